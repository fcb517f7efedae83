package boomtown

import (
	"sync"

	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/render/i18n"
	"gulch/render/pieces"
	"gulch/scenes/table"
)

// Prompt returns the question that decision a puts to the player.
func (b *Table) Prompt(a *table.Decision) string {
	s := b.State
	switch s.Phase() {
	case rules.PhaseBid:
		if s.StandingBid() == 0 {
			return i18n.T("Bid for the first pick, or pass. If you win, %s keeps half of your bid.",
				b.Name(b.rightNeighbour(a.Seat)))
		}
		return i18n.T("%s bids %d for the first pick. Bid more, or pass.", b.Name(s.Bidder()), s.StandingBid())
	case rules.PhaseHoldupAmount:
		return i18n.T("Demand an amount from %s, who has %d gold. You must roll at least that much.",
			b.Name(s.Victim()), s.Gold(s.Victim()))
	case rules.PhasePlaceSaloon:
		return i18n.T("Choose a town. Whenever another player's mine there pays, its owner pays you %d.",
			b.Board.NextToll(a.Seat))
	case rules.PhaseTelegraph:
		d0, d1 := s.Dice()
		return table.Sentences(i18n.T("The dice show %d and %d.", d0, d1), b.unturned(a.Seat),
			i18n.T("Turn a die, or keep the roll."))
	}
	return i18n.T(prompts()[s.Phase()])
}

// unturned returns sentences that say what seat p gains or loses if nobody uses a Telegraph to turn
// a die, in gold and in mines that cave in, or "" if that is unknown.
func (b *Table) unturned(p engine.Seat) string {
	held := playOnCopy(b.State, rules.Hold(), rules.Hold())
	if held == nil {
		return ""
	}
	n, caved := held.Gold[p]-b.State.Gold(p), ""
	for c := range (b.State.Mines(p) &^ held.Mines[p]).All() {
		caved = table.Sentences(caved, i18n.T("With this roll, you lose %s.", name(c)))
	}
	switch {
	case n > 0:
		return table.Sentences(i18n.T("With this roll, you gain %d gold.", n), caved)
	case n < 0:
		return table.Sentences(i18n.T("With this roll, you lose %d gold.", -n), caved)
	case caved != "":
		return caved
	}
	return i18n.T("With this roll, you gain nothing.")
}

// prompts maps phases to questions to the player that are the same in every position.
var prompts = sync.OnceValue(func() map[engine.Phase]string {
	return map[engine.Phase]string{
		rules.PhaseMustang: i18n.Mark("Saddle the Mustang and pick second, or keep it for another round."),
		rules.PhasePick:    i18n.Mark("Take a card from the row."),
		rules.PhasePlaceGovernor: i18n.Mark(
			"Choose one of your pawns. The Governor doubles the fees in its town."),
		rules.PhasePlaceVein: i18n.Mark("Choose a mine for the New Vein. It will pay 3 more each time."),
		rules.PhasePlaceGirls: i18n.Mark(
			"Choose a saloon for the Saloon Girls. It will collect 4 instead of 2."),
		rules.PhaseDynamite: i18n.Mark("Choose another player's mine or saloon to blow up."),
		rules.PhaseExpropriate: i18n.Mark(
			"Choose a mine to seize in a town where you own one. You pay the mayor's fee as usual."),
		rules.PhaseHoldupVictim: i18n.Mark("Choose a player to hold up."),
	}
})

// rightNeighbour returns the right neighbour of seat p. If p wins the auction, it pays the price to
// this seat, which keeps a share and passes on the rest.
func (b *Table) rightNeighbour(p engine.Seat) engine.Seat {
	n := b.SeatCount() // known before the table has a layout
	return (p + n - 1) % n
}

// titles holds the players' titles by final rank, the highest first.
var titles = [...]string{
	i18n.Mark("Gold Baron"), i18n.Mark("Mine Captain"), i18n.Mark("Claim Holder"), i18n.Mark("Sluice Hand"),
	i18n.Mark("Tenderfoot"),
}

// RankTitle returns the title of a player in the final ranking; rank counts from 1. It returns ""
// if the rank has no title.
func (b *Table) RankTitle(rank int) string {
	if rank < 1 || rank > len(titles) {
		return ""
	}
	return i18n.T(titles[rank-1])
}

// TieText returns a sentence about the tie-break that decided the game (R78), or "" if there was no
// tie.
func (b *Table) TieText() string {
	s := b.State
	return b.TieBreakText(s, i18n.Mark("First place is shared: points, gold, pawns and mines are tied."),
		[]table.TieBreak{
			{Text: i18n.Mark("%s wins the tie with more gold."), Of: s.Gold},
			{Text: i18n.Mark("%s wins the tie with more mayors."), Of: s.Pawns},
			{Text: i18n.Mark("%s wins the tie with more mines."),
				Of: func(p engine.Seat) int { return s.Mines(p).Len() }},
		})
}

// LastRound returns who still plays if the last round begins with event e (R74): all seats, from
// the first player.
func (b *Table) LastRound(e engine.Event) table.LastRound {
	if e.Kind != rules.EventTurn || rules.NumberIn(e) != rules.TurnsIn(e) {
		return table.LastRound{}
	}
	return table.RoundFrom(e.Seat, b.Board.Seats)
}

// LastTurn returns a sentence for a seat that decides in the last round.
func (b *Table) LastTurn(state engine.State, _ engine.Seat) string {
	if s := state.(*rules.State); s.TurnNumber() < s.Turns() {
		return ""
	}
	return i18n.T("This is the last round.")
}

// Row returns the values of a seat for the seat's row in the ledger.
func (b *Table) Row(seat engine.Seat) table.Row {
	r := table.Row{
		Stats: []table.Stat{
			{Value: b.gold(seat), Name: i18n.T("gold"), Head: i18n.T("gold")},
			{Icon: "war-pick", Value: b.Board.Mines[seat].Len(), Name: i18n.T("mines"), Head: i18n.T("mines")},
			{Icon: "laurels", Value: b.points(seat), Name: i18n.T("points so far"), Head: i18n.T("worth"),
				Includes: i18n.T("gold")},
		},
		Dim: b.dimmed(seat), Tip: b.seatTip(seat),
	}
	if gain, ok := b.bidGain(seat); ok {
		r.Note, r.Good, r.Bad = pieces.Signed(gain), gain > 0, gain < 0
	} else if note := b.activity(seat); note != "" {
		r.Note, r.Brief = note, b.briefActivity(seat)
	}
	return r
}
