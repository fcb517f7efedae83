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

// Ask is a decision waited for, as a game's nodes need it: what is legal, where controls go, and how a node becomes a
// place for a move.
type Ask struct {
	State engine.State
	Seat  engine.Seat   // who decides, NoSeat for nobody
	Legal []engine.Move // nil unless a person decides now
	Area  geom.Rect     // where the controls of the decision go, in the ledger
	Row   geom.Rect     // the row of the main buttons below it
	Panel geom.Rect     // prompt and controls together: tooltips of the controls stay off it
	Hint  engine.Move   // the move that a hint proposes, zero for none
	// Pending is the move that was chosen and waits to be confirmed, zero for none. Its question stands in Area.
	Pending engine.Move
	Names   []match.Seat
	// Moving reports that something is being shown: what explains itself had better not cover it.
	Moving bool

	// Do plays a move. Where it is refused, the node with the given ID shakes and says why.
	Do func(id string, m engine.Move)
	// Past returns all that has happened up to this position.
	Past func() []engine.Event
	// Finger reports whether the last press was that of a finger, which could not hover before.
	Finger func() bool
	// Pointer returns where the pointer or the finger was last.
	Pointer func() geom.Point
	// Rebuild asks for new nodes: a choice that is not yet a move has changed.
	Rebuild func()

	gameUI        Play                                      // whose decision it is
	playSequence  func(id string, next Next, prepared bool) // plays a gesture, see [Ask.Chain]; nil where nothing is played
	moveWords     func(engine.Move) string                  // [Play.MoveWords]
	equivalents   []engine.Move                             // see [Ask.Same]
	nodeMoves     map[string]engine.Move                    // moves by the IDs of the nodes that make them
	nodeSequences map[string]func() Next                    // gestures by the IDs of the nodes that make them, see [Ask.Sweep]
	// isBest reports whether a gesture is what the hint leads to; nil where nobody has thought about it.
	isBest func(next Next) bool
}

// Can reports whether m is legal now.
func (a *Ask) Can(m engine.Move) bool { return slices.Contains(a.Legal, m) }

// Asked reports whether a person is asked now for moves of a kind: one is legal, or the rules say that the phase is about
// them though none is ([engine.Asker]).
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

// Means notes which move the node with an ID makes now, for one whose ID is not the notation of its move: a button that
// bids what a coin shows. The coach, hints and tests find the node by its move.
func (a *Ask) Means(id string, m engine.Move) {
	if a.nodeMoves == nil {
		a.nodeMoves = map[string]engine.Move{}
	}
	a.nodeMoves[id] = m
}

// Same notes that a legal move has no place because another that has one is the same to whoever decides: it keeps another token
// of the same worth. Tests do not miss it.
func (a *Ask) Same(m engine.Move) { a.equivalents = append(a.equivalents, m) }

// Placeless are the moves that were noted so.
func (a *Ask) Placeless() []engine.Move { return a.equivalents }

// Target makes n a place for the first of some moves that is legal now: it glows, is called by the move unless it has a
// label, and pressing it plays the move. Where none is legal n can be [Ask.Tried].
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

// Through lets a thing that lies on a target make the move of that, the first one of some that is legal, unless it can be
// pressed for something of its own.
func (a *Ask) Through(n ui.Node, moves ...engine.Move) ui.Node {
	for _, m := range moves {
		if n.Press == nil && a.Can(m) {
			id := a.State.Notation(m)
			n.Press = func() { a.Do(id, m) }
		}
	}
	return n
}

// Button is a button that makes a move. It is called by the move unless look has a label.
func (a *Ask) Button(m engine.Move, r geom.Rect, look pieces.Button, tip string, keys ...ebiten.Key) ui.Node {
	return a.ButtonAs(a.State.Notation(m), m, r, look, tip, keys...)
}

// ButtonAs is a button that makes a move and keeps its ID while the move changes, as with a sum that is being set.
func (a *Ask) ButtonAs(id string, m engine.Move, r geom.Rect, look pieces.Button, tip string, keys ...ebiten.Key) ui.Node {
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

// List appends a button for each of some moves, in columns in the area of the decision.
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

// Tried lets n, which is no target now, be pressed if a move of such a kind is asked for: the move is tried, and the rules
// say why not.
func (a *Ask) Tried(n ui.Node, moves ...engine.Move) ui.Node {
	for _, m := range moves {
		if id := n.ID; n.Press == nil && a.Asked(m.Kind) && !a.Can(m) {
			n.Press = func() { a.Do(id, m) }
		}
	}
	return n
}
