package westernlegends

import (
	"fmt"
	"testing"

	"gulch/engine"
	"gulch/engine/testscale"
)

// holding is what a fighter has of the things that stakes can change.
type holding struct{ LP, Money, Nuggets, Wounds, Cards, MP, WP int }

// holdings returns what each seat has on board b, and the Man in Black last.
func holdings(b *Board) (all [MaxSeats + 1]holding) {
	for p := range b.Seats {
		w := &b.Of[p]
		all[p] = holding{w.LP, w.Money, w.Nuggets, w.Wounds, w.Cards, w.Cube[Marshal], w.Cube[Wanted]}
	}
	all[MaxSeats].LP = b.MibLP
	return all
}

// applied returns what each seat has after consequence s. all holds what each seat has before.
func applied(all [MaxSeats + 1]holding, s Stake) [MaxSeats + 1]holding {
	at := func(p engine.Seat) *holding {
		if p < 0 || p >= MaxSeats {
			p = MaxSeats
		}
		return &all[p]
	}
	h := at(s.Seat)
	h.LP, h.Money, h.Nuggets = h.LP+s.LP, h.Money+s.Money, h.Nuggets+s.Nuggets
	h.Wounds, h.Cards = h.Wounds+s.Wounds, h.Cards+s.Cards
	switch s.Kind {
	case StakePoints:
		if s.Track == Marshal {
			h.MP = s.Space
		} else {
			h.WP = s.Space
		}
	case StakeStar:
		h.MP -= s.N
	case StakeArrest:
		h.WP -= s.N
	case StakeMoney:
		if v := at(s.Victim); s.Victim != ManInBlack {
			v.Money -= s.N
		}
	case StakeNuggets:
		if v := at(s.Victim); s.Victim != ManInBlack {
			v.Nuggets -= s.N
		}
	}
	return all
}

// outcomes returns what all seats can have after the stakes. from holds what they have before.
// There is one result for each combination of choices.
func outcomes(from [MaxSeats + 1]holding, stakes []Stake) (all [][MaxSeats + 1]holding) {
	all = [][MaxSeats + 1]holding{from}
	for len(stakes) > 0 {
		n := 1
		for n < len(stakes) && stakes[n].Or {
			n++
		}
		var next [][MaxSeats + 1]holding
		for _, h := range all {
			for _, s := range stakes[:n] {
				next = append(next, applied(h, s))
			}
		}
		all, stakes = next, stakes[n:]
	}
	return all
}

// automaticSource reports whether event e is about an ability, a weapon or a played card whose
// bonus works automatically. It returns false if it is about a card or an item that somebody has
// used.
func automaticSource(s *State, e engine.Event) bool {
	c, ability, i := SourceIn(e).Parts()
	w := window(WindowIn(e))
	switch {
	case c >= 0:
		return box.windows.bonus[s.alt()][w].Has(c)
	case ability >= 0:
		return !optional(&box.char[s.p[e.Seat].char].ability[ability], w)
	}
	for _, a := range box.item[i].side[s.p[e.Seat].sideOf(i)] {
		if a.when == w && optional(&a, w) {
			return false
		}
	}
	return true
}

// watched is a fight that has been won and whose consequences are being carried out.
type watched struct {
	name   string
	stakes []Stake
	before [MaxSeats + 1]holding
	sides  [2]engine.Seat
	used   bool // somebody has used a card or an item, which stakes do not include
}

// same reports whether both sides of the fight have in b what they have in a. Other seats are
// ignored, because they may gain something by their own abilities.
func (x *watched) same(a, b [MaxSeats + 1]holding) bool {
	for _, p := range x.sides {
		if p == ManInBlack {
			p = MaxSeats
		}
		if p >= 0 && a[p] != b[p] {
			return false
		}
	}
	return true
}

// bonusAfterChoice reports whether the bonus of a card pays money after the winner has chosen
// between money and nuggets. How much of it fits then depends on the choice.
func bonusAfterChoice(stakes []Stake) bool {
	chosen := false
	for _, s := range stakes {
		chosen = chosen || s.Kind == StakeNuggets && s.Or
		if chosen && s.Bonus && s.Money != 0 {
			return true
		}
	}
	return false
}

