package westernlegends

import (
	"strings"
	"sync"

	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/render/i18n"
	"gulch/render/pieces"
	"gulch/scenes/table"
)

// Arguments of the log lines: each function returns the value of a placeholder of the line for an
// event.

func spaceArg(_ table.GameUI, e engine.Event) any { return spaceName(rules.SpaceIn(e)) }
func itemArg(_ table.GameUI, e engine.Event) any  { return itemName(rules.ItemIn(e)) }
func cardArg(p table.GameUI, e engine.Event) any {
	if rules.CardIn(e) < 0 {
		return i18n.T("no card")
	}
	return p.(*Table).cardTitle(rules.CardIn(e))
}
func fightCardArg(_ table.GameUI, e engine.Event) any {
	return rules.RankName(int(rules.FightCardIn(e)))
}
func rankArg(_ table.GameUI, e engine.Event) any   { return rules.RankName(rules.RankIn(e)) }
func otherArg(p table.GameUI, e engine.Event) any  { return p.(*Table).who(e.Other) }
func cattleArg(_ table.GameUI, e engine.Event) any { return i18n.T(cattleNames[rules.ColourIn(e)%3]) }
func saloonArg(_ table.GameUI, e engine.Event) any { return saloonName(rules.Town(rules.SaloonIn(e))) }
func storyArg(_ table.GameUI, e engine.Event) any {
	if rules.StoryIn(e) < 0 || rules.StoryIn(e) >= rules.Stories {
		return i18n.T("none")
	}
	return i18n.T(rules.DescribeStory(rules.StoryIn(e)).Name)
}
func dollarsArg(_ table.GameUI, e engine.Event) any { return dollars(rules.DollarsIn(e)) }

// lossArg returns what a seat loses by an event about money or nuggets.
func lossArg(_ table.GameUI, e engine.Event) any {
	n := -rules.ChangeIn(e)
	if e.Kind == rules.EventNuggets {
		return i18n.N(n, "%d nugget", "%d nuggets", n)
	}
	return dollars(n)
}

// goesToPlayer reports whether another player gets what a seat loses by event e.
func goesToPlayer(e engine.Event) bool { return e.Other != engine.NoSeat && loses(e) }

// counts returns the log line, with the given icon, for an event with an amount. says returns its
// text for a seat's name and the amount.
func counts(icon string, amount func(e engine.Event) int, says func(who string, n int) string) table.LogLine {
	return table.LineFunc(icon, func(b *Table, e engine.Event) string { return says(b.Name(e.Seat), amount(e)) })
}

// changes returns the log line, with the given icon, for an event about a number that changes.
// gains returns the text if the number becomes larger, loses the text if it becomes smaller. Both
// get the seat's name and the change without its sign.
func changes(icon string, gains, loses func(who string, n int) string) table.LogLine {
	return table.LineFunc(icon, func(b *Table, e engine.Event) string {
		if n := rules.ChangeIn(e); n < 0 {
			return loses(b.Name(e.Seat), -n)
		}
		return gains(b.Name(e.Seat), rules.ChangeIn(e))
	})
}

// reason returns a few words that name c, the cause of a gain or a loss, or "" if there is none.
func (b *Table) reason(c rules.Cause) string {
	switch c.Kind {
	case rules.CauseGame:
		return i18n.T(games[rules.GameName(c.N)])
	case rules.CauseItem:
		return itemName(rules.Item(c.N))
	case rules.CauseFightCard:
		return i18n.T("Fight card %s", rules.RankName(c.N))
	}
	if said, ok := reasonsOfChanges()[c.Kind]; ok {
		return i18n.T(said)
	}
	name, _ := b.causeTexts(c)
	return name
}

