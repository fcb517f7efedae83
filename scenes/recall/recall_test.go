package recall

import (
	"encoding/json"
	"fmt"
	"testing"
	"time"
)

var first = time.Date(2026, 5, 4, 21, 0, 0, 0, time.UTC)

// kept is what is kept of somebody, and how they are told what waits.
type kept struct {
	positions, answers map[string]json.RawMessage
	stock              []string
}

func (k *kept) deck() *Deck { return Read(k.positions, k.answers, k.stock, time.UTC) }

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
	if n := len(k.deck().Waiting(first.Add(2 * time.Hour))); n != 0 {
		t.Errorf("%d wait on the evening of the game", n)
	}
	now := time.Date(2026, 5, 5, 8, 0, 0, 0, time.UTC)
	last := time.Duration(0)
	for i := range Rights {
		if n := len(k.deck().Waiting(now)); n != 1 {
			t.Fatalf("before answer %d %d wait", i+1, n)
		}
		k.answer(t, key, Right, now)
		k.answer(t, key, Missed, now.Add(time.Hour)) // once more on the same day, which does not count
		c, _ := k.deck().Find(key)
		if c.Row != i+1 || len(k.deck().Waiting(now.Add(2*time.Hour))) != 0 {
			t.Fatalf("after answer %d %d are in a row", i+1, c.Row)
		}
		if gap := c.Due.Sub(now); gap <= last || gap < 48*time.Hour {
			t.Errorf("after answer %d it comes back in %v, after %v before", i+1, gap, last)
		} else {
			last = gap
		}
		now = c.Due
	}
	if c, _ := k.deck().Find(key); !c.Done() || len(k.deck().Waiting(now.AddDate(1, 0, 0))) != 0 {
		t.Error("three right answers do not end it")
	}
	if _, more := k.deck().Next(now); more {
		t.Error("something is told to come that is done")
	}
}

// What was missed comes tomorrow and begins anew; what was found late neither counts nor loses the row.
func TestMissed(t *testing.T) {
	k := &kept{stock: []string{PuzzleKey("boomtown", "demand")}}
	key, now := k.stock[0], first
	k.answer(t, key, Right, now)
	c, _ := k.deck().Find(key)
	now = c.Due
	k.answer(t, key, Late, now)
	if c, _ = k.deck().Find(key); c.Row != 1 {
		t.Errorf("found late, %d are in a row", c.Row)
	}
	now = c.Due
	k.answer(t, key, Missed, now)
	if c, _ = k.deck().Find(key); c.Row != 0 || day(c.Due) != day(now.AddDate(0, 0, 1)) {
		t.Errorf("missed on %v it comes on %v, with %d in a row", now, c.Due, c.Row)
	}
	if next, ok := k.deck().Next(now); !ok || day(next) != day(c.Due) {
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
	all := k.deck().Waiting(now)
	if len(all) != Most || all[0].Key != "game/b/0/1" || all[1].Key != "game/a/0/1" || all[2].Key != k.stock[1] {
		t.Fatalf("%d wait: %v", len(all), all)
	}
	k.answer(t, all[0].Key, Right, now)
	k.answer(t, all[3].Key, Missed, now)
	if n := len(k.deck().Waiting(now.Add(time.Hour))); n != Most-2 {
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
