// Package scenes builds the app from its parts: the scene stack, the games, the storage, the menus
// and the tables.
//
// [New] returns the app as an ebiten.Game; cmd/gulch runs it. [Revive] replaces an app that has
// panicked. The package sets the callbacks of stage.App, such as OpenTable and OpenLessons, through
// which lower packages open scenes of higher ones (screen_opening_callbacks.go). It also lists the
// jobs that can run in a worker; in the browser, Serve handles them. Its tests drive the whole app
// in a window.
//
// The packages below are in layers, and each imports only packages of layers below its own (checked
// by a test in cmd/dev):
//
//	fuzz                                        plays the app at random, for tests
//	scenes                                      the app
//	shelf, teach, tabletest                     list of games; lessons; tests of a table
//	boomtown, narrowgauge, dakota, sierrawest,
//	westernlegends, nuggets                     the tables
//	table                                       what all tables share
//	table/gate, table/session                   checks of presses; a game without its screen
//	menu/crash                                  page after a failure
//	menu/title                                  title screen
//	menu/results, menu/saves, menu/statistics   screens around a game
//	menu/daily, menu/evening, menu/rating,
//	menu/trailmap                               daily challenge, game night, rating, the Trail
//	menu/newgame                                setup of a game
//	menu/people, menu/unsaved                   dialogs of persons and of unsaved games
//	menu/importer, menu/share                   what others sent, and what is sent to others
//	menu/credits, menu/options, menu/pause      smaller screens
//	menu/kit, menu/menutest                     what these screens and their tests share
//	reader                                      rule books
//	stage                                       scene stack, saves, settings
//	coach, sound, drive                         evaluation of moves; sound; app driver for tests
//	botworker                                   decisions of bots, here or in a worker
//	clip, gallery, probe, srs, stats, store,
//	talk, work                                  independent of each other
//	person, calendar                            the people who play on the device; dates
//	lines                                       documents in which damage loses single lines only
package scenes

import (
	"fmt"
	"runtime"

	"gulch/render/i18n"
	"gulch/scenes/menu/crash"
	"gulch/scenes/menu/options"
	"gulch/scenes/menu/title"
	"gulch/scenes/menu/unsaved"
	"gulch/scenes/shelf"
	"gulch/scenes/sound"
	"gulch/scenes/stage"
	"gulch/scenes/store"

	"github.com/hajimehoshi/ebiten/v2"
)

// New returns the app, which shows the title screen. docs is the storage of games and settings. If
// example is set, the example game is offered as well.
func New(docs store.Store, example bool) (*stage.App, error) {
	d, err := stage.NewSceneStack()
	if err != nil {
		return nil, err
	}
	// a frame in which nothing changes is not drawn, so the last one must stay on the screen
	ebiten.SetScreenClearedEveryFrame(false)
	games := shelf.Rules()
	if example {
		games = append(games, shelf.Example.Rules)
	}
	h := stage.NewApp(d, games, docs)
	h.Sound = sound.Open(h.Settings.Levels())
	configure(h)
	h.Push(title.New(h))
	return h, nil
}

// configure configures a new app and connects its callbacks.
func configure(h *stage.App) {
	h.GameInfos = shelf.Boxes()
	h.SystemLanguage, h.PrefersReducedMotion = systemLanguage(), prefersReducedMotion()
	h.Desktop = runtime.GOOS != "js"
	connectPage(h, stage.BrowserPage())
	h.Apply = fillScreen
	h.ApplySettings()
	setCallbacks(h)
	h.OpenHelp = func() { h.Push(options.Shortcuts(h)) }
	h.OpenUnsaved = func(u stage.Unsaved) { h.Push(unsaved.New(h, u)) }
}

// connectPage connects a new app to the page of the browser. page is nil outside of browsers.
func connectPage(h *stage.App, page stage.Page) {
	i18n.SetTouch(false)
	if h.Page = page; page != nil {
		h.Screen = page.Screen
		i18n.SetTouch(page.Screen().Finger)
	}
}

// Revive returns a new app that replaces a failed one. It has the same documents and sound, and
// shows the crash page. reason is the error text, and note is the report that can be shared. The
// parameter where is the path of the file with the report. Revive returns an error if no scene can
// be shown.
func Revive(failed *stage.App, reason, note, where string) (*stage.App, error) {
	page := crash.Params{Reason: reason, Report: note, ReportFile: where, Failure: failed.Failure()}
	if h, err := newAfterFailure(failed, page); err == nil {
		return h, nil
	}
	page.EmptyStack = true // no title screen below the page, because it may be the cause of the failure
	return newAfterFailure(failed, page)
}

// newAfterFailure returns a new app that shows the crash page. It returns an error if the page
// cannot be built.
func newAfterFailure(failed *stage.App, page crash.Params) (h *stage.App, err error) {
	defer func() {
		if reason := recover(); reason != nil {
			err = fmt.Errorf("the page after a failure: %v", reason)
		}
	}()
	d, err := stage.NewSceneStack()
	if err != nil {
		return nil, err
	}
	h = stage.NewApp(d, failed.Games, failed.Docs)
	h.Sound, h.WriteDefectReport = failed.Sound, failed.WriteDefectReport
	h.SkipReturn()
	h.Recover(page.Failure)
	configure(h)
	if !page.EmptyStack {
		h.Push(title.New(h))
	}
	h.Push(crash.New(h, page))
	return h, nil
}

// fillScreen switches full-screen mode on or off, as chosen in the settings.
func fillScreen(s *stage.Settings) {
	if runtime.GOOS != "js" && ebiten.IsFullscreen() != s.FullScreen {
		ebiten.SetFullscreen(s.FullScreen)
	}
}
