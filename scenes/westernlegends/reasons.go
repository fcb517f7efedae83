package westernlegends

import (
	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/render/words"
)

// reasons say what speaks for moves of a kind.
var reasons = map[engine.Kind]func(b *Table, p engine.Seat, m engine.Move) string{
	rules.KindWork: func(b *Table, p engine.Seat, _ engine.Move) string {
		money, _ := b.State.Money(p)
		return words.T("Then you have %s: $30 are a point at the Cabaret.", dollars(money+10))
	},
	rules.KindProspect: func(b *Table, p engine.Seat, _ engine.Move) string {
		now, most := b.State.Nuggets(p)
		return words.T("The dice bring 1.2 nuggets on average, and there is room for %d. Each is a point and $20 at the Bank.", max(most-now, 0))
	},
	rules.KindDeposit: func(_ *Table, _ engine.Seat, m engine.Move) string {
		return words.N(int(m.A), "It brings %d point and %s at once.", "It brings %d points and %s at once.", m.A, dollars(rules.DepositPay*int(m.A)))
	},
	rules.KindRevel: func(_ *Table, _ engine.Seat, m engine.Move) string {
		return words.N(int(m.A), "It brings %d point for %s, and no card can take it from you.", "It brings %d points for %s, and no card can take them from you.", m.A, dollars(rules.RevelPrice*int(m.A)))
	},
	rules.KindBankRobbery: func(b *Table, p engine.Seat, _ engine.Move) string {
		return words.T("3 Wanted points and $80 if you win: your highest card counts %d against the best of three.", b.highest(p))
	},
	rules.KindTrainHeist: func(b *Table, p engine.Seat, _ engine.Move) string {
		return words.T("The Train stands here, and your highest card counts %d.", b.highest(p))
	},
	rules.KindFight: (*Table).fightReason,
	rules.KindHeal: func(b *Table, p engine.Seat, _ engine.Move) string {
		n := b.State.Wounds(p)
		return words.N(n, "%d wound would cost a point at the end, and you draw a card for it.", "%d wounds would cost a point each at the end, and you draw a card for each.", n)
	},
	rules.KindAcquire: func(b *Table, p engine.Seat, _ engine.Move) string {
		if b.State.Cube(p, rules.Wanted) > 0 {
			return words.T("Rustled at another ranch it is a Wanted point more.")
		}
		return words.T("At a rail station it is a Marshal point, at another ranch a Wanted point.")
	},
	rules.KindTakeLonghorns: func(_ *Table, _ engine.Seat, _ engine.Move) string {
		return words.T("Each longhorn is a point and $30 where it is delivered.")
	},
	rules.KindPoker: (*Table).cardsReason, rules.KindJoin: (*Table).cardsReason, rules.KindHighStakes: (*Table).cardsReason,
	rules.KindChallenge: (*Table).cardsReason,
	rules.KindFaro: func(_ *Table, _ engine.Seat, _ engine.Move) string {
		return words.T("Two bets of $20 on ranks in the box bring about $20 and a Gambler point.")
	},
	rules.KindStay: func(b *Table, _ engine.Seat, _ engine.Move) string {
		if b.State.Phase() == rules.PhaseFaroStay {
			return words.T("The third card pays 3 to 1 at even odds.")
		}
		return ""
	},
	rules.KindIncome:     (*Table).incomeReason,
	rules.KindContribute: func(_ *Table, _ engine.Seat, m engine.Move) string { return storyReason(int(m.A)) },
	rules.KindCompleteGoal: func(_ *Table, _ engine.Seat, _ engine.Move) string {
		return words.T("It is free: you draw legendary tokens.")
	},
	rules.KindFrontier: func(b *Table, _ engine.Seat, m engine.Move) string {
		return words.N(rules.FrontierCards(m).Len(), "It takes %d card, and what lies there is yours.", "It takes %d cards, and what lies there is yours.", rules.FrontierCards(m).Len())
	},
	rules.KindUpgrade: itemReason, rules.KindBuy: itemReason,
	rules.KindDiscard: func(_ *Table, _ engine.Seat, m engine.Move) string {
		return words.T("It counts only %d in a fight.", rules.Card(m.A).Value())
	},
	rules.KindPlay: func(_ *Table, _ engine.Seat, m engine.Move) string {
		return words.T("It counts %d in this fight.", rules.Card(m.A).Value())
	},
	rules.KindStep: (*Table).stepReason,
	rules.KindDeliver: func(_ *Table, _ engine.Seat, _ engine.Move) string {
		return words.T("It pays at once and costs no action.")
	},
	rules.KindEndTurn: func(b *Table, _ engine.Seat, _ engine.Move) string {
		if b.State.Actions() == 0 {
			return words.T("All actions are spent.")
		}
		return ""
	},
}

