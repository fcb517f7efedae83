package newgame

import (
	"fmt"
	"slices"
	"strconv"

	"gulch/engine/bot"
	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/poster"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/menu/kit"
	"gulch/scenes/person"
)

// paintFrame paints the walnut frame of seat i, the dark field behind the face, and the text about
// the player.
func (s *newGame) paintFrame(p *paint.Canvas, i int) {
	r := s.at.rows[i]
	pieces.WalnutFrame(p, r.all, theme.LookOf(i).Colour)
	pieces.Tintype(p, r.backdrop)
	if s.seats[i].Person() {
		st := leatherWords
		st.Face, st.Align = paint.Italic, paint.Center
		p.Fit(s.about(i), r.level.Union(r.say).Pad(4, 2), st)
		return
	}
	level := s.levelOf(i)
	st := paint.Style{Face: paint.Bold, Size: 13, Color: theme.BrassHi, Align: paint.Center}
	p.Label(i18n.T(level.Name), r.say, st)
	if b, ok := kit.PersonaOf(s.seats[i].Persona); ok && !r.motto.Empty() {
		p.Fit(i18n.T(b.Motto), r.motto.Pad(2, 0), paint.Style{Face: paint.Italic, Size: 12, Color: theme.MapSheet,
			Align: paint.Center})
	}
}

// about returns a line of text about the person at seat i, for example that nothing will be stored
// about a guest.
func (s *newGame) about(i int) string {
	switch person.ID(s.seats[i].PersonID) {
	case person.Nobody:
		return i18n.T("A guest. Gulch saves no stats for them.")
	case "":
		return i18n.T("A new player: their stats start with this game.")
	}
	if match.People(s.seats) == 1 {
		return i18n.T("Plays at this screen.")
	}
	return i18n.T("On another player's turn, pass the device.")
}

// levelOf returns the level of the bot at seat i.
func (s *newGame) levelOf(i int) bot.Level {
	all := bot.Offered(s.info)
	return all[max(slices.IndexFunc(all, func(l bot.Level) bool { return l.ID == s.seats[i].Bot }), 0)]
}

// draggedFace describes a player's face that is being dragged to another seat or to a step of the
// slate. The field on reports whether a drag is in progress, i is the seat of the face, and at is
// the current position in design units.
type draggedFace struct {
	on bool
	i  int
	at geom.Point
}

// drag returns a drag handler for the face of the player at seat i. When the face is released, the
// handler calls drop with the point of the release, in design units.
func (s *newGame) drag(i int, drop func(at geom.Point)) func(at geom.Point, d ui.Drag) {
	return func(at geom.Point, d ui.Drag) {
		s.dragged = draggedFace{on: !d.End, i: i, at: at}
		if d.End {
			drop(at)
			s.repairOptions()
			s.Rebuild()
		}
	}
}

// dropFace handles the release of the dragged face of seat i. at is the point of the release. If
// another seat is there, the players of the two seats are swapped. If a step of the slate is there,
// the bot gets the level of that step.
func (s *newGame) dropFace(i int, at geom.Point) {
	for j, r := range s.at.rows {
		if j != i && r.all.Has(at) {
			s.seats[i], s.seats[j] = s.seats[j], s.seats[i]
			return
		}
	}
	s.dropOnStep(i, at)
}

// faceNode returns the node of the face at seat i. A press on it changes the player or the face.
// The face can be dragged to another seat or to a step of the slate.
func (s *newGame) faceNode(i int) ui.Node {
	seat := s.seats[i]
	tip := i18n.T("Choose a face.")
	if !seat.Person() {
		tip = i18n.T("Choose who plays.")
		if p, ok := kit.PersonaOf(seat.Persona); ok {
			tip = i18n.T("%s Press to choose another bot.", i18n.T(p.Motto))
		}
	}
	at := s.at.rows[i]
	return ui.Node{
		ID: "face/" + strconv.Itoa(i+1), Label: seat.Name, Tip: tip, Rect: at.token,
		Press: func() { s.App.Push(pickFace(s, i)) },
		Drag:  s.drag(i, func(to geom.Point) { s.dropFace(i, to) }),
		Draw: func(p *paint.Canvas, n *ui.Node, f ui.NodeState) {
			size := min(at.backdrop.H*0.86, at.backdrop.W*0.86)
			c := at.backdrop.Center().Add(0, size*0.03)
			look := poster.Calm
			if f.Hover > 0.5 {
				look = poster.Glad
				p.Outline(at.backdrop.Inset(2), 4, 2, theme.Alpha(theme.Brass, f.Hover))
			}
			pieces.Portrait(p, c, size, s.plateSeat(i), seat.Face, look)
		},
	}
}

