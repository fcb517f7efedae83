package paint

import (
	"image/color"
	"math"

	"gulch/render/geom"

	"github.com/hajimehoshi/ebiten/v2"
)

type iconKey struct {
	name string
	px   int
}

// ownIcons are shapes of our own, drawn for a square of 512 units like the others.
var ownIcons = map[string]string{
	"hexagon":  "M256 16L464 136V376L256 496L48 376V136Z",
	"triangle": "M256 24L500 464H12Z",
	"star":     "M256 12L322 178L500 190L364 304L408 478L256 382L104 478L148 304L12 190L190 178Z",
	"diamond":  "M256 8L504 256L256 504L8 256Z",
	"chevron":  "M150 60L362 256L150 452L102 404L258 256L102 108Z",
	"back":     "M362 60L150 256L362 452L410 404L254 256L410 108Z",
	"minus":    "M80 216H432V296H80Z",
	"plus":     "M216 80H296V216H432V296H296V432H216V296H80V216H216Z",
	"pawn": "M256 40A88 88 0 0 1 306 200L290 216H336V256H302C306 330 330 372 384 412V472H128V412C182 372 206 330 210 256" +
		"H176V216H222L206 200A88 88 0 0 1 256 40Z",
	"pointer": "M96 64L440 256L96 448L160 256Z",

	// Emblems, and a hex that lies on a side.
	"hex-flat": "M0 256L128 34.3H384L512 256L384 477.7H128Z",
	"lantern":  "M196 84A60 60 0 0 1 316 84H372L416 168H96L140 84ZM112 188H400L428 408H84ZM72 428H440V496H72Z",
	"cross":    "M96 16L256 176L416 16L496 96L336 256L496 416L416 496L256 336L96 496L16 416L176 256L16 96Z",
	"disc":     "M256 12A244 244 0 1 1 256 500A244 244 0 1 1 256 12Z",

	// Things in the pictures of cards. Gaps run against the sense of their outline.
	"adit": "M40 500L88 116H56V60H456V116H424L472 500ZM150 132L112 470H400L362 132Z",
	"saguaro": "M216 500V356H172A72 72 0 0 1 100 284V204A34 34 0 0 1 168 204V272A16 16 0 0 0 184 288H212V72A42 42 0 0 1 300 72V240H328" +
		"A16 16 0 0 0 344 224V156A34 34 0 0 1 412 156V236A72 72 0 0 1 340 308H300V500ZM246 480H254V80H246ZM270 480H278V100H270Z",
	"prickly-pear": "M178 404A80 104 0 1 1 338 404A80 104 0 1 1 178 404ZM64 262A70 92 0 1 1 204 262A70 92 0 1 1 64 262Z" +
		"M300 250A66 86 0 1 1 432 250A66 86 0 1 1 300 250ZM198 176A56 76 0 1 1 310 176A56 76 0 1 1 198 176Z",
	"pears": "M98 168A22 28 0 1 1 142 168A22 28 0 1 1 98 168ZM160 172A20 26 0 1 1 200 172A20 26 0 1 1 160 172ZM232 92A22 28 0 1 1 276 92" +
		"A22 28 0 1 1 232 92ZM346 160A22 28 0 1 1 390 160A22 28 0 1 1 346 160ZM412 190A20 26 0 1 1 452 190A20 26 0 1 1 412 190Z",
	"arch": "M10 500L58 300C66 150 150 60 262 66C392 56 444 168 456 300L502 500H366L352 330C342 250 304 214 258 218C212 214 172 250 166 340" +
		"L150 500Z",
	"icicles": "M10 60Q256 20 502 60V96L486 200L466 110L440 300L412 112L380 210L352 112L318 260L288 112L262 380L230 112L196 220L168 112" +
		"L140 320L108 112L76 230L52 110L30 170L10 96Z",
	"pole": "M238 12H274V84H420V116H274V160H392V190H274V500H238V190H120V160H238V116H92V84H238ZM104 60H124V84H104ZM388 60H408V84H388ZM168 60H188" +
		"V84H168ZM324 60H344V84H324Z",
	"mission": "M60 500V240L108 206V164H158C158 116 202 92 256 30C310 92 354 116 354 164H404V206L452 240V500ZM206 484H306V400A50 50 0 0 0 206" +
		" 400ZM226 226H286V176A30 30 0 0 0 226 176ZM128 300H172V262A22 22 0 0 0 128 262ZM340 300H384V262A22 22 0 0 0 340 262Z",
	"reflection": "M60 12V272L108 306V348H158C158 396 202 420 256 482C310 420 354 396 354 348H404V306L452 272V12Z",
	"tile":       "M60 8H452A52 52 0 0 1 504 60V452A52 52 0 0 1 452 504H60A52 52 0 0 1 8 452V60A52 52 0 0 1 60 8Z",
	"coin":       "M256 8A248 248 0 1 1 255.9 8ZM255.9 62A194 194 0 1 0 256 62ZM256 92A164 164 0 1 1 255.9 92Z",
	"visage":     "M150 170H370V300Q360 380 256 400Q160 380 150 300Z",
	"road":       "M222 200H290L500 512H12ZM250 230L236 320H276L262 230ZM230 360L216 470H296L282 360Z",
	"crack":      "M240 60L284 170L236 230L320 300L250 350L276 460L262 462L228 348L288 304L206 236L262 168L228 66ZM320 300L410 270L326 312ZM236 230L130 210L232 242Z",
}

// HasIcon reports whether there is an icon of that name.
func (k *Kit) HasIcon(name string) bool { return k.paths[name] != "" }

// icon returns the white mask of an icon at an exact pixel size.
func (k *Kit) icon(name string, px int) *ebiten.Image {
	key := iconKey{name, px}
	if m, ok := k.icons[key]; ok {
		return m
	}
	m := ebiten.NewImageFromImage(iconMask(k.paths[name], px))
	k.icons[key] = m
	return m
}

// Icon draws an icon of the given size centred on c.
func (p *Pen) Icon(name string, c geom.Point, size float64, col color.RGBA) {
	px := int(math.Round(size * p.View.Scale))
	if px < 1 || !p.HasIcon(name) {
		return
	}
	x, y := p.View.ToPixel(c)
	p.blit(p.icon(name, px), x-float64(px)/2, y-float64(px)/2, p.tone(col))
}

// IconTurned draws an icon turned by angle (radians, clockwise).
func (p *Pen) IconTurned(name string, c geom.Point, size, angle float64, col color.RGBA) {
	px := int(math.Round(size * p.View.Scale))
	if px < 1 || !p.HasIcon(name) {
		return
	}
	p.Image(p.icon(name, px), geom.Around(c, size, size), angle, p.tone(col))
}
