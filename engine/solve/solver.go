package solve

import (
	"errors"
	"math/rand/v2"
	"reflect"
	"slices"

	"gulch/engine"
)

// Solver solves positions in steps, like a bot.Thinker: call Begin, then Step until it returns
// true, then Answer. The answer does not depend on the size of the steps. A Solver must not be used
// concurrently.
type Solver struct {
	valuation
	limit, runs int
	exact       bool // only exact answers are accepted; others give ErrLimit
	stage       stage
	answer      Answer
	err         error

	root    engine.State // position to be solved, after DropIrrelevant has removed what no longer matters
	moves   []engine.Move
	skipped bool // DropIrrelevant has skipped the decision, because no move makes a difference
	pcg     rand.PCG
	rng     *rand.Rand // random generator for Determinize

	deals    belief      // all deals (positions with probabilities) that are possible for the seat to move
	listed   map[key]int // index of each position in the list that is being built, by the position's key
	parts    []belief    // beliefs (sets of possible positions with probabilities) that are solved separately
	part     int
	observer engine.Seat // in stageSameInformation: the seat whose deals are being enumerated
	trueDeal int         // in stageSameInformation: index in deals of the deal that is assumed to be the true one
	others   belief      // in stageSameInformation: deals found so far that are possible for the observer
	drawn    int         // number of sampled deals that have been solved
}

// stage is a stage of the solver's computation.
type stage uint8

const (
	stageDone            stage = iota
	stageDeal                  // enumerates the deals that are possible for the seat to move
	stageValue                 // computes the values of the moves, assuming a Kind
	stageSameInformation       // checks whether all seats have the same information
	stageSamples               // computes the values of the moves in sampled deals
)

var stages = [...]func(v *Solver) error{
	stageDeal: (*Solver).deal, stageValue: (*Solver).value, stageSameInformation: (*Solver).checkSameInformation,
	stageSamples: (*Solver).value,
}

// Begin starts to solve position s for the seat to move, with at most limit runs. Only an exact
// solution is accepted; otherwise Answer returns ErrLimit. Begin copies s and uses no information
// that the seat does not have.
func (v *Solver) Begin(s engine.State, limit int) { v.start(s, limit, true) }

func (v *Solver) start(s engine.State, limit int, exact bool) {
	if of := reflect.TypeOf(s).Elem(); v.stateType != of {
		v.valuation = valuation{stateType: of}
	}
	v.Release()
	v.seat, v.limit, v.runs, v.exact = s.Turn(), limit, 0, exact
	v.answer, v.err, v.stage = Answer{Seat: v.seat}, nil, stageDone
	if v.seat == engine.NoSeat {
		return
	}
	if v.rng == nil {
		v.rng = rand.New(&v.pcg)
	}
	v.root = v.blank()
	s.CopyTo(v.root)
	v.moves = v.root.Moves(v.moves[:0])
	engine.DropIrrelevant(v.root)
	v.skipped = !slices.Equal(v.root.Moves(nil), v.moves)
	v.list(stageDeal)
}

// Release frees the memory used for the last position.
func (v *Solver) Release() {
	v.stack, v.spare, v.memo = nil, nil, map[key]outcome{}
	v.deals, v.others, v.parts, v.listed = nil, nil, nil, nil
}

// Step does at most n runs (moves played or deals enumerated) and reports whether the computation
// is done.
func (v *Solver) Step(n int) bool {
	for ; n > 0 && v.stage != stageDone; n-- {
		if v.runs++; v.runs > v.limit {
			v.exceed()
			continue
		}
		if err := stages[v.stage](v); err != nil {
			v.fail(err)
		}
	}
	return v.stage == stageDone
}

// Progress returns the fraction of the limit that has been used, 0 to 1. It is 1 when the
// computation is done.
func (v *Solver) Progress() float64 {
	if v.stage == stageDone {
		return 1
	}
	return float64(v.runs) / float64(max(v.limit, 1))
}

// Answer returns the solution. It must be called after Step has returned true. It returns ErrLimit
// if there is no acceptable solution within the limit, or the error of the game if it refused a
// legal move.
func (v *Solver) Answer() (Answer, error) {
	if v.err != nil {
		return Answer{}, v.err
	}
	return v.answer, nil
}

