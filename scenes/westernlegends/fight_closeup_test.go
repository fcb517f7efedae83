package westernlegends

import (
	"fmt"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/westernlegends"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/scenes/stage"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// TestTieWinner checks in played games that every tied fight is won by the side that
// Board.TieWinner returns; the close-up of a fight names this side (R40).
func TestTieWinner(t *testing.T) {
	app, seen := tabletest.App(t, rules.Game), [2]int{}
	for seed := range uint64(30) {
		seats := tabletest.Bots(2 + int(seed)%5)
		m, err := match.New(rules.Game, match.Setup{Seats: seats, Seed: seed}, nil)
		if err != nil {
			t.Fatal(err)
		}
		b := New(app, seats)
		for rng := engine.NewRand(seed); !m.Over(); {
			s := m.State().(*rules.State)
			board := table.ReadBoard(b, s).(*rules.Board)
			x := s.Policy(&rng)
			if rng.Below(3) == 0 {
				x = m.Legal()[rng.Below(len(m.Legal()))]
			}
			next, told := new(rules.State), []engine.Told(nil)
			s.CopyTo(next)
			if err := next.Play(x, engine.Collect(next, &told)); err != nil {
				t.Fatal(err)
			}
			for _, e := range told {
				if e.Kind == rules.EventFightWon && board.Fighting > 0 {
					b.Board, b.State, b.Settled = board, s, s
					d := b.fight()
					left, _, ok := b.sum(d, 0)
					right, _, also := b.sum(d, 1)
					if ok && also && left == right {
						seen[b.Board.TieWinner(d)]++
						if rules.SideIn(e.Event) != b.Board.TieWinner(d) {
							t.Errorf("seed %d: side %d wins %d against %d in a fight of kind %s, TieWinner returned %d",
								seed, rules.SideIn(e.Event), left, right, d.Kind(), b.Board.TieWinner(d))
						}
					}
					break
				}
				if e.Kind == rules.EventFight {
					break
				}
				engine.Follow(board, e, b.RevealedSeats)
			}
			if _, err := m.Play(x); err != nil {
				t.Fatal(err)
			}
		}
	}
	if t.Logf("ties: %v", seen); seen[0] == 0 || seen[1] == 0 {
		t.Errorf("tied fights by winning side: %v, both expected", seen)
	}
}

// TestFightNamesTieWinner checks that the close-up of a fight says who wins a tie before the
// first card is played.
func TestFightNamesTieWinner(t *testing.T) {
	m := findDecision(t, 4, func(_ *match.Match, s *rules.State) bool {
		return s.Phase() == rules.PhaseFightCard && s.Hand(0).Len() > 2
	})
	s := m.State().(*rules.State)
	play, nodes := showPosition(t, s)
	pen := new(paint.Trace).Canvas(play.App.Kit, 1280, 720, play.Window.View)
	var said []string
	pen.OnText = func(w paint.DrawnText) { said = append(said, w.Text) }
	for _, n := range nodes {
		if n.Draw != nil {
			n.Draw(pen, &n, ui.NodeState{})
		}
	}
	if all := strings.Join(said, "; "); !strings.Contains(all, "Tie: ") {
		t.Errorf("no text names the winner of a tie: %s", all)
	}
}

// TestCardsPreviewSums checks that pointing at a card in a fight previews the fight values that
// both sides would have with it, and that these are plausible.
func TestCardsPreviewSums(t *testing.T) {
	told := 0
	m := findDecision(t, 4, func(_ *match.Match, s *rules.State) bool {
		return s.Phase() == rules.PhaseReact && s.OpenWindow() == "fight_react"
	})
	s := m.State().(*rules.State)
	play, _ := showPosition(t, s)
	d := play.fight()
	for _, x := range m.Legal() {
		after, ok := play.sumsAfter(x)
		if x.Kind != rules.KindUse || !ok {
			continue
		}
		told++
		for side := range 2 {
			if now, _, seen := play.sum(d, side); seen && (after[side] > now+12 || after[side] < 2) {
				t.Errorf("%s: implausible preview: the sum becomes %d, before %d", s.Notation(x), after[side], now)
			}
		}
	}
	if told == 0 {
		t.Error("no card had a preview of the sums")
	}
}

// TestFightCloseUpCloses checks that the close-up of a fight closes as soon as the board shows that
// the fight is over, even while other animations run. The table must rebuild its nodes exactly once
// for this.
func TestFightCloseUpCloses(t *testing.T) {
	m := findDecision(t, 4, func(_ *match.Match, s *rules.State) bool { return s.Phase() == rules.PhaseFightCard })
	play, _ := showPosition(t, m.State().(*rules.State))
	asked := 0
	play.rebuild = func() { asked++ }
	play.Board.Fighting = 0
	play.Layout()
	if asked != 1 {
		t.Errorf("at the end of the fight the nodes are rebuilt %d times, expected once", asked)
	}
	play.Layout()
	if asked != 1 {
		t.Error("the nodes are rebuilt again although nothing has changed")
	}
}

// TestFightResultStaysVisible checks that the result of the viewer's own fight is announced with
// the values of both sides, and that the announcement stays long enough at every animation speed.
func TestFightResultStaysVisible(t *testing.T) {
	m := findDecision(t, 4, func(_ *match.Match, s *rules.State) bool { return s.Phase() == rules.PhaseFightCard })
	play, _ := showPosition(t, m.State().(*rules.State))
	d := play.fight()
	d.Cards, d.Played[0], d.Played[1] = 0, rules.Card(51), rules.Card(0)
	if d.Side[0] != play.Viewer && d.Side[1] != play.Viewer {
		t.Fatal("the viewer does not take part in the fight")
	}
	own, _, _ := play.sum(d, 0)
	other, _, _ := play.sum(d, 1)
	winner := d.Side[0]
	if own < other {
		winner = d.Side[1]
	}
	if said, want := play.result(winner), fmt.Sprintf("%d beats %d", max(own, other), min(own, other)); said != want {
		t.Errorf("it says %q, not %q", said, want)
	}
	for _, speed := range stage.Speeds() {
		play.App.Settings.Speed = speed
		won := engine.Told{Event: engine.Event{Kind: rules.EventFightWon, Seat: winner}}
		all := table.Animate(play, won).Animations()
		if len(all) == 0 || all[0].Length < table.ResultTime || !all[0].RealTime {
			t.Errorf("at speed %v the result of the fight is not shown for %d ms", speed, table.ResultTime)
		}
	}
}

// TestShowdownStaysVisible checks that, if two people fight at one screen, the second card stays
// face up for a while before the screen may be covered for the hand-over, at every animation speed.
// With a single person at the screen there is no such delay.
func TestShowdownStaysVisible(t *testing.T) {
	for people, held := range map[int]bool{2: true, 1: false} {
		m := findDecision(t, 4, func(_ *match.Match, s *rules.State) bool { return s.Phase() == rules.PhaseFightCard })
		play, _ := showPosition(t, m.State().(*rules.State))
		for i := range play.Players {
			if play.Players[i].Bot = "easy"; i < people {
				play.Players[i].Bot = ""
			}
		}
		d := play.fight()
		d.Cards, d.Side = 0, [2]engine.Seat{0, 1}
		for side, waits := range []bool{false, held} { // the card of side 1 is played after the card of side 0
			shown := engine.Event{Kind: rules.EventShown, Seat: d.Side[side], A: int16(rules.Card(51))}
			last := 0.0
			for _, a := range table.Animate(play, engine.Told{Event: shown}).Animations() {
				if a.RealTime {
					last = a.Length
				}
			}
			if (last >= showdownTime) != waits {
				t.Errorf("with %d people at the screen card %d stays face up for %.0f ms", people, side+1, last)
			}
		}
	}
}

// TestDarkCardsKeepTheirShape checks that cards in the close-up of a fight keep their shape if none
// of them can be used.
func TestDarkCardsKeepTheirShape(t *testing.T) {
	m := findDecision(t, 4, func(_ *match.Match, s *rules.State) bool {
		cards, _ := s.HandSize(0)
		return s.Phase() == rules.PhaseReact && cards > 0
	})
	s := m.State().(*rules.State)
	play, _ := showPosition(t, s)
	var pass []engine.Move
	for _, move := range s.Moves(nil) {
		if buttonKinds[move.Kind] {
			pass = append(pass, move)
		}
	}
	c := play.fightCloseUp(table.NewDecision(play, s, pass))
	if len(c.choice) == 0 {
		t.Fatal("the close-up shows no card")
	}
	for i := range c.choice {
		if r := c.grid(geom.R(0, 0, 900, 560), i); r.W > r.H {
			t.Errorf("card %d is %.0f wide and %.0f high", i, r.W, r.H)
		}
	}
}

// TestFightResultNamesBothCards checks that the log line about the end of a fight names the cards
// of both sides, because a recap may contain nothing else about the fight, and none after a
// declined fight.
func TestFightResultNamesBothCards(t *testing.T) {
	m := findDecision(t, 4, func(_ *match.Match, s *rules.State) bool { return s.Phase() == rules.PhaseFightCard })
	play, _ := showPosition(t, m.State().(*rules.State))
	d := play.fight()
	d.Cards, d.Side, d.Played = 0, [2]engine.Seat{0, 1}, [2]rules.Card{51, 0}
	won := engine.Event{Kind: rules.EventFightWon, Seat: 0, Other: 1, A: fightNumber("duel")}
	want := fmt.Sprintf("Duel: Ada against %s. Ada wins. %s against %s.", play.Name(1), cardName(51), cardName(0))
	if _, line := play.Line(won); line != want {
		t.Errorf("after a fight of two players the line is %q, expected %q", line, want)
	}
	won.Other, won.A = engine.NoSeat, fightNumber("bank_guard")
	d.Cards, d.Side[1], d.Played[1], d.Dealt = 2, engine.NoSeat, rules.NoCard, 7
	want = fmt.Sprintf("Ada against the bank guard: Ada wins. %s against fight card 9.", cardName(51))
	if _, line := play.Line(won); line != want {
		t.Errorf("after a fight against fight cards the line is %q, expected %q", line, want)
	}
	d.Dealt = rules.NoFightCard
	if _, line := play.Line(won); line != "Ada against the bank guard: Ada wins." {
		t.Errorf("without a card of the other side the line is %q", line)
	}
}

// fightNumber returns the number of a kind of fight in events, by its ID.
func fightNumber(kind string) (n int16) {
	for rules.FightName(int(n)) != kind {
		n++
	}
	return n
}
