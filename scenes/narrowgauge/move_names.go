package narrowgauge

import (
	"slices"
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
// the cards to select for it, those that are discarded, unless the hand is not used again: then all
// refills are the same.
func (b *Table) CoachWords(m engine.Move) string {
	switch m.Kind {
	case rules.KindPlay:
		return i18n.Colon(shortTrack(rules.CardOf(m))+orientationWords(rules.HowOf(m)), b.place(rules.OriginOf(m)))
	case rules.KindRefill:
		away, hand := rules.Discards(m), b.State.Hand(b.State.Turn())
		switch {
		case b.State.LastHand():
			return i18n.T("Refill your hand")
		case away == 0:
			return i18n.T("Keep all cards")
		case away == hand && away.Len() > 2:
			return i18n.T("Discard all %d cards", away.Len())
		}
		return i18n.T("Discard %s", i18n.List(discardNames(away, hand)))
	}
	return ""
}

// discardNames returns the names of the cards away, which a seat discards from its hand. A name
// says which of two mirror images a card is only if the hand has both, and how many cards are
// discarded if the hand has several equal ones: "Tangent (1 of 2)".
func discardNames(away, hand rules.Hand) (names []string) {
	for c := range away.All() {
		equal, alike := sameCards(hand, c)
		name := bareName(c)
		if equal != alike {
			name = shortTrack(c)
		}
		if n := equal.Len(); n > 1 {
			name = i18n.T("%s (%d of %d)", name, (equal & away).Len(), n)
		}
		if !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return names
}

// sameCards returns the cards of a hand that are equal to card c, and those that are equal to it or
// to its mirror image.
func sameCards(hand rules.Hand, c rules.Card) (equal, alike rules.Hand) {
	for x := range hand.All() {
		if x.Info().Name == c.Info().Name {
			equal |= rules.HandOf(x)
		}
		if x.Info().Family == c.Info().Family {
			alike |= rules.HandOf(x)
		}
	}
	return equal, alike
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
