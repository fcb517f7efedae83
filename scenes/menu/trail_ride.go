package menu

import (
	"math"

	"gulch/render/geom"
	"gulch/render/motion"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/poster"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/stage"
)

// How long the traveller is on the way, in milliseconds at normal speed: at least, for each station more, and at most.
const (
	rideLeast = 700
	rideEach  = 260
	rideMost  = 2600
)

// ride is the traveller on the way from one station to another, told by their places in the journey.
type ride struct {
	from, to    int
	clock, last float64
}

// rideOf is a ride that has not begun.
func rideOf(from, to int) ride {
	return ride{from, to, 0, min(rideLeast+rideEach*math.Abs(float64(to-from)-1), rideMost)}
}

// under reports whether the traveller is on the way.
func (r ride) under() bool { return r.clock < r.last }

// at is where on the road the traveller is, in stations.
func (r ride) at() float64 {
	return float64(r.from) + float64(r.to-r.from)*motion.InOutQuad(motion.Share(r.clock, 0, r.last))
}

// TrailAfter is the screen of the Trail after a game at a station: who has earned a star there rides on to the next one, whose card opens
// on arrival. Where motion is reduced one is there at once.
func TrailAfter(h *stage.App, number int) stage.Scene {
	t := Trail(h, number).(*way)
	from := t.open
	to := t.find(t.journey.After(number))
	if from < 0 || to < 0 || t.journey.Stars(t.journey.Stations[from]) == 0 {
		return t
	}
	t.open = to
	if !h.Reduced {
		t.open, t.ride = -1, rideOf(from, to)
	}
	return t
}

// rideOn lets time pass for who is on the way; any press arrives at once. It reports whether it took the tick.
func (t *way) rideOn(in *ui.Input, ms float64) bool {
	t.Moving = t.ride.under()
	t.Busy = t.Moving
	if !t.Moving {
		return false
	}
	t.ride.clock += ms * t.app.Settings.Speed.Rate()
	if in.Pressed || in.Accept || in.Skip || in.Back {
		t.ride.clock = t.ride.last
	}
	if !t.ride.under() {
		t.show(t.ride.to)
	}
	return true
}

// The face of the traveller, in design units: how large it is on the way, how large beside a station, and how far from its middle.
const (
	riderSize = 34
	restSize  = 26
	restAside = 15
)

// rider is the face of whoever plays here, on the road or beside the station that is next; false where it lies under the card.
func (t *way) rider() (ui.Node, bool) {
	n := ui.Node{ID: "rider", Quiet: true}
	if !t.ride.under() {
		here := t.at.stations[t.stands()].Add(restAside, -restAside)
		n.Rect = geom.Around(here, restSize, restSize)
		if t.open >= 0 && n.Rect.Meets(t.at.card.all) {
			return n, false
		}
	}
	n.Draw = func(p *paint.Pen, n *ui.Node, _ ui.Feel) {
		at, size := n.Rect.Center(), float64(restSize)
		if t.ride.under() {
			u := t.ride.at()
			hop := math.Abs(math.Sin(u * math.Pi * 2))
			at, size = t.along(u).Add(0, -12-7*hop), riderSize
		}
		p.Soft(geom.Around(at.Add(0, 2), size+2, size+2), size/2+1, 4, 0, theme.Alpha(theme.Shadow, 0.6))
		p.Disc(at, size/2, theme.BrassHi, theme.BrassLo)
		pieces.Portrait(p, at, size-2, pieces.NoSeat, t.face(), poster.Glad)
	}
	return n, true
}

// face is that of whoever plays here.
func (t *way) face() string {
	if me, ok := t.app.Me(); ok && me.Face != "" {
		return me.Face
	}
	return "guest1"
}

// stands is the place of the station where the traveller is: the next one to be done, or the last of all.
func (t *way) stands() int {
	if t.ride.last > 0 {
		return t.ride.to
	}
	if i := t.find(t.journey.Next("")); i >= 0 {
		return i
	}
	return len(t.journey.Stations) - 1
}

// along is a point of the road, u stations from its beginning.
func (t *way) along(u float64) geom.Point {
	road := t.at.road
	at := u / float64(max(len(t.at.stations)-1, 1)) * float64(len(road)-1)
	i := min(max(int(at), 0), len(road)-2)
	return road[i].Lerp(road[i+1], at-float64(i))
}
