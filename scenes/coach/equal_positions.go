package coach

import (
	"maps"
	"math/rand/v2"

	"gulch/engine"
)

// mostCompared is the maximum number of legal moves that are compared by the positions after them,
// and samplesCompared the number of determinizations in which these must be the same.
const (
	mostCompared    = 60
	samplesCompared = 3
)

// mergeEqualPositions makes moves of the job equivalent after which the position is the same.
func (j *job) mergeEqualPositions() {
	alike := maps.Clone(j.equivalent)
	mergeEqualPositions(j.state, j.legal, alike)
	if j.merged = true; !maps.Equal(alike, j.equivalent) {
		j.equivalent = alike
		j.alike.Store(&alike)
	}
}

// mergeEqualPositions makes moves equivalent after which the position is the same, whatever it is
// that differs in their words. position is the current one, legal its legal moves, and alike maps
// each of them to the index of the first move that is equivalent to it. Positions are compared in
// several determinizations, so that equality does not depend on what is hidden.
func mergeEqualPositions(position engine.State, legal []engine.Move, alike map[engine.Move]int) {
	if len(legal) > mostCompared {
		return
	}
	texts := make([]string, len(legal)) // the positions after each move
	after := engine.Clone(position)
	for sample := range uint64(samplesCompared) {
		for i, m := range legal {
			position.CopyTo(after)
			after.Determinize(position.Turn(), rand.New(rand.NewPCG(sample, 2)))
			if after.Play(m, nil) != nil {
				return
			}
			text, err := after.MarshalJSON()
			if err != nil {
				return
			}
			texts[i] += string(text)
		}
	}
	first := map[string]int{}
	for i, m := range legal {
		if at, known := first[texts[i]]; known {
			unite(alike, alike[legal[at]], alike[m])
		} else {
			first[texts[i]] = i
		}
	}
}

// unite makes all moves equivalent that alike maps to a or to b.
func unite(alike map[engine.Move]int, a, b int) {
	for m, i := range alike {
		if i == a || i == b {
			alike[m] = min(a, b)
		}
	}
}
