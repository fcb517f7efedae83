package stats

import (
	"slices"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/rating"
	"gulch/scenes/person"
)

// Exclusion is the reason why a game is left out of a person's rating, or Counts if it is not left
// out.
type Exclusion int

// Values of Exclusion. Counts means that the game counts for the rating.
const (
	Counts          Exclusion = iota
	Practice                  // practice game, or imported game that other people played
	Branched                  // the game was continued from the middle of another game
	WithHints                 // the person used hints
	KnownDeal                 // the person had played a game with the same deal before
	OnTrail                   // game at a station of the Trail, played for stars rather than to win
	NoRatedOpponent           // no opponent has a known rating: a solo game, or a game without bots
)

// RatingHistory is the history of a person's rating at one kind of table, which is a game, a mode
// and a number of seats.
type RatingHistory struct {
	rating.Kind
	Ladder   rating.Ladder
	Now      rating.Rating
	Curve    []RatingPoint // rating after each game that counts, oldest first
	Excluded int           // number of games at this kind of table that do not count
}

// RatingPoint is a game together with the rating after it.
type RatingPoint struct {
	Game   Played
	Figure rating.Rating
}

// Change returns by how many points the last game has changed the rating. It is 0 for the first
// [rating.MinGames] games, because no rating was shown before.
func (c RatingHistory) Change() float64 {
	n := len(c.Curve)
	if n <= rating.MinGames {
		return 0
	}
	return c.Curve[n-1].Figure.Points - c.Curve[n-2].Figure.Points
}

// KindOf returns the kind of table at which a finished game was played: the game, its mode and the
// number of seats. info describes the game. Each kind has its own ladder of rated bots.
func KindOf(info engine.Info, g Game) rating.Kind { return KindAt(info, g.Options, len(g.Seats)) }

// KindAt returns the kind of table at which a game is played with the given options and number of
// seats. info describes the game.
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

// RatingHistories returns the rating histories of a person in the game that info describes. There
// is one for each kind of table for which ladders has a ladder of rated bots. The kind of table
// that was played last comes first.
func (b *Book) RatingHistories(who person.ID, info engine.Info, ladders map[rating.Kind]rating.Ladder) []RatingHistory {
	var out []RatingHistory
	known := b.deals()
	for _, p := range b.Find(Query{Who: who, Game: info.ID}) {
		k := KindOf(info, p.Game)
		ladder, measured := ladders[k]
		if !measured {
			continue
		}
		c := RatingHistory{Kind: k, Ladder: ladder, Now: rating.Initial(ladder.Middle())}
		if i := slices.IndexFunc(out, func(c RatingHistory) bool { return c.Kind == k }); i >= 0 {
			c = out[i]
			out = slices.Delete(out, i, i+1)
		}
		if exclusionOf(p, ladder, known) == Counts {
			c.Now = c.Now.After(k.Seats, ratingPairs(p, ladder))
			c.Curve = append(c.Curve, RatingPoint{p, c.Now})
		} else {
			c.Excluded++
		}
		out = slices.Insert(out, 0, c)
	}
	return out
}

// ExclusionOf returns the reason why a game does not count for the person's rating, or Counts if it
// counts. ladder has the rated bots of the game's kind of table.
func (b *Book) ExclusionOf(p Played, ladder rating.Ladder) Exclusion {
	return exclusionOf(p, ladder, b.deals())
}

// exclusionOf is like ExclusionOf. known is the result of Book.deals, which callers compute once
// for many games.
func exclusionOf(p Played, ladder rating.Ladder, known deals) Exclusion {
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
	case len(ratingPairs(p, ladder)) == 0:
		return NoRatedOpponent
	}
	return Counts
}

// deal identifies a deal: its game, seed and number of seats.
type deal struct {
	game  string
	seed  uint64
	seats int
}

// dealOf returns the deal of a game.
func dealOf(g Game) deal { return deal{g.Game, g.Seed, len(g.Seats)} }

// deals maps each deal to the ID of the first game played with it.
type deals map[deal]string

// deals returns, for each deal in the book, the ID of the first game played with it.
func (b *Book) deals() deals {
	out := make(deals, len(b.Games))
	for _, g := range b.Games {
		if _, has := out[dealOf(g)]; !has {
			out[dealOf(g)] = g.ID
		}
	}
	return out
}

// before reports whether an earlier game in the book had the same deal as g. A game without a seed
// has a deal of its own.
func (d deals) before(g Game) bool {
	first, has := d[dealOf(g)]
	return g.Seed != 0 && has && first != g.ID
}

// ratingPairs returns the results of the person against each bot that has a rating on the ladder.
func ratingPairs(p Played, ladder rating.Ladder) []rating.Pair {
	var out []rating.Pair
	for _, s := range p.Seats {
		r, ok := ladder.WithCutoffs(s.Level, s.SearchCutoffs)
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
