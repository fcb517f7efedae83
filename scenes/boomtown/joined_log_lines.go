package boomtown

import (
	"cmp"
	"slices"
	"strings"

	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/render/i18n"
)

// The bids of an auction are one line of the log, which grows, so that they do not push older lines
// out of view: the last bid of each seat, the highest first, and who has passed.

// ofAuction reports whether event e is a bid, or a pass in an auction.
func ofAuction(e engine.Event) bool { return e.Kind == rules.EventBid || e.Kind == rules.EventPass }

// JoinsSeats implements [table.Words]: the bids and passes of an auction are one line.
func (b *Table) JoinsSeats(e engine.Event) bool { return ofAuction(e) }

// MergedLine returns the line about the bids and passes of an auction, or "" for other events.
func (b *Table) MergedLine(events []engine.Event) (icon, line string) {
	var bids []engine.Event // the last bid of each seat
	var passes []string
	for _, e := range events {
		switch {
		case !ofAuction(e):
			return "", ""
		case e.Kind == rules.EventPass && forced(e):
			passes = append(passes, i18n.T("%s can't raise", b.Name(e.Seat)))
		case e.Kind == rules.EventPass:
			passes = append(passes, i18n.T("%s passes", b.Name(e.Seat)))
		default:
			bids = slices.DeleteFunc(bids, func(x engine.Event) bool { return x.Seat == e.Seat })
			bids = append(bids, e)
		}
	}
	slices.SortFunc(bids, func(x, y engine.Event) int { return cmp.Compare(rules.GoldIn(y), rules.GoldIn(x)) })
	var all []string
	for _, e := range bids {
		all = append(all, i18n.T("%s bids %d", b.Name(e.Seat), rules.GoldIn(e)))
	}
	return logLines()[rules.EventBid].Icon, i18n.T("Auction: %s.", strings.Join(slices.Concat(all, passes), ", "))
}
