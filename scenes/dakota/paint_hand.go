package dakota

import (
	rules "gulch/engine/dakota"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
)

// paintHand paints the cards of the viewer's hand and the deck beside them.
func (b *Table) paintHand(p *paint.Canvas) {
	p.Rect(b.at.hand.Inset(-2), 6, theme.Alpha(theme.Shadow, 0.28))
	list := b.hand()
	for i, c := range list {
		if !b.Carried(handKey(i)) {
			paintCard(p, c, b.cardAt(i, len(list)), b.playable(c))
		}
	}
	hidden := b.hiddenCards()
	for i := range hidden {
		paintBack(p, b.cardAt(i, hidden))
	}
	if len(list)+hidden == 0 {
		p.Label(i18n.T("No cards"), b.at.hand,
			centred(paint.Style{Face: paint.Body, Size: 12, Color: theme.Alpha(theme.Cream, 0.75)}))
	}
	d := b.at.deck
	back := geom.R(d.X+3, d.Y+4, d.W-6, d.H-24)
	paintBack(p, back)
	p.Label(pieces.Number(b.Board.DeckSize), geom.R(d.X, d.Bottom()-19, d.W, 18), centred(onWood(12)))
}

// handKey identifies a card of the hand by its index in animations (Animation.Carries). While an
// animation moves the card, it is not painted in the hand.
type handKey int

// hand returns the cards that are shown as the viewer's hand: the cards in the hand, and event
// cards that will take effect next morning. Cards that the screen may not show are left out.
func (b *Table) hand() []rules.Card {
	t := &b.Board.Towns[b.Viewer]
	var out []rules.Card
	for c, n := range t.Hand {
		for range n {
			out = append(out, rules.Card(c))
		}
	}
	for _, c := range t.Pending {
		if c != rules.CardKinds {
			out = append(out, c)
		}
	}
	return out
}

// hiddenCards returns the number of cards in the viewer's hand that the screen does not show: all
// of them while the viewer decides in front of other players or the device is passed, otherwise 0.
func (b *Table) hiddenCards() int {
	if b.RevealedSeats.Has(b.Viewer) {
		return 0
	}
	t := &b.Board.Towns[b.Viewer]
	return t.HandSize + t.PendingSize - len(b.hand())
}

// Sizes of the cards of the hand, in design units.
const (
	handCardWidth = 76  // largest width of a card
	handRowCards  = 3   // more cards than this are laid in two rows, so that their names fit
	lowCard       = 60  // a card that is less high shows its name beside its picture
	pictureWidth  = 110 // a low card whose inner part is less wide shows no picture
)

// cardAt returns the rectangle of the card with index i in a hand of n cards.
func (b *Table) cardAt(i, n int) geom.Rect {
	r := b.at.hand
	if n <= handRowCards {
		w := min(handCardWidth, r.W/float64(max(n, 1)))
		return geom.R(r.X+w*float64(i), r.Y, w-2, r.H)
	}
	row := (n + 1) / 2
	w, h := r.W/float64(row), r.H/2
	return geom.R(r.X+w*float64(i%row), r.Y+h*float64(i/row), w-2, h-2)
}

// playable reports whether cards of the type of card c can be played in the part of the day shown
// on the board. It does not check whether a move with the card is legal.
func (b *Table) playable(c rules.Card) bool {
	switch b.Board.Stage() {
	case "high_noon":
		return c.IsNoon() || c.IsAttack() || c.IsReaction() && b.Board.Assault.Card != rules.CardKinds
	case "evening":
		return c.IsEvening()
	}
	return false
}
