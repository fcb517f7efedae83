package table

import (
	"gulch/engine"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/scenes/reader"
	"gulch/scenes/talk"
)

// Play is all that a game may tell its table. A game embeds a [Base], which answers everything here with what is said
// below under "without it", and overrides what it has to say itself. Layout, Paint and Nodes are the least.
//
// Whatever is asked may use what the Base holds: the Board that is shown and follows the events, the State that is ahead
// of it while something moves, the seats, who sits at the bottom.
type Play interface {
	baseMethods // only what embeds a Base is a Play

	// Layout lays the board out in Area, for the position on the Board and the seat at the bottom. It is called before
	// anything is drawn and whenever one of these has changed, so it may be called often and has to be quick. Without
	// it nothing has a place.
	Layout()
	// Paint paints the still board. What a motion has in hand is left out: see [Common.Carried]. Without it the cloth is
	// bare.
	Paint(p *paint.Pen)
	// Draw draws what moves all the time, over the still board and under the nodes. Without it nothing does.
	Draw(p *paint.Pen)
	// Nodes appends what explains itself and what can be pressed, on the board and in the area of the decision. Where a
	// decides nothing (a.Legal is nil) nothing is a move. Without it every legal move has a button in the ledger, which
	// is enough to try a game out.
	Nodes(a *Ask, dst []ui.Node) []ui.Node
	// Prepare paints a picture that will be needed soon and takes long, and reports whether there was one: it is asked
	// while nothing moves. Without it pictures are painted when they are seen first.
	Prepare(p *paint.Pen) bool

	// Animate adds to x the animations that show its event. It is called when the event's turn has come; the Board is as
	// the event finds it, and follows it after the last animation or where x says so. An event that is meant to have
	// none says why with [Sequence.Still]. Without it the board jumps from one event to the next.
	Animate(x *Sequence)
	// Chapter says which decisions of bots are told as one story, in place of the motions of their events: those that
	// follow on each other in positions of the same number other than 0, such as 1 + turn*seats + seat. The story is told
	// when a position of another number comes, or a person is asked; where bots think for long, what there is of it is told
	// meanwhile. It has up to five pictures, 0.5 s each, which stay for a moment while the game goes on. It suits turns of many small
	// moves. Without it every event is shown by its motions.
	Chapter(s engine.State) int
	// Hero says in a position of a chapter whose story it is: its face and name stand over the pictures. Without it, it is that of
	// whoever decides first.
	Hero(s engine.State) engine.Seat
	// Tell adds to s the pictures that its event is worth in such a story, or changes the last one; see [Story] for an
	// example. The Board is as the event finds it. Without it every line of the log makes a picture, the heavier as its
	// event is marked on the charts, and those that there is no room for are left out.
	Tell(s *Story)
	// Cues adds to dst the sounds of an event; [Sounds] makes them from a list. Without it a game is heard only where
	// all games are: buttons, the deck at the start, whose turn it is, the end.
	Cues(e engine.Event, dst []Cue) []Cue
	// Settled is told that everything has been shown: State and Board agree, and whatever was prepared for an earlier
	// decision (a sum on a coin, cards that were marked) is to be forgotten. Without it nothing is.
	Settled()

	// MoveWords says a legal move as a short order: "Bid 5", "Take Prickly Pear". Hints, the coach, the log of the
	// results and the question "are you sure?" are made of it. Without it a move is called by its notation.
	MoveWords(m engine.Move) string
	// Prompt says in one or two sentences what the seat to move is asked. Without it, it is the sentence about the phase
	// in the rules.
	Prompt(a *Ask) string
	// When says of what is shown in which turn, day or round of the game it is: in a word or two ("Turn 4"), what is counted
	// ("turn"), and the count. Charts and turning points speak so. Without it they count moves.
	When() (name, unit string, count int)
	// Heading is the line beside the game's name on the plaque: turn and phase of what is shown. Without it, it is the
	// name of the phase in the rules.
	Heading() string
	// Line returns the log line of an event, a plain sentence with names and never "you", and the icon before it; "" leaves
	// the event out. The Board is as the event finds it. What the line tells of a secret event is shown only to those
	// who may know it. [Lines] makes it from a list. Without it the log is empty.
	Line(e engine.Event) (icon, line string)
	// Joined says in one line, with its icon, what events in a row, each of which has a line, come to together: three goods
	// that were gained one by one. It is asked about those of the last line of the log and the event that follows, and
	// returns "" to keep them apart. Without it every event has its own line.
	Joined(events []engine.Event) (icon, line string)
	// Row returns the figures of a seat in the ledger. Without it they are the points so far, so a game in which these are
	// secret needs it.
	Row(seat engine.Seat) Row
	// Ledger says how the game writes those rows itself, in columns under heads. Without it a row is a name and its figures
	// side by side.
	Ledger() Ledger
	// Turns says in a few words whose turn it is and who comes next: it stands beside the head of the ledger. Without it
	// nothing does.
	Turns() string

	// Figures are what a seat has that a choice may change, for the slip that says before a press what it comes to (see [Foresee]):
	// money, goods, points, of the Board and the State, always as many in the same order. Without it they are those of the row.
	Figures(seat engine.Seat) []Stat
	// Standing is the ID of the node whose slip stands in the ledger while nothing is pointed at: what a sum on a coin comes to, or
	// what has been chosen and not yet done. Without it there is none.
	Standing() string
	// Stands says where on the table a figure of a seat stands, one of Figures: the middle of the chip that says there by how much
	// a choice would change it (see [Ghosts]). row is the seat's row in the ledger, empty in windows where it has none. Without it
	// the chip lies in that row, and figures that do not stand there have none.
	Stands(seat engine.Seat, figure Stat, row geom.Rect) (geom.Point, bool)
	// Outcome adds to that slip what no figure tells of a legal move of State, a short line each: odds of dice, what it leads
	// to. It must follow from what the seat to move may know. Without it the figures stand for themselves.
	Outcome(m engine.Move) []string
	// Ticket names on that slip what some moves lead to that are one gesture, and adds lines with signs of their own; after is where
	// they lead, as far as their seat knows. It must follow from what lies open, too. Without it the first move names them.
	Ticket(moves []engine.Move, after engine.State) (title string, lines []Note)

	// SeatAt says where a seat has its things on the board: where its words, its gains and its coins come from and go
	// to. The bank is asked for by NoSeat. Without it all of that happens at the ledger.
	SeatAt(seat engine.Seat) Seating
	// Announced is where plaques with words are held up over the board, and how large their letters are, in design units.
	// Without it they stand in the middle.
	Announced() (at geom.Point, size float64)
	// Money writes an amount that flies along with coins or rises from a purse. Without it, it is a number.
	Money(n int) string

	// Zones are the parts of the board that the window of a phone shows one at a time, in the order of their tabs: at most four, with
	// places from Layout; those that are empty are left out. Without them it shows all of the board, to be moved over.
	Zones() []Zone

	// Leaves reports whether a move only ends, stops or declines something, so that something of worth may be left by it: the end
	// of a turn, a no. Where it cannot be taken back and the guide sees much that would be left, it is asked about once more.
	// Without it no move is.
	Leaves(m engine.Move) bool
	// Reason says in a sentence what speaks for a legal move of State, "" for nothing in particular: for hints and for
	// what the coach says of bots. It must follow from what the seat to move may know. Without it they tell what the
	// search has found only.
	Reason(m engine.Move) string
	// Advice is what is said before a move that is a mistake, see [Advice]. Without it nothing is.
	Advice() []Advice
	// Reactions are the kinds of questions that come in other seats' turns, for their switches; Reaction says whether the
	// decision waited for in a position is one of them. Without them every decision is put to its seat.
	Reactions() []ReactionKind
	Reaction(s engine.State) Reaction
	// Ordered returns the answer to a decision of State that its seat has given in advance, as a bid up to a sum that was
	// named once; false if the seat is to be asked. Without it every decision is put to its seat.
	Ordered(s engine.State) (engine.Move, bool)
	// Account takes apart what a seat has and what it is to get, as far as those who look may know it. It is shown at the
	// seat's row in the ledger and at the node of the board that is called by [SeatID]. Without it nothing is.
	Account(seat engine.Seat) []Account

	// Rule returns the anchor of the paragraph of the rules that explains the node with an ID, "" for none; [Anchors]
	// finds it in a list. Without it tooltips do not lead to the rules.
	Rule(id string) string
	// Figure draws a figure of the rules, false for one that is not known. Without it the rules have no figures but
	// those that all games have.
	Figure(name string, args []string) (reader.Illustration, bool)

	// Listed are the cards of the game by their kinds, with what is written on them, where the rules to read do not tell of each:
	// they stand at the end of the book. Without it the book ends as it was written.
	Listed() []reader.Listed

	// Moments adds to dst what an event means and to whom, so that bots can pass a remark about it. Without it they talk
	// of the beginning, the lead and the end.
	Moments(e engine.Event, dst []talk.Moment) []talk.Moment
	// Mark returns the icon of an event that deserves a mark on the charts after the game, "" for others, and how much it
	// weighs where two marks would lie on each other. Without it the charts have none.
	Mark(e engine.Event) (icon string, weight int)
	// Dice returns what dice of six sides show in an event that rolls them, nil for others: after the game they are set
	// beside what was to be expected. Without it there is no such page.
	Dice(e engine.Event) []int
	// DieFace names what a die shows, from 1 to 6: faces with one name are counted together. Without it they are called by their
	// numbers, and dice that are rolled together are added up.
	DieFace(n int) string
	// Source returns the icon of a line of the score sheet, by its name in English, "" for a coin. Without it all are coins.
	Source(line string) (icon string)
	// Things returns what a line of the score sheet counts for a seat in a final state, by its name in English: the bar is made of these
	// things. Without it, or with none, the bar is made of the icon of the line.
	Things(s engine.State, line string, seat engine.Seat) []Thing
	// Rank names a rank at the end: "Gold Baron". Without it ranks have no names.
	Rank(rank int) string
	// Tie says which tie-break decided the first place, "" if none did. Without it nothing is said.
	Tie() string
	// Verdict says in some lines what the result comes to, where that is not the points themselves: the points per day of a
	// race. The first line is the sum. Without it the points stand for themselves.
	Verdict() []string
}

