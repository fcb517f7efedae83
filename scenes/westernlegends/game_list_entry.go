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
			"Ride the West with 3 actions a turn: gold, cattle, law or crime, poker and stories. Become its greatest legend."),
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

// pace returns how long a game typically takes. It depends on the option target_lp, the number of
// legendary points that ends the game.
func pace(_ int, chosen engine.Options) stage.Pace {
	switch chosen["target_lp"] {
	case "15":
		return stage.Pace{Person: 14, Bot: 2.5}
	case "25":
		return stage.Pace{Person: 21, Bot: 4}
	}
	return stage.Pace{Person: 17, Bot: 3}
}

// follows returns the options that the setup dialog sets in addition when the player sets an
// option. value is the new value of that option. With option "" it returns those set when the
// dialog opens: a fixed rule, instead of a player, chooses the cards of bandits and guards. A short
// game gets the Sheriff's patrol, because nothing else would stop a Wanted player in time. The
// alternate cards are on or off together with Ante Up.
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
