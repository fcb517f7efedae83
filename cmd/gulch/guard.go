package main

import (
	"fmt"
	"runtime/debug"

	"github.com/hajimehoshi/ebiten/v2"

	"gulch/scenes/probe"
)

// guard stands around the application so that no panic reaches the player: it writes a note about it, and the
// window closes with a message. Nothing is lost, because every move is on disk before its picture moves.
type guard struct {
	app   ebiten.Game
	crash *crash // what has happened, nil while all is well
	note  func(trace []byte) (file string, err error)
}

// newGuard puts a guard around an application; note keeps the note about a crash and returns where.
func newGuard(app ebiten.Game, note func(trace []byte) (string, error)) *guard {
	return &guard{app: app, note: note}
}

// crash is the error that stands for a panic.
type crash struct {
	reason any
	file   string // with the note, "" if it could not be written
	err    error  // why not
}

func (c *crash) Error() string {
	text := fmt.Sprintf("something went wrong and the game had to stop (%v).\n"+
		"Your games are saved up to the last move; start Gulch again to go on.\n", c.reason)
	if c.file == "" {
		return text + fmt.Sprintf("A note about it could not be kept: %v", c.err)
	}
	return text + "What happened is written down in " + c.file
}

func (g *guard) Update() (err error) {
	if g.crash != nil {
		return g.crash
	}
	defer func() {
		if g.catch(recover()) {
			err = g.crash
		}
	}()
	return g.app.Update()
}

// Draw leaves the error to the next Update.
func (g *guard) Draw(screen *ebiten.Image) {
	if g.crash != nil {
		return
	}
	defer func() { g.catch(recover()) }()
	g.app.Draw(screen)
	probe.Drawn()
}

func (g *guard) Layout(width, height int) (int, int) {
	w, h := g.LayoutF(float64(width), float64(height))
	return int(w), int(h)
}

// LayoutF is what Ebitengine calls; it serves applications with and without a LayoutF.
func (g *guard) LayoutF(width, height float64) (w, h float64) {
	w, h = width, height
	if g.crash != nil {
		return w, h
	}
	defer func() { g.catch(recover()) }()
	if app, ok := g.app.(ebiten.LayoutFer); ok {
		return app.LayoutF(width, height)
	}
	wide, high := g.app.Layout(int(width), int(height))
	return float64(wide), float64(high)
}

// catch notes a panic, if there is one.
func (g *guard) catch(reason any) bool {
	if reason == nil {
		return false
	}
	g.crash = &crash{reason: reason}
	trace := fmt.Appendf(nil, "Gulch %s stopped: %v\n\n%s", Version(), reason, debug.Stack())
	g.crash.file, g.crash.err = g.note(trace)
	return true
}
