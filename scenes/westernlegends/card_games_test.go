package westernlegends

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/westernlegends"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// TestFaroChips checks the chips of the faro table: two for each of the thirteen ranks, inside the
// close-up, without overlap.
func TestFaroChips(t *testing.T) {
	m := findDecision(t, 4, func(_ *match.Match, s *rules.State) bool { return s.Phase() == rules.PhaseFaroBet })
	play, nodes := showPosition(t, m.State().(*rules.State))
	var chips []geom.Rect
	for id, n := range nodes {
		if strings.HasPrefix(id, "bet ") || strings.HasPrefix(id, "choice bet ") {
			chips = append(chips, n.Rect)
		}
	}
	if len(chips) != 2*rules.FightCards {
		t.Errorf("%d chips on the faro table, expected two per rank", len(chips))
	}
	for i, r := range chips {
		if !r.Within(play.close.Inner()) {
			t.Errorf("a chip at %v is not within the close-up %v", r, play.close.Inner())
		}
		for _, o := range chips[:i] {
			if r.Inset(0.5).Meets(o.Inset(0.5)) && r.Pad(1, 1).Meets(o.Pad(1, 1)) {
				t.Errorf("chips at %v and %v overlap", r, o)
			}
		}
	}
}

// TestJoiningHasOneButton checks that a move that already has a button gets no second
// button: the decision to join a game of poker offers only "join" and "pass".
func TestJoiningHasOneButton(t *testing.T) {
	m := findDecision(t, 4, func(m *match.Match, s *rules.State) bool {
		return s.Phase() == rules.PhaseJoin &&
			slices.ContainsFunc(m.Legal(), func(x engine.Move) bool { return x.Kind == rules.KindJoin })
	})
	play, _ := showPosition(t, m.State().(*rules.State))
	var buttons []string
	for _, n := range play.rowNodes(table.NewDecision(play, m.State(), m.Legal()), nil) {
		buttons = append(buttons, n.ID)
	}
	if slices.Sort(buttons); !slices.Equal(buttons, []string{"join", "pass"}) {
		t.Errorf("the buttons are %q, expected only \"join\" and \"pass\"", buttons)
	}
}

// TestJoiningShowsTheHand checks what is shown with the decision to join a game of poker: the
// viewer's hand, the size of the pot and what the house adds.
func TestJoiningShowsTheHand(t *testing.T) {
	m := findDecision(t, 4, func(_ *match.Match, s *rules.State) bool {
		board := rules.Game.NewBoard().(*rules.Board)
		board.Read(s, 0)
		return s.Phase() == rules.PhaseJoin && board.Game.Kind() == "poker" && s.Hand(0).Len() > 1
	})
	s := m.State().(*rules.State)
	all := textsOf(t, s)
	if !strings.Contains(all, "Your hand: ") || !strings.Contains(all, dollars(rules.PokerHouse)) {
		t.Errorf("expected the hand and the stake of the house, found: %s", all)
	}
}

// TestFaroStripMarksTurnedRanks checks that the strip of the faro table marks the ranks that have
// been turned over, and those that were shown in the box from the start.
func TestFaroStripMarksTurnedRanks(t *testing.T) {
	m := findDecision(t, 4, func(_ *match.Match, s *rules.State) bool { return s.Phase() == rules.PhaseFaroBet })
	b, _ := showPosition(t, m.State().(*rules.State))
	g := &b.Board.Game
	g.Shown, g.Faro[0] = 1<<3|1<<5, 3
	for turned, want := range [][2]int{{0, 2}, {1, 1}} {
		g.Turned = turned
		texts, _ := drawnOn(b, func(p *paint.Canvas) { b.paintStrip(p, geom.R(0, 0, 800, 400)) })
		var got [2]int
		for _, text := range texts {
			got[0], got[1] = got[0]+oneIf(text == "out"), got[1]+oneIf(text == "in the box")
		}
		if got != want {
			t.Errorf("after %d turned cards, %d ranks are marked as out and %d as in the box, expected %d and %d", turned,
				got[0], got[1], want[0], want[1])
		}
	}
}

