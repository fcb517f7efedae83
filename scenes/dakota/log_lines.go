package dakota

import (
	"strings"
	"sync"

	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/render/i18n"
	"gulch/scenes/table"
)

// Arguments of the log lines: each function returns the value of a placeholder of the line for an
// event.

func cardOf(_ table.GameUI, e engine.Event) any     { return cardName(rules.CardIn(e)) }
func workerOf(_ table.GameUI, e engine.Event) any   { return workerName(rules.WorkerIn(e)) }
func oreOf(_ table.GameUI, e engine.Event) any      { return oreName(rules.ResourceIn(e)) }
func buildingOf(_ table.GameUI, e engine.Event) any { return buildingName(rules.BuildingIn(e)) }
func comboOf(_ table.GameUI, e engine.Event) any    { return comboName(rules.CombinationIn(e)) }
func tileOf(_ table.GameUI, e engine.Event) any     { return tileName(rules.TileIn(e)) }
func cartOf(_ table.GameUI, e engine.Event) any     { return cartName(rules.CartIn(e)) }
func cartNumber(_ table.GameUI, e engine.Event) any { return rules.SlotIn(e) + 1 }
func lotNumber(_ table.GameUI, e engine.Event) any  { return rules.SlotIn(e) + 1 }

func mode(what int) func(engine.Event) bool {
	return func(e engine.Event) bool { return rules.ModeIn(e) == what }
}
func earnedBy(what int) func(engine.Event) bool {
	return func(e engine.Event) bool { return rules.WayIn(e) == what }
}
func free(e engine.Event) bool       { return rules.DollarsIn(e) == 0 }
func lost(e engine.Event) bool       { return rules.BackIn(e) == 0 }
func keepsNone(e engine.Event) bool  { return rules.KeptIn(e) == 0 }
func isEngineer(e engine.Event) bool { return rules.WorkerIn(e) == rules.Engineer }
func noSleepers(e engine.Event) bool { return rules.SleepersIn(e) == 0 }

