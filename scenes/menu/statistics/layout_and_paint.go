package statistics

import (
	"slices"
	"strconv"
	"time"

	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/menu/kit"
	"gulch/scenes/stats"
)

// statisticsPlaces has the rectangles of the screen of the statistics, in design units.
type statisticsPlaces struct {
	sheet       geom.Rect
	people      geom.Rect
	games       []geom.Rect // buttons that select a game, in one row, or in two if they would be too narrow
	tiles       []geom.Rect
	tables      [2]geom.Rect
	last        geom.Rect // list of the latest games
	goals       geom.Rect
	goalColumns int
	nothing     geom.Rect
	export      geom.Rect
	strength    geom.Rect
	care        geom.Rect // button that opens the dialog in which persons are managed
	evenings    geom.Rect
}

// tileCount is the number of tiles (boxes with a large number) on the screen of the statistics.
const tileCount = 6

func placeStatistics(l ui.Layout, f kit.Frame) statisticsPlaces {
	c := statisticsPlaces{sheet: f.Body, goalColumns: 2}
	row := geom.R(f.Back.Right()+kit.Gap, f.Action.Y, f.Action.Right()-f.Back.Right()-kit.Gap, f.Action.H)
	if wide := 4*190 + 3*kit.Gap; row.W > float64(wide) {
		_, row = row.CutLeft(row.W - float64(wide))
	}
	c.care, c.strength, c.evenings, c.export = row.Row(0, 4, kit.Gap), row.Row(1, 4, kit.Gap), row.Row(2, 4, kit.Gap),
		row.Row(3, 4, kit.Gap)
	if l.Portrait { // three of the four buttons are above the other one
		above := geom.R(f.Back.X, f.Back.Y-f.Back.H-8, f.Action.Right()-f.Back.X, f.Back.H)
		c.care, c.strength, c.evenings, c.export = above.Row(0, 3, 8), above.Row(1, 3, 8), above.Row(2, 3, 8), f.Action
		c.sheet.H -= f.Back.H + 8
	}
	in := c.sheet.Pad(kit.SheetPad, 14)
	_, in = in.CutTop(44)
	c.nothing = geom.Around(in.Center(), min(460, in.W), 90)
	h := kit.ControlHeight(l)
	row, in = in.CutTop(h)
	gameRows := 1
	switch {
	case l.Portrait:
		gameRows = 2
		fallthrough
	case l.Class != ui.Wide:
		c.people = row
		for range gameRows {
			row, in = in.Move(0, 8).CutTop(h)
			c.games = append(c.games, row)
		}
	default:
		c.people, c.games = row.Row(0, 2, 20), []geom.Rect{row.Row(1, 2, 20)}
	}
	perRow, rows := tileCount, 1
	if l.Class == ui.Tall {
		perRow, rows = tileCount/2, 2
	}
	tiles, in := in.Move(0, 12).CutTop(float64(rows)*96 - 8)
	for i := range tileCount {
		c.tiles = append(c.tiles, tiles.Column(i/perRow, rows, 8).Row(i%perRow, perRow, 12))
	}
	in = geom.R(in.X, in.Y+14, in.W, c.sheet.Bottom()-16-in.Y-14)
	if l.Portrait {
		tables, rest := in.CutTop(2 * slenderTable)
		c.tables = [2]geom.Rect{tables.Column(0, 2, 14), tables.Column(1, 2, 14)}
		c.last, c.goals = rest.Move(0, 14).CutTop(slenderTable)
		c.goals = geom.R(c.goals.X, c.goals.Y+14, c.goals.W, slenderGoals)
		c.goalColumns = 1
		return c
	}
	if l.Class == ui.Tall {
		var tables geom.Rect
		tables, c.goals = in.CutTop(in.H * 0.55)
		tables, c.last = tables.CutTop(tables.H * 0.54)
		c.tables = [2]geom.Rect{tables.Row(0, 2, 24), tables.Row(1, 2, 24)}
		c.last.H -= 16
		return c
	}
	c.goals = in.Row(2, 3, 24)
	in.W = c.goals.X - 24 - in.X
	in, c.last = in.CutTop(in.H * 0.56)
	c.tables = [2]geom.Rect{in.Row(0, 2, 24), in.Row(1, 2, 24)}
	return c
}

