package coach

import (
	"slices"

	"gulch/engine"
)

// A detour ([engine.Detours]) loses nothing that a search would notice, but nobody wants to be
// advised to make it.

// avoidDetour makes the next best move that is as good the best one if the best play is a detour.
func (j *job) avoidDetour() {
	seen := *j.opinions.Load()
	if !j.isDetour(j.line(seen[0].Move)) {
		return
	}
	c := j.view()
	for _, o := range seen[1:] {
		if c.Verdict(o.Move) == Good && !j.isDetour(j.line(o.Move)) {
			j.promote(o.Move, seen[0].Result)
			return
		}
	}
}

// demoteDetours rates moves as worse than the best one whose best play is a detour.
func (j *job) demoteDetours() {
	if _, ok := j.state.(engine.Detours); !ok {
		return
	}
	seen := slices.Clone(*j.opinions.Load())
	most := seen[0].Result - leastCheckedLoss*j.scale()
	changed := false
	for i := range seen[1:] {
		if o := &seen[i+1]; o.Result > most && j.isDetour(j.line(o.Move)) {
			o.Result, o.Error, changed = most, 0, true
		}
	}
	if changed {
		j.opinions.Store(&seen)
	}
}

// isDetour reports whether a line of moves is a detour.
func (j *job) isDetour(line []engine.Move) bool {
	g, ok := j.state.(engine.Detours)
	return ok && g.IsDetour(line)
}
