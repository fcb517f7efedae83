package bot

import (
	"math"

	"gulch/engine"
)

// tree is the search tree of one decision. All nodes are in one slice, the root first. The children
// of a node are a list linked by indices. Therefore the tree grows without moving nodes, and is
// cleared by truncating the slice.
type tree struct {
	nodes   []node
	legal   []engine.Move // legal moves at the node that the current iteration has reached
	weights []float32     // scratch buffer: weights of the moves in legal
	hasNode []bool        // scratch buffer: whether each move in legal has a node
}

// node is a move in the tree with its statistics. A child is identified by its move together with
// the seat that makes the move: in an open-loop tree, different samples may have different seats to
// move at the same node.
type node struct {
	move      engine.Move
	total     float32 // sum, over all visits, of the results of the seat that makes the move
	squares   float32 // sum of the squares of these results
	visits    int32
	available int32 // number of visits of the parent node in which this move was legal
	// prior probability of the move, computed by a soft-max over all legal moves when the node was
	// added
	prior       float32
	bestUntried float32 // largest prior of the moves after this node that have not been tried and so have no node yet
	first       int32   // index of the first child, 0 for none
	next        int32   // index of the next sibling, 0 for none
	lastIndex   int16   // index of the move in the list of legal moves at the last visit
	seat        engine.Seat
}

// resetTree clears the tree and makes room for a budget of iterations, each of which adds at most
// one node.
func (t *tree) resetTree(iterations int) {
	if cap(t.nodes) < iterations+1 {
		t.nodes = make([]node, 0, iterations+1)
	}
	t.nodes = append(t.nodes[:0], node{bestUntried: 1})
}

// descend returns the index of the node that the current iteration visits next: a child of the
// current node. at is the index of the current node, and seat the seat to move there. fresh reports
// whether descend has just added the child.
func (b *searchBot) descend(at int32, seat engine.Seat) (child int32, fresh bool) {
	nodes, explore := b.nodes, b.explore
	parent := &nodes[at]
	best, arg := float32(math.Inf(-1)), int32(0)
	found, sum, visits := 0, float32(0), int32(0)
	for c := parent.first; c != 0; {
		n, this := &nodes[c], c
		c = n.next
		if n.seat != seat || b.find(n) < 0 {
			continue
		}
		found++
		n.available++
		sum += n.total
		visits += n.visits
		v := n.total/float32(n.visits) + explore*n.prior*sqrt(n.available)/float32(1+n.visits)
		if v > best {
			best, arg = v, this
		}
	}
	if found == len(b.legal) || found > 0 && !b.widens(found, parent.visits) {
		return arg, false
	}
	// The result of a move without a node is assumed to be the average of its siblings.
	if found > 0 && sum/float32(visits)+float32(explore*parent.bestUntried*sqrt(parent.visits)) <= best {
		return arg, false
	}
	return b.grow(at, seat), true
}

// widens reports whether another child may be added to a node that has been visited visits times.
// found is the number of its children whose moves are legal in the current sample.
func (b *searchBot) widens(found int, visits int32) bool {
	return b.tuning.Widen == 0 || float32(found) < b.tuning.Widen*sqrt(visits)
}

// find returns the index of n's move among the legal moves of the current sample, -1 if it is not
// legal there. It first tries the index of the last visit, because lists of legal moves seldom
// change between visits.
func (t *tree) find(n *node) int {
	move := moveBits(n.move) // moves are compared as one number, for speed
	if p := int(n.lastIndex); p < len(t.legal) && moveBits(t.legal[p]) == move {
		return p
	}
	for p, m := range t.legal {
		if moveBits(m) == move {
			n.lastIndex = int16(p)
			return p
		}
	}
	return -1
}

// grow adds a child to a node and returns the child's index. at is the index of the node, and seat
// the seat to move there. The new child is the legal move with the largest prior that has no node
// yet.
func (b *searchBot) grow(at int32, seat engine.Seat) int32 {
	b.hasNode = b.hasNode[:0]
	for range b.legal {
		b.hasNode = append(b.hasNode, false)
	}
	last := int32(0)
	for c := b.nodes[at].first; c != 0; c = b.nodes[c].next {
		last = c
		if n := &b.nodes[c]; n.seat == seat {
			if p := b.find(n); p >= 0 {
				b.hasNode[p] = true
			}
		}
	}
	b.priors(b.heuristicsAt(at))
	place, prior, rest := -1, float32(0), float32(0)
	for i, p := range b.weights {
		switch {
		case b.hasNode[i]:
		case place < 0 || p > prior:
			place, prior, rest = i, p, prior
		case p > rest:
			rest = p
		}
	}
	b.nodes = append(b.nodes, node{move: b.legal[place], prior: prior, available: 1, bestUntried: 1,
		lastIndex: int16(place), seat: seat})
	child := int32(len(b.nodes) - 1)
	b.nodes[at].bestUntried = rest
	if last == 0 {
		b.nodes[at].first = child
	} else {
		b.nodes[last].next = child
	}
	return child
}

// evenPriorShare is the fraction of the prior that is distributed evenly among all moves, so that
// even a move with a very low weight is tried.
const evenPriorShare = 0.05

// heuristicsAt returns the Heuristics of the position at a node: b.rootHeuristics at the root,
// b.workHeuristics elsewhere. at is the index of the node; that of the root is 0.
func (b *searchBot) heuristicsAt(at int32) engine.Heuristics {
	if at == 0 {
		return b.rootHeuristics
	}
	return b.workHeuristics
}

// priors converts the weights of the legal moves to priors that add up to 1, in b.weights. guide is
// the Heuristics that gives the weights.
func (b *searchBot) priors(guide engine.Heuristics) {
	if b.tuning.PriorTemperature == 0 {
		b.weights = b.weights[:0]
		for range b.legal {
			b.weights = append(b.weights, 1/float32(len(b.legal)))
		}
		return
	}
	b.weights = guide.Prior(b.legal, b.weights[:0])
	top, sum := b.weights[argmax(b.weights)], float32(0)
	for i, w := range b.weights {
		e := exp((w - top) / b.tuning.PriorTemperature)
		b.weights[i] = e
		sum += e
	}
	scale, even := (1-evenPriorShare)/sum, evenPriorShare/float32(len(b.weights))
	for i, e := range b.weights {
		b.weights[i] = float32(e*scale) + even
	}
}

// exp returns e^x for x ≤ 0 with a relative error of about 0.1 %, computed as (1 + x/1024)^1024.
func exp(x float32) float32 {
	if x < -30 {
		return 0
	}
	y := 1 + x/1024
	for range 10 {
		y *= y
	}
	return y
}

// sqrt returns the square root of a count. The conversions allow the compiler to use a single
// float32 instruction.
func sqrt(n int32) float32 { return float32(math.Sqrt(float64(float32(n)))) }
