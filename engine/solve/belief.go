package solve

import (
	"math"
	"math/rand/v2"
	"reflect"
	"slices"

	"gulch/engine"
)

// belief is what may be: positions with their weights. In a belief that is solved all have the same seat to move and the same moves.
type belief []particle

type particle struct {
	state  engine.State
	key    key
	weight float64
}

// add counts a position, which the belief keeps; one that it has already adds its weight only.
func (b belief) add(p particle) belief {
	if at := slices.IndexFunc(b, func(q particle) bool { return q.key == p.key }); at >= 0 {
		b[at].weight += p.weight
		return b
	}
	return append(b, p)
}

// each returns the positions as beliefs of their own.
func (b belief) each() []belief {
	parts := make([]belief, len(b))
	for i := range b {
		parts[i] = belief{b[i]}
	}
	return parts
}

// weigh returns the weight of all and makes it 1.
func (b belief) weigh() float64 {
	sum := 0.0
	for _, p := range b {
		sum += p.weight
	}
	for i := range b {
		b[i].weight /= sum
	}
	return sum
}

// key sorts the positions and returns the key of all together. Beliefs whose weights are rounded in different ways are different.
func (b belief) sorted() key {
	slices.SortFunc(b, func(x, y particle) int { return x.key.before(y.key) })
	k := key{uint64(len(b)), 2}
	for _, p := range b {
		k = k.fold(p.key[0]).fold(p.key[1]).fold(math.Float64bits(p.weight))
	}
	return k
}

// deals returns what may be for a seat: all that Determinize deals from a position.
func (w *work) deals(s engine.State, seat engine.Seat) (belief, error) {
	var b belief
	var at = map[key]int{}
	w.draws.Reset()
	for more := true; more; more = w.draws.Next() {
		if err := w.spend(); err != nil {
			return nil, err
		}
		deal := w.blank()
		s.CopyTo(deal)
		engine.Force(deal, &w.draws)
		deal.Determinize(seat, rand.New(rand.NewPCG(1, 1)))
		p := particle{state: deal, weight: w.draws.Weight(), key: keyOf(deal)}
		if i, met := at[p.key]; met {
			b[i].weight += p.weight
			continue
		}
		at[p.key] = len(b)
		b = append(b, p)
	}
	return b, nil
}

// allKnowTheSame reports whether every seat takes the same positions to be possible, with the same weights.
func (w *work) allKnowTheSame(deals belief) (bool, error) {
	for _, p := range deals {
		for q := range engine.Seat(p.state.Seats()) {
			others, err := w.deals(p.state, q)
			if err != nil || len(others) != len(deals) {
				return false, err
			}
			others.sorted()
			deals.sorted()
			for i, o := range others {
				if o.key != deals[i].key || math.Abs(o.weight-deals[i].weight) > alike {
					return false, nil
				}
			}
		}
		if len(deals) == 1 {
			break
		}
	}
	return true, nil
}

// blank returns an empty state of the game.
func (w *work) blank() engine.State { return reflect.New(w.of).Interface().(engine.State) }
