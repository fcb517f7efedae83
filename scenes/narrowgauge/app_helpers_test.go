package narrowgauge_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/narrowgauge"
	"gulch/scenes/drive"
	"gulch/scenes/probe"
)

func TestMain(m *testing.M) { drive.Main(m) }

// setup returns a match setup with people at the first seats and bots at the other seats. seed and
// options are those of the game.
func setup(people int, seed uint64, options engine.Options) match.Setup {
	s := match.Setup{Seed: seed, BotSeed: seed + 1, Options: options}
	for i, name := range []string{"Ada", "Dutch"} {
		seat := match.Seat{Name: name, Face: []string{"ada", "dutch"}[i]}
		if i >= people {
			seat.Bot = "easy"
		}
		s.Seats = append(s.Seats, seat)
	}
	return s
}

// Game options for tests: deal has a random turn order; allVariantOptions also has the variant
// more_power, in which rarer moves occur.
var (
	deal              = engine.Options{"random_turn_order": "on"}
	allVariantOptions = engine.Options{"more_power": "on", "random_turn_order": "on"}
)

// waitingIn plays games with these options until seat 0 has to decide in the given phase, and
// returns the record of that game. The decision comes after at least `after` moves, in a position
// for which wanted returns true; a nil wanted accepts every position.
func waitingIn(t testing.TB, phase engine.Phase, options engine.Options, after int,
	wanted func(*rules.State) bool) []byte {
	t.Helper()
	for seed := range uint64(400) {
		m, err := match.New(rules.Game, setup(1, seed, options), nil)
		if err != nil {
			t.Fatal(err)
		}
		var weights []float32
		for !m.Over() {
			s := m.State().(*rules.State)
			if m.Turn() == 0 && s.Phase() == phase && len(m.Steps()) >= after && (wanted == nil || wanted(s)) {
				return m.Text()
			}
			legal := m.Legal()
			weights = s.Prior(legal, weights)
			best := 0
			for i := range legal {
				if weights[i] > weights[best] {
					best = i
				}
			}
			if _, err := m.Play(legal[best]); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Fatalf("no simulated game reaches phase %d", phase)
	return nil
}

// resume starts the app and continues the saved game in record.
func resume(t *testing.T, record []byte) *drive.App {
	t.Helper()
	app := drive.StartSaved(t, `{"known":["narrowgauge"],"confirm":"never"}`, "narrowgauge", record)
	app.ClickTarget("continue")
	return app
}

// ways maps the ID of a button that turns or changes a card to the bit that it sets in field C of
// the move.
var ways = map[string]int16{"turn": rules.Turned, "mirror": rules.Mirrored, "blast": rules.Blasted}

// chooseCard presses card c and the buttons that set its orientation. how contains the orientation,
// as the bits of field C of a move. chooseCard returns the card and the orientation that are
// selected in the app afterwards.
func chooseCard(t *testing.T, app *drive.App, c rules.Card, how int16) (rules.Card, int16) {
	t.Helper()
	if target := app.Target("card " + c.String()); !target.Chosen {
		app.ClickTarget(target.ID)
	}
	for id, bit := range ways {
		if bit == rules.Turned {
			continue
		}
		now := app.Snapshot()
		if target, ok := now.Find(id); ok && target.Chosen != (how&bit != 0) {
			app.ClickTarget(id)
		}
	}
	// The legal moves that can be pressed now show whether the card is turned.
	for range 2 {
		want := fmt.Sprintf("play %s ", c)
		if slices.ContainsFunc(app.Snapshot().Targets, func(x probe.Target) bool {
			return strings.HasPrefix(x.ID, want) && strings.Contains(x.ID, " turned") == (how&rules.Turned != 0)
		}) {
			break
		}
		app.ClickTarget("turn")
	}
	return c, how
}
