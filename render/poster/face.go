package poster

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Face is a head composed from parts. Every feature is the name of a part or of a colour ramp, or
// "" for the default. Equal faces look the same.
type Face struct {
	Skin, Head, Cut              string // Cut is the border between the lit and the shaded side: "hard" or "soft"
	Hair, HairTone               string
	Hat, HatTone                 string
	Nose, Eyes, Brows, Mouth     string
	Beard                        string
	Clothes, Coat, Shirt, Accent string // Accent is the colour of the hat band, the tie and the badge
	// names of accessories joined by "+", for example "monocle+cigar"; [Art.Code] encodes only the
	// first
	Things string

	shows Expression
}

// Expression is the facial expression of a face.
type Expression uint8

// The expressions. An expression replaces brows, mouth and in most cases the eyes of a face.
const (
	Calm Expression = iota
	Glad
	Sour
	ExpressionCount // number of expressions, not an expression
)

// features lists the features of a face: the name of the feature in the art data, its kind of part
// or colour ramp, its default value, and a function that returns the field of Face for it.
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

// parseFace parses words of the form "feature=name". Features that are not named have their default
// value. It returns an error for unknown or repeated features.
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

// Face returns the face with a name in the art data; the second result is false if there is none.
func (a *Art) Face(name string) (Face, bool) {
	f, ok := a.faces[name]
	return f, ok
}

// codePrefix is the beginning of face codes, texts that describe a face.
const codePrefix = "face:"

// FaceOf returns the face for a player's mark (the saved name of the picture on the player's
// token). The mark is either the name of a face in the art data or a code made by [Art.Code].
// FaceOf returns false for marks that are neither, such as icons.
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

// Code encodes a face as a short string that can be saved as a player's mark; [Art.FaceOf] decodes
// it. Each character of the code is an index into the choices of one feature. New parts must
// therefore be added at the end of the data, so that the indices in saved codes stay valid.
func (a *Art) Code(f Face) string {
	code := []byte(codePrefix)
	for _, x := range features {
		first, _, _ := strings.Cut(*x.of(&f), "+")
		i := max(slices.Index(a.Choices(x.name), first), 0)
		code = append(code, strconv.FormatUint(uint64(i), 36)...)
	}
	return string(code)
}

// Features returns the names of the features of a face, such as "hat".
func Features() []string {
	out := make([]string, len(features))
	for i, x := range features {
		out[i] = x.name
	}
	return out
}

// Choices returns the values that the feature with the given name can have, at most 36, always in
// the same order. It returns nil for an unknown feature.
func (a *Art) Choices(feature string) []string {
	for _, x := range features {
		if x.name == feature {
			return a.order["kit."+x.kind]
		}
	}
	return nil
}

// Feature returns the value of the feature with the given name, "" if there is no such feature.
func (f *Face) Feature(name string) string { return *f.feature(name) }

// Choose sets the feature with the given name to a value. An unknown name is ignored.
func (f *Face) Choose(name, value string) { *f.feature(name) = value }

// feature returns a pointer to the field of the feature with a name. For an unknown name, the
// pointer is to a variable that nothing reads.
func (f *Face) feature(name string) *string {
	for _, x := range features {
		if x.name == name {
			return x.of(f)
		}
	}
	return new(string)
}

// randomChoices restricts the values of features of random faces, separately for hard and soft
// faces (see Face.Cut). Features that are not listed may have any value.
var randomChoices = map[string]map[string][]string{
	"hard": {
		"head": {"oval", "square", "long", "round", "gaunt"}, "hair": {"short", "short", "crop", "mop", "sides",
			"long"},
		"hat": {"none", "stetson", "slouch", "top", "bowler", "sombrero", "kepi", "fur", "cap", "bandana", "straw",
			"boss", "boater"},
		"nose": {"straight", "hook", "broad"}, "eyes": {"stern", "squint", "old", "wide"},
		"brows": {"flat", "arch", "bushy"},
		"mouth": {"stern", "smirk", "grin"}, "clothes": {"coat", "vest", "neckerchief", "poncho", "dungaree", "furcoat",
			"duster", "buckskin", "stand"},
		"beard": {"none", "none", "stubble", "full", "long", "goatee", "walrus", "handlebar", "chops", "horseshoe",
			"pencil", "patriarch"},
		"things": {"none", "none", "spectacles", "straw", "pipe", "cigar", "scar", "freckles"},
	},
	"soft": {
		"head": {"heart", "oval", "round"}, "hair": {"bun", "long", "curls", "braids", "wave", "afro", "ponytail",
			"buns"},
		"hat":  {"none", "none", "flower", "bonnet", "scarf", "stetson", "slouch", "straw", "boss", "boater"},
		"nose": {"small", "straight"}, "eyes": {"lash", "wide"}, "brows": {"arch", "flat"}, "mouth": {"lips"},
		"beard":   {"none"},
		"clothes": {"dress", "low", "neckerchief", "poncho", "shawl", "lace", "duster", "stand", "apron"},
		"things":  {"none", "none", "earring", "spectacles", "blush", "freckles", "rose"},
	},
}

