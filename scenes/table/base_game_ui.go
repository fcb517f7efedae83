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
	"gulch/scenes/reader"
	"gulch/scenes/stage"
	"gulch/scenes/talk"
)

// Base implements [GameUI] with the defaults of every method. A game embeds it, with the types of
// its state and its board:
//
//	type Table struct {
//		table.Base[*rules.State, *rules.Board]
//		at places
//	}
//
//	func New(h *stage.App, seats []match.Seat) table.GameUI {
//		return &Table{Base: table.NewBase[*rules.State, *rules.Board](rules.Game, h, seats)}
//	}
type Base[S engine.State, B engine.Board] struct {
	Common
	// State is the current position of the match. It is ahead of Board while animations run. Read
	// it for legal moves and their consequences; draw Board.
	State S
	// Board is the position that is drawn. It follows the events one by one as they are shown. Only
	// the table changes it; the game's UI reads it.
	Board B
	game  engine.Game
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
	readBoard(s engine.State)
	follow(e engine.Told)
	board() engine.Board
	newBoard(s engine.State) engine.Board
	copyState(s engine.State) (engine.State, error)
	atPosition(s engine.State, past []engine.Told, say func())
}

func (b *Base[S, B]) setState(s engine.State) { b.State = s.(S) }

// readBoard sets the Board to position s. Information hidden from all [Common.RevealedSeats] is
// left out.
func (b *Base[S, B]) readBoard(s engine.State) { b.Board.Read(s, b.RevealedSeats) }