// Heights of a table and of the area of the goals (achievements) in a phone's upright window, in
// design units.
const (
	slenderTable = 250
	slenderGoals = 32 + mostGoals*54
)

// MinHeight returns the height of the screen of the statistics in a phone's window, in design
// units. If the window is lower, the player scrolls.
func (s *statistics) MinHeight(l ui.Layout) float64 {
	if !l.Portrait {
		return 1160
	}
	return 68 + 14 + 44 + 3*(kit.ControlHeight(l)+8) + 2*96 + 26 + 3*slenderTable + 28 + slenderGoals + 32 +
		2*(kit.ButtonHeight(l)+8) + 2*kit.Gap
}

// tiles returns the six tiles with numbers for the selected person and game, such as games played,
// wins and average points.
func (s *statistics) tiles() []kit.Tile {
	t := s.total
	average, best := i18n.Decimal(t.Average()), pieces.Number(t.Best)
	averageSays, bestSays := i18n.T("points per game"), i18n.T("points")
	if s.query.Game == "" { // points of different games cannot be added up
		average, averageSays = i18n.Decimal(t.Places), i18n.T("average rank")
		best, bestSays = strconv.Itoa(len(stats.Goals(s.games))), i18n.T("goals reached")
	} else if t.Played > 0 {
		bestSays = s.App.DateOf(t.BestOn).Words()
	}
	return []kit.Tile{
		{ID: "played", Name: i18n.T("Played"), Value: strconv.Itoa(t.Played), Below: i18n.N(t.Played, "game", "games"),
			Tip: i18n.T("Finished games. Practice doesn't count.")},
		{ID: "won", Name: i18n.T("Won"), Value: strconv.Itoa(t.Won), Below: i18n.Percent(kit.Percent(t.Rate())),
			Tip: i18n.T("A tie for first place counts as a win.")},
		{ID: "par", Name: i18n.T("Expected wins"), Value: i18n.Decimal(t.ExpectedWins),
			Below: i18n.Percent(kit.Percent(t.Expected())),
			Tip:   i18n.T("Your wins if all players won equally often.")},
		{ID: "average", Name: i18n.T("Average"), Value: average, Below: averageSays,
			Tip: i18n.T("Your average result in these games.")},
		{ID: "best", Name: i18n.T("Best score"), Value: best, Below: bestSays,
			Tip: i18n.T("Your best result so far.")},
		{ID: "streak", Name: i18n.T("Streak"), Value: strconv.Itoa(t.Streak),
			Below: i18n.T("longest %d", t.LongestStreak),
			Tip:   i18n.T("Wins in a row, up to the last game.")},
	}
}

func (s *statistics) tileNodes() []ui.Node {
	var out []ui.Node
	for i, t := range s.tiles() {
		out = append(out, kit.Text("tile "+t.ID, t.Name+" "+t.Value, t.Tip, s.at.tiles[i]))
	}
	return out
}

// goalPlace returns the rectangle of goal (achievement) i of n goals.
func (s *statistics) goalPlace(i, n int) geom.Rect {
	_, in := s.at.goals.CutTop(32)
	rows := max((n+s.at.goalColumns-1)/s.at.goalColumns, 4)
	height := min(in.H/float64(rows), 54)
	r := in.Row(i%s.at.goalColumns, s.at.goalColumns, 8)
	return geom.R(r.X, r.Y+float64(i/s.at.goalColumns)*height, r.W, height-4)
}

