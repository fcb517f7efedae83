package engine

import (
	"encoding/json"
	"fmt"
	"io/fs"
)

// Net is a small network: traits of a seat in, and out what they add to its score, in spreads of the evaluation (see
// [AppendShares]). It has one layer of hidden units and a straight way past them,
//
//	lift = Σ Straight[i]·x[i] + Σ Out[h]·squash(Bias[h] + Σ Hidden[h][i]·x[i])
//
// and no constant: what adds the same to every seat says nothing. A nil Net adds nothing.
type Net struct {
	Explore  float32     `json:"explore"`  // how much searches explore that this network judges, 0 for as much as others
	Trust    float32     `json:"trust"`    // what the score of the formulas is multiplied by: 1 believes in their spread
	Straight []float32   `json:"straight"` // by trait
	Hidden   [][]float32 `json:"hidden"`   // by unit, then by trait
	Bias     []float32   `json:"bias"`     // by unit
	Out      []float32   `json:"out"`      // by unit
}

// Learner is a Guide with a learned part in its evaluation: what networks add to the scores that its formulas expect.
// Package learn fits the networks.
type Learner interface {
	Guide
	// Expect writes the final score that the formulas expect of every seat to dst, and returns it with the number of
	// points that multiply the odds of the win by e.
	Expect(dst []float32) (scores []float32, spread float32)
	// Traits appends what the network looks at for a seat: numbers of which most lie between -3 and 3, always as many, that
	// follow from what the seat to move may know.
	Traits(seat Seat, dst []float32) []float32
	// Field says which of the game's networks judges the position, from 0: there is one for every mode that differs.
	Field() int
	// Net returns the network by which Evaluate judges the position, nil where the formulas judge alone.
	Net() *Net
	// EvaluateBy is Evaluate by another network; by none with nil.
	EvaluateBy(net *Net, dst []float32) []float32
}

// Nets holds the networks of a game by field, and finds the right one for a position.
type Nets []*Net

// ReadNets reads the networks of a game.
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

// EmbeddedNets reads the networks that lie in a file of the program's own data; none where there is no such file, or one that
// a test would complain about: the formulas judge alone then.
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

// At returns the network of a field, nil if there is none.
func (n Nets) At(field int) *Net {
	if field >= len(n) {
		return nil
	}
	return n[field]
}

// check reports a network whose parts do not fit together.
func (n *Net) check() error {
	units := len(n.Hidden)
	if len(n.Bias) != units || len(n.Out) != units {
		return fmt.Errorf("%d units, but %d biases and %d ways out", units, len(n.Bias), len(n.Out))
	}
	for h, row := range n.Hidden {
		if len(row) != len(n.Straight) {
			return fmt.Errorf("unit %d looks at %d traits of %d", h, len(row), len(n.Straight))
		}
	}
	return nil
}

// Lift returns what the network adds for a seat with the traits x, in spreads.
func (n *Net) Lift(x []float32) float32 {
	if n == nil {
		return 0
	}
	// Conversions around products keep compilers from fusing them with sums: all platforms round alike.
	sum := dot(n.Straight, x)
	for h, row := range n.Hidden {
		sum += float32(n.Out[h] * squash(n.Bias[h]+dot(row, x)))
	}
	return sum
}

// Judge returns the score of a seat with the traits x as the network sees it, where the formulas expect this score and this
// spread.
func (n *Net) Judge(score, spread float32, x []float32) float32 {
	return float32(n.Trust*score) + float32(spread*n.Lift(x))
}

// dot adds up products in four sums, which a processor can work on at once. They are fixed, so that all platforms round
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

// squash bends a number into (-1, 1) without an exponential, which platforms round differently.
func squash(x float32) float32 {
	if x < 0 {
		return x / (1 - x)
	}
	return x / (1 + x)
}
