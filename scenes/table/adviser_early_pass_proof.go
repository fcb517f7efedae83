package table

import (
	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/match"
	"gulch/scenes/stage"
	"gulch/scenes/table/gate"
	"gulch/scenes/work"
)

// minForgonePoints is the smallest advantage of a better move, in points by the heuristics, at
// which the player is asked to confirm a move that passes it up.
const minForgonePoints = 2

// ForgoneMove returns the better move that the player would miss by playing a move (move) that only
// ends, stops or declines something. It returns false if there is no better move, or if move can be
// undone or does not end the turn. If it returns true, the table asks for confirmation, unless the
// settings ask for every move or for none. It searches, which takes up to some tenths of a second:
// the table itself runs the same search in the background, see passChecks.
func ForgoneMove(p GameUI, m *match.Match, move engine.Move) (engine.Move, bool) {
	if !p.IsPass(move) || !m.Irreversible(move) || !m.EndsTurn(move) {
		return engine.Move{}, false
	}
	return newPassProof(m, move).finish()
}

// EarlyPass is like [ForgoneMove] for moves that can be undone: it returns the better move that the
// player would miss by a move that ends the turn. The table says so once to each person, see
// earlyPassAdvice.
func EarlyPass(p GameUI, m *match.Match, move engine.Move) (engine.Move, bool) {
	if !p.IsPass(move) || m.Irreversible(move) || !m.EndsTurn(move) {
		return engine.Move{}, false
	}
	return newPassProof(m, move).finish()
}

// Limits of the proof that another move is better: the number of pairs of rollouts, at most and
// between two looks at the result, and at least for a proof, and how many standard errors the
// advantage has to be above 0. As soon as it is below fewErrors, the proof is given up.
const (
	mostPairs    = 160
	leastPairs   = 48
	pairsPerLook = 16
	clearErrors  = 3.5
	fewErrors    = 1.0
	minAdvantage = 0.004 // in results from 0 to 1
)

// passProof is the search that decides whether another move is better than a move that ends the
// turn. The heuristics propose the other move, and paired rollouts prove it: the player gets a
// better result after it, whatever is hidden. The result depends only on what the seat to move may
// know, and not on how the search is cut into slices. It implements [work.Job].
type passProof struct {
	move, best engine.Move // the move that ends the turn, and the move that may be better
	duel       *bot.Duel   // comparison of best and move, nil if no move looks better
	ended      bool
	better     bool // best is better; set when the search has ended
}

// newPassProof returns the search for a move that is better than move, a legal move of match m.
func newPassProof(m *match.Match, move engine.Move) *passProof {
	best, points := m.BestAlternative(move)
	p := &passProof{move: move, best: best, ended: points < minForgonePoints}
	if !p.ended {
		p.duel = bot.NewDuel(m.BotSeed())
		p.duel.Begin(m.State(), best, move, mostPairs)
	}
	return p
}

// piecesPerPair is how many pieces of work a pair of rollouts counts for: it takes about as long as
// that many iterations of a bot.
const piecesPerPair = 16

// Step implements [work.Job]: it plays a pair of rollouts for every piecesPerPair of the n pieces,
// at least one, and reports whether the search has ended.
func (p *passProof) Step(n int) bool {
	for pairs := max(1, n/piecesPerPair); pairs > 0 && !p.ended; pairs-- {
		p.ended = p.duel.Step(1)
		if p.duel.Spent()%pairsPerLook != 0 {
			continue
		}
		switch mean, wrong := p.duel.Lead(); {
		case mean < max(minAdvantage, fewErrors*wrong):
			p.ended = true
		case p.duel.Spent() >= leastPairs && mean > clearErrors*wrong:
			p.ended, p.better = true, true
		}
	}
	return p.ended
}

// Progress implements [work.Job]. It returns the fraction of the pairs that have been played.
func (p *passProof) Progress() float64 {
	if p.ended {
		return 1
	}
	return float64(p.duel.Spent()) / mostPairs
}