// reasonsOfChanges holds, by kind of cause, the words for what causes a gain or a loss, as the log
// shows them after a colon. The causes that are not listed have a name.
var reasonsOfChanges = sync.OnceValue(func() map[rules.CauseKind]string {
	return map[rules.CauseKind]string{
		rules.CauseIncome:    i18n.Mark("income"),
		rules.CauseWork:      i18n.Mark("work"),
		rules.CauseDeposit:   i18n.Mark("gold brought to the Bank"),
		rules.CauseRevel:     i18n.Mark("reveling at the Cabaret"),
		rules.CauseDoctor:    i18n.Mark("the doctor"),
		rules.CauseRail:      i18n.Mark("the railroad"),
		rules.CauseLonghorns: i18n.Mark("longhorns delivered"),
		rules.CauseCattle:    i18n.Mark("cattle delivered"),
		rules.CauseGround:    i18n.Mark("gold on the ground"),
		rules.CauseLoad:      i18n.Mark("too many to carry"),
		rules.CauseDice:      i18n.Mark("prospecting"),
		rules.CauseBandit:    i18n.Mark("a bandit beaten"),
		rules.CauseDuel:      i18n.Mark("a duel won"),
		rules.CauseRobbery:   i18n.Mark("a robbery"),
		rules.CauseGuard:     i18n.Mark("the bank robbery"),
		rules.CauseArrest:    i18n.Mark("an arrest"),
		rules.CausePoker:     i18n.Mark("Poker"),
		rules.CauseTurnEnd:   i18n.Mark("Wanted at the end of the turn"),
		rules.CauseLostFight: i18n.Mark("a lost fight"),
		rules.CauseOutlawed:  i18n.Mark("becoming Wanted"),
		rules.CauseGoal:      i18n.Mark("a completed goal"),
	}
})

func loses(e engine.Event) bool   { return rules.ChangeIn(e) < 0 }
func noStory(e engine.Event) bool { return rules.StoryIn(e) < 0 }
func none(e engine.Event) bool    { return rules.CardsIn(e) == 0 }
func gone(e engine.Event) bool    { return !rules.AppearsIn(e) }
func noGold(e engine.Event) bool  { return rules.NuggetsIn(e) == 0 }
func alone(e engine.Event) bool   { return e.Seat == engine.NoSeat }

// overLimit returns as text what a seat could not keep of a gain because of a limit: nuggets or
// dollars.
func overLimit(e engine.Event) string {
	if rules.OfNuggetsIn(e) {
		return i18n.N(rules.LostIn(e), "%d nugget", "%d nuggets", rules.LostIn(e))
	}
	return dollars(rules.LostIn(e))
}

