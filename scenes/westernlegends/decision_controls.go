package westernlegends

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/render/i18n"
	"gulch/render/pieces"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// rowNodes appends the buttons of the prompt: the answers to yes-or-no decisions, the confirmation
// of marked cards, the end of the turn, and all other moves without a node elsewhere.
func (b *Table) rowNodes(a *table.Decision, dst []ui.Node) []ui.Node {
	if a.Legal == nil {
		return dst
	}
	from := len(dst)
	placed := b.placed(a, dst)
	if b.marking(a) {
		dst = b.confirmNode(a, dst)
	}
	main, rest := b.rowMoves(a, placed)
	if n, there := b.betNode(a); there {
		return append(dst, n)
	}
	offset := 0
	if b.marking(a) {
		offset = 1
	}
	best, ok := a.MainMove(table.ClearlyLeaves(b.leaves), nil)
	if i := slices.Index(main, best); ok && i >= 0 {
		main = append(slices.Delete(main, i, i+1), best)
	} else {
		ok = false
	}
	row := a.Row
	if n, there := b.brassNode(a); there && !ok && offset == 0 {
		if row = a.SecondaryRow(&n); len(main) == 0 {
			n.Rect = a.Row
		}
		dst = append(dst, n)
	}
	for i, m := range main {
		look := pieces.Button{Label: b.MoveWords(m), Size: 13}
		if m.Kind == rules.KindKeepTokens {
			look.Label = i18n.T("Keep %s", tokenWords(m))
		}
		if d := b.fight(); d != nil && leavingKinds[m.Kind] {
			look.Note = b.standing(d)
		}
		if ok && offset == 0 && m == best {
			look.Material = pieces.Brass
		}
		n := a.ButtonAs(b.State.Notation(m), m, row.Row(i, len(main)+offset, 6), look, b.moveTip(m))
		if look.Material == pieces.Brass {
			n.Keys = []ebiten.Key{ebiten.KeyEnter}
		}
		dst = append(dst, n)
	}
	if len(rest) > 0 {
		list := len(dst)
		dst = a.List(dst, rest...)
		for i, m := range rest {
			dst[list+i].Tip = b.moveTip(m)
		}
	}
	for i := from; i < len(dst); i++ {
		dst[i].TipAvoids = a.Panel
	}
	return dst
}

// brassNode returns the main (brass) button. It makes the ride that the player has selected; if
// none is selected, it is disabled and says what to choose. ok is false if the choice is made in a
// close-up or with buttons in the prompt.
func (b *Table) brassNode(a *table.Decision) (n ui.Node, ok bool) {
	if n, ok := b.chosenRide(a); ok {
		return n, true
	}
	label, ok := choices[b.phase(a)]
	if !ok {
		return n, false
	}
	return a.ChooseButton(i18n.T(label)), true
}

// rowMoves divides the legal moves that belong in the prompt into two groups: main, moves with a
// button, and rest, moves that are only in a list. placed reports whether a move already has its
// place elsewhere; such moves are in neither group.
func (b *Table) rowMoves(a *table.Decision, placed func(engine.Move) bool) (main, rest []engine.Move) {
	for _, m := range a.Legal {
		switch {
		case placed(m):
		case buttonKinds[m.Kind]:
			main = append(main, m)
		default:
			rest = append(rest, m)
		}
	}
	return main, rest
}

// tokensWorth returns the total points of the legendary tokens that move m keeps.
func tokensWorth(m engine.Move) (n int) {
	for _, t := range rules.TokensOf(m) {
		if t > 0 {
			n += rules.LegendWorth(t - 1)
		}
	}
	return n
}

// buttonKinds is the set of the kinds of moves that are made with a button in the prompt.
var buttonKinds = map[engine.Kind]bool{
	rules.KindPass: true, rules.KindEndTurn: true, rules.KindStop: true, rules.KindDone: true, rules.KindDecline: true,
	rules.KindLetStand: true,
	rules.KindKeep:     true,
	rules.KindDeliver:  true,
	rules.KindRestart:  true,
	rules.KindStay:     true,
	rules.KindFold:     true, rules.KindTakeBack: true, rules.KindJoin: true,
}

