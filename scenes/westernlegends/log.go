package westernlegends

import (
	"sync"

	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/render/pieces"
	"gulch/render/words"
	"gulch/scenes/table"
)

// Arguments of the log lines: they return the text for a placeholder.
func spaceArg(_ table.Play, e engine.Event) any { return spaceName(rules.Space(e.A)) }
func itemArg(_ table.Play, e engine.Event) any  { return itemName(rules.Item(e.A)) }
func cardArg(p table.Play, e engine.Event) any {
	if e.A < 0 {
		return words.T("no card")
	}
	return p.(*Table).cardTitle(rules.Card(e.A))
}
func fightCardArg(_ table.Play, e engine.Event) any { return rules.RankName(int(e.A)) }
func sourceArg(p table.Play, e engine.Event) any    { return p.(*Table).sourceName(int(e.A)) }
func otherArg(p table.Play, e engine.Event) any     { return p.(*Table).who(e.Other) }
func cattleArg(_ table.Play, e engine.Event) any    { return words.T(cattleNames[e.A%3]) }
func saloonArg(_ table.Play, e engine.Event) any    { return saloonName(rules.Town(e.A)) }
func storyArg(_ table.Play, e engine.Event) any {
	if e.A < 0 || int(e.A) >= rules.Stories {
		return words.T("none")
	}
	return words.T(rules.StoryOf(int(e.A)).Name)
}
func moneyArg(_ table.Play, e engine.Event) any {
	if e.A < 0 {
		return dollars(-int(e.A))
	}
	return dollars(int(e.A))
}

// counts returns a log line about an amount of a seat.
func counts(icon string, says func(who string, n int) string) table.LogLine {
	return amounts(icon, says, says)
}

// amounts returns a log line about an amount that a seat gains or, if negative, loses.
func amounts(icon string, gains, loses func(who string, n int) string) table.LogLine {
	return table.Says(icon, func(b *Table, e engine.Event) string {
		if e.A < 0 {
			return loses(b.Name(e.Seat), -int(e.A))
		}
		return gains(b.Name(e.Seat), int(e.A))
	})
}

func loses(e engine.Event) bool { return e.A < 0 }
func none(e engine.Event) bool  { return e.A == 0 }
func gone(e engine.Event) bool  { return e.B == 0 }
func alone(e engine.Event) bool { return e.Seat == engine.NoSeat }

