package westernlegends

import (
	"strings"
	"sync"

	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/render/i18n"
	"gulch/scenes/table"
)

// Arguments of the texts of moves: each function returns the value of a placeholder of the text for
// a move.

func moveChar(_ table.GameUI, m engine.Move) any   { return charName(rules.Char(m.A)) }
func moveSpace(_ table.GameUI, m engine.Move) any  { return spaceName(rules.Space(m.A)) }
func moveItem(_ table.GameUI, m engine.Move) any   { return itemName(rules.Item(m.A)) }
func moveRank(_ table.GameUI, m engine.Move) any   { return rules.RankName(int(m.A)) }
func moveSource(p table.GameUI, m engine.Move) any { return p.(*Table).sourceName(int(m.A)) }
func moveCard(p table.GameUI, m engine.Move) any   { return p.(*Table).cardTitle(rules.Card(m.A)) }
func moveWho(p table.GameUI, m engine.Move) any    { return p.(*Table).who(engine.Seat(m.A)) }

// MoveWords returns a short imperative phrase for move m: "Ride to ...".
func (b *Table) MoveWords(m engine.Move) string {
	if said := moveNames().Words(b, m); said != "" {
		return said
	}
	return b.State.Notation(m)
}

// moveNames maps kinds of moves to the texts for them, such as "Ride to %s".
var moveNames = sync.OnceValue(func() table.MoveTexts {
	return table.MoveTexts{
		rules.KindMove:          table.FormatMove(i18n.Mark("Move")),
		rules.KindTrail:         table.FormatMove(i18n.Mark("Take the trail")),
		rules.KindRail:          table.FormatMove(i18n.Mark("Travel by rail")),
		rules.KindWork:          table.FormatMove(i18n.Mark("Work")),
		rules.KindShop:          table.FormatMove(i18n.Mark("Go to the store")),
		rules.KindBankRobbery:   table.FormatMove(i18n.Mark("Rob the Bank")),
		rules.KindHeal:          table.FormatMove(i18n.Mark("See the doctor")),
		rules.KindProspect:      table.FormatMove(i18n.Mark("Prospect")),
		rules.KindAcquire:       table.FormatMove(i18n.Mark("Take cattle")),
		rules.KindTakeLonghorns: table.FormatMove(i18n.Mark("Take longhorns")),
		rules.KindPoker:         table.FormatMove(i18n.Mark("Play poker")),
		rules.KindHighStakes:    table.FormatMove(i18n.Mark("Play for high stakes")),
		rules.KindFaro:          table.FormatMove(i18n.Mark("Play faro")),
		rules.KindChallenge:     table.FormatMove(i18n.Mark("Challenge the high roller")),
		rules.KindTrainHeist:    table.FormatMove(i18n.Mark("Rob the Train")),
		rules.KindAbility:       table.FormatMove(i18n.Mark("Use the ability")),
		rules.KindEndTurn:       table.FormatMove(i18n.Mark("End the turn")),
		rules.KindStop:          table.FormatMove(i18n.Mark("Stop here")),
		rules.KindDeliver:       table.FormatMove(i18n.Mark("Deliver the cattle")),
		rules.KindDecline:       table.FormatMove(i18n.Mark("Decline")),
		rules.KindRestart:       table.FormatMove(i18n.Mark("Restart the fight")),
		rules.KindLetStand:      table.FormatMove(i18n.Mark("Let it stand")),
		rules.KindDone:          table.FormatMove(i18n.Mark("Done")),
		rules.KindJoin:          table.FormatMove(i18n.Mark("Join in")),
		rules.KindFold:          table.FormatMove(i18n.Mark("Fold")),
		rules.KindTakeBack:      table.FormatMove(i18n.Mark("Take bets back")),
		rules.KindPass:          table.MoveFunc((*Table).passWords),
		rules.KindKeep: table.MoveFunc(func(b *Table, _ engine.Move) string {
			if b.State.Phase() == rules.PhasePokerKeep {
				return i18n.T("Take a card back")
			}
			return i18n.T("Keep the cattle")
		}),
		rules.KindStay: table.MoveFunc(func(b *Table, _ engine.Move) string {
			if b.State.Phase() == rules.PhaseHSStay {
				return i18n.T("Stay for $20")
			}
			return i18n.T("Stay")
		}),

		rules.KindPick:  table.FormatMove(i18n.Mark("Play as %s"), moveChar),
		rules.KindStart: table.FormatMove(i18n.Mark("Start at %s"), moveSpace),
		rules.KindUse:   table.FormatMove(i18n.Mark("Use %s"), moveSource),
		rules.KindIncome: table.MoveFunc(func(_ *Table, m engine.Move) string {
			return []string{i18n.T("Take $20"), i18n.T("Draw 2 cards"), i18n.T("Take $10 and a card")}[m.A%3]
		}),
		rules.KindGear: table.MoveFunc(func(_ *Table, m engine.Move) string {
			return i18n.T("Use %s and %s", itemName(rules.Item(m.A)), itemName(rules.Item(m.B)))
		}),
		rules.KindDeposit: table.MoveFunc(func(_ *Table, m engine.Move) string {
			return i18n.N(int(m.A), "Deposit %d nugget", "Deposit %d nuggets", m.A)
		}),
		rules.KindRevel: table.MoveFunc(func(_ *Table, m engine.Move) string {
			return i18n.N(int(m.A), "Revel for %d LP", "Revel for %d LP", m.A)
		}),
		rules.KindFrontier: table.MoveFunc(func(_ *Table, m engine.Move) string {
			return i18n.T("Settle with %s", cardNames(rules.FrontierCards(m)))
		}),
		rules.KindCard: table.FormatMove(i18n.Mark("Play %s"), moveCard),
		rules.KindItem: table.FormatMove(i18n.Mark("Use %s"), moveItem),
		rules.KindFight: table.MoveFunc(func(b *Table, m engine.Move) string {
			switch who := b.who(engine.Seat(m.B)); rules.FightName(int(m.A)) {
			case "arrest":
				return i18n.T("Arrest %s", who)
			case "duel":
				return i18n.T("Duel %s", who)
			default:
				return i18n.T("Rob %s", who)
			}
		}),
		rules.KindCompleteGoal: table.MoveFunc(func(b *Table, m engine.Move) string {
			c := b.State.Character(b.State.Turn())
			return i18n.T("Complete the goal %s", i18n.T(c.Info().Goals[m.A%rules.Goals].Name))
		}),
		rules.KindStep: table.MoveFunc(func(b *Table, m engine.Move) string {
			name := spaceName(rules.Space(m.A))
			switch b.State.Phase() {
			case rules.PhaseSheriffStep:
				return i18n.T("Move the Sheriff to %s", name)
			case rules.PhaseSheriffPlace:
				return i18n.T("Place the Sheriff at %s", name)
			}
			return i18n.T("Move on to %s", name)
		}),
		rules.KindTake: table.MoveFunc(func(_ *Table, m engine.Move) string {
			return i18n.N(int(m.A), "Pick up %d nugget", "Pick up %d nuggets", m.A)
		}),
		rules.KindDeliverLonghorns: table.MoveFunc(func(_ *Table, m engine.Move) string {
			return i18n.N(int(m.A), "Deliver %d longhorn", "Deliver %d longhorns", m.A)
		}),
		rules.KindOption:  table.MoveFunc(func(_ *Table, m engine.Move) string { return optionName(int(m.A)) }),
		rules.KindPlayer:  table.FormatMove(i18n.Mark("Choose %s"), moveWho),
		rules.KindDiscard: table.FormatMove(i18n.Mark("Discard %s"), moveCard),
		rules.KindKeepTokens: table.MoveFunc(func(_ *Table, m engine.Move) string {
			var all []string
			for _, t := range []int16{m.A, m.B, m.C} {
				if t > 0 {
					n := rules.LegendWorth(int(t - 1))
					all = append(all, i18n.N(n, "%d LP (no. %d)", "%d LP (no. %d)", n, t))
				}
			}
			return i18n.T("Keep %s", strings.Join(all, ", "))
		}),
		rules.KindResolve: table.MoveFunc(func(_ *Table, m engine.Move) string {
			return i18n.T("Resolve %s", i18n.T(rules.EventOf(int(m.A)).Name))
		}),
		rules.KindLook: table.MoveFunc(func(_ *Table, m engine.Move) string {
			if m.A < 0 {
				return i18n.T("Don't look")
			}
			return i18n.T("Look at the token at %s", lookName(int(m.A)))
		}),
		rules.KindReroll: table.MoveFunc(func(b *Table, m engine.Move) string {
			var all []string
			for i := range rules.MaxDice {
				if m.A>>i&1 != 0 {
					all = append(all, i18n.T("die %d", i+1))
				}
			}
			return i18n.T("Reroll %s with %s", strings.Join(all, ", "), b.sourceName(int(m.B)))
		}),
		rules.KindPlay: table.FormatMove(i18n.Mark("Play %s"), moveCard),
		rules.KindDeal: table.FormatMove(i18n.Mark("Deal fight card %s"), moveRank),
		rules.KindBuy: table.MoveFunc(func(_ *Table, m engine.Move) string {
			i := rules.Item(m.A)
			return i18n.T("Buy %s for %s", itemName(i), dollars(i.Info().Cost))
		}),
		rules.KindUpgrade: table.MoveFunc(func(_ *Table, m engine.Move) string {
			i := rules.Item(m.A)
			return i18n.T("Upgrade %s for %s", itemName(i), dollars(i.Info().Cost))
		}),
		rules.KindDrop: table.FormatMove(i18n.Mark("Return %s"), moveItem),
		rules.KindShow: table.MoveFunc(func(b *Table, m engine.Move) string {
			cards := cardName(rules.Card(m.A))
			if m.B >= 0 {
				cards += ", " + cardName(rules.Card(m.B))
			}
			if name, ok := hands()[rules.HandName(b.State.ShowHand(m))]; ok {
				return i18n.T("Show %s: %s", cards, i18n.T(name))
			}
			return i18n.T("Show %s", cards)
		}),
		rules.KindBet: table.MoveFunc(func(_ *Table, m engine.Move) string {
			rank, dollar := rules.BetOf(m)
			return i18n.T("Bet %s on %s", dollars(dollar), rules.RankName(rank))
		}),
		rules.KindContribute: table.MoveFunc(func(_ *Table, m engine.Move) string {
			return i18n.T("Add a disc to %s", i18n.T(rules.StoryOf(int(m.A)).Name))
		}),
	}
})

