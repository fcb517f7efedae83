package recall

import (
	"encoding/json"
	"fmt"
	"testing"
	"time"
	_ "time/tzdata" // test machines may lack it

	"gulch/scenes/calendar"
)

var first = time.Date(2026, 5, 4, 21, 0, 0, 0, time.UTC)

// kept is what is kept of somebody, and how they are told what waits.
type kept struct {
	positions, answers map[string]json.RawMessage
	stock              []string
	place              *time.Location
}

func (k *kept) deck() *Deck { return Read(k.positions, k.answers, k.stock, k.dateOf) }

// dateOf returns the date in the place where they play: UTC, unless another one is chosen.
func (k *kept) dateOf(t time.Time) calendar.Date {
	place := k.place
	if place == nil {
		place = time.UTC
	}
	return calendar.In(place, nil).DateOf(t)
}

func (k *kept) answer(t *testing.T, key string, a Answer, at time.Time) {
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

func (k *kept) take(t *testing.T, key string, p Position) {
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

// What was not found waits from the morning after, comes back ever later, and is done after three right answers in a row.
func TestThreeInARow(t *testing.T) {
	k := &kept{}
	key := MistakeKey("abc", 1, 17)
	k.take(t, key, Position{Game: "boomtown", From: first})
	if n := len(k.deck().Waiting(k.dateOf(first.Add(2 * time.Hour)))); n != 0 {
		t.Errorf("%d wait on the evening of the game", n)
	}
	now := time.Date(2026, 5, 5, 8, 0, 0, 0, time.UTC)
	last := 0
	for i := range Rights {
		if n := len(k.deck().Waiting(k.dateOf(now))); n != 1 {
			t.Fatalf("before answer %d %d wait", i+1, n)
		}
		k.answer(t, key, Right, now)
		k.answer(t, key, Missed, now.Add(time.Hour)) // once more on the same day, which does not count
		c, _ := k.deck().Find(key)
		if c.Row != i+1 || len(k.deck().Waiting(k.dateOf(now.Add(2*time.Hour)))) != 0 {
			t.Fatalf("after answer %d %d are in a row", i+1, c.Row)
		}
		if gap := k.dateOf(now).DaysUntil(c.Due); gap <= last || gap < 2 {
			t.Errorf("after answer %d it comes back in %d days, after %d before", i+1, gap, last)
		} else {
			last = gap
		}
		now = c.Due.Noon()
	}
	if c, _ := k.deck().Find(key); !c.Done() || len(k.deck().Waiting(k.dateOf(now.AddDate(1, 0, 0)))) != 0 {
		t.Error("three right answers do not end it")
	}
	if _, more := k.deck().Next(k.dateOf(now)); more {
		t.Error("something is told to come that is done")
	}
}

// What was missed comes tomorrow and begins anew; what was found late neither counts nor loses the row.
func TestMissed(t *testing.T) {
	k := &kept{stock: []string{PuzzleKey("boomtown", "demand")}}
	key, now := k.stock[0], first
	k.answer(t, key, Right, now)
	c, _ := k.deck().Find(key)
	now = c.Due.Noon()
	k.answer(t, key, Late, now)
	if c, _ = k.deck().Find(key); c.Row != 1 {
		t.Errorf("found late, %d are in a row", c.Row)
	}
	now = c.Due.Noon()
	k.answer(t, key, Missed, now)
	if c, _ = k.deck().Find(key); c.Row != 0 || c.Due != k.dateOf(now).Add(1) {
		t.Errorf("missed on %v it comes on %v, with %d in a row", now, c.Due, c.Row)
	}
	if next, ok := k.deck().Next(k.dateOf(now)); !ok || next != c.Due {
		t.Errorf("the next one comes on %v, %v", next, ok)
	}
}

// No more wait than for a day; a star comes first, what one played before the stock, and what is thrown out never.
func TestADay(t *testing.T) {
	k := &kept{}
	for i := range 9 {
		k.stock = append(k.stock, PuzzleKey("boomtown", fmt.Sprint(i)))
	}
	k.take(t, "game/a/0/1", Position{Game: "dakota", From: first})
	k.take(t, "game/b/0/1", Position{Game: "dakota", From: first, Star: true})
	k.take(t, "game/c/0/1", Position{Game: "dakota", From: first, Out: true})
	k.take(t, k.stock[0], Position{Game: "boomtown", Puzzle: "0", Out: true})
	now := first.AddDate(0, 0, 2)
	all := k.deck().Waiting(k.dateOf(now))
	if len(all) != Most || all[0].Key != "game/b/0/1" || all[1].Key != "game/a/0/1" || all[2].Key != k.stock[1] {
		t.Fatalf("%d wait: %v", len(all), all)
	}
	k.answer(t, all[0].Key, Right, now)
	k.answer(t, all[3].Key, Missed, now)
	if n := len(k.deck().Waiting(k.dateOf(now.Add(time.Hour)))); n != Most-2 {
		t.Errorf("after two answers %d wait", n)
	}
}

// What cannot be read is left out, and nothing else.
func TestNonsense(t *testing.T) {
	k := &kept{}
	k.take(t, "game/a/0/1", Position{Game: "dakota", From: first})
	k.positions["x"], k.answers = json.RawMessage(`{"game":3}`), map[string]json.RawMessage{
		"game/a/0/1": json.RawMessage("1"), "game/a/0/1 soon": json.RawMessage("1"), "game/a/0/1 5": json.RawMessage("9"), " 7": json.RawMessage("2"),
	}
	k.stock = []string{"nothing", "practice/x"}
	if d := k.deck(); len(d.Cards) != 1 || !d.Cards[0].Last.IsZero() {
		t.Errorf("read are %v", d.Cards)
	}
}

// A day of practice is a date at the player's place, whatever the hour of an answer and however many
// hours the day has.
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
		{berlin, time.Date(2026, 10, 25, 0, 10, 0, 0, berlin)},  // 24 hours later it is still today
		{havana, time.Date(2026, 3, 7, 0, 30, 0, 0, havana)},    // the next day has no such time
		{berlin, time.Date(2026, 7, 15, 0, 30, 0, 0, berlin)},   // in UTC it is yesterday
		{berlin, time.Date(2026, 12, 31, 23, 59, 0, 0, berlin)}, // and another year
	} {
		k := &kept{stock: []string{PuzzleKey("boomtown", "demand")}, place: c.place}
		key, today := k.stock[0], k.dateOf(c.at)
		k.answer(t, key, Missed, c.at)
		if card, _ := k.deck().Find(key); card.Due != today.Add(1) || card.Last != today {
			t.Errorf("missed at %s it was asked on %s and comes back on %s, want %s and %s", c.at, card.Last, card.Due, today, today.Add(1))
		}
		if next, ok := k.deck().Next(today); !ok || next != today.Add(1) {
			t.Errorf("missed at %s the next one waits on %s, %v, want %s", c.at, next, ok, today.Add(1))
		}
		k.take(t, "game/a/0/1", Position{Game: "dakota", From: c.at})
		if card, _ := k.deck().Find("game/a/0/1"); card.Due != today.Add(1) {
			t.Errorf("played at %s it comes back on %s, want %s", c.at, card.Due, today.Add(1))
		}
	}
}

// Clocks that are set back over midnight repeat a date: an answer there is none of another day.
func TestMidnightTwice(t *testing.T) {
	newfoundland, err := time.LoadLocation("America/St_Johns")
	if err != nil {
		t.Fatal(err)
	}
	k := &kept{stock: []string{PuzzleKey("boomtown", "demand")}, place: newfoundland}
	at := time.Date(2010, 11, 7, 2, 30, 30, 0, time.UTC) // 00:00:30; at 00:01 it becomes 23:01
	k.answer(t, k.stock[0], Right, at)
	k.answer(t, k.stock[0], Right, at.Add(2*time.Minute))
	before, after := k.dateOf(at), k.dateOf(at.Add(2*time.Minute))
	if after != before.Add(-1) {
		t.Fatalf("the clocks go from %s to %s", before, after)
	}
	if c, _ := k.deck().Find(k.stock[0]); c.Row != 1 || c.Last != before {
		t.Errorf("two answers around the change of clocks count %d times, the last on %s", c.Row, c.Last)
	}
	if n := len(k.deck().Waiting(after)); n != 0 {
		t.Errorf("%d wait again after the change of clocks", n)
	}
}
