package table

import (
	"gulch/engine"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/scenes/reader"
	"gulch/scenes/talk"
)

// GameUI is the interface between a game and its table: the callbacks by which a game draws its
// board, animates its events, words its texts and turns its moves into controls. A game embeds a
// [Base], which implements every method with the default that is given below after "Default:", and
// overrides those it needs. The minimum is Layout, Paint and Nodes.
//
// Every method may read the fields of the Base: the Board, which is shown and follows the events
// one by one; the State, which is ahead of the Board while animations run; the seats, and which of
// them is at the bottom.
type GameUI interface {
	baseMethods // only a type that embeds a Base implements Play

	// Layout computes the rectangles of the board within Area, for the position on the Board and
	// the seat at the bottom. It is called before anything is drawn and whenever Area, Board or
	// Viewer has changed, so it may be called often and must be fast. Default: nothing has a place.
	Layout()
	// Paint paints the static picture of the board. Things that an animation carries are left out:
	// see [Common.Carried]. Default: the cloth stays empty.
	Paint(p *paint.Canvas)
	// Draw draws what moves in every frame, over the painted board and below the nodes. Default:
	// nothing.
	Draw(p *paint.Canvas)
	// Nodes appends the nodes of the board and of the decision's area: everything that explains
	// itself and everything that can be pressed. While nobody decides here (a.Legal is nil) no node
	// may be a move. Default: a button for every legal move in the ledger, which is enough to try a
	// game out.
	Nodes(a *Decision, dst []ui.Node) []ui.Node
	// Prepare paints one picture that takes long and will soon be needed, and reports whether there
	// was one. It is called while no animation runs. Default: pictures are painted when they are
	// first drawn.
	Prepare(p *paint.Canvas) bool

	// Animate adds to x the animations that show its event. It is called when the event is to be
	// shown; the Board does not contain the event yet, and applies it after the last animation or
	// where [EventAnimation.ApplyEvent] is called. An event that is meant to have no animation
	// gives the reason by [EventAnimation.NoAnimation]. Default: the Board jumps from one event to
	// the next.
	Animate(x *EventAnimation)
	// Chapter returns the number of the chapter that a position belongs to, 0 for none. Consecutive
	// decisions of bots in positions of the same chapter are shown as one story, in place of the
	// animations of their events; a usual number is 1 + turn*seats + seat. The story is shown when
	// a position of another chapter follows or a person has to decide; where bots think for long,
	// the part so far is shown meanwhile. A story has up to five pictures, 0.5 s each, which stay
	// for a moment while the game goes on. Chapters suit turns of many small moves. Default: every
	// event is shown by its animations.
	Chapter(s engine.State) int
	// Hero returns the seat whose face and name stand over the pictures of a chapter, given a
	// position of that chapter. Default: the seat that decides first.
	Hero(s engine.State) engine.Seat
	// AddPictures adds the pictures of an event to a story, or changes the story's last picture;
	// see [Story] for an example. The Board does not contain the event yet. Default: every line of
	// the log makes a picture, with a greater weight if the event is marked on the charts
	// ([GameUI.ChartMark]); the lightest are dropped if there are too many.
	AddPictures(s *Story)
	// Cues appends the sounds of an event to dst; [Sounds] makes them from a map. Default: only the
	// sounds of every game (buttons, the deck at the start, the call to a player's turn, the end).
	Cues(e engine.Event, dst []Cue) []Cue
	// OnAllShown is called when every event has been shown: State and Board are equal from now on.
	// Selections that belonged to an earlier decision (a chosen amount, marked cards) must be
	// cleared. Default: nothing.
	OnAllShown()

	// MoveWords returns a legal move as a short command: "Bid 5", "Take Prickly Pear". Hints, the
	// coach, the log of the results and the question "are you sure?" use it. Default: the move's
	// notation.
	MoveWords(m engine.Move) string
	// Prompt returns one or two sentences that say what the seat to move must decide. Default: the
	// rulebook's sentence about the phase.
	Prompt(a *Decision) string
	// When returns the point in the game that the board shows: a name of one or two words ("Turn
	// 4"), the unit ("turn") and the count. Charts and turning points are labelled with it.
	// Default: they count moves.
	When() (name, unit string, count int)
	// Heading returns the text beside the game's name on the plaque: turn and phase of the board
	// shown. Default: the name of the phase in the rulebook.
	Heading() string
	// Line returns the log line of an event and the icon before it: a plain sentence with names,
	// never "you". "" leaves the event out of the log. The Board does not contain the event yet.
	// The line of a secret event is shown only to those who may know the event. [LogLines] makes
	// log lines from a map. Default: the log is empty.
	Line(e engine.Event) (icon, line string)
	// MergedLine merges consecutive events, each of which has a log line of its own, into one line
	// with an icon: three goods that were gained one by one. It is called with the events of the
	// last line of the log and the event that follows, and returns "" to keep them apart. Default:
	// every event has its own line.
	MergedLine(events []engine.Event) (icon, line string)
	// Row returns the content of a seat's row in the ledger. Default: the points so far, so a game
	// that keeps points secret must override it.
	Row(seat engine.Seat) Row
	// Ledger describes how the game draws the rows of the ledger itself, in columns under headings.
	// Default: a row is a name and its figures side by side.
	Ledger() Ledger
	// TurnSummary returns a few words on whose turn it is and who comes next, written beside the
	// heading of the ledger. Default: nothing.
	TurnSummary() string

	// PreviewStats returns the figures of a seat that a choice may change (money, goods, points),
	// read from Board and State, always as many in the same order. The move preview compares them
	// before and after a move (see [PreviewMoves]). Default: the figures of the seat's row.
	PreviewStats(seat engine.Seat) []Stat
	// PinnedPreview returns the ID of the node whose move preview is shown in the ledger while the
	// pointer is on no other node: the amount on a coin, or a choice that is not confirmed yet.
	// Default: none.
	PinnedPreview() string
	// StatPosition returns where on the table one of the Figures of a seat is drawn, in design
	// units: the centre of the badge that shows there by how much a choice would change it (see
	// [DeltaBadges]). row is the seat's row in the ledger, empty in windows without rows. Default:
	// the badge is in that row, and figures that are not in the row have no badge.
	StatPosition(seat engine.Seat, figure Stat, row geom.Rect) (geom.Point, bool)
	// OutcomeLines adds short lines to the move preview of a legal move of State for effects that
	// no figure shows: odds of dice, what the move leads to. They must follow from what the seat to
	// move may know. Default: none.
	OutcomeLines(m engine.Move) []string
	// SequencePreview returns the title of the move preview, and lines with icons, for a sequence
	// of moves that one press plays. after is the position at the end of the sequence, as far as
	// the seat that plays it can know. The result must follow from public information, too.
	// Default: the words of the first move are the title.
	SequencePreview(moves []engine.Move, after engine.State) (title string, lines []Note)

	// SeatLayout returns the places of a seat on the board: where its words, gains and coins come
	// from and go to. NoSeat is the bank. Default: the seat's row in the ledger.
	SeatLayout(seat engine.Seat) SeatLayout
	// PlacardPlace returns where placards are shown over the board (their centre), and the size of
	// their letters, both in design units. Default: the middle of the board.
	PlacardPlace() (at geom.Point, size float64)
	// FormatMoney formats an amount that flies along with coins or rises from a purse. Default: a
	// number.
	FormatMoney(n int) string

	// Zones returns the parts of the board that a phone's window shows one at a time, in the order
	// of their tabs: at most four, with rectangles from Layout; empty ones are left out. Default:
	// the phone shows all of the board, which can be panned.
	Zones() []Zone

	// IsPass reports whether a move only ends, stops or declines something (the end of a turn, a
	// no), so that better options may be given up by it. If such a move cannot be undone and the
	// heuristics see a much better one, the player is asked to confirm. Default: no move does.
	IsPass(m engine.Move) bool
	// Reason returns a sentence that gives the reason for a legal move of State, "" for none. Hints
	// and the coach's remarks about bots use it. It must follow from what the seat to move may
	// know. Default: they report only what the search has found.
	Reason(m engine.Move) string
	// Advice returns the warnings that are shown before a mistake, see [Advice]. Default: none.
	Advice() []Advice
	// Reactions returns the kinds of decisions that a seat has to make in other seats' turns, each
	// of which has a switch; Reaction returns which kind, if any, the decision of a position is.
	// Default: every decision is put to its seat.
	Reactions() []ReactionKind
	Reaction(s engine.State) Reaction
	// PreparedAnswer returns the answer that a seat has given in advance to the decision of State,
	// as a bid up to an amount that was set once; false if the seat must be asked. Default: every
	// decision is put to its seat.
	PreparedAnswer(s engine.State) (engine.Move, bool)
	// Breakdowns itemizes what a seat has and what it will get, as far as the viewers may know it.
	// It is shown at the seat's row in the ledger and at the board's node whose ID is [SeatID].
	// Default: nothing.
	Breakdowns(seat engine.Seat) []Breakdown

	// Rule returns the anchor of the rulebook's paragraph that explains the node with an ID, "" for
	// none; [Anchors] looks it up in a map. Default: tooltips do not link to the rules.
	Rule(id string) string
	// RulesFigure returns an illustration of the rulebook by its name and arguments, false if the
	// name is unknown. Default: the rulebook has only the illustrations that all games have.
	RulesFigure(name string, args []string) (reader.Illustration, bool)

	// RulebookCards returns the cards of the game by kind, with the text on each, if the rulebook
	// does not describe every card: the list is appended to the book. Default: nothing is appended.
	RulebookCards() []reader.CardList

	// Moments appends what an event means to which seats, so that bots can remark on it. Default:
	// bots talk only about the beginning, the lead and the end.
	Moments(e engine.Event, dst []talk.Moment) []talk.Moment
	// ChartMark returns the icon by which an event is marked on the charts after the game, "" for
	// none, and the weight by which one of two overlapping marks is chosen. Default: the charts
	// have no marks.
	ChartMark(e engine.Event) (icon string, weight int)
	// Dice returns the faces of the six-sided dice that an event rolls, nil for other events; after
	// the game the results compare them with what was to be expected. Default: the results have no
	// page about dice.
	Dice(e engine.Event) []int
	// DieFaceName returns the name of a die's face n, from 1 to 6; faces of the same name are
	// counted together. Default: faces are called by their numbers, and dice that are rolled
	// together are added up.
	DieFaceName(n int) string
	// ScoreIcon returns the icon of a line of the score sheet, which is given by its English name;
	// "" is a coin. Default: a coin for every line.
	ScoreIcon(line string) (icon string)
	// ScoreItems returns the things that a line of the score sheet counts for a seat in a final
	// state; the line is given by its English name. The line's bar is drawn with these things.
	// Default, and if there are none: the bar is drawn with the icon of the line.
	ScoreItems(s engine.State, line string, seat engine.Seat) []ScoreItem
	// RankTitle returns the title of a final rank: "Gold Baron". Default: ranks have no titles.
	RankTitle(rank int) string
	// TieText returns which tie-break decided the first place, "" if none did. Default: nothing.
	TieText() string
	// ResultLines returns lines that express the result where it is not just the points: the points
	// per day of a race. The first line is the sum. Default: the points alone.
	ResultLines() []string
}

