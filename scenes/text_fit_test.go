//go:build !js

package scenes_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"
	"unicode/utf8"

	"gulch/assets"
	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/engine/match"
	gauge "gulch/engine/narrowgauge"
	"gulch/engine/testscale"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/scenes"
	"gulch/scenes/drive"
	"gulch/scenes/menu/crash"
	"gulch/scenes/menu/credits"
	"gulch/scenes/menu/daily"
	"gulch/scenes/menu/evening"
	"gulch/scenes/menu/kit"
	"gulch/scenes/menu/newgame"
	"gulch/scenes/menu/options"
	"gulch/scenes/menu/pause"
	"gulch/scenes/menu/people"
	"gulch/scenes/menu/rating"
	"gulch/scenes/menu/results"
	"gulch/scenes/menu/saves"
	"gulch/scenes/menu/statistics"
	"gulch/scenes/menu/trailmap"
	"gulch/scenes/person"
	"gulch/scenes/reader"
	"gulch/scenes/shelf"
	"gulch/scenes/stage"
	"gulch/scenes/stats"
	"gulch/scenes/store"
)

// screen is a screen whose texts are checked, with a function that opens it.
type screen struct {
	name string
	open func(h *stage.App)
}

// menus returns the screens outside the games, including the card of every station of the Trail.
func menus(t *testing.T) []screen {
	out := []screen{
		{"title", func(h *stage.App) { h.PopToRoot() }},
		{"options", func(h *stage.App) { h.Push(options.New(h)) }},
		{"options, look", func(h *stage.App) { page(h, options.New(h), "tab/look") }},
		{"options, sound", func(h *stage.App) { page(h, options.New(h), "tab/sound") }},
		{"saves", func(h *stage.App) { h.Push(saves.New(h)) }},
		{"credits", func(h *stage.App) { h.Push(credits.New(h)) }},
		{"pause", func(h *stage.App) {
			nothing := func() {}
			h.Push(pause.New(h, pause.Params{Title: "Boomtown", Resume: nothing, Restart: nothing, Watch: nothing,
				Options: nothing, Rules: nothing, Leave: nothing}))
		}},
	}
	out = append(out,
		screen{"unsaved", func(h *stage.App) { h.OpenUnsaved(stage.Unsaved{}) }},
		screen{"unsaved, leaving", func(h *stage.App) { h.OpenUnsaved(stage.Unsaved{Leave: h.PopToRoot}) }},
		screen{"unsaved, closing", func(h *stage.App) { h.OpenUnsaved(stage.Unsaved{Leave: h.Quit, Closing: true}) }},
		screen{"statistics", func(h *stage.App) { h.Push(statistics.New(h)) }},
		screen{"people", func(h *stage.App) {
			h.NewPerson("Wilhelmine Groß", "guest3")
			h.NewPerson("Wilhelmine Groß", "guest4")
			h.Push(people.New(h))
		}},
		screen{"people, one of them", func(h *stage.App) {
			ada, _ := openTwoPersons(h)
			press(t, h, ada)
		}},
		screen{"people, asked whether they are one", func(h *stage.App) {
			ada, ben := openTwoPersons(h)
			press(t, h, ada, "same", ben)
		}},
		screen{"people, who are one", func(h *stage.App) {
			ada, ben := openTwoPersons(h)
			press(t, h, ada, "same", ben, "yes")
		}},
		screen{"people, at a seat", func(h *stage.App) {
			h.Push(newgame.New(h, "boomtown", nil))
			h.Top().Base().Root.Press("who/1")
		}},
		screen{"title after an evening", func(h *stage.App) { addEvening(h); h.PopToRoot() }},
		screen{"evening", func(h *stage.App) { addEvening(h); h.Push(evening.New(h)) }},
		screen{"other game", func(h *stage.App) { h.Push(newgame.OtherGame(h, addEvening(h), "")) }},
		screen{"keys", func(h *stage.App) { h.Push(options.Shortcuts(h)) }},
		screen{"practice, a position", func(h *stage.App) {
			h.OpenPractice("boomtown")
			h.Top().Base().Root.Press("puzzle/demand")
		}},
		screen{"practice, a position that is proved", func(h *stage.App) {
			h.OpenPractice("boomtown")
			all := h.PracticeIDs("boomtown")
			h.Top().Base().Root.Press("puzzle/" + all[len(all)-1])
		}},
		screen{"practice, an answer", func(h *stage.App) {
			h.OpenPractice("narrowgauge")
			h.Top().Base().Root.Press("puzzle/last")
			h.Top().Base().Root.Press("share yellow")
		}},
	)
	for number := range 41 { // with number 0, no card is open
		out = append(out, screen{fmt.Sprint("trail, station ", number),
			func(h *stage.App) { h.Push(trailmap.New(h, number)) }})
	}
	return append(out, screen{"trail, a game in a minute",
		func(h *stage.App) { h.Push(trailmap.New(h, 5)); h.Top().Base().Root.Press("primer") }},
		screen{"trail, the rules",
			func(h *stage.App) { h.Push(trailmap.New(h, 36)); h.Top().Base().Root.Press("rules") }})
}