func (v *Solver) fail(err error) {
	v.err, v.stage = err, stageDone
	v.Release()
}

// exceed is called when the limit is reached. If there were too many deals to enumerate and the
// caller accepts inexact answers, it continues with sampled deals. Otherwise it ends the
// computation with ErrLimit.
func (v *Solver) exceed() {
	if v.exact || v.stage != stageDeal || v.skipped {
		v.fail(ErrLimit)
		return
	}
	v.runs, v.drawn, v.kind = 0, 0, OneDecider
	v.pcg.Seed(drawnSeed, uint64(v.seat))
	v.sample()
}

// list starts a stage in which the solver enumerates deals.
func (v *Solver) list(stage stage) {
	v.stage, v.listed = stage, map[key]int{}
	v.draws.Reset()
}

// enumerateDeal runs Determinize once for a seat in position s, with the next sequence of draws,
// and adds the resulting deal to list. It reports whether there are more sequences of draws.
func (v *Solver) enumerateDeal(list *belief, seat engine.Seat, s engine.State) (bool, error) {
	deal := v.blank()
	s.CopyTo(deal)
	engine.Force(deal, &v.draws)
	v.pcg.Seed(1, 1)
	deal.Determinize(seat, v.rng)
	if engine.DropIrrelevant(deal); v.skipped {
		if err := v.playForced(deal, nil); err != nil {
			return false, err
		}
	}
	p := particle{state: deal, weight: v.draws.Weight(), key: keyOf(deal)}
	if i, met := v.listed[p.key]; met {
		(*list)[i].weight += p.weight
		v.spare = append(v.spare, deal)
	} else {
		v.listed[p.key] = len(*list)
		*list = append(*list, p)
	}
	return v.draws.Next(), nil
}

// deal enumerates the next deal (possible position) for the seat to move. After the last deal it
// starts the next stage.
func (v *Solver) deal() error {
	more, err := v.enumerateDeal(&v.deals, v.seat, v.root)
	if err != nil || more {
		return err
	}
	if v.skipped {
		return v.valueSkipped()
	}
	v.assume(OneDecider)
	return nil
}

// valueSkipped finishes the solution if DropIrrelevant has skipped the decision, because no move
// makes a difference. All moves get the same value, the result of the game, which must be over
// then; otherwise it returns ErrLimit.
func (v *Solver) valueSkipped() error {
	for _, p := range v.deals {
		if p.state.Turn() != engine.NoSeat {
			return ErrLimit
		}
	}
	out := final(v.deals)
	choices := make([]outcome, len(v.moves))
	for i := range choices {
		choices[i] = out
	}
	v.kind = OneDecider
	v.collect(1, v.moves, choices)
	v.finish(len(v.deals))
	return nil
}

// assume starts to compute the values of the moves, under the assumption that the position is of
// the given Kind.
func (v *Solver) assume(kind Kind) {
	v.kind, v.stage, v.part = kind, stageValue, 0
	v.answer.Values = nil
	clear(v.memo)
	v.stack = nil
	v.parts = []belief{v.deals}
	if kind == Clairvoyant {
		v.parts = v.deals.each()
	}
	v.push(v.parts[0], key{})
}

// value continues to compute the values of the moves, by one call of valuation.run: in the current
// part of the problem, v.parts[v.part], or in the current sampled deal. When the values of all
// moves are known there, value adds them to the answer and goes on to the next part or deal. If the
// position is not of the assumed Kind, it continues with the next possible Kind.
func (v *Solver) value() error {
	choices, err := v.run()
	switch {
	case errors.Is(err, errWrongKind):
		return v.wrongKind()
	case err != nil || choices == nil:
		return err
	}
	root := v.stack[0]
	choices = slices.Clone(choices) // copied, because the slices of the node are reused
	root.moves = slices.Clone(root.moves)
	v.stack = v.stack[:0]
	if v.stage == stageSamples {
		return v.sampled(root.moves, choices)
	}
	v.collect(v.parts[v.part].normalize(), root.moves, choices)
	if v.part++; v.part < len(v.parts) {
		v.push(v.parts[v.part], key{})
		return nil
	}
	v.finish(len(v.deals))
	return nil
}