// logLines returns the log line of each kind of event.
var logLines = sync.OnceValue(func() table.LogLines {
	return table.LogLines{
		rules.EventPicked: table.FormatLine("person", i18n.Mark("%s chooses a character."), table.Seat),
		rules.EventCharacter: table.FormatLine("person", i18n.Mark("%s is %s."), table.Seat,
			func(_ table.GameUI, e engine.Event) any { return charName(rules.CharIn(e)) }),
		rules.EventFirst: table.FormatLine("horseshoe", i18n.Mark("%s goes first."), table.Seat),
		rules.EventRound: table.FormatLine("sunrise", i18n.Mark("Round %d begins."),
			table.EventArg(rules.RoundIn)).OrLastRound(),
		rules.EventTurn: table.FormatLine("horseshoe", i18n.Mark("%s's turn."), table.Seat),
		rules.EventAction: table.LineFunc("horseshoe", func(b *Table, e engine.Event) string {
			kind := rules.MoveIn(e)
			if b.travels(e) {
				return i18n.T(travelLines()[kind], b.Name(e.Seat), spaceName(b.travelGoal(kind, e.Seat)))
			}
			if text, ok := deeds()[kind]; ok {
				return i18n.T(text, b.Name(e.Seat))
			}
			return ""
		}),
		rules.EventMini: table.LineFunc("horizon-road", func(b *Table, e engine.Event) string {
			if rules.OldSpaceIn(e) == rules.NoSpace {
				return i18n.T("%s starts at %s.", b.Name(e.Seat), spaceName(rules.SpaceIn(e)))
			}
			return i18n.T("%s moves to %s.", b.Name(e.Seat), spaceName(rules.SpaceIn(e)))
		}),
		rules.EventSheriff: table.LineFunc("law-star", (*Table).sheriffLine),
		rules.EventTrain:   table.FormatLine("steam-locomotive", i18n.Mark("The Train moves on to %s."), spaceArg),
		rules.EventMib:     table.FormatLine("top-hat", i18n.Mark("The Man in Black moves to %s."), spaceArg),
		rules.EventMibLP: table.LineFunc("top-hat", func(_ *Table, e engine.Event) string {
			return i18n.N(rules.ChangeIn(e), "The Man in Black gains %d LP.",
				"The Man in Black gains %d LP.", rules.ChangeIn(e))
		}),
		rules.EventMibCard: table.FormatLine("top-hat", i18n.Mark("The Man in Black plays %s."),
			func(_ table.GameUI, e engine.Event) any {
				return i18n.T(rules.DescribeMibCard(rules.MibCardIn(e)).Name)
			}),
		rules.EventMoney: changes("money-stack", func(who string, n int) string {
			return i18n.T("%s gains %s.", who, dollars(n))
		}, func(who string, n int) string {
			return i18n.T("%s loses %s.", who, dollars(n))
		}).If(goesToPlayer, i18n.Mark("%s loses %s to %s."), table.Seat, lossArg, otherArg),
		rules.EventLP: changes("laurels", func(who string, n int) string {
			return i18n.N(n, "%s gains %d LP.", "%s gains %d LP.", who, n)
		}, func(who string, n int) string {
			return i18n.N(n, "%s loses %d LP.", "%s loses %d LP.", who, n)
		}),
		rules.EventNuggets: changes("gold-nuggets", func(who string, n int) string {
			return i18n.N(n, "%s gains %d nugget.", "%s gains %d nuggets.", who, n)
		}, func(who string, n int) string {
			return i18n.N(n, "%s loses %d nugget.", "%s loses %d nuggets.", who, n)
		}).If(goesToPlayer, i18n.Mark("%s loses %s to %s."), table.Seat, lossArg, otherArg),
		rules.EventWounds: changes("broken-bone", func(who string, n int) string {
			return i18n.N(n, "%s takes %d wound.", "%s takes %d wounds.", who, n)
		}, func(who string, n int) string {
			return i18n.N(n, "%s heals %d wound.", "%s heals %d wounds.", who, n)
		}),
		rules.EventOverLimit: table.LineFunc("trash-can", func(b *Table, e engine.Event) string {
			return i18n.T("%s can't carry another %s.", b.Name(e.Seat), overLimit(e))
		}),
		rules.EventPoint: table.LineFunc("law-star", func(b *Table, e engine.Event) string {
			if rules.PointsIn(e) == 0 {
				return i18n.T("%s loses all %s points.", b.Name(e.Seat), i18n.T(trackNames[rules.TrackIn(e)%3]))
			}
			return i18n.T("%s advances to %s %d.", b.Name(e.Seat), i18n.T(trackNames[rules.TrackIn(e)%3]),
				rules.PointsIn(e))
		}),
		rules.EventAwake: table.LineFunc("sparkles", func(b *Table, e engine.Event) string {
			ability := inShort(b.of(e.Seat).Char.Info().Text.Text)
			return i18n.T("%s's ability wakes up: %s.", b.Name(e.Seat), ability)
		}),
		rules.EventActions: counts("hourglass", rules.ActionsIn, func(who string, n int) string {
			return i18n.N(n, "%s gains %d action.", "%s gains %d actions.", who, n)
		}),
		rules.EventSlow: counts("hourglass", rules.SpacesIn, func(who string, n int) string {
			return i18n.N(n, "%s has −%d movement next turn.", "%s has −%d movement next turn.", who, n)
		}),
		rules.EventDrew: counts("card-pickup", rules.CardsIn, func(who string, n int) string {
			return i18n.N(n, "%s draws %d card.", "%s draws %d cards.", who, n)
		}),
		rules.EventDiscard: table.LineFunc("trash-can", func(b *Table, e engine.Event) string {
			// no log line: the card was already face up, and was logged when it was turned up
			if rules.InPlayIn(e) || e.Seat == engine.NoSeat {
				return ""
			}
			return i18n.T("%s discards %s.", b.Name(e.Seat), cardArg(b, e))
		}),
		rules.EventBack: table.FormatLine("card-pickup", i18n.Mark("%s takes back %s."), table.Seat, cardArg),
		rules.EventGave: table.FormatLine("poker-hand", i18n.Mark("%s gives %s a card."), table.Seat, otherArg),
		rules.EventLooked: table.LineFunc("spyglass", (*Table).lookedLine).
			If(none, i18n.Mark("%s uses %s and finds no card to look at."), table.Seat,
				func(table.GameUI, engine.Event) any { return itemName(rifle()) }),
		rules.EventShuffled: table.LineFunc("clockwise-rotation", func(_ *Table, e engine.Event) string {
			return i18n.T(decks[rules.DeckIn(e)%len(decks)])
		}),
		rules.EventItem:     table.FormatLine("trade", i18n.Mark("%s gains an item: %s."), table.Seat, itemArg),
		rules.EventUpgrade:  table.FormatLine("trade", i18n.Mark("%s upgrades the %s."), table.Seat, itemArg),
		rules.EventItemBack: table.FormatLine("trash-can", i18n.Mark("%s returns the %s."), table.Seat, itemArg),
		rules.EventCattle:   table.FormatLine("bull", i18n.Mark("%s takes %s."), table.Seat, cattleArg),
		rules.EventCattleBack: table.LineFunc("bull", func(b *Table, e engine.Event) string {
			if d := b.fight(); d != nil && d.Kind() == "rob" {
				return i18n.T("%s loses %s: a robbery.", b.Name(e.Seat), cattleArg(b, e))
			}
			return i18n.T("%s loses %s.", b.Name(e.Seat), cattleArg(b, e))
		}),
		rules.EventDelivered: table.LineFunc("bull", func(b *Table, e engine.Event) string {
			_, reward := rules.CattleOf(rules.CattleIn(e))
			if rules.RustledIn(e) {
				return i18n.T("%s rustles cattle and gains %s.", b.Name(e.Seat), i18n.T(reward))
			}
			return i18n.T("%s delivers cattle and gains %s.", b.Name(e.Seat), i18n.T(reward))
		}),
		rules.EventLonghorns: changes("bull", func(who string, n int) string {
			return i18n.N(n, "%s takes %d longhorn.", "%s takes %d longhorns.", who, n)
		}, func(who string, n int) string {
			return i18n.N(n, "%s loses %d longhorn.", "%s loses %d longhorns.", who, n)
		}),
		rules.EventBandit: table.FormatLine("bandit", i18n.Mark("A bandit appears at %s."), spaceArg).
			If(gone, i18n.Mark("The bandit leaves %s."), spaceArg),
		rules.EventToken: table.LineFunc("robber", func(_ *Table, e engine.Event) string {
			what := i18n.T(tokenNames[rules.KindIn(e)])
			if !rules.AppearsIn(e) {
				return i18n.T("At %s, %s leaves.", spaceName(rules.SpaceIn(e)), what)
			}
			return i18n.T("At %s, %s appears.", spaceName(rules.SpaceIn(e)), what)
		}),
		rules.EventRoller: table.FormatLine("crown", i18n.Mark("A high roller sits down in %s."), saloonArg).
			If(gone, i18n.Mark("The high roller leaves %s."), saloonArg),
		rules.EventTokenShown: table.LineFunc("robber", func(_ *Table, e engine.Event) string {
			t := rules.TokenIn(e)
			if t.Kind() == rules.Longhorn {
				return ""
			}
			n, reward := t.Info()
			return i18n.T("Revealed: %s with %d cards. Reward: %s.", i18n.T(tokenNames[t.Kind()]), n, i18n.T(reward))
		}),
		rules.EventPeeked: table.FormatLine("spyglass", i18n.Mark("%s looks at the face-down token at %s."), table.Seat,
			func(_ table.GameUI, e engine.Event) any { return lookName(rules.PlaceIn(e)) }),
		rules.EventGold: table.FormatLine("gold-nuggets", i18n.Mark("Nuggets on the ground at %s: %d."), spaceArg,
			table.EventArg(rules.NuggetsIn)).
			If(noGold, i18n.Mark("No gold is left at %s."), spaceArg),
		rules.EventPlot: table.LineFunc("treasure-map", func(b *Table, e engine.Event) string {
			_, reward := rules.PlotOf(rules.FrontierIn(e))
			return i18n.T("%s settles %s and gains %s.", b.Name(e.Seat), spaceName(rules.SpaceIn(e)), i18n.T(reward))
		}),
		rules.EventStory: table.FormatLine("open-book", i18n.Mark("New story: %s."), storyArg).
			If(noStory, i18n.Mark("There are no more stories in this pile.")),
		rules.EventContributed: table.LineFunc("open-book", func(b *Table, e engine.Event) string {
			if s := b.Board.Stories[rules.PileIn(e)&1].Story; s >= 0 {
				return i18n.T("%s adds a disc to %s.", b.Name(e.Seat), i18n.T(rules.DescribeStory(s).Name))
			}
			return ""
		}),
		rules.EventStoryDone: table.FormatLine("open-book", i18n.Mark("Story complete: %s."), storyArg),
		rules.EventEvent: table.LineFunc("sparkles", func(b *Table, e engine.Event) string {
			return table.Sentences(b.cardEvent(e), i18n.T(rules.DescribeEvent(rules.EventIn(e)).Text))
		}),
		rules.EventHeist: table.LineFunc("steam-locomotive", func(b *Table, e engine.Event) string {
			t, _ := rules.DescribeEncounter(rules.EncounterIn(e))
			return table.Sentences(b.cardEvent(e), i18n.T(t.Text))
		}),
		rules.EventFight: table.LineFunc("crossed-pistols", func(b *Table, e engine.Event) string {
			kind := rules.FightName(rules.FightIn(e))
			if foe, ok := foes()[kind]; ok {
				return i18n.T(foe.fought, b.who(e.Seat), rules.CardsIn(e))
			}
			seat := e.Seat
			if seat == engine.NoSeat { // the opponent is the Man in Black, who has no seat
				seat = rules.ManInBlack
			}
			return i18n.T("%s: %s against %s.", i18n.T(fights[kind]), b.who(seat), b.who(e.Other))
		}),
		rules.EventParried: table.FormatLine("crossed-pistols", i18n.Mark("%s pays %s to avoid the fight."), table.Seat,
			func(p table.GameUI, e engine.Event) any { return p.(*Table).opponent(e.Other) }),
		rules.EventDeclined: table.LineFunc("crossed-pistols", func(b *Table, e engine.Event) string {
			if b.of(e.Seat).Cards == 0 {
				return i18n.T("%s has no card to fight with.", b.Name(e.Seat))
			}
			return i18n.T("%s declines to fight.", b.Name(e.Seat))
		}),
		rules.EventShown:     table.FormatLine("poker-hand", i18n.Mark("%s shows %s."), table.Seat, cardArg),
		rules.EventFightCard: table.FormatLine("skull-crossed-bones", i18n.Mark("The fight card is %s."), fightCardArg),
		rules.EventUsed:      table.LineFunc("sparkles", (*Table).usedLine),
		rules.EventValues: table.LineFunc("crossed-pistols", func(b *Table, e engine.Event) string {
			d := b.fight()
			if d == nil {
				return ""
			}
			return i18n.Colon(b.fightTitle(d), i18n.T("%s %d, %s %d.", b.sideName(d, 0), rules.Value0In(e),
				b.sideName(d, 1), rules.Value1In(e)))
		}),
		rules.EventFightWon: table.LineFunc("crossed-pistols", (*Table).fightWonLine),
		rules.EventRestart:  table.FormatLine("crossed-pistols", i18n.Mark("Fight card 10: the fight starts again.")),
		rules.EventArrested: table.FormatLine("prisoner", i18n.Mark("%[2]s arrests %[1]s."), table.Seat, otherArg).
			If(func(e engine.Event) bool { return e.Other == engine.NoSeat },
				i18n.Mark("The Sheriff arrests %s."), table.Seat),
		rules.EventRolled: table.LineFunc("rolling-dices", func(b *Table, e engine.Event) string {
			return i18n.T("%s rolls %s.", b.Name(e.Seat), b.DieFaceName(rules.FaceIn(e)))
		}),
		rules.EventLegend: table.LineFunc("gold-bar", func(b *Table, e engine.Event) string {
			if n := rules.DrawnIn(e); n > 0 { // some of them may have to be given back
				return i18n.N(n, "%s draws %d legendary token.", "%s draws %d legendary tokens.", b.Name(e.Seat), n)
			}
			n := rules.TokensIn(e)
			return i18n.N(n, "%s keeps %d legendary token.", "%s keeps %d legendary tokens.", b.Name(e.Seat), n)
		}),
		rules.EventGoal: table.LineFunc("check-mark", func(b *Table, e engine.Event) string {
			c := b.of(e.Seat).Char
			if c < 0 {
				return ""
			}
			return i18n.T("%s completes a goal: %s", b.Name(e.Seat),
				i18n.T(c.Info().Goals[rules.GoalIn(e)%rules.Goals].Text))
		}),
		rules.EventGame: table.LineFunc("saloon-doors", func(b *Table, e engine.Event) string {
			return i18n.T("%s starts a card game: %s.", b.Name(e.Seat), i18n.T(games[rules.GameName(rules.GameIn(e))]))
		}),
		rules.EventJoined: table.FormatLine("saloon-doors", i18n.Mark("%s joins the game."), table.Seat),
		rules.EventHouseDealt: table.LineFunc("poker-hand", func(b *Table, e engine.Event) string {
			if e.Seat == engine.NoSeat {
				return ""
			}
			return i18n.T("%s deals %d cards to the house.", b.Name(e.Seat), rules.CardsIn(e))
		}),
		rules.EventHouse: table.FormatLine("poker-hand", i18n.Mark("The house shows %s."), cardArg),
		rules.EventFlop:  table.FormatLine("poker-hand", i18n.Mark("The dealer deals %s face up."), cardArg),
		rules.EventHand: table.LineFunc("poker-hand", func(b *Table, e engine.Event) string {
			name := i18n.T(hands()[rules.HandName(rules.StrengthIn(e))])
			cards := [2]rules.Card{rules.CardIn(e), rules.OtherCardIn(e)}
			if e.Seat == engine.NoSeat {
				return i18n.T("The house's hand: %s, with %s and %s.", name, cardName(cards[0]), cardName(cards[1]))
			}
			said := b.countingAs(cards)
			return i18n.T("%s's hand: %s, with %s and %s.", b.Name(e.Seat), name, said[0], said[1])
		}),
		rules.EventPokerWon: table.FormatLine("poker-hand", i18n.Mark("%s wins the hand and takes %s."), table.Seat,
			dollarsArg).
			If(func(e engine.Event) bool { return e.Seat != engine.NoSeat && rules.DollarsIn(e) == 0 },
				i18n.Mark("%s wins the hand."), table.Seat).
			If(alone, i18n.Mark("The house wins the hand.")),
		rules.EventStayed: table.FormatLine("poker-hand", i18n.Mark("%s stays in."), table.Seat),
		rules.EventFolded: table.FormatLine("poker-hand", i18n.Mark("%s drops out."), table.Seat),
		rules.EventFaroCard: table.FormatLine("card-ace-spades", i18n.Mark("The dealer puts %s in the faro box."),
			fightCardArg),
		rules.EventBet: table.FormatLine("card-ace-spades", i18n.Mark("%s bets $%d on %s."), table.Seat,
			table.EventArg(rules.DollarsIn), rankArg),
		rules.EventFaroTurned: table.FormatLine("card-ace-spades",
			i18n.Mark("The dealer reveals %s from the faro box."), fightCardArg),
		rules.EventBetWon: table.FormatLine("card-ace-spades", i18n.Mark("%s's bet wins %s."), table.Seat,
			dollarsArg),
		rules.EventBetLost: table.FormatLine("card-ace-spades", i18n.Mark("%s's bet loses %s."), table.Seat,
			dollarsArg),
		rules.EventPrey:   table.FormatLine("top-hat", i18n.Mark("The Man in Black is after %s."), table.Seat),
		rules.EventMarker: table.FormatLine("sparkles", i18n.Mark("%s sets off an event marker."), table.Seat),
		rules.EventEnd: table.FormatLine("hourglass", i18n.Mark("The end is near: round %d is the last."),
			table.EventArg(rules.LastRoundIn)),
		rules.EventTally: table.LineFunc("trophy", func(b *Table, e engine.Event) string {
			return i18n.T("%s scores %s LP for %s: %d in total.", b.Name(e.Seat), pieces.Signed(rules.ChangeIn(e)),
				b.tallyText(e), rules.NowIn(e))
		}),
		rules.EventGameOver: table.FormatLine("trophy", i18n.Mark("The game is over.")),
		rules.EventTargeted: table.LineFunc("crossed-pistols", (*Table).targetLine),
		rules.EventNoEffect: table.LineFunc("cancel", (*Table).noEffectLine),
		rules.EventSetupEvent: table.FormatLine("sparkles", i18n.Mark("Set-up event: %s. Its tokens are on the map."),
			func(_ table.GameUI, e engine.Event) any {
				return i18n.T(rules.DescribeEvent(rules.EventIn(e)).Name)
			}),
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
		rules.KindWork:        i18n.Mark("%s works."),
		rules.KindShop:        i18n.Mark("%s goes to the store."),
		rules.KindDeposit:     i18n.Mark("%s deposits gold."),
		rules.KindBankRobbery: i18n.Mark("%s robs the Bank."),
		rules.KindHeal:        i18n.Mark("%s sees the doctor."),
		rules.KindRevel:       i18n.Mark("%s revels at the Cabaret."),
		rules.KindProspect:    i18n.Mark("%s prospects."),
		rules.KindEndTurn:     i18n.Mark("%s ends their turn."),
	}
})

