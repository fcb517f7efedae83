package poster

import (
	"fmt"
	"image/color"

	"gulch/render/geom"
)

// Picture is a list of fills in the order in which they are laid. It is made by its methods, from data or by code, and
// rendered by a [Job] at any size. A finished picture is not changed any more and may be rendered in several places at
// once.
type Picture struct {
	// Box is what is shown of the units that the picture is drawn in.
	Box geom.Rect
	// Smooth leaves the tooth of the paper away, for pictures that other drawing adjoins.
	Smooth bool

	art   *Art
	tones Tones
	m     Matrix
	clip  *clip
	fade  float64
	fills []fill
	signs []Letters
	err   error
	deep  int // how many parts and pictures it is inside of, to stop those that contain themselves
}

// kind is how a path is filled.
type kind uint8

const (
	flat kind = iota // one tone
	grad             // tone to tone along a line, smooth: skies, water, smoke
	grit             // one tone that thins out along a line in grains: all modelling
	glow             // the same around a point: lamps, the sun
)

// fill is one path to be filled.
type fill struct {
	kind    kind
	path    *Path
	m       Matrix
	tone    color.RGBA
	opacity float64
	line    [4]float64 // from where to where it fades; centre and radius of a glow
	alpha   [2]float64 // opacity at both ends
	stops   []Stop
	clip    *clip
}

// clip bounds fills by a path, and by the clip around it.
type clip struct {
	path  *Path
	m     Matrix
	outer *clip
	fades *Line // along which what is drawn comes in in grains, nil for all of it
}

// Stop is one colour of a smooth fade.
type Stop struct {
	At      float64 // 0 to 1 along the line
	Tone    string
	Opacity float64

	colour color.RGBA
}

// Line is where a fade runs: from its first point to its second one.
type Line struct{ X0, Y0, X1, Y1 float64 }

// New returns an empty picture of w by h units in the tones of an hour.
func (a *Art) New(w, h float64, hour string) *Picture {
	p := &Picture{Box: geom.R(0, 0, w, h), art: a, tones: a.hours[hour], m: Move(0, 0), fade: 1}
	if p.tones == nil {
		p.fail(fmt.Errorf("there is no hour %q", hour))
	}
	return p
}

// Err returns the first thing that was wrong with the data of the picture: a tone or a part that does not exist.
func (p *Picture) Err() error { return p.err }

func (p *Picture) fail(err error) {
	if p.err == nil {
		p.err = err
	}
}

// Letters are a line of writing that belongs to a picture, such as the name on a lid. Jobs paint none: whoever shows the
// picture sets them over it in the face of names, at the size of the screen. Lengths are in the units of the picture.
type Letters struct {
	Text        string
	X, Y        float64    // the middle of the line, on which the letters stand
	Size, Space float64    // of the letters, and what is added between two of them
	Tone, Shade color.RGBA // Shade is what falls to the lower right, transparent for none
}

// Letters returns what is written on the picture.
func (p *Picture) Letters() []Letters { return p.signs }

// Write writes a line on the picture; a shade of "none" throws none.
func (p *Picture) Write(l Letters, tone, shade string) *Picture {
	l.Tone = p.Tone(tone)
	if shade != "none" {
		l.Shade = p.Tone(shade)
	}
	p.signs = append(p.signs, l)
	return p
}

// Fills returns of how many fills the picture consists.
func (p *Picture) Fills() int { return len(p.fills) }

// Palette returns all tones of the picture, each once.
func (p *Picture) Palette() []color.RGBA {
	seen := map[color.RGBA]bool{}
	var out []color.RGBA
	add := func(c color.RGBA) {
		if !seen[c] {
			seen[c] = true
			out = append(out, c)
		}
	}
	for _, f := range p.fills {
		if f.kind == grad {
			for _, s := range f.stops {
				add(s.colour)
			}
			continue
		}
		add(f.tone)
	}
	return out
}

// Ground is the tone of the first fill, which mostly is the plain sky: what stands in for the picture until it is
// painted. Portraits have none.
func (p *Picture) Ground() color.RGBA {
	if len(p.fills) == 0 || p.Smooth {
		return color.RGBA{}
	}
	return p.fills[0].tone
}

// Tone returns a colour by its name in the picture, or by its value "#RRGGBB".
func (p *Picture) Tone(name string) color.RGBA {
	if c, ok := p.tones[name]; ok {
		return c
	}
	c, err := parseTone(name)
	if err != nil {
		p.fail(fmt.Errorf("there is no tone %q", name))
	}
	return c
}

