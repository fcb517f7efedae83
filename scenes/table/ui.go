package table

import (
	"gulch/engine"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/ui"
	"gulch/scenes/reader"
	"gulch/scenes/talk"
)

// GameUI is the interface between a game and its table: the callbacks by which a game draws its
// board, animates its events, puts them into words and turns its moves into controls. A game writes
// the four methods that are listed here, and embeds a [Base], which implements all others with the
// default that is given after "Default:". It overrides those that it needs, purpose by purpose.
//
// The fields of the Base are the seats, the one at the bottom of the board (Viewer), and three
// positions. Board is drawn and follows the events one by one: methods about what is seen, such as
// pictures, places, rows and log lines, read it. State is ahead of it while animations run: methods
// about legal moves and decisions read it. Settled is State as it was when all events had been
// shown: methods that paint read it for what Board does not contain.
type GameUI interface {
	baseMethods // makes sure that every GameUI embeds a Base
	Motion
	Chapters
	Words
	Places
	Forecast
	Questions
	Teaching
	Results

	// Layout computes the rectangles of the board within Area, for the position on the Board and
	// with the Viewer's seat at the bottom. It is called before anything is drawn and whenever
	// Area, Board or Viewer has changed. It is called often, so it must be fast.
	Layout()
	// Paint paints the static picture of the board, without the things that an animation carries:
	// see [Common.Carried].
	Paint(p *paint.Canvas)
	// Nodes appends the nodes of the board and of the decision's area: everything that has an
	// explanation and everything that can be pressed. While no person decides (a.Legal is nil) no
	// node may play a move. [Decision.List] makes a button for every move, which is enough to try
	// a game out.
	Nodes(a *Decision, dst []ui.Node) []ui.Node
	// Animate adds to x the animations that show the event of x. The Board does not contain the
	// event yet; it applies the event after the last animation or where [EventAnimation.ApplyEvent]
	// is called. For an event that has no animation on purpose, Animate gives the reason by
	// [EventAnimation.NoAnimation]. Without an animation the Board just changes.
	Animate(x *EventAnimation)
}

// Motion has the optional methods about what moves, sounds and waits while events are shown.
type Motion interface {
	// Draw draws what moves, in every frame, over the static picture of Paint and below the nodes.
	// Default: nothing.
	Draw(p *paint.Canvas)
	// Prepare paints one picture that takes long to paint and will soon be needed, and reports
	// whether there was such a picture. It is called while no animation runs. Default: pictures are
	// painted when they are first drawn.
	Prepare(p *paint.Canvas) bool
	// Holds returns the kinds of events at which the table waits until the player has seen what
	// happened: results of fights and rolls, ends of days. Default: none.
	Holds() Holds
	// OnAllShown is called when every event has been shown, so State and Board are equal again. A
	// game must then clear selections of an earlier decision (a chosen amount, marked cards),
	// unless [Common.ShownAgain] is set. Default: nothing.
	OnAllShown()
	// Cues appends the sounds of an event to dst; [Sounds] makes them from a map. Default: only the
	// sounds that every game has (buttons, the deck at the start, the signal that it is a player's
	// turn, the end).
	Cues(e engine.Event, dst []Cue) []Cue
	// Moments appends what an event means to the seats (joy, loss and so on), so that bots can
	// remark on it. Default: bots talk only about the beginning, the lead and the end.
	Moments(e engine.Event, dst []talk.Moment) []talk.Moment
}

// Chapters has the optional methods by which decisions of bots are shown together, as a story.
type Chapters interface {
	// Chapter returns the number of the chapter that position s belongs to, 0 for none. Consecutive
	// decisions of bots in positions of the same chapter are shown together as one story, a strip
	// of captioned pictures, instead of the animations of their events. A usual number is 1 +
	// turn*seats + seat. The story is shown when a position of another chapter follows or a person
	// has to decide; if bots think for long, the part so far is shown earlier. A story has up to
	// five pictures, each shown for 0.5 s; the strip stays for a moment while the game goes on.
	// Chapters suit turns of many small moves. Default: every event is shown by its animations.
	Chapter(s engine.State) int
	// Hero returns the seat whose turn it is in position s, although another one may have to
	// decide. Its face and name are shown above the pictures of a chapter, and a recap tells under
	// its name what no seat is named for. Default: NoSeat, which stands for the seat that decides.
	Hero(s engine.State) engine.Seat
	// OutsideTurns reports whether the decision in position s belongs to no seat's turn, such as a
	// sealed bid: then nothing is said to end a turn. Default: false.
	OutsideTurns(s engine.State) bool
	// AddPictures adds the pictures of the event in s to the story, or changes the story's last
	// picture; see [Story] for an example. The Board does not contain the event yet. If a story
	// gets too many pictures, those with the smallest weight are dropped. Default: every log line
	// makes a picture, with a greater weight if the event is marked on the charts
	// ([Results.ChartMark]).
	AddPictures(s *Story)
}