// decks are the log lines about a deck that is shuffled, by the number of the deck.
var decks = [...]string{
	i18n.Mark("The poker deck is reshuffled."), i18n.Mark("The event deck is reshuffled."),
	i18n.Mark("The train deck is reshuffled."), i18n.Mark("The Man in Black's deck is reshuffled."),
}

// countingAs returns the names of the two cards of a poker hand. The name of a wild card says as
// which card it counts: "2 of hearts as ace of hearts".
func (b *Table) countingAs(cards [2]rules.Card) (said [2]string) {
	g := &b.Board.Game
	as := rules.CountsAs(cards, g.Flop[:g.FlopSize], b.Board.Alternate)
	for i, c := range cards {
		if said[i] = cardName(c); as[i] != c && c >= 0 {
			said[i] = i18n.T("%s as %s", said[i], cardName(as[i]))
		}
	}
	return said
}

// fightWonLine returns the line about event e, the end of a fight: who fought whom, who won, and
// the cards of both in the same order, because a recap may tell nothing else about the fight.
func (b *Table) fightWonLine(e engine.Event) string {
	line, d := b.winnerLine(e), b.fight()
	if d == nil {
		return line
	}
	own, other := b.playedName(d, 0), b.playedName(d, 1)
	if own == "" || other == "" { // declined, or without a card
		return line
	}
	return table.Sentences(line, i18n.T("%s against %s.", i18n.Capitalize(own), other))
}