// SeatLayout is the places of a seat on the board, in design units.
type SeatLayout struct {
	Panel       geom.Rect  // all of the seat's place; bots' remarks appear at its lower edge
	Speech      geom.Point // where words that belong to an event appear: a bid, a pass
	SpeechRight bool       // the words are drawn right of Mouth, not below it
	Purse       geom.Point // where coins leave and arrive
	Gain        geom.Point // where the amount of a gain appears
}

// Row is the content of a seat's row in the ledger.
type Row struct {
	Stats []Stat
	Note  string // a word at the right end: "passed", "+3"
	Good  bool   // the note is good news
	Bad   bool   // the note is bad news
	Tip   string // tooltip: the row in words
	Mark  string // icon beside the name, for instance for the first player
	Dim   bool   // drawn pale: the seat is out of this auction or this round
}

// Ledger describes how a game draws the rows of the ledger itself. Heights are design units at the
// default letter size.
type Ledger struct {
	RowHeight  float64 // height of a row with few seats; with more it shrinks. 0 for the standard rows
	HeadHeight float64 // height of the line with the column headings, 0 for none
	TallHeight float64 // height of the ledger in tall windows, which show no rows; 0 for the standard
	// DrawHeads draws the headings of the columns, Row the cells of a seat.
	DrawHeads func(p *paint.Canvas, r geom.Rect)
	DrawRow   func(p *paint.Canvas, r geom.Rect, seat engine.Seat)
	// OnPress returns what a press on the row of a seat does, nil for nothing; the field may be nil
	// itself. On a phone such a press also switches from the ledger to the first zone, since
	// overlays are drawn over the board.
	OnPress func(seat engine.Seat) func()
	// Rival is a player without a seat that the rules play, the zero value if there is none.
	Rival Rival
}

// Rival is a player without a seat that the rules of the game play. It has a row of its own below
// the rows of the seats, in windows that show rows.
type Rival struct {
	Name, Tip string
	DrawRow   func(p *paint.Canvas, r geom.Rect) // nil if the game has no rival
}

// Stat is a number with its icon; an empty icon is a coin.
type Stat struct {
	Icon  string
	Value int
	Name  string // what the number counts
	Head  string // heading of its column in the ledger: one word for what it counts
}

// Breakdown is a sum itemized into its parts.
type Breakdown struct {
	Name  string // heading: "Points so far"
	Parts []Part
	// Hidden means that the viewers may not know the parts; [Breakdown.HiddenReason] is shown in
	// their place.
	Hidden       bool
	HiddenReason string
}

// Note is a line of text with an icon before it.
type Note struct{ Icon, Text string }

// Part is one item of an [Breakdown]: a source of points or money.
type Part struct {
	Icon  string // "" is a coin
	Name  string
	Note  string // "7 mines"
	Value int
}
