package engine

import (
	"encoding/json"
	"math/rand/v2"
)

// Seat is a player's place at the table, from 0 to the number of seats minus 1, clockwise.
type Seat int8

// NoSeat stands for no seat: the turn of a finished game, or the seat of an event of the table
// itself.
const NoSeat Seat = -1

// Kind is the kind of a move. Each game numbers its own kinds from 1; 0 means that there is no
// move.
type Kind uint16

// Phase is the kind of decision that a state waits for. Each game numbers its own phases from 0;
// [Info.Phases] has their names.
type Phase uint8

// EventKind is the kind of an event. Each game numbers its own kinds from 1; [Info.Events] has
// their names.
type EventKind uint16

// Move is one atomic decision. Kind is the action; A, B and C are its parts (a card, a town, an
// amount), which the moves.csv of a game names per kind. They are never indices into a list, so a
// move means the same in every position. Moves are compared with ==; fields that a kind does not
// use are 0. The zero Move is no move.
type Move struct {
	Kind    Kind
	A, B, C int16
}

// MoveOf returns a move of a kind with its numbers A to C, 0 for those that are missing. It is for
// code that handles moves of all kinds alike, such as a notation; other code uses the functions of
// the game that return moves.
func MoveOf(kind Kind, numbers ...int16) Move {
	var abc [3]int16
	copy(abc[:], numbers)
	return Move{Kind: kind, A: abc[0], B: abc[1], C: abc[2]}
}

// Numbers returns the numbers A to C of the move, for code that handles moves of all kinds alike.
func (m Move) Numbers() [3]int16 { return [3]int16{m.A, m.B, m.C} }

// Event is one thing that happened: dice rolled, gold moved, a card turned. Events come in the
// order in which they happened. The user interface animates them, the log describes them, and
// together they determine everything that the public can see.
type Event struct {
	Kind  EventKind
	Seat  Seat // the seat that acts or is affected, NoSeat for an event that concerns no particular seat
	Other Seat // the other seat involved, NoSeat for the bank or nobody
	// Auto marks an event of a forced move, see PlayForced.
	Auto bool
	// Reveals marks an event that shows everybody who may read it something new: a result of chance
	// or something that was hidden. Undo stops at such events, see RevealsTo.
	Reveals bool
	// Discloses marks an event that shows something that Seat knew and others did not, such as a
	// card that Seat plays openly from its hand. Seat itself learns nothing from it, so its undo
	// does not stop there, but the undo of all others does. A card that then replaces the played
	// one from a pile is marked with Reveals.
	Discloses bool
	// Secret marks an event whose numbers A to D only Seat may read. The kind and the seat of the
	// event are still public.
	Secret bool
	// Redacted marks an event whose numbers A to D were cleared because the viewer may not read
	// them, see For.
	Redacted   bool
	A, B, C, D int16 // the parts of the event as numbers, which the events.csv of each game names per kind
}

// Observer is a callback for events. If an Observer is nil, events are not reported and cost
// nothing.
type Observer func(Event)

