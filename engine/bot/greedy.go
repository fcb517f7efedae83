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

// Opinions rates all moves equally.
func (b *randomBot) Opinions(dst []Opinion) []Opinion {
	share := 1 / float64(max(1, len(b.moves)))
	for _, m := range b.moves {
		dst = append(dst, Opinion{Move: m, Share: share, Result: share})
	}
	return dst
}

// greedyBot plays the move with the largest weight, after the noise, oversights and preferences of
// its tuning and persona.
type greedyBot struct {
	workspace
	tuning  Tuning
	persona Persona
	best    engine.Move
}

// Begin weighs the moves and chooses one.
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

// applyStyle adds the preferences of the persona's style to the weights.
func (b *greedyBot) applyStyle() {
	s, ok := b.rootHeuristics.(engine.CategorizesMoves)
	if !ok || !b.persona.Style.hasPreferences() {
		return
	}
	for i, m := range b.moves {
		b.moveWeights[i] += b.persona.Style.preference(s.MoveCategory(m))
	}
}

// noviceNoise is the noise in a novice's weights, since a novice has few reasons for a choice.
const noviceNoise = 0.3

// weighAsNovice weighs the moves like a novice who knows the primer and nothing else.
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
// in a fraction of decisions that equals their budget share (engine.Budgeter): in a turn of twenty
// small steps a beginner misjudges the important choices, not every step.
func (b *greedyBot) makesErrors() bool {
	if b.tuning.Noise == 0 && b.tuning.Oversight == 0 {
		return false
	}
	share := engine.BudgetOf(b.root)
	return share >= 1 || b.noise.Float() < share
}

// distort distorts the weights as a person like this persona would: likings, noise, and overlooked
// moves.
func (b *greedyBot) distort() {
	for i, m := range b.moves {
		b.moveWeights[i] += b.persona.liking(moveBits(m)) + float32(b.tuning.Noise*gumbel(&b.noise))
		if b.noise.Float() < b.tuning.Oversight {
			b.moveWeights[i] -= overlookedPenalty
		}
	}
}

// overlookedPenalty is subtracted from the weight of an overlooked move. If all moves are
// overlooked, their order stays.
const overlookedPenalty = 1e6

// gumbel draws from the standard Gumbel distribution: added to weights, it makes their argmax a
// soft-max draw.
func gumbel(c *engine.Chance) float32 {
	u := float64(c.Float()) + 1.0/(1<<25) // never 0
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

// Opinions ranks the moves by weight. Their shares are a soft-max of the weights; every Result is
// the evaluation of the position.
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

// byShare compares opinions for sorting: most preferred first, equal ones by their result.
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
