package boomtown

import (
	"sync"

	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/render/i18n"
	"gulch/render/pieces"
	"gulch/scenes/table"
)

// Functions for the log lines: each returns the value of a placeholder for an event, or reports
// whether an event gets a certain line.

func eventCard(_ table.GameUI, e engine.Event) any { return name(rules.CardIn(e)) }
func eventMine(_ table.GameUI, e engine.Event) any { return name(rules.MineIn(e)) }
func taken(_ table.GameUI, e engine.Event) any     { return cardWords(rules.CardIn(e)) }
func eventTown(_ table.GameUI, e engine.Event) any { return rules.TownIn(e).Info().Name }
func total(_ table.GameUI, e engine.Event) any     { return rules.FirstIn(e) + rules.SecondIn(e) }
func forced(e engine.Event) bool                   { return e.Auto }
func forNothing(e engine.Event) bool               { return rules.GoldIn(e) == 0 }
func partlyPaid(e engine.Event) bool               { return rules.PaidIn(e) < rules.OwedIn(e) }
func unpaid(e engine.Event) bool                   { return rules.PaidIn(e) == 0 && rules.OwedIn(e) > 0 }
func because(why rules.Reason) func(engine.Event) bool {
	return func(e engine.Event) bool { return rules.ReasonIn(e) == why }
}

