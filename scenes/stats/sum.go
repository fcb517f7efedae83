package stats

import (
	"cmp"
	"maps"
	"slices"
	"time"

	"gulch/scenes/person"
)

// Query chooses games: those that a person has played, of one game or of all.
type Query struct {
	Who  person.ID
	Game string // ID, "" for all games
}

// Sum is what games come to for a person.
type Sum struct {
	Played int
	Won    int     // first places, shared ones included
	Par    float64 // wins that would be expected if everybody won alike
	Points int     // all of them
	Best   int
	BestOn time.Time
	Places float64 // mean place
	Streak int     // wins in a row up to now
	Long   int     // the longest row of wins
}

// Rate is the share of games won.
func (s Sum) Rate() float64 { return share(float64(s.Won), s.Played) }

// Average is the mean of the points.
func (s Sum) Average() float64 { return share(float64(s.Points), s.Played) }

// Expected is the share of games that would be won if everybody won alike.
func (s Sum) Expected() float64 { return share(s.Par, s.Played) }

func share(x float64, n int) float64 {
	if n == 0 {
		return 0
	}
	return x / float64(n)
}

// Group is a part of the games under a name.
type Group struct {
	Key string
	Sum
}

// Played is a game with the place at the table of the person who is asked about.
type Played struct {
	Game
	Me Seat
}

// Find returns the games of a query that count, the oldest first.
func (b *Book) Find(q Query) []Played {
	var out []Played
	q.Who = b.resolve(q.Who)
	for _, g := range b.Games {
		if g.Aside || q.Game != "" && g.Game != q.Game {
			continue
		}
		if i := slices.IndexFunc(g.Seats, func(s Seat) bool { return s.Kept() && s.Who == q.Who }); i >= 0 {
			out = append(out, Played{g, g.Seats[i]})
		}
	}
	return out
}

// Total sums games up. They are in the order in which they were played.
func Total(games []Played) Sum {
	var s Sum
	for _, g := range games {
		s.Played++
		s.Par += 1 / float64(len(g.Seats))
		s.Points += g.Me.Points
		s.Places += float64(g.Me.Rank)
		if s.Played == 1 || g.Me.Points > s.Best {
			s.Best, s.BestOn = g.Me.Points, g.When
		}
		if g.Me.Rank == 1 {
			s.Won++
			s.Streak++
			s.Long = max(s.Long, s.Streak)
		} else {
			s.Streak = 0
		}
	}
	s.Places = share(s.Places, s.Played)
	return s
}

// By sums games up in groups, in the order of their keys by compare, or the largest first where that is nil.
func By(games []Played, key func(Played) string, compare func(a, b string) int) []Group {
	parts := map[string][]Played{}
	for _, g := range games {
		k := key(g)
		parts[k] = append(parts[k], g)
	}
	var out []Group
	for _, k := range slices.Sorted(maps.Keys(parts)) {
		out = append(out, Group{k, Total(parts[k])})
	}
	slices.SortStableFunc(out, func(a, b Group) int {
		if compare != nil {
			return compare(a.Key, b.Key)
		}
		return cmp.Compare(b.Played, a.Played)
	})
	return out
}

// Toughest returns the strongest level among the opponents, by a list of levels from weak to strong; "" for a table
// of persons.
func Toughest(g Played, levels []string) string {
	best := -1
	for _, s := range g.Seats {
		best = max(best, slices.Index(levels, s.Level))
	}
	if best < 0 {
		return ""
	}
	return levels[best]
}

// People returns all persons, those who have played most first.
func (b *Book) People() []person.ID {
	counts := map[person.ID]int{}
	for _, g := range b.Games {
		for _, s := range g.Seats {
			if s.Kept() && s.Who != "" && !g.Aside {
				counts[s.Who]++
			}
		}
	}
	people := slices.Sorted(maps.Keys(counts))
	slices.SortStableFunc(people, func(x, y person.ID) int { return cmp.Compare(counts[y], counts[x]) })
	return people
}

// Goals returns when a person has reached each goal first.
func Goals(games []Played) map[string]time.Time {
	out := map[string]time.Time{}
	for _, g := range games {
		for _, id := range g.Me.Goals {
			if _, has := out[id]; !has {
				out[id] = g.When
			}
		}
	}
	return out
}
