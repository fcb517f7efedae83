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

// The brass button confirms what the player has prepared, or plays the move of
// [table.Decision.MainMove]. Otherwise it is dim and names what to choose on the board. Buttons of
// leather above it play several moves at once that hardly need a decision.

// leaves reports whether move m ends, passes or declines something, so that the main (brass) button
// makes it. Ending a turn of the evening with actions left does not count: the main button must not
// end such a turn.
func (b *Table) leaves(m engine.Move) bool {
	switch {
	case m.Kind == rules.KindBail, // costs money
		m.Kind == rules.KindEndTurn && b.State.Phase() == rules.PhaseEvening && b.Board.Actions > 0:
		return false
	}
	return slices.Contains(prime, m.Kind)
}

// choices maps the phases in which the player chooses on the board to the label of the main (brass)
// button. The button is disabled then, and its label says what to choose.
var choices = map[engine.Phase]string{
	rules.PhaseExploreBag:   i18n.Mark("Choose a bag"),
	rules.PhaseEarthquake:   i18n.Mark("Choose a building"),
	rules.PhaseCollapse:     i18n.Mark("Choose a tile"),
	rules.PhaseFever:        i18n.Mark("Choose a worker"),
	rules.PhaseExplorers:    i18n.Mark("Choose an explorer"),
	rules.PhaseHighNoon:     i18n.Mark("Choose a card"),
	rules.PhaseAttackAim:    i18n.Mark("Choose a target"),
	rules.PhaseAttackCommit: i18n.Mark("Choose a worker"),
	rules.PhaseResolve:      i18n.Mark("Choose a job"),
	rules.PhaseShaft:        i18n.Mark("Choose a shaft"),
	rules.PhaseJob:          i18n.Mark("Choose a job"),
	rules.PhaseSite:         i18n.Mark("Choose a building"),
	rules.PhaseEvening:      i18n.Mark("Choose an evening action"),
	rules.PhaseCollect:      i18n.Mark("Choose a tile"),
	rules.PhaseMerchant:     i18n.Mark("Choose ore to sell"),
	rules.PhaseNightShift:   i18n.Mark("Choose a tile"),
	rules.PhaseLodging:      i18n.Mark("Choose what to lose"),
	rules.PhaseNight:        i18n.Mark("Choose a card"),
}

// chooseNode returns the main (brass) button for decision a, disabled, with a label that says what
// to choose on the board. ok is false if the choice is made with buttons in the ledger.
func (b *Table) chooseNode(a *table.Decision) (n ui.Node, ok bool) {
	label, ok := choices[b.State.Phase()]
	if !ok || a.Legal == nil {
		return n, false
	}
	return a.ChooseButton(i18n.T(label)), true
}

// shortcutNode returns a button, with rectangle r, that plays all moves of the phase that need no
// decision: it carries out the plan, or takes the ore of a shaft. ok is false if there is no such
// button in this phase.
func (b *Table) shortcutNode(a *table.Decision, r geom.Rect) (n ui.Node, ok bool) {
	switch phase := b.State.Phase(); {
	case len(a.Legal) < 2:
		return n, false
	case phase == rules.PhaseResolve && canCarryOut(a.Legal):
		n = ui.Button("carry out", r, pieces.Button{Label: i18n.T("Carry out plan"),
			Note: i18n.T("bars, schools, carts"), Size: 14},
			func() { a.PlaySequence("carry out", b.carryOut()) }, ebiten.KeyC)
		n.Tip = i18n.T(
			"Tend bars, drink, learn, and send carts down the best shafts. You choose the workshop jobs yourself.")
	case phase == rules.PhaseCollect:
		n = ui.Button("dig all", r, pieces.Button{Label: i18n.T("Take the best ore"), Size: 14},
			func() { a.PlaySequence("dig all", dig()) }, ebiten.KeyC)
		n.Tip = i18n.T("The workers aboard collect the most valuable ore left in this shaft.")
	default:
		return n, false
	}
	return n, true
}

// stays returns a text that says how many workers are left for the afternoon if no more go
// exploring.
func (b *Table) stays() string {
	n := 0
	for _, k := range b.town().Free {
		n += k
	}
	return i18n.N(n, "%d worker for the afternoon", "%d workers for the afternoon", n)
}

