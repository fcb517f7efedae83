package boomtown

import (
	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/render/i18n"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// choices maps the phases in which the player chooses on the board to the label of the main (brass)
// button. The button is disabled then, and its label says what to choose.
var choices = map[engine.Phase]string{
	rules.PhasePick:          i18n.Mark("Choose a card"),
	rules.PhasePlaceGovernor: i18n.Mark("Choose a town"),
	rules.PhasePlaceVein:     i18n.Mark("Choose a mine"),
	rules.PhasePlaceSaloon:   i18n.Mark("Choose a town"),
	rules.PhasePlaceGirls:    i18n.Mark("Choose a saloon"),
	rules.PhaseDynamite:      i18n.Mark("Choose a target"),
	rules.PhaseExpropriate:   i18n.Mark("Choose a mine"),
	rules.PhaseHoldupVictim:  i18n.Mark("Choose a player"),
	rules.PhaseHoldupAmount:  i18n.Mark("Choose an amount"),
}

// chooseNode appends to dst the main (brass) button, disabled, if the current decision is made on
// the board.
func (b *Table) chooseNode(a *table.Decision, dst []ui.Node) []ui.Node {
	if label, ok := choices[b.State.Phase()]; ok && a.Legal != nil {
		dst = append(dst, a.ChooseButton(i18n.T(label)))
	}
	return dst
}
