package table

import (
	"slices"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/render/motion"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/ui"
	"gulch/render/words"
	"gulch/scenes/reader"
	"gulch/scenes/stage"
	"gulch/scenes/talk"
)

// Base is what every game embeds in the [Play] that it brings to its table, with the types of its state and its board:
//
//	type Table struct {
//		table.Base[*rules.State, *rules.Board]
//		at places
//	}
//
//	func New(h *stage.App, seats []match.Seat) table.Play {
//		return &Table{Base: table.NewBase[*rules.State, *rules.Board](rules.Game, h, seats)}
//	}
type Base[S engine.State, B engine.Board] struct {
	Common
	// State is the position of the game. It is ahead of the Board while something moves; read it for what is legal and
	// for what would follow, and draw the Board.
	State S
	// Board is what is drawn: it follows the events one by one. Nobody but the table changes it.
	Board B
	game  engine.Game
}

// NewBase returns what a game embeds, for the seats of a match.
func NewBase[S engine.State, B engine.Board](game engine.Game, h *stage.App, seats []match.Seat) Base[S, B] {
	return Base[S, B]{Board: game.NewBoard().(B), game: game, Common: NewCommon(game.Info(), h, seats)}
}

// baseMethods is the part of a Play that only a Base has.
type baseMethods interface {
	common() *Common
	setState(s engine.State)
	readBoard(s engine.State)
	applyEvent(e engine.Event)
	board() engine.Board
	newBoard(s engine.State) engine.Board
	copyState(s engine.State) (engine.State, error)
	atPosition(s engine.State, past []engine.Event, say func())
}

func (b *Base[S, B]) setState(s engine.State) { b.State = s.(S) }

// readBoard makes the board show a position as those may see it who look.
func (b *Base[S, B]) readBoard(s engine.State) { b.Board.Read(s, b.Open) }

// atPosition has the play say something as if a position of another time were on the table, after some events that led on from
// there. What the table shows stays.
func (b *Base[S, B]) atPosition(s engine.State, past []engine.Event, say func()) {
	state, board := b.State, b.Board
	defer func() { b.State, b.Board = state, board }()
	b.State, b.Board = s.(S), b.newBoard(s).(B)
	for _, e := range past {
		b.Board.Apply(e.For(b.Open))
	}
	say()
}

// applyEvent lets the board follow an event.
func (b *Base[S, B]) applyEvent(e engine.Event) { b.Board.Apply(e) }

func (b *Base[S, B]) board() engine.Board { return b.Board }

// newBoard returns another board, read from a position.
func (b *Base[S, B]) newBoard(s engine.State) engine.Board {
	board := b.game.NewBoard()
	board.Read(s, b.Open)
	return board
}

// copyState returns an independent copy of a position.
func (b *Base[S, B]) copyState(s engine.State) (engine.State, error) {
	c, err := b.game.New(s.Seats(), nil, 1)
	if err == nil {
		s.CopyTo(c)
	}
	return c, err
}

// Common is the part of a Base that is the same for all games.
type Common struct {
	App  *stage.App
	Info engine.Info
	// Names are the seats: what they are called, their faces, who plays them.
	Names []match.Seat
	// Window and Area say where the board is to be laid out: the class of the window, and the rectangle for the board.
	Window ui.Layout
	Area   geom.Rect
	// Viewer sits at the bottom: the only person at the table, or the one who decides or decided last.
	Viewer engine.Seat
	// Open are the seats whose secrets may be seen: of the only person at the table, of whoever holds the device, of
	// nobody while it is passed on, of everybody in a replay and among bots.
	Open engine.SeatSet
	// Lit is whose turn it is, or whom the event concerns that is being shown; NoSeat for nobody.
	Lit engine.Seat
	// Showing is the kind of the event that is being shown, 0 while nothing is.
	Showing engine.EventKind

	timeline      *motion.Timeline          // nil where nothing ever moves, as on a thumbnail
	ledgerSeat    func(engine.Seat) Seating // where seats are in the ledger, nil where there is none
	countOffsets  map[any]int               // by how much figures differ from the board
	countObserver func(key any, shown int)  // hears each figure that is painted, nil but in tests
}