// planNodes appends the buttons for a plan to dst: confirm, as yesterday, everybody, clear. The
// button that confirms is brass (the main button) once somebody is assigned, or if there is no work
// for anybody.
func (b *Table) planNodes(a *table.Decision, dst []ui.Node) []ui.Node {
	line, _ := a.Area.CutBottom(36)
	middle := line.Row(1, 3, 6)
	more, brass := b.unfilled(a), pieces.Brass
	if len(b.draft) == 0 && len(more) > 0 {
		brass = pieces.Leather
	}
	done, all := b.doneNode(a, a.Row, brass), b.everybodyNode(a, middle, more)
	last := b.yesterday(a)
	as := ui.Button("as yesterday", line.Row(0, 3, 6), pieces.Button{Label: i18n.T("Repeat yesterday"), Size: 12.5},
		func() { b.repeat(a, last); a.Rebuild() }, ebiten.KeyA)
	as.Tip = i18n.T("Assign all workers the same as yesterday, as far as possible.")
	if len(last) == 0 {
		as.Press, as.DisabledReason = nil, i18n.T("You can't repeat yesterday's plan: there wasn't one.")
	}
	clear := ui.Button("clear", line.Row(2, 3, 6), pieces.Button{Label: i18n.T("Clear plan"), Size: 12.5}, func() {
		b.draft, b.chosen.kind = nil, rules.WorkerKinds
		a.Rebuild()
	}, ebiten.KeyC)
	clear.Tip = i18n.T("Send all workers back to the street.")
	if len(b.draft) == 0 {
		clear.Press, clear.DisabledReason = nil, i18n.T("You can't clear the plan: no workers are assigned yet.")
	}
	return append(dst, done, as, all, clear)
}

// atWork returns how many workers the prepared plan uses. A lesson counts as two.
func (b *Table) atWork() (n int) {
	for w := range rules.WorkerKinds {
		n += b.drafted(w)
	}
	return n
}

// doneNode returns the button, with rectangle r, that confirms the prepared plan. of is the
// material of which the button seems to be made.
func (b *Table) doneNode(a *table.Decision, r geom.Rect, of pieces.ButtonMaterial) ui.Node {
	look := pieces.Button{Label: i18n.T("Done: none at work"), Material: of, Size: 15}
	if n := b.atWork(); n > 0 {
		look.Label = i18n.N(n, "Done: %d at work", "Done: %d at work", n)
	}
	n := ui.Button("plan", r, look, func() { a.PlaySequence("plan", b.makePlan()) }, ebiten.KeyD)
	n.Role = "move"
	n.Tip = i18n.T("Finish the plan. You can't change it after that, but you choose each window's work later.")
	a.RegisterMove(n.ID, engine.Move{Kind: rules.KindPlanDone})
	return table.WithHint(n, a.IsHinted(engine.Move{Kind: rules.KindPlanDone}))
}

// everybodyNode returns a button, with rectangle r, that assigns all idle workers. more are jobs
// that it adds to the plan; if more is empty, the button makes a new plan.
func (b *Table) everybodyNode(a *table.Decision, r geom.Rect, more []job) ui.Node {
	look := pieces.Button{Label: i18n.T("Assign all"), Size: 12.5}
	press := func() { b.everybody(a); a.Rebuild() }
	tip := ""
	if len(more) > 0 {
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
		tip = i18n.T("costs $%d, earns about $%d", pays, brings) + "."
		press = func() {
			b.draft, b.chosen.kind, b.visit = slices.Concat(b.draft, more), rules.WorkerKinds, engine.NoSeat
			relayout(b, a)
		}
	}
	n := ui.Button("everybody", r, look, press, ebiten.KeyE)
	n.Label = look.Label
	n.Tip = table.Sentences(i18n.T(
		"Fill workshops and saloons, then carts, then schools. You can still change the plan before you finish."), tip)
	return n
}

// unfilled returns the jobs that the method fill would add to the prepared plan for idle workers.
// It does not change the plan.
func (b *Table) unfilled(a *table.Decision) []job {
	was, kind := b.draft, b.chosen.kind
	b.draft, b.chosen.kind = slices.Clone(was), rules.WorkerKinds
	b.atHome(func() { b.fill(a) })
	more := b.draft[len(was):]
	b.draft, b.chosen.kind = was, kind
	return more
}

// atHome calls f while the viewer's own town counts as the one on screen, even if another town is
// visited, because a plan is about the own town.
func (b *Table) atHome(f func()) {
	was := b.visit
	b.visit = engine.NoSeat
	f()
	b.visit = was
}
