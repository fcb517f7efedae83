package narrowgauge

import (
	"strings"
	"sync"

	"gulch/engine"
	rules "gulch/engine/narrowgauge"
	"gulch/render/i18n"
	"gulch/scenes/table"
)

// Line returns the icon and the text of the log line about event e; both are "" if it has none.
func (b *Table) Line(e engine.Event) (icon, line string) {
	return logLines().Line(b, e, rules.EventSealed, rules.EventDealt, rules.EventKeeps)
}

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

// place returns the name of space x. A Yard is named after the colour of its Company, as on the
// map.
func (b *Table) place(x rules.Space) string {
	if c := b.yardOf(x); c != rules.NoCompany {
		return i18n.T("%s's yard", company(c))
	}
	return x.Info().Name
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

// logLines returns the log line of each kind of event.
var logLines = sync.OnceValue(func() table.LogLines {
	return table.LogLines{
		rules.EventRound: table.FormatLine("flying-flag", i18n.Mark("Round %d of %d begins."),
			table.EventArg(rules.RoundIn), rounds).If(
			func(e engine.Event) bool { return rules.RoundIn(e) == rules.Rounds },
			i18n.Mark("Round %d begins. It's the last one."), table.EventArg(rules.RoundIn)),
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
		rules.EventPassed:   table.FormatLine("cancel", i18n.Mark("%s takes no contract."), table.Seat),
		rules.EventShare: table.FormatLine("banknote", i18n.Mark("%s takes a certificate of %s, value %d."),
			table.Seat, eventCompany, table.EventArg(rules.ValueIn)),
		rules.EventTrack: table.FormatLine("rail-road", i18n.Mark("%s lays %s for %s from %s."), table.Seat, eventCard,
			eventCompany, eventPlace),
		rules.EventPenalty: table.FormatLine("pay-money", i18n.Mark("%s pays a terrain cost of $%d."), table.Seat,
			table.EventArg(rules.PaidIn)).If(nothing, ""),
		rules.EventPlaced: table.FormatLine("steam-locomotive", i18n.Mark("%s reaches %s."), eventCompany, eventPlace).
			If(func(e engine.Event) bool { return rules.SpaceIn(e).Info().City >= 0 }, ""),
		rules.EventTile: table.FormatLine("help", i18n.Mark("%s is revealed: it trades in %s."), eventPlace,
			eventGoods),
		rules.EventConnected: table.FormatLine("ringing-bell", i18n.Mark("%s connects %s. %s gains $%d."), eventCompany,
			eventPlace, table.Seat, table.EventArg(rules.GainIn)),
		rules.EventDie:     table.LineFunc("scales", func(b *Table, e engine.Event) string { return b.dieLine(e) }),
		rules.EventFlipped: table.FormatLine("scroll-unfurled", i18n.Mark("%s uses %s."), table.Seat, eventContract),
		rules.EventNoBuild: table.FormatLine("cancel", i18n.Mark("%s can't build for %s."), table.Seat, eventCompany),
		rules.EventStopped: table.FormatLine("hourglass", i18n.Mark("%s doesn't lay a second card."), table.Seat),
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
		rules.EventCommodity: table.FormatLine("scales", i18n.Mark("%s pays %s $%d: die %d × row $%d."), eventGoods,
			table.Seat, table.EventArg(rules.GainIn), table.EventArg(rules.ValueIn), table.EventArg(rules.RowIn)),
		rules.EventReadied: table.FormatLine("anticlockwise-rotation", i18n.Mark("%s is ready again."), eventContract),
		rules.EventContractGone: table.FormatLine("cancel", i18n.Mark("Neither player takes %s."),
			eventContract).If(somebody, ""),
		rules.EventGameOver: table.FormatLine("trophy", i18n.Mark("%s wins, $%d to $%d."), table.Seat, more, less).
			If(nobody, i18n.Mark("A draw at $%d."), table.EventArg(rules.Cash0In)),
	}
})

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
	if rules.ValueIn(e) > b.Board.DieValue[rules.CommodityIn(e)] {
		return i18n.T("The %s die crosses to %s's $%d row and rises to %d.", g, b.Name(side), at, rules.ValueIn(e))
	}
	return i18n.T("The %s die moves to %s's $%d row.", g, b.Name(side), at)
}

