package pieces

import (
	"math"

	"gulch/render/geom"
	"gulch/render/motion"
	"gulch/render/paint"
	"gulch/render/poster"
)

// Layer is one depth of a picture that moves a little. Lengths are shares of the picture's width.
type Layer struct {
	Poster paint.Poster
	// Sway is how far it goes to either side while the picture is looked at: the nearer, the more.
	Sway float64
	// From is where it comes from when the picture appears, seen from its place.
	From geom.Point
	// Rise is how far it rises meanwhile, as smoke does.
	Rise float64
	// Flicker is how much of its light comes and goes, 0 to 1: a lantern, a fire.
	Flicker float64
}

// Layered is a picture in layers, from far to near, all of one size.
type Layered []Layer

// layerRatio is how many times wider than high layers are.
const layerRatio = 16.0 / 9

// Backdrop returns the layer of a picture of assets/art that fills the frame; one of another shape is cut.
func Backdrop(picture string) Layer {
	return Layer{Poster: paint.SceneIn(picture, "", layerRatio), Sway: 0.004}
}

// Cutout returns the layer of a picture of assets/art that covers only a part of the frame; the rest of it is bare.
func Cutout(picture string, sway float64) Layer {
	return Layer{Sway: sway, Poster: paint.Poster{Key: picture + " bare", Coarse: true, Make: func(art *poster.Art, _ float64) *poster.Picture {
		p, _ := art.Picture(picture, "") // a test draws all pictures of the data
		if p != nil {
			p.Smooth = true // nothing stands in for it, and no tooth where it is bare
		}
		return p
	}}}
}

// moving are the moving pictures that were drawn before. Only the goroutine that draws touches them.
var moving = map[string]Layered{}

// Moving returns a moving picture of assets/art by its name, nil where there is none: its layers are the pictures called
// name/…, far to near, and say themselves how they move; see [poster.Art.Layers].
func Moving(name string) Layered {
	if l, ok := moving[name]; ok {
		return l
	}
	art, _ := poster.Load() // a test reads the data
	var l Layered
	for i, d := range art.Layers(name) {
		layer := Cutout(d.Picture, d.Sway)
		if i == 0 {
			layer = Backdrop(d.Picture)
			layer.Sway = d.Sway
		}
		l = append(l, layer.Coming(d.FromX, d.FromY).Rising(d.Rise).Flickering(d.Flicker))
	}
	moving[name] = l
	return l
}

// Coming returns the layer as one that comes from elsewhere, see [Layer].
func (l Layer) Coming(dx, dy float64) Layer {
	l.From = geom.Point{X: dx, Y: dy}
	return l
}

// Rising returns the layer as one that rises.
func (l Layer) Rising(by float64) Layer {
	l.Rise = by
	return l
}

// Flickering returns the layer as one whose light comes and goes.
func (l Layer) Flickering(by float64) Layer {
	l.Flicker = by
	return l
}

// layerEdge is by how much layers are larger than the frame, so that none shows an edge when it moves.
const layerEdge = 1.07

// Draw draws the picture at the share t of the time that it is looked at. At one half everything is in its place: that is
// how it stands still.
func (l Layered) Draw(p *paint.Pen, frame geom.Rect, t float64) {
	const comes = 0.2 // of the time, for each layer
	p.Clip(frame, func() {
		for i, layer := range l {
			in := motion.OutCubic(motion.Share(t, 0.05*float64(i), comes))
			aside := frame.W * (layer.Sway*2*(t-0.5) + layer.From.X*(1-in))
			down := frame.W * (layer.From.Y*(1-in) - layer.Rise*(t-0.5))
			light := 1 - layer.Flicker*(0.5-0.5*math.Cos((t-0.5)*41)*math.Cos((t-0.5)*23))
			if i == 0 {
				in = 1 // something is there from the first moment on
			}
			Fading(p, min(1, 2*in)*light, func() { p.Poster(layer.Poster, l.place(frame).Move(aside, down)) })
		}
	})
}

// Ahead has the layers painted before they are needed in a frame.
func (l Layered) Ahead(p *paint.Pen, frame geom.Rect) {
	for _, layer := range l {
		p.Ahead(layer.Poster, l.place(frame))
	}
}

// place is where a layer lies in a frame.
func (l Layered) place(frame geom.Rect) geom.Rect { return frame.Scale(layerEdge) }
