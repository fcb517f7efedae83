package boomtown

import (
	"fmt"

	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/render/words"
	"gulch/scenes/table"
)

// teller says an event in a plain sentence: names, never "you". Nothing is said for events that only move pieces.
type teller struct {
	icon string
	say  func(b *Table, e engine.Event) string
}

// tellers are the log lines by event.
var tellers = map[engine.EventKind]teller{
	rules.EventTurn: {"old-lantern", func(b *Table, e engine.Event) string {
		return words.T("Turn %d of %d. %s opens.", e.A, e.B, b.name(e.Seat))
	}},
	rules.EventTurned: {"clockwise-rotation", func(b *Table, e engine.Event) string {
		return words.T("%s comes up too early and goes back.", name(rules.Card(e.A)))
	}},
	rules.EventShuffled: {"clockwise-rotation", func(b *Table, e engine.Event) string { return words.T("The deck is shuffled again.") }},
	rules.EventBid: {"gavel", func(b *Table, e engine.Event) string {
		return words.T("%s bids %d.", b.name(e.Seat), e.A)
	}},
	rules.EventPass: {"cancel", func(b *Table, e engine.Event) string {
		if e.Auto {
			return words.T("%s cannot raise and passes.", b.name(e.Seat))
		}
		return words.T("%s passes.", b.name(e.Seat))
	}},
	rules.EventWon: {"banging-gavel", func(b *Table, e engine.Event) string {
		if e.A == 0 {
			return words.T("Nobody bids. %s picks first.", b.name(e.Seat))
		}
		return words.T("%s wins the auction at %d.", b.name(e.Seat), e.A)
	}},
	rules.EventShare: {"receive-money", func(b *Table, e engine.Event) string {
		if e.C == 0 {
			return words.T("%s receives %d and keeps it all.", b.name(e.Seat), e.A)
		}
		return words.T("%s receives %d, keeps %d, passes on %d.", b.name(e.Seat), e.A, e.B, e.C)
	}},
	rules.EventBankShare: {"bank", func(b *Table, e engine.Event) string {
		return words.T("The remaining %d go to the bank.", e.A)
	}},
	rules.EventStayed: {"horse-head", func(b *Table, e engine.Event) string {
		return words.T("%s saves the Mustang for later.", b.name(e.Seat))
	}},
	rules.EventRode: {"horse-head", func(b *Table, e engine.Event) string {
		return words.T("%s saddles the Mustang and picks second.", b.name(e.Seat))
	}},
	rules.EventTaken: {"card-pickup", func(b *Table, e engine.Event) string {
		if e.Auto {
			return words.T("%s gets the last card, %s.", b.name(e.Seat), name(rules.Card(e.A)))
		}
		return words.T("%s takes %s.", b.name(e.Seat), cardWords(rules.Card(e.A)))
	}},
	rules.EventFee: {"pay-money", func(b *Table, e engine.Event) string {
		town := rules.Town(e.C).Info().Name
		if e.B < e.A {
			return words.T("%s owes %s a fee of %d in %s and can pay %d.", b.name(e.Seat), b.name(e.Other), e.A, town, e.B)
		}
		return words.T("%s pays %s %d: the mayor's fee in %s.", b.name(e.Seat), b.name(e.Other), e.B, town)
	}},
	rules.EventMayor: {"pawn", func(b *Table, e engine.Event) string {
		town := rules.Town(e.A).Info().Name
		if e.Other == engine.NoSeat {
			return words.T("%s becomes mayor of %s.", b.name(e.Seat), town)
		}
		return words.T("%s replaces %s as mayor of %s.", b.name(e.Seat), b.name(e.Other), town)
	}},
	rules.EventGovernor: {"capitol", func(b *Table, e engine.Event) string {
		return words.T("The Governor backs %s: double fees in %s.", b.name(e.Seat), rules.Town(e.B).Info().Name)
	}},
	rules.EventVein: {"gold-mine", func(b *Table, e engine.Event) string {
		return words.T("%s strikes a new vein in %s.", b.name(e.Seat), name(rules.Card(e.B)))
	}},
	rules.EventSaloon: {"saloon-doors", func(b *Table, e engine.Event) string {
		return words.T("%s opens a saloon in %s.", b.name(e.Seat), rules.Town(e.B).Info().Name)
	}},
	rules.EventGirls: {"large-dress", func(b *Table, e engine.Event) string {
		return words.T("The Saloon Girls join %s's saloon: it takes 4.", b.name(e.Seat))
	}},
	rules.EventKept: {"hourglass", func(b *Table, e engine.Event) string {
		if e.B == 1 {
			return words.T("%s waits in front of %s until it can work.", name(rules.Card(e.A)), b.name(e.Seat))
		}
		return words.T("%s keeps the %s for later.", b.name(e.Seat), name(rules.Card(e.A)))
	}},
	rules.EventShark: {"card-ace-spades", func(b *Table, e engine.Event) string {
		return words.T("The Card Shark takes %d from %s.", e.B, b.name(e.Seat))
	}},
	rules.EventCoach: {"old-wagon", func(b *Table, e engine.Event) string {
		return words.T("%s robs the stagecoach: %d gold.", b.name(e.Seat), e.A)
	}},
	rules.EventBlast: {"dynamite", func(b *Table, e engine.Event) string {
		return words.T("%s blows up %s's %s.", b.name(e.Seat), b.name(e.Other), name(rules.Card(e.A)))
	}},
	rules.EventSeized: {"scroll-unfurled", func(b *Table, e engine.Event) string {
		return words.T("%s seizes %s from %s.", b.name(e.Seat), name(rules.Card(e.A)), b.name(e.Other))
	}},
	rules.EventDemand: {"bandit", func(b *Table, e engine.Event) string {
		return words.T("%s holds up %s for %d.", b.name(e.Seat), b.name(e.Other), e.A)
	}},
	rules.EventHoldupRoll: {"rolling-dices", func(b *Table, e engine.Event) string {
		if e.D == 1 {
			return words.T("The dice show %d and %d: the hold-up succeeds.", e.A, e.B)
		}
		return words.T("The dice show %d and %d: the hold-up fails.", e.A, e.B)
	}},
	rules.EventRobbed: {"bandit", func(b *Table, e engine.Event) string {
		return words.T("%s hands %s %d.", b.name(e.Seat), b.name(e.Other), e.B)
	}},
	rules.EventRolled: {"rolling-dices", func(b *Table, e engine.Event) string {
		return words.T("%s rolls %d and %d: %d.", b.name(e.Seat), e.A, e.B, e.A+e.B)
	}},
	rules.EventHeld: {"quill-ink", func(b *Table, e engine.Event) string {
		return words.T("%s does not use the Telegraph.", b.name(e.Seat))
	}},
	rules.EventWired: {"quill-ink", func(b *Table, e engine.Event) string {
		return words.T("%s telegraphs: the %d becomes a %d.", b.name(e.Seat), e.C, e.B)
	}},
	rules.EventCaveIn: {"falling-rocks", func(b *Table, e engine.Event) string {
		return words.T("A total of %d: dangerous mines cave in.", e.A)
	}},
	rules.EventProduced: {"gold-nuggets", func(b *Table, e engine.Event) string {
		return words.T("%s brings %s %d.", name(rules.Card(e.A)), b.name(e.Seat), e.B)
	}},
	rules.EventToll: {"saloon-doors", func(b *Table, e engine.Event) string {
		if e.B < e.A {
			return words.T("%s owes %s's saloon %d and can pay %d.", b.name(e.Seat), b.name(e.Other), e.A, e.B)
		}
		return words.T("%s leaves %d in %s's saloon.", b.name(e.Seat), e.B, b.name(e.Other))
	}},
	rules.EventRemoved: {"trash-can", func(b *Table, e engine.Event) string {
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
	}},
	rules.EventGameOver: {"trophy", func(b *Table, e engine.Event) string { return words.T("The last mine is paid. The game is over.") }},
}

