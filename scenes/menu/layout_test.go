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
	"gulch/scenes/menu/kit"
	"gulch/scenes/menu/menutest"
	"gulch/scenes/stage"
	"gulch/scenes/stats"
)

func TestTitleLayout(t *testing.T) {
	menutest.EachPhone(t, func(l ui.Layout) float64 { return titleHigh(l, 5, true) }, titlePlacesApart)
	menutest.EachLayout(t, titlePlacesApart)
}

// titlePlacesApart checks that the elements of the title screen do not overlap, with one to five
// games.
func titlePlacesApart(t *testing.T, l ui.Layout) {
	for n := 1; n <= 5; n++ {
		for k := range 2 * (n + 1) { // without and with the news button
			c := placeTitle(l, n, k/2-1)
			if k%2 == 1 { // also with the notice of an evening and with positions to practice
				c.placeDue(l.Class)
				c.makeNewsRoom(l)
				c.placeNotice()
			}
			all := map[string]geom.Rect{
				"sign": c.sign, "mat": c.mat, "paper": c.paper, "new game": c.fresh, "saves": c.saves, "tally": c.tally,
				"options": c.options,
				"trail":   c.print.Inset(-7).Union(c.plate),
				"quit":    c.discs[0], "credits": c.discs[1], "screen": c.discs[2], "sound": c.discs[3],
			}
			if k%2 == 1 {
				all["news"], all["evening"], all["slip"] = c.news, c.notice, c.slip
			}
			for i := range n {
				name := fmt.Sprint("box ", i)
				all[name], all[name+" learn"], all[name+" practice"] = c.boxes[i], c.tags[i][0], c.tags[i][1]
			}
			menutest.CheckSeparate(t, l.Area(), all)
			menutest.CheckSeparate(t, c.mat, map[string]geom.Rect{"photo": c.photo, "words": c.words, "people": c.people,
				"resume": c.resume})
			menutest.CheckSeparate(t, c.paper, map[string]geom.Rect{"play": c.play})
			if len(c.boxes) != n || c.boxes[0].W < 120 {
				t.Errorf("%d boxes, the first %.0f wide; want %d", len(c.boxes), c.boxes[0].W, n)
			}
		}
	}
}

func TestNewGameLayout(t *testing.T) {
	menutest.EachLayout(t, func(t *testing.T, l ui.Layout) {
		for most := 2; most <= 6; most++ {
			for seats := 1; seats <= most; seats++ {
				for _, options := range []int{0, 4, 8} {
					newGamePlaces(t, l, seats, most, options)
				}
			}
		}
	})
}

// newGamePlaces checks that the elements of the New game screen do not overlap. most is the maximum
// number of seats, seats and options are the numbers shown.
func newGamePlaces(t *testing.T, l ui.Layout, seats, most, options int) {
	f := kit.NewFrame(l)
	c := placeNewGame(l, f, seats, most, options, 7)
	table := map[string]geom.Rect{
		"plaque": f.Plaque, "head": c.head, "lots": c.lots, "slate": c.slate, "rules": c.rules, "back": f.Back,
		"start": c.start,
	}
	if seats < most {
		table["add"] = c.add
	}
	for i, r := range c.rows {
		table["frame "+fmt.Sprint(i)] = r.all
		menutest.CheckSeparate(t, r.all.Inset(-12), map[string]geom.Rect{
			"token": r.token, "name": r.name, "kind": r.kind, "level": r.level, "say": r.say, "remove": r.remove,
		})
	}
	menutest.CheckSeparate(t, l.Full, table)
	slate := map[string]geom.Rect{"head": c.slateHead, "record": c.record}
	for i, r := range c.steps {
		slate["step "+fmt.Sprint(i)] = r
	}
	menutest.CheckSeparate(t, c.slate, slate)
	mat := map[string]geom.Rect{"seed": c.seed, "seed word": c.seedSay, "roll": c.roll, "presets": c.presets}
	if !c.lid.Empty() {
		mat["lid"] = c.lid
	}
	if !c.presetHead.Empty() {
		mat["preset head"], mat["preset words"] = c.presetHead, c.presetSay
	}
	for i, o := range c.options {
		n := fmt.Sprint(i)
		mat["option "+n], mat["values "+n] = o.name, o.values
		if options <= 4 {
			mat["words "+n] = o.words
		}
	}
	menutest.CheckSeparate(t, c.rules, mat)
}

