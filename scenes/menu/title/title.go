// Package title is the title screen.
package title

import (
	"slices"
	"strconv"

	"gulch/engine"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/poster"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/menu/credits"
	"gulch/scenes/menu/daily"
	"gulch/scenes/menu/evening"
	"gulch/scenes/menu/kit"
	"gulch/scenes/menu/newgame"
	"gulch/scenes/menu/options"
	"gulch/scenes/menu/rating"
	"gulch/scenes/menu/saves"
	"gulch/scenes/menu/statistics"
	"gulch/scenes/menu/trailmap"
	"gulch/scenes/srs"
	"gulch/scenes/stage"
	"gulch/scenes/stats"

	"github.com/hajimehoshi/ebiten/v2"
)

// title is the title screen: the games as boxes on a table, and the main menu.
type title struct {
	stage.SceneBase
	app        *stage.App
	layout     ui.Layout
	at         titlePlaces
	running    stage.Saved        // saved game to continue; only valid if hasRunning is set
	hasRunning bool               // there is a saved game to continue
	taken      saves.ThumbnailKey // key of the thumbnail that was last rendered, or could not be rendered
	stands     stage.GameStatus
	journey    stage.TrailProgress
	evening    stats.Evening   // series of games of the same people whose winner is shown on a notice
	aim        *stage.DailyAim // aim of today's challenge, nil if the player has no current streak
}

// New returns the title screen.
func New(h *stage.App) stage.Scene { return &title{app: h} }

func (t *title) Name() string { return "title" }

// Build finds the game to continue and lays out the screen.
func (t *title) Build(l ui.Layout) {
	t.layout = l
	t.findRunning()
	if t.aim = nil; t.app.DailyStreak(t.app.Today()) > 0 {
		t.aim = t.app.DailyAim(t.app.Today())
	}
	t.journey = t.app.TrailProgress()
	t.at = placeTitle(l, len(t.app.Games), t.litBox())
	wait, some := t.dueNode()
	if some {
		t.at.placeDue(l.Class)
		wait.Rect = t.at.slip
	}
	news, any := t.news()
	if any {
		t.at.makeNewsRoom(l)
		news.Rect = t.at.news
	}
	nodes := append([]ui.Node{t.waiting()}, t.menu()...)
	if evening, any := t.app.RecentEvening(); any {
		t.evening = evening
		t.at.placeNotice()
		nodes = append(nodes, t.notice())
	}
	if any {
		nodes = append(nodes, news)
	}
	if some {
		nodes = append(nodes, wait)
	}
	for i, g := range t.app.Games {
		nodes = append(nodes, t.box(g.Info(), i))
		nodes = append(nodes, t.tags(g.Info(), t.at.tags[i])...)
	}
	t.Root.Set(l, append(nodes, t.trail(), t.daily()))
}

// MinHeight returns the height of the title screen in a phone's window, in design units. If the
// window is lower, the player scrolls.
func (t *title) MinHeight(l ui.Layout) float64 {
	_, evening := t.app.RecentEvening()
	return titleHigh(l, len(t.app.Games), evening)
}

// litBox returns the index of the box under the lamp. It is the box of the game to continue. If
// there is none, it is the first box, or -1 (no box) if there are more than three games.
func (t *title) litBox() int {
	if t.hasRunning {
		return slices.IndexFunc(t.app.Games, func(g engine.Game) bool { return g.Info().ID == t.running.Summary.Game })
	}
	if few := 3; len(t.app.Games) > few {
		return -1
	}
	return 0
}

