package westernlegends

import (
	"sync"

	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/render/i18n"
	"gulch/scenes/table"
)

// reasons holds, by kind of move, a function that returns the reason for which seat p should make
// move m: a sentence that is shown with a recommended move.
var reasons = sync.OnceValue(func() map[engine.Kind]func(b *Table, p engine.Seat, m engine.Move) string {
	return map[engine.Kind]func(b *Table, p engine.Seat, m engine.Move) string{
		rules.KindWork: func(b *Table, p engine.Seat, _ engine.Move) string {
			money, limit := b.State.Money(p)
			if money >= limit {
				return ""
			}
			return i18n.T("You'll have %s for the store, the saloon or the Cabaret.", dollars(min(money+workPays, limit)))
		},
		rules.KindProspect: func(b *Table, p engine.Seat, _ engine.Move) string {
			now, most := b.State.Nuggets(p)
			if now >= most {
				return ""
			}
			return i18n.N(most-now,
				"You can carry %d more nugget, worth 1 LP at the Bank, and you'll usually find one.",
				"You can carry %d more nuggets, worth 1 LP each at the Bank, and you'll usually find one.", most-now)
		},
		rules.KindDeposit: func(_ *Table, _ engine.Seat, m engine.Move) string {
			return i18n.N(rules.AmountOf(m), "You gain %d LP right away, and money too.",
				"You gain %d LP right away, and money too.", rules.AmountOf(m))
		},
		rules.KindRevel: func(_ *Table, _ engine.Seat, m engine.Move) string {
			return i18n.N(rules.AmountOf(m), "You turn money others can steal into %d LP.",
				"You turn money others can steal into %d LP.", rules.AmountOf(m))
		},
		rules.KindBankRobbery: func(b *Table, p engine.Seat, _ engine.Move) string {
			return i18n.T(
				"If you win, you gain 3 Wanted points and $80. Your best card is worth %d against the best of 3 fight cards.", b.highest(p))
		},
		rules.KindTrainHeist: func(b *Table, p engine.Seat, _ engine.Move) string {
			return i18n.T("The Train is here, and your best card is worth %d.", b.highest(p))
		},
		rules.KindFight: (*Table).fightReason,
		rules.KindHeal: func(b *Table, p engine.Seat, _ engine.Move) string {
			n := b.State.Wounds(p)
			return i18n.N(n, "Your %d wound would cost 1 LP at the end, and you draw a card for healing it.",
				"Your %d wounds would cost 1 LP each at the end, and you draw a card for each one you heal.", n)
		},
		rules.KindAcquire: func(b *Table, p engine.Seat, _ engine.Move) string {
			if b.State.Cube(p, rules.Wanted) > 0 {
				return i18n.T("Rustle it at another ranch for 1 more Wanted point.")
			}
			return i18n.T("Deliver it at a rail station for 1 Marshal point, or at another ranch for 1 Wanted point.")
		},
		rules.KindTakeLonghorns: func(_ *Table, _ engine.Seat, _ engine.Move) string {
			return i18n.T("Deliver each longhorn for 1 LP and $30.")
		},
		rules.KindPoker:      (*Table).cardsReason,
		rules.KindJoin:       (*Table).cardsReason,
		rules.KindHighStakes: (*Table).cardsReason,
		rules.KindChallenge:  (*Table).cardsReason,
		rules.KindFaro: func(_ *Table, _ engine.Seat, _ engine.Move) string {
			return i18n.T("Bets on ranks in the box win more than they lose, and you gain 1 Gambler point for each win.")
		},
		rules.KindStay: func(b *Table, _ engine.Seat, _ engine.Move) string {
			if b.State.Phase() == rules.PhaseFaroStay {
				return i18n.T("The third card pays 3 to 1 at even odds.")
			}
			return ""
		},
		rules.KindIncome: (*Table).incomeReason,
		rules.KindContribute: func(_ *Table, _ engine.Seat, m engine.Move) string {
			return storyReason(rules.StoryOf(m))
		},
		rules.KindCompleteGoal: func(_ *Table, _ engine.Seat, _ engine.Move) string {
			return i18n.T("It's free, and you draw legendary tokens.")
		},
		rules.KindFrontier: func(b *Table, _ engine.Seat, m engine.Move) string {
			return i18n.N(rules.FrontierCards(m).Len(), "You discard %d card and gain the reward.",
				"You discard %d cards and gain the reward.", rules.FrontierCards(m).Len())
		},
		rules.KindUpgrade: itemReason, rules.KindBuy: itemReason,
		rules.KindDiscard: func(_ *Table, _ engine.Seat, m engine.Move) string {
			return i18n.T("It's worth only %d in a fight.", rules.CardOf(m).Value())
		},
		rules.KindPlay: func(_ *Table, _ engine.Seat, m engine.Move) string {
			return i18n.T("It's worth %d in this fight.", rules.CardOf(m).Value())
		},
		rules.KindStep: (*Table).stepReason,
		rules.KindStart: func(b *Table, p engine.Seat,
			m engine.Move) string {
			return b.placeReason(p, rules.SpaceOf(m))
		},
		rules.KindPick: (*Table).pickReason,
		rules.KindCard: func(_ *Table, _ engine.Seat, m engine.Move) string {
			if v := rules.CardOf(m).Value(); v < goodCard {
				return i18n.T("It would be worth only %d in a fight.", v)
			}
			return ""
		},
		rules.KindUse: (*Table).useReason, rules.KindShow: (*Table).showReason,
		rules.KindDeal: func(_ *Table, _ engine.Seat, m engine.Move) string {
			return i18n.T("It's worth %d against that player.", rules.FightCardOf(m).Value())
		},
		rules.KindTake: func(_ *Table, _ engine.Seat, m engine.Move) string {
			if rules.AmountOf(m) == 0 {
				return ""
			}
			return i18n.T("It's free, and you can deposit it at the Bank for LP.")
		},
		rules.KindKeepTokens: func(_ *Table, _ engine.Seat, m engine.Move) string {
			n := tokensWorth(m)
			if n == 0 {
				return ""
			}
			return i18n.N(n, "These tokens are worth %d LP at the end.", "These tokens are worth %d LP at the end.", n)
		},
		rules.KindDeliver: func(_ *Table, _ engine.Seat, _ engine.Move) string {
			return i18n.T("It pays right away and costs no action.")
		},
		rules.KindEndTurn: func(b *Table, _ engine.Seat, _ engine.Move) string {
			if b.State.ActionsLeft() == 0 {
				return i18n.T("You have no actions left.")
			}
			return ""
		},
	}
})

