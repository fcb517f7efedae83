package poster

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"gulch/render/geom"
)

// Face is a head put together from the parts of the kit. Every feature is the name of a part or of a ramp of colours;
// "" is the plain one. Two faces that are equal look the same.
type Face struct {
	Skin, Head, Cut              string // Cut parts light from shade: "hard" or "soft"
	Hair, HairTone               string
	Hat, HatTone                 string
	Nose, Eyes, Brows, Mouth     string
	Beard                        string
	Clothes, Coat, Shirt, Accent string // Accent colours the band of the hat, the tie, the badge
	Things                       string // what else there is to see, joined by "+": "monocle+cigar"; a code holds only the first

	shows Look
}

// Look is what a face shows.
type Look uint8

// The looks. They cost two parts: brows and mouth.
const (
	Calm Look = iota
	Glad
	Sour
	Looks // how many there are
)

// features lists the features of a face with their names in the data, what they choose from, and what is plain.
var features = []struct {
	name, kind, plain string
	of                func(f *Face) *string
}{
	{"skin", "skin", "fair", func(f *Face) *string { return &f.Skin }},
	{"head", "head", "oval", func(f *Face) *string { return &f.Head }},
	{"cut", "cut", "hard", func(f *Face) *string { return &f.Cut }},
	{"hair", "locks", "short", func(f *Face) *string { return &f.Hair }},
	{"hairtone", "hair", "brown", func(f *Face) *string { return &f.HairTone }},
	{"hat", "hat", "none", func(f *Face) *string { return &f.Hat }},
	{"hattone", "cloth", "umber", func(f *Face) *string { return &f.HatTone }},
	{"nose", "nose", "straight", func(f *Face) *string { return &f.Nose }},
	{"eyes", "eyes", "stern", func(f *Face) *string { return &f.Eyes }},
	{"brows", "brows", "flat", func(f *Face) *string { return &f.Brows }},
	{"mouth", "mouth", "stern", func(f *Face) *string { return &f.Mouth }},
	{"beard", "beard", "none", func(f *Face) *string { return &f.Beard }},
	{"clothes", "clothes", "coat", func(f *Face) *string { return &f.Clothes }},
	{"coat", "cloth", "umber", func(f *Face) *string { return &f.Coat }},
	{"shirt", "cloth", "bone", func(f *Face) *string { return &f.Shirt }},
	{"accent", "cloth", "oxblood", func(f *Face) *string { return &f.Accent }},
	{"things", "thing", "none", func(f *Face) *string { return &f.Things }},
}

// parseFace reads "feature=name" words. What is not named is plain.
func parseFace(words []string) (Face, error) {
	var f Face
	for _, x := range features {
		*x.of(&f) = x.plain
	}
	named := map[string]bool{}
	for _, w := range words {
		name, value, _ := strings.Cut(w, "=")
		switch {
		case !slices.Contains(Features(), name):
			return f, fmt.Errorf("a face has no %q", name)
		case value == "" || named[name]:
			return f, fmt.Errorf("a face has one %s", name)
		}
		f.Choose(name, value)
		named[name] = true
	}
	return f, nil
}

// Face returns a face of the data by its name.
func (a *Art) Face(name string) (Face, bool) {
	f, ok := a.faces[name]
	return f, ok
}

// codePrefix begins the codes of faces.
const codePrefix = "face:"

// FaceOf returns the face that a mark stands for: that of a name in the data, or one put together by somebody. It reports
// false for marks of other kinds.
func (a *Art) FaceOf(mark string) (Face, bool) {
	digits, made := strings.CutPrefix(mark, codePrefix)
	if !made {
		return a.Face(mark)
	}
	if len(digits) != len(features) {
		return Face{}, false
	}
	var f Face
	for i, x := range features {
		choices := a.Choices(x.name)
		n, err := strconv.ParseUint(digits[i:i+1], 36, 8)
		if err != nil || int(n) >= len(choices) {
			return Face{}, false
		}
		*x.of(&f) = choices[n]
	}
	return f, true
}

