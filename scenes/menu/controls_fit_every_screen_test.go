package menu

import (
	"errors"
	"fmt"
	"testing"
	"time"

	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/render/ui"
	"gulch/scenes/drive"
	"gulch/scenes/menu/crash"
	"gulch/scenes/menu/credits"
	"gulch/scenes/menu/daily"
	"gulch/scenes/menu/evening"
	"gulch/scenes/menu/importer"
	"gulch/scenes/menu/kit"
	"gulch/scenes/menu/menutest"
	"gulch/scenes/menu/newgame"
	"gulch/scenes/menu/options"
	"gulch/scenes/menu/pause"
	"gulch/scenes/menu/people"
	"gulch/scenes/menu/rating"
	"gulch/scenes/menu/results"
	"gulch/scenes/menu/saves"
	"gulch/scenes/menu/share"
	"gulch/scenes/menu/statistics"
	"gulch/scenes/menu/title"
	"gulch/scenes/menu/trailmap"
	"gulch/scenes/menu/unsaved"
	"gulch/scenes/stage"
	"gulch/scenes/stats"
)

// longestRefusal is the longest message that says why a file cannot be imported.
const longestRefusal = "Damaged at its beginning: its first line, with the players and the seed, is missing. " +
	"Use a copy of the file if you have one."

// receivedFiles returns the dialog that lists the results of an import of several files.
func receivedFiles(t *testing.T, h *stage.App) stage.Scene {
	x := &importer.Importer{App: h, NoneTitle: "No game was added"}
	var files []importer.Item
	for i := range 8 {
		files = append(files, importer.Item{Name: fmt.Sprintf("boomtown 2026-05-04 21.%02d.gulch", i),
			Read: func() ([]byte, error) {
				return nil, errors.New(longestRefusal)
			}})
	}
	x.Add(files, nil)
	menutest.Push(h, kit.Message(h, "Below", ""))
	menutest.RunImport(t, h, x)
	menutest.WantScene(t, h, "received")
	s := menutest.Build(h)
	h.Pop()
	h.Pop()
	return s
}

