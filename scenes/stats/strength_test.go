package stats

import (
	"fmt"
	"testing"
	"time"

	"gulch/engine/bot"
	"gulch/engine/rating"
)

// climber returns a book with n wins of Ada in games of Boomtown against two able bots.
func climber(n int) *Book {
	b := &Book{}
	for i := range n {
		b.Add(Game{ID: fmt.Sprint(i), Game: "boomtown", Seed: uint64(i + 1), When: time.Unix(int64(i)*3600, 0).UTC(), Seats: []Seat{
			{Name: "Ada", Who: "Ada", Rank: 1}, {Name: "Dutch", Level: "able", Rank: 2}, {Name: "Opal", Level: "able", Rank: 3},
		}})
	}
	return b
}

// What counts moves the figure; hints, a deal that was played before, a beginning in the middle of another game and people only do not.
func TestClimbs(t *testing.T) {
	steps, err := bot.Ladder()
	if err != nil {
		t.Fatal(err)
	}
	ladders := rating.Ladders(steps)
	info := rulesOf(t, "boomtown").Info()
	b := climber(6)
	before := b.Climbs("Ada", info, ladders)
	if len(before) != 1 || before[0].Now.Games != 6 || before[0].Change() <= 0 {
		t.Fatalf("six wins come to %+v", before)
	}
	last := time.Unix(1e6, 0).UTC()
	for i, spoil := range []func(g *Game){
		func(g *Game) { g.Seats[0].Hints = 1 },
		func(g *Game) { g.Seed = 1 },
		func(g *Game) { g.Branched = true },
		func(g *Game) { g.Seats[1].Level, g.Seats[2].Level = "", "" },
	} {
		g := climber(1).Games[0]
		g.ID, g.Seed, g.When = fmt.Sprint("spoilt ", i), uint64(1000+i), last
		spoil(&g)
		b.Add(g)
	}
	after := b.Climbs("Ada", info, ladders)
	if after[0].Now != before[0].Now || after[0].Silent != 4 {
		t.Errorf("games that say nothing have moved %+v to %+v", before[0].Now, after[0].Now)
	}
}