// Reason returns a sentence with the main argument for making the legal move m in the current
// position, or "" if there is none.
func (b *Table) Reason(m engine.Move) string {
	p := b.State.Turn()
	if p < 0 {
		return ""
	}
	why := ""
	if say := reasons()[m.Kind]; say != nil {
		why = say(b, p, m)
	}
	return table.Sentences(b.goalReason(p, m), why)
}

// goalReason returns a sentence that names a goal which seat p can complete after move m but not
// before, "" if there is none or if that depends on something hidden.
func (b *Table) goalReason(p engine.Seat, m engine.Move) string {
	after, learned := b.sample(), false
	if after.Play(m, func(e engine.Event) { learned = learned || e.RevealsTo(p) }) != nil || learned {
		return ""
	}
	for g := range rules.Goals {
		if b.Board.Of[p].Goals>>g&1 != 0 && !b.State.GoalMet(p, g) && after.GoalMet(p, g) {
			return i18n.T("It meets your goal “%s”.", i18n.T(b.State.Character(p).Info().Goals[g].Name))
		}
	}
	return ""
}

// highest returns the highest fight value among the cards in the hand of seat p.
func (b *Table) highest(p engine.Seat) (n int) {
	for c := range b.State.Hand(p).All() {
		n = max(n, c.Value())
	}
	return n
}

