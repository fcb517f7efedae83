package boomtown

import (
	"fmt"

	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/render/words"
	"gulch/scenes/table"
)

// What verbs of the log lines stand for.
func cardA(_ table.Play, e engine.Event) any { return name(rules.Card(e.A)) }
func cardB(_ table.Play, e engine.Event) any { return name(rules.Card(e.B)) }
func townB(_ table.Play, e engine.Event) any { return rules.Town(e.B).Info().Name }

// tellers are the log lines by event.
var tellers = table.Lines{
	rules.EventTurn:     table.Said("old-lantern", words.Mark("Turn %d of %d. %s opens."), table.A, table.B, table.Seat),
	rules.EventTurned:   table.Said("clockwise-rotation", words.Mark("%s comes up too early and goes back."), cardA),
	rules.EventShuffled: table.Said("clockwise-rotation", words.Mark("The deck is shuffled again.")),
	rules.EventBid:      table.Said("gavel", words.Mark("%s bids %d."), table.Seat, table.A),
	rules.EventPass: table.Says("cancel", func(b *Table, e engine.Event) string {
		if e.Auto {
			return words.T("%s cannot raise and passes.", b.Name(e.Seat))
		}
		return words.T("%s passes.", b.Name(e.Seat))
	}),
	rules.EventWon: table.Says("banging-gavel", func(b *Table, e engine.Event) string {
		if e.A == 0 {
			return words.T("Nobody bids. %s picks first.", b.Name(e.Seat))
		}
		return words.T("%s wins the auction at %d.", b.Name(e.Seat), e.A)
	}),
	rules.EventShare: table.Says("receive-money", func(b *Table, e engine.Event) string {
		if e.C == 0 {
			return words.T("%s receives %d and keeps it all.", b.Name(e.Seat), e.A)
		}
		return words.T("%s receives %d, keeps %d, passes on %d.", b.Name(e.Seat), e.A, e.B, e.C)
	}),
	rules.EventBankShare: table.Said("bank", words.Mark("The remaining %d go to the bank."), table.A),
	rules.EventStayed:    table.Said("horse-head", words.Mark("%s saves the Mustang for later."), table.Seat),
	rules.EventRode:      table.Said("horse-head", words.Mark("%s saddles the Mustang and picks second."), table.Seat),
	rules.EventTaken: table.Says("card-pickup", func(b *Table, e engine.Event) string {
		if e.Auto {
			return words.T("%s gets the last card, %s.", b.Name(e.Seat), name(rules.Card(e.A)))
		}
		return words.T("%s takes %s.", b.Name(e.Seat), cardWords(rules.Card(e.A)))
	}),
	rules.EventFee: table.Says("pay-money", func(b *Table, e engine.Event) string {
		town := rules.Town(e.C).Info().Name
		if e.B < e.A {
			return words.T("%s owes %s a fee of %d in %s and can pay %d.", b.Name(e.Seat), b.Name(e.Other), e.A, town, e.B)
		}
		return words.T("%s pays %s %d: the mayor's fee in %s.", b.Name(e.Seat), b.Name(e.Other), e.B, town)
	}),
	rules.EventMayor: table.Says("pawn", func(b *Table, e engine.Event) string {
		town := rules.Town(e.A).Info().Name
		if e.Other == engine.NoSeat {
			return words.T("%s becomes mayor of %s.", b.Name(e.Seat), town)
		}
		return words.T("%s replaces %s as mayor of %s.", b.Name(e.Seat), b.Name(e.Other), town)
	}),
	rules.EventGovernor: table.Said("capitol", words.Mark("The Governor backs %s: double fees in %s."), table.Seat, townB),
	rules.EventVein:     table.Said("gold-mine", words.Mark("%s strikes a new vein in %s."), table.Seat, cardB),
	rules.EventSaloon:   table.Said("saloon-doors", words.Mark("%s opens a saloon in %s."), table.Seat, townB),
	rules.EventGirls:    table.Said("large-dress", words.Mark("The Saloon Girls join %s's saloon: it takes 4."), table.Seat),
	rules.EventKept: table.Says("hourglass", func(b *Table, e engine.Event) string {
		if e.B == 1 {
			return words.T("%s waits in front of %s until it can work.", name(rules.Card(e.A)), b.Name(e.Seat))
		}
		return words.T("%s keeps the %s for later.", b.Name(e.Seat), name(rules.Card(e.A)))
	}),
	rules.EventShark:  table.Said("card-ace-spades", words.Mark("The Card Shark takes %d from %s."), table.B, table.Seat),
	rules.EventCoach:  table.Said("old-wagon", words.Mark("%s robs the stagecoach: %d gold."), table.Seat, table.A),
	rules.EventBlast:  table.Said("dynamite", words.Mark("%s blows up %s's %s."), table.Seat, table.Other, cardA),
	rules.EventSeized: table.Said("scroll-unfurled", words.Mark("%s seizes %s from %s."), table.Seat, cardA, table.Other),
	rules.EventDemand: table.Said("bandit", words.Mark("%s holds up %s for %d."), table.Seat, table.Other, table.A),
	rules.EventHoldupRoll: table.Says("rolling-dices", func(b *Table, e engine.Event) string {
		if e.D == 1 {
			return words.T("The dice show %d and %d: the hold-up succeeds.", e.A, e.B)
		}
		return words.T("The dice show %d and %d: the hold-up fails.", e.A, e.B)
	}),
	rules.EventRobbed: table.Said("bandit", words.Mark("%s hands %s %d."), table.Seat, table.Other, table.B),
	rules.EventRolled: table.Says("rolling-dices", func(b *Table, e engine.Event) string {
		return words.T("%s rolls %d and %d: %d.", b.Name(e.Seat), e.A, e.B, e.A+e.B)
	}),
	rules.EventHeld:     table.Said("quill-ink", words.Mark("%s does not use the Telegraph."), table.Seat),
	rules.EventWired:    table.Said("quill-ink", words.Mark("%s telegraphs: the %d becomes a %d."), table.Seat, table.C, table.B),
	rules.EventCaveIn:   table.Said("falling-rocks", words.Mark("A total of %d: dangerous mines cave in."), table.A),
	rules.EventProduced: table.Said("gold-nuggets", words.Mark("%s brings %s %d."), cardA, table.Seat, table.B),
	rules.EventToll: table.Says("saloon-doors", func(b *Table, e engine.Event) string {
		if e.B < e.A {
			return words.T("%s owes %s's saloon %d and can pay %d.", b.Name(e.Seat), b.Name(e.Other), e.A, e.B)
		}
		return words.T("%s leaves %d in %s's saloon.", b.Name(e.Seat), e.B, b.Name(e.Other))
	}),
	rules.EventRemoved: table.Says("trash-can", func(b *Table, e engine.Event) string {
		c := name(rules.Card(e.A))
		switch rules.Reason(e.B) {
		case rules.NoTarget:
			return words.T("%s finds no target and is gone.", c)
		case rules.CavedIn:
			return words.T("%s caves in.", c)
		case rules.Attached:
			return words.T("%s is lost with it.", c)
		case rules.Deposed:
			return words.T("The Governor leaves with the old mayor.")
		case rules.Discarded:
			return words.T("%s is lost with the seized mine.", c)
		}
		return ""
	}),
	rules.EventGameOver: table.Said("trophy", words.Mark("The last mine is paid. The game is over.")),
}

