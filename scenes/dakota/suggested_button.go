package dakota

import (
	"slices"

	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/pieces"
	"gulch/render/ui"
	"gulch/scenes/table"

	"github.com/hajimehoshi/ebiten/v2"
)

// The suggested (brass) button plays the best move, see [table.Decision.SuggestedMove]. If the next
// moves need no decision, the button plays all of them as a sequence. While a plan is prepared, the
// button first completes the plan and then confirms it.

// nextNode returns the brass button, which plays the suggested move. ok is false if the suggested
// move ends or declines something, because such moves have their own buttons. While a tile is
// chosen, the returned node is empty (not Primary) and must not be shown, because tiles are laid on
// the board.
func (b *Table) nextNode(a *table.Decision) (n ui.Node, ok bool) {
	best, ok := a.SuggestedMove(func(m engine.Move) bool { return slices.Contains(prime, m.Kind) })
	switch phase := b.State.Phase(); {
	case !ok:
		return n, false
	case phase == rules.PhaseExploreTile:
		return n, true
	case phase == rules.PhaseResolve && canCarryOut(a.Legal):
		n = sequenceButton(a, "carry out",
			pieces.Button{Label: i18n.T("Carry out"), Note: i18n.T("bars, schools, carts")},
			func() { a.PlaySequence("carry out", b.carryOut()) })
		n.Tip = i18n.T(
			"Tend bars, drink, learn, and send carts down the best shafts. You choose the workshop jobs yourself.")
	case phase == rules.PhaseCollect:
		n = sequenceButton(a, "dig all", pieces.Button{Label: i18n.T("Take the best ore")},
			func() { a.PlaySequence("dig all", dig()) })
		n.Tip = i18n.T("The workers aboard collect the most valuable ore left on this shaft.")
	default:
		if best.Kind == rules.KindSellCombo { // the ore that the player leaves on the slot is kept
			best = b.offerMove(a, rules.Combination(best.A))
		}
		n = a.SuggestedButton(best, b.bestLook(best), b.moveTip(best))
	}
	return n, true
}

// sequenceButton returns a brass button with the shortcut C and the press handler press, which
// plays a sequence of moves.
func sequenceButton(a *table.Decision, id string, look pieces.Button, press func()) ui.Node {
	look.Material, look.Size = pieces.Brass, 14
	return ui.Button(id, a.Row, look, press, ebiten.KeyC)
}

// bestLook returns the label and the note of the brass button if its suggested move is m.
func (b *Table) bestLook(m engine.Move) pieces.Button {
	switch m.Kind {
	case rules.KindReturnCart:
		if _, worth := b.load(int(m.A)); worth > 0 {
			return pieces.Button{Label: b.MoveWords(m), Note: i18n.T("ore worth about $%d", worth)}
		}
	case rules.KindSellCombo:
		return pieces.Button{Label: i18n.T("Sell: %s", comboName(rules.Combination(m.A))),
			Note: i18n.T("for $%d", b.Board.ComboPrice(rules.Combination(m.A)))}
	case rules.KindHireSpecialist:
		if w := b.Board.Jobs[m.A-1]; w != rules.WorkerKinds {
			return pieces.Button{Label: i18n.T("Hire: %s", workerName(w))}
		}
	}
	return pieces.Button{Label: b.MoveWords(m)}
}

// stays returns a text about how many people are left for the afternoon if nobody else goes
// exploring.
func (b *Table) stays() string {
	n := 0
	for _, k := range b.town().Free {
		n += k
	}
	return i18n.N(n, "%d worker for the afternoon", "%d workers for the afternoon", n)
}

