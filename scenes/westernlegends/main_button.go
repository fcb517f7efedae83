package westernlegends

import (
	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/render/i18n"
	"gulch/render/pieces"
	"gulch/render/ui"
	"gulch/scenes/table"

	"github.com/hajimehoshi/ebiten/v2"
)

// The brass button plays the ride that the player has chosen on the map, or the move of
// [table.Decision.MainMove]. Otherwise it is dim and names what to choose. The other buttons are
// above it and look like leather.

// leavingKinds is the set of the kinds of moves that end the turn or decline something.
var leavingKinds = map[engine.Kind]bool{rules.KindEndTurn: true, rules.KindPass: true, rules.KindLetStand: true,
	rules.KindDecline: true, rules.KindStop: true, rules.KindDone: true}

// leaves reports whether move m ends the turn or declines something, so that the main (brass)
// button makes it. While the player has actions left, ending the turn does not count: the main
// button must not end such a turn.
func (b *Table) leaves(m engine.Move) bool {
	return leavingKinds[m.Kind] && (m.Kind != rules.KindEndTurn || b.State.ActionsLeft() == 0)
}

// choices maps the phases in which the player chooses on the board to the label of the main (brass)
// button. The button is disabled then, and its label says what to choose.
var choices = map[engine.Phase]string{
	rules.PhasePickStart:     i18n.Mark("Choose a space"),
	rules.PhaseStartAbility:  i18n.Mark("Choose an ability"),
	rules.PhaseAct:           i18n.Mark("Choose an action"),
	rules.PhaseStory:         i18n.Mark("Choose a story"),
	rules.PhaseEndGoals:      i18n.Mark("Choose a goal"),
	rules.PhaseEndDiscard:    i18n.Mark("Choose a card"),
	rules.PhaseMoveStep:      i18n.Mark("Choose a space"),
	rules.PhaseBonusStep:     i18n.Mark("Choose a space"),
	rules.PhaseSheriffStep:   i18n.Mark("Choose a space"),
	rules.PhaseSheriffPlace:  i18n.Mark("Choose a space"),
	rules.PhaseReact:         i18n.Mark("Choose what to use"),
	rules.PhaseDiscard:       i18n.Mark("Choose a card"),
	rules.PhasePeek:          i18n.Mark("Choose a token"),
	rules.PhaseShop:          i18n.Mark("Choose an item"),
	rules.PhaseDrop:          i18n.Mark("Choose an item"),
	rules.PhaseFaroBet:       i18n.Mark("Choose a bet"),
	rules.PhaseFightCard:     i18n.Mark("Choose a card"),
	rules.PhaseFightWonReact: i18n.Mark("Choose what to use"),
}

// chosenRide returns the main (brass) button for the ride that the player has selected on the map.
// ok is false if no ride is selected.
func (b *Table) chosenRide(a *table.Decision) (n ui.Node, ok bool) {
	reach, rides := b.State.RideReach()
	goal := b.plan.aim
	if !rides || b.phase(a) != rules.PhaseAct || goal == rules.NoSpace || !reach.Has(goal) {
		return n, false
	}
	look := pieces.Button{Label: i18n.T("Move to %s", spaceName(goal)), Material: pieces.Brass, Size: 14,
		Note: i18n.N(int(reach.Steps[goal]), "1 action, %d space", "1 action, %d spaces", reach.Steps[goal])}
	n = ui.Button("ride-on", a.Row, look, nil, ebiten.KeyEnter)
	draw := n.Draw
	n = a.SequenceTarget(n, engine.Move{Kind: rules.KindMove},
		func() table.MoveSequence { return b.ride(a.Seat, goal) })
	ride := n.Press
	n.Press = func() { b.plan.goal = goal; ride() }
	n.Draw, n.Role, n.Primary, n.Label = draw, "move", true, look.Label
	return n, true
}
