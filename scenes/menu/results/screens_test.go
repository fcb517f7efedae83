package results

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
	"gulch/scenes/menu/evening"
	"gulch/scenes/menu/menutest"
	"gulch/scenes/stats"
)

// TestChartOfWealth checks that a press or a drag on the chart sets the pin from which the replay
// can be watched.
func TestChartOfWealth(t *testing.T) {
	h := menutest.NewApp(t)
	from := -1
	menutest.Push(h, New(h, Params{Match: menutest.Played(t, 4, 1), Page: "wealth", TieBreak: "More mines decide",
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
	params := func(m *match.Match) Params {
		return Params{Match: m, SameDeal: func() { calls += "same " },
			WithReference: func() { calls += "beside " }, Rematch: func() {}, Doc: "a.gulch"}
	}
	m := menutest.Played(t, 4, 1)
	menutest.Push(h, New(h, params(m)))
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
	menutest.Push(h, New(h, params(menutest.PlayRandomly(t, branch))))
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
	menutest.Push(h, New(h, Params{Match: m, Doc: h.CurrentDoc()}))
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
	show := Params{Match: m}
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
	menutest.Push(h, New(h, Params{Match: menutest.Played(t, 4, 1), Page: "chances"}))
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
	menutest.Push(h, New(h, Params{Match: menutest.PlayedBy(t, 4, 1, 1),
		Reference: menutest.PlayedBy(t, 4, 1, 2), Page: "ghost",
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
	alone := New(h, Params{Match: menutest.PlayedBy(t, 4, 1, 1)}).(*results)
	for i := range alone.seats {
		alone.seats[i].Bot = "easy"
	}
	alone.show.Reference = menutest.PlayedBy(t, 4, 1, 2)
	if _, ok := newReferencePage(alone); ok {
		t.Error("a game without persons has a comparison page")
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
	page := &eveningPage{results: &results{app: h}, table: evening.Table{App: h, Evening: h.Tally().Evenings()[0]}}
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

// TestEveningTab checks that the tab of an evening is called "this game night" only while it may go
// on.
func TestEveningTab(t *testing.T) {
	h := menutest.NewApp(t)
	now := h.Now()
	past := now.AddDate(0, 0, -3)
	for when, want := range map[time.Time]string{
		now.Add(-time.Hour): "This game night",
		past:                "That game night",
	} {
		e := stats.Evening{Games: []stats.Game{{When: when.Add(-time.Minute)}, {When: when}}}
		page := eveningPage{results: &results{app: h}, table: evening.Table{App: h, Evening: e}}
		if _, tab := page.head(); tab != want {
			t.Errorf("the tab of the evening is %q, want %q", tab, want)
		}
	}
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
