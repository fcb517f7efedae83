package narrowgauge_test

import (
	"fmt"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/narrowgauge"
	"gulch/scenes/drive"
)

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
