package menu

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/engine/review"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/scenes/drive"
	"gulch/scenes/menu/kit"
	"gulch/scenes/menu/menutest"
	"gulch/scenes/stage"
	"gulch/scenes/stats"
)

// TestChartOfWealth checks that a press or a drag on the chart sets the pin from which the replay
// can be watched.
func TestChartOfWealth(t *testing.T) {
	h := menutest.NewApp(t)
	from := -1
	menutest.Push(h, Results(h, ResultsParams{Match: menutest.Played(t, 4, 1), Page: "wealth", TieBreak: "More mines decide",
		Replay: func(at int) { from = at }}))
	s := h.Top().(*results)
	if !strings.HasPrefix(s.foot, "More mines decide · ") {
		t.Errorf("the line below the sheet is %q, want how ties are broken at its beginning", s.foot)
	}
	page := s.pages[s.open].(*wealthPage)
	if why := menutest.Node(t, h, "watch").DisabledReason; why == "" {
		t.Error("the replay can be watched from a place before one was chosen")
	}
	chart := menutest.Node(t, h, "chart")
	drive.OnHost(func() { chart.Drag(geom.Point{X: chart.Rect.Right(), Y: chart.Rect.Y}, ui.Drag{}) })
	if page.pin != s.history.last() {
		t.Errorf("a drag to the right end pins position %d, want the last, %d", page.pin, s.history.last())
	}
	menutest.Update(h, ui.Input{Inside: true, X: chart.Rect.X + 1, Y: chart.Rect.Center().Y})
	menutest.Press(t, h, "chart")
	if page.pin > 1 {
		t.Errorf("a press at the left end pins position %d, want the first", page.pin)
	}
	want := page.pin
	if menutest.Press(t, h, "watch"); from != want {
		t.Errorf("the replay is watched from position %d, want %d", from, want)
	}
}