// passWords returns the text for a move that passes. It depends on what the current decision is
// about.
func (b *Table) passWords(engine.Move) string {
	switch phase := b.State.Phase(); {
	case phase == rules.PhaseSheriffContact:
		return i18n.T("Face the Sheriff")
	case phase == rules.PhaseDice:
		return i18n.T("Keep the dice")
	case b.fight() != nil && b.State.OpenWindow() == "fight_react":
		return i18n.T("Let it stand")
	}
	return i18n.T("Pass")
}

// cardTitle returns the name of the effect of poker card c, with the rank and the suit of the card.
func (b *Table) cardTitle(c rules.Card) string {
	return i18n.T("%s (%s)", i18n.T(b.State.Effect(c).Name), cardName(c))
}

// moveIcon returns the icon of move m for buttons and choices.
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

// optionIcons maps the label of an option that a player can choose to its icon.
var optionIcons = sync.OnceValue(func() map[string]string {
	return map[string]string{
		"lp":       "laurels",
		"marshal":  "law-star",
		"wanted":   "wanted-reward",
		"gambler":  "card-ace-spades",
		"money":    "money-stack",
		"nuggets":  "gold-nuggets",
		"cattle":   "bull",
		"longhorn": "bull",
		"none":     "cancel",
		"use":      "sparkles",
		"pay":      "pay-money",
		"discard":  "trash-can", "card": "poker-hand", "wound": "broken-bone", "draw": "card-pickup",
	}
})