// waiting returns the main button on the leather mat. It continues the saved game. Without a saved
// game, it starts the first lesson of the first game, or opens the New game screen if that game has
// no lessons or if the player has finished a game before.
func (t *title) waiting() ui.Node {
	h := t.app
	if t.hasRunning {
		n := ui.Button("continue", t.at.resume, pieces.Button{Label: i18n.T("Continue"), Icon: "play-button",
			Material: pieces.Brass, Size: 19}, t.resume)
		n.Tip = saves.Standing(t.running.Summary) + ". " + saves.WhoPlays(t.running.Summary)
		return n
	}
	if len(h.Games) > 0 && !t.hasPlayed() {
		if info := h.Games[0].Info(); h.HasLessons(info.ID) {
			n := ui.Button("first-lesson", t.at.resume, pieces.Button{Label: i18n.T("Learn %s", info.Name),
				Icon: "light-bulb", Material: pieces.Brass, Size: 18},
				func() { h.OpenLessons(info.ID, true) })
			n.Tip = i18n.T("Learn %s by playing, a few minutes at a time.", info.Name)
			return n
		}
	}
	n := ui.Button("first-game", t.at.resume, pieces.Button{Label: i18n.T("Deal"), Icon: "poker-hand",
		Material: pieces.Brass, Size: 18}, t.openNewGame)
	n.Tip = i18n.T("Choose the players, then deal.")
	return n
}

// hasPlayed reports whether the player has played a game to its end.
func (t *title) hasPlayed() bool {
	return slices.ContainsFunc(t.app.Games, func(g engine.Game) bool { return t.app.Played(g.Info().ID) > 0 })
}

// news returns the button with news, if there is any: another browser tab saves the games instead
// of this one, or a new version is available. ok is false if there is no news.
func (t *title) news() (n ui.Node, ok bool) {
	look, h := pieces.Button{Material: pieces.Brass, Size: 15}, t.app
	switch {
	case h.OtherTabSaves():
		look.Label, look.Icon = i18n.T("Play here"), "play-button"
		n = ui.Button("play-here", geom.Rect{}, look, h.SaveInThisTab)
		n.Tip = i18n.T("Gulch is open in another tab, and only that one saves. Play in this tab instead, and the other one stops.")
	case h.NewVersionReady():
		look.Label, look.Icon = i18n.T("Load new version"), "sparkles"
		n = ui.Button("renew", geom.Rect{}, look, h.LoadNewVersion)
		n.Tip = i18n.T("Load the new version now. You keep your games and can continue them right away.")
	default:
		return n, false
	}
	return n, true
}

// dueTexts has the label of the practice button for each number of due positions, from 1 up to the
// daily maximum of package srs.
var dueTexts = [...]string{
	i18n.Mark("1 position due"), i18n.Mark("2 positions due"), i18n.Mark("3 positions due"),
	i18n.Mark("4 positions due"),
	i18n.Mark("5 positions due"), i18n.Mark("6 positions due"), i18n.Mark("7 positions due"),
}

// dueNode returns the button above the newspaper that opens the practice positions which are due
// for the current player. ok is false if none is due.
func (t *title) dueNode() (n ui.Node, ok bool) {
	h := t.app
	if h.OpenDuePractice == nil {
		return n, false
	}
	some := len(h.DuePositions())
	if some == 0 {
		return n, false
	}
	n = ui.Button("waiting", geom.Rect{}, t.dropIcon(pieces.Button{Label: i18n.T(dueTexts[min(some, len(dueTexts))-1]),
		Icon: "hourglass", Material: pieces.FeltTag, Size: 14.5}), h.OpenDuePractice)
	n.Tip = i18n.T("Better moves you missed in your games, and positions from games you know: about %d minutes a day.",
		srs.DailyMinutes)
	return n, true
}

// openNewGame opens the New game screen.
func (t *title) openNewGame() { t.app.Push(newgame.New(t.app, t.favourite(), nil)) }

