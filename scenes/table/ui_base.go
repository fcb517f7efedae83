package table

import (
	"slices"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/motion"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/ui"
	"gulch/scenes/stage"
)

// Base is what a game's UI embeds, with the types of the game's state and board: the positions, the
// seats, and the defaults of all optional methods of [GameUI]. The package comment has an example.
type Base[S engine.State, B engine.Board] struct {
	Common
	defaults
	// State is the current position of the match. It is ahead of Board while animations run. Read
	// it for legal moves and their consequences. A method that paints must not read it.
	State S
	// Settled is a copy of State from the last time that all events had been shown. It is never
	// ahead of Board, and Board is ahead of it while animations run. A method that paints reads it
	// for what Board does not contain: the options of the game, and what the rules say about the
	// decision that is shown.
	Settled S
	// Board is the position that is drawn. It follows the events one by one as they are shown. Only
	// the table changes it; the game's UI reads it.
	Board B
	game  engine.Game

	expected expectation // see AboutAtEnd
}

// NewBase returns a Base for the seats of a match, with an empty board.
func NewBase[S engine.State, B engine.Board](game engine.Game, h *stage.App, seats []match.Seat) Base[S, B] {
	return Base[S, B]{Board: game.NewBoard().(B), game: game, Common: NewCommon(game.Info(), h, seats)}
}

// baseMethods is the unexported part of [GameUI]. Only [Base] implements it, so every game has to
// embed a Base.
type baseMethods interface {
	common() *Common
	setState(s engine.State)
	settle(s engine.State)
	readBoard(s engine.State)
	follow(e engine.Told)
	board() engine.Board
	newBoard(s engine.State) engine.Board
	copyState(s engine.State) (engine.State, error)
	atPosition(s engine.State, past []engine.Told, say func())
}

func (b *Base[S, B]) setState(s engine.State) {
	b.State = s.(S)
	b.settle(s)
}

// settle sets Settled to a copy of position s.
func (b *Base[S, B]) settle(s engine.State) {
	var none S
	if any(b.Settled) == any(none) {
		b.Settled = engine.Clone(s).(S)
		return
	}
	s.CopyTo(b.Settled)
}

// readBoard sets the Board to position s. Information hidden from all [Common.RevealedSeats] is
// left out.
func (b *Base[S, B]) readBoard(s engine.State) { b.Board.Read(s, b.RevealedSeats) }

// atPosition calls say while State, Settled and Board are temporarily set to other positions: State
// and Settled to s, Board to s after the events in past. All are restored afterwards, so the table
// shows no change.
func (b *Base[S, B]) atPosition(s engine.State, past []engine.Told, say func()) {
	state, settled, board := b.State, b.Settled, b.Board
	defer func() { b.State, b.Settled, b.Board = state, settled, board }()
	b.State, b.Settled, b.Board = s.(S), s.(S), b.newBoard(s).(B)
	for _, e := range past {
		b.follow(e)
	}
	say()
}

// follow makes the Board follow an event.
func (b *Base[S, B]) follow(e engine.Told) { engine.Follow(b.Board, e, b.RevealedSeats) }

func (b *Base[S, B]) board() engine.Board { return b.Board }

// newBoard returns a new board that is read from a position.
func (b *Base[S, B]) newBoard(s engine.State) engine.Board {
	board := b.game.NewBoard()
	board.Read(s, b.RevealedSeats)
	return board
}

// copyState returns a copy of a position that shares no data with the original.
func (b *Base[S, B]) copyState(s engine.State) (engine.State, error) {
	c, err := b.game.New(s.Seats(), nil, 1)
	if err == nil {
		s.CopyTo(c)
	}
	return c, err
}

// Common is the part of a [Base] that does not depend on the game's types.
type Common struct {
	App  *stage.App
	Info engine.Info
	// Players are the seats of the match: names, faces, and who plays them.
	Players []match.Seat
	// Window is the layout class of the window. Area is the rectangle of the board, in design
	// units.
	Window ui.Layout
	Area   geom.Rect
	// Viewer is the seat at the bottom of the board. If one person plays, it is that person's seat.
	// If several persons play, it is the seat of the person who decides now or decided last.
	Viewer engine.Seat
	// RevealedSeats is the set of seats whose secrets are shown. With one person at the table it is
	// that person's seat; with several, the seat of the person who holds the device, or no seat
	// during a hand-over. In a replay and among bots it is all seats.
	RevealedSeats engine.SeatSet
	// HighlightedSeat is the seat that the board highlights: the one whose turn it is, or the seat
	// of the event that is being shown; NoSeat for none.
	HighlightedSeat engine.Seat
	// ShownEvent is the kind of the event that is being shown, 0 for none.
	ShownEvent engine.EventKind

	// ShownAgain is set while [Motion.OnAllShown] is called after events that were only shown
	// again: the decision is the same as before, so what the player has selected must be kept.
	ShownAgain bool

	// returns the node that is pointed at, nil without a window, see PointedAt
	pointed func() string
	// the result of the last call of PointedAt, and whether it was called since the still picture
	// was last found outdated
	pointedLast string
	pointedRead bool
	// reports whether a person has missed the newest event of a kind, see Missed
	missed func(engine.Seat, engine.EventKind) bool
	// plays the animations; nil without any, as on a thumbnail
	timeline *motion.Timeline
	// the nodes of the table, which places words of seats; nil without a table
	root *ui.Root
	// returns where a seat's words, coins and gains appear in the ledger; nil without a ledger
	ledgerSeat    func(engine.Seat) SeatLayout
	countOffsets  map[any]int              // displayed value minus the Board's value, by the key of the value
	countObserver func(key any, shown int) // set by tests: called with each value that is painted
}

