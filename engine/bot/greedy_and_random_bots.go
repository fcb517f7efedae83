package bot

import (
	"math"
	"slices"

	"gulch/engine"
)

// randomBot plays a uniformly random legal move.
type randomBot struct {
	workspace
	best engine.Move
}

// Begin chooses the move.
func (b *randomBot) Begin(s engine.State) {
	b.setPosition(s)
	b.best = engine.Move{}
	if len(b.moves) > 0 {
		b.best = b.moves[b.noise.Below(len(b.moves))]
	}
}

// Step returns true: the decision is made by Begin.
func (b *randomBot) Step(int) bool { return true }

// Best returns the move that Begin chose.
func (b *randomBot) Best() engine.Move { return b.best }

// Progress returns 1.
func (b *randomBot) Progress() float64 { return 1 }

// Iterations returns 0: the bot does not search.
func (b *randomBot) Iterations() int { return 0 }

// Opinions appends the same opinion for all legal moves.
func (b *randomBot) Opinions(dst []Opinion) []Opinion {
	share := 1 / float64(max(1, len(b.moves)))
	for _, m := range b.moves {
		dst = append(dst, Opinion{Move: m, Share: share, Result: share})
	}
	return dst
}

// greedyBot plays the move with the largest weight. Before the choice, the weights are changed by
// the noise, the oversights and the preferences of its tuning and persona.
type greedyBot struct {
	workspace
	tuning  Tuning
	persona Persona
	best    engine.Move
}

// Begin computes the weights of the legal moves and chooses the move.
func (b *greedyBot) Begin(s engine.State) {
	b.setPosition(s)
	b.best = engine.Move{}
	if len(b.moves) == 0 {
		return
	}
	if b.tuning.PrimerShare > 0 && b.noise.Float() < b.tuning.PrimerShare {
		b.weighAsNovice()
	} else {
		b.moveWeights = b.rootHeuristics.Prior(b.moves, b.moveWeights[:0])
		if b.makesErrors() {
			b.distort()
		}
	}
	b.applyStyle()
	b.best = b.moves[argmax(b.moveWeights)]
}

// applyStyle changes the weights of moves by the persona's preferences for categories of moves,
// such as attacks.
func (b *greedyBot) applyStyle() {
	s, ok := b.rootHeuristics.(engine.CategorizesMoves)
	if !ok || !b.persona.Style.hasPreferences() {
		return
	}
	for i, m := range b.moves {
		b.moveWeights[i] += b.persona.Style.preference(s.MoveCategory(m))
	}
}

// noviceNoise is the scale of the random noise in the weights of a novice, who has few reasons to
// prefer one move to another.
const noviceNoise = 0.3

// weighAsNovice computes weights of the moves for a bot that plays like a novice, who knows only
// the primer, the game's advice for beginners.
func (b *greedyBot) weighAsNovice() {
	if g, ok := b.rootHeuristics.(engine.PrimerHeuristics); ok {
		b.moveWeights = g.Primer(b.moves, b.moveWeights[:0])
	} else {
		b.moveWeights = append(b.moveWeights[:0], make([]float32, len(b.moves))...)
	}
	for i := range b.moveWeights {
		b.moveWeights[i] += float32(noviceNoise * gumbel(&b.noise))
	}
}

// makesErrors reports whether the bot makes errors in this decision. A bot with errors makes them
// in a fraction of its decisions that equals their budget share (engine.Budgeter). For example, in
// a turn of twenty small steps a beginner misjudges some of the choices, not every step.
func (b *greedyBot) makesErrors() bool {
	if b.tuning.Noise == 0 && b.tuning.Oversight == 0 {
		return false
	}
	share := engine.BudgetOf(b.root)
	return share >= 1 || b.noise.Float() < share
}

// distort adds human errors to the weights of the moves: the persona's arbitrary liking, random
// noise, and overlooked moves.
func (b *greedyBot) distort() {
	for i, m := range b.moves {
		b.moveWeights[i] += b.persona.liking(moveBits(m)) + float32(b.tuning.Noise*gumbel(&b.noise))
		if b.noise.Float() < b.tuning.Oversight {
			b.moveWeights[i] -= overlookedPenalty
		}
	}
}

// overlookedPenalty is subtracted from the weight of an overlooked move. If all moves are
// overlooked, their order does not change.
const overlookedPenalty = 1e6

// gumbel draws a number from the standard Gumbel distribution. If such numbers are added to
// weights, the choice of the largest weight becomes a random choice with soft-max probabilities.
func gumbel(c *engine.Chance) float32 {
	u := float64(c.Float()) + 1.0/(1<<25) // the addend keeps u above 0
	return float32(-math.Log(-math.Log(u)))
}

// Step returns true: the decision is made by Begin.
func (b *greedyBot) Step(int) bool { return true }

// Best returns the move with the largest weight.
func (b *greedyBot) Best() engine.Move { return b.best }

// Progress returns 1.
func (b *greedyBot) Progress() float64 { return 1 }

// Iterations returns 0: the bot does not search.
func (b *greedyBot) Iterations() int { return 0 }

// Opinions ranks the moves by weight. The shares are a soft-max of the weights, and the Result of
// every move is the evaluation of the current position.
func (b *greedyBot) Opinions(dst []Opinion) []Opinion {
	if len(b.moves) == 0 {
		return dst
	}
	from := len(dst)
	b.vals = b.rootHeuristics.Evaluate(b.vals[:0])
	top, sum := b.moveWeights[argmax(b.moveWeights)], 0.0
	for i, m := range b.moves {
		share := math.Exp(float64(b.moveWeights[i] - top))
		sum += share
		dst = append(dst, Opinion{Move: m, Share: share, Result: float64(b.vals[b.seat])})
	}
	for i := range dst[from:] {
		dst[from+i].Share /= sum
	}
	slices.SortStableFunc(dst[from:], byShare)
	return dst
}

// byShare compares two opinions for sorting: the one with the larger Share comes first, and if
// these are equal, the one with the better Result.
func byShare(a, b Opinion) int {
	switch {
	case a.Share != b.Share:
		return sign(b.Share - a.Share)
	default:
		return sign(b.Result - a.Result)
	}
}

func sign(x float64) int {
	switch {
	case x < 0:
		return -1
	case x > 0:
		return 1
	}
	return 0
}
