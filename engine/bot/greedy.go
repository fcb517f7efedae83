package bot

import (
	"math"
	"slices"

	"gulch/engine"
)

// randomBot makes any legal move.
type randomBot struct {
	table
	best engine.Move
}

// Begin draws the move.
func (b *randomBot) Begin(s engine.State) {
	b.sit(s)
	b.best = engine.Move{}
	if len(b.moves) > 0 {
		b.best = b.moves[b.noise.Below(len(b.moves))]
	}
}

// Step has nothing to do.
func (b *randomBot) Step(int) bool { return true }

// Best returns the move that Begin drew.
func (b *randomBot) Best() engine.Move { return b.best }

// Progress is complete at once.
func (b *randomBot) Progress() float64 { return 1 }

// Iterations is 0: it does not search.
func (b *randomBot) Iterations() int { return 0 }

// Opinions holds all moves to be equal.
func (b *randomBot) Opinions(dst []Opinion) []Opinion {
	share := 1 / float64(max(1, len(b.moves)))
	for _, m := range b.moves {
		dst = append(dst, Opinion{Move: m, Share: share, Result: share})
	}
	return dst
}

// greedyBot plays the move of the largest weight, with the noise, oversights and tastes of its tuning and persona.
type greedyBot struct {
	table
	tuning  Tuning
	persona Persona
	best    engine.Move
}

// Begin weighs the moves once.
func (b *greedyBot) Begin(s engine.State) {
	b.sit(s)
	b.best = engine.Move{}
	if len(b.moves) == 0 {
		return
	}
	if b.tuning.Green > 0 && b.noise.Float() < b.tuning.Green {
		b.guess()
	} else {
		b.order = b.known.Prior(b.moves, b.order[:0])
		if b.errs() {
			b.err()
		}
	}
	b.lean()
	b.best = b.moves[argmax(b.order)]
}

// lean adds what the persona's style likes and shuns.
func (b *greedyBot) lean() {
	s, ok := b.known.(engine.Mannered)
	if !ok || !b.persona.Style.leans() {
		return
	}
	for i, m := range b.moves {
		b.order[i] += b.persona.Style.lean(s.Manner(m))
	}
}

// unsure is the noise of a newcomer's choice, who sees few reasons.
const unsure = 0.3

// guess weighs the moves as a newcomer does, who knows the primer and nothing else.
func (b *greedyBot) guess() {
	if g, ok := b.known.(engine.Primed); ok {
		b.order = g.Primer(b.moves, b.order[:0])
	} else {
		b.order = append(b.order[:0], make([]float32, len(b.moves))...)
	}
	for i := range b.order {
		b.order[i] += float32(unsure * gumbel(&b.noise))
	}
}

// errs reports whether the bot goes wrong in this decision. One that can does so as often as a decision is weighty
// (engine.Budgeter): in a turn of twenty small steps a beginner misjudges the large choices, not every step.
func (b *greedyBot) errs() bool {
	if b.tuning.Heat == 0 && b.tuning.Slip == 0 {
		return false
	}
	share := engine.BudgetOf(b.root)
	return share >= 1 || b.noise.Float() < share
}

// err distorts the weights as a human of this persona would: tastes, noise, and moves overlooked.
func (b *greedyBot) err() {
	for i, m := range b.moves {
		b.order[i] += b.persona.taste(moveBits(m)) + float32(b.tuning.Heat*gumbel(&b.noise))
		if b.noise.Float() < b.tuning.Slip {
			b.order[i] -= overlooked
		}
	}
}

// overlooked is taken off the weight of a move that was not seen; among moves that were all not seen the order stays.
const overlooked = 1e6

// gumbel draws from the standard Gumbel distribution: added to weights, it makes their argmax a soft-max draw.
func gumbel(c *engine.Chance) float32 {
	u := float64(c.Float()) + 1.0/(1<<25) // never 0
	return float32(-math.Log(-math.Log(u)))
}

// Step has nothing to do.
func (b *greedyBot) Step(int) bool { return true }

// Best returns the move of the largest weight.
func (b *greedyBot) Best() engine.Move { return b.best }

// Progress is complete at once.
func (b *greedyBot) Progress() float64 { return 1 }

// Iterations is 0: it does not search.
func (b *greedyBot) Iterations() int { return 0 }

// Opinions ranks the moves by weight; their shares are a soft-max, and the result is that of the position.
func (b *greedyBot) Opinions(dst []Opinion) []Opinion {
	if len(b.moves) == 0 {
		return dst
	}
	from := len(dst)
	b.vals = b.known.Evaluate(b.vals[:0])
	top, sum := b.order[argmax(b.order)], 0.0
	for i, m := range b.moves {
		share := math.Exp(float64(b.order[i] - top))
		sum += share
		dst = append(dst, Opinion{Move: m, Share: share, Result: float64(b.vals[b.seat])})
	}
	for i := range dst[from:] {
		dst[from+i].Share /= sum
	}
	slices.SortStableFunc(dst[from:], byShare)
	return dst
}

// byShare orders opinions from the most preferred to the least, equal ones by their result.
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
