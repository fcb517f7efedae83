package newgame

import (
	"maps"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/ui"
	"gulch/scenes/menu/kit"
	"gulch/scenes/stage"
)

// otherGame is the dialog in which the people at a table choose a different game to play next.
type otherGame struct {
	stage.Sheet
	seats []match.Seat // players of the game: persons first, then bots
	games []engine.Game
	boxes []geom.Rect
	says  geom.Rect
}

// OtherGame returns a dialog in which the players of the given seats choose another game. The
// parameter but is the ID of a game that is not offered, usually the game just played; with "", all
// games are offered.
func OtherGame(h *stage.App, seats []match.Seat, but string) stage.Scene {
	s := &otherGame{Sheet: stage.NewSheet(h, "other-game", i18n.T("Same players, another game"))}
	s.Second, s.Size = true, s.size
	for _, bots := range []bool{false, true} {
		for _, seat := range seats {
			if seat.Person() != bots {
				s.seats = append(s.seats, seat)
			}
		}
	}
	for _, g := range h.Games {
		if g.Info().ID != but {
			s.games = append(s.games, g)
		}
	}
	return s
}

// grid returns the number of game boxes in a row and the width of a box in design units.
func (s *otherGame) grid(l ui.Layout) (perRow int, wide float64) {
	perRow = max(len(s.games), 1)
	switch {
	case l.Portrait:
		perRow = min(perRow, 2)
	case l.Class == ui.Tall:
		perRow = min(perRow, 3)
	}
	return perRow, min(176, (stage.SheetWidth(l, l.W)-24*float64(perRow-1))/float64(perRow))
}

// size returns the width and the height of the dialog with the games in design units.
func (s *otherGame) size(l ui.Layout) (w, h float64) {
	perRow, wide := s.grid(l)
	rows := (len(s.games) + perRow - 1) / perRow
	return 44 + float64(perRow)*(wide+24), stage.SheetEnds + 54 + float64(rows)*(pieces.BoxHeight(wide)+22)
}

// Build lays out the boxes of the games in rows, each with a node that chooses the game.
func (s *otherGame) Build(l ui.Layout) {
	perRow, wide := s.grid(l)
	high := pieces.BoxHeight(wide)
	shut := s.Lay(l)
	in := s.Body
	s.says, in = in.CutTop(44)
	s.boxes = s.boxes[:0]
	nodes := []ui.Node{shut}
	for i, g := range s.games {
		row := i / perRow
		n := min(perRow, len(s.games)-row*perRow)
		x := in.Center().X + (float64(i%perRow)-float64(n-1)/2)*(wide+24)
		y := in.Y + 12 + float64(row)*(high+22)
		s.boxes = append(s.boxes, geom.R(x-wide/2, y, wide, high))
		nodes = append(nodes, s.box(g.Info(), s.boxes[i]))
	}
	s.Root.Set(l, nodes)
}

// box returns the node with the box of a game; pressing it chooses the game.
func (s *otherGame) box(info engine.Info, r geom.Rect) ui.Node {
	box := pieces.Box{Lid: s.App.Lid(info), Far: 0.1}
	n := ui.Node{
		ID: "other/" + info.ID, Label: info.Name, Tip: i18n.T(s.App.GameInfo(info.ID).About), Rect: r,
		Press: func() { s.choose(info) },
		Draw: func(p *paint.Canvas, n *ui.Node, f ui.NodeState) {
			box.Raise = f.Hover - 0.5*f.Press*f.Hover
			pieces.WithOpacity(p, map[bool]float64{true: 0.5, false: 1}[n.DisabledReason != ""],
				func() { box.Draw(p, n.Rect.Move(f.Shake, 0)) })
		},
	}
	if match.People(s.seats) > info.MaxSeats {
		n.DisabledReason = i18n.N(info.MaxSeats, "You can't choose %s: it takes up to %d player.", "You can't choose %s: it takes up to %d players.",
			info.Name,
			info.MaxSeats)
	}
	return n
}

// choose opens the New game screen of a game with the same people and the last options of that
// game. Bots are kept as far as the game has seats for them.
func (s *otherGame) choose(info engine.Info) {
	h := s.App
	again := &match.Setup{Seats: s.seats[:min(len(s.seats), info.MaxSeats)],
		Options: maps.Clone(h.Settings.Setups[info.ID].Options)}
	h.PopToRoot()
	h.Push(New(h, info.ID, again))
}

// Paint paints the dialog with the games except its nodes (buttons and other controls).
func (s *otherGame) Paint(p *paint.Canvas) {
	s.Sheet.Paint(p)
	var names []string
	for _, seat := range s.seats {
		if seat.Person() {
			names = append(names, seat.Name)
		}
	}
	st := kit.SmallStyle
	st.Align, st.Size = paint.Center, 14.5
	p.Fit(i18n.T("%s. Bots join if there's room.", i18n.List(names)), s.says, st)
}
