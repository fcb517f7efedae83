package poster

import (
	"errors"
	"fmt"
	"strings"
)

// verb describes a keyword that can begin a line in the body of a picture or a part.
type verb struct {
	form  string // syntax of the line, for error messages
	nums  [2]int // minimum and maximum count of numbers in the line
	words [2]int // minimum and maximum count of words in the line
	path  bool   // the line must end with a path
	block bool   // the line begins a block, which ends with an end line
	do    func(p *Picture, c *command)
	// checks and converts the words of the line when it is parsed; nil if that is not needed
	parse func(c *command) error
}

// check returns an error if a command does not have the form that its verb requires.
func (v *verb) check(c *command) error {
	switch {
	case len(c.nums) < v.nums[0] || len(c.nums) > v.nums[1],
		len(c.words) < v.words[0] || len(c.words) > v.words[1]:
		return fmt.Errorf("this should be %q", v.form)
	case v.path && c.path == nil:
		return fmt.Errorf("the path is missing in %q", v.form)
	case c.path != nil && !c.path.Closed():
		return errors.New("a loop of the path is not closed")
	case v.parse != nil:
		return v.parse(c)
	}
	return nil
}

const many = 1 << 10

// verbs are all keywords that can begin a line. Words and numbers of a line may be mixed in any
// order; the path is last.
var verbs map[string]*verb