// openTwoPersons opens the dialog of persons with exactly two persons, and returns the node IDs of
// their tags.
func openTwoPersons(h *stage.App) (ada, ben string) {
	for _, p := range h.ActivePersons() {
		p.Hidden = true
		h.SetPerson(p)
	}
	ada, ben = string(h.NewPerson("Wilhelmine Groß", "guest3").ID), string(h.NewPerson("Adalbert Kurz", "guest4").ID)
	h.Push(people.New(h))
	return "person/" + ada, "person/" + ben
}

// press presses the nodes with the given IDs one after the other. It fails the test if one does not
// exist.
func press(t *testing.T, h *stage.App, all ...string) {
	t.Helper()
	for _, id := range all {
		h.Top().Build(h.LayoutFor(h.Top()))
		if !h.Top().Base().Root.Press(id) {
			t.Errorf("there is no enabled node %s", id)
		}
	}
}

// screens returns all screens with text.
func screens(t *testing.T) []screen {
	out := append(menus(t), sheets(t)...)
	for _, g := range shelf.Rules() {
		id := g.Info().ID
		out = append(out,
			screen{id + ", new game", func(h *stage.App) { h.Push(newgame.New(h, id, nil)) }},
			screen{id + ", lessons", func(h *stage.App) { h.OpenLessons(id, false) }},
			screen{id + ", practice", func(h *stage.App) { h.OpenPractice(id) }},
			screen{id + ", rules", func(h *stage.App) {
				book, err := reader.Open(id)
				if err != nil {
					t.Fatal(err)
				}
				h.Push(reader.New(h, book,
					func(string, []string) (reader.Illustration, bool) { return reader.Illustration{}, false }, ""))
			}})
	}
	over := played(t, rules.Game, 11, func(m *match.Match) bool { return m.Over() })
	other := played(t, rules.Game, 11, func(m *match.Match) bool { return len(m.Steps()) > 40 })
	for i := 0; !other.Over(); i++ {
		if _, err := other.Play(other.Legal()[i%len(other.Legal())]); err != nil {
			t.Fatal(err)
		}
	}
	out = append(out, screen{"results beside a record", func(h *stage.App) {
		nothing := func() {}
		h.Push(results.New(h, results.Params{Match: over, Reference: other, Page: "ghost", Board: nothing,
			Replay: func(int) {}, Rematch: nothing, SameDeal: nothing, WithReference: nothing}))
	}}, screen{"beside the record?", func(h *stage.App) { h.Push(kit.AskReference(h, nil, nil)) }},
		screen{"today", func(h *stage.App) { h.Push(daily.New(h)) }})
	for _, page := range []string{"score", "wealth", "chances", "dice"} {
		out = append(out, screen{"results " + page, func(h *stage.App) {
			h.Push(results.New(h, results.Params{Match: over, Replay: func(int) {}, Rematch: func() {},
				Board: func() {}, Page: page}))
		}})
	}
	for _, game := range shelf.Rules() {
		info := game.Info()
		met := waiting(t, game)
		for _, phase := range spread(slices.Sorted(maps.Keys(met)), testscale.Of(10, len(met))) {
			m := met[phase]
			out = append(out, screen{info.ID + "/" + info.PhaseName(phase), func(h *stage.App) { h.OpenTable(m, "") }})
			if info.MaxSeats > 5 && slices.Contains([]string{"act", "join", "income"}, info.PhaseName(phase)) {
				full := playedBy(t, game, 3, info.MaxSeats, func(m *match.Match) bool {
					return m.Turn() == 0 && m.State().Phase() == phase && len(m.Steps()) > 200
				})
				out = append(out, screen{info.ID + ", a full table, " + info.PhaseName(phase),
					func(h *stage.App) { h.OpenTable(full, "") }})
			}
			for _, lens := range []string{"owners", "income", "ground"} {
				if game == gauge.Game && phase == gauge.PhaseRefill {
					out = append(out, screen{info.ID + ", " + lens, func(h *stage.App) {
						h.OpenTable(m, "")
						h.Top().Base().Root.Press(lens)
					}})
				}
			}
		}
	}
	return out
}

