package boomtown

import (
	"fmt"
	"strings"

	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/render/geom"
	"gulch/render/pieces"
	"gulch/render/ui"
	"gulch/render/words"
	"gulch/scenes/table"

	"github.com/hajimehoshi/ebiten/v2"
)

// gain is what the bid on the coin would mean for a seat: its share, or the price for the bidder. It is shown while
// a person decides about a bid.
func (b *Table) gain(seat engine.Seat) (int, bool) {
	bidder := b.State.Turn()
	if b.State.Phase() != rules.PhaseBid || b.Board.Phase != rules.PhaseBid || b.amount == 0 || bidder == engine.NoSeat ||
		!b.Names[bidder].Person() {
		return 0, false
	}
	if seat == bidder {
		return -b.amount, true
	}
	shares, _ := rules.Shares(b.at.seats, b.amount)
	n := b.at.seats
	return shares[(int(bidder)-int(seat)+n)%n-1], true
}

// bidNodes are the coin with its steps, and the two buttons.
func (b *Table) bidNodes(a *table.Ask, dst []ui.Node) []ui.Node {
	if a.Legal == nil {
		b.amount = 0
		return dst
	}
	low, high := b.State.StandingBid()+1, b.State.Gold(a.Seat)
	b.amount = min(max(b.amount, low), high)
	b.orders[a.Seat] = standing{} // who is asked has no order any more
	coin := table.Amount{
		Value: b.amount, Low: low, High: high, Set: func(n int) { b.amount = n }, Name: words.T("The bid"),
		Drag: words.T("Drag to any amount up to your gold."), Tip: b.sharesTip(a.Seat),
		TooLow: words.T("A bid must be at least %d.", low), TooHigh: words.T("You have %d gold.", high),
		Beside: b.amount > low,
	}
	dst = coin.Nodes(a, dst)
	order := words.T("Bid %d", b.amount)
	if low == 1 && b.Board.Passed.Len() == b.at.seats-1 { // nobody is left who could bid more
		order = words.T("Take it for %d", b.amount)
	}
	if r, ok := coin.BesideSlider(a); ok && coin.Beside {
		dst = append(dst, b.limitNode(a, low, r))
	}
	pass := pieces.Button{Label: words.T("Pass"), Note: b.pickNote(b.standingDeal(""), a.Seat)}
	if b.Board.Bidder == engine.NoSeat {
		pass.Note = words.T("%s if all pass", b.nthShort(b.place(b.standingDeal(""), a.Seat)))
	}
	bid := pieces.Button{Label: order, Note: b.pickNote(deal{winner: a.Seat}, a.Seat), Make: pieces.Brass}
	return append(dst,
		b.ifPassed(a.Button(rules.Pass(), a.Row.Row(0, 2, 8), pass, b.passTip(), ebiten.KeyP)),
		a.ButtonAs("bid", rules.Bid(b.amount), a.Row.Row(1, 2, 8), bid, b.sharesTip(a.Seat), ebiten.KeyB))
}

// passTip says what becomes of the auction without one more bidder. If nobody bids, who passed first picks first (R19), and
// that is whoever is asked first.
func (b *Table) passTip() string {
	leave := words.T("Leave this auction. (P)")
	if bidder := b.State.Bidder(); bidder != engine.NoSeat {
		return table.Sentences(leave, words.T("%s has the high bid of %d.", b.Name(bidder), b.State.StandingBid()))
	}
	return table.Sentences(leave, words.T("If nobody bids, %s picks first for nothing.", b.Name(b.State.FirstPlayer())))
}

// sharesTip says who would get what of the bid on the coin.
func (b *Table) sharesTip(bidder engine.Seat) string {
	shares, bank := rules.Shares(b.at.seats, b.amount)
	var parts []string
	at := bidder
	for i := range b.at.seats - 1 {
		at = b.right(at)
		parts = append(parts, words.T("%s gets %d", b.Name(at), shares[i]))
	}
	if bank > 0 {
		parts = append(parts, words.T("the bank gets %d", bank))
	}
	return words.T("If you win at %d: %s. You pick first and open the next auction.", b.amount, strings.Join(parts, ", "))
}

// mustangNodes ask the holder of a Mustang whether to ride.
func (b *Table) mustangNodes(a *table.Ask, dst []ui.Node) []ui.Node {
	if a.Legal == nil {
		return dst
	}
	keep, why := words.T("Keep it"), words.T("Keep the Mustang for a later turn and pick in the usual order.")
	if b.Board.Turn == b.Board.Turns {
		keep, why = words.T("Stay"), words.T("Pick in the usual order. This is the last turn: the Mustang is worth nothing after it.")
	}
	return append(dst,
		a.Button(rules.KeepMustang(), a.Row.Row(0, 2, 8), pieces.Button{Label: keep}, why),
		a.Button(rules.Ride(), a.Row.Row(1, 2, 8), pieces.Button{Label: words.T("Ride"), Icon: "horse-head", Make: pieces.Brass},
			words.T("Pick second, right after %s. The Mustang is used up.", b.Name(b.State.Winner()))))
}

// demandNodes are the numbers of a hold-up, each with its chance.
func (b *Table) demandNodes(a *table.Ask, dst []ui.Node) []ui.Node {
	if a.Legal == nil {
		return dst
	}
	grid := a.Area
	victim := b.State.Gold(b.State.Victim())
	for i := range 11 {
		n := i + 2
		r := grid.Column(i/6, 2, 6).Row(i%6, 6, 5)
		m := rules.Demand(n)
		at := table.AtLeast(n)
		node := a.Button(m, r, pieces.Button{Make: pieces.PaperTag, Label: fmt.Sprint(n), Note: fmt.Sprintf("%d%%", table.Percent(at)), Size: 16},
			words.T("Succeeds in %d of 36 rolls (%d%%). %s would pay %d: %s gold on average.",
				at, table.Percent(at), b.Name(b.State.Victim()), min(n, victim), words.Decimal(float64(at*min(n, victim))/36)))
		node.Label = words.T("Demand %d", n)
		if n > max(victim, 2) { // more than there is
			node.Draw = table.Pale(node.Draw)
		}
		dst = append(dst, node)
	}
	return dst
}

// telegraphNodes are the faces to which the dice can be turned.
func (b *Table) telegraphNodes(a *table.Ask, dst []ui.Node) []ui.Node {
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
	return append(dst, a.Button(rules.Hold(), a.Row, pieces.Button{Label: words.T("Let it stand"), Make: pieces.Brass},
		table.Sentences(words.T("Keep the Telegraph."), b.effect(rules.Hold()))))
}

func (b *Table) faceNode(a *table.Ask, die, face int, dice [2]int, r geom.Rect) ui.Node {
	m := rules.Wire(die, face)
	shown := dice[die] == face
	after := dice
	after[die] = face
	n := ui.Node{
		ID: fmt.Sprintf("wire %d %d", die, face), Rect: r, Role: "move", Chosen: shown, Label: b.faceWords(die, face, after[0]+after[1]),
		Tip: b.effect(m), Draw: table.DieFace(face, dieLooks[die], shown, a.Proposed(m)),
	}
	if shown {
		n.Why = words.T("This die shows %d already.", face)
		return n
	}
	n.Press = func() { a.Do(n.ID, m) }
	return n
}

// faceWords names a face to which a die can be turned.
func (b *Table) faceWords(die, face, total int) string {
	if die == 0 {
		return words.T("Ivory die to %d: total %d", face, total)
	}
	return words.T("Red die to %d: total %d", face, total)
}