// RandomFace returns a random face. The same seed always gives the same face. Hat and coat have
// different colours.
func (a *Art) RandomFace(seed uint64) Face {
	c := newGenerator(int(seed % (1 << 30)))
	one := func(list []string) string { return list[int(c.unit()*float64(len(list)))] }
	var f Face
	f.Cut = one([]string{"hard", "soft"})
	for _, x := range features {
		if x.name == "cut" {
			continue
		}
		list := randomChoices[f.Cut][x.name]
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

// looks are the names of the parts that replace brows, eyes and mouth for each expression, by the
// Cut of the face ("hard" or "soft").
var looks = map[Expression]map[string]struct{ brows, eyes, mouth string }{
	Glad: {"hard": {"raised", "glad", "beam"}, "soft": {"raised", "glad", "laugh"}},
	Sour: {"hard": {"angry", "sour", "sour"}, "soft": {"frown", "sour", "pout"}},
}

// WithExpression returns the face with the expression l. Calm changes nothing, and an eye patch is
// kept.
func (f Face) WithExpression(l Expression) Face {
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

// mouthShift is how far, in units, an open mouth is moved down, by the name of the beard. Otherwise
// the beard would cover it.
var mouthShift = map[string]float64{"walrus": 11, "handlebar": 6, "horseshoe": 6, "goatee": 2}

// mouth draws mouth and beard. A calm mouth is drawn below the beard; any other mouth is drawn over
// it.
func (p *Picture) mouth(f Face) {
	if f.shows == Calm {
		p.Part("mouth." + f.Mouth).optionalPart("beard." + f.Beard)
		return
	}
	p.optionalPart("beard."+f.Beard).At(Move(0, mouthShift[f.Beard]), func() { p.Part("mouth." + f.Mouth) })
}

// onSkin are the accessories that are drawn on the skin, below hair and hat.
var onSkin = map[string]bool{"scar": true, "blush": true, "freckles": true, "wrinkles": true, "patch": true}

// Bust draws a head with its shoulders in a box of 200 by 200 units. It is lit from the upper left
// and turned a little towards the light: its centre line is x = 93.
func (p *Picture) Bust(f Face) *Picture {
	t := Tones{}
	p.ramp(t, "k", "skin", f.Skin)
	p.ramp(t, "h", "hair", f.HairTone)
	p.ramp(t, "d", "cloth", f.HatTone)
	p.ramp(t, "c", "cloth", f.Coat)
	p.ramp(t, "s", "cloth", f.Shirt)
	p.ramp(t, "a", "cloth", f.Accent)
	return p.WithTones(p.art.tones["bust"], func() {
		p.WithTones(t, func() {
			p.optionalPart("hat." + f.Hat + ".back").optionalPart("locks." + f.Hair + ".back").Part("neck." + f.Cut)
			p.Part("clothes." + f.Clothes).Part("ear")
			p.head(f)
			p.Part("nose." + f.Nose).Part("eyes." + f.Eyes).Part("brows." + f.Brows)
			p.things(f, true)
			p.mouth(f)
			p.optionalPart("locks." + f.Hair + ".front")
			p.things(f, false)
			p.optionalPart("hat." + f.Hat + ".front")
		})
	})
}

// ramp adds the colours of a colour ramp to the named colours t. kind and name identify the ramp in
// the art data. The name of each colour is letter followed by a number, from 0 for the lightest:
// with the letter "k" the names are k0, k1, ….
func (p *Picture) ramp(t Tones, letter, kind, name string) {
	ramp, ok := p.art.ramps[kind][name]
	if !ok {
		p.fail(fmt.Errorf("there is no %s %q", kind, name))
	}
	for i, hex := range ramp {
		t[letter+string(rune('0'+i))] = p.Tone(hex)
	}
}

// optionalPart draws the part with a name, or nothing if there is no such part.
func (p *Picture) optionalPart(name string) *Picture {
	if p.art.parts[name] == nil {
		return p
	}
	return p.Part(name)
}

// things draws the accessories of a face: if skin is true those that are on the skin, otherwise the
// others.
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

// outline returns the path of a part that consists of a single filled path. If there is no such
// part, it records an error and returns an empty path.
func (p *Picture) outline(name string) *Path {
	if s := p.art.parts[name]; s != nil && len(s.commands()) > 0 && s.commands()[0].path != nil {
		return s.commands()[0].path
	}
	p.fail(fmt.Errorf("there is no outline %q", name))
	return &Path{}
}

// head draws the face: its lit side, its shaded side, and the shadow of the hat's brim on both.
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
