package westernlegends

import (
	"strings"
	"sync"

	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/render/words"
	"gulch/scenes/table"
)

// Arguments of the move names: they return the text for a placeholder.
func moveChar(_ table.Play, m engine.Move) any   { return charName(rules.Char(m.A)) }
func moveSpace(_ table.Play, m engine.Move) any  { return spaceName(rules.Space(m.A)) }
func moveItem(_ table.Play, m engine.Move) any   { return itemName(rules.Item(m.A)) }
func moveLook(_ table.Play, m engine.Move) any   { return lookName(int(m.A)) }
func moveRank(_ table.Play, m engine.Move) any   { return rules.RankName(int(m.A)) }
func moveSource(p table.Play, m engine.Move) any { return p.(*Table).sourceName(int(m.A)) }
func moveCard(p table.Play, m engine.Move) any   { return p.(*Table).cardTitle(rules.Card(m.A)) }
func moveWho(p table.Play, m engine.Move) any    { return p.(*Table).who(engine.Seat(m.A)) }

// MoveWords returns a move as a short imperative phrase.
func (b *Table) MoveWords(m engine.Move) string {
	if said := moveNames().Words(b, m); said != "" {
		return said
	}
	return b.State.Notation(m)
}

// moveNames returns the names of moves by kind.
var moveNames = sync.OnceValue(func() table.Orders {
	return table.Orders{
		rules.KindMove:          table.Ordered(words.Mark("Ride")),
		rules.KindTrail:         table.Ordered(words.Mark("Ride the trail")),
		rules.KindRail:          table.Ordered(words.Mark("Go by rail")),
		rules.KindWork:          table.Ordered(words.Mark("Work")),
		rules.KindShop:          table.Ordered(words.Mark("Go to the store")),
		rules.KindBankRobbery:   table.Ordered(words.Mark("Rob the Bank")),
		rules.KindHeal:          table.Ordered(words.Mark("See the doctor")),
		rules.KindProspect:      table.Ordered(words.Mark("Prospect")),
		rules.KindAcquire:       table.Ordered(words.Mark("Take cattle")),
		rules.KindTakeLonghorns: table.Ordered(words.Mark("Take longhorns")),
		rules.KindPoker:         table.Ordered(words.Mark("Play poker")),
		rules.KindHighStakes:    table.Ordered(words.Mark("Play for high stakes")),
		rules.KindFaro:          table.Ordered(words.Mark("Play faro")),
		rules.KindChallenge:     table.Ordered(words.Mark("Challenge the high roller")),
		rules.KindTrainHeist:    table.Ordered(words.Mark("Rob the Train")),
		rules.KindAbility:       table.Ordered(words.Mark("Use the ability")),
		rules.KindEndTurn:       table.Ordered(words.Mark("End the turn")),
		rules.KindStop:          table.Ordered(words.Mark("Stop here")),
		rules.KindDeliver:       table.Ordered(words.Mark("Deliver the cattle")),
		rules.KindDecline:       table.Ordered(words.Mark("Decline")),
		rules.KindRestart:       table.Ordered(words.Mark("Start again")),
		rules.KindLetStand:      table.Ordered(words.Mark("Let it stand")),
		rules.KindDone:          table.Ordered(words.Mark("Done")),
		rules.KindJoin:          table.Ordered(words.Mark("Join in")),
		rules.KindFold:          table.Ordered(words.Mark("Fold")),
		rules.KindTakeBack:      table.Ordered(words.Mark("Take the bets back")),
		rules.KindPass:          table.OrderedBy((*Table).passWords),
		rules.KindKeep: table.OrderedBy(func(b *Table, _ engine.Move) string {
			if b.State.Phase() == rules.PhasePokerKeep {
				return words.T("Take a card back")
			}
			return words.T("Keep the cattle")
		}),
		rules.KindStay: table.OrderedBy(func(b *Table, _ engine.Move) string {
			if b.State.Phase() == rules.PhaseHSStay {
				return words.T("Stay for $20")
			}
			return words.T("Stay")
		}),

		rules.KindPick:  table.Ordered(words.Mark("Be %s"), moveChar),
		rules.KindStart: table.Ordered(words.Mark("Start at %s"), moveSpace),
		rules.KindUse:   table.Ordered(words.Mark("Use %s"), moveSource),
		rules.KindIncome: table.OrderedBy(func(_ *Table, m engine.Move) string {
			return []string{words.T("Take $20"), words.T("Draw 2 cards"), words.T("Take $10 and a card")}[m.A%3]
		}),
		rules.KindGear: table.OrderedBy(func(_ *Table, m engine.Move) string {
			return words.T("Use %s and %s", itemName(rules.Item(m.A)), itemName(rules.Item(m.B)))
		}),
		rules.KindDeposit: table.OrderedBy(func(_ *Table, m engine.Move) string {
			return words.N(int(m.A), "Deposit %d nugget", "Deposit %d nuggets", m.A)
		}),
		rules.KindRevel: table.OrderedBy(func(_ *Table, m engine.Move) string {
			return words.N(int(m.A), "Revel for %d point", "Revel for %d points", m.A)
		}),
		rules.KindFrontier: table.OrderedBy(func(_ *Table, m engine.Move) string {
			return words.T("Settle with %s", cardNames(rules.FrontierCards(m)))
		}),
		rules.KindCard: table.Ordered(words.Mark("Play %s"), moveCard),
		rules.KindItem: table.Ordered(words.Mark("Use %s"), moveItem),
		rules.KindFight: table.OrderedBy(func(b *Table, m engine.Move) string {
			switch who := b.who(engine.Seat(m.B)); rules.FightName(int(m.A)) {
			case "arrest":
				return words.T("Arrest %s", who)
			case "duel":
				return words.T("Duel %s", who)
			default:
				return words.T("Rob %s", who)
			}
		}),
		rules.KindCompleteGoal: table.OrderedBy(func(b *Table, m engine.Move) string {
			c := b.State.Character(b.State.Turn())
			return words.T("Complete the goal: %s", words.T(c.Info().Goals[m.A%rules.Goals].Name))
		}),
		rules.KindStep: table.OrderedBy(func(b *Table, m engine.Move) string {
			name := spaceName(rules.Space(m.A))
			switch b.State.Phase() {
			case rules.PhaseSheriffStep:
				return words.T("The Sheriff to %s", name)
			case rules.PhaseSheriffPlace:
				return words.T("Put the Sheriff on %s", name)
			}
			return words.T("Ride on to %s", name)
		}),
		rules.KindTake: table.OrderedBy(func(_ *Table, m engine.Move) string {
			return words.N(int(m.A), "Pick up %d nugget", "Pick up %d nuggets", m.A)
		}),
		rules.KindDeliverLonghorns: table.OrderedBy(func(_ *Table, m engine.Move) string {
			return words.N(int(m.A), "Deliver %d longhorn", "Deliver %d longhorns", m.A)
		}),
		rules.KindOption:  table.OrderedBy(func(_ *Table, m engine.Move) string { return optionName(int(m.A)) }),
		rules.KindPlayer:  table.Ordered(words.Mark("Choose %s"), moveWho),
		rules.KindDiscard: table.Ordered(words.Mark("Give up %s"), moveCard),
		rules.KindKeepTokens: table.OrderedBy(func(_ *Table, m engine.Move) string {
			var all []string
			for _, t := range []int16{m.A, m.B, m.C} {
				if t > 0 {
					n := rules.LegendWorth(int(t - 1))
					all = append(all, words.N(n, "%d point (no. %d)", "%d points (no. %d)", n, t))
				}
			}
			return words.T("Keep %s", strings.Join(all, ", "))
		}),
		rules.KindResolve: table.OrderedBy(func(_ *Table, m engine.Move) string {
			return words.T("Resolve %s", words.T(rules.EventOf(int(m.A)).Name))
		}),
		rules.KindLook: table.Ordered(words.Mark("Look at the token: %s"), moveLook),
		rules.KindReroll: table.OrderedBy(func(b *Table, m engine.Move) string {
			var all []string
			for i := range rules.MaxDice {
				if m.A>>i&1 != 0 {
					all = append(all, words.T("die %d", i+1))
				}
			}
			return words.T("Roll again %s with %s", strings.Join(all, ", "), b.sourceName(int(m.B)))
		}),
		rules.KindPlay: table.Ordered(words.Mark("Play %s"), moveCard),
		rules.KindDeal: table.Ordered(words.Mark("Deal the fight card %s"), moveRank),
		rules.KindBuy: table.OrderedBy(func(_ *Table, m engine.Move) string {
			i := rules.Item(m.A)
			return words.T("Buy %s for %s", itemName(i), dollars(i.Info().Cost))
		}),
		rules.KindUpgrade: table.OrderedBy(func(_ *Table, m engine.Move) string {
			i := rules.Item(m.A)
			return words.T("Upgrade %s for %s", itemName(i), dollars(i.Info().Cost))
		}),
		rules.KindDrop: table.Ordered(words.Mark("Return %s"), moveItem),
		rules.KindShow: table.OrderedBy(func(b *Table, m engine.Move) string {
			cards := cardName(rules.Card(m.A))
			if m.B >= 0 {
				cards += ", " + cardName(rules.Card(m.B))
			}
			if name, ok := hands()[rules.HandName(b.State.ShowHand(m))]; ok {
				return words.T("Show %s: %s", cards, words.T(name))
			}
			return words.T("Show %s", cards)
		}),
		rules.KindBet: table.OrderedBy(func(_ *Table, m engine.Move) string {
			rank, dollar := rules.BetOf(m)
			return words.T("Bet %s on %s", dollars(dollar), rules.RankName(rank))
		}),
		rules.KindContribute: table.OrderedBy(func(_ *Table, m engine.Move) string {
			return words.T("Add a disc to %s", words.T(rules.StoryOf(int(m.A)).Name))
		}),
	}
})