// atPosition calls say while State and Board are temporarily set to other positions: State to s,
// Board to s after the events in past. Both are restored afterwards, so the table shows no change.
func (b *Base[S, B]) atPosition(s engine.State, past []engine.Told, say func()) {
	state, board := b.State, b.Board
	defer func() { b.State, b.Board = state, board }()
	b.State, b.Board = s.(S), b.newBoard(s).(B)
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

	// returns the node that is pointed at, nil without a window, see PointedAt
	pointed func() string
	// plays the animations; nil without any, as on a thumbnail
	timeline *motion.Timeline
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
// that the board and the preview agree.
func (c *Common) PointedAt() string {
	if c.pointed == nil {
		return ""
	}
	return c.pointed()
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

// Default implementations of the methods of [GameUI], for games that do not override them.

// Layout does nothing.
func (c *Common) Layout() {}

// Paint paints nothing.
func (c *Common) Paint(*paint.Canvas) {}

// Draw draws nothing.
func (c *Common) Draw(*paint.Canvas) {}

// Nodes appends a button for every legal move, in the decision's area.
func (c *Common) Nodes(a *Decision, dst []ui.Node) []ui.Node { return a.List(dst, a.Legal...) }

// Prepare returns false: there are no pictures to paint in advance.
func (c *Common) Prepare(*paint.Canvas) bool { return false }

// Animate adds no animation.
func (c *Common) Animate(*EventAnimation) {}

// Holds returns no events: the game goes on after every animation.
func (c *Common) Holds() Holds { return Holds{} }

// Hero returns the seat that decides in s: bots' decisions are shown under its name.
func (c *Common) Hero(s engine.State) engine.Seat { return s.Turn() }

// Chapter returns 0: decisions of bots are animated one by one, not summarized in stories (strips
// of pictures).
func (c *Common) Chapter(engine.State) int { return 0 }

// AddPictures adds one picture to the story, which shows the log line of the event.
func (c *Common) AddPictures(s *Story) {
	_, weight := s.gameUI.ChartMark(s.Event)
	s.AddLine(1 + weight)
}

// Cues returns dst unchanged: the event has no sounds.
func (c *Common) Cues(_ engine.Event, dst []Cue) []Cue { return dst }

// OnAllShown does nothing.
func (c *Common) OnAllShown() {}

// PreviewStats returns nil: the preview compares the values in the seat's row of the ledger.
func (c *Common) PreviewStats(engine.Seat) []Stat { return nil }

// Upkeep returns false: all events that follow a move are its consequences.
func (c *Common) Upkeep(engine.Move, engine.Event) bool { return false }

// Foreseeable returns false: nothing is known about what follows after something hidden.
func (c *Common) Foreseeable(engine.Event) bool { return false }

// SequencePreview returns "" and nil: the preview of a sequence is titled with the words of its
// first move and has no lines of its own.
func (c *Common) SequencePreview([]engine.Move, engine.State) (title string, lines []Note) {
	return "", nil
}

// LastTurn returns "": the hand-over screen does not say that the game ends soon.
func (c *Common) LastTurn(engine.State, engine.Seat) string { return "" }

// RulebookCards returns nil: no cards are appended to the rulebook.
func (c *Common) RulebookCards() []reader.CardList { return nil }

// PinnedPreview returns "": no preview is pinned.
func (c *Common) PinnedPreview() string { return "" }

// OutcomeLines returns nil: previews show only changed values.
func (c *Common) OutcomeLines(engine.Move) []string { return nil }

// SequenceWords returns "".
func (b *Base[S, B]) SequenceWords([]engine.Move) string { return "" }

// MoveWords returns the notation of a move.
func (b *Base[S, B]) MoveWords(m engine.Move) string { return b.State.Notation(m) }

// Prompt returns "": the table shows the rulebook's sentence about the current phase.
func (c *Common) Prompt(*Decision) string { return "" }

// Heading returns "": the table shows the rulebook's name of the current phase.
func (c *Common) Heading() string { return "" }

// ScoreIcon returns "", which stands for a coin, for every line of the score sheet.
func (c *Common) ScoreIcon(string) string { return "" }

// ScoreItems returns nil: the bars of the score sheet are drawn with the icon of their line.
func (c *Common) ScoreItems(engine.State, string, engine.Seat) []ScoreItem { return nil }

// When returns zero values: the time axis of charts shows the number of moves.
func (c *Common) When() (name, unit string, count int) { return "", "", 0 }

// Line returns "" for every event: the log is empty.
func (c *Common) Line(engine.Event) (icon, line string) { return "", "" }

// MergedLine returns "": the log never merges the lines of several events into one.
func (c *Common) MergedLine([]engine.Event) (icon, line string) { return "", "" }

// PersonalLoss returns "": the log line of an event says what each seat loses.
func (c *Common) PersonalLoss(engine.Seat, engine.Event) string { return "" }

// Row returns a ledger row that shows only the seat's points so far.
func (b *Base[S, B]) Row(seat engine.Seat) Row {
	return Row{Stats: []Stat{{Icon: "laurels", Value: b.State.Scores(nil)[seat], Name: i18n.T("points so far")}}}
}

// Ledger returns the zero value: the table draws its standard rows.
func (c *Common) Ledger() Ledger { return Ledger{} }

// TurnSummary returns "": nothing is written beside the heading of the ledger.
func (c *Common) TurnSummary() string { return "" }

// SeatLayout returns the places for words, coins and gains in the seat's row of the ledger. Without
// a ledger, as on a thumbnail, it returns the zero value.
func (c *Common) SeatLayout(seat engine.Seat) SeatLayout {
	if c.ledgerSeat == nil {
		return SeatLayout{}
	}
	return c.ledgerSeat(seat)
}

// Reading returns nil: all that is read to decide is in the ledger.
func (c *Common) Reading() []geom.Rect { return nil }

// PlacardPlace returns the middle of the board, and 32 design units as the letter size of placards.
func (c *Common) PlacardPlace() (at geom.Point, size float64) { return c.BoardCenter(), 32 }

// FormatMoney returns n as a number.
func (c *Common) FormatMoney(n int) string { return pieces.Number(n) }

// Zones returns nil: a phone shows the whole board, which can be panned.
func (c *Common) Zones() []Zone { return nil }

// IsPass returns false: no move counts as one that only ends or declines something.
func (c *Common) IsPass(engine.Move) bool { return false }

// Reason returns "": the coach's hints give no reasons for moves.
func (c *Common) Reason(engine.Move) string { return "" }

// Advice returns nil: no mistakes are warned of.
func (c *Common) Advice() []Advice { return nil }

// Reactions returns nil: the player is always asked, and no kind of question in others' turns can
// be switched off.
func (c *Common) Reactions() []ReactionKind { return nil }

// Reaction returns the zero value: every decision belongs to the seat's own turn.
func (c *Common) Reaction(engine.State) Reaction { return Reaction{} }

// PreparedAnswer returns false: the player has not chosen the answer to the next question in
// advance.
func (c *Common) PreparedAnswer(engine.State) (engine.Move, bool) { return engine.Move{}, false }

// Breakdowns returns nil: tooltips do not split sums of points or money into parts.
func (c *Common) Breakdowns(engine.Seat) []Breakdown { return nil }

// Rule returns "": tooltips do not link to paragraphs of the rulebook.
func (c *Common) Rule(string) string { return "" }

// RulesFigure returns false: the game has no illustrations of its own.
func (c *Common) RulesFigure(string, []string) (reader.Illustration, bool) {
	return reader.Illustration{}, false
}

// Moments returns dst unchanged: bots do not remark on events.
func (c *Common) Moments(_ engine.Event, dst []talk.Moment) []talk.Moment { return dst }

// ChartMark returns "": events are not marked on the charts.
func (c *Common) ChartMark(engine.Event) (icon string, weight int) { return "", 0 }

// Dice returns nil: no event rolls dice.
func (c *Common) Dice(engine.Event) []int { return nil }

// DieFaceName returns "": the faces of dice are called by their numbers.
func (c *Common) DieFaceName(int) string { return "" }

// RankTitle returns "": final ranks have no titles such as "Gold Baron".
func (c *Common) RankTitle(int) string { return "" }

// TieText returns "": tie-breaks are not mentioned.
func (c *Common) TieText() string { return "" }

// ResultLines returns nil: the results show only the points.
func (c *Common) ResultLines() []string { return nil }
