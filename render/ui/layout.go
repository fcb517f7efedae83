// Package ui is the toolkit of the screens: layout classes, input, and one list of nodes that serves mouse, touch,
// keyboard, gamepad, tests and readers alike.
//
// A screen is a function that builds nodes from its state; a [Root] keeps what lives longer than a list: what is
// hovered, focused and pressed. The screen is built anew whenever its state or the window changes, never per frame:
//
//	root.Set(layout, []ui.Node{
//		ui.Button("new", "New game", rect, pieces.Brass, func() { … }),
//	})
//	root.Update(input, dt)   // once a tick
//	root.Draw(pen)           // once a frame, only while something moves
package ui

import (
	"math"

	"gulch/render/geom"
	"gulch/render/paint"
)

// Class is the arrangement that a window's proportions ask for.
type Class uint8

// Wide windows lay the ledger beside the board, square ones narrow it, tall ones put it below.
const (
	Wide Class = iota
	Square
	Tall
)

// designs are the sizes of the three arrangements in design units.
var designs = [...]struct{ w, h float64 }{Wide: {1280, 720}, Square: {1120, 840}, Tall: {800, 1160}}

// MinWidth and MinHeight are the smallest window, in device-independent pixels, on which letters stay readable.
const (
	MinWidth  = 480
	MinHeight = 320
)

// Layout is a window seen through its class: design units, and where they fall on pixels.
type Layout struct {
	Class Class
	W, H  float64 // the design area
	View  paint.View
	// Full is the whole window in design units; it reaches beyond the design area on one axis.
	Full geom.Rect
	// PixelW and PixelH are the size of the window in pixels.
	PixelW, PixelH int
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

// Area is the design area.
func (l Layout) Area() geom.Rect { return geom.R(0, 0, l.W, l.H) }
