package learn

import (
	"math"
	"math/rand/v2"

	"gulch/engine"
)

// Hyperparams has the hyperparameters of a training.
type Hyperparams struct {
	Hidden int     // number of hidden units of a network
	Epochs int     // number of passes over all samples
	Rate   float64 // initial learning rate; it decreases linearly to a tenth
	Decay  float64 // weight decay of the optimizer Adam
	Seed   uint64
}

// Report has the result of training one network. Before and After are the mean losses (cross
// entropy, in nats) over the games that were held out, a tenth of all: Before by the formulas
// alone, After with the network.
type Report struct {
	NetIndex      int
	Samples       int
	Before, After float64
}

const (
	batch   = 256 // number of samples per training step
	heldOut = 10  // every tenth game is held out from the training, to measure the network
)

// Fit trains a network for each network index (LearnedHeuristics.NetIndex) that occurs in the
// samples. The slice of networks is indexed by it, with nil for an index without enough samples.
// The reports have one element for each trained network, in the same order.
func (s *Dataset) Fit(c Hyperparams) ([]*engine.Net, []Report) {
	fields := 0
	for i := range s.Samples {
		fields = max(fields, s.Samples[i].NetIndex+1)
	}
	nets, reports := make([]*engine.Net, fields), []Report{}
	for f := range fields {
		var learn, test []*Sample
		for i := range s.Samples {
			switch at := &s.Samples[i]; {
			case at.NetIndex != f:
			case at.Game%heldOut == heldOut-1:
				test = append(test, at)
			default:
				learn = append(learn, at)
			}
		}
		if len(learn) == 0 || len(test) == 0 {
			continue
		}
		p := newTrainer(s.FeatureCount, c, learn)
		report := Report{NetIndex: f, Samples: len(learn), Before: p.loss(test)}
		p.train(learn, c)
		report.After = p.loss(test)
		nets[f], reports = p.net(), append(reports, report)
	}
	return nets, reports
}

// trainer is a network in training, computed in float64. w has all weights in one slice: the linear
// weights, the weights of each hidden unit with its bias and output weight, and the factor by which
// the score of the game's hand-written heuristics is multiplied. grad is the gradient; m and v are
// the moments of Adam. Features are scaled to unit variance during the training.
type trainer struct {
	traits, hidden int
	scale          []float64
	w, grad, m, v  []float64
	steps          int
	// features, activations of the hidden units and their derivatives, for all seats of one sample
	x, act, slope []float64
	p             []float64
}

func newTrainer(traits int, c Hyperparams, from []*Sample) *trainer {
	n := traits + c.Hidden*(traits+2) + 1
	p := &trainer{traits: traits, hidden: c.Hidden, scale: make([]float64, traits), w: make([]float64, n),
		grad: make([]float64, n), m: make([]float64, n), v: make([]float64, n)}
	p.measure(from)
	p.w[p.trust()] = 1
	r := rand.New(rand.NewPCG(c.Seed, 0x1ea2))
	// the output weights start at 0, so that at first the network computes the same as the formulas
	for h := range c.Hidden {
		for i := range traits {
			p.w[p.in(h)+i] = r.NormFloat64() / math.Sqrt(float64(traits))
		}
	}
	return p
}

// in returns the index in the weights w of the first weight of hidden unit h. The bias and the
// output weight of the unit follow its weights.
func (p *trainer) in(h int) int { return p.traits + h*(p.traits+2) }

// trust returns the index in the weights w of the factor by which the score that the formulas
// predict is multiplied.
func (p *trainer) trust() int { return len(p.w) - 1 }

// measure computes the factors by which features are scaled to unit variance, from the given
// samples. For a feature that is constant, the factor is 0.
func (p *trainer) measure(from []*Sample) {
	n, sum, square := 0.0, make([]float64, p.traits), make([]float64, p.traits)
	for _, s := range from {
		for i, x := range s.Features {
			sum[i%p.traits] += float64(x)
			square[i%p.traits] += float64(x) * float64(x)
		}
		n += float64(s.Seats)
	}
	for i := range p.scale {
		if spread := math.Sqrt(max(0, square[i]/n-sum[i]/n*sum[i]/n)); spread > 1e-4 {
			p.scale[i] = 1 / spread
		}
	}
}

// train runs all epochs of the training. Each epoch goes through the samples in a new random order.
func (p *trainer) train(from []*Sample, c Hyperparams) {
	r := rand.New(rand.NewPCG(c.Seed, 0x0de2))
	order := r.Perm(len(from))
	total := c.Epochs * (len(from)/batch + 1)
	for range c.Epochs {
		r.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
		for at := 0; at < len(order); at += batch {
			part := order[at:min(at+batch, len(order))]
			clear(p.grad)
			for _, i := range part {
				p.addGradient(from[i])
			}
			rate := c.Rate * (1 - 0.9*float64(p.steps)/float64(total))
			p.step(float64(len(part)), rate, c.Decay)
		}
	}
}

