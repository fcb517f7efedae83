package westernlegends

import (
	"fmt"
	"image/color"

	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/poster"
	"gulch/render/theme"
)

// Paint paints the board in its current state; animations are painted over it separately.
func (b *Table) Paint(p *paint.Canvas) {
	b.map_.Invalidate()
	b.close.Invalidate()
	b.setReachShade()
	p.Part("rails", b.paintRails)
	p.Part("map", b.paintMap)
	for i := range b.at.stories {
		p.PartOf("story", i, func() { b.paintStory(p, i) })
	}
	p.Part("sign board", b.paintSignBoard)
	p.Part("panel", b.paintPanel)
	p.Part("hand", b.paintHand)
	p.Part("mat", b.paintMat)
}

// Colours for the sides of the law, and for values such as money.
var (
	lawBlue   = theme.RGB(0x2F66A8)
	wantedRed = theme.RGB(0xA8322A)
	cardGreen = theme.RGB(0x3F7A4E)
	bankGreen = theme.RGB(0xA9C58A) // colour of money and of Gambler points on the leather background
	woundRed  = theme.RGB(0xE28A78) // colour of wounds in texts on the leather background
)

// figure is a value of a seat, such as its money, with the icon that is drawn beside it.
type figure struct {
	icon  string
	value string
	tone  color.RGBA
	id    string
	name  string
}

// side returns the icon, the name and the colour for a seat's side of the law (Wanted, Marshal or
// neither).
func (b *Table) side(seat engine.Seat) (icon, name string, tone color.RGBA) {
	w := &b.Board.Of[seat]
	switch {
	case w.Cube[rules.Wanted] > 0:
		return "wanted-reward", i18n.T("Wanted %d", w.Cube[rules.Wanted]), wantedRed
	case w.Cube[rules.Marshal] > 0:
		return "law-star", i18n.T("Marshal %d", w.Cube[rules.Marshal]), lawBlue
	}
	return "", i18n.T("neutral"), theme.SoftInk
}

// gamblerIcon is the icon of Gambler points.
const gamblerIcon = "card-ace-spades"

// handIcon is the icon of the number of poker cards in a hand.
const handIcon = "poker-hand"

// figures returns the numbers of a seat that all players may see, such as its money.
func (b *Table) figures(seat engine.Seat) []figure {
	w := &b.Board.Of[seat]
	out := []figure{
		{"money-stack", dollars(b.DisplayedValue(seat, w.Money)), bankGreen, "money", i18n.T("Money")},
		{"poker-hand", fmt.Sprint(w.Cards), theme.Cream, "cards", i18n.T("Poker cards in hand")},
		{"gold-nuggets", fmt.Sprint(w.Nuggets), theme.BrassHi, "gold", i18n.T("Gold nuggets")},
		{"broken-bone", fmt.Sprint(w.Wounds), woundRed, "wounds", i18n.T("Wounds")},
	}
	if b.anteUp() && w.Cube[rules.Gambler] > 0 {
		out = append(out, figure{gamblerIcon, fmt.Sprint(w.Cube[rules.Gambler]), bankGreen, "gambler",
			i18n.T("Gambler points")})
	}
	if w.Longhorns > 0 {
		out = append(out, figure{"bull", fmt.Sprint(w.Longhorns), theme.Cream, "longhorns", i18n.T("Longhorns")})
	}
	if w.TokensHeld > 0 {
		out = append(out, figure{"trophy", fmt.Sprint(w.TokensHeld), theme.BrassHi, "tokens",
			i18n.T("Legendary tokens")})
	}
	return out
}

// portrait draws the face of a seat's character, or the seat's own face before a character is
// chosen. at is its centre, and size its height in design units.
func (b *Table) portrait(p *paint.Canvas, seat engine.Seat, at geom.Point, size float64) {
	if c := b.Board.Of[seat].Char; c >= 0 {
		pieces.Portrait(p, at, size, int(seat), c.String(), poster.Calm)
		return
	}
	b.Token(p, seat, at, size)
}

// paintSignBoard paints the panel behind the action signs (buttons), with the name of the active
// player's space and the number of actions left.
func (b *Table) paintSignBoard(p *paint.Canvas) {
	r := b.at.signs
	p.DropShadow(r, 5, 5)
	p.Rect(r, 5, theme.RGB(0x1C0E07))
	p.Gradient(r.Inset(1.4), 4, theme.RGB(0x6E4426), theme.RGB(0x43250F))
	head, _ := r.Inset(6).CutTop(b.at.headHigh() - 3)
	seat := b.Board.Active
	if !b.rider(seat) {
		return
	}
	if !b.signsShown { // a picture of the active player's space in their place
		view := b.at.signView()
		p.Rect(view.Inset(-1), 4, theme.WalnutInk)
		scenery(b.Board.Of[seat].Space).Cover(p, view)
	}
	name := spaceName(b.Board.Of[seat].Space)
	if b.Board.Of[seat].Space == rules.NoSpace {
		name = i18n.T("Not on the map yet")
	}
	p.Label(name, geom.R(head.X+2, head.Y, head.W-62, head.H), paint.Style{
		Face: paint.Display, Size: min(16, head.H*0.74), Color: theme.BrassHi, Edge: theme.Alpha(theme.Shadow, 0.9),
	})
	for i := range max(3, b.Board.Actions) {
		c := geom.Point{X: head.Right() - 10 - float64(i)*16, Y: head.Center().Y}
		tone, tip := theme.RGB(0xD9A441), theme.RGB(0xF6D98B)
		if i >= b.Board.Actions {
			tone, tip = theme.RGB(0x2A1408), theme.RGB(0x1C0E07)
		}
		p.Rect(geom.Around(c.Add(0, 3), 9, head.H*0.56), 1, tone)
		p.Disc(c.Add(0, -head.H*0.2), 4.5, tip, tone)
	}
}

// Prepare paints a part of the finer picture of the land that a zoomed-in map needs, and reports
// whether there was something to paint. It is called between frames, so that no frame takes too
// long.
func (b *Table) Prepare(p *paint.Canvas) bool { return b.map_.paintPending(p) }
