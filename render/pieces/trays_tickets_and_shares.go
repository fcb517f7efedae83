package pieces

import (
	"fmt"
	"image/color"
	"math"

	"gulch/render/geom"
	"gulch/render/motion"
	"gulch/render/paint"
	"gulch/render/theme"

	"github.com/hajimehoshi/ebiten/v2"
)

// Heading draws name as the title of a panel, along the upper edge of the panel's rectangle r.
func Heading(p *paint.Canvas, r geom.Rect, name string) {
	at, st := headingPlace(r)
	p.Label(name, at, st)
}

// HeadingWidth returns the width, in design units, of the heading that Heading draws for the same
// arguments.
func HeadingWidth(p *paint.Canvas, r geom.Rect, name string) float64 {
	at, st := headingPlace(r)
	return p.LabelWidth(name, at, st)
}

// headingPlace returns the place and the style of the heading of a panel that fills r.
func headingPlace(r geom.Rect) (geom.Rect, paint.Style) {
	return geom.R(r.X+10, r.Y+4, r.W-20, 20), paint.Style{Face: paint.Display, Size: 14, Color: theme.Umber}
}

// Tray draws a leather tray that fills r, for a hand of cards.
func Tray(p *paint.Canvas, r geom.Rect) {
	p.DropShadow(r, 8, 4)
	p.Rect(r, 8, theme.WalnutInk)
	p.Gradient(r.Inset(1.5), 7, theme.RGB(0x5B3520), theme.RGB(0x3A1F10))
	p.Outline(r.Inset(5), 6, 1, theme.Alpha(theme.Brass, 0.55))
	p.SoftRect(geom.R(r.X+4, r.Y+2, r.W-8, 8), 4, 5, 0, theme.Alpha(theme.Shadow, 0.55))
}

// Reversible draws a round token with a light and a dark side, and with an icon on both. at is its
// centre and size its width. The dark side is up if dark is true. wide is the visible width as a
// fraction of the full width, less than 1 while the token flips.
func Reversible(p *paint.Canvas, at geom.Point, size float64, icon string, dark bool, wide float64) {
	top, bottom, ink := theme.RGB(0xFFF8E6), theme.RGB(0xE6D5AC), theme.Ink
	if dark {
		top, bottom, ink = theme.RGB(0x4A3A33), theme.RGB(0x221814), theme.BrassHi
	}
	box := geom.Around(at, size*max(wide, 0.08), size)
	p.SoftRect(box.Move(0.8, 1.6), size/2, 2, 0, theme.Alpha(theme.Shadow, 0.5))
	p.Rect(box, size/2, theme.WalnutInk)
	p.Gradient(box.Inset(1.2), size/2-1, top, bottom)
	if wide > 0.6 {
		p.Icon(icon, at, size*0.6, ink)
	}
}

// Ticket draws a small tag that fills r, with a word on it. The tag stands for a right that a
// player has; it is pale if the right has been used.
func Ticket(p *paint.Canvas, r geom.Rect, word string, used bool) {
	top, bottom, ink := theme.RGB(0xC9794A), theme.RGB(0x8A4522), theme.Cream
	if used {
		top, bottom, ink = theme.RGB(0xC9B48C), theme.RGB(0xB39C72), theme.SoftInk
	}
	p.SoftRect(r.Move(0.8, 1.5), 4, 2, 0, theme.Alpha(theme.Shadow, 0.45))
	p.Rect(r, 4, theme.WalnutInk)
	p.Gradient(r.Inset(1.1), 3.2, top, bottom)
	p.Label(word, geom.Around(r.Center(), max(r.W, 19), r.H), paint.Style{Face: paint.Bold, Size: 12, Color: ink,
		Align: paint.Center, Fixed: r.W < 26})
}

// FlatDie draws a die in r, seen from above, in the flat style that is used inside panels. value is
// the number of its pips, and pip their colour.
func FlatDie(p *paint.Canvas, r geom.Rect, value int, pip color.RGBA) {
	p.SoftRect(r.Move(1, 2), 5, 2.2, 0, theme.Alpha(theme.Shadow, 0.6))
	p.Rect(r, 4.5, theme.WalnutInk)
	p.Gradient(r.Inset(1.1), 3.6, theme.Lighten(Ivory.Body, 0.4), theme.Darken(Ivory.Body, 0.12))
	Pips(p, r, value, pip)
}