// State is one position of one game. It is plain data and shares no mutable memory with other
// states. It is deterministic: all randomness comes from the [Chance] inside it.
type State interface {
	// Seats returns the number of seats.
	Seats() int
	// Turn returns the seat that decides now, NoSeat when the game is over.
	Turn() Seat
	// Phase returns the kind of decision that the state waits for.
	Phase() Phase
	// Moves appends every legal move of Turn to dst, in a fixed order and without duplicates, and
	// returns the extended slice. It appends nothing if and only if the game is over.
	Moves(dst []Move) []Move
	// Play makes a move and calls tell, which may be nil, for everything that happens. It returns
	// an error that explains to the player why the move is illegal, and then changes nothing.
	Play(m Move, tell Observer) error

	// CopyTo makes dst, a state of the same game, an independent copy of this state. It does not
	// allocate if dst has been used before.
	CopyTo(dst State)
	// Determinize replaces everything that seat may not know, future chance included, by a sample
	// drawn from r that is consistent with everything that seat does know. Bots see positions only
	// through Determinize.
	Determinize(seat Seat, r *rand.Rand)
	// InformationState returns as JSON everything that seat may know. Two states that seat cannot
	// tell apart have equal information states. What an attentive player could remember, such as
	// the cards in a deck that was shuffled again, belongs to it only if the rules say so.
	InformationState(seat Seat) ([]byte, error)

	// Scores appends the points of every seat: the final scores at the end, the current ones
	// before.
	Scores(dst []int) []int
	// Ranks appends the rank of every seat after the tie-breaks of the rules: 1 is first, and equal
	// seats share a rank (1, 2, 2, 4).
	Ranks(dst []int) []int
	// Sheet splits the scores by source, such as gold or bonuses. For each seat, the points of all
	// lines add up to its score.
	Sheet() []Line

	// Notation returns a legal move as text ("bid 5"). Parse converts such text to a move, which
	// need not be legal; the errors of Parse explain what is wrong with the text.
	Notation(m Move) string
	Parse(text string) (Move, error)

	// Chance returns the state's generator of random numbers, so that searches can force its draws
	// (see [Draws]). Games themselves do not call it.
	Chance() *Chance
	// Key returns a hash of the position without its Chance; see [KeyOf]. Searches recognize with
	// it positions that they have met before.
	Key() Key

	// Script forces the results of the next dice, in order. Scenario files use it and call it for
	// every game: an empty list is no error, and a game without dice returns an error for any other
	// list, as [Chance.Script] does for a die without sides.
	Script(rolls []int) error
	// Check returns an error for the first invariant of the rules that the position breaks, nil if
	// all hold.
	Check() error

	// The JSON form of a state uses the terms of the rules (RULES.md of the game); each game
	// documents it field by field.
	json.Marshaler
	json.Unmarshaler
}

// Line is one source of points on the score sheet, for all seats.
type Line struct {
	Name   string // name of the source: "Gold", "Mayors"
	Points []int  // points by seat
	Times  []int  // factors by which the points were multiplied, by seat; nil if nothing is multiplied
	// Compared is set if the seats are compared for these points, as for the most workers. A seat
	// can then lose them by what another seat gains. The points must be public.
	Compared bool
	// Cost is set if the line counts what the seats have paid, as for bids, so that its points are
	// never above 0.
	Cost bool
}

// ExpectsKinds is a State that reports which kinds of moves the current phase expects, even if no
// move of such a kind is legal. The table then still shows a place to press for such a move, which
// explains why the move is illegal. For other states, the table uses the kinds of the legal moves.
type ExpectsKinds interface {
	ExpectsKind(kind Kind) bool
}

// ConcealsForced is a State in which playing a forced move automatically can reveal hidden
// information. That is so where a seat has a choice or not depending on its hand (for example a
// hand of equal cards). ConcealForced reports whether the forced move of this position must be left
// to its seat; if so, PlayForced stops there, for bots as well, and the move is part of the record.
// A game needs [PausesForced] in addition only for people who share a screen.
type ConcealsForced interface {
	ConcealForced() bool
}

// PausesForced is a State in which hidden information, such as a hand of cards, decides whether a
// seat has to decide at all. If several people share a screen, the question itself would show all
// of them what the seat holds. Such a state can therefore pause: PlayForced also stops at a
// decision with a single legal move, if the others must expect that the seat has a choice. A match
// leaves the forced moves of pauses out of its record, so a record does not depend on them.
type PausesForced interface {
	// PauseForced sets the seats for which the state pauses; at first there are none. CopyTo copies
	// the set, Determinize and Load clear it.
	PauseForced(seats SeatSet)
	// AtPause reports whether the state pauses: the current decision has a single legal move, which
	// PlayForced does not play because of PauseForced.
	AtPause() bool
}

