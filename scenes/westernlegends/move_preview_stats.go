package westernlegends

import (
	"strings"

	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/render/i18n"
	"gulch/render/pieces"
	"gulch/scenes/table"
)

// PreviewStats returns the values of a seat that the preview of a move compares before and after
// the move: points, dollars, cards, nuggets, wounds, cattle, and the positions on the three tracks.
func (b *Table) PreviewStats(seat engine.Seat) []table.Stat {
	w := &b.Board.Of[seat]
	herd := 0
	if w.Cattle >= 0 {
		herd = 1
	}
	return append(b.Row(seat).Stats,
		table.Stat{Icon: "gold-nuggets", Value: w.Nuggets, Name: i18n.T("nuggets")},
		table.Stat{Icon: "broken-bone", Value: w.Wounds, Name: i18n.T("wounds")},
		table.Stat{Icon: "bull", Value: herd, Name: i18n.T("cattle")},
		table.Stat{Icon: "bull", Value: w.Longhorns, Name: i18n.T("longhorns")},
		table.Stat{Icon: "law-star", Value: w.Cube[rules.Marshal], Name: i18n.T("Marshal")},
		table.Stat{Icon: "wanted-reward", Value: w.Cube[rules.Wanted], Name: i18n.T("Wanted")},
		table.Stat{Icon: gamblerIcon, Value: w.Cube[rules.Gambler], Name: i18n.T("Gambler")})
}

// OutcomeLines returns additional lines for the preview of move m: what the legendary tokens that
// it keeps are worth, because the ledger shows no seat's tokens, who wins a fight that it leaves as
// it is or declines, how likely a fight is won that it begins, and that a chase cannot end in a
// fight.
func (b *Table) OutcomeLines(m engine.Move) []string {
	switch m.Kind {
	case rules.KindKeepTokens:
	case rules.KindCard:
		return []string{b.chaseTip(rules.CardOf(m))}
	case rules.KindBuy:
		return []string{b.nextTurnTip(rules.ItemOf(m)), b.returnTip(rules.ItemOf(m))}
	case rules.KindShow:
		cards := [2]rules.Card{rules.CardOf(m), rules.OtherCardOf(m)}
		var lines []string
		for i, said := range b.countingAs(cards) {
			if said != cardName(cards[i]) {
				lines = append(lines, i18n.T("Counts: %s", said))
			}
		}
		if line := b.potLine(cards); line != "" {
			lines = append(lines, line)
		}
		return lines
	case rules.KindOption:
		lines := b.fightAnswerLines(m)
		if b.State.Cause().Kind == rules.CausePoker {
			lines = append(lines, i18n.T("Whatever you choose, each loser draws 1 card."))
		}
		return lines
	case rules.KindBankRobbery, rules.KindTrail, rules.KindRail, rules.KindAbility:
		return []string{b.oddsText(m)}
	default:
		return b.fightAnswerLines(m)
	}
	n := tokensWorth(m)
	return []string{i18n.N(n, "These tokens are worth %d LP at the end.",
		"These tokens are worth %d LP at the end.", n)}
}

// potLine returns a sentence about what the seat to move could not keep of the pot of poker, or of
// the money that one of the shown cards pays after it, or "" if there is room for all.
func (b *Table) potLine(cards [2]rules.Card) string {
	game := &b.Board.Game
	now, limit := b.State.Money(b.State.Turn())
	if game.Kind() != "poker" || now+game.Pot < limit {
		return ""
	}
	for _, c := range cards {
		if c != rules.NoCard && b.State.Effect(c).ID == "jackpot" {
			return i18n.T("The pot alone fills your purse, so %s would pay nothing.", i18n.T(b.State.Effect(c).Name))
		}
	}
	if now+game.Pot > limit {
		return lostAbove(limit)
	}
	return ""
}

