package narrowgauge

import (
	"sync"

	"gulch/engine"
	rules "gulch/engine/narrowgauge"
	"gulch/render/i18n"
	"gulch/scenes/table"
)

// ChosenInSecret reports whether event e tells its seat only what it has chosen in secret: its bid
// or the contract that it keeps.
func (b *Table) ChosenInSecret(e engine.Event) bool {
	return e.Kind == rules.EventSealed || e.Kind == rules.EventKeeps
}

// Line returns the icon and the text of the log line about event e; both are "" if it has none.
func (b *Table) Line(e engine.Event) (icon, line string) {
	return logLines().Line(b, e, rules.EventSealed, rules.EventDealt, rules.EventKeeps)
}

// Arguments of the log lines: each function returns the value of a placeholder of the line for an
// event.

func eventContract(_ table.GameUI, e engine.Event) any { return contract(rules.ContractIn(e)) }
func eventCompany(_ table.GameUI, e engine.Event) any  { return company(rules.CompanyIn(e)) }
func eventPlace(p table.GameUI, e engine.Event) any    { return p.(*Table).place(rules.SpaceIn(e)) }
func eventGoods(_ table.GameUI, e engine.Event) any    { return commodity(rules.CommodityIn(e)) }
func eventCard(_ table.GameUI, e engine.Event) any     { return track(rules.CardIn(e)) }
func contractValue(_ table.GameUI, e engine.Event) any { return rules.ContractIn(e).Info().Value }
func rounds(table.GameUI, engine.Event) any            { return rules.Rounds }
func more(_ table.GameUI, e engine.Event) any          { return max(rules.Cash0In(e), rules.Cash1In(e)) }
func less(_ table.GameUI, e engine.Event) any          { return min(rules.Cash0In(e), rules.Cash1In(e)) }
func first(p table.GameUI, _ engine.Event) any         { return p.(*Table).Name(0) }
func second(p table.GameUI, _ engine.Event) any        { return p.(*Table).Name(1) }
func nothing(e engine.Event) bool                      { return rules.PaidIn(e) == 0 }
func turnedWhite(e engine.Event) bool                  { return !rules.DarkIn(e) }
func nobody(e engine.Event) bool                       { return e.Seat == engine.NoSeat }
func somebody(e engine.Event) bool                     { return e.Seat != engine.NoSeat }
func lastOfRound(e engine.Event) bool                  { return rules.LeftIn(e) == 1 }
func forced(e engine.Event) bool                       { return e.Auto }

