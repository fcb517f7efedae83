package boomtown

import (
	"fmt"
	"image/color"
	"math"
	"strconv"

	rules "gulch/engine/boomtown"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/words"
	"gulch/scenes/reader"
)

// figures are the drawings by their name in the text.
var figures = map[string]func(b *Table, args []string) (reader.Illustration, bool){
	"cards": cardsFigure, "ring": ringFigure, "circle": circleFigure, "dice": diceFigure, "odds": oddsFigure,
	"holdup": holdupFigure, "mines": minesFigure,
}

// fixed is a height that no width changes.
func fixed(h float64) func(float64) float64 { return func(float64) float64 { return h } }

// cardsFigure shows card faces in a row.
func cardsFigure(b *Table, ids []string) (reader.Illustration, bool) {
	return reader.Cards(ids, rules.ParseCard, func(p *paint.Pen, c rules.Card, r geom.Rect) {
		p.Image(b.image(p, c, r.W), r, 0, paint.White)
	})
}

// seatSpots are the places of n seats round a table, the first at the bottom, clockwise.
func seatSpots(c geom.Point, rx, ry float64, n int) []geom.Point {
	out := make([]geom.Point, n)
	for i := range out {
		sin, cos := math.Sincos(math.Pi/2 + 2*math.Pi*float64(i)/float64(n))
		out[i] = geom.Point{X: c.X + rx*cos, Y: c.Y + ry*sin}
	}
	return out
}

// seatIcons stand for the players of a figure.
var seatIcons = [...]string{"horse-head", "card-ace-spades", "rose", "compass", "teapot"}

// paintRound paints the round table of a figure.
func paintRound(p *paint.Pen, c geom.Point, rx, ry float64) {
	r := geom.Around(c, 2*rx, 2*ry)
	p.Lift(r, ry, 5)
	p.Rect(r, ry, theme.WalnutLo)
	p.Grad(r.Inset(5), ry-5, theme.RGB(0x1F5540), theme.RGB(0x143A2B))
}

// arrow paints an arrow from a to b, with a coin on it if head says how much.
func arrow(p *paint.Pen, a, b geom.Point, col color.RGBA, head string) {
	p.Line(a, b, 3, col)
	p.IconTurned("pointer", b, 15, math.Atan2(b.Y-a.Y, b.X-a.X), col)
	if head != "" {
		mid := a.Lerp(b, 0.5)
		pieces.Coin(p, mid, 12)
		p.Label(head, geom.Around(mid, 24, 20), paint.Style{Face: paint.Bold, Size: 12, Color: theme.RGB(0x3A1F0A), Align: paint.Center})
	}
}

// along shortens the way from a to b at both ends, moved sideways.
func along(a, b geom.Point, cut, side float64) (from, to geom.Point) {
	d := a.Dist(b)
	ux, uy := (b.X-a.X)/d, (b.Y-a.Y)/d
	from = geom.Point{X: a.X + ux*cut - uy*side, Y: a.Y + uy*cut + ux*side}
	return from, geom.Point{X: b.X - ux*cut - uy*side, Y: b.Y - uy*cut + ux*side}
}

// ringFigure shows that cards go one way and gold the other.
func ringFigure(*Table, []string) (reader.Illustration, bool) {
	return reader.Illustration{Height: fixed(252), Paint: func(p *paint.Pen, r geom.Rect) {
		c := geom.Point{X: r.X + min(r.W*0.5, 250), Y: r.Y + 116}
		paintRound(p, c, 122, 62)
		seats := seatSpots(c, 168, 92, 4)
		for i, at := range seats {
			next := seats[(i+1)%len(seats)]
			if i < 3 {
				from, to := along(at, next, 40, -10)
				arrow(p, from, to, theme.Oxblood, "")
			}
			if i != 1 { // the left neighbour is the last one in the circle
				prev := seats[(i+3)%len(seats)]
				from, to := along(at, prev, 40, -9)
				arrow(p, from, to, theme.BrassLo, "")
			}
		}
		for i, at := range seats {
			pieces.Token(p, at, 42, i, seatIcons[i])
		}
		say := func(text, icon string, y float64) {
			at := geom.Point{X: c.X - 84, Y: y}
			if icon == "" {
				pieces.Coin(p, at, 10)
			} else {
				p.Icon(icon, at, 22, theme.RGB(0xE9A08F))
			}
			p.Label(text, geom.R(at.X+18, y-12, 160, 24), paint.Style{Face: paint.Bold, Size: 14, Color: theme.Cream})
		}
		say(words.T("cards: to the left"), "card-pickup", c.Y-15)
		say(words.T("gold: to the right"), "", c.Y+17)
		winner := geom.R(seats[0].X-60, seats[0].Y+20, 120, 20)
		p.Label(words.T("the winner"), winner, paint.Style{Face: paint.Italic, Size: 13, Color: theme.SoftInk, Align: paint.Center})
	}}, true
}

