package stats

import (
	"slices"
	"testing"
	"time"

	"gulch/scenes/person"
)

// hour returns the time n hours after 18:00 UTC on 4 May 2026.
func hour(n float64) time.Time {
	return time.Date(2026, 5, 4, 18, 0, 0, 0, time.UTC).Add(time.Duration(n * float64(time.Hour)))
}

// ended returns a game that has ended. when is the time of its end. A bot has the first place,
// followed by the people in the given order.
func ended(id string, when time.Time, people ...person.ID) Game {
	g := Game{ID: id, Game: "boomtown", When: when, Seats: []Seat{{Name: "Dutch", Level: "hard", Rank: 1}}}
	for i, who := range people {
		g.Seats = append(g.Seats, Seat{Name: string(who), Who: who, Rank: i + 2})
	}
	return g
}

// TestEvening checks that games of the same people are grouped into evenings, that people get
// points for their places with bots left out, and that the person with the most points wins.
func TestEvening(t *testing.T) {
	b := &Book{}
	b.Add(ended("1", hour(0), "Ada", "Ben", "Cy"))
	b.Add(ended("2", hour(1), "Ben", "Ada", "Cy"))
	b.Add(ended("alone", hour(1.5), "Ada"))
	b.Add(ended("two", hour(2), "Cy", "Ada"))
	b.Add(ended("3", hour(5.9), "Ben", "Ada", "Cy"))
	b.Add(ended("next day", hour(24), "Ada", "Ben", "Cy"))
	practice := ended("practice", hour(6), "Ada", "Ben", "Cy")
	practice.Aside = true
	b.Add(practice)
	stranger := ended("stranger", hour(6.2), "Ada", person.Nobody)
	b.Add(stranger)

	all := b.Evenings()
	if len(all) != 3 {
		t.Fatalf("%d evenings, want 3: %+v", len(all), all)
	}
	e, ok := b.EveningOf("2")
	if !ok || len(e.Games) != 3 {
		t.Fatalf("the evening of game 2 has %d games, want 3", len(e.Games))
	}
	if w := e.Winners(); !slices.Equal(w, []person.ID{"Ben"}) {
		t.Errorf("the winners are %v, want Ben: %+v", w, e.People)
	}
	if p := e.People[0]; p.Points != 2+3+3 || p.Won != 2 || !slices.Equal(p.Places, []int{2, 1, 1}) {
		t.Errorf("the result of Ben is %+v", p)
	}
	if p := e.People[2]; p.Who != "Cy" || p.Points != 3 || p.Rank != 3 {
		t.Errorf("the last result is %+v, want Cy with 3 points and rank 3", p)
	}
	if now, ok := b.RecentEvening(hour(12)); !ok || len(now.Games) != 3 {
		t.Errorf("six hours later the recent evening has %d games, want 3", len(now.Games))
	}
	if _, ok := b.RecentEvening(hour(48)); ok {
		t.Error("an evening with a single game is reported as recent")
	}
	if _, ok := b.EveningOf("alone"); ok {
		t.Error("a game with one person belongs to an evening")
	}
	if e.Over(hour(7)) || !e.Over(hour(12)) {
		t.Error("Over is wrong one hour or six hours after the last game")
	}
}

// TestEveningShared checks that people with equal points and equally many games won share the first
// rank.
func TestEveningShared(t *testing.T) {
	b := &Book{}
	b.Add(ended("1", hour(0), "Ada", "Ben"))
	b.Add(ended("2", hour(1), "Ben", "Ada"))
	e, _ := b.EveningOf("1")
	if w := e.Winners(); len(w) != 2 || e.People[1].Rank != 1 {
		t.Errorf("want two winners with rank 1: %+v", e.People)
	}
	same := ended("3", hour(2), "Ada", "Ben")
	same.Seats[2].Rank = same.Seats[1].Rank
	b.Add(same)
	if e, _ = b.EveningOf("3"); e.People[0].Points != 3+2 || len(e.Winners()) != 2 {
		t.Errorf("with a shared place the results are %+v, want 5 points and two winners", e.People)
	}
}