// TestTargets checks on every screen that all controls are inside the window, do not overlap, are
// large enough for touch, and have labels for screen readers.
func TestTargets(t *testing.T) {
	h := menutest.NewApp(t)
	for i := range 12 {
		setup := match.Setup{Seats: []match.Seat{{Name: "Ada"}, {Name: "Bo", Bot: "easy"}, {Name: "Cy", Bot: "hard"}},
			Seed: uint64(i)}
		if err := h.Start(h.Games[0], setup); err != nil {
			t.Fatal(err)
		}
	}
	again := &match.Setup{Seats: make([]match.Seat, 5)}
	for i := range again.Seats {
		again.Seats[i] = match.Seat{Name: fmt.Sprint("Player ", i), Bot: "medium"}
	}
	for i := range 11 {
		h.NewPerson(fmt.Sprint("Person ", i), "")
	}
	again.Seats[0], again.Seats[1] = stage.SeatOf(h.ActivePersons()[0]), stage.SeatOf(h.ActivePersons()[1])
	nothing := func() {}
	var seats []stats.Seat
	for i, p := range h.ActivePersons()[:6] {
		seats = append(seats, stats.Seat{Name: p.Name, Who: p.ID, Points: 10 - i, Rank: i + 1})
	}
	for i := range 16 {
		h.Tally().Add(stats.Game{ID: fmt.Sprint("evening ", i), Game: "westernlegends",
			When: h.Now().Add(time.Duration(i-16) * time.Hour), Seats: seats})
	}
	// after returns the scene that opens when the nodes with the given IDs of scene s are pressed
	after := func(s stage.Scene, ids ...string) stage.Scene {
		menutest.Push(h, s)
		for _, id := range ids {
			menutest.Press(t, h, id)
		}
		s = menutest.Build(h)
		for h.Top() != nil {
			drive.OnHost(h.Pop)
		}
		return s
	}
	one, two := "person/"+string(h.ActivePersons()[8].ID), "person/"+string(h.ActivePersons()[7].ID)
	scenes := map[string]stage.Scene{
		"title": title.New(h), "trail": trailmap.New(h, 0), "station": trailmap.New(h, 2),
		"new game":    newgame.New(h, "boomtown", nil),
		"full table":  newgame.New(h, "boomtown", again),
		"many levels": newgame.New(h, "sierrawest", &match.Setup{Seats: again.Seats[:4]}),
		"saves":       saves.New(h),
		"options":     options.New(h), "credits": credits.New(h), "statistics": statistics.New(h),
		"strength": rating.New(h, "Ada",
			h.Games[0].Info()),
		"results": results.New(h, results.Params{Match: menutest.Played(t, 4, 1), Board: nothing,
			Replay: func(int) {}, Rematch: nothing, SameDeal: nothing}),
		"pause": pause.New(h, pause.Params{Title: "Boomtown", Resume: nothing, Restart: nothing, Options: nothing,
			Rules: nothing,
			Leave: nothing}),
		"beside a record": results.New(h, results.Params{Match: menutest.Played(t, 4, 1),
			Reference: menutest.Played(t, 4, 1), Page: "ghost",
			Board: nothing, Replay: func(int) {}, Rematch: nothing, SameDeal: nothing, WithReference: nothing}),
		"ask beside": kit.AskReference(h, nothing, nothing), "today": daily.New(h),
		"whose mistakes": results.ChooseBotMistakes(h, menutest.Played(t, 4, 1), ""),
		"picture":        share.Picture(h, share.Postcard{}),
		"share with a picture": share.New(h, share.Params{Title: "Share", Text: "This",
			Picture: &share.Postcard{}}),
		"evening": evening.New(h), "other game": newgame.OtherGame(h, again.Seats[:3], "boomtown"),
		"any other game": newgame.OtherGame(h, again.Seats[:2], ""),
		"confirm":        kit.Confirm(h, "Is it?", "It is", "It is not", nothing),
		"files":          receivedFiles(t, h),
		"unsaved":        unsaved.New(h, stage.Unsaved{Leave: nothing, Closing: true}),
		"message":        kit.Message(h, "Something", "Something went wrong. Here is what to do about it."),
		"people":         people.New(h), "choose person": after(newgame.New(h, "boomtown", again), "who/1"),
		"person": after(people.New(h), one), "who is the same": after(people.New(h), one, "same"),
		"two joined": after(people.New(h), one, "same", two, "yes"),
		"faces":      after(newgame.New(h, "boomtown", nil), "face/1"),
		"own face":   after(newgame.New(h, "boomtown", again), "face/1"),
		"name":       after(saves.New(h), "rename/1"),
		"stumbled":   crash.New(h, crash.Params{Reason: "It fell", Failure: stage.Failure{Doc: "game"}}),
		"stumbled again": crash.New(h,
			crash.Params{Reason: "It fell", Failure: stage.Failure{Doc: "game", Steps: 9}.WithTried(stage.ResumeGame)}),
		"personas": after(newgame.New(h, "boomtown", again), "face/3"),
	}
	for name, s := range scenes {
		t.Run(name, func(t *testing.T) {
			fits := func(t *testing.T, l ui.Layout) {
				drive.OnHost(func() { s.Build(l) })
				least := 32.0
				if l.Portrait { // one unit is one device-independent pixel
					least = 40
				} else if l.Class == ui.Tall {
					least = 44
				}
				all := map[string]geom.Rect{}
				if s, ok := s.(stage.TitledScene); (!ok || s.PageTitle() == "") && name != "title" {
					t.Error("the screen has no PageTitle for screen readers")
				}
				for _, n := range s.Base().Root.Nodes {
					if n.SkipFocus {
						continue
					}
					if n.Role == "radio" && n.Group == "" {
						t.Errorf("%s is a radio button without a Group for screen readers", n.ID)
					}
					all[n.ID] = n.Rect
					if n.Rect.H < least || n.Rect.W < least {
						t.Errorf("%s is %v, too small for touch", n.ID, n.Rect)
					}
					if n.Label == "" {
						t.Errorf("%s has no label", n.ID)
					}
				}
				menutest.CheckSeparate(t, l.Full, all)
			}
			menutest.EachLayout(t, fits)
			handy, ok := s.(stage.PhoneScene)
			if !ok {
				t.Fatal("the screen has no layout for a phone's window: give it a method High, or embed a " +
					"stage.Sheet with a Size")
			}
			menutest.EachPhone(t, handy.MinHeight, fits)
		})
	}
}

// TestCreditsAndPause checks that the licences open from the credits, and that Escape closes a
// pause menu that has no action for it.
func TestCreditsAndPause(t *testing.T) {
	h := menutest.NewApp(t)
	menutest.Push(h, credits.New(h))
	menutest.Press(t, h, "licences")
	menutest.WantScene(t, h, "rules")
	h.Pop()
	menutest.Push(h, pause.New(h, pause.Params{Title: "Boomtown"}))
	menutest.Update(h, ui.Input{Back: true})
	menutest.WantScene(t, h, "credits")
}
