package stats

import (
	"cmp"
	"fmt"
	"slices"
	"time"

	"gulch/scenes/person"
)

// MaxEveningBreak is the maximum time from the end of one game to the end of the next in the same
// evening. It allows for a meal and the longest game at a full table.
const MaxEveningBreak = 5 * time.Hour

// EveningShownFor is the time for which the result of an evening is shown after its last game. It
// is short enough that the result is usually gone before the next evening.
const EveningShownFor = 18 * time.Hour

// Evening is a series of games played by the same group of people. The time from the end of one
// game to the end of the next is at most [MaxEveningBreak]. Evenings are not stored but computed
// from the tally, the list of all finished games.
type Evening struct {
	Games  []Game          // games of the evening, oldest first
	People []EveningResult // result of each person, best rank first
	set    []person.ID     // sorted IDs of the people, who are the same in all games of the evening
}

// EveningResult is the result of a person over all games of an evening.
type EveningResult struct {
	Who    person.ID
	Points int // points of the evening: the sum of what the person got for the places in all games
	Won    int // number of games in which no other person was ahead
	// place of the person in each game, compared with the other persons only, not with bots; 1 is
	// the first
	Places []int
	Rank   int // rank in the evening, 1 for the winner; several persons may share a rank
}

// Evenings returns all evenings of the book, oldest first. An evening consists of games in which at
// least two persons played on one device. Games that were continued from the middle of another one,
// practice games and stations of the Trail do not belong to an evening.
func (b *Book) Evenings() []Evening {
	var out []Evening
	// for each group of persons: index of its latest evening, after which other groups may have
	// played
	last := map[string]int{}
	for _, g := range b.Games {
		set := personsOf(g)
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

// EveningOf returns the evening that contains the game with the given ID. It returns false if there
// is none.
func (b *Book) EveningOf(id string) (Evening, bool) {
	for _, e := range b.Evenings() {
		if slices.ContainsFunc(e.Games, func(g Game) bool { return g.ID == id }) {
			return e, true
		}
	}
	return Evening{}, false
}

// RecentEvening returns the latest evening with several games that ended not longer ago than
// [EveningShownFor]. now is the current time. It returns false if there is none.
func (b *Book) RecentEvening(now time.Time) (Evening, bool) {
	for _, e := range slices.Backward(b.Evenings()) {
		if e.HasSeveral() && now.Sub(e.Last()) <= EveningShownFor {
			return e, true
		}
	}
	return Evening{}, false
}

// personsOf returns the IDs of the persons who played in a game, sorted. It returns nil if one of
// them is a guest or is known only by name.
func personsOf(g Game) []person.ID {
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

// HasSeveral reports whether the evening has more than one game. A single game is not shown as an
// evening.
func (e Evening) HasSeveral() bool { return len(e.Games) > 1 }

// Last returns the time at which the last game of the evening ended.
func (e Evening) Last() time.Time { return e.Games[len(e.Games)-1].When }

// Over reports whether the evening is already over, so that a game that ends now belongs to a new
// evening. now is the current time.
func (e Evening) Over(now time.Time) bool { return now.Sub(e.Last()) > MaxEveningBreak }

// Winners returns the IDs of all people with rank 1.
func (e Evening) Winners() []person.ID {
	var out []person.ID
	for _, p := range e.People {
		if p.Rank == 1 {
			out = append(out, p.Who)
		}
	}
	return out
}

// count computes the points and ranks of the persons. Bots are ignored. In a game with n persons,
// the first gets n points and the last gets 1; persons who share a place all get the points of that
// place. If two persons have the same number of points, the one who has won more games has the
// better rank; otherwise they share the rank.
func (e *Evening) count() {
	e.People = nil
	for _, who := range e.set {
		p := EveningResult{Who: who}
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
	behind := func(x, y EveningResult) int {
		return cmp.Or(cmp.Compare(y.Points, x.Points), cmp.Compare(y.Won, x.Won))
	}
	slices.SortStableFunc(e.People, behind)
	for i := range e.People {
		if e.People[i].Rank = i + 1; i > 0 && behind(e.People[i-1], e.People[i]) == 0 {
			e.People[i].Rank = e.People[i-1].Rank
		}
	}
}

// seatOf returns the seat of a person in a game, or the best-ranked one if the person had several.
func seatOf(g Game, who person.ID) (best Seat) {
	for _, s := range g.Seats {
		if s.Who == who && (best.Rank == 0 || s.Rank < best.Rank) {
			best = s
		}
	}
	return best
}
