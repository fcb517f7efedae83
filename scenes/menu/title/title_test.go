package title

import (
	"slices"
	"strings"
	"testing"
	"time"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/scenes/drive"
	"gulch/scenes/menu/daily"
	"gulch/scenes/menu/menutest"
	"gulch/scenes/menu/saves"
	"gulch/scenes/stage"
	"gulch/scenes/stats"
	"gulch/scenes/store"

	"github.com/hajimehoshi/ebiten/v2"
)

// titlePage is a browser's page that offers a newer version and does nothing else.
type titlePage struct{ newer, loaded bool }

func (p *titlePage) NewVersionReady() bool               { return p.newer }
func (p *titlePage) LoadNewVersion()                     { p.loaded = true }
func (*titlePage) SetTable(string)                       {}
func (*titlePage) ReturnTo() (doc, why string)           { return "", "" }
func (*titlePage) ShowStanding(store.Role)               {}
func (*titlePage) SetUnsaved(bool)                       {}
func (*titlePage) ShowTrouble(string)                    {}
func (*titlePage) Screen() stage.Screen                  { return stage.Screen{} }
func (*titlePage) ReloadHere()                           {}
func (*titlePage) ButtonPressed() bool                   { return false }
func (*titlePage) FetchLanguage(string)                  {}
func (*titlePage) FetchedLanguage(string) ([]byte, bool) { return nil, false }
func (*titlePage) StoreLanguage(string)                  {}

// otherTab is a store that another tab of the browser writes.
type otherTab struct {
	store.Store
	taken bool
}

func (o *otherTab) Role() store.Role { return store.Reads }
func (o *otherTab) Unsaved() bool    { return false }

func (o *otherTab) TakeOver(func(moved map[string]string, err error)) { o.taken = true }

// TestNewsOnTitle checks that the title screen offers to load a newer version, or to play in this
// tab if another one saves the games.
func TestNewsOnTitle(t *testing.T) {
	h := menutest.NewApp(t)
	page := &titlePage{newer: true}
	h.Page = page
	h.InputSource = func() *ui.Input { return &ui.Input{} }
	menutest.Push(h, New(h))
	tick := func() {
		t.Helper()
		drive.OnHost(func() {
			if err := h.Update(); err != nil {
				t.Error(err)
			}
		})
	}
	tick()
	menutest.WantTexts(t, h, "Load new version")
	if menutest.Press(t, h, "renew"); !page.loaded {
		t.Error("the button does not load the newer version")
	}
	docs := &otherTab{Store: h.Docs}
	h.Docs = docs
	tick()
	menutest.WantTexts(t, h, "Play here")
	if menutest.Press(t, h, "play-here"); !docs.taken {
		t.Error("the button does not take over from the other tab")
	}
	page.newer, h.Docs = false, docs.Store
	tick()
	for _, id := range menutest.Enabled(h) {
		if id == "renew" || id == "play-here" {
			t.Errorf("without news there is the button %s", id)
		}
	}
}

// TestContinueOnTitle checks that the game in progress can be continued, that a new game is then of
// the same kind, and that a game that cannot be continued gives a message.
func TestContinueOnTitle(t *testing.T) {
	h := menutest.NewApp(t)
	game := h.Games[1]
	setup := match.Setup{Seats: []match.Seat{{Name: "Ada"}, {Name: "Bo", Bot: "easy"}}}
	for len(setup.Seats) < game.Info().MinSeats {
		setup.Seats = append(setup.Seats, match.Seat{Name: "Cy", Bot: "easy"})
	}
	if err := h.Start(game, setup); err != nil {
		t.Fatal(err)
	}
	doc := h.CurrentDoc()
	opened := 0
	h.OpenTable = func(*match.Match, string) { opened++ }
	menutest.Push(h, New(h))
	s := h.Top().(*title)
	menutest.WantTexts(t, h, game.Info().Name)
	if i := s.litBox(); h.Games[i].Info().ID != game.Info().ID {
		t.Errorf("box %d is lit, want that of the game in progress", i)
	}
	if menutest.Press(t, h, "continue"); opened != 1 {
		t.Error("Continue does not open the game")
	}
	menutest.Press(t, h, "new-game")
	if got := h.Top().(stage.TitledScene).PageTitle(); !strings.Contains(got, game.Info().Name) {
		t.Errorf("the screen after New game is %q, want one for %s like the game in progress", got, game.Info().Name)
	}
	h.Pop()
	if err := h.Docs.Delete(doc); err != nil {
		t.Fatal(err)
	}
	drive.OnHost(s.resume)
	menutest.WantScene(t, h, "message")
	h.Pop()

	// headings of games whose turn is unknown or that are over
	s.hasRunning, s.running.Summary.Turn = true, engine.NoSeat
	if got := s.heading(); got != s.running.Summary.Name {
		t.Errorf("the heading of a game without a turn is %q, want its name", got)
	}
	over := match.Summary{Name: "Boomtown", Over: true}
	if got := saves.Standing(over); got != "Boomtown, finished" {
		t.Errorf("the progress of a finished game is %q", got)
	}
}

