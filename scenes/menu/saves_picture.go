package menu

import (
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/theme"
	"gulch/scenes/stage"

	"github.com/hajimehoshi/ebiten/v2"
)

// picture makes the picture of one of the games on the page that has none yet: one in a tick, so that the list is there
// at once.
func (s *saves) picture() {
	if s.app.Thumbnail == nil {
		return
	}
	for i, x := range s.shown {
		if _, made := s.pictures[x.Doc]; made || trouble(x) != "" || i >= len(s.at.rows) {
			continue
		}
		if s.pictures == nil {
			s.pictures = map[string]*ebiten.Image{}
		}
		s.pictures[x.Doc] = nil
		if m, err := s.app.Match(x.Doc); err == nil {
			r, scale := s.at.rows[i].picture, s.layout.View.Scale
			s.pictures[x.Doc] = s.app.Thumbnail(m, int(r.W*scale*2), int(r.H*scale*2))
		}
		s.Repaint()
		return
	}
}

// forget gives all pictures back.
func (s *saves) forget() {
	for _, m := range s.pictures {
		if m != nil {
			m.Deallocate()
		}
	}
	s.pictures = nil
}

// paintPicture paints the table of a game as a small photograph.
func (s *saves) paintPicture(p *paint.Pen, x stage.Saved, r geom.Rect) {
	p.Soft(r.Move(1, 2), 3, 3, 0, theme.Alpha(theme.Shadow, 0.45))
	p.Rect(r, 3, theme.Cream)
	in := r.Inset(3)
	p.Rect(in, 1, theme.Alpha(theme.SoftInk, 0.35))
	if m := s.pictures[x.Doc]; m != nil {
		p.Image(m, in, 0, paint.White)
		return
	}
	icon, col := "hourglass", theme.Alpha(theme.SoftInk, 0.6)
	if trouble(x) != "" {
		icon, col = "cold-heart", theme.Oxblood
	}
	p.Icon(icon, in.Center(), 26, col)
}
