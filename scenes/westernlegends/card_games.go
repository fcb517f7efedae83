package westernlegends

import (
	"slices"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// gameCloseUp returns the close-up of the current card game, a panel in the middle of the board. It
// shows a green table seen from above.
func (b *Table) gameCloseUp(a *table.Decision) closeUp {
	g := &b.Board.Game
	c := closeUp{id: "game " + g.Kind(), title: b.gameTitle(), seat: engine.NoSeat, share: 1, paint: b.paintGame}
	b.findHands(a)
	switch phase := b.phase(a); phase {
	case rules.PhaseGameOver:
		if b.betsOn() {
			return b.faroChoices(a, c)
		}
		return c
	case rules.PhasePokerHand, rules.PhaseDiscard, rules.PhaseEndDiscard:
		if b.marking(a) {
			for _, card := range b.hand() {
				o := option{mark: &card, move: rules.Show(card, 0),
					label: b.cardTitle(card), text: b.cardTip(card)}
				b.asCard(&o, card, cardRatio)
				c.choice = append(c.choice, o)
			}
			c.share = 0.62
			return c
		}
	}
	if b.phase(a) == rules.PhaseFaroBet {
		return b.faroChoices(a, c)
	}
	if c.choice = b.legalOptions(a); len(c.choice) > 0 {
		c.share = 0.62
	}
	return c
}

// betsOn reports whether the viewer can still bet at faro once the running animations have ended.
// The chips stay visible during such animations.
func (b *Table) betsOn() bool {
	return b.State != nil && b.State.Phase() == rules.PhaseFaroBet && b.Board.Phase == rules.PhaseFaroBet &&
		b.State.Turn() == b.Viewer && b.RevealedSeats.Has(b.Viewer) && b.Players[b.Viewer].Person()
}

// faroShare is the fraction of the faro table's height that shows the dealt cards (the faro box).
// The rest below it shows the strip with the thirteen ranks.
const faroShare = 0.52

// faroChoices adds two chips below each of the thirteen ranks to the close-up c. A press on a chip
// bets its amount on the rank. But after the last bet, the cards are turned up: a press on its chip
// only selects it, and the button “Done betting” places it. The ranks shown in the box come first
// in the list of choices, because the first choices get the digit keys.
func (b *Table) faroChoices(a *table.Decision, c closeUp) closeUp {
	legal := a.Legal
	if legal == nil {
		legal = b.State.Moves(nil)
	}
	all := rules.Bets() // bets that are not legal now are shown dark, so that the other chips keep their positions
	slices.SortStableFunc(all, func(x, y engine.Move) int { return b.unseenRank(x) - b.unseenRank(y) })
	for _, m := range all {
		rank, dollar := rules.BetOf(m)
		c.choice = append(c.choice, option{
			move:    m,
			label:   b.MoveWords(m),
			text:    b.betTip(rank, dollar),
			dark:    !slices.Contains(legal, m),
			selects: b.State.Phase() == rules.PhaseFaroBet && b.State.EndsBetting(m),
			unkeyed: b.unseenRank(m) > 0,
			chip:    func(p *paint.Canvas, r geom.Rect, lit bool, hover float64) { drawChip(p, r, dollar, lit, hover) },
		})
	}
	c.share, c.whole, c.rows = faroShare, true, false
	c.place = func(inner geom.Rect, i int) geom.Rect {
		rank, dollar := rules.BetOf(all[i])
		_, chips := rankCell(inner, rank)
		return chips.Column(dollar/20, 2, 4)
	}
	c.paint = func(p *paint.Canvas, inner geom.Rect) {
		felt(p, inner)
		if b.Board.Game.Kind() != "faro" {
			return
		}
		box, _ := inner.CutTop(inner.H * faroShare)
		b.paintFaro(p, box)
		b.paintStrip(p, inner)
	}
	return c
}

// unseenRank returns 0 if move m is a faro bet on a rank that is shown in the box, and 1 for other
// ranks. Bets are sorted by this key.
func (b *Table) unseenRank(m engine.Move) int {
	rank, _ := rules.BetOf(m)
	return 1 - int(b.Board.Game.Shown>>rank&1)
}

// rankCell returns two rectangles in the strip of the faro table, inside the rectangle inner, for a
// rank (0 to 12): the card of the rank, and the area for the chips below the card.
func rankCell(inner geom.Rect, rank int) (card, chips geom.Rect) {
	_, r := inner.CutTop(inner.H * faroShare)
	r = r.Pad(14, 10)
	cell := r.Row(rank, rules.FightCards, 5)
	high := min(cell.W*1.25, cell.H*0.46)
	card, chips = cell.CutTop(high)
	_, chips = chips.CutTop(5)
	chips.H = min(chips.H, 2*cell.W*0.86+4)
	return card, chips
}

// paintStrip paints, in the rectangle inner, the cards of the thirteen ranks with the bets on them,
// and marks the ranks that are shown in the box.
func (b *Table) paintStrip(p *paint.Canvas, inner geom.Rect) {
	g := &b.Board.Game
	left := boxOf(g)
	for rank := range rules.FightCards {
		r, _ := rankCell(inner, rank)
		shown, turned := left.has(rank), false
		for i := range g.Turned {
			turned = turned || g.Faro[i] == rules.FightCard(rank)
		}
		p.DropShadow(r, 5, 3)
		p.Rect(r.Inset(-1), 5, theme.WalnutInk)
		if shown {
			p.Rect(r.Inset(-3), 6, theme.BrassHi)
		}
		top, low, tone := theme.RGB(0xFBF2DC), theme.RGB(0xE6D2A4), theme.Ink
		if !shown {
			top, low, tone = theme.RGB(0xD9CCAA), theme.RGB(0xBBA878), theme.SoftInk
		}
		if turned {
			tone = theme.Alpha(theme.SoftInk, 0.5)
		}
		p.Gradient(r, 4, top, low)
		head, foot := r.CutTop(r.H * 0.66)
		p.Label(rules.RankName(rank), head,
			paint.Style{Face: paint.Display, Size: min(r.H*0.46, 28), Color: tone, Align: paint.Center, Fixed: true})
		switch {
		case turned:
			p.Label(i18n.T("out"), foot,
				paint.Style{Face: paint.Italic, Size: 11, Color: theme.Oxblood, Align: paint.Center})
		case shown:
			p.Label(i18n.T("in the box"), foot.Pad(-2, 0),
				paint.Style{Face: paint.Bold, Size: 11, Color: theme.Oxblood, Align: paint.Center})
		case left.hidden:
			p.Label(i18n.T("%d%%", 10), foot,
				paint.Style{Face: paint.Italic, Size: 12, Color: theme.SoftInk, Align: paint.Center})
		}
		n := 0
		place := func(seat engine.Seat, on, dollar int) {
			if dollar > 0 && on == rank {
				b.Token(p, seat, geom.Point{X: r.X + 9 + 15*float64(n), Y: r.Y + 2}, 18)
				n++
			}
		}
		for seat := range b.SeatCount() {
			for i := range 2 {
				on, dollar := g.Bet(seat, i)
				place(seat, on, dollar)
			}
		}
		if b.plan.bet.Kind == rules.KindBet {
			on, dollar := rules.BetOf(b.plan.bet)
			place(b.Viewer, on, dollar)
		}
	}
}

// drawChip draws a chip for a bet into r. dollar is the number of dollars of the bet. The chip is
// bright if lit is true, and dark otherwise. hover is the progress of its highlight under the
// pointer, 0 to 1.
func drawChip(p *paint.Canvas, r geom.Rect, dollar int, lit bool, hover float64) {
	d := min(r.W, r.H)
	at := r.Center().Add(0, -2*hover)
	body, rim := theme.RGB(0x9E2F27), theme.RGB(0xF6E7C2)
	if dollar > 10 {
		body = theme.RGB(0x2F66A8)
	}
	ink := theme.Cream
	if !lit {
		body, rim, ink = theme.Mix(body, theme.RGB(0x17402C), 0.72), theme.Mix(rim, theme.RGB(0x17402C),
			0.72), theme.Mix(ink, theme.RGB(0x17402C), 0.5)
	}
	p.Disc(at.Add(1, 2.4), d/2, theme.Alpha(theme.Shadow, 0.5), theme.Alpha(theme.Shadow, 0.5))
	if hover > 0 {
		p.Disc(at, d/2+2.5*hover, theme.BrassHi, theme.BrassHi)
	}
	p.Disc(at, d/2, theme.WalnutInk, theme.WalnutInk)
	p.Disc(at, d/2-1.2, rim, rim)
	p.Disc(at, d/2-d*0.1, theme.Lighten(body, 0.1), body)
	p.Label(dollars(dollar), geom.Around(at, d, d*0.5),
		paint.Style{Face: paint.Bold, Size: max(d*0.34, 11), Color: ink, Align: paint.Center, Fixed: true})
}

// selectBet makes n the chip of the last bet m at faro: a press selects the bet or, if it is
// selected already, takes it back. The button of [Table.betNode] places it.
func (b *Table) selectBet(a *table.Decision, n ui.Node, m engine.Move) ui.Node {
	n.Role, n.Chosen = "radio", b.plan.bet == m
	n.Press = func() {
		if b.plan.bet == m {
			b.plan.bet = engine.Move{}
		} else {
			b.plan.bet = m
		}
		a.Rebuild()
	}
	a.RegisterOptions(n.ID, m)
	return n
}

// betNode returns the main (brass) button that places the selected last bet at faro. ok is false if
// none is selected.
func (b *Table) betNode(a *table.Decision) (n ui.Node, ok bool) {
	m := b.plan.bet
	if m.Kind != rules.KindBet || !a.IsLegal(m) {
		return n, false
	}
	rank, dollar := rules.BetOf(m)
	look := pieces.Button{Label: i18n.T("Done betting"), Material: pieces.Brass, Size: 13,
		Note: i18n.T("%s on %s", dollars(dollar), rules.RankName(rank))}
	n = a.ButtonAs("confirm", m, a.Row, look, i18n.T("Then the cards are revealed."), ebiten.KeyEnter)
	n.Label = i18n.T("%s: %s", look.Label, look.Note)
	return n, true
}

// gameTitle returns the name of the card game and of the town in which it is played.
func (b *Table) gameTitle() string {
	g := &b.Board.Game
	name := i18n.T(games[g.Kind()])
	if g.Town != rules.NoTown {
		return i18n.T("%s in %s", name, i18n.T(townNames()[g.Town]))
	}
	return name
}

// felt paints the green cloth of the gaming table into r.
func felt(p *paint.Canvas, r geom.Rect) {
	p.Gradient(r, 0, theme.RGB(0x2F6B4A), theme.RGB(0x17402C))
	p.SoftRect(r.Inset(r.H*0.1), 60, 50, 0, theme.Alpha(theme.RGB(0x5FA878), 0.16))
	p.Outline(r.Inset(8), 16, 2, theme.Alpha(theme.Brass, 0.5))
}

// paintGame paints the current card game into r.
func (b *Table) paintGame(p *paint.Canvas, r geom.Rect) {
	felt(p, r)
	if b.Board.Game.Kind() == "faro" {
		b.paintFaro(p, r)
		return
	}
	g := &b.Board.Game
	if g.Kind() == "" { // the game is over
		return
	}
	in := r.Inset(14)
	top, foot := in.CutTop(in.H * 0.62)
	told, top := top.CutBottom(30)
	b.paintOutcome(p, told)
	h := min(top.H*0.97, 220.0)
	w := h * pieces.CardW / pieces.CardH
	n := 3
	if g.Kind() == "high_stakes" {
		n = 5
	}
	pot := geom.Point{X: top.X + 30, Y: top.Y + 30}
	row := top // the cards are beside the pot
	if room := top.W - 2*potWide; float64(n)*(w+8) > room {
		row = geom.R(top.X+potWide, top.Y, top.W-potWide-4, top.H)
		w = min(w, row.W/float64(n)-8)
		h = w * pieces.CardH / pieces.CardW
	}
	for i := range n {
		at := geom.Around(row.Center().Add((float64(i)-float64(n-1)/2)*(w+8), 0), w, h)
		if i < g.FlopSize && g.Flop[i] != rules.NoCard {
			p.DropShadow(at, 6, 5)
			p.Image(b.shortCard(p, g.Flop[i], at.W, at.H), at, 0, paint.White)
		} else {
			p.Outline(at.Inset(3), 8, 1.5, theme.Alpha(theme.Cream, 0.35))
		}
	}
	if g.Kind() == "challenge" {
		b.paintPrize(p, geom.R(top.X+8, top.Y+8, potWide-8, top.H-16))
		b.paintPlayers(p, foot)
		return
	}
	if b.asksToJoin() {
		own, rest := foot.CutRight(foot.W * 0.6)
		b.paintOwnHand(p, own)
		foot = rest
	}
	pieces.Coin(p, pot, 20)
	p.Label(i18n.T("Pot %s", dollars(g.Pot)), geom.R(pot.X+26, pot.Y-14, 120, 28),
		paint.Style{Face: paint.Bold, Size: 18, Color: theme.BrassHi, Edge: theme.Alpha(theme.Shadow, 0.8)})
	b.paintPlayers(p, foot)
}

// asksToJoin reports whether the viewer has to decide now whether to join a game of poker, and the
// screen may show the viewer's hand.
func (b *Table) asksToJoin() bool {
	return b.decides() && b.Board.Phase == rules.PhaseJoin && b.RevealedSeats.Has(b.Viewer) &&
		b.Board.Game.Kind() != "faro"
}

// paintOwnHand paints the viewer's hand into r, under a heading.
func (b *Table) paintOwnHand(p *paint.Canvas, r geom.Rect) {
	hand := b.hand()
	head, row := r.CutTop(24)
	text := i18n.N(len(hand), "Your hand: %d card, and you draw 1", "Your hand: %d cards, and you draw 1",
		len(hand))
	p.Label(text, head, paint.Style{Face: paint.Bold, Size: 15, Color: theme.Cream})
	n := float64(max(len(hand), 1))
	w := min((row.W-8*(n-1))/n, row.H*fightRatio, mostInFight)
	for i, c := range hand {
		at := geom.R(row.X+(w+8)*float64(i), row.Y+4, w, min(w/fightRatio, row.H-4))
		p.DropShadow(at, 5, 4)
		p.Image(b.shortCard(p, c, at.W, at.H), at, 0, paint.White)
	}
}

// joinText returns a text that says how large the pot will be if the viewer joins the game, and how
// much of it the house adds.
func (b *Table) joinText() string {
	g := &b.Board.Game
	house := rules.PokerHouse
	if g.Kind() == "high_stakes" {
		house = rules.HighHouse
	}
	return i18n.T("The pot is %s with your ante, and the house adds %s", dollars(g.Pot+rules.PokerAnte), dollars(house))
}

// paintPrize writes the reward for beating the high roller into r.
func (b *Table) paintPrize(p *paint.Canvas, r geom.Rect) {
	town := b.Board.Game.Town
	if town == rules.NoTown || b.Board.RollFace[town] == rules.NoToken {
		return
	}
	_, reward := b.Board.RollFace[town].Info()
	p.Fit(i18n.T("Winner: $20 back and %s", i18n.T(reward)), r,
		paint.Style{Face: paint.Bold, Size: 15, Color: theme.BrassHi, Edge: theme.Alpha(theme.Shadow, 0.8),
			LineHeight: 1.2})
}

// potWide is the width in design units of the area that shows the pot.
const potWide = 136

// paintPlayers paints into r the players of the card game and the house, each with the cards that
// they have shown.
func (b *Table) paintPlayers(p *paint.Canvas, r geom.Rect) {
	g := &b.Board.Game
	n := 0
	for seat := range b.SeatCount() {
		if g.In.Has(seat) {
			n++
		}
	}
	house := g.HouseN > 0
	if house {
		n++
	}
	best, named := b.bestHand()
	i := 0
	for seat := range b.SeatCount() {
		if !g.In.Has(seat) {
			continue
		}
		cell := r.Row(i, max(n, 1), 8)
		i++
		b.portrait(p, seat, geom.Point{X: cell.X + 24, Y: cell.Center().Y}, 42)
		name := geom.R(cell.X+50, cell.Y, cell.W-54, 20)
		p.Label(b.Name(seat), name, paint.Style{Face: paint.Bold, Size: 14, Color: theme.Cream, Clip: true})
		note := b.handName(seat)
		switch {
		case g.Folded.Has(seat):
			note = i18n.T("folded")
		case note == "" && seat == b.Viewer:
			note = named
		}
		if g.Open && g.Won.Has(seat) {
			p.Outline(cell.Inset(-2), 8, 2.4, theme.BrassHi)
		}
		p.Label(note, geom.R(name.X, name.Y+18, cell.W-52, name.H),
			paint.Style{Face: paint.Bold, Size: 14, Color: theme.BrassHi})
		h := min(cell.H-24, 74.0)
		w := h * pieces.CardW / pieces.CardH
		x := cell.X + 50
		cards := g.Cards[seat]
		if seat == b.Viewer && named != "" { // the viewer's own cards, before they are shown to the others
			cards = best
		}
		for _, c := range cards {
			if c != rules.NoCard {
				b.smallCard(p, geom.R(x, cell.Y+38, w, min(h, cell.Bottom()-cell.Y-40)), c)
				x += w + 4
			}
		}
		for range g.Down[seat] {
			at := geom.R(x, cell.Y+38, w*0.7, h*0.7)
			p.Image(b.back(p, at.W), at, 0, paint.White)
			x += at.W + 4
		}
	}
	if house {
		cell := r.Row(i, n, 8)
		p.Label(i18n.T("The house"), geom.R(cell.X, cell.Y, cell.W*0.5, 20),
			paint.Style{Face: paint.Bold, Size: 14, Color: theme.Cream})
		p.Label(b.handName(engine.NoSeat), geom.R(cell.X+cell.W*0.5, cell.Y, cell.W*0.5, 20),
			paint.Style{Face: paint.Bold, Size: 14, Color: theme.BrassHi})
		if g.Open && g.HouseWon {
			p.Outline(cell.Inset(-2), 8, 2.4, theme.BrassHi)
		}
		h := min(cell.H-24, 64.0)
		w := h * pieces.CardW / pieces.CardH
		x := cell.X
		if g.House == 0 {
			for range g.HouseN {
				at := geom.R(x, cell.Y+24, w, h)
				p.Image(b.back(p, w), at, 0, paint.White)
				x += min(w+4, (cell.W-w)/float64(max(g.HouseN-1, 1)))
			}
		}
		for c := range g.House.All() {
			b.smallCard(p, geom.R(x, cell.Y+24, w, h), c)
			x += min(w+4, (cell.W-w)/float64(max(g.HouseN-1, 1)))
		}
	}
}

// pokerHands holds the poker hands shown in the current card game, and the viewer's own hand.
type pokerHands struct {
	of    map[engine.Seat]int // by seat: strength of the poker hand that it has shown; the house is NoSeat
	own   string              // name of the poker hand that the viewer would show with the marked cards
	shown bool                // whether the viewer has to show two cards now
}

// findHands fills b.hands: it reads the hands that have been shown from the events of the current
// card game, and computes the viewer's own hand.
func (b *Table) findHands(a *table.Decision) {
	b.hands = pokerHands{of: map[engine.Seat]int{}}
	past := a.History()
	for i := len(past) - 1; i >= 0 && past[i].Kind != rules.EventGame; i-- {
		if e := past[i]; e.Kind == rules.EventHand && rules.CardIn(e) >= 0 {
			b.hands.of[e.Seat] = rules.StrengthIn(e)
		}
	}
	if b.phase(a) != rules.PhasePokerHand {
		return
	}
	if m := b.showMove(a); m.Kind != 0 {
		name, ok := hands()[rules.HandName(b.State.ShowHand(m))]
		b.hands.own, b.hands.shown = i18n.T(name), ok
	}
}

// handName returns the name of the poker hand that a seat has shown, or "" if it has not shown one
// yet. NoSeat stands for the house.
func (b *Table) handName(seat engine.Seat) string {
	strength, ok := b.hands.of[seat]
	if !ok || !b.Board.Game.Open && (seat == engine.NoSeat || b.Board.Game.Cards[seat][0] == rules.NoCard) {
		return ""
	}
	return i18n.T(hands()[rules.HandName(strength)])
}

// paintOutcome writes a line on the green table, in r: who has won with which hand, or which hand
// the viewer is about to show.
func (b *Table) paintOutcome(p *paint.Canvas, r geom.Rect) {
	g := &b.Board.Game
	text := ""
	switch {
	case g.Open && g.HouseWon:
		text = i18n.T("The house wins: %s", b.handName(engine.NoSeat))
	case g.Open && g.Won != 0:
		var who []string
		hand := ""
		for seat := range b.SeatCount() {
			if g.Won.Has(seat) {
				who, hand = append(who, b.Name(seat)), b.handName(seat)
			}
		}
		text = i18n.T("%s wins: %s", strings.Join(who, ", "), hand)
	case b.asksToJoin():
		text = b.joinText()
	case b.hands.shown:
		text = i18n.T("Your hand: %s", b.hands.own)
	}
	if text == "" {
		return
	}
	st := paint.Style{Face: paint.Display, Size: 20, Color: theme.BrassHi, Edge: theme.Alpha(theme.Shadow, 0.9),
		Align: paint.Center}
	p.Label(text, r, st)
}

// bestHand returns the best two cards that the viewer could show in the current game and the name
// of the hand that they make with the open cards. The name is "" if the viewer does not have to
// decide now or the screen may not show the cards.
func (b *Table) bestHand() (best [2]rules.Card, name string) {
	if b.Viewer < 0 || !b.RevealedSeats.Has(b.Viewer) || !b.decides() || b.Board.Phase != rules.PhaseHSStay {
		return [2]rules.Card{rules.NoCard, rules.NoCard}, ""
	}
	best, worth := b.best(b.hand())
	return best, i18n.T(hands()[rules.HandName(worth)])
}

// best returns the two cards of hand that score highest in the current game, and the strength of
// the poker hand that they make with the open cards.
func (b *Table) best(hand []rules.Card) (best [2]rules.Card, strength int) {
	best = [2]rules.Card{rules.NoCard, rules.NoCard}
	worth := -1
	for i, x := range hand {
		for _, y := range hand[i+1:] {
			m := rules.Show(min(x, y), max(x, y))
			if v := b.Settled.ShowValue(m); v > worth {
				best, worth, strength = [2]rules.Card{x, y}, v, b.Settled.ShowHand(m)
			}
		}
	}
	return best, strength
}

// smallCard paints into r only the rank and the suit of card c, in large letters, so that even a
// small card is legible.
func (b *Table) smallCard(p *paint.Canvas, r geom.Rect, c rules.Card) {
	p.DropShadow(r, 4, 3)
	p.Rect(r, 4, theme.WalnutInk)
	p.Gradient(r.Inset(0.8), 3.4, theme.RGB(0xFBF2DC), theme.RGB(0xEAD8B0))
	top, low := r.CutTop(r.H * 0.52)
	p.Label(c.Rank(), top.Move(0, 1), paint.Style{Face: paint.Bold, Size: min(r.H*0.42, 24), Color: suitInks[c.Suit()],
		Align: paint.Center, Fixed: true})
	suit(p, low.Center(), min(low.H*0.8, r.W*0.7), c.Suit())
}

// paintFaro paints the faro box into r: the cards shown at the start, the cards turned since then,
// and the bets.
func (b *Table) paintFaro(p *paint.Canvas, r geom.Rect) {
	g := &b.Board.Game
	in := r.Inset(20)
	b.paintOdds(p, &in)
	w := min(in.H*0.5*pieces.CardW/pieces.CardH, (in.W*0.5/4-14)/0.8, 130) // each half has room for four cards
	h := w * pieces.CardH / pieces.CardW
	p.Label(i18n.T("In the box"), geom.R(in.X, in.Y, in.W*0.46, 20),
		paint.Style{Face: paint.Bold, Size: 14, Color: theme.Cream})
	x := in.X
	left := boxOf(g)
	for rank := range rules.FightCards {
		if left.has(rank) {
			at := geom.R(x, in.Y+24, w*0.8, h*0.8)
			p.DropShadow(at, 5, 4)
			p.Image(b.faroCard(p, rules.FightCard(rank), at.W), at, 0, paint.White)
			x += at.W + 6
		}
	}
	if left.hidden {
		at := geom.R(x, in.Y+24, w*0.8, h*0.8)
		p.DropShadow(at, 5, 4)
		p.Image(b.fightBack(p, at.W), at, 0, paint.White)
	}
	x = in.X + in.W*0.5
	for i, name := range []string{i18n.T("Loses"), i18n.T("Pays 1 to 1"), i18n.T("Pays 3 to 1"), i18n.T("Face down")} {
		cell := geom.R(x+float64(i)*(w*0.8+14), in.Y+24, w*0.8, h*0.8)
		p.Fit(name, geom.R(cell.X-6, in.Y+2, cell.W+12, 22),
			paint.Style{Face: paint.Bold, Size: 12.5, Color: theme.BrassHi, Align: paint.Center})
		if i < g.Turned && g.Faro[i] != rules.NoFightCard {
			p.DropShadow(cell, 5, 4)
			p.Image(b.faroCard(p, g.Faro[i], cell.W), cell, 0, paint.White)
		} else {
			p.Outline(cell.Inset(3), 6, 1.4, theme.Alpha(theme.Cream, 0.4))
		}
	}
	y := in.Y + 34 + h*0.8
	x = in.X
	for seat := range b.SeatCount() {
		if !g.In.Has(seat) {
			continue
		}
		b.Token(p, seat, geom.Point{X: x + 14, Y: y + 16}, 28)
		text := ""
		for i := range 2 {
			if rank, dollar := g.Bet(seat, i); dollar > 0 {
				text += i18n.Colon(rules.RankName(rank), dollars(dollar)) + "  "
			}
		}
		if text == "" {
			text = noBetText(g, seat)
		}
		st := paint.Style{Face: paint.Bold, Size: 14, Color: theme.Cream}
		p.Label(text, geom.R(x+34, y, 200, 32), st)
		x += 60 + p.Advance(text, st)*p.View.Letters()
	}
}

// noBetText returns the words for a seat that has no bet on the table of faro.
func noBetText(g *rules.CardGame, seat engine.Seat) string {
	switch {
	case g.Folded.Has(seat):
		return i18n.T("took the bets back")
	case g.Turned > 0:
		return i18n.T("bets settled")
	}
	return i18n.T("no bet yet")
}

// paintOdds writes the payouts of faro along the lower edge of a rectangle (the parameter in), and
// removes the strip that it used from this rectangle. If the rectangle is lower than roomForOdds,
// it does nothing.
func (b *Table) paintOdds(p *paint.Canvas, in *geom.Rect) {
	if in.H < roomForOdds {
		return
	}
	foot, rest := in.CutBottom(58)
	*in = rest
	text := b.faroOdds()
	p.Fit(text, foot.Pad(10, 4),
		paint.Style{Face: paint.Italic, Size: 14.5, Color: theme.Cream, Align: paint.Center, LineHeight: 1.2})
}

// faroOdds returns a text about what the cards left in the box can pay. Before the third card, it
// says what the viewer's own bets can still win.
func (b *Table) faroOdds() string {
	g := &b.Board.Game
	switch {
	case g.Turned < 2:
		return i18n.T(
			"4 cards are in the box, and you've seen 3. They're revealed one at a time: bets on the first lose, the second pays 1 to 1, the third 3 to 1. The last stays face down.")
	case g.Turned > 2:
		return i18n.T("Bets on the third card win 3 to 1, plus 1 Gambler point. All other bets lose.")
	}
	if b.allSettled() {
		return i18n.T("All bets are settled.")
	}
	left := boxOf(g)
	switch bets, sure := b.liveBets(b.Viewer); {
	case bets == 0:
		return i18n.T("2 cards are left, and 1 more is revealed. Bets on it win 3 to 1, plus 1 Gambler point.")
	case sure == 2:
		return i18n.T("Both cards left match your bets. If you stay, one of them wins 3 to 1, plus 1 Gambler point, and you lose the other.")
	case sure == 1:
		return i18n.T(
			"2 cards are left, and 1 more is revealed. If you stay, you have an even chance to win 3 to 1, plus 1 Gambler point. If you take your bets back, you win nothing.")
	case left.hidden:
		return i18n.T(
			"Only the hidden card can still match your bets: the chance is 1 in 20 for each. Take them back to keep your money.")
	}
	return i18n.T("Neither card left can match your bets. Take them back to keep your money.")
}

// allSettled reports whether no seat has a bet left on the table.
func (b *Table) allSettled() bool {
	for p := range b.SeatCount() {
		for i := range 2 {
			if _, dollar := b.Board.Game.Bet(p, i); dollar > 0 {
				return false
			}
		}
	}
	return true
}

// liveBets returns how many bets a seat has on the table, and how many of them are on ranks known
// to be still in the box.
func (b *Table) liveBets(seat engine.Seat) (bets, sure int) {
	if seat < 0 {
		return 0, 0
	}
	left := boxOf(&b.Board.Game)
	for i := range 2 {
		if rank, dollar := b.Board.Game.Bet(seat, i); dollar > 0 {
			bets++
			sure += oneIf(left.has(rank))
		}
	}
	return bets, sure
}

// faroBox holds what all players know about the cards that are still in the faro box.
type faroBox struct {
	ranks  int  // set of the ranks that were shown at the start and have not been turned, one bit each
	hidden bool // whether the card that was never shown is still in the box
}

// has reports whether the card of this rank, shown at the start, is still in the box.
func (x faroBox) has(rank int) bool { return x.ranks>>rank&1 != 0 }

// boxOf returns what all players know about the cards left in the box of game g.
func boxOf(g *rules.CardGame) faroBox {
	left := faroBox{int(g.Shown), true}
	for _, c := range g.Faro[:g.Turned] {
		if g.Shown>>c&1 == 0 {
			left.hidden = false
		} else {
			left.ranks &^= 1 << c
		}
	}
	return left
}

// roomForOdds is the minimum height of the faro table, in design units, at which paintOdds writes
// its text.
const roomForOdds = 230

// lostWin returns a sentence that says that the viewer would lose a part of a win of n dollars, or
// "" if all of it fits.
func (b *Table) lostWin(n int) string {
	if b.Viewer < 0 {
		return ""
	}
	if now, limit := b.State.Money(b.Viewer); now+n > limit {
		return lostAbove(limit)
	}
	return ""
}

// betTip returns the tooltip of a faro chip: what a bet on a rank can win. dollar is the number of
// dollars of the bet.
func (b *Table) betTip(rank, dollar int) string {
	if b.Board.Game.Shown>>rank&1 != 0 {
		return table.Sentences(i18n.T(
			"This rank is in the box. It loses as the first card, pays %s as the second and %s as the third, plus 1 Gambler point.",
			dollars(dollar), dollars(3*dollar)), b.nextGamblerPay(), b.lostWin(3*dollar))
	}
	return i18n.T("This rank is in the box only if it's the hidden card (1 in 10).")
}