// winnerLine returns a sentence about event e, the end of a fight: who fought whom, and who won.
func (b *Table) winnerLine(e engine.Event) string {
	kind := rules.FightName(rules.FightIn(e))
	if foe, ok := foes()[kind]; ok {
		person, winner := e.Seat, i18n.T(foe.name)
		if person == engine.NoSeat {
			person = e.Other
		} else {
			winner = b.who(person)
		}
		return i18n.T("%s: %s wins.", i18n.T(foe.title, b.who(person)), winner)
	}
	sides := [2]engine.Seat{e.Seat, e.Other}
	if rules.SideIn(e) == 1 {
		sides[0], sides[1] = sides[1], sides[0]
	}
	for i := range sides {
		if sides[i] == engine.NoSeat { // the Man in Black has no seat
			sides[i] = rules.ManInBlack
		}
	}
	return i18n.T("%s: %s against %s. %s wins.", i18n.T(fights[kind]), b.who(sides[0]), b.who(sides[1]),
		i18n.Capitalize(b.who(sides[rules.SideIn(e)])))
}

// RecapOmits reports whether event e is the beginning of a turn, because a recap tells what was
// done in it, or a card that is dealt in a game of poker or faro: a recap tells who had which hand
// and which bets were won.
func (b *Table) RecapOmits(e engine.Event) bool {
	switch e.Kind {
	case rules.EventTurn, rules.EventHouseDealt, rules.EventFlop, rules.EventHouse, rules.EventFaroCard:
		return true
	}
	return false
}