// fightReason returns the reason for move m of seat p, which starts a fight.
func (b *Table) fightReason(p engine.Seat, m engine.Move) string {
	foe := rules.FoeOf(m)
	if !b.rider(foe) {
		return i18n.T("Your best card is worth %d.", b.highest(p))
	}
	switch rules.FightName(rules.FightOf(m)) {
	case "arrest":
		return i18n.T("If you win, %s loses all Wanted points. Your best card is worth %d.", b.Name(foe), b.highest(p))
	case "duel":
		return i18n.T("If you win, you gain 2 LP. Your best card is worth %d.", b.highest(p))
	}
	return i18n.T("If you win, you take half of %s's money or gold. Your best card is worth %d.", b.Name(foe),
		b.highest(p))
}

// cardsReason returns the reason for which seat p should start or join a card game: the number of
// poker cards from which the seat can choose.
func (b *Table) cardsReason(p engine.Seat, _ engine.Move) string {
	now, _ := b.State.HandSize(p)
	if now < 3 {
		return "" // there is nothing to choose
	}
	return i18n.N(now, "You choose 2 of %d card: the more you have, the better your hand.",
		"You choose 2 of %d cards: the more you have, the better your hand.", now)
}

// pickReason returns by how much the character of move m wins more often than the best other one on
// offer, "" if it does not.
func (b *Table) pickReason(_ engine.Seat, m engine.Move) string {
	_, won := b.difficulty(rules.CharOf(m))
	most, rival := 0, rules.CharOf(m)
	for _, x := range b.State.Moves(nil) {
		if c := rules.CharOf(x); x.Kind == rules.KindPick && x != m {
			if _, other := b.difficulty(c); other >= most {
				most, rival = other, c
			}
		}
	}
	if won <= most || most == 0 {
		return ""
	}
	return i18n.T("Among four players, it wins %d%% of games, %s %d%%.", won, charName(rival), most)
}

// incomeReason returns the reason for which seat p should take cash or cards as income by move m.
func (b *Table) incomeReason(p engine.Seat, m engine.Move) string {
	now, most := b.State.HandSize(p)
	money, limit := b.State.Money(p)
	switch {
	case money+incomes[rules.IncomeOf(m)%3].Money > limit:
		return "" // some of the money would be lost
	case rules.IncomeOf(m) != 0 && now >= most:
		return "" // a card would have to be discarded
	case now == 0:
		return ""
	case rules.IncomeOf(m) == 0 && now >= most:
		return i18n.T("Your hand is full, but you can keep money.")
	case rules.IncomeOf(m) == 0:
		return i18n.N(now, "You have %d card. What you need is money.",
			"You have %d cards. What you need is money.", now)
	}
	return i18n.N(now, "You hold %d card, and cards win fights.", "You hold %d cards, and cards win fights.", now)
}

// storyReason returns the reason for adding a disc to a story card. story is the number of the
// card.
func storyReason(story int) string {
	return i18n.T("It's free, and each disc on %s earns a reward.",
		i18n.T(rules.DescribeStory(story).Name))
}

// itemReason returns the reason for buying or upgrading an item by move m: its points at the end of
// the game, or the movement that it gives.
func itemReason(_ *Table, _ engine.Seat, m engine.Move) string {
	in := rules.ItemOf(m).Info()
	switch {
	case m.Kind == rules.KindUpgrade:
		return i18n.N(in.LP, "Its upgraded side is worth %d LP at the end.",
			"Its upgraded side is worth %d LP at the end.", in.LP)
	case in.Class == rules.Mount:
		return i18n.T("It moves you %d spaces with each Move action.", in.Move[0])
	case in.Upgradable:
		return i18n.N(in.LP, "Upgraded, it's worth %d LP at the end.",
			"Upgraded, it's worth %d LP at the end.", in.LP)
	}
	return ""
}

