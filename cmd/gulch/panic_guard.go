package main

import (
	"fmt"
	"runtime/debug"

	"gulch/render/i18n"

	"github.com/hajimehoshi/ebiten/v2"
)

// guard wraps the app and recovers from its panics, so that the player never sees one. On a panic
// it writes a crash note and replaces the failed app by a new one, which shows what happened and
// offers to continue the game. Nothing is lost, because every move is saved before it is animated.
// The window is closed with a message if the app cannot be replaced, or if the new app fails before
// the player has chosen how to continue.
type guard struct {
	app   ebiten.Game
	crash *crash // last panic, nil if there is none
	note  func(trace []byte) (file string, err error)
	// revive returns a new app that replaces a failed one; see the function revive. It may be nil.
	revive  func(failed ebiten.Game, c *crash) (ebiten.Game, error)
	revived int
}

// maxRevivals is how often a failed app is replaced before the player has chosen how to continue.
// If it fails again before that, the program ends.
const maxRevivals = 1

// chooser is implemented by an app that can report whether the player has chosen how to continue
// since it replaced a failed app.
type chooser interface{ UserChose() bool }

// newGuard returns a guard around an app. note writes a crash note with the given stack trace and
// returns the path of its file.
func newGuard(app ebiten.Game, note func(trace []byte) (string, error)) *guard {
	return &guard{app: app, note: note}
}

// crash is the error that reports a panic of the app.
type crash struct {
	reason any
	file   string // path of the file with the note, "" if it could not be written
	err    error  // reason why the note could not be written, nil if it was
	trace  []byte // content of the crash note
}

func (c *crash) Error() string {
	text := i18n.T("something went wrong and the game had to stop (%v).\nYour games are saved up to the last move. Start Gulch again to continue.", c.reason)
	if c.file == "" {
		return text + "\n" + i18n.T("The details couldn't be saved: %v", c.err)
	}
	return text + "\n" + i18n.T("You'll find the details in %s", c.file)
}

func (g *guard) Update() (err error) {
	if g.crash != nil && !g.replaceFailed() {
		return g.crash
	}
	defer func() {
		g.catch(recover()) // the next call of Update replaces the app or returns the error
	}()
	return g.app.Update()
}

// replaceFailed replaces the failed app by a new one, and reports whether that was possible.
func (g *guard) replaceFailed() (revived bool) {
	if c, ok := g.app.(chooser); ok && c.UserChose() {
		g.revived = 0
	}
	if g.revive == nil || g.revived >= maxRevivals {
		return false
	}
	g.revived++
	defer func() {
		if recover() != nil { // the new app panicked too: the window is closed with the message
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

// Draw draws the app. After a panic it does nothing; the next Update handles it.
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

// LayoutF is called by Ebitengine. It calls the LayoutF of the app, or Layout if the app has no
// LayoutF.
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

// catch records a panic of the app and writes the crash note. reason is the result of recover.
// catch reports whether there was a panic: it returns false if reason is nil.
func (g *guard) catch(reason any) bool {
	if reason == nil {
		return false
	}
	stack := debug.Stack()
	// the panic is from a worker, whose stack trace is put first
	if elsewhere, ok := reason.(interface{ Trace() []byte }); ok {
		stack = append(elsewhere.Trace(), stack...)
	}
	trace := fmt.Appendf(nil, "Gulch %s stopped: %v\n\n%s", Version(), reason, stack)
	g.crash = &crash{reason: reason, trace: trace}
	g.crash.file, g.crash.err = g.note(trace)
	return true
}
