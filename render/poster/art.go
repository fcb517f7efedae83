package poster

import (
	"fmt"
	"sync"

	"gulch/assets"
)

// Load returns the art of the app. It is read at the first call; where its data is damaged, what could be read is
// returned beside the error.
var Load = sync.OnceValues(func() (*Art, error) { return ReadArt(assets.Art()) })

// Size returns how large a picture or cut-out of the data is, in the units that it is drawn in, and whether there is one
// of that name.
func (a *Art) Size(name string) (w, h float64, ok bool) {
	s, ok := a.pictures[name]
	if !ok {
		return 0, 0, false
	}
	return s.w, s.h, true
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
	p.With(s.tones.at(p.light()), func() { p.run(name, s.body) })
	return p, p.Err()
}