// planNodes appends the buttons of a plan: confirm, as yesterday, everybody, clear. While there is
// work for idle workers, "everybody" is the brass button.
func (b *Table) planNodes(a *table.Decision, dst []ui.Node) []ui.Node {
	line, _ := a.Area.CutBottom(36)
	middle := line.Row(1, 3, 6)
	done, all := b.doneNode(a, a.Row, pieces.Brass), b.everybodyNode(a, middle, pieces.Leather, nil)
	if more := b.unfilled(a); len(more) > 0 {
		done, all = b.doneNode(a, middle, pieces.Leather), b.everybodyNode(a, a.Row, pieces.Brass, more)
	}
	last := b.yesterday(a)
	as := ui.Button("as yesterday", line.Row(0, 3, 6), pieces.Button{Label: i18n.T("As yesterday"), Size: 12.5},
		func() { b.repeat(a, last); a.Rebuild() }, ebiten.KeyA)
	as.Tip = i18n.T("Assign all workers as yesterday, as far as possible.")
	if len(last) == 0 {
		as.Press, as.DisabledReason = nil, i18n.T("You can't repeat yesterday: there was no plan.")
	}
	clear := ui.Button("clear", line.Row(2, 3, 6), pieces.Button{Label: i18n.T("Clear"), Size: 12.5}, func() {
		b.draft, b.chosen.kind = nil, rules.WorkerKinds
		a.Rebuild()
	}, ebiten.KeyC)
	clear.Tip = i18n.T("Send all workers back to the street.")
	if len(b.draft) == 0 {
		clear.Press, clear.DisabledReason = nil, i18n.T("You can't clear the plan: no workers are assigned yet.")
	}
	return append(dst, done, as, all, clear)
}

// doneNode returns the button, with rectangle r, that confirms the prepared plan.
func (b *Table) doneNode(a *table.Decision, r geom.Rect, of pieces.ButtonMaterial) ui.Node {
	look := pieces.Button{Label: i18n.T("Done: none at work"), Material: of, Size: 15}
	brief := i18n.T("None at work")
	if n := len(b.draft); n > 0 {
		look.Label, brief = i18n.N(n, "Done: %d at work", "Done: %d at work", n), i18n.T("Done: %d", n)
	}
	label := look.Label
	if of != pieces.Brass {
		look.Label, look.Size = brief, 12.5
	}
	n := ui.Button("plan", r, look, func() { a.PlaySequence("plan", b.makePlan()) }, ebiten.KeyD)
	n.Role, n.Label = "move", label
	n.Tip = i18n.T("Finish the plan. You can't change it after that, but you choose each window's work later.")
	a.RegisterMove(n.ID, engine.Move{Kind: rules.KindPlanDone})
	return table.WithHint(n, a.IsHinted(engine.Move{Kind: rules.KindPlanDone}))
}

// everybodyNode returns a button, with rectangle r, that assigns all idle workers: it adds the jobs
// in more or, if there are none, makes a new plan.
func (b *Table) everybodyNode(a *table.Decision, r geom.Rect, of pieces.ButtonMaterial, more []job) ui.Node {
	look := pieces.Button{Label: i18n.T("Assign all"), Material: of, Size: 12.5}
	press := func() { b.everybody(a); a.Rebuild() }
	if len(more) > 0 {
		look.Size = 14
		look.Label = i18n.N(len(more), "Assign all: %d", "Assign all: %d", len(more))
		if len(b.draft) > 0 {
			look.Label = i18n.N(len(more), "Assign the rest: %d", "Assign the rest: %d", len(more))
		}
		pays, brings := 0, 0
		b.atHome(func() {
			was := b.draft
			b.draft = slices.Concat(was, more)
			pays, brings = b.outlook()
			b.draft = was
		})
		look.Note = i18n.T("costs $%d, earns about $%d", pays, brings)
		press = func() {
			b.draft, b.chosen.kind, b.visit = slices.Concat(b.draft, more), rules.WorkerKinds, engine.NoSeat
			relayout(b, a)
		}
	}
	n := ui.Button("everybody", r, look, press, ebiten.KeyE)
	n.Label = look.Label
	n.Tip = i18n.T("Fill workshops and saloons, then carts, then schools. You can still change it before you finish.")
	return n
}

// unfilled returns the jobs that fill would add to the prepared plan for idle workers. It does not
// change the plan.
func (b *Table) unfilled(a *table.Decision) []job {
	was, kind := b.draft, b.chosen.kind
	b.draft, b.chosen.kind = slices.Clone(was), rules.WorkerKinds
	b.atHome(func() { b.fill(a) })
	more := b.draft[len(was):]
	b.draft, b.chosen.kind = was, kind
	return more
}

// atHome calls f as if the viewer visited no other town, because a plan is about the own town.
func (b *Table) atHome(f func()) {
	was := b.visit
	b.visit = engine.NoSeat
	f()
	b.visit = was
}
