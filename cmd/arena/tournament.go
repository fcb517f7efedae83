package main

import (
	"fmt"
	"math"
	"sync"
	"time"

	"gulch/cmd/progress"
	"gulch/engine"
	"gulch/engine/bot"
)

// tournament is a series of games between the same bots, which change seats.
type tournament struct {
	game    engine.Game
	options engine.Options
	specs   []bot.Spec
	seed    uint64
	show    *progress.Work // display of the progress, may be nil
	ways    bool           // record the ways of winning and the roles; the game must be an engine.StrategyGame
	manners bool           // count moves by category, if the game has categories
}

// tally contains the results of one bot in one game, or their sums over several games.
type tally struct {
	won        float64
	score      int
	decisions  int
	iterations int
	thought    time.Duration
	turns      int           // number of turns; a turn is a series of consecutive decisions of a seat
	longest    time.Duration // longest thinking time of a turn
	way, role  string        // way of winning and role in one game; empty in sums
	deeds      [engine.MoveCategories]mannerCount
}

// mannerCount counts the moves of one category.
type mannerCount struct {
	count int
	size  float64 // sum of the stakes of these moves
}

func (t *tally) add(u tally) {
	t.won += u.won
	t.score += u.score
	t.decisions += u.decisions
	t.iterations += u.iterations
	t.thought += u.thought
	t.turns += u.turns
	t.longest = max(t.longest, u.longest)
	for m := range t.deeds {
		t.deeds[m].count += u.deeds[m].count
		t.deeds[m].size += u.deeds[m].size
	}
}

// result is the result of one game: a tally for each bot, in the order of tournament.specs, not of
// the seats.
type result []tally

// play plays the given number of games, several in parallel. The result of a game depends only on
// the seed and the number of the game.
func (t tournament) play(games, parallel int) ([]result, error) {
	results := make([]result, games)
	first := running{specs: t.specs}
	err := runParallel(games, parallel, func(g int) (err error) {
		results[g], err = t.playOne(g)
		if err == nil {
			t.show.Note("%s", first.add(results[g]))
			t.show.Add(1)
		}
		return err
	})
	return results, err
}

// running counts the games and the wins of the first bot so far. Games are counted in the order in
// which they end.
type running struct {
	mu    sync.Mutex
	specs []bot.Spec
	won   float64
	games float64
}

// add counts a game. It returns the win rate so far with its confidence interval as text, such as
// "hard 53.0 % (48.1–57.9)".
func (r *running) add(game result) string {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.won, r.games = r.won+game[0].won, r.games+1
	low, high := wilson(r.won, r.games)
	return fmt.Sprintf("%s %.1f %% (%.1f–%.1f)", r.specs[0].Text, 100*r.won/r.games, 100*low, 100*high)
}

// playOne plays game number g. The games come in groups of as many games as there are seats. All
// games of a group have the same deal, and from each game to the next every bot moves on by one
// seat. So each bot plays the deal once from every seat.
func (t tournament) playOne(g int) (result, error) {
	n := len(t.specs)
	deal, shift := g/n, g%n
	s, err := t.game.New(n, t.options, deriveSeed(t.seed, uint64(deal), 0))
	if err != nil {
		return nil, err
	}
	tallies := make(result, n)
	thinkers := make([]bot.Thinker, n)
	for i, spec := range t.specs {
		thinkers[i] = spec.Thinker(deriveSeed(t.seed, uint64(g), uint64(i)+1))
	}
	var moves []engine.Move
	turn, last := time.Duration(0), -1
	ways, tell := t.waysObserver()
	for {
		if moves, err = engine.PlayForced(s, moves, tell); err != nil {
			return nil, fmt.Errorf("game %d: %w", g, err)
		}
		if len(moves) == 0 {
			break
		}
		i := (int(s.Turn()) + n - shift) % n
		began := time.Now()
		m := bot.Choose(thinkers[i], s)
		took := time.Since(began)
		if i != last {
			turn, last = 0, i
			tallies[i].turns++
		}
		turn += took
		tallies[i].thought += took
		tallies[i].longest = max(tallies[i].longest, turn)
		tallies[i].decisions++
		tallies[i].iterations += thinkers[i].Iterations()
		if of, ok := s.(engine.CategorizesMoves); ok && t.manners {
			manner, size := of.MoveCategory(m)
			tallies[i].deeds[manner].count++
			tallies[i].deeds[manner].size += float64(size)
		}
		if err := s.Play(m, tell); err != nil {
			return nil, fmt.Errorf("game %d: %s plays %q: %w", g, t.specs[i].Text, s.Notation(m), err)
		}
	}
	t.score(s, shift, tallies)
	for i := range tallies {
		if seat := engine.Seat((i + shift) % n); ways != nil {
			tallies[i].way, tallies[i].role = ways.Strategy(seat), ways.Role(seat)
		}
	}
	return tallies, nil
}

// waysObserver returns the tracker of a game's ways of winning, and the observer through which it
// receives events. Both are nil if ways are not recorded.
func (t tournament) waysObserver() (engine.StrategyTracker, engine.Observer) {
	if !t.ways {
		return nil, nil
	}
	ways := t.game.(engine.StrategyGame).TrackStrategies()
	return ways, ways.Event
}

// score stores the winners and scores of the finished game s in tallies, by the index of the bot.
// Bot i sits in seat i+shift, counted cyclically. Winners who share the first place share the win.
func (t tournament) score(s engine.State, shift int, tallies result) {
	n := len(tallies)
	scores, ranks := s.Scores(nil), s.Ranks(nil)
	winners := 0
	for _, r := range ranks {
		if r == 1 {
			winners++
		}
	}
	for i := range tallies {
		seat := (i + shift) % n
		tallies[i].score = scores[seat]
		if ranks[seat] == 1 {
			tallies[i].won = 1 / float64(winners)
		}
	}
}

// deriveSeed returns a seed that is computed from a seed and the numbers a and b. Different numbers
// give independent seeds. It applies the finalizer of SplitMix64 to a weighted sum of the three.
func deriveSeed(seed, a, b uint64) uint64 {
	h := seed*0x9e3779b97f4a7c15 + a*0xd1b54a32d192ed03 + b*0x8cb92ba72f3d8dd7
	h = (h ^ h>>30) * 0xbf58476d1ce4e5b9
	h = (h ^ h>>27) * 0x94d049bb133111eb
	return h ^ h>>31
}

// wilson returns the 95 % confidence interval (Wilson score) of the fraction won/n.
func wilson(won, n float64) (low, high float64) {
	const z = 1.96
	p := won / n
	mid := p + z*z/(2*n)
	half := z * math.Sqrt(p*(1-p)/n+z*z/(4*n*n))
	// Rounding errors must not move an end of the interval past the fraction itself.
	return min(p, max(0, (mid-half)/(1+z*z/n))), max(p, min(1, (mid+half)/(1+z*z/n)))
}
