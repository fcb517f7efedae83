// Package cvd simulates colour vision deficiencies. It converts colours and pictures to what a
// person with a dichromacy sees, or to grey. Only tests use it: they check that colours can be
// distinguished, and convert screenshots.
package cvd

import (
	"image"
	"image/color"
	"math"
)

// Vision is a simulated kind of colour vision: a matrix that is applied to linear red, green and
// blue.
type Vision struct {
	Name string
	m    [3][3]float64
}

// Normal is normal colour vision; it changes nothing.
var Normal = Vision{"normal", [3][3]float64{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}}

// Dichromacies are the three dichromacies (protanopia, deuteranopia, tritanopia), with the matrices
// of Machado, Oliveira and Fernandes 2009, severity 1.
var Dichromacies = []Vision{
	{"red-blind", [3][3]float64{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216},
		{-0.003882, -0.048116, 1.051998}}},
	{"green-blind", [3][3]float64{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413},
		{-0.011820, 0.042940, 0.968881}}},
	{"blue-blind", [3][3]float64{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602},
		{0.004733, 0.691367, 0.303900}}},
}

// Grey removes all colour and keeps the luminance as defined by ITU-R BT.709.
var Grey = Vision{"grey", [3][3]float64{{0.2126, 0.7152, 0.0722}, {0.2126, 0.7152, 0.0722}, {0.2126, 0.7152, 0.0722}}}

// Linear converts an sRGB value to linear light, from 0 to 1.
func Linear(v uint8) float64 {
	x := float64(v) / 255
	if x <= 0.04045 {
		return x / 12.92
	}
	return math.Pow((x+0.055)/1.055, 2.4)
}

// LinearRGB returns the colour c as it appears to this colour vision, as linear red, green and
// blue, each from 0 to 1.
func (s Vision) LinearRGB(c color.RGBA) [3]float64 {
	in := [3]float64{Linear(c.R), Linear(c.G), Linear(c.B)}
	var out [3]float64
	for i := range out {
		for j := range in {
			out[i] += s.m[i][j] * in[j]
		}
		out[i] = min(max(out[i], 0), 1)
	}
	return out
}

// Color returns the colour c as it appears to this colour vision. c must be opaque.
func (s Vision) Color(c color.RGBA) color.RGBA {
	l := s.LinearRGB(c)
	return color.RGBA{stored(l[0]), stored(l[1]), stored(l[2]), c.A}
}

// stored converts linear light, from 0 to 1, to the sRGB value that an image stores. It is the
// inverse of Linear.
func stored(x float64) uint8 {
	if x <= 0.0031308 {
		return uint8(math.Round(255 * 12.92 * x))
	}
	return uint8(math.Round(255 * (1.055*math.Pow(x, 1/2.4) - 0.055)))
}

// Picture returns a copy of an opaque image as it appears to this colour vision.
func (s Vision) Picture(m *image.RGBA) *image.RGBA {
	out := image.NewRGBA(m.Rect)
	known := map[color.RGBA]color.RGBA{}
	for i := 0; i+3 < len(m.Pix); i += 4 {
		c := color.RGBA{m.Pix[i], m.Pix[i+1], m.Pix[i+2], m.Pix[i+3]}
		d, ok := known[c]
		if !ok {
			d = s.Color(c)
			known[c] = d
		}
		out.Pix[i], out.Pix[i+1], out.Pix[i+2], out.Pix[i+3] = d.R, d.G, d.B, d.A
	}
	return out
}