// RecapState reports whether event e tells how many legendary tokens a seat has now.
func (b *Table) RecapState(e engine.Event) bool { return e.Kind == rules.EventLegend }

// EndIsNear reports whether event e has triggered the end of the game.
func (b *Table) EndIsNear(e engine.Event) bool { return e.Kind == rules.EventEnd }

// ChosenInSecret reports whether event e tells its seat only what it has chosen in secret: its
// character, its card in a fight or its hand in a game of poker, or nothing at all.
func (b *Table) ChosenInSecret(e engine.Event) bool {
	switch e.Kind {
	case rules.EventPicked, rules.EventSealed, rules.EventChoseCards, rules.EventSilent:
		return true
	}
	return false
}

// Line returns the icon and the text of the log line about event e; both are "" if it has none. A
// line about a gain or a loss names its cause after a colon: "Ada gains 1 LP: Rumors."
func (b *Table) Line(e engine.Event) (icon, line string) {
	icon, line = b.shortLine(e)
	if namesCause(e) {
		if reason := b.reason(rules.WhyIn(e).Cause()); reason != "" && line != "" {
			line = i18n.Colon(strings.TrimSuffix(line, "."), reason) + "."
		}
	}
	return icon, line
}

// namesCause reports whether event e is about a change whose cause it names.
func namesCause(e engine.Event) bool {
	switch e.Kind {
	case rules.EventMoney, rules.EventLP, rules.EventNuggets, rules.EventWounds, rules.EventDrew, rules.EventPoint,
		rules.EventLegend, rules.EventActions, rules.EventSlow, rules.EventMibLP:
		return true
	}
	return false
}

