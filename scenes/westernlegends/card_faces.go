package westernlegends

import (
	"fmt"
	"image/color"
	"strings"
	"sync"

	rules "gulch/engine/westernlegends"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"

	"github.com/hajimehoshi/ebiten/v2"
)

// cardKindLooks returns the icon and the colour of each kind of poker card (by ID).
var cardKindLooks = sync.OnceValue(func() map[string]struct {
	icon string
	tone color.RGBA
} {
	return map[string]struct {
		icon string
		tone color.RGBA
	}{
		"action":   {"horseshoe", theme.RGB(0x3F6B3A)},
		"bonus":    {"crossed-pistols", theme.RGB(0x9E2F27)},
		"reaction": {"bright-explosion", theme.RGB(0x8A5318)},
	}
})

// suitInks holds, by suit, the colour of a card's rank and suit symbol.
var suitInks = [4]color.RGBA{theme.RGB(0xB4281E), theme.RGB(0xB4281E), theme.RGB(0x231814), theme.RGB(0x231814)}

// card returns the image of the face of poker card c, rendered for a width of w design units.
func (b *Table) card(p *paint.Canvas, c rules.Card, w float64) *ebiten.Image {
	alternate := b.Settled != nil && b.Settled.Alternate()
	key := fmt.Sprint("westernlegends/", i18n.Lang(), "/", c, "/", alternate)
	return b.App.Cards.Image(p, key, w, func(p *paint.Canvas) { paintCard(p, c, rules.EffectOf(c, alternate)) })
}

// paintCard paints poker card c with effect e at full card size: rank, suit, kind, picture, name
// and effect.
func paintCard(p *paint.Canvas, c rules.Card, e rules.Effect) {
	r := geom.R(0, 0, pieces.CardW, pieces.CardH)
	p.Rect(r, 9, theme.RGB(0x8A6A42))
	p.Gradient(r.Inset(1), 8.4, theme.RGB(0xFBF2DC), theme.RGB(0xEAD8B0))
	look := cardKindLooks()[e.Kind]
	inkOf := suitInks[c.Suit()]
	p.Label(c.Rank(), geom.R(10, 6, 44, 34), paint.Style{Face: paint.Bold, Size: 30, Color: inkOf, Fixed: true})
	suit(p, geom.Point{X: 12 + p.Advance(c.Rank(), paint.Style{Face: paint.Bold, Size: 30, Fixed: true}) + 15, Y: 23},
		24, c.Suit())
	tag := geom.R(r.W-40, 9, 31, 28)
	p.Rect(tag, 4, look.tone)
	p.Icon(look.icon, tag.Center(), 22, theme.Cream)
	body := paint.Style{Face: paint.Body, Size: longText, Color: theme.Ink, LineHeight: 1.16, Fixed: true,
		Wrap: r.W - 18}
	_, high := p.Measure(i18n.T(e.Text.Text), body)
	less := min(max(0, high-(r.H-160)), 36) // a long text takes height from the picture
	pic := geom.R(8, 44, r.W-16, 82-less)
	p.Rect(pic.Inset(-1.5), 3, theme.Ink)
	pieces.Motif{Name: "westernlegends.effect." + e.ID}.Cover(p, pic)
	p.Label(i18n.T(e.Name), geom.R(8, 129-less, r.W-16, 24),
		paint.Style{Face: paint.Display, Size: 18, Color: look.tone, Align: paint.Center, Fixed: true})
	p.Fit(i18n.T(e.Text.Text), geom.R(9, 154-less, r.W-18, r.H-160+less),
		paint.Style{Face: paint.Body, Size: 13.5, Color: theme.Ink, Align: paint.Left, LineHeight: 1.16, Fixed: true})
}

// longText is the minimum letter size for the text of a poker card, in units of the full card size.
// Every text must fit onto its card at this size.
const longText = 11.5

// suit draws the symbol of suit s, size design units high. at is its centre. It draws
// shapes instead of a letter, so that it does not depend on the font.
func suit(p *paint.Canvas, at geom.Point, size float64, s int) {
	c, k := suitInks[s], size/24
	disc := func(x, y, r float64) { p.Disc(at.Add(x*k, y*k), r*k, c, c) }
	spike := func(y, d float64) { p.RotatedRect(geom.Around(at.Add(0, y*k), d*k, d*k), 1.2*k, 0.7854, c, c) }
	switch s {
	case 0:
		disc(-4.4, -3.6, 5.2)
		disc(4.4, -3.6, 5.2)
		spike(0.6, 11.4)
	case 1:
		spike(0, 14)
	case 2:
		disc(0, -5.2, 4.9)
		disc(-5.2, 1.8, 4.9)
		disc(5.2, 1.8, 4.9)
		p.Rect(geom.Around(at.Add(0, 5*k), 3*k, 10*k), 0, c)
	default:
		disc(-4.4, 2, 5)
		disc(4.4, 2, 5)
		spike(-2.6, 11)
		p.Rect(geom.Around(at.Add(0, 6*k), 3*k, 8*k), 0, c)
	}
}

