package engine

import (
	"encoding/json"
	"fmt"
	"io/fs"
)

// Net is a small neural network. Its input x is the feature vector of a seat. Its output is a
// correction of that seat's expected score, in units of the evaluation's spread (see
// [AppendWinShares]). It has one hidden layer and a linear part that bypasses it:
//
//	correction = Σ Linear[i]·x[i] + Σ Out[h]·squash(Bias[h] + Σ Hidden[h][i]·x[i])
//
// The network has no constant term, because a constant would be the same for every seat. The
// correction of a nil Net is 0.
type Net struct {
	Explore float32 `json:"explore"` // weight of the exploration term in searches with this network; 0 for the default
	// factor by which the score expected by the formulas is multiplied, see CorrectedScore
	Trust  float32     `json:"trust"`
	Linear []float32   `json:"straight"` // weights of the linear part, one for each input feature
	Hidden [][]float32 `json:"hidden"`   // weights of the hidden layer's inputs, by hidden unit and then by feature
	Bias   []float32   `json:"bias"`     // biases of the hidden units
	Out    []float32   `json:"out"`      // weights of the outputs of the hidden units
}

// LearnedHeuristics is a Heuristics whose evaluation has a learned part: networks correct the
// scores that its formulas expect. Package learn trains the networks.
type LearnedHeuristics interface {
	Heuristics
	// ExpectedScores writes the final score of every seat to dst, as expected by the formulas of
	// the evaluation, and returns it. spread is the lead, in points, that multiplies the odds of
	// winning by e.
	ExpectedScores(dst []float32) (scores []float32, spread float32)
	// Features appends the feature vector of a seat to dst. Its length is always the same, and most
	// values are between -3 and 3. They must depend only on what the seat to move may know.
	Features(seat Seat, dst []float32) []float32
	// NetIndex returns the index, from 0, of the network that evaluates the position. Different
	// game modes have networks of their own.
	NetIndex() int
	// Net returns the network that Evaluate uses in this position, nil if Evaluate uses
	// hand-written formulas alone.
	Net() *Net
	// EvaluateWith is like Evaluate, but uses the given network; nil stands for the formulas alone.
	EvaluateWith(net *Net, dst []float32) []float32
}

// Nets holds the networks of a game, indexed by LearnedHeuristics.NetIndex.
type Nets []*Net

// ReadNets decodes the networks of a game from a JSON array, in which null stands for no network.
// It returns an error if the sizes of a network's parts do not match.
func ReadNets(text []byte) (Nets, error) {
	var nets Nets
	if err := json.Unmarshal(text, &nets); err != nil {
		return nil, err
	}
	for i, n := range nets {
		if n == nil {
			continue
		}
		if err := n.check(); err != nil {
			return nil, fmt.Errorf("network %d: %w", i, err)
		}
	}
	return nets, nil
}

// EmbeddedNets reads the networks from a file embedded in the program. It returns nil if the file
// is missing or invalid; positions are then evaluated by the formulas alone. A test detects invalid
// files.
func EmbeddedNets(files fs.FS, name string) Nets {
	text, err := fs.ReadFile(files, name)
	if err != nil {
		return nil
	}
	nets, err := ReadNets(text)
	if err != nil {
		return nil
	}
	return nets
}

// At returns the network with index field (see LearnedHeuristics.NetIndex), nil if there is none.
func (n Nets) At(field int) *Net {
	if field >= len(n) {
		return nil
	}
	return n[field]
}

// check returns an error if the sizes of the lists of weights do not match each other.
func (n *Net) check() error {
	units := len(n.Hidden)
	if len(n.Bias) != units || len(n.Out) != units {
		return fmt.Errorf("%d units, but %d biases and %d ways out", units, len(n.Bias), len(n.Out))
	}
	for h, row := range n.Hidden {
		if len(row) != len(n.Linear) {
			return fmt.Errorf("unit %d looks at %d traits of %d", h, len(row), len(n.Linear))
		}
	}
	return nil
}

// Correction returns the output of the network: the correction of the score that is expected for a
// seat with the features x, in units of the spread.
func (n *Net) Correction(x []float32) float32 {
	if n == nil {
		return 0
	}
	// The conversions around products prevent compilers from fusing them with sums (FMA), so that
	// all platforms round alike.
	sum := dot(n.Linear, x)
	for h, row := range n.Hidden {
		sum += float32(n.Out[h] * squash(n.Bias[h]+dot(row, x)))
	}
	return sum
}

// CorrectedScore returns the expected final score, in points, of a seat with the features x. score
// and spread are the seat's score and the spread that LearnedHeuristics.ExpectedScores returns.
func (n *Net) CorrectedScore(score, spread float32, x []float32) float32 {
	return float32(n.Trust*score) + float32(spread*n.Correction(x))
}

// dot returns the dot product of w and the first len(w) elements of x. Four independent partial
// sums allow instruction-level parallelism; their order is fixed, so that all platforms round
// alike.
func dot(w, x []float32) float32 {
	var a, b, c, d float32
	x = x[:len(w)]
	for len(w) >= 4 && len(x) >= 4 {
		a += float32(w[0] * x[0])
		b += float32(w[1] * x[1])
		c += float32(w[2] * x[2])
		d += float32(w[3] * x[3])
		w, x = w[4:], x[4:]
	}
	for i := range w {
		a += float32(w[i] * x[i])
	}
	return a + b + (c + d)
}

// squash maps x into (-1, 1) as x/(1+|x|). It avoids the exponential, which platforms round
// differently.
func squash(x float32) float32 {
	if x < 0 {
		return x / (1 - x)
	}
	return x / (1 + x)
}
