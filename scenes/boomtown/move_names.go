package boomtown

import (
	"sync"

	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/render/i18n"
	"gulch/scenes/table"
)

// MoveWords returns a short imperative phrase for move m.
func (b *Table) MoveWords(m engine.Move) string {
	switch {
	case m.Kind == rules.KindRob:
		return i18n.T("Hold up %s", b.Name(rules.VictimOf(m)))
	case m.Kind == rules.KindWire && rules.DieOf(m) == 0:
		return i18n.T("Turn the ivory die to %d", rules.FaceOf(m))
	case m.Kind == rules.KindKeep && b.Board.Turn == b.Board.Turns: // the card has no use later
		return i18n.T("Stay")
	case m.Kind == rules.KindHire:
		return i18n.T("Send the girls to the saloon in %s", b.State.SaloonTown(rules.CardOf(m)).Info().Name)
	case m.Kind == rules.KindBlast:
		if c := rules.CardOf(m); !c.IsMine() && b.State.Owner(c) != engine.NoSeat {
			return i18n.T("Blow up %s's saloon in %s", b.Name(b.State.Owner(c)), b.State.SaloonTown(c).Info().Name)
		}
	}
	return moveNames().Words(b, m)
}

// Arguments of the texts of moves: each function returns the value of a placeholder of the text for
// a move.

func card(_ table.GameUI, m engine.Move) any { return name(rules.CardOf(m)) }
func town(_ table.GameUI, m engine.Move) any { return rules.TownOf(m).Info().Name }

// moveNames maps kinds of moves to the texts for them.
var moveNames = sync.OnceValue(func() table.MoveTexts {
	return table.MoveTexts{
		rules.KindPass:    table.FormatMove(i18n.Mark("Pass")),
		rules.KindBid:     table.FormatMove(i18n.Mark("Bid %d"), table.MoveArg(rules.GoldOf)),
		rules.KindKeep:    table.FormatMove(i18n.Mark("Keep the Mustang")),
		rules.KindRide:    table.FormatMove(i18n.Mark("Ride")),
		rules.KindTake:    table.FormatMove(i18n.Mark("Take %s"), card),
		rules.KindPromote: table.FormatMove(i18n.Mark("Send the Governor to %s"), town),
		rules.KindAttach:  table.FormatMove(i18n.Mark("Put the vein under %s"), card),
		rules.KindOpen:    table.FormatMove(i18n.Mark("Open a saloon in %s"), town),
		rules.KindBlast:   table.FormatMove(i18n.Mark("Blow up %s"), card),
		rules.KindSeize:   table.FormatMove(i18n.Mark("Seize %s"), card),
		rules.KindDemand:  table.FormatMove(i18n.Mark("Demand %d"), table.MoveArg(rules.DemandOf)),
		rules.KindHold:    table.FormatMove(i18n.Mark("Keep the roll")),
		rules.KindWire:    table.FormatMove(i18n.Mark("Turn the red die to %d"), table.MoveArg(rules.FaceOf)),
	}
})

// RangeWords implements [table.Words] for bids and for what a Holdup demands.
func (b *Table) RangeWords(low, high engine.Move) string {
	switch {
	case low.Kind == rules.KindBid && high.Kind == rules.KindBid:
		return i18n.T("Bid %d to %d", rules.GoldOf(low), rules.GoldOf(high))
	case low.Kind == rules.KindDemand && high.Kind == rules.KindDemand:
		return i18n.T("Demand %d to %d", rules.DemandOf(low), rules.DemandOf(high))
	}
	return ""
}
