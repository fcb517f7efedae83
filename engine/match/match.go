package match

import (
	"slices"

	"gulch/engine"
)

// Sink takes the record as it grows. Append gets one or more whole lines; it keeps all of them or, with an error,
// none. What it has taken without an error must survive the end of the program at any moment.
type Sink interface {
	Append(lines []byte) error
}

// Match is a game being played. It is for one goroutine.
type Match struct {
	tape   *tape
	text   *writer
	undone []Entry // what Redo plays, the next last
	hints  []int   // by seat: see Record.Hints
	haste  haste   // of bots
	asked  int     // one more than the decisions that stood at the last hint
	sink   Sink

	unsaved []byte // lines that the sink has refused so far
	cut     bool   // see Cut
	saveErr error
}

// New sets a game up and writes the beginning of its record to sink. A nil sink keeps nothing.
// The error says what is wrong with the setup; a sink that fails shows in SaveErr.
func New(game engine.Game, setup Setup, sink Sink) (*Match, error) {
	t, err := newTape(game, setup)
	if err != nil {
		return nil, err
	}
	w, err := newWriter(t.record(0))
	if err != nil {
		return nil, err
	}
	m := &Match{tape: t, text: w, sink: sink}
	m.save(w.text)
	return m, nil
}

// Info describes the game.
func (m *Match) Info() engine.Info { return m.tape.info }

// Setup returns how the game was set up, with every option filled in. Do not change its lists.
func (m *Match) Setup() Setup { return m.tape.setup }

// Seats returns who sits at the table: the seats of the setup, and behind them those that the rules play themselves.
func (m *Match) Seats() []Seat {
	seats := m.tape.setup.Seats
	for n := m.State().Seats(); len(seats) < n; {
		seats = append(slices.Clip(seats), Seat{Name: m.tape.info.Rival, Bot: ByTheRules})
	}
	return seats
}

// Opening returns what happened before the first decision.
func (m *Match) Opening() []engine.Event { return m.tape.opening }

// Steps returns the decisions that stand, with their events. Do not change it, and take it anew after Play, Undo
// and Redo.
func (m *Match) Steps() []Step { return m.tape.steps }

// State returns the position, to be read only. It is the same object for the whole match, always up to date.
// A bot may look at it through Determinize alone.
func (m *Match) State() engine.State { return m.tape.state }

// Legal returns the legal moves of Turn, none when the game is over. It is valid until the next Play, Undo or Redo.
func (m *Match) Legal() []engine.Move { return m.tape.legal }

// Turn returns who decides now, engine.NoSeat when the game is over.
func (m *Match) Turn() engine.Seat { return m.tape.state.Turn() }

// Over reports whether the game is over.
func (m *Match) Over() bool { return m.Turn() == engine.NoSeat }

// Scores returns the points by seat: the final ones when the game is over, the running ones before.
func (m *Match) Scores() []int { return m.tape.state.Scores(nil) }

// Winners returns who is first as things stand, a rival by the rules included.
func (m *Match) Winners() (winners []engine.Seat) {
	for seat, rank := range m.tape.state.Ranks(nil) {
		if rank == 1 {
			winners = append(winners, engine.Seat(seat))
		}
	}
	return winners
}

// BotSeed returns the seed for a bot that decides now: see [BotSeed].
func (m *Match) BotSeed() uint64 { return BotSeed(m.tape.setup.BotSeed, m.tape.at, m.Turn()) }

// Play makes a decision for Turn and returns all that followed from it, moves that leave no choice included. The
// decision is handed to the sink before Play returns. The error is that of a refused move, which changes nothing.
func (m *Match) Play(move engine.Move) ([]engine.Event, error) {
	if m.Over() {
		return nil, engine.Errorf("the game is over; no more moves can be made")
	}
	step, err := m.tape.play(move)
	if err != nil {
		return nil, err
	}
	e := Entry{Seat: step.Seat, Move: step.Text}
	m.undone = redone(m.undone, e)
	m.haste.decided(m.tape.at-1, m.undone != nil)
	m.save(m.text.move(e))
	return step.Events, nil
}

// save hands lines to the sink, together with those it has refused before.
func (m *Match) save(lines []byte) {
	if m.sink == nil {
		return
	}
	m.unsaved = append(m.unsaved, lines...)
	if m.saveErr = m.sink.Append(m.unsaved); m.saveErr == nil {
		m.unsaved = nil
	}
}

// SaveAgain offers the sink once more the lines that it has refused. It does nothing if there are none.
func (m *Match) SaveAgain() {
	if len(m.unsaved) > 0 {
		m.save(nil)
	}
}

// SaveErr returns why the last moves are not saved, nil if all are. They are offered to the sink again with the
// next move. The game can be played on all the same.
func (m *Match) SaveErr() error { return m.saveErr }

// Text returns the whole record as a document, in the form that the sink has been given. Do not change it.
func (m *Match) Text() []byte { return m.text.text }

// Branched tells that the game begins in the course of another one, see [Record.Branched].
func (m *Match) Branched() bool { return m.tape.branched }

// Made is how many of its first decisions were made in the other game, see [Record.Made].
func (m *Match) Made() int { return m.tape.made }

// Cut tells that the record was read with longer names than a new game can have, see [Record.Cut].
func (m *Match) Cut() bool { return m.cut }

// Record returns the setup and the decisions that stand.
func (m *Match) Record() Record {
	r := m.tape.record(m.tape.at)
	r.Hints = slices.Clone(m.hints)
	r.Haste = m.haste.counts(r.Entries)
	return r
}

// BotSeed is the seed with which a bot makes one decision: three rounds of SplitMix64 over the match's bot seed,
// the number of decisions that stand before this one, and the seat. A resumed game gives the same bot moves, and
// so does a game in which a person takes a move back and plays it again. It knows nothing of the game's own seed.
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
