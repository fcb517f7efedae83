package evening

import (
	"strconv"

	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/poster"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/menu/kit"
	"gulch/scenes/stage"
	"gulch/scenes/stats"
)

// Table paints the results of an evening, a series of games of the same people, as a table.
// It has a column per game and a row per person.
type Table struct {
	App        *stage.App
	Evening    stats.Evening
	first      int // index of the first game shown; earlier games are left out for lack of room
	heads      []geom.Rect
	rows       []geom.Rect
	name       float64 // width of the first column: face and name, or only the face if namesAbove is set
	namesAbove bool    // the name of a person is above the ranks in the row, not to the left of them
	total      geom.Rect
	foot       geom.Rect
}

// Sizes of the table of an evening in design units.
const (
	eveningHead  = 78
	eveningRow   = 64
	eveningTotal = 112
	eveningCell  = 104 // maximum width of a column for a game
)

// Place lays out the columns and rows of the table in rectangle r.
func (t *Table) Place(r geom.Rect) {
	t.foot, r = r.CutBottom(40)
	r.H = min(r.H, eveningHead+eveningRow*float64(len(t.Evening.People)))
	t.name = min(230, max(r.W*0.3, 108))
	if t.namesAbove = r.W < kit.SlenderPage; t.namesAbove {
		t.name = 60
	}
	games := len(t.Evening.Games)
	t.total, _ = r.CutRight(min(eveningTotal, r.W*0.24))
	room := r.W - t.name - t.total.W
	shown := min(games, max(1, int(room/48)))
	t.first = games - shown
	cell := min(room/float64(shown), eveningCell)
	t.heads, t.rows = t.heads[:0], t.rows[:0]
	for i := range shown {
		t.heads = append(t.heads, geom.R(r.X+t.name+float64(i)*cell, r.Y, cell, eveningHead))
	}
	_, rows := r.CutTop(eveningHead)
	for i := range t.Evening.People {
		t.rows = append(t.rows, rows.Column(i, len(t.Evening.People), 0))
	}
}

// Nodes appends to dst a text node for each game and each person in the table, with the result as
// text.
func (t *Table) Nodes(dst []ui.Node) []ui.Node {
	for i, r := range t.heads {
		g := t.Evening.Games[t.first+i]
		id, name := "evening/game "+strconv.Itoa(t.first+i+1), kit.GameName(t.App, g.Game)
		dst = append(dst, kit.Text(id, name, t.gameResult(g), r))
	}
	for i, p := range t.Evening.People {
		dst = append(dst, kit.Text("evening/"+string(p.Who), t.App.LabelOf(p.Who), t.personResult(p), t.rows[i]))
	}
	return dst
}

// gameResult returns the result of a game as text, with the time at which the game ended: "21:30.
// Ada 94, Ben 81".
func (t *Table) gameResult(g stats.Game) string {
	var out []string
	for rank := 1; rank <= len(g.Seats); rank++ {
		for _, s := range g.Seats {
			if s.Rank == rank {
				out = append(out, s.Name+" "+pieces.Number(s.Points))
			}
		}
	}
	return t.App.Calendar.TimeOfDay(g.When) + ". " + i18n.List(out)
}

// personResult returns a person's result of the whole evening as text: "8 points, 2 games won".
func (t *Table) personResult(p stats.EveningResult) string {
	return i18n.N(p.Points, "%d point", "%d points", p.Points) + ", " + i18n.N(p.Won, "%d game won",
		"%d games won", p.Won)
}

// Paint paints the table with the results of the evening.
func (t *Table) Paint(p *paint.Canvas) {
	for i, r := range t.heads {
		t.paintGame(p, r, t.Evening.Games[t.first+i])
	}
	st := kit.SmallStyle
	st.Face, st.Align = paint.Bold, paint.Right
	p.Label(i18n.T("Points"), geom.R(t.total.X, t.total.Y+eveningHead-26, t.total.W-16, 22), st)
	for i, one := range t.Evening.People {
		t.paintRow(p, t.rows[i], one)
	}
	st = kit.SmallStyle
	st.Align = paint.Center
	n := len(t.Evening.People)
	p.Fit(i18n.T("First place scores %d points, second place 1 less, and so on. Bots don't count.",
		n), t.foot, st)
}

// paintGame paints the head of a column: the picture of the game and the time at which it ended.
func (t *Table) paintGame(p *paint.Canvas, r geom.Rect, g stats.Game) {
	lid := geom.Around(geom.Point{X: r.Center().X, Y: r.Y + 26}, min(46, r.W-6), 46)
	p.DropShadow(lid, 3, 3)
	p.Rect(lid.Inset(-1.4), 4, theme.Umber)
	pieces.Motif{Name: "lid-" + g.Game}.Cover(p, lid)
	st := kit.SmallStyle
	st.Align, st.Size = paint.Center, 12
	p.Label(t.App.Calendar.TimeOfDay(g.When), geom.R(r.X, r.Y+eveningHead-26, r.W, 22), st)
}

// paintRow paints the row of a person: face, name, the rank in each game, and the points of the
// evening.
func (t *Table) paintRow(p *paint.Canvas, r geom.Rect, one stats.EveningResult) {
	in := r.Pad(0, 3)
	if one.Rank == 1 {
		p.Rect(in, 9, theme.Brass)
		p.Gradient(in.Inset(1.4), 8, theme.Lit, theme.LitLo)
	} else {
		p.Rect(in, 9, theme.Alpha(theme.SoftInk, 0.1))
	}
	look := poster.Calm
	if one.Rank == 1 {
		look = poster.Glad
	}
	pieces.Portrait(p, geom.Point{X: in.X + 32, Y: in.Center().Y}, min(46, in.H-6), pieces.NoSeat,
		FaceOfPerson(t.App, one.Who), look)
	name, places := geom.R(in.X+60, in.Y, t.name-66, in.H), in
	if t.namesAbove {
		name, places = in.CutTop(24)
		name.X, name.W = in.X+62, t.total.X-in.X-62
		places.H -= 2
	}
	p.Label(t.App.LabelOf(one.Who), name, paint.Style{Face: paint.Bold, Size: 17, Color: theme.Ink})
	for i, head := range t.heads {
		at := geom.Point{X: head.Center().X, Y: places.Center().Y}
		place := one.Places[t.first+i]
		if place == 1 {
			pieces.CoinWithNumber(p, at, min(16, places.H/2), place)
			continue
		}
		p.Label(strconv.Itoa(place), geom.Around(at, 30, 26), paint.Style{Face: paint.Bold, Size: 17,
			Color: theme.SoftInk, Align: paint.Center})
	}
	sum := geom.R(t.total.X, in.Y+2, t.total.W-14, in.H*0.58)
	if t.total.W < 90 {
		sum.H = in.H - 4
	}
	p.Label(strconv.Itoa(one.Points), sum, paint.Style{Face: paint.Display, Size: 25, Color: theme.Umber,
		Align: paint.Right})
	if t.total.W < 90 {
		return // on a phone there is no room for this text; screen readers still read it
	}
	won := kit.SmallStyle
	won.Align, won.Size = paint.Right, 12.5
	p.Label(i18n.N(one.Won, "%d won", "%d won", one.Won), geom.R(t.total.X, sum.Bottom()-2, t.total.W-14,
		in.H-sum.H-4), won)
}