// Words has the optional methods that put moves, events and seats into words and numbers.
type Words interface {
	// MoveWords returns a legal move as a short command: "Bid 5", "Take Prickly Pear". It is used
	// by hints, the coach, the log of the results, and the question whether to play a move.
	// Default: the move's notation.
	MoveWords(m engine.Move) string
	// CoachWords returns the words by which hints and the coach name a legal move of State, if they
	// have to tell it from moves with nearly the same words; "" for those of MoveWords. Default:
	// "".
	CoachWords(m engine.Move) string
	// LineWords returns the words by which hints and the coach name the best moves, line, if the
	// player has to select something else before a press on the target of the first one plays them
	// all: "Choose Derringer, then “Take $20”". It returns "" otherwise. Default: "".
	LineWords(line []engine.Move) string
	// RangeWords returns a short command for the legal moves from low to high, which differ only in
	// an amount: "Bid 4 to 8". It returns "" if low and high differ otherwise, or have no amount.
	// Legal moves stand in the order of their amounts. Default: "".
	RangeWords(low, high engine.Move) string
	// SequenceWords returns a short command for moves that one press plays one after another, or ""
	// if the words of the first move name the sequence well enough. It is called with the first
	// moves of a sequence, too, for the undo button. State is always the position before the first
	// move. Default: "".
	SequenceWords(moves []engine.Move) string
	// Prompt returns one or two sentences that say what the seat to move must decide. Default: the
	// rulebook's sentence about the current phase.
	Prompt(a *Decision) string
	// When returns the time in the game that the board shows: a name of one or two words ("Turn
	// 4"), the unit ("turn") and the count in this unit. Charts and turning points are labelled
	// with it. Default: they count moves.
	When() (name, unit string, count int)
	// Heading returns the text beside the game's name on the plaque, the title bar: the turn and
	// phase that the board shows. Default: the rulebook's name of the phase.
	Heading() string
	// Line returns the log line of an event and the icon before it: a plain sentence with names,
	// never with "you". "" leaves the event out of the log. The Board does not contain the event
	// yet. The line of a secret event is shown only to viewers who may know the event. [LogLines]
	// makes log lines from a map. Default: the log is empty.
	Line(e engine.Event) (icon, line string)
	// MergedLine returns one log line, with its icon, for consecutive events that each have a log
	// line of their own, for instance three goods that were gained one by one. It is called with
	// the events of the last line of the log and the event that follows them. It returns "" if they
	// should stay separate lines. Default: every event has its own line.
	MergedLine(events []engine.Event) (icon, line string)
	// JoinsSeats reports whether the log line of event e may be merged with those of other seats
	// before it, as the bids of an auction are. Default: false.
	JoinsSeats(e engine.Event) bool
	// PersonalLoss returns a sentence to the person of a seat about what the seat loses by event e,
	// if the event's log line is not about the seat; "" for no loss. The Board does not contain the
	// event yet. The recap of a hand-over shows it under "What happened to you". Default: "".
	PersonalLoss(seat engine.Seat, e engine.Event) string
	// ChosenInSecret reports whether e, a secret event, tells its seat only what that seat has
	// chosen itself, such as the card that it has played face down. While that person is asked to
	// pass the device on, nothing needs to stay visible because of it.
	ChosenInSecret(e engine.Event) bool
	// RecapState reports whether the log line of event e tells what a seat has now, so that a recap
	// of a hand-over tells only the last such line about the seat. Default: false.
	RecapState(e engine.Event) bool
	// EndIsNear reports whether event e tells that the game will end soon. The recap of a hand-over
	// begins with it. Default: whether the last round starts with e, see [LastRound].
	EndIsNear(e engine.Event) bool
	// RecapOmits reports whether the recap of a hand-over leaves out the log line of event e,
	// because the line of a later event sums it up. Default: false.
	RecapOmits(e engine.Event) bool
	// LastRound returns who still plays if the last round or day of the game starts with event e,
	// and the zero value otherwise. The Board does not contain the event yet. The game's animation
	// of the event calls [EventAnimation.AnnounceLastRound], and its log line [LastRoundLine].
	// After a story, the table itself shows the placard. Default: the game has no last round.
	LastRound(e engine.Event) LastRound
	// LastTurn returns a sentence that says that the game ends soon, for the person of a seat who
	// is about to decide in position s: "This is your last turn." It must not use hidden
	// information. Default: "", the game does not end soon or has no such rule.
	LastTurn(s engine.State, seat engine.Seat) string
	// Row returns the content of a seat's row in the ledger. Default: the points so far. A game
	// that keeps points secret must therefore override it.
	Row(seat engine.Seat) Row
	// Ledger describes how the game draws the ledger's rows itself, in columns under headings.
	// Default: a row is a name and its values side by side.
	Ledger() Ledger
	// TurnSummary returns a short text that says whose turn it is and who comes next. It is written
	// beside the heading of the ledger. Default: "".
	TurnSummary() string
}

