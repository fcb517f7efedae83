package match

import (
	"math/rand/v2"
	"slices"

	"gulch/engine"
)

// Several things are asked about a move before it is played: whether it can be undone, whether it
// ends the turn. A match keeps one account of each legal move for the decision, from which all of
// them are answered, so that the same samples of the position are looked at only once. The answers
// are cheap after the first question about a move.

// account is what may follow from one legal move, as far as the seat to move knows. It grows as
// questions are asked: the samples are looked at in their order, until the question is answered.
type account struct {
	looked   uint64 // number of samples looked at
	refused  bool   // a sample refuses the move or a forced move after it; no more samples are looked at
	reveals  bool   // something is revealed to the seat in one of the samples
	ends     bool   // another seat decides next in one of the samples, or the game is over
	goesOn   bool   // the seat decides next in one of the samples
	byItself bool   // the turn ends by forced moves that reveal something in one of the samples
	othersIn bool   // the others decide next, in the same phase, in each of the first openingSamples samples
	opening  opening
}

// opening says whether something is revealed when the others have made the same kind of decision.
type opening uint8

const (
	notLooked opening = iota
	opensNothing
	opensAlways
)

// accounts holds the accounts of the moves of one position.
type accounts struct {
	version int // the version of the timeline's position, see timeline.version
	moves   map[engine.Move]*account
	sample  engine.State // state to play samples in, nil before its first use and while it is in use
}

// accountOf returns the account of a legal move in the current position.
func (m *Match) accountOf(move engine.Move) *account {
	if m.accounts.moves == nil || m.accounts.version != m.timeline.version {
		m.accounts.version, m.accounts.moves = m.timeline.version, map[engine.Move]*account{}
	}
	a := m.accounts.moves[move]
	if a == nil {
		a = &account{othersIn: true}
		m.accounts.moves[move] = a
	}
	return a
}

// borrowState returns a state of the game whose contents do not matter. The caller must pass it to
// returnState after use.
func (m *Match) borrowState() (engine.State, error) {
	if s := m.accounts.sample; s != nil {
		m.accounts.sample = nil
		return s, nil
	}
	return m.timeline.initialState()
}

// returnState makes a state that borrowState has returned available again.
func (m *Match) returnState(s engine.State) { m.accounts.sample = s }

// outcomeSamples is the number of samples of a position in which the consequences of a move are
// looked at. A consequence with a probability of 1/6 is missed once in 340 times.
const outcomeSamples = 32

// accountFor returns the account of a legal move after as many samples as are needed: found reports
// whether the samples looked at so far answer a question. All samples look alike to the seat to
// move, so the account tells it nothing that is hidden or still to be decided by chance. The
// account is empty in a practice game, after the end of the game, and for an illegal move.
func (m *Match) accountFor(move engine.Move, found func(*account) bool) *account {
	if m.Over() || m.timeline.setup.Practice {
		return new(account)
	}
	a := m.accountOf(move)
	if found(a) || a.refused || a.looked == outcomeSamples {
		return a
	}
	s, err := m.borrowState()
	if err != nil {
		return a
	}
	defer m.returnState(s)
	for !found(a) && !a.refused && a.looked < outcomeSamples {
		m.lookAhead(a, s, []engine.Move{move}, a.looked)
		a.looked++
	}
	return a
}

// lookAhead plays moves, each with the forced moves after it, in a sample of the position, and adds
// what follows to account a. It plays on s, a state of the game whose contents do not matter. It
// stops early at a move after which another seat decides.
func (m *Match) lookAhead(a *account, s engine.State, moves []engine.Move, sample uint64) {
	seat, reveals, forcedReveals, onlyMove, ends := m.Turn(), false, false, false, false
	m.sampleTo(s, sample)
	phase := s.Phase()
	for i := 0; i < len(moves) && !ends; i++ {
		phase = s.Phase()
		if s.Play(moves[i], func(e engine.Event) { reveals = reveals || e.RevealsTo(seat) }) != nil {
			a.refused = true
			return
		}
		onlyMove = s.Turn() == seat // the move itself, without forced moves, leaves the seat to decide
		err := m.playForced(s, seat, func(e engine.Event) { forcedReveals = forcedReveals || e.RevealsTo(seat) })
		if err != nil {
			a.refused = true
			return
		}
		ends = s.Turn() != seat
	}
	a.reveals = a.reveals || reveals || forcedReveals
	a.ends, a.goesOn = a.ends || ends, a.goesOn || !ends
	a.byItself = a.byItself || onlyMove && forcedReveals && ends
	if sample < openingSamples {
		a.othersIn = a.othersIn && ends && s.Phase() == phase
	}
}

