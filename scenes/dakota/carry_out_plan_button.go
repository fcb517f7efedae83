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

// shortcutNode returns a button, with rectangle r, that plays all moves of the phase that need no
// decision: it carries out the plan, or takes the ore of a shaft. ok is false if there is no such
// button in this phase.
func (b *Table) shortcutNode(a *table.Decision, r geom.Rect) (n ui.Node, ok bool) {
	switch phase := b.State.Phase(); {
	case len(a.Legal) < 2:
		return n, false
	case phase == rules.PhaseResolve && canCarryOut(a.Legal):
		n = ui.Button("carry out", r, pieces.Button{Label: i18n.T("Resolve the rest"),
			Note: i18n.T("except workshop jobs"), Size: 14},
			func() { a.PlayAtOnce("carry out", b.carryOut) }, ebiten.KeyC)
		n.Tip = carryOutTip(a.Legal)
	case phase == rules.PhaseCollect:
		n = ui.Button("dig all", r, pieces.Button{Label: i18n.T("Take the best ore"), Size: 14},
			func() { a.PlayAtOnce("dig all", func() table.MoveSequence { return dig() }) }, ebiten.KeyC)
		n.Tip = i18n.T("The workers aboard collect the most valuable ore left in this shaft.")
	default:
		return n, false
	}
	return n, true
}

// carryOutWords holds, for each kind of move that carryOut plays, a sentence about how it decides.
var carryOutWords = []struct {
	kind engine.Kind
	text string
}{
	{rules.KindTendBar, i18n.Mark("Bartenders tend the bar.")},
	{rules.KindDrink, i18n.Mark("Saloon workers drink and don't gamble.")},
	{rules.KindLaunch, i18n.Mark("Each cart takes the shaft with the most valuable ore left.")},
	{rules.KindLearn, i18n.Mark("Workers in schools draw cards.")},
	{rules.KindWork, i18n.Mark("You choose the workshop jobs yourself.")},
}

// carryOutTip returns a text about what carryOut would do with the given legal moves.
func carryOutTip(legal []engine.Move) (tip string) {
	for _, x := range carryOutWords {
		if slices.ContainsFunc(legal, func(m engine.Move) bool { return m.Kind == x.kind }) {
			tip = table.Sentences(tip, i18n.T(x.text))
		}
	}
	return tip
}

// carryOut returns a sequence of moves that plays the part of a plan that needs no decision:
// tending bars, drinking, sending carts down the best shafts that are left, and learning. It ends
// when only jobs in workshops and lessons are left.
func (b *Table) carryOut() table.MoveSequence {
	return func(s engine.State) (engine.Move, bool) {
		legal := s.Moves(nil)
		switch s.Phase() {
		case rules.PhaseResolve:
			for _, k := range []engine.Kind{rules.KindTendBar, rules.KindDrink, rules.KindLaunch, rules.KindLearn} {
				for _, m := range legal {
					if m.Kind == k {
						return m, true
					}
				}
			}
		case rules.PhaseShaft:
			if now, ok := s.(*rules.State); ok {
				return shaftFor(now)
			}
		}
		return engine.Move{}, false
	}
}

// canCarryOut reports whether one of the legal moves is a move that carryOut would play.
func canCarryOut(legal []engine.Move) bool {
	return slices.ContainsFunc(legal, func(m engine.Move) bool {
		switch m.Kind {
		case rules.KindTendBar, rules.KindDrink, rules.KindLaunch, rules.KindLearn:
			return true
		}
		return false
	})
}
