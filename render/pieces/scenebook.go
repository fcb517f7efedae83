package pieces

import (
	"encoding/json"
	"fmt"
	"image/color"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/theme"
)

// SceneBook is the scenes on the cards of a game, read from data: lands, and pictures of things that stand in one of them.
type SceneBook struct {
	lands    map[string]country
	pictures map[string]picture
}

// tint is a colour in hexadecimal digits.
type tint string

func (t tint) color() color.RGBA {
	var n uint32
	_, _ = fmt.Sscanf(string(t), "%x", &n) // checked by ReadScenes
	return theme.RGB(n)
}

// country is a vista in data: what is not there stays as it is.
type country struct {
	Sky      []tint   `json:"sky"` // from the zenith down
	OrbX     *float64 `json:"orb_x"`
	OrbY     *float64 `json:"orb_y"`
	OrbR     *float64 `json:"orb_r"`
	Halo     *float64 `json:"halo"`
	OrbColor *tint    `json:"orb_color"`
	Height   *float64 `json:"height"`
	Steps    *float64 `json:"steps"`
	Ridges   *float64 `json:"ridges"`
	Often    *float64 `json:"often"`
	Snow     *float64 `json:"snow"`
	Far      *tint    `json:"far"`
	Near     *tint    `json:"near"`
	Ground   *tint    `json:"ground"`
	Deep     *tint    `json:"deep"`
	Water    *float64 `json:"water"`
	Fall     *float64 `json:"fall"`
	Slant    *float64 `json:"slant"`
	FallTint *tint    `json:"fall_tint"`
}

// picture is a scene in data.
type picture struct {
	Land  string  `json:"land"`
	Hour  string  `json:"hour"` // "" for that of the land
	Vista country `json:"vista"`
	Props []prop  `json:"props"`
}

// prop is a thing in data, see [Prop].
type prop struct {
	Icon  string  `json:"icon"`
	X     float64 `json:"x"`
	Foot  float64 `json:"foot"`
	Size  float64 `json:"size"`
	Body  tint    `json:"body"`
	Line  tint    `json:"line"` // of the gaps in the icon, "" for a dark shade of the body
	Turn  float64 `json:"turn"`
	Far   float64 `json:"far"`
	Glow  float64 `json:"glow"`
	Above float64 `json:"above"`
	Shine float64 `json:"shine"`
	Flip  bool    `json:"flip"`
	Bare  bool    `json:"bare"`
}

// ReadScenes reads a book: {"lands": {name: vista}, "pictures": {name: {"land", "hour", "vista", "props"}}}. The vista of a
// picture says what is different there from its land at its hour.
func ReadScenes(data []byte) (*SceneBook, error) {
	var file struct {
		Lands    map[string]country `json:"lands"`
		Pictures map[string]picture `json:"pictures"`
	}
	if err := json.Unmarshal(data, &file); err != nil {
		return nil, fmt.Errorf("scenes: %w", err)
	}
	for name, x := range file.Pictures {
		if _, ok := file.Lands[x.Land]; !ok {
			return nil, fmt.Errorf("scenes: %s lies in %q, which is no land", name, x.Land)
		}
		if _, ok := hours[x.Hour]; !ok && x.Hour != "" {
			return nil, fmt.Errorf("scenes: %s: there is no hour %q", name, x.Hour)
		}
	}
	return &SceneBook{file.Lands, file.Pictures}, nil
}

// Names lists the pictures.
func (b *SceneBook) Names() []string {
	var out []string
	for name := range b.pictures {
		out = append(out, name)
	}
	return out
}

// Scene returns a picture, the first of some names that is there; seed makes its land differ from others. It is false
// where none is.
func (b *SceneBook) Scene(seed float64, names ...string) (*Scene, bool) {
	for _, name := range names {
		x, ok := b.pictures[name]
		if !ok {
			continue
		}
		s := &Scene{}
		b.lands[x.Land].set(&s.Vista)
		s.Horizon = standing
		if change := hours[x.Hour]; change != nil {
			change(&s.Vista)
		}
		x.Vista.set(&s.Vista)
		s.Seed = seed
		for _, o := range x.Props {
			s.Props = append(s.Props, o.in(s.Vista))
		}
		return s, true
	}
	return nil, false
}

// standing is where the horizon lies in the pictures.
const standing = 60

