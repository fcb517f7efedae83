// Package stage runs the screens of the app: a stack of scenes, and the state that all scenes
// share.
//
// Its central types are [SceneStack], the stack of scenes, which is an ebiten.Game; [Scene], the
// interface of a screen; [SceneBase], which every screen embeds; and [App], which embeds the stack
// and has the games, the store, the settings, the saves and the persons. The packages of the
// screens (scenes/menu, scenes/table, ...) import stage. Stage imports none of them: package scenes
// sets the functions of App that open other screens.
//
// A scene builds its nodes and paints its still picture only when something changes. In each frame
// it draws only the parts that move. On a screen on which nothing changes, nothing is drawn.
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

// Scene is one screen of the app, or a dialog above one. It has a still picture, moving parts, and
// nodes (buttons and other controls).
type Scene interface {
	// Name returns the name of the screen for test drivers, such as "title" or "boomtown/bid".
	Name() string
	// Build lays out the scene in l and sets the nodes of its root. It is called when the scene
	// comes to the top of the stack, when the size of the window changes, and after Rebuild.
	Build(l ui.Layout)
	// Update advances the scene by one tick with the player's input. ms is the time since the last
	// tick in milliseconds.
	Update(in *ui.Input, ms float64)
	// Paint paints the still picture: all parts that do not move. Unless the scene is an overlay,
	// it must cover the whole image.
	Paint(p *paint.Canvas)
	// Draw draws the moving parts of a frame. They appear above the still picture and below the
	// nodes.
	Draw(p *paint.Canvas)
	// Base returns the SceneBase that the scene embeds.
	Base() *SceneBase
}

// SceneBase is the part of a scene's state that the SceneStack uses. Every scene embeds it.
type SceneBase struct {
	Root ui.Root
	// Overlay marks a dialog: the scene below it stays visible, darkened.
	Overlay bool
	// Moving is set by Update to true if the next frame will differ from the last one, so that it
	// must be drawn.
	Moving bool
	// Busy is true while the screen is going to change without input, for example during an
	// animation. Test drivers wait until it is false.
	Busy bool

	rebuild, repaint bool
	dryRunPending    bool       // the still picture has changed since the last call of dryRun
	layout           ui.Layout  // the layout that was passed to the last call of Build
	seen             paint.View // in a phone's window: the scale and position at which the scene was last shown
}

// Base returns b itself. A type that embeds SceneBase gets this method, which [Scene] requires.
func (b *SceneBase) Base() *SceneBase { return b }

// Rebuild requests that the scene's nodes are built and its still picture is painted again, for
// example after a change of state.
func (b *SceneBase) Rebuild() { b.rebuild, b.repaint, b.dryRunPending = true, true, true }

// Repaint requests that the still picture is painted again. The nodes stay the same.
func (b *SceneBase) Repaint() { b.repaint, b.dryRunPending = true, true }

// Draw draws nothing. Scenes without moving parts (besides their nodes) inherit it.
func (b *SceneBase) Draw(*paint.Canvas) {}

// Closer is a scene with a method Close, which is called when the scene is removed from the stack.
type Closer interface{ Close() }

// Preparer is a scene that will need pictures that take long to render. While nothing on the screen
// moves, the SceneStack calls Prepare once per frame, so that they are rendered in advance.
type Preparer interface {
	// Prepare renders one of these pictures into a cache. It reports whether there was one to
	// render. It must not draw on the image of the canvas.
	Prepare(pen *paint.Canvas) bool
}

// Reporter is a scene that reports additional state, by name, to test drivers.
type Reporter interface{ Report() map[string]any }
