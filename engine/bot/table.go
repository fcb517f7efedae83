package bot

import (
	"math/rand/v2"
	"reflect"

	"gulch/engine"
)

// table is the working memory of a bot: the position as its seat may know it, a second state to try
// moves on, and the random generators. Thinkers embed it. It is the only code that receives a true
// state.
type table struct {
	seed   uint64
	seat   engine.Seat
	root   engine.State     // determinized for seat, not changed while thinking
	work   engine.State     // state for rollouts
	known  engine.Guide     // Guide of root
	guide  engine.Guide     // Guide of work
	runner engine.Rollouter // work, if it plays rollouts itself; else nil
	moves  []engine.Move    // legal moves of root
	vals   []float32        // result of every seat, scratch
	order  []float32        // weights of moves, scratch

	pcg   rand.PCG
	deal  *rand.Rand    // for Determinize; wraps pcg
	noise engine.Chance // for the errors of bots that do not search
}

// sit copies position s, determinized for its seat to move. The random generators are seeded from
// seed and from what that copy shows to the seat.
func (t *table) sit(s engine.State) {
	if t.root == nil || reflect.TypeOf(t.root) != reflect.TypeOf(s) {
		t.root, t.work = engine.Blank(s), engine.Blank(s)
		t.known, t.guide = guideOf(t.root), guideOf(t.work)
		t.runner, _ = t.work.(engine.Rollouter)
	}
	if t.deal == nil {
		t.deal = rand.New(&t.pcg)
	}
	t.seat = s.Turn()
	s.CopyTo(t.root)
	t.moves = t.moves[:0]
	if t.seat == engine.NoSeat {
		return
	}
	t.pcg.Seed(t.seed, uint64(t.seat))
	t.root.Determinize(t.seat, t.deal)
	t.moves = t.root.Moves(t.moves)
	t.pcg.Seed(t.seed, t.fingerprint())
	t.noise.Reseed(t.deal)
	if n := t.root.Seats(); len(t.vals) != n {
		t.vals = make([]float32, n)
	}
}

// fingerprint returns a hash that distinguishes the decisions of a game, so that two decisions with
// the same seed have different random numbers. It depends on the determinized root, never on the
// true state.
func (t *table) fingerprint() uint64 {
	h := mix(uint64(t.seat), uint64(t.root.Phase()))
	h = mix(h, uint64(t.known.Clock()))
	for _, m := range t.moves {
		h = mix(h, moveBits(m))
	}
	return h
}

// determinize sets work to a new sample of the position for the seat.
func (t *table) determinize() {
	t.root.CopyTo(t.work)
	t.work.Determinize(t.seat, t.deal)
}

// playOn plays a rollout in work by policy until the clock has reached until or the game is over.
// An illegal move of the policy ends it too.
func (t *table) playOn(w *engine.Rand, until int) {
	if t.runner != nil {
		t.runner.Rollout(w, until, false)
		return
	}
	for t.guide.Clock() < until && t.work.Turn() != engine.NoSeat {
		if t.work.Play(t.guide.Policy(w), nil) != nil {
			return
		}
	}
}

// mix folds x into the hash h (the finalizer of SplitMix64).
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

// argmax returns the index of the largest value, the first one of equals.
func argmax(xs []float32) int {
	best := 0
	for i, x := range xs {
		if x > xs[best] {
			best = i
		}
	}
	return best
}