func TestSavesLayout(t *testing.T) {
	menutest.EachLayout(t, func(t *testing.T, l ui.Layout) {
		f := kit.NewFrame(l)
		s := placeSaves(l, f, 99)
		list := map[string]geom.Rect{"tabs": s.tabs, "newer": s.prev, "older": s.next, "count": s.count}
		for i, r := range s.rows {
			n := fmt.Sprint(i)
			list["faces "+n], list["name "+n], list["words "+n] = r.faces, r.name, r.words
			list["open "+n], list["share "+n], list["remove "+n] = r.open, r.share, r.remove
		}
		menutest.CheckSeparate(t, s.sheet, list)
		menutest.CheckSeparate(t, l.Full, map[string]geom.Rect{"sheet": s.sheet, "back": f.Back, "paste": s.paste,
			"plaque": f.Plaque})
	})
}

func TestOptionsLayout(t *testing.T) {
	menutest.EachLayout(t, func(t *testing.T, l ui.Layout) {
		o := placeOptions(l, kit.NewFrame(l), 5, 6)
		rows := map[string]geom.Rect{"place": o.place, "tabs": o.tabs}
		for i, r := range o.rows {
			n := fmt.Sprint(i)
			rows["name "+n], rows["control "+n], rows["words "+n] = r.name, r.control, r.about
		}
		menutest.CheckSeparate(t, o.sheet, rows)
	})
}

func TestCreditsLayout(t *testing.T) {
	menutest.EachLayout(t, func(t *testing.T, l ui.Layout) {
		sheet, cells := placeCredits(l, kit.NewFrame(l), len(works))
		all := map[string]geom.Rect{}
		for i, c := range cells {
			all[fmt.Sprint(i)] = c
		}
		menutest.CheckSeparate(t, sheet, all)
	})
}

func TestResultsLayout(t *testing.T) {
	menutest.EachLayout(t, func(t *testing.T, l ui.Layout) {
		for seats := 2; seats <= 6; seats++ {
			for lines := 2; lines <= 24; lines++ {
				r := placeResults(l, 5)
				c := placeScore(r.page, seats, lines/2, 0, lines%2 == 0)
				if i := len(c.columns) - 2; c.columns[i].W < 30 {
					t.Errorf("%d columns are %.0f wide", len(c.columns), c.columns[i].W)
				}
				all := map[string]geom.Rect{"head": r.head, "tabs": r.tabs, "names": c.names, "foot": c.foot}
				if !c.poster.Empty() {
					all["picture"] = c.poster
				}
				for i, b := range r.buttons {
					all[fmt.Sprint("button ", i)] = b
				}
				for i, b := range c.rows {
					all[fmt.Sprint("row ", i)] = b
				}
				menutest.CheckSeparate(t, r.sheet, all)
				menutest.CheckSeparate(t, l.Area(), map[string]geom.Rect{"sheet": r.sheet})
			}
		}
	})
}

// TestTrailLayout checks that the stations of the Trail are far enough apart to be pressed
// separately in every window and text size, and that none is covered by the plaque, the stars or
// the info line.
func TestTrailLayout(t *testing.T) {
	sizes := append([][2]int{{390, 844}, {800, 600}, {844, 390}, {1160, 800}, {1000, 960}}, menutest.Windows...)
	for _, size := range sizes {
		trailPlacesApart(t, ui.NewLayout(size[0], size[1]))
	}
	menutest.EachPhone(t, (&trailScreen{}).MinHeight, trailPlacesApart)
}

// trailPlacesApart checks, in every text size, that the stations of the Trail are far enough apart
// for touch and are not covered.
func trailPlacesApart(t *testing.T, l ui.Layout) {
	for _, letters := range stage.TextSizes {
		l.View.Text = float64(letters) / 100
		c := placeTrail(l, 5, 40, -1)
		for i, a := range c.stations {
			field := geom.Around(a, 44, 52)
			if !field.Within(c.land) || field.Meets(c.plaque) || field.Meets(c.stars) || field.Meets(c.info) {
				t.Errorf("%.0f by %.0f: the touch area of station %d at %v leaves the landscape or is covered", l.W,
					l.H, i+1, a)
			}
			for k, b := range c.stations[:i] {
				if touchDistance(a, b) < 44 {
					t.Errorf("%.0f by %.0f: stations %d and %d are %.1f apart, want at least 44", l.W, l.H, k+1, i+1,
						touchDistance(a, b))
				}
			}
			if all := placeTrail(l, 5, 40, i).card.all; l.Phone && !all.Within(l.Area()) {
				t.Errorf("%.0f by %.0f: the card of station %d leaves the window: %v", l.W, l.H, i+1, all)
			}
		}
	}
}

