package narrowgauge

import (
	"sync"

	"gulch/engine"
	rules "gulch/engine/narrowgauge"
	"gulch/render/words"
	"gulch/scenes/table"
)

// scoreIcons maps the English name of a line of the score sheet to its icon.
var scoreIcons = sync.OnceValue(func() map[string]string {
	return map[string]string{
		"Stake": "two-coins", "Bids": "gavel", "Ground": "hills", "Cities": "village", "Shares": "banknote", "Majorities": "crown", "Markets": "trade",
	}
})

// Account returns the parts of a seat's cash, unless it is hidden from the viewers (R66), and of
// what the seat would be paid if the round ended now (R58 to R60).
func (b *Table) Account(seat engine.Seat) []table.Account {
	cash := table.Account{Name: words.T("Cash"), Hidden: true, Why: words.T("Hidden until the end.")}
	if b.cashVisible(seat) {
		cash = table.AccountOf(words.T("Cash"), b.State.Sheet(), seat, scoreIcons(), nil)
	}
	return []table.Account{cash, b.due(seat)}
}

// due returns what a seat would be paid if the round ended now, with its parts.
func (b *Table) due(seat engine.Seat) table.Account {
	v := b.Board
	a := table.Account{Name: words.T("If the round ended now")}
	most := 0
	for c := range rules.Company(rules.CompanyCount) {
		shares, majority := v.Dividend(seat, c)
		if most += majority; shares > 0 {
			a.Parts = append(a.Parts, table.Part{
				Icon: "banknote", Name: company(c), Value: shares,
				Note: words.T("%d × $%d", v.Points(seat, c), rules.DividendPerPoint(v.Marker[c])),
			})
		}
	}
	if most > 0 {
		a.Parts = append(a.Parts, table.Part{Icon: "crown", Name: words.T("Majorities"), Note: words.T("%d × $5", most/majorityBonus), Value: most})
	}
	for g := range rules.Commodity(rules.CommodityCount) {
		if owner, pays := v.CommodityBonus(g); owner == seat && pays > 0 {
			a.Parts = append(a.Parts, table.Part{
				Icon: "trade", Name: commodity(g), Value: pays, Note: words.T("%d × $%d", v.DieValue[g], pays/v.DieValue[g]),
			})
		}
	}
	return a
}

// cash returns the displayed cash of a seat: coins that are still in flight are not counted.
func (b *Table) cash(p engine.Seat) int { return b.Counted(p, b.Board.Cash[p]) }

// majorityBonus is the bonus in dollars for the most Certificates of a Company (R59).
const majorityBonus = 5

// Source returns the icon of a line of the score sheet, by its English name.
func (b *Table) Source(line string) string { return scoreIcons()[line] }
