package dakota

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/pieces"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// planNodes appends the buttons for a plan to dst: confirm, as yesterday, everybody, clear. The
// button that confirms is brass (the main button) once somebody is assigned, or if there is no work
// for anybody.
func (b *Table) planNodes(a *table.Decision, dst []ui.Node) []ui.Node {
	line, _ := a.Area.CutBottom(36)
	middle := line.Row(1, 3, 6)
	more, brass := b.unfilled(a), pieces.Brass
	if b.filled = ""; len(b.draft) > 0 && len(more) == 0 {
		b.filled = b.leftAfter(nil)
	}
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
	if first, ok := b.makePlan()(b.State); ok {
		a.RegisterSequence(n.ID, first, b.makePlan)
	}
	return table.WithHint(n, a.IsHinted(engine.Move{Kind: rules.KindPlanDone}))
}

// everybodyNode returns a button, with rectangle r, that assigns all idle workers. more are jobs
// that it adds to the plan; if there are none, the button is disabled.
func (b *Table) everybodyNode(a *table.Decision, r geom.Rect, more []job) ui.Node {
	look := pieces.Button{Label: i18n.T("Assign all"), Size: 12.5}
	switch {
	case len(more) > 0 && len(b.draft) > 0:
		look.Label = i18n.N(len(more), "Assign the rest: %d", "Assign the rest: %d", len(more))
	case len(more) > 0:
		look.Label = i18n.N(len(more), "Assign all: %d", "Assign all: %d", len(more))
	}
	n := ui.Button("everybody", r, look, func() {
		b.draft, b.chosen.kind, b.visit = slices.Concat(b.draft, more), rules.WorkerKinds, engine.NoSeat
		relayout(b, a)
	}, ebiten.KeyE)
	n.Label = look.Label
	if len(more) == 0 {
		n.Press, n.DisabledReason = nil, b.noMoreWork()
		return n
	}
	n.Tip = table.Sentences(i18n.T(
		"Fill workshops and saloons, then carts, then schools. You can still change the plan before you finish."),
		b.moneyWith(more), b.leftAfter(more))
	return n
}

// noMoreWork returns the reason why the prepared plan can get no more jobs.
func (b *Table) noMoreWork() string {
	if left := b.leftAfter(nil); left != "" {
		return table.Sentences(i18n.T("You can't assign more workers."), left)
	}
	return i18n.T("You can't assign more workers: none are free.")
}

// moneyWith returns a sentence about the costs and gains of the prepared plan once more jobs are
// added, "" if it has neither.
func (b *Table) moneyWith(more []job) string {
	pays, brings := 0, 0
	was := b.draft
	b.draft = slices.Concat(was, more)
	b.atHome(func() { pays, brings = b.outlook() })
	b.draft = was
	if pays == 0 && brings == 0 {
		return ""
	}
	return i18n.T("The plan costs $%d and earns about $%d.", pays, brings)
}

// leftAfter returns what leftFree returns once more jobs, those that fill would add, are added to
// the prepared plan.
func (b *Table) leftAfter(more []job) (text string) {
	was := b.draft
	b.draft = slices.Concat(was, more)
	b.atHome(func() { text = b.leftFree() })
	b.draft = was
	return text
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