// handNote returns a note for the preview of moves that bring more cards than the seat to move may
// keep. after is the position after them: a wound that they heal has raised the limit. ok is false
// if the seat may keep all.
func (b *Table) handNote(after engine.State) (n table.Note, ok bool) {
	s, known := after.(*rules.State)
	if !known || b.State.Turn() == engine.NoSeat {
		return n, false
	}
	had, _ := b.State.HandSize(b.State.Turn())
	now, most := s.HandSize(b.State.Turn())
	if now <= had || now <= most {
		return n, false
	}
	return table.Note{Icon: handIcon, Text: i18n.N(most, "At the end of your turn, you keep only %d card.",
		"At the end of your turn, you keep only %d cards.", most)}, true
}

// ChangeLine returns what the seat still gains from the spaces that it reaches on the Gambler
// track, because it chooses these gains or draws them. It returns "" for other changes, and for
// spaces that pay LP, which the preview lists.
func (b *Table) ChangeLine(c table.StatChange) string {
	if c.Icon != gamblerIcon || c.Brings == 0 {
		return ""
	}
	var all []string
	for n := max(c.Value-c.Brings, 0) + 1; n <= min(c.Value, rules.TopGambler); n++ {
		if pays := gamblerPays[n-1]; !strings.HasSuffix(pays, "LP") {
			all = append(all, i18n.T("Gambler %d pays %s.", n, i18n.T(pays)), b.limitOf(c.Seat, n))
		}
	}
	return table.Sentences(all...)
}

// nextGamblerPay returns a sentence about what the viewer's next Gambler point brings, or ""
// without that track.
func (b *Table) nextGamblerPay() string {
	if !b.anteUp() || b.Viewer < 0 {
		return ""
	}
	n := min(b.of(b.Viewer).Cube[rules.Gambler]+1, rules.TopGambler)
	return table.Sentences(i18n.T("Gambler %d pays %s.", n, i18n.T(gamblerPays[n-1])), b.limitOf(b.Viewer, n))
}

// Upkeep reports whether event e begins the next player's turn, comes whatever the seat chooses
// (see comesAnyway), or is something that the end of a turn brings: the income of a Wanted player
// (R58) and the rewards of a complete story (R83). The preview of a move leaves out all of these
// and what follows, for instance what the next player gains at the start of the turn. Only the move
// that ends the turn is credited with them.
func (b *Table) Upkeep(m engine.Move, e engine.Event) bool {
	switch {
	case e.Kind == rules.EventRound, e.Kind == rules.EventTurn, b.comesAnyway(m, e):
		return true
	case m.Kind == rules.KindEndTurn:
		return false
	}
	return e.Kind == rules.EventStoryDone || turnEndCause(e).Kind != rules.NoCause
}

// comesAnyway reports whether event e, which follows move m, is none of its consequences, because
// it follows the other choices too. During the set-up and after the choice of a reward in poker it
// is what other seats gain, after a choice that a fight card asks for the result of the fight,
// after a wound in a lost fight that can be cancelled the other losses, and after an item that adds
// a point what was gained for another reason.
func (b *Table) comesAnyway(m engine.Move, e engine.Event) bool {
	other := e.Seat != engine.NoSeat && e.Seat != b.State.Turn()
	switch {
	case b.State.SettingUp():
		return other
	case m.Kind == rules.KindOption:
		cause := b.State.Cause().Kind
		return cause == rules.CausePoker && other || cause == rules.CauseFightCard && e.Kind == rules.EventValues
	case m.Kind != rules.KindUse && m.Kind != rules.KindPass:
		return false
	}
	switch b.State.OpenWindow() {
	case "wound_incoming":
		return e.Kind != rules.EventUsed && e.Kind != rules.EventDiscard && e.Kind != rules.EventWounds &&
			b.woundOfLostFight()
	case "points_gained":
		return other && e.Kind == rules.EventDrewCard || gainedElsewhere(e)
	}
	return false
}

// gainedElsewhere reports whether event e, which follows a point on a track, is a gain for another
// reason than that point, or the end of a fight.
func gainedElsewhere(e engine.Event) bool {
	switch e.Kind {
	case rules.EventMoney, rules.EventLP, rules.EventNuggets, rules.EventWounds, rules.EventDrew:
		switch rules.WhyIn(e).Cause().Kind {
		case rules.CauseItem, rules.CauseMarshal, rules.CauseWanted, rules.CauseGambler:
			return false
		}
		return true
	}
	return e.Kind == rules.EventFightOver
}

