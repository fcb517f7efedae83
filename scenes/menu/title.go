package menu

import (
	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/render/words"
	"gulch/scenes/stage"

	"github.com/hajimehoshi/ebiten/v2"
)

// title is the first screen: the games as boxes on the table, and what can be done.
type title struct {
	stage.Board
	app      *stage.App
	layout   ui.Layout
	at       titlePlaces
	running  stage.Saved // the game to continue
	anything bool        // running is one
}

// Title is the first screen.
func Title(h *stage.App) stage.Scene { return &title{app: h} }

func (t *title) Name() string { return "title" }

// titlePlaces is where the things of the title screen lie.
type titlePlaces struct {
	sign    geom.Rect
	boxes   []geom.Rect
	menu    geom.Rect // the sheet with the buttons
	buttons []geom.Rect
	foot    geom.Rect // a line below the buttons
	dice    geom.Rect // room for things to look at, empty where there is none
	deck    geom.Rect
	coins   geom.Rect
}

// placeTitle lays the title out for a number of games and for rows of so many buttons each, the first one taller if
// tall is set.
func placeTitle(l ui.Layout, games int, rows []int, tall bool) titlePlaces {
	var c titlePlaces
	var shelf geom.Rect
	switch l.Class {
	case ui.Wide:
		c.sign = geom.R(140, 30, 660, 132)
		c.menu = geom.R(906, 66, 312, 588)
		shelf = geom.R(72, 196, 800, 450)
	case ui.Square:
		c.sign = geom.R(80, 34, 620, 132)
		c.menu = geom.R(744, 84, 312, 672)
		shelf = geom.R(60, 206, 652, 560)
	case ui.Tall:
		c.sign = geom.R(90, 34, 620, 132)
		c.menu = geom.R(130, 704, 540, 404)
		shelf = geom.R(70, 200, 660, 480)
	}
	c.boxes = placeBoxes(shelf, games)
	c.menu, c.buttons, c.foot = placeButtons(c.menu, rows, tall)
	c.placeThings(l, shelf)
	return c
}

// placeThings finds room for things to look at: beside a single box, or between the boxes and the menu.
func (c *titlePlaces) placeThings(l ui.Layout, shelf geom.Rect) {
	last := c.boxes[len(c.boxes)-1]
	if len(c.boxes) == 1 {
		side := (shelf.W-last.W)/2 - 20
		right, left := geom.R(last.Right()+20, last.Y+30, side, last.H-60), geom.R(shelf.X, last.Y+30, side, last.H-60)
		c.dice, c.coins = right.Column(0, 2, 0), right.Column(1, 2, 0)
		c.deck = left
		return
	}
	right := 0.0
	for _, b := range c.boxes {
		right = max(right, b.Right())
	}
	room := geom.R(right+8, shelf.Y+14, c.menu.X-right-14, shelf.H-28)
	if l.Class == ui.Wide && room.W >= 92 {
		c.dice, _ = room.CutTop(190)
		c.coins, _ = room.CutBottom(150)
	}
}

// placeBoxes puts boxes on the shelf, as large as they can be in one row or two.
func placeBoxes(shelf geom.Rect, games int) (boxes []geom.Rect) {
	const space = 26
	games = max(games, 1)
	bestW, bestRows := 0.0, 1
	for rows := 1; rows <= 2; rows++ {
		cols := float64((games + rows - 1) / rows)
		h := min((shelf.H-space*float64(rows-1))/float64(rows), 430)
		w := min((shelf.W-space*(cols-1))/cols, h*pieces.BoxRatio)
		if w > bestW {
			bestW, bestRows = w, rows
		}
	}
	w, h := bestW, bestW/pieces.BoxRatio
	left := games
	for row := range bestRows {
		n := (left + bestRows - row - 1) / (bestRows - row)
		left -= n
		line := geom.Around(geom.Point{X: shelf.Center().X, Y: shelf.Center().Y}, w*float64(n)+space*float64(n-1), h)
		line.Y = shelf.Center().Y - (h*float64(bestRows)+space*float64(bestRows-1))/2 + float64(row)*(h+space)
		for i := range n {
			boxes = append(boxes, geom.R(line.X+float64(i)*(w+space), line.Y, w, h))
		}
	}
	return boxes
}