// Line returns the log line of an event.
func (b *Table) Line(e engine.Event) (icon, line string) { return tellers.Line(b, e) }

// cardWords names a card with what matters of it.
func cardWords(c rules.Card) string {
	info := c.Info()
	if !c.IsMine() {
		return name(c)
	}
	return words.T("%s (%d on %s)", info.Name, info.Value, a(info.Number))
}

// Prompt says what the seat to move is asked.
func (b *Table) Prompt(a *table.Ask) string {
	s := b.State
	switch s.Phase() {
	case rules.PhaseBid:
		if s.StandingBid() == 0 {
			return words.T("Bid for the right to pick first, or pass. Half of a winning bid goes to %s.", b.Name(b.right(a.Seat)))
		}
		return words.T("%s bids %d for the first pick. Bid more, or pass.", b.Name(s.Bidder()), s.StandingBid())
	case rules.PhaseMustang:
		return words.T("Saddle the Mustang and pick second, or save it for another turn?")
	case rules.PhasePick:
		return words.T("Take a card from the row.")
	case rules.PhasePlaceGovernor:
		return words.T("Choose the town whose fees the Governor doubles: click one of your pawns.")
	case rules.PhasePlaceVein:
		return words.T("Click the mine that gets the New Vein. It will yield 3 more each time.")
	case rules.PhasePlaceSaloon:
		return words.T("Choose a town for the saloon. Every mine of the others that pays there owes it 2.")
	case rules.PhasePlaceGirls:
		return words.T("Click the saloon that the Saloon Girls join. It will take 4 instead of 2.")
	case rules.PhaseDynamite:
		return words.T("Click the mine or saloon of a rival to blow it up.")
	case rules.PhaseExpropriate:
		return words.T("Click the mine to seize. It is in a town where you own a mine; the mayor gets the usual fee.")
	case rules.PhaseHoldupVictim:
		return words.T("Click the player to hold up.")
	case rules.PhaseHoldupAmount:
		return words.T("How much do you demand of %s, who has %d? The two dice together must come to at least that.",
			b.Name(s.Victim()), s.Gold(s.Victim()))
	case rules.PhaseTelegraph:
		d0, d1 := s.Dice()
		return words.T("The dice show %d and %d. Turn one of them with the Telegraph, or hold it.", d0, d1)
	}
	return ""
}

