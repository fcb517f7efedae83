package westernlegends

import (
	"slices"

	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/render/i18n"
	"gulch/scenes/table"
)

// Some moves name only what the player does, such as “Pass” or “Decline”. This file says what they
// lead to: as a tooltip, and in a fight as lines of the preview.

// answerTip returns a sentence about what move m leads to, a move that passes, declines, stops,
// keeps or leaves something. It returns "" for other moves.
func (b *Table) answerTip(m engine.Move) string {
	switch m.Kind {
	case rules.KindPass:
		return b.passTip()
	case rules.KindDecline:
		return i18n.T("You lose the fight without playing a card.")
	case rules.KindLetStand:
		return i18n.T("The fight card stays: the values are compared now.")
	case rules.KindRestart:
		return b.restartTip()
	case rules.KindStop:
		return b.stopTip()
	case rules.KindDone:
		if b.State.Phase() == rules.PhaseFaroBet {
			return i18n.T("Place no more bets. Then the cards are revealed.")
		}
		return i18n.T("Buy nothing more, and leave the store.")
	case rules.KindDeliver, rules.KindKeep, rules.KindStay, rules.KindTakeBack, rules.KindFold, rules.KindJoin:
		return b.stakeTip(m)
	case rules.KindEndTurn:
		return table.Sentences(b.lostActionsTip(), b.huntTip())
	}
	return ""
}

// lostActionsTip returns a sentence about the actions that the seat to move loses by ending its
// turn.
func (b *Table) lostActionsTip() string {
	switch n := b.State.ActionsLeft(); {
	case n == 1:
		return i18n.T("You lose your last action.")
	case n > 1:
		return i18n.N(n, "You lose your last %d action.", "You lose your last %d actions.", n)
	}
	return i18n.T("The next player's turn begins.")
}

// passTip returns a sentence about what follows if the seat to move passes.
func (b *Table) passTip() string {
	s := b.State
	switch s.Phase() {
	case rules.PhaseStory:
		return i18n.T("Add no disc: the story stays as it is.")
	case rules.PhaseJoin:
		return i18n.T("Stay out of this game. It costs you nothing.")
	case rules.PhasePokerKeep:
		return i18n.T("Take no card back.")
	case rules.PhaseDice:
		return i18n.T("Take what the dice show.")
	case rules.PhaseChaseFight:
		return i18n.T("Start no fight, and go on with your turn.")
	case rules.PhaseEndGoals:
		return i18n.T("Complete no goal this turn.")
	}
	switch window := s.OpenWindow(); window {
	case "fight_declared":
		return i18n.T("Pay nothing: the fight begins.")
	case "fight_react":
		if d := b.fight(); d != nil && d.Cards > 0 {
			return i18n.T("Use nothing. Then the fight card takes effect, and the values are compared.")
		}
		return i18n.T("Use nothing. If the other side uses a card now, you can still react.")
	case "wound_incoming":
		n := s.WoundsComing()
		return i18n.N(n, "Cancel nothing: take %d wound.", "Cancel nothing: take %d wounds.", n)
	case "loot_loss":
		money, nuggets := s.LootAtStake()
		return i18n.T("Use nothing: lose %s.", lootText(money, nuggets))
	case "sheriff_contact":
		return i18n.T("Fight the Sheriff. If you lose, he arrests you.")
	case "points_gained":
		return i18n.T("Use nothing: gain no extra point.")
	case "revel_pay":
		return i18n.T("Use nothing: pay the full price.")
	case "move_extend":
		return i18n.T("Use nothing: your move ends here.")
	case "move_begin":
		return i18n.T("Use nothing: move as far as usual.")
	}
	return i18n.T("Use nothing, and keep your cards and items.")
}

// restartTip returns a sentence about what a restart of the current fight costs and brings (R39).
func (b *Table) restartTip() string {
	d := b.fight()
	if d == nil {
		return ""
	}
	return i18n.N(d.Cards, "%[2]s draws a card, discards the one played, and fights against %[1]d new fight card.",
		"%[2]s draws a card, discards the one played, and fights against %[1]d new fight cards.", d.Cards,
		b.who(d.Side[0]))
}

// stopTip returns a sentence about what follows if the player, or the Sheriff, stops.
func (b *Table) stopTip() string {
	switch {
	case b.State.Phase() == rules.PhaseSheriffStep:
		return i18n.T("The Sheriff stays where he is.")
	case b.stopEndsTurn():
		return i18n.T("The move ends here, and so does your turn: you have nothing left to do.")
	}
	return i18n.T("The move ends here. You lose the steps you have left.")
}

// stopWords returns the words of the move that ends a ride: whether it also ends the turn.
func (b *Table) stopWords(engine.Move) string {
	if b.stopEndsTurn() {
		return i18n.T("End the turn here")
	}
	return i18n.T("Stop here")
}

// stopEndsTurn reports whether the turn is over if the ride stops here, because nothing is left to
// decide in it.
func (b *Table) stopEndsTurn() bool {
	s := b.sample()
	active := s.Active()
	return s.Play(engine.Move{Kind: rules.KindStop}, nil) == nil && s.Active() != active
}

// stakeTip returns a sentence about what move m brings or costs: the delivery of cattle, or staying
// in or leaving a card game.
func (b *Table) stakeTip(m engine.Move) string {
	phase := b.State.Phase()
	switch m.Kind {
	case rules.KindDeliver:
		return b.deliveryTip(engine.At(b.Board.Of[:], b.State.Turn()))
	case rules.KindKeep:
		if phase == rules.PhasePokerKeep {
			return i18n.T("Take back one of the cards you showed, at random.")
		}
		return i18n.T("Deliver the cattle later, here or elsewhere.")
	case rules.KindStay:
		return i18n.T("Pay $20 into the pot, and stay in the game.")
	case rules.KindTakeBack:
		return i18n.T("Take back your remaining bets, and stop playing.")
	case rules.KindFold:
		return i18n.T("Leave the game. What you have paid stays in the pot.")
	case rules.KindJoin:
		if b.Board.Game.Kind() == "faro" {
			return i18n.T("Joining is free. You bet $10 to $40.")
		}
		return i18n.T("Pay $10 and draw a card. The best hand takes the pot.")
	}
	return ""
}

