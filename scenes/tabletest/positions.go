package tabletest

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"gulch/engine"
	"gulch/engine/audit"
	"gulch/engine/effort"
	"gulch/engine/match"
	"gulch/scenes/stage"
	"gulch/scenes/table"
)

// position is a decision of a game and the table that shows it to somebody.
type position struct {
	play   table.Play
	state  engine.State
	legal  []engine.Move // nil where somebody else decides than who looks
	viewer engine.Seat   // who looks, NoSeat for somebody who only watches
	name   string        // for messages

	pairs  int    // how many positions that who looks cannot tell from it are compared with it
	layout string // seats and options: the same for tables that are laid out alike
	nth    int    // which of the decisions with that layout it is, from 1
}

// pair is a kind of move that can be made in a phase.
type pair struct {
	phase engine.Phase
	kind  engine.Kind
}

// How many decisions are looked at: each phase once for every seat count and option, and every kind of move in each of the
// phases in which it comes up a few times, for which further games are played.
const (
	eachPhase = 1
	eachPair  = 3
	shortPair = 200 // in a short game, which shows little of itself in one course
	mostPairs = 4   // positions that are compared there, one elsewhere
	moreGames = 24
	mostGames = 400
)

// sampler finds the decisions that are worth a look.
type sampler struct {
	app    *stage.App
	game   table.Game
	visit  func(p position)
	pairs  map[pair]int
	words  map[engine.Kind]string // how a move of a kind is written
	phases map[engine.Phase]int   // in the game that is being played
	seen   map[string]int         // by layout
	short  bool                   // a game has few decisions
}

// enough is how many decisions with a kind of move in a phase are looked at.
func (x *sampler) enough() int {
	if x.short {
		return shortPair
	}
	return eachPair
}

// positions plays games of every seat count and option, sensibly and at random, and calls visit at some decisions of every
// phase and every kind of move, with the table as the seat to move sees it.
func positions(app *stage.App, game table.Game, visit func(p position)) (*sampler, error) {
	x := &sampler{app: app, game: game, visit: visit, pairs: map[pair]int{}, words: map[engine.Kind]string{}, seen: map[string]int{}}
	info := game.Rules.Info()
	x.short = audit.Gap(game.Rules, audit.Plan{Seats: info.MaxSeats}) < audit.DefaultEvery
	for i, plan := range audit.Plans(info) {
		plan.Seed = 77 + uint64(i)
		if err := x.play(plan, uint64(i), eachPhase); err != nil {
			return nil, err
		}
	}
	for i := range uint64(effort.Of(moreGames, mostGames)) {
		if err := x.play(audit.Random(info, 500+i), 500+i, 0); err != nil {
			return nil, err
		}
	}
	return x, nil
}

// play plays a game. In it each phase is looked at so often, and every kind of move that has been seen too seldom.
func (x *sampler) play(plan audit.Plan, seed uint64, each int) error {
	s, err := x.game.Rules.New(plan.Seats, plan.Options, plan.Seed)
	if err != nil {
		return err
	}
	x.phases = map[engine.Phase]int{}
	chance := engine.NewChance(seed, 0x7ab)
	play := x.game.New(x.app, people(plan.Seats))
	info := x.game.Rules.Info()
	options, err := info.Resolve(plan.Seats, plan.Options) // those of two plans are alike if they lead to the same
	if err != nil {
		return err
	}
	for {
		legal, err := engine.Settle(s, nil, nil)
		if err != nil {
			return fmt.Errorf("%s: a forced move is listed but refused: %w", info.ID, err)
		}
		if len(legal) == 0 {
			return nil
		}
		if x.wanted(s, legal, each) {
			layout := fmt.Sprintf("%s, %d seats %s", info.ID, plan.Seats, options)
			p := show(play, s, legal, layout+", phase "+info.PhaseName(s.Phase()))
			x.seen[layout]++
			p.nth = x.seen[layout]
			if p.layout, p.pairs = layout, 1; x.short {
				p.pairs = mostPairs
			}
			x.visit(p)
		}
		m := choose(s, legal, &chance)
		text := s.Notation(m)
		if err := s.Play(m, nil); err != nil {
			return fmt.Errorf("%s, phase %s: %q is listed but refused: %w", info.ID, info.PhaseName(s.Phase()), text, err)
		}
	}
}

// wanted reports whether a decision is to be looked at, and counts it if so.
func (x *sampler) wanted(s engine.State, legal []engine.Move, each int) bool {
	phase := s.Phase()
	want := x.phases[phase] < each
	kinds := map[pair]bool{}
	for _, m := range legal {
		k := pair{phase, m.Kind}
		kinds[k] = true
		if want = want || x.pairs[k] < x.enough(); x.words[m.Kind] == "" {
			x.words[m.Kind], _, _ = strings.Cut(s.Notation(m), " ")
		}
	}
	if want {
		x.phases[phase]++
		for k := range kinds {
			x.pairs[k]++
		}
	}
	return want
}

// rare names the kinds of moves that were looked at seldom.
func (x *sampler) rare() (names []string) {
	info := x.game.Rules.Info()
	for k, n := range x.pairs {
		if n < eachPair {
			names = append(names, fmt.Sprintf("%s in %s (%d)", x.words[k.kind], info.PhaseName(k.phase), n))
		}
	}
	slices.Sort(names)
	return names
}

// people seats people at a table.
func people(n int) []match.Seat {
	seats := make([]match.Seat, n)
	for i := range seats {
		seats[i] = match.Seat{Name: string(rune('A' + i))}
	}
	return seats
}

// show lets a table show a position to the seat that decides, and to it alone.
func show(play table.Play, s engine.State, legal []engine.Move, name string) position {
	return position{play: play, state: s, legal: legal, viewer: s.Turn(), name: name}.shown(s)
}

// shown lets the table of a position show another one to the same eyes.
func (p position) shown(s engine.State) position {
	table.Reveal(p.play, p.eyes())
	window, area := Wide()
	table.Show(p.play, s, window, area)
	p.state = s
	return p
}

// as is the position as somebody else looks at it, who does not decide.
func (p position) as(viewer engine.Seat) position {
	p.viewer, p.legal = viewer, nil
	return p
}

// eyes are the seats whose secrets who looks may see.
func (p position) eyes() engine.SeatSet {
	if p.viewer == engine.NoSeat {
		return 0
	}
	return engine.SeatsOf(p.viewer)
}

// who names who looks.
func (p position) who() string {
	if p.viewer == engine.NoSeat {
		return "somebody who only watches"
	}
	return fmt.Sprintf("seat %d", p.viewer)
}

// choose picks a move: that of the game's own policy, and one time in four any.
func choose(s engine.State, legal []engine.Move, chance *engine.Chance) engine.Move {
	if g, ok := s.(engine.Guide); ok && chance.Below(4) > 0 {
		rng := engine.NewRand(chance.Uint64())
		return g.Policy(&rng)
	}
	return legal[chance.Below(len(legal))]
}

// twin returns a position that a seat cannot tell from p's.
func (p position) twin(game engine.Game, seat engine.Seat, seed uint64) (engine.State, error) {
	t, err := copied(game, p.state)
	if err == nil {
		t.Determinize(seat, rand.New(rand.NewPCG(seed, 9)))
	}
	return t, err
}

func copied(game engine.Game, s engine.State) (engine.State, error) {
	t, err := game.New(s.Seats(), nil, 1)
	if err == nil {
		s.CopyTo(t)
	}
	return t, err
}
