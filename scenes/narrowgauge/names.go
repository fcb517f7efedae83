package narrowgauge

import (
	"strings"

	rules "gulch/engine/narrowgauge"
	"gulch/render/i18n"
	"gulch/scenes/table"
)

// FormatMoney formats n dollars: "$20".
func (b *Table) FormatMoney(n int) string { return dollars(n) }

var dollars = table.Dollars

// contract returns the name of the Contract with number a.
func contract(c rules.Contract) string { return c.Info().Name }

// track returns the name of Track card c. If there is a mirror image of the card, the name says
// which of the two it is.
func track(c rules.Card) string {
	name := c.Info().Name
	if base, ok := strings.CutSuffix(name, " (left hand)"); ok {
		return i18n.T("%s (left hand)", base)
	}
	if base, ok := strings.CutSuffix(name, " (right hand)"); ok {
		return i18n.T("%s (right hand)", base)
	}
	return name
}

// shortTrack returns the name of Track card c like track, but in fewer letters, for lists.
func shortTrack(c rules.Card) string {
	name := c.Info().Name
	if base, ok := strings.CutSuffix(name, " (left hand)"); ok {
		return i18n.T("%s (left)", base)
	}
	if base, ok := strings.CutSuffix(name, " (right hand)"); ok {
		return i18n.T("%s (right)", base)
	}
	return name
}

// place returns the name of space x. A Yard is named after the colour of its Company, as on the
// map.
func (b *Table) place(x rules.Space) string {
	if c := b.yardOf(x); c != rules.NoCompany {
		return i18n.T("%s's yard", company(c))
	}
	return x.Info().Name
}

// company returns the name of Company c in the texts of the table: its colour.
func company(c rules.Company) string {
	if c < 0 || c >= rules.CompanyCount {
		return i18n.T("no company")
	}
	return i18n.T(rails[c].Name)
}

// commodity returns the name of Commodity g.
func commodity(g rules.Commodity) string {
	if g < 0 || g >= rules.CommodityCount {
		return i18n.T("unknown goods")
	}
	return i18n.T(goods[g].Name)
}
