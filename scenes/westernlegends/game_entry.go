package westernlegends

import (
	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/westernlegends"
	"gulch/render/i18n"
	"gulch/render/theme"
	"gulch/scenes/stage"
	"gulch/scenes/table"
)

// Game describes Western Legends for the app's list of games.
var Game = table.Game{
	Rules: rules.Game,
	New:   func(h *stage.App, seats []match.Seat) table.GameUI { return New(h, seats) },
	Box: stage.GameInfo{
		Accent: theme.RGB(0x4A1E38),
		About: i18n.Mark(
			"Ride through the West with three actions a turn: gold, cattle, the law or crime, poker and stories, until you are its greatest legend."),
		Follows: follows,
		House:   []string{"npc_dealer", "sheriff_patrol"},
		Pace:    pace,
		First:   engine.Options{"target_lp": "15", "ante_up": "off", "alt_poker": "off", "goals": "off"},
	},
	Icons: Icons,
	Films: []table.Film{
		{Name: "ride", Events: []engine.EventKind{rules.EventMini}},
		{Name: "fight", Events: []engine.EventKind{rules.EventFight, rules.EventFightWon}},
	},
}

// pace returns the typical length of a game. It depends on the option target_lp, the number of
// points that ends the game.
func pace(_ int, chosen engine.Options) stage.Pace {
	switch chosen["target_lp"] {
	case "15":
		return stage.Pace{Person: 14, Bot: 2.5}
	case "25":
		return stage.Pace{Person: 21, Bot: 4}
	}
	return stage.Pace{Person: 17, Bot: 3}
}

// follows returns the options that the setup dialog derives when the given option gets a value. In
// every new game (option ""), a fixed rule deals for bandits and guards. In a short game the
// Sheriff rides automatically, because nothing else would stop the Wanted in time (RULES.md,
// section 10). Ante Up brings the alternate cards with it.
func follows(option, value string) engine.Options {
	switch option {
	case "":
		return engine.Options{"npc_dealer": "auto"}
	case "ante_up":
		return engine.Options{"alt_poker": value}
	case "target_lp":
		patrol := "off"
		if value == "15" {
			patrol = "on"
		}
		return engine.Options{"sheriff_patrol": patrol}
	}
	return nil
}
