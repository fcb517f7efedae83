package dakota

import (
	"slices"

	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/render/geom"
	"gulch/render/pieces"
	"gulch/render/ui"
	"gulch/render/words"
	"gulch/scenes/table"

	"github.com/hajimehoshi/ebiten/v2"
)

// The suggested (brass) button plays the best move, see [table.Ask.Best]. If a sequence of moves
// needs no choice, the button plays the sequence; a plan is completed before it is confirmed.

// nextNode returns the brass button, unless a move that leaves the decision is best. Where a tile
// is laid it returns an empty node, which is not primary and must not be shown: tiles are laid on
// the board.
func (b *Table) nextNode(a *table.Ask) (n ui.Node, ok bool) {
	best, ok := a.Best(func(m engine.Move) bool { return slices.Contains(prime, m.Kind) })
	switch phase := b.State.Phase(); {
	case !ok:
		return n, false
	case phase == rules.PhaseExploreTile:
		return n, true
	case phase == rules.PhaseResolve && canCarryOut(a.Legal):
		n = sequenceButton(a, "carry out", pieces.Button{Label: words.T("Carry out"), Note: words.T("bars, schools, carts")}, func() { a.Chain("carry out", b.carryOut()) })
		n.Tip = words.T("Tends bars, pours drinks, teaches, and sends carts down the best shafts. Jobs in workshops are left to you.")
	case phase == rules.PhaseCollect:
		n = sequenceButton(a, "dig all", pieces.Button{Label: words.T("Take the best ore")}, func() { a.Chain("dig all", dig()) })
		n.Tip = words.T("Everybody aboard brings up the most valuable ore that is left on this shaft.")
	default:
		n = a.BestButton(best, b.bestLook(best), b.moveTip(best))
	}
	return n, true
}

// sequenceButton returns a brass button that plays a sequence of moves, with the key C.
func sequenceButton(a *table.Ask, id string, look pieces.Button, press func()) ui.Node {
	look.Make, look.Size = pieces.Brass, 14
	return ui.Button(id, a.Row, look, press, ebiten.KeyC)
}

// bestLook returns the label and the note of the brass button for a move.
func (b *Table) bestLook(m engine.Move) pieces.Button {
	switch m.Kind {
	case rules.KindReturnCart:
		if _, worth := b.load(int(m.A)); worth > 0 {
			return pieces.Button{Label: b.MoveWords(m), Note: words.T("ore for about $%d", worth)}
		}
	case rules.KindSellCombo:
		return pieces.Button{Label: words.T("Sell: %s", comboName(rules.Combination(m.A))), Note: words.T("brings $%d", b.Board.ComboPrice(rules.Combination(m.A)))}
	case rules.KindHireSpecialist:
		if w := b.Board.Jobs[m.A-1]; w != rules.WorkerKinds {
			return pieces.Button{Label: words.T("Hire: %s", workerName(w))}
		}
	}
	return pieces.Button{Label: b.MoveWords(m)}
}

// stays returns how many people stay for the afternoon if nobody else explores.
func (b *Table) stays() string {
	n := 0
	for _, k := range b.town().Free {
		n += k
	}
	return words.N(n, "%d person for the afternoon", "%d people for the afternoon", n)
}

// planNodes appends the buttons of a plan: done, as yesterday, everybody, clear. While there is
// work for idle workers, "everybody" is the brass button.
func (b *Table) planNodes(a *table.Ask, dst []ui.Node) []ui.Node {
	line, _ := a.Area.CutBottom(36)
	middle := line.Row(1, 3, 6)
	done, all := b.doneNode(a, a.Row, pieces.Brass), b.everybodyNode(a, middle, pieces.Leather, nil)
	if more := b.unfilled(a); len(more) > 0 {
		done, all = b.doneNode(a, middle, pieces.Leather), b.everybodyNode(a, a.Row, pieces.Brass, more)
	}
	last := b.yesterday(a)
	as := ui.Button("as yesterday", line.Row(0, 3, 6), pieces.Button{Label: words.T("As yesterday"), Size: 12.5}, func() { b.repeat(a, last); a.Rebuild() }, ebiten.KeyA)
	as.Tip = words.T("Everybody goes where he was yesterday, as far as that is possible.")
	if len(last) == 0 {
		as.Press, as.Why = nil, words.T("There was no plan yesterday.")
	}
	clear := ui.Button("clear", line.Row(2, 3, 6), pieces.Button{Label: words.T("Clear"), Size: 12.5}, func() {
		b.draft, b.chosen.kind = nil, rules.WorkerKinds
		a.Rebuild()
	}, ebiten.KeyC)
	clear.Tip = words.T("Takes everybody back to the street.")
	if len(b.draft) == 0 {
		clear.Press, clear.Why = nil, words.T("Nobody has been sent anywhere yet.")
	}
	return append(dst, done, as, all, clear)
}

// doneNode returns the button that confirms the prepared plan.
func (b *Table) doneNode(a *table.Ask, r geom.Rect, of pieces.Make) ui.Node {
	look := pieces.Button{Label: words.T("Done: nobody works"), Make: of, Size: 15}
	brief := words.T("Nobody works")
	if n := len(b.draft); n > 0 {
		look.Label, brief = words.N(n, "Done: %d at work", "Done: %d at work", n), words.T("Done: %d", n)
	}
	label := look.Label
	if of != pieces.Brass {
		look.Label, look.Size = brief, 12.5
	}
	n := ui.Button("plan", r, look, func() { a.Chain("plan", b.makePlan()) }, ebiten.KeyD)
	n.Role, n.Label = "move", label
	n.Tip = words.T("Makes the plan. It cannot be changed after that; what somebody does at his window is chosen later.")
	a.Means(n.ID, engine.Move{Kind: rules.KindPlanDone})
	return table.Hinted(n, a.Proposed(engine.Move{Kind: rules.KindPlanDone}))
}

// everybodyNode returns the button that prepares a plan in one press: it adds the jobs in more, or,
// if there are none, makes a new plan.
func (b *Table) everybodyNode(a *table.Ask, r geom.Rect, of pieces.Make, more []job) ui.Node {
	look := pieces.Button{Label: words.T("Everybody"), Make: of, Size: 12.5}
	press := func() { b.everybody(a); a.Rebuild() }
	if len(more) > 0 {
		look.Size = 14
		look.Label = words.N(len(more), "Everybody: %d to work", "Everybody: %d to work", len(more))
		if len(b.draft) > 0 {
			look.Label = words.N(len(more), "The others, too: %d to work", "The others, too: %d to work", len(more))
		}
		was := b.draft
		b.draft = slices.Concat(was, more)
		pays, brings := b.outlook()
		b.draft = was
		look.Note = words.T("pays $%d, brings about $%d", pays, brings)
		press = func() {
			b.draft, b.chosen.kind, b.visit = slices.Concat(b.draft, more), rules.WorkerKinds, engine.NoSeat
			relayout(b, a)
		}
	}
	n := ui.Button("everybody", r, look, press, ebiten.KeyE)
	n.Label = look.Label
	n.Tip = words.T("Fills workshops and saloons, then carts, then schools. You can change it before you confirm.")
	return n
}

// unfilled returns the jobs that fill would add to the prepared plan.
func (b *Table) unfilled(a *table.Ask) []job {
	was, kind, visit := b.draft, b.chosen.kind, b.visit
	b.draft, b.chosen.kind, b.visit = slices.Clone(was), rules.WorkerKinds, engine.NoSeat
	b.fill(a)
	more := b.draft[len(was):]
	b.draft, b.chosen.kind, b.visit = was, kind, visit
	return more
}
