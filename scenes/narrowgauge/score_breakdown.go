package narrowgauge

import (
	"sync"

	"gulch/engine"
	rules "gulch/engine/narrowgauge"
	"gulch/render/i18n"
	"gulch/scenes/table"
)

// scoreIcons maps each line of the final score, by its English name, to its icon.
var scoreIcons = sync.OnceValue(func() map[string]string {
	return map[string]string{
		"Starting cash": "two-coins",
		"Bids":          "gavel",
		"Terrain":       "hills",
		"Cities":        "village",
		"Shares":        "banknote",
		"Majorities":    "crown",
		"Markets":       "trade",
	}
})

// Breakdowns returns two lists for a seat: the parts of its cash, unless that is hidden from the
// viewer (R66), and, until the game is over, the parts of what it would be paid if the round ended
// now (R58 to R60).
func (b *Table) Breakdowns(seat engine.Seat) []table.Breakdown {
	cash := table.Breakdown{Name: i18n.T("Cash"), Hidden: true, HiddenReason: i18n.T("Hidden until the end.")}
	if b.cashVisible(seat) {
		cash = table.BreakdownOf(i18n.T("Cash"), b.State.Sheet(), seat, scoreIcons(), nil)
	}
	if b.Board.Phase == rules.PhaseGameOver { // the last dividends are paid
		return []table.Breakdown{cash}
	}
	return []table.Breakdown{cash, b.due(seat)}
}

// due returns a breakdown of what a seat would be paid if the round ended now: dividends,
// majorities and markets, and their sum.
func (b *Table) due(seat engine.Seat) table.Breakdown {
	v := b.Board
	a := table.Breakdown{Name: i18n.T("Current dividends")}
	most := 0
	for c := range rules.Company(rules.CompanyCount) {
		shares, majority := v.Dividend(seat, c)
		if most += majority; shares > 0 {
			a.Parts = append(a.Parts, table.Part{
				Icon: "banknote", Name: company(c), Value: shares,
				Note: i18n.T("%d × $%d", v.Points(seat, c), rules.DividendPerPoint(v.Marker[c])),
			})
		}
	}
	if most > 0 {
		a.Parts = append(a.Parts, table.Part{Icon: "crown", Name: i18n.T("Majorities"),
			Note: i18n.T("%d × $5", most/majorityBonus), Value: most})
	}
	for g := range rules.Commodity(rules.CommodityCount) {
		if owner, pays := v.CommodityBonus(g); owner == seat && pays > 0 {
			a.Parts = append(a.Parts, table.Part{
				Icon:  "trade",
				Name:  commodity(g),
				Value: pays,
				Note:  i18n.T("%d × $%d", v.DieValue[g], pays/v.DieValue[g]),
			})
		}
	}
	return a
}

// cash returns the cash of seat p that is shown on the screen: coins that are still flying to the
// seat are not counted.
func (b *Table) cash(p engine.Seat) int { return b.DisplayedValue(p, b.Board.Cash[p]) }

// majorityBonus is the bonus in dollars for holding the most Certificates of a Company (R59).
const majorityBonus = 5

// ScoreIcon returns the icon of a line of the final scoring, given by its English name.
func (b *Table) ScoreIcon(line string) string { return scoreIcons()[line] }

// lastTurns is the number of turns at the end of the game for which the table says what to expect.
const lastTurns = 4

// Outlook says that the dividends of the rounds to come are not counted yet. In the last turns of
// the game it adds up the cash and the current dividends instead.
func (b *Table) Outlook(seat engine.Seat) (o table.Outlook) {
	if b.Board.Phase == rules.PhaseGameOver {
		return o
	}
	if b.Board.Round == rules.Rounds && b.cashVisible(seat) && b.Board.Phase >= rules.PhaseShare &&
		b.State.TurnsLeft() <= lastTurns {
		due := b.due(seat)
		o.AtEnd = i18n.T("Cash and current dividends: $%d.", b.Board.Cash[seat]+due.Sum())
		return o
	}
	left := rules.Rounds - max(b.Board.Round, 1) + 1
	o.Count(left, i18n.N(left, "the dividends of %d round", "the dividends of %d rounds", left))
	return o
}
