package bot

import (
	"cmp"
	"fmt"
	"math"
	"slices"

	"gulch/engine"
)

// Ensemble is a Thinker that searches a position several times with other random numbers, and adds
// the results up. A single search reports too small errors: which reply it examines deeply, and so
// the value of a move, depends on its first samples. Two searches of a position differ by two to
// six times the standard error that each reports. The results of an Ensemble are more reliable, and
// its errors contain the differences between the searches.
type Ensemble struct {
	members []*searchBot
	at      int // index of the member that searches
	dst     []Opinion
}

// NewEnsemble returns an Ensemble of n searches. spec describes one of them, see [New]; it must
// search. Only the first one solves endgames. NewEnsemble returns an error if spec is invalid.
func NewEnsemble(spec string, seed uint64, n int) (*Ensemble, error) {
	s, err := Parse(spec)
	if err != nil {
		return nil, err
	}
	e := &Ensemble{}
	for i := range uint64(n) {
		member, ok := s.Thinker(seed + i).(*searchBot)
		if !ok {
			return nil, fmt.Errorf("bot %q does not search", spec)
		}
		e.members = append(e.members, member)
		s.Tuning.Solve = 0
	}
	return e, nil
}

// Begin implements [Thinker].
func (e *Ensemble) Begin(s engine.State) {
	e.at = 0
	for _, b := range e.members {
		b.Begin(s)
	}
}

// Step implements [Thinker].
func (e *Ensemble) Step(n int) (done bool) {
	if e.at < len(e.members) && e.members[e.at].Step(n) {
		e.at++
		if e.members[0].endgame.solved {
			e.at = len(e.members)
		}
	}
	return e.at == len(e.members)
}

// Best implements [Thinker].
func (e *Ensemble) Best() engine.Move {
	if e.dst = e.Opinions(e.dst[:0]); len(e.dst) > 0 {
		return e.dst[0].Move
	}
	return e.members[0].Best()
}

// Progress implements [Thinker].
func (e *Ensemble) Progress() float64 {
	if e.at == len(e.members) {
		return 1
	}
	return (float64(e.at) + e.members[e.at].Progress()) / float64(len(e.members))
}

// Iterations implements [Thinker].
func (e *Ensemble) Iterations() (n int) {
	for _, b := range e.members {
		n += b.Iterations()
	}
	return n
}

// begun returns the members that have searched: only the first one if it has solved the position.
func (e *Ensemble) begun() []*searchBot {
	if e.members[0].endgame.solved {
		return e.members[:1]
	}
	return e.members[:min(e.at+1, len(e.members))]
}

// Opinions implements [Thinker].
func (e *Ensemble) Opinions(dst []Opinion) []Opinion {
	return e.merge(dst, func(b *searchBot) []Opinion { return b.Opinions(nil) })
}

// TurnOpinions implements [TurnJudge].
func (e *Ensemble) TurnOpinions(dst []Opinion) []Opinion {
	return e.merge(dst, func(b *searchBot) []Opinion { return b.TurnOpinions(nil) })
}

// merge appends to dst the opinions that of returns for the members, added up by move.
func (e *Ensemble) merge(dst []Opinion, of func(b *searchBot) []Opinion) []Opinion {
	all := map[engine.Move][]Opinion{}
	var order []engine.Move
	visits := 0
	for _, b := range e.begun() {
		for _, o := range of(b) {
			if all[o.Move] == nil {
				order = append(order, o.Move)
			}
			all[o.Move] = append(all[o.Move], o)
			visits += o.Visits
		}
	}
	from := len(dst)
	for _, m := range order {
		o := sumOf(all[m])
		if visits > 0 {
			o.Share = float64(o.Visits) / float64(visits)
		}
		dst = append(dst, o)
	}
	slices.SortStableFunc(dst[from:], byShare)
	return dst
}

// sumOf returns the opinion about a move that sums up those of several searches about it.
func sumOf(all []Opinion) Opinion {
	if len(all) == 1 {
		return all[0]
	}
	sum, n, within := all[0], 0.0, 0.0
	sum.Visits, sum.Result = 0, 0
	for _, o := range all {
		w := float64(o.Visits)
		n += w
		sum.Visits += o.Visits
		sum.Result += w * o.Result
		within += w * w * o.Error * o.Error
	}
	if n == 0 {
		return all[0]
	}
	sum.Result /= n
	between := 0.0
	for _, o := range all {
		d := o.Result - sum.Result
		between += float64(o.Visits) / n * d * d
	}
	sum.Error = math.Sqrt(max(within/(n*n), between/float64(len(all)-1)))
	return sum
}

// expert returns the member that has visited move m at the root most often.
func (e *Ensemble) expert(m engine.Move) *searchBot {
	visits := func(b *searchBot) (n int32) {
		for c := b.nodes[0].first; c != 0; c = b.nodes[c].next {
			if b.nodes[c].move == m {
				n = b.nodes[c].visits
			}
		}
		return n
	}
	return slices.MaxFunc(e.begun(), func(a, b *searchBot) int { return cmp.Compare(visits(a), visits(b)) })
}

// Line implements [TurnJudge]. It returns the line of the member that has examined m most.
func (e *Ensemble) Line(m engine.Move) []engine.Move { return e.expert(m).Line(m) }

// Examined implements [TurnJudge].
func (e *Ensemble) Examined(m engine.Move) int { return e.expert(m).Examined(m) }

// Plans implements [Planner]. The visits of all members count.
func (e *Ensemble) Plans(least int) PlanGraph { return newPlanGraph(e.begun(), least) }
