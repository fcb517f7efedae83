// Package theme defines the colours, type sizes and seat markers of the app, which looks like a
// saloon table late in the evening in 1877.
//
// [Seats] and [LookOf] give the colour and shape of a seat, [HighContrast] the high-contrast
// version of a colour. All drawing code uses this package; it imports nothing of the app.
package theme

import (
	"image/color"
	"math"
)

// RGB returns the opaque colour 0xRRGGBB.
func RGB(h uint32) color.RGBA {
	return color.RGBA{R: uint8(h >> 16), G: uint8(h >> 8), B: uint8(h), A: 255}
}

// Colours by role. None of them is a neutral grey, pure black or pure white.
var (
	Ink     = RGB(0x2B1A10) // text and lines on paper
	SoftInk = RGB(0x5E432C) // secondary text, separating lines and small marks on paper
	Umber   = RGB(0x4A2C18) // titles in the display typeface on paper
	Oxblood = RGB(0x9E2F27) // the only accent colour on paper
	Cream   = RGB(0xF7EBD0) // text on dark wood, felt and oxblood
	// background of cards and of the ledger, the panel with players and controls beside the board
	Parchment = RGB(0xEFDDB6)
	MapSheet  = RGB(0xE9D3A4)
	DeckEdge  = RGB(0xE2CC9C)
	BrassHi   = RGB(0xF6D98B) // BrassHi, Brass and BrassLo, from light to dark: colours of controls and of winnings
	Brass     = RGB(0xD9A441)
	BrassLo   = RGB(0xA06A22)
	// Walnut, WalnutMid, WalnutLo and WalnutInk, from light to dark: plaques, title bands,
	// secondary buttons
	Walnut    = RGB(0x7C4A2A)
	WalnutMid = RGB(0x643819)
	WalnutLo  = RGB(0x47230F)
	WalnutInk = RGB(0x24130A)
	Shadow    = RGB(0x0A0503)
	Focus     = RGB(0x17616E)
	// Lit and LitLo: top and bottom of the gradient behind a highlighted row of the ledger (the
	// panel with the players)
	Lit   = RGB(0xFFF3D2)
	LitLo = RGB(0xF3DDA6)

	Gold   = RGB(0xDCC07A) // Gold, Law, Rail, Saloon and Folk: accent colours of the pictures on cards
	Law    = RGB(0x8DB7B6)
	Rail   = RGB(0xD08A5B)
	Saloon = RGB(0xCF9A86)
	Folk   = RGB(0xA9B47A)
)

// Alpha returns the opaque colour c with opacity a, from 0 to 1, premultiplied.
func Alpha(c color.RGBA, a float64) color.RGBA {
	m := func(v uint8) uint8 { return uint8(math.Round(float64(v) * a)) }
	return color.RGBA{R: m(c.R), G: m(c.G), B: m(c.B), A: m(c.A)}
}

// Lighten mixes an opaque colour with white; t is the fraction of white, from 0 to 1.
func Lighten(c color.RGBA, t float64) color.RGBA { return Mix(c, RGB(0xFFFFFF), t) }

// Darken mixes an opaque colour with the warm shadow colour; t is the fraction of that colour, from
// 0 to 1.
func Darken(c color.RGBA, t float64) color.RGBA { return Mix(c, Shadow, t) }

// Mix interpolates between two opaque colours, from c (t = 0) to d (t = 1).
func Mix(c, d color.RGBA, t float64) color.RGBA {
	f := func(a, b uint8) uint8 { return uint8(math.Round(float64(a) + (float64(b)-float64(a))*t)) }
	return color.RGBA{f(c.R, d.R), f(c.G, d.G), f(c.B, d.B), 255}
}

// TextOn returns a text colour that is easy to read on c: a dark one on light colours, cream on
// dark colours.
func TextOn(c color.RGBA) color.RGBA {
	if 0.299*float64(c.R)+0.587*float64(c.G)+0.114*float64(c.B) > 110 {
		return RGB(0x1C1108)
	}
	return Cream
}

// ShaderColor returns a colour as a shader uniform: red, green and blue from 0 to 1.
func ShaderColor(c color.RGBA) []float32 {
	return []float32{float32(c.R) / 255, float32(c.G) / 255, float32(c.B) / 255}
}

// Shape is the outline of a seat's token. A seat is always shown by both colour and shape, never by
// colour alone.
type Shape uint8

// The shapes of the six seats.
const (
	Circle Shape = iota
	Diamond
	Square
	Hexagon
	Triangle
	Star
)

// SeatLook is the colour and shape that identify a seat, and the name of the colour in the art
// data.
type SeatLook struct {
	Name   string
	Colour color.RGBA
	Shape  Shape
}

// Seats are the colours and shapes of the six seats. Any two of the colours have a CIEDE2000
// distance of at least 20, for normal vision and for the three dichromacies.
var Seats = [6]SeatLook{
	{"brick", RGB(0xB23A22), Circle},
	{"turquoise", RGB(0x2F9AA2), Diamond},
	{"amber", RGB(0xE8A93A), Square},
	{"plum", RGB(0x69307F), Hexagon},
	{"bone", RGB(0xF4ECDA), Triangle},
	{"coal", RGB(0x221D1A), Star},
}

// nobody is the look of pieces that belong to no seat: round and walnut brown.
var nobody = SeatLook{"walnut", RGB(0x6B4226), Circle}

// LookOf returns the colour and shape of a seat, counted from 0. From the seventh seat on, the
// looks of the first six are used again. A negative seat means that a piece belongs to nobody; its
// look is a walnut brown circle.
func LookOf(seat int) SeatLook {
	if seat < 0 {
		return nobody
	}
	return Seats[seat%len(Seats)]
}

// Letter sizes in design units.
const (
	Hero    = 44
	Title   = 23
	Heading = 15
	Button  = 15.5
	Body    = 13
	Rules   = 12
	Small   = 11
)

// LineHeight is the usual distance between lines of text, as a multiple of the letter size.
const LineHeight = 1.34
