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

// CoachWords names the laying of a card by the card and its orientation, which tell such moves
// apart, and then by the place, so that the words fit into the coach's list. It names a refill by
// the cards that are kept if those are fewer than the cards that are discarded.
func (b *Table) CoachWords(m engine.Move) string {
	switch m.Kind {
	case rules.KindPlay:
		return i18n.Colon(shortTrack(rules.CardOf(m))+orientationWords(rules.HowOf(m)), b.place(rules.OriginOf(m)))
	case rules.KindRefill:
		away := rules.Discards(m)
		kept := b.State.Hand(b.State.Turn()) &^ away
		switch {
		case away == 0:
			return i18n.T("Keep all cards")
		case kept == 0:
			return i18n.T("Discard all cards")
		case kept.Len() < away.Len():
			return i18n.T("Keep only %s", shortTracks(kept))
		}
		return i18n.T("Discard %s", shortTracks(away))
	}
	return ""
}

// shortTracks returns the names of a set of cards as a list, see shortTrack.
func shortTracks(cards rules.Hand) string {
	var names []string
	for c := range cards.All() {
		names = append(names, shortTrack(c))
	}
	return strings.Join(names, ", ")
}

func (b *Table) playWords(m engine.Move) string {
	return i18n.T("Lay %s from %s", track(rules.CardOf(m)), b.place(rules.OriginOf(m))) +
		orientationWords(rules.HowOf(m))
}

// orientationWords returns how a card is laid as text to append to its name: ", turned, mirrored".
// how is the orientation, as bits of a move.
func orientationWords(how int16) (out string) {
	for _, way := range ways {
		if how&way.bit != 0 {
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

// RangeWords implements [table.Words] for bids.
func (b *Table) RangeWords(low, high engine.Move) string {
	if low.Kind != rules.KindBid || high.Kind != rules.KindBid {
		return ""
	}
	return i18n.T("Bid $%d to $%d", rules.AmountOf(low), rules.AmountOf(high))
}
