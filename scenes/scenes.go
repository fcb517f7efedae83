// Package scenes puts the app together: the director, the games, the saves, the menus and the tables.
//
// The packages below it lie in layers, and each imports only from layers below its own (a test in cmd/dev keeps it so):
//
//	fuzz                                                plays the app at random, for tests
//	scenes                                              the app
//	shelf, teach, tabletest                             the games announced; lessons and practice; what judges a table
//	boomtown, narrowgauge, dakota, sierrawest,
//	westernlegends, nuggets                             the tables
//	table                                               what all tables share
//	menu                                                the screens around a game
//	reader                                              texts to read
//	stage                                               what all scenes share: the director, the saves, the settings
//	coach, sound, drive                                 what a search thinks; what is heard; tests that use the app
//	thought                                             what bots decide, here or elsewhere
//	clip, gallery, probe, recall, stats, store, talk,
//	work                                                know nothing of each other
//	person                                              who sits at the device
//	lines                                               documents of which damage costs single lines
package scenes

import (
	"fmt"
	"runtime"

	"gulch/render/words"
	"gulch/scenes/menu"
	"gulch/scenes/shelf"
	"gulch/scenes/sound"
	"gulch/scenes/stage"
	"gulch/scenes/store"

	"github.com/hajimehoshi/ebiten/v2"
)

// New returns the app with the title on its stage, keeping what is played in docs. It is an ebiten.Game. With example set
// the example of the source stands on the shelf, too.
func New(docs store.Store, example bool) (*stage.App, error) {
	d, err := stage.NewDirector()
	if err != nil {
		return nil, err
	}
	ebiten.SetScreenClearedEveryFrame(false) // a screen on which nothing moves is not drawn again
	games := shelf.Rules()
	if example {
		games = append(games, shelf.Example.Rules)
	}
	h := stage.NewApp(d, games, docs)
	h.Sound = sound.Open(h.Settings.Levels())
	settle(h)
	h.Push(menu.Title(h))
	return h, nil
}

// settle makes a new app the app, with an empty stage.
func settle(h *stage.App) {
	h.Boxes = shelf.Boxes()
	h.System, h.Calm = systemLanguage(), systemCalm()
	h.Desktop = runtime.GOOS != "js"
	words.ByFinger(false)
	if h.Page = stage.BrowserPage(); h.Page != nil {
		h.Screen = h.Page.Screen
		words.ByFinger(h.Screen().Finger)
	}
	h.Apply = fillScreen
	h.ApplySettings()
	furnish(h)
	h.OpenHelp = func() { h.Push(menu.Keys(h)) }
	h.OpenUnsaved = func(u stage.Unsaved) { h.Push(menu.Unsaved(h, u)) }
}

// Revive returns an app in place of one that has failed, with the same documents and the same sound, and a page on its
// stage that says so. reason is what went wrong, in the words of the program; note is what to copy for whoever can mend
// it, and where says where the note was written down.
func Revive(failed *stage.App, reason, note, where string) (*stage.App, error) {
	page := menu.CrashedFor{Reason: reason, Note: note, Where: where, Failure: failed.Failure()}
	if h, err := revived(failed, page); err == nil {
		return h, nil
	}
	page.Bare = true // the title may be what has failed
	return revived(failed, page)
}

// revived returns an app in place of one that has failed, with a page on its stage. The error is also that of a screen that cannot
// be built.
func revived(failed *stage.App, page menu.CrashedFor) (h *stage.App, err error) {
	defer func() {
		if reason := recover(); reason != nil {
			err = fmt.Errorf("the page after a failure: %v", reason)
		}
	}()
	d, err := stage.NewDirector()
	if err != nil {
		return nil, err
	}
	h = stage.NewApp(d, failed.Games, failed.Docs)
	h.Sound, h.Note = failed.Sound, failed.Note
	h.Stay()
	h.Recover(page.Failure)
	settle(h)
	if !page.Bare {
		h.Push(menu.Title(h))
	}
	h.Push(menu.Crashed(h, page))
	return h, nil
}

// fillScreen makes the window fill the screen or not, as the settings say.
func fillScreen(s *stage.Settings) {
	if runtime.GOOS != "js" && ebiten.IsFullscreen() != s.FullScreen {
		ebiten.SetFullscreen(s.FullScreen)
	}
}