// TestThumbnailOnTitle checks that the thumbnail of the game in progress is rendered once, and that
// a game that cannot be read has none.
func TestThumbnailOnTitle(t *testing.T) {
	h := menutest.StartedGames(t, 1)
	drawn := 0
	h.Thumbnail = func(*match.Match, *ebiten.Image) { drawn++ }
	h.Kit.EnablePosters()
	menutest.Push(h, New(h))
	s := h.Top().(*title)
	doc := s.running.Doc
	for range 3 {
		drive.OnHost(s.renderThumbnail)
	}
	if drawn != 1 {
		t.Errorf("the thumbnail is rendered %d times, want once", drawn)
	}
	s.taken = saves.ThumbnailKey{} // as for another title screen of the same game
	if drive.OnHost(s.renderThumbnail); drawn != 1 {
		t.Errorf("the thumbnail is rendered %d times although it is in the cache", drawn)
	}
	if err := h.Docs.Delete(doc); err != nil {
		t.Fatal(err)
	}
	s.taken = saves.ThumbnailKey{}
	s.running.Changed = s.running.Changed.Add(1)
	if drive.OnHost(s.renderThumbnail); drawn != 1 {
		t.Error("a game that cannot be read gets a thumbnail")
	}
}

// TestTitleWithFewGames checks that with few games the first box is lit, that without games New
// game gives a message, and that a game that has lessons but no practice positions has one wide
// tag.
func TestTitleWithFewGames(t *testing.T) {
	h := menutest.NewApp(t)
	h.Games = h.Games[:2]
	s := New(h).(*title)
	menutest.Push(h, s)
	if i := s.litBox(); i != 0 {
		t.Errorf("with two games box %d is lit, want the first", i)
	}
	h.GameHasLessons = func(string) bool { return true }
	at := [2]geom.Rect{geom.R(0, 0, 50, 20), geom.R(60, 0, 50, 20)}
	if tags := s.tags(h.Games[0].Info(), at); len(tags) != 1 || tags[0].Rect != at[0].Union(at[1]) {
		t.Errorf("the tags are %+v, want one as wide as two", tags)
	}
	h.LearnedGame = h.Games[1].Info().ID
	if id := s.favourite(); id != h.LearnedGame {
		t.Errorf("after a lesson of %q the favourite is %q", h.LearnedGame, id)
	}
	h.Games, h.LearnedGame = nil, ""
	if id := s.favourite(); id != "" {
		t.Errorf("without games the favourite is %q, want none", id)
	}
	drive.OnHost(s.openNewGame)
	menutest.WantScene(t, h, "message")
}

// TestNewspaperHasPictureIfHigh checks that the newspaper on the title screen has a picture of
// today's game only if it is high enough.
func TestNewspaperHasPictureIfHigh(t *testing.T) {
	h := menutest.NewApp(t)
	s := New(h).(*title)
	menutest.Push(h, s)
	unfinished := func(high float64) (waits bool) {
		drive.OnHost(func() {
			s.at.paper.H = high
			var trace paint.Trace
			p := trace.Canvas(h.Kit, 1280, 720, h.CurrentLayout().View)
			h.Kit.TakeUnfinished()
			s.paintPaper(p)
			waits = h.Kit.TakeUnfinished() // the picture is rendered after the first frame
		})
		return waits
	}
	if unfinished(250) || !unfinished(400) {
		t.Errorf("a paper 250 high has a picture: %v, one 400 high: %v; want only the second", unfinished(250),
			unfinished(400))
	}
}

// TestFlagLeavesRoomForTag checks that the flag of the game in progress is drawn beside the tag
// with the player's rating.
func TestFlagLeavesRoomForTag(t *testing.T) {
	h := menutest.StartedGames(t, 1)
	s := New(h).(*title)
	menutest.Push(h, s)
	left := func(tagged bool) (x float64) {
		drive.OnHost(func() {
			var trace paint.Trace
			p := trace.Canvas(h.Kit, 1280, 720, h.CurrentLayout().View)
			p.OnText = func(d paint.DrawnText) { x = d.Rect.X }
			s.paintFlag(p, geom.R(100, 100, 120, 160), tagged)
		})
		return x
	}
	if tag := 100 - tagOut + tagWide; left(true) < tag {
		t.Errorf("the text of the flag begins at %.0f, want it beside the tag, which ends at %.0f", left(true), tag)
	}
	if left(false) == 0 {
		t.Error("the flag has no text")
	}
}

