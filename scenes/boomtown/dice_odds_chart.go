package boomtown

import (
	"fmt"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// A chart of the odds of the dice is below the viewer's shelf. The odds of all seats are on a page
// of their own, called the sheet.

// oddsHeight is the height of the odds chart, in design units.
const oddsHeight = 116

// odds returns the rectangle of the odds chart. It is empty on a stacked board (one on which the
// row of cards has the full width), because the shelf there is too low for the chart.
func (a *boardLayout) odds() geom.Rect {
	if a.stacked {
		return geom.Rect{}
	}
	chart, _ := a.shelf(a.viewer).CutBottom(oddsHeight)
	return chart
}

// diceChart returns the chart that shows what each number would bring the viewer: a total of the
// dice or, if the rules allow it, the number of a single die.
func (b *Table) diceChart() table.DiceChart {
	return table.DiceChart{Rect: b.at.odds(), Ways: b.ways,
		Gain: func(n int) int { return netIncome(b.Board, b.at.viewer, n) }}
}

// diceGains returns what the dice would bring each seat, for the page with the odds of all seats.
func (b *Table) diceGains() table.DiceGains {
	note := ""
	if b.Board.Saloons().Len() > 0 {
		note = i18n.T("Saloons are included: a mine's owner pays them when the mine pays.")
	}
	return table.DiceGains{
		Note: note,
		Ways: b.ways, Gain: func(p engine.Seat, n int) int { return netIncome(b.Board, p, n) },
		Thrown: func(e engine.Event) (int, bool) {
			return rules.FirstIn(e) + rules.SecondIn(e),
				e.Kind == rules.EventRolled
		},
	}
}

// paintOdds paints the chart of the odds of the dice, if there is room for it.
func (b *Table) paintOdds(p *paint.Canvas) {
	if b.oddsFit() {
		b.diceChart().Paint(p, i18n.T("Payouts for %s", b.Name(b.at.viewer)))
	}
}

// oddsNodes appends to dst a node for every total in the odds chart, with a tooltip that explains
// it. A press on such a node, a press on the title of the chart, or the key O opens the page with
// the odds of all seats.
func (b *Table) oddsNodes(a *table.Decision, dst []ui.Node) []ui.Node {
	open := func() { b.ShowDice(a, b.diceGains(), ebiten.KeyO) }
	tip := i18n.T("Show what each total pays each player and how often it was rolled. (O)")
	if b.at.odds().Empty() {
		n := ui.Button("odds", b.at.chances, pieces.Button{Label: i18n.T("Odds"), Size: 13}, open, ebiten.KeyO)
		n.Tip, n.ViewOnly = tip, true
		return append(dst, n)
	}
	chart, head := b.diceChart(), b.at.total
	if b.oddsFit() {
		head = chart.Head()
		for n := 2; n <= 12; n++ {
			dst = append(dst, ui.Node{
				ID:        fmt.Sprintf("total %d", n),
				Label:     b.totalLabel(n),
				Tip:       b.totalTip(n),
				SkipFocus: true, Rect: chart.Bar(n), TipAvoids: chart.Rect, Press: open,
			})
		}
	}
	return append(dst, ui.Node{
		ID:    "odds",
		Label: i18n.T("Payouts per total"),
		Tip:   tip,
		Rect:  head,
		Press: open,
		Keys:  []ebiten.Key{ebiten.KeyO},
		Draw: func(p *paint.Canvas, n *ui.Node, f ui.NodeState) {
			p.Rect(geom.R(n.Rect.X, n.Rect.Bottom()-1, n.Rect.W, 1), 0, theme.Alpha(theme.SoftInk, 0.7*f.Hover))
		},
	})
}

// totalLabel returns the heading of number n in the odds chart: the probability that mines with
// this number pay.
func (b *Table) totalLabel(n int) string {
	if b.dieCounts(n) {
		return i18n.T("Total or one die %d: %s", n, table.DiceChance(b.ways(n)))
	}
	return i18n.T("A total of %d: %s", n, table.DiceChance(b.ways(n)))
}

// totalTip returns a text about how much each seat earns when the total of the dice is n.
func (b *Table) totalTip(n int) string {
	var gains []string
	for p := range b.SeatCount() {
		if gain := netIncome(b.Board, p, n); gain != 0 {
			gains = append(gains, b.Name(p)+" "+pieces.Number(gain))
		}
	}
	var tolls []string
	for p := range b.SeatCount() {
		if paid := tollsOn(b.Board, p, n); paid > 0 {
			tolls = append(tolls, i18n.T("%s pays %d to saloons.", b.Name(p), paid))
		}
	}
	earned, caves, single := i18n.T("No player owns a mine with this number."), "", ""
	if len(gains) > 0 {
		earned = i18n.T("Income: %s.", strings.Join(gains, ", "))
	}
	if n == 2 || n == 12 {
		caves = i18n.T("Dangerous mines cave in.")
	}
	switch {
	case b.dieCounts(n):
		single = i18n.T("It pays the same if one die shows it.")
	case b.State.SumOrDie():
		single = i18n.T("Mines with the number of either die pay as well.")
	}
	return table.Sentences(append([]string{earned}, append(tolls, caves, single)...)...)
}

// oddsFit reports whether the odds chart is shown. It is hidden if the cards on the viewer's shelf
// take its place.
func (b *Table) oddsFit() bool {
	n := len(b.tags(b.at.viewer))
	return !b.at.odds().Empty() && (n == 0 || b.at.tag(b.at.viewer, n-1, n).Bottom() < b.at.odds().Y)
}