// logLines returns the log lines by kind of event.
var logLines = sync.OnceValue(func() table.Lines {
	return table.Lines{
		rules.EventPicked:    table.Said("person", words.Mark("%s has chosen a character."), table.Seat),
		rules.EventCharacter: table.Said("person", words.Mark("%s is %s."), table.Seat, func(_ table.Play, e engine.Event) any { return charName(rules.Char(e.A)) }),
		rules.EventFirst:     table.Said("horseshoe", words.Mark("%s begins."), table.Seat),
		rules.EventRound:     table.Said("sunrise", words.Mark("Round %d begins."), table.A),
		rules.EventTurn:      table.Said("horseshoe", words.Mark("%s's turn."), table.Seat),
		rules.EventAction: table.Says("horseshoe", func(b *Table, e engine.Event) string {
			if text, ok := deeds()[engine.Kind(e.A)]; ok {
				return words.T(text, b.Name(e.Seat))
			}
			return ""
		}),
		rules.EventMini: table.Said("horizon-road", words.Mark("%s comes to %s."), table.Seat, spaceArg),
		rules.EventSheriff: table.Said("law-star", words.Mark("%s sends the Sheriff to %s."), table.Seat, spaceArg).
			When(alone, words.Mark("The Sheriff rides to %s."), spaceArg),
		rules.EventTrain: table.Said("steam-locomotive", words.Mark("The Train goes on to %s."), spaceArg),
		rules.EventMib:   table.Said("top-hat", words.Mark("The Man in Black rides to %s."), spaceArg),
		rules.EventMibLP: table.Says("top-hat", func(_ *Table, e engine.Event) string {
			return words.N(int(e.A), "The Man in Black gains %d legendary point.", "The Man in Black gains %d legendary points.", e.A)
		}),
		rules.EventMibCard: table.Said("top-hat", words.Mark("The Man in Black plays %s."), func(_ table.Play, e engine.Event) any {
			return words.T(rules.MibCardOf(int(e.A)).Name)
		}),
		rules.EventMoney: table.Said("money-stack", words.Mark("%s gains %s."), table.Seat, moneyArg).
			When(loses, words.Mark("%s loses %s."), table.Seat, moneyArg),
		rules.EventLP: amounts("laurels", func(who string, n int) string {
			return words.N(n, "%s gains %d legendary point.", "%s gains %d legendary points.", who, n)
		}, func(who string, n int) string {
			return words.N(n, "%s loses %d legendary point.", "%s loses %d legendary points.", who, n)
		}),
		rules.EventNuggets: amounts("gold-nuggets", func(who string, n int) string {
			return words.N(n, "%s gains %d nugget.", "%s gains %d nuggets.", who, n)
		}, func(who string, n int) string {
			return words.N(n, "%s gives up %d nugget.", "%s gives up %d nuggets.", who, n)
		}),
		rules.EventWounds: amounts("broken-bone", func(who string, n int) string {
			return words.N(n, "%s takes %d wound.", "%s takes %d wounds.", who, n)
		}, func(who string, n int) string {
			return words.N(n, "%s is healed of %d wound.", "%s is healed of %d wounds.", who, n)
		}),
		rules.EventPoint: table.Says("law-star", func(b *Table, e engine.Event) string {
			if e.B == 0 {
				return words.T("%s loses all %s points.", b.Name(e.Seat), words.T(trackNames[e.A%3]))
			}
			return words.T("%s moves to %s %d.", b.Name(e.Seat), words.T(trackNames[e.A%3]), e.B)
		}),
		rules.EventAwake: table.Said("sparkles", words.Mark("%s's ability wakes up."), table.Seat),
		rules.EventActions: counts("hourglass", func(who string, n int) string {
			return words.N(n, "%s gains %d action.", "%s gains %d actions.", who, n)
		}),
		rules.EventSlow: counts("hourglass", func(who string, n int) string {
			return words.N(n, "%s will ride %d space less next turn.", "%s will ride %d spaces less next turn.", who, n)
		}),
		rules.EventDrew: counts("card-pickup", func(who string, n int) string {
			return words.N(n, "%s draws %d card.", "%s draws %d cards.", who, n)
		}),
		rules.EventDiscard: table.Says("trash-can", func(b *Table, e engine.Event) string {
			if e.C == 1 || e.Seat == engine.NoSeat { // the card was face up before and was logged then
				return ""
			}
			return words.T("%s gives up %s.", b.Name(e.Seat), cardArg(b, e))
		}),
		rules.EventBack: table.Said("card-pickup", words.Mark("%s takes a card back: %s."), table.Seat, cardArg),
		rules.EventGave: table.Said("poker-hand", words.Mark("%s gives %s a card."), table.Seat, otherArg),
		rules.EventLooked: counts("spyglass", func(who string, n int) string {
			return words.N(n, "%s looks at %d card.", "%s looks at %d cards.", who, n)
		}).When(none, words.Mark("%s finds no card to look at."), table.Seat),
		rules.EventShuffled:   table.Said("clockwise-rotation", words.Mark("A deck is shuffled anew.")),
		rules.EventItem:       table.Said("trade", words.Mark("%s gets %s."), table.Seat, itemArg),
		rules.EventUpgrade:    table.Said("trade", words.Mark("%s upgrades %s."), table.Seat, itemArg),
		rules.EventItemBack:   table.Said("trash-can", words.Mark("%s returns %s."), table.Seat, itemArg),
		rules.EventCattle:     table.Said("bull", words.Mark("%s takes %s."), table.Seat, cattleArg),
		rules.EventCattleBack: table.Said("bull", words.Mark("%s loses %s."), table.Seat, cattleArg),
		rules.EventDelivered: table.Says("bull", func(b *Table, e engine.Event) string {
			_, reward := rules.CattleOf(int(e.A))
			if e.B == 1 {
				return words.T("%s rustles cattle: %s.", b.Name(e.Seat), words.T(reward))
			}
			return words.T("%s delivers cattle: %s.", b.Name(e.Seat), words.T(reward))
		}),
		rules.EventLonghorns: amounts("bull", func(who string, n int) string {
			return words.N(n, "%s takes %d longhorn.", "%s takes %d longhorns.", who, n)
		}, func(who string, n int) string {
			return words.N(n, "%s gives up %d longhorn.", "%s gives up %d longhorns.", who, n)
		}),
		rules.EventBandit: table.Said("bandit", words.Mark("A bandit appears at %s."), spaceArg).
			When(gone, words.Mark("The bandit at %s is gone."), spaceArg),
		rules.EventToken: table.Says("robber", func(_ *Table, e engine.Event) string {
			what := words.T(tokenNames[rules.TokenKind(e.B)])
			if e.C == 0 {
				return words.T("%s: %s is gone.", spaceName(rules.Space(e.A)), what)
			}
			return words.T("%s: %s appears.", spaceName(rules.Space(e.A)), what)
		}),
		rules.EventRoller: table.Said("crown", words.Mark("A high roller sits down in %s."), saloonArg).
			When(gone, words.Mark("The high roller leaves %s."), saloonArg),
		rules.EventTokenShown: table.Says("robber", func(_ *Table, e engine.Event) string {
			t := rules.Token(e.A)
			if t.Kind() == rules.Longhorn {
				return ""
			}
			n, reward := t.Info()
			return words.T("Turned up: %s with %d cards. Reward: %s.", words.T(tokenNames[t.Kind()]), n, words.T(reward))
		}),
		rules.EventPeeked: table.Said("spyglass", words.Mark("%s looks at a face-down token."), table.Seat),
		rules.EventGold: table.Said("gold-nuggets", words.Mark("Gold on the ground at %s: %d."), spaceArg, table.B).
			When(gone, words.Mark("The gold at %s is gone."), spaceArg),
		rules.EventPlot: table.Says("treasure-map", func(b *Table, e engine.Event) string {
			_, reward := rules.PlotOf(int(e.B))
			return words.T("%s settles %s: %s.", b.Name(e.Seat), spaceName(rules.Space(e.A)), words.T(reward))
		}),
		rules.EventStory: table.Said("open-book", words.Mark("A new story: %s."), storyArg).
			When(loses, words.Mark("There are no more stories in this pile.")),
		rules.EventContributed: table.Says("open-book", func(b *Table, e engine.Event) string {
			if s := b.Board.Stories[e.A&1].Story; s >= 0 {
				return words.T("%s adds a disc to %s.", b.Name(e.Seat), words.T(rules.StoryOf(s).Name))
			}
			return ""
		}),
		rules.EventStoryDone: table.Said("open-book", words.Mark("The story is told: %s."), storyArg),
		rules.EventEvent: table.Said("sparkles", words.Mark("%s resolves an event: %s."), func(p table.Play, e engine.Event) any {
			if e.Seat == engine.NoSeat {
				return words.T("The land")
			}
			return p.(*Table).Name(e.Seat)
		}, func(_ table.Play, e engine.Event) any { return words.T(rules.EventOf(int(e.A)).Name) }),
		rules.EventHeist: table.Said("steam-locomotive", words.Mark("%s robs the Train: %s."), table.Seat, func(_ table.Play, e engine.Event) any {
			t, _ := rules.EncounterOf(int(e.A))
			return words.T(t.Name)
		}),
		rules.EventFight: table.Says("crossed-pistols", func(b *Table, e engine.Event) string {
			kind := rules.FightName(int(e.A))
			if foe, ok := foes()[kind]; ok {
				return words.T(foe.fought, b.who(e.Seat), e.B)
			}
			seat := e.Seat
			if seat == engine.NoSeat { // the fight is against the Man in Black
				seat = rules.ManInBlack
			}
			return words.T("%s: %s against %s.", words.T(fights[kind]), b.who(seat), b.who(e.Other))
		}),
		rules.EventParried:   table.Said("crossed-pistols", words.Mark("%s buys off the fight."), table.Seat),
		rules.EventDeclined:  table.Said("crossed-pistols", words.Mark("%s declines to fight."), table.Seat),
		rules.EventShown:     table.Said("poker-hand", words.Mark("%s shows %s."), table.Seat, cardArg),
		rules.EventFightCard: table.Said("skull-crossed-bones", words.Mark("The fight card is %s."), fightCardArg),
		rules.EventUsed:      table.Said("sparkles", words.Mark("%s uses %s."), table.Seat, sourceArg),
		rules.EventValues:    table.Said("crossed-pistols", words.Mark("It stands %d to %d."), table.A, table.B),
		rules.EventFightWon: table.Said("crossed-pistols", words.Mark("%s wins the fight."), table.Seat).
			When(func(e engine.Event) bool { return e.Seat < 0 || e.Seat == rules.ManInBlack }, words.Mark("The other side wins the fight.")),
		rules.EventRestart: table.Said("crossed-pistols", words.Mark("The fight starts again.")),
		rules.EventArrested: table.Said("prisoner", words.Mark("%s is arrested by %s."), table.Seat, otherArg).
			When(func(e engine.Event) bool { return e.Other == engine.NoSeat }, words.Mark("%s is arrested by the Sheriff."), table.Seat),
		rules.EventRolled: table.Says("rolling-dices", func(b *Table, e engine.Event) string {
			return words.T("%s rolls %s.", b.Name(e.Seat), b.DieFace(int(e.A)))
		}),
		rules.EventLegend: counts("gold-bar", func(who string, n int) string {
			return words.N(n, "%s holds %d legendary token.", "%s holds %d legendary tokens.", who, n)
		}),
		rules.EventGoal: table.Says("check-mark", func(b *Table, e engine.Event) string {
			c := b.of(e.Seat).Char
			if c < 0 {
				return ""
			}
			return words.T("%s completes a goal: %s", b.Name(e.Seat), words.T(c.Info().Goals[e.A%rules.Goals].Text))
		}),
		rules.EventGame: table.Says("saloon-doors", func(b *Table, e engine.Event) string {
			return words.T("%s starts a game: %s.", b.Name(e.Seat), words.T(games[rules.GameName(int(e.A))]))
		}),
		rules.EventJoined: table.Said("saloon-doors", words.Mark("%s joins in."), table.Seat),
		rules.EventHouseDealt: table.Says("poker-hand", func(b *Table, e engine.Event) string {
			if e.Seat == engine.NoSeat {
				return ""
			}
			return words.T("%s deals %d cards to the house.", b.Name(e.Seat), e.A)
		}),
		rules.EventHouse: table.Said("poker-hand", words.Mark("The house shows %s."), cardArg),
		rules.EventFlop:  table.Said("poker-hand", words.Mark("Laid open: %s."), cardArg),
		rules.EventHand: table.Says("poker-hand", func(b *Table, e engine.Event) string {
			name := words.T(hands()[rules.HandName(int(e.C))])
			if e.Seat == engine.NoSeat {
				return words.T("The house has: %s.", name)
			}
			return words.T("%s has: %s.", b.Name(e.Seat), name)
		}),
		rules.EventPokerWon: table.Said("poker-hand", words.Mark("%s wins the game and takes %s."), table.Seat, moneyArg).
			When(func(e engine.Event) bool { return e.Seat != engine.NoSeat && e.A == 0 }, words.Mark("%s wins the game."), table.Seat).
			When(alone, words.Mark("The house wins the game.")),
		rules.EventStayed:     table.Said("poker-hand", words.Mark("%s stays."), table.Seat),
		rules.EventFolded:     table.Said("poker-hand", words.Mark("%s gets out."), table.Seat),
		rules.EventFaroCard:   table.Said("card-ace-spades", words.Mark("Into the faro box: %s."), fightCardArg),
		rules.EventBet:        table.Said("card-ace-spades", words.Mark("%s bets $%d on %s."), table.Seat, table.B, fightCardArg),
		rules.EventFaroTurned: table.Said("card-ace-spades", words.Mark("Out of the faro box: %s."), fightCardArg),
		rules.EventBetWon:     table.Said("card-ace-spades", words.Mark("%s's bet wins %s."), table.Seat, moneyArg),
		rules.EventBetLost:    table.Said("card-ace-spades", words.Mark("%s's bet loses %s."), table.Seat, moneyArg),
		rules.EventPrey:       table.Said("top-hat", words.Mark("The Man in Black is after %s."), table.Seat),
		rules.EventMarker:     table.Said("sparkles", words.Mark("%s sets off an event marker."), table.Seat),
		rules.EventEnd:        table.Said("hourglass", words.Mark("The end is near: the last round is %d."), table.A),
		rules.EventTally: table.Says("trophy", func(b *Table, e engine.Event) string {
			return words.T("%s: %s for %s, %d together.", b.Name(e.Seat), pieces.Signed(int(e.A)), words.T(tallyNames[e.C%9]), e.B)
		}),
		rules.EventGameOver: table.Said("trophy", words.Mark("The game is over.")),
	}
})