// headings maps phases with decisions in a close-up to the title of the close-up.
var headings = sync.OnceValue(func() map[engine.Phase]string {
	return map[engine.Phase]string{
		rules.PhaseChoose:      i18n.Mark("Choose one"),
		rules.PhaseFightReward: i18n.Mark("Choose your reward"),
		rules.PhaseEventPick:   i18n.Mark("Choose an event"),
		rules.PhaseLegend:      i18n.Mark("Choose tokens to keep"),
		rules.PhaseDealerCard:  i18n.Mark("You deal: choose a fight card"),
		rules.PhaseFightCard:   i18n.Mark("Play a card"),
		rules.PhaseFightAnswer: i18n.Mark("Play a card, or decline"),
		rules.PhasePokerHand:   i18n.Mark("Choose 2 cards to show"),
		rules.PhaseFaroBet:     i18n.Mark("Place your bets"),
		rules.PhaseDrop:        i18n.Mark("Choose an item to return"),
		rules.PhaseChaseFight:  i18n.Mark("Start a fight?"),
		rules.PhaseDice:        i18n.Mark("Reroll?"), rules.PhaseTarget: i18n.Mark("Choose a player"),
	}
})

// Prompt returns the question that decision a asks the player, or "" to use the default text of the
// rules.
func (b *Table) Prompt(a *table.Decision) string {
	s := b.State
	switch s.Phase() {
	case rules.PhaseAct:
		if b.plan.menu == "frontier" {
			return i18n.T(
				"Choose cards to discard worth at least %d in total, but no more cards than you need.", b.plotPrice())
		}
		return i18n.N(s.Actions(), "%d action left. Choose an action, a card, or a highlighted space to move to.",
			"%d actions left. Choose an action, a card, or a highlighted space to move to.", s.Actions())
	case rules.PhaseIncome:
		now, most := s.HandSize(a.Seat)
		if now >= most {
			return i18n.T("Take your income. You can keep only %d cards at the end of your turn.", most)
		}
		return i18n.T("Take your income. You hold %d of up to %d cards. Choose items on your mat to use this turn.", now,
			most)
	case rules.PhaseJoin:
		if b.Board.Game.Kind() == "faro" {
			return i18n.T("Join to bet $10 to $40 on ranks, or pass.")
		}
		now, _ := s.HandSize(a.Seat)
		return i18n.N(now, "Join for $10 to draw a card and show 2, or pass. You have %d card now.",
			"Join for $10 to draw a card and show 2, or pass. You have %d cards now.", now)
	case rules.PhaseHSStay:
		return i18n.T("Stay for $20, or fold. 2 more cards are still to come.")
	case rules.PhaseChoose, rules.PhaseTarget:
		if name, text := b.cause(); text != "" {
			return i18n.T("%s: %s", name, text)
		}
	case rules.PhaseDiscard:
		n := s.Discarding()
		asks := i18n.N(n, "Discard %d card.", "Discard %d cards.", n)
		if name, text := b.cause(); text != "" {
			return table.Sentences(asks, i18n.T("%s: %s", name, text))
		}
		return asks
	case rules.PhaseLegend:
		n := s.TokensToKeep()
		return i18n.N(n, "Legendary tokens count at the end. Keep %d of them.",
			"Legendary tokens count at the end. Keep %d of them.", n)
	case rules.PhaseEndDiscard:
		return i18n.N(s.Discarding(), "End of turn: discard %d card.", "End of turn: discard %d cards.",
			s.Discarding())
	case rules.PhaseReact, rules.PhaseFightDeclared:
		return b.windowPrompt()
	}
	return ""
}