// Reason says what speaks for a move of the position as it is.
func (b *Table) Reason(m engine.Move) string {
	if say := reasons[m.Kind]; say != nil && b.State.Turn() >= 0 {
		return say(b, b.State.Turn(), m)
	}
	return ""
}

// highest is the value of a seat's best card in a fight.
func (b *Table) highest(p engine.Seat) (n int) {
	for c := range b.State.Hand(p).All() {
		n = max(n, c.Value())
	}
	return n
}

// fightReason says what a fight with a player is for.
func (b *Table) fightReason(p engine.Seat, m engine.Move) string {
	foe := engine.Seat(m.B)
	if foe < 0 || int(foe) >= len(b.Names) {
		return words.T("Your highest card counts %d.", b.highest(p))
	}
	w := &b.Board.Of[foe]
	switch rules.FightName(int(m.A)) {
	case "arrest":
		return words.T("%s would lose %d Wanted points, and your highest card counts %d.", b.Name(foe), w.Cube[rules.Wanted], b.highest(p))
	case "duel":
		return words.N(w.Cards, "2 points; %s holds %d card, and your highest counts %d.", "2 points; %s holds %d cards, and your highest counts %d.", b.Name(foe), w.Cards, b.highest(p))
	}
	return words.T("%s has %s and %d nuggets, half of them yours, and your highest card counts %d.", b.Name(foe), dollars(w.Money), w.Nuggets, b.highest(p))
}

// cardsReason says with what one sits down to a game of cards.
func (b *Table) cardsReason(p engine.Seat, _ engine.Move) string {
	now, _ := b.State.HandSize(p)
	return words.N(now, "You choose two of %d card: the more to choose from, the better the hand.", "You choose two of %d cards: the more to choose from, the better the hand.", now)
}

// incomeReason says why cash or cards.
func (b *Table) incomeReason(p engine.Seat, m engine.Move) string {
	now, most := b.State.HandSize(p)
	if m.A == 0 {
		return words.T("You hold %d cards of %d: money is what is missing.", now, most)
	}
	return words.T("You hold %d cards of %d, and cards win fights.", now, most)
}

// storyReason says what a disc on a story earns.
func storyReason(story int) string {
	return words.T("It is free and earns: %s.", words.T(rules.StoryOf(story).Reward))
}

// itemReason says what an item is worth at the end.
func itemReason(_ *Table, _ engine.Seat, m engine.Move) string {
	in := rules.Item(m.A).Info()
	switch {
	case m.Kind == rules.KindUpgrade:
		return words.N(in.LP, "Its better side is worth %d point at the end.", "Its better side is worth %d points at the end.", in.LP)
	case in.Class == rules.Mount:
		return words.T("It rides %d spaces with each action.", in.Move[0])
	case in.Upgradable:
		return words.N(in.LP, "Bettered, it is worth %d point at the end.", "Bettered, it is worth %d points at the end.", in.LP)
	}
	return ""
}

// stepReason says what a step leads to.
func (b *Table) stepReason(p engine.Seat, m engine.Move) string {
	x := rules.Space(m.A)
	if b.State.Phase() == rules.PhaseSheriffStep {
		if who := b.wantedNames(x); who != "" {
			return words.T("There the Sheriff meets %s.", who)
		}
		return ""
	}
	f := x.Info().Feature
	switch {
	case b.Board.Bandits.Has(x):
		return words.T("A bandit waits there: a point or a step on the law’s track for the winner.")
	case b.delivers(p, x):
		return words.T("Arriving there delivers what you drive, without another action.")
	case b.Board.Gold[x] > 0:
		return words.T("Gold lies there.")
	case f == rules.Bank && b.Board.Of[p].Nuggets > 0:
		return words.T("There your gold becomes points.")
	case f == rules.Mine:
		return words.T("There one prospects for gold.")
	case f == rules.Cabaret && b.Board.Of[p].Money >= rules.RevelPrice:
		return words.T("There $30 are a point.")
	}
	return ""
}