// TestSameStart checks that the button "Same start" asks whether the finished game is shown for
// comparison in the new game, except for a game that cannot be compared. It also checks that the
// app asks first if the game is not saved.
func TestSameStart(t *testing.T) {
	h := menutest.NewApp(t)
	calls := ""
	params := func(m *match.Match) ResultsParams {
		return ResultsParams{Match: m, SameDeal: func() { calls += "same " },
			WithReference: func() { calls += "beside " }, Rematch: func() {}, Doc: "a.gulch"}
	}
	m := menutest.Played(t, 4, 1)
	menutest.Push(h, Results(h, params(m)))
	for _, id := range []string{"alone", "beside"} {
		menutest.Press(t, h, "same")
		menutest.WantScene(t, h, "ask-beside")
		menutest.Press(t, h, id)
	}
	r, err := m.Replay()
	if err != nil {
		t.Fatal(err)
	}
	branch, err := r.Branch(3, nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	menutest.Push(h, Results(h, params(menutest.PlayRandomly(t, branch))))
	menutest.Press(t, h, "same")
	menutest.WantScene(t, h, "results")
	if calls != "same beside same " {
		t.Errorf("the actions are %q, want alone, beside, and at once for a branch", calls)
	}
	if tip := menutest.Node(t, h, "title").Tip; !strings.Contains(tip, "among the finished games") {
		t.Errorf("the tooltip of a saved game's button is %q", tip)
	}
	if h.Top().(*results).chances() == nil || (&results{}).chances() != nil {
		t.Error("the page with the chances is not found, or found in results without pages")
	}
}

// TestUnsavedResults checks that the results of a game that is not saved say so.
func TestUnsavedResults(t *testing.T) {
	h := menutest.NewApp(t)
	docs := &menutest.FullStore{Store: h.Docs}
	h.Docs = docs
	var m *match.Match
	h.OpenTable = func(x *match.Match, _ string) { m = x }
	setup := match.Setup{Seats: []match.Seat{{Name: "Ada"}, {Name: "Bo", Bot: "easy"}, {Name: "Cy", Bot: "hard"}}}
	if err := h.Start(h.Games[0], setup); err != nil {
		t.Fatal(err)
	}
	docs.Failure = errors.New("the disk is full")
	menutest.PlayRandomly(t, m)
	menutest.Push(h, Results(h, ResultsParams{Match: m, Doc: h.CurrentDoc()}))
	if tip := menutest.Node(t, h, "title").Tip; !strings.Contains(tip, "isn't saved, so Gulch asks before you leave") {
		t.Errorf("the tooltip of an unsaved game's button is %q", tip)
	}
}

// TestTurningPointTexts checks that the moves of turning points are shown as texts of the game, and
// in the game's notation if there is no text.
func TestTurningPointTexts(t *testing.T) {
	m := menutest.Played(t, 4, 1)
	first := m.Steps()[0]
	notation := m.Record().Entries[0].Move
	show := ResultsParams{Match: m}
	c := &chancesPage{graph: &graph{results: &results{show: show}}}
	text := func() string {
		order, why := c.moveText(0, notation)
		return order + "|" + why
	}
	if got := text(); got != notation+"|" {
		t.Errorf("without texts the move is %q, want its notation %q", got, notation)
	}
	says := "Somebody moves"
	c.results.show.Move = func(_ engine.State, x engine.Move) string {
		if x != first.Move {
			return "another move"
		}
		return says
	}
	c.results.show.Why = func(engine.State, engine.Move) string { return "It pays." }
	if got := text(); got != "Somebody moves|It pays." {
		t.Errorf("the move is %q, want its text and the reason", got)
	}
	if says = ""; text() != notation+"|It pays." {
		t.Errorf("a move without a text is %q, want its notation", text())
	}
	if order, why := c.moveText(0, "take a rest"); order != "take a rest" || why != "" {
		t.Errorf("an unknown move is %q with the reason %q, want it unchanged", order, why)
	}
}

// TestChancesWithoutTurns checks what the page with the chances shows if the review has failed, and
// if nobody has made a mistake, and that it has no button for mistakes that the app cannot open.
func TestChancesWithoutTurns(t *testing.T) {
	h := menutest.NewApp(t)
	menutest.Push(h, Results(h, ResultsParams{Match: menutest.Played(t, 4, 1), Page: "chances"}))
	s := h.Top().(*results)
	c := s.pages[s.open].(*chancesPage)
	menutest.WantTexts(t, h, "The coach is going through the game")
	c.done, c.err = true, errors.New("the record is damaged")
	menutest.WantTexts(t, h, "The coach can't review this game: The record is damaged")
	c.err = nil
	for range c.results.show.Match.Record().Entries {
		c.result.Chances = append(c.result.Chances, []float64{0.25, 0.25, 0.25, 0.25})
	}
	c.result.Chances = append(c.result.Chances, []float64{1, 0, 0, 0})
	menutest.WantTexts(t, h, "No big mistakes in this game")
	if nodes := c.learnNodes(nil); len(nodes) > 0 {
		t.Errorf("an app that opens no mistakes has the buttons %+v", nodes)
	}
}

// TestReferencePage checks the comparison with a reference: the cursor on the chart shows the
// points of both games, the trial, which evaluates the two different moves, says so if they are
// equally good, and closing the screen ends the trial.
func TestReferencePage(t *testing.T) {
	h := menutest.NewApp(t)
	menutest.Push(h, Results(h, ResultsParams{Match: menutest.PlayedBy(t, 4, 1, 1), Reference: menutest.PlayedBy(t, 4, 1, 2), Page: "ghost",
		Replay: func(int) {}}))
	s := h.Top().(*results)
	g := s.pages[s.open].(*referencePage)
	state, err := g.own.State(g.differsAt)
	if err != nil {
		t.Fatal(err)
	}
	drawn := func() (out []string) {
		drive.OnHost(func() {
			var trace paint.Trace
			p := trace.Canvas(h.Kit, 1280, 720, h.CurrentLayout().View)
			p.OnText = func(x paint.DrawnText) { out = append(out, x.Text) }
			g.draw(p)
		})
		return out
	}
	menutest.Build(h)
	if got := drawn(); len(got) > 0 {
		t.Errorf("without a cursor the page draws the texts %q", got)
	}
	g.setPin(s.history.last())
	if got := strings.Join(drawn(), "|"); !strings.Contains(got, s.seats[g.seat].Name) ||
		!strings.Contains(got, g.name) {
		t.Errorf("the cursor shows %q, want the names %s and %s", got, s.seats[g.seat].Name, g.name)
	}
	move := g.own.Step(g.differsAt).Move
	g.trial, g.worker, g.evaluated = review.NewTrial(state, move, move), nil, false // a move compared with itself
	menutest.Build(h)
	for range 2000 {
		if menutest.Update(h, ui.Input{}); g.evaluated {
			break
		}
		time.Sleep(time.Millisecond)
	}
	if worth := g.tileTexts()[2]; worth.Value != "by 0%" || worth.Below != "both moves are equally good" {
		t.Errorf("the tile of two equal moves is %+v", worth)
	}
	g.evaluated = false
	menutest.Build(h) // starts the trial again
	drive.OnHost(h.Pop)
	if h.Top() != nil {
		t.Errorf("the screen is still open: %s", h.Top().Name())
	}
	alone := Results(h, ResultsParams{Match: menutest.PlayedBy(t, 4, 1, 1)}).(*results)
	for i := range alone.seats {
		alone.seats[i].Bot = "easy"
	}
	alone.show.Reference = menutest.PlayedBy(t, 4, 1, 2)
	if _, ok := newReferencePage(alone); ok {
		t.Error("a game without persons has a comparison page")
	}
}

// TestStrengthAfterGame checks what the results say about the rating of a person: from the fifth
// game on its value, from the sixth on its change, and why a game does not count.
func TestStrengthAfterGame(t *testing.T) {
	h := menutest.NewApp(t)
	h.SetCurrentPerson(h.NewPerson("Ada", "guest3"))
	me, _ := h.CurrentPerson()
	var said []string
	for i := range 6 {
		setup := match.Setup{Seed: uint64(i), Seats: []match.Seat{stage.SeatOf(me), {Name: "Dutch", Bot: "easy"},
			{Name: "Opal", Bot: "easy"}, {Name: "Mei", Bot: "easy"}}}
		m, err := match.New(h.Games[0], setup, nil)
		if err != nil {
			t.Fatal(err)
		}
		h.RecordFinished(menutest.PlayRandomly(t, m))
		said = append(said, strengthWords(h, m))
		if i < 5 {
			continue
		}
		r, err := m.Replay()
		if err != nil {
			t.Fatal(err)
		}
		branch, err := r.Branch(3, nil, nil)
		if err != nil {
			t.Fatal(err)
		}
		h.RecordFinished(menutest.PlayRandomly(t, branch))
		said = append(said, strengthWords(h, branch))
	}
	for i, want := range []string{"this was number 1", "number 2", "number 3", "number 4", "Your rating: ",
		"Your rating: ", "This game continues another one"} {
		if !strings.Contains(said[i], want) {
			t.Errorf("after game %d the results say %q, want %q", i+1, said[i], want)
		}
	}
	if strings.HasSuffix(said[4], ")") || !strings.HasSuffix(said[5], ")") {
		t.Errorf("the results say %q and %q, want the change in the second only", said[4], said[5])
	}
}

// TestEveningDialog checks that earlier evenings can be paged through, and what the dialog says
// while an evening may go on, after it, and without any.
func TestEveningDialog(t *testing.T) {
	h := menutest.NewApp(t)
	now := time.Date(2026, time.May, 4, 22, 0, 0, 0, time.Local)
	h.Calendar.Clock = func() time.Time { return now }
	menutest.Push(h, Evening(h))
	menutest.WantTexts(t, h, "Play several games in a row with the same players")
	h.Pop()
	ada, ben := h.NewPerson("Ada", ""), h.NewPerson("Ben", "")
	for day := range 3 {
		for game := range 2 {
			ranks := [2]int{1, 2}
			if day == 2 && game == 1 {
				ranks = [2]int{2, 1} // the last evening has two winners
			}
			h.Tally().Add(stats.Game{ID: fmt.Sprint(day, game), Game: "boomtown",
				When: now.AddDate(0, 0, day-2).Add(time.Duration(game-2) * time.Hour),
				Seats: []stats.Seat{{Name: "Ada", Who: ada.ID, Rank: ranks[0]},
					{Name: "Ben", Who: ben.ID, Rank: ranks[1]}}})
		}
	}
	menutest.Push(h, Evening(h))
	s := h.Top().(*evening)
	menutest.WantTexts(t, h, "This game night", " lead the game night", "2 games")
	if why := menutest.Node(t, h, "evening/after").DisabledReason; why == "" {
		t.Error("after the last evening there is another one")
	}
	menutest.Press(t, h, "evening/before")
	menutest.WantTexts(t, h, "Game night of 3 May 2026", "Ada wins the game night")
	menutest.Press(t, h, "evening/before")
	if why := menutest.Node(t, h, "evening/before").DisabledReason; why == "" || s.open != 0 {
		t.Errorf("before the first evening, %d, there is another one", s.open)
	}
	menutest.Press(t, h, "evening/after")
	if s.open != 1 {
		t.Errorf("The evening after leads to evening %d, want 1", s.open)
	}
	now = now.Add(12 * time.Hour)
	if got := eveningWords(h, s.all[2]); !strings.HasSuffix(got, " share the game night") {
		t.Errorf("after the evening its result is %q", got)
	}
}

// TestEveningPage checks that the page of the results shows the result and the date of an evening
// that is over.
func TestEveningPage(t *testing.T) {
	h := menutest.NewApp(t)
	now := time.Date(2026, time.May, 4, 22, 0, 0, 0, time.Local)
	h.Calendar.Clock = func() time.Time { return now }
	ada, ben := h.NewPerson("Ada", ""), h.NewPerson("Ben", "")
	for i := range 2 {
		h.Tally().Add(stats.Game{ID: fmt.Sprint(i), Game: "boomtown", When: now.Add(time.Duration(i-2) * time.Hour),
			Seats: []stats.Seat{{Name: "Ada", Who: ada.ID, Rank: 1 + i}, {Name: "Ben", Who: ben.ID, Rank: 2 - i}}})
	}
	now = now.Add(12 * time.Hour)
	page := &eveningPage{results: &results{app: h}, table: eveningTable{app: h, evening: h.Tally().Evenings()[0]}}
	page.build(h.CurrentLayout(), geom.R(0, 0, 900, 500), nil)
	said := ""
	drive.OnHost(func() {
		var trace paint.Trace
		p := trace.Canvas(h.Kit, 1280, 720, h.CurrentLayout().View)
		p.OnText = func(x paint.DrawnText) { said += x.Text + "|" }
		page.paint(p)
	})
	if !strings.Contains(said, "share the game night · 4 May 2026") {
		t.Errorf("the page of the results shows %q, want the result and the date of the evening", said)
	}
}

// TestStatisticsScreen checks that the statistics of all games and of one can be shown and shared,
// and that they lead to the evenings and the rating.
func TestStatisticsScreen(t *testing.T) {
	h := menutest.NewApp(t)
	ada := h.NewPerson("Ada", "")
	when := h.Now()
	for i := range 3 {
		h.Tally().Add(stats.Game{ID: fmt.Sprint(i), Game: []string{"boomtown", "whist", "boomtown"}[i],
			When: when.Add(time.Duration(i-3) * time.Hour), Daily: []string{"", "", "2026-05-04"}[i],
			Seats: []stats.Seat{{Name: "Ada", Who: ada.ID, Rank: 1}, {Name: "Dutch", Level: "no such level", Rank: 2}}})
	}
	menutest.Push(h, Statistics(h))
	s := h.Top().(*statistics)
	menutest.WantTexts(t, h, "Boomtown", "daily game")
	menutest.Press(t, h, "game/all")
	menutest.WantTexts(t, h, "By game", "whist", "No bots")
	menutest.Press(t, h, "export")
	if got := h.Top().(*shareDialog).show.Text; !strings.Contains(got, "All games") || !strings.Contains(got, "Ada") {
		t.Errorf("the shared figures are %q, want those of Ada in all games", got)
	}
	h.Pop()
	s.query.Game = "whist"
	if s.compute(); len(s.tables[1].groups) > 0 {
		t.Errorf("the modes of an unknown game are %+v, want none", s.tables[1].groups)
	}
	s.query.Who, s.query.Game = "nobody", ""
	if s.compute(); s.query.Who != ada.ID {
		t.Errorf("the statistics are those of %q, want the first person", s.query.Who)
	}
	said := ""
	drive.OnHost(func() {
		var trace paint.Trace
		p := trace.Canvas(h.Kit, 1280, 720, h.CurrentLayout().View)
		p.OnText = func(x paint.DrawnText) { said += x.Text + "|" }
		s.paintTable(p, geom.R(0, 0, 300, 200), statTable{head: "Empty"})
		s.paintTable(p, geom.R(0, 0, 300, 80), statTable{head: "Full", groups: make([]statGroup, 9)})
	})
	if n := strings.Count(said, "won"); !strings.Contains(said, "Nothing yet") || n > 1 {
		t.Errorf("the tables show %q, want a note in the empty one and one row in the low one", said)
	}
	cleo := h.NewPerson("Cleo", "")
	for i := range 2 {
		h.Tally().Add(stats.Game{ID: fmt.Sprint("evening ", i), Game: "boomtown",
			When:  when.Add(time.Duration(i-30) * time.Hour),
			Seats: []stats.Seat{{Name: "Ada", Who: ada.ID, Rank: 1}, {Name: "Cleo", Who: cleo.ID, Rank: 2}}})
	}
	menutest.Press(t, h, "evenings")
	menutest.WantScene(t, h, "evening")
	if name := kit.LevelName("no such level"); name != "no such level" {
		t.Errorf("an unknown level is called %q, want its ID", name)
	}
}

// TestStrengthDialog checks the dialog of the rating of somebody without games, and that an even
// match has the mode of the games that count.
func TestStrengthDialog(t *testing.T) {
	h := menutest.NewApp(t)
	ada := h.NewPerson("Ada", "")
	game, err := h.Find("sierrawest")
	if err != nil {
		t.Fatal(err)
	}
	menutest.Push(h, Strength(h, ada.ID, game.Info()))
	menutest.WantTexts(t, h, "Your rating", "You haven't finished one here yet")
	h.Pop()
	for i := range 40 {
		g := stats.Game{ID: fmt.Sprint(i), Game: "sierrawest", Seed: uint64(i + 1),
			When: time.Unix(int64(i)*86400, 0).UTC(), Options: engine.Options{"mode": "outlaws_outposts"},
			Seats: []stats.Seat{{Name: "Ada", Who: ada.ID, Rank: 1 + i%4}}}
		if i%2 == 1 {
			g.Options["mode"] = "gold_rush"
		}
		for s := 1; s < 4; s++ {
			g.Seats = append(g.Seats, stats.Seat{Name: fmt.Sprint("Bot ", s),
				Level: []string{"able", "medium", "easy"}[(i+s)%3], Rank: 1 + (i+s)%4})
		}
		h.Tally().Add(g)
	}
	menutest.Push(h, Strength(h, ada.ID, game.Info()))
	s := h.Top().(*strength)
	if len(s.histories) < 2 {
		t.Fatalf("there are %d ratings, want one per mode", len(s.histories))
	}
	menutest.Press(t, h, "kind/1")
	if s.open != 1 {
		t.Errorf("the rating %d is shown, want 1", s.open)
	}
	mode := s.history().Mode
	menutest.Press(t, h, "even")
	if mode == "" || !menutest.Node(t, h, "option/mode/"+mode).Chosen {
		t.Errorf("the even match does not have the mode %q", mode)
	}
}
