package boomtown

import (
	"sync"

	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/render/pieces"
	"gulch/render/words"
	"gulch/scenes/table"
)

// Arguments of the log lines: they return the text for a placeholder.
func cardA(_ table.Play, e engine.Event) any { return name(rules.Card(e.A)) }
func cardB(_ table.Play, e engine.Event) any { return name(rules.Card(e.B)) }
func taken(_ table.Play, e engine.Event) any { return cardWords(rules.Card(e.A)) }
func townA(_ table.Play, e engine.Event) any { return rules.Town(e.A).Info().Name }
func townB(_ table.Play, e engine.Event) any { return rules.Town(e.B).Info().Name }
func townC(_ table.Play, e engine.Event) any { return rules.Town(e.C).Info().Name }
func total(_ table.Play, e engine.Event) any { return e.A + e.B }
func forced(e engine.Event) bool             { return e.Auto }
func forNothing(e engine.Event) bool         { return e.A == 0 }
func partlyPaid(e engine.Event) bool         { return e.B < e.A }           // less is paid than is owed
func unpaid(e engine.Event) bool             { return e.B == 0 && e.A > 0 } // nothing is paid
func because(why rules.Reason) func(engine.Event) bool {
	return func(e engine.Event) bool { return rules.Reason(e.B) == why }
}

// logLines returns the log lines by kind of event.
var logLines = sync.OnceValue(func() table.Lines {
	return table.Lines{
		rules.EventTurn:     table.Said("old-lantern", words.Mark("Turn %d of %d. %s opens."), table.A, table.B, table.Seat),
		rules.EventTurned:   table.Said("clockwise-rotation", words.Mark("%s comes up too early and goes back."), cardA),
		rules.EventShuffled: table.Said("clockwise-rotation", words.Mark("The deck is shuffled again.")),
		rules.EventBid:      table.Said("gavel", words.Mark("%s bids %d."), table.Seat, table.A),
		rules.EventPass: table.Said("cancel", words.Mark("%s passes."), table.Seat).
			When(forced, words.Mark("%s cannot raise and passes."), table.Seat),
		rules.EventWon: table.Said("banging-gavel", words.Mark("%s wins the auction at %d."), table.Seat, table.A).
			When(forNothing, words.Mark("Nobody bids. %s picks first."), table.Seat),
		rules.EventShare: table.Said("receive-money", words.Mark("%s receives %d, keeps %d, passes on %d."), table.Seat, table.A, table.B, table.C).
			When(func(e engine.Event) bool { return e.C == 0 }, words.Mark("%s receives %d and keeps it all."), table.Seat, table.A),
		rules.EventBankShare: table.Said("bank", words.Mark("The bank gets the remaining %d."), table.A),
		rules.EventStayed:    table.Said("horse-head", words.Mark("%s keeps the Mustang for later."), table.Seat),
		rules.EventRode:      table.Said("horse-head", words.Mark("%s saddles the Mustang and picks second."), table.Seat),
		rules.EventTaken: table.Said("card-pickup", words.Mark("%s takes %s."), table.Seat, taken).
			When(forced, words.Mark("%s gets the last card, %s."), table.Seat, cardA),
		rules.EventFee: table.Said("pay-money", words.Mark("%s pays %s %d: the mayor's fee in %s."), table.Seat, table.Other, table.B, townC).
			When(partlyPaid, words.Mark("%s owes %s a fee of %d in %s and can pay %d."), table.Seat, table.Other, table.A, townC, table.B).
			When(unpaid, words.Mark("%s owes %s a fee of %d in %s and can pay nothing."), table.Seat, table.Other, table.A, townC),
		rules.EventMayor: table.Said("pawn", words.Mark("%s replaces %s as mayor of %s."), table.Seat, table.Other, townA).
			When(func(e engine.Event) bool { return e.Other == engine.NoSeat }, words.Mark("%s becomes mayor of %s."), table.Seat, townA),
		rules.EventGovernor: table.Said("capitol", words.Mark("The Governor backs %s: double fees in %s."), table.Seat, townB),
		rules.EventVein:     table.Said("gold-mine", words.Mark("%s strikes a new vein in %s."), table.Seat, cardB),
		rules.EventSaloon:   table.Said("saloon-doors", words.Mark("%s opens a saloon in %s."), table.Seat, townB),
		rules.EventGirls:    table.Said("large-dress", words.Mark("The Saloon Girls join %s's saloon: it takes 4."), table.Seat),
		rules.EventKept: table.Said("hourglass", words.Mark("%s keeps the %s for later."), table.Seat, cardA).
			When(func(e engine.Event) bool { return e.B == 1 }, words.Mark("%s waits in front of %s until it can work."), cardA, table.Seat),
		rules.EventShark: table.Said("card-ace-spades", words.Mark("The Card Shark takes %d from %s."), table.B, table.Seat).
			When(func(e engine.Event) bool { return e.B == 0 }, words.Mark("The Card Shark finds nothing on %s."), table.Seat),
		rules.EventCoach:  table.Said("old-wagon", words.Mark("%s robs the stagecoach: %d gold."), table.Seat, table.A),
		rules.EventBlast:  table.Said("dynamite", words.Mark("%s blows up %s's %s."), table.Seat, table.Other, cardA),
		rules.EventSeized: table.Said("scroll-unfurled", words.Mark("%s seizes %s from %s."), table.Seat, cardA, table.Other),
		rules.EventDemand: table.Said("bandit", words.Mark("%s holds up %s for %d."), table.Seat, table.Other, table.A),
		rules.EventHoldupRoll: table.Said("rolling-dices", words.Mark("The dice show %d and %d: the holdup fails."), table.A, table.B).
			When(func(e engine.Event) bool { return e.D == 1 }, words.Mark("The dice show %d and %d: the holdup succeeds."), table.A, table.B),
		rules.EventRobbed:   table.Said("bandit", words.Mark("%s hands %s %d."), table.Seat, table.Other, table.B),
		rules.EventRolled:   table.Said("rolling-dices", words.Mark("%s rolls %d and %d: %d."), table.Seat, table.A, table.B, total),
		rules.EventHeld:     table.Said("quill-ink", words.Mark("%s does not use the Telegraph."), table.Seat),
		rules.EventWired:    table.Said("quill-ink", words.Mark("%s telegraphs: the %d becomes a %d."), table.Seat, table.C, table.B),
		rules.EventCaveIn:   table.Said("falling-rocks", words.Mark("A total of %d: dangerous mines cave in."), table.A),
		rules.EventProduced: table.Said("gold-nuggets", words.Mark("%s brings %s %d."), cardA, table.Seat, table.B),
		rules.EventToll: table.Said("saloon-doors", words.Mark("%s leaves %d in %s's saloon."), table.Seat, table.B, table.Other).
			When(partlyPaid, words.Mark("%s owes %s's saloon %d and can pay %d."), table.Seat, table.Other, table.A, table.B).
			When(unpaid, words.Mark("%s owes %s's saloon %d and can pay nothing."), table.Seat, table.Other, table.A),
		rules.EventRemoved: table.Said("trash-can", "").
			When(because(rules.NoTarget), words.Mark("%s finds no target and is gone."), cardA).
			When(because(rules.CavedIn), words.Mark("%s caves in."), cardA).
			When(because(rules.Attached), words.Mark("%s is lost with it."), cardA).
			When(because(rules.Deposed), words.Mark("The Governor leaves with the old mayor.")).
			When(because(rules.Discarded), words.Mark("%s is lost with the seized mine."), cardA),
		rules.EventGameOver: table.Said("trophy", words.Mark("The last mine has paid. The game is over.")),
	}
})