// logLines returns the log line of each kind of event.
var logLines = sync.OnceValue(func() table.LogLines {
	return table.LogLines{
		rules.EventDay: table.FormatLine("sunrise", i18n.Mark("Day %d begins."),
			table.EventArg(rules.DayIn)).OrLastRound(),
		rules.EventIncome: table.LineFunc("receive-money", func(b *Table, e engine.Event) string {
			if rules.FromSleepersIn(e) == 0 {
				return i18n.N(rules.FromBuildingsIn(e), "%s earns $%d from %d building.",
					"%s earns $%d from %d buildings.", b.Name(e.Seat), rules.DollarsIn(e), rules.FromBuildingsIn(e))
			}
			return i18n.T("%s earns $%d: $%d from buildings and $%d from saloon beds.", b.Name(e.Seat),
				rules.DollarsIn(e), rules.FromBuildingsIn(e), rules.FromSleepersIn(e))
		}),
		rules.EventBailed: table.FormatLine("pay-money", i18n.Mark("%s pays %s $%d in bail for the %s."), table.Seat,
			table.Other, table.EventArg(rules.DollarsIn), workerOf),
		rules.EventStayed: table.FormatLine("prisoner", i18n.Mark("%s keeps the arrested %s as a worker."), table.Seat,
			workerOf),
		rules.EventDrew: table.FormatLine("card-pickup", i18n.Mark("%s draws a card."), table.Seat).
			If(rules.SchoolIn, i18n.Mark("%s draws a card in school."), table.Seat),
		rules.EventGot: table.FormatLine("card-pickup", i18n.Mark("%s gains %s."), table.Seat, cardOf),
		rules.EventShuffled: table.FormatLine("clockwise-rotation",
			i18n.Mark("The discard pile is reshuffled: %d cards."), table.EventArg(rules.LeftIn)),
		rules.EventHappening: table.LineFunc("ringing-bell", (*Table).happeningLine),
		rules.EventRolled: table.FormatLine("rolling-dices", i18n.Mark("%s rolls a %d."), table.Seat,
			table.EventArg(rules.RollIn)),
		rules.EventDestroyed: table.FormatLine("falling-rocks", i18n.Mark("An earthquake destroys %s's %s."),
			table.Seat, buildingOf),
		rules.EventLaidDown: table.FormatLine("cog", i18n.Mark("An engineer saves %s."), table.Seat),
		rules.EventCollapsed: table.FormatLine("falling-rocks", i18n.Mark("A tile in %s's mine collapses: %s."),
			table.Seat,
			func(_ table.GameUI, e engine.Event) any { return tileName(rules.TileIn(e)) }),
		rules.EventShortage: table.LineFunc("trade", (*Table).shortageLine),
		rules.EventJoined:   table.FormatLine("person", i18n.Mark("A miner joins %s."), table.Seat),
		rules.EventTaxed: table.FormatLine("pay-money", i18n.Mark("%s pays $%d in taxes."), table.Seat,
			table.EventArg(rules.DollarsIn)).
			If(free, ""),
		rules.EventGranted: table.FormatLine("receive-money", i18n.Mark("%s gains $%d."), table.Seat,
			table.EventArg(rules.DollarsIn)),
		rules.EventSick: table.FormatLine("night-sleep", i18n.Mark("%s sends the sick %s to bed."), table.Seat,
			workerOf),
		rules.EventTiles: table.FormatLine("spyglass", i18n.Mark("%s explores layer %d."), table.Seat,
			table.EventArg(rules.LayerIn)),
		rules.EventSurveyed: table.FormatLine("spyglass", i18n.Mark("%s searches bag %d."), table.Seat,
			table.EventArg(rules.LayerIn)),
		rules.EventPlaced: table.FormatLine("cave-entrance",
			i18n.Mark("%[1]s places a tile at distance %[3]d: %[2]s."), table.Seat, tileOf,
			table.EventArg(rules.DistanceIn)),
		rules.EventReplaced: table.FormatLine("cave-entrance", i18n.Mark("%s replaces a tile with a %s."), table.Seat,
			tileOf),
		rules.EventUnplaced: table.FormatLine("cave-entrance", i18n.Mark("%s places no tile."), table.Seat),
		rules.EventSent: table.FormatLine("spyglass", i18n.Mark("%[1]s sends a %[3]s exploring for $%[2]d."),
			table.Seat, table.EventArg(rules.DollarsIn), workerOf).
			If(isEngineer, i18n.Mark("%[1]s sends an %[3]s exploring for $%[2]d."), table.Seat,
				table.EventArg(rules.DollarsIn), workerOf).
			If(mode(1), i18n.Mark("%s sends a prospector exploring."), table.Seat).If(mode(2),
			i18n.Mark("%s pays $%d to search a bag."), table.Seat, table.EventArg(rules.DollarsIn)),
		rules.EventPassed: table.LineFunc("cancel", (*Table).passLine),
		rules.EventAsked:  table.LineFunc("moon", (*Table).turnLine),
		rules.EventPlayed: table.FormatLine("sun", i18n.Mark("%s plays %s."), table.Seat, cardOf),
		rules.EventRefreshed: table.FormatLine("person", i18n.Mark("%s's %s is free again."), table.Seat,
			workerOf),
		rules.EventCartBought: table.FormatLine("mine-wagon", i18n.Mark("%[1]s buys a %[3]s for $%[2]d."), table.Seat,
			table.EventArg(rules.DollarsIn), cartOf),
		rules.EventAttack: table.FormatLine("crossed-pistols", i18n.Mark("%s attacks %s with %s."), table.Seat,
			table.Other, cardOf),
		rules.EventCommitted: table.FormatLine("crossed-pistols", i18n.Mark("%s commits a %s to the attack."),
			table.Seat, workerOf).
			If(isEngineer, i18n.Mark("%s commits an %s to the attack."), table.Seat, workerOf),
		rules.EventReacted: table.FormatLine("law-star", i18n.Mark("%s responds with %s."), table.Seat, cardOf),
		rules.EventOfficer: table.FormatLine("law-star", i18n.Mark("%s sends a %s to stop the attack."), table.Seat,
			workerOf).
			If(isEngineer, i18n.Mark("%s sends an %s to stop the attack."), table.Seat, workerOf),
		rules.EventStopped: table.FormatLine("law-star", i18n.Mark("The attack on %s fails."), table.Seat),
		rules.EventArrested: table.FormatLine("prisoner", i18n.Mark("%s arrests %s's %s."), table.Seat,
			table.Other, workerOf),
		rules.EventRobbed: table.LineFunc("crossed-pistols", (*Table).robbedLine),
		rules.EventRaided: table.LineFunc("crossed-pistols", (*Table).raidedLine),
		rules.EventClosed: table.FormatLine("cancel", i18n.Mark("%[2]s's lot %[1]d is closed today."), lotNumber,
			table.Seat),
		rules.EventDerailed: table.FormatLine("mine-wagon", i18n.Mark("%[2]s's cart %[1]d is derailed."), cartNumber,
			table.Seat),
		rules.EventLured: table.FormatLine("person", i18n.Mark("%[1]s's %[3]s moves to %[2]s's town."), table.Other,
			table.Seat, workerOf),
		rules.EventTookCard: table.FormatLine("card-pickup", i18n.Mark("%s takes a card from %s."), table.Seat,
			table.Other),
		rules.EventPeeked: table.FormatLine("card-pickup", i18n.Mark("%s looks at %d cards and keeps 1."), table.Seat,
			table.EventArg(rules.SeenIn)).
			If(keepsNone, i18n.Mark("%s looks at %d cards and keeps none."), table.Seat, table.EventArg(rules.SeenIn)),
		rules.EventPlanned: table.FormatLine("quill-ink", i18n.Mark("%s finishes planning."), table.Seat),
		rules.EventLaunched: table.FormatLine("mine-wagon", i18n.Mark("%s sends cart %d down for $%d."), table.Seat,
			cartNumber, table.EventArg(rules.DollarsIn)).
			If(func(e engine.Event) bool { return rules.DollarsIn(e) == 0 },
				i18n.Mark("%s sends cart %d down for free."), table.Seat, cartNumber),
		rules.EventEarned: table.FormatLine("beer-stein", i18n.Mark("%s earns $%d from a drink."), table.Seat,
			table.EventArg(rules.DollarsIn)).
			If(earnedBy(rules.EarnGamble), i18n.Mark("%s earns $%d from gambling."), table.Seat,
				table.EventArg(rules.DollarsIn)).
			If(earnedBy(rules.EarnBar), i18n.Mark("%s earns $%d from a bartender."), table.Seat,
				table.EventArg(rules.DollarsIn)),
		rules.EventTrained: table.FormatLine("open-book", i18n.Mark("%s trains a miner as the new %s."), table.Seat,
			workerOf),
		rules.EventBuilt: table.FormatLine("house", i18n.Mark("%[1]s builds a %[3]s for $%[2]d."), table.Seat,
			table.EventArg(rules.DollarsIn), buildingOf).
			If(func(e engine.Event) bool { return rules.OldBuildingIn(e) != rules.NoBuilding },
				i18n.Mark("%[1]s replaces a building with a %[3]s for $%[2]d."), table.Seat,
				table.EventArg(rules.DollarsIn), buildingOf),
		rules.EventUpgraded: table.FormatLine("house", i18n.Mark("%s turns a house into a hotel for $%d."), table.Seat,
			table.EventArg(rules.DollarsIn)),
		rules.EventLastDay: table.FormatLine("flying-flag", "").OrLastRound(),
		rules.EventOrder: table.LineFunc("hourglass", func(b *Table, e engine.Event) string {
			var names []string
			for _, p := range rules.Order(e, int(b.SeatCount())) {
				names = append(names, b.Name(p))
			}
			if len(names) < 2 {
				return ""
			}
			return i18n.T("Player order: %s.", strings.Join(names, ", "))
		}),
		rules.EventReturned: table.LineFunc("mine-wagon", (*Table).returnLine),
		rules.EventMined:    table.FormatLine("mining", i18n.Mark("%s collects %s."), table.Seat, oreOf),
		rules.EventSoldCombo: table.FormatLine("trade", i18n.Mark("%[1]s sells the %[3]s combination for $%[2]d."),
			table.Seat, table.EventArg(rules.DollarsIn), comboOf),
		rules.EventSoldPlain: table.LineFunc("trade", func(b *Table, e engine.Event) string {
			return i18n.T("%s sells %d %s for $%d.", b.Name(e.Seat), rules.AmountIn(e), oreName(rules.ResourceIn(e)),
				rules.DollarsIn(e))
		}),
		rules.EventHired: table.FormatLine("contract", i18n.Mark("%[1]s hires a new %[3]s for $%[2]d."), table.Seat,
			table.EventArg(rules.DollarsIn), workerOf).
			If(free, i18n.Mark("%s hires a new %s for free."), table.Seat, workerOf),
		rules.EventStaked: table.FormatLine("two-coins", i18n.Mark("%s stakes $%d and gets $%d back."), table.Seat,
			table.EventArg(rules.StakeIn), table.EventArg(rules.BackIn)).
			If(lost, i18n.Mark("%s stakes $%d and loses the stake."), table.Seat, table.EventArg(rules.StakeIn)),
		rules.EventDismissed: table.FormatLine("person", i18n.Mark("%s has no bed for the %s, who leaves."), table.Seat,
			workerOf),
		rules.EventDropped: table.FormatLine("trash-can", i18n.Mark("%s has no storage for %s and discards it."),
			table.Seat, oreOf),
		rules.EventLodged: table.LineFunc("night-sleep", func(b *Table, e engine.Event) string {
			return i18n.N(rules.SleepersIn(e), "%[1]d of %[2]s's specialists sleeps in a saloon.",
				"%[1]d of %[2]s's specialists sleep in saloons.", rules.SleepersIn(e), b.Name(e.Seat))
		}).If(noSleepers, ""),
		rules.EventNight: table.FormatLine("moon", i18n.Mark("Night falls.")),
		rules.EventJobLeft: table.FormatLine("person",
			i18n.Mark("The %s leaves the job board, unhired."), workerOf),
		rules.EventJobFilled:     table.FormatLine("contract", i18n.Mark("New on the job board: %s."), workerOf),
		rules.EventStrongOut:     table.FormatLine("mining-helmet", i18n.Mark("A new strong miner is for hire.")),
		rules.EventMarketCleared: table.FormatLine("trade", i18n.Mark("The exchange is cleared.")),
		rules.EventDiscarded: table.FormatLine("trash-can",
			i18n.Mark("%s is over the hand limit and discards %s."), table.Seat, cardOf),
		rules.EventGameOver: table.FormatLine("trophy", i18n.Mark("The towns are scored.")),
	}
})

