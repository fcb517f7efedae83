package westernlegends

import (
	"sync"

	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/render/i18n"
	"gulch/render/pieces"
	"gulch/scenes/table"
)

// Arguments of the log lines: each function returns the value of a placeholder of the line for an
// event.

func spaceArg(_ table.GameUI, e engine.Event) any { return spaceName(rules.Space(e.A)) }
func itemArg(_ table.GameUI, e engine.Event) any  { return itemName(rules.Item(e.A)) }
func cardArg(p table.GameUI, e engine.Event) any {
	if e.A < 0 {
		return i18n.T("no card")
	}
	return p.(*Table).cardTitle(rules.Card(e.A))
}
func fightCardArg(_ table.GameUI, e engine.Event) any { return rules.RankName(int(e.A)) }
func sourceArg(p table.GameUI, e engine.Event) any    { return p.(*Table).sourceName(int(e.A)) }
func otherArg(p table.GameUI, e engine.Event) any     { return p.(*Table).who(e.Other) }
func cattleArg(_ table.GameUI, e engine.Event) any    { return i18n.T(cattleNames[e.A%3]) }
func saloonArg(_ table.GameUI, e engine.Event) any    { return saloonName(rules.Town(e.A)) }
func storyArg(_ table.GameUI, e engine.Event) any {
	if e.A < 0 || int(e.A) >= rules.Stories {
		return i18n.T("none")
	}
	return i18n.T(rules.StoryOf(int(e.A)).Name)
}
func moneyArg(_ table.GameUI, e engine.Event) any {
	if e.A < 0 {
		return dollars(-int(e.A))
	}
	return dollars(int(e.A))
}

// counts returns the log line, with the given icon, for an event about an amount (its field A). The
// text is the same for gains and losses: says returns it for a seat's name and the amount without
// its sign.
func counts(icon string, says func(who string, n int) string) table.LogLine {
	return amounts(icon, says, says)
}

