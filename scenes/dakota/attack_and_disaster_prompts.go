package dakota

import (
	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/theme"
	"gulch/scenes/table"
)

// This file puts attacks into words: what is at stake, and who or what can stop them. What can stop
// an attack is read from the legal moves, so nothing is offered that the seat does not have.

// attackWords returns a text about the current attack: what its target would lose, and what could
// stop it. legal holds the legal moves of the target. Without an attack it returns "".
func (b *Table) attackWords(legal []engine.Move) string {
	x := &b.Board.Assault
	if x.Card == rules.CardKinds {
		return ""
	}
	return table.Sentences(i18n.T("%s plays %s: %s.", b.Name(x.Attacker), cardName(x.Card), b.stake()),
		b.defence(legal))
}

// stake returns a text about what the target of the current attack would lose.
func (b *Table) stake() string {
	x := &b.Board.Assault
	t := engine.At(b.Board.Towns[:], x.Target)
	switch x.Card {
	case rules.BankRobbery, rules.HoldUp:
		return i18n.T("you'd lose $%d", min(x.Card.Takes(), t.Money))
	case rules.ClaimJumpers:
		n := min(x.Card.Takes(), goods(t))
		return i18n.N(n, "you'd lose %d ore", "you'd lose %d ore", n)
	case rules.BetterOffer:
		return i18n.T("a free miner would leave you")
	case rules.FoulRumours:
		return i18n.T("you'd lose a random card")
	}
	if x.Aim < 0 {
		return i18n.T(x.Card.Text())
	}
	switch x.Card {
	case rules.Dynamite:
		return i18n.T("your tile would collapse: %s", tileAtName(t, x.Aim))
	case rules.Vandals:
		return i18n.T("%s would be closed today", lotWords(t, x.Aim))
	case rules.Derailment:
		return i18n.T("cart %d (%s) couldn't be used today", x.Aim+1, cartName(t.Carts[x.Aim].Kind))
	}
	return i18n.T(x.Card.Text())
}

// defence returns a text about what can stop the current attack; legal holds the legal moves of its
// target.
func (b *Table) defence(legal []engine.Move) string {
	sheriff, others, engineer, cards := false, false, false, 0
	for _, m := range legal {
		switch m.Kind {
		case rules.KindOfficer:
			sheriff = sheriff || rules.WorkerOf(m) == rules.Sheriff
			others = others || rules.WorkerOf(m) != rules.Sheriff
		case rules.KindLayEngineer:
			engineer = true
		case rules.KindReact:
			cards++
		}
	}
	officer := ""
	switch {
	case sheriff && others:
		officer = i18n.T("A highlighted sheriff stops the attack on a 3 or more, any other worker on a 5 or 6.")
	case sheriff:
		officer = i18n.T("Your sheriff stops the attack on a roll of 3 to 6.")
	case others:
		officer = i18n.T("A highlighted worker stops the attack on a roll of 5 or 6.")
	}
	said := table.Sentences(officer, textIf(engineer, i18n.T("Your engineer stops the attack.")),
		textIf(cards > 0, i18n.N(cards, "You can respond to the attack with %d of your cards.",
			"You can respond to the attack with %d of your cards.", cards)))
	if said == "" {
		return i18n.T("You have nothing that can stop the attack.")
	}
	return said
}

// aimKinds maps the attacks that aim at something to the kind of their aim.
var aimKinds = map[rules.Card]int{rules.Dynamite: rules.AimLeaf, rules.Vandals: rules.AimSlot,
	rules.Derailment: rules.AimCart}

// paintAim draws a frame around the thing at which the current attack aims, while the viewer, whose
// town is attacked, has to answer.
func (b *Table) paintAim(p *paint.Canvas) {
	x := &b.Board.Assault
	kind, aims := aimKinds[x.Card]
	if b.Board.Phase != rules.PhaseAttackResponse || !aims || x.Aim < 0 || !b.inView(x.Target) {
		return
	}
	r := b.aimAt(kind, x.Aim)
	p.Outline(r.Inset(-1), 6, 4.4, theme.WalnutInk)
	p.Outline(r, 5, 3, theme.RGB(0xE2452F))
}

// textIf returns the given text if the condition (the parameter is) is true, and "" otherwise.
func textIf(is bool, text string) string {
	if is {
		return text
	}
	return ""
}

// answerWords returns the question in a phase in which a seat may answer with a card: the Marshal
// against the seat's attack, an arrest, or an ambush. legal holds the legal moves of this seat.
func (b *Table) answerWords(legal []engine.Move) string {
	x, none := &b.Board.Assault, true
	for _, m := range legal {
		none = none && m.Kind != rules.KindReact
	}
	if x.Card == rules.CardKinds {
		return ""
	}
	said := ""
	switch b.State.Phase() {
	case rules.PhaseAttackCounter:
		said = i18n.T("%s's Marshal stops your attack.", b.Name(x.Target))
	case rules.PhaseLawyer:
		said = i18n.T("%s arrests one of your workers: %s.", b.Name(x.Target), workerName(x.Arrested))
	case rules.PhaseAmbush:
		said = i18n.T("%s's attack has failed.", b.Name(x.Attacker))
	}
	if none {
		return table.Sentences(said, i18n.T("You have no card to respond with."))
	}
	return table.Sentences(said, i18n.T("Respond with a highlighted card, or accept it."))
}

// disasterWords returns the question to a seat that has been hit by an earthquake or a collapse:
// what it gives up. The text mentions the engineer only if using one is in legal, the legal moves
// of the seat.
func (b *Table) disasterWords(legal []engine.Move) string {
	engineer := false
	for _, m := range legal {
		engineer = engineer || m.Kind == rules.KindLayEngineer
	}
	earthquake := b.State.Phase() == rules.PhaseEarthquake
	switch {
	case earthquake && engineer:
		return i18n.T("The earthquake hits you: remove a highlighted building, or use your engineer.")
	case earthquake:
		return i18n.T("The earthquake hits you: remove a highlighted building.")
	case engineer:
		return i18n.T("Your mine collapses: choose an end tile to remove, or use your engineer.")
	}
	return i18n.T("Your mine collapses: choose an end tile to remove.")
}
