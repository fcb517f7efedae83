package narrowgauge_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/narrowgauge"
	"gulch/scenes/drive"
	"gulch/scenes/probe"
)

// playedUntil returns the record of a game of two people that has been played at random up to the
// first position for which stop returns true.
func playedUntil(t *testing.T, options engine.Options, stop func(m *match.Match, s *rules.State) bool) []byte {
	t.Helper()
	r := rand.New(rand.NewPCG(5, 5))
	for seed := range uint64(40) {
		m, err := match.New(rules.Game, setup(2, seed+6, options), nil)
		if err != nil {
			t.Fatal(err)
		}
		for !m.Over() {
			if stop(m, m.State().(*rules.State)) {
				return m.Text()
			}
			if _, err := m.Play(m.Legal()[r.IntN(len(m.Legal()))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Fatal("no game reaches the position")
	return nil
}

// recapSections returns the lines of the recap on the hand-over screen of an app, by the headings
// of their sections.
func recapSections(app *drive.App) map[string]string {
	sections, title := map[string]string{}, ""
	for {
		now := app.WaitScene("handover")
		for _, x := range now.Targets {
			switch {
			case !strings.HasPrefix(x.ID, "news "):
			case x.Role == "heading":
				title = x.Label
			default:
				sections[title] += x.Label + "\n"
			}
		}
		more, ok := now.Find("more")
		if !ok || !strings.HasPrefix(more.Label, "Next") {
			return sections
		}
		app.ClickTarget("more")
	}
}

// TestRecapTellsOfAllUnderTheGame checks that a recap tells revealed bids, the sums of dividends
// and the beginning of a round under "The game", because they concern both players.
func TestRecapTellsOfAllUnderTheGame(t *testing.T) {
	for _, c := range []struct {
		options engine.Options
		stop    func(m *match.Match, s *rules.State) bool
		lines   []string
	}{
		{nil, func(m *match.Match, s *rules.State) bool { return s.Phase() == rules.PhaseShare }, []string{" bids $"}},
		{deal, func(m *match.Match, s *rules.State) bool {
			return s.Round() == rules.Rounds && s.Phase() == rules.PhaseKeep
		}, []string{"Round 2 paid ", "Round 3 begins. It's the last one."}},
		{deal, func(m *match.Match, s *rules.State) bool {
			return s.Round() == rules.Rounds && s.Phase() == rules.PhaseShare
		}, []string{"Round 2 paid ", "Round 3 begins. It's the last one."}},
	} {
		app := resume(t, playedUntil(t, c.options, c.stop))
		sections := recapSections(app)
		for _, line := range c.lines {
			for title, text := range sections {
				if strings.Contains(text, line) != (title == "The game") {
					t.Errorf("%q: the section %q of the recap reads\n%s", line, title, text)
				}
			}
		}
	}
}

// TestDividendsAreShownOnce checks that the sheet of dividends is open for a person who has not
// seen it, but not again for one who has decided since, after the game was opened again.
func TestDividendsAreShownOnce(t *testing.T) {
	for _, decided := range []bool{false, true} {
		app := resume(t, playedUntil(t, deal, func(m *match.Match, s *rules.State) bool {
			steps := m.Steps()
			if s.Round() != rules.Rounds {
				return false
			}
			own := steps[len(steps)-1].Seat == m.Turn()
			return decided && own && s.Phase() == rules.PhaseFirstCard ||
				!decided && !own && s.Phase() == rules.PhaseKeep
		}))
		app.ClickTarget("ready")
		now := app.WaitFor("the table", func(s probe.Snapshot) bool {
			return strings.HasPrefix(s.Scene, "narrowgauge/") && !s.Busy
		})
		if _, open := now.Find("close dividends"); open == decided {
			t.Errorf("a decision since the dividends: %v, their sheet is open: %v", decided, open)
		}
	}
}

// TestNobodyPassesToHimself checks that a person who takes a Contract in front of everybody, and
// whose turn then begins, is asked to go on and not to pass the device.
func TestNobodyPassesToHimself(t *testing.T) {
	app := resume(t, playedUntil(t, nil, func(m *match.Match, s *rules.State) bool {
		return s.Phase() == rules.PhaseContractHigh && s.Affordable(m.Turn()) != 0 && s.Affordable(1-m.Turn()) == 0
	}))
	now := app.WaitFor("the choice of a contract", func(s probe.Snapshot) bool {
		return s.Scene == "narrowgauge/contract_high" && !s.Busy
	})
	for _, x := range now.Targets {
		if x.Role == "move" && x.Enabled && strings.HasPrefix(x.ID, "contract ") && x.ID != "contract pass" {
			app.ClickTarget(x.ID)
			break
		}
	}
	now = app.WaitFor("the end of the turn", func(s probe.Snapshot) bool {
		return s.State["passing"] == true && !s.Busy
	})
	if pass, _ := now.Find("pass-device"); !strings.HasPrefix(pass.Label, "Go on as ") {
		t.Errorf("the button is labelled %q, want that the same person goes on", pass.Label)
	}
	app.Shot("gauge-goes-on.png")
	app.ClickTarget("pass-device")
	app.WaitScene("handover")
	app.Shot("gauge-goes-on-handover.png")
}
