package table

import (
	"slices"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/render/pieces"
	"gulch/render/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// Ask is the decision that the match waits for, as [Play.Nodes] gets it: the legal moves, the areas
// for controls, and methods that turn nodes into controls that play moves. All rectangles are in
// design units.
type Ask struct {
	State engine.State
	Seat  engine.Seat   // who decides, NoSeat for nobody
	Legal []engine.Move // the legal moves, nil unless a person decides now
	Area  geom.Rect     // the area in the ledger for the decision's controls
	Row   geom.Rect     // the row of the main buttons below Area
	Panel geom.Rect     // prompt and controls together: tooltips of controls avoid it
	Hint  engine.Move   // the move that a hint proposes, zero for none
	// Pending is the move that was chosen and waits for confirmation, zero for none. The question
	// is shown in Area.
	Pending engine.Move
	Names   []match.Seat
	// Moving reports that animations run: explanations should not cover them.
	Moving bool

	// Do plays a move. If the rules refuse it, the node with the given ID shakes and shows why.
	Do func(id string, m engine.Move)
	// Past returns all events up to this position, redacted for the viewers.
	Past func() []engine.Event
	// Finger reports whether the last press was by touch, which cannot hover first.
	Finger func() bool
	// Pointer returns the last position of the pointer or finger, in design units.
	Pointer func() geom.Point
	// Rebuild requests new nodes, after a selection that is not a move yet has changed.
	Rebuild func()

	gameUI Play // the UI of the game being played
	// plays a sequence, see [Ask.Chain]; nil if nothing is to be played
	playSequence func(id string, next Next, prepared bool)
	moveWords    func(engine.Move) string // the game's [Play.MoveWords]
	equivalents  []engine.Move            // see [Ask.Same]
	nodeMoves    map[string]engine.Move   // moves by the IDs of the nodes that play them
	// sequences by the IDs of the nodes that play them, see [Ask.Sweep]
	nodeSequences map[string]func() Next
	// isBest reports whether a sequence is the best one, as far as the coach has searched; nil
	// without a coach.
	isBest func(next Next) bool
}

// Can reports whether m is legal now.
func (a *Ask) Can(m engine.Move) bool { return slices.Contains(a.Legal, m) }

// Asked reports whether a person has to decide now about moves of a kind: one of them is legal, or
// the rules say that the phase is about them though none is ([engine.Asker]).
func (a *Ask) Asked(kind engine.Kind) bool {
	if len(a.Legal) == 0 {
		return false
	}
	if x, ok := a.State.(engine.Asker); ok && x.Asks(kind) {
		return true
	}
	return slices.ContainsFunc(a.Legal, func(m engine.Move) bool { return m.Kind == kind })
}

// Name returns the name of a seat.
func (a *Ask) Name(s engine.Seat) string { return engine.At(a.Names, s).Name }

// Proposed reports whether a hint proposes m.
func (a *Ask) Proposed(m engine.Move) bool { return m.Kind != 0 && m == a.Hint }

// Means registers the move that the node with an ID plays now, for a node whose ID is not the
// notation of its move, such as a button that bids the amount on a coin. The coach, hints and tests
// find the node by its move.
func (a *Ask) Means(id string, m engine.Move) {
	if a.nodeMoves == nil {
		a.nodeMoves = map[string]engine.Move{}
	}
	a.nodeMoves[id] = m
}

// Same registers a legal move that has no node, because an equivalent move has one: it keeps
// another token of the same value. Tests then do not report the missing node.
func (a *Ask) Same(m engine.Move) { a.equivalents = append(a.equivalents, m) }

// Placeless returns the moves that [Ask.Same] registered.
func (a *Ask) Placeless() []engine.Move { return a.equivalents }

// Target makes n a target for the first of some moves that is legal now: n glows, gets the move's
// words as its label unless it has one, and plays the move when pressed. If none is legal, n shows
// the refusal instead, see [Ask.Tried].
func (a *Ask) Target(n ui.Node, moves ...engine.Move) ui.Node {
	for _, m := range moves {
		if !a.Can(m) {
			continue
		}
		n.ID, n.Quiet = a.State.Notation(m), false
		if n.Label == "" {
			n.Label = a.moveWords(m)
		}
		id := n.ID
		n.Press = func() { a.Do(id, m) }
		return Glow(n, a.Proposed(m))
	}
	return a.Tried(n, moves...)
}

// Through makes a node that is drawn over a target play the target's move, the first legal one of
// some moves, unless the node has a press of its own.
func (a *Ask) Through(n ui.Node, moves ...engine.Move) ui.Node {
	for _, m := range moves {
		if n.Press == nil && a.Can(m) {
			id := a.State.Notation(m)
			n.Press = func() { a.Do(id, m) }
		}
	}
	return n
}

// Button returns a button that plays a move. Its label is the move's words unless look has one.
func (a *Ask) Button(m engine.Move, r geom.Rect, look pieces.Button, tip string, keys ...ebiten.Key) ui.Node {
	return a.ButtonAs(a.State.Notation(m), m, r, look, tip, keys...)
}

// ButtonAs returns a button that plays a move and keeps its ID while the move changes, as with an
// amount that is being chosen.
func (a *Ask) ButtonAs(id string, m engine.Move, r geom.Rect, look pieces.Button, tip string,
	keys ...ebiten.Key) ui.Node {
	if look.Label == "" && look.Icon == "" {
		look.Label = a.moveWords(m)
	}
	n := ui.Button(id, r, look, func() { a.Do(id, m) }, keys...)
	n.Role, n.Tip = "move", tip
	if n.Label == "" {
		n.Label = a.moveWords(m)
	}
	a.Means(id, m)
	return Hinted(n, a.Proposed(m))
}

// listRowHeight is the height of a button in a list of moves, design units.
const listRowHeight = 34

// List appends a button for each of some moves, in columns in the decision's area.
func (a *Ask) List(dst []ui.Node, moves ...engine.Move) []ui.Node {
	rows := max(int(a.Area.H/listRowHeight), 1)
	columns := (len(moves) + rows - 1) / rows
	for i, m := range moves {
		r := a.Area.Row(i/rows, columns, 6).Column(i%rows, rows, 5)
		n := a.Button(m, r, pieces.Button{Make: pieces.PaperTag, Size: 13}, "")
		n.TipAt = a.Panel
		dst = append(dst, n)
	}
	return dst
}

// Tried makes n, which is no target now, pressable if the decision is about moves of such a kind: a
// press plays the illegal move, and the rules' refusal is shown.
func (a *Ask) Tried(n ui.Node, moves ...engine.Move) ui.Node {
	for _, m := range moves {
		if id := n.ID; n.Press == nil && a.Asked(m.Kind) && !a.Can(m) {
			n.Press = func() { a.Do(id, m) }
		}
	}
	return n
}
