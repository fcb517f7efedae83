package westernlegends

import (
	"fmt"
	"image/color"

	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/poster"
	"gulch/render/theme"
)

// Paint paints the board in its current state; animations are painted over it separately.
func (b *Table) Paint(p *paint.Canvas) {
	b.map_.Invalidate()
	b.close.Invalidate()
	b.setReachShade()
	p.Part("rails", b.paintRails)
	p.Part("map", b.paintMap)
	for i := range b.at.stories {
		p.PartOf("story", i, func() { b.paintStory(p, i) })
	}
	p.Part("sign board", b.paintSignBoard)
	p.Part("panel", b.paintPanel)
	p.Part("hand", b.paintHand)
	p.Part("mat", b.paintMat)
}

// Colours for the sides of the law, and for values such as money.
var (
	lawBlue   = theme.RGB(0x2F66A8)
	wantedRed = theme.RGB(0xA8322A)
	cardGreen = theme.RGB(0x3F7A4E)
	bankGreen = theme.RGB(0xA9C58A) // colour of money and of Gambler points on the leather background
	woundRed  = theme.RGB(0xE28A78) // colour of wounds in texts on the leather background
)

// pointsRail returns the look of the track of legendary points: spaces, colours and marks.
func (b *Table) pointsRail() pieces.Rail {
	target := 20
	if b.State != nil {
		target = b.State.Target()
	}
	t := pieces.Rail{To: target, Name: i18n.T("Legend"), Head: b.railEnd(82), Every: 5, Goal: target, HasGoal: true,
		Icon: "trophy"}
	for i := range 4 {
		if b.Board.LPMarks>>i&1 != 0 {
			t.Gems = append(t.Gems, 5*(i+1))
		}
	}
	return t
}

// railEnd returns the width, in design units, reserved for a word at the end of a track. wide is
// the width needed at the usual letter size. The result is larger if the player has chosen larger
// letters.
func (b *Table) railEnd(wide float64) float64 {
	return wide * (1 + 0.45*(max(b.Window.View.Letters(), 1)-1))
}

// lawRail returns the look of the track of the law: Wanted to the left of the neutral middle,
// Marshal to the right.
func (b *Table) lawRail() pieces.Rail {
	t := pieces.Rail{
		From: -rules.TopLaw,
		To:   rules.TopLaw,
		Name: i18n.T("Wanted"),
		End:  i18n.T("Marshal"),
		Head: b.railEnd(78),
		Foot: b.railEnd(84),
		Bands: []pieces.Band{
			{From: -9, To: -7, Colour: wantedRed}, {From: -6, To: -4, Colour: wantedRed},
			{From: -3, To: -1, Colour: wantedRed},
			{From: 1, To: 3, Colour: lawBlue}, {From: 4, To: 6, Colour: lawBlue}, {From: 7, To: 9, Colour: lawBlue},
		},
	}
	if b.Board.Marks>>rules.Wanted&1 != 0 {
		t.Gems = append(t.Gems, -5)
	}
	if b.Board.Marks>>rules.Marshal&1 != 0 {
		t.Gems = append(t.Gems, 5)
	}
	return t
}

func (b *Table) gamblerRail() pieces.Rail {
	t := pieces.Rail{To: rules.TopGambler, Name: i18n.T("Gambler"), Head: b.railEnd(100),
		Bands: []pieces.Band{{From: 1, To: 7, Colour: cardGreen}}}
	if b.Board.Marks>>rules.Gambler&1 != 0 {
		t.Gems = append(t.Gems, 5)
	}
	return t
}

// law returns the position of a seat on the track of the law: negative if Wanted, positive for a
// Marshal, 0 for neither.
func (b *Table) law(seat engine.Seat) int {
	w := &b.Board.Of[seat]
	return w.Cube[rules.Marshal] - w.Cube[rules.Wanted]
}

// paintRails paints the tracks of points, law and gambling with the markers of all seats.
func (b *Table) paintRails(p *paint.Canvas) {
	var lp, law, gambler []int
	for seat := range b.SeatCount() {
		lp = append(lp, b.lpShown(seat))
		law = append(law, b.law(seat))
		gambler = append(gambler, min(b.Board.Of[seat].Cube[rules.Gambler], rules.TopGambler))
	}
	b.paintRail(p, b.pointsRail(), b.at.points, lp)
	if b.mibThere() {
		t := b.pointsRail()
		at := t.Spot(b.at.points, float64(min(max(b.Board.MibLP, 0), t.To)))
		b.badge(p, at.Add(0, b.at.points.H*0.2), b.at.points.H*0.3, "top-hat", theme.RGB(0x161214), theme.Cream)
	}
	b.paintRail(p, b.lawRail(), b.at.law, law)
	if b.anteUp() {
		b.paintRail(p, b.gamblerRail(), b.at.gambler, gambler)
	}
}

