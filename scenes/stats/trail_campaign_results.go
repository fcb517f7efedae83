package stats

import (
	"time"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/engine/trail"
	"gulch/scenes/person"
)

// Visit is the result of a person at a station of the Trail.
type Visit struct {
	Stars int       // best result in stars, 0 to trail.Stars
	When  time.Time // time at which this result was first reached
	Times int       // number of finished games at the station
}

// Trail returns a person's results at the stations of the Trail, by station number.
func (b *Book) Trail(who person.ID) map[int]Visit {
	out := map[int]Visit{}
	for _, p := range b.Find(Query{Who: who}) {
		if p.Station == 0 {
			continue
		}
		v := out[p.Station]
		if v.Times == 0 || p.Me.Stars > v.Stars {
			v.Stars, v.When = p.Me.Stars, p.When
		}
		v.Times++
		out[p.Station] = v
	}
	return out
}

// setStation sets the station and the earned stars of g, if match m was played at a station of the
// Trail and counts.
func (g *Game) setStation(m *match.Match) {
	s, ok := trail.StationOf(m)
	if !ok || g.Aside {
		return
	}
	g.Station = s.Number
	if me := engine.At(g.Seats, s.Seat); me.Kept() {
		me.Stars = s.Earned(m)
	}
}
