package boomtown_test

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"gulch/assets"
	rules "gulch/engine/boomtown"
	"gulch/render/paint"
	"gulch/render/words"
	"gulch/scenes/boomtown"
	"gulch/scenes/drive"
	"gulch/scenes/probe"
	"gulch/scenes/reader"

	"github.com/hajimehoshi/ebiten/v2"
)

// book reads the rules in a language.
func book(t *testing.T, lang string) *reader.Book {
	t.Helper()
	text, err := assets.Rules("boomtown", lang)
	if err != nil {
		t.Fatal(err)
	}
	b, err := reader.Parse(string(text))
	if err != nil {
		t.Fatalf("%s: %v", lang, err)
	}
	return b
}

// languages are those in which the rules can be read.
func languages() []string { return words.Languages() }

// Every rule of the rules document is told by a paragraph, in every language.
func TestRulesAreComplete(t *testing.T) {
	list, err := os.ReadFile("testdata/rules.txt")
	if err != nil {
		t.Fatal(err)
	}
	for _, lang := range languages() {
		told := map[string]bool{}
		for _, s := range book(t, lang).Sections {
			for _, p := range s.Paragraphs {
				for _, r := range p.Rules {
					if told[r] {
						t.Errorf("%s: %s is told twice", lang, r)
					}
					told[r] = true
				}
			}
		}
		for _, r := range strings.Fields(string(list)) {
			if !told[r] {
				t.Errorf("%s: %s is not told", lang, r)
			}
			delete(told, r)
		}
		for r := range told {
			t.Errorf("%s: there is no rule %s", lang, r)
		}
	}
}

// Every link, figure and sign leads somewhere, and the translations have the same parts as the English text.
func TestRulesHoldTogether(t *testing.T) {
	kit, err := paint.NewKit()
	if err != nil {
		t.Fatal(err)
	}
	var b boomtown.Table
	figures := b.Figure
	english := book(t, words.English)
	for _, lang := range languages() {
		text := book(t, lang)
		for _, fault := range text.Faults(figures, kit.HasIcon) {
			t.Errorf("%s: %s", lang, fault)
		}
		for _, difference := range text.Compare(english) {
			t.Errorf("%s: %s", lang, difference)
		}
	}
}

// Every phase and every icon of the log and of the cards has a name, a sentence and a paragraph.
func TestSignsAreExplained(t *testing.T) {
	for _, lang := range languages() {
		b := book(t, lang)
		for _, phase := range rules.Game.Info().Phases {
			if s, ok := b.Phase(phase); !ok || s.Anchor == "" {
				t.Errorf("%s: the phase %q is not explained", lang, phase)
			}
		}
		for _, icon := range boomtown.Icons() {
			if s, ok := b.Sign(icon); !ok || s.Anchor == "" {
				t.Errorf("%s: the icon %q is not explained", lang, icon)
			}
		}
	}
}

// Everything on the table that explains itself leads to a paragraph that exists.
func TestTooltipsLeadToTheRules(t *testing.T) {
	b := book(t, words.English)
	var table boomtown.Table
	controls := []string{"menu", "speed", "sound", "hint", "coach", "undo", "again", "phase"} // of all tables
	for i, phase := range asked {
		t.Run(rules.Game.Info().PhaseName(phase), func(t *testing.T) {
			app := resume(t, waitingIn(t, phase, 3+i%3))
			now := app.WaitScene("boomtown/" + rules.Game.Info().PhaseName(phase))
			for _, x := range now.Targets {
				if x.Tip == "" || slices.Contains(controls, x.ID) || strings.HasPrefix(x.ID, "line ") || strings.HasPrefix(x.ID, "log of ") ||
					strings.HasPrefix(x.ID, "asking") { // all tables have those
					continue
				}
				if _, _, ok := b.Find(table.Rule(x.ID)); !ok {
					t.Errorf("%q leads to %q, which is not in the rules", x.ID, table.Rule(x.ID))
				}
			}
		})
	}
}

// The rules are read with keys, wheel and fingers, searched while typing, and opened from a tooltip and the pause.
func TestReadingTheRules(t *testing.T) {
	app := resume(t, waitingIn(t, rules.PhasePick, 4))
	app.WaitScene("boomtown/pick")
	card := slices.IndexFunc(app.Snapshot().Targets, func(x probe.Target) bool { return strings.HasPrefix(x.ID, "take ") })
	app.Hover(app.Snapshot().Targets[card].Center())
	app.Tick(40)
	app.Shot("tip-with-rule.png")
	app.Key(ebiten.KeyR)
	where := func() string { return fmt.Sprint(app.WaitScene("rules").State["paragraph"]) }
	if got := where(); got == "aim" {
		t.Errorf("the tooltip of a card opens the rules at %q", got)
	}
	app.Tick(30)
	app.Shot("rules-from-tip.png")
	app.Key(ebiten.KeyEscape)
	app.WaitScene("boomtown/pick")
	app.Key(ebiten.KeyEscape)
	app.WaitScene("pause")
	app.ClickTarget("rules")
	if got := where(); got != "order" {
		t.Errorf("the pause while picking opens the rules at %q", got)
	}
	app.Key(ebiten.KeyHome)
	app.Key(ebiten.KeyPageDown)
	if got := where(); got == "aim" {
		t.Error("the key of a page does not scroll")
	}
	app.Type("neighbour keeps")
	if now := app.WaitScene("rules"); now.State["hits"].(float64) < 1 {
		t.Error("nothing is found")
	}
	app.Tick(10)
	app.Shot("rules-found.png")
	app.Key(ebiten.KeyEscape) // clears the search
	app.WaitScene("rules")
	for _, size := range [][2]int{{1280, 720}, {820, 1180}, {1024, 640}, {1120, 840}} {
		app.Resize(size[0], size[1])
		for _, at := range []string{"go/aim", "go/payment", "go/events", "go/mines", "go/signs"} {
			goTo(app, at)
			app.Tick(20)
			app.Shot(fmt.Sprintf("rules-%s-%dx%d.png", strings.TrimPrefix(at, "go/"), size[0], size[1]))
		}
	}
	goTo(app, "go/aim")
	link := slices.IndexFunc(app.Snapshot().Targets, func(x probe.Target) bool { return x.Role == "link" })
	if link < 0 {
		t.Fatal("there are no links")
	}
	app.TapTarget(app.Snapshot().Targets[link].ID)
	app.ClickTarget("back")
	if got := where(); got != "aim" {
		t.Errorf("back leads to %q", got)
	}
	app.Swipe(700, 700, 700, 200)
	if got := where(); got == "aim" {
		t.Error("a finger does not scroll")
	}
	app.ClickTarget("close")
	app.WaitScene("boomtown/pick")
}

// goTo clicks a line of the contents, scrolling to it where it is out of sight.
func goTo(app *drive.App, id string) {
	for _, notches := range []float64{0, 60, -60} {
		now := app.Snapshot()
		if _, ok := now.Find(id); !ok {
			line := slices.IndexFunc(now.Targets, func(x probe.Target) bool { return strings.HasPrefix(x.ID, "go/") })
			app.Move(now.Targets[line].Center())
			app.Wheel(0, notches)
			app.Tick(2)
		}
	}
	app.ClickTarget(id)
}