// shortLine is like Line, but without the cause of a gain or a loss.
func (b *Table) shortLine(e engine.Event) (icon, line string) {
	if e.Kind == rules.EventPoint {
		_, line = logLines().Line(b, e)
		return [3]string{"law-star", "wanted-reward", "card-ace-spades"}[rules.TrackIn(e)%3], line
	}
	return logLines().Line(b, e, rules.EventPicked)
}

// MergedLine returns one log line that replaces the lines of several events in a row. A ride of
// several steps, also of the Sheriff, becomes one line about where it ends, a trail or a train
// journey one line with its destination, and cards discarded together become one list. Steps along
// a track become one line about the last of them. It returns "" if the events cannot be merged.
func (b *Table) MergedLine(events []engine.Event) (icon, line string) {
	before, last := events[len(events)-2], events[len(events)-1]
	if b.travels(events[0]) {
		return b.mergedTravel(events)
	}
	if before.Kind == rules.EventDiscard && last.Kind == rules.EventDiscard && before.Seat == last.Seat {
		var cards []string
		for _, e := range events {
			if rules.CardIn(e) >= 0 {
				cards = append(cards, cardName(rules.CardIn(e)))
			}
		}
		return "trash-can", i18n.T("%s discards %s.", b.Name(last.Seat), i18n.List(cards))
	}
	if sameSource(before, last, b.State) || samePoints(before, last) {
		return b.Line(last)
	}
	rides := before.Kind == rules.EventMini ||
		before.Kind == rules.EventSheriff && rules.CauseIn(before) == rules.CauseIn(last)
	if rides && before.Kind == last.Kind && before.Seat == last.Seat {
		return b.Line(last)
	}
	return "", ""
}

