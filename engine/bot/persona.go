package bot

import (
	"slices"

	"gulch/engine"
)

// Persona is the character of a bot. Every persona can play at every level. It changes which moves
// the bot prefers, never what the bot may know.
type Persona struct {
	ID    string // ID of the persona and of its portrait: "ada"
	Name  string // name of the persona: "Ada Prewitt"
	Motto string // one line about the persona for the new-game screen
	Style Style
}

// Style holds the preferences of a persona. The zero Style has no preferences.
type Style struct {
	// Spite is the weight that a bot gives to keeping the expected result of its best opponent low.
	// The weight of its own result is 1. With 0 the bot ignores opponents.
	Spite float32
	// Nerve is the attitude towards risk: the bot seeks risk if it is positive and avoids risk if
	// it is negative.
	Nerve float32
	// Preferences for categories of moves (engine.CategorizesMoves): Grit for attacks, Stake for
	// risking money, and Badge for the law over crime. Negative values avoid these moves. With
	// values beyond 1 a bot would play badly.
	Grit, Stake, Badge float32
	// Bias is the maximum size of the arbitrary liking or dislike of a move, in points of weight.
	// Only bots that do not search have one.
	Bias float32
}

var personas = []Persona{
	{ID: "ada", Name: "Ada Prewitt",
		Motto: "The schoolteacher. Her sums come out even."},
	{ID: "cyrus", Name: "Cyrus Tallow",
		Motto: "The banker. Would rather keep a dollar than chase two.",
		Style: Style{Stake: -0.6, Nerve: -0.4, Bias: 0.5}},
	{ID: "dutch", Name: "Dutch Maddox",
		Motto: "The gambler. Has been rich four times.", Style: Style{Stake: 1, Nerve: 0.5, Bias: 1.5}},
	{ID: "opal", Name: "Opal Harlan",
		Motto: "The widow. Remembers who is ahead, and sees to it.", Style: Style{Grit: 0.5, Spite: 0.5, Bias: 0.5}},
	{ID: "josiah", Name: "Josiah Reed",
		Motto: "The surveyor. Plans for the year after next.", Style: Style{Badge: 0.4, Nerve: -0.2, Bias: 0.8}},
	{ID: "kit", Name: "Kit Sorrel",
		Motto: "The greenhorn prospector. Sees something shiny and goes for it.",
		Style: Style{Stake: 0.5, Nerve: 0.3, Bias: 2}},
	{ID: "mei", Name: "Mei Chow",
		Motto: "The storekeeper. Builds slowly and is seldom surprised.", Style: Style{Grit: -0.5, Bias: 0.5}},
	{ID: "lobo", Name: "Lobo Quintana",
		Motto: "The outlaw. If he can't win, you won't either.", Style: Style{Grit: 1, Badge: -1, Spite: 0.8,
			Nerve: 0.3, Bias: 1}},
	{ID: "mercy", Name: "Mercy Boone",
		Motto: "The doctor. Careful hands, and no one's enemy.", Style: Style{Grit: -1, Badge: 0.5, Nerve: -0.3,
			Bias: 0.6}},
	{ID: "esteban", Name: "Esteban Rojas",
		Motto: "The cattleman. Trusts his nose, and his nose has opinions.",
		Style: Style{Grit: 0.3, Nerve: 0.2, Bias: 2}},
	{ID: "amos", Name: "Amos Freeman",
		Motto: "The marshal. Polite to everyone, and hard on anyone who gets ahead.",
		Style: Style{Badge: 1, Grit: 0.2, Spite: 0.35, Bias: 0.7}},
	{ID: "zeke", Name: "Old Zeke",
		Motto: "The old prospector. Fifty years of digging, and the next hole is the one.",
		Style: Style{Stake: 0.6, Nerve: 0.8, Bias: 1}},
	{ID: "rosario", Name: "Doña Rosario",
		Motto: "The landowner. Her family counts in generations.", Style: Style{Badge: 0.4, Grit: -0.3, Bias: 0.6}},
	{ID: "hale", Name: "Captain Hale",
		Motto: "The cavalryman. Advances first and asks about the ground afterwards.",
		Style: Style{Grit: 0.8, Nerve: 0.6, Spite: 0.2, Bias: 0.75}},
	{ID: "jack", Name: "Bear Tooth Jack",
		Motto: "The trapper. Does today what the raven told him yesterday.", Style: Style{Nerve: 0.15, Bias: 3}},
	{ID: "jennie", Name: "Jennie Adair",
		Motto: "The ferrywoman. The river has taught her when to wait.",
		Style: Style{Stake: -0.5, Nerve: -0.6, Bias: 0.4}},
	{ID: "bao", Name: "Lin Bao",
		Motto: "The railroad foreman. One tie after another, all the way to the sea.",
		Style: Style{Badge: 0.2, Nerve: -0.15, Spite: 0.15, Bias: 0.2}},
	{ID: "molly", Name: "Molly O'Shea",
		Motto: "Keeps the boarding house. Has a kind word for everyone and a grudge against two.",
		Style: Style{Grit: 0.5, Spite: 0.65, Nerve: -0.4, Bias: 2.5}},
	{ID: "hattie", Name: "Hattie Cole",
		Motto: "The stage driver. Upside down is better than late.", Style: Style{Stake: 0.8, Nerve: 0.9, Bias: 0.5}},
	{ID: "isaac", Name: "Isaac Blum",
		Motto: "The peddler. Buys nothing he can't sell twice.",
		Style: Style{Stake: -0.4, Nerve: -0.25, Spite: 0.25, Bias: 0.35}},
}