// circleFigure shows how a price runs round the table: the number of players and the price.
func circleFigure(_ *Table, args []string) (reader.Illustration, bool) {
	if len(args) != 2 {
		return reader.Illustration{}, false
	}
	seats, err := strconv.Atoi(args[0])
	price, err2 := strconv.Atoi(args[1])
	if err != nil || err2 != nil || seats < rules.MinSeats || seats > rules.MaxSeats {
		return reader.Illustration{}, false
	}
	shares, bank := rules.Shares(seats, price)
	return reader.Illustration{Height: fixed(116), Paint: func(p *paint.Pen, r geom.Rect) {
		n := seats
		if bank > 0 {
			n++
		}
		step := min(150, (r.W-70)/float64(n-1))
		moving := price
		for i := range n {
			at := geom.Point{X: r.X + 36 + float64(i)*step, Y: r.Y + 38}
			note := words.T("pays %d", price)
			if i > 0 {
				from, to := along(geom.Point{X: at.X - step, Y: at.Y}, at, 28, 0)
				arrow(p, from, to, theme.BrassLo, fmt.Sprint(moving))
			}
			switch {
			case i == seats:
				p.Icon("bank", at, 38, theme.Umber)
				note = words.T("gets %d", bank)
			case i > 0:
				note = words.T("keeps %d", shares[i-1])
				moving -= shares[i-1]
				pieces.Token(p, at, 42, (seats-i)%seats, seatIcons[(seats-i)%seats])
			default:
				pieces.Token(p, at, 42, 0, seatIcons[0])
			}
			p.Label(note, geom.R(at.X-50, at.Y+28, 100, 20), paint.Style{Face: paint.Bold, Size: 14, Color: theme.Ink, Align: paint.Center})
			p.Label(roleIn(i, seats), geom.R(at.X-66, at.Y+47, 132, 18), paint.Style{Face: paint.Italic, Size: 12, Color: theme.SoftInk, Align: paint.Center})
		}
	}}, true
}

// roleIn says where in the circle somebody is.
func roleIn(i, seats int) string {
	switch i {
	case 0:
		return words.T("the winner")
	case 1:
		return words.T("right neighbour")
	case seats - 1:
		return words.T("left neighbour")
	case seats:
		return words.T("the bank")
	}
	return ""
}

// diceFigure shows two dice and their total.
func diceFigure(_ *Table, args []string) (reader.Illustration, bool) {
	if len(args) != 2 {
		return reader.Illustration{}, false
	}
	d0, err := strconv.Atoi(args[0])
	d1, err2 := strconv.Atoi(args[1])
	if err != nil || err2 != nil {
		return reader.Illustration{}, false
	}
	return reader.Illustration{Height: fixed(86), Paint: func(p *paint.Pen, r geom.Rect) {
		pieces.Die(p, geom.Point{X: r.X + 44, Y: r.Y + 40}, 66, d0, 0.35, pieces.Ivory)
		pieces.Die(p, geom.Point{X: r.X + 126, Y: r.Y + 40}, 66, d1, 0.9, pieces.RedDie)
		p.Label(fmt.Sprintf("= %d", d0+d1), geom.R(r.X+180, r.Y+14, 100, 50), paint.Style{Face: paint.Display, Size: 30, Color: theme.Umber})
	}}, true
}