// passWords returns the name of passing in the current decision.
func (b *Table) passWords(engine.Move) string {
	switch phase := b.State.Phase(); {
	case phase == rules.PhaseSheriffContact:
		return words.T("Face the Sheriff")
	case phase == rules.PhaseDice:
		return words.T("Keep the dice")
	case b.fight() != nil && b.State.Asks() == "fight_react":
		return words.T("Let it stand")
	}
	return words.T("Pass")
}

// cardTitle returns the name of a poker card's effect, with rank and suit.
func (b *Table) cardTitle(c rules.Card) string {
	return words.T("%s (%s)", words.T(b.State.Effect(c).Name), cardName(c))
}

// moveIcon returns the icon of a move.
func (b *Table) moveIcon(m engine.Move) string {
	switch m.Kind {
	case rules.KindOption:
		if icon, ok := optionIcons()[rules.LabelName(int(m.A))]; ok {
			return icon
		}
	case rules.KindFight:
		return "crossed-pistols"
	case rules.KindDeposit:
		return "bank"
	case rules.KindRevel:
		return "large-dress"
	case rules.KindKeepTokens:
		return "trophy"
	case rules.KindReroll:
		return "rolling-dices"
	case rules.KindPlayer:
		return "person"
	case rules.KindUse:
		return "sparkles"
	}
	return "check-mark"
}