// back returns the image of the back of a poker card, rendered for a width of w design units.
func (b *Table) back(p *paint.Canvas, w float64) *ebiten.Image {
	return b.App.Cards.Image(p, "westernlegends/back", w, func(p *paint.Canvas) { pieces.Back(p, "horseshoe") })
}

// fightCard returns the image of the face of fight card c, rendered for a width of w design units.
func (b *Table) fightCard(p *paint.Canvas, c rules.FightCard, w float64) *ebiten.Image {
	return b.App.Cards.Image(p, fmt.Sprint("westernlegends/fight/", i18n.Lang(), "/", c), w, func(p *paint.Canvas) {
		r := geom.R(0, 0, pieces.CardW, pieces.CardH)
		t := c.Text()
		p.Rect(r, 9, theme.RGB(0x1C0E07))
		p.Gradient(r.Inset(1), 8.4, theme.RGB(0x6A4028), theme.RGB(0x3E2112))
		p.Outline(r.Inset(5), 6, 1.2, theme.Brass)
		p.Label(t.Name, geom.R(0, 14, r.W, 74),
			paint.Style{Face: paint.Display, Size: 62, Color: theme.BrassHi, Align: paint.Center, Fixed: true})
		p.Icon("revolver", geom.Point{X: r.W / 2, Y: 108}, 40, theme.Alpha(theme.BrassHi, 0.8))
		p.Fit(i18n.T(t.Text), geom.R(14, 136, r.W-28, r.H-146),
			paint.Style{Face: paint.Body, Size: 14.5, Color: theme.Cream, Align: paint.Center, LineHeight: 1.2,
				Fixed: true})
	})
}

// faroCard returns the picture of fight card c in the faro box, rendered for a width of w design
// units. It shows only the rank, because faro uses nothing else of the card.
func (b *Table) faroCard(p *paint.Canvas, c rules.FightCard, w float64) *ebiten.Image {
	return b.App.Cards.Image(p, fmt.Sprint("westernlegends/faro/", c), w, func(p *paint.Canvas) {
		r := geom.R(0, 0, pieces.CardW, pieces.CardH)
		p.Rect(r, 9, theme.RGB(0x1C0E07))
		p.Gradient(r.Inset(1), 8.4, theme.RGB(0x6A4028), theme.RGB(0x3E2112))
		p.Outline(r.Inset(5), 6, 1.2, theme.Brass)
		p.Label(c.Text().Name, geom.R(0, 22, r.W, 110),
			paint.Style{Face: paint.Display, Size: 92, Color: theme.BrassHi, Align: paint.Center, Fixed: true})
		p.Icon("card-ace-spades", geom.Point{X: r.W / 2, Y: 166}, 46, theme.Alpha(theme.BrassHi, 0.8))
	})
}

// fightBack returns the image of the back of a fight card, rendered for a width of w design units.
func (b *Table) fightBack(p *paint.Canvas, w float64) *ebiten.Image {
	return b.App.Cards.Image(p, "westernlegends/fight-back", w,
		func(p *paint.Canvas) { pieces.Back(p, "crossed-pistols") })
}

// itemIcons returns, by item name, the icon that is drawn where there is no room for the item's
// picture.
var itemIcons = sync.OnceValue(func() map[string]string {
	return map[string]string{
		"revolver":  "revolver",
		"rifle":     "winchester-rifle",
		"shotgun":   "winchester-rifle",
		"derringer": "cowboy-holster",
		"mustang":   "horse-head", "mule": "donkey", "quarter_horse": "horseshoe", "miners_map": "treasure-map",
		"provisions": "meat", "whiskey": "brandy-bottle", "ten_gallon": "western-hat", "snake_oil": "water-flask",
		"gazette": "scroll-unfurled",
	}
})

// itemMotif returns the picture on one side of item i: the upgraded side if upgraded is true,
// otherwise the plain side.
func itemMotif(i rules.Item, upgraded bool) pieces.Motif {
	name := "westernlegends.item." + i.String()
	if upgraded && i.Info().Upgradable {
		name += ".upgraded"
	}
	return pieces.Motif{Name: name}
}