// NewCommon returns a Common for the seats of a match. The viewer is the first seat that a person
// plays, or seat 0.
func NewCommon(info engine.Info, h *stage.App, seats []match.Seat) Common {
	return Common{
		App: h, Info: info, Players: seats, HighlightedSeat: engine.NoSeat,
		Viewer: engine.Seat(max(slices.IndexFunc(seats, match.Seat.Person), 0)),
	}
}

func (c *Common) common() *Common { return c }

// PointedAt returns the ID of the node whose effect is shown: the node that a question is about,
// under the pointer, or focused; "" for none. What the board shows of the effect must follow it, so
// that the board and the preview agree. The still picture is painted again when another node is
// pointed at.
func (c *Common) PointedAt() string {
	if c.pointed == nil {
		return ""
	}
	c.pointedLast, c.pointedRead = c.pointed(), true
	return c.pointedLast
}

// pointedOutdated reports whether another node is pointed at than at the last call of PointedAt, so
// that what was painted by its result is outdated. It reports that once.
func (c *Common) pointedOutdated() bool {
	if !c.pointedRead || c.pointed() == c.pointedLast {
		return false
	}
	c.pointedRead = false
	return true
}

// Missed reports whether the newest event of a kind happened after the person of seat p last saw
// the table. It is false if no event of the kind has happened.
func (c *Common) Missed(p engine.Seat, kind engine.EventKind) bool {
	return c.missed != nil && c.missed(p, kind)
}

// Name returns the name of seat p. For NoSeat it returns "the bank". For a number that is no seat
// of the match it returns the name of the game's rival, a player that the rules play.
func (c *Common) Name(p engine.Seat) string {
	if p == engine.NoSeat {
		return i18n.T("the bank")
	}
	if int(p) >= len(c.Players) {
		return c.Info.Rival
	}
	return c.Players[p].Name
}

// Person reports whether a person plays a seat. It is false for NoSeat and for a rival that the
// rules play.
func (c *Common) Person(p engine.Seat) bool {
	return p >= 0 && int(p) < len(c.Players) && c.Players[p].Person()
}

// SeatCount returns the number of seats.
func (c *Common) SeatCount() engine.Seat { return engine.Seat(len(c.Players)) }

// Token draws the face of a seat as a disc centred on at. size is the diameter of the disc in
// design units.
func (c *Common) Token(p *paint.Canvas, seat engine.Seat, at geom.Point, size float64) {
	pieces.Token(p, at, size, int(seat), engine.At(c.Players, seat).Face)
}

// Carried reports whether a running animation moves the thing with this key, see Carries in
// [motion.Animation]. Paint must then not draw the thing, because the animation draws it.
func (c *Common) Carried(key any) bool { return c.timeline != nil && c.timeline.IsCarried(key) }

// DisplayedValue returns the number that the board shows for a value while coins or goods are in
// flight: those that have not arrived are not added yet, and those that have not left are still
// included. value is the number on the Board. The key identifies the number; for a seat's money it
// is the seat.
func (c *Common) DisplayedValue(key any, value int) int {
	shown := value + c.countOffsets[key]
	if c.countObserver != nil {
		c.countObserver(key, shown)
	}
	return shown
}

// adjustCount changes the difference between a displayed value and the Board's value. The parameter
// by is added to the difference. key identifies the value, see [Common.DisplayedValue].
func (c *Common) adjustCount(key any, by int) {
	if c.countOffsets == nil {
		c.countOffsets = map[any]int{}
	}
	if c.countOffsets[key] += by; c.countOffsets[key] == 0 {
		delete(c.countOffsets, key)
	}
}

// BoardCenter returns the middle of the board. The paths of things that fly over the table bend
// towards it.
func (c *Common) BoardCenter() geom.Point { return c.Area.Center() }