// menu returns the buttons of the main menu: new game, saved games, statistics and options.
func (t *title) menu() []ui.Node {
	h := t.app
	fresh := ui.Button("new-game", t.at.fresh, pieces.Button{Label: i18n.T("New game"),
		Icon: "perspective-dice-six-faces-random", Size: 19}, t.openNewGame)
	fresh.Tip = i18n.T("Choose the players, then deal.")
	nodes := []ui.Node{fresh}
	at := []geom.Rect{t.at.saves, t.at.tally, t.at.options}
	for i, c := range []kit.Action{
		{ID: "saves", Label: i18n.T("Saved games"), Icon: "film-spool",
			Tip:   i18n.T("Continue a game, or watch a finished one again."),
			Press: func() { h.Push(saves.New(h)) }},
		{ID: "statistics", Label: i18n.T("Stats"), Icon: "scales",
			Tip:   i18n.T("Wins, records and goals from all your games."),
			Press: func() { h.Push(statistics.New(h)) }},
		{ID: "options", Label: i18n.T("Options"), Icon: "cog", Tip: i18n.T("Language, text, speed and sound."),
			Press: func() { h.Push(options.New(h)) }},
	} {
		n := ui.Button(c.ID, at[i], t.dropIcon(pieces.Button{Label: c.Label, Icon: c.Icon, Size: 15.5}), c.Press)
		n.Tip = c.Tip
		nodes = append(nodes, n)
	}
	return append(nodes, t.discs()...)
}

// dropIcon returns the button without its icon in a phone's upright window, where the label needs
// the space.
func (t *title) dropIcon(b pieces.Button) pieces.Button {
	if t.layout.Portrait {
		b.Icon = ""
	}
	return b
}

// discs returns the small round buttons in the corner of the screen: credits and sound, and on a
// desktop also quit and full screen.
func (t *title) discs() []ui.Node {
	h := t.app
	all := []func(r geom.Rect) ui.Node{
		func(r geom.Rect) ui.Node {
			return ui.Disc("credits", i18n.T("Credits"), i18n.T("See who made Gulch."), "quill-ink", r,
				func() { h.Push(credits.New(h)) })
		},
		h.SoundButton,
	}
	if h.Desktop {
		quit := func(r geom.Rect) ui.Node {
			tip := i18n.T("Everything is already saved.")
			if len(h.UnsavedGames()) > 0 {
				tip = i18n.T("A game isn't saved, so Gulch asks before it closes.")
			}
			return ui.Disc("quit", i18n.T("Quit"), tip, "exit-door", r, h.CloseWindow)
		}
		all = []func(r geom.Rect) ui.Node{quit, all[0], h.FullScreenButton, h.SoundButton}
	}
	nodes := make([]ui.Node, len(all))
	for i, disc := range all {
		nodes[i] = disc(t.at.discs[i])
	}
	return nodes
}

// trail returns the button that opens the Trail, the campaign. It is the framed picture on the wall
// with a brass plate below it.
func (t *title) trail() ui.Node {
	h := t.app
	stars, of := t.journey.StarTotal("")
	r := t.at.print.Inset(-7).Union(t.at.plate)
	return ui.Node{
		ID: "trail", Label: i18n.T("The Trail"), Rect: r,
		Tip: i18n.T("A journey of 40 games, from Boomtown to the Sierra.") + " " +
			i18n.T("%d of %d stars", stars, of),
		Press: func() { h.Push(trailmap.New(h, t.journey.Next(""))) },
		Draw: func(p *paint.Canvas, n *ui.Node, f ui.NodeState) {
			if f.Hover > 0 {
				p.Outline(t.at.print.Inset(-6), 2, 2, theme.Alpha(theme.BrassHi, f.Hover))
			}
			plate := t.at.plate.Move(0, 1.5*f.Press)
			p.DropShadow(plate, 4, 4)
			p.Gradient(plate, 4, theme.Mix(theme.BrassHi, theme.RGB(0xFFF0C8), 0.4*f.Hover), theme.BrassLo)
			ink := paint.Style{Face: paint.Bold, Size: 13.5, Color: theme.RGB(0x2B1608), Fixed: true}
			in := plate.Pad(8, 0)
			p.Label(i18n.T("The Trail"), geom.R(in.X, in.Y, in.W-42, in.H), ink)
			kit.PaintStars(p, geom.Point{X: in.Right() - 34, Y: in.Center().Y}, 15, 1, 1)
			ink.Align = paint.Right
			p.Label(strconv.Itoa(stars), in, ink)
		},
	}
}