// bars paints a column for each total from 2 to 12, as high as its number of ways.
func bars(p *paint.Pen, r geom.Rect, most int, ways func(total int) int, note func(total int) string) {
	for n := 2; n <= 12; n++ {
		col := r.Row(n-2, 11, 8)
		foot, body := col.CutBottom(22)
		_, body = body.CutTop(20)
		bar, _ := body.CutBottom(body.H * float64(ways(n)) / float64(most))
		p.Soft(bar.Move(1.5, 2), 3, 2, 0, theme.Alpha(theme.Shadow, 0.35))
		p.Grad(bar, 3, theme.BrassHi, theme.BrassLo)
		p.Label(note(n), geom.R(col.X-6, bar.Y-19, col.W+12, 18), paint.Style{Face: paint.Body, Size: 12.5, Color: theme.SoftInk, Align: paint.Center})
		p.Label(fmt.Sprint(n), foot, paint.Style{Face: paint.Bold, Size: 15, Color: theme.Ink, Align: paint.Center})
	}
}

// oddsFigure shows how many of the 36 throws make each total.
func oddsFigure(*Table, []string) (reader.Illustration, bool) {
	return reader.Illustration{Height: fixed(150), Paint: func(p *paint.Pen, r geom.Rect) {
		r.W = min(r.W, 560)
		bars(p, r, 6, ways, func(n int) string { return fmt.Sprint(ways(n)) })
	}}, true
}

// holdupFigure shows how often a throw reaches each number.
func holdupFigure(*Table, []string) (reader.Illustration, bool) {
	return reader.Illustration{Height: fixed(150), Paint: func(p *paint.Pen, r geom.Rect) {
		r.W = min(r.W, 640)
		bars(p, r, 36, atLeast, func(n int) string { return fmt.Sprintf("%d %%", percent(atLeast(n))) })
	}}, true
}

// minesFigure lists all mines by town.
func minesFigure(*Table, []string) (reader.Illustration, bool) {
	const head, step = 34.0, 31.0
	return reader.Illustration{Height: fixed(head + 9*step + 6), Paint: func(p *paint.Pen, r geom.Rect) {
		for t := range rules.Town(rules.TownCount) {
			col := r.Row(int(t), rules.TownCount, 8)
			look := towns[t]
			p.Rect(col, 5, theme.Alpha(look.Colour, 0.14))
			top, _ := col.CutTop(head - 4)
			p.Icon(look.Icon, geom.Point{X: top.X + 14, Y: top.Center().Y}, 18, theme.Darken(look.Colour, 0.2))
			p.Label(t.Info().Name, geom.R(top.X+27, top.Y, top.W-30, top.H), paint.Style{Face: paint.Bold, Size: 12.5, Color: theme.Ink})
			i := 0
			for c := range t.Mines().All() {
				paintMineTag(p, geom.R(col.X+3, col.Y+head+float64(i)*step, col.W-6, step-4), c.Info(), look)
				i++
			}
		}
	}}, true
}

// paintMineTag paints a mine as it lies in front of its owner.
func paintMineTag(p *paint.Pen, r geom.Rect, info rules.CardInfo, look townLook) {
	p.Rect(r, 4, theme.WalnutInk)
	p.Rect(r.Inset(1), 3.4, theme.RGB(0xF8EBCB))
	number, rest := r.Inset(1).CutLeft(26)
	p.Grad(number, 3.4, look.Colour, theme.Darken(look.Colour, 0.25))
	p.Label(fmt.Sprint(info.Number), number, paint.Style{Face: paint.Bold, Size: 14, Color: theme.Cream, Align: paint.Center})
	coin, name := rest.CutRight(26)
	if info.Dangerous {
		skull, left := name.CutRight(16)
		p.Icon("skull-crossed-bones", skull.Center(), 14, theme.Oxblood)
		name = left
	}
	p.Label(info.Name, name.Pad(4, 0), paint.Style{Face: paint.Body, Size: 11.5, Color: theme.Ink})
	pieces.CoinWith(p, coin.Center(), 10, info.Value)
}
