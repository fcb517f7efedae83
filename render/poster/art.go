package poster

import (
	"fmt"
	"sync"

	"gulch/assets"
)

// Load returns the art of the app. It is read at the first call; where its data is damaged, what could be read is
// returned beside the error.
var Load = sync.OnceValues(func() (*Art, error) { return ReadArt(assets.Art()) })

// Picture makes a picture of the data in its own hour, or in another one where hour is not "".
func (a *Art) Picture(name, hour string) (*Picture, error) {
	s, ok := a.pictures[name]
	if !ok {
		return nil, fmt.Errorf("there is no picture %q", name)
	}
	if hour == "" {
		hour = s.hour
	}
	p := a.New(s.w, s.h, hour)
	p.With(s.tones, func() { p.run(name, s.body) })
	return p, p.Err()
}
