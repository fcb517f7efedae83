package boomtown

import (
	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/engine/match"
	"gulch/render/i18n"
	"gulch/render/theme"
	"gulch/scenes/stage"
	"gulch/scenes/table"
)

// pace returns the typical length of a game with the given number of seats and options. A game of
// five seats has fewer turns than others, and a game of three seats with all cards has more.
func pace(seats int, chosen engine.Options) stage.Pace {
	switch {
	case seats > 4:
		return stage.Pace{Person: 5, Bot: 1.6}
	case chosen["long_three"] == "true" && seats == 3:
		return stage.Pace{Person: 9, Bot: 2.5}
	}
	return stage.Pace{Person: 7, Bot: 2.2}
}

// Game describes Boomtown for the app's list of games.
var Game = table.Game{
	Rules: rules.Game,
	New:   func(h *stage.App, seats []match.Seat) table.GameUI { return New(h, seats) },
	Box: stage.GameInfo{
		Accent: theme.RGB(0x7A2A2E),
		About: i18n.Mark(
			"Bid for mines and townsfolk, roll the dice, and see whose shafts pay. Gold, mines and mayors decide " +
				"who owns the town."),
		House: []string{"production_rule", "vein_scores", "vein_on_expropriation"},
		Pace:  pace,
	},
	Icons: Icons, Exhibits: Exhibits,
	Films: []table.Film{
		{Name: "auction", Events: []engine.EventKind{rules.EventWon, rules.EventShare}},
		{Name: "production", Events: []engine.EventKind{rules.EventRolled, rules.EventProduced, rules.EventToll}},
		{Name: "cave-in", Events: []engine.EventKind{rules.EventRolled, rules.EventCaveIn, rules.EventRemoved}},
		{Name: "blast", Events: []engine.EventKind{rules.EventBlast, rules.EventRemoved}},
		{Name: "holdup", Events: []engine.EventKind{rules.EventHoldupRoll, rules.EventRobbed}},
		{Name: "mayor", Events: []engine.EventKind{rules.EventTaken, rules.EventFee, rules.EventMayor}},
		{Name: "saloon", Events: []engine.EventKind{rules.EventSaloon}},
		{Name: "new-turn", Events: []engine.EventKind{rules.EventTurn, rules.EventRevealed}},
	},
}
