package boomtown

import (
	"fmt"
	"strings"

	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/pieces"
	"gulch/render/ui"
	"gulch/scenes/table"

	"github.com/hajimehoshi/ebiten/v2"
)

// preparesBid reports whether a person is preparing a bid.
func (b *Table) preparesBid() bool {
	return b.Board.Phase == rules.PhaseBid && b.amount != 0 && !b.quizzed && b.Person(b.Board.Actor)
}

// bidGain returns the gold that a seat would gain in the outcome that the auction block shows,
// while a person prepares a bid. It is negative for the winner. The second result is false if
// nobody is preparing a bid.
func (b *Table) bidGain(seat engine.Seat) (int, bool) {
	if !b.preparesBid() {
		return 0, false
	}
	d, _ := b.preparedOutcome()
	gain, _ := b.share(d, seat)
	return gain, true
}

// bidDecision identifies one decision in an auction. The amount that a player has set is used only
// for this decision, so that the next player at the screen starts from the lowest bid.
type bidDecision struct {
	turn, standing int
	seat           engine.Seat
}

// resetBid resets the prepared bid if decision a is not the decision for which it was prepared.
func (b *Table) resetBid(a *table.Decision) {
	now := bidDecision{b.State.TurnNumber(), b.State.StandingBid(), a.Seat}
	if b.bidFor != now && b.bidFor != (bidDecision{}) {
		b.amount, b.bidSet = 0, false
	}
	b.bidFor = now
}

// bidNodes appends to dst the control with which the amount of the bid is set (a coin), and the
// buttons that bid and pass.
func (b *Table) bidNodes(a *table.Decision, dst []ui.Node) []ui.Node {
	if a.Legal == nil {
		return dst
	}
	b.resetBid(a)
	low, high := b.State.StandingBid()+1, b.State.Gold(a.Seat)
	b.amount = min(max(b.amount, low), high)
	// the player has to decide, so the bid limit no longer applies
	*engine.At(b.bidLimits[:], a.Seat) = bidLimit{}
	alone := low == 1 && b.Board.Passed.Len() == b.at.seats-1 // nobody else can bid
	sum, passed := b.besideBid(a)
	coin := table.AmountPicker{
		Value: b.amount, Low: low, High: high, Name: i18n.T("The bid"),
		Set:  func(n int) { b.amount, b.bidSet = n, true },
		Drag: i18n.T("Drag to bid any amount up to all your gold."), Tip: b.sharesTip(a.Seat),
		TooLow:  i18n.T("You can't bid less: the minimum is %d.", low),
		TooHigh: i18n.T("You can't bid more: you have only %d gold.", high),
		Beside:  b.amount > low && !alone,
	}
	dst = coin.Nodes(&sum, dst)
	order := i18n.T("Bid %d", b.amount)
	if alone {
		order = i18n.T("Take it for %d", b.amount)
	}
	if r, ok := coin.BesideSlider(&sum); ok && coin.Beside {
		dst = append(dst, b.limitNode(a, low, r))
	}
	bid := pieces.Button{Label: order, Note: b.bidNote(a.Seat)}
	if b.bidSet {
		bid.Material = pieces.Brass
	}
	n := a.ButtonAs("bid", rules.Bid(b.amount), a.Row, bid, b.sharesTip(a.Seat), ebiten.KeyB)
	leave := passed
	if b.Window.Class == ui.Tall {
		leave, n.Rect = a.Row.Row(0, 2, 8), a.Row.Row(1, 2, 8)
	}
	return append(dst, a.Button(rules.Pass(), leave, b.passLook(a), b.passTip(), ebiten.KeyP), n)
}

// bidNote returns the note on the button that bids: the pick and the price if the bid wins. It
// names no condition if no other seat can bid more.
func (b *Table) bidNote(seat engine.Seat) string {
	for q := range b.SeatCount() {
		if q != seat && !b.Board.Passed.Has(q) && b.Board.Gold[q] > b.amount {
			return i18n.T("%s, −%d gold if it wins", i18n.Ordinal(1), b.amount)
		}
	}
	return i18n.T("%s, −%d gold", youPick(0), b.amount)
}