// wrongKind is called when the position is not of the assumed Kind. It continues with the next
// possible Kind.
func (v *Solver) wrongKind() error {
	switch {
	case v.stage == stageSamples:
		return ErrLimit
	case v.kind == OneDecider:
		v.stack = nil
		v.trueDeal, v.observer, v.others = 0, 0, nil
		v.list(stageSameInformation)
		return nil
	}
	return v.notSameInformation()
}

// notSameInformation is called when the seats have different information. It continues as
// Clairvoyant if inexact answers are accepted, and otherwise returns ErrLimit.
func (v *Solver) notSameInformation() error {
	if v.exact {
		return ErrLimit
	}
	v.assume(Clairvoyant)
	return nil
}

// checkSameInformation enumerates one more of the deals that seat v.observer considers possible if
// the deal v.trueDeal is the true one. All seats have the same information if every seat finds the
// same deals with the same probabilities, whichever deal is the true one.
func (v *Solver) checkSameInformation() error {
	more, err := v.enumerateDeal(&v.others, v.observer, v.deals[v.trueDeal].state)
	switch {
	case err != nil:
		return err
	case len(v.others) > len(v.deals) || !more && !v.others.same(v.deals):
		return v.notSameInformation()
	case more:
		return nil
	}
	v.others = nil
	v.list(stageSameInformation)
	if v.observer++; int(v.observer) < v.deals[0].state.Seats() {
		return nil
	}
	if v.observer, v.trueDeal = 0, v.trueDeal+1; v.trueDeal == len(v.deals) {
		v.assume(SharedInformation)
	}
	return nil
}

// drawnDeals is the number of sampled deals that are solved, drawnSeed the seed of the samples.
const drawnDeals, drawnSeed = 16, 28

// sample draws the next deal and starts to compute the values of the moves in it.
func (v *Solver) sample() {
	deal := v.blank()
	v.root.CopyTo(deal)
	engine.Force(deal, nil)
	deal.Determinize(v.seat, v.rng)
	engine.DropIrrelevant(deal)
	clear(v.memo)
	v.stage, v.stack = stageSamples, nil
	v.push(belief{{state: deal, weight: 1, key: keyOf(deal)}}, key{})
}

// sampled is called when a sampled deal has been solved. If the values differ from those in the
// previous deal, it returns ErrLimit. If they are the same in all samples, the hidden information
// hardly matters, and they become the answer.
func (v *Solver) sampled(moves []engine.Move, choices []outcome) error {
	before := v.answer
	v.answer.Values = nil
	v.collect(1, moves, choices)
	if v.drawn++; v.drawn > 1 && !v.answer.same(before) {
		return ErrLimit
	}
	if v.drawn < drawnDeals {
		v.sample()
		return nil
	}
	v.kind = Sampled
	v.finish(drawnDeals)
	return nil
}

// collect adds the values of the moves in one part to the answer, multiplied by share, the
// probability of that part.
func (v *Solver) collect(share float64, moves []engine.Move, choices []outcome) {
	if v.answer.Values == nil {
		for _, m := range moves {
			seats := len(choices[0])
			v.answer.Values = append(v.answer.Values, Value{Move: m, Each: make([]float64, seats),
				Scores: make([]float64, seats)})
		}
	}
	for i, out := range choices {
		u, mine := &v.answer.Values[i], out[v.seat]
		u.Win.Low += share * mine.win.Low
		u.Win.High += share * mine.win.High
		u.Likely += share * mine.likely
		u.Points += share * mine.points
		for p, e := range out {
			u.Each[p] += share * e.likely
			u.Scores[p] += share * e.points
		}
	}
}

// finish ends the computation; the answer collected so far is the result. deals is the number of
// deals on which it is based.
func (v *Solver) finish(deals int) {
	v.answer.Kind, v.answer.Deals, v.answer.Runs = v.kind, deals, v.runs
	v.stage = stageDone
	v.Release()
}