// sampleTo makes s the sample of the current position with this number.
func (m *Match) sampleTo(s engine.State, sample uint64) {
	m.timeline.state.CopyTo(s)
	s.Determinize(m.Turn(), m.sampleRand(sample))
}

// sampleRand returns the random numbers of a sample of the current position.
func (m *Match) sampleRand(sample uint64) *rand.Rand {
	return rand.New(rand.NewPCG(m.BotSeed(), sample))
}

// playForced plays the forced moves that follow a move of seat in s.
func (m *Match) playForced(s engine.State, seat engine.Seat, tell engine.Observer) error {
	legal, err := engine.PlayForced(s, nil, tell)
	m.timeline.askInARow(s, seat, legal)
	return err
}

// Irreversible reports whether a legal move of the seat to move could not be undone afterwards,
// because the seat then sees a result of chance or something hidden. That can happen in the move
// itself or, as with secret plans, when the others have made the same kind of decision and all of
// them are revealed. The result depends only on what the seat knows: it is true if something is
// revealed after the move in any sample of the position. In a practice game it is always false,
// because every move can be undone.
func (m *Match) Irreversible(move engine.Move) bool {
	a := m.accountFor(move, func(a *account) bool { return a.reveals })
	if a.opening == notLooked && a.looked == outcomeSamples && !a.reveals && !a.refused && a.othersIn {
		a.opening = m.lookAtOpening([]engine.Move{move})
	}
	return a.reveals || a.opening == opensAlways
}

// lookAtOpening looks at the random continuations of openingSamples samples after moves, after
// which the others decide in the same phase.
func (m *Match) lookAtOpening(moves []engine.Move) opening {
	s, err := m.borrowState()
	if err != nil {
		return opensNothing
	}
	defer m.returnState(s)
	for sample := range uint64(openingSamples) {
		m.sampleTo(s, sample)
		for _, move := range moves {
			if s.Play(move, nil) != nil || m.playForced(s, m.Turn(), nil) != nil {
				return opensNothing
			}
		}
		if !opens(s, m.Turn(), m.sampleRand(sample)) {
			return opensNothing
		}
	}
	return opensAlways
}

// Irreversible plays openingSamples random continuations of up to openingDecisions decisions each.
// A move is irreversible only if something is revealed in all of them.
const (
	openingSamples   = 4
	openingDecisions = 200
)

// opens reports whether something is revealed to seat in a random continuation of s, while the
// others decide in the phase of s and before seat decides again. It replaces s by a sample of what
// seat may not know and then plays random moves in it.
func opens(s engine.State, seat engine.Seat, r *rand.Rand) bool {
	phase, shown := s.Phase(), false
	s.Determinize(seat, r)
	tell := func(e engine.Event) { shown = shown || e.RevealsTo(seat) }
	moves, err := engine.PlayForced(s, nil, tell)
	for n := 0; n < openingDecisions && err == nil && !shown; n++ {
		if s.Phase() != phase || s.Turn() == seat || len(moves) == 0 {
			return false
		}
		if err = s.Play(moves[r.IntN(len(moves))], tell); err == nil {
			moves, err = engine.PlayForced(s, moves, tell)
		}
	}
	return shown
}

// EndsTurn reports whether a legal move of the seat to move ends its turn, or may end it as far as
// the seat knows: another seat decides next, or the game is over. In a practice game it is always
// false.
func (m *Match) EndsTurn(move engine.Move) bool {
	return m.accountFor(move, func(a *account) bool { return a.ends }).ends
}