// signed writes a gain with its sign; nothing gained has none.
func signed(n int) string {
	switch {
	case n > 0:
		return fmt.Sprintf("+%d", n)
	case n < 0:
		return fmt.Sprintf("−%d", -n)
	}
	return "0"
}

// right is the right neighbour of a seat, who is first in the circle of the payment.
func (b *Table) right(p engine.Seat) engine.Seat {
	return (p + engine.Seat(b.at.seats) - 1) % engine.Seat(b.at.seats)
}

// MoveWords says a move as a short order.
func (b *Table) MoveWords(m engine.Move) string {
	switch m.Kind {
	case rules.KindPass:
		return words.T("Pass")
	case rules.KindBid:
		return words.T("Bid %d", m.A)
	case rules.KindKeep:
		return words.T("Save the Mustang")
	case rules.KindRide:
		return words.T("Ride")
	case rules.KindTake:
		return words.T("Take %s", name(rules.Card(m.A)))
	case rules.KindPromote:
		return words.T("Send the Governor to %s", rules.Town(m.A).Info().Name)
	case rules.KindAttach:
		return words.T("Put the vein under %s", name(rules.Card(m.A)))
	case rules.KindOpen:
		return words.T("Open the saloon in %s", rules.Town(m.A).Info().Name)
	case rules.KindHire:
		return words.T("Send the girls to the saloon in %s", b.State.SaloonTown(rules.Card(m.A)).Info().Name)
	case rules.KindBlast:
		if c := rules.Card(m.A); !c.IsMine() && b.State.Owner(c) != engine.NoSeat {
			return words.T("Blow up the saloon of %s in %s", b.Name(b.State.Owner(c)), b.State.SaloonTown(c).Info().Name)
		}
		return words.T("Blow up %s", name(rules.Card(m.A)))
	case rules.KindSeize:
		return words.T("Seize %s", name(rules.Card(m.A)))
	case rules.KindRob:
		return words.T("Hold up %s", b.Name(engine.Seat(m.A)))
	case rules.KindDemand:
		return words.T("Demand %d", m.A)
	case rules.KindHold:
		return words.T("Hold the Telegraph")
	case rules.KindWire:
		if m.A == 0 {
			return words.T("Turn the ivory die to %d", m.B)
		}
		return words.T("Turn the red die to %d", m.B)
	}
	return ""
}

// titles are the names of the ranks from the first on.
var titles = [...]string{
	words.Mark("Gold Baron"), words.Mark("Mine Captain"), words.Mark("Claim Holder"), words.Mark("Sluice Hand"), words.Mark("Tenderfoot"),
}

// Rank names a rank of the final table (section 8 of the rules).
func (b *Table) Rank(rank int) string {
	if rank < 1 || rank > len(titles) {
		return ""
	}
	return words.T(titles[rank-1])
}

// Tie says which tie-break decided the first place (R78).
func (b *Table) Tie() string {
	s := b.State
	scores, ranks := s.Scores(nil), s.Ranks(nil)
	winner := -1
	for p, r := range ranks {
		if r == 1 {
			winner = p
		}
	}
	for p := range scores {
		if p == winner || winner < 0 || scores[p] != scores[winner] {
			continue
		}
		w, o := engine.Seat(winner), engine.Seat(p)
		switch {
		case ranks[p] == 1:
			return words.T("The first place is shared: points, gold, pawns and mines are equal.")
		case s.Gold(w) != s.Gold(o):
			return words.T("%s wins the tie by more gold.", b.Name(w))
		case s.Pawns(w) != s.Pawns(o):
			return words.T("%s wins the tie by more mayors.", b.Name(w))
		}
		return words.T("%s wins the tie by more mines.", b.Name(w))
	}
	return ""
}

// Row returns the figures of a seat in the ledger.
func (b *Table) Row(seat engine.Seat) table.Row {
	r := table.Row{
		Stats: []table.Stat{
			{Value: b.gold(seat), Name: words.T("gold")},
			{Icon: "war-pick", Value: b.Board.Mines[seat].Len(), Name: words.T("mines")},
			{Icon: "laurels", Value: b.points(seat), Name: words.T("points so far")},
		},
		Dim: b.dimmed(seat), Tip: b.seatTip(seat),
	}
	if gain, ok := b.gain(seat); ok {
		r.Note, r.Good, r.Bad = signed(gain), gain > 0, gain < 0
	} else if note := b.doing(seat); note != "" {
		r.Note = note
	}
	return r
}