// Places has the optional methods about where on the board the table itself shows things, and
// how.
type Places interface {
	// SeatLayout returns the places of a seat on the board: where its words and gains appear, and
	// where its coins leave and arrive. NoSeat is the bank. Default: places in the seat's row of
	// the ledger.
	SeatLayout(seat engine.Seat) SeatLayout
	// StatPosition returns where on the table the value figure of a seat is drawn, in design units:
	// the centre of the badge that shows by how much a choice would change the value (see
	// [DeltaBadges]). row is the seat's row in the ledger, empty in windows without rows. Default:
	// it returns false; the badge is then in the ledger's row, and values that are not in the row
	// have no badge.
	StatPosition(seat engine.Seat, figure Stat, row geom.Rect) (geom.Point, bool)
	// Reading returns the places of what the viewer reads to decide: the hand, the mat, the goods.
	// Remarks of bots, notices and the pictures of a story leave them visible. Default: nothing
	// beside the ledger and the decision's area.
	Reading() []geom.Rect
	// PlacardPlace returns where placards are shown over the board (their centre), and the size of
	// their letters, both in design units. Default: the middle of the board.
	PlacardPlace() (at geom.Point, size float64)
	// FormatMoney returns the text for n, an amount of money that is shown beside flying coins or
	// rises from a purse. Default: the plain number.
	FormatMoney(n int) string
	// Zones returns the parts of the board that a phone shows one at a time, in the order of their
	// tabs: at most four, with rectangles computed by Layout; empty ones are left out. Default: the
	// phone shows the whole board, which can be panned.
	Zones() []Zone
}

// Forecast has the optional methods that say what a choice leads to before it is made.
type Forecast interface {
	// PreviewStats returns the values of a seat that a choice may change (money, goods, points),
	// read from Board and State, always the same number of values in the same order. The move
	// preview compares them before and after a move (see [PreviewMoves]). Default: the values in
	// the seat's row of the ledger.
	PreviewStats(seat engine.Seat) []Stat
	// Upkeep reports whether event e, which follows move m, is the first of the events that happen
	// by themselves at the end of a turn, whatever the seat has done. The preview of m ends before
	// e, so that m is not credited with these events. Default: false.
	Upkeep(m engine.Move, e engine.Event) bool
	// EventOutcome returns a short line that the move preview adds for event e, which follows the
	// move or the end of the turn that it leads to: what is lost because of a limit, or what comes
	// by itself after the turn, with its cause. Default: "", no line.
	EventOutcome(e engine.Event) string
	// Foresight says how the preview of a move goes on after event e, which reveals something
	// hidden. Default: Unforeseen.
	Foresight(e engine.Event) Foresight
	// PinnedPreview returns the ID of the node whose move preview is shown in the ledger while the
	// pointer is on no other node, for instance the button that bids the chosen amount, or a choice
	// that is not confirmed yet; "" for none. Default: none.
	PinnedPreview() string
	// OutcomeLines returns short lines that the move preview adds for effects that are not values
	// of a seat: the odds of dice, or what the legal move m leads to. They must not use information
	// that is hidden from the seat to move. Default: none.
	OutcomeLines(m engine.Move) []string
	// ChangeLine returns a short line that the move preview adds for a change of a value, about
	// what the change brings beyond the listed changes: a reward that is still to be chosen, for
	// instance. Default: "", no line.
	ChangeLine(c StatChange) string
	// SequencePreview returns the title of the move preview, and lines with icons, for a sequence
	// of moves that one press plays. after is the position at the end of the sequence, as far as
	// the seat that plays it can know. The result must not use hidden information. Default: the
	// words of the first move are the title.
	SequencePreview(moves []engine.Move, after engine.State) (title string, lines []Note)
}