// placed returns a function that reports whether a move needs no button in the prompt. This is so
// if the move has a node in dst, or if it is made by marking cards, on the map, in a menu or in a
// close-up.
func (b *Table) placed(a *table.Decision, dst []ui.Node) func(engine.Move) bool {
	ids := map[string]bool{}
	for _, n := range dst {
		if n.Press != nil {
			ids[n.ID] = true
		}
	}
	phase := b.phase(a)
	return func(m engine.Move) bool {
		if ids[b.State.Notation(m)] {
			return true
		}
		switch m.Kind {
		case rules.KindMove, rules.KindDiscard, rules.KindShow, rules.KindFrontier:
			return phase == rules.PhaseAct || b.marking(a)
		case rules.KindFight, rules.KindDeposit, rules.KindRevel:
			return phase == rules.PhaseAct || closeUpPhases[phase]
		}
		return phase == rules.PhaseAct && !buttonKinds[m.Kind] || closeUpPhases[phase] && !buttonKinds[m.Kind]
	}
}

// confirmNode appends to dst the button that confirms the marked cards, if decision a is made by
// marking cards.
func (b *Table) confirmNode(a *table.Decision, dst []ui.Node) []ui.Node {
	r := a.Row.Row(0, 1, 6)
	if b.phase(a) == rules.PhaseAct {
		r = a.Row.Row(1, 2, 6)
	}
	if b.discards(a) {
		label := b.plan.marks.Summary()
		if n := b.plan.marks.Count(); n > 0 {
			label = i18n.T("%d of %d selected", n, b.plan.marks.Max)
		}
		n := ui.Button("confirm", r, pieces.Button{Label: label, Material: pieces.Brass, Size: 13}, nil,
			ebiten.KeyEnter)
		n.Tip = i18n.T("Choose the cards to discard, then press here.")
		if b.marked() != "" {
			n.Label = i18n.T("%s: %s", b.marked(), label)
		}
		if b.plan.marks.Ready() {
			n.Label = i18n.T("Discard %s", b.marked())
			var all []engine.Move
			for _, c := range b.chosen() {
				all = append(all, rules.Discard(c))
			}
			look := pieces.Button{Label: n.Label, Material: pieces.Brass, Size: 13}
			if len(all) > 2 { // the label leaves out the names: the marks are visible on the cards
				look.Label = i18n.N(len(all), "Discard %d card", "Discard %d cards", len(all))
			}
			n = ui.Button("confirm", r, look, func() { a.PlaySequence("confirm", table.SequenceOf(all...)) },
				ebiten.KeyEnter)
			n.Role, n.Label = "move", i18n.T("Discard %s", b.marked())
			a.RegisterMove("confirm", all[0])
		} else {
			n.DisabledReason = b.plan.marks.Missing()
		}
		return append(dst, n)
	}
	var m engine.Move
	var label string
	if b.phase(a) == rules.PhasePokerHand {
		m, label = b.showMove(a), b.plan.marks.Missing()
	} else {
		m, label = b.framedPayment(a, b.frontierWays(a)), b.frontierLabel(a)
	}
	if a.IsLegal(m) {
		look := pieces.Button{Label: b.MoveWords(m), Material: pieces.Brass, Size: 13}
		if m.Kind == rules.KindFrontier { // the label leaves out the names: the marks are visible on the cards
			sum := 0
			for c := range rules.FrontierCards(m).All() {
				sum += c.FrontierValue()
			}
			look.Label = i18n.T("Settle: %d of %d", sum, b.plotPrice())
		} else if name, ok := hands()[rules.HandName(b.State.ShowHand(m))]; ok {
			look.Label = i18n.T("Show cards: %s", i18n.T(name))
		}
		return append(dst, a.ButtonAs("confirm", m, r, look, b.moveTip(m), ebiten.KeyEnter))
	}
	look := pieces.Button{Label: label, Material: pieces.Brass, Size: 13, Dim: true}
	n := ui.Button("confirm", r, look, nil)
	if m.Kind == 0 { // the cards are not a move yet
		n.DisabledReason = label
		return append(dst, n)
	}
	return append(dst, a.Attempt(n, m))
}

// plotPrice returns the total card value needed to settle the frontier land on the viewer's space,
// or 0 if there is no such land.
func (b *Table) plotPrice() int {
	x := b.me().Space
	if i := x.PlotAt(); i >= 0 {
		return x.Info().Frontier + b.Board.Plot[i]
	}
	return 0
}

// frontierLabel returns a text with the total value of the marked cards and the value needed to
// settle the frontier land.
func (b *Table) frontierLabel(a *table.Decision) string {
	sum, want := b.plan.marks.Sum(), b.plotPrice()
	if sum >= want {
		return i18n.T("%d of %d: 1 card too many", sum, want)
	}
	return i18n.T("%d of %d selected", sum, want)
}
