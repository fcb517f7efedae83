//go:build !js

package stage

import (
	"testing"
	"time"

	"gulch/engine/match"
	"gulch/engine/review"
	"gulch/scenes/srs"
	"gulch/scenes/store"
)

// TestMistakesComeBack checks that mistakes found by a study are due for practice on the next day
// and until they were answered well often enough, and that their record is deleted then. It also
// checks that mistakes in an imported game are added only on request.
func TestMistakesComeBack(t *testing.T) {
	h, _ := newTestApp(t, store.NewMemory(nil))
	now := time.Date(2026, 5, 4, 20, 0, 0, 0, time.Local)
	h.Calendar.Clock = func() time.Time { return now }
	ada := h.NewPerson("Ada", "")
	h.Settings.Remember("boomtown", Setup{Seats: []match.Seat{SeatOf(ada)}})
	setup := match.Setup{Seed: 5, Seats: []match.Seat{SeatOf(ada), {Name: "Dutch", Bot: "easy"},
		{Name: "Opal", Bot: "easy"}}}
	m, err := match.New(h.Games[0], setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	finished(t, m)
	h.RecordFinished(m)
	s := &Study{Match: m, record: m.Record()}
	for i, e := range s.record.Entries {
		if e.Seat == 0 && len(s.made.Mistakes) < maxMistakes+2 {
			s.made.Mistakes = append(s.made.Mistakes, review.Mistake{At: i, Played: e.Move, Good: []string{e.Move},
				BestChance: 0.5, PlayedChance: 0.4 - float64(i)/10_000})
		}
	}
	h.takeMistakes(s)
	h.takeMistakes(s)
	if n := len(h.DuePositions()); n != 0 {
		t.Errorf("%d positions are due on the evening of the game, want 0", n)
	}
	now = now.AddDate(0, 0, 1)
	all := h.DuePositions()
	if len(all) != maxMistakes {
		t.Fatalf("%d positions are due on the next day, want %d", len(all), maxMistakes)
	}
	r, err := match.Import(all[0].Record)
	if err != nil || len(r.Entries) != all[0].At {
		t.Errorf("the record of the position has %d moves, error %v; want those before the mistake", len(r.Entries),
			err)
	}
	key := all[0].Key
	for range srs.RightsInRow {
		h.StoreAnswer(key, srs.Right, "")
		d, _ := h.PracticeDeck()
		c, _ := d.Find(key)
		now = c.Due.Noon()
	}
	if d, _ := h.PracticeDeck(); true {
		if c, _ := d.Find(key); !c.Done() || c.Record != "" {
			t.Errorf("after %d right answers the card is %+v, want it done and without a record", srs.RightsInRow, c)
		}
	}

	setup.Seed, setup.Seats = 6, []match.Seat{{Name: "Zoe"}, {Name: "Dutch", Bot: "easy"}, {Name: "Opal", Bot: "easy"}}
	other, err := match.New(h.Games[0], setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	h.setAsideFromTally(finished(t, other))
	x := &Study{Match: other, record: other.Record()}
	first := x.record.Entries[0]
	x.made.Mistakes = []review.Mistake{{Seat: first.Seat, Played: first.Move, Good: []string{first.Move}}}
	if h.takeMistakes(x); x.InPractice(h, x.made.Mistakes[0]) {
		t.Error("a mistake of an imported game was added automatically")
	}
	if err := h.AddToPractice(x, x.made.Mistakes[0]); err != nil || !x.InPractice(h, x.made.Mistakes[0]) {
		t.Errorf("a mistake that was added on request is not in the deck: %v", err)
	}
}

// TestWithoutPersons checks that nothing is stored for practice while there is no current person.
func TestWithoutPersons(t *testing.T) {
	h, _ := newTestApp(t, store.NewMemory(nil))
	if day, ok := h.NextDueDate(); ok {
		t.Errorf("a position is due on %s, want none", day)
	}
	if key := h.StoreAnswer("x", srs.Right, ""); key != "" {
		t.Errorf("an answer is stored as %q, want none", key)
	}
	m, err := match.New(h.Games[0], threeSeats(), nil)
	if err != nil {
		t.Fatal(err)
	}
	playSome(t, m, 5)
	s := &Study{Match: m, record: m.Record(), Seat: 1}
	mistake := review.Mistake{At: 2, Seat: 1}
	if h.takeMistakes(s); s.InPractice(h, mistake) {
		t.Error("the mistake of a bot is in the practice of nobody")
	}
	if _, ok := h.EveningOf(m); ok {
		t.Error("an unfinished game is part of an evening")
	}
	if _, _, ok := h.StrengthAfter(m); ok {
		t.Error("an unfinished game changes a strength rating")
	}
}

// TestPositionsKeepTheirPress checks that the record of a practice position contains the move that
// was played there if its press played several, so that the words for the press can be found.
func TestPositionsKeepTheirPress(t *testing.T) {
	h, _ := newTestApp(t, store.NewMemory(nil))
	record := match.Record{Game: "nuggets", Setup: match.Setup{Seats: make([]match.Seat, 2)}, Entries: []match.Entry{
		{Move: "take 1"}, {Move: "dig", Origin: match.SamePress}, {Seat: 1, Move: "dig"},
	}}
	for at, want := range []int{2, 2, 2} {
		_, p, err := h.PositionOf(record, review.Mistake{At: at, Seat: record.Entries[at].Seat})
		if err != nil {
			t.Fatal(err)
		}
		kept, err := match.Import(p.Record)
		if err != nil || len(kept.Entries) != want {
			t.Errorf("the position before decision %d keeps %d decisions, want %d (error %v)", at, len(kept.Entries), want, err)
		}
	}
	record.Seats[0].Bot = "easy"
	record.Entries[1].Origin = match.OwnPress
	for at, want := range []int{2, 1} {
		if got := wordsEnd(record, review.Mistake{At: at}); got != want {
			t.Errorf("the words for decision %d of a bot need %d decisions, want %d", at, got, want)
		}
	}
}
