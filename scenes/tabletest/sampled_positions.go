package tabletest

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"gulch/engine"
	"gulch/engine/audit"
	"gulch/engine/match"
	"gulch/engine/testscale"
	"gulch/render/ui"
	"gulch/scenes/stage"
	"gulch/scenes/table"
)

// position is a decision in a game, with the game UI that shows the decision to a viewer.
type position struct {
	play   table.GameUI
	state  engine.State
	legal  []engine.Move // legal moves; nil if the viewer does not decide
	viewer engine.Seat   // seat whose view is shown, NoSeat for a spectator
	name   string        // name of the position in messages

	// how many positions that the viewer cannot distinguish from this one are compared with it
	comparisons int
	layout      string // number of seats and options, as text
	nth         int    // number of this decision, from 1, among those with the same layout

	// hear is called with the moves of each press while moves are searched for; nil for a search
	// that ends when every legal move has been found
	hear func(line []engine.Move)
	// done reports whether the moves that presses make so far are enough to end a search; if it is
	// nil, hear decides that
	done  func(made map[engine.Move]bool) bool
	rules engine.Game // the game of hear
	means means       // how the person presses nodes
}

// phaseMove is a combination of a phase and a kind of move.
type phaseMove struct {
	phase engine.Phase
	kind  engine.Kind
}

// Limits for the number of decisions that are checked. Each phase is checked eachPhase times for
// every number of seats and every option. Every kind of move in each phase is checked eachPair
// times; if the first games have too few, more games are played.
const (
	eachPhase = 1
	eachPair  = 3
	shortPair = 200 // replaces eachPair in a game with few decisions, in which one match shows little
	mostPairs = 4   // value of position.comparisons in a game with few decisions; in others it is 1
	moreGames = 24
	mostGames = 400
)

// sampler selects the decisions of games at which a table is checked.
type sampler struct {
	app    *stage.App
	game   table.Game
	visit  func(p position)
	pairs  map[phaseMove]int
	words  map[engine.Kind]string // first word of the notation of each kind of move
	phases map[engine.Phase]int   // number of decisions checked in the current game, by phase
	seen   map[string]int         // number of decisions checked so far, by layout
	short  bool                   // the game has few decisions, so more of them are checked
}

// enough returns how many decisions are checked for each kind of move in each phase: more if the
// game has few decisions.
func (x *sampler) enough() int {
	if x.short {
		return shortPair
	}
	return eachPair
}

// positions plays games with every number of seats and every option, partly by the game's policy
// and partly at random. It calls visit with decisions of every phase and with every kind of move,
// as the seat to move sees them. It returns the sampler that selected the decisions, or an error if
// a legal move is refused.
func positions(app *stage.App, game table.Game, visit func(p position)) (*sampler, error) {
	x := &sampler{app: app, game: game, visit: visit, pairs: map[phaseMove]int{}, words: map[engine.Kind]string{},
		seen: map[string]int{}}
	info := game.Rules.Info()
	x.short = audit.InspectionInterval(game.Rules, audit.Plan{Seats: info.MaxSeats}) < audit.DefaultEvery
	for i, plan := range audit.PairwisePlans(info) {
		plan.Seed = 77 + uint64(i)
		if err := x.play(plan, uint64(i), eachPhase); err != nil {
			return nil, err
		}
	}
	for i := range uint64(testscale.Of(moreGames, mostGames)) {
		if err := x.play(audit.RandomPlan(info, 500+i), 500+i, 0); err != nil {
			return nil, err
		}
	}
	return x, nil
}

// play plays a game with the seats and options of plan and visits some of its decisions. The
// parameter each is a number: it visits that many of the first decisions of each phase, and later
// ones with kinds of moves that were visited too seldom so far. seed selects the moves.
func (x *sampler) play(plan audit.Plan, seed uint64, each int) error {
	s, err := x.game.Rules.New(plan.Seats, plan.Options, plan.Seed)
	if err != nil {
		return err
	}
	x.phases = map[engine.Phase]int{}
	chance := engine.NewChance(seed, 0x7ab)
	play := x.game.New(x.app, people(plan.Seats))
	info := x.game.Rules.Info()
	options, err := info.Resolve(plan.Seats, plan.Options) // plans with the same resolved options share a layout
	if err != nil {
		return err
	}
	for {
		legal, err := engine.PlayForced(s, nil, nil)
		if err != nil {
			return fmt.Errorf("%s: a forced move is in Moves, but Play refuses it: %w", info.ID, err)
		}
		if len(legal) == 0 {
			return nil
		}
		if x.wanted(s, legal, each) {
			layout := fmt.Sprintf("%s, %d seats %s", info.ID, plan.Seats, options)
			p := show(play, s, legal, layout+", phase "+info.PhaseName(s.Phase()))
			x.seen[layout]++
			p.nth = x.seen[layout]
			if p.layout, p.comparisons = layout, 1; x.short {
				p.comparisons = mostPairs
			}
			x.visit(p)
		}
		m := choose(s, legal, &chance)
		text := s.Notation(m)
		if err := s.Play(m, nil); err != nil {
			return fmt.Errorf("%s, phase %s: the move %q is in Moves, but Play refuses it: %w", info.ID,
				info.PhaseName(s.Phase()), text, err)
		}
	}
}