// NewCommon returns what all tables have, for the seats of a match. The first person sits at the bottom.
func NewCommon(info engine.Info, h *stage.App, seats []match.Seat) Common {
	return Common{
		App: h, Info: info, Names: seats, Lit: engine.NoSeat, Viewer: engine.Seat(max(slices.IndexFunc(seats, match.Seat.Person), 0)),
	}
}

func (c *Common) common() *Common { return c }

// Name returns what a seat is called; NoSeat is the bank.
func (c *Common) Name(p engine.Seat) string {
	if p == engine.NoSeat {
		return words.T("the bank")
	}
	if int(p) >= len(c.Names) {
		return c.Info.Rival
	}
	return c.Names[p].Name
}

// Person reports whether a person plays a seat. Nobody plays NoSeat, and a rival by the rules is no person.
func (c *Common) Person(p engine.Seat) bool {
	return p >= 0 && int(p) < len(c.Names) && c.Names[p].Person()
}

// Seats returns how many sit at the table.
func (c *Common) Seats() engine.Seat { return engine.Seat(len(c.Names)) }

// Token draws the face of a seat, centred on a point.
func (c *Common) Token(p *paint.Pen, seat engine.Seat, at geom.Point, size float64) {
	pieces.Token(p, at, size, int(seat), engine.At(c.Names, seat).Face)
}

// Carried reports whether a motion has something in hand that goes by a key, see [motion.Animation]: it must not be
// painted where it belongs.
func (c *Common) Carried(key any) bool { return c.timeline != nil && c.timeline.Carried(key) }

// Counted is what a figure on the board shows now: its value, less what is still on its way to it and more what has not
// yet left it. The key says whose figure it is; that of the money of a seat is the seat.
func (c *Common) Counted(key any, value int) int {
	shown := value + c.countOffsets[key]
	if c.countObserver != nil {
		c.countObserver(key, shown)
	}
	return shown
}

// adjustCount changes by how much a figure differs from the board.
func (c *Common) adjustCount(key any, by int) {
	if c.countOffsets == nil {
		c.countOffsets = map[any]int{}
	}
	if c.countOffsets[key] += by; c.countOffsets[key] == 0 {
		delete(c.countOffsets, key)
	}
}

// Heart is the middle of the board, towards which what flies over the table bends.
func (c *Common) Heart() geom.Point { return c.Area.Center() }

// What a game that says nothing about it has: see [Play].

// Layout leaves everything where it is.
func (c *Common) Layout() {}

// Paint leaves the cloth bare.
func (c *Common) Paint(*paint.Pen) {}

// Draw draws nothing.
func (c *Common) Draw(*paint.Pen) {}

// Nodes appends a button for every legal move.
func (c *Common) Nodes(a *Ask, dst []ui.Node) []ui.Node { return a.List(dst, a.Legal...) }

// Prepare has nothing to paint ahead.
func (c *Common) Prepare(*paint.Pen) bool { return false }

// Animate shows nothing.
func (c *Common) Animate(*Sequence) {}

// Hero is whoever decides.
func (c *Common) Hero(s engine.State) engine.Seat { return s.Turn() }

// Chapter tells no stories.
func (c *Common) Chapter(engine.State) int { return 0 }

// Tell makes pictures of the lines of the log.
func (c *Common) Tell(s *Story) {
	_, weight := s.gameUI.Mark(s.Event)
	s.AddLine(1 + weight)
}

// Cues adds no sound.
func (c *Common) Cues(_ engine.Event, dst []Cue) []Cue { return dst }

// Settled forgets nothing.
func (c *Common) Settled() {}