func init() { // not a plain initializer, which would be a cycle because parts refer to verbs
	verbs = map[string]*verb{
		"flat": {form: "flat TONE [OPACITY] PATH", nums: [2]int{0, 1}, words: [2]int{1, 1}, path: true,
			do: func(p *Picture, c *command) {
				p.Tint(c.path, c.words[0], c.num(0, 1))
			}},
		"grit": {form: "grit TONE X0 Y0 X1 Y1 [A0 [A1]] PATH", nums: [2]int{4, 6}, words: [2]int{1, 1}, path: true,
			do: func(p *Picture, c *command) {
				p.Grit(c.path, c.line(), c.words[0], c.num(4, 1), c.num(5, 0))
			}},
		"grad": {form: "grad X0 Y0 X1 Y1 TONE TONE… PATH", nums: [2]int{4, 4}, words: [2]int{2, many}, path: true,
			do: func(p *Picture, c *command) {
				p.Grad(c.path, c.line(), c.stops()...)
			}},
		"glow": {form: "glow TONE X Y R [A] [PATH]", nums: [2]int{3, 4}, words: [2]int{1, 1},
			do: func(p *Picture, c *command) {
				p.Glow(c.path, c.nums[0], c.nums[1], c.nums[2], c.words[0], c.num(3, 1))
			}},
		"disc": {form: "disc TONE X Y R [OPACITY]", nums: [2]int{3, 4}, words: [2]int{1, 1},
			do: func(p *Picture, c *command) {
				p.Tint(Circle(c.nums[0], c.nums[1], c.nums[2]), c.words[0], c.num(3, 1))
			}},
		"oval": {form: "oval TONE X Y RX RY [OPACITY]", nums: [2]int{4, 5}, words: [2]int{1, 1},
			do: func(p *Picture, c *command) {
				p.Tint(Ellipse(c.nums[0], c.nums[1], c.nums[2], c.nums[3]), c.words[0], c.num(4, 1))
			}},
		"box": {form: "box TONE X Y W H [OPACITY]", nums: [2]int{4, 5}, words: [2]int{1, 1},
			do: func(p *Picture, c *command) {
				p.Tint(Box(c.nums[0], c.nums[1], c.nums[2], c.nums[3]), c.words[0], c.num(4, 1))
			}},
		"plank": {form: "plank TONE X0 Y0 X1 Y1 W [OPACITY]", nums: [2]int{5, 6}, words: [2]int{1, 1},
			do: func(p *Picture, c *command) {
				p.Tint(Plank(c.nums[0], c.nums[1], c.nums[2], c.nums[3], c.nums[4]), c.words[0], c.num(5, 1))
			}},

		"clip": {form: "clip PATH … end", path: true, block: true, do: func(p *Picture, c *command) {
			p.Clip(c.path, func() { c.inside(p) })
		}},
		"dissolve": {form: "dissolve X0 Y0 X1 Y1 PATH … end", nums: [2]int{4, 4}, path: true, block: true,
			do: func(p *Picture, c *command) {
				p.Dissolve(c.path, c.line(), func() { c.inside(p) })
			}},
		"at": {form: "at X Y [KX [KY [DEGREES]]] … end", nums: [2]int{2, 5}, block: true,
			do: func(p *Picture, c *command) {
				p.At(c.place(), func() { c.inside(p) })
			}},
		"fade": {form: "fade OPACITY … end", nums: [2]int{1, 1}, block: true, do: func(p *Picture, c *command) {
			p.Fade(c.nums[0], func() { c.inside(p) })
		}},
		"with": {form: "with TONE=#RRGGBB… or TONE~#RRGGBB… … end", words: [2]int{1, many}, block: true,
			parse: func(c *command) (err error) {
				c.tones, err = parseMixture(c.words)
				return err
			}, do: func(p *Picture, c *command) {
				p.WithTones(c.tones.at(p.light()), func() { c.inside(p) })
			}},

		"part": {form: "part NAME [X Y [KX [KY [DEGREES]]]]", nums: [2]int{0, 5}, words: [2]int{1, 1},
			do: func(p *Picture, c *command) {
				p.At(c.place(), func() { p.Part(c.words[0]) })
			}},
		"use": {form: "use PICTURE [X Y [KX [KY [DEGREES]]]]", nums: [2]int{0, 5}, words: [2]int{1, 1},
			do: func(p *Picture, c *command) {
				p.At(c.place(), func() { p.Use(c.words[0]) })
			}},
		"bust": {form: "bust X Y K FEATURE=NAME…", nums: [2]int{3, 3}, words: [2]int{1, many},
			parse: func(c *command) (err error) {
				c.face, err = parseFace(c.words)
				return err
			}, do: func(p *Picture, c *command) {
				p.At(c.place(), func() { p.Bust(c.face) })
			}},

		"sky": {form: "sky HORIZON [HIGH MIDDLE LOW]", nums: [2]int{1, 1}, words: [2]int{0, 3},
			do: func(p *Picture, c *command) {
				p.Sky(c.nums[0], c.word(0, "sky0"), c.word(1, "sky1"), c.word(2, "sky2"))
			}},
		"orb": {form: "orb X Y R [HALO] [TONE]", nums: [2]int{3, 4}, words: [2]int{0, 1},
			do: func(p *Picture, c *command) {
				p.Orb(c.nums[0], c.nums[1], c.nums[2], c.num(3, 2.6), c.word(0, "orb"))
			}},
		"rays": {form: "rays TONE X Y R COUNT [OPACITY [FROM TO]]", nums: [2]int{4, 7}, words: [2]int{1, 1},
			do: func(p *Picture, c *command) {
				p.Rays(c.words[0], c.nums[0], c.nums[1], c.nums[2], int(c.nums[3]), c.num(4, 0.12), c.num(5, 0),
					c.num(6, 360))
			}},
		"stars": {form: "stars HEIGHT COUNT SEED [TONE]", nums: [2]int{3, 3}, words: [2]int{0, 1},
			do: func(p *Picture, c *command) {
				p.Stars(c.nums[0], int(c.nums[1]), int(c.nums[2]), c.word(0, "orb"))
			}},
		"cloud": {form: "cloud TONE X Y W H [OPACITY]", nums: [2]int{4, 5}, words: [2]int{1, 1},
			do: func(p *Picture, c *command) {
				p.Cloud(c.words[0], c.nums[0], c.nums[1], c.nums[2], c.nums[3], c.num(4, 1))
			}},
		"mesa": {form: "mesa TONE LIT X Y W H SIDE", nums: [2]int{5, 5}, words: [2]int{2, 2},
			do: func(p *Picture, c *command) {
				p.Mesa(c.words[0], c.words[1], c.rect(), c.nums[4])
			}},
		"peak": {form: "peak TONE LIT X Y W H SIDE SEED [SNOW SNOW-SHADE]", nums: [2]int{6, 6}, words: [2]int{2, 4},
			do: func(p *Picture, c *command) {
				p.Peak(c.words[0], c.words[1], c.rect(), c.nums[4], int(c.nums[5]), c.words[2:]...)
			}},
		"massif": {form: "massif TONE LIT X Y W H SIDE [SNOW]", nums: [2]int{5, 5}, words: [2]int{2, 3},
			do: func(p *Picture, c *command) {
				p.Massif(c.words[0], c.words[1], c.rect(), c.nums[4], c.words[2:]...)
			}},
		"ridge": {form: "ridge TONE Y HEIGHT SEED [STEP [ROUGH]]", nums: [2]int{3, 5}, words: [2]int{1, 1},
			do: func(p *Picture, c *command) {
				p.Ridge(c.words[0], c.nums[0], c.nums[1], int(c.nums[2]), c.num(3, 22), c.num(4, 0.35))
			}},
		"spire": {form: "spire LIT MIDDLE DARK X Y W H SEED", nums: [2]int{5, 5}, words: [2]int{3, 3},
			do: func(p *Picture, c *command) {
				p.Spire(c.words[0], c.words[1], c.words[2], c.rect(), int(c.nums[4]))
			}},
		"pine": {form: "pine TONE [LIT] X Y H W SEED [SIDE]", nums: [2]int{5, 6}, words: [2]int{1, 2},
			do: func(p *Picture, c *command) {
				x, y, h, w := c.nums[0], c.nums[1], c.nums[2], c.nums[3]
				p.Pine(c.words[0], c.word(1, ""), x, y, h, w, int(c.nums[4]), c.num(5, -1))
			}},
		"pines": {form: "pines TONE [LIT] Y COUNT H SEED [X0 X1 [SIDE]]", nums: [2]int{4, 7}, words: [2]int{1, 2},
			do: func(p *Picture, c *command) {
				row := Row{c.num(4, -10), c.num(5, p.Box.W+10), c.nums[0], int(c.nums[1]), c.nums[2], int(c.nums[3])}
				p.Pines(c.words[0], c.word(1, ""), row, c.num(6, -1))
			}},
		"saguaro": {form: "saguaro TONE [LIT] X Y H [SIDE]", nums: [2]int{3, 4}, words: [2]int{1, 2},
			do: func(p *Picture, c *command) {
				p.Saguaro(c.words[0], c.word(1, ""), c.nums[0], c.nums[1], c.nums[2], c.num(3, 1))
			}},
		"water": {form: "water TOP BOTTOM SEED CX COUNT SPREAD FLASH TONE… PATH", nums: [2]int{6, 6},
			words: [2]int{3, many}, path: true, do: func(p *Picture, c *command) {
				p.Grad(c.path, Line{0, c.nums[0], 0, c.nums[1]}, stopsOf(c.words[1:])...)
				f := Glints{c.nums[0], c.nums[1], c.nums[3], c.nums[5], int(c.nums[4]), int(c.nums[2])}
				p.Clip(c.path, func() { p.Glints(c.words[0], f) })
			}},
		"smoke": {form: "smoke TONE LIT SIDE OPACITY X Y R…", nums: [2]int{5, many}, words: [2]int{2, 2},
			do: func(p *Picture, c *command) {
				p.Smoke(c.words[0], c.words[1], c.nums[0], c.nums[1], c.nums[2:])
			}},
		"wheel": {form: "wheel TONE X Y R SPOKES", nums: [2]int{4, 4}, words: [2]int{1, 1},
			do: func(p *Picture, c *command) {
				p.Wheel(c.words[0], c.nums[0], c.nums[1], c.nums[2], int(c.nums[3]))
			}},
		"heap": {form: "heap X Y W H COUNT SEED", nums: [2]int{6, 6}, do: func(p *Picture, c *command) {
			p.Heap(c.nums[0], c.nums[1], c.nums[2], c.nums[3], int(c.nums[4]), int(c.nums[5]))
		}},
		"coins": {form: "coins X Y COUNT R", nums: [2]int{4, 4}, do: func(p *Picture, c *command) {
			p.Coins(c.nums[0], c.nums[1], int(c.nums[2]), c.nums[3])
		}},
		"letters": {form: "letters TONE SHADE X Y SIZE SPACE \"TEXT\"", nums: [2]int{4, 4}, words: [2]int{3, many},
			do: func(p *Picture, c *command) {
				// the text is in quotes, so that a year is not parsed as a number
				text := strings.Trim(strings.Join(c.words[2:], " "), `"`)
				p.AddText(TextLine{Text: text, X: c.nums[0], Y: c.nums[1], Size: c.nums[2], Space: c.nums[3]},
					c.words[0],
					c.words[1])
			}},
		// see Art.Layers
		"layer": {form: "layer SWAY [FROMX FROMY [RISE [FLICKER]]]", nums: [2]int{1, 5},
			do: func(*Picture, *command) {}},
		"grass": {form: "grass TONE Y COUNT H SEED [X0 X1]", nums: [2]int{4, 6}, words: [2]int{1, 1},
			do: func(p *Picture, c *command) {
				p.Grass(c.words[0], Row{c.num(4, 0), c.num(5, p.Box.W), c.nums[0], int(c.nums[1]), c.nums[2],
					int(c.nums[3])})
			}},
	}
}

