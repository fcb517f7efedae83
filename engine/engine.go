package engine

import (
	"encoding/json"
	"math/rand/v2"
)

// Seat is a player's place at the table, 0 to seats-1, clockwise.
type Seat int8

// NoSeat stands for nobody: the turn of a finished game, an event of the table itself.
const NoSeat Seat = -1

// Kind says what a move does. Each game numbers its own kinds from 1; 0 is no move.
type Kind uint16

// Phase says what kind of decision a state waits for. Each game numbers its own phases from 0;
// [Info.Phases] names them.
type Phase uint8

// EventKind says what an event tells. Each game numbers its own kinds from 1; [Info.Events] names them.
type EventKind uint16

// Move is one atomic decision. Kind says what is done; A, B and C name what it is done to (a card, a town, an
// amount), never a place in a list, so that a move means the same in every position. Moves are compared with ==;
// what a kind does not use is 0. The zero Move is no move.
type Move struct {
	Kind    Kind
	A, B, C int16
}

// Event is one thing that happened: dice rolled, gold moved, a card turned. Events come in the order in which they
// happened; a scene animates them, the log writes them, and together they rebuild all that the public can see.
type Event struct {
	Kind  EventKind
	Seat  Seat // who acts or is concerned, NoSeat for the table
	Other Seat // the second party, NoSeat for the bank or nobody
	// Auto marks what followed from a decision that left no choice (see Settle).
	Auto bool
	// Reveals marks that chance was drawn or something hidden turned up: no undo reaches back across it. What a seat lays open of its own
	// accord, a card that it plays, need not be marked, as the others alone learn from it; a card that follows it from a pile is.
	Reveals bool
	// Secret marks that A to D are for the eyes of Seat alone; that it happens, and to whom, everybody sees.
	Secret bool
	// Redacted marks that A to D have been taken out for somebody who may not know them, see For.
	Redacted   bool
	A, B, C, D int16 // what it is about; each game documents its kinds
}

// Observer receives events. A nil Observer hears nothing and costs nothing.
type Observer func(Event)

// State is one position of one game. It is plain data without pointers to shared memory that changes, and it is
// deterministic: all chance comes from the generator it carries.
type State interface {
	// Seats returns the number of seats.
	Seats() int
	// Turn returns who decides now, NoSeat when the game is over.
	Turn() Seat
	// Phase returns what kind of decision is waited for. A scene exists per phase.
	Phase() Phase
	// Moves appends every legal move of Turn to dst, in the fixed order of the rules, none twice,
	// and returns the extended slice. It appends nothing exactly when the game is over.
	Moves(dst []Move) []Move
	// Play makes a move and reports to tell, which may be nil, what happened. An illegal move returns an error
	// that tells a player why, in words, and changes nothing.
	Play(m Move, tell Observer) error

	// CopyTo makes dst, a state of the same game, an independent deep copy. It allocates nothing once dst is warm.
	CopyTo(dst State)
	// Determinize replaces everything that seat may not know, the coming chance included, by a sample drawn from r that
	// agrees with everything that seat does know. It is the only door through which a bot sees a position.
	Determinize(seat Seat, r *rand.Rand)
	// InformationState returns, as JSON, what seat may know: two states that seat cannot tell apart have the same view.
	InformationState(seat Seat) ([]byte, error)

	// Scores appends the points of every seat: the final ones at the end, the running ones before.
	Scores(dst []int) []int
	// Ranks appends the rank of every seat by the rules' tie-breaks: 1 is first, equals share (1, 2, 2, 4).
	Ranks(dst []int) []int
	// Sheet breaks the scores down by source. The points of each seat over all lines add up to Scores.
	Sheet() []Line

	// Notation writes a legal move as text ("bid 5"). Parse reads it back; what it cannot read, it explains.
	Notation(m Move) string
	Parse(text string) (Move, error)

	// Script forces the results of the next dice, in order, before chance takes over again. For scenario files, which call it for every
	// game: no rolls are no error, and a game without dice refuses any other.
	Script(rolls []int) error
	// Check returns the first invariant of the rules that the position breaks, nil when all hold.
	Check() error

	// A state is JSON in the terms of the rules (RULES.md of the game); each game documents it field by field.
	json.Marshaler
	json.Unmarshaler
}

// Line is one source of points on the score sheet, for all seats.
type Line struct {
	Name   string // "Gold", "Mayors"
	Points []int  // by seat
	Times  []int  // by seat, by what the points have been multiplied; nil where nothing is
}

// Asker is a State that knows which kinds of moves its phase asks for, also where none of a kind is legal: a place for such
// a move then says why not when it is pressed. Without it they are the kinds of the legal moves.
type Asker interface {
	Asks(kind Kind) bool
}