// SharePile draws a small pile of n share certificates at the left end of r, with a stripe in the
// colour c of the company. The top certificate shows value, the value of a share.
func SharePile(p *paint.Canvas, r geom.Rect, n, value int, c color.RGBA) {
	const most = 4 // maximum number of certificates drawn
	top := min(n, most) - 1
	for i := range top + 1 {
		s := geom.R(r.X+float64(i)*3, r.Y+2-float64(i)*0.7, min(1.35*r.H, 26), r.H-3)
		p.SoftRect(s.Move(0.6, 1.2), 2, 1.2, 0, theme.Alpha(theme.Shadow, 0.4))
		share(p, s, c, 5)
		if i == top {
			p.Label(fmt.Sprint(value), geom.R(s.X+6, s.Y-1.5, s.W-6, s.H+3), paint.Style{Face: paint.Bold, Size: 13.2,
				Color: theme.Ink, Align: paint.Center})
		}
	}
}

// ShareCount draws a share certificate that fills r, with a stripe along its upper edge in the
// colour c of a company, and on it the number n of shares.
func ShareCount(p *paint.Canvas, r geom.Rect, n int, c color.RGBA) {
	p.SoftRect(r.Move(0.8, 1.5), 2, 1.4, 0, theme.Alpha(theme.Shadow, 0.45))
	p.Rect(r, 2.4, theme.WalnutInk)
	p.Gradient(r.Inset(1), 1.6, theme.RGB(0xFBF3DC), theme.RGB(0xE9D6A8))
	p.Rect(geom.R(r.X+1, r.Y+1, r.W-2, 4.4), 0, c)
	p.Label(fmt.Sprint(n), r.Pad(0, 2).Move(0, 2), paint.Style{Face: paint.Bold, Size: 14, Color: theme.Ink,
		Align: paint.Center})
}

// Share draws a share certificate that fills r and is raised above the table, with the emblem e of
// the company.
func Share(p *paint.Canvas, r geom.Rect, e Emblem) {
	p.DropShadow(r, 3, 9)
	share(p, r, e.Colour, r.W*0.24)
	e.Draw(p, geom.Point{X: r.X + r.W*0.62, Y: r.Center().Y}, r.H*0.7)
}

func share(p *paint.Canvas, r geom.Rect, c color.RGBA, stripe float64) {
	p.Rect(r, 2, theme.WalnutInk)
	p.Gradient(r.Inset(1), 1.4, theme.RGB(0xFBF3DC), theme.RGB(0xE9D6A8))
	p.Rect(geom.R(r.X+1, r.Y+1, stripe, r.H-2), 0, c)
}

// Rings draws rings of light that spread. at is their centre, r their largest radius in design
// units, and t is the elapsed fraction of the animation.
func Rings(p *paint.Canvas, at geom.Point, r, t float64) {
	for i := range 3 {
		k := motion.Share(t, 0.16*float64(i), 0.68)
		if k <= 0 || k >= 1 {
			continue
		}
		d := 2 * r * (0.22 + 0.78*motion.OutQuad(k))
		p.Outline(geom.Around(at, d, d), d/2, 2.6, theme.Alpha(theme.BrassHi, 1-k))
		p.Outline(geom.Around(at, d+3, d+3), d/2+1.5, 1, theme.Alpha(theme.WalnutInk, 0.7*(1-k)))
	}
}

// SealingEnvelope draws an envelope that appears and is closed with a wax seal. at is its centre; t
// is the elapsed fraction of the animation.
func SealingEnvelope(p *paint.Canvas, at geom.Point, t float64) {
	size := 46 * motion.OutBack(min(1, t*3))
	WithOpacity(p, min(1, 5*(1-t)), func() {
		p.Icon("envelope", at.Add(1.5, 3), size, theme.Alpha(theme.Shadow, 0.5))
		p.Icon("envelope", at, size+3, theme.WalnutInk)
		p.Icon("envelope", at, size, theme.Parchment)
		if t > 0.35 {
			p.Icon("wax-seal", at, size*0.5*motion.OutBack(min(1, (t-0.35)*5)), theme.Oxblood)
		}
	})
}

