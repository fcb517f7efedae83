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

// Decision is the decision that the match waits for, as [GameUI.Nodes] gets it: the legal moves,
// the areas for controls, and methods that turn nodes into controls that play moves. All rectangles
// are in design units.
type Decision struct {
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
	Players []match.Seat
	// Animating reports that animations run: explanations should not cover them.
	Animating bool

	// Do plays a move. If the rules refuse it, the node with the given ID shakes and shows why.
	Do func(id string, m engine.Move)
	// History returns all events up to this position, redacted for the viewers.
	History func() []engine.Event
	// LastPressWasTouch reports whether the last press was by touch, which cannot hover first.
	LastPressWasTouch func() bool
	// Pointer returns the last position of the pointer or finger, in design units.
	Pointer func() geom.Point
	// Rebuild requests new nodes, after a selection that is not a move yet has changed.
	Rebuild func()

	gameUI GameUI // the UI of the game being played
	// plays a sequence, see [Decision.PlaySequence]; nil if nothing is to be played
	playSequence func(id string, next MoveSequence, prepared bool)
	moveWords    func(engine.Move) string // the game's [GameUI.MoveWords]
	equivalents  []engine.Move            // see [Decision.RegisterEquivalent]
	nodeMoves    map[string]engine.Move   // moves by the IDs of the nodes that play them
	// sequences by the IDs of the nodes that play them, see [Decision.SequenceTarget]
	nodeSequences map[string]func() MoveSequence
	// isBest reports whether a sequence is the best one, as far as the coach has searched; nil
	// without a coach.
	isBest func(next MoveSequence) bool
}

// IsLegal reports whether m is legal now.
func (a *Decision) IsLegal(m engine.Move) bool { return slices.Contains(a.Legal, m) }

// AsksFor reports whether a person has to decide now about moves of a kind: one of them is legal,
// or the rules say that the phase is about them though none is ([engine.ExpectsKinds]).
func (a *Decision) AsksFor(kind engine.Kind) bool {
	if len(a.Legal) == 0 {
		return false
	}
	if x, ok := a.State.(engine.ExpectsKinds); ok && x.ExpectsKind(kind) {
		return true
	}
	return slices.ContainsFunc(a.Legal, func(m engine.Move) bool { return m.Kind == kind })
}

// Name returns the name of a seat.
func (a *Decision) Name(s engine.Seat) string { return engine.At(a.Players, s).Name }

// IsHinted reports whether a hint proposes m.
func (a *Decision) IsHinted(m engine.Move) bool { return m.Kind != 0 && m == a.Hint }

// RegisterMove registers the move that the node with an ID plays now, for a node whose ID is not
// the notation of its move, such as a button that bids the amount on a coin. The coach, hints and
// tests find the node by its move.
func (a *Decision) RegisterMove(id string, m engine.Move) {
	if a.nodeMoves == nil {
		a.nodeMoves = map[string]engine.Move{}
	}
	a.nodeMoves[id] = m
}

// RegisterEquivalent registers a legal move that has no node, because an equivalent move has one:
// it keeps another token of the same value. Tests then do not report the missing node.
func (a *Decision) RegisterEquivalent(m engine.Move) { a.equivalents = append(a.equivalents, m) }

// EquivalentMoves returns the moves that [Decision.RegisterEquivalent] registered.
func (a *Decision) EquivalentMoves() []engine.Move { return a.equivalents }

// Target makes n a target for the first of some moves that is legal now: n glows, gets the move's
// words as its label unless it has one, and plays the move when pressed. If none is legal, n shows
// the refusal instead, see [Decision.WithRefusal].
func (a *Decision) Target(n ui.Node, moves ...engine.Move) ui.Node {
	for _, m := range moves {
		if !a.IsLegal(m) {
			continue
		}
		n.ID, n.SkipFocus = a.State.Notation(m), false
		if n.Label == "" {
			n.Label = a.moveWords(m)
		}
		id := n.ID
		n.Press = func() { a.Do(id, m) }
		return TargetGlow(n, a.IsHinted(m))
	}
	return a.WithRefusal(n, moves...)
}

// PassThrough makes a node that is drawn over a target play the target's move, the first legal one
// of some moves, unless the node has a press of its own.
func (a *Decision) PassThrough(n ui.Node, moves ...engine.Move) ui.Node {
	for _, m := range moves {
		if n.Press == nil && a.IsLegal(m) {
			id := a.State.Notation(m)
			n.Press = func() { a.Do(id, m) }
		}
	}
	return n
}

// Button returns a button that plays a move. Its label is the move's words unless look has one.
func (a *Decision) Button(m engine.Move, r geom.Rect, look pieces.Button, tip string, keys ...ebiten.Key) ui.Node {
	return a.ButtonAs(a.State.Notation(m), m, r, look, tip, keys...)
}

// ButtonAs returns a button that plays a move and keeps its ID while the move changes, as with an
// amount that is being chosen.
func (a *Decision) ButtonAs(id string, m engine.Move, r geom.Rect, look pieces.Button, tip string,
	keys ...ebiten.Key) ui.Node {
	if look.Label == "" && look.Icon == "" {
		look.Label = a.moveWords(m)
	}
	n := ui.Button(id, r, look, func() { a.Do(id, m) }, keys...)
	n.Role, n.Tip = "move", tip
	if n.Label == "" {
		n.Label = a.moveWords(m)
	}
	a.RegisterMove(id, m)
	return WithHint(n, a.IsHinted(m))
}

// listRowHeight is the height of a button in a list of moves, design units.
const listRowHeight = 34

// List appends a button for each of some moves, in columns in the decision's area.
func (a *Decision) List(dst []ui.Node, moves ...engine.Move) []ui.Node {
	rows := max(int(a.Area.H/listRowHeight), 1)
	columns := (len(moves) + rows - 1) / rows
	for i, m := range moves {
		r := a.Area.Row(i/rows, columns, 6).Column(i%rows, rows, 5)
		n := a.Button(m, r, pieces.Button{Material: pieces.PaperTag, Size: 13}, "")
		n.TipAvoids = a.Panel
		dst = append(dst, n)
	}
	return dst
}

// WithRefusal makes n, which is no target now, pressable if the decision is about moves of such a
// kind: a press plays the illegal move, and the rules' refusal is shown.
func (a *Decision) WithRefusal(n ui.Node, moves ...engine.Move) ui.Node {
	for _, m := range moves {
		if id := n.ID; n.Press == nil && a.AsksFor(m.Kind) && !a.IsLegal(m) {
			n.Press = func() { a.Do(id, m) }
		}
	}
	return n
}