// logLines returns the log line of each kind of event.
var logLines = sync.OnceValue(func() table.LogLines {
	return table.LogLines{
		rules.EventTurn: table.FormatLine("flying-flag", i18n.Mark("Round %d of %d. %s is first player."),
			table.EventArg(rules.NumberIn), table.EventArg(rules.TurnsIn),
			table.Seat).If(func(e engine.Event) bool { return rules.NumberIn(e) == rules.TurnsIn(e) },
			i18n.Mark("Round %d is the last one. %s is first player."), table.EventArg(rules.NumberIn), table.Seat),
		rules.EventTurned: table.FormatLine("clockwise-rotation",
			i18n.Mark("%s is revealed too early and goes back into the deck."), eventCard),
		rules.EventShuffled: table.FormatLine("clockwise-rotation", i18n.Mark("The deck is shuffled again.")),
		rules.EventBid: table.FormatLine("gavel", i18n.Mark("%s bids %d."), table.Seat,
			table.EventArg(rules.GoldIn)),
		rules.EventPass: table.FormatLine("cancel", i18n.Mark("%s passes."), table.Seat).
			If(forced, i18n.Mark("%s can't raise and passes."), table.Seat),
		rules.EventWon: table.FormatLine("banging-gavel", i18n.Mark("%s wins the auction for %d gold."), table.Seat,
			table.EventArg(rules.GoldIn)).
			If(forNothing, i18n.Mark("All players pass. %s picks first."), table.Seat),
		rules.EventShare: table.FormatLine("receive-money", i18n.Mark("%s gets %d gold, keeps %d and passes on %d."),
			table.Seat, table.EventArg(rules.GoldIn), table.EventArg(rules.KeptIn), table.EventArg(rules.PassedOnIn)).
			If(func(e engine.Event) bool { return rules.PassedOnIn(e) == 0 },
				i18n.Mark("%s gets %d gold and keeps it all."),
				table.Seat,
				table.EventArg(rules.GoldIn)),
		rules.EventBankShare: table.FormatLine("bank", i18n.Mark("The bank gets the remaining %d gold."),
			table.EventArg(rules.GoldIn)),
		rules.EventStayed: table.FormatLine("horse-head", i18n.Mark("%s keeps the Mustang for later."), table.Seat),
		rules.EventRode: table.FormatLine("horse-head", i18n.Mark("%s saddles the Mustang and picks second."),
			table.Seat),
		rules.EventTaken: table.FormatLine("card-pickup", i18n.Mark("%s takes %s."), table.Seat, taken).
			If(forced, i18n.Mark("%s gets the last card, %s."), table.Seat, eventCard),
		rules.EventFee: table.FormatLine("pay-money", i18n.Mark("%s pays %s %d gold as the mayor's fee in %s."),
			table.Seat, table.Other, table.EventArg(rules.PaidIn), eventTown).
			If(partlyPaid, i18n.Mark("%s must pay %s a fee of %d in %s but has only %d."), table.Seat, table.Other,
				table.EventArg(rules.OwedIn), eventTown, table.EventArg(rules.PaidIn)).
			If(unpaid, i18n.Mark("%s must pay %s a fee of %d in %s but has no gold."), table.Seat, table.Other,
				table.EventArg(rules.OwedIn), eventTown),
		rules.EventMayor: table.FormatLine("pawn", i18n.Mark("%s replaces %s as mayor of %s."), table.Seat, table.Other,
			eventTown).
			If(func(e engine.Event) bool { return e.Other == engine.NoSeat }, i18n.Mark("%s becomes mayor of %s."),
				table.Seat, eventTown),
		rules.EventGovernor: table.FormatLine("capitol", i18n.Mark("The Governor backs %s: double fees in %s."),
			table.Seat, eventTown),
		rules.EventVein: table.FormatLine("gold-mine", i18n.Mark("%s strikes a new vein in %s."), table.Seat,
			eventMine),
		rules.EventSaloon: table.FormatLine("saloon-doors", i18n.Mark("%s opens a saloon in %s."), table.Seat,
			eventTown),
		rules.EventGirls: table.FormatLine("large-dress",
			i18n.Mark("The Saloon Girls join %s's saloon. It now collects 4."), table.Seat),
		rules.EventKept: table.FormatLine("hourglass", i18n.Mark("%s keeps the %s for later."), table.Seat, eventCard).
			If(rules.WaitsIn,
				i18n.Mark("%[2]s can't use the %[1]s yet, so the card waits."), eventCard, table.Seat),
		rules.EventShark: table.FormatLine("card-ace-spades", i18n.Mark("The Card Shark takes %d gold from %s."),
			table.EventArg(rules.PaidIn), table.Seat).
			If(func(e engine.Event) bool { return rules.PaidIn(e) == 0 },
				i18n.Mark("The Card Shark finds nothing on %s."), table.Seat),
		rules.EventCoach: table.FormatLine("old-wagon", i18n.Mark("%s robs the stagecoach of %d gold."), table.Seat,
			table.EventArg(rules.GoldIn)),
		rules.EventBlast: table.FormatLine("dynamite", i18n.Mark("%s blows up %s's %s."), table.Seat, table.Other,
			eventCard),
		rules.EventSeized: table.FormatLine("scroll-unfurled", i18n.Mark("%s seizes %s from %s."), table.Seat,
			eventCard, table.Other),
		rules.EventDemand: table.FormatLine("bandit", i18n.Mark("%s holds up %s for %d gold."), table.Seat, table.Other,
			table.EventArg(rules.DemandIn)),
		rules.EventHoldupRoll: table.FormatLine("rolling-dices",
			i18n.Mark("The dice show %d and %d: the holdup fails."), table.EventArg(rules.FirstIn),
			table.EventArg(rules.SecondIn)).
			If(rules.ReachedIn,
				i18n.Mark("The dice show %d and %d: the holdup succeeds."), table.EventArg(rules.FirstIn),
				table.EventArg(rules.SecondIn)),
		rules.EventRobbed: table.FormatLine("bandit", i18n.Mark("%s hands %s %d gold."), table.Seat, table.Other,
			table.EventArg(rules.PaidIn)),
		rules.EventRolled: table.FormatLine("rolling-dices", i18n.Mark("%s rolls %d and %d: %d."), table.Seat,
			table.EventArg(rules.FirstIn), table.EventArg(rules.SecondIn), total),
		rules.EventHeld: table.FormatLine("quill-ink", i18n.Mark("%s doesn't use the Telegraph."), table.Seat),
		rules.EventWired: table.FormatLine("quill-ink", i18n.Mark("%s uses the Telegraph to turn a %d into a %d."),
			table.Seat, table.EventArg(rules.OldIn), table.EventArg(rules.FaceIn)),
		rules.EventCaveIn: table.FormatLine("falling-rocks", i18n.Mark("A total of %d: dangerous mines cave in."),
			table.EventArg(rules.TotalIn)),
		rules.EventProduced: table.FormatLine("gold-nuggets", i18n.Mark("%s pays %s %d gold."), eventCard, table.Seat,
			table.EventArg(rules.GoldIn)),
		rules.EventToll: table.FormatLine("saloon-doors", i18n.Mark("%s pays %d gold to %s's saloon."), table.Seat,
			table.EventArg(rules.PaidIn), table.Other).
			If(partlyPaid, i18n.Mark("%s must pay %s's saloon %d gold but has only %d."), table.Seat, table.Other,
				table.EventArg(rules.OwedIn), table.EventArg(rules.PaidIn)).
			If(unpaid, i18n.Mark("%s must pay %s's saloon %d gold but has none."), table.Seat, table.Other,
				table.EventArg(rules.OwedIn)),
		rules.EventRemoved: table.FormatLine("trash-can", "").
			If(because(rules.NoTarget), i18n.Mark("%s has no target and is removed."), eventCard).
			If(because(rules.CavedIn), i18n.Mark("%s caves in."), eventCard).
			If(because(rules.Attached), i18n.Mark("%s is removed, too."), eventCard).
			If(because(rules.Deposed), i18n.Mark("The Governor leaves with the old mayor.")).
			If(because(rules.Discarded), i18n.Mark("%s is removed from the seized mine."), eventCard),
		rules.EventGameOver: table.FormatLine("trophy", i18n.Mark("The last mine has paid. The game is over.")),
	}
})

