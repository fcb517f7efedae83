package dakota

import (
	"strings"
	"testing"

	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/scenes/tabletest"
)

// TestAdviceIsGiven checks that every warning is given in at least one game, and that at most one
// move in five gets a warning.
func TestAdviceIsGiven(t *testing.T) {
	given, moves, remarks := map[string]int{}, 0, 0
	for seed := uint64(0); seed < 24; seed++ {
		seats := 1 + int(seed%4)
		b := newTestTable(t, seats)
		state, err := rules.Game.New(seats, nil, seed)
		if err != nil {
			t.Fatal(err)
		}
		n, said := tabletest.CountAdvice(t, b, state, seed+9, given)
		moves, remarks = moves+n, remarks+said
	}
	t.Logf("%d remarks at %d moves: %v", remarks, moves, given)
	for _, a := range advice {
		// TestEmptyCartWarning covers this warning, because the pool is hardly ever empty in a game
		if given[a.ID] == 0 && a.ID != "empty-cart" {
			t.Errorf("the warning %q was never given", a.ID)
		}
	}
	if remarks*5 > moves {
		t.Errorf("%d of %d moves had a warning, expected at most a fifth", remarks, moves)
	}
}

// TestClosesMineWarning checks that closesMine warns of a tile that is about to be laid in a cell
// where it closes the mine, even if it would leave an open end in other cells.
func TestClosesMineWarning(t *testing.T) {
	told, kept := 0, 0
	for seed := uint64(0); seed < 40 && (told == 0 || kept == 0); seed++ {
		b := newTestTable(t, 2)
		state, err := rules.Game.New(2, nil, seed)
		if err != nil {
			t.Fatal(err)
		}
		for s, rng := state.(*rules.State), engine.NewRand(seed); ; {
			if legal, err := engine.PlayForced(s, nil, nil); err != nil || len(legal) == 0 {
				break
			}
			if s.Phase() == rules.PhaseExploreTile {
				showToMover(b, s)
				for _, m := range s.Moves(nil) {
					if m.Kind != rules.KindTile || b.closesMine(m) != "" {
						continue // the tile closes the mine in every cell
					}
					for _, x := range b.sites(rules.TileOf(m)) {
						rot, turned := b.rotAt(x)
						b.landing = landing{rules.TileOf(m), b.placing(x), rot, turned}
						if b.closesMine(m) != "" {
							told++
						} else {
							kept++
						}
					}
					b.landing = nowhere
				}
			}
			if err := s.Play(s.Policy(&rng), nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	if told == 0 || kept == 0 {
		t.Errorf("%d placements of tiles close the mine, %d do not: both kinds expected", told, kept)
	}
}

// TestEmptyCartWarning checks that emptyCart warns before a cart is brought up if the pool (the ore
// left to mine) is empty, and does not warn if the pool is full.
func TestEmptyCartWarning(t *testing.T) {
	b := newTestTable(t, 2)
	state, err := rules.Game.New(2, nil, 5)
	if err != nil {
		t.Fatal(err)
	}
	for s, rng := state.(*rules.State), engine.NewRand(7); ; {
		legal, err := engine.PlayForced(s, nil, nil)
		if err != nil || len(legal) == 0 {
			t.Fatal("no cart can be brought up:", err)
		}
		m := s.Policy(&rng)
		if m.Kind == rules.KindReturnCart {
			showToMover(b, s)
			if said := b.emptyCart(m); said != "" {
				t.Errorf("with a full pool emptyCart warns: %s", said)
			}
			b.Board.Pool = [rules.ResourceCount]int{}
			if b.emptyCart(m) == "" {
				t.Error("emptyCart does not warn of a cart that brings up nothing")
			}
			return
		}
		if err := s.Play(m, nil); err != nil {
			t.Fatal(err)
		}
	}
}

// TestNoTradeWarning checks that noTrade warns of a lesson if the worker bag holds no
// specialist.
func TestNoTradeWarning(t *testing.T) {
	b := newTestTable(t, 2)
	state, err := rules.Game.New(2, nil, 3)
	if err != nil {
		t.Fatal(err)
	}
	s := state.(*rules.State)
	if _, err := engine.PlayForced(s, nil, nil); err != nil {
		t.Fatal(err)
	}
	showToMover(b, s)
	m := lesson(1).move
	if said := b.noTrade(m); said != "" {
		t.Errorf("with a full worker bag noTrade warns: %s", said)
	}
	b.Board.WorkerBag = [rules.WorkerKinds]int{rules.StrongMiner: 2}
	if b.noTrade(m) == "" {
		t.Error("noTrade does not warn of a lesson with an empty worker bag")
	}
}

// TestSheriffBonusIsPromisedOnce checks that the text about building a sheriff's office promises
// points for sheriffs only to a town without such an office, because they count once (R110).
func TestSheriffBonusIsPromisedOnce(t *testing.T) {
	town, bonus := new(rules.Town), sheriffBonus(rules.SheriffOffice)
	if said := newBuildingTip(town, rules.SheriffOffice); !strings.Contains(said, bonus) {
		t.Errorf("the tip of the first office is %q", said)
	}
	town.Plots[3].Building = rules.SheriffOffice
	if said := newBuildingTip(town, rules.SheriffOffice); strings.Contains(said, bonus) {
		t.Errorf("the tip of the second office is %q", said)
	}
}
