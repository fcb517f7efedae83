//go:build !js

package westernlegends_test

import (
	"fmt"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/westernlegends"
	"gulch/scenes/drive"
)

func TestMain(m *testing.M) { drive.Main(m) }

// setup seats a person and then bots.
func setup(seats int, seed uint64, options engine.Options) match.Setup {
	s := match.Setup{Seed: seed, BotSeed: seed + 1, Options: options}
	for i, name := range []string{"Ada", "Dutch", "Opal", "Josiah", "Mei", "Lobo"}[:seats] {
		seat := match.Seat{Name: name, Face: []string{"ada", "dutch", "opal", "josiah", "mei", "lobo"}[i]}
		if i > 0 {
			seat.Bot = "easy"
		}
		s.Seats = append(s.Seats, seat)
	}
	return s
}

// waitingIn returns the record of a game in which the first seat has to decide in a phase, after so many moves.
func waitingIn(t testing.TB, seats int, phase engine.Phase, options engine.Options, after int, wanted func(*rules.State) bool) []byte {
	t.Helper()
	for seed := range uint64(60) {
		m, err := match.New(rules.Game, setup(seats, seed, options), nil)
		if err != nil {
			t.Fatal(err)
		}
		rng := engine.NewRand(seed)
		for !m.Over() {
			s := m.State().(*rules.State)
			if m.Turn() == 0 && s.Phase() == phase && len(m.Steps()) >= after && (wanted == nil || wanted(s)) {
				return m.Text()
			}
			if _, err := m.Play(s.Policy(&rng)); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Fatalf("no game reaches phase %s", rules.Game.Info().PhaseName(phase))
	return nil
}

// resume starts the app with a saved game and goes on with it.
func resume(t *testing.T, record []byte, more string) *drive.App {
	t.Helper()
	app := drive.StartSaved(t, `{"known":["westernlegends"],"confirm":"never"`+more+`}`, "westernlegends", record)
	app.ClickTarget("continue")
	return app
}

// situations are the decisions that a player is asked for.
var situations = []struct {
	name    string
	seats   int
	phase   engine.Phase
	options engine.Options
	after   int
	wanted  func(*rules.State) bool
}{
	{"act", 4, rules.PhaseAct, nil, 150, func(s *rules.State) bool { return s.Actions() == 3 }},
	{"act-six", 6, rules.PhaseAct, nil, 400, nil},
	{"act-base", 3, rules.PhaseAct, engine.Options{"ante_up": "off"}, 120, nil},
	{"pick", 4, rules.PhasePickCharacter, nil, 0, nil},
	{"income", 4, rules.PhaseIncome, nil, 60, nil},
	{"fight", 4, rules.PhaseFightCard, nil, 40, nil},
	{"react", 4, rules.PhaseReact, nil, 30, func(s *rules.State) bool { return s.Asks() == "fight_react" }},
	{"hand", 4, rules.PhasePokerHand, nil, 20, nil},
	{"bet", 4, rules.PhaseFaroBet, nil, 20, nil},
	{"shop", 4, rules.PhaseShop, nil, 20, nil},
	{"choose", 4, rules.PhaseChoose, nil, 20, nil},
	{"discard", 4, rules.PhaseEndDiscard, nil, 20, nil},
}

// Decisions are photographed in all classes of windows.
func TestShots(t *testing.T) {
	for _, x := range situations {
		t.Run(x.name, func(t *testing.T) {
			app := resume(t, waitingIn(t, x.seats, x.phase, x.options, x.after, x.wanted), "")
			app.WaitScene("westernlegends/" + rules.Game.Info().PhaseName(x.phase))
			app.Move(5, 5)
			for _, size := range [][2]int{{1280, 720}, {820, 1180}, {800, 600}} {
				app.Resize(size[0], size[1])
				app.Tick(40)
				app.Shot(fmt.Sprintf("legends-%s-%dx%d.png", x.name, size[0], size[1]))
			}
		})
	}
}
