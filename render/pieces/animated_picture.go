package pieces

import (
	"math"

	"gulch/render/geom"
	"gulch/render/motion"
	"gulch/render/paint"
	"gulch/render/poster"
)

// Layer is one layer of an animated picture with parallax. Lengths are shares of the picture's
// width.
type Layer struct {
	Poster paint.Poster
	// Sway is the amplitude of its horizontal movement while the picture is shown: larger for
	// nearer layers.
	Sway float64
	// From is the offset from which it enters when the picture appears.
	From geom.Point
	// Rise is how far it rises while the picture is shown, as smoke does.
	Rise float64
	// Flicker is the share of its opacity that flickers, from 0 to 1: a lantern, a fire.
	Flicker float64
}

// Layered is a picture in layers, from far to near, all of the same size.
type Layered []Layer

// layerRatio is the aspect ratio width/height of layers.
const layerRatio = 16.0 / 9

// Backdrop returns the layer of a picture of the art data that fills the frame. A picture of
// another shape is cropped.
func Backdrop(picture string) Layer {
	return Layer{Poster: paint.SceneIn(picture, "", layerRatio), Sway: 0.004}
}

// Cutout returns the layer of a picture of the art data that covers only a part of the frame; the
// rest is transparent.
func Cutout(picture string, sway float64) Layer {
	return Layer{Sway: sway, Poster: paint.Poster{Key: picture + " bare", Coarse: true,
		Make: func(art *poster.Art, _ float64) *poster.Picture {
			p, _ := art.Picture(picture, "") // a test draws all pictures of the data
			if p != nil {
				p.Smooth = true // no placeholder, and no paper texture on transparent parts
			}
			return p
		}}}
}

// movingCache caches the animated pictures drawn before. Only the drawing goroutine may use it.
var movingCache = map[string]Layered{}

// AnimatedPicture returns an animated picture of the art data by name, nil if there is none. Its
// layers are the pictures named name/…, from far to near, and contain their movement; see
// [poster.Art.Layers].
func AnimatedPicture(name string) Layered {
	if l, ok := movingCache[name]; ok {
		return l
	}
	art, _ := poster.Load() // a test checks that the data can be read
	var l Layered
	for i, d := range art.Layers(name) {
		layer := Cutout(d.Picture, d.Sway)
		if i == 0 {
			layer = Backdrop(d.Picture)
			layer.Sway = d.Sway
		}
		l = append(l, layer.WithFrom(d.FromX, d.FromY).WithRise(d.Rise).WithFlicker(d.Flicker))
	}
	movingCache[name] = l
	return l
}

// WithFrom returns the layer with [Layer.From] set.
func (l Layer) WithFrom(dx, dy float64) Layer {
	l.From = geom.Point{X: dx, Y: dy}
	return l
}

// WithRise returns the layer with [Layer.Rise] set.
func (l Layer) WithRise(by float64) Layer {
	l.Rise = by
	return l
}

// WithFlicker returns the layer with [Layer.Flicker] set.
func (l Layer) WithFlicker(by float64) Layer {
	l.Flicker = by
	return l
}

// layerEdge is the size of layers relative to the frame, so that no edge becomes visible when they
// move.
const layerEdge = 1.07

// Draw draws the picture at the elapsed share t of the time for which it is shown. At t = 0.5 every
// layer is in its place; that is also the picture without animation.
func (l Layered) Draw(p *paint.Canvas, frame geom.Rect, t float64) {
	const comes = 0.2 // duration of a layer's entry, as a share of the time
	p.Clip(frame, func() {
		for i, layer := range l {
			in := motion.OutCubic(motion.Share(t, 0.05*float64(i), comes))
			aside := frame.W * (layer.Sway*2*(t-0.5) + layer.From.X*(1-in))
			down := frame.W * (layer.From.Y*(1-in) - layer.Rise*(t-0.5))
			light := 1 - layer.Flicker*(0.5-0.5*math.Cos((t-0.5)*41)*math.Cos((t-0.5)*23))
			if i == 0 {
				in = 1 // the farthest layer is visible from the start
			}
			WithOpacity(p, min(1, 2*in)*light, func() { p.Poster(layer.Poster, l.place(frame).Move(aside, down)) })
		}
	})
}

// Prefetch prefetches the layers for a frame.
func (l Layered) Prefetch(p *paint.Canvas, frame geom.Rect) {
	for _, layer := range l {
		p.Prefetch(layer.Poster, l.place(frame))
	}
}

// place returns the rectangle of a layer in a frame.
func (l Layered) place(frame geom.Rect) geom.Rect { return frame.Scale(layerEdge) }
