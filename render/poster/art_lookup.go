package poster

import (
	"fmt"
	"strings"
	"sync"

	"gulch/assets"
)

// Load returns the art data of the app. The first call reads only the headings of the files; a
// picture is parsed when it is first used. If a heading is malformed, Load returns an error
// together with the data that could be read. [ReadArt] parses everything at once.
var Load = sync.OnceValues(func() (*Art, error) { return openArt(assets.Art()) })

// Size returns the width and height of a picture or cutout in its own units; ok is false if there
// is no picture with that name.
func (a *Art) Size(name string) (w, h float64, ok bool) {
	s, ok := a.pictures[name]
	if !ok {
		return 0, 0, false
	}
	return s.w, s.h, true
}

// LayerMotion describes how a layer of an animated picture moves. Lengths are fractions of the
// width of the picture. See pieces.Layer.
type LayerMotion struct {
	Picture      string  // name of the layer's picture
	Sway         float64 // amplitude of the horizontal movement
	FromX, FromY float64 // offset of the layer, when the picture appears, from the position to which it then moves
	// Rise is how far the layer rises while the picture is shown; Flicker is the fraction of its
	// opacity that flickers
	Rise, Flicker float64
}

// Layers returns the layers of the animated picture with a name, from far to near. They are the
// pictures named name/…, in the order of the data. The movement of a layer is given in the first
// line of its body: "layer SWAY [FROMX FROMY [RISE [FLICKER]]]".
func (a *Art) Layers(name string) []LayerMotion {
	var out []LayerMotion
	for _, kind := range []string{"picture", "cutout"} { // the farthest layer is a picture, the others are cutouts
		for _, layer := range a.order[kind] {
			if strings.HasPrefix(layer, name+"/") {
				out = append(out, a.depth(layer))
			}
		}
	}
	return out
}

// depth returns how the layer with the given name moves, read from the first line of its body.
func (a *Art) depth(layer string) LayerMotion {
	d := LayerMotion{Picture: layer, Sway: 0.004}
	if body := a.pictures[layer].commands(); len(body) > 0 && body[0].verb == verbs["layer"] {
		c := &body[0]
		d.Sway, d.FromX, d.FromY, d.Rise, d.Flicker = c.nums[0], c.num(1, 0), c.num(2, 0), c.num(3, 0), c.num(4, 0)
	}
	return d
}

// Picture builds a picture or cutout of the data for the time of day hour; "" means the picture's
// own time of day. It returns an error if there is no such picture, or if a tone or part that it
// uses is missing.
func (a *Art) Picture(name, hour string) (*Picture, error) {
	s, ok := a.pictures[name]
	if !ok {
		return nil, fmt.Errorf("there is no picture %q", name)
	}
	if hour == "" {
		hour = s.hour
	}
	p := a.New(s.w, s.h, hour)
	p.Smooth = s.bare
	p.WithTones(s.tones.at(p.light()), func() { p.run(name, s.commands()) })
	return p, p.Err()
}
