package dakota

import (
	"strings"

	rules "gulch/engine/dakota"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/theme"
	"gulch/scenes/table"
)

// paintCard paints card c of the hand in r. A lively card is bright, because it can be played in
// this part of the day; others are dimmed.
func paintCard(p *paint.Canvas, c rules.Card, r geom.Rect, lively bool) {
	p.DropShadow(r, 5, 3)
	p.Rect(r, 5, theme.WalnutInk)
	p.Rect(r.Inset(1.2), 4, theme.Parchment)
	in := r.Inset(3)
	if r.H < lowCard {
		paintLowCard(p, c, in)
	} else {
		paintHighCard(p, c, in)
	}
	if !lively {
		p.Rect(r.Inset(1), 5, theme.Alpha(theme.Shadow, 0.22))
	}
}

// nameBand returns the band in which the name of a card of the hand is written. r is the inner part
// of the card.
func nameBand(r geom.Rect) geom.Rect {
	if r.H >= lowCard-6 {
		band, _ := r.CutTop(33)
		return band.Pad(0.5, 2)
	}
	if r.W >= pictureWidth {
		_, r = r.CutLeft(r.H * 0.8)
	}
	return r.Pad(1, 1)
}

// paintLowCard paints the inner part of card c, which is low, into r: its name, and its picture on
// the left if there is room.
func paintLowCard(p *paint.Canvas, c rules.Card, r geom.Rect) {
	band := nameBand(r)
	if picture, _ := r.CutLeft(band.X - 2 - r.X); picture.W > 0 {
		pictures().card[c].Cover(p, picture)
	}
	p.Rect(band.Inset(-1), 3, cardColours[c.Kind()])
	p.Icon(cardIcons[c.Kind()], geom.Point{X: band.Center().X, Y: band.Bottom() - 5}, 10,
		theme.Alpha(theme.Cream, 0.85))
	cardHead(p, cardName(c), band)
}

// paintHighCard paints the inner part of card c into r: its title band, its picture, and the icon
// and the name of its type.
func paintHighCard(p *paint.Canvas, c rules.Card, r geom.Rect) {
	kind := c.Kind()
	head, rest := r.CutTop(33)
	p.Rect(head, 3, cardColours[kind])
	cardHead(p, cardName(c), nameBand(r))
	foot, picture := rest.CutBottom(16)
	pictures().card[c].Cover(p, picture.Pad(0, 1))
	p.Icon(cardIcons[kind], geom.Point{X: foot.X + 8, Y: foot.Center().Y}, 12, theme.Oxblood)
	_, word := foot.CutLeft(15)
	if st := (paint.Style{Face: paint.Body, Size: 11.5, Color: theme.Ink}); p.LabelWidth(i18n.T(kindNames[kind]), word,
		st) <= word.W {
		p.Label(i18n.T(kindNames[kind]), word, st)
	}
}

// cardHead writes the name of a card into r, in two or three lines. Words that do not fit in the
// smallest letters are divided. If a part of a word is still too long, the name is cut off.
func cardHead(p *paint.Canvas, name string, r geom.Rect) {
	st := paint.Style{Face: paint.Bold, Size: 11.5 + min(p.View.Letters()-1, 0.1)*6, Color: theme.Cream,
		Align: paint.Center, Fixed: true, LineHeight: 1.1}
	least := st
	least.Size = leastName
	words := dividedName(p, name, r.W, least)
	for _, word := range words {
		if w, _ := p.Measure(word, least); w > r.W {
			st.Size, st.Clip, st.Align = leastName, true, paint.Left
			p.Label(name, r, st)
			return
		}
	}
	if len(words) > 2 {
		st.LineHeight = 1
	}
	st.Wrap = r.W
	p.Fit(strings.Join(words, " "), r, st)
}

// dividedName returns the words of a name. Those wider than wide, in the style st, are divided into
// two parts if possible.
func dividedName(p *paint.Canvas, name string, wide float64, st paint.Style) (words []string) {
	for _, word := range strings.Fields(name) {
		w, _ := p.Measure(word, st)
		if first, rest, ok := table.DivideWord(word); ok && w > wide {
			words = append(words, first, rest)
		} else {
			words = append(words, word)
		}
	}
	return words
}

// leastName is the minimum letter size of a card's name, in design units.
const leastName = 11.0

// paintBack paints the back of a card into r.
func paintBack(p *paint.Canvas, r geom.Rect) {
	p.DropShadow(r, 4, 3)
	p.Rect(r, 4, theme.WalnutInk)
	p.Gradient(r.Inset(1.4), 3, theme.RGB(0x8E2F26), theme.RGB(0x5E1C18))
	p.Icon("war-pick", r.Center(), min(r.W, r.H)*0.6, theme.Alpha(theme.BrassHi, 0.85))
}

// paintLarge paints card c enlarged into r, with its rules text.
func paintLarge(p *paint.Canvas, c rules.Card, r geom.Rect) {
	kind := c.Kind()
	p.DropShadow(r, 10, 14)
	p.Rect(r, 10, theme.WalnutInk)
	p.Rect(r.Inset(2), 8, theme.Parchment)
	in := r.Inset(8)
	head, rest := in.CutTop(40)
	p.Rect(head, 5, cardColours[kind])
	p.Icon(cardIcons[kind], geom.Point{X: head.X + 20, Y: head.Center().Y}, 24, theme.Cream)
	_, title := head.CutLeft(40)
	p.Label(cardName(c), title.Pad(2, 4), paint.Style{Face: paint.Display, Size: 19, Color: theme.Cream})
	_, rest = rest.CutTop(6)
	picture, text := rest.CutTop(rest.W * 190 / 300)
	pictures().card[c].Cover(p, picture)
	p.Fit(i18n.T(c.Text()), text.Pad(4, 8), paint.Style{Face: paint.Body, Size: 15, Color: theme.Ink, Wrap: text.W - 8})
}