// light is what the hour makes of white.
func (p *Picture) light() color.RGBA {
	if c, ok := p.tones["light"]; ok {
		return c
	}
	return color.RGBA{255, 255, 255, 255}
}

func (p *Picture) add(f fill) *Picture {
	f.m, f.clip = p.m, p.clip
	f.opacity *= p.fade
	if f.opacity > 0 && f.path != nil {
		p.fills = append(p.fills, f)
	}
	return p
}

// Flat fills a path with one tone.
func (p *Picture) Flat(d *Path, tone string) *Picture { return p.Tint(d, tone, 1) }

// Tint is Flat with an opacity from 0 to 1.
func (p *Picture) Tint(d *Path, tone string, opacity float64) *Picture {
	return p.add(fill{kind: flat, path: d, tone: p.Tone(tone), opacity: opacity})
}

// Grad fills a path from tone to tone along a line.
func (p *Picture) Grad(d *Path, l Line, stops ...Stop) *Picture {
	own := make([]Stop, len(stops))
	for i, s := range stops {
		s.colour = p.Tone(s.Tone)
		own[i] = s
	}
	f := fill{kind: grad, path: d, opacity: 1, line: [4]float64{l.X0, l.Y0, l.X1, l.Y1}, stops: own}
	if len(own) > 0 {
		f.tone = own[0].colour
	}
	return p.add(f)
}

// Grit fills a path with one tone that thins out in grains, from the opacity a0 to a1 along a line.
func (p *Picture) Grit(d *Path, l Line, tone string, a0, a1 float64) *Picture {
	return p.add(fill{kind: grit, path: d, tone: p.Tone(tone), opacity: 1, line: [4]float64{l.X0, l.Y0, l.X1, l.Y1}, alpha: [2]float64{a0, a1}})
}

// Glow fills a path with one tone that thins out in grains around (x, y), to nothing at the radius r; nil is the disc.
func (p *Picture) Glow(d *Path, x, y, r float64, tone string, a float64) *Picture {
	if d == nil {
		d = Circle(x, y, r)
	}
	return p.add(fill{kind: glow, path: d, tone: p.Tone(tone), opacity: 1, line: [4]float64{x, y, r}, alpha: [2]float64{a, 0}})
}

// Clip draws what f draws within a path.
func (p *Picture) Clip(d *Path, f func()) *Picture { return p.clipped(clip{path: d}, f) }

// Dissolve is Clip, and what is drawn comes in in grains along a line: nothing of it at the first point, all of it at the second one.
func (p *Picture) Dissolve(d *Path, l Line, f func()) *Picture {
	return p.clipped(clip{path: d, fades: &l}, f)
}

func (p *Picture) clipped(c clip, f func()) *Picture {
	was := p.clip
	c.m, c.outer = p.m, was
	p.clip = &c
	f()
	p.clip = was
	return p
}

// At draws what f draws at another place.
func (p *Picture) At(m Matrix, f func()) *Picture {
	was := p.m
	p.m = was.Mul(m)
	f()
	p.m = was
	return p
}

// Fade draws what f draws with an opacity.
func (p *Picture) Fade(opacity float64, f func()) *Picture {
	was := p.fade
	p.fade *= opacity
	f()
	p.fade = was
	return p
}

// With draws what f draws in other tones.
func (p *Picture) With(t Tones, f func()) *Picture {
	was := p.tones
	p.tones = was.over(t)
	f()
	p.tones = was
	return p
}

// most is how deep parts may lie in parts.
const most = 12

// Part draws a part of the data around (0, 0).
func (p *Picture) Part(name string) *Picture {
	part, ok := p.art.parts[name]
	if !ok {
		p.fail(fmt.Errorf("there is no part %q", name))
		return p
	}
	return p.run(name, part.commands())
}

// Use draws another picture of the data in the hour of this one, with its own tones where they are not the hour's.
func (p *Picture) Use(name string) *Picture {
	other, ok := p.art.pictures[name]
	if !ok {
		p.fail(fmt.Errorf("there is no picture %q", name))
		return p
	}
	return p.With(other.tones.at(p.light()), func() { p.run(name, other.commands()) })
}

// run carries the commands of a part out.
func (p *Picture) run(name string, body []command) *Picture {
	if p.deep++; p.deep > most {
		p.fail(fmt.Errorf("%q contains itself", name))
	} else {
		for i := range body {
			body[i].run(p)
		}
	}
	p.deep--
	return p
}
