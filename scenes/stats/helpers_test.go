package stats

import (
	"fmt"
	"testing"
	"time"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/match"
)

// played returns a finished match of a person against bots. The moves of all seats are chosen by a
// bot of the level medium.
func played(t *testing.T, id string, seats int, seed uint64) *match.Match {
	t.Helper()
	return playedWith(t, id, seats, nil, seed)
}

// playedWith is like played, with the given options of the game.
func playedWith(t *testing.T, id string, seats int, options engine.Options, seed uint64) *match.Match {
	t.Helper()
	game := rulesOf(t, id)
	setup := match.Setup{Seed: seed, BotSeed: seed, Options: options}
	for i := range seats {
		s := match.Seat{Name: fmt.Sprint("Bot ", i), Bot: "hard"}
		if i == 0 {
			s = match.Seat{Name: "Ada"}
		}
		setup.Seats = append(setup.Seats, s)
	}
	m, err := match.New(game, setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	mind, err := bot.New("medium", seed)
	if err != nil {
		t.Fatal(err)
	}
	for !m.Over() {
		if _, err := m.Play(bot.Choose(mind, m.State())); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// book returns a book with four games: Ada wins two, then loses one to Ben, and then wins a game
// that does not count (an aside game).
func book(t *testing.T) *Book {
	t.Helper()
	b := &Book{}
	day := time.Date(2026, 5, 4, 20, 0, 0, 0, time.UTC)
	add := func(id, game string, aside bool, seats ...Seat) {
		b.Add(Game{ID: id, Game: game, When: day, Seats: seats, Aside: aside})
		day = day.AddDate(0, 0, 1)
	}
	add("1", "boomtown", false, Seat{Name: "Ada", Who: "Ada", Points: 70, Rank: 1, Goals: []string{"boomtown/baron"}},
		Seat{Name: "Dutch", Level: "hard", Points: 60, Rank: 2})
	add("2", "boomtown", false, Seat{Name: "Ada", Who: "Ada", Points: 90, Rank: 1}, Seat{Name: "Dutch", Level: "easy",
		Points: 60, Rank: 2}, Seat{Name: "Opal", Level: "hard", Rank: 3},
		Seat{Name: "Mei", Level: "easy", Rank: 4})
	add("3", "narrowgauge", false, Seat{Name: "Ada", Who: "Ada", Points: 20, Rank: 2},
		Seat{Name: "Ben", Who: "Ben", Points: 60, Rank: 1})
	add("4", "boomtown", true, Seat{Name: "Ada", Who: "Ada", Points: 900, Rank: 1},
		Seat{Name: "Dutch", Level: "easy", Rank: 2})
	return b
}
