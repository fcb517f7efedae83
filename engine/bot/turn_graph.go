package bot

import (
	"hash/fnv"

	"gulch/engine"
)

// TurnJudge is a Thinker that judges a move by the best that can still be made of the turn after
// it, as searching bots do. Moves that can be made in any order, and other ways to the same
// position, are therefore rated equal.
type TurnJudge interface {
	Thinker
	// TurnOpinions appends to dst the same opinions as Opinions, except for Result and Error. The
	// Result of a move is that of the best play of the seat until it has to let another seat decide
	// or until something is revealed. Error is the standard error of that result.
	TurnOpinions(dst []Opinion) []Opinion
	// Line returns the moves that the search would play in the seat's turn, beginning with m, until
	// another seat has to decide or something is revealed. It contains only m if the search has not
	// examined what follows.
	Line(m engine.Move) []engine.Move
	// Examined returns how many of the moves of Line(m) the search has examined well enough to
	// propose them. The moves after these are only better than those of a rollout.
	Examined(m engine.Move) int
}

// turnGraph is the part of a search tree in which the seat to move goes on deciding, without a
// decision of another seat and before anything is revealed. Nodes share a vertex if their positions
// are the same for the seat, which means that the information states are equal. The vertex adds up
// their visits.
type turnGraph struct {
	bot      *searchBot
	least    int32 // number of visits from which a node belongs to the graph
	vertices []vertex
	index    map[uint64]int32
	legal    []engine.Move
}

// vertex is a position of a turn graph, or the end of the seat's turn.
type vertex struct {
	state   engine.State // nil if the turn ends here: another seat decides, or something was revealed
	total   float64
	squares float64
	visits  int32
	edges   []edge
	entered bool // the vertex is on the path on which best plays are being computed
	judged  bool
	value   float64
	wrong   float64 // standard error of value
	next    int     // index in edges of the best move, -1 if nothing after this vertex was examined
}

// edge is a move from one vertex to another.
type edge struct {
	move engine.Move
	to   int32
}

// minTurnVisits is the minimum number of visits of a node that belongs to a turn graph;
// minTurnShare is its minimum as a fraction of all visits. The larger minimum applies. Lines follow
// such nodes to the end of the turn, because a few visits choose better than the policy of
// rollouts. minLineVisits is the number of visits from which the result of a vertex counts as that
// of the best play.
const (
	minTurnVisits = 6
	minTurnShare  = 0.002
	minLineVisits = 40
)

// newTurnGraph returns the turn graph of the current search tree of b, with all values computed.
func newTurnGraph(b *searchBot) *turnGraph {
	g := &turnGraph{bot: b, least: int32(max(minTurnVisits, minTurnShare*float64(b.spent))), index: map[uint64]int32{}}
	root := engine.Clone(b.root)
	at := g.vertexOf(g.key(root), root)
	g.add(0, at)
	for i := range g.vertices {
		g.judge(int32(i))
	}
	return g
}

// key returns a hash of position s as the bot's seat sees it: of the information state.
func (g *turnGraph) key(s engine.State) uint64 {
	seen, err := s.InformationState(g.bot.seat)
	if err != nil {
		return mix(uint64(len(g.vertices)), 1) // a defect of the game: the position equals no other
	}
	h := fnv.New64a()
	h.Write(seen)
	return h.Sum64()
}

// vertexOf returns the index of the vertex with the given key. If there is none, it adds one with
// the position s.
func (g *turnGraph) vertexOf(key uint64, s engine.State) int32 {
	at, ok := g.index[key]
	if !ok {
		at = int32(len(g.vertices))
		g.index[key] = at
		g.vertices = append(g.vertices, vertex{state: s, next: -1})
	}
	return at
}

// add adds the descendants of a search node to the graph and adds up their statistics. It leaves
// out those that have too few visits or do not belong to the seat's turn. node is the index of the
// search node, and at that of its vertex.
func (g *turnGraph) add(node, at int32) {
	nodes := g.bot.nodes
	for c := nodes[node].first; c != 0; c = nodes[c].next {
		n := &nodes[c]
		if n.seat != g.bot.seat || n.visits < g.least {
			continue
		}
		to, ok := g.follow(at, n.move)
		if !ok {
			continue
		}
		v := &g.vertices[to]
		v.total += float64(n.total)
		v.squares += float64(n.squares)
		v.visits += n.visits
		if v.state != nil {
			g.add(c, to)
		}
	}
}

