package westernlegends

import (
	"slices"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/westernlegends"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// TestDiscsAreNotPaidByTheTurnsEnd checks that the preview of a story disc does not include the LP
// that a Wanted player gets at the end of the turn in any case.
func TestDiscsAreNotPaidByTheTurnsEnd(t *testing.T) {
	seen := 0
	for seed := range uint64(60) {
		seats := tabletest.Bots(3)
		m, err := match.New(rules.Game, match.Setup{Seats: seats, Seed: seed}, nil)
		if err != nil {
			t.Fatal(err)
		}
		b := New(tabletest.App(t, rules.Game), seats)
		window, area := tabletest.WideWindow()
		for rng := engine.NewRand(seed); !m.Over(); {
			s := m.State().(*rules.State)
			pass := engine.Move{Kind: rules.KindPass}
			if s.Phase() == rules.PhaseStory && s.Turn() == s.Active() && s.Cube(s.Turn(), rules.Wanted) > 0 &&
				legal(s, pass) {
				next := new(rules.State)
				s.CopyTo(next)
				if err := next.Play(pass, nil); err != nil {
					t.Fatal(err)
				}
				board := table.ReadBoard(b, s).(*rules.Board)
				told := board.Stories[0].Discs >= s.Discs() || board.Stories[1].Discs >= s.Discs()
				if next.LP(s.Turn()) > s.LP(s.Turn()) && !told {
					seen++
					table.RevealSeats(b, engine.SeatsOf(s.Turn()))
					table.ShowPosition(b, s, window, area)
					if slip := table.PreviewMoves(b, s, pass); len(slip.Changes) > 0 {
						t.Fatalf("seed %d: passing is credited with %+v", seed, slip.Changes)
					}
				}
			}
			if _, err := m.Play(s.Policy(&rng)); err != nil {
				t.Fatal(err)
			}
		}
	}
	if seen == 0 {
		t.Error("no disc was offered at the end of the turn of a Wanted player: try more seeds")
	}
}

// TestNextPlayersGainsAreNotInThePreview checks that the preview of ending the turn shows one's own
// income as a Wanted player, but not what the next player gains at the start of the next turn.
func TestNextPlayersGainsAreNotInThePreview(t *testing.T) {
	s := positionOf(t, "e38_vendetta", `{"seats": {"0": {"wp": 2}, "1": {"character": "stagecoach_mary_fields", "lp": 6,
		"awake": true}}}`)
	end := engine.Move{Kind: rules.KindEndTurn}
	next, gains := new(rules.State), 0
	s.CopyTo(next)
	if err := next.Play(end, func(e engine.Event) {
		if e.Seat == 1 && e.Kind == rules.EventMoney {
			gains++
		}
	}); err != nil {
		t.Fatal(err)
	}
	if gains == 0 {
		t.Fatal("the next player gains nothing at the start of the turn: the test checks nothing")
	}
	b, _ := showPosition(t, s)
	changes := table.PreviewMoves(b, s, end).Changes
	if len(changes) != 1 || changes[0].Seat != 0 || changes[0].Brings != 1 {
		t.Errorf("the preview of ending the turn lists %+v, expected 1 LP for seat 0 and nothing else", changes)
	}
}

// TestPreviewNamesGamblerRewards checks that the preview of a Gambler point says what the seat may
// choose for it, and that it does not repeat LP, which are listed as a change.
func TestPreviewNamesGamblerRewards(t *testing.T) {
	b := New(tabletest.App(t, rules.Game), tabletest.Bots(3))
	for value, want := range map[int]string{1: "Gambler 1 pays $10 or a card.", 2: "",
		5: "Gambler 5 pays $20 or 2 cards."} {
		c := table.StatChange{Stat: table.Stat{Icon: gamblerIcon, Value: value}, Brings: 1}
		if got := b.ChangeLine(c); got != want {
			t.Errorf("the preview of Gambler %d reads %q, expected %q", value, got, want)
		}
	}
}

// TestStoryRewardsAreApart checks that the preview of a move after which the turn ends by itself
// lists what a complete story brings in a line of its own, with its cause, and does not credit the
// move with it.
func TestStoryRewardsAreApart(t *testing.T) {
	seen := 0
	for seed := range uint64(40) {
		seats := tabletest.Bots(3)
		m, err := match.New(rules.Game, match.Setup{Seats: seats, Seed: seed}, nil)
		if err != nil {
			t.Fatal(err)
		}
		b := New(tabletest.App(t, rules.Game), seats)
		window, area := tabletest.WideWindow()
		for rng := engine.NewRand(seed); !m.Over(); {
			s := m.State().(*rules.State)
			x := s.Policy(&rng)
			next, told, seat := new(rules.State), []engine.Event(nil), s.Turn()
			s.CopyTo(next)
			if err := next.Play(x, func(e engine.Event) { told = append(told, e) }); err != nil {
				t.Fatal(err)
			}
			ends := slices.IndexFunc(told, func(e engine.Event) bool {
				return e.Seat == seat && turnEndCause(e).Kind == rules.CauseStory
			})
			revealed := slices.IndexFunc(told, func(e engine.Event) bool {
				return e.RevealsTo(seat) && b.Foresight(e) == table.Unforeseen
			})
			// whether another seat, whose turn it is, completes a goal first is hidden
			if seat == s.Active() && ends >= 0 && (revealed < 0 || revealed > ends) {
				seen++
				table.RevealSeats(b, engine.SeatsOf(seat))
				table.ShowPosition(b, s, window, area)
				slip := table.PreviewMoves(b, s, x)
				isEnd := func(line string) bool { return strings.HasPrefix(line, "End of turn: ") }
				if !slices.ContainsFunc(slip.Lines, isEnd) {
					t.Errorf("seed %d: the preview of %s does not say what the story brings: %q", seed, b.MoveWords(x),
						slip.Lines)
				}
				for _, c := range slip.Changes {
					if gained := gainedBefore(told[:ends], c); x.Kind != rules.KindEndTurn && c.Brings > gained {
						t.Errorf("seed %d: the preview of %s is credited with %d %s, of which the story brings %d", seed,
							b.MoveWords(x), c.Brings, c.Name, c.Brings-gained)
					}
				}
			}
			if _, err := m.Play(x); err != nil {
				t.Fatal(err)
			}
		}
	}
	if seen == 0 {
		t.Error("no story was complete after a move: try more seeds")
	}
}

// gainedBefore returns what the seat of change c gains of its value by the given events, or
// c.Brings for values that it does not count.
func gainedBefore(told []engine.Event, c table.StatChange) (n int) {
	kind, counted := map[string]engine.EventKind{"laurels": rules.EventLP, "money-stack": rules.EventMoney}[c.Icon]
	if !counted {
		return c.Brings
	}
	for _, e := range told {
		if e.Kind == kind && e.Seat == c.Seat {
			n += max(rules.ChangeIn(e), 0)
		}
	}
	return n
}
