package menu

import (
	"errors"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/scenes/drive"
	"gulch/scenes/menu/menutest"
	"gulch/scenes/stage"
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
	menutest.Push(h, Title(h))
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
	menutest.Push(h, Title(h))
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
	if got := standing(over); got != "Boomtown, finished" {
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
	menutest.Push(h, Title(h))
	s := h.Top().(*title)
	doc := s.running.Doc
	for range 3 {
		drive.OnHost(s.renderThumbnail)
	}
	if drawn != 1 {
		t.Errorf("the thumbnail is rendered %d times, want once", drawn)
	}
	s.taken = thumbnailKey{} // as for another title screen of the same game
	if drive.OnHost(s.renderThumbnail); drawn != 1 {
		t.Errorf("the thumbnail is rendered %d times although it is in the cache", drawn)
	}
	if err := h.Docs.Delete(doc); err != nil {
		t.Fatal(err)
	}
	s.taken = thumbnailKey{}
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
	s := Title(h).(*title)
	menutest.Push(h, s)
	if i := s.litBox(); i != 0 {
		t.Errorf("with two games box %d is lit, want the first", i)
	}
	h.GameHasLessons = func(string) bool { return true }
	at := [2]geom.Rect{geom.R(0, 0, 50, 20), geom.R(60, 0, 50, 20)}
	if tags := s.tags(h.Games[0].Info(), at); len(tags) != 1 || tags[0].Rect != at[0].Union(at[1]) {
		t.Errorf("the tags are %+v, want one as wide as two", tags)
	}
	h.Games = nil
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
	s := Title(h).(*title)
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
	s := Title(h).(*title)
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

// TestUnsavedDialog checks that a game that cannot be exported gives a message, and that Escape
// closes the dialog.
func TestUnsavedDialog(t *testing.T) {
	h := menutest.NewApp(t)
	menutest.Push(h, Unsaved(h, stage.Unsaved{}))
	s := h.Top().(*unsaved)
	drive.OnHost(func() { s.keepElsewhere("none.gulch") })
	menutest.WantScene(t, h, "message")
	h.Pop()
	h.Docs = &menutest.FullStore{Store: h.Docs, Failure: errors.New("the disk is full")}
	menutest.Update(h, ui.Input{Back: true})
	if h.Top() != nil {
		t.Errorf("Escape leads to %s, want the dialog closed", h.Top().Name())
	}
}

// TestKeysOfRedo checks that the list of keys names both keys of undo and both keys of redo, and
// that it can be opened without a screen below it.
func TestKeysOfRedo(t *testing.T) {
	h := menutest.NewApp(t)
	menutest.Push(h, Shortcuts(h))
	menutest.WantTexts(t, h, "Keys", "Move the focus", "Full screen")
	for _, k := range []string{shortcut(ui.UndoKey), shortcut(ui.RedoKey)} {
		if !strings.Contains(k, ", ") {
			t.Errorf("the key is called %q, want two names", k)
		}
	}
}

// TestOptionsShowKeys checks that the options lead to the list of keys and can restore the
// defaults.
func TestOptionsShowKeys(t *testing.T) {
	h := menutest.NewApp(t)
	o := Options(h).(*options)
	o.open = "look"
	menutest.Push(h, o)
	menutest.WantTexts(t, h, "Text size", "Keys", "Restore defaults")
	menutest.Press(t, h, "keys")
	menutest.WantScene(t, h, "keys")
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
	menutest.Push(h, Title(h))
	if menutest.Press(t, h, "first-lesson"); started != h.Games[0].Info().ID {
		t.Errorf("the main button starts the lessons of %q, want those of the first game", started)
	}
}

// TestCreditsAndPause checks that the licences open from the credits, and that Escape closes a
// pause menu that has no action for it.
func TestCreditsAndPause(t *testing.T) {
	h := menutest.NewApp(t)
	menutest.Push(h, Credits(h))
	menutest.Press(t, h, "licences")
	menutest.WantScene(t, h, "rules")
	h.Pop()
	menutest.Push(h, Pause(h, PauseParams{Title: "Boomtown"}))
	menutest.Update(h, ui.Input{Back: true})
	menutest.WantScene(t, h, "credits")
}

// TestCrashPageActions checks the actions of the crash page: the note has the report and the game,
// the game file can be saved, and Escape and the button lead to the title screen.
func TestCrashPageActions(t *testing.T) {
	h := menutest.StartedGames(t, 1)
	doc := h.CurrentDoc()
	opened := 0
	h.OpenTable = func(*match.Match, string) { opened++ }
	failure := stage.Failure{Doc: doc}
	h.Recover(failure)
	menutest.Push(h, CrashPage(h, CrashParams{Reason: "It fell", Report: "the report", Failure: failure, EmptyStack: true}))
	if menutest.Press(t, h, "go-on"); opened != 1 || h.Top().Name() != "crashed" {
		t.Errorf("Go on opens %d tables above %s, want one", opened, h.Top().Name())
	}
	menutest.Press(t, h, "copy")
	if got := h.Top().(*shareDialog).show.Text; !strings.HasPrefix(got, "the report\n\ngulch:") {
		t.Errorf("the note is %.40q, want the report and the game", got)
	}
	h.Pop()
	menutest.Update(h, ui.Input{Back: true})
	menutest.WantScene(t, h, "title")
	if !h.UserChose() {
		t.Error("after leaving the page the crash counts as unhandled")
	}
	menutest.Push(h, CrashPage(h, CrashParams{Failure: failure.WithTried(stage.ResumeGame)}))
	menutest.Press(t, h, "file")
	if got := h.Top().(*shareDialog).show.File; got != doc {
		t.Errorf("the game is saved as %q, want %q", got, doc)
	}
	h.Pop()
	menutest.Push(h, CrashPage(h, CrashParams{Report: "the report"}))
	if ids := strings.Join(menutest.Enabled(h), " "); ids != "copy title" {
		t.Errorf("after a crash without a game the buttons are %s, want copy and title", ids)
	}
	menutest.Press(t, h, "copy")
	if got := h.Top().(*shareDialog).show.Text; got != "the report" {
		t.Errorf("the note without a game is %q, want the report", got)
	}
}