func (s *statistics) goalNodes() []ui.Node {
	goals := s.goals()
	if len(goals) > mostGoals {
		return nil
	}
	reached := stats.Goals(s.games)
	var out []ui.Node
	for i, g := range goals {
		tip := i18n.T(g.Text)
		if at, ok := reached[g.ID]; ok {
			tip += " " + i18n.T("Reached on %s.", s.App.DateOf(at).Words())
		}
		out = append(out, kit.Text("goal "+g.ID, i18n.T(g.Name), tip, s.goalPlace(i, len(goals))))
	}
	return out
}

// mostGoals is the maximum number of goals (achievements) that are shown one by one. If there are
// more, only their number per game is shown.
const mostGoals = 8

// Paint paints the sheet with all statistics.
func (s *statistics) Paint(p *paint.Canvas) {
	s.PaintBackground(p, s.PageTitle())
	pieces.Panel(p, s.at.sheet, 59)
	kit.Heading(p, s.at.sheet.Pad(kit.SheetPad, 12), i18n.T("Stats"))
	if len(s.people) == 0 {
		st := kit.BodyStyle
		st.Align = paint.Center
		p.Fit(i18n.T("No finished games yet. Your stats start with the first one."),
			s.at.nothing, st)
		return
	}
	for i, t := range s.tiles() {
		kit.PaintTile(p, s.at.tiles[i], t)
	}
	for i, t := range s.tables {
		s.paintTable(p, s.at.tables[i], t)
	}
	s.paintLast(p)
	s.paintGoals(p)
}

// paintLast paints the list of the latest games, as many as fit, the newest at the top.
func (s *statistics) paintLast(p *paint.Canvas) {
	r := s.at.last
	p.Label(i18n.T("Latest games"), geom.R(r.X, r.Y, r.W*0.4, 26), kit.HeadStyle)
	mark := kit.SmallStyle
	mark.Align = paint.Right
	p.Label(i18n.T("Red marks: wins expected by chance."), geom.R(r.X+r.W*0.4, r.Y, r.W*0.6, 26), mark)
	p.Rule(r.X, r.Y+27, r.W)
	const height = 25
	y := r.Y + 32
	for _, g := range slices.Backward(s.games) {
		if y+height > r.Bottom()+4 {
			return
		}
		pieces.CoinWithNumber(p, geom.Point{X: r.X + 12, Y: y + height/2}, 10.5, g.Me.Rank)
		points := i18n.N(g.Me.Points, "%s point", "%s points", pieces.Number(g.Me.Points))
		line := s.App.DateOf(g.When).Words() + " · " + kit.GameName(s.App, g.Game.Game) + " · " + points
		if g.Daily != "" {
			line += " · " + i18n.T("daily game")
		}
		p.Label(line, geom.R(r.X+32, y, r.W-32, height), paint.Style{Face: paint.Body, Size: 13.5, Color: theme.Ink})
		y += height
	}
}

// paintTable paints a table of groups of games in r. Each row has the number of wins and a bar, on
// which a mark shows the number of wins expected by chance.
func (s *statistics) paintTable(p *paint.Canvas, r geom.Rect, t statTable) {
	p.Label(t.head, geom.R(r.X, r.Y, r.W, 26), kit.HeadStyle)
	p.Rule(r.X, r.Y+27, r.W)
	const height, line = 42, 20
	y := r.Y + 34
	for _, g := range t.groups {
		won := wonOf(g.Sum)
		w, _ := p.Measure(won, kit.SmallStyle)
		name := paint.Style{Face: paint.Bold, Size: 14, Color: theme.Ink, Wrap: r.W - w - 10}
		_, high := p.Measure(g.name, name)
		more := max(high-line, 0) // a long list of options takes several lines
		if y+more+height > r.Bottom()+2 {
			break
		}
		p.Text(g.name, geom.Point{X: r.X, Y: y + max(line-high, 0)/2}, name)
		right := kit.SmallStyle
		right.Align = paint.Right
		p.Label(won, geom.R(r.Right()-w, y, w, line), right)
		y += more
		bar := geom.R(r.X, y+23, r.W, 9)
		p.Rect(bar, 4.5, theme.Alpha(theme.SoftInk, 0.22))
		if g.Won > 0 {
			p.Gradient(geom.R(bar.X, bar.Y, max(bar.W*g.Rate(), 9), bar.H), 4.5, theme.BrassHi, theme.BrassLo)
		}
		x := bar.X + bar.W*g.Expected()
		p.Rect(geom.R(x-1, bar.Y-3, 2, bar.H+6), 0, theme.Oxblood)
		y += height
	}
	if len(t.groups) == 0 {
		p.Label(i18n.T("Nothing yet"), geom.R(r.X, y, r.W, 22), kit.SmallStyle)
	}
}