// SurelyEndsTurn reports whether a legal move ends the turn, whatever it is that the seat to move
// does not know. It returns false if there is a sample of the position in which the turn goes on.
func (m *Match) SurelyEndsTurn(move engine.Move) bool {
	return !m.accountFor(move, func(a *account) bool { return a.goesOn }).goesOn
}

// EndsTurnByItself reports whether the seat's turn may end after a legal move without a press of a
// button, as far as the seat knows. That is so if only forced moves may follow the move, which end
// the turn and reveal something to the seat. The move can then not be undone any more. In a
// practice game EndsTurnByItself always returns false.
func (m *Match) EndsTurnByItself(move engine.Move) bool {
	return m.accountFor(move, func(a *account) bool { return a.byItself }).byItself
}

// Consequences are what may follow from moves that are played one after the other, as far as the
// seat to move knows: see the methods of [Match] with these names.
type Consequences struct{ Irreversible, EndsTurnByItself, SurelyEndsTurn bool }

// ConsequencesOf returns the consequences of moves of the seat to move, of which the first is
// legal: for one move what the methods of [Match] return, for several moves the same of all of them
// together.
func (m *Match) ConsequencesOf(moves []engine.Move) (c Consequences) {
	switch {
	case len(moves) == 1:
		return Consequences{m.Irreversible(moves[0]), m.EndsTurnByItself(moves[0]), m.SurelyEndsTurn(moves[0])}
	case m.Over() || m.timeline.setup.Practice || len(moves) == 0:
		return c
	}
	s, err := m.borrowState()
	if err != nil {
		return c
	}
	a := &account{othersIn: true}
	for sample := uint64(0); sample < outcomeSamples && !a.refused; sample++ {
		m.lookAhead(a, s, moves, sample)
	}
	m.returnState(s)
	if !a.reveals && !a.refused && a.othersIn {
		a.opening = m.lookAtOpening(moves)
	}
	return Consequences{a.reveals || a.opening == opensAlways, a.byItself, !a.goesOn}
}

// BestAlternative returns the legal move with the largest Prior. points is the difference between
// that Prior and the Prior of move, a legal move of the seat to move. If move itself has the
// largest Prior, it can be the result, with 0 points. BestAlternative returns the zero Move and 0
// if the game has no Heuristics or is over. The result depends only on what the seat to move may
// know.
func (m *Match) BestAlternative(move engine.Move) (best engine.Move, points float64) {
	if m.Over() {
		return best, 0
	}
	s, err := m.borrowState()
	if err != nil {
		return best, 0
	}
	defer m.returnState(s)
	m.sampleTo(s, 1)
	guide, ok := s.(engine.Heuristics)
	if !ok {
		return best, 0
	}
	weights := guide.Prior(m.Legal(), nil)
	at, most := slices.Index(m.Legal(), move), 0
	for i, w := range weights {
		if w > weights[most] {
			most = i
		}
	}
	if at < 0 {
		return best, 0
	}
	return m.Legal()[most], float64(weights[most] - weights[at])
}

// PlayAhead plays moves chosen by the function next in a copy of the current position and returns
// them. most is the maximum number of moves. PlayAhead stops earlier if another seat has to decide,
// if next returns false, or after a move that reveals something to the seat. The match is not
// changed.
func (m *Match) PlayAhead(next func(s engine.State) (engine.Move, bool), most int) (all []engine.Move) {
	if m.Over() {
		return nil
	}
	s, err := m.borrowState()
	if err != nil {
		return nil
	}
	defer m.returnState(s)
	seen, seat := false, m.Turn()
	m.sampleTo(s, 1)
	tell := func(e engine.Event) { seen = seen || e.RevealsTo(seat) }
	for len(all) < most && !seen && s.Turn() == m.Turn() {
		move, ok := next(s)
		if !ok || s.Play(move, tell) != nil {
			break
		}
		all = append(all, move)
		if _, err := engine.PlayForced(s, nil, tell); err != nil {
			break
		}
	}
	return all
}