// passLook returns the look of the button that passes. A note on it says at which position the
// player picks if nobody bids any more, and how much of the price the player then gains.
func (b *Table) passLook(a *table.Decision) pieces.Button {
	d := b.standingOutcome("")
	look := pieces.Button{Label: i18n.T("Pass"), Note: i18n.T("%s if all pass", b.nthShort(b.place(d, a.Seat)))}
	if b.lastToBid(a.Seat) {
		look.Note = b.withGain(b.pickNote(d, a.Seat), d, a.Seat)
		return look
	}
	if d.winner != a.Seat && b.Board.Bidder != engine.NoSeat {
		// the prompt names the bidder and the bid
		picks := b.nthShort(b.place(d, a.Seat))
		if b.Window.Class != ui.Tall { // in tall windows the button is only half as wide
			picks = b.withGain(picks, d, a.Seat)
		}
		look.Note = i18n.T("%s if no higher bid", picks)
	}
	return look
}

// withGain returns note with the gold that seat gains in outcome d of the auction, if it gains any.
func (b *Table) withGain(note string, d auctionOutcome, seat engine.Seat) string {
	if gain, _ := b.share(d, seat); gain > 0 {
		return i18n.T("%s, +%d gold", note, gain)
	}
	return note
}

// lastToBid reports whether no other seat can bid any more once seat has passed: all others but the
// high bidder have passed or have too little gold.
func (b *Table) lastToBid(seat engine.Seat) bool {
	for q := range b.SeatCount() {
		if q != seat && q != b.Board.Bidder && !b.Board.Passed.Has(q) && b.Board.Gold[q] > b.Board.Bid {
			return false
		}
	}
	return true
}

// besideBid divides the area of decision a. sum is a copy of the decision whose area is left for
// setting the amount of the bid. pass is the rectangle of the button that passes, below that area
// and above the button that bids. In a tall window pass is empty, because the button is elsewhere.
func (b *Table) besideBid(a *table.Decision) (sum table.Decision, pass geom.Rect) {
	sum = *a
	if b.Window.Class == ui.Tall {
		return sum, geom.Rect{} // in a tall window the button that passes is in the row of the button that bids
	}
	pass, sum.Area = a.Area.CutBottom(a.Row.H - 6)
	more := max(amountHigh-(sum.Area.H-4), 0) // take the height that the prompt above leaves free
	sum.Area.Y -= more
	sum.Area.H += more - 4
	return sum, pass
}

// amountHigh is the height in design units of the control for the amount of a bid, a coin and a
// slider.
const amountHigh = 79

// passTip returns a text about passing: the outcome of the auction if nobody bids any more. If
// there is no bid at all, the first player then picks first for nothing (R19).
func (b *Table) passTip() string {
	leave := i18n.T("Leave this auction.")
	if bidder := b.State.Bidder(); bidder != engine.NoSeat {
		return i18n.T("%s (P)", table.Sentences(leave,
			i18n.T("%s has the high bid of %d.", b.Name(bidder), b.State.StandingBid()), b.passReason()))
	}
	return i18n.T("%s (P)", table.Sentences(leave,
		i18n.T("If all players pass, %s picks first for free.", b.Name(b.State.FirstPlayer()))))
}

// sharesTip returns a text about the gold that every other seat gets if the bid that bidder is
// preparing wins.
func (b *Table) sharesTip(bidder engine.Seat) string {
	shares, bank := rules.Shares(b.at.seats, b.amount)
	var parts []string
	at := bidder
	for i := range b.at.seats - 1 {
		at = b.rightNeighbour(at)
		parts = append(parts, i18n.T("%s gets %d", b.Name(at), shares[i]))
	}
	if bank > 0 {
		parts = append(parts, i18n.T("the bank gets %d", bank))
	}
	if b.Board.Turn == b.Board.Turns {
		return i18n.T("If you win at %d: %s. You pick first.", b.amount, strings.Join(parts, ", "))
	}
	return i18n.T("If you win at %d: %s. You pick first and are first player next round.", b.amount,
		strings.Join(parts, ", "))
}