// wanted reports whether the decision in s should be visited, and if so counts it. The parameter
// each is the number of decisions wanted of each phase.
func (x *sampler) wanted(s engine.State, legal []engine.Move, each int) bool {
	phase := s.Phase()
	want := x.phases[phase] < each
	kinds := map[phaseMove]bool{}
	for _, m := range legal {
		k := phaseMove{phase, m.Kind}
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

// rare returns texts about the kinds of moves that were visited fewer than eachPair times in a
// phase: the kind, the phase and the number of visits.
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

// people returns n seats that people play.
func people(n int) []match.Seat {
	seats := make([]match.Seat, n)
	for i := range seats {
		seats[i] = match.Seat{Name: string(rune('A' + i))}
	}
	return seats
}

// show makes the game UI show position s to the seat that decides, and returns it as a position
// called name.
func show(play table.GameUI, s engine.State, legal []engine.Move, name string) position {
	return position{play: play, state: s, legal: legal, viewer: s.Turn(), name: name}.shown(s)
}

// shown makes the game UI show state s to p's viewer, and returns p with that state.
func (p position) shown(s engine.State) position {
	table.RevealSeats(p.play, p.eyes())
	window, area := WideWindow()
	table.ShowPosition(p.play, s, window, area)
	p.state = s
	return p
}

// viewedBy returns the same position for another viewer, who does not decide.
func (p position) viewedBy(viewer engine.Seat) position {
	p.viewer, p.legal = viewer, nil
	return p
}

// eyes returns the set of seats whose secrets the viewer may see.
func (p position) eyes() engine.SeatSet {
	if p.viewer == engine.NoSeat {
		return 0
	}
	return engine.SeatsOf(p.viewer)
}

// viewerName names the viewer for messages.
func (p position) viewerName() string {
	if p.viewer == engine.NoSeat {
		return "a spectator"
	}
	return fmt.Sprintf("seat %d", p.viewer)
}

// choose returns the move of the game's own policy in s or, with probability 1/4, a random one of
// the moves in legal. chance provides the random numbers. If the game has no policy, the move is
// always a random one.
func choose(s engine.State, legal []engine.Move, chance *engine.Chance) engine.Move {
	if g, ok := s.(engine.Heuristics); ok && chance.Below(4) > 0 {
		rng := engine.NewRand(chance.Uint64())
		return g.Policy(&rng)
	}
	return legal[chance.Below(len(legal))]
}

// twin returns a random position that seat cannot distinguish from the state of p. It is sampled by
// Determinize, with random numbers that depend on seed.
func (p position) twin(game engine.Game, seat engine.Seat, seed uint64) (engine.State, error) {
	t, err := copyState(game, p.state)
	if err == nil {
		t.Determinize(seat, rand.New(rand.NewPCG(seed, 9)))
	}
	return t, err
}

func copyState(game engine.Game, s engine.State) (engine.State, error) {
	t, err := game.New(s.Seats(), nil, 1)
	if err == nil {
		s.CopyTo(t)
	}
	return t, err
}

// press presses the node with this ID, without playing a move. It does nothing if there is no such
// node or it is disabled.
func (p position) press(id string) {
	if n, ok := p.node(id); ok && n.Enabled() {
		n.Press()
	}
}

// node returns the node with this ID, and false if there is none.
func (p position) node(id string) (ui.Node, bool) {
	nodes, _ := p.nodes(map[engine.Move]bool{})
	for _, n := range nodes {
		if n.ID == id {
			return n, true
		}
	}
	return ui.Node{}, false
}
