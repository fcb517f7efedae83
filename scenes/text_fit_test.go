//go:build !js

package scenes_test

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"
	"unicode/utf8"

	"gulch/assets"
	rules "gulch/engine/boomtown"
	"gulch/engine/testscale"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/scenes"
	"gulch/scenes/drive"
	"gulch/scenes/shelf"
	"gulch/scenes/stage"
	"gulch/scenes/store"
	"gulch/scenes/work"
)

// leastLetters is the minimum text size in design units.
const leastLetters = 9.5

// written draws the screen on top of the scene stack and returns the texts that it has drawn.
func written(h *stage.App) (all []paint.DrawnText) {
	s := h.Top()
	drive.OnHost(func() {
		s.Update(&ui.Input{}, 16)
		s.Update(&ui.Input{Skip: true}, 100_000)
	})
	return settledOf(h, s)
}

// settled ends all animations of the top screen, draws it, and returns the texts that it has drawn.
func settled(h *stage.App) []paint.DrawnText { return settledOf(h, h.Top()) }

// settledOf is like settled, for a screen that need not be on top any more.
func settledOf(h *stage.App, s stage.Scene) (all []paint.DrawnText) {
	drive.OnHost(func() {
		l := h.LayoutFor(s)
		s.Update(&ui.Input{}, 10_000)
		s.Build(l)
		// a canvas that records the texts without rendering
		p := new(paint.Trace).Canvas(h.Kit, l.PixelW, l.PixelH, l.View)
		p.OnText = func(w paint.DrawnText) {
			if strings.TrimSpace(w.Text) != "" {
				all = append(all, w)
			}
		}
		h.Kit.DryRun(func() {
			s.Paint(p)
			s.Draw(p)
			p.Flush()
			all = uncovered(all, s.Base().Root.Nodes)
			s.Base().Root.Draw(p)
		})
	})
	return all
}

// uncovered returns those texts that are not covered by a close-up (an enlarged view of a part of
// the board). all are the texts of the screen.
func uncovered(all []paint.DrawnText, nodes []ui.Node) []paint.DrawnText {
	at := slices.IndexFunc(nodes, func(n ui.Node) bool { return n.ID == "close-up/frame" })
	if at < 0 {
		return all
	}
	return slices.DeleteFunc(all, func(w paint.DrawnText) bool { return w.Rect.Meets(nodes[at].Rect) })
}

// longestTexts is the name of an artificial language, whose texts are returned by the function
// longest.
const longestTexts = "the longest of all"

// longest returns a catalog that has, for each text, the longest of its translations. A test with
// it covers all languages at once.
func longest(t *testing.T) *i18n.Catalogue {
	t.Helper()
	var all []*i18n.Catalogue
	for _, tag := range i18n.Languages()[1:] {
		c, err := i18n.Load(assets.Translations(), tag)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, c)
	}
	return i18n.Longest(all...)
}

// TestLettersFit checks on every screen and in several window sizes that no text is outside the
// window, overlaps another text or is too small. It checks English at normal text size, and large
// text only with the longest translations of all languages (see the function longest).
func TestLettersFit(t *testing.T) {
	work.DoInStep(1) // no text that is checked waits for a search
	defer work.DoInStep(0)
	all := screens(t)
	english := missing()
	defer i18n.OnMissing(nil)
	for _, reader := range []struct {
		lang string
		size int
	}{{"en", 100}, {longestTexts, 150}} {
		h, err := scenes.New(store.NewMemory(nil), false)
		if err != nil {
			t.Fatal(err)
		}
		h.Settings.Language, h.Settings.TextSize = reader.lang, reader.size
		if reader.lang == longestTexts {
			h.Settings.Language = "de"
		}
		for _, g := range shelf.Rules() {
			h.Settings.MarkIntroShown(g.Info().ID)
		}
		for _, window := range windows {
			drive.OnHost(func() {
				h.LayoutF(float64(window[0]), float64(window[1]))
				h.ApplySettings()
				if reader.lang == longestTexts {
					// the catalog has the language tag of German, so that the app does not replace
					// it
					i18n.SetCatalogue(longest(t))
					h.RebuildAll()
				}
			})
			for _, s := range all {
				drive.OnHost(func() { h.PopToRoot(); s.open(h) })
				name := fmt.Sprintf("%s, %s, %d %%, %d by %d", s.name, reader.lang, reader.size, window[0], window[1])
				top := h.Top() // stored first, because ending the animations may close the scene
				all := written(h)
				checkTexts(t, name, h.LayoutFor(top), all)
				staysOnCard(t, name, top, all)
				promptStandsOut(t, name, top, all)
			}
		}
		if reader.lang == longestTexts {
			phoneLetters(t, h, all)
		}
	}
	keepNames(english)
	english.Range(func(text, _ any) bool {
		t.Errorf("%q is shown without translation", text)
		return true
	})
}