// holdsNoon reports whether the hand of town t, as far as the viewer may see it, contains a card
// that can be played at High Noon.
func holdsNoon(t *rules.Town) bool {
	for c, n := range t.Hand {
		if k := rules.Card(c); n > 0 && (k.IsNoon() || k.IsAttack()) {
			return true
		}
	}
	return false
}

// passLine returns the log line about event e, a pass. If the screen shows the passing seat's hand
// and only that seat sees the screen, the line also says whether the seat passes because its hand
// has no card for High Noon.
func (b *Table) passLine(e engine.Event) string {
	t := engine.At(b.Board.Towns[:], e.Seat)
	if b.Board.Stage() == "high_noon" && b.RevealedSeats.Has(e.Seat) && !b.shared() && t.HandSize > 0 && !holdsNoon(t) {
		return i18n.T("%s passes with no High Noon card in hand.", b.Name(e.Seat))
	}
	if b.Board.Stage() == "high_noon" {
		return i18n.T("%s passes at High Noon.", b.Name(e.Seat))
	}
	return i18n.T("%s passes for the evening.", b.Name(e.Seat))
}

// robbedLine returns the log line about event e, money taken by an attack or an ambush.
func (b *Table) robbedLine(e engine.Event) string {
	who, from, n := b.Name(e.Seat), b.Name(e.Other), rules.DollarsIn(e)
	card, known := b.attackCard(e)
	switch {
	case n == 0:
		return i18n.T("%s finds no money to take from %s.", who, from)
	case known:
		return i18n.T("%s takes $%d from %s with %s.", who, n, from, card)
	}
	return i18n.T("%s takes $%d from %s.", who, n, from)
}

