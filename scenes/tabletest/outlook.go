package tabletest

import (
	"math"
	"regexp"
	"strconv"
	"testing"

	"gulch/engine"
	"gulch/scenes/table"
)

// outlookGames is the number of games in which [CheckOutlooks] compares what the table expects with
// the results.
const outlookGames = 6

// numberIn finds the number in the sentence of an outlook.
var numberIn = regexp.MustCompile(`\d+`)

// CheckOutlooks plays games by the policy of the game and checks the sentences about the points so
// far: that they name the things that are not counted yet, and that the result that they expect is
// off by at most the given share of an average result, on average. Nothing is expected in the first
// decisions of a game, and nothing is said when it is over.
func CheckOutlooks(t *testing.T, game table.Game, share float64) {
	t.Helper()
	app, info := App(t, game.Rules), game.Rules.Info()
	var off, results, listed float64
	count, seats := 0, 0
	for _, setup := range setups(info, max(info.MinSeats, 2), outlookGames, 0) {
		s, err := game.Rules.New(len(setup.Seats), setup.Options, setup.Seed)
		if err != nil {
			t.Fatal(err)
		}
		play := game.New(app, people(s.Seats()))
		window, area := WideWindow()
		table.RevealSeats(play, engine.AllSeats(len(setup.Seats)))
		expected := make([][]int, len(setup.Seats))
		rng := engine.NewRand(setup.Seed)
		early := true // nothing has been expected yet
		for made := 0; s.Turn() != engine.NoSeat; made++ {
			if made%9 == 0 {
				table.ShowPosition(play, s, window, area)
				for seat := range expected {
					o := play.Outlook(engine.Seat(seat))
					listed += float64(len(o.NotCounted))
					if n, err := strconv.Atoi(numberIn.FindString(o.AtEnd)); err == nil {
						expected[seat] = append(expected[seat], n)
					}
				}
			}
			if early && len(expected[0]) > 0 {
				if early = false; made < 10 {
					t.Errorf("%s: after %d decisions the table already says what to expect", info.ID, made)
				}
			}
			if err := s.Play(s.(engine.Heuristics).Policy(&rng), nil); err != nil {
				t.Fatal(err)
			}
		}
		scores := s.Scores(nil)
		for seat, all := range expected {
			results, seats = results+float64(scores[seat]), seats+1
			for _, n := range all {
				off, count = off+math.Abs(float64(n-scores[seat])), count+1
			}
		}
		table.ShowPosition(play, s, window, area)
		if o := play.Outlook(0); len(o.NotCounted) > 0 || o.AtEnd != "" {
			t.Errorf("%s: after the game the table says %+v about the points so far, expected nothing", info.ID, o)
		}
	}
	if listed == 0 || count == 0 {
		t.Fatalf("%s: the table names %v things that are not counted and %d expected results, expected some of each",
			info.ID, listed, count)
	}
	off, results = off/float64(count), results/float64(seats)
	t.Logf("%s: %d expected results are off by %.1f on average, the results are %.1f", info.ID, count, off, results)
	if off > share*results {
		t.Errorf("%s: what the table expects at the end is off by %.1f points on average, more than %.0f %% of the "+
			"average result, %.1f: see the table's Outlook", info.ID, off, 100*share, results)
	}
}
