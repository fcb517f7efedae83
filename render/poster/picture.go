package poster

import (
	"fmt"
	"image/color"

	"gulch/render/geom"
)

// Picture is a list of fills in drawing order. It is built by its methods, either from the data or
// by other code, and rendered by a [Job] at any size. A finished picture is not changed any more,
// so several goroutines may render it at the same time.
type Picture struct {
	// Box is the visible area in the units of the picture.
	Box geom.Rect
	// Smooth leaves out the paper texture. It is for pictures that are shown next to other drawing.
	Smooth bool

	art   *Art
	tones Tones
	m     Matrix
	clip  *clip
	fade  float64
	fills []fill
	signs []TextLine
	err   error
	depth int // current nesting depth of parts and pictures, to detect recursion
}

// kind is the way in which a path is filled.
type kind uint8

const (
	flat kind = iota // filled with one plain colour
	grad             // smooth gradient along a line: skies, water, smoke
	grit             // one colour with a grainy fade along a line: used for all shading
	glow             // one colour with a grainy fade around a point: lamps, the sun
)

// fill is a path that is filled with a colour, a gradient or a fade.
type fill struct {
	kind    kind
	path    *Path
	m       Matrix
	tone    color.RGBA
	opacity float64
	line    [4]float64 // start and end point of the fade, or centre and radius of the glow
	alpha   [2]float64 // opacity at the start and at the end of the fade
	stops   []Stop
	clip    *clip
}

// clip limits fills to the inside of a path, and also to the clip in which it is nested.
type clip struct {
	path  *Path
	m     Matrix
	outer *clip
	fades *Line // line along which everything drawn inside the clip fades out with grain, nil for no fade
}

// Stop is a colour stop of a smooth gradient.
type Stop struct {
	At      float64 // position along the line, 0 to 1
	Tone    string
	Opacity float64

	colour color.RGBA
}

// Line is the line of a fade or gradient, from its start to its end.
type Line struct{ X0, Y0, X1, Y1 float64 }

// New returns an empty picture of w by h units with the tones (named colours) of a time of day,
// such as "dusk".
func (a *Art) New(w, h float64, hour string) *Picture {
	p := &Picture{Box: geom.R(0, 0, w, h), art: a, tones: a.hours[hour], m: Move(0, 0), fade: 1}
	if p.tones == nil {
		p.fail(fmt.Errorf("there is no hour %q", hour))
	}
	return p
}

// Err returns the first error that occurred while the picture was built, such as a missing tone or
// part.
func (p *Picture) Err() error { return p.err }

func (p *Picture) fail(err error) {
	if p.err == nil {
		p.err = err
	}
}

// TextLine is a line of text in a picture, such as the title on a box lid. Jobs do not render text:
// the caller draws it over the rendered picture in the display typeface. Lengths are in units of
// the picture.
type TextLine struct {
	Text        string
	X, Y        float64    // position of the middle of the baseline
	Size, Space float64    // letter size, and additional letter spacing
	Tone, Shade color.RGBA // Shade is the colour of a drop shadow to the lower right, transparent for no shadow
}

// TextLines returns the lines of text that the caller must draw over the rendered picture.
func (p *Picture) TextLines() []TextLine { return p.signs }

// AddText adds a line of text to the picture, with the tones named tone and shade; shade "none"
// means no shadow.
func (p *Picture) AddText(l TextLine, tone, shade string) *Picture {
	l.Tone = p.Tone(tone)
	if shade != "none" {
		l.Shade = p.Tone(shade)
	}
	p.signs = append(p.signs, l)
	return p
}

// Fills returns the number of fills of the picture.
func (p *Picture) Fills() int { return len(p.fills) }

// Palette returns the distinct colours with which the picture is drawn.
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

// PlaceholderColor returns the colour that is shown until the picture is rendered: the tone of its
// first fill, in most cases the plain sky. For pictures with Smooth it is transparent.
func (p *Picture) PlaceholderColor() color.RGBA {
	if len(p.fills) == 0 || p.Smooth {
		return color.RGBA{}
	}
	return p.fills[0].tone
}

// Tone returns the colour with the given name in the picture; name may also be a value "#RRGGBB".
// An unknown name is recorded as an error, see [Picture.Err].
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

// light returns the colour of the light at the picture's time of day, by which the colours of
// materials are multiplied.
func (p *Picture) light() color.RGBA {
	if c, ok := p.tones["light"]; ok {
		return c
	}
	return color.RGBA{255, 255, 255, 255}
}