// Code returns a mark that stands for a face, short enough to be kept with a player. It counts on the choices keeping
// their places: new parts go to the end of the data.
func (a *Art) Code(f Face) string {
	code := []byte(codePrefix)
	for _, x := range features {
		first, _, _ := strings.Cut(*x.of(&f), "+")
		i := max(slices.Index(a.Choices(x.name), first), 0)
		code = append(code, strconv.FormatUint(uint64(i), 36)...)
	}
	return string(code)
}

// Features returns what can be chosen of a face, such as "hat".
func Features() []string {
	out := make([]string, len(features))
	for i, x := range features {
		out[i] = x.name
	}
	return out
}

// Choices returns what a feature can be, in an order that does not change; at most 36.
func (a *Art) Choices(feature string) []string {
	for _, x := range features {
		if x.name == feature {
			return a.order["kit."+x.kind]
		}
	}
	return nil
}

// Feature returns what a face has of a feature.
func (f *Face) Feature(name string) string { return *f.feature(name) }

// Choose changes a feature of a face.
func (f *Face) Choose(name, value string) { *f.feature(name) = value }

// feature finds a feature by its name; one that does not exist is kept nowhere.
func (f *Face) feature(name string) *string {
	for _, x := range features {
		if x.name == name {
			return x.of(f)
		}
	}
	return new(string)
}

// dealt is what a face put together by chance may have of some features: for hard and for soft ones. Of the others it may
// have anything.
var dealt = map[string]map[string][]string{
	"hard": {
		"head": {"oval", "square", "long", "round", "gaunt"}, "hair": {"short", "short", "crop", "mop", "sides", "long"},
		"hat":  {"none", "stetson", "slouch", "top", "bowler", "sombrero", "kepi", "fur", "cap", "bandana", "straw", "boss", "boater"},
		"nose": {"straight", "hook", "broad"}, "eyes": {"stern", "squint", "old", "wide"}, "brows": {"flat", "arch", "bushy"},
		"mouth": {"stern", "smirk", "grin"}, "clothes": {"coat", "vest", "neckerchief", "poncho", "dungaree", "furcoat", "duster", "buckskin", "stand"},
		"beard":  {"none", "none", "stubble", "full", "long", "goatee", "walrus", "handlebar", "chops", "horseshoe", "pencil", "patriarch"},
		"things": {"none", "none", "spectacles", "straw", "pipe", "cigar", "scar", "freckles"},
	},
	"soft": {
		"head": {"heart", "oval", "round"}, "hair": {"bun", "long", "curls", "braids", "wave", "afro", "ponytail", "buns"},
		"hat":  {"none", "none", "flower", "bonnet", "scarf", "stetson", "slouch", "straw", "boss", "boater"},
		"nose": {"small", "straight"}, "eyes": {"lash", "wide"}, "brows": {"arch", "flat"}, "mouth": {"lips"}, "beard": {"none"},
		"clothes": {"dress", "low", "neckerchief", "poncho", "shawl", "lace", "duster", "stand", "apron"},
		"things":  {"none", "none", "earring", "spectacles", "blush", "freckles", "rose"},
	},
}

// Anybody puts a face together by chance, one that goes together: hat and coat are not of one cloth.
func (a *Art) Anybody(seed uint64) Face {
	c := newChance(int(seed % (1 << 30)))
	one := func(list []string) string { return list[int(c.unit()*float64(len(list)))] }
	var f Face
	f.Cut = one([]string{"hard", "soft"})
	for _, x := range features {
		if x.name == "cut" {
			continue
		}
		list := dealt[f.Cut][x.name]
		if list == nil {
			list = a.Choices(x.name)
		}
		*x.of(&f) = one(list)
	}
	for f.Coat == f.HatTone {
		f.Coat = one(a.Choices("coat"))
	}
	return f
}