// Envelope draws an envelope on the table. If sealed is true, it is closed with a wax seal.
// Otherwise it is open and holds a slip of paper with the text slip, or nothing if slip is "".
func Envelope(p *paint.Canvas, r geom.Rect, slip string, sealed bool) {
	edge, low := theme.RGB(0xA98C58), theme.RGB(0xE2C992)
	top, mid := r.Y, geom.Point{X: r.Center().X, Y: r.Y + r.H*0.56}
	p.SoftRect(r.Move(2, 4), 4, 5, 0, theme.Alpha(theme.Shadow, 0.55))
	if slip != "" {
		paper := geom.R(r.X+r.W*0.14, r.Y-r.H*0.36, r.W*0.72, r.H*0.9)
		p.Rect(paper.Inset(-1), 2.5, edge)
		p.Gradient(paper, 2, theme.RGB(0xFFFBEE), theme.RGB(0xF3E6C6))
		p.Label(slip, geom.R(paper.X, paper.Y+1, paper.W, r.H*0.46), paint.Style{
			Face: paint.Display, Size: r.H * 0.36, Color: theme.Oxblood, Align: paint.Center, Fixed: true,
		})
		top = r.Y + r.H*0.14
	}
	body := geom.R(r.X, top, r.W, r.Bottom()-top)
	p.Rect(body.Inset(-1), 4, edge)
	p.Gradient(body, 3, theme.RGB(0xF6E6BE), low)
	for _, x := range []float64{r.X + 2, r.Right() - 2} {
		p.Line(geom.Point{X: x, Y: r.Bottom() - 2}, mid, 1.2, edge)
		p.Line(geom.Point{X: x, Y: top + 2}, mid, 1.4, edge)
	}
	if sealed {
		p.Icon("wax-seal", mid.Add(0.8, 1.6), r.H*0.46, theme.Alpha(theme.Shadow, 0.5))
		p.Icon("wax-seal", mid, r.H*0.46, theme.Oxblood)
	}
}

// Pill draws a rounded label that fills r, with an icon and words, a short status text; ground is
// the colour of the label.
func Pill(p *paint.Canvas, r geom.Rect, icon, words string, ground color.RGBA) {
	p.Rect(r.Inset(-1.2), r.H/2, theme.BrassHi)
	p.Rect(r, r.H/2, ground)
	p.Icon(icon, geom.Point{X: r.X + 15, Y: r.Center().Y}, 13, theme.Cream)
	p.Label(words, r.Pad(24, 0), paint.Style{Face: paint.Bold, Size: 13.5, Color: theme.Cream, Align: paint.Center})
}

// Medallion draws a large round token with an icon, for example for a home, a yard or a
// headquarters. at is its centre, r its radius and c its colour.
func Medallion(p *paint.Canvas, at geom.Point, r float64, icon string, c color.RGBA) {
	p.SoftRect(geom.Around(at.Add(r*0.1, r*0.16), 2*r, 2*r), r, 3, 0, theme.Alpha(theme.Shadow, 0.6))
	p.Disc(at, r, theme.Ink, theme.Ink)
	p.Disc(at, r*0.94, theme.Cream, theme.RGB(0xE9D7AE))
	p.Disc(at, r*0.84, theme.Lighten(c, 0.14), theme.Darken(c, 0.12))
	p.Icon(icon, at.Add(0, -r*0.10), r*1.34, theme.TextOn(c))
}

// FallingPiece draws a token that falls onto the table, where a puff of steam rises. at is the
// point onto which it falls, t the elapsed fraction of the animation, and size the size of the
// token. The function piece draws the token at a point, enlarged by the factor times.
func FallingPiece(p *paint.Canvas, at geom.Point, size, t float64, piece func(at geom.Point, times float64)) {
	const down = 0.62
	if t < down {
		up := 1 - min(motion.OutBack(min(1, t/down)), 1)
		piece(at.Add(0, -up*size*1.9), 1+0.45*up)
		return
	}
	late := (t - down) / (1 - down)
	Smoke{Puffs: 8, Size: size * 0.36, Reach: size * 1.1, Rise: size * 0.2, Color: theme.RGB(0xFBF3E2),
		Dense: 0.62}.Draw(p, at.Add(0, size*0.25), late)
	piece(at, 1+0.06*math.Sin(late*math.Pi))
}