// notice returns the button on the wall that shows who won an evening of several games.
func (t *title) notice() ui.Node {
	h, e := t.app, t.evening
	says := evening.Words(h, e)
	return ui.Node{
		ID: "evening", Label: says, Rect: t.at.notice,
		Tip:   i18n.T("See who won each game, and the total.") + " " + i18n.T("Same players, another game") + ".",
		Press: func() { h.Push(evening.New(h)) },
		Draw: func(p *paint.Canvas, n *ui.Node, f ui.NodeState) {
			r := n.Rect.Move(0, 1.5*f.Press)
			p.DropShadow(r, 2, 5)
			p.Sheet(r, paint.Paper{Tint: theme.RGB(0xEBDDB8), Radius: 1, Wear: 1, Seed: 12})
			p.Outline(r.Inset(3), 1, 1, theme.Alpha(newsInk, 0.5))
			if f.Hover > 0 {
				p.Outline(r.Inset(-2), 2, 2, theme.Alpha(theme.BrassHi, f.Hover))
			}
			for _, x := range []float64{r.X + 7, r.Right() - 7} {
				pieces.Nail(p, geom.Point{X: x, Y: r.Y + 7}, 2.6)
			}
			size := min(r.H-16, 56)
			first := e.People[0]
			pieces.Portrait(p, geom.Point{X: r.X + 10 + size/2, Y: r.Center().Y + 1}, size, pieces.NoSeat,
				evening.FaceOfPerson(h, first.Who), poster.Glad)
			in := r.Pad(0, 6)
			_, in = in.CutLeft(size + 18)
			in.W -= 8
			head := paint.Style{Face: paint.Display, Size: 16, Color: theme.Oxblood, Align: paint.Center}
			upper, lower := in.CutTop(in.H * 0.62)
			// if the text is large, the sentence takes both lines
			if t.layout.Phone && upper.H < 30 && p.LabelWidth(says, upper, head) > in.W {
				p.Fit(says, in, head)
				return
			}
			p.Fit(says, upper, head)
			line := i18n.N(len(e.Games), "%d game", "%d games", len(e.Games)) + " · " + i18n.N(first.Points,
				"%d point", "%d points", first.Points)
			p.Label(line, lower, paint.Style{Face: paint.Bold, Size: 12.5, Color: newsInk, Align: paint.Center,
				Fixed: true})
		},
	}
}

// daily returns the button of the daily challenge in the newspaper.
func (t *title) daily() ui.Node {
	h := t.app
	look := pieces.Button{Label: i18n.T("Play it"), Size: 15}
	if _, done := h.DailyPlayed(h.Today()); done {
		look.Label = i18n.T("See it")
	} else if _, running := h.DailyRunning(h.Today()); running {
		look.Label = i18n.T("Play on")
	}
	n := ui.Button("daily", t.at.play, look, func() { h.Push(daily.New(h)) })
	n.Tip = i18n.T("One deal a day, the same for everyone. Beat the bot's result, and play day after day.")
	return n
}

// favourite returns the ID of the game that the New game button opens: the game whose lesson was
// played last, otherwise the game to continue, otherwise the first game.
func (t *title) favourite() string {
	if t.app.LearnedGame != "" {
		return t.app.LearnedGame
	}
	if t.hasRunning {
		return t.running.Summary.Game
	}
	if len(t.app.Games) == 0 {
		return ""
	}
	return t.app.Games[0].Info().ID
}

func (t *title) findRunning() {
	t.running, t.hasRunning = stage.Saved{}, false
	today := t.app.Today().String()
	for _, s := range t.app.Saved() {
		// today's daily challenge is continued with the newspaper's button instead
		if s.Running() && t.app.DailyDate(s) != today {
			t.running, t.hasRunning = s, true
			return
		}
	}
}

func (t *title) resume() {
	if err := t.app.Resume(t.running.Doc); err != nil {
		t.app.Push(kit.Message(t.app, i18n.T("That game can't be continued"), i18n.Sentence(err)))
	}
}