// looks are the parts of a face that shows something: hard ones and soft ones.
var looks = map[Look]map[string]struct{ brows, eyes, mouth string }{
	Glad: {"hard": {"raised", "glad", "beam"}, "soft": {"raised", "glad", "laugh"}},
	Sour: {"hard": {"angry", "sour", "sour"}, "soft": {"frown", "sour", "pout"}},
}

// Showing returns the face with another look. A patch stays on its eye.
func (f Face) Showing(l Look) Face {
	parts, ok := looks[l][f.Cut]
	if !ok {
		return f
	}
	f.Brows, f.Mouth, f.shows = parts.brows, parts.mouth, l
	if f.Eyes != "patch" {
		f.Eyes = parts.eyes
	}
	return f
}

// parted is how far below its place a mouth opens under a beard that covers it, in units.
var parted = map[string]float64{"walrus": 11, "handlebar": 6, "horseshoe": 6, "goatee": 2}

// mouth draws mouth and beard: a calm mouth is covered by a beard, an open one parts it.
func (p *Picture) mouth(f Face) {
	if f.shows == Calm {
		p.Part("mouth." + f.Mouth).maybe("beard." + f.Beard)
		return
	}
	p.maybe("beard."+f.Beard).At(Move(0, parted[f.Beard]), func() { p.Part("mouth." + f.Mouth) })
}

// onSkin are the things that lie under hair and hat.
var onSkin = map[string]bool{"scar": true, "blush": true, "freckles": true, "wrinkles": true, "patch": true}

// Bust draws a head with its shoulders in a box of 200 by 200 units, lit from the upper left and turned a little
// towards the light: its middle line is x = 93.
func (p *Picture) Bust(f Face) *Picture {
	t := Tones{}
	p.ramp(t, "k", "skin", f.Skin)
	p.ramp(t, "h", "hair", f.HairTone)
	p.ramp(t, "d", "cloth", f.HatTone)
	p.ramp(t, "c", "cloth", f.Coat)
	p.ramp(t, "s", "cloth", f.Shirt)
	p.ramp(t, "a", "cloth", f.Accent)
	return p.With(p.art.tones["bust"], func() {
		p.With(t, func() {
			p.maybe("hat." + f.Hat + ".back").maybe("locks." + f.Hair + ".back").Part("neck." + f.Cut)
			p.Part("clothes." + f.Clothes).Part("ear")
			p.head(f)
			p.Part("nose." + f.Nose).Part("eyes." + f.Eyes).Part("brows." + f.Brows)
			p.things(f, true)
			p.mouth(f)
			p.maybe("locks." + f.Hair + ".front")
			p.things(f, false)
			p.maybe("hat." + f.Hat + ".front")
		})
	})
}

// ramp adds the tones of a ramp under a letter: k0, k1, … from lit to deep.
func (p *Picture) ramp(t Tones, letter, kind, name string) {
	ramp, ok := p.art.ramps[kind][name]
	if !ok {
		p.fail(fmt.Errorf("there is no %s %q", kind, name))
	}
	for i, hex := range ramp {
		t[letter+string(rune('0'+i))] = p.Tone(hex)
	}
}

// maybe draws a part, where there is one of that name.
func (p *Picture) maybe(name string) *Picture {
	if p.art.parts[name] == nil {
		return p
	}
	return p.Part(name)
}

// things draws what lies on the skin, or what lies on everything.
func (p *Picture) things(f Face, skin bool) {
	if f.Things == "none" {
		return
	}
	for t := range strings.SplitSeq(f.Things, "+") {
		if onSkin[t] == skin {
			p.Part("thing." + t)
		}
	}
}

// outline returns the path of a part that is only an outline, an empty one without.
func (p *Picture) outline(name string) *Path {
	if s := p.art.parts[name]; s != nil && len(s.commands()) > 0 && s.commands()[0].path != nil {
		return s.commands()[0].path
	}
	p.fail(fmt.Errorf("there is no outline %q", name))
	return &Path{}
}