// Figures are those of the row in the ledger.
func (c *Common) Figures(engine.Seat) []Stat { return nil }

// Ticket leaves it to the first move.
func (c *Common) Ticket([]engine.Move, engine.State) (title string, lines []Note) { return "", nil }

// Listed adds no cards to the book.
func (c *Common) Listed() []reader.Listed { return nil }

// Standing is no node.
func (c *Common) Standing() string { return "" }

// Outcome adds nothing to the figures.
func (c *Common) Outcome(engine.Move) []string { return nil }

// MoveWords calls a move by its notation.
func (b *Base[S, B]) MoveWords(m engine.Move) string { return b.State.Notation(m) }

// Prompt leaves it to the rules.
func (c *Common) Prompt(*Ask) string { return "" }

// Heading leaves it to the rules.
func (c *Common) Heading() string { return "" }

// Source has coins for everything.
func (c *Common) Source(string) string { return "" }

// Things has icons for everything.
func (c *Common) Things(engine.State, string, engine.Seat) []Thing { return nil }

// When counts nothing.
func (c *Common) When() (name, unit string, count int) { return "", "", 0 }

// Line leaves every event out.
func (c *Common) Line(engine.Event) (icon, line string) { return "", "" }

// Joined joins none.
func (c *Common) Joined([]engine.Event) (icon, line string) { return "", "" }

// Row has the points so far.
func (b *Base[S, B]) Row(seat engine.Seat) Row {
	return Row{Stats: []Stat{{Icon: "laurels", Value: b.State.Scores(nil)[seat], Name: words.T("points so far")}}}
}

// Ledger leaves the rows to the table.
func (c *Common) Ledger() Ledger { return Ledger{} }

// Turns says nothing.
func (c *Common) Turns() string { return "" }

// SeatAt is the seat's row in the ledger.
func (c *Common) SeatAt(seat engine.Seat) Seating {
	if c.ledgerSeat == nil {
		return Seating{}
	}
	return c.ledgerSeat(seat)
}

// Announced is the middle of the board.
func (c *Common) Announced() (at geom.Point, size float64) { return c.Heart(), 32 }

// Money writes a number.
func (c *Common) Money(n int) string { return pieces.Number(n) }

// Zones parts nothing.
func (c *Common) Zones() []Zone { return nil }

// Leaves holds no move for one that only ends something.
func (c *Common) Leaves(engine.Move) bool { return false }

// Reason knows of none.
func (c *Common) Reason(engine.Move) string { return "" }

// Advice has none.
func (c *Common) Advice() []Advice { return nil }

// Reactions has none.
func (c *Common) Reactions() []ReactionKind { return nil }

// Reaction takes every decision for one of the seat's own.
func (c *Common) Reaction(engine.State) Reaction { return Reaction{} }

// Ordered knows of no order.
func (c *Common) Ordered(engine.State) (engine.Move, bool) { return engine.Move{}, false }

// Account takes nothing apart.
func (c *Common) Account(engine.Seat) []Account { return nil }

// Rule leads nowhere.
func (c *Common) Rule(string) string { return "" }

// Figure knows none.
func (c *Common) Figure(string, []string) (reader.Illustration, bool) {
	return reader.Illustration{}, false
}

// Moments finds nothing worth a word.
func (c *Common) Moments(_ engine.Event, dst []talk.Moment) []talk.Moment { return dst }

// Mark marks nothing.
func (c *Common) Mark(engine.Event) (icon string, weight int) { return "", 0 }

// Dice are never thrown.
func (c *Common) Dice(engine.Event) []int { return nil }

// DieFace has no name.
func (c *Common) DieFace(int) string { return "" }

// Rank has no names.
func (c *Common) Rank(int) string { return "" }

// Tie says nothing.
func (c *Common) Tie() string { return "" }

// Verdict leaves it to the points.
func (c *Common) Verdict() []string { return nil }
