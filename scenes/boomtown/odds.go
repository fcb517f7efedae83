package boomtown

import (
	"fmt"
	"strings"

	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/render/words"
	"gulch/scenes/table"

	"github.com/hajimehoshi/ebiten/v2"
)

// oddsHeight is how high the chart of the dice is, at the foot of the own shelf.
const oddsHeight = 116

// odds is where the chart lies; it is empty where the board is stacked and the shelf is low.
func (a *places) odds() geom.Rect {
	if a.stacked {
		return geom.Rect{}
	}
	chart, _ := a.shelf(a.viewer).CutBottom(oddsHeight)
	return chart
}

// bar is the column of a total in the chart.
func (a *places) bar(total int) geom.Rect {
	_, bars := a.odds().CutTop(20)
	return bars.Row(total-2, 11, 2)
}

// income is what a total of the dice brings a seat, tolls of saloons not counted.
func income(board *rules.Board, p engine.Seat, total int) int {
	sum := 0
	for c := range board.Mines[p].All() {
		if c.Info().Number == total {
			sum += board.Yield(c)
		}
	}
	return sum
}

// paintOdds paints how likely each total is, as a wash, and what it brings the viewer, in brass.
func (b *Table) paintOdds(p *paint.Pen) {
	r := b.at.odds()
	if r.Empty() || !b.oddsFit() {
		return
	}
	p.Sheet(r.Inset(-7), paint.Paper{Tint: theme.Parchment, Radius: 4, Wear: 1, Seed: 3})
	head, _ := r.CutTop(18)
	p.Label(words.T("What the dice bring %s", b.Name(b.at.viewer)), head, paint.Style{Face: paint.Italic, Size: 12.5, Color: theme.SoftInk})
	for n := 2; n <= 12; n++ {
		bar := b.at.bar(n)
		foot, body := bar.CutBottom(17)
		_, body = body.CutTop(16)
		likely, _ := body.CutBottom(body.H * float64(ways(n)) / 6)
		p.Rect(likely, 3, theme.Alpha(theme.SoftInk, 0.20))
		gain := income(b.Board, b.at.viewer, n)
		ink := theme.SoftInk
		if gain > 0 {
			ink = theme.Ink
			p.Grad(likely.Inset(1.2), 2.4, theme.BrassHi, theme.BrassLo)
			at := geom.R(bar.X-4, likely.Y-17, bar.W+8, 16)
			p.Label(fmt.Sprint(gain), at, paint.Style{Face: paint.Bold, Size: 13, Color: theme.Ink, Align: paint.Center})
		}
		p.Label(fmt.Sprint(n), foot, paint.Style{Face: paint.Bold, Size: 11.5, Color: ink, Align: paint.Center})
	}
}

// oddsNodes explain every total of the chart; each of them, the words above it and a key open the whole table.
func (b *Table) oddsNodes(a *table.Ask, dst []ui.Node) []ui.Node {
	open := func() { b.showOdds(a) }
	tip := words.T("Who earns what at each total, and how often it has come up. (O)")
	if b.at.odds().Empty() {
		n := ui.Button("odds", b.at.chances, pieces.Button{Label: words.T("Odds"), Size: 13}, open, ebiten.KeyO)
		n.Tip = tip
		return append(dst, n)
	}
	head, _ := b.at.odds().CutTop(18)
	fits := b.oddsFit()
	if !fits {
		head = b.at.total
	}
	dst = append(dst, ui.Node{
		ID: "odds", Label: words.T("What the dice bring"), Tip: tip, Rect: head, Press: open, Keys: []ebiten.Key{ebiten.KeyO},
		Draw: func(p *paint.Pen, n *ui.Node, f ui.Feel) {
			p.Rect(geom.R(n.Rect.X, n.Rect.Bottom()-1, n.Rect.W, 1), 0, theme.Alpha(theme.SoftInk, 0.7*f.Hover))
		},
	})
	if !fits {
		return dst
	}
	for n := 2; n <= 12; n++ {
		dst = append(dst, ui.Node{
			ID: fmt.Sprintf("total %d", n), Label: words.T("A total of %d: %s", n, chance(ways(n))), Tip: b.totalTip(n),
			Quiet: true, Rect: b.at.bar(n), TipAt: b.at.odds(), Press: open,
		})
	}
	return dst
}

// totalTip says who earns what with a total.
func (b *Table) totalTip(n int) string {
	var gains []string
	for p := range engine.Seat(b.Board.Seats) {
		if gain := income(b.Board, p, n); gain > 0 {
			gains = append(gains, fmt.Sprintf("%s %d", b.Name(p), gain))
		}
	}
	earned, danger, single := words.T("Nobody owns a mine with this number."), "", ""
	if len(gains) > 0 {
		earned = words.T("It brings %s.", strings.Join(gains, ", "))
	}
	if n == 2 || n == 12 {
		danger = words.T("Dangerous mines cave in.")
	}
	if b.State.SumOrDie() && n <= 6 {
		single = words.T("A single die that shows it does the same.")
	}
	return table.Sentences(earned, danger, single)
}

// oddsFit reports whether the things on the own shelf leave room for the chart.
func (b *Table) oddsFit() bool {
	n := len(b.tags(b.at.viewer))
	return n == 0 || b.at.tag(b.at.viewer, n-1, n).Bottom() < b.at.odds().Y
}