// DecidesTogether is a State in which several seats make a decision at the same time, in secret, so
// that their order makes no difference. The rules ask them in some order. A match in which several
// people share a screen asks them in the order in which the screen changes hands least. The record
// of the match names the seats, so it does not depend on that.
type DecidesTogether interface {
	// Undecided returns the seats that have a choice and could decide next, in the order of the
	// rules, the seat to move included. It returns none once the seat to move has begun its
	// decision, or if the order makes a difference.
	Undecided() []Seat
	// AskFirst makes seat, one of Undecided, the seat to move.
	AskFirst(seat Seat)
}

// Heuristics is a State with heuristics for bots. The prior and the rollout policy must depend only
// on what the seat to move may know. The evaluation judges the complete position; searches call it
// on positions sampled by Determinize. None of the methods may allocate.
type Heuristics interface {
	// Prior writes to dst a weight for each of moves, which are all legal moves of Turn, and
	// returns dst, regrown if needed. The weight is the expected gain of the seat to move in
	// points, relative to any common zero. The best move has the largest weight.
	Prior(moves []Move, dst []float32) []float32
	// Policy returns one legal move for a rollout, chosen as a sound player would, quickly and
	// without listing the moves. Its random numbers come from w; the state is not changed.
	Policy(w *Rand) Move
	// Evaluate writes the expected result of every seat to dst. Results are in [0, 1] and add up to
	// 1: mainly the probability of winning, plus a smaller part that depends smoothly on the lead.
	// In a game with a single seat, it is the expected quality of that seat's result.
	Evaluate(dst []float32) []float32
	// Clock returns the progress of the game as a number that rises by 1 at natural boundaries (a
	// turn, a round). A search ends a rollout when Clock has risen by a few.
	Clock() int
}

// Budgeter is a State that scales the search budget of a decision. It is for games whose turns
// consist of many small decisions: a search spends only a fraction of its budget on each, so that a
// whole turn does not take long. Weak bots make their deliberate errors in the same fraction of
// decisions.
type Budgeter interface {
	// BudgetShare returns the fraction of a full budget for this decision, above 0 and at most 1.
	// It must depend only on what the seat to move may know.
	BudgetShare() float32
}

// BudgetOf returns the fraction of a full search budget for the decision of s: the result of
// BudgetShare, or 1 if s is no Budgeter.
func BudgetOf(s State) float32 {
	if b, ok := s.(Budgeter); ok {
		return b.BudgetShare()
	}
	return 1
}

// Finale is a Heuristics of a game in which what remains to be played near the end is better played
// than estimated. A rollout that reaches its horizon while InFinale is true goes on to the end of
// the game.
type Finale interface {
	InFinale() bool
}

// Lookahead is a Heuristics of a game in which one tick of Clock is too short a horizon for
// rollouts. The method Lookahead returns a factor: a rollout covers that many times the usual
// number of ticks.
type Lookahead interface {
	Lookahead() int
}

// EvaluatesWholeTurns is a Heuristics of a game in which Evaluate, in the middle of a turn, may
// leave out what the rest of that turn brings the seat. A search whose opinions are wanted must
// then evaluate at the ends of turns.
type EvaluatesWholeTurns interface {
	EvaluatesWholeTurns() bool
}

// CarefulAnswers is a Heuristics of a game with short rounds in which the move with the largest
// Prior is how a good opponent answers a move, while Policy may answer by an attack that no good
// player would make. A comparison of two moves then uses Prior for the opponents' moves until the
// clock advances.
type CarefulAnswers interface {
	AnswersByPrior() bool
}

// PrimerHeuristics is a Heuristics that can also weigh moves like a person who has read the game's
// primer (assets/primer) and nothing else. The weakest bot level is calibrated with it: such a
// person should win about half of the games against that level.
type PrimerHeuristics interface {
	Heuristics
	// Primer writes to dst how strongly the primer recommends each of moves, which are all legal
	// moves of Turn: 1 if it gives a clear reason for the move, 0 if it gives none. It considers
	// only what is visible now and does not look ahead.
	Primer(moves []Move, dst []float32) []float32
}

// SurePoints is a State that reports for moves which differ in nothing but points that are certain,
// such as which of several tokens to keep, how many points they are worth. A search cannot tell
// such moves apart if the points are few.
type SurePoints interface {
	// SurePoints returns the points that the legal move m is worth. ok is false if it differs from
	// other legal moves in something else. It must depend only on what the seat to move may know.
	SurePoints(m Move) (points int, ok bool)
}