// sheets returns the dialogs that open when a button of another screen is pressed.
func sheets(t *testing.T) []screen {
	met := played(t, rules.Game, 11, func(m *match.Match) bool { return len(m.Steps()) > 60 && m.Turn() == 0 })
	at := func(open func(h *stage.App), presses ...string) func(h *stage.App) {
		return func(h *stage.App) {
			open(h)
			press(t, h, presses...)
		}
	}
	table := func(h *stage.App) { h.OpenTable(met, "") }
	out := []screen{
		{"a face of one's own", at(func(h *stage.App) { h.Push(newgame.New(h, "boomtown", nil)) }, "face/1")},
		{"strength", func(h *stage.App) { h.Push(rating.New(h, "Ada", rules.Game.Info())) }},
		{"stumbled", func(h *stage.App) {
			h.Push(crash.New(h, crash.Params{Reason: "runtime error: index out of range [7] with length 5",
				ReportFile: "~/.local/share/gulch/note.txt",
				Failure:    stage.Failure{Doc: "boomtown"}}))
		}},
		{"stumbled again", func(h *stage.App) {
			h.Push(crash.New(h, crash.Params{Reason: "runtime error: index out of range [7] with length 5",
				ReportFile: "~/.local/share/gulch/note.txt",
				Failure:    stage.Failure{Doc: "boomtown", Steps: 9}.WithTried(stage.ResumeGame)}))
		}},
		{"what the dice bring", at(table, "odds")},
		{"cards that are gone", at(table, "removed")},
	}
	return out
}

// minutes returns the dialogs that explain a game in one minute, one for each game.
func minutes(t *testing.T) (out []screen) {
	for _, g := range shelf.Rules() {
		info := g.Info()
		m := played(t, g, 3, func(m *match.Match) bool { return m.Turn() == 0 && len(m.Steps()) > 3 })
		out = append(out, screen{info.ID + ", in a minute", func(h *stage.App) {
			known := h.Settings.ShownIntros
			h.Settings.ShownIntros = nil
			h.OpenTable(m, "")
			h.Update()
			h.Settings.ShownIntros = known
		}})
	}
	return out
}

// addEvening adds an evening of four people to the tally and returns their seats.
func addEvening(h *stage.App) (seats []match.Seat) {
	var who []stats.Seat
	for i, name := range []string{"Wilhelmine Groß", "Ada", "Ben", "Maximiliane"} {
		id := person.ID(name)
		seats = append(seats, match.Seat{Name: name, PersonID: name})
		who = append(who, stats.Seat{Name: name, Who: id, Points: 90 - i, Rank: i + 1})
		h.SetPerson(person.Person{ID: id, Name: name, Face: "guest3", Since: h.Now()})
	}
	for i, g := range h.Games {
		h.Tally().Add(stats.Game{ID: fmt.Sprint("evening ", i), Game: g.Info().ID,
			When: h.Now().Add(time.Duration(i-5) * time.Hour), Seats: who})
	}
	return seats
}

// spread returns n elements of a list, evenly spaced from the first one on, or all elements if the
// list has no more than n.
func spread[E any](all []E, n int) []E {
	if len(all) <= n {
		return all
	}
	out := make([]E, n)
	for i := range out {
		out[i] = all[i*len(all)/n]
	}
	return out
}

// page pushes a screen and opens its tab with the given ID.
func page(h *stage.App, s stage.Scene, tab string) {
	h.Push(s)
	s.Base().Root.Press(tab)
}

// waiting returns, for each phase of a game, a match in which the first seat, a person, has to
// decide in that phase.
func waiting(t *testing.T, game engine.Game) map[engine.Phase]*match.Match {
	t.Helper()
	out := map[engine.Phase]*match.Match{}
	for seed := uint64(1); seed < 40; seed++ {
		played(t, game, seed, func(m *match.Match) bool {
			phase := m.State().Phase()
			if m.Over() || m.Turn() != 0 || out[phase] != nil || len(m.Steps()) < 60 {
				return m.Over()
			}
			out[phase] = m
			return true
		})
	}
	return out
}

// played returns a match that has been played at random until enough returns true.
func played(t *testing.T, game engine.Game, seed uint64, enough func(*match.Match) bool) *match.Match {
	t.Helper()
	return playedBy(t, game, seed, min(5, game.Info().MaxSeats), enough)
}

// playedBy is like played, for a given number of seats.
func playedBy(t *testing.T, game engine.Game, seed uint64, seats int, enough func(*match.Match) bool) *match.Match {
	t.Helper()
	setup := match.Setup{Seed: seed, Seats: []match.Seat{
		{Name: "Wilhelmine Groß", Face: "horse-head"}, {Name: "Dutch Maddox", Bot: "easy"},
		{Name: "Opal Harlan", Bot: "easy"},
		{Name: "Josiah Reed", Bot: "hard"}, {Name: "Esteban Rojas", Bot: "easy"},
		{Name: "Maximiliane Prewitt", Bot: "easy"},
	}}
	setup.Seats = setup.Seats[:seats]
	m, err := match.New(game, setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	for i := 0; !enough(m) && !m.Over(); i++ {
		legal := m.Legal()
		if _, err := m.Play(legal[(i*7+int(seed))%len(legal)]); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

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
		s.Paint(p)
		s.Draw(p)
		p.Flush()
		all = uncovered(all, s.Base().Root.Nodes)
		s.Base().Root.Draw(p)
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