// deliveryTip returns a sentence about what the player with the board values w gains by delivering
// the cattle in the space where the player is (R73).
func (b *Table) deliveryTip(w *rules.BoardSeat) string {
	f := w.Space.Info().Feature
	switch {
	case f == rules.Rail && w.Cube[rules.Wanted] == 0:
		return i18n.T("Deliver your cattle here for 1 Marshal point and its reward.")
	case f == rules.Rail:
		return i18n.T("Deliver your cattle here for its reward.")
	}
	return i18n.T("Rustle your cattle here for 1 Wanted point and its reward.")
}

// fightAnswerLines returns the lines of the preview of move m in a fight. If m leaves the fight as
// it is, or declines it, they say who wins then, and what follows from that; so too if m answers a
// fight card, which leaves the values as they are, or a wound of the loser. If m plays a card, they
// say what its bonus brings, and in a fight against fight cards how likely it wins. If m uses a
// card as a reaction, they say who wins then. It returns nil for other moves.
func (b *Table) fightAnswerLines(m engine.Move) []string {
	d := b.fight()
	if d == nil {
		return nil
	}
	switch {
	case m.Kind == rules.KindPlay:
		lines := b.bonusLines(d, rules.CardOf(m))
		if d.Cards > 0 {
			lines = append(lines, b.oddsText(m))
		}
		return lines
	case b.woundOfLostFight():
		return b.lossesBesidesWound(d)
	case m.Kind == rules.KindUse:
		if with, sums, ok := b.fightAfter(m); ok {
			return []string{b.verdict(with, sums), b.lostBonus(d, with)}
		}
	case m.Kind == rules.KindDecline:
		return []string{i18n.T("Without a fight, %s wins.", b.sideName(d, 0)), b.stakesLine(d, 0)}
	case m.Kind == rules.KindLetStand, m.Kind == rules.KindPass && b.State.OpenWindow() == "fight_react",
		(m.Kind == rules.KindOption || m.Kind == rules.KindDiscard) && b.valuesAreFinal():
		sums, seen := b.bothSums(d)
		if !seen {
			return nil
		}
		side := b.winningSide(d, sums)
		lines := []string{b.verdict(d, sums), b.stakesLine(d, side)}
		if m.Kind == rules.KindOption { // what follows depends on what the choice brings or costs
			b.afterChoice(m, func(d *rules.Duel) { lines[1] = b.stakesLine(d, side) })
		}
		return lines
	}
	return nil
}

// afterChoice calls f while the table shows the board as it is after option m, which a fight card
// offers, and before the values are compared. d is the fight then. It does not call f if the fight
// is not known any more.
func (b *Table) afterChoice(m engine.Move, f func(d *rules.Duel)) {
	board := rules.Game.NewBoard().(*rules.Board)
	board.Read(b.State, b.RevealedSeats)
	next, compared := b.sample(), false
	if next.Play(m, func(e engine.Event) {
		if compared = compared || b.comesAnyway(m, e); !compared {
			engine.Follow(board, engine.Told{Event: e, State: next}, b.RevealedSeats)
		}
	}) != nil || board.Fighting == 0 {
		return
	}
	was := b.Board
	defer func() { b.Board = was }()
	b.Board = board
	f(&board.Fights[board.Fighting-1])
}

// lossesBesidesWound returns the lines of the preview for either answer to the wound of the seat to
// move, which has lost fight d: who wins, and what else follows whether or not the seat cancels the
// wound. It returns nothing if an ability acts on wounds.
func (b *Table) lossesBesidesWound(d *rules.Duel) []string {
	loser := b.State.Turn()
	if b.Board.ActsOnWound(loser) || loser != d.Side[0] && loser != d.Side[1] {
		return nil
	}
	winner := oneIf(loser == d.Side[0])
	all := slices.DeleteFunc(b.Board.Stakes(d, winner), func(s rules.Stake) bool { return s.Kind == rules.StakeWound })
	return []string{i18n.T("Whatever you choose: %s", b.clauses(d, winner, all))}
}

// lostBonus returns a sentence that names the bonus that the viewer's card in fight d no longer has
// in with, the fight after another card has replaced it. It returns "" if there is none.
func (b *Table) lostBonus(d, with *rules.Duel) string {
	for side, c := range d.Played {
		if c == rules.NoCard || with.Played[side] == c || b.State.Effect(c).Kind != "bonus" {
			continue
		}
		return i18n.T("The bonus of %s no longer counts.", b.cardTitle(c))
	}
	return ""
}

// gearTip returns the tooltip of the choice to use a weapon, a mount or both this turn: what each
// does.
func (b *Table) gearTip(m engine.Move) string {
	var all []string
	for _, i := range []rules.Item{rules.WeaponOf(m), rules.MountOf(m)} {
		if i == rules.NoItem {
			continue
		}
		up, said := b.me().Upgraded.Has(i), len(all)
		if in := i.Info(); in.Class == rules.Mount {
			all = append(all, i18n.T("Moves %d spaces.", in.Move[oneIf(up)]))
		}
		for _, text := range i.Does(up) {
			all = append(all, i18n.T(text))
		}
		if len(all) == said {
			all = append(all, i18n.T("%s does nothing until you upgrade it.", itemName(i)))
		}
	}
	return table.Sentences(all...)
}
