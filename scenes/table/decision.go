package table

import (
	"cmp"
	"maps"
	"slices"
	"sync"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/pieces"
	"gulch/render/ui"
	"gulch/scenes/coach"

	"github.com/hajimehoshi/ebiten/v2"
)

// Decision is the decision that the match waits for, as passed to [GameUI.Nodes]. It contains the
// legal moves, the areas for controls, and methods that turn nodes into controls that play moves.
// All rectangles are in design units.
type Decision struct {
	State engine.State
	Seat  engine.Seat   // the seat that decides, NoSeat if the game is over
	Legal []engine.Move // the legal moves, nil unless a person decides now
	Area  geom.Rect     // the area in the ledger for the decision's controls
	Row   geom.Rect     // the row of the main buttons below Area
	Panel geom.Rect     // Panel contains the prompt and the controls; tooltips of controls do not cover it
	Hint  engine.Move   // move that a hint proposes, the zero Move for none
	// Planned are the moves that a shown hint or the coach proposes for the rest of the turn, empty
	// without such advice. A press that plays several moves must pay on the way as they do.
	Planned []engine.Move
	// Pending is the move that the player has chosen and must confirm, the zero Move for none. In
	// that case Area shows the question whether to play it.
	Pending engine.Move
	Players []match.Seat
	// Quizzed is set while a tutor asks a question about the position: what the board foresees must
	// then neither answer it nor speak of something else.
	Quizzed bool
	// Animating is set while animations run: explanations should then not cover the board.
	Animating bool

	// Do plays move m for a press on the node with the given ID. If the rules refuse the move, this
	// node shakes and shows the reason.
	Do func(id string, m engine.Move)
	// History returns all events up to this position, without what is hidden from the viewers.
	History func() []engine.Event
	// LastPressWasTouch reports whether the last press was a touch. Before a touch the player has
	// not seen what appears while a pointer hovers.
	LastPressWasTouch func() bool
	// Pointer returns the last position of the pointer or finger, in design units.
	Pointer func() geom.Point
	// Rebuild requests a new call of [GameUI.Nodes]. A game calls it after it has changed a
	// selection that is not a move yet.
	Rebuild func()

	gameUI GameUI // the UI of the game that is played
	// plays a sequence, see [Decision.PlaySequence]; nil without a table, as in tests
	playSequence func(id string, next func() MoveSequence, prepared bool)
	moveWords    func(engine.Move) string // the game's [Words.MoveWords]
	plays        nodePlays                // what the nodes play
	// isBest reports whether a sequence is the best that the coach has found so far; nil without a
	// coach.
	isBest     func(next MoveSequence) bool
	awaitsHint bool // the player has asked for a hint, and its search has not ended
	// isWorse reports whether the coach, whose search has ended, rates a legal move below the best
	// one; nil while nobody sees the coach's opinions.
	isWorse func(m engine.Move) bool
	// moves that the coach, whose search has ended, does not rate bad, the best first; nil while
	// nobody sees the coach's opinions
	listed []engine.Move
	// rate returns the verdict of the coach, whose search has ended, on a sequence; nil while
	// nobody sees the coach's opinions.
	rate func(next MoveSequence) coach.Verdict
}

// nodePlays holds what a press on a node plays, by the ID of the node, as far as it does not follow
// from the ID. It has an entry for each node whose ID is not the notation of its move, and for each
// node that plays a sequence of moves.
type nodePlays struct {
	moves     map[string]engine.Move // single moves, and the first moves of sequences
	sequences map[string]func() MoveSequence
	// the sequences among which a press on the node asks to choose, see [Decision.RegisterWays]
	ways map[string][]func() MoveSequence
	// short names by which the coach calls what nodes play, see [Decision.RegisterName]
	names map[string]string
	// for moves without a node the equivalent moves with one, see [Decision.RegisterEquivalent]
	equivalents map[engine.Move]engine.Move
	payments    map[string]bool // the nodes that are ways to pay, see [Decision.RegisterPayment]
	// what a press makes the table do later, see [Decision.RegisterLimit]
	limits map[string]moveLimit
	// what closes the parts that are open over the board, see [Decision.RegisterOpen]
	closes []func()
	// what an open part asks, "" for nothing, see [Decision.RegisterQuestion]
	question string
}

// moveLimit holds the moves that the table may make later for the person who pressed a node, the
// farthest last, and the preview of the node.
type moveLimit struct {
	moves   []engine.Move
	preview MovePreview
}

// addMove records that the node with this ID plays m.
func (p *nodePlays) addMove(id string, m engine.Move) {
	if p.moves == nil {
		p.moves = map[string]engine.Move{}
	}
	p.moves[id] = m
}

// addSequence records that the node with this ID plays a sequence of moves, of which m is the
// first. The function next returns the sequence.
func (p *nodePlays) addSequence(id string, m engine.Move, next func() MoveSequence) {
	p.addMove(id, m)
	if p.sequences == nil {
		p.sequences = map[string]func() MoveSequence{}
	}
	p.sequences[id] = next
}

