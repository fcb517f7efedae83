package westernlegends

import (
	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/scenes/table"
)

// If the Sheriff patrols, he rides after each player's turn towards a Wanted player (R61). This
// file says how far he gets before a seat's next turn: in the tooltip of ending the turn, on the
// map, and as a warning before a move after which he surely meets the seat.

// patrolReach returns how many spaces the Sheriff can ride on his patrols from the end of the
// active seat's turn to its next turn or the end of the game.
func (b *Table) patrolReach() int {
	turns := b.SeatCount()
	if now, last := b.Settled.Round(); now == last {
		turns = (b.Board.First-b.Board.Active-1+turns)%turns + 1
	}
	return rules.PatrolSpaces * int(turns)
}

// hunted reports whether the Sheriff's patrols can reach the seat to move, which is Wanted and the
// active one, before its next turn if it stays where it is.
func (b *Table) hunted() bool {
	if b.Settled == nil {
		return false
	}
	p := b.Settled.Turn()
	if !b.Settled.Patrols() || p < 0 || p != b.Settled.Active() || b.Board.Of[p].Cube[rules.Wanted] == 0 {
		return false
	}
	n, ok := b.Settled.SheriffDistance(b.Board.Sheriff, b.Board.Of[p].Space)
	return ok && n <= b.patrolReach()
}

// huntTip returns a sentence that says how far the Sheriff is and that he can reach the seat to
// move before its next turn, "" if he can't.
func (b *Table) huntTip() string {
	if !b.hunted() {
		return ""
	}
	n, _ := b.State.SheriffDistance(b.Board.Sheriff, engine.At(b.Board.Of[:], b.State.Turn()).Space)
	far := i18n.N(n, "The Sheriff is %d space away and rides up to %d after each turn.",
		"The Sheriff is %d spaces away and rides up to %d after each turn.", n, rules.PatrolSpaces)
	if now, last := b.State.Round(); now == last {
		return table.Sentences(far, i18n.T("He can reach you before the game ends."))
	}
	return table.Sentences(far, i18n.T("He can reach you before your next turn."))
}

// huntAdvice returns a warning if the turn ends with move m and the Sheriff's patrol then surely
// meets the seat to move, otherwise "".
func (b *Table) huntAdvice(m engine.Move) string {
	p := b.State.Turn()
	if !b.hunted() || m.Kind == rules.KindStep || m.Kind == rules.KindMove {
		return ""
	}
	for seed := range uint64(patrolSamples) {
		if !b.metAfter(b.sampleOf(seed+1), p, m) {
			return ""
		}
	}
	return table.Sentences(i18n.T("Your turn ends with this, and the Sheriff reaches you at once."), b.oddsText(m))
}

// patrolSamples is the number of samples in all of which the Sheriff must meet a seat for a
// warning.
const patrolSamples = 4

// metAfter reports whether the Sheriff's patrol at the end of a turn reaches seat p if move m is
// played in s, which is overwritten, so that the seat must fight him, or evade him, at once.
func (b *Table) metAfter(s *rules.State, p engine.Seat, m engine.Move) bool {
	patrol := false
	err := s.Play(m, func(e engine.Event) {
		patrol = patrol || e.Kind == rules.EventSheriff && rules.CauseIn(e).Kind == rules.CausePatrol
	})
	if err != nil || !patrol {
		return false
	}
	if s.Turn() == p && s.OpenWindow() == "sheriff_contact" {
		return true
	}
	board := rules.Game.NewBoard().(*rules.Board)
	board.Read(s, 0)
	if board.Fighting == 0 {
		return false
	}
	d := &board.Fights[board.Fighting-1]
	return d.Kind() == "sheriff" && d.Side[0] == p
}

// paintHunt paints the way that the Sheriff's patrols can ride towards the seat to move before its
// next turn, while the player points at ending the turn.
func (b *Table) paintHunt(p *paint.Canvas) {
	if b.Settled == nil || b.Settled.Phase() != rules.PhaseAct || !b.hunted() {
		return
	}
	end := b.Settled.Notation(engine.Move{Kind: rules.KindEndTurn})
	if id := b.PointedAt(); id != end && (id != table.MainID || b.Settled.ActionsLeft() > 0) {
		return
	}
	way := b.Settled.PatrolWay(b.Board.Sheriff, engine.At(b.Board.Of[:], b.Settled.Turn()).Space)
	b.drawPatrol(p, way, 1)
}