// TestFaroOddsFollowTheBox checks that the text before the third card tells what the bets can still
// win, and that the box shows no card that has been turned.
func TestFaroOddsFollowTheBox(t *testing.T) {
	board := rules.Game.NewBoard().(*rules.Board)
	m := findDecision(t, 4, func(_ *match.Match, s *rules.State) bool {
		if s.Phase() != rules.PhaseFaroStay {
			return false
		}
		board.Read(s, 0)
		_, first := board.Game.Bet(0, 0)
		_, second := board.Game.Bet(0, 1)
		return first == 0 || second == 0 // the seat has only one bet
	})
	b, _ := showPosition(t, m.State().(*rules.State))
	g := &b.Board.Game
	rank, dollar := g.Bet(0, 0)
	if dollar == 0 {
		rank, _ = g.Bet(0, 1)
	}
	others := [...]int{(rank + 1) % rules.FightCards, (rank + 2) % rules.FightCards, (rank + 3) % rules.FightCards}
	for _, c := range []struct {
		shown  int
		turned [2]int
		text   string
	}{
		{1<<rank | 1<<others[0] | 1<<others[1], [2]int{others[0], others[1]}, "an even chance"},
		{1<<others[0] | 1<<others[1] | 1<<others[2], [2]int{others[0], others[1]}, "1 in 20"},
		{1<<others[0] | 1<<others[1] | 1<<others[2], [2]int{others[0], (rank + 4) % rules.FightCards}, "Neither card"},
	} {
		g.Shown, g.Turned = uint16(c.shown), 2
		for i, x := range c.turned {
			g.Faro[i] = rules.FightCard(x)
			if boxOf(g).has(x) {
				t.Errorf("rank %d has been turned, but is in the box", x)
			}
		}
		if got := b.faroOdds(); !strings.Contains(got, c.text) {
			t.Errorf("shown %b, turned %v: the text is %q, expected %q in it", c.shown, c.turned, got, c.text)
		}
	}
}

// TestLastBetIsSelectedFirst checks at faro that no press on a chip reveals the cards: the last bet
// that a seat can place is only selected, and “Done betting” places it. That is the second bet, or
// the first one if no money is left for another.
func TestLastBetIsSelectedFirst(t *testing.T) {
	for money, bets := range map[int]int{10: 1, 20: 2, 100: 2} {
		s := positionOf(t, "e15_faro", fmt.Sprintf(`{"seats": {"0": {"money": %d}, "1": {"money": 0}}}`, money))
		playNamed(t, s, "faro")
		b, _ := showPosition(t, s)
		var made []engine.Move
		press := func(id string) {
			t.Helper()
			a := table.NewDecision(b, s, s.Moves(nil))
			a.Do = func(_ string, m engine.Move) { made = append(made, m) }
			a.Area, a.Row = geom.R(1000, 400, 256, 120), geom.R(1000, 600, 256, 44) // beside the board
			nodes := b.Nodes(a, nil)
			i := slices.IndexFunc(nodes, func(n ui.Node) bool { return n.ID == id })
			if i < 0 || !nodes[i].Enabled() {
				t.Fatalf("with $%d, the node %q cannot be pressed", money, id)
			}
			nodes[i].Press()
		}
		for n := 1; n < bets; n++ {
			press(s.Notation(rules.Bet(n, 10)))
			if err := s.Play(made[0], nil); err != nil || s.Phase() != rules.PhaseFaroBet {
				t.Fatalf("with $%d, the first bet ends the betting: %v", money, err)
			}
			made = nil
			showFor(t, b, s)
		}
		other, m := rules.Bet(8, 10), rules.Bet(9, 10)
		press("choice " + s.Notation(other))
		press("choice " + s.Notation(m))
		if len(made) > 0 {
			t.Errorf("with $%d, the chip of the last bet plays %v", money, made)
		}
		press("confirm")
		if !slices.Equal(made, []engine.Move{m}) {
			t.Errorf("with $%d, “Done betting” plays %v, expected the selected bet", money, made)
		}
	}
}