// moveAt returns the move that a press on the node with this ID plays in position s, false if it
// plays none. For a sequence, it is the first move.
func (p *nodePlays) moveAt(id string, s engine.State) (engine.Move, bool) {
	if move, ok := p.moves[id]; ok {
		return move, true
	}
	move, err := s.Parse(id)
	return move, err == nil
}

// IsLegal reports whether m is legal now.
func (a *Decision) IsLegal(m engine.Move) bool { return slices.Contains(a.Legal, m) }

// AwaitsHint reports whether the player has asked for a hint whose search has not ended.
func (a *Decision) AwaitsHint() bool { return a.awaitsHint }

// AsksFor reports whether the current decision of a person is about moves of this kind. That is so
// if such a move is legal. It is also so if the game's rules say that the phase is about such
// moves, even if none is legal now ([engine.ExpectsKinds]).
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

// Advised returns those of moves that the shown hint or coach prefers: the move that it has planned
// for this turn or, without one among them, the one that is first in the coach's list, unless the
// coach rates it bad. It returns moves if nothing is preferred. Among different payments for one
// thing, the table must pay as it advises.
func (a *Decision) Advised(moves []engine.Move) []engine.Move {
	for i, m := range moves {
		if a.IsHinted(m) || slices.Contains(a.Planned, m) {
			return moves[i : i+1]
		}
	}
	if a.isWorse == nil {
		return moves
	}
	for _, listed := range a.listed {
		if i := slices.Index(moves, listed); i >= 0 {
			return moves[i : i+1]
		}
	}
	good := slices.DeleteFunc(slices.Clone(moves), a.isWorse)
	if len(good) == 0 {
		return moves
	}
	return good
}

// RegisterMove registers that a press on the node with this ID plays m. It is needed for nodes
// whose ID is not the notation of their move, such as a button that bids the amount on a coin, so
// that the coach, hints and tests can find the node by its move.
func (a *Decision) RegisterMove(id string, m engine.Move) { a.plays.addMove(id, m) }

// RegisterOpen registers that the player has opened something over the board, such as a list of
// moves or a question how to pay. Escape calls closes, which must close it, instead of opening the
// menu. Of several open parts, Escape closes the one that was registered last.
func (a *Decision) RegisterOpen(closes func()) { a.plays.closes = append(a.plays.closes, closes) }

// RegisterQuestion registers the question that a part asks which the player has opened, such as
// which of two pieces goes. It is the prompt as long as that part is open, also while a hint is
// shown.
func (a *Decision) RegisterQuestion(asks string) { a.plays.question = asks }

// CloseOpen closes the part that was registered last by [Decision.RegisterOpen]. It reports whether
// there was one.
func (a *Decision) CloseOpen() bool { return a.plays.closeOpen() }

func (p *nodePlays) closeOpen() bool {
	last := len(p.closes) - 1
	if last >= 0 {
		p.closes[last]()
	}
	return last >= 0
}

// BestOf returns the index of the sequence that the coach rates best, of those that a control could
// choose next. It returns -1 if nobody sees the coach's opinions, if the search has not ended, or
// if it has judged none of them.
func (a *Decision) BestOf(all []func() MoveSequence) int {
	best, at := coach.Unjudged, -1
	for i := 0; a.rate != nil && i < len(all); i++ {
		if v := a.rate(all[i]()); v != coach.Unjudged && (at < 0 || v < best) {
			best, at = v, i
		}
	}
	return at
}

// RegisterLimit registers that a press on the node with this ID does not only play its move, but
// also lets the table make others for the person later, such as higher bids up to a limit. moves
// are the legal moves to which that may come, the farthest last. The coach rates the node by the
// worst of its move and these, and warns of each of them. The node's preview is preview, not that
// of its move, and the title of preview names the press. It must be called before
// [Decision.ButtonAs], which then marks the node for no hint.
func (a *Decision) RegisterLimit(id string, moves []engine.Move, preview MovePreview) {
	if a.plays.limits == nil {
		a.plays.limits = map[string]moveLimit{}
	}
	a.plays.limits[id] = moveLimit{moves, preview}
}

// RegisterName registers the words by which the coach and hints call what a press on the node with
// this ID plays, if the label of the node is too long for that.
func (a *Decision) RegisterName(id, words string) {
	if a.plays.names == nil {
		a.plays.names = map[string]string{}
	}
	a.plays.names[id] = words
}

// RegisterPayment registers that the node with this ID is one of several ways to pay. The coach
// marks each of them, also those that are bad or that its search has not examined.
func (a *Decision) RegisterPayment(id string) {
	if a.plays.payments == nil {
		a.plays.payments = map[string]bool{}
	}
	a.plays.payments[id] = true
}