// barNodes returns the radio buttons that choose the level of the bot at seat i. They are drawn as
// a row of rising bars. If the bars are too narrow to be pressed, it returns halfNodes instead.
func (s *newGame) barNodes(i int) []ui.Node {
	seat, all := &s.seats[i], bot.Offered(s.info)
	now := slices.IndexFunc(all, func(l bot.Level) bool { return l.ID == seat.Bot })
	r := s.at.rows[i].level
	if r.W < r.H*float64(len(all)) {
		return s.halfNodes(i, all, now)
	}
	var nodes []ui.Node
	for k, l := range all {
		nodes = append(nodes, ui.Node{
			ID: fmt.Sprintf("level/%d/%s", i+1, l.ID), Label: i18n.T(l.Name), Tip: i18n.T(l.Explain), Role: "radio",
			Group: i18n.T("How strong is %s?", seat.Name),
			Rect:  r.Row(k, len(all), 0), Chosen: k == now,
			Press: s.change(func() { seat.Bot = l.ID }),
			Draw: func(p *paint.Canvas, n *ui.Node,
				f ui.NodeState) {
				paintBar(p, n.Rect, k, len(all), k <= now, f.Hover)
			},
		})
	}
	return nodes
}

// halfNodes returns two buttons that together show the level bars of the bot at seat i. The left
// button chooses the next weaker level, the right button the next stronger one. all are the levels,
// and now is the index of the bot's level in all.
func (s *newGame) halfNodes(i int, all []bot.Level, now int) []ui.Node {
	seat, r := &s.seats[i], s.at.rows[i].level
	half := func(k int, id, label, end string, to int) ui.Node {
		n := ui.Node{
			ID: fmt.Sprintf("level/%d/%s", i+1, id), Label: label, Tip: i18n.Colon(i18n.T(all[now].Name),
				i18n.T(all[now].Explain)), Role: "button",
			Rect:  r.Row(k, 2, 0),
			Press: s.change(func() { seat.Bot = all[to].ID }),
			Draw: func(p *paint.Canvas, n *ui.Node, f ui.NodeState) {
				for b := range all {
					if bar := r.Row(b, len(all), 0); n.Rect.Has(bar.Center()) {
						paintBar(p, bar, b, len(all), b <= now, f.Hover)
					}
				}
			},
		}
		if to < 0 || to >= len(all) {
			n.DisabledReason = end
		}
		return n
	}
	return []ui.Node{
		half(0, "less", i18n.T("Make %s weaker", seat.Name), i18n.T("You can't go lower: no bot is weaker."), now-1),
		half(1, "more", i18n.T("Make %s stronger", seat.Name),
			i18n.T("You can't go higher: no bot is stronger."), now+1),
	}
}

// paintBar paints one bar of a row of rising level bars in rectangle r. k is the index of the bar
// and the parameter of is the number of bars. filled selects the bright look of the bars up to the
// current level. hover, from 0 to 1, brightens the bar under the pointer.
func paintBar(p *paint.Canvas, r geom.Rect, k, of int, filled bool, hover float64) {
	high := r.H * (0.36 + 0.56*float64(k+1)/float64(of))
	bar := geom.R(r.X+2.5, r.Bottom()-high-1, r.W-5, high)
	p.Rect(bar, 3, theme.RGB(0x140905))
	if filled {
		p.Gradient(bar.Inset(1.2), 2, theme.Lighten(theme.RGB(0xF0C766), 0.15*hover), theme.RGB(0xA9701F))
	} else {
		p.Outline(bar.Inset(0.6), 3, 1.2, theme.Alpha(theme.Brass, 0.35+0.65*hover))
	}
}

// addNode returns the empty frame that adds a seat.
func (s *newGame) addNode() ui.Node {
	add := ui.Node{ID: "add-seat", Label: i18n.T("Add a seat"), Rect: s.at.add,
		Press: s.change(func() { s.seats = append(s.seats, s.nextBot()) })}
	add.Tip = i18n.T("Add a seat, with a bot at first. %s takes up to %d players.", s.info.Name,
		s.info.MaxSeats)
	free := s.info.MaxSeats - len(s.seats)
	add.Draw = func(p *paint.Canvas, n *ui.Node, f ui.NodeState) {
		r := n.Rect.Inset(2).Move(f.Shake, 0)
		p.Rect(r, 9, theme.Alpha(theme.Shadow, 0.16+0.1*f.Hover))
		pieces.Dashed(p, r, 1.6, theme.Alpha(theme.Cream, 0.45+0.4*f.Hover))
		c := r.Center()
		if r.W > 1.5*r.H {
			pieces.Disc(p, geom.Point{X: r.X + 62, Y: c.Y}, 26, "plus", f.Hover, f.Press)
			_, r = r.CutLeft(104)
		} else {
			pieces.Disc(p, c.Add(0, -24), min(30, r.W*0.22), "plus", f.Hover, f.Press)
			r = geom.R(r.X, c.Y+8, r.W, 60)
		}
		head := geom.Around(r.Center().Add(0, -10), r.W-12, 22)
		st := paint.Style{Face: paint.Bold, Size: 14.5, Color: theme.Cream, Align: paint.Center}
		p.Label(n.Label, head, st)
		st.Face, st.Size, st.Color = paint.Italic, 13, theme.MapSheet
		p.Label(i18n.N(free, "%d seat free", "%d seats free", free), head.Move(0, 22), st)
	}
	return add
}

// setBotLevel sets the level of the bot at seat i, or of all bots if i is -1.
func setBotLevel(seats []match.Seat, i int, level string) {
	for k := range seats {
		if (k == i || i < 0) && !seats[k].Person() {
			seats[k].Bot = level
		}
	}
}
