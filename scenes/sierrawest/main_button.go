package sierrawest

import (
	"slices"

	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/render/i18n"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// choices maps the phases in which the player chooses on the board to the label of the main (brass)
// button. The button is disabled then, and its label says what to choose. In the phases that are
// not listed, it asks for a space.
var choices = map[engine.Phase]string{
	rules.PhasePickBasic: i18n.Mark("Choose a resource"),
	rules.PhaseShovel:    i18n.Mark("Choose a card or cabin"),
	rules.PhaseBuild:     i18n.Mark("Choose a cabin"),
	rules.PhaseBarter:    i18n.Mark("Choose a trade"),
	rules.PhaseHunt:      i18n.Mark("Choose an animal"),
	rules.PhaseDamage:    i18n.Mark("Choose what to lose"),
	rules.PhaseBuyFish:   i18n.Mark("Choose a fish"),
	rules.PhaseLoad:      i18n.Mark("Choose a cart"),
	rules.PhasePickTrack: i18n.Mark("Choose a track"),
	rules.PhasePickClaim: i18n.Mark("Choose a card"),
	rules.PhasePress:     i18n.Mark("Choose a trade"),
	rules.PhaseMill:      i18n.Mark("Choose an amount"),
	rules.PhaseReact:     i18n.Mark("Choose what to gain"),
}

// chooseNode returns the main (brass) button, disabled, with a label that says what to choose on
// the board.
func (k *nodeBuilder) chooseNode() ui.Node { return k.a.ChooseButton(i18n.T(k.choice())) }

// choice returns the English text of what the player has to choose on the board. It names only
// what is legal now.
func (k *nodeBuilder) choice() string {
	legal := func(kind engine.Kind) bool {
		return slices.ContainsFunc(k.a.Legal, func(m engine.Move) bool { return m.Kind == kind })
	}
	switch phase := k.b.Board.Phase; {
	case phase == rules.PhaseShovel && !legal(rules.KindClaim):
		return i18n.Mark("Choose a cabin")
	case phase == rules.PhaseShovel && !legal(rules.KindBuild):
		return i18n.Mark("Choose a card")
	case phase == rules.PhasePioneer && !legal(rules.KindWalk):
		if legal(rules.KindVisit) || legal(rules.KindTrap) || legal(rules.KindBait) {
			return i18n.Mark("Send your pioneer")
		}
		switch {
		case legal(rules.KindSummit):
			return i18n.Mark("Choose a summit")
		case slices.ContainsFunc(k.a.Legal, k.b.sellsUsefully):
			return i18n.Mark("Fish left to sell")
		case legal(rules.KindLaceBoots):
			return i18n.Mark("Boots left to spend")
		case legal(rules.KindBlast):
			return i18n.Mark("Dynamite left to use")
		}
		return i18n.Mark("Nothing left to do")
	}
	if label, ok := choices[k.b.Board.Phase]; ok {
		return label
	}
	return i18n.Mark("Choose a space")
}

// sellsUsefully reports whether move m sells fish for a good that can still bring anything.
func (b *Table) sellsUsefully(m engine.Move) bool {
	return m.Kind == rules.KindSellFish && !b.State.Dominates(engine.Move{Kind: rules.KindEndTurn}, m)
}

// mainMove returns the move of the main (brass) button; the second result is false if there is
// none. It is a move that ends something, or a pioneer's step to a next space without a fee if only
// one pioneer can take such a step. It ends the turn only when no pioneer can act any more.
func (k *nodeBuilder) mainMove() (engine.Move, bool) {
	leaves := func(m engine.Move) (lead float32, leaves bool) {
		if m.Kind == rules.KindEndTurn {
			return 0, k.b.idle()
		}
		return table.ClearLead, k.b.IsPass(m)
	}
	safe := func(m engine.Move) bool {
		icon, ok := k.b.walksTo(m)
		return isFreeStep(m) && !(ok && hurts(k.b.State, icon) && !k.b.lures(icon))
	}
	return k.a.MainMove(leaves, safe)
}

// lures reports whether the active seat can lure away the grizzly of an icon.
func (b *Table) lures(icon rules.Icon) bool {
	have := engine.At(b.Board.Of[:], b.Board.Active).Goods
	return icon == rules.IconGrizzly && have[rules.Food]+have[rules.Gold] > 0
}

// isFreeStep reports whether move m uses the next space of a path and pays no fee.
func isFreeStep(m engine.Move) bool {
	return m.Kind == rules.KindWalk && rules.UsesOf(m) && rules.PaymentOf(m) == 0
}