// lpShown returns the legendary points at which a seat's marker is on the track. While an animation
// counts them, this is the intermediate value. The result is limited to the range of the track.
func (b *Table) lpShown(seat engine.Seat) int {
	return min(max(b.DisplayedValue(lpKey(seat), b.Board.Of[seat].LP), 0), b.pointsRail().To)
}

// lpKey identifies the legendary points (LP) of a seat in animations that count them up or down.
type lpKey engine.Seat

func (b *Table) paintRail(p *paint.Canvas, t pieces.Rail, r geom.Rect, values []int) {
	t.Draw(p, r)
	for seat, at := range t.Markers(r, values) {
		if !b.Carried(railKey{r, engine.Seat(seat)}) {
			b.Token(p, engine.Seat(seat), at, t.MarkerSize(r))
		}
	}
}

// railKey identifies, in animations, the marker of a seat on the track whose rectangle is r.
type railKey struct {
	r    geom.Rect
	seat engine.Seat
}

// figure is a value of a seat, such as its money, with the icon that is drawn beside it.
type figure struct {
	icon  string
	value string
	tone  color.RGBA
	id    string
	name  string
}

// side returns the icon, the name and the colour for a seat's side of the law (Wanted, Marshal or
// neither).
func (b *Table) side(seat engine.Seat) (icon, name string, tone color.RGBA) {
	w := &b.Board.Of[seat]
	switch {
	case w.Cube[rules.Wanted] > 0:
		return "wanted-reward", i18n.T("Wanted %d", w.Cube[rules.Wanted]), wantedRed
	case w.Cube[rules.Marshal] > 0:
		return "law-star", i18n.T("Marshal %d", w.Cube[rules.Marshal]), lawBlue
	}
	return "", i18n.T("neutral"), theme.SoftInk
}

// gamblerIcon is the icon of Gambler points.
const gamblerIcon = "card-ace-spades"

// figures returns the numbers of a seat that all players may see, such as its money.
func (b *Table) figures(seat engine.Seat) []figure {
	w := &b.Board.Of[seat]
	out := []figure{
		{"money-stack", dollars(b.DisplayedValue(seat, w.Money)), bankGreen, "money", i18n.T("Money")},
		{"poker-hand", fmt.Sprint(w.Cards), theme.Cream, "cards", i18n.T("Poker cards in hand")},
		{"gold-nuggets", fmt.Sprint(w.Nuggets), theme.BrassHi, "gold", i18n.T("Gold nuggets")},
		{"broken-bone", fmt.Sprint(w.Wounds), woundRed, "wounds", i18n.T("Wounds")},
	}
	if b.anteUp() && w.Cube[rules.Gambler] > 0 {
		out = append(out, figure{gamblerIcon, fmt.Sprint(w.Cube[rules.Gambler]), bankGreen, "gambler",
			i18n.T("Gambler points")})
	}
	if w.Longhorns > 0 {
		out = append(out, figure{"bull", fmt.Sprint(w.Longhorns), theme.Cream, "longhorns", i18n.T("Longhorns")})
	}
	if w.TokensHeld > 0 {
		out = append(out, figure{"trophy", fmt.Sprint(w.TokensHeld), theme.BrassHi, "tokens",
			i18n.T("Legendary tokens")})
	}
	return out
}

// portrait draws the face of a seat's character, or the seat's own face before a character is
// chosen. at is its centre, and size its height in design units.
func (b *Table) portrait(p *paint.Canvas, seat engine.Seat, at geom.Point, size float64) {
	if c := b.Board.Of[seat].Char; c >= 0 {
		pieces.Portrait(p, at, size, int(seat), c.String(), poster.Calm)
		return
	}
	b.Token(p, seat, at, size)
}

// paintStory paints the story card in slot 0 or 1: its task, the reward of each disc, and the discs
// on its right side.
func (b *Table) paintStory(p *paint.Canvas, slot int) {
	r, t := b.at.stories[slot], &b.Board.Stories[slot]
	p.DropShadow(r, 2, 4)
	p.Rect(r.Inset(-0.6), 2.4, theme.RGB(0x6B6356))
	p.Gradient(r, 2, theme.RGB(0xF2EEE2), theme.RGB(0xD6CFBD))
	p.Disc(geom.Point{X: r.Center().X, Y: r.Y + 2}, 4, theme.RGB(0xC8452F), theme.RGB(0x7A1E18))
	if t.Story < 0 {
		p.Label(i18n.T("No more stories"), r,
			paint.Style{Face: paint.Italic, Size: 13, Color: theme.SoftInk, Align: paint.Center})
		return
	}
	in := r.Pad(7, 3)
	st := rules.DescribeStory(t.Story)
	title, body := in.CutTop(min(18, r.H*0.21))
	p.Label(i18n.T(st.Name), title, paint.Style{Face: paint.Display, Size: 14.5, Color: theme.Umber,
		Align: paint.Center, Clip: true})
	p.Rule(body.X+6, body.Y+0.5, body.W-12)
	_, body = body.CutTop(3)
	body.W -= discRoom
	if body.H > 100 {
		pic, rest := body.CutTop(min(body.H*0.4, body.W*0.42))
		pieces.Motif{Name: "westernlegends.story." + st.ID}.Cover(p, pic)
		_, body = rest.CutTop(3)
	}
	lines := []struct {
		text string
		face paint.Face
	}{
		{inShort(st.Trigger), paint.Bold}, {i18n.T("Each disc: %s", inShort(st.Reward)), paint.Body},
		{i18n.T("Last: %s", inShort(st.Finish)), paint.Italic},
	}
	for i, l := range lines {
		p.Label(l.text, body.Column(i, len(lines), 0),
			paint.Style{Face: l.face, Size: scaledLetters(p, 12.5), Color: theme.Ink})
	}
	b.paintDiscs(p, slot)
}

