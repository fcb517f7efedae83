package boomtown

import (
	"sync"

	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/render/i18n"
	"gulch/scenes/table"
)

// Functions for the log lines: each returns the value of a placeholder for an event, or reports
// whether an event gets a certain line.

func eventCard(_ table.GameUI, e engine.Event) any { return name(rules.CardIn(e)) }
func eventMine(_ table.GameUI, e engine.Event) any { return name(rules.MineIn(e)) }
func taken(_ table.GameUI, e engine.Event) any     { return cardWords(rules.CardIn(e)) }
func eventTown(_ table.GameUI, e engine.Event) any { return rules.TownIn(e).Info().Name }
func total(_ table.GameUI, e engine.Event) any     { return rules.FirstIn(e) + rules.SecondIn(e) }
func forced(e engine.Event) bool                   { return e.Auto }
func forNothing(e engine.Event) bool               { return rules.GoldIn(e) == 0 }
func partlyPaid(e engine.Event) bool               { return rules.PaidIn(e) < rules.OwedIn(e) }
func unpaid(e engine.Event) bool                   { return rules.PaidIn(e) == 0 && rules.OwedIn(e) > 0 }
func girlsRemoved(e engine.Event) bool {
	return rules.ReasonIn(e) == rules.Attached && rules.CardIn(e).Info().Kind == rules.SaloonGirls
}
func because(why rules.Reason) func(engine.Event) bool {
	return func(e engine.Event) bool { return rules.ReasonIn(e) == why }
}

