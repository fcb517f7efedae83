package boomtown

import (
	"fmt"
	"strconv"
	"sync"

	rules "gulch/engine/boomtown"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/scenes/reader"
	"gulch/scenes/table"
)

// figures maps the name of an illustration in the rules document to the function that creates it.
var figures = sync.OnceValue(func() map[string]func(b *Table, args []string) (reader.Illustration, bool) {
	return map[string]func(b *Table, args []string) (reader.Illustration, bool){
		"cards": cardsFigure, "ring": ringFigure, "circle": circleFigure, "mines": minesFigure,
		"dice": func(_ *Table, args []string) (reader.Illustration, bool) { return reader.Dice(args) },
		"odds": func(*Table, []string) (reader.Illustration, bool) {
			return reader.Totals(6, table.DiceWays, func(n int) string { return fmt.Sprint(n) })
		},
		"holdup": func(*Table, []string) (reader.Illustration, bool) {
			return reader.Totals(36, table.DiceWaysAtLeast,
				func(n int) string { return i18n.Percent(table.DicePercent(n)) })
		},
	}
})

// cardsFigure returns an illustration, drawn with table b, that shows the cards with the given IDs
// in a row. The second result is false if there is no such card.
func cardsFigure(b *Table, ids []string) (reader.Illustration, bool) {
	return reader.Cards(ids, rules.ParseCard, func(p *paint.Canvas, c rules.Card, r geom.Rect) {
		p.Image(b.cardImage(p, c, r.W), r, 0, paint.White)
	})
}

// ringFigure returns an illustration of the directions in which things are passed around the table:
// cards to the left, gold to the right.
func ringFigure(*Table, []string) (reader.Illustration, bool) {
	return reader.Illustration{Height: reader.Fixed(252), Paint: func(p *paint.Canvas, r geom.Rect) {
		c := geom.Point{X: r.X + min(r.W*0.5, 250), Y: r.Y + 116}
		reader.RoundTable(p, c, 122, 62)
		seats := reader.SeatsAround(c, 168, 92, 4)
		for i, at := range seats {
			if i < 3 {
				reader.Arrow(p, at, seats[(i+1)%len(seats)], 40, -10, theme.Oxblood, "")
			}
			if i != 1 { // gold is not passed on from the winner's left neighbour, who is the last in the circle
				reader.Arrow(p, at, seats[(i+3)%len(seats)], 40, -9, theme.BrassLo, "")
			}
		}
		for i, at := range seats {
			reader.Player(p, at, 42, i)
		}
		st := paint.Style{Face: paint.Bold, Size: 14, Color: theme.Cream}
		p.Icon("card-pickup", geom.Point{X: c.X - 84, Y: c.Y - 15}, 22, theme.RGB(0xE9A08F))
		p.Label(i18n.T("cards go left"), geom.R(c.X-66, c.Y-27, 160, 24), st)
		pieces.Coin(p, geom.Point{X: c.X - 84, Y: c.Y + 17}, 10)
		p.Label(i18n.T("gold goes right"), geom.R(c.X-66, c.Y+5, 160, 24), st)
		winner := geom.R(seats[0].X-60, seats[0].Y+20, 120, 20)
		p.Label(i18n.T("the winner"), winner,
			paint.Style{Face: paint.Italic, Size: 13, Color: theme.SoftInk, Align: paint.Center})
	}}, true
}

// circleFigure returns an illustration of how the price of an auction is passed around the table.
// args are the number of players and the price. The second result is false if args are not two such
// numbers.
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
	return reader.Illustration{Height: reader.Fixed(116), Paint: func(p *paint.Canvas, r geom.Rect) {
		n := seats
		if bank > 0 {
			n++
		}
		step := min(150, (r.W-70)/float64(n-1))
		moving := price
		for i := range n {
			at := geom.Point{X: r.X + 36 + float64(i)*step, Y: r.Y + 38}
			note := i18n.T("pays %d", price)
			if i > 0 {
				reader.Arrow(p, geom.Point{X: at.X - step, Y: at.Y}, at, 28, 0, theme.BrassLo, fmt.Sprint(moving))
			}
			switch {
			case i == seats:
				p.Icon("bank", at, 38, theme.Umber)
				note = i18n.T("gets %d", bank)
			default:
				reader.Player(p, at, 42, (seats-i)%seats)
				if i > 0 {
					note = i18n.T("keeps %d", shares[i-1])
					moving -= shares[i-1]
				}
			}
			p.Label(note, geom.R(at.X-50, at.Y+28, 100, 20),
				paint.Style{Face: paint.Bold, Size: 14, Color: theme.Ink, Align: paint.Center})
			p.Label(roleIn(i, seats), geom.R(at.X-66, at.Y+47, 132, 18),
				paint.Style{Face: paint.Italic, Size: 12, Color: theme.SoftInk, Align: paint.Center})
		}
	}}, true
}

// roleIn returns the caption, in circleFigure for a number of seats, of the player with index i,
// counted from the winner. It returns "" if the player has none.
func roleIn(i, seats int) string {
	switch i {
	case 0:
		return i18n.T("the winner")
	case 1:
		return i18n.T("right neighbor")
	case seats - 1:
		return i18n.T("left neighbor")
	case seats:
		return i18n.T("the bank")
	}
	return ""
}

// minesFigure returns an illustration, drawn with table b, with all mines, by town, each with its
// house.
func minesFigure(b *Table, _ []string) (reader.Illustration, bool) {
	const head, step = 62.0, 42.0
	return reader.Illustration{Height: reader.Fixed(head + 9*step + 6), Paint: func(p *paint.Canvas, r geom.Rect) {
		for t := range rules.Town(rules.TownCount) {
			col := r.Row(int(t), rules.TownCount, 8)
			p.Rect(col, 5, theme.Alpha(towns[t].Colour, 0.14))
			sign, rest := col.CutTop(head - 4)
			country(t).Cover(p, sign)
			band, _ := sign.CutBottom(20)
			p.Rect(band, 0, theme.Darken(towns[t].Colour, 0.5))
			p.Label(t.Info().Name, band.Pad(4, 0),
				paint.Style{Face: paint.Bold, Size: 12.5, Color: theme.Cream, Align: paint.Center})
			at := rest.Pad(3, 4)
			at.H = step
			for c := range t.Mines().All() {
				house := geom.R(at.X+2, at.Y, (step-2)/pieces.FrontAspect, step-2)
				mineHouse(c, c.Info().Value).Paint(p, house)
				p.Label(c.Info().Name, geom.R(house.Right()+5, at.Y, at.Right()-house.Right()-6, step),
					paint.Style{Face: paint.Body, Size: 12, Color: theme.Ink})
				at.Y += step
			}
		}
	}}, true
}

// RulesFigure returns the illustration to which the rules document refers by its name and arguments
// (args). Odds in it are those under the options of this game. The second result is false if there
// is no such illustration.
func (b *Table) RulesFigure(name string, args []string) (reader.Illustration, bool) {
	draw, known := figures()[name]
	if !known {
		return reader.Illustration{}, false
	}
	return draw(b, args)
}
