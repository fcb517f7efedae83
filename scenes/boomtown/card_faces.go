package boomtown

import (
	"fmt"
	"image/color"
	"sync"

	"github.com/hajimehoshi/ebiten/v2"
	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/scenes/table"
)

// icons returns a map from kinds of event cards to their icons. An icon stands for a card that is
// only a small tag.
var icons = sync.OnceValue(func() map[rules.CardKind]string {
	return map[rules.CardKind]string{
		rules.Telegraph:     "quill-ink",
		rules.Mustang:       "horse-head",
		rules.CardShark:     "card-ace-spades",
		rules.Dynamite:      "dynamite",
		rules.Expropriation: "scroll-unfurled",
		rules.Governor:      "capitol",
		rules.Holdup:        "bandit",
		rules.NewVein:       "gold-mine",
		rules.Saloon:        "saloon-doors", rules.SaloonGirls: "large-dress", rules.StagecoachRobbery: "old-wagon",
	}
})

// townLook is the look of a town: a colour and a symbol. All pictures of the town show the same
// time of day.
type townLook struct {
	Colour color.RGBA
	Icon   string
	// strength by which the title bands of the town's cards are darkened, 0 (not at all) to 1, so
	// that brass letters have enough contrast
	Shade float64
}

// towns holds the looks of the towns in the order of rules.Town: green, purple, red, yellow, blue.
var towns = [rules.TownCount]townLook{
	{theme.RGB(0x4C8248), "cactus", 0.16},
	{theme.RGB(0x765096), "mountains", 0.12},
	{theme.RGB(0xAE4130), "wolf-howl", 0.12},
	{theme.RGB(0xC9951F), "sun", 0.42},
	{theme.RGB(0x33699F), "ringing-bell", 0.14},
}

// bands maps a class of event cards to the colour of their title band.
var bands = map[rules.Class]color.RGBA{
	rules.Instant: theme.Oxblood, rules.Lasting: theme.Umber, rules.Keep: theme.RGB(0x3E4A5C),
}

var classNames = map[rules.Class]string{
	rules.Instant: i18n.Mark("Event · instant"),
	rules.Lasting: i18n.Mark("Event · stays"),
	rules.Keep:    i18n.Mark("Event · keep for later"),
}

// face returns the data from which the face of card c is drawn.
func (b *Table) face(c rules.Card) pieces.Card {
	info := c.Info()
	if !c.IsMine() {
		return pieces.Card{
			Title:   name(c),
			Picture: picture(c),
			Kind:    i18n.T(classNames[info.Class]),
			Body:    i18n.T(eventText()[info.Kind]),
			Band:    bands[info.Class], Seed: float64(c),
		}
	}
	t := *engine.At(towns[:], info.Town)
	return pieces.Card{
		Title:   info.Name,
		Picture: picture(c),
		Small:   t.Icon,
		Kind:    info.Town.Info().Name,
		Band:    theme.Darken(t.Colour, t.Shade),
		Coin:    info.Value, HasCoin: true, Danger: info.Dangerous, Badge: fmt.Sprint(info.Number),
		Body: b.mineText(info), Seed: float64(c),
		Foot: []pieces.Value{{Icon: "rolling-dices", Text: b.odds(c)}},
	}
}

// odds returns the text of how often a mine pays: its throws of 36.
func (b *Table) odds(c rules.Card) string { return i18n.T("%d in 36", b.ways(c.Info().Number)) }

// picture returns the picture on card c, without the card's texts.
func picture(c rules.Card) pieces.Motif { return pieces.Motif{Name: "boomtown.card." + c.String()} }

// country returns the picture of the landscape of town t.
func country(t rules.Town) pieces.Motif { return pieces.Motif{Name: "boomtown.town." + t.Info().ID} }

func (b *Table) mineText(info rules.CardInfo) string {
	switch {
	case b.dieCounts(info.Number) && info.Dangerous:
		return i18n.T("Pays %d when the total or either die is %d. Caves in on a total of 2 or 12.", info.Value, info.Number)
	case b.dieCounts(info.Number):
		return i18n.T("Pays %d when the total or either die is %d.", info.Value, info.Number)
	case info.Dangerous:
		return i18n.T("Pays %d on %s. Caves in on a 2 or a 12.", info.Value, withArticle(info.Number))
	}
	return i18n.T("Pays %d when the dice add up to %d.", info.Value, info.Number)
}