// in returns the thing as it stands in a vista, whose air lies before it.
func (o prop) in(v paint.Vista) Prop {
	f := paint.Figure{
		Icon: o.Icon, Body: o.Body.color(), Flip: o.Flip, Bare: o.Bare, Glow: o.Glow, Far: o.Far, Air: theme.Mix(v.Sky[2], v.Far, 0.5),
	}
	if o.Line != "" {
		f.Line = o.Line.color()
	}
	return Prop{Figure: f, X: o.X, Foot: o.Foot, Size: o.Size, Turn: o.Turn, Above: o.Above, Shine: o.Shine}
}

// set makes a vista what the data says.
func (c country) set(v *paint.Vista) {
	for i, t := range c.Sky[:min(len(c.Sky), 3)] {
		v.Sky[i] = t.color()
	}
	for _, x := range []struct {
		from *float64
		to   *float64
	}{
		{c.OrbX, &v.Orb.X}, {c.OrbY, &v.Orb.Y}, {c.OrbR, &v.OrbR}, {c.Halo, &v.Halo}, {c.Height, &v.Land.Height}, {c.Steps, &v.Land.Steps},
		{c.Ridges, &v.Land.Ridges}, {c.Often, &v.Land.Often}, {c.Snow, &v.Land.Snow}, {c.Water, &v.Water}, {c.Fall, &v.Fall}, {c.Slant, &v.Slant},
	} {
		if x.from != nil {
			*x.to = *x.from
		}
	}
	for _, x := range []struct {
		from *tint
		to   *color.RGBA
	}{
		{c.OrbColor, &v.OrbColor}, {c.Far, &v.Far}, {c.Near, &v.Near}, {c.Ground, &v.Ground}, {c.Deep, &v.Deep}, {c.FallTint, &v.FallTint},
	} {
		if x.from != nil {
			*x.to = x.from.color()
		}
	}
}

// hours are times of day, or weathers, and what they do to a land.
var hours = map[string]func(v *paint.Vista){
	"day": func(v *paint.Vista) {
		v.Sky = sky(0x6FA3BD, 0xB9D3D0, 0xF4EBCB)
		v.Halo = 0.3
	},
	"dusk": func(v *paint.Vista) {
		v.Sky = sky(0x40345C, 0xC0625A, 0xF7BE78)
		v.Orb.Y, v.OrbColor, v.Halo = 50, theme.RGB(0xFFDD9C), 0.5
		v.Far, v.Near = theme.Mix(v.Far, theme.RGB(0x8C4A58), 0.5), theme.Mix(v.Near, theme.RGB(0x46233C), 0.55)
		v.Ground, v.Deep = theme.Mix(v.Ground, theme.RGB(0xA0604C), 0.5), theme.Mix(v.Deep, theme.RGB(0x2E1626), 0.55)
	},
	"night": func(v *paint.Vista) {
		v.Sky = sky(0x0E1730, 0x233A5C, 0x5B7C92)
		v.OrbColor, v.Halo, v.Stars = theme.RGB(0xF4F1DC), 0.26, 0.9
		dark := theme.RGB(0x141C33)
		v.Far, v.Near = theme.Mix(v.Far, dark, 0.62), theme.Mix(v.Near, dark, 0.72)
		v.Ground, v.Deep = theme.Mix(v.Ground, dark, 0.58), theme.Mix(v.Deep, dark, 0.72)
	},
	"blizzard": func(v *paint.Vista) {
		v.Sky = sky(0x4A5674, 0x8D93AC, 0xC9CAD4)
		v.OrbR, v.Halo = 0, 0.08
		v.Far, v.Near = theme.Mix(v.Far, theme.RGB(0xA5A9BC), 0.55), theme.Mix(v.Near, theme.RGB(0x5D6480), 0.4)
		v.Fall, v.Slant, v.FallTint = 0.7, 1.1, theme.RGB(0xFBFBFF)
	},
	"indoors": func(v *paint.Vista) {
		v.Sky = sky(0x2A150D, 0x5C3520, 0x8A5632)
		v.Land.Height, v.OrbR, v.Stars = 0, 0, 0
		v.Orb, v.OrbColor, v.Halo = geom.Point{X: 70, Y: 18}, theme.RGB(0xFFD48A), 0.45
		v.Horizon, v.Ground, v.Deep = 66, theme.RGB(0x2F6A4C), theme.RGB(0x123524)
	},
}

func sky(zenith, middle, low uint32) [3]color.RGBA {
	return [3]color.RGBA{theme.RGB(zenith), theme.RGB(middle), theme.RGB(low)}
}
