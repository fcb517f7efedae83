package poster

import (
	"errors"
	"fmt"
	"image/color"
	"strconv"
	"strings"
)

// Tones are the colours of a picture by name. Every hour (time of day) defines the colours
//
//	sky0 zenith, sky1 middle, sky2 horizon; orb the sun or the moon
//	far, mid, near the three depths of land; ground
//	ink the darkest plane, which is never black
//	lit the colour of a plane that faces the light, lit2 a plane one step further away
//	lamp fire and windows; cool the reflected light in the shade
//	light the light of the hour, by which dyes are multiplied
//	glass, glass2 windows, dark by day and lit at night, and the reflection in them
//
// The names in a figure are b for its body, l for the lit plane, m for the plane between them, and
// i for the deepest plane.
type Tones map[string]color.RGBA

// HourTones are the names of the colours that every time of day defines.
var HourTones = []string{"sky0", "sky1", "sky2", "orb", "far", "mid", "near", "ground", "ink", "lit", "lit2", "lamp",
	"cool", "light", "glass", "glass2"}

// over returns a copy of t to which the tones in more are added. They replace tones of t with the
// same name. Neither t nor more is changed.
func (t Tones) over(more Tones) Tones {
	if len(more) == 0 {
		return t
	}
	out := make(Tones, len(t)+len(more))
	for name, c := range t {
		out[name] = c
	}
	for name, c := range more {
		out[name] = c
	}
	return out
}

// parseTone parses "#RRGGBB".
func parseTone(s string) (color.RGBA, error) {
	hex, ok := strings.CutPrefix(s, "#")
	v, err := strconv.ParseUint(hex, 16, 32)
	if !ok || err != nil || len(hex) != 6 {
		return color.RGBA{}, fmt.Errorf("%q is not a colour such as #F6AE5E", s)
	}
	return color.RGBA{uint8(v >> 16), uint8(v >> 8), uint8(v), 255}, nil
}

// mixture is a set of named colours (tones). Some of them are dyes: they depend on the light of the
// time of day.
type mixture struct {
	plain Tones // tones that are the same at every hour
	dyes  Tones // tones as they are at noon; they are multiplied by the light of the hour
}

// at returns the named colours as they appear in a light: tones are unchanged, dyes are multiplied
// by the colour of the light.
func (m mixture) at(light color.RGBA) Tones {
	if len(m.dyes) == 0 {
		return m.plain
	}
	t := make(Tones, len(m.plain)+len(m.dyes))
	for name, c := range m.plain {
		t[name] = c
	}
	for name, c := range m.dyes {
		t[name] = lit(c, light)
	}
	return t
}

// lit returns the colour c as it appears in a light: each channel of c is multiplied by that
// channel of light.
func lit(c, light color.RGBA) color.RGBA {
	mul := func(a, b uint8) uint8 { return uint8((int(a)*int(b) + 127) / 255) }
	return color.RGBA{mul(c.R, light.R), mul(c.G, light.G), mul(c.B, light.B), c.A}
}

// parseMixture parses words of the form "name=#RRGGBB", or "name~#RRGGBB" for dyes.
func parseMixture(words []string) (mixture, error) {
	m := mixture{plain: Tones{}, dyes: Tones{}}
	for _, w := range words {
		i := strings.IndexAny(w, "=~")
		if i < 0 {
			return m, fmt.Errorf("%q should be tone=#RRGGBB", w)
		}
		c, err := parseTone(w[i+1:])
		if err != nil {
			return m, err
		}
		if w[i] == '~' {
			m.dyes[w[:i]] = c
		} else {
			m.plain[w[:i]] = c
		}
	}
	return m, nil
}

// parseTones parses words of the form "name=#RRGGBB".
func parseTones(words []string) (Tones, error) {
	m, err := parseMixture(words)
	if err == nil && len(m.dyes) > 0 {
		err = errors.New("only pictures have tones that are seen in the light of an hour")
	}
	return m.plain, err
}