// Prompt returns the question that decision a puts to the player.
func (b *Table) Prompt(a *table.Decision) string {
	s := b.State
	switch s.Phase() {
	case rules.PhaseBid:
		return b.bidPrompt(a.Seat)
	case rules.PhaseContractHigh, rules.PhaseContractLow:
		bid, _ := s.Bid(a.Seat)
		if s.Affordable(a.Seat) == 0 {
			return i18n.T("Your bid of $%d isn't enough for any contract.", bid)
		}
		return i18n.T("Take a contract your bid of $%d covers, or pass.", bid)
	case rules.PhaseKeep:
		return i18n.T("Keep 1 of your 2 contracts. If your state comes first in the alphabet, you go first.")
	case rules.PhaseShare:
		return i18n.T("Take a certificate of any company. You build for it this turn.")
	case rules.PhaseFirstCard, rules.PhaseSecondCard:
		return b.buildPrompt(a)
	case rules.PhaseRefill:
		return i18n.T("Choose the cards to discard, then draw until you have %d.", s.HandLimit(a.Seat))
	}
	return ""
}

func (b *Table) bidPrompt(seat engine.Seat) string {
	if b.State.Bidding() == 2 {
		return i18n.T("Tied: seal a new bid. Both players pay again. The higher bidder goes and chooses first.")
	}
	return i18n.T("Seal a bid. Both players pay. The higher bidder goes first and chooses a contract first.")
}

func (b *Table) buildPrompt(a *table.Decision) string {
	s := b.State
	c := company(s.Building())
	switch {
	case a.IsLegal(rules.NoBuild()):
		return i18n.T("None of your cards fit for %s.", c)
	case s.Phase() == rules.PhaseSecondCard && s.Dark(a.Seat):
		return i18n.T("You can't lay a second card this turn: your build token is dark.")
	case len(a.Legal) == 1:
		return i18n.T("No second card fits for %s.", c)
	case b.plan.card != rules.NoCard && len(plays(a.Legal, b.plan.card, b.plan.how)) == 0:
		return i18n.T("You can't lay the card this way around. First, turn it.")
	case b.plan.card != rules.NoCard:
		return i18n.T("Choose the %s locomotive to start from. Dots show how far the card reaches.", c)
	case s.Phase() == rules.PhaseSecondCard && s.PlacedOnDifficult():
		return i18n.T("Lay a second card for %s? It turns your build token dark: only 1 card next turn.", c)
	case s.Phase() == rules.PhaseSecondCard:
		return i18n.T("Choose a second card for %s, or stop.", c)
	}
	return i18n.T("Choose a card to lay for %s.", c)
}

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

// titles holds the titles of players by their final cash. The index is the cash divided by 100
// dollars; the last title is also for more.
var titles = []string{
	i18n.Mark("Section Hand"), i18n.Mark("Brakeman"), i18n.Mark("Conductor"), i18n.Mark("Superintendent"),
	i18n.Mark("Railroad Baron"), i18n.Mark("Sovereign of the Mountains"),
}

// RankTitle returns the title of the seat with the given rank in the final ranking, 1 for the
// winner. The title depends on the seat's cash, not on the rank. It returns "" if no seat has the
// rank.
func (b *Table) RankTitle(rank int) string {
	scores, ranks := b.State.Scores(nil), b.State.Ranks(nil)
	for p, r := range ranks {
		if r == rank {
			return i18n.T(titles[min(max(scores[p], 0)/100, len(titles)-1)])
		}
	}
	return ""
}

// TieText returns a sentence about the tie-break that decided the game (R65), or "" if there was no
// tie.
func (b *Table) TieText() string {
	switch winner, by := b.State.Winner(); by {
	case rules.ByDice:
		return i18n.T("%s wins the tie with a lower total on the market dice, %d to %d.", b.Name(winner),
			b.State.DiceTotal(winner), b.State.DiceTotal(1-winner))
	case rules.Drawn:
		return i18n.T("A draw: tied on cash and market dice.")
	}
	return ""
}

// Row returns the values of a seat that its row of the ledger shows.
func (b *Table) Row(seat engine.Seat) table.Row {
	v := b.Board
	r := table.Row{Tip: b.seatTip(seat)}
	if b.cashVisible(seat) {
		r.Stats = append(r.Stats, table.Stat{Value: b.cash(seat), Name: i18n.T("cash"), Head: i18n.T("cash")})
	}
	shares := 0
	for c := range rules.Company(rules.CompanyCount) {
		shares += v.Pieces(seat, c)
	}
	r.Stats = append(r.Stats, table.Stat{Icon: "banknote", Value: shares, Name: i18n.T("Certificates"),
		Head: i18n.T("shares")},
		table.Stat{Icon: "receive-money", Value: v.Income(seat), Name: i18n.T("dividends now"),
			Head: i18n.T("dividend")})
	if v.First == seat {
		r.Mark = "top-hat"
	}
	switch {
	case v.Sealed.Has(seat):
		r.Note = i18n.T("sealed")
	case v.OnTurn == seat && v.Building != rules.NoCompany:
		r.Note = i18n.T("builds for %s", company(v.Building))
	case v.Phase != rules.PhaseBid && v.Phase < rules.PhaseShare && v.Bids[seat] >= 0:
		r.Note = i18n.T("bid $%d", v.Bids[seat])
	}
	return r
}
