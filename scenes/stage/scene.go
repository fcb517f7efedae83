// Package stage runs the screens of the app: a stack of scenes, and the state that all scenes
// share.
//
// Its central types are [SceneStack], the stack of scenes, which is an ebiten.Game; [Scene] and
// [SceneBase], the interface of a screen and the part that every screen embeds; and [App], which
// embeds the stack and has the games, the store, the settings, the saves and the persons. The
// packages of the screens (scenes/menu, scenes/table, ...) import stage. Stage imports none of
// them: package scenes sets the functions of App that open other screens.
//
// A scene builds its nodes and paints its still picture when something changes; per frame it draws
// only what moves. A screen on which nothing changes draws nothing.
//
// House words: the still picture is the cached image of a scene without its moving parts; a node is
// a control or a readable element of a scene; a poster is a large picture that is rendered over
// several frames; a seat is a place at a game's table; a document is a file of the store; the tally
// is the record of finished games.
package stage

import (
	"gulch/render/paint"
	"gulch/render/ui"
)

// Scene is one screen.
type Scene interface {
	// Name returns the name of the screen for test drivers: "title", "boomtown/bid".
	Name() string
	// Build lays out the scene in l and sets the nodes of its root. It is called when the scene
	// comes to the top, when the size of the window changes, and after Rebuild.
	Build(l ui.Layout)
	// Update advances the scene by one tick with the player's input; ms is the time since the last
	// tick in milliseconds.
	Update(in *ui.Input, ms float64)
	// Paint paints the still picture over the whole image.
	Paint(p *paint.Canvas)
	// Draw draws the moving parts, above the still picture and below the nodes.
	Draw(p *paint.Canvas)
	// Base returns the Board that the scene embeds.
	Base() *SceneBase
}

// SceneBase is the state of a scene that the director uses. Every scene embeds it.
type SceneBase struct {
	Root ui.Root
	// Overlay marks a scene that is drawn over the darkened scene below it.
	Overlay bool
	// Moving is set by Update if the next frame differs from the last one.
	Moving bool
	// Busy is true while the screen will change without input. Test drivers wait until it is false.
	Busy bool

	rebuild, repaint bool
	dryRunPending    bool       // the still picture has changed since the last dry run
	layout           ui.Layout  // the layout of the last Build
	seen             paint.View // the last view of the scene in a phone's window
}

// Base returns the board. It makes a type that embeds Board and has the other methods a [Scene].
func (b *SceneBase) Base() *SceneBase { return b }

// Rebuild requests new nodes and a new still picture, for example after a change of state.
func (b *SceneBase) Rebuild() { b.rebuild, b.repaint, b.dryRunPending = true, true, true }

// Repaint requests a new still picture with the same nodes.
func (b *SceneBase) Repaint() { b.repaint, b.dryRunPending = true, true }

// Draw does nothing. It is the Draw of scenes that have no moving parts except their nodes.
func (b *SceneBase) Draw(*paint.Canvas) {}

// Closer is a scene whose Close is called when it leaves the stack.
type Closer interface{ Close() }

// Preparer is a scene that will need pictures which take long to render. While nothing moves, the
// director calls Prepare once per frame to render them ahead.
type Preparer interface {
	// Prepare renders one of the pictures and reports whether it did. Nothing is drawn on the image
	// of the pen.
	Prepare(pen *paint.Canvas) bool
}

// Reporter is a scene with additional state for test drivers.
type Reporter interface{ Report() map[string]any }