// Line returns the log line of an event.
func (b *Table) Line(e engine.Event) (icon, line string) {
	t, ok := tellers[e.Kind]
	if !ok {
		return "", ""
	}
	return t.icon, t.say(b, e)
}

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
	s := b.state
	switch s.Phase() {
	case rules.PhaseBid:
		if s.StandingBid() == 0 {
			return words.T("Bid for the right to pick first, or pass. Half of a winning bid goes to %s.", b.name(b.right(a.Seat)))
		}
		return words.T("%s bids %d for the first pick. Bid more, or pass.", b.name(s.Bidder()), s.StandingBid())
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
			b.name(s.Victim()), s.Gold(s.Victim()))
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
		return words.T("Send the girls to this saloon")
	case rules.KindBlast:
		return words.T("Blow up %s", name(rules.Card(m.A)))
	case rules.KindSeize:
		return words.T("Seize %s", name(rules.Card(m.A)))
	case rules.KindRob:
		return words.T("Hold up %s", b.name(engine.Seat(m.A)))
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
	s := b.state
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
			return words.T("%s wins the tie by more gold.", b.name(w))
		case s.Pawns(w) != s.Pawns(o):
			return words.T("%s wins the tie by more mayors.", b.name(w))
		}
		return words.T("%s wins the tie by more mines.", b.name(w))
	}
	return ""
}

// Row returns the figures of a seat in the ledger.
func (b *Table) Row(seat engine.Seat) table.Row {
	v := &b.pic
	r := table.Row{
		Stats: []table.Stat{
			{Value: v.gold[seat], Name: words.T("gold")},
			{Icon: "war-pick", Value: v.mines[seat].Len(), Name: words.T("mines")},
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