// Personas returns all personas. The caller may modify the slice.
func Personas() []Persona { return slices.Clone(personas) }

// adjustResult changes results[seat], the result of one seat, by the Nerve and Spite of the style.
func (s Style) adjustResult(results []float32, seat int) {
	own := results[seat]
	if s.Nerve != 0 {
		// The adjusted result is a parabola through (0, 0) and (1, 1).
		own += float32(s.Nerve * own * (own - 1))
	}
	if s.Spite != 0 {
		best := float32(0)
		for i, r := range results {
			if i != seat {
				best = max(best, r)
			}
		}
		own = (own + float32(s.Spite*(1-best))) / (1 + s.Spite)
	}
	results[seat] = own
}

// preference returns how much the style prefers a move of category m, in points of weight. It is
// proportional to size, the size of the move as engine.CategorizesMoves defines it.
func (s Style) preference(m engine.MoveCategory, size float32) float32 {
	switch m {
	case engine.Attack:
		return s.Grit * size
	case engine.Stake:
		return float32(s.Stake * pointsPerDollar * size)
	case engine.Law:
		return s.Badge * size
	case engine.Crime:
		return -s.Badge * size
	}
	return 0
}

// hasPreferences reports whether the style prefers or avoids any category of moves.
func (s Style) hasPreferences() bool { return s.Grit != 0 || s.Stake != 0 || s.Badge != 0 }

// pointsPerDollar is the preference, in points of weight, for one dollar at risk if Stake is 1. A
// search has no weights; it adds resultPerPoint to the result of a move for each point of
// preference.
const (
	pointsPerDollar = 0.2
	resultPerPoint  = 0.03
)

// liking returns the arbitrary liking for a move, from -Bias to Bias points of weight. It is always
// the same for the same move, which is given by its bits (see moveBits).
func (p Persona) liking(move uint64) float32 {
	if p.Style.Bias == 0 {
		return 0
	}
	h := uint64(0)
	for _, c := range []byte(p.ID) {
		h = mix(h, uint64(c))
	}
	unit := float32(mix(h, move)>>40) / (1 << 24)
	return p.Style.Bias * (2*unit - 1)
}