// amounts returns the log line, with the given icon, for an event about an amount (its field A).
// gains returns the text for a positive amount, loses the text for a negative one. Both get the
// seat's name and the amount without its sign.
func amounts(icon string, gains, loses func(who string, n int) string) table.LogLine {
	return table.LineFunc(icon, func(b *Table, e engine.Event) string {
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

// overLimit returns as text what a seat could not keep of a gain because of a limit: nuggets if
// field B of event e is 1, otherwise dollars.
func overLimit(e engine.Event) string {
	if e.B == 1 {
		return i18n.N(int(e.A), "%d nugget", "%d nuggets", e.A)
	}
	return dollars(int(e.A))
}

// logLines returns the log line of each kind of event.
var logLines = sync.OnceValue(func() table.LogLines {
	return table.LogLines{
		rules.EventPicked: table.FormatLine("person", i18n.Mark("%s chooses a character."), table.Seat),
		rules.EventCharacter: table.FormatLine("person", i18n.Mark("%s is %s."), table.Seat,
			func(_ table.GameUI, e engine.Event) any { return charName(rules.Char(e.A)) }),
		rules.EventFirst: table.FormatLine("horseshoe", i18n.Mark("%s goes first."), table.Seat),
		rules.EventRound: table.LineFunc("sunrise", func(b *Table, e engine.Event) string {
			if int(e.A) == b.Board.LastRound {
				return i18n.T("Round %d begins. It's the last one.", e.A)
			}
			return i18n.T("Round %d begins.", e.A)
		}),
		rules.EventTurn: table.FormatLine("horseshoe", i18n.Mark("%s's turn."), table.Seat),
		rules.EventAction: table.LineFunc("horseshoe", func(b *Table, e engine.Event) string {
			if text, ok := deeds()[engine.Kind(e.A)]; ok {
				return i18n.T(text, b.Name(e.Seat))
			}
			return ""
		}),
		rules.EventMini: table.FormatLine("horizon-road", i18n.Mark("%s moves to %s."), table.Seat, spaceArg),
		rules.EventSheriff: table.FormatLine("law-star", i18n.Mark("%s moves the Sheriff to %s."), table.Seat,
			spaceArg).
			If(alone, i18n.Mark("The Sheriff moves to %s."), spaceArg),
		rules.EventTrain: table.FormatLine("steam-locomotive", i18n.Mark("The Train moves on to %s."), spaceArg),
		rules.EventMib:   table.FormatLine("top-hat", i18n.Mark("The Man in Black moves to %s."), spaceArg),
		rules.EventMibLP: table.LineFunc("top-hat", func(_ *Table, e engine.Event) string {
			return i18n.N(int(e.A), "The Man in Black gains %d LP.",
				"The Man in Black gains %d LP.", e.A)
		}),
		rules.EventMibCard: table.FormatLine("top-hat", i18n.Mark("The Man in Black plays %s."),
			func(_ table.GameUI, e engine.Event) any {
				return i18n.T(rules.MibCardOf(int(e.A)).Name)
			}),
		rules.EventMoney: table.FormatLine("money-stack", i18n.Mark("%s gains %s."), table.Seat, moneyArg).
			If(loses, i18n.Mark("%s loses %s."), table.Seat, moneyArg),
		rules.EventLP: amounts("laurels", func(who string, n int) string {
			return i18n.N(n, "%s gains %d LP.", "%s gains %d LP.", who, n)
		}, func(who string, n int) string {
			return i18n.N(n, "%s loses %d LP.", "%s loses %d LP.", who, n)
		}),
		rules.EventNuggets: amounts("gold-nuggets", func(who string, n int) string {
			return i18n.N(n, "%s gains %d nugget.", "%s gains %d nuggets.", who, n)
		}, func(who string, n int) string {
			return i18n.N(n, "%s loses %d nugget.", "%s loses %d nuggets.", who, n)
		}),
		rules.EventWounds: amounts("broken-bone", func(who string, n int) string {
			return i18n.N(n, "%s takes %d wound.", "%s takes %d wounds.", who, n)
		}, func(who string, n int) string {
			return i18n.N(n, "%s heals %d wound.", "%s heals %d wounds.", who, n)
		}),
		rules.EventOverLimit: table.LineFunc("trash-can", func(b *Table, e engine.Event) string {
			return i18n.T("%s can't carry any more and loses %s.", b.Name(e.Seat), overLimit(e))
		}),
		rules.EventPoint: table.LineFunc("law-star", func(b *Table, e engine.Event) string {
			if e.B == 0 {
				return i18n.T("%s loses all %s points.", b.Name(e.Seat), i18n.T(trackNames[e.A%3]))
			}
			return i18n.T("%s advances to %s %d.", b.Name(e.Seat), i18n.T(trackNames[e.A%3]), e.B)
		}),
		rules.EventAwake: table.FormatLine("sparkles", i18n.Mark("%s's ability wakes up."), table.Seat),
		rules.EventActions: counts("hourglass", func(who string, n int) string {
			return i18n.N(n, "%s gains %d action.", "%s gains %d actions.", who, n)
		}),
		rules.EventSlow: counts("hourglass", func(who string, n int) string {
			return i18n.N(n, "%s has −%d movement next turn.", "%s has −%d movement next turn.", who, n)
		}),
		rules.EventDrew: counts("card-pickup", func(who string, n int) string {
			return i18n.N(n, "%s draws %d card.", "%s draws %d cards.", who, n)
		}),
		rules.EventDiscard: table.LineFunc("trash-can", func(b *Table, e engine.Event) string {
			// no log line: the card was already face up, and was logged when it was turned up
			if e.C == 1 || e.Seat == engine.NoSeat {
				return ""
			}
			return i18n.T("%s discards %s.", b.Name(e.Seat), cardArg(b, e))
		}),
		rules.EventBack: table.FormatLine("card-pickup", i18n.Mark("%s takes back %s."), table.Seat, cardArg),
		rules.EventGave: table.FormatLine("poker-hand", i18n.Mark("%s gives %s a card."), table.Seat, otherArg),
		rules.EventLooked: counts("spyglass", func(who string, n int) string {
			return i18n.N(n, "%s looks at %d card.", "%s looks at %d cards.", who, n)
		}).If(none, i18n.Mark("%s finds no card to look at."), table.Seat),
		rules.EventShuffled:   table.FormatLine("clockwise-rotation", i18n.Mark("A deck is reshuffled.")),
		rules.EventItem:       table.FormatLine("trade", i18n.Mark("%s gains an item: %s."), table.Seat, itemArg),
		rules.EventUpgrade:    table.FormatLine("trade", i18n.Mark("%s upgrades the %s."), table.Seat, itemArg),
		rules.EventItemBack:   table.FormatLine("trash-can", i18n.Mark("%s returns the %s."), table.Seat, itemArg),
		rules.EventCattle:     table.FormatLine("bull", i18n.Mark("%s takes %s."), table.Seat, cattleArg),
		rules.EventCattleBack: table.FormatLine("bull", i18n.Mark("%s loses %s."), table.Seat, cattleArg),
		rules.EventDelivered: table.LineFunc("bull", func(b *Table, e engine.Event) string {
			_, reward := rules.CattleOf(int(e.A))
			if e.B == 1 {
				return i18n.T("%s rustles cattle and gains %s.", b.Name(e.Seat), i18n.T(reward))
			}
			return i18n.T("%s delivers cattle and gains %s.", b.Name(e.Seat), i18n.T(reward))
		}),
		rules.EventLonghorns: amounts("bull", func(who string, n int) string {
			return i18n.N(n, "%s takes %d longhorn.", "%s takes %d longhorns.", who, n)
		}, func(who string, n int) string {
			return i18n.N(n, "%s loses %d longhorn.", "%s loses %d longhorns.", who, n)
		}),
		rules.EventBandit: table.FormatLine("bandit", i18n.Mark("A bandit appears at %s."), spaceArg).
			If(gone, i18n.Mark("The bandit leaves %s."), spaceArg),
		rules.EventToken: table.LineFunc("robber", func(_ *Table, e engine.Event) string {
			what := i18n.T(tokenNames[rules.TokenKind(e.B)])
			if e.C == 0 {
				return i18n.T("At %s, %s leaves.", spaceName(rules.Space(e.A)), what)
			}
			return i18n.T("At %s, %s appears.", spaceName(rules.Space(e.A)), what)
		}),
		rules.EventRoller: table.FormatLine("crown", i18n.Mark("A high roller sits down in %s."), saloonArg).
			If(gone, i18n.Mark("The high roller leaves %s."), saloonArg),
		rules.EventTokenShown: table.LineFunc("robber", func(_ *Table, e engine.Event) string {
			t := rules.Token(e.A)
			if t.Kind() == rules.Longhorn {
				return ""
			}
			n, reward := t.Info()
			return i18n.T("Revealed: %s with %d cards. Reward: %s.", i18n.T(tokenNames[t.Kind()]), n, i18n.T(reward))
		}),
		rules.EventPeeked: table.FormatLine("spyglass", i18n.Mark("%s looks at a face-down token."), table.Seat),
		rules.EventGold: table.FormatLine("gold-nuggets", i18n.Mark("Nuggets on the ground at %s: %d."), spaceArg,
			table.B).
			If(gone, i18n.Mark("No gold is left at %s."), spaceArg),
		rules.EventPlot: table.LineFunc("treasure-map", func(b *Table, e engine.Event) string {
			_, reward := rules.PlotOf(int(e.B))
			return i18n.T("%s settles %s and gains %s.", b.Name(e.Seat), spaceName(rules.Space(e.A)), i18n.T(reward))
		}),
		rules.EventStory: table.FormatLine("open-book", i18n.Mark("New story: %s."), storyArg).
			If(loses, i18n.Mark("There are no more stories in this pile.")),
		rules.EventContributed: table.LineFunc("open-book", func(b *Table, e engine.Event) string {
			if s := b.Board.Stories[e.A&1].Story; s >= 0 {
				return i18n.T("%s adds a disc to %s.", b.Name(e.Seat), i18n.T(rules.StoryOf(s).Name))
			}
			return ""
		}),
		rules.EventStoryDone: table.FormatLine("open-book", i18n.Mark("Story complete: %s."), storyArg),
		rules.EventEvent: table.LineFunc("sparkles", func(b *Table, e engine.Event) string {
			return table.Sentences(b.cardEvent(e), i18n.T(rules.EventOf(int(e.A)).Text))
		}),
		rules.EventHeist: table.LineFunc("steam-locomotive", func(b *Table, e engine.Event) string {
			t, _ := rules.EncounterOf(int(e.A))
			return table.Sentences(b.cardEvent(e), i18n.T(t.Text))
		}),
		rules.EventFight: table.LineFunc("crossed-pistols", func(b *Table, e engine.Event) string {
			kind := rules.FightName(int(e.A))
			if foe, ok := foes()[kind]; ok {
				return i18n.T(foe.fought, b.who(e.Seat), e.B)
			}
			seat := e.Seat
			if seat == engine.NoSeat { // the opponent is the Man in Black, who has no seat
				seat = rules.ManInBlack
			}
			return i18n.T("%s: %s against %s.", i18n.T(fights[kind]), b.who(seat), b.who(e.Other))
		}),
		rules.EventParried:   table.FormatLine("crossed-pistols", i18n.Mark("%s pays to avoid the fight."), table.Seat),
		rules.EventDeclined:  table.FormatLine("crossed-pistols", i18n.Mark("%s declines to fight."), table.Seat),
		rules.EventShown:     table.FormatLine("poker-hand", i18n.Mark("%s shows %s."), table.Seat, cardArg),
		rules.EventFightCard: table.FormatLine("skull-crossed-bones", i18n.Mark("The fight card is %s."), fightCardArg),
		rules.EventUsed:      table.FormatLine("sparkles", i18n.Mark("%s uses %s."), table.Seat, sourceArg),
		rules.EventValues: table.FormatLine("crossed-pistols",
			i18n.Mark("The cards in the fight are worth %d and %d."), table.A,
			table.B),
		rules.EventFightWon: table.FormatLine("crossed-pistols", i18n.Mark("%s wins the fight."), table.Seat).
			If(func(e engine.Event) bool { return e.Seat < 0 || e.Seat == rules.ManInBlack },
				i18n.Mark("The opponent wins the fight.")),
		rules.EventRestart: table.FormatLine("crossed-pistols", i18n.Mark("The fight starts again.")),
		rules.EventArrested: table.FormatLine("prisoner", i18n.Mark("%[2]s arrests %[1]s."), table.Seat, otherArg).
			If(func(e engine.Event) bool { return e.Other == engine.NoSeat },
				i18n.Mark("The Sheriff arrests %s."), table.Seat),
		rules.EventRolled: table.LineFunc("rolling-dices", func(b *Table, e engine.Event) string {
			return i18n.T("%s rolls %s.", b.Name(e.Seat), b.DieFaceName(int(e.A)))
		}),
		rules.EventLegend: counts("gold-bar", func(who string, n int) string {
			return i18n.N(n, "%s has %d legendary token.", "%s has %d legendary tokens.", who, n)
		}),
		rules.EventGoal: table.LineFunc("check-mark", func(b *Table, e engine.Event) string {
			c := b.of(e.Seat).Char
			if c < 0 {
				return ""
			}
			return i18n.T("%s completes a goal: %s", b.Name(e.Seat), i18n.T(c.Info().Goals[e.A%rules.Goals].Text))
		}),
		rules.EventGame: table.LineFunc("saloon-doors", func(b *Table, e engine.Event) string {
			return i18n.T("%s starts a card game: %s.", b.Name(e.Seat), i18n.T(games[rules.GameName(int(e.A))]))
		}),
		rules.EventJoined: table.FormatLine("saloon-doors", i18n.Mark("%s joins the game."), table.Seat),
		rules.EventHouseDealt: table.LineFunc("poker-hand", func(b *Table, e engine.Event) string {
			if e.Seat == engine.NoSeat {
				return ""
			}
			return i18n.T("%s deals %d cards to the house.", b.Name(e.Seat), e.A)
		}),
		rules.EventHouse: table.FormatLine("poker-hand", i18n.Mark("The house shows %s."), cardArg),
		rules.EventFlop:  table.FormatLine("poker-hand", i18n.Mark("The dealer deals %s face up."), cardArg),
		rules.EventHand: table.LineFunc("poker-hand", func(b *Table, e engine.Event) string {
			name := i18n.T(hands()[rules.HandName(int(e.C))])
			if e.Seat == engine.NoSeat {
				return i18n.T("The house's hand: %s.", name)
			}
			return i18n.T("%s's hand: %s.", b.Name(e.Seat), name)
		}),
		rules.EventPokerWon: table.FormatLine("poker-hand", i18n.Mark("%s wins the hand and takes %s."), table.Seat,
			moneyArg).
			If(func(e engine.Event) bool { return e.Seat != engine.NoSeat && e.A == 0 }, i18n.Mark("%s wins the hand."),
				table.Seat).
			If(alone, i18n.Mark("The house wins the hand.")),
		rules.EventStayed: table.FormatLine("poker-hand", i18n.Mark("%s stays in."), table.Seat),
		rules.EventFolded: table.FormatLine("poker-hand", i18n.Mark("%s drops out."), table.Seat),
		rules.EventFaroCard: table.FormatLine("card-ace-spades", i18n.Mark("The dealer puts %s in the faro box."),
			fightCardArg),
		rules.EventBet: table.FormatLine("card-ace-spades", i18n.Mark("%s bets $%d on %s."), table.Seat, table.B,
			fightCardArg),
		rules.EventFaroTurned: table.FormatLine("card-ace-spades",
			i18n.Mark("The dealer reveals %s from the faro box."), fightCardArg),
		rules.EventBetWon: table.FormatLine("card-ace-spades", i18n.Mark("%s's bet wins %s."), table.Seat,
			moneyArg),
		rules.EventBetLost: table.FormatLine("card-ace-spades", i18n.Mark("%s's bet loses %s."), table.Seat,
			moneyArg),
		rules.EventPrey:   table.FormatLine("top-hat", i18n.Mark("The Man in Black is after %s."), table.Seat),
		rules.EventMarker: table.FormatLine("sparkles", i18n.Mark("%s sets off an event marker."), table.Seat),
		rules.EventEnd: table.FormatLine("hourglass", i18n.Mark("The end is near: round %d is the last."),
			table.A),
		rules.EventTally: table.LineFunc("trophy", func(b *Table, e engine.Event) string {
			return i18n.T("%s scores %s LP for %s (%d in total).", b.Name(e.Seat), pieces.Signed(int(e.A)),
				i18n.T(tallyNames[e.C%9]), e.B)
		}),
		rules.EventGameOver: table.FormatLine("trophy", i18n.Mark("The game is over.")),
	}
})

// tallyNames holds the names of the steps of the final scoring, in their order.
var tallyNames = [9]string{
	i18n.Mark("legendary points"), i18n.Mark("upgraded items"), i18n.Mark("money"), i18n.Mark("wounds"),
	i18n.Mark("being Wanted"),
	i18n.Mark("being a Marshal"), i18n.Mark("gambling"), i18n.Mark("legendary tokens"), i18n.Mark("never below 0"),
}

// deeds returns the log lines of actions, by kind of move. It contains only the actions that
// players could not recognize by the log lines of their effects.
var deeds = sync.OnceValue(func() map[engine.Kind]string {
	return map[engine.Kind]string{
		rules.KindTrail:       i18n.Mark("%s takes the trail."),
		rules.KindRail:        i18n.Mark("%s travels by rail."),
		rules.KindWork:        i18n.Mark("%s works."),
		rules.KindShop:        i18n.Mark("%s goes to the store."),
		rules.KindDeposit:     i18n.Mark("%s deposits gold."),
		rules.KindBankRobbery: i18n.Mark("%s robs the Bank."),
		rules.KindHeal:        i18n.Mark("%s sees the doctor."),
		rules.KindRevel:       i18n.Mark("%s revels at the Cabaret."),
		rules.KindProspect:    i18n.Mark("%s prospects."),
		rules.KindCard:        i18n.Mark("%s plays an action card."),
		rules.KindEndTurn:     i18n.Mark("%s ends their turn."),
	}
})

// Line returns the icon and the text of the log line about event e; both are "" if it has none.
func (b *Table) Line(e engine.Event) (icon, line string) {
	if e.Kind == rules.EventPoint {
		_, line = logLines().Line(b, e)
		return [3]string{"law-star", "wanted-reward", "card-ace-spades"}[e.A%3], line
	}
	return logLines().Line(b, e, rules.EventPicked)
}

// MergedLine returns one log line that replaces the lines of several events in a row. A ride of
// several steps becomes one line about where it ends, and cards discarded together become one list.
// It returns "" if the events cannot be merged.
func (b *Table) MergedLine(events []engine.Event) (icon, line string) {
	before, last := events[len(events)-2], events[len(events)-1]
	if before.Kind == rules.EventDiscard && last.Kind == rules.EventDiscard && before.Seat == last.Seat {
		var cards []string
		for _, e := range events {
			if e.A >= 0 {
				cards = append(cards, cardName(rules.Card(e.A)))
			}
		}
		return "trash-can", i18n.T("%s discards %s.", b.Name(last.Seat), i18n.List(cards))
	}
	if before.Kind == rules.EventMini && last.Kind == rules.EventMini && before.Seat == last.Seat {
		return b.Line(last)
	}
	return "", ""
}

// cardEvent returns the sentence that announces the card of event e, which draws an event card or a
// train encounter, without the text on the card. It returns "" for all other events.
func (b *Table) cardEvent(e engine.Event) string {
	switch e.Kind {
	case rules.EventEvent:
		who := i18n.T("The game")
		if e.Seat != engine.NoSeat {
			who = b.Name(e.Seat)
		}
		return i18n.T("%s resolves an event: %s.", who, i18n.T(rules.EventOf(int(e.A)).Name))
	case rules.EventHeist:
		t, _ := rules.EncounterOf(int(e.A))
		return i18n.T("%s robs the Train: %s.", b.Name(e.Seat), i18n.T(t.Name))
	}
	return ""
}
