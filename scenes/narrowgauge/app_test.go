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

	"github.com/hajimehoshi/ebiten/v2"
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

// situations lists one example of each kind of decision that a player has.
var situations = []struct {
	name    string
	phase   engine.Phase
	options engine.Options
	after   int
	wanted  func(*rules.State) bool
}{
	{"bid", rules.PhaseBid, nil, 0, nil},
	{"bid-late", rules.PhaseBid, nil, 80, nil},
	{"contract_high", rules.PhaseContractHigh, nil, 0, nil},
	{"contract_low", rules.PhaseContractLow, nil, 0, nil},
	{"keep", rules.PhaseKeep, deal, 0, nil},
	{"share", rules.PhaseShare, nil, 30, nil},
	{"first_card", rules.PhaseFirstCard, nil, 20, nil},
	{"first_card-late", rules.PhaseFirstCard, nil, 100, nil},
	{"first_card-flips", rules.PhaseFirstCard, allVariantOptions, 30,
		func(s *rules.State) bool { return s.Ready(0).Has(rules.TunnelBlast) }},
	{"second_card", rules.PhaseSecondCard, nil, 10,
		func(s *rules.State) bool { return !s.Dark(0) && s.PlacedOnDifficult() }},
	{"second_card-dark", rules.PhaseSecondCard, nil, 10, func(s *rules.State) bool { return s.Dark(0) }},
	{"refill", rules.PhaseRefill, nil, 10, nil},
}

// TestEveryPhase takes screenshots of every kind of decision and checks that each of its legal
// moves can be clicked.
func TestEveryPhase(t *testing.T) {
	for _, x := range situations {
		t.Run(x.name, func(t *testing.T) {
			record := waitingIn(t, x.phase, x.options, x.after, x.wanted)
			app := resume(t, record)
			app.WaitScene("narrowgauge/" + rules.Game.Info().PhaseName(x.phase))
			app.Move(5, 5)
			for _, size := range [][2]int{{1280, 720}, {820, 1180}, {2560, 1440}} {
				app.Resize(size[0], size[1])
				app.Tick(30)
				app.Shot(fmt.Sprintf("gauge-%s-%dx%d.png", x.name, size[0], size[1]))
				if size[0] != 2560 {
					clickable(t, app, record)
				}
			}
		})
	}
}

// clickable checks that there is a target for every legal move of the position at the end of
// record. All bids share one target. A Track card must be selected and turned before its targets
// appear, and a refill needs marked cards.
func clickable(t *testing.T, app *drive.App, record []byte) {
	t.Helper()
	m, _, err := match.Resume(func(string) (engine.Game, error) { return rules.Game, nil }, record, nil)
	if err != nil {
		t.Fatal(err)
	}
	chosen, how := rules.NoCard, int16(0)
	for _, x := range m.Legal() {
		id := m.State().Notation(x)
		switch x.Kind {
		case rules.KindBid:
			id = "bid"
		case rules.KindRefill:
			id = "refill"
		case rules.KindPlay:
			if c := rules.CardOf(x); c != chosen || rules.HowOf(x) != how {
				chosen, how = chooseCard(t, app, c, rules.HowOf(x))
			}
		}
		now := app.Snapshot()
		if target, ok := now.Find(id); !ok || !target.Enabled || target.Role != "move" {
			t.Errorf("the legal move %q has no target that can be clicked", m.State().Notation(x))
		}
	}
	if chosen != rules.NoCard {
		app.ClickTarget("card " + chosen.String())
		for id, bit := range ways {
			if bit != rules.Turned && how&bit != 0 {
				app.ClickTarget(id)
			}
		}
	}
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

// TestPlayPreviews takes screenshots while a card is laid: the preview on the map and on the
// panels, and the move itself.
func TestPlayPreviews(t *testing.T) {
	record := waitingIn(t, rules.PhaseFirstCard, nil, 24, func(s *rules.State) bool {
		for _, m := range s.Moves(nil) {
			if v := s.Preview(m); v.Bonus > 0 && v.Penalty > 0 {
				return true
			}
		}
		return false
	})
	app := resume(t, record)
	app.WaitScene("narrowgauge/first_card")
	m, _, err := match.Resume(func(string) (engine.Game, error) { return rules.Game, nil }, record, nil)
	if err != nil {
		t.Fatal(err)
	}
	s := m.State().(*rules.State)
	i := slices.IndexFunc(m.Legal(), func(m engine.Move) bool {
		v := s.Preview(m)
		return v.Bonus > 0 &&
			v.Penalty > 0
	})
	move := m.Legal()[i]
	chooseCard(t, app, rules.CardOf(move), rules.HowOf(move))
	app.Move(5, 5)
	app.Tick(20)
	app.Shot("gauge-chosen.png")
	app.Hover(app.Target(s.Notation(move)).Center())
	app.Tick(40)
	app.Shot("gauge-ghost.png")
	app.Key(ebiten.KeyC)
	app.Hover(app.Target(s.Notation(move)).Center())
	for range 5 {
		app.Wheel(0, 0)
	}
	app.Tick(20)
	app.Shot("gauge-names.png")
	app.Key(ebiten.KeyC)
	app.ClickTarget(s.Notation(move))
	for i := range 16 {
		app.Tick(9)
		app.Shot(fmt.Sprintf("gauge-strip-%02d.png", i))
	}
}