// windowPrompt returns the question for the open reaction window, a moment at which players may use
// cards. It says what is at stake.
func (b *Table) windowPrompt() string {
	s := b.State
	switch window := s.OpenWindow(); window {
	case "wound_incoming":
		n := s.WoundsComing()
		return i18n.N(n, "You're about to take %d wound: cancel it, or take it.", "You're about to take %d wounds: cancel 1, or take them all.", n)
	case "loot_loss":
		money, nuggets := s.LootAtStake()
		return i18n.T("You're about to lose %s: use a card or item to keep it, or pass.", lootText(money, nuggets))
	case "fight_declared":
		if d := b.fight(); d != nil {
			return i18n.T("%s: pay to avoid the fight, or pass.", b.fightTitle(d))
		}
		return i18n.T("You're attacked: pay to avoid the fight, or pass.")
	default:
		if text, ok := asks()[window]; ok {
			return i18n.T(text)
		}
	}
	return ""
}

// lootText returns a text about an amount of money and a number of nuggets. At least one of them
// must not be 0.
func lootText(money, nuggets int) string {
	var all []string
	if money > 0 {
		all = append(all, dollars(money))
	}
	if nuggets > 0 {
		all = append(all, i18n.N(nuggets, "%d nugget", "%d nuggets", nuggets))
	}
	return i18n.List(all)
}

