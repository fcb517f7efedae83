package table

import (
	"testing"
	"time"

	"gulch/engine"
	"gulch/engine/games"
	"gulch/engine/match"
	"gulch/scenes/stage"
	"gulch/scenes/table/gate"
	"gulch/scenes/work"
)

// provable returns a match at a decision in which a legal move that ends the turn looks worse than
// another move, so that a proof has something to search, and that move.
func provable(t *testing.T, game engine.Game) (*match.Match, engine.Move) {
	t.Helper()
	for seed := uint64(1); seed < 20; seed++ {
		seats := make([]match.Seat, max(2, game.Info().MinSeats))
		m, err := match.New(game, match.Setup{Seats: seats, Seed: seed, BotSeed: seed}, nil)
		if err != nil {
			t.Fatal(err)
		}
		rng := engine.NewRand(seed)
		for !m.Over() {
			for _, move := range m.Legal() {
				if m.EndsTurn(move) && !newPassProof(m, move).ended {
					return m, move
				}
			}
			if _, err := m.Play(m.State().(engine.Heuristics).Policy(&rng)); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Fatalf("no game of %s has a move that ends the turn and looks worse than another", game.Info().ID)
	return nil, engine.Move{}
}

// TestPassProofInSlices checks that a proof plays nothing before its first slice and one pair of
// rollouts in the smallest slice, and that its result does not depend on the size of the slices.
func TestPassProofInSlices(t *testing.T) {
	for _, game := range games.All() {
		t.Run(game.Info().ID, func(t *testing.T) {
			m, move := provable(t, game)
			p := newPassProof(m, move)
			if n := p.duel.Spent(); n != 0 {
				t.Fatalf("a new proof has played %d pairs of rollouts, want 0", n)
			}
			p.Step(1)
			if n := p.duel.Spent(); n != 1 {
				t.Fatalf("the smallest slice played %d pairs of rollouts, want 1", n)
			}
			for !p.Step(3 * piecesPerPair) {
			}
			whole := newPassProof(m, move)
			best, better := whole.finish()
			if p.better != better || p.best != best || p.duel.Spent() != whole.duel.Spent() || p.Progress() != 1 {
				t.Errorf("in slices: better %v, move %v, %d pairs; at once: %v, %v, %d", p.better, p.best,
					p.duel.Spent(), better, best, whole.duel.Spent())
			}
		})
	}
}

// waitingJob is a job that is done when its channel is closed.
type waitingJob chan struct{}

func (j waitingJob) Step(int) bool {
	select {
	case <-j:
		return true
	default:
		return false
	}
}

func (j waitingJob) Progress() float64 { return 0 }

// TestPressWaitsForProof checks that a press is repeated once when the proof that it waits for has
// ended, and never if the position has changed before.
func TestPressWaitsForProof(t *testing.T) {
	for _, changed := range []bool{false, true} {
		tb := newPacedTable(t, stage.Normal)
		tb.app.Settings.Confirm = stage.ConfirmFinal
		tb.session.Seats[tb.session.Match.Turn()].Bot = ""
		job, presses := make(waitingJob), 0
		check := &passCheck{move: engine.Move{Kind: 1}, work: work.Start(job)}
		tb.adviser.proofs = passChecks{decision: 1, checks: []*passCheck{check}}
		tb.gate.Checks = []gate.Check{{Name: "proof", For: gate.Moves, Test: tb.adviser.checkPassProof}}
		tb.gate.Press(gate.Press{Kind: gate.Move, Move: check.move, Do: func() { presses++ }})
		tb.adviser.updatePassChecks()
		if presses != 0 || !tb.gate.Waiting() {
			t.Fatal("the press does not wait for its proof")
		}
		if changed {
			tb.adviser.dropHint()
		}
		close(job)
		for range 200 {
			tb.adviser.updatePassChecks()
			time.Sleep(time.Millisecond)
			if check.done && presses > 0 {
				break
			}
		}
		tb.adviser.updatePassChecks()
		if want := map[bool]int{false: 1, true: 0}[changed]; presses != want {
			t.Errorf("position changed: %v: the press was repeated %d times, want %d", changed, presses, want)
		}
	}
}