// Line returns the icon and the log line of an event.
func (b *Table) Line(e engine.Event) (icon, line string) { return logLines().Line(b, e) }

// cardWords returns the name of a card with its value and number.
func cardWords(c rules.Card) string {
	info := c.Info()
	if !c.IsMine() {
		return name(c)
	}
	return words.T("%s (%d on %s)", info.Name, info.Value, withArticle(info.Number))
}

// Prompt returns the question that the seat to move is asked.
func (b *Table) Prompt(a *table.Ask) string {
	s := b.State
	switch s.Phase() {
	case rules.PhaseBid:
		if s.StandingBid() == 0 {
			return words.T("Bid for the right to pick first, or pass. Half of a winning bid goes to %s.", b.Name(b.rightNeighbour(a.Seat)))
		}
		return words.T("%s bids %d for the first pick. Bid more, or pass.", b.Name(s.Bidder()), s.StandingBid())
	case rules.PhaseHoldupAmount:
		return words.T("How much do you demand of %s, who has %d? The two dice together must come to at least that.",
			b.Name(s.Victim()), s.Gold(s.Victim()))
	case rules.PhaseTelegraph:
		d0, d1 := s.Dice()
		return words.T("The dice show %d and %d. Turn one of them with the Telegraph, or keep it.", d0, d1)
	}
	return words.T(prompts()[s.Phase()])
}

// prompts returns the questions that do not depend on the position.
var prompts = sync.OnceValue(func() map[engine.Phase]string {
	return map[engine.Phase]string{
		rules.PhaseMustang:       words.Mark("Saddle the Mustang and pick second, or keep it for another turn?"),
		rules.PhasePick:          words.Mark("Take a card from the row."),
		rules.PhasePlaceGovernor: words.Mark("Choose the town whose fees the Governor doubles: press one of your pawns."),
		rules.PhasePlaceVein:     words.Mark("Choose the mine that gets the New Vein. It will pay 3 more each time."),
		rules.PhasePlaceSaloon:   words.Mark("Choose a town for the saloon. Every mine of the others that pays there owes it 2."),
		rules.PhasePlaceGirls:    words.Mark("Choose the saloon that the Saloon Girls join. It will take 4 instead of 2."),
		rules.PhaseDynamite:      words.Mark("Choose a mine or saloon of another player to blow up."),
		rules.PhaseExpropriate:   words.Mark("Choose the mine to seize, in a town where you own one. The mayor gets the usual fee."),
		rules.PhaseHoldupVictim:  words.Mark("Choose the player to hold up."),
	}
})