// follow returns the index of the vertex to which move m leads, and adds the vertex if the graph
// has none. at is the index of the vertex from which m starts. follow returns false if the move is
// not legal there.
func (g *turnGraph) follow(at int32, m engine.Move) (to int32, ok bool) {
	if to, ok = g.known(at, m); ok {
		return to, true
	}
	s := engine.Clone(g.vertices[at].state)
	open, err := playOn(s, m, g.bot.seat, &g.legal)
	if err != nil {
		return 0, false
	}
	if open {
		to = g.vertexOf(g.key(s), s)
	} else {
		to = g.vertexOf(mix(mix(uint64(at), moveBits(m)), 2), nil)
	}
	g.vertices[at].edges = append(g.vertices[at].edges, edge{m, to})
	return to, true
}

// known returns the index of the vertex to which move m leads. at is the index of the vertex from
// which m starts. known returns false if the graph has no such vertex, or if at is negative.
func (g *turnGraph) known(at int32, m engine.Move) (to int32, ok bool) {
	if at < 0 {
		return 0, false
	}
	for _, e := range g.vertices[at].edges {
		if e.move == m {
			return e.to, true
		}
	}
	return 0, false
}

// playOn plays move m, and the forced moves after it, in the state s. open reports whether seat
// decides next and nothing was revealed, so that it could foresee the position. The legal moves are
// stored in *buf.
func playOn(s engine.State, m engine.Move, seat engine.Seat, buf *[]engine.Move) (open bool, err error) {
	revealed := false
	observe := func(e engine.Event) { revealed = revealed || e.Reveals }
	if err := s.Play(m, observe); err != nil {
		return false, err
	}
	*buf, err = engine.PlayForced(s, (*buf)[:0], observe)
	return err == nil && !revealed && s.Turn() == seat, nil
}

// judge computes the value of a vertex: the mean of its own results or, if it is higher, the value
// of the most visited vertex after it. at is the index of the vertex. The mean alone would be too
// low, because it includes the visits of worse moves.
func (g *turnGraph) judge(at int32) {
	v := &g.vertices[at]
	if v.judged || v.entered {
		return
	}
	v.entered = true
	v.value, v.wrong = meanAndError(v.total, v.squares, v.visits)
	most := int32(0)
	for i, e := range v.edges {
		g.judge(e.to)
		// a vertex that is being computed leads back to this position, and adds nothing to it
		if to := &g.vertices[e.to]; to.judged && to.visits > most {
			most, v.next = to.visits, i
		}
	}
	if v.next >= 0 {
		if to := &g.vertices[v.edges[v.next].to]; to.visits >= minLineVisits && to.value >= v.value {
			v.value, v.wrong = to.value, to.wrong
		}
	}
	v.judged = true
}

// line returns m, a move at the root, and the moves of the best play of the turn after it. The
// first ones, as many as examined says, lead to vertices with at least minLineVisits visits.
func (g *turnGraph) line(m engine.Move) (all []engine.Move, examined int) {
	all = []engine.Move{m}
	examined = 1
	at, ok := g.known(0, m)
	for ok && g.vertices[at].next >= 0 && len(all) < maxLine {
		e := g.vertices[at].edges[g.vertices[at].next]
		all, at = append(all, e.move), e.to
		if examined == len(all)-1 && g.vertices[at].visits >= minLineVisits {
			examined++
		}
	}
	return all, examined
}

// maxLine is the maximum number of moves in a line.
const maxLine = 24

// graph returns the turn graph of the tree as it is now.
func (b *searchBot) graph() *turnGraph {
	if b.turns == nil || b.turnsAt != b.spent {
		b.turns, b.turnsAt = newTurnGraph(b), b.spent
	}
	return b.turns
}

// TurnOpinions implements TurnJudge.
func (b *searchBot) TurnOpinions(dst []Opinion) []Opinion {
	from := len(dst)
	dst = b.Opinions(dst)
	if b.endgame.solved || len(b.moves) < 2 {
		return dst
	}
	g := b.graph()
	for i := range dst[from:] {
		o := &dst[from+i]
		if to, ok := g.known(0, o.Move); ok {
			o.Result, o.Error = g.vertices[to].value, g.vertices[to].wrong
		}
	}
	return dst
}

// Line implements TurnJudge.
func (b *searchBot) Line(m engine.Move) []engine.Move {
	if b.endgame.solved || len(b.moves) < 2 {
		return []engine.Move{m}
	}
	all, _ := b.graph().line(m)
	return all
}

// Examined implements TurnJudge.
func (b *searchBot) Examined(m engine.Move) int {
	if b.endgame.solved || len(b.moves) < 2 {
		return 1
	}
	_, examined := b.graph().line(m)
	return examined
}

// After returns the position after move m, a legal move of position s, and the forced moves that
// follow it. open reports whether the same seat decides there and nothing was revealed, so that the
// seat could foresee it.
func After(s engine.State, m engine.Move) (next engine.State, open bool) {
	next = engine.Clone(s)
	var legal []engine.Move
	open, err := playOn(next, m, s.Turn(), &legal)
	return next, open && err == nil
}