// inside executes the lines of a block, drawing into the picture p.
func (c *command) inside(p *Picture) {
	for i := range c.body {
		c.body[i].run(p)
	}
}

// line returns the line along which a fade runs. Its start and end point are the first four numbers
// of the command.
func (c *command) line() Line { return Line{c.nums[0], c.nums[1], c.nums[2], c.nums[3]} }

// rect returns the position and size of a landscape feature (x, y, width, height), which are the
// first four numbers of the command.
func (c *command) rect() [4]float64 { return [4]float64{c.nums[0], c.nums[1], c.nums[2], c.nums[3]} }

// place returns the transformation of a part, given by the numbers of the command: position, scale
// and rotation. Without numbers it is the identity.
func (c *command) place() Matrix {
	kx := c.num(2, 1)
	m := Matrix{kx, 0, 0, c.num(3, max(kx, -kx)), c.num(0, 0), c.num(1, 0)}
	if deg := c.num(4, 0); deg != 0 {
		return m.Mul(Turn(deg))
	}
	return m
}

// stops returns the colour stops of a gradient, given by the words of the command.
func (c *command) stops() []Stop { return stopsOf(c.words) }

// stopsOf returns colour stops at equal distances along a gradient, one for each word; a word is
// the name of a colour.
func stopsOf(words []string) []Stop {
	var out []Stop
	for i, w := range words {
		s := Stop{At: float64(i) / float64(len(words)-1), Tone: w, Opacity: 1}
		if tone, clear := strings.CutSuffix(w, "/0"); clear { // a transparent stop has the suffix "/0"
			s.Tone, s.Opacity = tone, 0
		}
		out = append(out, s)
	}
	return out
}