// placeButtons puts rows of buttons below one another on a sheet in the middle of r.
func placeButtons(r geom.Rect, rows []int, tall bool) (sheet geom.Rect, buttons []geom.Rect, foot geom.Rect) {
	const pad, head, h, big, space = 22, 56, 52, 68, 13
	y := r.Y + 16 + head
	for i, n := range rows {
		line := geom.R(r.X+pad, y, r.W-2*pad, h)
		if i == 0 && tall {
			line.H = big
		}
		for column := range n {
			buttons = append(buttons, line.Row(column, n, space))
		}
		y = line.Bottom() + space
	}
	foot = geom.R(r.X+pad, y+2, r.W-2*pad, 22)
	sheet = geom.R(r.X, r.Y, r.W, foot.Bottom()+16-r.Y)
	down := max(0, (r.H-sheet.H)/2)
	for i := range buttons {
		buttons[i].Y += down
	}
	return sheet.Move(0, down), buttons, foot.Move(0, down)
}

// Build looks which game can be continued, and lays everything out.
func (t *title) Build(l ui.Layout) {
	t.layout = l
	t.findRunning()
	var boxes, buttons []ui.Node
	order := t.choices()
	t.at = placeTitle(l, len(t.app.Games), titleRows(l, len(order), t.anything), t.anything)
	for i, g := range t.app.Games {
		boxes = append(boxes, t.box(g.Info(), t.at.boxes[i]))
		boxes = append(boxes, t.tags(g.Info(), t.at.boxes[i])...)
	}
	for i, c := range order {
		look := pieces.Button{Label: c.label, Icon: c.icon, Make: c.make, Size: 17}
		var n ui.Node
		if c.below != "" {
			n = twoLine(c.id, t.at.buttons[i], look, c.below, c.press)
		} else {
			n = ui.Button(c.id, t.at.buttons[i], look, c.press)
		}
		n.Tip = c.tip
		buttons = append(buttons, n)
	}
	t.Root.Set(l, append(buttons, boxes...))
}

// titleRows is how many of the n buttons of the title stand in each row: what is pressed often has a row of its own
// where there is little width, and never shares one with what leads out of the app.
func titleRows(l ui.Layout, n int, running bool) []int {
	var rows []int
	if running {
		rows, n = append(rows, 1), n-1
	}
	if l.Class == ui.Tall {
		return append(rows, 2, 2, n-4)
	}
	return append(rows, 1, 1, 1, 2, n-5)
}

// choice is a button of the title screen.
type choice struct {
	id, label, icon, below, tip string
	make                        pieces.Make
	press                       func()
}

func (t *title) choices() []choice {
	h := t.app
	var out []choice
	fresh := choice{id: "new-game", label: words.T("New game"), icon: "perspective-dice-six-faces-random", make: pieces.Brass,
		tip: words.T("Choose who sits at the table, then deal."), press: func() { h.Push(NewGame(h, t.favourite(), nil)) }}
	if t.anything {
		out = append(out, choice{id: "continue", label: words.T("Continue"), icon: "play-button", make: pieces.Brass,
			below: standing(t.running.Summary), tip: whoPlays(t.running.Summary), press: t.resume})
		fresh.make = pieces.Leather
	}
	out = append(out, fresh,
		t.daily(),
		choice{id: "saves", label: words.T("Saved games & replays"), icon: "film-spool",
			tip: words.T("Games to play on with, and games to watch again."), press: func() { h.Push(Saves(h)) }},
		choice{id: "statistics", label: words.T("Tally"), icon: "scales",
			tip: words.T("What all your games come to: wins, records, goals."), press: func() { h.Push(Statistics(h)) }},
		choice{id: "options", label: words.T("Options"), icon: "cog", tip: words.T("Speed, motion, the window."),
			press: func() { h.Push(Options(h)) }},
		choice{id: "credits", label: words.T("Credits"), icon: "quill-ink", tip: words.T("Whose work is in here."),
			press: func() { h.Push(Credits(h)) }})
	if h.Desktop {
		out = append(out, choice{id: "quit", label: words.T("Quit"), icon: "exit-door",
			tip: words.T("Everything is saved already."), press: h.Quit})
	}
	return out
}