// woundOfLostFight reports whether the seat to move is about to take a wound because it has lost a
// fight (R41), not because of a card.
func (b *Table) woundOfLostFight() bool {
	if b.fight() == nil || b.State.OpenWindow() != "wound_incoming" {
		return false
	}
	lost := false
	b.sample().Play(engine.Move{Kind: rules.KindPass}, func(e engine.Event) {
		lost = lost || e.Kind == rules.EventWounds && rules.WhyIn(e).Cause().Kind == rules.CauseLostFight
	})
	return lost
}

// turnEndCause returns the cause of a gain at the end of a turn: a complete story, or being Wanted.
// For other events the kind is NoCause.
func turnEndCause(e engine.Event) rules.Cause {
	switch e.Kind {
	case rules.EventMoney, rules.EventLP, rules.EventNuggets, rules.EventWounds, rules.EventDrew:
		if why := rules.WhyIn(e).Cause(); why.Kind == rules.CauseStory || why.Kind == rules.CauseTurnEnd {
			return why
		}
	}
	return rules.Cause{}
}

// endSentence returns a sentence about event e, by which somebody reaches the target.
func (b *Table) endSentence(e engine.Event) string {
	return i18n.T("This reaches %d LP: round %d is the last.", b.pointsRail().To, rules.LastRoundIn(e))
}

// endTip returns endSentence if move m reaches the target at once, otherwise "".
func (b *Table) endTip(m engine.Move) (said string) {
	known := true // nothing has been revealed yet
	b.sample().Play(m, func(e engine.Event) {
		if known = known && !e.Reveals; known && e.Kind == rules.EventEnd {
			said = b.endSentence(e)
		}
	})
	return said
}

// EventOutcome returns a line of the preview about event e: that somebody reaches the target, what
// the end of the turn brings to the seat to move, with its cause, or what somebody cannot keep
// because of a limit.
func (b *Table) EventOutcome(e engine.Event) string {
	switch e.Kind {
	case rules.EventEnd:
		return b.endSentence(e)
	case rules.EventOverLimit, rules.EventNoEffect:
		if e.Kind == rules.EventNoEffect && b.fight() != nil { // the stakes of the fight say it
			return ""
		}
		_, line := b.Line(e)
		return line
	}
	why := turnEndCause(e)
	if why.Kind == rules.NoCause || e.Seat != b.State.Turn() {
		return ""
	}
	name := i18n.T(trackNames[rules.Wanted])
	if why.Kind == rules.CauseStory {
		name, _ = b.causeTexts(why)
	}
	return i18n.T("End of turn: %s", name) + table.AmountSeparator + gainText(e)
}

// gainText returns what a seat gains or loses by event e, with its sign: "+$10".
func gainText(e engine.Event) string {
	if e.Kind == rules.EventDrew {
		n := rules.CardsIn(e)
		return i18n.N(n, "+%d card", "+%d cards", n)
	}
	n, sign := rules.ChangeIn(e), "+"
	size := max(n, -n)
	if n < 0 {
		sign = "−"
	}
	switch e.Kind {
	case rules.EventMoney:
		return sign + dollars(size)
	case rules.EventLP:
		return i18n.T("%s LP", pieces.Signed(n))
	case rules.EventNuggets:
		return i18n.N(size, "%s nugget", "%s nuggets", pieces.Signed(n))
	}
	return i18n.N(size, "%s wound", "%s wounds", pieces.Signed(n))
}

// Foresight says that the preview of a move goes on after a drawn poker card, because nothing else
// in the same move depends on which card it is.
func (b *Table) Foresight(e engine.Event) table.Foresight {
	if e.Kind == rules.EventDrewCard {
		return table.Indifferent
	}
	return table.Unforeseen
}