// Line returns the icon and the text of the log line about event e; both are "" if it has none.
func (b *Table) Line(e engine.Event) (icon, line string) { return logLines().Line(b, e) }

// cardWords returns the name of card c and, if it is a mine, its value and number.
func cardWords(c rules.Card) string {
	info := c.Info()
	if !c.IsMine() {
		return name(c)
	}
	return i18n.T("%s (%d on %s)", info.Name, info.Value, withArticle(info.Number))
}

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
	case rules.PhaseTelegraph:
		d0, d1 := s.Dice()
		return table.Sentences(i18n.T("The dice show %d and %d.", d0, d1), b.unturned(a.Seat),
			i18n.T("Turn a die, or keep the roll."))
	}
	return i18n.T(prompts()[s.Phase()])
}

// unturned returns a sentence that says what seat p gains or loses if nobody uses a Telegraph to
// turn a die, or "" if that is unknown.
func (b *Table) unturned(p engine.Seat) string {
	held := playOnCopy(b.State, rules.Hold(), rules.Hold())
	if held == nil {
		return ""
	}
	switch n := held.Gold[p] - b.State.Gold(p); {
	case n > 0:
		return i18n.T("With this roll, you gain %d gold.", n)
	case n < 0:
		return i18n.T("With this roll, you lose %d gold.", -n)
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
		rules.PhasePlaceSaloon: i18n.Mark(
			"Choose a town for the saloon. You collect 2 whenever another player's mine there pays."),
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
	return (p + engine.Seat(b.at.seats) - 1) % engine.Seat(b.at.seats)
}

// MoveWords returns a short imperative phrase for move m.
func (b *Table) MoveWords(m engine.Move) string {
	switch {
	case m.Kind == rules.KindRob:
		return i18n.T("Hold up %s", b.Name(rules.VictimOf(m)))
	case m.Kind == rules.KindWire && rules.DieOf(m) == 0:
		return i18n.T("Turn the ivory die to %d", rules.FaceOf(m))
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
		rules.KindHold:    table.FormatMove(i18n.Mark("Keep the Telegraph")),
		rules.KindWire:    table.FormatMove(i18n.Mark("Turn the red die to %d"), table.MoveArg(rules.FaceOf)),
	}
})

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

// Row returns the values of a seat for the seat's row in the ledger.
func (b *Table) Row(seat engine.Seat) table.Row {
	r := table.Row{
		Stats: []table.Stat{
			{Value: b.gold(seat), Name: i18n.T("gold"), Head: i18n.T("gold")},
			{Icon: "war-pick", Value: b.Board.Mines[seat].Len(), Name: i18n.T("mines"), Head: i18n.T("mines")},
			{Icon: "laurels", Value: b.points(seat), Name: i18n.T("points so far"), Head: i18n.T("worth")},
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