// tallyNames holds the names of the steps of the final scoring.
var tallyNames = [9]string{
	words.Mark("legendary points"), words.Mark("upgraded gear"), words.Mark("money"), words.Mark("wounds"), words.Mark("being Wanted"),
	words.Mark("being a Marshal"), words.Mark("gambling"), words.Mark("legendary tokens"), words.Mark("never below zero"),
}

// deeds returns the log lines of actions that are not visible from the events after them.
var deeds = sync.OnceValue(func() map[engine.Kind]string {
	return map[engine.Kind]string{
		rules.KindTrail: words.Mark("%s takes the trail."), rules.KindRail: words.Mark("%s goes by rail."), rules.KindWork: words.Mark("%s works."),
		rules.KindShop: words.Mark("%s goes to the store."), rules.KindDeposit: words.Mark("%s deposits gold."), rules.KindBankRobbery: words.Mark("%s robs the Bank."),
		rules.KindHeal: words.Mark("%s sees the doctor."), rules.KindRevel: words.Mark("%s revels at the Cabaret."), rules.KindProspect: words.Mark("%s prospects."),
		rules.KindCard: words.Mark("%s plays an action card."), rules.KindEndTurn: words.Mark("%s ends the turn."),
	}
})

// Line returns the icon and the log line of an event.
func (b *Table) Line(e engine.Event) (icon, line string) {
	if e.Kind == rules.EventPoint {
		_, line = logLines().Line(b, e)
		return [3]string{"law-star", "wanted-reward", "card-ace-spades"}[e.A%3], line
	}
	return logLines().Line(b, e, rules.EventPicked)
}

// Joined returns a single log line for events that belong together: a ride of several steps is
// shortened to its end, and cards that are given up together are listed.
func (b *Table) Joined(events []engine.Event) (icon, line string) {
	before, last := events[len(events)-2], events[len(events)-1]
	if before.Kind == rules.EventDiscard && last.Kind == rules.EventDiscard && before.Seat == last.Seat {
		var cards []string
		for _, e := range events {
			if e.A >= 0 {
				cards = append(cards, cardName(rules.Card(e.A)))
			}
		}
		return "trash-can", words.T("%s gives up %s.", b.Name(last.Seat), words.List(cards))
	}
	if before.Kind == rules.EventMini && last.Kind == rules.EventMini && before.Seat == last.Seat {
		return b.Line(last)
	}
	return "", ""
}
