package narrowgauge_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"gulch/assets"
	rules "gulch/engine/narrowgauge"
	"gulch/render/paint"
	"gulch/render/words"
	"gulch/scenes/narrowgauge"
	"gulch/scenes/reader"
)

// book reads the rules in a language.
func book(t *testing.T, lang string) *reader.Book {
	t.Helper()
	text, err := assets.Rules("narrowgauge", lang)
	if err != nil {
		t.Fatal(err)
	}
	b, err := reader.Parse(string(text))
	if err != nil {
		t.Fatalf("%s: %v", lang, err)
	}
	return b
}

// Every rule from R1 to R71 is told by one paragraph, in every language.
func TestRulesAreComplete(t *testing.T) {
	for _, lang := range words.Languages() {
		told := map[string]int{}
		for _, s := range book(t, lang).Sections {
			for _, p := range s.Paragraphs {
				for _, r := range p.Rules {
					told[r]++
				}
			}
		}
		for n := 1; n <= 71; n++ {
			if r := fmt.Sprintf("R%d", n); told[r] != 1 {
				t.Errorf("%s: %s is told %d times", lang, r, told[r])
			}
		}
		if len(told) != 71 {
			t.Errorf("%s: %d rules are told, there are 71", lang, len(told))
		}
	}
}

// Every link, figure and sign leads somewhere, the translations have the same parts, and all phases and icons are
// explained.
func TestRulesHoldTogether(t *testing.T) {
	kit, err := paint.NewKit()
	if err != nil {
		t.Fatal(err)
	}
	var table narrowgauge.Table
	english := book(t, words.English)
	for _, lang := range words.Languages() {
		b := book(t, lang)
		for _, fault := range append(b.Faults(table.Figure, kit.HasIcon), b.Compare(english)...) {
			t.Errorf("%s: %s", lang, fault)
		}
		for _, phase := range rules.Game.Info().Phases {
			if s, ok := b.Phase(phase); !ok || s.Anchor == "" {
				t.Errorf("%s: the phase %q is not explained", lang, phase)
			}
		}
		for _, icon := range narrowgauge.Icons() {
			if s, ok := b.Sign(icon); !ok || s.Anchor == "" {
				t.Errorf("%s: the icon %q is not explained", lang, icon)
			}
		}
	}
}

// Everything on the table that explains itself leads to a paragraph that exists.
func TestTooltipsLeadToTheRules(t *testing.T) {
	b := book(t, words.English)
	var table narrowgauge.Table
	controls := []string{"menu", "speed", "sound", "hint", "undo", "again", "log", "phase", "coach"} // of all tables
	for _, x := range situations {
		if !slices.Contains([]string{"bid", "share", "first_card-flips", "refill"}, x.name) {
			continue
		}
		t.Run(x.name, func(t *testing.T) {
			app := resume(t, waitingIn(t, x.phase, x.options, x.after, x.wanted))
			now := app.WaitScene("narrowgauge/" + rules.Game.Info().PhaseName(x.phase))
			for _, n := range now.Targets {
				if n.Tip == "" || slices.Contains(controls, n.ID) {
					continue
				}
				if _, _, ok := b.Find(table.Rule(n.ID)); !ok && !strings.HasPrefix(n.ID, "line ") && !strings.HasPrefix(n.ID, "log of ") {
					t.Errorf("%q leads to %q, which is not in the rules", n.ID, table.Rule(n.ID))
				}
			}
		})
	}
}
