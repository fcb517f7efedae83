package stats

import (
	"cmp"
	"maps"
	"slices"
	"time"

	"gulch/scenes/person"
)

// Query selects the games of a person: those of one game, or all.
type Query struct {
	Who  person.ID
	Game string // ID of a game, "" for all games
}

// Sum is the summary of a person's games: numbers of games and wins, points and streaks.
type Sum struct {
	Played        int
	Won           int     // number of first places, including shared ones
	ExpectedWins  float64 // expected number of first places if all players were equally strong
	Points        int     // sum of the points of all games
	Best          int
	BestOn        time.Time
	Places        float64 // mean place; 1 is the first place
	Streak        int     // number of games won in a row up to now
	LongestStreak int     // largest number of games won in a row
}

// Rate returns the fraction of games won, 0 to 1.
func (s Sum) Rate() float64 { return share(float64(s.Won), s.Played) }

// Average returns the mean points per game.
func (s Sum) Average() float64 { return share(float64(s.Points), s.Played) }

// Expected returns the fraction of games that the person would win if all players were equally
// strong, 0 to 1.
func (s Sum) Expected() float64 { return share(s.ExpectedWins, s.Played) }

func share(x float64, n int) float64 {
	if n == 0 {
		return 0
	}
	return x / float64(n)
}

// Group is the summary of a group of games that the function By has formed. Key is the key that all
// games of the group have in common.
type Group struct {
	Key string
	Sum
}

// Played is a finished game together with the seat of the person for whom statistics are computed.
type Played struct {
	Game
	Me Seat
}

// Find returns the games that a query selects, oldest first. Games that do not count (aside games)
// are left out.
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

// Counted returns the games that a query selects and that count for wins and points, oldest first.
// Games that were continued from a position of another game are left out: they would count what was
// played before that position twice. Stations of the Trail count, also those that begin there.
func (b *Book) Counted(q Query) []Played {
	return slices.DeleteFunc(b.Find(q), func(p Played) bool { return p.Branched && p.Station == 0 })
}

// Total summarizes the games of a person, which must be in the order in which they were played.
func Total(games []Played) Sum {
	var s Sum
	for _, g := range games {
		s.Played++
		s.ExpectedWins += 1 / float64(len(g.Seats))
		s.Points += g.Me.Points
		s.Places += float64(g.Me.Rank)
		if s.Played == 1 || g.Me.Points > s.Best {
			s.Best, s.BestOn = g.Me.Points, g.When
		}
		if g.Me.Rank == 1 {
			s.Won++
			s.Streak++
			s.LongestStreak = max(s.LongestStreak, s.Streak)
		} else {
			s.Streak = 0
		}
	}
	s.Places = share(s.Places, s.Played)
	return s
}

// By groups games by the key that the function key returns for each game, and summarizes each
// group. compare sorts the groups by key. If it is nil, they are sorted by the number of games,
// largest first.
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

// Toughest returns the level of the strongest bot among the opponents, "" if no bot played. levels
// lists the levels from weak to strong.
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

// People returns the IDs of all persons except guests, those with the most games first.
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

// Goals returns when each goal was first reached. The keys are the IDs of the goals.
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
