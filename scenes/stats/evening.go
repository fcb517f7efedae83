package stats

import (
	"cmp"
	"fmt"
	"slices"
	"time"

	"gulch/scenes/person"
)

// Pause is how long after the end of a game the next one may end and still belong to the same evening: the longest game of all at a
// full table, and a meal.
const Pause = 5 * time.Hour

// Remembered is how long the winner of an evening is told of after its last game: until the next one, mostly.
const Remembered = 18 * time.Hour

// Evening is a row of games of the same people, with no longer break than [Pause] between them. Nothing of it is kept: it is found
// in the tally.
type Evening struct {
	Games  []Game      // the oldest first
	People []Placed    // who leads first
	set    []person.ID // sorted
}

// Placed is somebody in an evening.
type Placed struct {
	Who    person.ID
	Points int   // of all places
	Won    int   // games in which nobody of the evening was before them
	Places []int // among the people, a game each
	Rank   int   // in the evening; some may share one
}

// Evenings returns all of the book, the oldest first: games of two persons or more at one device. Games that were played on from the
// middle of another one, practice, and stations of the Trail are none of an evening.
func (b *Book) Evenings() []Evening {
	var out []Evening
	last := map[string]int{} // the last evening of the same people; others may have played since
	for _, g := range b.Games {
		set := company(g)
		if g.Aside || g.Branched || g.Station > 0 || len(set) < 2 {
			continue
		}
		key := fmt.Sprintf("%q", set)
		at, has := last[key]
		if !has || out[at].Over(g.When) {
			at, out = len(out), append(out, Evening{set: set})
			last[key] = at
		}
		out[at].Games = append(out[at].Games, g)
	}
	for i := range out {
		out[i].count()
	}
	slices.SortStableFunc(out, func(x, y Evening) int { return x.Last().Compare(y.Last()) })
	return out
}

// EveningOf returns the evening that a game belongs to, false if it belongs to none.
func (b *Book) EveningOf(id string) (Evening, bool) {
	for _, e := range b.Evenings() {
		if slices.ContainsFunc(e.Games, func(g Game) bool { return g.ID == id }) {
			return e, true
		}
	}
	return Evening{}, false
}

// Lately returns the last evening of several games, while it is told of: false if there is none.
func (b *Book) Lately(now time.Time) (Evening, bool) {
	for _, e := range slices.Backward(b.Evenings()) {
		if e.Long() && now.Sub(e.Last()) <= Remembered {
			return e, true
		}
	}
	return Evening{}, false
}

// company returns the persons of a game, sorted; nil where somebody sat there of whom nothing is kept, or who is known by name only.
func company(g Game) []person.ID {
	var out []person.ID
	for _, s := range g.Seats {
		if !s.Person() {
			continue
		}
		if !s.Kept() || s.Who == "" {
			return nil
		}
		out = append(out, s.Who)
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// Long reports whether it has several games: one alone is told of nowhere.
func (e Evening) Long() bool { return len(e.Games) > 1 }

// Last is when the last game was over.
func (e Evening) Last() time.Time { return e.Games[len(e.Games)-1].When }

// Over reports whether another game would begin another evening.
func (e Evening) Over(now time.Time) bool { return now.Sub(e.Last()) > Pause }

// Winners are those who lead.
func (e Evening) Winners() []person.ID {
	var out []person.ID
	for _, p := range e.People {
		if p.Rank == 1 {
			out = append(out, p.Who)
		}
	}
	return out
}

// count gives points for places: of n people the first has n, the last 1, and those who share a place the points of that place. Bots
// are left out. Of equal points more games won decide, and else the place is shared.
func (e *Evening) count() {
	e.People = nil
	for _, who := range e.set {
		p := Placed{Who: who}
		for _, g := range e.Games {
			me := seatOf(g, who)
			place := 1
			for _, other := range e.set {
				if seatOf(g, other).Rank < me.Rank {
					place++
				}
			}
			p.Places = append(p.Places, place)
			p.Points += len(e.set) + 1 - place
			if place == 1 {
				p.Won++
			}
		}
		e.People = append(e.People, p)
	}
	behind := func(x, y Placed) int { return cmp.Or(cmp.Compare(y.Points, x.Points), cmp.Compare(y.Won, x.Won)) }
	slices.SortStableFunc(e.People, behind)
	for i := range e.People {
		if e.People[i].Rank = i + 1; i > 0 && behind(e.People[i-1], e.People[i]) == 0 {
			e.People[i].Rank = e.People[i-1].Rank
		}
	}
}

// seatOf is the best seat of a person in a game.
func seatOf(g Game, who person.ID) (best Seat) {
	for _, s := range g.Seats {
		if s.Who == who && (best.Rank == 0 || s.Rank < best.Rank) {
			best = s
		}
	}
	return best
}
