package stats

import (
	"slices"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/rating"
	"gulch/scenes/person"
)

// Silent is why a game says nothing about a person's strength.
type Silent int

// The reasons, Counts being none.
const (
	Counts     Silent = iota
	Practice          // practice, or somebody else's game
	Branched          // it begins in the middle of another game
	WithHints         // the person was told what to do
	KnownDeal         // the same deal was played to its end before
	OnTrail           // it was played for the aims of a station
	NoMeasured        // nobody sat there whose strength is known: alone, or people only
)

// Climb is a person's strength at one kind of table, game by game.
type Climb struct {
	rating.Kind
	Ladder rating.Ladder
	Now    rating.Figure
	Curve  []Foothold // of the games that count, the oldest first
	Silent int        // how many games of the kind do not count
}

// Foothold is the strength after a game.
type Foothold struct {
	Game   Played
	Figure rating.Figure
}

// Change returns by how many points the last game has moved the figure, 0 while there is none to show.
func (c Climb) Change() float64 {
	n := len(c.Curve)
	if n <= rating.Shown {
		return 0
	}
	return c.Curve[n-1].Figure.Points - c.Curve[n-2].Figure.Points
}

// KindOf returns which ladder a game belongs to.
func KindOf(info engine.Info, g Game) rating.Kind { return KindAt(info, g.Options, len(g.Seats)) }

// KindAt returns which ladder a table of a game with such options and so many seats belongs to.
func KindAt(info engine.Info, options engine.Options, seats int) rating.Kind {
	k := rating.Kind{Game: info.ID, Seats: seats}
	for _, o := range info.Options {
		if o.ID == bot.ModeOption {
			if k.Mode = options[o.ID]; k.Mode == "" {
				k.Mode = o.Default
			}
		}
	}
	return k
}

// Climbs returns how strong a person is at each kind of table of a game at which they have played, the kind played last first.
func (b *Book) Climbs(who person.ID, info engine.Info, ladders map[rating.Kind]rating.Ladder) []Climb {
	var out []Climb
	known := b.deals()
	for _, p := range b.Find(Query{Who: who, Game: info.ID}) {
		k := KindOf(info, p.Game)
		ladder, measured := ladders[k]
		if !measured {
			continue
		}
		c := Climb{Kind: k, Ladder: ladder, Now: rating.First(ladder.Middle())}
		if i := slices.IndexFunc(out, func(c Climb) bool { return c.Kind == k }); i >= 0 {
			c = out[i]
			out = slices.Delete(out, i, i+1)
		}
		if says(p, ladder, known) == Counts {
			c.Now = c.Now.After(k.Seats, pairs(p, ladder))
			c.Curve = append(c.Curve, Foothold{p, c.Now})
		} else {
			c.Silent++
		}
		out = slices.Insert(out, 0, c)
	}
	return out
}

// Says returns whether a game says something about the strength of the person who is asked about, and otherwise why not.
func (b *Book) Says(p Played, ladder rating.Ladder) Silent { return says(p, ladder, b.deals()) }

// says is Says where the deals of the book are known.
func says(p Played, ladder rating.Ladder, known deals) Silent {
	switch {
	case p.Aside:
		return Practice
	case p.Station > 0:
		return OnTrail
	case p.Branched:
		return Branched
	case p.Me.Hints > 0:
		return WithHints
	case known.before(p.Game):
		return KnownDeal
	case len(pairs(p, ladder)) == 0:
		return NoMeasured
	}
	return Counts
}

// deal is what tells deals apart.
type deal struct {
	game  string
	seed  uint64
	seats int
}

// dealOf returns the deal of a game.
func dealOf(g Game) deal { return deal{g.Game, g.Seed, len(g.Seats)} }

// deals are the IDs of the games in which deals were played first.
type deals map[deal]string

// deals returns those of the book.
func (b *Book) deals() deals {
	out := make(deals, len(b.Games))
	for _, g := range b.Games {
		if _, has := out[dealOf(g)]; !has {
			out[dealOf(g)] = g.ID
		}
	}
	return out
}

// before reports whether the deal of a game was played before it. Games of which no seed is known
// are all new.
func (d deals) before(g Game) bool {
	first, has := d[dealOf(g)]
	return g.Seed != 0 && has && first != g.ID
}

// pairs are the person's against each bot that stands on the ladder.
func pairs(p Played, ladder rating.Ladder) []rating.Pair {
	var out []rating.Pair
	for _, s := range p.Seats {
		r, ok := ladder.Hurried(s.Level, s.Haste)
		if s.Person() || !ok {
			continue
		}
		pair := rating.Pair{Points: r.Points, Spread: r.Spread, Score: 0.5}
		switch {
		case p.Me.Rank < s.Rank:
			pair.Score = 1
		case p.Me.Rank > s.Rank:
			pair.Score = 0
		}
		out = append(out, pair)
	}
	return out
}
