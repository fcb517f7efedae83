package srs

import (
	"encoding/json"
	"fmt"
	"testing"
	"time"
	_ "time/tzdata" // time zones for machines that have none installed

	"gulch/scenes/calendar"
)

var first = time.Date(2026, 5, 4, 21, 0, 0, 0, time.UTC)

// facts contains the stored facts of a person, and the person's time zone.
type facts struct {
	positions, answers map[string]json.RawMessage
	stock              []string
	place              *time.Location
}

func (k *facts) deck() *Deck { return Read(k.positions, k.answers, k.stock, k.dateOf) }

// dateOf returns the date of an instant in the person's time zone, which is UTC by default.
func (k *facts) dateOf(t time.Time) calendar.Date {
	place := k.place
	if place == nil {
		place = time.UTC
	}
	return calendar.In(place, nil).DateOf(t)
}

func (k *facts) answer(t *testing.T, key string, a Answer, at time.Time) {
	t.Helper()
	text, err := json.Marshal(a)
	if err != nil {
		t.Fatal(err)
	}
	if k.answers == nil {
		k.answers = map[string]json.RawMessage{}
	}
	k.answers[AnswerKey(key, at)] = text
}

func (k *facts) take(t *testing.T, key string, p Position) {
	t.Helper()
	text, err := json.Marshal(p)
	if err != nil {
		t.Fatal(err)
	}
	if k.positions == nil {
		k.positions = map[string]json.RawMessage{}
	}
	k.positions[key] = text
}

// TestThreeInARow checks that a position is due from the next morning on, that its intervals grow,
// and that it is done after three right answers in a row.
func TestThreeInARow(t *testing.T) {
	k := &facts{}
	key := MistakeKey("abc", 1, 17)
	k.take(t, key, Position{Game: "boomtown", From: first})
	if n := len(k.deck().Due(k.dateOf(first.Add(2 * time.Hour)))); n != 0 {
		t.Errorf("%d positions are due on the evening of the game, want 0", n)
	}
	now := time.Date(2026, 5, 5, 8, 0, 0, 0, time.UTC)
	last := 0
	for i := range RightsInRow {
		if n := len(k.deck().Due(k.dateOf(now))); n != 1 {
			t.Fatalf("before answer %d: %d positions are due, want 1", i+1, n)
		}
		k.answer(t, key, Right, now)
		k.answer(t, key, Missed, now.Add(time.Hour)) // a second answer on the same day does not count
		c, _ := k.deck().Find(key)
		if c.Streak != i+1 || len(k.deck().Due(k.dateOf(now.Add(2*time.Hour)))) != 0 {
			t.Fatalf("after answer %d: %d right answers in a row, or still due", i+1, c.Streak)
		}
		if gap := k.dateOf(now).DaysUntil(c.Due); gap <= last || gap < 2 {
			t.Errorf("after answer %d: due in %d days, want more than %d and at least 2", i+1, gap, last)
		} else {
			last = gap
		}
		now = c.Due.Noon()
	}
	if c, _ := k.deck().Find(key); !c.Done() || len(k.deck().Due(k.dateOf(now.AddDate(1, 0, 0)))) != 0 {
		t.Error("the position is not done after three right answers")
	}
	if _, more := k.deck().NextDue(k.dateOf(now)); more {
		t.Error("Next returns a day for a position that is done")
	}
}

// TestMissed checks that a missed position is due on the next day and needs three right answers
// again, and that a right answer after several tries changes nothing about the number of right
// answers.
func TestMissed(t *testing.T) {
	k := &facts{stock: []string{PuzzleKey("boomtown", "demand")}}
	key, now := k.stock[0], first
	k.answer(t, key, Right, now)
	c, _ := k.deck().Find(key)
	now = c.Due.Noon()
	k.answer(t, key, Late, now)
	if c, _ = k.deck().Find(key); c.Streak != 1 {
		t.Errorf("after a late answer: %d in a row, want 1", c.Streak)
	}
	now = c.Due.Noon()
	k.answer(t, key, Missed, now)
	if c, _ = k.deck().Find(key); c.Streak != 0 || c.Due != k.dateOf(now).Add(1) {
		t.Errorf("missed on %v: due on %v, want the next day; %d in a row, want 0", now, c.Due, c.Streak)
	}
	if next, ok := k.deck().NextDue(k.dateOf(now)); !ok || next != c.Due {
		t.Errorf("Next returns %v, %v; want the due date", next, ok)
	}
}

