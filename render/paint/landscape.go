package paint

import (
	"image/color"

	"gulch/render/geom"
	"gulch/render/theme"
)

// Vista describes the background of a small picture: sky, land and ground. Lengths are in design
// units, positions relative to the upper left corner of the picture.
type Vista struct {
	Sky      [3]color.RGBA // colours of the sky: at the zenith, in the middle, and at the horizon
	Orb      geom.Point    // centre of the sun or moon
	OrbR     float64       // radius of the sun or moon, 0 if it is hidden
	Halo     float64       // strength of the glow around the sun or moon, 0 to 1
	OrbColor color.RGBA
	Horizon  float64
	Land     Land
	Far      color.RGBA // colour of the distant land
	Near     color.RGBA // colour of the near land
	Ground   color.RGBA
	Deep     color.RGBA // colour of the ground at the lower edge
	Water    float64    // 1 if the ground is water that reflects the sky, otherwise 0
	Stars    float64
	Fall     float64 // amount of snow, dust or spray in the air, 0 to 1
	// horizontal drift of the snow, dust or spray per unit of its fall: positive to the left,
	// negative to the right
	Slant    float64
	FallTint color.RGBA
	Seed     float64
}

// Land describes the shape of the land at the horizon.
type Land struct {
	Height float64 // height in design units of the highest of the layers of land
	Steps  float64 // 1 for mesas with steep walls, otherwise 0
	Ridges float64 // 1 for sharp peaks, otherwise 0
	Often  float64 // density of the hills, 1 for one hill per 40 units
	Snow   float64 // snow line as a fraction of the height: there is snow above it; 0 for no snow
}

// Vista draws a background that fills r. It is not cached, so it should be part of an image that is
// cached as a whole.
func (p *Canvas) Vista(r geom.Rect, v Vista) {
	w, h := p.pixels(r)
	snow := v.Land.Snow
	if snow == 0 {
		snow = 2
	}
	m := p.Textures.scratch.take(w, h)
	p.fillByShader(m, &p.vista, map[string]any{
		"Scale": float32(p.View.Scale), "Size": vec2(r.W, r.H),
		"Zenith":   theme.ShaderColor(v.Sky[0]),
		"Middle":   theme.ShaderColor(v.Sky[1]),
		"Low":      theme.ShaderColor(v.Sky[2]),
		"Orb":      []float32{float32(v.Orb.X), float32(v.Orb.Y), float32(v.OrbR), float32(v.Halo)},
		"OrbColor": theme.ShaderColor(v.OrbColor), "Horizon": float32(v.Horizon),
		"Form": []float32{float32(v.Land.Height), float32(v.Land.Steps), float32(v.Land.Ridges), float32(v.Land.Often)},
		"Far":  theme.ShaderColor(v.Far), "Near": theme.ShaderColor(v.Near), "Cap": float32(snow),
		"Ground": theme.ShaderColor(v.Ground), "Deep": theme.ShaderColor(v.Deep), "Water": float32(v.Water),
		"Stars": float32(v.Stars), "Fall": vec2(v.Fall, v.Slant), "FallColor": theme.ShaderColor(v.FallTint),
		"Seed": float32(v.Seed),
	})
	x, y := p.View.ToPixel(geom.Point{X: r.X, Y: r.Y})
	p.blit(m, x, y, White)
	p.Textures.scratch.release(m)
}

func vec2(x, y float64) []float32 { return []float32{float32(x), float32(y)} }