// MapPlate draws a paper plate for one or two numbers on a map and returns its rectangle. The plate
// is w by h units in size; at is its centre.
func MapPlate(p *paint.Canvas, at geom.Point, w, h float64) geom.Rect {
	r := geom.Around(at, w, h)
	p.SoftRect(r.Move(1, 2), 5, 2, 0, theme.Alpha(theme.Shadow, 0.5))
	p.Rect(r, 5, theme.Ink)
	p.Rect(r.Inset(1.1), 4, theme.RGB(0xFBF2D8))
	return r
}

// Socket draws a round piece of paper with a dark rim, on which a symbol can be drawn; at is its
// centre and r its radius.
func Socket(p *paint.Canvas, at geom.Point, r float64) {
	shade := theme.Alpha(theme.Shadow, 0.4)
	p.Disc(at.Add(0.8, 1.6), r+1, shade, shade)
	p.Disc(at, r, theme.Ink, theme.Ink)
	p.Disc(at, r*0.88, theme.RGB(0xFFF8E4), theme.RGB(0xEFE0BC))
}

// Piles draws a draw pile in the rectangle deck and a discard pile in the rectangle discard. The
// draw pile has n cards with the image back; left is the text below it. The discard pile shows top,
// the image of its top card (nil if the pile is empty); gone is the text below it.
func Piles(p *paint.Canvas, deck geom.Rect, n int, back *ebiten.Image, left string, discard geom.Rect,
	top *ebiten.Image,
	gone string) {
	st := paint.Style{Face: paint.Bold, Size: 12, Color: theme.Cream, Edge: theme.Alpha(theme.Shadow, 0.7),
		Align: paint.Center}
	Deck(p, deck, n, back)
	if top != nil {
		p.DropShadow(discard, 4, 3)
		p.Image(top, discard, 0, theme.RGB(0xD8CDB8))
	} else {
		p.Outline(discard, 4, 1.3, theme.Alpha(theme.Cream, 0.25))
	}
	first := geom.R(deck.X-16, deck.Bottom()+2, deck.W+32, 17)
	second := geom.R(discard.X-16, discard.Bottom()+2, discard.W+32, 17)
	if math.Abs(first.Y-second.Y) > first.H { // the piles are one above the other
		p.Label(left, first, st)
		p.Label(gone, second, st)
		return
	}
	wide := (p.LabelWidth(left, first, st)+p.LabelWidth(gone, second, st))/2 + 4
	// half the overlap of the two texts, if they are wider than the distance of the piles
	apart := max(wide-(second.Center().X-first.Center().X), 0) / 2
	// on a phone the letters cannot be made smaller, so the texts are drawn one below the other
	if apart > 2 && p.View.MinLetters > 0 {
		both := first.Union(second)
		first.X, second.X = both.X, both.X
		first.W, second.W = both.W, both.W
		apart, second.Y = 0, second.Y+st.Size*1.2*min(p.View.Letters(), 1.2)
	}
	p.Label(left, first.Move(-apart, 0), st)
	p.Label(gone, second.Move(apart, 0), st)
}

// Planks draws a wall of wooden boards that fills r.
func Planks(p *paint.Canvas, r geom.Rect) {
	const boards = 7
	p.Gradient(r, 3, theme.RGB(0x6A4426), theme.RGB(0x42260F))
	for i := range boards {
		p.Rect(geom.R(r.X, r.Column(i, boards, 0).Bottom()-1, r.W, 1.4), 0, theme.Alpha(theme.Shadow, 0.35))
	}
}

// Outcomes draws a leather tray that fills r, and on it a title and a list of outcomes. Each
// element of lines is one row of the list: a condition and its result.
func Outcomes(p *paint.Canvas, r geom.Rect, title string, lines [][2]string) {
	Tray(p, r)
	in := r.Pad(16, 9)
	head, rest := in.CutTop(in.H / 4)
	p.Label(title, head, paint.Style{Face: paint.Display, Size: 14, Color: theme.BrassHi})
	for i, l := range lines {
		first, then := rest.Column(i, max(len(lines), 3), 0).CutLeft(in.W * 0.30)
		p.Label(l[0], first, paint.Style{Face: paint.Bold, Size: 13, Color: theme.BrassHi})
		p.Label(l[1], then, paint.Style{Face: paint.Body, Size: 13, Color: theme.Cream})
	}
}
