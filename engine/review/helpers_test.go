package review

import (
	"testing"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/games"
	"gulch/engine/match"
)

// mistakesAt studies only one decision of match m and returns the mistake found there, if any. at
// is the index of the decision.
func mistakesAt(t *testing.T, m *match.Match, at int) []Mistake {
	t.Helper()
	s := afterSurvey(t, m, m.Steps()[at].Seat)
	s.decisions, s.at = []int{at}, 0
	if err := s.open(); err != nil {
		t.Fatal(err)
	}
	for s.stage != studyLuck && !s.Step(1) {
	}
	if s.err != nil {
		t.Fatal(s.err)
	}
	return s.found.Mistakes
}

// afterSurvey returns a study of a seat whose survey of the game is done.
func afterSurvey(t *testing.T, m *match.Match, seat engine.Seat) *Study {
	t.Helper()
	s, err := NewStudy(replayOf(t, m), seat)
	if err != nil {
		t.Fatal(err)
	}
	for s.stage == studySurvey && !s.Step(1) {
	}
	return s
}

// replayOf returns a replay of a match.
func replayOf(t *testing.T, m *match.Match) *match.Replay {
	t.Helper()
	r, err := m.Replay()
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// played returns a finished game of the game with the given ID and number of seats. The first
// seat plays at random, the others as bots of the level medium.
func played(tb testing.TB, id string, seats int) *match.Match {
	tb.Helper()
	game, err := games.Find(id)
	if err != nil {
		tb.Fatal(err)
	}
	setup := match.Setup{Seed: 5, BotSeed: 6}
	for range seats {
		setup.Seats = append(setup.Seats, match.Seat{Name: "N", Bot: "medium"})
	}
	m, err := match.New(game, setup, nil)
	if err != nil {
		tb.Fatal(err)
	}
	good, err := bot.New("medium", 1)
	if err != nil {
		tb.Fatal(err)
	}
	chance := engine.NewChance(1, 1)
	for !m.Over() {
		move := m.Legal()[chance.Below(len(m.Legal()))]
		if m.Turn() != 0 {
			move = bot.Choose(good, m.State())
		}
		if _, err := m.Play(move); err != nil {
			tb.Fatal(err)
		}
	}
	return m
}

// reviewed returns the review of match m. It calls Step with slice units of work at a time.
func reviewed(tb testing.TB, m *match.Match, slice int) Review {
	tb.Helper()
	r, err := m.Replay()
	if err != nil {
		tb.Fatal(err)
	}
	w, err := New(r)
	if err != nil {
		tb.Fatal(err)
	}
	last := 0.0
	for !w.Step(slice) {
		if p := w.Progress(); p < last || p > 1 {
			tb.Fatalf("the progress goes from %v to %v", last, p)
		} else {
			last = p
		}
	}
	out, err := w.Review()
	if err != nil {
		tb.Fatal(err)
	}
	return out
}

func findings(t *testing.T, m *match.Match, seat engine.Seat, slice int) Findings {
	t.Helper()
	r, err := m.Replay()
	if err != nil {
		t.Fatal(err)
	}
	s, err := NewStudy(r, seat)
	if err != nil {
		t.Fatal(err)
	}
	last := 0.0
	for !s.Step(slice) {
		if p := s.Progress(); p < last-1e-9 || p > 1 {
			t.Fatalf("Progress goes back from %v to %v", last, p)
		} else {
			last = p
		}
	}
	f, err := s.Findings()
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// threeMoves returns a record of three moves for tests of stored reviews and studies.
func threeMoves() match.Record {
	return match.Record{Game: "nuggets", Setup: match.Setup{Seats: make([]match.Seat, 2), Seed: 5},
		Entries: []match.Entry{{Seat: 0, Move: "take 1"}, {Seat: 1, Move: "dig"}, {Seat: 0, Move: "open"}}}
}
