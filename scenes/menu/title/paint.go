package title

import (
	"math"
	"strconv"
	"unicode/utf8"

	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/menu/daily"
	"gulch/scenes/menu/kit"
	"gulch/scenes/menu/saves"
	"gulch/scenes/menu/trailmap"
	"gulch/scenes/stage"

	"github.com/hajimehoshi/ebiten/v2"
)

// Paint paints the room: the wall, the table and everything on it that is not animated.
func (t *title) Paint(p *paint.Canvas) {
	t.paintTable(p)
	t.paintWall(p)
	t.paintSign(p)
	t.paintMat(p)
	t.paintPaper(p)
}

// paintTable paints the felt table with its leather rim in front of the wall.
func (t *title) paintTable(p *paint.Canvas) {
	full := t.layout.Full
	p.Table(paint.Table{
		Field:  geom.R(full.X-80, t.at.table+14, full.W+160, full.Bottom()-t.at.table-14-16),
		Radius: 2, Cloth: paint.Felt,
		Lamp: geom.Point{X: t.at.lamp.X, Y: t.at.table + 40},
	})
}

// Colors of the wall: boards in the light and in the shade, gaps between boards, and surfaces lit
// by the lamp.
var (
	boardTone = theme.RGB(0x432722)
	boardDark = theme.RGB(0x38201E)
	wallGap   = theme.RGB(0x1D1015)
	wallGlow  = theme.RGB(0xE8913F)
	lampGlow  = theme.RGB(0xFFC56A)
)

// paintWall paints the boards, the light on them, and the decorations.
func (t *title) paintWall(p *paint.Canvas) {
	full, lamp := t.layout.Full, t.at.lamp
	wall := geom.R(full.X, full.Y, full.W, t.at.table-full.Y)
	p.Clip(wall, func() {
		const board = 64
		i := 0
		for x := full.X; x < full.Right(); x += board {
			tone := boardTone
			if i++; i%2 == 0 {
				tone = boardDark
			}
			p.Gradient(geom.R(x, wall.Y, board, wall.H), 0, tone, theme.Darken(tone, 0.12))
			p.Rect(geom.R(x, wall.Y, 1.8, wall.H), 0, wallGap)
		}
		rail := wall.Y + wall.H*0.62
		p.Rect(geom.R(full.X, rail, full.W, 9), 0, wallGap)
		p.Rect(geom.R(full.X, rail, full.W, 1.6), 0, theme.RGB(0x5A3424))
		for _, g := range []struct {
			size  float64
			tone  float64
			light bool
		}{{560, 0.20, false}, {380, 0.20, false}, {230, 0.24, true}} {
			tone := wallGlow
			if g.light {
				tone = lampGlow
			}
			p.SoftRect(geom.Around(lamp.Add(0, 40), g.size*0.7, g.size*0.5), g.size*0.25, g.size*0.75, 0,
				theme.Alpha(tone, g.tone))
		}
		for _, x := range []float64{full.X, full.Right()} { // darken the corners
			p.SoftRect(geom.Around(geom.Point{X: x, Y: wall.Center().Y}, full.W*0.1, wall.H*1.3), 20, full.W*0.14, 0,
				theme.Alpha(wallGap, 0.9))
		}
	})
	t.paintHung(p)
	if s := t.at.shelf; !s.Empty() {
		p.DropShadow(s, 3, 8)
		p.Gradient(s, 3, theme.Walnut, theme.RGB(0x3F1F0D))
		p.Rect(geom.R(s.X+1, s.Y, s.W-2, 2.4), 1, theme.Alpha(theme.RGB(0xF0B26A), 0.8))
	}
}

// paintHung paints the objects on the wall: the picture of the Trail, the bottles, and the lamp
// with its cone of light.
func (t *title) paintHung(p *paint.Canvas) {
	if r := t.at.print; !r.Empty() {
		p.DropShadow(r.Inset(-7), 2, 6)
		p.Gradient(r.Inset(-7), 2, theme.RGB(0x6A3A1E), theme.RGB(0x3A1D0E))
		p.Rect(geom.R(r.X-7, r.Y-7, r.W+14, 1.6), 1, theme.Alpha(lampGlow, 0.7))
		p.Rect(r.Inset(-2), 1, theme.RGB(0x150B0E))
		t.paintPrint(p, r)
	}
	if r := t.at.bottle; !r.Empty() {
		pieces.WithOpacity(p, 0.8, func() { pieces.Motif{Name: "room.bottles"}.Fit(p, r) })
	}
	lamp := t.at.lamp
	pieces.Motif{Name: "room.cone"}.Fit(p, geom.R(lamp.X-470, lamp.Y, 940, 470))
	p.SoftRect(geom.Around(lamp.Add(0, 6), 200, 34), 17, 14, 0, theme.Alpha(theme.RGB(0xFFD98A), 0.55))
	pieces.Motif{Name: "room.lamp"}.Fit(p, geom.R(lamp.X-110, lamp.Y-86, 220, 110))
}

