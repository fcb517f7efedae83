package paint

import (
	"image/color"
	"math"

	"gulch/render/geom"
	"gulch/render/theme"

	"github.com/hajimehoshi/ebiten/v2"
)

// Paper describes the look of a sheet of paper: its colour, its corners and its wear.
type Paper struct {
	Tint   color.RGBA
	Radius float64
	Wear   float64 // unevenness of the outline, design units
	Seed   float64
}

// sheetKey is the cache key of the picture of a sheet of paper.
type sheetKey struct {
	paper Paper
	w, h  int
	scale float64
}

// Sheet draws a sheet of paper. It is painted once per size and cached.
func (p *Canvas) Sheet(r geom.Rect, paper Paper) {
	x, y := p.View.ToPixel(geom.Point{X: r.X, Y: r.Y})
	p.blit(p.sheet(r, paper), x, y, White)
}

// sheet returns the cached picture of a sheet of paper.
func (p *Canvas) sheet(r geom.Rect, paper Paper) *ebiten.Image {
	w, h := p.pixels(r)
	key := sheetKey{paper, w, h, p.View.Scale}
	m := p.sheets.Find(key)
	if m == nil {
		m = p.sheets.Allocate(key, w, h)
		p.paintSheet(m, r, paper)
	}
	return m
}

// SheetOnce draws a sheet of paper without caching it. It is for pictures that are cached as a
// whole, such as cards.
func (p *Canvas) SheetOnce(r geom.Rect, paper Paper) {
	m := p.Textures.scratch.take(p.pixels(r))
	p.paintSheet(m, r, paper)
	x, y := p.View.ToPixel(geom.Point{X: r.X, Y: r.Y})
	p.blit(m, x, y, White)
	p.Textures.scratch.release(m)
}

// paintSheet paints a sheet of the size of r onto the whole of an image.
func (p *Canvas) paintSheet(m *ebiten.Image, r geom.Rect, paper Paper) {
	stain := float32(1)
	if p.HighContrast {
		stain = 0.3
	}
	p.fillByShader(m, &p.paper, map[string]any{
		"Scale": float32(p.View.Scale), "Half": []float32{float32(r.W / 2), float32(r.H / 2)},
		"Radius": float32(paper.Radius), "Wear": float32(paper.Wear), "Seed": float32(paper.Seed),
		"Tint": theme.ShaderColor(p.tone(paper.Tint)), "Stain": stain,
	})
}

// fillByShader fills an image with the output of the shader s, called with the given uniforms. The
// image may be a part of another one.
func (k *Renderer) fillByShader(m *ebiten.Image, s *shader, uniforms map[string]any) {
	if k.Dry() {
		return
	}
	b := m.Bounds()
	o := ebiten.DrawRectShaderOptions{Uniforms: uniforms}
	o.GeoM.Translate(float64(b.Min.X), float64(b.Min.Y))
	m.DrawRectShader(b.Dx(), b.Dy(), s.get(), &o)
}

// Wash describes a watercolour wash on paper.
type Wash struct {
	Tint     color.RGBA
	Radius   float64
	Strength float64 // opacity, from 0 to 1, of the places where the watercolour is thin
	Seed     float64
}

// washKey is the cache key of the picture of a wash.
type washKey struct {
	wash  Wash
	w, h  int
	scale float64
}

// Wash draws a watercolour wash over r. It is painted once per size and cached.
func (p *Canvas) Wash(r geom.Rect, wash Wash) {
	w, h := p.pixels(r)
	key := washKey{wash, w, h, p.View.Scale}
	m := p.washes.Find(key)
	if m == nil {
		strength := wash.Strength
		if p.HighContrast {
			strength /= 2 // in high contrast, text on the wash must be easy to read
		}
		m = p.washes.Allocate(key, w, h)
		p.fillByShader(m, &p.Renderer.wash, map[string]any{
			"Scale": float32(p.View.Scale), "Half": vec2(r.W/2, r.H/2), "Radius": float32(wash.Radius),
			"Strength": float32(strength), "Seed": float32(wash.Seed), "Tint": theme.ShaderColor(wash.Tint),
		})
	}
	x, y := p.View.ToPixel(geom.Point{X: r.X, Y: r.Y})
	p.blit(m, x, y, White)
}

// pixels returns the size of r in whole pixels, at least 1.
func (p *Canvas) pixels(r geom.Rect) (w, h int) {
	return max(int(math.Ceil(r.W*p.View.Scale)), 1), max(int(math.Ceil(r.H*p.View.Scale)), 1)
}

// Table describes the surface of the table, which is the background of every screen.
type Table struct {
	Field  geom.Rect // rectangle of the cloth inside the leather rail, design units
	Radius float64
	Lamp   geom.Point
	Cloth  color.RGBA // colour of the cloth at medium light
}

// Felt is the colour of the cloth of Boomtown's table and of the menus.
var Felt = color.RGBA{25, 67, 51, 255}

// Table draws the table (planks, leather rail and cloth) over the whole image. Its picture is
// painted once per size and cached.
func (p *Canvas) Table(t Table) {
	p.Flush()
	b := p.Dst.Bounds()
	key := groundKey{t, p.View, b.Dx(), b.Dy()}
	ground := p.grounds.Find(key)
	if ground == nil {
		ground = p.grounds.Allocate(key, b.Dx(), b.Dy())
		p.paintGround(ground, t)
	}
	p.image = ebiten.DrawImageOptions{}
	p.image.GeoM.Translate(float64(b.Min.X), float64(b.Min.Y))
	p.drawImage(ground, &p.image)
}

// groundKey is the cache key of a table surface.
type groundKey struct {
	table Table
	view  View
	w, h  int
}

// paintGround paints a table surface onto the whole of an image.
func (p *Canvas) paintGround(ground *ebiten.Image, t Table) {
	c := t.Field.Center()
	p.fillByShader(ground, &p.table, map[string]any{
		"Scale": float32(p.View.Scale), "Origin": vec2(p.View.X, p.View.Y),
		"Field":  []float32{float32(c.X), float32(c.Y), float32(t.Field.W / 2), float32(t.Field.H / 2)},
		"Radius": float32(t.Radius), "Lamp": vec2(t.Lamp.X, t.Lamp.Y), "Cloth": theme.ShaderColor(p.tone(t.Cloth)),
	})
}
