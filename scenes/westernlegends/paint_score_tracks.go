package westernlegends

import (
	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
)

// pointsRail returns the look of the track of legendary points: spaces, colours and marks.
func (b *Table) pointsRail() pieces.Rail {
	target := 20
	if b.Settled != nil {
		target = b.Settled.Target()
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
	var law, gambler []int
	for seat := range b.SeatCount() {
		law = append(law, b.law(seat))
		gambler = append(gambler, min(b.Board.Of[seat].Cube[rules.Gambler], rules.TopGambler))
	}
	b.paintRail(p, b.pointsRail(), b.at.points, b.lpMarked())
	b.paintRail(p, b.lawRail(), b.at.law, law)
	if b.anteUp() {
		b.paintRail(p, b.gamblerRail(), b.at.gambler, gambler)
	}
}

// lpMarked returns the legendary points that are marked on their track: those of every seat, then
// those of the Man in Black if he takes part.
func (b *Table) lpMarked() (lp []int) {
	for seat := range b.SeatCount() {
		lp = append(lp, b.lpShown(seat))
	}
	if b.mibThere() {
		lp = append(lp, min(max(b.Board.MibLP, 0), b.pointsRail().To))
	}
	return lp
}

// lpShown returns the legendary points at which a seat's marker is on the track. While an animation
// counts them, this is the intermediate value. The result is limited to the range of the track.
func (b *Table) lpShown(seat engine.Seat) int {
	return min(max(b.DisplayedValue(lpKey(seat), b.Board.Of[seat].LP), 0), b.pointsRail().To)
}

// lpKey identifies the legendary points (LP) of a seat in animations that count them up or down.
type lpKey engine.Seat

// paintRail paints track t into r, with a marker at the value of each seat. A value after those of
// the seats belongs to the Man in Black.
func (b *Table) paintRail(p *paint.Canvas, t pieces.Rail, r geom.Rect, values []int) {
	t.Draw(p, r)
	for seat, at := range t.Markers(r, values) {
		if engine.Seat(seat) == b.SeatCount() {
			b.badge(p, at, t.MarkerSize(r)/2, "top-hat", theme.RGB(0x161214), theme.Cream)
		} else if !b.Carried(railKey{r, engine.Seat(seat)}) {
			b.Token(p, engine.Seat(seat), at, t.MarkerSize(r))
		}
	}
}

// railKey identifies, in animations, the marker of a seat on the track whose rectangle is r.
type railKey struct {
	r    geom.Rect
	seat engine.Seat
}
