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
	// Phone marks the window of a phone, the fourth class: arranged as a tall one, with a unit for each device-independent pixel.
	// It may be higher than what is seen of it at once. Slender ones stand upright.
	Phone, Slender bool
	// Glass is the window of a phone as it lies in a scene whose shell is seen as the window is ([stage.Shelled]), a unit for each
	// device-independent pixel, and Safe what of it is not covered by a notch or a bar; empty elsewhere.
	Glass, Safe geom.Rect
	// Still is how the glass is seen: as the window is.
	Still paint.View
}

// glassAt is where in a scene the glass lies: right of everything.
const glassAt = 4000

// Handheld is the layout of a scene whose board is laid out as in a large window, with a shell round it in that of a phone.
func (l Layout) Handheld(pixels float64, in Insets) Layout {
	l.Glass = geom.R(glassAt, 0, float64(l.PixelW)/pixels, float64(l.PixelH)/pixels)
	l.Safe = geom.R(glassAt+in.Left/pixels, in.Top/pixels, l.Glass.W-(in.Left+in.Right)/pixels, l.Glass.H-(in.Top+in.Bottom)/pixels)
	l.Still = paint.View{Scale: pixels, Text: l.View.Text, Least: leastEye, X: -glassAt * pixels}
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

// Insets are how far a window is covered at its edges by a notch, rounded corners or a bar, in pixels.
type Insets struct{ Top, Right, Bottom, Left float64 }

// Sizes of a phone's arrangement.
const (
	slenderest = 360 // how wide it is at least, in design units, where it stands upright
	slender    = 600 // what is less wide stands upright
	lying      = 800 // how wide it is where it lies on its side
	leastEye   = 12  // letters are at least so large, in device-independent pixels
)

// NewPhone returns the layout of a phone's window of w by h pixels, of which so many make a device-independent one, that is high
// units high at least.
func NewPhone(w, h int, pixels, high float64, in Insets) Layout {
	room := max(float64(w)-in.Left-in.Right, 1)
	wide, upright := room/pixels, room/pixels < slender
	if upright {
		wide = max(wide, slenderest)
	} else {
		wide = lying
	}
	v := paint.View{Scale: room / wide, X: in.Left, Y: in.Top}
	v.Least = leastEye * pixels / v.Scale
	seen := (float64(h) - in.Top - in.Bottom) / v.Scale
	l := Layout{Class: Tall, W: wide, H: max(seen, high), View: v, PixelW: w, PixelH: h, Phone: true, Slender: upright}
	l.Full = geom.R(-in.Left/v.Scale, -in.Top/v.Scale, float64(w)/v.Scale, l.H+(in.Top+in.Bottom)/v.Scale)
	return l
}

// leastPress is how large things are that a finger presses, in device-independent pixels.
const leastPress = 40

// Finger is how large in a phone's window things are at least that a finger presses, design units.
func (l Layout) Finger() float64 { return leastPress * l.View.Least / leastEye }

// Area is the design area.
func (l Layout) Area() geom.Rect { return geom.R(0, 0, l.W, l.H) }
