// Package table is what all games share at the table: the plaque, the ledger with its log, whose turn it is, bots
// that think, undo, hints, speed, replay. A game brings a [Play]: how its board looks, how its events move, and
// where its moves are clicked.
package table

import (
	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/render/motion"
	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/scenes/talk"
)

// Play is what a game brings to its table. It keeps a picture of the position that follows the events one by one,
// while the state is already ahead.
type Play interface {
	// Layout is told where the board lies, before anything else and whenever the window changes.
	Layout(l ui.Layout, board geom.Rect)
	// Sync makes the picture show the state at once: at the start, after undo, when a replay jumps.
	Sync(s engine.State)
	// Recall is told all that has happened up to the position of the last Sync, for what a picture keeps of the past:
	// dice as they lie, the last move.
	Recall(events []engine.Event)
	// Animate adds to add the motions of one event. What they begin and end with changes the picture.
	Animate(e engine.Event, add func(motion.Animation))
	// Line returns the log line of an event: the icon before it and a plain sentence; "" leaves the event out.
	Line(e engine.Event) (icon, line string)
	// Light is told whose turn it is, or whom the event concerns that is being shown; NoSeat for nobody.
	Light(seat engine.Seat)
	// Heading is the line beside the game's name: turn and phase.
	Heading() string
	// Row returns the figures of a seat's row in the ledger.
	Row(seat engine.Seat) Row
	// Prompt says in one or two sentences what the seat to move is asked.
	Prompt(a *Ask) string
	// Nodes appends what can be clicked, and what explains itself, on the board and in the action area.
	// Without legal moves in a, nothing is a move.
	Nodes(a *Ask, dst []ui.Node) []ui.Node
	// Paint paints the still board; Draw draws over it what moves all the time and over all nodes what is in the air.
	Paint(p *paint.Pen)
	// Draw is called between the motions and the nodes.
	Draw(p *paint.Pen)
	// MoveWords says a legal move as a short order: "Bid 5", "Take Prickly Pear".
	MoveWords(m engine.Move) string
	// Primer explains the game in a minute to somebody who has never played it.
	Primer() []Lesson
	// Rank names a rank at the end ("Gold Baron"), and Tie says which tie-break decided, "" if none did.
	Rank(rank int) string
	Tie() string
}

// Marker is a [Play] some of whose events are marked on the charts after the game.
type Marker interface {
	// Mark returns the icon of an event that deserves a mark, "" for others, and how much it weighs where two marks
	// would lie on each other.
	Mark(e engine.Event) (icon string, weight int)
}

// Dicer is a [Play] of a game with dice of six sides: after the game their results are set beside what was to be
// expected.
type Dicer interface {
	// Dice returns what the dice show in an event that rolls them, nil for others.
	Dice(e engine.Event) []int
}

// Talker is a [Play] that says what events mean to those at the table, so that bots can pass a remark about them.
type Talker interface {
	// Moments adds to dst what an event means, and to whom.
	Moments(e engine.Event, dst []talk.Moment) []talk.Moment
}

// Seater is a [Play] whose seats have places on the board. What bots of others say appears at the ledger.
type Seater interface {
	// SeatAt is where the things of a seat lie: what it says appears at the lower edge.
	SeatAt(seat engine.Seat) geom.Rect
}

// Deliberate is a [Play] some of whose moves take more than one press: a sum is set and then sealed, cards are marked
// and then put away. Those are not asked about again for being final.
type Deliberate interface {
	Deliberate(m engine.Move) bool
}

// Discreet is a [Play] of a game in which seats hide things from one another.
type Discreet interface {
	// Open is told before a Sync whose secrets may be seen, by seat: those of the only person at the table, those of
	// whoever holds the device, nobody's while it is passed on, everybody's in a replay and among bots.
	Open(seats []bool)
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

// Stat is a number with its icon; an empty icon is a coin.
type Stat struct {
	Icon  string
	Value int
	Name  string // what it counts
}

// Ask is a decision waited for, as a game's nodes need it.
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
}

// Can reports whether m is legal now.
func (a *Ask) Can(m engine.Move) bool {
	for _, x := range a.Legal {
		if x == m {
			return true
		}
	}
	return false
}

// Name returns the name of a seat.
func (a *Ask) Name(s engine.Seat) string { return a.Names[s].Name }
