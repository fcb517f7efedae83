package stage

import (
	"image/color"
	"math"

	"gulch/engine"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/words"
)

// Box is how a game is offered: the box on the shelf of the title. Its lid is the picture of assets/art called lid- and the
// ID of the game.
type Box struct {
	Accent color.RGBA // of the sides of the box: the dark tone of its lid
	About  string     // what the game is about, one or two sentences, marked with words.Mark
	// Follows returns what else is chosen as an option is set to a value, and for two empty strings what a new game begins
	// with in place of the rules' defaults. It may be nil.
	Follows func(option, value string) engine.Options
	// First are the options in which a first game differs from the usual one. It may be nil.
	First engine.Options
	// Pictures are the motifs that show what values of options are like, by "option/value". It may be nil.
	Pictures map[string]string
	// House are the options that are no variant of the game's book: they lie folded together. It may be nil.
	House []string
	// Pace returns how long a game takes with so many seats, see [Pace]. It may be nil: then nothing is said of it.
	Pace func(seats int, chosen engine.Options) Pace
}

// Pace is how many minutes of a game are spent by each person and with each bot, whose turns are looked at.
type Pace struct{ Person, Bot float64 }

// Minutes says how long a game takes, as one says it: rounded to five minutes, 0 for not known.
func (h *App) Minutes(game string, people, bots int, chosen engine.Options) int {
	pace := h.Box(game).Pace
	if pace == nil {
		return 0
	}
	p := pace(people+bots, chosen)
	return max(5, 5*int(math.Round((p.Person*float64(people)+p.Bot*float64(bots))/5)))
}

// Box returns the box of a game.
func (h *App) Box(game string) Box {
	if b, ok := h.Boxes[game]; ok {
		return b
	}
	return Box{Accent: theme.Walnut}
}

// usualSeats is how many play where nobody has said otherwise.
const usualSeats = 4

// UsualSeats is how many of a game's seats are taken where nobody has said otherwise.
func UsualSeats(info engine.Info) int { return min(max(usualSeats, info.MinSeats), info.MaxSeats) }

// Lid returns what is printed on the box of a game: who can play it, and how long it takes somebody alone with bots.
func (h *App) Lid(info engine.Info) pieces.Lid {
	l := pieces.Lid{Picture: "lid-" + info.ID, Name: info.Name, Accent: h.Box(info.ID).Accent,
		Foot: words.T("%d–%d players", info.MinSeats, info.MaxSeats)}
	if info.MinSeats == info.MaxSeats {
		l.Foot = words.N(info.MinSeats, "%d player", "%d players", info.MinSeats)
	}
	if n := h.Minutes(info.ID, 1, UsualSeats(info)-1, nil); n > 0 {
		l.Foot += " · " + words.T("%d min", n)
	}
	return l
}
