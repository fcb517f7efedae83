package sierrawest

import (
	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/render/i18n"
	"gulch/scenes/table"
)

// Breakdowns returns the parts of a seat's current points, as lines like those of the final
// scoring.
func (b *Table) Breakdowns(seat engine.Seat) []table.Breakdown {
	if int(seat) >= len(b.Players) {
		return nil // Hastings has no row in the ledger
	}
	points := table.Breakdown{Name: i18n.T("Points so far")}
	for _, line := range b.State.Sheet() {
		if n := line.Points[seat]; n != 0 {
			name := i18n.T(line.Name)
			if line.Times != nil && line.Times[seat] > 1 {
				name = i18n.T("%s ×%d", name, line.Times[seat])
			}
			points.Parts = append(points.Parts, table.Part{Icon: "laurels", Name: name, Value: n})
		}
	}
	return []table.Breakdown{points}
}

// scoreIcons maps each line of the final score, by its English name, to its icon.
var scoreIcons = map[string]string{
	"Homestead tracks":   "barn",
	"Apple tracks":       "fruit-bowl",
	"Outlaws":            "bandit",
	"Mountain cards":     "mountaintop",
	"Cabins":             "wood-cabin",
	"Empty plots":        "wooden-fence",
	"Animals not caught": "paw-print",
	"Gold":               "gold-nuggets",
	"Pairs of Boots":     "cowboy-boot",
	"Mine carts":         "mine-wagon", "Mule and tools": "donkey", "Head start": "flying-flag",
}

// ScoreIcon returns the icon of a line of the final scoring, given by its English name.
func (b *Table) ScoreIcon(line string) string { return scoreIcons[line] }

// Outlook lists the goods of a seat that bring no points as long as it has them: resources, fish
// and bullets. Once the end is near, it also says what to expect.
func (b *Table) Outlook(seat engine.Seat) (o table.Outlook) {
	if int(seat) >= len(b.Players) || b.Board.Phase == rules.PhaseOver {
		return o
	}
	for _, g := range goodsOf(b.Board.Mode) {
		if g != rules.Gold && g != rules.Boots && g != rules.Cart {
			n := b.Board.Of[seat].Goods[g]
			o.Count(n, amount(n, g))
		}
	}
	if b.Board.EndRound > 0 {
		o.AtEnd = b.AboutAtEnd(seat, b.Board.Of[seat].Points)
	}
	return o
}
