package bot

import (
	"cmp"
	"slices"

	"gulch/engine"
)

// PlanGraph has what a search has found about the moves that the seat to move may make one after
// another, without a decision of another seat between them. Vertex 0 is the position of the
// decision; it is empty if there are no plans. Other ways to the same position lead to the same
// vertex, so that a vertex has the visits of all of them. The graph depends only on what the seat
// to move may know.
type PlanGraph []PlanVertex

// PlanVertex is a position of a PlanGraph.
type PlanVertex struct {
	Visits int
	Result float64    // expected result of the best play of the turn from here, from 0 to 1
	Error  float64    // standard error of Result
	Edges  []PlanEdge `json:",omitempty"` // the moves from here that were examined, the most visited first
}

// PlanEdge is a move of a PlanGraph. To is the index of the vertex to which it leads.
type PlanEdge struct {
	Move engine.Move
	To   int
}

// Follow returns the index of the vertex to which move m leads from vertex at, and whether the
// search has examined it.
func (g PlanGraph) Follow(at int, m engine.Move) (to int, ok bool) {
	if at >= len(g) {
		return 0, false
	}
	for _, e := range g[at].Edges {
		if e.Move == m {
			return e.To, true
		}
	}
	return 0, false
}

// planBuilder merges the search trees of several searches of a position into a PlanGraph.
type planBuilder struct {
	graph PlanGraph
	index map[uint64]int // vertices by key
	keys  []uint64       // keys by vertex
	said  [][]Opinion    // for each vertex: what each search that has visited it says about it
}

// newPlanGraph returns the graph of what the searches have found in the same position. It leaves
// out vertices with fewer visits than least.
func newPlanGraph(searches []*searchBot, least int) PlanGraph {
	p := &planBuilder{index: map[uint64]int{}}
	p.vertexOf(0)
	for _, b := range searches {
		if b.endgame.solved {
			p.addSolved(b)
			continue
		}
		m := planMember{planBuilder: p, bot: b, turns: b.graph(), found: map[int]*planStats{}}
		m.add(0, 0, 0)
		m.report()
	}
	return p.finish(least)
}

// vertexOf returns the index of the vertex with a key, which it adds if there is none.
func (p *planBuilder) vertexOf(key uint64) int {
	at, ok := p.index[key]
	if !ok {
		at = len(p.graph)
		p.index[key] = at
		p.graph, p.keys, p.said = append(p.graph, PlanVertex{}), append(p.keys, key), append(p.said, nil)
	}
	return at
}

// lead returns the vertex with a key and makes move m lead to it from vertex at.
func (p *planBuilder) lead(at int, m engine.Move, key uint64) int {
	to := p.vertexOf(key)
	if _, ok := p.graph.Follow(at, m); !ok {
		p.graph[at].Edges = append(p.graph[at].Edges, PlanEdge{m, to})
	}
	return to
}

// addSolved adds the moves of an endgame that search b has solved.
func (p *planBuilder) addSolved(b *searchBot) {
	for _, o := range b.Opinions(nil) {
		to := p.lead(0, o.Move, mix(0, moveBits(o.Move)))
		p.said[to] = append(p.said[to], o)
	}
}

// finish returns the graph without the vertices that have fewer visits than least, and sorts the
// edges.
func (p *planBuilder) finish(least int) PlanGraph {
	for i := range p.graph {
		v := &p.graph[i]
		if len(p.said[i]) > 0 {
			o := sumOf(p.said[i])
			v.Visits, v.Result, v.Error = o.Visits, o.Result, o.Error
		}
	}
	at := map[int]int{0: 0} // new indices of the vertices that are kept
	out := PlanGraph{p.graph[0]}
	for next := []int{0}; len(next) > 0; next = next[1:] {
		var edges []PlanEdge
		for _, e := range p.graph[next[0]].Edges {
			if p.graph[e.To].Visits < least {
				continue
			}
			if _, ok := at[e.To]; !ok {
				at[e.To] = len(out)
				out, next = append(out, p.graph[e.To]), append(next, e.To)
			}
			edges = append(edges, PlanEdge{e.Move, at[e.To]})
		}
		slices.SortStableFunc(edges, func(a, b PlanEdge) int { return cmp.Compare(out[b.To].Visits, out[a.To].Visits) })
		out[at[next[0]]].Edges = edges
	}
	return out
}

// planMember adds one of the searches to a PlanGraph.
type planMember struct {
	*planBuilder
	bot   *searchBot
	turns *turnGraph
	found map[int]*planStats // by vertex of the PlanGraph: what this search has found
}

// planStats is what one search has found about a vertex. If turns is not negative, it is the index
// of the vertex in the search's turn graph, which has the statistics.
type planStats struct {
	turns          int32
	total, squares float64
	visits         int32
}

// add adds the descendants of a search node. place is the index of the node's vertex in the turn
// graph, -1 if it has none because something was revealed before. at is its vertex in the
// PlanGraph.
func (p *planMember) add(node, place int32, at int) {
	nodes := p.bot.nodes
	for c := nodes[node].first; c != 0; c = nodes[c].next {
		n := &nodes[c]
		if n.seat != p.bot.seat || n.visits < p.turns.least {
			continue
		}
		next, known := p.turns.known(place, n.move)
		if place >= 0 && !known {
			continue // not legal in the sampled position
		}
		if !known {
			next = -1
		}
		open := known && p.turns.vertices[next].state != nil
		key := mix(mix(p.keys[at], moveBits(n.move)), 2)
		if open {
			key = p.turns.key(p.turns.vertices[next].state)
		}
		to := p.lead(at, n.move, key)
		s := p.found[to]
		if s == nil {
			s = &planStats{turns: next}
			p.found[to] = s
		}
		s.total, s.squares, s.visits = s.total+float64(n.total), s.squares+float64(n.squares), s.visits+n.visits
		if !open {
			next = -1
		}
		p.add(c, next, to)
	}
}

// report adds what the search has found about each vertex to what the others say.
func (p *planMember) report() {
	for to := range len(p.graph) {
		s := p.found[to]
		if s == nil {
			continue
		}
		o := Opinion{Visits: int(s.visits)}
		if s.turns >= 0 {
			v := &p.turns.vertices[s.turns]
			o.Visits, o.Result, o.Error = int(v.visits), v.value, v.wrong
		} else {
			o.Result, o.Error = meanAndError(s.total, s.squares, s.visits)
		}
		p.said[to] = append(p.said[to], o)
	}
}
