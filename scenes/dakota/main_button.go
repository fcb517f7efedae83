package dakota

import (
	"slices"

	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/render/i18n"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// The brass button confirms what the player has prepared, or plays the move of
// [table.Decision.MainMove]. Otherwise it is dim and names what to choose on the board. Buttons of
// leather above it play several moves at once that hardly need a decision.

// leaves reports whether move m ends, passes or declines something, so that the main (brass) button
// makes it. Ending a turn of the evening with actions left does not count: the main button must not
// end such a turn. To send nobody exploring must be far better than to send somebody, which the
// heuristics often underrate.
func (b *Table) leaves(m engine.Move) (lead float32, leaves bool) {
	lead = table.ClearLead
	switch {
	case m.Kind == rules.KindBail, // costs money
		m.Kind == rules.KindEndTurn && b.State.Phase() == rules.PhaseEvening && b.Board.Actions > 0:
		return lead, false
	case b.State.Phase() == rules.PhaseExplorers:
		lead = 4
	}
	return lead, slices.Contains(prime, m.Kind)
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
	rules.PhaseResolve:      i18n.Mark("Choose one"),
	rules.PhaseShaft:        i18n.Mark("Choose a shaft"),
	rules.PhaseJob:          i18n.Mark("Choose a job"),
	rules.PhaseSite:         i18n.Mark("Choose a building"),
	rules.PhaseEvening:      i18n.Mark("Choose an action"),
	rules.PhaseCollect:      i18n.Mark("Choose a tile"),
	rules.PhaseMerchant:     i18n.Mark("Choose ore to sell"),
	rules.PhaseNightShift:   i18n.Mark("Choose ore"),
	rules.PhaseLodging:      i18n.Mark("Choose a worker"),
	rules.PhaseNight:        i18n.Mark("Choose a card"),
}

// chooseNode returns the main (brass) button for decision a, disabled, with a label that says what
// to choose on the board. ok is false if the choice is made with buttons in the ledger.
func (b *Table) chooseNode(a *table.Decision) (n ui.Node, ok bool) {
	label, ok := choices[b.State.Phase()]
	if !ok || a.Legal == nil || b.coveredNoon(a) {
		return n, false
	}
	if t := b.town(); b.State.Phase() == rules.PhaseLodging && t.People() <= t.Beds() {
		label = i18n.Mark("Choose ore")
	}
	return a.ChooseButton(i18n.T(label)), true
}

// coveredNoon reports whether decision a is made at High Noon in front of others, so that the cards
// among which the player could choose are covered.
func (b *Table) coveredNoon(a *table.Decision) bool {
	return b.State.Phase() == rules.PhaseHighNoon && !b.RevealedSeats.Has(a.Seat)
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