// finish runs the search to its end. It returns the better move, false if there is none.
func (p *passProof) finish() (engine.Move, bool) {
	for !p.Step(mostPairs * piecesPerPair) {
	}
	return p.best, p.better
}

// passChecks holds the proofs that run in the background while a person decides, one for each move
// that would end the turn although another one looks better. They begin with the decision, so that
// most have ended before the player presses such a move.
type passChecks struct {
	decision int // number of the decision, from 1, that the proofs are about; 0 for none
	checks   []*passCheck
}

// passCheck is a proof that runs in the background.
type passCheck struct {
	proof *passProof // must not be read before done is true
	move  engine.Move
	work  *work.Worker
	done  bool
}

// drop cancels all proofs.
func (c *passChecks) drop() {
	for _, x := range c.checks {
		x.work.Cancel()
	}
	*c = passChecks{}
}

// step runs the proofs for a tick, and reports whether all of them have ended.
func (c *passChecks) step() (ended bool) {
	ended = true
	for _, x := range c.checks {
		x.done = x.done || x.work.Step()
		ended = ended && x.done
	}
	return ended
}

// find returns the proof about a move, nil if there is none.
func (c *passChecks) find(m engine.Move) *passCheck {
	for _, x := range c.checks {
		if x.move == m {
			return x
		}
	}
	return nil
}

// updatePassChecks starts the proofs of a decision that has begun, and runs them for a tick. When
// the last one has ended, it repeats the press that waits for them.
func (a *adviser) updatePassChecks() {
	if !a.timeline.Busy() && a.startPassChecks() && a.proofs.step() {
		a.gate.Resume()
	}
}

// dropPassChecks cancels all proofs, and the press that waits for one. It is called when the
// position has changed, also by undo.
func (a *adviser) dropPassChecks() {
	a.proofs.drop()
	a.gate.StopWaiting()
}

// startPassChecks starts the proofs for the current decision, unless they have been started. It
// reports whether there are any, or might be: false if nobody decides here, in lessons, for players
// who have switched off confirmations, and while a person decides in front of everybody, because
// the better move may need the person's hand.
func (a *adviser) startPassChecks() bool {
	ask := a.app.Settings.Confirm
	asked := a.session.PersonDecides() && !a.session.DecidesOpenly() && !a.inLesson()
	if !asked || ask == stage.ConfirmNever || ask == "" {
		a.dropPassChecks()
		return false
	}
	decision := len(a.session.Match.Steps()) + 1
	if a.proofs.decision == decision {
		return true
	}
	a.dropPassChecks()
	a.proofs.decision = decision
	legal := a.session.Match.Legal()
	for _, m := range legal {
		if len(legal) < 2 || !a.gameUI.IsPass(m) || !a.session.Match.EndsTurn(m) {
			continue
		}
		if p := newPassProof(a.session.Match, m); !p.ended {
			check := &passCheck{proof: p, move: m, work: work.Start(p)}
			a.proofs.checks = append(a.proofs.checks, check)
		}
	}
	return true
}

// checkPassProof makes a press wait for the proof whether a better move is open, because it is not
// known yet whether a warning must come first. The search is short: in nine cases of ten it has
// ended before the player presses anything.
func (a *adviser) checkPassProof(p gate.Press) gate.Verdict {
	if !a.startPassChecks() {
		return gate.Pass
	}
	if x := a.proofs.find(p.Move); x == nil || x.done {
		return gate.Pass
	}
	return gate.Wait
}

// betterThanPass returns the move that is proved to be better than m, false if there is none or if
// m does not end the turn. Before its proof has ended, there is none.
func (a *adviser) betterThanPass(m engine.Move) (engine.Move, bool) {
	if x := a.proofs.find(m); x != nil && x.done && x.proof.better {
		return x.proof.best, true
	}
	return engine.Move{}, false
}
