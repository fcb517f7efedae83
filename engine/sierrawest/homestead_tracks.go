package sierrawest

import "gulch/engine"

// moveUp moves the active player's marker up on track t and gives the reward (R56 to R58).
func (s *State) moveUp(t Track, obs engine.Observer) {
	s.raiseMarker(s.active, t, obs)
	switch t {
	case Garden:
		s.gain(s.active, Boots, 1, FromTrack, obs)
	case Barn:
		s.gain(s.active, Gold, 1, FromTrack, obs)
	case Hearth:
		s.gain(s.active, Food, 1, FromTrack, obs)
		s.gain(s.active, Wood, 1, FromTrack, obs)
	case Granny:
		s.furTrade(s.active, obs)
	case RedDelicious:
		s.gain(s.active, Gold, 2, FromTrack, obs)
	}
}

// raiseMarker moves the marker of seat p up on track t, if the next space has room for it (R57). If
// it moves, pioneers of other seats may react (R58).
func (s *State) raiseMarker(p engine.Seat, t Track, obs engine.Observer) {
	at := &s.player[p].track[t]
	info, to := &box.track[t], int(*at)+1
	room := MaxSeats
	switch {
	case to > info.Top:
		room = 0
	case to == 6:
		room = info.RoomAt6
	case to == 5 && info.RoomAt5 > 0:
		room = info.RoomAt5
	}
	if s.markersOn(t, to) >= room {
		tellTrack(obs, p, t, int(*at), true)
		return
	}
	*at = uint8(to)
	s.queue.tracks++
	tellTrack(obs, p, t, to, false)
}

// markersOn returns the number of markers on a space of track t.
func (s *State) markersOn(t Track, space int) int {
	n := 0
	for p := range s.player[:s.seats] {
		if int(s.player[p].track[t]) == space {
			n++
		}
	}
	return n
}