// NameOf returns the words by which the coach calls what a press on node n plays.
func (a *Decision) NameOf(n ui.Node) string { return a.plays.nameOf(&n) }

// nameOf returns the registered name of what a press on node n plays, else the label of n.
func (p *nodePlays) nameOf(n *ui.Node) string { return cmp.Or(p.names[n.ID], n.Label) }

// RegisterEquivalent registers a legal move m that has no node because an equivalent move, shown,
// has one, for instance one that keeps another token of the same value. The coach names the shown
// move instead, and tests do not report the missing node.
func (a *Decision) RegisterEquivalent(m, shown engine.Move) {
	if a.plays.equivalents == nil {
		a.plays.equivalents = map[engine.Move]engine.Move{}
	}
	a.plays.equivalents[m] = shown
}

// EquivalentMoves returns the moves that [Decision.RegisterEquivalent] registered, in no order.
func (a *Decision) EquivalentMoves() []engine.Move {
	return slices.Collect(maps.Keys(a.plays.equivalents))
}

// Target makes node n play the first of the given moves that is legal now. n then glows, and the
// notation of the move becomes its ID. If n has no label, it gets the move's words. If none of the
// moves is legal, a press on n shows the reason, see [Decision.WithRefusal].
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

// PassThrough makes node n play the first of the given moves that is legal now. It is for a node
// that is drawn over a target, so that a press on either plays the target's move. It changes
// nothing if n already has a press handler.
func (a *Decision) PassThrough(n ui.Node, moves ...engine.Move) ui.Node {
	for _, m := range moves {
		if n.Press == nil && a.IsLegal(m) {
			id := a.State.Notation(m)
			n.Press = func() { a.Do(id, m) }
		}
	}
	return n
}

// Button returns a button in rectangle r that plays m. Its label is the move's words, unless look
// has a label or an icon.
func (a *Decision) Button(m engine.Move, r geom.Rect, look pieces.Button, tip string, keys ...ebiten.Key) ui.Node {
	return a.ButtonAs(a.State.Notation(m), m, r, look, tip, keys...)
}

// ButtonAs returns a button that plays m under a fixed ID. It is for a move that changes while the
// button stays the same, for instance with the amount that is being chosen.
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
	return WithHint(a.explained(n, m), a.isHintedAt(id, m))
}

// isHintedAt reports whether a hint proposes a press on the node with this ID, which plays m. A
// node with a limit, see [Decision.RegisterLimit], does more than a hint for m proposes.
func (a *Decision) isHintedAt(id string, m engine.Move) bool {
	return a.IsHinted(m) && len(a.plays.limits[id].moves) == 0
}

// listRowHeight is the height of a button in a list of moves, design units.
const listRowHeight = 34

// List appends a button for each of the moves, in columns in the decision's area.
func (a *Decision) List(dst []ui.Node, moves ...engine.Move) []ui.Node {
	rows := max(int(a.Area.H/listRowHeight), 1)
	columns := (len(moves) + rows - 1) / rows
	for i, m := range moves {
		r := a.Area.Row(i%columns, columns, 6).Column(i/columns, rows, 5)
		n := a.Button(m, r, pieces.Button{Material: pieces.PaperTag, Size: 13}, "")
		n.TipAvoids = a.Panel
		dst = append(dst, n)
	}
	return dst
}

// WithRefusal makes node n, which plays no legal move now, explain itself by the rules' reason, see
// [Decision.Attempt]: n attempts the first of the given moves that is illegal and of a kind that
// the current decision is about, see [Decision.AsksFor]. WithRefusal changes nothing if there is no
// such move or n already has a press handler.
func (a *Decision) WithRefusal(n ui.Node, moves ...engine.Move) ui.Node {
	for _, m := range moves {
		if n.Press == nil && a.AsksFor(m.Kind) && !a.IsLegal(m) {
			n = a.Attempt(n, m)
		}
	}
	return n
}

// Attempt makes node n attempt move m. If m is illegal now, hover, focus and press show the reason
// why the rules refuse it. If it is legal, a press plays it.
func (a *Decision) Attempt(n ui.Node, m engine.Move) ui.Node {
	id := n.ID
	n.Press = func() { a.Do(id, m) }
	return a.explained(n, m)
}

// explained returns node n, whose press plays m. If m is illegal now, hover and focus show the
// reason as well.
func (a *Decision) explained(n ui.Node, m engine.Move) ui.Node {
	if len(a.Legal) > 0 && !a.IsLegal(m) {
		n.WhyNot = sync.OnceValue(func() string { return a.Refusal(m) })
	}
	return n
}

// Refusal returns the reason why the rules refuse move m, as a sentence for players. It returns ""
// if m is legal.
func (a *Decision) Refusal(m engine.Move) string {
	s, err := a.gameUI.copyState(a.State)
	if err != nil || a.IsLegal(m) {
		return ""
	}
	if err = s.Play(m, nil); err == nil {
		return ""
	}
	return i18n.Sentence(err)
}