// Dominance is a State that knows of some pairs of moves that one of them is surely at least as
// good as the other, whatever follows, such as layouts of which one has more on every space. A
// search may rate such moves the other way round by chance.
type Dominance interface {
	// Dominates reports whether the legal move a is surely at least as good as the legal move b. It
	// must depend only on what the seat to move may know.
	Dominates(a, b Move) bool
}

// Amounts is a State with moves that differ only in an amount, such as an income of more money or
// more cards, which Moves lists in another order than that of the amounts.
type Amounts interface {
	// Amount returns the amount of the legal move m. ok is false if m is not such a move.
	Amount(m Move) (n int, ok bool)
}

// MeasuredMoves is a State with decisions whose moves have been compared in whole games, such as
// the choice of a character. A search knows little about them so early in a game.
type MeasuredMoves interface {
	// WinShares appends to dst, for each of the legal moves, the share of games from 0 to 1 that
	// players of equal strength win after it. It appends nothing if that has not been measured for
	// each of them.
	WinShares(legal []Move, dst []float64) []float64
}

// Detours is a State in which a player can move to and fro.
type Detours interface {
	// IsDetour reports whether a line of moves of the seat to move, which begins with a legal move,
	// leads back to where it began although the seat could have stayed there, such as a ride to the
	// next space and back.
	IsDetour(line []Move) bool
}

// StepwiseActs is a State of a game in which one act of a player, such as a ride, takes several
// moves.
type StepwiseActs interface {
	// ContinuesAct reports whether move next, which a seat makes right after its move m, goes on
	// with the same act. It depends only on the two moves.
	ContinuesAct(m, next Move) bool
}

// ActLength returns how many of the moves, which a seat makes one after the other in a game with
// states like s, belong to the act that begins with the first of them. It is at least 1.
func ActLength(s State, moves []Move) int {
	acts, ok := s.(StepwiseActs)
	n := 1
	for ok && n < len(moves) && acts.ContinuesAct(moves[n-1], moves[n]) {
		n++
	}
	return n
}

// Weigh calls the function worth for each of moves and returns the results, in the same order, in
// dst, whose old contents it overwrites. A Prior or Primer that weighs moves one by one can be
// implemented with it.
func Weigh(moves []Move, dst []float32, worth func(m Move) float32) []float32 {
	dst = dst[:0]
	for _, m := range moves {
		dst = append(dst, worth(m))
	}
	return dst
}

// Rollouter is a Heuristics that can play the moves of a rollout itself, which avoids the cost of
// calling Policy and Play for each move.
type Rollouter interface {
	// Rollout plays moves in the state itself. It stops when Clock has reached a certain value,
	// given by until, or when the game is over. It chooses the moves that a loop over Policy and
	// Play would choose or, if random is set, uniformly random legal moves.
	Rollout(w *Rand, until int, random bool)
}

// Game creates and loads the states of one game.
type Game interface {
	// Info returns the description of the game, the same at every call.
	Info() Info
	// New sets up a game. Seats, options and their values must be listed by Info; missing options
	// get their defaults. The same arguments always give the same game, as long as Info.Rules is
	// unchanged.
	New(seats int, options Options, seed uint64) (State, error)
	// Load reads a state from its JSON. It returns an error if there are unknown fields or the
	// position is impossible.
	Load(data []byte) (State, error)
	// NewBoard returns an empty board, to be filled by [Board.Read].
	NewBoard() Board
}

// Versioned is a Game that can still be played by earlier versions of its rules, so that records
// begun under such a version can be replayed and finished. New games always use the current
// version.
type Versioned interface {
	Game
	// Version returns the game under an earlier version of its rules, nil if that version is not
	// supported. Info of the returned game has that version as Rules, and its states store the
	// version in their JSON.
	Version(rules int) Game
}

// Under returns the game with the given version of its rules. ok is false if the game does not
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