// TestFirstTitleTeaches checks that the main button of the title starts the first lesson as long as
// there is no game to continue.
func TestFirstTitleTeaches(t *testing.T) {
	h := menutest.NewApp(t)
	h.GameHasLessons = func(string) bool { return true }
	started := ""
	h.OpenLessons = func(game string, begin bool) {
		if begin {
			started = game
		}
	}
	menutest.Push(h, New(h))
	if menutest.Press(t, h, "first-lesson"); started != h.Games[0].Info().ID {
		t.Errorf("the main button starts the lessons of %q, want those of the first game", started)
	}
}

// TestTitleKnowsThatGamesWerePlayed checks that the title neither welcomes nor teaches somebody who
// has played games to their end, and has no game to continue.
func TestTitleKnowsThatGamesWerePlayed(t *testing.T) {
	h := menutest.NewApp(t)
	h.GameHasLessons = func(string) bool { return true }
	for games, want := range []string{"Pull up a chair", "Another game?"} {
		if games > 0 {
			ada := h.NewPerson("Ada", "")
			h.Tally().Add(stats.Game{ID: "a", Game: h.Games[len(h.Games)-1].Info().ID,
				Seats: []stats.Seat{{Name: "Ada", Who: ada.ID, Rank: 1}}})
		}
		s := New(h)
		menutest.Push(h, s)
		if got := s.(*title).heading(); got != want {
			t.Errorf("after %d games the title says %q, want %q", games, got, want)
		}
		teaches := slices.ContainsFunc(s.Base().Root.Nodes, func(n ui.Node) bool { return n.ID == "first-lesson" })
		if teaches != (games == 0) {
			t.Errorf("after %d games the main button starts the first lesson: %v", games, teaches)
		}
	}
}

// dailyLabel returns the label of the daily challenge button on a title screen.
func dailyLabel(t *testing.T, s stage.Scene) string {
	t.Helper()
	nodes := s.Base().Root.Nodes
	i := slices.IndexFunc(nodes, func(n ui.Node) bool { return n.ID == "daily" })
	if i < 0 {
		t.Fatal("the title screen has no node \"daily\"")
	}
	return nodes[i].Label
}

// TestTitleLeftOpenOverMidnight checks that an open title screen and the sheet above it change to
// the new daily challenge at midnight.
func TestTitleLeftOpenOverMidnight(t *testing.T) {
	now := time.Date(2026, 11, 28, 20, 0, 0, 0, time.UTC)
	h := menutest.AppInZone(t, "tally-daily.log", "America/Los_Angeles", &now)
	h.Push(New(h))
	s := h.Top()
	_ = h.Update()
	if label := dailyLabel(t, s); label != "See it" {
		t.Fatalf("the challenge of 28 November was played, but the title screen's button says %q, "+
			"want \"See it\"", label)
	}
	h.Push(daily.New(h))
	const yet = "not played yet"
	menutest.WantTexts(t, h, "November 28, 2026")
	if strings.Contains(menutest.Texts(h), yet) {
		t.Fatal("the daily dialog shows the challenge of 28 November as not played")
	}
	for range 3 {
		now = now.Add(time.Hour)
		_ = h.Update()
	}
	menutest.WantTexts(t, h, "November 28, 2026")
	if label := dailyLabel(t, s); label != "See it" {
		t.Errorf("before midnight the title screen's button says %q, want \"See it\"", label)
	}
	now = time.Date(2026, 11, 29, 8, 0, 0, 0, time.UTC)
	_ = h.Update()
	game, _ := h.Daily(h.Today())
	menutest.WantTexts(t, h, game.Info().Name+" · November 29, 2026", yet)
	h.Pop()
	if label := dailyLabel(t, s); label != "Play it" {
		t.Errorf("after midnight the title screen's button says %q, want \"Play it\"", label)
	}
	if streak := h.DailyStreak(h.Today()); streak != 2 {
		t.Errorf("the streak on the day after two played days is %d, want 2", streak)
	}
}

// TestTitleUpdatesAtMidnight checks that the title screen changes to the new day without any
// input.
func TestTitleUpdatesAtMidnight(t *testing.T) {
	now := time.Date(2026, 11, 29, 7, 59, 59, 0, time.UTC)
	h := menutest.AppInZone(t, "tally-daily.log", "America/Los_Angeles", &now)
	h.Push(New(h))
	_ = h.Update()
	s := h.Top()
	before := dailyLabel(t, s)
	now = now.Add(2 * time.Second)
	_ = h.Update()
	if after := dailyLabel(t, s); before != "See it" || after != "Play it" {
		t.Errorf("at midnight the title screen's button changes from %q to %q, want \"See it\" to \"Play it\"",
			before, after)
	}
}
