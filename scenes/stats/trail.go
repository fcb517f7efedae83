package stats

import (
	"time"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/engine/trail"
	"gulch/scenes/person"
)

// Visit is what somebody has made of a station of the Trail.
type Visit struct {
	Stars int       // the most, 0 to trail.Stars
	When  time.Time // when these were earned first
	Times int       // how often the station was played to its end
}

// Trail returns what a person has made of the stations, by their numbers.
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

// travelled notes the station that a game was played at, and what was earned there.
func (g *Game) travelled(m *match.Match) {
	s, ok := trail.Of(m)
	if !ok || g.Aside {
		return
	}
	g.Station = s.Number
	if me := engine.At(g.Seats, s.Seat); me.Kept() {
		me.Stars = s.Earned(m)
	}
}