// forward computes the shares of the win that the network predicts for a sample (the forward pass),
// and stores them in p.p.
func (p *trainer) forward(s *Sample) {
	p.x, p.act, p.slope, p.p = p.x[:0], p.act[:0], p.slope[:0], p.p[:0]
	top := math.Inf(-1)
	for seat := range s.Seats {
		from := len(p.x)
		for i, t := range s.Features[seat*p.traits : (seat+1)*p.traits] {
			p.x = append(p.x, float64(t)*p.scale[i])
		}
		x, sum := p.x[from:], 0.0
		for i, v := range x {
			sum += p.w[i] * v
		}
		for h := range p.hidden {
			w := p.w[p.in(h):]
			in := w[p.traits]
			for i, v := range x {
				in += w[i] * v
			}
			d := 1 / (1 + math.Abs(in))
			p.act, p.slope = append(p.act, in*d), append(p.slope, d*d)
			sum += w[p.traits+1] * in * d
		}
		logit := p.w[p.trust()]*float64(s.Scores[seat])/float64(s.Spread) + sum
		p.p = append(p.p, logit)
		top = max(top, logit)
	}
	all := 0.0
	for i, l := range p.p {
		p.p[i] = math.Exp(l - top)
		all += p.p[i]
	}
	for i := range p.p {
		p.p[i] /= all
	}
}

// addGradient adds the gradient of the loss for one sample to grad.
func (p *trainer) addGradient(s *Sample) {
	p.forward(s)
	for seat := range s.Seats {
		d := p.p[seat] - float64(s.Result[seat])
		p.grad[p.trust()] += d * float64(s.Scores[seat]) / float64(s.Spread)
		x := p.x[seat*p.traits : (seat+1)*p.traits]
		for i, v := range x {
			p.grad[i] += d * v
		}
		for h := range p.hidden {
			at := p.in(h)
			k := seat*p.hidden + h
			p.grad[at+p.traits+1] += d * p.act[k]
			into := d * p.w[at+p.traits+1] * p.slope[k]
			p.grad[at+p.traits] += into
			for i, v := range x {
				p.grad[at+i] += into * v
			}
		}
	}
}

// step does one step of the optimizer Adam, with the learning rate rate and the decoupled weight
// decay decay. samples is the number of samples that were added to the gradient.
func (p *trainer) step(samples, rate, decay float64) {
	const keep, keepSquare, least = 0.9, 0.999, 1e-8
	p.steps++
	fix, fixSquare := 1-math.Pow(keep, float64(p.steps)), 1-math.Pow(keepSquare, float64(p.steps))
	for i, g := range p.grad {
		decay := decay
		if i == p.trust() {
			decay = 0
		}
		g /= samples
		p.m[i] = keep*p.m[i] + (1-keep)*g
		p.v[i] = keepSquare*p.v[i] + (1-keepSquare)*g*g
		p.w[i] -= rate * (p.m[i]/fix/(math.Sqrt(p.v[i]/fixSquare)+least) + decay*p.w[i])
	}
}

// loss returns the mean cross entropy, in nats, of the predictions for the given samples.
func (p *trainer) loss(over []*Sample) float64 {
	sum := 0.0
	for _, s := range over {
		p.forward(s)
		for i, r := range s.Result {
			sum -= float64(r) * math.Log(max(p.p[i], 1e-12))
		}
	}
	return sum / float64(len(over))
}

// net returns the trained network, with its weights converted for unscaled features. The weights
// are rounded to four digits, which changes no decision and keeps the data file small.
func (p *trainer) net() *engine.Net {
	n := &engine.Net{Trust: roundDigits(p.w[p.trust()])}
	for i := range p.traits {
		n.Linear = append(n.Linear, roundDigits(p.w[i]*p.scale[i]))
	}
	for h := range p.hidden {
		w, row := p.w[p.in(h):], []float32{}
		for i := range p.traits {
			row = append(row, roundDigits(w[i]*p.scale[i]))
		}
		n.Hidden, n.Bias, n.Out = append(n.Hidden, row), append(n.Bias, roundDigits(w[p.traits])),
			append(n.Out, roundDigits(w[p.traits+1]))
	}
	return n
}

// roundDigits rounds a number to four significant digits.
func roundDigits(x float64) float32 {
	if x == 0 {
		return 0
	}
	unit := math.Pow(10, 3-math.Floor(math.Log10(math.Abs(x))))
	return float32(math.Round(x*unit) / unit)
}
