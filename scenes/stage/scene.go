// Package stage runs the screens: a director with a stack of scenes, and the app that all of them share.
//
// A scene builds its nodes when something changes, paints its still picture when something changes, and draws per
// frame only what moves. A screen on which nothing happens draws nothing at all.
package stage

import (
	"gulch/render/paint"
	"gulch/render/ui"
)

// Scene is one screen.
type Scene interface {
	// Name says where the player is, for test drivers: "title", "boomtown/bid".
	Name() string
	// Build lays the scene out in l and hands its nodes to its root. It is called when the scene comes up, when the
	// window changes, and after Rebuild.
	Build(l ui.Layout)
	// Update takes one tick: what hands did, and how many milliseconds have passed.
	Update(in *ui.Input, ms float64)
	// Paint draws the still picture, over the whole image.
	Paint(p *paint.Pen)
	// Draw draws what moves over the still picture and under the nodes.
	Draw(p *paint.Pen)
	// Stage returns what every scene embeds.
	Stage() *Board
}

// Board is what every scene keeps for the director. A scene embeds it.
type Board struct {
	Root ui.Root
	// Overlay marks a scene that lies over the one below it, which shows through, darkened.
	Overlay bool
	// Moving is set by Update when the next frame differs from the last one.
	Moving bool
	// Busy tells a test driver that the screen will change by itself.
	Busy bool

	rebuild, repaint bool
	unrun            bool       // its still picture has changed since the last dry run
	layout           ui.Layout  // how it was built last
	seen             paint.View // how it was seen last in a phone's window
}

// Stage makes an embedding type a scene.
func (b *Board) Stage() *Board { return b }

// Rebuild asks for new nodes and a new still picture: the state has changed.
func (b *Board) Rebuild() { b.rebuild, b.repaint, b.unrun = true, true, true }

// Repaint asks for a new still picture with the same nodes.
func (b *Board) Repaint() { b.repaint, b.unrun = true, true }

// Draw of a scene in which nothing moves but its nodes.
func (b *Board) Draw(*paint.Pen) {}

// Closer is a scene that wants to know when it leaves the stack.
type Closer interface{ Close() }

// Preparer is a scene that will need pictures which take long to paint. While nothing moves the director lets it paint
// them ahead, one a frame.
type Preparer interface {
	// Prepare paints one of them and reports whether it did; pen is for no image of its own.
	Prepare(pen *paint.Pen) bool
}

// Reporter is a scene that tells test drivers more about itself.
type Reporter interface{ Report() map[string]any }
