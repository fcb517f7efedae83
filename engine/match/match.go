package match

import (
	"slices"

	"gulch/engine"
)

// Sink stores the text of a record as it grows. Append receives one or more whole lines. It must
// store all of them, or store none and return an error. Stored lines must survive a crash of the
// program.
type Sink interface {
	Append(lines []byte) error
}

// Match is a running game. It must be used by one goroutine only.
type Match struct {
	timeline *timeline
	text     *writer
	undone   []Entry       // entries that Redo can play again, the next one last
	hints    []int         // number of decisions for which each seat was shown a hint, see Record.Hints
	cutoffs  searchCutoffs // decisions for which the search of a bot was cut off
	advice   Advice        // advice about the next decision, see NoteAdvice
	lastHint int           // 1 + number of decisions at the time of the last hint; 0 if there was none
	accounts accounts      // what the legal moves lead to
	sink     Sink

	unsaved      []byte // lines of the record that the sink, the storage of the record, has not stored yet
	namesChanged bool   // whether names were changed when the record was read, see NamesChanged
	saveErr      error
}

// New sets up a game and writes the header of its record to sink. If sink is nil, the record is not
// stored. New returns an error if the setup is invalid; an error of the sink is returned by SaveErr
// instead.
func New(game engine.Game, setup Setup, sink Sink) (*Match, error) {
	t, err := newTimeline(game, setup)
	if err != nil {
		return nil, err
	}
	w, err := newWriter(t.record(0))
	if err != nil {
		return nil, err
	}
	m := &Match{timeline: t, text: w, sink: sink}
	m.save(w.text)
	return m, nil
}

// Info returns the description of the game.
func (m *Match) Info() engine.Info { return m.timeline.info }

// Setup returns the setup of the game, with all options filled in. Callers must not modify its
// slices.
func (m *Match) Setup() Setup { return m.timeline.setup }

// Seats returns the seats of the setup, followed by the automatic opponents that the rules add.
func (m *Match) Seats() []Seat {
	seats := m.timeline.setup.Seats
	for n := m.State().Seats(); len(seats) < n; {
		seats = append(slices.Clip(seats), Seat{Name: m.timeline.info.Rival, Bot: RulesBot})
	}
	return seats
}

// Opening returns the events that happened before the first decision, such as the deal.
func (m *Match) Opening() []engine.Event { return m.timeline.opening }

// Steps returns the decisions that have not been undone, with their events. Callers must not modify
// the slice; it is valid until the next call of Play, Undo or Redo.
func (m *Match) Steps() []Step { return m.timeline.steps }

// State returns the current position, which callers must not modify. It is the same object during
// the whole match. Bots must see it only through Determinize.
func (m *Match) State() engine.State { return m.timeline.state }

// Legal returns the legal moves of the seat that decides now, none when the game is over. The slice
// is valid until the next call of Play, Undo or Redo.
func (m *Match) Legal() []engine.Move { return m.timeline.legal }

// Turn returns the seat that decides now, engine.NoSeat when the game is over.
func (m *Match) Turn() engine.Seat { return m.timeline.state.Turn() }

// Over reports whether the game is over.
func (m *Match) Over() bool { return m.Turn() == engine.NoSeat }

// Scores returns the points by seat: the final ones when the game is over, otherwise the current
// ones.
func (m *Match) Scores() []int { return m.timeline.state.Scores(nil) }

// Winners returns the seats with rank 1 in the current position, automatic opponents included.
// There is none if a rival without a seat is ahead, see [engine.Rival].
func (m *Match) Winners() (winners []engine.Seat) {
	for seat, rank := range engine.FinalRanks(m.timeline.state)[:m.timeline.state.Seats()] {
		if rank == 1 {
			winners = append(winners, engine.Seat(seat))
		}
	}
	return winners
}

// BotSeed returns the random seed for a bot that decides now, see the function [BotSeed].
func (m *Match) BotSeed() uint64 { return BotSeed(m.timeline.setup.BotSeed, m.timeline.at, m.Turn()) }

// Play makes a decision for the seat to move and returns its events, including those of the forced
// moves that follow. The decision is written to the sink before Play returns. If the move is
// refused, Play returns an error and changes nothing. The forced move of a pause is no decision,
// see AtPause.
func (m *Match) Play(move engine.Move) ([]engine.Event, error) { return m.PlayFrom(OwnPress, move) }

// PlayFrom is like Play for a decision of the given origin, which the record keeps.
func (m *Match) PlayFrom(from Origin, move engine.Move) ([]engine.Event, error) {
	advice := m.advice
	m.advice = Advice{}
	if m.Over() {
		return nil, engine.Errorf("you can't make any more moves: the game is over")
	}
	if m.AtPause() {
		return m.timeline.playPause(move)
	}
	step, err := m.timeline.play(Entry{Origin: from, Advice: advice}, move)
	if err != nil {
		return nil, err
	}
	e := step.entry()
	m.undone = remainingRedo(m.undone, e)
	m.cutoffs.decisionMade(m.timeline.at-1, m.undone != nil)
	m.save(m.text.entry(e))
	return step.Events, nil
}

// AtPause reports whether the seat to move has only a forced move, and is asked so that nobody else
// at the screen learns that, see [engine.PausesForced]. This happens only in matches with several
// people. The forced move is not recorded: Play adds its events to those of the last decision.
func (m *Match) AtPause() bool { return engine.AtPause(m.timeline.state) }

// save appends lines to the stored record. Earlier lines that could not be stored are tried again
// first.
func (m *Match) save(lines []byte) {
	if m.sink == nil {
		return
	}
	m.unsaved = append(m.unsaved, lines...)
	if m.saveErr = m.sink.Append(m.unsaved); m.saveErr == nil {
		m.unsaved = nil
	}
}

// SaveAgain tries again to store the lines that could not be stored. It does nothing if all lines
// are stored.
func (m *Match) SaveAgain() {
	if len(m.unsaved) > 0 {
		m.save(nil)
	}
}

// SaveErr returns the reason why the last lines are not stored, nil if all lines are. The next move
// tries to store them again. The game can continue in any case.
func (m *Match) SaveErr() error { return m.saveErr }

// Text returns the whole text of the record, including lines that the sink has not stored. Callers
// must not modify it.
func (m *Match) Text() []byte { return m.text.text }

// Branched reports whether the game is a branch, which continues from a position of another game,
// see [Record.Branched].
func (m *Match) Branched() bool { return m.timeline.branched }

// BranchMoves returns the number of decisions that a branch has taken over from the other game, see
// [Record.BranchMoves].
func (m *Match) BranchMoves() int { return m.timeline.made }

// NamesChanged reports whether names were changed when the record was read, see
// [Record.NamesChanged].
func (m *Match) NamesChanged() bool { return m.namesChanged }

// Record returns the setup and the decisions that have not been undone.
func (m *Match) Record() Record {
	r := m.timeline.record(m.timeline.at)
	r.Hints = slices.Clone(m.hints)
	r.SearchCutoffs = m.cutoffs.counts(r.Entries)
	return r
}

// BotSeed returns the random seed with which a bot makes one decision: three rounds of SplitMix64
// over the bot seed of the match, the number of earlier decisions and the seat. Therefore a bot
// makes the same move again in a resumed game, and after a person has undone and repeated a move.
// The seed does not depend on the seed of the game.
func BotSeed(botSeed uint64, decision int, seat engine.Seat) uint64 {
	return mix(mix(mix(botSeed)+uint64(decision)) + uint64(uint8(seat)))
}

// mix is the output function of SplitMix64.
func mix(x uint64) uint64 {
	x += 0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}
