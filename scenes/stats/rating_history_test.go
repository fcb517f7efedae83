package stats

import (
	"fmt"
	"testing"
	"time"

	"gulch/engine/bot"
	"gulch/engine/rating"
)

// climber returns a book in which Ada wins n games of Boomtown against two bots of the level
// "able", so that her rating climbs.
func climber(n int) *Book {
	b := &Book{}
	for i := range n {
		b.Add(Game{ID: fmt.Sprint(i), Game: "boomtown", Seed: uint64(i + 1), When: time.Unix(int64(i)*3600, 0).UTC(),
			Seats: []Seat{
				{Name: "Ada", Who: "Ada", Rank: 1}, {Name: "Dutch", Level: "able", Rank: 2},
				{Name: "Opal", Level: "able", Rank: 3},
			}})
	}
	return b
}

// measuredLadders returns the ladders of bot ratings that the app uses.
func measuredLadders(t *testing.T) map[rating.Kind]rating.Ladder {
	t.Helper()
	steps, err := bot.Ladder()
	if err != nil {
		t.Fatal(err)
	}
	doublings, err := bot.Doublings()
	if err != nil {
		t.Fatal(err)
	}
	return rating.Ladders(steps, doublings)
}

// TestHurriedBotsAreWeaker checks that a win over a bot raises the rating less if the bot's
// searches were cut short, so that it had a smaller budget than in the measurement of its rating.
func TestHurriedBotsAreWeaker(t *testing.T) {
	ladders, info := measuredLadders(t), rulesOf(t, "narrowgauge").Info()
	after := func(haste []int) float64 {
		b := &Book{}
		b.Add(Game{ID: "1", Game: "narrowgauge", Seed: 1, When: time.Unix(0, 0).UTC(), Seats: []Seat{
			{Name: "Ada", Who: "Ada", Rank: 1}, {Name: "Opal", Level: "hard", Rank: 2, SearchCutoffs: haste},
		}})
		text, err := b.Text()
		if err != nil {
			t.Fatal(err)
		}
		again, damaged := Read(text)
		if damaged != 0 {
			t.Fatalf("the document %s is read with damage", text)
		}
		return again.RatingHistories("Ada", info, ladders)[0].Now.Points
	}
	full, quick, hasty := after(nil), after([]int{20, 0, 10, 10}), after([]int{0, 0, 0, 0, 0, 0, 0, 0, 40})
	if full != quick || hasty >= full {
		t.Errorf("the rating after a win over hard is %.1f with full searches, %.1f with slightly cut ones, %.1f "+
			"with heavily cut ones; want equal, equal, lower", full, quick, hasty)
	}
}

// TestClimbs checks that games that count change the rating, and that games with hints, known
// deals, branched games and games without bots do not.
func TestClimbs(t *testing.T) {
	ladders := measuredLadders(t)
	info := rulesOf(t, "boomtown").Info()
	b := climber(6)
	before := b.RatingHistories("Ada", info, ladders)
	if len(before) != 1 || before[0].Now.Games != 6 || before[0].Change() <= 0 {
		t.Fatalf("the rating history after six wins is %+v", before)
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
	after := b.RatingHistories("Ada", info, ladders)
	if after[0].Now != before[0].Now || after[0].Excluded != 4 {
		t.Errorf("games that do not count have changed the rating from %+v to %+v, or are not counted as excluded",
			before[0].Now, after[0].Now)
	}
}
