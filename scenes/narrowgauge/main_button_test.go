package narrowgauge

import (
	"slices"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/narrowgauge"
	"gulch/render/ui"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// TestBrassButtonFollowsChoice checks the main (brass) button for laying a card: until a card and
// its space are selected it says what to choose, then it lays the card.
func TestBrassButtonFollowsChoice(t *testing.T) {
	m := awaiting(t, "first_card")
	b := newTestTable(t)
	s := m.State().(*rules.State)
	table.RevealSeats(b, engine.SeatsOf(s.Turn()))
	window, area := tabletest.WideWindow()
	table.ShowPosition(b, s, window, area)
	a := table.NewDecision(b, s, s.Moves(nil))
	var done engine.Move
	a.Do = func(_ string, m engine.Move) { done = m }
	brass := func() (n ui.Node) {
		for _, n = range b.Nodes(a, nil) {
			if n.Primary {
				return n
			}
		}
		t.Fatal("no brass button")
		return n
	}
	if n := brass(); n.ID != table.ChooseID || n.Enabled() {
		t.Errorf("with nothing chosen the brass button is %q, expected a dim %q", n.ID, table.ChooseID)
	}
	var play engine.Move
	for _, x := range a.Legal {
		if x.Kind == rules.KindPlay {
			play = x
		}
	}
	b.aim(play)
	if n := brass(); n.ID != "lay" {
		t.Errorf("with a card and a space chosen the brass button is %q, expected \"lay\"", n.ID)
	} else if n.Press(); done != play {
		t.Errorf("the brass button plays %v, expected the chosen move %v", done, play)
	}
}

// waitingTable returns a table that shows the decision of match m to the seat to move, and the
// decision.
func waitingTable(t *testing.T, m *match.Match) (*Table, *table.Decision) {
	t.Helper()
	b := newTestTable(t)
	s := m.State().(*rules.State)
	table.RevealSeats(b, engine.SeatsOf(s.Turn()))
	window, area := tabletest.WideWindow()
	table.ShowPosition(b, s, window, area)
	return b, table.NewDecision(b, s, s.Moves(nil))
}

// nodeOf returns the node with an ID in decision a.
func nodeOf(t *testing.T, b *Table, a *table.Decision, id string) ui.Node {
	t.Helper()
	for _, n := range b.Nodes(a, nil) {
		if n.ID == id {
			return n
		}
	}
	t.Fatalf("no node has the ID %q", id)
	return ui.Node{}
}

// TestBrassNeedsAChoiceOfThePlayer checks that the buttons that draw cards and seal a bid are brass
// only after the player has marked a card or set the bid, or a hint has done so.
func TestBrassNeedsAChoiceOfThePlayer(t *testing.T) {
	b, a := waitingTable(t, awaiting(t, "refill"))
	if nodeOf(t, b, a, "refill").Primary {
		t.Error("the button that draws cards is brass though no card is marked")
	}
	for c := range b.State.Hand(a.Seat).All() {
		b.plan.discardMarks.Select(c.String())
		break
	}
	if !nodeOf(t, b, a, "refill").Primary {
		t.Error("the button that draws cards is not brass though a card is marked")
	}
	b, a = waitingTable(t, awaiting(t, "bid"))
	if nodeOf(t, b, a, "bid").Primary {
		t.Error("the button that bids is brass though nothing has been set")
	}
	a.Hint = rules.Bid(1)
	if !nodeOf(t, b, a, "bid").Primary || b.plan.bid != 1 {
		t.Errorf("after a hint to bid 1 the bid is %d and its button is not brass", b.plan.bid)
	}
	b, a = waitingTable(t, awaiting(t, "bid"))
	b.plan.bidSet = true
	if !nodeOf(t, b, a, "bid").Primary {
		t.Error("the button that bids is not brass though the player has set the bid")
	}
}

// TestBidOfAnotherSeatBeginsAtNothing checks that the second of two people at one screen begins
// with a bid of $0, whatever the first one has set.
func TestBidOfAnotherSeatBeginsAtNothing(t *testing.T) {
	m := awaiting(t, "bid")
	b, a := waitingTable(t, m)
	b.plan.bid, b.plan.bidSet = 3, true
	if n := nodeOf(t, b, a, "bid"); n.Label != "Seal $3" {
		t.Fatalf("the button of the first seat is %q, expected the bid that was set", n.Label)
	}
	first := m.Turn()
	if _, err := m.Play(rules.Bid(3)); err != nil {
		t.Fatal(err)
	}
	s := m.State().(*rules.State)
	if s.Turn() == first || !slices.Contains(m.Legal(), rules.Bid(0)) {
		t.Fatal("the other seat does not bid next")
	}
	table.RevealSeats(b, engine.SeatsOf(s.Turn()))
	window, area := tabletest.WideWindow()
	table.ShowPosition(b, s, window, area)
	table.NotifyAllShown(b, s)
	if n := nodeOf(t, b, table.NewDecision(b, s, s.Moves(nil)), "bid"); n.Label != "Seal $0" || n.Primary {
		t.Errorf("the button of the other seat is %q, brass %v, expected \"Seal $0\" of leather", n.Label, n.Primary)
	}
}

// TestPressOnHintedCardKeepsIt checks that a press on the card that a hint has selected confirms
// the selection, and that the next press undoes it.
func TestPressOnHintedCardKeepsIt(t *testing.T) {
	b, a := waitingTable(t, awaiting(t, "first_card"))
	for _, x := range a.Legal {
		if x.Kind == rules.KindPlay {
			a.Hint = x
		}
	}
	c := rules.CardOf(a.Hint)
	for i, want := range []rules.Card{c, rules.NoCard} {
		nodeOf(t, b, a, "card "+c.String()).Press()
		if b.plan.card != want {
			t.Errorf("after press %d on the card of the hint the selected card is %v, want %v", i+1, b.plan.card, want)
		}
	}
}

// TestBidsEndNoTurn checks that the decisions before the first turn of a round belong to no seat's
// turn, so that nobody is asked whether to end one by a bid, and that those of a turn do.
func TestBidsEndNoTurn(t *testing.T) {
	b := newTestTable(t)
	for phase, outside := range map[string]bool{"bid": true, "first_card": false, "refill": false} {
		if got := b.OutsideTurns(awaiting(t, phase).State()); got != outside {
			t.Errorf("in the phase %s the decision is outside turns: %v, want %v", phase, got, outside)
		}
	}
}

// TestContractsStayWithTheirCard checks that a Contract which the player, or a hint, has switched
// on for a card is off for another one, and stays on for the first card that is selected.
func TestContractsStayWithTheirCard(t *testing.T) {
	legal := []engine.Move{}
	for _, c := range []rules.Card{0, 1} {
		for _, how := range []int16{0, rules.Mirrored} {
			legal = append(legal, rules.PlayTrack(c, 5, how))
		}
	}
	l := plan{card: rules.NoCard}
	l.flip(rules.Mirrored)
	if l.choose(0, legal); l.how != rules.Mirrored {
		t.Errorf("the contract chosen before the first card is off: %d", l.how)
	}
	if l.choose(1, legal); l.how != 0 {
		t.Errorf("the contract of another card is still on: %d", l.how)
	}
}

// TestTipOfASpaceLeavesThePreviewFree checks that the tooltip of a space from which a card can be
// laid names only the card and the space, and that it has to stay off all spaces of the preview.
func TestTipOfASpaceLeavesThePreviewFree(t *testing.T) {
	b, a := waitingTable(t, awaiting(t, "first_card"))
	tried := 0
	for _, m := range a.Legal {
		if m.Kind != rules.KindPlay {
			continue
		}
		tried++
		b.plan.card, b.plan.how = rules.CardOf(m), rules.HowOf(m)
		n := nodeOf(t, b, a, b.State.Notation(m))
		if n.Label != b.MoveWords(m) || n.Tip != "" {
			t.Errorf("the tooltip of %s is %q, %q", b.State.Notation(m), n.Label, n.Tip)
		}
		for _, g := range b.State.Preview(m).Hexes {
			if at := b.map_.Hex(hexOf(g.Hex)); !n.TipAvoids.Has(at) {
				t.Errorf("the tooltip of %s may cover the space %v of its preview", b.State.Notation(m), g.Space)
			}
		}
	}
	if tried == 0 {
		t.Error("no card could be laid")
	}
}
