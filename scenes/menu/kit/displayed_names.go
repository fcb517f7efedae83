package kit

import (
	"slices"
	"strings"

	"gulch/engine/bot"
	"gulch/render/i18n"
	"gulch/scenes/stage"
)

// PersonaOf returns the character with the given ID, false if there is none.
func PersonaOf(id string) (bot.Persona, bool) {
	all := bot.Personas()
	if i := slices.IndexFunc(all, func(p bot.Persona) bool { return p.ID == id }); i >= 0 {
		return all[i], true
	}
	return bot.Persona{}, false
}

// LevelName returns the displayed name of the bot level with the given ID.
func LevelName(id string) string {
	for _, l := range bot.Levels() {
		if l.ID == id {
			return i18n.T(l.Name)
		}
	}
	return id
}

// Percent returns a share from 0 to 1 as a number of percent, rounded.
func Percent(x float64) int { return int(100*x + 0.5) }

// GameName returns the name of a game, or its ID if the game is unknown.
func GameName(h *stage.App, id string) string {
	if g, err := h.Find(id); err == nil {
		return g.Info().Name
	}
	return id
}

// ShortName returns the part of a game's name before a colon, for narrow places.
func ShortName(name string) string {
	name, _, _ = strings.Cut(name, ":")
	return name
}
