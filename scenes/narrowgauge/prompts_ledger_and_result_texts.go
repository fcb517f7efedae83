package narrowgauge

import (
	"gulch/engine"
	rules "gulch/engine/narrowgauge"
	"gulch/render/i18n"
	"gulch/scenes/table"
)

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
		return i18n.T("Take a contract your bid of $%d covers, or take none.", bid)
	case rules.PhaseKeep:
		return i18n.T("Keep 1 of your 2 new contracts. If its state comes first in the alphabet, you go first.")
	case rules.PhaseShare:
		return i18n.T("Take a certificate of any company. You build for it this turn.")
	case rules.PhaseFirstCard, rules.PhaseSecondCard:
		return b.buildPrompt(a)
	case rules.PhaseRefill:
		if s.LastHand() {
			return i18n.T("You won't use this hand again. Draw to end your turn.")
		}
		return i18n.T("Discard any cards you don't want, then draw until you have %d.", s.HandLimit(a.Seat))
	}
	return ""
}

func (b *Table) bidPrompt(seat engine.Seat) string {
	if b.State.Bidding() == 2 {
		return i18n.T("Tied: seal a new bid. Both players pay again. The higher bidder goes and chooses first.")
	}
	return i18n.T("Seal a bid. Both players pay. The higher bidder goes first and chooses first.")
}

func (b *Table) buildPrompt(a *table.Decision) string {
	s := b.State
	c := company(s.Building())
	switch {
	case a.IsLegal(rules.NoBuild()):
		return i18n.T("None of your cards fit for %s.", c)
	case a.IsLegal(rules.UseNightShift()) && s.Dark(a.Seat):
		return i18n.T("Your build token is dark. Use %s to lay a second card, or stop.", contract(rules.NightShift))
	case s.Phase() == rules.PhaseSecondCard && s.Dark(a.Seat):
		return i18n.T("You can't lay a second card this turn: your build token is dark.")
	case len(a.Legal) == 1:
		return i18n.T("No second card fits for %s.", c)
	case b.plan.card != rules.NoCard && len(plays(a.Legal, b.plan.card, b.plan.how)) == 0:
		return i18n.T("You can't lay the card this way around. First, turn it.")
	case b.plan.card != rules.NoCard:
		return i18n.T("Choose the %s locomotive to start from. Dots show how far the card reaches.", c)
	case s.Phase() == rules.PhaseSecondCard && s.PlacedOnDifficult() && !s.LastHand():
		return i18n.T("Lay a second card for %s? It turns your build token dark: only 1 card next turn.", c)
	case s.Phase() == rules.PhaseSecondCard:
		return i18n.T("Choose a second card for %s, or stop.", c)
	}
	return i18n.T("Choose a card to lay for %s.", c)
}

// OutsideTurns reports whether position state is before the first turn of a round: the seats bid
// for Contracts or choose one.
func (b *Table) OutsideTurns(state engine.State) bool { return state.Phase() < rules.PhaseShare }

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
		Head: i18n.T("shares")})
	if v.Phase != rules.PhaseGameOver { // the last dividends are paid
		r.Stats = append(r.Stats, table.Stat{Icon: "receive-money", Value: v.Income(seat),
			Name: i18n.T("dividends due"), Head: i18n.T("dividend")})
	}
	if v.First == seat {
		r.Mark = "top-hat"
	}
	switch {
	case v.Sealed.Has(seat):
		r.Note = i18n.T("sealed")
	case v.OnTurn == seat && v.Building != rules.NoCompany:
		r.Note = company(v.Building)
	case v.Phase != rules.PhaseBid && v.Phase < rules.PhaseShare && v.Bids[seat] >= 0:
		r.Note = i18n.T("bid $%d", v.Bids[seat])
	}
	return r
}

// ResultLines returns a sentence about a majority that the last turn of the game has changed, which
// the other person cannot have seen before the results. It returns nil if there is none, if only
// one Company was left to choose, or if the board is not the final one.
func (b *Table) ResultLines() []string {
	v := b.Board
	if e := v.Past.Share; v.Phase == rules.PhaseGameOver && e.Kind == rules.EventShare && !forced(e) {
		c := rules.CompanyIn(e)
		switch name := b.Name(e.Seat); v.Pieces(e.Seat, c) - v.Pieces(1-e.Seat, c) {
		case 0:
			return []string{i18n.T("%s's last certificate ended %s's majority of %s.", name, b.Name(1-e.Seat), company(c))}
		case 1:
			return []string{i18n.T("%s's last certificate won the majority of %s.", name, company(c))}
		}
	}
	return nil
}

// LastRound returns that both seats still play if the last round begins with event e.
func (b *Table) LastRound(e engine.Event) table.LastRound {
	if e.Kind != rules.EventRound || rules.RoundIn(e) != rules.Rounds {
		return table.LastRound{}
	}
	return table.RoundFrom(0, rules.Seats)
}

// LastTurn returns a sentence for a seat that decides in the last round, or in its last turn of
// another round.
func (b *Table) LastTurn(state engine.State, _ engine.Seat) string {
	s := state.(*rules.State)
	left := s.TurnsLeft()
	if s.Building() != rules.NoCompany {
		left++ // its Certificate has been taken
	}
	last := s.Phase() >= rules.PhaseShare && s.Phase() <= rules.PhaseRefill && left <= rules.Seats
	switch {
	case last && s.Round() == rules.Rounds:
		return i18n.T("This is your last turn.")
	case last:
		return i18n.T("This is your last turn this round.")
	case s.Round() == rules.Rounds:
		return i18n.T("This is the last round.")
	}
	return ""
}