// add appends the fill f, with the current transformation, clip and opacity.
func (p *Picture) add(f fill) *Picture {
	f.m, f.clip = p.m, p.clip
	f.opacity *= p.fade
	if f.opacity > 0 && f.path != nil {
		p.fills = append(p.fills, f)
	}
	return p
}

// Flat fills a path with the colour named tone.
func (p *Picture) Flat(d *Path, tone string) *Picture { return p.Tint(d, tone, 1) }

// Tint fills a path with the colour named tone, at an opacity from 0 to 1.
func (p *Picture) Tint(d *Path, tone string, opacity float64) *Picture {
	return p.add(fill{kind: flat, path: d, tone: p.Tone(tone), opacity: opacity})
}

// Grad fills a path with a smooth gradient along a line through the colours of stops.
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

// Grit fills a path with the colour named tone, in a grainy fade from opacity a0 to a1 along a
// line.
func (p *Picture) Grit(d *Path, l Line, tone string, a0, a1 float64) *Picture {
	return p.add(fill{kind: grit, path: d, tone: p.Tone(tone), opacity: 1, line: [4]float64{l.X0, l.Y0, l.X1, l.Y1},
		alpha: [2]float64{a0, a1}})
}

// Glow fills a path with one tone and a grainy fade around (x, y), from opacity a at the centre to
// 0 at the radius r. A nil path means the circle with that radius.
func (p *Picture) Glow(d *Path, x, y, r float64, tone string, a float64) *Picture {
	if d == nil {
		d = Circle(x, y, r)
	}
	return p.add(fill{kind: glow, path: d, tone: p.Tone(tone), opacity: 1, line: [4]float64{x, y, r},
		alpha: [2]float64{a, 0}})
}

// Clip limits everything that f draws to the inside of the path d.
func (p *Picture) Clip(d *Path, f func()) *Picture { return p.clipped(clip{path: d}, f) }

// Dissolve limits everything that f draws to the inside of the path d, with a grainy fade along the
// line l: the drawing is invisible at the start of the line and opaque at its end.
func (p *Picture) Dissolve(d *Path, l Line, f func()) *Picture {
	return p.clipped(clip{path: d, fades: &l}, f)
}

// clipped calls f with a clip inside the current one.
func (p *Picture) clipped(c clip, f func()) *Picture {
	was := p.clip
	c.m, c.outer = p.m, was
	p.clip = &c
	f()
	p.clip = was
	return p
}

// At transforms everything that f draws by m.
func (p *Picture) At(m Matrix, f func()) *Picture {
	was := p.m
	p.m = was.Mul(m)
	f()
	p.m = was
	return p
}

// Fade multiplies the opacity of everything that f draws.
func (p *Picture) Fade(opacity float64, f func()) *Picture {
	was := p.fade
	p.fade *= opacity
	f()
	p.fade = was
	return p
}

// WithTones adds the named colours t while f draws. They replace colours with the same names.
func (p *Picture) WithTones(t Tones, f func()) *Picture {
	was := p.tones
	p.tones = was.over(t)
	f()
	p.tones = was
	return p
}

// maxDepth is the maximum nesting depth of parts and pictures.
const maxDepth = 12

// Part draws a part of the art data, with its origin at the current origin.
func (p *Picture) Part(name string) *Picture {
	part, ok := p.art.parts[name]
	if !ok {
		p.fail(fmt.Errorf("there is no part %q", name))
		return p
	}
	return p.run(name, part.commands())
}

// Use draws another picture of the art data into this one, at the time of day of this picture. The
// other picture keeps the named colours that it defines itself.
func (p *Picture) Use(name string) *Picture {
	other, ok := p.art.pictures[name]
	if !ok {
		p.fail(fmt.Errorf("there is no picture %q", name))
		return p
	}
	return p.WithTones(other.tones.at(p.light()), func() { p.run(name, other.commands()) })
}

// run executes body, the commands of the part or picture with a name. If parts are nested too
// deeply, it records an error instead.
func (p *Picture) run(name string, body []command) *Picture {
	if p.depth++; p.depth > maxDepth {
		p.fail(fmt.Errorf("%q contains itself", name))
	} else {
		for i := range body {
			body[i].run(p)
		}
	}
	p.depth--
	return p
}