// daily is the button of the challenge of the day, with what there is to say of it.
func (t *title) daily() choice {
	h := t.app
	today := h.Today()
	game, _ := h.Daily(today)
	c := choice{id: "daily", label: words.T("Today's game"), icon: "sunrise", press: func() { h.Push(Today(h)) },
		below: game.Info().Name,
		tip:   words.T("One deal a day, the same for everybody: an aim to beat, and days in a row.")}
	if day, done := h.DailyPlayed(today); done {
		c.below = words.T("%s points today", pieces.Number(day.Me.Points))
	} else if _, running := h.DailyRunning(today); running {
		c.below = words.T("%s, begun", game.Info().Name)
	}
	return c
}

// favourite is the game that New game offers: the one played last, or the first.
func (t *title) favourite() string {
	if t.anything {
		return t.running.Summary.Game
	}
	if len(t.app.Games) == 0 {
		return ""
	}
	return t.app.Games[0].Info().ID
}

func (t *title) findRunning() {
	t.running, t.anything = stage.Saved{}, false
	for _, s := range t.app.Saved() {
		if s.Running() && t.app.DailyDate(s) == "" { // today's game is gone on with where it stands
			t.running, t.anything = s, true
			return
		}
	}
}

func (t *title) resume() {
	if err := t.app.Resume(t.running.Doc); err != nil {
		t.app.Push(Message(t.app, words.T("That game cannot be continued"), words.Sentence(err)))
	}
}

// standing says how far a game is: "Boomtown, 50 moves made". A game's clock is no count of turns or rounds that its
// players know.
func standing(s match.Summary) string {
	switch {
	case s.Over:
		return words.T("%s, played to the end", s.Name)
	case s.Moves == 0:
		return words.T("%s, just dealt", s.Name)
	}
	return words.N(s.Moves, "%s, %d move made", "%s, %d moves made", s.Name, s.Moves)
}

// whoPlays names the players of a game: "Ada, Dutch Maddox and Opal Harlan".
func whoPlays(s match.Summary) string {
	names := make([]string, len(s.Seats))
	for i, seat := range s.Seats {
		names[i] = seat.Name
	}
	return words.List(names)
}

// box is the node of a game's box.
func (t *title) box(info engine.Info, r geom.Rect) ui.Node {
	about := t.app.Box(info.ID)
	lid := lidOf(about, info)
	return ui.Node{
		ID: "box/" + info.ID, Label: info.Name, Tip: words.T(about.About) + " " + words.T("Open the box to set up a new game."), Rect: r,
		Press: func() { t.app.Push(NewGame(t.app, info.ID, nil)) },
		TipAt: geom.R(r.X, t.at.sign.Y, r.W, r.Bottom()-t.at.sign.Y), // beside the box, not over the sign
		Draw: func(p *paint.Pen, n *ui.Node, f ui.Feel) {
			face := t.app.Cards.Flat(p, "lid "+info.ID, n.Rect.W, lid.Paint)
			pieces.Box(p, n.Rect, face, lid.Accent, f.Hover-0.5*f.Press*f.Hover)
		},
	}
}

// tags lie on a game's box and lead to its lessons and its practice positions.
func (t *title) tags(info engine.Info, box geom.Rect) []ui.Node {
	h := t.app
	var all []ui.Node
	add := func(id, label, icon, tip string, open func()) {
		n := ui.Button(id+"/"+info.ID, geom.Rect{}, pieces.Button{Label: label, Icon: icon, Make: pieces.PaperTag}, open)
		n.Tip = tip
		all = append(all, n)
	}
	if h.Teaches != nil && h.Teaches(info.ID) {
		add("learn", words.T("Learn"), "light-bulb", words.T("Learn %s by playing, a few minutes at a time.", info.Name),
			func() { h.OpenLessons(info.ID, false) })
	}
	if h.Drills != nil && h.Drills(info.ID) {
		add("practice", words.T("Practice"), "spyglass", words.T("Positions of %s in which one move is the best.", info.Name),
			func() { h.OpenPractice(info.ID) })
	}
	const wide, space = 126, 6
	row := geom.R(box.Center().X, box.Bottom()-30, 0, 44)
	row.W = min(float64(len(all))*(wide+space)-space, box.W+8)
	row.X -= row.W / 2
	for i := range all {
		all[i].Rect = row.Row(i, len(all), space)
	}
	return all
}

// Update takes a tick. On the desktop nothing leaves the game by Escape alone: Quit is a button. A saved game that is
// dropped on the window goes into the list.
func (t *title) Update(in *ui.Input, ms float64) {
	t.Root.Update(in, ms)
	if files := ebiten.DroppedFiles(); files != nil {
		list := Saves(t.app).(*saves)
		t.app.Push(list)
		list.take(dropped(files))
	}
}

