package westernlegends

import (
	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/render/i18n"
	"gulch/scenes/table"
)

// A chase moves a player toward another one, whom the player may then fight (Vendetta). This file
// says before the press whether that fight is possible. It uses public information only.

// targetNote returns a note for choosing seat as the target: how far the chase must go and what
// rules out a fight at its end, what the effect does to the player, or that it does nothing to the
// Man in Black. It returns "" in all other cases.
func (b *Table) targetNote(seat engine.Seat) string {
	if !b.Settled.Affects(seat) {
		return i18n.T("No effect on him.")
	}
	most := b.Settled.Chase()
	if most == 0 {
		return b.lossOf(seat, b.Settled.Cause().Kind)
	}
	far, ok := b.distanceTo(seat)
	obstacle := b.fightObstacle(seat, most, b.of(b.Settled.Turn()).Cards)
	switch {
	case !ok:
		return table.Sentences(i18n.T("Out of reach."), obstacle)
	case far == 0:
		return table.Sentences(i18n.T("In your space."), obstacle)
	case far <= most:
		return table.Sentences(i18n.N(far, "%d space: within reach.", "%d spaces: within reach.", far), obstacle)
	}
	return table.Sentences(i18n.N(far, "%d space: %d too far.", "%d spaces: %d too far.", far, far-most), obstacle)
}

// lossOf returns a sentence about what the player of seat loses as the target of an effect of the
// given kind: of Whiskey, the only item, or of a card or an ability that demands $10 or a card.
func (b *Table) lossOf(seat engine.Seat, kind rules.CauseKind) string {
	w := b.of(seat)
	if kind == rules.CauseItem {
		switch {
		case w.Wounds < rules.MaxWounds:
			return i18n.T("Takes 1 wound, and has %d then.", w.Wounds+1)
		case w.Cards > 0:
			return i18n.T("Has 3 wounds already, and discards a card instead.")
		}
		return i18n.T("Has 3 wounds and no card: loses nothing.")
	}
	switch {
	case w.Money == 0 && w.Cards == 0:
		return i18n.T("Has no money and no card: gives you nothing.")
	case w.Money == 0:
		return i18n.T("Has no money: gives you a card.")
	case w.Cards == 0:
		return i18n.T("Has no card: gives you $10.")
	}
	return i18n.T("Gives you $10 or a card.")
}

// fightObstacle returns a sentence that says why the player to move cannot fight seat after a chase
// of up to most steps, or "" if a fight is possible. cards is the number of cards that the player
// has left to fight with.
func (b *Table) fightObstacle(seat engine.Seat, most, cards int) string {
	far, ok := b.distanceTo(seat)
	switch {
	case !ok || far > most:
		return i18n.T("No fight.")
	case b.Board.Fought.Has(seat):
		return i18n.T("No fight: you already fought this turn.")
	case cards == 0:
		return i18n.T("No fight: you have no card for it.")
	}
	return ""
}

// chaseTip returns a sentence if card c starts a chase that cannot end in a fight with any player,
// otherwise "".
func (b *Table) chaseTip(c rules.Card) string {
	if b.State == nil || b.Settled == nil || b.State.Turn() != b.Viewer || b.State.Phase() != rules.PhaseAct {
		return ""
	}
	most := b.State.ChaseOf(c)
	if most == 0 {
		return ""
	}
	cards := b.of(b.Viewer).Cards - 1 // the card itself is discarded
	if cards == 0 {
		return i18n.T("You can't fight with it now: it's your last card.")
	}
	for p := range b.SeatCount() {
		if p != b.Viewer && b.fightObstacle(p, most, cards) == "" {
			return ""
		}
	}
	if b.mibThere() && b.fightObstacle(rules.ManInBlack, most, cards) == "" {
		return ""
	}
	return i18n.N(most, "You can't fight with it now: no player you can fight is within %d space.",
		"You can't fight with it now: no player you can fight is within %d spaces.", most)
}
