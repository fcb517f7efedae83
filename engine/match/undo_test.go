package match

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/dakota"
)

// TestSecretPlansCanBeUndoneUntilShown checks, in Dakota 1877, that a person can take back a secret
// plan until the last seat has planned, and that Irreversible warns of that.
func TestSecretPlansCanBeUndoneUntilShown(t *testing.T) {
	m, err := New(dakota.Game, Setup{Seats: []Seat{ada, bot, bot}, Seed: 5}, nil)
	if err != nil {
		t.Fatal(err)
	}
	planning := func() bool { return m.State().Phase() == dakota.PhasePlan }
	for r := rand.New(rand.NewPCG(5, 0)); !planning() || m.Turn() != 0; {
		if _, err := m.Play(m.Legal()[r.IntN(len(m.Legal()))]); err != nil {
			t.Fatal(err)
		}
	}
	done := engine.Move{Kind: dakota.KindPlanDone}
	if !m.Irreversible(done) {
		t.Error("a plan that the others cannot change any more is not irreversible")
	}
	others := 0 // number of seats that have planned after the person
	for ; planning(); others++ {
		if others > 0 && m.CanUndo(0) != nil {
			t.Errorf("while seat %d plans, CanUndo returns %v; want nil", m.Turn(), m.CanUndo(0))
		}
		if _, err := m.Play(done); err != nil {
			t.Fatal(err)
		}
	}
	if others < 2 {
		t.Error("the person planned last; want a seed with which others plan after the person")
	}
	fails(t, "CanUndo after all plans were shown", m.CanUndo(0), "has been revealed")
}

func TestUndo(t *testing.T) {
	tests := []struct {
		name     string
		practice bool
		seats    []Seat
		moves    []string
		by       engine.Seat
		left     int    // expected number of decisions left after the undo
		refusal  string // part of the expected error, "" for none
	}{
		{"own move", false, []Seat{ada, bot, bot}, []string{"take 1"}, 0, 0, ""},
		{"over the answers of bots", false, []Seat{ada, bot, bot}, []string{"take 1", "take 1", "take 2"}, 0, 0, ""},
		{"only the last decision", false, []Seat{ada, bot}, []string{"take 1", "take 1", "take 1"}, 0, 2, ""},
		{"nothing yet", false, []Seat{ada, bot}, nil, 0, 0, "haven't made a decision"},
		{"not over own dice", false, []Seat{ada, bot}, []string{"roll"}, 0, 1, "has been revealed"},
		{"not over a bot's dice", false, []Seat{ada, bot}, []string{"take 1", "roll"}, 0, 2, "has been revealed"},
		{"after the dice", false, []Seat{ada, bot}, []string{"take 1", "roll", "take 1"}, 0, 2, ""},
		{"not over another person", false, []Seat{ada, bob}, []string{"take 1", "take 1"}, 0, 2,
			"Bob has made a decision"},
		{"pass and play", false, []Seat{ada, bob}, []string{"take 1", "take 1"}, 1, 1, ""},
		{"not for bots", false, []Seat{ada, bot}, []string{"take 1", "take 1"}, 1, 2, "bot's move"},
		{"practice", true, []Seat{ada, bob}, []string{"take 1", "roll", "roll"}, 0, 2, ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			m, err := New(heapGame{rules: 1}, Setup{Seats: tt.seats, Seed: 3, Practice: tt.practice}, nil)
			if err != nil {
				t.Fatal(err)
			}
			play(t, m, tt.moves...)
			can, err := m.CanUndo(tt.by), m.Undo(tt.by)
			if fmt.Sprint(can) != fmt.Sprint(err) {
				t.Errorf("CanUndo returns %v, but Undo %v", can, err)
			}
			if (tt.refusal == "") != (err == nil) || err != nil && !strings.Contains(err.Error(), tt.refusal) {
				t.Errorf("Undo returns the error %v, want one that contains %q", err, tt.refusal)
			}
			if len(m.Steps()) != tt.left {
				t.Errorf("%d decisions remain, want %d", len(m.Steps()), tt.left)
			}
		})
	}
}

func TestRedo(t *testing.T) {
	m, p := newHeapMatch(t, "none", ada, bot)
	play(t, m, "take 1", "take 2", "take 1", "take 1")
	there := position(t, m.State())
	seed := m.BotSeed()
	for range 2 {
		if err := m.Undo(0); err != nil {
			t.Fatal(err)
		}
	}
	for want := 2; want <= 4; want += 2 {
		events, err := m.Redo(0)
		if err != nil || len(events) != 2 || len(m.Steps()) != want {
			t.Fatalf("Redo returns error %v and %d events, with %d steps; want 2 events and %d steps", err, len(events),
				len(m.Steps()), want)
		}
	}
	if position(t, m.State()) != there || m.BotSeed() != seed || m.CanRedo() {
		t.Error("after undo and redo the position or the bot seed differs")
	}
	if err := m.Undo(0); err != nil {
		t.Fatal(err)
	}
	again, _, err := Resume(findHeap, p.text, nil)
	if err != nil || !again.CanRedo() {
		t.Errorf("a resumed match cannot redo (error %v)", err)
	}
	play(t, m, "take 3")
	if _, err := m.Redo(0); err == nil {
		t.Error("Redo is still possible after another move")
	}
}

// TestRedoOfForgedMoves checks that Redo returns an error if the undone move of a forged record was
// never possible.
func TestRedoOfForgedMoves(t *testing.T) {
	for move, want := range map[string]string{"dance": "neither take nor roll", "take 9": "the heap does not allow"} {
		m, damage, err := Resume(findHeap, withChecks(heapHeader, "1 seat 0 "+move, "2 undo to 0"), nil)
		if err != nil || damage != nil || !m.CanRedo() {
			t.Fatalf("Resume returns %v, damage %v; want a match that can redo", err, damage)
		}
		_, err = m.Redo(0)
		fails(t, "Redo of "+move, err, want)
	}
}

// TestRewindLimits checks that Rewind returns an error for positions that do not exist, and changes
// nothing for the current position.
func TestRewindLimits(t *testing.T) {
	m, p := newHeapMatch(t, "none", ada, bot)
	play(t, m, "take 1", "take 1")
	text := string(p.text)
	fails(t, "Rewind to 3", m.Rewind(0, 3), "there's no move 3 to go back to")
	fails(t, "Rewind to -1", m.Rewind(0, -1), "there's no move -1 to go back to")
	if err := m.Rewind(0, 2); err != nil || string(p.text) != text || m.CanRedo() {
		t.Errorf("Rewind to the current position returns %v or changes the record, want no change", err)
	}
	if m.Hints(5) != 0 || m.Hints(-1) != 0 {
		t.Errorf("seats out of range have %d and %d hints, want 0", m.Hints(5), m.Hints(-1))
	}
}