// TestADay checks the maximum number of positions per day and their order: starred positions, then
// positions from games, then new ones. It checks that removed positions are never due.
func TestADay(t *testing.T) {
	k := &facts{}
	for i := range 9 {
		k.stock = append(k.stock, PuzzleKey("boomtown", fmt.Sprint(i)))
	}
	k.take(t, "game/a/0/1", Position{Game: "dakota", From: first})
	k.take(t, "game/b/0/1", Position{Game: "dakota", From: first, Star: true})
	k.take(t, "game/c/0/1", Position{Game: "dakota", From: first, Removed: true})
	k.take(t, k.stock[0], Position{Game: "boomtown", Puzzle: "0", Removed: true})
	now := first.AddDate(0, 0, 2)
	all := k.deck().Due(k.dateOf(now))
	if len(all) != MaxPerDay || all[0].Key != "game/b/0/1" || all[1].Key != "game/a/0/1" || all[2].Key != k.stock[1] {
		t.Fatalf("%d positions are due, in the order %v; want Most: starred, played, new", len(all), all)
	}
	k.answer(t, all[0].Key, Right, now)
	k.answer(t, all[3].Key, Missed, now)
	if n := len(k.deck().Due(k.dateOf(now.Add(time.Hour)))); n != MaxPerDay-2 {
		t.Errorf("after two answers %d positions are due, want Most - 2", n)
	}
}

// TestInvalidFacts checks that facts that cannot be decoded are left out.
func TestInvalidFacts(t *testing.T) {
	k := &facts{}
	k.take(t, "game/a/0/1", Position{Game: "dakota", From: first})
	k.positions["x"], k.answers = json.RawMessage(`{"game":3}`), map[string]json.RawMessage{
		"game/a/0/1": json.RawMessage("1"), "game/a/0/1 soon": json.RawMessage("1"),
		"game/a/0/1 5": json.RawMessage("9"), " 7": json.RawMessage("2"),
	}
	k.stock = []string{"nothing", "practice/x"}
	if d := k.deck(); len(d.Cards) != 1 || !d.Cards[0].Last.IsZero() {
		t.Errorf("the cards are %v, want one without an answer", d.Cards)
	}
}

// TestDaysThatAreNot24Hours checks that the days of practice are local dates, regardless of the
// hour of an answer and of the length of the day.
func TestDaysThatAreNot24Hours(t *testing.T) {
	berlin, err := time.LoadLocation("Europe/Berlin")
	if err != nil {
		t.Fatal(err)
	}
	havana, err := time.LoadLocation("America/Havana")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		place *time.Location
		at    time.Time
	}{
		{berlin, time.Date(2026, 3, 28, 23, 30, 0, 0, berlin)},  // 24 hours later it is the day after tomorrow
		{berlin, time.Date(2026, 10, 25, 0, 10, 0, 0, berlin)},  // 24 hours later it is still the same day
		{havana, time.Date(2026, 3, 7, 0, 30, 0, 0, havana)},    // on the next day the clock skips this time
		{berlin, time.Date(2026, 7, 15, 0, 30, 0, 0, berlin)},   // in UTC it is still the day before
		{berlin, time.Date(2026, 12, 31, 23, 59, 0, 0, berlin)}, // the next day is in another year
	} {
		k := &facts{stock: []string{PuzzleKey("boomtown", "demand")}, place: c.place}
		key, today := k.stock[0], k.dateOf(c.at)
		k.answer(t, key, Missed, c.at)
		if card, _ := k.deck().Find(key); card.Due != today.Add(1) || card.Last != today {
			t.Errorf("missed at %s: last answer on %s and due on %s, want %s and %s", c.at, card.Last, card.Due, today,
				today.Add(1))
		}
		if next, ok := k.deck().NextDue(today); !ok || next != today.Add(1) {
			t.Errorf("missed at %s: Next returns %s, %v, want %s", c.at, next, ok, today.Add(1))
		}
		k.take(t, "game/a/0/1", Position{Game: "dakota", From: c.at})
		if card, _ := k.deck().Find("game/a/0/1"); card.Due != today.Add(1) {
			t.Errorf("played at %s: due on %s, want %s", c.at, card.Due, today.Add(1))
		}
	}
}

// TestMidnightTwice checks that two answers on the same date count as one, even if clocks were set
// back over midnight between them, so that the date is repeated.
func TestMidnightTwice(t *testing.T) {
	newfoundland, err := time.LoadLocation("America/St_Johns")
	if err != nil {
		t.Fatal(err)
	}
	k := &facts{stock: []string{PuzzleKey("boomtown", "demand")}, place: newfoundland}
	at := time.Date(2010, 11, 7, 2, 30, 30, 0, time.UTC) // local time 00:00:30; at 00:01 the clock is set back to 23:01
	k.answer(t, k.stock[0], Right, at)
	k.answer(t, k.stock[0], Right, at.Add(2*time.Minute))
	before, after := k.dateOf(at), k.dateOf(at.Add(2*time.Minute))
	if after != before.Add(-1) {
		t.Fatalf("the date goes from %s to %s, want one day back: the test checks nothing", before, after)
	}
	if c, _ := k.deck().Find(k.stock[0]); c.Streak != 1 || c.Last != before {
		t.Errorf("two answers around the change of clocks: %d in a row, want 1; the last on %s", c.Streak, c.Last)
	}
	if n := len(k.deck().Due(after)); n != 0 {
		t.Errorf("%d positions are due after the change of clocks, want 0", n)
	}
}