// paintPrint paints the picture of the Trail in r: a small map with the road travelled so far.
func (t *title) paintPrint(p *paint.Canvas, r geom.Rect) {
	var games []string
	for _, s := range t.journey.Stations {
		if len(games) == 0 || games[len(games)-1] != s.Game {
			games = append(games, s.Game)
		}
	}
	lands := make([]geom.Rect, len(games))
	for i := range lands {
		lands[i] = r.Row(i, len(games), 0)
	}
	trailmap.PaintLands(p, games, r, lands, false)
	road := trailmap.RoadOf(ui.NewLayout(1280, 720))
	for i, at := range road {
		road[i] = geom.Point{X: r.X + at.X/1280*r.W, Y: r.Y + (at.Y-90)/600*r.H}
	}
	p.Clip(r, func() {
		trailmap.PaintRoad(p, road, trailmap.ProgressShare(t.journey.StationsDone(), len(t.journey.Stations)), 0.32)
	})
}

// paintSign paints the walnut sign with the name of the app, which hangs from two chains.
func (t *title) paintSign(p *paint.Canvas) {
	r := t.at.sign
	for _, x := range []float64{r.X + 40, r.Right() - 40} {
		for y := t.layout.Full.Y; y < r.Y+6; y += 9 {
			p.Outline(geom.R(x-3, y, 6, 10), 3, 2, theme.RGB(0x8A5A20))
		}
	}
	p.DropShadow(r, 8, 10)
	p.Rect(r, 8, theme.RGB(0x1C0E07))
	p.Gradient(r.Inset(1.6), 7, theme.Walnut, theme.RGB(0x3F1F0D))
	p.Outline(r.Inset(6), 5, 1.5, theme.Alpha(theme.Brass, 0.85))
	for _, at := range []geom.Point{{X: r.X + 14, Y: r.Y + 14}, {X: r.Right() - 14, Y: r.Y + 14},
		{X: r.X + 14, Y: r.Bottom() - 14}, {X: r.Right() - 14, Y: r.Bottom() - 14}} {
		pieces.Nail(p, at, 3.4)
	}
	name, line := r.Pad(56, 6).CutTop(56)
	st := kit.PlaqueStyle(47)
	st.Fixed = true
	p.Label("GULCH", name.Move(0, 3), st)
	if t.layout.Portrait { // the line is below the icons, because there is no room between them
		line = geom.R(r.X+18, line.Y, r.W-36, line.H)
	}
	p.Label(i18n.T("Games of ore, law and luck"), line.Move(0, -4), paint.Style{
		Face: paint.Italic, Size: 14, Color: theme.MapSheet, Align: paint.Center, Fixed: true,
	})
	for i, icon := range []string{"crossed-pistols", "horseshoe"} {
		x := r.X + 42 + float64(i)*(r.W-84)
		p.Icon(icon, geom.Point{X: x, Y: r.Center().Y + 1.2}, 34, theme.Alpha(theme.RGB(0x120805), 0.8))
		p.Icon(icon, geom.Point{X: x, Y: r.Center().Y}, 34, theme.Brass)
	}
}

