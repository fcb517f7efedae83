// Package ui is the toolkit of the screens: layouts for different window shapes, input, and nodes.
// A node is a control or an element with a tooltip. One list of nodes per screen serves mouse,
// touch, keyboard, gamepad, tests and screen readers alike.
//
// The central types are [Node], [Root] (the nodes of a screen, and the state that outlives them:
// hover, focus, presses, tooltip), [Layout] and [Input]. Packages stage, table, menu and the games'
// scenes build screens with it. It imports no scene and no game.
//
// A scene has a function that builds the nodes from its state. It is called whenever the state or
// the window changes, never per frame:
//
//	root.Set(layout, []ui.Node{
//		ui.Button("new", rect, pieces.Button{Label: "New game"}, func() { … }),
//	})
//	root.Update(input, dt)   // once a tick
//	root.Draw(pen)           // once a frame, only while something moves
//
// Some words have a special meaning here. A refusal is the message why a node cannot be pressed
// now. The glass is the window of a phone above a scene that may be larger than the window. The
// board and the ledger are the two parts of a table's layout: the playing area and the panel with
// players and controls.
package ui

import (
	"math"

	"gulch/render/geom"
	"gulch/render/paint"
)

// Class is the layout class of a window, chosen by its aspect ratio.
type Class uint8

// The layout classes. Wide windows have the ledger beside the board, Square ones a narrower ledger,
// Tall ones have the ledger below the board.
const (
	Wide Class = iota
	Square
	Tall
)

// designs are the widths and heights of the design areas of the layout classes, in design units.
// The design area is the area for which a screen is designed; it is scaled to fit the window.
var designs = [...]struct{ w, h float64 }{Wide: {1280, 720}, Square: {1120, 840}, Tall: {800, 1160}}

// MinWidth and MinHeight are the smallest window size at which text is readable, in
// device-independent pixels.
const (
	MinWidth  = 480
	MinHeight = 320
)

// Layout is the layout of a window: its class, its size in design units, and the conversion of
// design units to pixels.
type Layout struct {
	Class Class
	W, H  float64 // size of the design area, design units
	View  paint.View
	// Full is the whole window in design units. It extends beyond the design area on one axis.
	Full geom.Rect
	// PixelW and PixelH are the size of the window in pixels.
	PixelW, PixelH int
	// Phone is true for the window of a phone. Its class is Tall, a design unit is about a
	// device-independent pixel, and the design area may be higher than the window. Portrait is true
	// for a phone in portrait orientation.
	Phone, Portrait bool
	// Glass is the rectangle of a phone's window in scenes that draw their controls in window
	// coordinates ([stage.SplitScene]), with one unit per device-independent pixel. Safe is the
	// part of Glass not covered by a notch or a system bar. Both are empty in other scenes.
	Glass, Safe geom.Rect
	// GlassView converts the units of Glass to pixels. It does not scroll with the scene.
	GlassView paint.View
}

// glassAt is the x coordinate, in the scene's coordinates, of Glass, the rectangle of a phone's
// window. It is so large that Glass is to the right of everything else in the scene.
const glassAt = 4000

// WithGlass returns the layout with Glass, Safe and GlassView set. It is for a scene whose board is
// laid out as in a large window, but which runs in the window of a phone. pixels is the number of
// pixels per device-independent pixel. in are the widths of the covered edges of the window.
func (l Layout) WithGlass(pixels float64, in Insets) Layout {
	l.Glass = geom.R(glassAt, 0, float64(l.PixelW)/pixels, float64(l.PixelH)/pixels)
	l.Safe = geom.R(glassAt+in.Left/pixels, in.Top/pixels, l.Glass.W-(in.Left+in.Right)/pixels,
		l.Glass.H-(in.Top+in.Bottom)/pixels)
	l.GlassView = paint.View{Scale: pixels, Text: l.View.Text, MinLetters: minLetterPixels, X: -glassAt * pixels}
	return l
}

// NewLayout returns the layout of a window of w by h pixels.
func NewLayout(w, h int) Layout {
	w, h = max(w, 1), max(h, 1)
	aspect := float64(w) / float64(h)
	class := Tall
	switch {
	case aspect >= 1.45:
		class = Wide
	case aspect >= 1.05:
		class = Square
	}
	d := designs[class]
	scale := min(float64(w)/d.w, float64(h)/d.h)
	v := paint.View{
		Scale: scale,
		X:     math.Round((float64(w) - d.w*scale) / 2),
		Y:     math.Round((float64(h) - d.h*scale) / 2),
	}
	full := geom.R(-v.X/scale, -v.Y/scale, float64(w)/scale, float64(h)/scale)
	return Layout{Class: class, W: d.w, H: d.h, View: v, Full: full, PixelW: w, PixelH: h}
}

// Insets are the parts of a window covered by a notch, rounded corners or a bar at each edge, in
// pixels.
type Insets struct{ Top, Right, Bottom, Left float64 }

// Sizes of the phone layout.
const (
	slenderest      = 360 // minimum width of the design area in portrait orientation, design units
	slender         = 600 // windows narrower than this are in portrait orientation, device-independent pixels
	lying           = 800 // width of the design area in landscape orientation, design units
	minLetterPixels = 12  // minimum size of letters, device-independent pixels
)

// NewPhone returns the layout of a phone's window of w by h pixels. pixels is the number of pixels
// per device-independent pixel, and high the minimum height of the design area in design units. in
// are the widths of the covered edges of the window.
func NewPhone(w, h int, pixels, high float64, in Insets) Layout {
	room := max(float64(w)-in.Left-in.Right, 1)
	wide, upright := room/pixels, room/pixels < slender
	if upright {
		wide = max(wide, slenderest)
	} else {
		wide = lying
	}
	v := paint.View{Scale: room / wide, X: in.Left, Y: in.Top}
	v.MinLetters = minLetterPixels * pixels / v.Scale
	seen := (float64(h) - in.Top - in.Bottom) / v.Scale
	l := Layout{Class: Tall, W: wide, H: max(seen, high), View: v, PixelW: w, PixelH: h, Phone: true, Portrait: upright}
	l.Full = geom.R(-in.Left/v.Scale, -in.Top/v.Scale, float64(w)/v.Scale, l.H+(in.Top+in.Bottom)/v.Scale)
	return l
}

// minTouchPixels is the minimum size of touch targets, in device-independent pixels.
const minTouchPixels = 40

// MinTouchSize returns the minimum size of touch targets in the window of a phone, in design units.
func (l Layout) MinTouchSize() float64 { return minTouchPixels * l.View.MinLetters / minLetterPixels }

// Area returns the design area as a rectangle in design units whose upper left corner is the
// origin.
func (l Layout) Area() geom.Rect { return geom.R(0, 0, l.W, l.H) }