// paintGoals paints a round seal for each goal (achievement), bright if the goal was reached. If
// there are more than mostGoals, it paints the number of reached goals per game instead.
func (s *statistics) paintGoals(p *paint.Canvas) {
	r := s.at.goals
	goals, reached := s.goals(), stats.Goals(s.games)
	got := 0
	for _, g := range goals {
		if _, ok := reached[g.ID]; ok {
			got++
		}
	}
	p.Label(i18n.T("Goals"), geom.R(r.X, r.Y, r.W, 26), kit.HeadStyle)
	count := kit.SmallStyle
	count.Align = paint.Right
	p.Label(i18n.T("%d of %d", got, len(goals)), geom.R(r.X, r.Y, r.W, 26), count)
	p.Rule(r.X, r.Y+27, r.W)
	if len(goals) > mostGoals {
		s.paintGoalCounts(p, reached)
		return
	}
	for i, g := range goals {
		_, ok := reached[g.ID]
		paintGoal(p, s.goalPlace(i, len(goals)), g, ok)
	}
}

func paintGoal(p *paint.Canvas, r geom.Rect, g stats.Goal, reached bool) {
	c := geom.Point{X: r.X + 20, Y: r.Center().Y}
	name := paint.Style{Face: paint.Body, Size: 13.5, Color: theme.Ink}
	if reached {
		p.SoftRect(geom.Around(geom.Point{X: c.X + 1, Y: c.Y + 2}, 36, 36), 18, 2, 0, theme.Alpha(theme.Shadow, 0.4))
		p.Disc(c, 18, theme.WalnutInk, theme.WalnutInk)
		p.Disc(c, 16.8, theme.BrassHi, theme.BrassLo)
		p.Icon(g.Icon, c, 21, theme.RGB(0x3A1F0A))
		name.Face = paint.Bold
	} else {
		p.Disc(c, 17, theme.Alpha(theme.SoftInk, 0.16), theme.Alpha(theme.SoftInk, 0.16))
		p.Icon(g.Icon, c, 20, theme.Alpha(theme.SoftInk, 0.5))
		name.Color = theme.SoftInk
	}
	p.Label(i18n.T(g.Name), geom.R(r.X+44, r.Y, r.W-44, r.H), name)
}

// paintGoalCounts paints, for each game, how many of its goals (achievements) were reached. reached
// has the time at which each goal was reached, by goal ID.
func (s *statistics) paintGoalCounts(p *paint.Canvas, reached map[string]time.Time) {
	y := s.at.goals.Y + 36
	for _, game := range s.App.Games {
		goals := stats.GoalsOf(game.Info().ID)
		got := 0
		for _, g := range goals {
			if _, ok := reached[g.ID]; ok {
				got++
			}
		}
		if len(goals) == 0 {
			continue
		}
		right := kit.SmallStyle
		right.Align = paint.Right
		line := geom.R(s.at.goals.X, y, s.at.goals.W, 24)
		p.Label(game.Info().Name, line, paint.Style{Face: paint.Bold, Size: 14, Color: theme.Ink})
		p.Label(i18n.T("%d of %d", got, len(goals)), line, right)
		y += 30
	}
}

// PageTitle returns the heading of the screen of the statistics, which is also the title of the
// HTML page.
func (s *statistics) PageTitle() string { return i18n.T("Stats") }