// Seating is where a seat has its things on the board, design units.
type Seating struct {
	Panel geom.Rect  // all of it: what a bot says appears at its lower edge
	Mouth geom.Point // where a word comes from that belongs to an event: a bid, a pass
	Aside bool       // the word stands right of the mouth, not below it
	Purse geom.Point // where coins leave and arrive
	Gain  geom.Point // where the sum of a gain appears
}

// Row is what the ledger says of a seat.
type Row struct {
	Stats []Stat
	Note  string // a word at the right end: "passed", "+3"
	Good  bool   // the note is good news
	Bad   bool   // the note is bad news
	Tip   string // what the row means, in words
	Mark  string // icon beside the name: who begins
	Dim   bool   // out of this auction, this round
}

// Ledger is how a game writes the rows of the ledger itself. Measures are design units at the usual size of letters.
type Ledger struct {
	High float64 // of a row where few sit at the table; more of them get less. 0 for rows that all games have
	Head float64 // of the line with the heads of the columns, 0 for none
	Tall float64 // of the ledger in tall windows, where it has no rows, 0 for what all games have
	// Heads writes what stands in the columns, Row what a seat has in them.
	Heads func(p *paint.Pen, r geom.Rect)
	Row   func(p *paint.Pen, r geom.Rect, seat engine.Seat)
	// Press returns what a press on the row of a seat does, nil for nothing; it may be nil itself. A phone turns from the ledger to the
	// first zone then: what is laid over the table lies there.
	Press func(seat engine.Seat) func()
	// Rival is who plays along without a seat, the zero one where nobody does.
	Rival Rival
}

// Rival is somebody whom the game itself plays, with a row of their own below those of the seats in windows that have rows.
type Rival struct {
	Name, Tip string
	Row       func(p *paint.Pen, r geom.Rect) // nil where nobody plays along
}

// Stat is a number with its icon; an empty icon is a coin.
type Stat struct {
	Icon  string
	Value int
	Name  string // what it counts
	Head  string // over its column in the ledger: the one word for what it counts
}

// Account is a sum and its parts.
type Account struct {
	Name  string // "Points so far"
	Parts []Part
	// Hidden accounts are known to others only; Why says so.
	Hidden bool
	Why    string
}

// Note is a line with a sign.
type Note struct{ Icon, Text string }

// Part is one source of points or money.
type Part struct {
	Icon  string // a coin where empty
	Name  string
	Note  string // "7 mines"
	Value int
}
