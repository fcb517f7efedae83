package poster

import (
	"fmt"
	"image/color"
	"strconv"
	"strings"
)

// Tones are the colours of a picture by name. The names of an hour are
//
//	sky0 zenith, sky1 middle, sky2 horizon; orb the sun or the moon
//	far, mid, near the three depths of land; ground
//	ink the darkest plane, which is never black
//	lit the colour of a plane that faces the light, lit2 the same one step away
//	lamp fire and windows; cool the light that returns in the shade
//
// and those of a figure b its body, l the plane that catches the light, m between them, i the deepest.
type Tones map[string]color.RGBA

// HourTones are the names that every hour has.
var HourTones = []string{"sky0", "sky1", "sky2", "orb", "far", "mid", "near", "ground", "ink", "lit", "lit2", "lamp", "cool"}

// over returns t with the tones of more in place of its own. Neither is changed.
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

// parseTone reads "#RRGGBB".
func parseTone(s string) (color.RGBA, error) {
	hex, ok := strings.CutPrefix(s, "#")
	v, err := strconv.ParseUint(hex, 16, 32)
	if !ok || err != nil || len(hex) != 6 {
		return color.RGBA{}, fmt.Errorf("%q is not a colour such as #F6AE5E", s)
	}
	return color.RGBA{uint8(v >> 16), uint8(v >> 8), uint8(v), 255}, nil
}

// parseTones reads "name=#RRGGBB" words.
func parseTones(words []string) (Tones, error) {
	t := Tones{}
	for _, w := range words {
		name, value, ok := strings.Cut(w, "=")
		if !ok {
			return nil, fmt.Errorf("%q should be tone=#RRGGBB", w)
		}
		c, err := parseTone(value)
		if err != nil {
			return nil, err
		}
		t[name] = c
	}
	return t, nil
}
