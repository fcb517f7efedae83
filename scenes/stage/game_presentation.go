package stage

import (
	"image/color"
	"math"

	"gulch/engine"
	"gulch/render/i18n"
	"gulch/render/pieces"
	"gulch/render/theme"
)

// GameInfo is the catalogue entry of a game: how the game is shown on the title screen's shelf and
// in the setup. The picture on the lid of its box is assets/art/lid-ID.
type GameInfo struct {
	Accent color.RGBA // colour of the sides of the game's box, a dark tone of its lid
	About  string     // one or two English sentences about the game, marked with i18n.Mark
	// Alone is an English text, marked with i18n.Mark, on what playing alone is about. It may be ""
	// if a game alone is like one with others.
	Alone string
	// Follows returns the other options, with their values, that change together with the given
	// option when it is set to the given value. If both arguments are "", it returns the options in
	// which a new game differs from the defaults of the rules. Follows may be nil.
	Follows func(option, value string) engine.Options
	// First lists the options of the preset "first game" that differ from the usual preset. It may
	// be nil.
	First engine.Options
	// Pictures maps "option/value" to the name of the motif that illustrates this value of the
	// option. It may be nil.
	Pictures map[string]string
	// House lists the IDs of options that are house rules: they are not variants of the published
	// rules. The setup shows them in a collapsed group. It may be nil.
	House []string
	// Pace returns the duration of a game with the given number of seats and the chosen options. It
	// may be nil: then no duration is shown.
	Pace func(seats int, chosen engine.Options) Pace
}

// Pace is the duration of a game: minutes for each person, and minutes for each bot if the player
// watches the bots' turns.
type Pace struct{ Person, Bot float64 }

// Minutes returns the duration of a game with the given numbers of people and bots in minutes,
// rounded to a multiple of five. It returns 0 if the duration is not known.
func (h *App) Minutes(game string, people, bots int, chosen engine.Options) int {
	pace := h.GameInfo(game).Pace
	if pace == nil {
		return 0
	}
	p := pace(people+bots, chosen)
	return max(5, 5*int(math.Round((p.Person*float64(people)+p.Bot*float64(bots))/5)))
}

// GameInfo returns the catalogue entry of the game with the given ID. Without an entry, it returns
// one that shows a plain box.
func (h *App) GameInfo(game string) GameInfo {
	if b, ok := h.GameInfos[game]; ok {
		return b
	}
	return GameInfo{Accent: theme.Walnut}
}

// usualSeats is the default number of players, limited to what the game allows.
const usualSeats = 4

// UsualSeats returns the default number of players of a game.
func UsualSeats(info engine.Info) int { return min(max(usualSeats, info.MinSeats), info.MaxSeats) }

// Lid returns the lid of a game's box: its picture, the number of players, and the duration for one
// person with bots.
func (h *App) Lid(info engine.Info) pieces.Lid {
	l := pieces.Lid{Picture: "lid-" + info.ID, Name: info.Name, Accent: h.GameInfo(info.ID).Accent,
		Foot: i18n.T("%d–%d players", info.MinSeats, info.MaxSeats)}
	if info.MinSeats == info.MaxSeats {
		l.Foot = i18n.N(info.MinSeats, "%d player", "%d players", info.MinSeats)
	}
	if n := h.Minutes(info.ID, 1, UsualSeats(info)-1, nil); n > 0 {
		l.Foot += " · " + i18n.T("%d min", n)
	}
	return l
}