// Questions has the optional methods about what the table asks a player, and when.
type Questions interface {
	// IsPass reports whether a move only ends, stops or declines something (the end of a turn, a
	// "no"), so that the player may miss something better by it. If such a move cannot be undone
	// and the heuristics rate another one much higher, the player is asked to confirm. Default:
	// false for every move.
	IsPass(m engine.Move) bool
	// Selection returns what the player has selected of a sequence of moves that is played as a
	// whole. Default: nil, the player selects no such sequence now.
	Selection() *Selection
	// Reactions returns the kinds of decisions that a seat has to make in other seats' turns. For
	// each kind, the player can switch off being asked. The method Reaction tells which of these
	// kinds the decision in a position has. Default: the player is always asked.
	Reactions() []ReactionKind
	Reaction(s engine.State) Reaction
	// PreparedAnswer returns the answer to the decision of State that the seat to move has given in
	// advance, for example the next bid below a limit that it has set; false if the seat must be
	// asked. Default: the player is always asked.
	PreparedAnswer(s engine.State) (engine.Move, bool)
	// AnswersAhead reports whether the answers of PreparedAnswer carry out what the person has
	// chosen by an earlier press, such as a limit for bids. Reviews then count them to that press.
	// Default: false, the program answers because nobody needs to be asked.
	AnswersAhead() bool
}

// Teaching has the optional methods that explain moves, sums and rules.
type Teaching interface {
	// Reason returns a sentence that says why to play a legal move of State, "" for none. Hints and
	// the coach's remarks about bots use it. It must not use information that is hidden from the
	// seat to move. Default: hints and coach only report what the search has found.
	Reason(m engine.Move) string
	// SequenceReason returns the reason for moves that one press plays one after another, or ""
	// if it is that for the last of them. Default: "".
	SequenceReason(moves []engine.Move) string
	// Unpaid returns legal move m without its payment: two moves are the same choice, paid for in
	// different ways, if it returns the same for both. Hints and the coach's list name only one of
	// them. Default: m.
	Unpaid(m engine.Move) engine.Move
	// Goals returns what a player can mean by legal move m if that is the beginning of a sequence
	// of moves: for the first step of a ride, the spaces to which the ride can go. Hints and the
	// coach's list name the best of them instead of m. The first one is what a press on the node
	// of m itself means, if there is one. Default: nil, a player means m alone.
	Goals(m engine.Move) []MoveSequence
	// Advice returns the texts that are shown before a player makes a mistake, see [Advice].
	// Default: none.
	Advice() []Advice
	// Breakdowns returns itemized lists of what a seat has and what it will get, as far as the
	// viewers may know it. They are shown at the seat's row in the ledger and at the board's node
	// whose ID is [SeatID]. Default: none.
	Breakdowns(seat engine.Seat) []Breakdown
	// Outlook says what the points so far of a seat leave out and what they are likely to become.
	// It is shown below the breakdowns. Default: nothing.
	Outlook(seat engine.Seat) Outlook
	// Rule returns the anchor of the rulebook's paragraph that explains the node with this ID, ""
	// for none; [Anchors] finds it in a map. Default: tooltips do not link to the rules.
	Rule(id string) string
	// RulesFigure returns an illustration of the rulebook by its name and arguments, false if the
	// name is unknown. Default: the rulebook has only the illustrations that all games have.
	RulesFigure(name string, args []string) (reader.Illustration, bool)
	// RulebookCards returns the cards of the game, grouped by kind, with the text on each card, to
	// be appended to a rulebook that does not describe every card. Default: nothing is appended.
	RulebookCards() []reader.CardList
}

// Results has the optional methods for the charts and the score sheet after the game.
type Results interface {
	// ChartMark returns the icon that marks an event on the charts after the game, "" for no mark,
	// and a weight: if two marks overlap, only the one with the greater weight is drawn. Default:
	// the charts have no marks.
	ChartMark(e engine.Event) (icon string, weight int)
	// ProgressCaption returns a sentence that says what the chart of the players' progress plots,
	// if it is not what each would have scored if the game had ended then. Default: "".
	ProgressCaption() string
	// ChartedPoints returns the points of each seat in position s that the chart of the players'
	// progress plots: those that the ledger itemizes if it shows all secrets. Default: the scores
	// of the rules.
	ChartedPoints(s engine.State) []int
	// Dice returns the faces of the six-sided dice that an event rolls, nil for other events. The
	// results after the game compare them with the expected numbers. Default: the results have no
	// page about dice.
	Dice(e engine.Event) []int
	// DieFaceName returns the name of face n of a die, 1 to 6. Faces with the same name are counted
	// together. Default: faces are called by their numbers, and the numbers of dice that are rolled
	// together are summed.
	DieFaceName(n int) string
	// ScoreIcon returns the icon for a line of the score sheet; line is its English name. "" stands
	// for a coin. Default: a coin for every line.
	ScoreIcon(line string) (icon string)
	// ScoreRule says in a few words how many points a line of the score sheet gives, for a line in
	// which the seats are compared; line is its English name. Default: "".
	ScoreRule(line string) string
	// ScoreItems returns the things that a line of the score sheet counts for a seat in the final
	// state s. line is the English name of the line. The bar of the line is drawn as a row of these
	// things. Default, or if it returns none: the bar is drawn with the icon of the line.
	ScoreItems(s engine.State, line string, seat engine.Seat) []ScoreItem
	// RankTitle returns the title of a final rank, for instance "Gold Baron". Default: ranks have
	// no titles.
	RankTitle(rank int) string
	// TieText returns a sentence about the tie-break that decided the first place, "" if there was
	// no tie. Default: "".
	TieText() string
	// ResultLines returns lines that explain a result that is not just the points, for instance the
	// points per day of a race. The first of them is the total. Default: none, only the points are
	// shown.
	ResultLines() []string
}