// optionIcons returns the icons of the options of a choice.
var optionIcons = sync.OnceValue(func() map[string]string {
	return map[string]string{
		"lp": "laurels", "marshal": "law-star", "wanted": "wanted-reward", "gambler": "card-ace-spades", "money": "money-stack",
		"nuggets": "gold-nuggets", "cattle": "bull", "longhorn": "bull", "none": "cancel", "use": "sparkles", "pay": "pay-money",
		"discard": "trash-can", "card": "poker-hand", "wound": "broken-bone", "draw": "card-pickup",
	}
})

// headings returns the titles of choices.
var headings = sync.OnceValue(func() map[engine.Phase]string {
	return map[engine.Phase]string{
		rules.PhaseChoose: words.Mark("Choose one"), rules.PhaseFightReward: words.Mark("What do you take?"), rules.PhaseEventPick: words.Mark("Which event happens?"),
		rules.PhaseLegend: words.Mark("Which legendary tokens do you keep?"), rules.PhaseDealerCard: words.Mark("You deal: choose the fight card"),
		rules.PhaseFightCard: words.Mark("Play a card"), rules.PhaseFightAnswer: words.Mark("Play a card, or decline"), rules.PhasePokerHand: words.Mark("Show two cards"),
		rules.PhaseFaroBet: words.Mark("Place your bets"), rules.PhaseDrop: words.Mark("Which one do you return?"), rules.PhaseChaseFight: words.Mark("Start a fight?"),
		rules.PhaseDice: words.Mark("Roll again?"), rules.PhaseTarget: words.Mark("Whom?"),
	}
})

// Prompt returns the question that the seat to move is asked, "" if the rules' own text is enough.
func (b *Table) Prompt(a *table.Ask) string {
	s := b.State
	switch s.Phase() {
	case rules.PhaseAct:
		if b.plan.menu == "frontier" {
			return words.T("Mark cards that are worth %d together, with none to spare, and settle: you give them up, and take what lies here.", b.plotPrice())
		}
		return words.N(s.Actions(), "%d action left. Press a lit space to ride there, a sign or a lit card.",
			"%d actions left. Press a lit space to ride there, a sign or a lit card.", s.Actions())
	case rules.PhaseIncome:
		now, most := s.HandSize(a.Seat)
		if now >= most {
			return words.T("Take your income. You keep %d cards when the turn ends.", most)
		}
		return words.T("Take your income. You hold %d of %d cards. Press gear on your mat to use it this turn.", now, most)
	case rules.PhaseJoin:
		if b.Board.Game.Kind() == "faro" {
			return words.T("Join for bets of $10 to $40 on ranks, or pass.")
		}
		now, _ := s.HandSize(a.Seat)
		return words.T("Join for $10, or pass: you draw a card, and then show two of them. You hold %d now.", now)
	case rules.PhaseHSStay:
		return words.T("Stay for $20 more, or fold: two cards are still to come.")
	case rules.PhaseChoose, rules.PhaseTarget:
		if name, text := b.cause(a.Past()); text != "" {
			return words.T("%s: %s", name, text)
		}
	case rules.PhaseLegend:
		return words.T("Legendary tokens count at the end, and you keep three at most.")
	case rules.PhaseEndDiscard:
		return words.N(s.Discarding(), "Your turn ends: give up %d card.", "Your turn ends: give up %d cards.", s.Discarding())
	case rules.PhaseReact, rules.PhaseFightDeclared:
		if text, ok := asks()[s.Asks()]; ok {
			return words.T(text)
		}
	}
	return ""
}