// mustangNodes appends to dst the two buttons for a seat with a Mustang card: ride ahead, or keep
// the card.
func (b *Table) mustangNodes(a *table.Decision, dst []ui.Node) []ui.Node {
	if a.Legal == nil {
		return dst
	}
	why := i18n.T("Keep the Mustang for a later round and pick in the usual order.")
	if b.Board.Turn == b.Board.Turns {
		why = i18n.T("Pick in the usual order. This is the last round: after it, the Mustang is worth nothing.")
	}
	stay := a.Button(rules.KeepMustang(), a.Row,
		pieces.Button{Note: b.pickNote(auctionOutcome{winner: b.State.Winner()}, a.Seat)}, why)
	ride := a.Button(rules.Ride(), a.Row,
		pieces.Button{Label: i18n.T("Ride"), Note: youPick(1), Icon: "horse-head"},
		i18n.T("Pick second, right after %s. This uses up the Mustang.", b.Name(b.State.Winner())))
	stay.Rect = a.SecondaryRow(&ride)
	return append(dst, stay, ride)
}

// demandNodes appends to dst a button for each amount that can be demanded in a hold-up, with its
// chance of success.
func (b *Table) demandNodes(a *table.Decision, dst []ui.Node) []ui.Node {
	if a.Legal == nil {
		return dst
	}
	grid := a.Area
	victim := b.State.Gold(b.State.Victim())
	for i := range 11 {
		n := i + 2
		r := grid.Column(i/6, 2, 6).Row(i%6, 6, 5)
		m := rules.Demand(n)
		at := table.DiceWaysAtLeast(n)
		node := a.Button(m, r, pieces.Button{Material: pieces.PaperTag, Label: fmt.Sprint(n),
			Note: i18n.Percent(table.DicePercent(at)), Size: 16},
			i18n.T("Succeeds in %d of 36 rolls (%d%%). %s would pay %d: %s gold on average.",
				at, table.DicePercent(at), b.Name(b.State.Victim()), min(n, victim),
				i18n.Decimal(float64(at*min(n, victim))/36)))
		node.Label = i18n.T("Demand %d", n)
		if n > max(victim, 2) { // the demand is higher than the gold of the victim
			node.Draw = table.Faded(node.Draw)
		}
		dst = append(dst, node)
	}
	return dst
}

// telegraphNodes appends to dst a button for each face to which a die can be turned, and a button
// that leaves both dice unchanged.
func (b *Table) telegraphNodes(a *table.Decision, dst []ui.Node) []ui.Node {
	if a.Legal == nil {
		return dst
	}
	d0, d1 := b.State.Dice()
	dice := [2]int{d0, d1}
	for die := range 2 {
		line := a.Area.Column(die, 2, 6)
		for face := 1; face <= 6; face++ {
			dst = append(dst, b.faceNode(a, die, face, dice, line.Row(face-1, 6, 5)))
		}
	}
	keep := a.Button(rules.Hold(), a.Row, pieces.Button{},
		table.Sentences(i18n.T("Keep the Telegraph."), b.effect(rules.Hold())))
	if m, ok := a.MainMove(table.ClearlyLeaves(b.IsPass), nil); ok {
		return append(dst, a.Button(m, a.Row, pieces.Button{Material: pieces.Brass},
			keep.Tip))
	}
	return append(dst, keep)
}

func (b *Table) faceNode(a *table.Decision, die, face int, dice [2]int, r geom.Rect) ui.Node {
	m := rules.Wire(die, face)
	shown := dice[die] == face
	after := dice
	after[die] = face
	n := ui.Node{
		ID:     fmt.Sprintf("wire %d %d", die, face),
		Rect:   r,
		Role:   "move",
		Chosen: shown,
		Label:  b.faceWords(die, face, after[0]+after[1]),
		Tip:    b.effect(m), Draw: table.DrawDieFace(face, dieLooks[die], shown, a.IsHinted(m)),
	}
	if shown {
		n.DisabledReason = i18n.T("You can't turn it to %d: it already shows that.", face)
		return n
	}
	n.Press = func() { a.Do(n.ID, m) }
	return n
}

// faceWords returns the label of the button that turns a die (0 or 1) to a face. total is the total
// of both dice after that.
func (b *Table) faceWords(die, face, total int) string {
	if die == 0 {
		return i18n.T("Ivory die to %d: total %d", face, total)
	}
	return i18n.T("Red die to %d: total %d", face, total)
}
