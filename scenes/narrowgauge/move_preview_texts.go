package narrowgauge

import (
	"strings"

	"gulch/engine"
	rules "gulch/engine/narrowgauge"
	"gulch/render/i18n"
	"gulch/scenes/table"
)

// OutcomeLines returns additional lines for the preview of move m. For a sealed bid they say how
// much cash remains. For a Track card they say what each space costs, what each City pays, and
// which seat the City's market would pay.
func (b *Table) OutcomeLines(m engine.Move) []string {
	switch seat := b.State.Turn(); {
	case m.Kind == rules.KindPlay:
		return b.playOutcome(m)
	case m.Kind == rules.KindBid && b.cashVisible(seat):
		lines := []string{i18n.T("Win or lose: pay $%d, leaving $%d", rules.AmountOf(m),
			b.Board.Cash[seat]-rules.AmountOf(m))}
		if n := b.Board.Shown.Len(); n > 0 {
			lines = append(lines, i18n.T("Contracts in reach")+table.AmountSeparator+i18n.T("%d of %d",
				b.inReach(rules.AmountOf(m)), n))
		}
		return lines
	case m.Kind == rules.KindContract && m != rules.PassContract():
		return []string{i18n.T(deeds[rules.ChoiceOf(m)].text)}
	case m.Kind == rules.KindKeep:
		return []string{i18n.T(deeds[rules.ContractOf(m)].text)}
	case m.Kind == rules.KindShare:
		c := rules.CompanyOf(m)
		if b.Board.Supply[c] == 0 {
			return []string{noneLeft(c)}
		}
		return []string{i18n.T("%s's next city pays", company(c)) + table.AmountSeparator + i18n.T("$%d",
			nextBonus(b.Board, seat, c))}
	case m.Kind == rules.KindStop && b.State.Dark(seat):
		return []string{i18n.T("Your build token turns white.")}
	case m.Kind == rules.KindStop:
		return []string{i18n.T("Your build token stays white.")}
	case m.Kind == rules.KindRefill:
		gone := rules.Discards(m).Len()
		return []string{i18n.N(b.State.HandLimit(seat), "Then %d card in hand", "Then %d cards in hand",
			b.State.HandLimit(seat)),
			i18n.N(gone, "%d card discarded", "%d cards discarded", gone)}
	}
	return nil
}

// Foresight says that the preview of a move goes on after the Commodity of a City, on which the
// dividends depend but not what the City pays or further spaces cost, and after what [Table.Upkeep]
// leaves out.
func (b *Table) Foresight(e engine.Event) table.Foresight {
	switch e.Kind {
	case rules.EventTile:
		return table.Decisive
	case rules.EventBids, rules.EventDrawn:
		return table.Indifferent
	}
	return table.Unforeseen
}

// Upkeep reports whether the preview of a move ends before event e without the remark that the move
// reveals something. The other seat's bid and drawn cards need none: everybody expects them.
func (b *Table) Upkeep(_ engine.Move, e engine.Event) bool {
	return e.Kind == rules.EventBids || e.Kind == rules.EventDrawn
}

// inReach returns the number of Contracts on offer whose value is at most bid dollars.
func (b *Table) inReach(bid int) (n int) {
	for k := range b.Board.Shown.All() {
		if k.Info().Value <= bid {
			n++
		}
	}
	return n
}

// playOutcome returns the preview lines of move m, which lays a Track card: one line for each space
// that costs something, each City and each market.
func (b *Table) playOutcome(m engine.Move) (lines []string) {
	v := b.State.Preview(m)
	c := b.State.Building()
	for _, g := range v.Hexes {
		if g.Fit == rules.FitNew && g.Price > 0 {
			lines = append(lines, b.groundLine(c, g.Space)+table.AmountSeparator+i18n.T("−$%d", g.Price))
		}
	}
	connected := b.Board.Connected(c) // counts on where the marker stops, like the company's row
	for _, g := range v.Hexes {
		if g.City {
			connected++
			lines = append(lines, i18n.T("%s, city %d for %s", b.place(g.Space), connected, company(c))+
				table.AmountSeparator+i18n.T("+$%d", g.Bonus))
		}
	}
	for _, g := range v.Hexes {
		if g.City {
			lines = append(lines, b.marketLine(g))
		}
	}
	if v.Penalty == 0 {
		lines = append(lines, i18n.T("Costs nothing."))
	}
	if v.Dark {
		lines = append(lines, i18n.T("Your build token turns dark."))
	}
	return lines
}

// groundLine returns a text with the name of space x and why Company c must pay for it.
func (b *Table) groundLine(c rules.Company, x rules.Space) string {
	said := []string{b.place(x)}
	switch x.Info().Terrain {
	case rules.Difficult:
		said = append(said, i18n.T("difficult"))
	case rules.Water:
		said = append(said, i18n.T("water"))
	}
	for d := range rules.Company(rules.CompanyCount) {
		if d != c && b.Board.Net[d].Has(x) {
			said = append(said, i18n.T("other companies"))
			break
		}
	}
	return strings.Join(said, ", ")
}

// marketLine returns a text about the market of g, a City that a move connects: which seat the
// market would pay after the move, and how much. If the City's Commodity is not known yet, the text
// says so. It returns "" if the market would pay neither seat.
func (b *Table) marketLine(g rules.PreviewHex) string {
	if g.Commodity == rules.NoCommodity {
		return i18n.T("You'll see then which die %s pulls.", b.place(g.Space))
	}
	side, row := engine.Seat(0), g.DieAt
	if row < 0 {
		side, row = 1, -row
	}
	if row == 0 {
		return ""
	}
	return i18n.T("%s at the end", commodity(g.Commodity)) + table.AmountSeparator + i18n.T("%s $%d", b.Name(side),
		row*g.DieValue)
}
