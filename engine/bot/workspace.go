package bot

import (
	"math/rand/v2"
	"reflect"

	"gulch/engine"
)

// workspace is the working memory of a bot: the position as its seat may know it, a second state in
// which moves are tried, and the random generators. Thinkers embed it. Only its code has access to
// the true state.
type workspace struct {
	seed uint64
	seat engine.Seat
	// the position to decide in, with the information that is hidden from seat replaced by a
	// sample; it does not change during a decision
	root           engine.State
	work           engine.State      // state in which moves and rollouts are played
	rootHeuristics engine.Heuristics // Heuristics of root
	workHeuristics engine.Heuristics // Heuristics of work
	rollouter      engine.Rollouter  // work as a Rollouter if it can play rollouts itself, otherwise nil
	finale         engine.Finale     // work if its game has a finale, otherwise nil
	moves          []engine.Move     // legal moves of root
	vals           []float32         // scratch buffer: result of every seat
	moveWeights    []float32         // scratch buffer: weights of moves
	playsFinale    bool              // rollouts go on to the end of a game in its finale
	handicap       handicap
	scores         []float32 // scratch buffer: expected score of every seat
	features       []float32 // scratch buffer: features of a seat

	pcg             rand.PCG
	determinizeRand *rand.Rand    // random generator for Determinize, based on pcg
	noise           engine.Chance // random generator for the deliberate errors of bots that do not search
}

// setPosition sets root to a copy of position s, determinized for the seat to move. The random
// generators are seeded from seed and from what that copy shows to the seat.
func (t *workspace) setPosition(s engine.State) {
	if t.root == nil || reflect.TypeOf(t.root) != reflect.TypeOf(s) {
		t.root, t.work = engine.NewLike(s), engine.NewLike(s)
		t.rootHeuristics, t.workHeuristics = heuristicsOf(t.root), heuristicsOf(t.work)
		t.rollouter, _ = t.work.(engine.Rollouter)
		t.finale, _ = t.work.(engine.Finale)
	}
	if t.determinizeRand == nil {
		t.determinizeRand = rand.New(&t.pcg)
	}
	t.seat = s.Turn()
	s.CopyTo(t.root)
	t.moves = t.moves[:0]
	if t.seat == engine.NoSeat {
		return
	}
	t.pcg.Seed(t.seed, uint64(t.seat))
	t.root.Determinize(t.seat, t.determinizeRand)
	t.moves = t.root.Moves(t.moves)
	t.pcg.Seed(t.seed, t.fingerprint())
	t.noise.Reseed(t.determinizeRand)
	if n := t.root.Seats(); len(t.vals) != n {
		t.vals = make([]float32, n)
	}
}

// fingerprint returns a hash of what the seat sees in the current decision: the phase, the clock
// and the legal moves of the determinized root. It differs between the decisions of a game, so that
// the same seed gives different random numbers in each. It never depends on the true state.
func (t *workspace) fingerprint() uint64 {
	h := mix(uint64(t.seat), uint64(t.root.Phase()))
	h = mix(h, uint64(t.rootHeuristics.Clock()))
	for _, m := range t.moves {
		h = mix(h, moveBits(m))
	}
	return h
}

// determinize sets the state work to a new sample: a copy of root in which everything hidden from
// the seat is chosen at random.
func (t *workspace) determinize() {
	t.root.CopyTo(t.work)
	t.work.Determinize(t.seat, t.determinizeRand)
}

// rollout plays moves of the policy in the state work. It stops when the game's clock has reached a
// certain value, unless it plays the finale of the game to the end, when the game is over, or at an
// illegal move of the policy. until is the value of the clock, and w the random generator.
func (t *workspace) rollout(w *engine.Rand, until int) {
	if t.rollouter != nil {
		t.rollouter.Rollout(w, until, false)
		return
	}
	for t.work.Turn() != engine.NoSeat && (t.workHeuristics.Clock() < until || t.inFinale()) {
		if t.work.Play(t.workHeuristics.Policy(w), nil) != nil {
			return
		}
	}
}

// inFinale reports whether rollouts in the state work go on to the end of the game.
func (t *workspace) inFinale() bool { return t.playsFinale && t.finale != nil && t.finale.InFinale() }

// mix mixes x into the hash h and returns the new hash, using the finalizer of SplitMix64.
func mix(h, x uint64) uint64 {
	h += x + 0x9e3779b97f4a7c15
	h = (h ^ h>>30) * 0xbf58476d1ce4e5b9
	h = (h ^ h>>27) * 0x94d049bb133111eb
	return h ^ h>>31
}

// moveBits packs a move into one number.
func moveBits(m engine.Move) uint64 {
	return uint64(m.Kind) | uint64(uint16(m.A))<<16 | uint64(uint16(m.B))<<32 | uint64(uint16(m.C))<<48
}

// argmax returns the index of the largest value; if several are equal, the first of them.
func argmax(xs []float32) int {
	best := 0
	for i, x := range xs {
		if x > xs[best] {
			best = i
		}
	}
	return best
}
