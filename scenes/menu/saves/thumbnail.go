package saves

import (
	"time"

	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/theme"
	"gulch/scenes/stage"

	"github.com/hajimehoshi/ebiten/v2"
)

// ThumbnailKey is the cache key of a saved game's thumbnail: the game at one time, a size and a
// language.
type ThumbnailKey struct {
	doc     string
	changed time.Time
	W, H    int
	lang    string // language of the texts in the thumbnail
}

// NewThumbnailKey returns the cache key of the thumbnail of game x in rectangle r, with the given
// number of pixels per design unit.
func NewThumbnailKey(x stage.Saved, r geom.Rect, scale float64) ThumbnailKey {
	return ThumbnailKey{x.Doc, x.Changed, int(r.W * scale), int(r.H * scale), i18n.Lang()}
}

// Thumbnails returns the cache of the rendered thumbnails of saved games.
func Thumbnails(h *stage.App) *paint.TextureSet[ThumbnailKey] {
	return paint.TexturesOf[ThumbnailKey](h.Kit.Textures, "photos")
}

// thumbnailKey returns the cache key of the thumbnail of game x in the rectangle r of the list. The
// thumbnail has twice the resolution of r.
func (s *saves) thumbnailKey(x stage.Saved, r geom.Rect) ThumbnailKey {
	return NewThumbnailKey(x, r, 2*s.Layout.View.Scale)
}

// renderThumbnail renders the thumbnail of one game on the current page that has none yet. It
// renders at most one per tick, so that the list itself appears at once.
func (s *saves) renderThumbnail() {
	if s.App.Thumbnail == nil {
		return
	}
	for i, x := range s.shown {
		if openProblem(x) != "" || i >= len(s.at.rows) || s.noPicture[x.Doc] {
			continue
		}
		key := s.thumbnailKey(x, s.at.rows[i].picture)
		if Thumbnails(s.App).Has(key) {
			continue
		}
		m, err := s.App.Match(x.Doc)
		s.noPicture[x.Doc] = err != nil || !s.App.Kit.Guard.Try("thumbnail", func() {
			Thumbnails(s.App).Paint(key, key.W, key.H, func(dst *ebiten.Image) { s.App.Thumbnail(m, dst) })
		})
		s.Repaint()
		return
	}
}

// paintPicture paints the thumbnail of a game as a small photograph, or an icon until it is
// rendered.
func (s *saves) paintPicture(p *paint.Canvas, x stage.Saved, r geom.Rect) {
	p.SoftRect(r.Move(1, 2), 3, 3, 0, theme.Alpha(theme.Shadow, 0.45))
	p.Rect(r, 3, theme.Cream)
	in := r.Inset(3)
	p.Rect(in, 1, theme.Alpha(theme.SoftInk, 0.35))
	if m := Thumbnails(s.App).Find(s.thumbnailKey(x, r)); m != nil {
		p.Image(m, in, 0, paint.White)
		return
	}
	icon, col := "hourglass", theme.Alpha(theme.SoftInk, 0.6)
	if openProblem(x) != "" {
		icon, col = "cold-heart", theme.Oxblood
	}
	p.Icon(icon, in.Center(), 26, col)
}
