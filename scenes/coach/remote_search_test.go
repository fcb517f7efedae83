package coach

import (
	"reflect"
	"testing"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/games"
	"gulch/engine/match"
	"gulch/scenes/botworker"
)

// TestRemoteJobGivesTheSameResults checks for every game that a search in a worker gives the same
// opinions, plans and reason as one in this process.
func TestRemoteJobGivesTheSameResults(t *testing.T) {
	const who = "hard:iterations=900"
	for _, game := range games.All() {
		t.Run(game.Info().ID, func(t *testing.T) {
			m, err := match.New(game, match.Setup{Seats: make([]match.Seat, game.Info().MaxSeats), Seed: 3, BotSeed: 5},
				nil)
			if err != nil {
				t.Fatal(err)
			}
			quick, _ := bot.New("medium", 5)
			for range 7 {
				if _, err := m.Play(bot.Choose(quick, m.State())); err != nil {
					t.Fatal(err)
				}
			}
			alike, numbers := map[engine.Move]int{}, []int{}
			for i, move := range m.Legal() { // each move with an odd index is equivalent to the one before it
				alike[move] = i &^ 1
				numbers = append(numbers, i&^1)
			}
			make := func() *remoteJob {
				s, err := game.New(game.Info().MaxSeats, nil, 3)
				if err != nil {
					t.Fatal(err)
				}
				m.State().CopyTo(s)
				j, err := newJob(who, m.BotSeed(), s, alike)
				if err != nil {
					t.Fatal(err)
				}
				return &remoteJob{job: j, question: botworker.Request{Game: game.Info().ID, Bot: who, Seed: m.BotSeed(),
					SameName: numbers}, position: m.State()}
			}
			here, there := make(), make()
			for !here.Step(50) {
			}
			kind, about, err := there.Encode()
			if err != nil || kind != JobKind {
				t.Fatal(kind, err)
			}
			e, err := Handler(games.Find)(about)
			if err != nil {
				t.Fatal(err)
			}
			reports := 0
			for done := false; !done; {
				done = e.Step(50)
				if text := e.Report(); text != "" {
					if err := there.Decode(text, done); err != nil {
						t.Fatal(err)
					}
					reports++
				}
			}
			if !reflect.DeepEqual(*here.opinions.Load(), *there.opinions.Load()) ||
				!reflect.DeepEqual(here.why.Load(), there.why.Load()) {
				t.Errorf("in a worker the opinions are %+v, in this process %+v, or the reasons differ",
					*there.opinions.Load(), *here.opinions.Load())
			}
			if p, q := *here.plans.Load(), *there.plans.Load(); len(p)+len(q) > 0 && !reflect.DeepEqual(p, q) {
				t.Errorf("in a worker the plans are %+v, in this process %+v", q, p)
			}
			if reports < 1 {
				t.Errorf("the worker sent %d reports, want at least 1", reports)
			}
		})
	}
}
