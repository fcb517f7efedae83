package boomtown_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/engine/match"
	"gulch/scenes/drive"
	"gulch/scenes/probe"
)

func TestMain(m *testing.M) { drive.Main(m) }

// setup returns a match setup with a number of seats, of which the first ones are people and the
// others bots. seed is that of the game.
func setup(seats, people int, seed uint64) match.Setup {
	s := match.Setup{Seed: seed, BotSeed: seed + 1}
	names := []string{"Ada", "Dutch", "Opal", "Josiah", "Mei"}
	faces := []string{"ada", "dutch", "opal", "josiah", "mei"}
	for i := range seats {
		seat := match.Seat{Name: names[i], Face: faces[i]}
		if i >= people {
			seat.Bot = "easy"
		}
		s.Seats = append(s.Seats, seat)
	}
	return s
}

// moveWeight returns the relative probability with which randomMove chooses move m. Saloons and
// cards to keep have high weights, so that rare phases occur.
func moveWeight(m engine.Move) int {
	if m.Kind != rules.KindTake {
		return 1
	}
	switch rules.CardOf(m).Info().Kind {
	case rules.Saloon, rules.SaloonGirls, rules.Telegraph, rules.Mustang:
		return 60
	case rules.NoKind:
		return 2
	}
	return 8
}

// waitingIn plays games for a number of seats with random moves until seat 0 has to decide in the
// given phase, and returns the record of that game.
func waitingIn(t *testing.T, phase engine.Phase, seats int) []byte {
	t.Helper()
	for seed := range uint64(20_000) {
		r := rand.New(rand.NewPCG(seed, 7))
		m, err := match.New(rules.Game, setup(seats, 1, seed), nil)
		if err != nil {
			t.Fatal(err)
		}
		for !m.Over() {
			if m.Turn() == 0 && m.State().Phase() == phase && len(m.Steps()) > 40 {
				return m.Text()
			}
			if _, err := m.Play(randomMove(r, m)); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Fatalf("no simulated game reaches phase %d", phase)
	return nil
}

// randomMove returns a legal move of match m at random, using r. The moves of seat 0 are chosen
// with the weights of moveWeight.
func randomMove(r *rand.Rand, m *match.Match) engine.Move {
	legal := m.Legal()
	if m.Turn() != 0 {
		return legal[r.IntN(min(len(legal), 3))]
	}
	total := 0
	for _, x := range legal {
		total += moveWeight(x)
	}
	at := r.IntN(total)
	for _, x := range legal {
		if at -= moveWeight(x); at < 0 {
			return x
		}
	}
	return legal[0]
}

// resume starts the app and continues the saved game in record.
func resume(t *testing.T, record []byte) *drive.App {
	t.Helper()
	app := open(t, record)
	app.ClickTarget("continue")
	return app
}

// open starts the app with the saved game in record and stays on the title screen.
func open(t *testing.T, record []byte) *drive.App {
	t.Helper()
	return drive.StartSaved(t, `{"known":["boomtown"],"confirm":"never"}`, "boomtown", record)
}

// start starts the app with a new game with setup s and the animation speed "Instant".
func start(t *testing.T, s match.Setup) *drive.App {
	t.Helper()
	m, err := match.New(rules.Game, s, nil)
	if err != nil {
		t.Fatal(err)
	}
	app := resume(t, m.Text())
	app.WaitFor("the table", func(s probe.Snapshot) bool { return strings.HasPrefix(s.Scene, "boomtown/") && !s.Busy })
	for range 3 {
		if app.Target("speed").Label == "Speed: Instant" {
			break
		}
		app.ClickTarget("speed")
	}
	return app
}

func count(s probe.Snapshot) int {
	n, _ := s.State["moves"].(float64)
	return int(n)
}

// finishedGame returns the record of a game played to its end.
func finishedGame(t *testing.T) []byte {
	t.Helper()
	r := rand.New(rand.NewPCG(8, 8))
	m, err := match.New(rules.Game, setup(4, 1, 77), nil)
	if err != nil {
		t.Fatal(err)
	}
	for !m.Over() {
		if _, err := m.Play(randomMove(r, m)); err != nil {
			t.Fatal(err)
		}
	}
	return m.Text()
}