// stepReason returns the reason for move m of seat p, one step of a ride or of the Sheriff.
func (b *Table) stepReason(p engine.Seat, m engine.Move) string {
	x := rules.SpaceOf(m)
	if b.State.Phase() == rules.PhaseSheriffStep {
		if who := b.wantedNames(x); who != "" {
			return i18n.T("The Sheriff meets %s there.", who)
		}
		return ""
	}
	if why := b.SequenceReason([]engine.Move{m}); why != "" {
		return why
	}
	return b.placeReason(p, x)
}

// placeReason returns a sentence about what seat p can gain on space x, "" if it can gain nothing
// there.
func (b *Table) placeReason(p engine.Seat, x rules.Space) string {
	f := x.Info().Feature
	switch {
	case b.Board.Bandits.Has(x):
		return i18n.T("A bandit is there: beat him for 1 LP or 1 Marshal point.")
	case b.delivers(p, x):
		return i18n.T("You can make a delivery there for free.")
	case b.Board.Gold[x] > 0:
		return i18n.T("You can pick up gold there.")
	case f == rules.Bank && b.Board.Of[p].Nuggets > 0:
		return i18n.T("You can deposit your gold there for LP.")
	case f == rules.Mine:
		return i18n.T("You can prospect for gold there.")
	case f == rules.Cabaret && b.Board.Of[p].Money >= rules.RevelPrice:
		return i18n.T("You can buy 1 LP for every $30 there.")
	}
	return ""
}

// goodCard is the minimum fight value of a card that is worth keeping for a fight.
const goodCard = 9

// SequenceReason implements [table.Teaching]: the reason for a ride that ends in a fight names the
// fight and how likely it is won, before what can be gained on the space. It returns "" for other
// moves.
func (b *Table) SequenceReason(moves []engine.Move) string {
	reach, ok := b.State.RideReach()
	last := moves[len(moves)-1]
	if !ok || last.Kind != rules.KindStep || b.State.Phase() == rules.PhaseSheriffStep {
		return ""
	}
	x := rules.SpaceOf(last)
	if !reach.Has(x) || !reach.Stops[x] {
		return ""
	}
	odds, gain := b.oddsText(moves...), b.placeReason(reach.Seat, x)
	if b.Board.Bandits.Has(x) { // the gain names him
		return table.Sentences(gain, odds)
	}
	return table.Sentences(b.stopNote(reach.Seat, x).Text+".", odds, gain)
}

// uses maps the id of a reaction window (a moment at which players may use cards), such as
// "wound_incoming", to the reason for using a card or an item then.
var uses = sync.OnceValue(func() map[string]string {
	return map[string]string{
		"wound_incoming":  i18n.Mark("A wound would cost you 1 LP at the end."),
		"sheriff_contact": i18n.Mark("If the Sheriff arrests you, you lose all Wanted points."),
		"fight_declared":  i18n.Mark("You avoid the fight and a wound for just $10."),
		"loot_loss":       i18n.Mark("You keep your money and gold."),
		"move_begin":      i18n.Mark("You move farther without using another action."),
		"move_extend":     i18n.Mark("You move farther without using another action."),
	}
})

// useReason returns the reason for which seat p should use a card, an item or an ability now by
// move m.
func (b *Table) useReason(p engine.Seat, m engine.Move) string {
	if b.State.OpenWindow() != "fight_react" {
		return i18n.T(uses()[b.State.OpenWindow()])
	}
	now, ok := b.margin(b.Board, p)
	then, sure := b.margin(after(b, b.State, m), p)
	switch {
	case !ok || !sure:
		return ""
	case now <= 0 && then > 0:
		return i18n.T("It wins you this fight.")
	case then > now:
		return i18n.T("It isn't enough to win on its own.")
	}
	return ""
}

// showReason returns the reason for showing two cards at poker by move m if they make the best
// possible hand, otherwise "".
func (b *Table) showReason(_ engine.Seat, m engine.Move) string {
	for _, x := range b.State.Moves(nil) {
		if x.Kind == rules.KindShow && b.State.ShowValue(x) > b.State.ShowValue(m) {
			return ""
		}
	}
	return i18n.T("It's the best hand you can show.")
}