// asks returns the prompts of reaction windows.
var asks = sync.OnceValue(func() map[string]string {
	return map[string]string{
		"move_begin": words.Mark("Your ride begins: use something, or pass."), "wound_incoming": words.Mark("A wound comes: cancel it, or take it."),
		"loot_loss": words.Mark("You are being robbed: protect what you have, or let it go."), "fight_react": words.Mark("Both cards lie open: use something, or let it stand."),
		"fight_declared": words.Mark("You are attacked: buy yourself off, or face it."), "revel_pay": words.Mark("You pay at the Cabaret: use Encore, or pay in full."),
		"cattle_delivered": words.Mark("Cattle was delivered: use something, or pass."), "points_gained": words.Mark("You gain points: use something, or pass."),
	}
})

// gamblerPays holds what the spaces of the Gambler track pay, from the first on.
var gamblerPays = [...]string{
	words.Mark("$10 or a card"), words.Mark("1 LP"), words.Mark("$10 or a card"), words.Mark("a legendary token"), words.Mark("$20 or 2 cards"),
	words.Mark("2 LP"), words.Mark("2 legendary tokens"),
}

// cause returns the name and the text of the card, event, ability or place that causes the current
// choice: the last one among the events. Both are "" if there is none.
func (b *Table) cause(past []engine.Event) (name, text string) {
	for i := len(past) - 1; i >= 0; i-- {
		switch e := past[i]; e.Kind {
		case rules.EventUsed:
			if c, ability, _ := rules.SourceOf(int(e.A)); c >= 0 {
				f := b.State.Effect(c)
				return words.T(f.Name), words.T(f.Text.Text)
			} else if who := b.of(e.Seat).Char; ability >= 0 && who >= 0 {
				return charName(who), words.T(who.Info().Text.Text)
			}
			_, _, i := rules.SourceOf(int(e.A))
			return itemName(i), b.itemTip(i)
		case rules.EventEvent:
			ev := rules.EventOf(int(e.A))
			return words.T(ev.Name), words.T(ev.Text)
		case rules.EventStoryDone:
			if e.A >= 0 && int(e.A) < rules.Stories {
				st := rules.StoryOf(int(e.A))
				return words.T(st.Name), words.T(st.Finish)
			}
		case rules.EventHeist:
			t, _ := rules.EncounterOf(int(e.A))
			return words.T(t.Name), words.T(t.Text)
		case rules.EventFightCard:
			c := rules.FightCard(e.A)
			return words.T("Fight card %s", rules.RankName(int(c))), words.T(c.Text().Text)
		case rules.EventPlot:
			_, reward := rules.PlotOf(int(e.B))
			return words.T("Frontier land"), words.T(reward)
		case rules.EventDelivered:
			_, reward := rules.CattleOf(int(e.A))
			return words.T("The cattle token"), words.T(reward)
		case rules.EventPoint:
			if e.A == int16(rules.Gambler) && e.B > 0 {
				return words.T("Gambler %d", e.B), words.T("The space pays at once: %s.", words.T(gamblerPays[min(int(e.B), len(gamblerPays))-1]))
			}
		case rules.EventPokerWon:
			return words.T("The game is won"), ""
		case rules.EventAction:
			if c := rules.Card(e.B); engine.Kind(e.A) == rules.KindCard && c >= 0 && e.B < 52 {
				f := b.State.Effect(c)
				return words.T(f.Name), words.T(f.Text.Text)
			}
			return "", ""
		case rules.EventTurn:
			return "", ""
		}
	}
	return "", ""
}

// Row returns the figures of a seat in the ledger.
func (b *Table) Row(seat engine.Seat) table.Row {
	w := &b.Board.Of[seat]
	row := table.Row{Tip: b.seatTip(seat), Stats: []table.Stat{
		{Icon: "laurels", Value: w.LP, Name: words.T("legendary points")}, {Icon: "money-stack", Value: w.Money, Name: words.T("dollars")},
		{Icon: "poker-hand", Value: w.Cards, Name: words.T("poker cards in hand")},
	}}
	_, side, _ := b.side(seat)
	row.Note, row.Bad, row.Good = side, w.Cube[rules.Wanted] > 0, w.Cube[rules.Marshal] > 0
	if b.Board.First == seat && b.Board.Round > 0 {
		row.Mark = "horseshoe"
	}
	return row
}
