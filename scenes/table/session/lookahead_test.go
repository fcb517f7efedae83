package session

import (
	"bytes"
	"testing"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/games"
	"gulch/engine/match"
)

// TestLookaheadMatchesLaterPositions checks for every game that the positions in which bots decide
// in advance are the same that the match reaches later, random results included.
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
					a.add(Decision{Move: bot.Choose(mind, s)})
				}
				if !bytes.Equal(stateJSON(t, m.State()), stood[0]) {
					t.Fatalf("decision %d was made ahead in another position than the match has reached", made)
				}
				stood = stood[1:]
				if _, err := m.Play(a.next().Move); err != nil {
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

// TestLookaheadStopsAtIllegalMove checks that lookahead returns no position after an illegal
// decision until the match has refused it, and none after maxLookahead decisions.
func TestLookaheadStopsAtIllegalMove(t *testing.T) {
	game := games.All()[0]
	s, err := game.New(game.Info().MinSeats, nil, 1)
	if err != nil {
		t.Fatal(err)
	}
	var a lookahead
	a.add(Decision{Move: engine.Move{Kind: 250}})
	for range 2 {
		if a.position(s) == nil {
			continue
		}
		t.Error("position returned a state after an illegal move, want nil")
	}
	if a.next(); a.position(s) != s {
		t.Error("position did not return the match's state once the illegal decision was removed")
	}
	for len(a.decided) < maxLookahead {
		a.add(Decision{})
	}
	if a.position(s) != nil {
		t.Errorf("position returned a state after %d decisions made ahead, want nil", maxLookahead)
	}
}
