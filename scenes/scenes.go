// Package scenes puts the app together: the director, the games, the saves, the menus and the tables.
package scenes

import (
	"runtime"

	"gulch/scenes/menu"
	"gulch/scenes/sound"
	"gulch/scenes/stage"
	"gulch/scenes/store"

	"github.com/hajimehoshi/ebiten/v2"
)

// New returns the app with the title on its stage, keeping what is played in docs. It is an ebiten.Game.
func New(docs store.Store) (*stage.House, error) {
	d, err := stage.NewDirector()
	if err != nil {
		return nil, err
	}
	ebiten.SetScreenClearedEveryFrame(false) // a screen on which nothing moves is not drawn again
	h := stage.NewHouse(d, games(), docs)
	h.System = systemLanguage()
	h.Desktop = runtime.GOOS != "js"
	h.Sound = sound.Open(h.Settings.Levels())
	h.Apply = fillScreen
	h.ApplySettings()
	furnish(h)
	h.OpenHelp = func() { h.Push(menu.Keys(h)) }
	h.Push(menu.Title(h))
	return h, nil
}

// fillScreen makes the window fill the screen or not, as the settings say.
func fillScreen(s *stage.Settings) {
	if runtime.GOOS != "js" && ebiten.IsFullscreen() != s.FullScreen {
		ebiten.SetFullscreen(s.FullScreen)
	}
}