// logLines returns the log line of each kind of event.
var logLines = sync.OnceValue(func() table.LogLines {
	return table.LogLines{
		rules.EventTurn: table.FormatLine("flying-flag", i18n.Mark("Round %d of %d. %s is first player."),
			table.EventArg(rules.NumberIn), table.EventArg(rules.TurnsIn),
			table.Seat).OrLastRound(),
		rules.EventTurned: table.FormatLine("clockwise-rotation",
			i18n.Mark("%s is revealed too early and goes back into the deck."), eventCard),
		rules.EventShuffled: table.FormatLine("clockwise-rotation", i18n.Mark("The deck is shuffled again.")),
		rules.EventBid: table.FormatLine("gavel", i18n.Mark("%s bids %d."), table.Seat,
			table.EventArg(rules.GoldIn)),
		rules.EventPass: table.FormatLine("cancel", i18n.Mark("%s passes."), table.Seat).
			If(forced, i18n.Mark("%s can't raise and passes."), table.Seat),
		rules.EventWon: table.FormatLine("banging-gavel", i18n.Mark("%s wins the auction for %d gold."), table.Seat,
			table.EventArg(rules.GoldIn)).
			If(forNothing, i18n.Mark("All players pass. %s picks first."), table.Seat),
		rules.EventShare: table.FormatLine("receive-money", i18n.Mark("%s gets %d gold, keeps %d and passes on %d."),
			table.Seat, table.EventArg(rules.GoldIn), table.EventArg(rules.KeptIn), table.EventArg(rules.PassedOnIn)).
			If(func(e engine.Event) bool { return rules.PassedOnIn(e) == 0 },
				i18n.Mark("%s gets %d gold and keeps it all."),
				table.Seat,
				table.EventArg(rules.GoldIn)),
		rules.EventBankShare: table.FormatLine("bank", i18n.Mark("The bank gets the remaining %d gold."),
			table.EventArg(rules.GoldIn)),
		rules.EventStayed: table.FormatLine("horse-head", i18n.Mark("%s keeps the Mustang for later."), table.Seat),
		rules.EventRode: table.FormatLine("horse-head", i18n.Mark("%s saddles the Mustang and picks second."),
			table.Seat),
		rules.EventTaken: table.FormatLine("card-pickup", i18n.Mark("%s takes %s."), table.Seat, taken).
			If(forced, i18n.Mark("%s gets the last card, %s."), table.Seat, eventCard),
		rules.EventFee: table.FormatLine("pay-money", i18n.Mark("%s pays %s %d gold as the mayor's fee in %s."),
			table.Seat, table.Other, table.EventArg(rules.PaidIn), eventTown).
			If(partlyPaid, i18n.Mark("%s must pay %s a fee of %d in %s but has only %d."), table.Seat, table.Other,
				table.EventArg(rules.OwedIn), eventTown, table.EventArg(rules.PaidIn)).
			If(unpaid, i18n.Mark("%s must pay %s a fee of %d in %s but has no gold."), table.Seat, table.Other,
				table.EventArg(rules.OwedIn), eventTown),
		rules.EventMayor: table.FormatLine("pawn", i18n.Mark("%s replaces %s as mayor of %s."), table.Seat, table.Other,
			eventTown).
			If(func(e engine.Event) bool { return e.Other == engine.NoSeat }, i18n.Mark("%s becomes mayor of %s."),
				table.Seat, eventTown),
		rules.EventGovernor: table.FormatLine("capitol", i18n.Mark("The Governor backs %s: double fees in %s."),
			table.Seat, eventTown),
		rules.EventVein: table.FormatLine("gold-mine", i18n.Mark("%s strikes a new vein in %s."), table.Seat,
			eventMine),
		rules.EventSaloon: table.FormatLine("saloon-doors", i18n.Mark("%s opens a saloon in %s."), table.Seat,
			eventTown),
		rules.EventGirls: table.FormatLine("large-dress",
			i18n.Mark("The Saloon Girls join %s's saloon. It now collects 4."), table.Seat),
		rules.EventKept: table.FormatLine("hourglass", i18n.Mark("%s keeps the %s for later."), table.Seat, eventCard).
			If(rules.WaitsIn,
				i18n.Mark("%[2]s can't use the %[1]s yet, so the card waits."), eventCard, table.Seat),
		rules.EventShark: table.FormatLine("card-ace-spades", i18n.Mark("The Card Shark takes %d gold from %s."),
			table.EventArg(rules.PaidIn), table.Seat).
			If(func(e engine.Event) bool { return rules.PaidIn(e) == 0 },
				i18n.Mark("The Card Shark finds nothing on %s."), table.Seat),
		rules.EventCoach: table.FormatLine("old-wagon", i18n.Mark("%s robs the stagecoach of %d gold."), table.Seat,
			table.EventArg(rules.GoldIn)),
		rules.EventBlast: table.FormatLine("dynamite", i18n.Mark("%s blows up %s's %s."), table.Seat, table.Other,
			eventCard),
		rules.EventSeized: table.FormatLine("scroll-unfurled", i18n.Mark("%s seizes %s from %s."), table.Seat,
			eventCard, table.Other),
		rules.EventDemand: table.FormatLine("bandit", i18n.Mark("%s holds up %s for %d gold."), table.Seat, table.Other,
			table.EventArg(rules.DemandIn)),
		rules.EventHoldupRoll: table.FormatLine("rolling-dices",
			i18n.Mark("The dice show %d and %d: the holdup fails."), table.EventArg(rules.FirstIn),
			table.EventArg(rules.SecondIn)).
			If(rules.ReachedIn,
				i18n.Mark("The dice show %d and %d: the holdup succeeds."), table.EventArg(rules.FirstIn),
				table.EventArg(rules.SecondIn)),
		rules.EventRobbed: table.FormatLine("bandit", i18n.Mark("%s hands %s %d gold."), table.Seat, table.Other,
			table.EventArg(rules.PaidIn)).
			If(unpaid, i18n.Mark("%s has no gold to hand over."), table.Seat),
		rules.EventRolled: table.FormatLine("rolling-dices", i18n.Mark("%s rolls %d and %d: %d."), table.Seat,
			table.EventArg(rules.FirstIn), table.EventArg(rules.SecondIn), total),
		rules.EventHeld: table.FormatLine("quill-ink", i18n.Mark("%s doesn't use the Telegraph."), table.Seat),
		rules.EventWired: table.FormatLine("quill-ink", i18n.Mark("%s uses the Telegraph to turn a %d into a %d."),
			table.Seat, table.EventArg(rules.OldIn), table.EventArg(rules.FaceIn)),
		rules.EventCaveIn: table.FormatLine("falling-rocks", i18n.Mark("A total of %d: dangerous mines cave in."),
			table.EventArg(rules.TotalIn)),
		rules.EventProduced: table.FormatLine("gold-nuggets", i18n.Mark("%s pays %s %d gold."), eventCard, table.Seat,
			table.EventArg(rules.GoldIn)),
		rules.EventToll: table.FormatLine("saloon-doors", i18n.Mark("%s pays %d gold to %s's saloon."), table.Seat,
			table.EventArg(rules.PaidIn), table.Other).
			If(partlyPaid, i18n.Mark("%s must pay %s's saloon %d gold but has only %d."), table.Seat, table.Other,
				table.EventArg(rules.OwedIn), table.EventArg(rules.PaidIn)).
			If(unpaid, i18n.Mark("%s must pay %s's saloon %d gold but has none."), table.Seat, table.Other,
				table.EventArg(rules.OwedIn)),
		rules.EventRemoved: table.FormatLine("trash-can", "").
			If(because(rules.NoTarget), i18n.Mark("%s has no target and is removed."), eventCard).
			If(because(rules.CavedIn), i18n.Mark("%s's %s caves in."), table.Seat, eventCard).
			If(because(rules.Attached), i18n.Mark("The %s is removed, too."), eventCard).
			If(girlsRemoved, i18n.Mark("The Saloon Girls are removed, too.")).
			If(because(rules.Deposed), i18n.Mark("The Governor leaves with the old mayor.")).
			If(because(rules.Discarded), i18n.Mark("%s is removed from the seized mine."), eventCard),
		rules.EventGameOver: table.FormatLine("trophy", i18n.Mark("The last mine has paid. The game is over.")),
	}
})

// Line returns the icon and the text of the log line about event e; both are "" if it has none.
func (b *Table) Line(e engine.Event) (icon, line string) { return logLines().Line(b, e) }

// cardWords returns the name of card c and, if it is a mine, its value and number.
func cardWords(c rules.Card) string {
	info := c.Info()
	if !c.IsMine() {
		return name(c)
	}
	return i18n.T("%s (%d on %s)", info.Name, info.Value, withArticle(info.Number))
}