// paintMat paints the leather mat with the thumbnail of the game to continue, or a picture of an
// empty saloon.
func (t *title) paintMat(p *paint.Canvas) {
	r := t.at.mat
	pieces.LeatherMat(p, r)
	photo := t.at.photo
	p.DropShadow(photo.Inset(-4), 4, 4)
	p.Gradient(photo.Inset(-4), 4, theme.BrassHi, theme.BrassLo)
	p.Rect(photo.Inset(-0.6), 1, theme.RGB(0x1D0D05))
	if m := t.thumbnail(); m != nil {
		p.Image(m, photo, 0, paint.White)
	} else {
		pieces.Motif{Name: "saloon"}.Cover(p, photo)
	}
	head, rest := t.at.words.CutTop(30)
	p.Label(t.heading(), head, paint.Style{Face: paint.Display, Size: 23, Color: theme.BrassHi,
		Edge: theme.Alpha(theme.Shadow, 0.7)})
	line, rest := rest.CutTop(22)
	if !t.hasRunning {
		room := line.Union(rest).Union(t.at.people)
		if t.layout.Portrait {
			room = geom.R(line.X, line.Y, line.W, t.at.people.Bottom()-line.Y)
		}
		next := i18n.T("No game in progress. Pick a box from the shelf, or learn your first game by playing it.")
		if t.hasPlayed() {
			next = i18n.T("No game in progress. Pick a box from the shelf.")
		}
		p.Fit(next, room,
			paint.Style{Face: paint.Body, Size: 15, Color: theme.Cream})
		return
	}
	p.Label(t.where(), line, paint.Style{Face: paint.Bold, Size: 14.5, Color: theme.Cream})
	if t.stands.LastEvent != "" {
		p.Label(t.stands.LastEvent, rest, paint.Style{Face: paint.Italic, Size: 13, Color: theme.MapSheet, Clip: true})
	}
	t.paintPeople(p)
}

// where returns a text with the name and the progress of the game to continue: "Boomtown · Turn 4".
func (t *title) where() string {
	if t.stands.Turn == "" {
		return saves.Standing(t.running.Summary)
	}
	return t.running.Summary.Name + " · " + t.stands.Turn
}

// paintFlag paints the flag on the lit box that says whose turn it is in the game to continue. It
// is brass if it is a person's turn. tagged is set if the box also has a tag with a rating; then
// the flag is narrower to leave room for the tag.
func (t *title) paintFlag(p *paint.Canvas, box geom.Rect, tagged bool) {
	says, top, low, ink := i18n.T("Your turn"), theme.BrassHi, theme.BrassLo, theme.RGB(0x2B1608)
	if seat, ok := t.nextSeat(); ok && !seat.Person() {
		says, top, low, ink = i18n.T("In progress"), theme.Walnut, theme.RGB(0x3F1F0D), theme.Cream
	}
	st := paint.Style{Face: paint.Bold, Size: 13.5, Color: ink, Align: paint.Center, Fixed: true}
	w := min(p.LabelWidth(says, geom.R(0, 0, box.W, 30), st)+38, box.W-20)
	if tagged {
		w = min(w, box.W+9+tagOut-tagWide-6)
	}
	r := geom.R(box.Right()+9-w, box.Y+pieces.LidHeight(box.W)-42, w, 30)
	p.DropShadow(r, 3, 5)
	p.Gradient(r, 3, top, low)
	p.Outline(r.Inset(0.6), 3, 1.2, theme.Alpha(theme.RGB(0xFFF0C8), 0.55))
	p.Icon("play-button", geom.Point{X: r.X + 15, Y: r.Center().Y}, 13, ink)
	p.Label(says, r.Pad(24, 0).Move(3, 0), st)
}

// Width and height of the tag with the player's rating, and the distance by which it extends beyond
// the left edge of the box, in design units.
const tagWide, tagHigh, tagOut = 66.0, 24.0, 9.0

// paintTag paints a brass tag with points, the player's rating, at the lower left of a box's lid,
// above the title of the game. signed is the height in design units of the part of the lid with
// that title.
func paintTag(p *paint.Canvas, box geom.Rect, signed, points float64) {
	low := box.Y + pieces.LidHeight(box.W)
	r := geom.R(box.X-tagOut, min(low-39, low-signed-tagHigh-4), tagWide, tagHigh)
	body := geom.R(r.X, r.Y, r.W-8, r.H)
	p.DropShadow(body, 2, 4)
	for i := range int(tagHigh) { // draws the pointed end line by line
		y := r.Y + float64(i)
		reach := 8 * (1 - math.Abs(y+0.5-r.Center().Y)/(tagHigh/2))
		p.Rect(geom.R(body.Right()-0.5, y, reach+0.5, 1.2), 0, theme.Mix(theme.BrassHi, theme.BrassLo,
			(float64(i)+0.5)/tagHigh))
	}
	p.Gradient(body, 2, theme.BrassHi, theme.BrassLo)
	p.Rect(geom.R(body.X+1, body.Y+1, body.W-2, 1.2), 0, theme.Alpha(theme.RGB(0xFFF0C8), 0.7))
	ink := theme.RGB(0x2B1608)
	p.Icon("ladder", geom.Point{X: r.X + 14, Y: r.Center().Y}, 16, ink)
	p.Label(strconv.Itoa(int(math.Round(points))), geom.R(r.X+23, r.Y, r.W-31, r.H),
		paint.Style{Face: paint.Bold, Size: 14, Color: ink, Fixed: true})
}

