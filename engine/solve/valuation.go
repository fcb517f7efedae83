package solve

import (
	"reflect"
	"slices"

	"gulch/engine"
)

// valuation computes the values of the moves of one position, one run (a move played once) at a
// time. It replaces recursion by a stack of nodes, so that the computation can pause after any run.
type valuation struct {
	seat      engine.Seat // seat to move at the root of the search
	kind      Kind
	stateType reflect.Type // type of the game's states, for allocating new ones
	draws     engine.Draws
	memo      map[key]outcome // outcomes already computed, by the key of the belief
	legal     []engine.Move
	stack     []node
	spare     []engine.State // states that are free for reuse
}

// outcome is the value of a position or of a move for each seat.
type outcome []expected

type expected struct {
	win    Interval
	likely float64 // share of the win if each indifferent seat chooses the one of its equal moves with the most points
	points float64 // expected final score under the assumption of likely
}

// node is a belief whose moves are being evaluated, one after the other. Each move is played in
// every position of the belief, with every outcome of chance. The results are grouped into
// branches: results that the deciding seats cannot distinguish are in the same branch. Then the
// branches are evaluated.
type node struct {
	belief  belief
	at      key
	turn    engine.Seat
	moves   []engine.Move
	choices []outcome // outcomes of the moves that have been evaluated so far

	playing  bool // the current move has not been played in all positions yet
	particle int  // index of the position in which the current move is played next
	branches []branch
	next     int     // index of the branch that is evaluated next
	share    float64 // probability of the branch that is being evaluated, 0 to 1
	sum      outcome
}

// branch is a set of possible results of a move that the seats which still have to decide cannot
// distinguish.
type branch struct {
	belief
	observed   key // hash of the events as redacted for the deciding seat that learns the least
	unredacted key // hash of the events as they happened, without redaction
}

// push puts a node for belief b on the stack and starts to evaluate its moves. at is the key of b.
// The caller must have normalized the weights of b. The node takes over the states of b.
func (w *valuation) push(b belief, at key) {
	s := b[0].state
	if len(w.stack) < cap(w.stack) {
		w.stack = w.stack[:len(w.stack)+1] // reuses the slices of an old node
	} else {
		w.stack = append(w.stack, node{})
	}
	n := &w.stack[len(w.stack)-1]
	n.belief, n.at, n.turn = b, at, s.Turn()
	n.moves, n.choices = s.Moves(n.moves[:0]), n.choices[:0]
	w.begin(n)
}

// begin starts to evaluate the next move of a node.
func (w *valuation) begin(n *node) {
	n.playing, n.particle, n.next = true, 0, 0
	n.branches = n.branches[:0]
	n.sum = make(outcome, n.belief[0].state.Seats())
	w.draws.Reset()
}

// run plays one move once at the node on top of the stack. If that completes branches, it evaluates
// them. It returns the outcomes of the moves of the root once all are known, otherwise nil.
func (w *valuation) run() ([]outcome, error) {
	n := &w.stack[len(w.stack)-1]
	if err := w.playOne(n); err != nil || n.playing {
		return nil, err
	}
	return w.valueBranches()
}

// valueBranches evaluates branches until a move has to be played again. It returns the outcomes of
// the moves of the root once all are known, otherwise nil.
func (w *valuation) valueBranches() ([]outcome, error) {
	for {
		n := &w.stack[len(w.stack)-1]
		if n.next < len(n.branches) {
			b := n.branches[n.next].belief
			n.share = b.normalize()
			out, at, err := w.knownOutcome(b)
			if err != nil {
				return nil, err
			}
			if out == nil {
				w.push(b, at)
				return nil, nil
			}
			w.free(b)
			w.add(n, out)
			continue
		}
		n.choices = append(n.choices, n.sum)
		if len(n.choices) < len(n.moves) {
			w.begin(n)
			return nil, nil
		}
		if len(w.stack) == 1 {
			return n.choices, nil
		}
		out := choose(n.choices, n.turn)
		w.memo[n.at] = out
		w.free(n.belief)
		w.stack = w.stack[:len(w.stack)-1]
		w.add(&w.stack[len(w.stack)-1], out)
	}
}

// add adds the outcome of the current branch of node n to the outcome of the current move. out is
// the outcome of the branch; it is weighted by the branch's probability.
func (w *valuation) add(n *node, out outcome) {
	for p, e := range out {
		n.sum[p].win.Low += n.share * e.win.Low
		n.sum[p].win.High += n.share * e.win.High
		n.sum[p].likely += n.share * e.likely
		n.sum[p].points += n.share * e.points
	}
	n.next++
}

// knownOutcome returns the outcome of belief b if the game is over there or the outcome has been
// computed before; otherwise it returns nil. It also returns the key of the belief.
func (w *valuation) knownOutcome(b belief) (outcome, key, error) {
	turn := b[0].state.Turn()
	if turn == engine.NoSeat {
		return final(b), key{}, nil
	}
	if w.kind == OneDecider && turn != w.seat {
		return nil, key{}, errWrongKind
	}
	at := b.sorted()
	return w.memo[at], at, nil
}