// paintItem paints item i into r as a small card with picture and name. upgraded selects its
// upgraded side; an active item gets a brass rim.
func paintItem(p *paint.Canvas, r geom.Rect, i rules.Item, upgraded, active bool) {
	p.DropShadow(r, 4, 3)
	rim := theme.WalnutInk
	if active {
		p.Rect(r.Inset(-2), 5.5, theme.BrassLo)
		rim = theme.BrassHi
	}
	p.Rect(r, 4, rim)
	in := r.Inset(1.6)
	p.Gradient(in, 3, theme.RGB(0xFBF2DC), theme.RGB(0xEAD8B0))
	if in.W < namedItem { // the card is too narrow for the name
		itemMotif(i, upgraded).Cover(p, in.Pad(2, 2))
		paintBetter(p, in, upgraded)
		return
	}
	line := min(max(16.7, in.H*0.24), 20) // this line height keeps the letters at size 11 or more
	foot, pic := in.CutBottom(line)
	st := paint.Style{Face: paint.Bold, Size: line * 0.66, Color: theme.Ink, Align: paint.Center, Fixed: true,
		Clip: true}
	name := itemName(i)
	// the name takes two lines
	if w, _ := p.Measure(name, st); w > foot.W-4 && strings.Contains(name, " ") && in.H > 3.4*line {
		foot, pic = in.CutBottom(1.7 * line)
		st.LineHeight = 1
	}
	pic = paintDoes(p, pic, i, upgraded)
	if itemMotif(i, upgraded).Cover(p, pic.Pad(2, 2)); st.LineHeight == 1 {
		st.Clip = false
		if widest(p, name, st) > foot.W { // a word is too long for bold letters
			st.Face = paint.Body
		}
		p.Fit(name, foot, st)
	} else {
		p.Label(name, foot.Pad(1, 0), narrower(p, name, foot.W-2, st))
	}
	paintBetter(p, in, upgraded)
}

// narrower returns the style st, made narrower if a name does not fit into a width: with smaller
// and, if necessary, lighter letters.
func narrower(p *paint.Canvas, name string, wide float64, st paint.Style) paint.Style {
	for _, face := range []paint.Face{st.Face, paint.Body} {
		of := st
		of.Face = face
		if of = p.FitLine(name, wide, of, leastItemName); p.Advance(name, of) <= wide {
			return of
		}
	}
	return st
}

// leastItemName is the minimum letter size of the name of an item, in design units.
const leastItemName = 11

// widest returns the width of the longest word of a text in the style st, in design units.
func widest(p *paint.Canvas, text string, st paint.Style) (most float64) {
	for _, word := range strings.Fields(text) {
		w, _ := p.Measure(word, st)
		most = max(most, w)
	}
	return most
}

// namedItem is the minimum width of an item's card, in design units, at which its name is written
// below the picture.
const namedItem = 46

// upgradedIcon is the icon that marks an upgraded item. A check mark would look like the coach's
// mark of the best move.
const upgradedIcon = "sparkles"

// paintBetter draws a mark onto an item's picture if the item is upgraded. The parameter in is the
// rectangle of the picture.
func paintBetter(p *paint.Canvas, in geom.Rect, upgraded bool) {
	if !upgraded {
		return
	}
	c := geom.Point{X: in.Right() - 10, Y: in.Y + 10}
	p.Disc(c, 10, theme.BrassLo, theme.BrassLo)
	p.Disc(c, 9, theme.BrassHi, theme.Brass)
	p.Icon(upgradedIcon, c, 14, theme.Ink)
}

// paintDoes writes what item i does, on its upgraded or plain side, along the lower edge of pic,
// the rectangle of its picture. It returns the rest of pic for the picture. It writes nothing and
// returns pic if pic is too low, the text too long, or if there is none.
func paintDoes(p *paint.Canvas, pic geom.Rect, i rules.Item, upgraded bool) geom.Rect {
	does := shortItem(i, upgraded)
	st := paint.Style{Face: paint.Bold, Size: scaledLetters(p, 12.5), Color: theme.Oxblood, Align: paint.Center}
	line, rest := pic.CutBottom(16)
	if does == "" || pic.H < highPicture || p.LabelWidth(does, line, st) > line.W-3 {
		return pic
	}
	p.Label(does, line, st)
	return rest
}

// highPicture is the minimum height of an item's picture, in design units, at which a line of text
// can be written below it.
const highPicture = 60
