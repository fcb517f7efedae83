package main

import (
	"fmt"
	"runtime/debug"

	"gulch/render/words"

	"github.com/hajimehoshi/ebiten/v2"
)

// guard stands around the application so that no panic reaches the player: it writes a note about it and puts a new
// application in the place of the failed one, which says what happened and goes on with the game. Nothing is lost,
// because every move is on disk before its picture moves. What cannot be revived, or fails again before the player has
// pressed anything, closes the window with a message: one press never leads to more than two failures.
type guard struct {
	app   ebiten.Game
	crash *crash // what has happened, nil while all is well
	note  func(trace []byte) (file string, err error)
	// revive returns what takes the place of a failed application. It may be nil.
	revive  func(failed ebiten.Game, c *crash) (ebiten.Game, error)
	revived int
}

// lives is how often an application is revived until the player has chosen how to go on.
const lives = 1

// chooser is an application that knows whether the player has chosen how to go on since it was revived.
type chooser interface{ Chose() bool }

// newGuard puts a guard around an application; note keeps the note about a crash and returns where.
func newGuard(app ebiten.Game, note func(trace []byte) (string, error)) *guard {
	return &guard{app: app, note: note}
}

// crash is the error that stands for a panic.
type crash struct {
	reason any
	file   string // with the note, "" if it could not be written
	err    error  // why not
	trace  []byte // the note itself
}

func (c *crash) Error() string {
	text := words.T("something went wrong and the game had to stop (%v).\n"+
		"Your games are saved up to the last move; start Gulch again to go on.", c.reason)
	if c.file == "" {
		return text + "\n" + words.T("A note about it could not be kept: %v", c.err)
	}
	return text + "\n" + words.T("What happened is written down in %s", c.file)
}

func (g *guard) Update() (err error) {
	if g.crash != nil && !g.again() {
		return g.crash
	}
	defer func() {
		g.catch(recover()) // it is revived, or told of, by the next Update
	}()
	return g.app.Update()
}

// again puts a new application in the place of the failed one. It reports whether there is one.
func (g *guard) again() (revived bool) {
	if c, ok := g.app.(chooser); ok && c.Chose() {
		g.revived = 0
	}
	if g.revive == nil || g.revived >= lives {
		return false
	}
	g.revived++
	defer func() {
		if recover() != nil { // even the rescue has failed: the message has to do
			revived = false
		}
	}()
	app, err := g.revive(g.app, g.crash)
	if err != nil {
		return false
	}
	g.app, g.crash = app, nil
	return true
}

// Draw leaves the error to the next Update.
func (g *guard) Draw(screen *ebiten.Image) {
	if g.crash != nil {
		return
	}
	defer func() { g.catch(recover()) }()
	g.app.Draw(screen)
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
	stack := debug.Stack()
	if elsewhere, ok := reason.(interface{ Trace() []byte }); ok { // a worker's: where it failed goes first
		stack = append(elsewhere.Trace(), stack...)
	}
	trace := fmt.Appendf(nil, "Gulch %s stopped: %v\n\n%s", Version(), reason, stack)
	g.crash = &crash{reason: reason, trace: trace}
	g.crash.file, g.crash.err = g.note(trace)
	return true
}