// rightNeighbour returns the right neighbour of a seat, who is first in the circle of the payment.
func (b *Table) rightNeighbour(p engine.Seat) engine.Seat {
	return (p + engine.Seat(b.at.seats) - 1) % engine.Seat(b.at.seats)
}

// MoveWords returns a move as a short imperative phrase.
func (b *Table) MoveWords(m engine.Move) string {
	switch {
	case m.Kind == rules.KindRob:
		return words.T("Hold up %s", b.Name(engine.Seat(m.A)))
	case m.Kind == rules.KindWire && m.A == 0:
		return words.T("Turn the ivory die to %d", m.B)
	case m.Kind == rules.KindHire:
		return words.T("Send the girls to the saloon in %s", b.State.SaloonTown(rules.Card(m.A)).Info().Name)
	case m.Kind == rules.KindBlast:
		if c := rules.Card(m.A); !c.IsMine() && b.State.Owner(c) != engine.NoSeat {
			return words.T("Blow up the saloon of %s in %s", b.Name(b.State.Owner(c)), b.State.SaloonTown(c).Info().Name)
		}
	}
	return moveNames().Words(b, m)
}

// Arguments of the move names: they return the text for a placeholder.
func card(_ table.Play, m engine.Move) any { return name(rules.Card(m.A)) }
func town(_ table.Play, m engine.Move) any { return rules.Town(m.A).Info().Name }

// moveNames returns the names of moves by kind.
var moveNames = sync.OnceValue(func() table.Orders {
	return table.Orders{
		rules.KindPass: table.Ordered(words.Mark("Pass")), rules.KindBid: table.Ordered(words.Mark("Bid %d"), table.MoveA),
		rules.KindKeep: table.Ordered(words.Mark("Keep the Mustang")), rules.KindRide: table.Ordered(words.Mark("Ride")),
		rules.KindTake: table.Ordered(words.Mark("Take %s"), card), rules.KindPromote: table.Ordered(words.Mark("Send the Governor to %s"), town),
		rules.KindAttach: table.Ordered(words.Mark("Put the vein under %s"), card), rules.KindOpen: table.Ordered(words.Mark("Open the saloon in %s"), town),
		rules.KindBlast: table.Ordered(words.Mark("Blow up %s"), card),
		rules.KindSeize: table.Ordered(words.Mark("Seize %s"), card), rules.KindDemand: table.Ordered(words.Mark("Demand %d"), table.MoveA),
		rules.KindHold: table.Ordered(words.Mark("Keep the Telegraph")), rules.KindWire: table.Ordered(words.Mark("Turn the red die to %d"), table.MoveB),
	}
})

// titles are the names of the ranks, from the first on.
var titles = [...]string{
	words.Mark("Gold Baron"), words.Mark("Mine Captain"), words.Mark("Claim Holder"), words.Mark("Sluice Hand"), words.Mark("Tenderfoot"),
}

// Rank returns the name of a rank of the final table (section 8 of the rules), "" if it has none.
func (b *Table) Rank(rank int) string {
	if rank < 1 || rank > len(titles) {
		return ""
	}
	return words.T(titles[rank-1])
}

// Tie returns a sentence about the tie-break that decided the first place (R78).
func (b *Table) Tie() string {
	s := b.State
	return b.Broken(s, words.Mark("The first place is shared: points, gold, pawns and mines are equal."), []table.TieBreak{
		{Said: words.Mark("%s wins the tie by more gold."), Of: s.Gold}, {Said: words.Mark("%s wins the tie by more mayors."), Of: s.Pawns},
		{Said: words.Mark("%s wins the tie by more mines."), Of: func(p engine.Seat) int { return s.Mines(p).Len() }},
	})
}

// Row returns the figures of a seat in the ledger.
func (b *Table) Row(seat engine.Seat) table.Row {
	r := table.Row{
		Stats: []table.Stat{
			{Value: b.gold(seat), Name: words.T("gold"), Head: words.T("gold")},
			{Icon: "war-pick", Value: b.Board.Mines[seat].Len(), Name: words.T("mines"), Head: words.T("mines")},
			{Icon: "laurels", Value: b.points(seat), Name: words.T("points so far"), Head: words.T("worth")},
		},
		Dim: b.dimmed(seat), Tip: b.seatTip(seat),
	}
	if gain, ok := b.bidGain(seat); ok {
		r.Note, r.Good, r.Bad = pieces.Signed(gain), gain > 0, gain < 0
	} else if note := b.activity(seat); note != "" {
		r.Note = note
	}
	return r
}
