package poster

import (
	"fmt"
	"strings"
	"sync"

	"gulch/assets"
)

// Load returns the art of the app. What there is is read at the first call, every picture when it is first painted;
// where the data is damaged, what could be read is returned beside the error. [ReadArt] reads everything at once.
var Load = sync.OnceValues(func() (*Art, error) { return openArt(assets.Art()) })

// Size returns how large a picture or cut-out of the data is, in the units that it is drawn in, and whether there is one
// of that name.
func (a *Art) Size(name string) (w, h float64, ok bool) {
	s, ok := a.pictures[name]
	if !ok {
		return 0, 0, false
	}
	return s.w, s.h, true
}

// Depth is how a layer of a moving picture behaves; lengths are shares of the picture's width. See pieces.Layer.
type Depth struct {
	Picture       string  // the layer's own picture
	Sway          float64 // how far it goes to either side
	FromX, FromY  float64 // where it comes from
	Rise, Flicker float64 // how far it rises, and how much of its light comes and goes
}

// Layers returns the layers of a moving picture, far to near: the pictures name/…, in the order of the data. What the first
// line of each says stands in it: "layer SWAY [FROMX FROMY [RISE [FLICKER]]]".
func (a *Art) Layers(name string) []Depth {
	var out []Depth
	for _, kind := range []string{"picture", "cutout"} { // the farthest is the one that has no bare places
		for _, layer := range a.order[kind] {
			if strings.HasPrefix(layer, name+"/") {
				out = append(out, a.depth(layer))
			}
		}
	}
	return out
}

func (a *Art) depth(layer string) Depth {
	d := Depth{Picture: layer, Sway: 0.004}
	if body := a.pictures[layer].commands(); len(body) > 0 && body[0].verb == verbs["layer"] {
		c := &body[0]
		d.Sway, d.FromX, d.FromY, d.Rise, d.Flicker = c.nums[0], c.num(1, 0), c.num(2, 0), c.num(3, 0), c.num(4, 0)
	}
	return d
}

// Picture makes a picture or cut-out of the data in its own hour, or in another one where hour is not "".
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
	p.With(s.tones.at(p.light()), func() { p.run(name, s.commands()) })
	return p, p.Err()
}
