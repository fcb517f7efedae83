package trailmap

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

// Duration of the traveller's ride in milliseconds at normal speed: minimum, additional time for
// each further station, and maximum.
const (
	rideLeast = 700
	rideEach  = 260
	rideMost  = 2600
)

// ride is the animation of the traveller who rides along the road. The indices from and to are
// those of the first and the last station; clock and last are the elapsed and the total time in
// milliseconds.
type ride struct {
	from, to    int
	clock, last float64
}

// rideOf returns a ride, not started yet, between two stations. from and to are the indices of the
// stations. The duration of the ride grows with the number of stations on the way.
func rideOf(from, to int) ride {
	return ride{from, to, 0, min(rideLeast+rideEach*math.Abs(float64(to-from)-1), rideMost)}
}

// running reports whether the traveller is riding from one station to another.
func (r ride) running() bool { return r.clock < r.last }

// at returns the current position of the traveller on the road, measured in stations: 2.5 is
// halfway between the stations with the indices 2 and 3.
func (r ride) at() float64 {
	return float64(r.from) + float64(r.to-r.from)*motion.InOutQuad(motion.Share(r.clock, 0, r.last))
}

// After returns the screen of the Trail that is shown after a game at the station with the
// given number. If the player has a star there, the traveller rides to the next station, whose card
// opens on arrival. With reduced motion, the card is open at once.
func After(h *stage.App, number int) stage.Scene {
	t := New(h, number).(*trailScreen)
	from := t.open
	to := t.find(t.journey.NextAfter(number))
	if from < 0 || to < 0 || t.journey.Stars(t.journey.Stations[from]) == 0 {
		return t
	}
	t.open = to
	if !h.Reduced {
		t.open, t.ride = -1, rideOf(from, to)
	}
	return t
}

// updateRide advances the ride by ms milliseconds; any press ends the ride at once. It reports
// whether it has used the input of this tick, which the caller must then ignore.
func (t *trailScreen) updateRide(in *ui.Input, ms float64) bool {
	t.Moving = t.ride.running()
	t.Busy = t.Moving
	if !t.Moving {
		return false
	}
	t.ride.clock += ms * t.app.Settings.Speed.Rate()
	if in.Pressed || in.Accept || in.Skip || in.Back {
		t.ride.clock = t.ride.last
	}
	if !t.ride.running() {
		t.show(t.ride.to)
	}
	return true
}

// Sizes in design units: the traveller's face during a ride, the face at rest, and the distance of
// the resting face from the center of the station in x and in y.
const (
	riderSize = 34
	restSize  = 26
	restAside = 15
)

// rider returns the node with the face of the current player, on the road or beside a station. It
// returns false if the card would cover the face.
func (t *trailScreen) rider() (ui.Node, bool) {
	n := ui.Node{ID: "rider", SkipFocus: true}
	if !t.ride.running() {
		here := t.at.stations[t.travellerStation()].Add(restAside, -restAside)
		n.Rect = geom.Around(here, restSize, restSize)
		if t.open >= 0 && n.Rect.Meets(t.at.card.all) {
			return n, false
		}
	}
	n.Draw = func(p *paint.Canvas, n *ui.Node, _ ui.NodeState) {
		at, size := n.Rect.Center(), float64(restSize)
		if t.ride.running() {
			u := t.ride.at()
			hop := math.Abs(math.Sin(u * math.Pi * 2))
			at, size = t.roadPoint(u).Add(0, -12-7*hop), riderSize
		}
		p.SoftRect(geom.Around(at.Add(0, 2), size+2, size+2), size/2+1, 4, 0, theme.Alpha(theme.Shadow, 0.6))
		p.Disc(at, size/2, theme.BrassHi, theme.BrassLo)
		pieces.Portrait(p, at, size-2, pieces.NoSeat, t.face(), poster.Glad)
	}
	return n, true
}

// face returns the face of the current player.
func (t *trailScreen) face() string {
	if me, ok := t.app.CurrentPerson(); ok && me.Face != "" {
		return me.Face
	}
	return "guest1"
}

// travellerStation returns the index of the station where the traveller rests: the destination of
// the last ride. Before any ride, it is the next station to play, or, if there is none, the last
// station.
func (t *trailScreen) travellerStation() int {
	if t.ride.last > 0 {
		return t.ride.to
	}
	if i := t.find(t.journey.Next("")); i >= 0 {
		return i
	}
	return len(t.journey.Stations) - 1
}

// roadPoint returns the point of the road at position u, measured in stations from the start of the
// road; see ride.at.
func (t *trailScreen) roadPoint(u float64) geom.Point {
	road := t.at.road
	at := u / float64(max(len(t.at.stations)-1, 1)) * float64(len(road)-1)
	i := min(max(int(at), 0), len(road)-2)
	return road[i].Lerp(road[i+1], at-float64(i))
}
