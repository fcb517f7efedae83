package boomtown

import (
	"slices"
	"strings"

	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/render/i18n"
)

// The bids of an auction are one line of the log, which grows, so that they do not push older lines
// out of view: the last bid of each seat and who has passed, in the order in which that happened.

// ofAuction reports whether event e is a bid, or a pass in an auction.
func ofAuction(e engine.Event) bool { return e.Kind == rules.EventBid || e.Kind == rules.EventPass }

// JoinsSeats implements [table.Words]: the bids and passes of an auction are one line.
func (b *Table) JoinsSeats(e engine.Event) bool { return ofAuction(e) }

// bidsMore reports whether e is a bid of a seat that bids more in later events.
func bidsMore(later []engine.Event, e engine.Event) bool {
	return e.Kind == rules.EventBid && slices.ContainsFunc(later, func(x engine.Event) bool {
		return x.Kind == e.Kind && x.Seat == e.Seat
	})
}

// MergedLine returns the line about the bids and passes of an auction, or "" for other events.
func (b *Table) MergedLine(events []engine.Event) (icon, line string) {
	var all []string
	for i, e := range events {
		switch {
		case !ofAuction(e):
			return "", ""
		case bidsMore(events[i+1:], e):
		case e.Kind == rules.EventPass && forced(e):
			all = append(all, i18n.T("%s can't raise", b.Name(e.Seat)))
		case e.Kind == rules.EventPass:
			all = append(all, i18n.T("%s passes", b.Name(e.Seat)))
		default:
			all = append(all, i18n.T("%s bids %d", b.Name(e.Seat), rules.GoldIn(e)))
		}
	}
	return logLines()[rules.EventBid].Icon, i18n.T("Auction: %s.", strings.Join(all, ", "))
}
