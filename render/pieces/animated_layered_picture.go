package pieces

import (
	"math"

	"gulch/render/geom"
	"gulch/render/motion"
	"gulch/render/paint"
	"gulch/render/poster"
)

// Layer is one layer of an animated picture with parallax. Lengths are fractions of the width of
// the picture.
type Layer struct {
	Poster paint.Poster
	// Sway is the amplitude of the layer's horizontal movement while the picture is shown, as a
	// fraction of the picture's width. It is larger for nearer layers.
	Sway float64
	// From is where the layer comes from when the picture appears: the offset of its first position
	// from its final position.
	From geom.Point
	// Rise is how far the layer rises while the picture is shown, as smoke does, as a fraction of
	// the picture's width.
	Rise float64
	// Flicker is the fraction of the layer's opacity that flickers, from 0 to 1, for example for a
	// lantern or a fire.
	Flicker float64
}

// Layered is an animated picture that consists of layers, from far to near, all of the same size.
type Layered []Layer

// layerRatio is the aspect ratio width/height of layers.
const layerRatio = 16.0 / 9

// Backdrop returns a layer with the picture of the art data that has the given name. It fills the
// whole frame; a picture with another aspect ratio is cropped.
func Backdrop(picture string) Layer {
	return Layer{Poster: paint.SceneIn(picture, "", layerRatio), Sway: 0.004}
}

// Cutout returns a layer with a picture of the art data that covers only a part of the frame; the
// rest of the layer is transparent. sway is its [Layer.Sway].
func Cutout(picture string, sway float64) Layer {
	return Layer{Sway: sway, Poster: paint.Poster{Key: picture + " bare", Coarse: true,
		Make: func(art *poster.Art, _ float64) *poster.Picture {
			p, _ := art.Picture(picture, "") // the error is ignored: a test builds all pictures of the data
			if p != nil {
				p.Smooth = true // prevents a placeholder and paper texture on transparent parts
			}
			return p
		}}}
}

// movingCache caches, by name, the animated pictures that have been drawn before. Only the drawing
// goroutine may use it.
var movingCache = map[string]Layered{}

// AnimatedPicture returns the animated picture that has the given name in the art data, or nil if
// there is none. Its layers, from far to near, are the pictures whose names begin with name and a
// slash. The data of each layer also describes how it moves; see [poster.Art.Layers].
func AnimatedPicture(name string) Layered {
	if l, ok := movingCache[name]; ok {
		return l
	}
	art, _ := poster.Load() // the error is ignored: a test checks that the data can be read
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

// WithFrom returns the layer with [Layer.From] set to (dx, dy).
func (l Layer) WithFrom(dx, dy float64) Layer {
	l.From = geom.Point{X: dx, Y: dy}
	return l
}

// WithRise returns the layer with [Layer.Rise] set to the argument.
func (l Layer) WithRise(by float64) Layer {
	l.Rise = by
	return l
}

// WithFlicker returns the layer with [Layer.Flicker] set to the argument.
func (l Layer) WithFlicker(by float64) Layer {
	l.Flicker = by
	return l
}

// layerEdge is the size of layers as a multiple of the frame's size. Layers are larger than the
// frame so that no edge becomes visible when they move.
const layerEdge = 1.07

// Draw draws the picture in frame; t is the elapsed fraction, from 0 to 1, of the time for which it
// is shown. At t = 0.5 every layer is in its final position, so a picture without animation is
// drawn with that t.
func (l Layered) Draw(p *paint.Canvas, frame geom.Rect, t float64) {
	const comes = 0.2 // duration of a layer's entry, as a fraction of the whole time
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

// Prefetch queues the layers for rendering at the size of a frame.
func (l Layered) Prefetch(p *paint.Canvas, frame geom.Rect) {
	for _, layer := range l {
		p.Prefetch(layer.Poster, l.place(frame))
	}
}

// place returns the rectangle in which layers are drawn for a frame.
func (l Layered) place(frame geom.Rect) geom.Rect { return frame.Scale(layerEdge) }
