package dakota

import (
	"slices"
	"strings"
	"testing"

	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// playGame plays a game with this seed for a number of seats, by the bots' policy. Before every
// decision it calls visit with a table that shows the position, with the state, and with all past
// events.
func playGame(t *testing.T, seats int, seed uint64, visit func(b *Table, s *rules.State, past []engine.Event)) {
	t.Helper()
	b := newTestTable(t, seats)
	state, err := rules.Game.New(seats, nil, seed)
	if err != nil {
		t.Fatal(err)
	}
	s, rng := state.(*rules.State), engine.NewRand(seed)
	var past []engine.Event
	tell := func(e engine.Event) { past = append(past, e) }
	window, area := tabletest.WideWindow()
	for {
		legal, err := engine.PlayForced(s, nil, tell)
		if err != nil {
			t.Fatal(err)
		}
		if len(legal) == 0 {
			return
		}
		table.RevealSeats(b, engine.SeatsOf(s.Turn()))
		table.ShowPosition(b, s, window, area)
		visit(b, s, past)
		if err := s.Play(s.Policy(&rng), tell); err != nil {
			t.Fatal(err)
		}
	}
}

// TestDayEvents checks that every event card of a day is shown beside the sun with a text until the
// day is over, and that the cards do not overlap.
func TestDayEvents(t *testing.T) {
	seen := map[rules.Card]bool{}
	for seed := uint64(1); seed < 7; seed++ {
		playGame(t, 1+int(seed)%4, seed, func(b *Table, s *rules.State, past []engine.Event) {
			if b.shownSeat() != b.Viewer {
				return
			}
			var due []rules.Card
			for _, e := range past {
				switch e.Kind {
				case rules.EventDay:
					due = nil
				case rules.EventHappening:
					due = append(due, rules.CardIn(e))
				}
			}
			a := table.NewDecision(b, s, s.Moves(nil))
			a.History = func() []engine.Event { return past }
			nodes := b.todayNodes(a, nil)
			if len(nodes) != len(due) {
				t.Fatalf("seed %d, day %d: %d events, but %d event cards are shown", seed, s.Day(), len(due),
					len(nodes))
			}
			for i, n := range nodes {
				seen[due[i]] = true
				if n.Label != due[i].Name() || !strings.HasPrefix(n.Tip, due[i].Text()) ||
					b.brief(dayEvents(past)[i]) == "" {
					t.Fatalf("the card of event %s has the label %s and the tooltip %s", due[i], n.Label, n.Tip)
				}
				if i > 0 && n.Rect.Meets(nodes[i-1].Rect) || n.Rect.X < b.at.sky.X ||
					n.Rect.Right() > b.at.sky.Right() {
					t.Fatalf("%d events: the card of %s at %v overlaps the one before or is outside the sky",
						len(nodes), due[i], n.Rect)
				}
			}
		})
	}
	if len(seen) < 10 {
		t.Errorf("only %d kinds of events occurred", len(seen))
	}
}

// TestTunnelEnds checks that endsOf predicts which tunnels of the mine are open after a tile is
// laid, by comparing with the mine after the move.
func TestTunnelEnds(t *testing.T) {
	tried := 0
	for seed := uint64(1); seed < 4; seed++ {
		playGame(t, 2, seed, func(b *Table, s *rules.State, _ []engine.Event) {
			if s.Phase() != rules.PhaseExploreTile {
				return
			}
			now := &b.Board.Towns[b.Viewer]
			for _, tile := range b.Board.Exploring.Tiles() {
				for _, x := range b.sites(tile) {
					for _, rot := range x.rots {
						want := slices.DeleteFunc(now.OpenEnds(), func(c int) bool { return c == x.cell })
						if x.swap {
							continue
						}
						cx, cy := rules.CellXY(x.cell)
						for i, e := range endsOf(now, tile, rot, x.cell) {
							for c := range gridCells {
								if nx, ny := rules.CellXY(c); e == openEnd && nx == cx+sides[i][0] &&
									ny == cy+sides[i][1] && !slices.Contains(want, c) {
									want = append(want, c)
								}
							}
						}
						then, ok := b.laid(tile, x, rot)
						slices.Sort(want)
						if got := slices.Sorted(slices.Values(then.OpenEnds())); !ok || !slices.Equal(got, want) {
							t.Fatalf("%s, rotation %d, cell %d: the ends are %v, endsOf returns %v", tile, rot, x.cell,
								got, want)
						}
						tried++
					}
				}
			}
		})
	}
	if tried < 100 {
		t.Errorf("only %d ways to lay a tile were checked", tried)
	}
}

// TestAutomaticHighNoonPassIsExplained checks the explanation of an automatic pass at High Noon. A
// person who holds cards gets one, a person with an empty hand does not. At a table of several
// persons, a person who holds cards does not pass automatically, because that would reveal
// something about the hand.
func TestAutomaticHighNoonPassIsExplained(t *testing.T) {
	told, silent, asked := 0, 0, 0
	for seed := uint64(1); seed < 12; seed++ {
		playGame(t, 3, seed, func(b *Table, s *rules.State, _ []engine.Event) {
			legal := s.Moves(nil)
			if s.Phase() != rules.PhaseHighNoon || len(legal) != 1 || legal[0].Kind != rules.KindPass {
				return
			}
			me := s.Turn()
			b.Viewer = me
			if _, by := b.PreparedAnswer(s); by && b.Board.Towns[me].HandSize > 0 {
				t.Error("with several people High Noon is passed automatically although the hand holds cards")
			}
			asked++
			for i := range b.Players {
				if b.Players[i].Bot = "easy"; engine.Seat(i) == me {
					b.Players[i].Bot = ""
				}
			}
			defer func() {
				for i := range b.Players {
					b.Players[i].Bot = ""
				}
			}()
			if _, by := b.PreparedAnswer(s); !by {
				return
			}
			hand := b.Board.Towns[me].HandSize
			words := 0
			passed := engine.Told{Event: engine.Event{Kind: rules.EventPassed, Seat: me}}
			for _, a := range table.Animate(b, passed).Animations() {
				if a.Length == noonTime {
					words++
				}
			}
			switch {
			case hand > 0 && words == 0:
				t.Error("the automatic pass is not explained although the hand holds cards")
			case hand == 0 && words > 0:
				t.Error("the automatic pass is explained although the hand is empty")
			case hand > 0:
				told++
			default:
				silent++
			}
		})
	}
	if told == 0 || silent == 0 || asked == 0 {
		t.Errorf("automatic passes: %d explained, %d not, of %d: both kinds expected", told, silent, asked)
	}
}
