//go:build !js

package scenes_test

import (
	"fmt"
	"maps"
	"slices"
	"testing"
	"time"

	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/engine/match"
	gauge "gulch/engine/narrowgauge"
	"gulch/engine/testscale"
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