// head draws the face: its lit tone, the cut, and the shadow that the brim of a hat throws on both.
func (p *Picture) head(f Face) {
	head, cut := p.outline("head."+f.Head), p.outline("cut."+f.Cut)
	p.Flat(head, "k1").Clip(head, func() {
		p.Flat(cut, "k2").Part("planes").Part("planes." + f.Cut)
		if p.art.parts["hat."+f.Hat+".shade"] == nil {
			return
		}
		brim := p.outline("hat." + f.Hat + ".shade")
		p.Flat(brim, "k2").Clip(cut, func() { p.Flat(brim, "k3") })
	})
}

// Plate is what a portrait stands before: the colour and the shape of a seat, by their names in the data.
type Plate struct{ Colour, Shape string }

// portraitBox is what is shown of a portrait: hats, brims and the corners of some plates leave the square of 184 units
// that the round plate fills.
var portraitBox = geom.R(-20, -24, 240, 244)

// PortraitPlate is how wide the plate of a portrait is, as a share of its picture.
const PortraitPlate = 184.0 / 240

// PortraitBox returns where the whole of a portrait lies if its plate is size units large and centred on c.
func PortraitBox(c geom.Point, size float64) geom.Rect {
	k := size / 184
	return geom.R(c.X+(portraitBox.X-100)*k, c.Y+(portraitBox.Y-104)*k, portraitBox.W*k, portraitBox.H*k)
}

// small is the width of a plate in pixels below which a portrait is drawn as a small one.
const small = 64

// Portrait puts a face before the plate of a seat: dark behind the lit cheek and bright behind the shaded one. Head and
// hat break out of the frame, the shoulders do not. px is how wide the plate will be in pixels: a small portrait has a
// larger head, and a flat plate in three tones. rim is how wide the edge of the plate is, in pixels.
func (a *Art) Portrait(f Face, plate Plate, px, rim float64) *Picture {
	p := a.New(200, 200, "lamp")
	p.Box, p.Smooth = portraitBox, true
	tones := Tones{}
	p.ramp(tones, "p", "plate", plate.Colour)
	frame := p.outline("frame." + plate.Shape)
	p.With(p.art.tones["bust"].over(tones), func() {
		edge := rim * 184 / px
		p.edge(frame, edge, "rim").edge(frame, edge/2, "hair")
		if px < small {
			p.smallPlate(frame)
		} else {
			p.largePlate(frame)
		}
	})
	low, place := 140.0, Move(0, 4) // down to low the head may leave the frame
	if px < small {
		low, place = 132, Move(98, 100).Mul(Place(0, 0, 1.08, false)).Mul(Move(-98, -94))
	}
	if plate.Shape == "diamond" {
		low -= 21
	}
	return p.Clip(Box(-20, -60, 240, 60+low).And(frame), func() {
		p.At(place, func() { p.Bust(f) })
	})
}

// edge fills the frame grown by so many units.
func (p *Picture) edge(frame *Path, by float64, tone string) *Picture {
	if by <= 0 {
		return p
	}
	k := (92 + by) / 92
	return p.At(Move(100, 104).Mul(Place(0, 0, k, false)).Mul(Move(-100, -104)), func() { p.Flat(frame, tone) })
}

// smallPlate is the plate in three flat tones.
func (p *Picture) smallPlate(frame *Path) {
	p.Flat(frame, "p1").Clip(frame, func() {
		p.Flat(Polygon(104, -20, 220, -20, 220, 220, 92, 220), "p0").Flat(Polygon(-20, -20, 44, -20, 20, 220, -20, 220), "p2")
	})
}

// largePlate is the plate with a rim and grains.
func (p *Picture) largePlate(frame *Path) {
	all := Box(-10, -10, 220, 220)
	p.Flat(frame, "p2").At(Move(100, 104).Mul(Place(0, 0, 0.93, false)).Mul(Move(-100, -104)), func() {
		p.Flat(frame, "p1").Clip(frame, func() {
			p.Grit(all, Line{10, 60, 120, 110}, "p2", 1, 0).Grit(all, Line{215, 60, 110, 100}, "p0", 1.05, 0)
		})
	})
}