// TestMenusInEveryLanguage checks the screens around the games in each language: all texts and
// labels for screen readers must be translated and not empty, and must fit. Each language is
// checked in a different window size.
func TestMenusInEveryLanguage(t *testing.T) {
	for i, lang := range i18n.Languages() {
		h, err := scenes.New(store.NewMemory(nil), false)
		if err != nil {
			t.Fatal(err)
		}
		h.Settings.Language = lang
		english := missing()
		for k := range testscale.Of(1, len(windows)) {
			window := windows[(i+k)%len(windows)]
			drive.OnHost(func() {
				h.LayoutF(float64(window[0]), float64(window[1]))
				h.ApplySettings()
			})
			for _, s := range menus(t) {
				drive.OnHost(func() { h.PopToRoot(); s.open(h) })
				name := fmt.Sprintf("%s, %s, %d by %d", s.name, lang, window[0], window[1])
				top := h.Top() // stored first, because ending the animations may close the scene
				all := written(h)
				checkTexts(t, name, h.CurrentLayout(), all)
				staysOnCard(t, name, top, all)
				for _, x := range stage.A11yNodes(top) {
					if strings.TrimSpace(x.Label) == "" {
						t.Errorf("%s: a node for screen readers has no label: %+v", name, x)
					}
				}
			}
		}
		i18n.OnMissing(nil)
		keepNames(english)
		english.Range(func(text, _ any) bool {
			t.Errorf("%s: %q is shown without translation", lang, text)
			return true
		})
	}
}

// TestNothingIsCut checks in every language, at normal text size, that no text on a screen is cut
// off with an ellipsis, except those that mayBeCut matches.
func TestNothingIsCut(t *testing.T) {
	work.DoInStep(1)
	defer work.DoInStep(0)
	all, sizes := screens(t), [][2]int{{1280, 720}, {820, 1180}, {800, 600}}
	for i, lang := range i18n.Languages() {
		h, err := scenes.New(store.NewMemory(nil), false)
		if err != nil {
			t.Fatal(err)
		}
		h.Settings.Language = lang
		for _, g := range shelf.Rules() {
			h.Settings.MarkIntroShown(g.Info().ID)
		}
		for k := range testscale.Of(1, len(sizes)) {
			window := sizes[(i+k)%len(sizes)]
			drive.OnHost(func() {
				h.LayoutF(float64(window[0]), float64(window[1]))
				h.ApplySettings()
			})
			for _, s := range all {
				drive.OnHost(func() { h.PopToRoot(); s.open(h) })
				for _, w := range written(h) {
					if strings.HasSuffix(w.Text, "…") && !mayBeCut.MatchString(w.Text) {
						t.Errorf("%s, %s, %d by %d: %q is cut off, at %.0f", s.name, lang, window[0], window[1], w.Text,
							w.Rect)
					}
				}
			}
		}
	}
}

// mayBeCut matches texts that may end with an ellipsis: those that are written with one, long names
// of persons, and long names of things that have a picture beside them and no place where they
// could be divided.
var mayBeCut = regexp.MustCompile(`^(…|(Merge with|Find|Zusammenführen|Suchen|Unir con|Buscar|Fusionner|Chercher) ?…)$|` +
	`Wilhe|^(Maximi|Stran|Frem|Foras|Incon)|` +
	`^(ist am W|est au tr|Personne n)|^(Provis|Revol|Revól|Derring|Miner|Minenk)|` +
	`^(Gemischt|Mixed Slo|Ladera m|Versant m|Hilera|Vieux rang)|` +
	`^(Mapa mi|Carte du|Manzanar del|Verger du|Garten im|Refugio del|Cabane de l)`)