// asks maps a kind of reaction window to the prompt of the decision in it.
var asks = sync.OnceValue(func() map[string]string {
	return map[string]string{
		"move_begin":       i18n.Mark("You begin a Move action: use a card or item, or pass."),
		"fight_react":      i18n.Mark("Both cards are face up: use a card or item, or let the result stand."),
		"revel_pay":        i18n.Mark("You're paying at the Cabaret: use Encore, or pay the full price."),
		"cattle_delivered": i18n.Mark("You delivered cattle: use a card, or pass."),
		"points_gained":    i18n.Mark("You gain Marshal, Wanted or Gambler points: use an item to gain 1 more, or pass."),
	}
})

// gamblerPays holds what each space of the Gambler track pays, from the first space on.
var gamblerPays = [...]string{
	i18n.Mark("$10 or a card"), i18n.Mark("1 LP"), i18n.Mark("$10 or a card"), i18n.Mark("a legendary token"),
	i18n.Mark("$20 or 2 cards"),
	i18n.Mark("2 LP"), i18n.Mark("2 legendary tokens"),
}

// cause returns the name and the text of the card, event, ability or place that causes the current
// choice. Both are "" if the rules name no cause.
func (b *Table) cause() (name, text string) {
	c := b.State.Cause()
	printed := c.Text()
	name, text = i18n.T(printed.Name), i18n.T(printed.Text)
	switch c.Kind {
	case rules.NoCause:
		return "", ""
	case rules.CauseFightCard:
		name = i18n.T("Fight card %s", rules.RankName(c.N))
	case rules.CauseItem:
		name, text = itemName(rules.Item(c.N)), strings.Join(b.itemTexts(rules.Item(c.N)), " ")
	case rules.CausePlot:
		name = i18n.T("Frontier land")
	case rules.CauseCattle:
		name = i18n.T("The cattle token")
	case rules.CauseToken:
		name = i18n.T(tokenNames[rules.Token(c.N).Kind()])
	case rules.CauseGambler:
		name = i18n.T("Gambler %d", c.N)
		text = i18n.T("This space pays %s.", i18n.T(gamblerPays[min(c.N, len(gamblerPays))-1]))
	case rules.CauseMarshal, rules.CauseWanted:
		name = i18n.T("%s %d", i18n.T(trackNames[c.Kind-rules.CauseMarshal]), c.N)
	case rules.CauseWound:
		name, text = i18n.T("A fourth wound"), i18n.T("You have 3 wounds: each extra wound costs you a card.")
	case rules.CausePoker:
		name = i18n.T("The hand is won")
	case rules.CauseBandit, rules.CauseRobbery:
		name = i18n.T("The fight is won")
	}
	return name, text
}

// itemTexts returns the effect texts of the side of item i that the seat to move has.
func (b *Table) itemTexts(i rules.Item) (all []string) {
	for _, text := range i.Does(b.of(b.State.Turn()).Upgraded.Has(i)) {
		all = append(all, i18n.T(text))
	}
	return all
}

// Row returns the values of a seat that its row of the ledger shows.
func (b *Table) Row(seat engine.Seat) table.Row {
	w := &b.Board.Of[seat]
	row := table.Row{Tip: b.seatTip(seat), Stats: []table.Stat{
		{Icon: "laurels", Value: w.LP, Name: i18n.T("legendary points")},
		{Icon: "money-stack", Value: w.Money, Name: i18n.T("dollars")},
		{Icon: "poker-hand", Value: w.Cards, Name: i18n.T("poker cards in hand")},
	}}
	_, side, _ := b.side(seat)
	row.Note, row.Bad, row.Good = side, w.Cube[rules.Wanted] > 0, w.Cube[rules.Marshal] > 0
	if b.Board.First == seat && b.Board.Round > 0 {
		row.Mark = "horseshoe"
	}
	return row
}