// logLines returns the log line of each kind of event.
var logLines = sync.OnceValue(func() table.LogLines {
	return table.LogLines{
		rules.EventRound: table.FormatLine("flying-flag", i18n.Mark("Round %d of %d begins."),
			table.EventArg(rules.RoundIn), rounds).OrLastRound(),
		rules.EventShown: table.FormatLine("scroll-unfurled",
			i18n.Mark("%s is revealed. It needs a bid of $%d or more."), eventContract, contractValue),
		rules.EventBidding: table.FormatLine("gavel", "").
			If(func(e engine.Event) bool { return rules.BiddingIn(e) == 2 }, i18n.Mark("Both players bid again.")).
			If(rules.PoorIn, i18n.Mark("Neither player has cash to bid.")),
		rules.EventSealed: table.FormatLine("envelope", i18n.Mark("%s seals a bid."), table.Seat),
		rules.EventBids: table.FormatLine("banging-gavel", i18n.Mark("%s bids $%d and %s bids $%d. Both pay."),
			first, table.EventArg(rules.Bid0In), second, table.EventArg(rules.Bid1In)),
		rules.EventTie: table.FormatLine("scales", i18n.Mark("Both bid $%d: a tie."), table.EventArg(rules.BidIn)),
		rules.EventCoin: table.FormatLine("two-coins",
			i18n.Mark("A coin toss decides who goes first. Neither player gets a contract.")),
		rules.EventDealt:    table.FormatLine("card-pickup", i18n.Mark("%s is dealt 2 contracts."), table.Seat),
		rules.EventKeeps:    table.FormatLine("wax-seal", i18n.Mark("%s keeps 1 of the 2 contracts."), table.Seat),
		rules.EventFirst:    table.FormatLine("top-hat", i18n.Mark("%s goes first this round."), table.Seat),
		rules.EventContract: table.FormatLine("scroll-unfurled", i18n.Mark("%s takes %s."), table.Seat, eventContract),
		rules.EventPassed: table.FormatLine("cancel", i18n.Mark("%s takes no contract."), table.Seat).
			If(forced, i18n.Mark("%s's bid can't pay for any contract left."), table.Seat),
		rules.EventTurn: table.FormatLine("hourglass", "").If(lastOfRound, i18n.Mark("The last turn of the round: 2 certificates will be left.")),
		rules.EventShare: table.FormatLine("banknote", i18n.Mark("%s takes 1 %s certificate, value %d."),
			table.Seat, eventCompany, table.EventArg(rules.ValueIn)),
		rules.EventTrack: table.FormatLine("rail-road", i18n.Mark("%s lays %s for %s from %s."), table.Seat, eventCard,
			eventCompany, eventPlace),
		rules.EventPenalty: table.FormatLine("pay-money", i18n.Mark("%s pays $%d to build."), table.Seat,
			table.EventArg(rules.PaidIn)).If(nothing, ""),
		rules.EventPlaced: table.LineFunc("steam-locomotive", func(b *Table, e engine.Event) string {
			return b.placedLine(e)
		}),
		rules.EventTile: table.FormatLine("help", i18n.Mark("%s is revealed: it trades in %s."), eventPlace,
			eventGoods),
		rules.EventConnected: table.FormatLine("ringing-bell", i18n.Mark("%s connects %s. %s gains $%d."), eventCompany,
			eventPlace, table.Seat, table.EventArg(rules.GainIn)),
		rules.EventDie:     table.LineFunc("scales", func(b *Table, e engine.Event) string { return b.dieLine(e) }),
		rules.EventFlipped: table.FormatLine("scroll-unfurled", i18n.Mark("%s uses %s."), table.Seat, eventContract),
		rules.EventNoBuild: table.FormatLine("cancel", i18n.Mark("%s can't build for %s."), table.Seat, eventCompany),
		rules.EventStopped: table.LineFunc("hourglass", func(b *Table, e engine.Event) string { return b.stopLine(e) }),
		rules.EventToken: table.FormatLine("rail-road", i18n.Mark("%s's build token turns dark."), table.Seat).
			If(turnedWhite, i18n.Mark("%s's build token turns white."), table.Seat),
		rules.EventDiscarded: table.FormatLine("trash-can", i18n.Mark("%s discards %s."), table.Seat, eventCard).
			If(rules.PlayedIn, ""),
		rules.EventShuffled: table.FormatLine("clockwise-rotation",
			i18n.Mark("The discard pile is shuffled: %d cards to draw."), table.EventArg(rules.LeftIn)),
		rules.EventDividends: table.FormatLine("receive-money", i18n.Mark("The bank pays the dividends of round %d."),
			table.EventArg(rules.RoundIn)),
		rules.EventDividend: table.LineFunc("banknote", func(b *Table, e engine.Event) string {
			return i18n.N(rules.PointsIn(e), "%s pays %s $%d: %d point × $%d.", "%s pays %s $%d: %d points × $%d.",
				company(rules.CompanyIn(e)), b.Name(e.Seat), rules.GainIn(e), rules.PointsIn(e), rules.EachIn(e))
		}),
		rules.EventMajority: table.FormatLine("crown",
			i18n.Mark("%s has the most %s certificates, %d to %d, and gains $%d."), table.Seat,
			eventCompany, table.EventArg(rules.OwnIn), table.EventArg(rules.OthersIn), table.EventArg(rules.GainIn)),
		rules.EventCommodity: table.FormatLine("scales", i18n.Mark("%s pays %s $%d: die %d × space $%d."), eventGoods,
			table.Seat, table.EventArg(rules.GainIn), table.EventArg(rules.ValueIn), table.EventArg(rules.RowIn)),
		rules.EventRoundEnd: table.LineFunc("receive-money", func(b *Table, _ engine.Event) string {
			return b.dividendsLine()
		}),
		rules.EventReadied: table.FormatLine("anticlockwise-rotation", i18n.Mark("%s is ready again."), eventContract),
		rules.EventContractGone: table.FormatLine("cancel", i18n.Mark("Neither player takes %s."),
			eventContract).If(somebody, i18n.Mark("%s discards %s."), table.Seat, eventContract),
		rules.EventGameOver: table.FormatLine("trophy", i18n.Mark("%s wins, $%d to $%d."), table.Seat, more, less).
			If(nobody, i18n.Mark("A draw at $%d."), table.EventArg(rules.Cash0In)),
	}
})

// placedLine returns the log line of event e, the placing of a Locomotive. The line at a City comes
// with its Connection, unless the Locomotive is the Company's last.
func (b *Table) placedLine(e engine.Event) string {
	c, x := rules.CompanyIn(e), rules.SpaceIn(e)
	switch {
	case b.isLastLocomotive(e):
		return i18n.T("%s builds to %s with its last locomotive: it builds no more.", company(c), b.place(x))
	case x.Info().City >= 0:
		return ""
	}
	return i18n.T("%s builds to %s.", company(c), b.place(x))
}