// playOne plays the current move of a node in one position of its belief, with one outcome of
// chance, and adds the result to a branch.
func (w *valuation) playOne(n *node) error {
	open := engine.SeatSet(0)
	if w.kind == OneDecider {
		open = engine.SeatsOf(w.seat)
	}
	p := n.belief[n.particle]
	next := branch{observed: key{3, 3}, unredacted: key{3, 3}}
	after, err := w.play(p.state, n.moves[len(n.choices)], func(e engine.Event) {
		next.observed, next.unredacted = next.observed.addEvent(e.For(open)), next.unredacted.addEvent(e)
	})
	if err != nil {
		return err
	}
	next.observed = next.observed.addDecision(after, w.legal)
	one := particle{state: after, key: keyOf(after), weight: p.weight * w.draws.Weight()}
	if w.kind == Clairvoyant {
		next.observed = one.key
	}
	at := slices.IndexFunc(n.branches, func(b branch) bool { return b.observed == next.observed })
	if at < 0 {
		at = len(n.branches)
		n.branches = append(n.branches, next)
	}
	if w.kind == SharedInformation && n.branches[at].unredacted != next.unredacted {
		return errWrongKind // the event is not the same for all seats, so they have different information
	}
	n.branches[at].belief = w.addParticle(n.branches[at].belief, one)
	if !w.draws.Next() {
		n.particle++
		n.playing = n.particle < len(n.belief)
	}
	return nil
}

// play returns the position after move m in position s and all forced moves after it. tell receives
// the events. Afterwards w.legal has the legal moves of the returned position.
func (w *valuation) play(s engine.State, m engine.Move, tell engine.Observer) (engine.State, error) {
	after := w.blank()
	s.CopyTo(after)
	engine.Force(after, &w.draws)
	err := after.Play(m, tell)
	if err == nil {
		err = w.playForced(after, tell)
	}
	return after, err
}

// playForced plays all forced moves in position s, like engine.PlayForced, but calls DropIrrelevant
// before each of them. Afterwards w.legal has the legal moves.
func (w *valuation) playForced(s engine.State, tell engine.Observer) error {
	auto := tell
	if tell != nil {
		auto = func(e engine.Event) {
			e.Auto = true
			tell(e)
		}
	}
	for {
		engine.DropIrrelevant(s)
		if w.legal = s.Moves(w.legal[:0]); !engine.Forced(s, w.legal) {
			return nil
		}
		if err := s.Play(w.legal[0], auto); err != nil {
			return err
		}
	}
}

// addParticle adds position p to belief b and returns the belief. If the position is already in b,
// only its weight is added.
func (w *valuation) addParticle(b belief, p particle) belief {
	if at := slices.IndexFunc(b, func(q particle) bool { return q.key == p.key }); at >= 0 {
		b[at].weight += p.weight
		w.spare = append(w.spare, p.state)
		return b
	}
	return append(b, p)
}

// blank returns a state of the game with arbitrary content, to be overwritten.
func (w *valuation) blank() engine.State {
	if last := len(w.spare) - 1; last >= 0 {
		s := w.spare[last]
		w.spare = w.spare[:last]
		return s
	}
	return reflect.New(w.stateType).Interface().(engine.State)
}

// free marks the states of a belief as free for reuse.
func (w *valuation) free(b belief) {
	for _, p := range b {
		w.spare = append(w.spare, p.state)
	}
}

// final returns the outcome of belief b, in all of whose positions the game is over.
func final(b belief) outcome {
	out := make(outcome, b[0].state.Seats())
	for _, p := range b {
		ranks, scores := p.state.Ranks(nil), p.state.Scores(nil)
		winners := 0
		for _, r := range ranks {
			if r == 1 {
				winners++
			}
		}
		for i, r := range ranks {
			if r == 1 {
				out[i].win.Low += p.weight / float64(winners)
			}
			out[i].points += p.weight * float64(scores[i])
		}
	}
	for i := range out {
		out[i].win.High, out[i].likely = out[i].win.Low, out[i].win.Low
	}
	return out
}

// better reports whether one result is better than another: the share win with points than the
// share thanWin with thanPoints. The larger share is better; with equal shares, more points are
// better.
func better(win, points, thanWin, thanPoints float64) bool {
	return win > thanWin+tolerance || win >= thanWin-tolerance && points > thanPoints+tolerance
}

// choose returns the outcome if the given seat chooses one of several moves, whose outcomes are
// choices. The seat takes the largest share of the win, and among equal shares the most points. The
// intervals of the other seats cover every move that may have the largest share for the choosing
// seat.
func choose(choices []outcome, seat engine.Seat) outcome {
	certain, best := choices[0][seat].win.Low, 0
	for i, c := range choices {
		mine, most := c[seat], choices[best][seat]
		if better(mine.likely, mine.points, most.likely, most.points) {
			best = i
		}
		certain = max(certain, mine.win.Low)
	}
	out := append(outcome(nil), choices[best]...)
	for _, c := range choices {
		if c[seat].win.High < certain-tolerance {
			continue
		}
		for p, e := range c {
			if engine.Seat(p) == seat {
				out[p].win.High = max(out[p].win.High, e.win.High)
				continue
			}
			out[p].win.Low = min(out[p].win.Low, e.win.Low)
			out[p].win.High = max(out[p].win.High, e.win.High)
		}
	}
	out[seat].win.Low = certain
	return out
}
