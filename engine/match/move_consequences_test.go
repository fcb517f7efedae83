package match

import (
	"bytes"
	"math/rand/v2"
	"testing"

	"gulch/engine"
	"gulch/engine/games"
	"gulch/engine/nuggets"
	"gulch/engine/sierrawest"
)

// TestIrreversible checks that Irreversible and EndsTurn predict whether a move can be undone and
// ends the turn, without changing the match.
func TestIrreversible(t *testing.T) {
	for _, c := range []struct {
		practice bool
		move     string
		want     bool
	}{{false, "take 1", false}, {false, "roll", true}, {true, "roll", false}} {
		m, err := New(heapGame{rules: 1}, Setup{Seats: []Seat{ada, bot}, Seed: 3, Practice: c.practice}, nil)
		if err != nil {
			t.Fatal(err)
		}
		move, err := m.State().Parse(c.move)
		if err != nil {
			t.Fatal(err)
		}
		before, _ := m.State().MarshalJSON()
		got := m.Irreversible(move)
		after, _ := m.State().MarshalJSON()
		turn := m.State().Turn()
		ends := m.EndsTurn(move)
		if got != c.want || !bytes.Equal(before, after) {
			t.Errorf("practice %v, %s: Irreversible is %v, want %v, or it changed the match", c.practice, c.move, got,
				c.want)
		}
		play(t, m, c.move)
		if want := m.State().Turn() != turn; ends != want && !c.practice {
			t.Errorf("%s: EndsTurn is %v, want %v", c.move, ends, want)
		}
		if can := m.CanUndo(0) == nil; can == c.want {
			t.Errorf("practice %v, %s: CanUndo allows undo: %v, which contradicts Irreversible", c.practice, c.move,
				can)
		}
	}
}

// TestTurnsThatEndByThemselves checks EndsTurnByItself in Sierra West, where a turn ends with
// drawing cards. It must predict the moves after which the turn ends without a decision and nothing
// can be undone.
func TestTurnsThatEndByThemselves(t *testing.T) {
	m, err := New(sierrawest.Game, Setup{Seats: []Seat{ada, bot}, Seed: 3}, nil)
	if err != nil {
		t.Fatal(err)
	}
	predicted := 0
	for r := rand.New(rand.NewPCG(3, 0)); !m.Over(); {
		seat, move := m.Turn(), m.Legal()[r.IntN(len(m.Legal()))]
		ends := m.EndsTurnByItself(move)
		text := m.State().Notation(move)
		if _, err := m.Play(move); err != nil {
			t.Fatal(err)
		}
		if !ends {
			continue
		}
		if predicted++; m.Turn() == seat || seat == 0 && m.CanUndo(seat) == nil {
			t.Errorf("%s is said to end the turn for good, but seat %d decides next, or it can be undone", text, m.Turn())
		}
		if text == "end_turn" {
			t.Error("the move that ends the turn is said to end it by itself")
		}
	}
	if predicted == 0 {
		t.Error("no turn ended by itself; want a seed where some do")
	}
}

// TestBestAlternative checks the move with the largest prior and its advantage, and that there is
// none without heuristics, for an illegal move and after the end of the game.
func TestBestAlternative(t *testing.T) {
	none := engine.Move{}
	h, _ := newHeapMatch(t, "none", ada, bot)
	if best, points := h.BestAlternative(h.Legal()[0]); best != none || points != 0 {
		t.Errorf("in a game without heuristics the alternative is %v with %v points, want none", best, points)
	}
	m, err := New(nuggets.Game, Setup{Seats: []Seat{ada, bot}, Seed: 2}, nil)
	if err != nil {
		t.Fatal(err)
	}
	legal := m.Legal()
	weights := m.State().(engine.Heuristics).Prior(legal, nil)
	var most float32
	for _, w := range weights {
		most = max(most, w)
	}
	best, points := m.BestAlternative(legal[0])
	for i, move := range legal {
		if move == best && (weights[i] != most || points != float64(most-weights[0])) {
			t.Errorf("the alternative has the prior %v and an advantage of %v, want %v and %v", weights[i], points,
				most, most-weights[0])
		}
	}
	if best, points := m.BestAlternative(nuggets.Fill()); best != none || points != 0 {
		t.Errorf("the alternative to an illegal move is %v with %v points, want none", best, points)
	}
	for !m.Over() {
		if _, err := m.Play(m.Legal()[0]); err != nil {
			t.Fatal(err)
		}
	}
	if best, points := m.BestAlternative(nuggets.Dig()); best != none || points != 0 {
		t.Errorf("after the end the alternative is %v with %v points, want none", best, points)
	}
	if m.Irreversible(nuggets.Dig()) {
		t.Error("after the end of the game a move is irreversible")
	}
}

// TestPlayAhead checks that PlayAhead stops after the maximum, at another seat, at a roll of the
// die, at an illegal move, and when the caller has no move.
func TestPlayAhead(t *testing.T) {
	m, _ := newHeapMatch(t, "many", ada, bot)
	before := position(t, m.State())
	for _, c := range []struct {
		name, move string
		most, want int
	}{{"another seat", "take 1", 3, 1}, {"a roll", "roll", 3, 1}, {"an illegal move", "take 9", 3, 0},
		{"can't make any more moves", "take 1", 0, 0}} {
		move, err := m.State().Parse(c.move)
		if err != nil {
			t.Fatal(err)
		}
		all := m.PlayAhead(func(engine.State) (engine.Move, bool) { return move, true }, c.most)
		if len(all) != c.want || position(t, m.State()) != before {
			t.Errorf("%s: PlayAhead returns %v, want %d moves and no change of the match", c.name, all, c.want)
		}
	}
	if all := m.PlayAhead(func(engine.State) (engine.Move, bool) { return engine.Move{}, false }, 3); len(all) != 0 {
		t.Errorf("PlayAhead returns %v though the caller has no move, want none", all)
	}
}

// TestConsequencesOfSeveralMoves checks for every game that the consequences of two moves together
// contain those of the second one after the first, as far as the first reveals nothing.
func TestConsequencesOfSeveralMoves(t *testing.T) {
	for _, game := range games.All() {
		found := 0
		for seed := uint64(1); seed < 30 && found < 5; seed++ {
			m, err := New(game, Setup{Seats: make([]Seat, max(2, game.Info().MinSeats)), Seed: seed}, nil)
			if err != nil {
				t.Fatal(err)
			}
			for r := rand.New(rand.NewPCG(seed, 0)); !m.Over() && found < 5; {
				seat, first := m.Turn(), m.Legal()[r.IntN(len(m.Legal()))]
				before, revealed, record := engine.Clone(m.State()), m.Irreversible(first), m.Text()
				if _, err := m.Play(first); err != nil {
					t.Fatal(err)
				}
				if revealed || m.Over() || m.Turn() != seat {
					continue
				}
				second := m.Legal()[r.IntN(len(m.Legal()))]
				want := m.ConsequencesOf([]engine.Move{second})
				if !want.Irreversible || !want.SurelyEndsTurn {
					continue
				}
				found++
				back, _, err := Resume(games.Find, record, nil)
				if err != nil {
					t.Fatal(err)
				}
				got := back.ConsequencesOf([]engine.Move{first, second})
				if !want.EndsTurnByItself { // what the others reveal later depends on random continuations
					got.Irreversible = true
				}
				if got != want {
					t.Errorf("%s: %s and then %s have the consequences %+v, want %+v as for the second alone", game.Info().ID,
						before.Notation(first), m.State().Notation(second), got, want)
				}
			}
		}
		t.Logf("%s: %d pairs of moves end a turn", game.Info().ID, found)
	}
}