// box returns the node of a game's box on the table; i is the index of the game.
func (t *title) box(info engine.Info, i int) ui.Node {
	about, r := t.app.GameInfo(info.ID), t.at.boxes[i]
	box := pieces.Box{Lid: t.app.Lid(info), Far: 0.1}
	off := (r.Center().X - t.at.lamp.X) / t.layout.W
	switch {
	case i == t.litBox():
		box.Lit, box.Far = 1, 0
	case off < -0.04:
		box.Side = 1
	case off > 0.04:
		box.Side = -1
	}
	says := i18n.T(about.About)
	name, climb, known := t.app.Strength(info)
	if known {
		says = i18n.T("%s, %s: rating %s.", name, rating.KindWords(info, climb.Kind),
			rating.Interval(climb.Now)) + " " + says
	}
	return ui.Node{
		ID: "box/" + info.ID, Label: info.Name,
		Tip: says + " " + i18n.T("Open the box to set up a new game."), Rect: r,
		Press:     func() { t.app.Push(newgame.New(t.app, info.ID, nil)) },
		TipAvoids: r.Union(t.at.tags[i][0]),
		Draw: func(p *paint.Canvas, n *ui.Node, f ui.NodeState) {
			box.Raise = f.Hover - 0.5*f.Press*f.Hover
			box.Draw(p, n.Rect)
			if t.hasRunning && i == t.litBox() {
				t.paintFlag(p, n.Rect.Move(0, -6*box.Raise), known)
			}
			if known {
				paintTag(p, n.Rect.Move(0, -6*box.Raise), box.Lid.TextHeight(n.Rect.W), climb.Now.Points)
			}
		},
	}
}

// tags returns the buttons below a game's box that open its lessons and practice positions.
func (t *title) tags(info engine.Info, at [2]geom.Rect) []ui.Node {
	h := t.app
	var all []ui.Node
	var looks []pieces.Button
	add := func(id, label, icon, tip string, open func()) {
		look := t.dropIcon(pieces.Button{Label: label, Icon: icon, Material: pieces.FeltTag, Size: 14})
		n := ui.Button(id+"/"+info.ID, geom.Rect{}, look, open)
		n.Tip = tip
		all, looks = append(all, n), append(looks, look)
	}
	if h.HasLessons(info.ID) {
		add("learn", i18n.T("Learn"), "light-bulb",
			i18n.T("Learn %s by playing, a few minutes at a time.", info.Name),
			func() { h.OpenLessons(info.ID, false) })
	}
	if h.HasPractice != nil && h.HasPractice(info.ID) {
		add("practice", i18n.T("Practice"), "", i18n.T("Find the best move in positions from %s.", info.Name),
			func() { h.OpenPractice(info.ID) })
	}
	for i := range all {
		all[i].Rect = at[i]
		if len(all) == 1 {
			all[i].Rect = at[0].Union(at[1])
		}
	}
	for i := range all { // all tags use the same text size
		all[i].Draw = func(p *paint.Canvas, n *ui.Node, f ui.NodeState) {
			look := looks[i]
			for k, other := range looks {
				if other.Letters(p, all[k].Rect) < other.Size { // drop the icons before reducing the text size
					look.Icon = ""
				}
			}
			for k, other := range looks {
				other.Icon = look.Icon
				if looks[k].Icon == "" {
					other.Icon = ""
				}
				look.Size = min(look.Size, other.Letters(p, all[k].Rect))
			}
			look.Hover, look.Press = f.Hover, f.Press
			look.Draw(p, n.Rect.Move(f.Shake, 0))
		}
	}
	return all
}

// Update handles input. A saved game that is dropped on the window is imported on the screen of
// saved games. Escape does not quit; there is a Quit button for that.
func (t *title) Update(in *ui.Input, ms float64) {
	t.Root.Update(in, ms)
	t.renderThumbnail()
	if t.aim != nil && t.aim.Step() {
		t.Repaint()
	}
	if files := ebiten.DroppedFiles(); files != nil {
		t.app.Push(saves.WithFiles(t.app, files))
	}
}