// phoneLetters checks the texts of screens in phone windows, in portrait and in landscape
// orientation. all are the screens, of which it checks some in each window.
func phoneLetters(t *testing.T, h *stage.App, all []screen) {
	t.Helper()
	for i, window := range phones {
		drive.OnHost(func() {
			h.LayoutF(float64(window[0]), float64(window[1]))
			h.RebuildAll()
		})
		for _, s := range spread(all[i:], testscale.Of(36, len(all))) {
			drive.OnHost(func() { h.PopToRoot(); s.open(h) })
			l, all := h.LayoutFor(h.Top()), written(h)
			// the rules scroll, so a line may be cut off at the edge of the window
			if strings.HasSuffix(s.name, "rules") {
				all = slices.DeleteFunc(all,
					func(w paint.DrawnText) bool {
						return w.Rect.Y < l.Full.Bottom() &&
							w.Rect.Bottom() > l.Full.Bottom()
					})
			}
			checkTexts(t, fmt.Sprintf("%s, a phone of %d by %d", s.name, window[0], window[1]), l, all)
		}
	}
}

// staysOnCard fails the test for each text that begins on a card and extends over its right edge.
func staysOnCard(t *testing.T, name string, s stage.Scene, all []paint.DrawnText) {
	t.Helper()
	for _, n := range s.Base().Root.Nodes {
		if n.ID != "card" {
			continue
		}
		for _, w := range all {
			if n.Rect.Has(geom.Point{X: w.Rect.X, Y: w.Rect.Center().Y}) && w.Rect.Right() > n.Rect.Right()-4 {
				t.Errorf("%s: %q extends %.0f over the edge of the card", name, w.Text, w.Rect.Right()-n.Rect.Right())
			}
		}
	}
}

// promptStandsOut fails the test if the prompt is smaller than the lines of the log beside it.
func promptStandsOut(t *testing.T, name string, s stage.Scene, all []paint.DrawnText) {
	t.Helper()
	table, ok := s.(interface{ Report() map[string]any })
	if !ok {
		return
	}
	prompt, _ := table.Report()["prompt"].(string)
	for _, n := range s.Base().Root.Nodes {
		if !strings.HasPrefix(n.ID, "line ") {
			continue
		}
		for _, line := range all {
			if !n.Rect.Pad(1, 1).Has(line.Rect.Center()) {
				continue
			}
			for _, w := range all {
				if w.Text == prompt && w.Size < line.Size-0.01 {
					t.Errorf("%s: the prompt %q has text size %.1f, the log %.1f", name, prompt, w.Size, line.Size)
					return
				}
			}
			return // all lines of the log have the same size
		}
	}
}

// missing returns a map that collects, from now on, all texts that the app shows without a
// translation.
func missing() *sync.Map {
	found := &sync.Map{}
	i18n.OnMissing(func(text string) { found.Store(text, nil) })
	return found
}

// keepNames removes the names of mines from the map of texts without translation, because they are
// the same in all languages.
func keepNames(english *sync.Map) {
	for c := range rules.Card(rules.Cards()) {
		english.Delete(c.Info().Name)
	}
}

// checkTexts fails the test for each text that is too small, outside the window or overlaps another
// one.
func checkTexts(t *testing.T, name string, l ui.Layout, all []paint.DrawnText) {
	t.Helper()
	for i, a := range all {
		if a.Size < leastLetters {
			t.Errorf("%s: %q has the too small text size %.1f, at %v", name, a.Text, a.Size, a.Rect)
		}
		if outsideWindow(l, a.Rect) {
			t.Errorf("%s: %q is outside the window, at %v", name, a.Text, a.Rect)
		}
		// Only the ink is compared, because a line has room above and below its letters.
		ink := a.Rect.Pad(1, a.Size*0.22)
		for _, b := range all[:i] {
			if min(utf8.RuneCountInString(a.Text), utf8.RuneCountInString(b.Text)) <= 3 {
				continue // a number, an amount or a letter on a badge may be drawn on top of something
			}
			if b.Text != a.Text && ink.Meets(b.Rect.Pad(1, b.Size*0.22)) {
				t.Errorf("%s: %q at %.0f overlaps %q at %.0f", name, a.Text, a.Rect, b.Text, b.Rect)
			}
		}
	}
}

// outsideWindow reports whether a text at r is outside the window. On a phone, only texts outside
// the board are checked, because the board scrolls.
func outsideWindow(l ui.Layout, r geom.Rect) bool {
	full := l.Full
	if !l.Glass.Empty() {
		if !l.Glass.Has(r.Center()) {
			return false
		}
		full = l.Glass
	}
	full = full.Inset(-1)
	return r.X < full.X || r.Y < full.Y || r.Right() > full.Right() || r.Bottom() > full.Bottom()
}
