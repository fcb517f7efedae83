package narrowgauge

import (
	"strings"
	"sync"

	"gulch/engine"
	rules "gulch/engine/narrowgauge"
	"gulch/render/i18n"
	"gulch/scenes/table"
)

// MoveWords returns a short imperative phrase for move m.
func (b *Table) MoveWords(m engine.Move) string {
	switch {
	case m == rules.PassContract():
		return i18n.T("Take no contract")
	case m.Kind == rules.KindPlay:
		return b.playWords(m)
	case m.Kind == rules.KindRefill:
		return refillWords(rules.Discards(m))
	}
	return moveNames().Words(b, m)
}

// moveNames maps kinds of moves to the texts for them. It contains only kinds whose text does not
// depend on the position.
var moveNames = sync.OnceValue(func() table.MoveTexts {
	return table.MoveTexts{
		rules.KindBid:      table.FormatMove(i18n.Mark("Bid $%d"), table.MoveArg(rules.AmountOf)),
		rules.KindContract: table.FormatMove(i18n.Mark("Take %s"), deal),
		rules.KindKeep:     table.FormatMove(i18n.Mark("Keep %s"), deal),
		rules.KindUse:      table.FormatMove(i18n.Mark("Use %s"), deal),
		rules.KindShare: table.FormatMove(i18n.Mark("Take a certificate of %s"),
			func(_ table.GameUI, m engine.Move) any { return company(rules.CompanyOf(m)) }),
		rules.KindNoBuild: table.FormatMove(i18n.Mark("Build nothing")),
		rules.KindStop:    table.FormatMove(i18n.Mark("Lay no second card")),
	}
})

// deal returns the name of the Contract that move m is about, for use as an argument of
// [table.FormatMove].
func deal(_ table.GameUI, m engine.Move) any { return contract(rules.ContractOf(m)) }

func (b *Table) playWords(m engine.Move) string {
	out := i18n.T("Lay %s from %s", track(rules.CardOf(m)), b.place(rules.OriginOf(m)))
	for _, way := range ways {
		if rules.HowOf(m)&way.bit != 0 {
			out += ", " + i18n.T(way.words)
		}
	}
	return out
}

// ways lists the bits of a card's orientation with the word for each.
var ways = []struct {
	bit   int16
	words string
}{{rules.Turned, i18n.Mark("turned")}, {rules.Mirrored, i18n.Mark("mirrored")},
	{rules.Blasted, i18n.Mark("with a blast")}}

func refillWords(away rules.Hand) string {
	if away == 0 {
		return i18n.T("Keep all cards and draw")
	}
	var names []string
	for c := range away.All() {
		names = append(names, track(c))
	}
	return i18n.T("Discard %s and draw", strings.Join(names, ", "))
}