// ForcedKeeper is a state that sometimes asks although only one answer is possible, because silence would give something
// away: wherever it hangs on what others do not know whether a seat has a choice, as on a hand of equal cards. Settle leaves such a
// question to its seat.
type ForcedKeeper interface {
	KeepForced() bool
}

// Guide is what a state tells bots about its game: the knowledge from which search starts. Prior and Policy must follow from
// what the seat to move may know. Evaluate judges the position as it lies: searches ask it of positions that they have dealt by
// Determinize. None of them may allocate.
type Guide interface {
	// Prior writes to dst how promising each of moves (all legal moves of Turn) looks at one glance: the expected
	// gain of the seat to move in points, on any common zero. The best move has the largest weight. The returned
	// slice is dst, grown if needed.
	Prior(moves []Move, dst []float32) []float32
	// Policy chooses one legal move quickly, without listing them: what a sound player does in rollouts.
	// w is the chance for its rng; the state itself is not changed.
	Policy(w *Rand) Move
	// Evaluate writes the expected result of every seat in [0, 1], adding up to 1: mostly the chance to win,
	// with a smooth share for the lead. With a single seat it is how good that seat's result will be.
	Evaluate(dst []float32) []float32
	// Clock returns how far the game is, rising by one at natural cuts (a turn, a round): search stops its
	// rollouts a few ticks ahead.
	Clock() int
}

// Budgeter is a state that tells how much thought its decision deserves. Where a turn is many small decisions, search
// spends only a share of its budget on each, so that the turn as a whole does not take long, and weak bots go wrong in
// such a share of them.
type Budgeter interface {
	// BudgetShare returns the share of a full budget, above 0 and at most 1. It must follow from what the seat to move
	// may know.
	BudgetShare() float32
}

// BudgetOf returns how much of a full budget the decision of a state deserves: all of it where the game does not say.
func BudgetOf(s State) float32 {
	if b, ok := s.(Budgeter); ok {
		return b.BudgetShare()
	}
	return 1
}

// Lookahead is a Guide of a game in which one tick of its clock is too near to judge by. Searches look Lookahead ticks
// ahead for each one that they would look ahead otherwise.
type Lookahead interface {
	Lookahead() int
}

// Primed is a Guide that also knows how somebody plays who has read the game's primer (assets/primer) and knows nothing more:
// the measure for the weakest level, which such a person should beat about half of the time.
type Primed interface {
	Guide
	// Primer writes to dst how strongly the words of the primer speak for each of moves (all legal moves of Turn), 1 for a
	// clear reason and 0 for none. It looks at what lies open at one glance and reckons nothing ahead.
	Primer(moves []Move, dst []float32) []float32
}

// Weigh writes to dst what each of moves is worth: a Prior or Primer that looks at moves one by one.
func Weigh(moves []Move, dst []float32, worth func(m Move) float32) []float32 {
	dst = dst[:0]
	for _, m := range moves {
		dst = append(dst, worth(m))
	}
	return dst
}

// Rollouter is a Guide that makes a whole rollout itself, which spares a search what asking for every move costs.
type Rollouter interface {
	// Rollout plays on until Clock has reached until or the game is over: by the moves of Policy, as a loop over Policy and
	// Play would, or, where random is set, by legal moves each as likely as the others.
	Rollout(w *Rand, until int, random bool)
}

// Game makes and reads the states of one game.
type Game interface {
	// Info describes the game. It is the same at every call.
	Info() Info
	// New sets a game up. Seats, options and their values must be ones that Info lists; missing options take
	// their defaults. The same arguments give the same game for ever, as long as Info.Rules stays.
	New(seats int, options Options, seed uint64) (State, error)
	// Load reads a state from its JSON. Unknown fields and impossible positions are errors.
	Load(data []byte) (State, error)
	// NewBoard returns an empty board for [Board.Read].
	NewBoard() Board
}

// Versioned is a Game that can still be played by earlier versions of its rules. Records begun
// under one of them can then be replayed and finished. New games always use the current version.
type Versioned interface {
	Game
	// Version returns the game under an earlier version of its rules, nil if that version is not
	// supported. Info of the returned game gives that version as Rules, and its states keep the
	// version in their JSON.
	Version(rules int) Game
}

// Under returns a game as it is played by a version of its rules. ok is false if the game does not
// support that version.
func Under(game Game, rules int) (_ Game, ok bool) {
	if game.Info().Rules == rules {
		return game, true
	}
	if v, has := game.(Versioned); has {
		if old := v.Version(rules); old != nil {
			return old, true
		}
	}
	return nil, false
}