// paintPeople paints the players of the game to continue, with a light behind the player to move.
func (t *title) paintPeople(p *paint.Canvas) {
	const size, pitch = 34, 46
	s, r := t.running.Summary, t.at.people
	for i, seat := range s.Seats {
		c := geom.Point{X: r.X + size/2 + 2 + pitch*float64(i), Y: r.Center().Y}
		if int(s.Turn) == i {
			p.SoftRect(geom.Around(c, size+10, size+10), size/2, 7, 0, theme.Alpha(theme.RGB(0xFFD27A), 0.85))
		}
		pieces.Token(p, c, size, i, seat.Face)
	}
	_, side := r.CutLeft(pitch*float64(len(s.Seats)) + 4)
	st := paint.Style{Face: paint.Bold, Size: 13, Color: theme.Cream, Align: paint.Right}
	when := saves.Ago(t.app, t.running.Changed)
	if t.stands.Leader == "" {
		st.Face, st.Color = paint.Italic, theme.MapSheet
		p.Label(when, side, st)
		return
	}
	upper, lower := side.CutTop(side.H / 2)
	p.Label(i18n.T("%s leads", t.stands.Leader), upper.Move(0, 1), st)
	st.Face, st.Color = paint.Italic, theme.MapSheet
	p.Label(when, lower.Move(0, -1), st)
}

// heading returns a text that says whose turn it is in the game to continue, or a welcome if there
// is no such game.
func (t *title) heading() string {
	seat, ok := t.nextSeat()
	switch {
	case !t.hasRunning && t.hasPlayed():
		return i18n.T("Another game?")
	case !t.hasRunning:
		return i18n.T("Pull up a chair")
	case !ok:
		return t.running.Summary.Name
	case seat.Person():
		return i18n.T("Your turn, %s", seat.Name)
	}
	return i18n.T("%s to move", seat.Name)
}

// nextSeat returns the seat to move in the game to continue. It returns false if no seat is to
// move.
func (t *title) nextSeat() (match.Seat, bool) {
	s := t.running.Summary
	if s.Turn < 0 || int(s.Turn) >= len(s.Seats) {
		return match.Seat{}, false
	}
	return s.Seats[s.Turn], true
}

// thumbnailKey returns the cache key for the thumbnail of the game to continue.
func (t *title) thumbnailKey() saves.ThumbnailKey {
	return saves.NewThumbnailKey(t.running, t.at.photo, t.layout.View.Scale)
}

// thumbnail returns the thumbnail of the game to continue, nil if there is no such game or its
// thumbnail is not rendered yet.
func (t *title) thumbnail() *ebiten.Image {
	if !t.hasRunning {
		return nil
	}
	return saves.Thumbnails(t.app).Find(t.thumbnailKey())
}

// renderThumbnail renders the thumbnail of the game to continue and computes its status (turn and
// leader). It does so only once the title screen itself is completely rendered.
func (t *title) renderThumbnail() {
	if !t.hasRunning || t.app.Thumbnail == nil || t.app.Kit.RenderingPosters() {
		return
	}
	key := t.thumbnailKey()
	if t.taken == key {
		return
	}
	t.taken, t.stands = key, stage.GameStatus{}
	m, err := t.app.Match(t.running.Doc)
	if err != nil {
		return
	}
	if t.app.GameStatus != nil {
		t.stands = t.app.GameStatus(m)
		t.Repaint()
	}
	photos := saves.Thumbnails(t.app)
	if photos.Has(key) || key.W < 1 || key.H < 1 {
		return
	}
	t.app.Kit.Guard.Try("thumbnail", func() {
		photos.Paint(key, key.W, key.H, func(dst *ebiten.Image) { t.app.Thumbnail(m, dst) })
	})
	t.Repaint()
}

// newsInk is the color of newspaper text.
var newsInk = theme.RGB(0x221A16)

