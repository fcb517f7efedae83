package table

import (
	"bytes"
	"testing"
	"time"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/games"
	"gulch/engine/match"
)

// What bots decide ahead they decide in the very positions to which the match will come, chance included.
func TestLookaheadMatchesLaterPositions(t *testing.T) {
	for _, game := range games.All() {
		t.Run(game.Info().ID, func(t *testing.T) {
			seats := make([]match.Seat, game.Info().MaxSeats)
			for i := range seats {
				seats[i] = match.Seat{Name: string(rune('A' + i)), Bot: "medium"}
			}
			m, err := match.New(game, match.Setup{Seats: seats, Seed: 3, BotSeed: 4}, nil)
			if err != nil {
				t.Fatal(err)
			}
			mind, err := bot.New("medium", 3)
			if err != nil {
				t.Fatal(err)
			}
			var a lookahead
			var stood [][]byte
			for made := 0; !m.Over(); made++ {
				for len(a.decided) <= made*7%5 {
					s := a.position(m.State())
					if s.Turn() == engine.NoSeat {
						break
					}
					stood = append(stood, stateJSON(t, s))
					a.add(decision{move: bot.Choose(mind, s)})
				}
				if !bytes.Equal(stateJSON(t, m.State()), stood[0]) {
					t.Fatalf("after %d decisions the match stands elsewhere", made)
				}
				stood = stood[1:]
				if _, err := m.Play(a.next().move); err != nil {
					t.Fatal(err)
				}
			}
		})
	}
}

func stateJSON(t *testing.T, s engine.State) []byte {
	t.Helper()
	b, err := s.MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// Behind a decision that cannot be played nothing is thought of, until the match has refused it.
func TestLookaheadStopsAtIllegalMove(t *testing.T) {
	game := games.All()[0]
	s, err := game.New(game.Info().MinSeats, nil, 1)
	if err != nil {
		t.Fatal(err)
	}
	var a lookahead
	a.add(decision{move: engine.Move{Kind: 250}})
	if a.position(s) != nil || a.position(s) != nil {
		t.Error("it is thought of what comes after an illegal move")
	}
	if a.next(); a.position(s) != s {
		t.Error("nothing is thought of any more")
	}
	for len(a.decided) < maxLookahead {
		a.add(decision{})
	}
	if a.position(s) != nil {
		t.Error("there is no end of it")
	}
}

// A chapter that takes long is told in parts.
func TestLongChaptersAreToldInParts(t *testing.T) {
	var s stories
	if s.partDue(time.Hour) {
		t.Error("nothing is to be told")
	}
	s.gather(3, 2, match.Step{}, 10)
	for range 2 {
		for waited := longestTick; waited < partDelay; waited += longestTick {
			if s.partDue(time.Hour) { // a tab that was hidden has not waited
				t.Fatalf("it is told after %v", waited)
			}
		}
		if !s.partDue(longestTick) {
			t.Fatal("it is not told")
		}
	}
	s.partDue(partDelay - longestTick)
	s.close()
	s.gather(3, 2, match.Step{}, 11)
	if s.partDue(longestTick) {
		t.Error("what was waited for one part counts for the next")
	}
	s.nextPartPictures(3, true)
	if s.told.pictures = maxPictures - 1; s.partDue(longestTick) || s.partDue(longestTick) || s.partDue(longestTick) || s.partDue(longestTick) {
		t.Error("the end of the chapter has no picture left")
	}
	s.close()
	if !s.began(10) || s.began(11) {
		t.Error("a later part counts as the beginning of a chapter")
	}
}