// eventText maps a kind of event card to the short rules text printed on it.
var eventText = sync.OnceValue(func() map[rules.CardKind]string {
	return map[rules.CardKind]string{
		rules.Telegraph:         i18n.Mark("Use once: after the production roll, turn a die to any face."),
		rules.Mustang:           i18n.Mark("Use once: before players pick cards, ride ahead and pick second."),
		rules.CardShark:         i18n.Mark("Each other player pays the bank 4 gold, or all they have."),
		rules.Dynamite:          i18n.Mark("Blow up another player's mine or saloon."),
		rules.Expropriation:     i18n.Mark("Seize a mine in a town where you own one. Pay the mayor's fee."),
		rules.Governor:          i18n.Mark("Doubles the fees in 1 town where you're mayor."),
		rules.Holdup:            i18n.Mark("Name a player and an amount. Roll it or more: they pay it, or all they have."),
		rules.NewVein:           i18n.Mark("One of your mines pays 3 more each time."),
		rules.Saloon:            i18n.Mark("Whenever another player's mine in its town pays, its owner pays you 2."),
		rules.SaloonGirls:       i18n.Mark("One of your saloons collects 4 instead of 2."),
		rules.StagecoachRobbery: i18n.Mark("Take 10 gold from the bank."),
	}
})

// withArticle returns the total n of two dice with its indefinite article: "a 7", "an 8".
func withArticle(n int) string {
	if n == 8 || n == 11 {
		return i18n.T("an %d", n)
	}
	return i18n.T("a %d", n)
}

// dieCounts reports whether mines with number n also pay if a single die shows n. The option
// sum_or_die of the rules allows that for numbers up to 6.
func (b *Table) dieCounts(n int) bool { return b.Settled.SumOrDie() && n <= 6 }

// ways returns how many of the 36 throws of two dice make a mine with number n pay gold.
func (b *Table) ways(n int) int {
	if b.dieCounts(n) {
		// 11 throws show the face n on at least one die, and none of them also has the total n
		return table.DiceWays(n) + 11
	}
	return table.DiceWays(n)
}

// name returns the name of card c for use in a sentence. Mines have the same name in all languages.
func name(c rules.Card) string {
	if c == rules.NoCard {
		return i18n.T("a card")
	}
	return i18n.T(c.Info().Name)
}

// cardImage returns the image of the face of card c, rendered for a width of w design units.
func (b *Table) cardImage(p *paint.Canvas, c rules.Card, w float64) *ebiten.Image {
	return b.App.Cards.Image(p, b.cardImageKey(c), w, func(p *paint.Canvas) { b.face(c).Paint(p) })
}

// cardImageKey returns the key under which the image of card c is cached.
func (b *Table) cardImageKey(c rules.Card) string {
	if b.Settled.SumOrDie() {
		return "boomtown/" + c.String() + "/die" // with this option other odds are printed on the card
	}
	return "boomtown/" + c.String()
}

// Prepare paints the image of one card that is not yet in the texture cache, at the size that cards
// have in the row. It returns false if the images of all cards are cached. It is called between
// frames.
func (b *Table) Prepare(p *paint.Canvas) bool {
	for ; int(b.nextToPaint) < rules.Cards(); b.nextToPaint++ {
		if !b.App.Cards.Has(p, b.cardImageKey(b.nextToPaint), b.at.cardW) {
			b.cardImage(p, b.nextToPaint, b.at.cardW)
			return true
		}
	}
	return false
}

// cardBackImage returns the image of the back of a card, rendered for a width of w design units.
func (b *Table) cardBackImage(p *paint.Canvas, w float64) *ebiten.Image {
	return b.App.Cards.Image(p, "boomtown/back", w, func(p *paint.Canvas) { pieces.Back(p, "war-pick") })
}