// sheriffLine returns the log line of event e, a move of the Sheriff, with its cause.
func (b *Table) sheriffLine(e engine.Event) string {
	to, why := spaceName(rules.SpaceIn(e)), rules.CauseIn(e)
	switch why.Kind {
	case rules.CausePatrol:
		return i18n.T("The Sheriff patrols as far as %s.", to)
	case rules.CausePrison:
		return i18n.T("The Sheriff brings the prisoner to %s.", to)
	case rules.CauseDefeat:
		return i18n.T("The beaten Sheriff goes back to %s.", to)
	}
	says := i18n.T("The Sheriff moves to %s.", to)
	if e.Seat != engine.NoSeat {
		says = i18n.T("%s moves the Sheriff to %s.", b.Name(e.Seat), to)
	}
	if name, _ := b.causeTexts(why); name != "" {
		return i18n.T("%s: %s", name, says)
	}
	return says
}

// playedName returns the name of the card that a side (0 or 1) has played face up in fight d, or ""
// if there is none.
func (b *Table) playedName(d *rules.Duel, side int) string {
	switch {
	case b.dealt(d, side) && d.Dealt != rules.NoFightCard:
		return i18n.T("fight card %s", rules.RankName(int(d.Dealt)))
	case !b.dealt(d, side) && d.Played[side] != rules.NoCard:
		return cardName(d.Played[side])
	}
	return ""
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
		return i18n.T("%s resolves an event: %s.", who, i18n.T(rules.DescribeEvent(rules.EventIn(e)).Name))
	case rules.EventHeist:
		t, _ := rules.DescribeEncounter(rules.EncounterIn(e))
		return i18n.T("%s robs the Train: %s.", b.Name(e.Seat), i18n.T(t.Name))
	}
	return ""
}