// Paint paints the table with the sign and the menu's sheet.
func (t *title) Paint(p *paint.Pen) {
	p.Table(felt(t.layout))
	t.paintSign(p)
	pieces.Panel(p, t.at.menu, 23)
	rest := heading(p, t.at.menu.Pad(22, 16), words.T("What shall it be?"))
	_ = rest
	p.Label(words.T("Every move is saved as you make it."), t.at.foot, paint.Style{
		Face: paint.Italic, Size: 13, Color: theme.SoftInk, Align: paint.Center,
	})
	t.paintThings(p)
}

// paintSign paints the walnut board with the name.
func (t *title) paintSign(p *paint.Pen) {
	r := t.at.sign
	p.Lift(r, 10, 12)
	p.Rect(r, 10, theme.RGB(0x1C0E07))
	p.Grad(r.Inset(2), 9, theme.Walnut, theme.RGB(0x3F1F0D))
	p.Outline(r.Inset(8), 6, 1.6, theme.Brass)
	p.Grad(r.Inset(10), 5, theme.WalnutMid, theme.RGB(0x4A2812))
	for _, at := range []geom.Point{
		{X: r.X + 22, Y: r.Y + 22}, {X: r.Right() - 22, Y: r.Y + 22},
		{X: r.X + 22, Y: r.Bottom() - 22}, {X: r.Right() - 22, Y: r.Bottom() - 22},
	} {
		pieces.Nail(p, at, 5)
	}
	name, line := r.Pad(40, 12).CutTop(80)
	p.Label("GULCH", name.Move(0, 7), plaqueStyle(76))
	p.Label(words.T("Games of ore, law and luck"), line.Move(0, 0), paint.Style{
		Face: paint.Italic, Size: 16.5, Color: theme.MapSheet, Align: paint.Center, Fixed: true,
	})
	for i, icon := range []string{"crossed-pistols", "horseshoe"} {
		x := r.X + 96
		if i == 1 {
			x = r.Right() - 96
		}
		p.Icon(icon, geom.Point{X: x, Y: r.Center().Y + 1.5}, 52, theme.Alpha(theme.RGB(0x120805), 0.8))
		p.Icon(icon, geom.Point{X: x, Y: r.Center().Y}, 52, theme.Brass)
	}
}

// paintThings lays dice, a deck and coins on the cloth.
func (t *title) paintThings(p *paint.Pen) {
	if d := t.at.dice; !d.Empty() {
		size := min(86, d.W*0.72)
		pieces.Die(p, geom.Point{X: d.X + d.W*0.42, Y: d.Y + d.H*0.30}, size, 5, 0.5, pieces.Ivory)
		pieces.Die(p, geom.Point{X: d.X + d.W*0.62, Y: d.Y + d.H*0.72}, size, 3, 1.1, pieces.RedDie)
	}
	if d := t.at.deck; !d.Empty() {
		w := min(116, d.W*0.56)
		r := geom.Around(d.Center(), w, w*pieces.CardH/pieces.CardW)
		back := t.app.Cards.Image(p, "back horseshoe", w, func(p *paint.Pen) { pieces.Back(p, "horseshoe") })
		pieces.Deck(p, r, 44, back)
	}
	if c := t.at.coins; !c.Empty() {
		r := min(20, c.W*0.18)
		for _, s := range []struct {
			x, y float64
			n    int
		}{{0.36, 0.44, 6}, {0.74, 0.60, 4}, {0.34, 0.88, 2}} {
			stack(p, geom.Point{X: c.X + c.W*s.x, Y: c.Y + c.H*s.y}, r, s.n)
		}
	}
}

// stack paints coins on top of one another, leaning a little, the uppermost with its worth.
func stack(p *paint.Pen, foot geom.Point, r float64, n int) {
	shade := geom.Around(foot.Add(0.5*r+float64(n), 0.35*r), 2.3*r+float64(2*n), 1.9*r)
	p.Soft(shade, r, 7, 0, theme.Alpha(theme.Shadow, 0.5))
	for i := range n {
		lean := float64((i*7)%5-2) * 0.5
		at := geom.Point{X: foot.X + lean, Y: foot.Y - float64(i)*r*0.30}
		if i == n-1 {
			pieces.CoinWith(p, at, r, 5)
			return
		}
		pieces.Coin(p, at, r)
	}
}
