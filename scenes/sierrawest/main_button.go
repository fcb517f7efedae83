package sierrawest

import (
	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/render/i18n"
	"gulch/render/ui"
)

// choices maps phases in which a choice is made on the board to the label of the dim brass button,
// which names what to choose. In other phases with such a choice, the label is that of a space.
var choices = map[engine.Phase]string{
	rules.PhasePickBasic: i18n.Mark("Choose a resource"),
	rules.PhaseShovel:    i18n.Mark("Choose a card or cabin"),
	rules.PhaseBuild:     i18n.Mark("Choose a cabin"),
	rules.PhaseBarter:    i18n.Mark("Choose a swap"),
	rules.PhaseHunt:      i18n.Mark("Choose an animal"),
	rules.PhaseDamage:    i18n.Mark("Choose what to lose"),
	rules.PhaseBuyFish:   i18n.Mark("Choose a fish"),
	rules.PhaseLoad:      i18n.Mark("Choose a cart"),
	rules.PhasePickTrack: i18n.Mark("Choose a track"),
	rules.PhasePickClaim: i18n.Mark("Choose a card"),
	rules.PhasePress:     i18n.Mark("Choose a swap"),
	rules.PhaseMill:      i18n.Mark("Choose an amount"),
	rules.PhaseReact:     i18n.Mark("Choose what to gain"),
}

// chooseNode returns the dim brass button, which names what to choose on the board.
func (k *nodeBuilder) chooseNode() ui.Node {
	label, ok := choices[k.b.Board.Phase]
	if !ok {
		label = i18n.Mark("Choose a space")
	}
	return k.a.ChooseButton(i18n.T(label))
}

// mainMove returns the move of the brass button. Besides a move that ends something which has
// nothing left to offer, it is the step of a pioneer to a next space without a fee, if only one of
// the pioneers can take such a step. The turn does not end while a pioneer can still act.
func (k *nodeBuilder) mainMove() (engine.Move, bool) {
	leaves := func(m engine.Move) bool {
		return k.b.IsPass(m) && (m.Kind != rules.KindEndTurn || k.b.idle())
	}
	return k.a.MainMove(leaves, isFreeStep)
}

// isFreeStep reports whether move m uses the next space of a path and pays no fee.
func isFreeStep(m engine.Move) bool { return m.Kind == rules.KindWalk && m.B == 1 && m.C == 0 }