// isLastLocomotive reports whether event e, which the board does not show yet, places the last
// Locomotive of its Company.
func (b *Table) isLastLocomotive(e engine.Event) bool {
	return e.Kind == rules.EventPlaced && b.Board.Supply[rules.CompanyIn(e)] == 1
}

// dieLine returns the log line of event e, the move of a market die.
func (b *Table) dieLine(e engine.Event) string {
	g := commodity(rules.CommodityIn(e))
	at := rules.PositionIn(e)
	if at == 0 {
		return ""
	}
	side := engine.Seat(0)
	if at < 0 {
		side, at = 1, -at
	}
	switch kind := rules.CommodityIn(e); {
	case rules.PositionIn(e) == b.Board.DieAt[kind]: // it was at the end of its track (R48)
		return i18n.T("The %s die stays on %s's $%d space.", g, b.Name(side), at)
	case rules.ValueIn(e) > b.Board.DieValue[kind]:
		return i18n.T("The %s die crosses to %s's $%d space and rises to %d.", g, b.Name(side), at, rules.ValueIn(e))
	}
	return i18n.T("The %s die moves to %s's $%d space.", g, b.Name(side), at)
}

// dividendsLine returns a log line with what the last dividends have paid each seat in total.
func (b *Table) dividendsLine() string {
	var sums [rules.Seats]int
	for _, e := range b.Board.Accounts() {
		*engine.At(sums[:], e.Seat) += rules.GainIn(e)
	}
	return i18n.T("Round %d paid %s $%d and %s $%d in dividends.", b.Board.Past.Paid, b.Name(0), sums[0], b.Name(1),
		sums[1])
}

// RecapOmits reports whether event e is a payment of dividends, which the line at the end of the
// round sums up.
func (b *Table) RecapOmits(e engine.Event) bool {
	switch e.Kind {
	case rules.EventDividends, rules.EventDividend, rules.EventMajority, rules.EventCommodity:
		return b.State.Phase() != rules.PhaseGameOver
	}
	return false
}

// stopLine returns the log line of event e, the end of a build without a second card. If the seat
// could not have laid one, and everybody can see that, the line says why.
func (b *Table) stopLine(e engine.Event) string {
	v := b.Board
	switch {
	case v.Building != rules.NoCompany && v.Supply[v.Building] == 0:
		return i18n.T("%s can't lay a second card: %s has no locomotives left.", b.Name(e.Seat), company(v.Building))
	case v.Dark[e.Seat] && (!v.Contracts[e.Seat].Has(rules.NightShift) || v.Used.Has(rules.NightShift)):
		return i18n.T("%s can't lay a second card: the build token is dark.", b.Name(e.Seat))
	}
	return i18n.T("%s doesn't lay a second card.", b.Name(e.Seat))
}

// PersonalLoss returns a sentence about what event e takes from a seat: the majority of a Company
// or the tie for it by a Certificate of the other seat, or a market die that moves away.
func (b *Table) PersonalLoss(seat engine.Seat, e engine.Event) string {
	if e.Seat == seat || e.Redacted {
		return ""
	}
	switch e.Kind {
	case rules.EventShare:
		c := rules.CompanyIn(e)
		switch mine := b.Board.Pieces(seat, c); {
		case mine == b.Board.Pieces(1-seat, c)+1:
			return i18n.T("You lose the majority of %s and its $%d.", company(c), majorityBonus)
		case mine == b.Board.Pieces(1-seat, c) && mine > 0:
			return i18n.T("You were tied for %s: %s now has its majority, $%d.", company(c), b.Name(1-seat), majorityBonus)
		}
	case rules.EventDie:
		return b.dieLoss(seat, e)
	}
	return ""
}

// dieLoss returns a sentence about what the move of a market die, event e, takes from a seat; "" if
// the die was not on its side or does not move away.
func (b *Table) dieLoss(seat engine.Seat, e engine.Event) string {
	kind := rules.CommodityIn(e)
	was, row := b.Board.DieAt[kind], rules.PositionIn(e)
	if seat == 1 {
		was, row = -was, -row
	}
	g := commodity(kind)
	switch {
	case was <= 0 || row >= was:
		return ""
	case row > 0:
		return i18n.T("The %s die drops from your $%d space to your $%d space.", g, was, row)
	case row == 0:
		return i18n.T("The %s die leaves your $%d space for the divide.", g, was)
	}
	return i18n.T("The %s die leaves your $%d space for %s's $%d space.", g, was, b.Name(1-seat), -row)
}