// SeatLayout holds the places on the board at which a seat's words, coins and gains are drawn, in
// design units.
type SeatLayout struct {
	Panel       geom.Rect  // the whole area of the seat; bots' remarks appear at its lower edge
	Row         geom.Rect  // the seat's row in the ledger; empty if the seat has none
	Speech      geom.Point // where words of the seat appear, such as a bid or a pass
	SpeechRight bool       // draw the words right of Speech instead of below it
	Purse       geom.Point // where flying coins start and end
	Gain        geom.Point // where the amount that the seat has won appears
}

// Row is the content of a seat's row in the ledger.
type Row struct {
	Stats []Stat
	Note  string // short text at the right end of the row: "passed", "+3"
	Brief string // shorter form of Note for rows that are too narrow for it, "" for none
	Good  bool   // the note is good news for the seat, so it is drawn in green
	Bad   bool   // the note is bad news for the seat, so it is drawn in red
	Tip   string // tooltip of the row: its content in words
	Mark  string // icon beside the name, for instance that of the start player
	Dim   bool   // draw the row pale, because the seat is out of this auction or round
}

// Ledger describes how a game draws the ledger's rows itself. Heights are in design units at the
// default letter size.
type Ledger struct {
	RowHeight  float64 // height of a row if there are few seats (many seats get lower rows); 0 for standard rows
	HeadHeight float64 // height of the line with the column headings, 0 for none
	TallHeight float64 // height of the ledger in tall windows, where it has no rows; 0 for the standard height
	// DrawHeads draws the column headings into r.
	DrawHeads func(p *paint.Canvas, r geom.Rect)
	DrawRow   func(p *paint.Canvas, r geom.Rect, seat engine.Seat)
	// OnPress returns the function to call when the row of a seat is pressed, nil for nothing.
	// OnPress itself may be nil. On a phone such a press also switches from the ledger to the first
	// zone, since overlays are drawn over the board.
	OnPress func(seat engine.Seat) func()
	// Rival is an opponent without a seat whose moves are made by the rules, the zero value if
	// there is none.
	Rival Rival
}

// Rival is a player without a seat that is played by the rules of the game. In windows that show
// rows, it has a row of its own below the rows of the seats.
type Rival struct {
	Name, Tip string
	DrawRow   func(p *paint.Canvas, r geom.Rect) // draws the rival's row; nil if the game has no rival
}

// Stat is a number that belongs to a seat, shown with an icon. The icon "" stands for a coin.
type Stat struct {
	Icon  string
	Value int
	Name  string // what the number counts
	Head  string // one-word heading of its column in the ledger
	// Includes is the name of another value of the seat that this one includes, "" for none. If a
	// move changes both alike, its preview lists them in one row.
	Includes string
	Factor   bool // the number multiplies something, and is shown with a "×"
}

// Number returns the value as it is shown.
func (s Stat) Number() string {
	if s.Factor {
		return "×" + pieces.Number(s.Value)
	}
	return pieces.Number(s.Value)
}

// Breakdown is a sum of points or money together with the parts that add up to it.
type Breakdown struct {
	Name  string // heading, for instance "Points so far"
	Parts []Part
	// Hidden is set if the viewers may not know the parts; HiddenReason is then shown instead of
	// them.
	Hidden       bool
	HiddenReason string
}

// Note is a line of text with an icon before it.
type Note struct{ Icon, Text string }

// Part is one item of a [Breakdown]: a source of points or money.
type Part struct {
	Icon  string // name of the icon; "" stands for a coin
	Name  string
	Note  string // how the amount is made up, for instance "7 mines"
	Value int
}