// TestStakesAreWhatFightsPay checks the result of Stakes for each fight that is won in played
// games: afterwards the fighters must have what it announced, for one combination of the choices
// that it lists.
func TestStakesAreWhatFightsPay(t *testing.T) {
	seen, marshal, bonus := map[string]int{}, map[StakeKind]int{}, map[string]int{}
	for seed := range uint64(testscale.Of(100, 600)) {
		s, err := Game.New(2+int(seed)%5, nil, seed)
		if err != nil {
			t.Fatal(err)
		}
		state := s.(*State)
		all := engine.SeatSet(1<<state.Seats() - 1)
		board := Game.NewBoard().(*Board)
		board.Read(state, all)
		rng := engine.NewRand(seed)
		var open []watched
		for step := 0; step < 6000; step++ {
			moves := state.Moves(nil)
			if len(moves) == 0 {
				break
			}
			m := beginnersMove(state, moves, &rng)
			if err := state.Play(m, func(e engine.Event) {
				switch e.Kind {
				case EventFightWon:
					d := board.Fights[board.Fighting-1]
					stakes := board.Stakes(&d, SideIn(e))
					name := fmt.Sprintf("%s won by side %d", d.Kind(), SideIn(e))
					open = append(open, watched{name, stakes, holdings(board), d.Side, bonusAfterChoice(stakes)})
					for _, s := range stakes {
						marshal[s.Kind]++
						if s.Bonus {
							bonus[fmt.Sprintf("kind %d, %+v", s.Kind, s.Amounts)]++
						}
					}
				case EventUsed:
					for i := range open {
						open[i].used = open[i].used || !automaticSource(state, e)
					}
				}
				engine.Follow(board, engine.Told{Event: e, State: state}, all)
				if e.Kind == EventFight {
					for i := range open { // a fight within the consequences of another one
						open[i].used = true
					}
				}
				if e.Kind != EventFightOver || len(open) == 0 {
					return
				}
				x := open[len(open)-1]
				open = open[:len(open)-1]
				if x.used {
					return
				}
				seen[x.name]++
				got := holdings(board)
				for _, want := range outcomes(x.before, x.stakes) {
					if x.same(want, got) {
						return
					}
				}
				t.Errorf("seed %d, step %d: %s: before %+v, after %+v, Stakes returned %+v", seed, step, x.name,
					x.before, got, x.stakes)
			}); err != nil {
				t.Fatal(err)
			}
			if t.Failed() {
				return
			}
		}
	}
	t.Logf("fights: %v; stakes by kind: %v; bonuses of cards: %v", seen, marshal, bonus)
	// Wallop, Kingpin, High Noon and Last Laugh
	for _, a := range []Amounts{{Money: 10}, {Money: 20}, {LP: 1}, {Cards: 1}} {
		if bonus[fmt.Sprintf("kind %d, %+v", StakeGain, a)] == 0 {
			t.Errorf("no played card had the bonus %+v: try more seeds", a)
		}
	}
	for _, kind := range fightIDs[1:] {
		for side := range 2 {
			if name := fmt.Sprintf("%s won by side %d", kind, side); seen[name] == 0 {
				t.Errorf("no fight %s was played: try more seeds", name)
			}
		}
	}
	for k := range StakeHunt + 1 {
		if marshal[k] == 0 && k != StakeToken { // the token of a fight is face up
			t.Errorf("no fight had a stake of kind %d: try more seeds", k)
		}
	}
}

// TestWallopWoundsTwice checks that the stakes of a fight between players include the extra wound
// that the bonus of Wallop brings to the loser, and that they leave it out while the card is
// hidden.
func TestWallopWoundsTwice(t *testing.T) {
	s := actPosition(t)
	board := Game.NewBoard().(*Board)
	board.Read(s, 0)
	for card, want := range map[string]int{"pk_8c": 2, "pk_9c": 1, "": 1} {
		d := board.DuelOf(0, Fight(int(fightDuel), 1))
		if c, err := parseCard(card); err == nil {
			d.Played[0] = c
		}
		got, extra := 0, 0
		for _, x := range board.Stakes(&d, 0) {
			got += x.Wounds
			if x.Bonus {
				extra += x.Wounds
			}
		}
		if got != want || extra != want-1 {
			t.Errorf("with card %q the loser takes %d wounds, %d of them by the bonus, want %d", card, got, extra, want)
		}
	}
}