// longestRefusal is the longest message that says why a file cannot be imported.
const longestRefusal = "Damaged at its beginning: its first line, with the players and the seed, is missing. " +
	"Use a copy of the file if you have one."

// receivedFiles returns the dialog that lists the results of an import of several files.
func receivedFiles(t *testing.T, h *stage.App) stage.Scene {
	x := &importer{app: h, noneTitle: "No game was added"}
	var files []received
	for i := range 8 {
		files = append(files, received{fmt.Sprintf("boomtown 2026-05-04 21.%02d.gulch", i), func() ([]byte, error) {
			return nil, errors.New(longestRefusal)
		}})
	}
	x.add(files, nil)
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
	var people []stats.Seat
	for i, p := range h.ActivePersons()[:6] {
		people = append(people, stats.Seat{Name: p.Name, Who: p.ID, Points: 10 - i, Rank: i + 1})
	}
	for i := range 16 {
		h.Tally().Add(stats.Game{ID: fmt.Sprint("evening ", i), Game: "westernlegends",
			When: h.Now().Add(time.Duration(i-16) * time.Hour), Seats: people})
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
		"title": Title(h), "trail": Trail(h, 0), "station": Trail(h, 2), "new game": NewGame(h, "boomtown", nil),
		"full table": NewGame(h, "boomtown", again), "many levels": NewGame(h, "sierrawest", &match.Setup{Seats: again.Seats[:4]}),
		"saves":   Saves(h),
		"options": Options(h), "credits": Credits(h), "statistics": Statistics(h), "strength": Strength(h, "Ada",
			h.Games[0].Info()), "results": Results(h, ResultsParams{Match: menutest.Played(t, 4, 1), Board: nothing,
			Replay: func(int) {}, Rematch: nothing, SameDeal: nothing}),
		"pause": Pause(h, PauseParams{Title: "Boomtown", Resume: nothing, Restart: nothing, Options: nothing,
			Rules: nothing,
			Leave: nothing}),
		"beside a record": Results(h, ResultsParams{Match: menutest.Played(t, 4, 1), Reference: menutest.Played(t, 4, 1), Page: "ghost",
			Board: nothing, Replay: func(int) {}, Rematch: nothing, SameDeal: nothing, WithReference: nothing}),
		"ask beside": kit.AskReference(h, nothing, nothing), "today": Daily(h),
		"whose mistakes": ChooseBotMistakes(h, menutest.Played(t, 4, 1), ""),
		"picture":        Picture(h, postcard{}), "share with a picture": Share(h, Shared{Title: "Share", Text: "This",
			Picture: &postcard{}}),
		"evening": Evening(h), "other game": OtherGame(h, again.Seats[:3], "boomtown"),
		"any other game": OtherGame(h, again.Seats[:2], ""),
		"confirm":        kit.Confirm(h, "Is it?", "It is", "It is not", nothing),
		"files":          receivedFiles(t, h),
		"unsaved":        Unsaved(h, stage.Unsaved{Leave: nothing, Closing: true}),
		"message":        kit.Message(h, "Something", "Something went wrong. Here is what to do about it."),
		"people":         People(h), "choose person": after(NewGame(h, "boomtown", again), "who/1"),
		"person": after(People(h), one), "who is the same": after(People(h), one, "same"),
		"two joined": after(People(h), one, "same", two, "yes"),
		"faces":      after(NewGame(h, "boomtown", nil), "face/1"),
		"own face":   after(NewGame(h, "boomtown", again), "face/1"),
		"name":       after(Saves(h), "rename/1"),
		"stumbled":   CrashPage(h, CrashParams{Reason: "It fell", Failure: stage.Failure{Doc: "game"}}),
		"stumbled again": CrashPage(h,
			CrashParams{Reason: "It fell", Failure: stage.Failure{Doc: "game", Steps: 9}.WithTried(stage.ResumeGame)}),
		"personas": after(NewGame(h, "boomtown", again), "face/3"),
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