// raidedLine returns the log line about event e, ore taken by an attack.
func (b *Table) raidedLine(e engine.Event) string {
	who, from, ore := b.Name(e.Seat), b.Name(e.Other), oreName(rules.ResourceIn(e))
	if card, known := b.attackCard(e); known {
		return i18n.T("%s takes %s from %s with %s.", who, ore, from, card)
	}
	return i18n.T("%s takes %s from %s.", who, ore, from)
}

// attackCard returns the name of the card by which the seat of event e takes something: that of the
// attack or, if the attacked seat takes it, Ambush. The lines of the attack may be out of sight by
// then. known is false if the board shows another moment.
func (b *Table) attackCard(e engine.Event) (name string, known bool) {
	switch x := &b.Board.Assault; {
	case x.Card == rules.CardKinds:
		return "", false
	case e.Seat == x.Attacker && e.Other == x.Target:
		return cardName(x.Card), true
	case e.Seat == x.Target && e.Other == x.Attacker:
		return cardName(rules.Ambush), true
	}
	return "", false
}

// turnLine returns the log line about event e, a turn that begins in the evening. It returns "" for
// the first turn of a seat, which follows from the order of the players.
func (b *Table) turnLine(e engine.Event) string {
	turns := *engine.At(b.Board.Past.Turns[:], e.Seat)
	if turns == 0 || !b.Board.BeginsTurn(e) {
		return ""
	}
	return i18n.T("%s begins turn %d of the evening.", b.Name(e.Seat), turns+1)
}

// RecapOmits reports whether event e is the beginning of a turn: a recap tells what was done in it.
func (b *Table) RecapOmits(e engine.Event) bool { return e.Kind == rules.EventAsked }

// ChosenInSecret reports whether event e tells its seat only what it has chosen in secret: its
// plan.
func (b *Table) ChosenInSecret(e engine.Event) bool { return e.Kind == rules.EventPlans }

// Line returns the icon and the text of the log line about event e; both are "" if it has none.
func (b *Table) Line(e engine.Event) (icon, line string) { return logLines().Line(b, e) }