// paintPaper paints the newspaper: the daily challenge, the last seven days and the streak.
func (t *title) paintPaper(p *paint.Canvas) {
	h, r := t.app, t.at.paper
	p.DropShadow(r, 2, 7)
	p.RotatedRect(r.Move(2, 3), 1, 0.02, theme.RGB(0xC9BFA6), theme.RGB(0xB9AE94))
	p.Sheet(r, paint.Paper{Tint: theme.RGB(0xF0E8D4), Radius: 1, Wear: 1.2, Seed: 7})
	today := h.Today()
	game, _ := h.Daily(today)
	in := r.Pad(14, 8)
	tight := 0.0 // height saved per line if the newspaper is small, because the button for due positions is above it
	if r.H < 192 {
		tight = 2
	}
	head, in := in.CutTop(30 - 2*tight)
	p.Label(i18n.T("Daily game"), head, paint.Style{Face: paint.Display, Size: 21, Color: newsInk,
		Align: paint.Center})
	p.Rect(geom.R(in.X, in.Y+1, in.W, 1), 0, newsInk)
	date, in := in.CutTop(20 - tight)
	p.Label(today.Words(), date.Move(0, 0.5), paint.Style{Face: paint.Bold, Size: 12, Color: newsInk,
		Align: paint.Center})
	p.Rect(geom.R(in.X, in.Y, in.W, 1), 0, newsInk)
	if r.H > 300 {
		var cut geom.Rect
		cut, in = in.Move(0, 8).CutTop(112)
		p.Rect(cut.Inset(-1), 0, newsInk)
		pieces.Motif{Name: "lid-" + game.Info().ID}.Cover(p, cut)
		p.Rect(cut, 0, theme.Alpha(theme.RGB(0xE6DCC4), 0.3))
		in.Y, in.H = in.Y+4, in.H-12
	}
	aim, high := t.aimWords(), 28.0
	if aim != "" {
		high = 24
	}
	name, in := in.CutTop(high - tight)
	p.Label(game.Info().Name, name, paint.Style{Face: paint.Bold, Size: 15, Color: newsInk, Align: paint.Center})
	if aim != "" {
		line, rest := in.CutTop(17)
		p.Label(aim, line, paint.Style{Face: paint.Bold, Size: 12.5, Color: theme.Oxblood, Align: paint.Center})
		in = rest
	}
	week, in := in.CutTop(44 - 2*tight)
	t.paintStamps(p, week)
	n := h.DailyStreak(today)
	streak := i18n.T("Same for everyone")
	if n > 0 {
		streak = i18n.N(n, "%d day in a row", "%d days in a row", n)
	}
	foot := geom.R(in.X+2, t.at.play.Y, t.at.play.X-in.X-12, t.at.play.H)
	p.Fit(streak, foot, paint.Style{Face: paint.Bold, Size: 12.5, Color: newsInk})
}

// aimWords returns the aim of today's challenge as text, "" until the aim has been computed.
func (t *title) aimWords() string {
	if t.aim == nil {
		return ""
	}
	points, rank, known := t.aim.Result()
	if !known {
		return ""
	}
	return i18n.T("The aim: %s points, rank %d", pieces.Number(points), rank)
}

// paintStamps paints the last seven days in r: a stamp for each day with a played challenge, and a
// ring for today until it is played.
func (t *title) paintStamps(p *paint.Canvas, r geom.Rect) {
	today := t.app.Today()
	// in a narrow column, large letters leave room for initials only
	initials := t.layout.Portrait && p.View.Letters() > 1
	for i := range daily.ShownDays {
		date := today.Add(i - daily.ShownDays + 1)
		day := i18n.T(daily.Weekdays[date.Weekday()])
		if initials {
			first, _ := utf8.DecodeRuneInString(day)
			day = i18n.Capitalize(string(first))
		}
		spot, name := r.Row(i, daily.ShownDays, 2).CutTop(r.H - 17)
		c, radius := spot.Center(), min(spot.W*0.42, spot.H*0.46)
		ink := newsInk
		switch _, done := t.app.DailyPlayed(date); {
		case done:
			p.Disc(c, radius, theme.Oxblood, theme.Oxblood)
			p.Icon("laurels", c, radius*1.4, theme.Cream)
		case i == daily.ShownDays-1:
			p.Disc(c, radius, theme.Oxblood, theme.Oxblood)
			p.Disc(c, radius-2, theme.RGB(0xFFF7E0), theme.RGB(0xFFF7E0))
			ink = theme.Oxblood
		default:
			p.Disc(c, radius*0.42, theme.Alpha(newsInk, 0.3), theme.Alpha(newsInk, 0.3))
		}
		p.Label(day, name, paint.Style{Face: paint.Bold, Size: 11.5, Color: ink, Align: paint.Center})
	}
}
