package westernlegends

import (
	"slices"
	"strings"
	"sync"

	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/render/i18n"
	"gulch/scenes/table"
)

// Arguments of the texts of moves: each function returns the value of a placeholder of the text for
// a move.

func moveChar(_ table.GameUI, m engine.Move) any   { return charName(rules.CharOf(m)) }
func moveSpace(_ table.GameUI, m engine.Move) any  { return spaceName(rules.SpaceOf(m)) }
func moveItem(_ table.GameUI, m engine.Move) any   { return itemName(rules.ItemOf(m)) }
func moveRank(_ table.GameUI, m engine.Move) any   { return rules.RankName(int(rules.FightCardOf(m))) }
func moveSource(p table.GameUI, m engine.Move) any { return p.(*Table).sourceName(rules.SourceOf(m)) }
func moveCard(p table.GameUI, m engine.Move) any   { return p.(*Table).cardTitle(rules.CardOf(m)) }
func moveWho(p table.GameUI, m engine.Move) any    { return p.(*Table).who(rules.PlayerOf(m)) }

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
		rules.KindTrail:         table.FormatMove(i18n.Mark("Take the trail to %s"), moveGoal),
		rules.KindRail:          table.FormatMove(i18n.Mark("Travel by rail to %s"), moveGoal),
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
		rules.KindAbility:       table.MoveFunc((*Table).abilityWords),
		rules.KindEndTurn:       table.FormatMove(i18n.Mark("End the turn")),
		rules.KindStop:          table.MoveFunc((*Table).stopWords),
		rules.KindDeliver:       table.FormatMove(i18n.Mark("Deliver the cattle")),
		rules.KindDecline:       table.FormatMove(i18n.Mark("Decline")),
		rules.KindRestart:       table.FormatMove(i18n.Mark("Restart the fight")),
		rules.KindLetStand:      table.FormatMove(i18n.Mark("Let it stand")),
		rules.KindDone: table.MoveFunc(func(b *Table, _ engine.Move) string {
			if b.State.Phase() == rules.PhaseFaroBet {
				return i18n.T("Done betting")
			}
			return i18n.T("Done")
		}),
		rules.KindJoin:     table.FormatMove(i18n.Mark("Join in")),
		rules.KindFold:     table.FormatMove(i18n.Mark("Fold")),
		rules.KindTakeBack: table.FormatMove(i18n.Mark("Take bets back")),
		rules.KindPass:     table.MoveFunc((*Table).passWords),
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
			all := []string{i18n.T("Take $20"), i18n.T("Draw 2 cards"), i18n.T("Take $10 and a card")}
			return all[rules.IncomeOf(m)%len(all)]
		}),
		rules.KindGear: table.MoveFunc(func(_ *Table, m engine.Move) string {
			switch weapon, mount := rules.WeaponOf(m), rules.MountOf(m); {
			case mount == rules.NoItem && weapon != rules.NoItem:
				return i18n.T("Use %s", itemName(weapon))
			case weapon == rules.NoItem && mount != rules.NoItem:
				return i18n.T("Use %s", itemName(mount))
			default:
				return i18n.T("Use %s and %s", itemName(weapon), itemName(mount))
			}
		}),
		rules.KindDeposit: table.MoveFunc(func(_ *Table, m engine.Move) string {
			return i18n.N(rules.AmountOf(m), "Deposit %d nugget", "Deposit %d nuggets", rules.AmountOf(m))
		}),
		rules.KindRevel: table.MoveFunc(func(_ *Table, m engine.Move) string {
			return i18n.N(rules.AmountOf(m), "Revel for %d LP", "Revel for %d LP", rules.AmountOf(m))
		}),
		rules.KindFrontier: table.MoveFunc(func(_ *Table, m engine.Move) string {
			return i18n.T("Settle with %s", cardNames(rules.FrontierCards(m)))
		}),
		rules.KindCard: table.FormatMove(i18n.Mark("Play %s"), moveCard),
		rules.KindItem: table.FormatMove(i18n.Mark("Use %s"), moveItem),
		rules.KindFight: table.MoveFunc(func(b *Table, m engine.Move) string {
			switch who := b.who(rules.FoeOf(m)); rules.FightName(rules.FightOf(m)) {
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
			return i18n.T("Complete the goal %s", i18n.T(c.Info().Goals[rules.GoalOf(m)%rules.Goals].Name))
		}),
		rules.KindStep: table.MoveFunc(func(b *Table, m engine.Move) string {
			name := spaceName(rules.SpaceOf(m))
			switch b.State.Phase() {
			case rules.PhaseSheriffStep:
				return i18n.T("Move the Sheriff to %s", name)
			case rules.PhaseSheriffPlace:
				return i18n.T("Place the Sheriff at %s", name)
			}
			return i18n.T("Move to %s", name)
		}),
		rules.KindTake: table.MoveFunc(func(_ *Table, m engine.Move) string {
			return i18n.N(rules.AmountOf(m), "Pick up %d nugget", "Pick up %d nuggets", rules.AmountOf(m))
		}),
		rules.KindDeliverLonghorns: table.MoveFunc(func(_ *Table, m engine.Move) string {
			return i18n.N(rules.AmountOf(m), "Deliver %d longhorn", "Deliver %d longhorns", rules.AmountOf(m))
		}),
		rules.KindOption: table.MoveFunc(func(_ *Table, m engine.Move) string {
			return optionName(rules.OptionOf(m))
		}),
		rules.KindPlayer: table.FormatMove(i18n.Mark("Choose %s"), moveWho),
		rules.KindDiscard: table.MoveFunc(func(b *Table, m engine.Move) string {
			if b.State.GivesTo() != engine.NoSeat {
				return i18n.T("Give %s", b.cardTitle(rules.CardOf(m)))
			}
			return i18n.T("Discard %s", b.cardTitle(rules.CardOf(m)))
		}),
		rules.KindKeepTokens: table.MoveFunc(func(_ *Table, m engine.Move) string {
			var all []string
			for _, t := range rules.TokensOf(m) {
				if t > 0 {
					n := rules.LegendWorth(t - 1)
					all = append(all, i18n.N(n, "%d LP (no. %d)", "%d LP (no. %d)", n, t))
				}
			}
			return i18n.T("Keep %s", strings.Join(all, ", "))
		}),
		rules.KindResolve: table.MoveFunc(func(_ *Table, m engine.Move) string {
			return i18n.T("Resolve %s", i18n.T(rules.DescribeEvent(rules.EventOf(m)).Name))
		}),
		rules.KindLook: table.MoveFunc(func(_ *Table, m engine.Move) string {
			if rules.PlaceOf(m) < 0 {
				return i18n.T("Don't look")
			}
			return i18n.T("Look at the token at %s", lookName(rules.PlaceOf(m)))
		}),
		rules.KindReroll: table.MoveFunc(func(b *Table, m engine.Move) string {
			var all []string
			for i := range rules.MaxDice {
				if rules.DiceOf(m)>>i&1 != 0 {
					all = append(all, i18n.T("die %d", i+1))
				}
			}
			return i18n.T("Reroll %s with %s", strings.Join(all, ", "), b.sourceName(rules.SourceOf(m)))
		}),
		rules.KindPlay: table.FormatMove(i18n.Mark("Play %s"), moveCard),
		rules.KindDeal: table.FormatMove(i18n.Mark("Deal fight card %s"), moveRank),
		rules.KindBuy: table.MoveFunc(func(_ *Table, m engine.Move) string {
			i := rules.ItemOf(m)
			return i18n.T("Buy %s for %s", itemName(i), dollars(i.Info().Cost))
		}),
		rules.KindUpgrade: table.MoveFunc(func(_ *Table, m engine.Move) string {
			i := rules.ItemOf(m)
			return i18n.T("Upgrade %s for %s", itemName(i), dollars(i.Info().Cost))
		}),
		rules.KindDrop: table.FormatMove(i18n.Mark("Return %s"), moveItem),
		rules.KindShow: table.MoveFunc(func(b *Table, m engine.Move) string {
			cards := cardName(rules.CardOf(m))
			if rules.OtherCardOf(m) >= 0 {
				cards += ", " + cardName(rules.OtherCardOf(m))
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
			return i18n.T("Add a disc to %s", i18n.T(rules.DescribeStory(rules.StoryOf(m)).Name))
		}),
	}
})

// SequenceWords names a ride and a patrol of the Sheriff by the space where they end, not by their
// first move. It returns "" for other sequences.
func (b *Table) SequenceWords(moves []engine.Move) string {
	for _, m := range slices.Backward(moves) {
		switch {
		case m.Kind != rules.KindStep:
		case moves[0].Kind == rules.KindMove:
			return i18n.T("Move to %s", spaceName(rules.SpaceOf(m)))
		case moves[0].Kind == rules.KindStep:
			return b.MoveWords(m)
		}
	}
	return ""
}

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
		if icon, ok := optionIcons()[rules.LabelName(rules.OptionOf(m))]; ok {
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