// discRoom is the width in design units of the column with the discs on a story card.
const discRoom = 21

// paintDiscs paints the discs on the story card in slot 0 or 1, and the places for the discs still
// missing.
func (b *Table) paintDiscs(p *paint.Canvas, slot int) {
	for i := range max(b.discsNeeded(), b.Board.Stories[slot].Discs) {
		at, size := b.discAt(slot, i)
		if i < b.Board.Stories[slot].Discs {
			if !b.Carried(discKey{slot, i}) {
				b.Token(p, b.Board.Stories[slot].Disc[i], at, size)
			}
			continue
		}
		p.Disc(at, size*0.46, theme.Alpha(theme.SoftInk, 0.5), theme.Alpha(theme.SoftInk, 0.5))
		p.Disc(at, size*0.46-1.3, theme.RGB(0xE6E0D0), theme.RGB(0xDCD5C3))
	}
}

// discKey identifies the i-th disc on a story card in animations.
type discKey struct{ slot, i int }

// discsNeeded returns how many discs complete a story card in this game.
func (b *Table) discsNeeded() int {
	if b.State == nil {
		return 2
	}
	return b.State.Discs()
}

// discAt returns the centre and the size of the i-th disc on the story card in slot 0 or 1.
func (b *Table) discAt(slot, i int) (geom.Point, float64) {
	_, body := b.at.stories[slot].Pad(5, 4).CutTop(20)
	n := max(b.discsNeeded(), i+1)
	step := min(body.H/float64(n), 22)
	return geom.Point{X: body.Right() - 9, Y: body.Y + body.H/2 + (float64(i)-float64(n-1)/2)*step}, min(step*0.94, 18)
}

// paintSignBoard paints the panel behind the action signs (buttons), with the name of the active
// player's space and the number of actions left.
func (b *Table) paintSignBoard(p *paint.Canvas) {
	r := b.at.signs
	p.DropShadow(r, 5, 5)
	p.Rect(r, 5, theme.RGB(0x1C0E07))
	p.Gradient(r.Inset(1.4), 4, theme.RGB(0x6E4426), theme.RGB(0x43250F))
	head, _ := r.Inset(6).CutTop(b.at.headHigh() - 3)
	seat := b.Board.Active
	if !b.rider(seat) {
		return
	}
	if b.showsPlace() {
		view, _ := r.Inset(6).CutBottom(r.H - 12 - b.at.headHigh())
		p.Rect(view.Inset(-1), 4, theme.WalnutInk)
		scenery(b.Board.Of[seat].Space).Cover(p, view)
	}
	name := spaceName(b.Board.Of[seat].Space)
	if b.Board.Of[seat].Space == rules.NoSpace {
		name = i18n.T("Not on the map yet")
	}
	p.Label(name, geom.R(head.X+2, head.Y, head.W-62, head.H), paint.Style{
		Face: paint.Display, Size: min(16, head.H*0.74), Color: theme.BrassHi, Edge: theme.Alpha(theme.Shadow, 0.9),
	})
	for i := range max(3, b.Board.Actions) {
		c := geom.Point{X: head.Right() - 10 - float64(i)*16, Y: head.Center().Y}
		tone, tip := theme.RGB(0xD9A441), theme.RGB(0xF6D98B)
		if i >= b.Board.Actions {
			tone, tip = theme.RGB(0x2A1408), theme.RGB(0x1C0E07)
		}
		p.Rect(geom.Around(c.Add(0, 3), 9, head.H*0.56), 1, tone)
		p.Disc(c.Add(0, -head.H*0.2), 4.5, tip, tone)
	}
}

// showsPlace reports whether the panel for action signs shows a picture of the active player's
// space. This is so while there are no signs.
func (b *Table) showsPlace() bool {
	if b.State == nil || b.State.Turn() != b.Viewer || b.Board.Phase != b.State.Phase() ||
		!b.RevealedSeats.Has(b.Viewer) {
		return true
	}
	phase := b.State.Phase()
	return phase != rules.PhaseAct && phase != rules.PhaseIncome
}

// Prepare paints a part of the finer picture of the land that a zoomed-in map needs, and reports
// whether there was something to paint. It is called between frames, so that no frame takes too
// long.
func (b *Table) Prepare(p *paint.Canvas) bool { return b.map_.paintPending(p) }
