package results

import (
	"strconv"

	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/menu/kit"
)

// dicePage is the page of the dice. It shows how often each total and each face of the dice came
// up, compared with the expected numbers.
type dicePage struct {
	*results
	totals []bar
	faces  []bar
	rolls  int
	dice   int // most frequent number of dice per roll
	left   geom.Rect
	right  geom.Rect
	line   geom.Rect
}

// bar is a bar of the dice diagram. It stands for a total or a face of the dice and has the number
// of times that it came up.
type bar struct {
	label    string
	came     int
	expected float64
}

const faces = 6

func newDicePage(s *results) *dicePage {
	d := &dicePage{results: s}
	d.dice = commonDiceCount(s.history.rolls)
	counts := make([]int, faces*d.dice+1)
	sides := make([]int, faces+1)
	thrown := 0
	for _, roll := range s.history.rolls {
		total := 0
		for _, n := range roll {
			if n >= 1 && n <= faces {
				sides[n]++
				thrown++
			}
			total += n
		}
		if len(roll) == d.dice && total < len(counts) {
			counts[total]++
			d.rolls++
		}
	}
	for total, share := range chancesOf(d.dice) {
		if total >= d.dice {
			d.totals = append(d.totals, bar{strconv.Itoa(total), counts[total], share * float64(d.rolls)})
		}
	}
	for n := 1; n <= faces; n++ {
		label := strconv.Itoa(n)
		if s.history.faces != nil {
			label = s.history.faces[n-1]
		}
		d.face(label, sides[n], float64(thrown)/faces)
	}
	if s.history.faces != nil { // faces with names instead of numbers have no totals
		d.dice, d.rolls, d.totals = 1, len(s.history.rolls), nil
	}
	return d
}

// face adds a face of a die to d.faces: its label, how often it came up, and how often it was
// expected. Faces with the same label share one bar.
func (d *dicePage) face(label string, came int, expected float64) {
	for i := range d.faces {
		if f := &d.faces[i]; f.label == label {
			f.came += came
			f.expected += expected
			return
		}
	}
	d.faces = append(d.faces, bar{label, came, expected})
}

// commonDiceCount returns the most frequent number of dice per roll.
func commonDiceCount(rolls [][]int) int {
	counts := map[int]int{}
	best := 1
	for _, r := range rolls {
		counts[len(r)]++
		if n := counts[len(r)]; n > counts[best] || n == counts[best] && len(r) > best {
			best = len(r)
		}
	}
	return best
}

// chancesOf returns the probability of each total of the given number of dice. The index of the
// slice is the total.
func chancesOf(dice int) []float64 {
	out := []float64{1}
	for range dice {
		next := make([]float64, len(out)+faces)
		for total, share := range out {
			for n := 1; n <= faces; n++ {
				next[total+n] += share / faces
			}
		}
		out = next
	}
	return out
}

func (d *dicePage) head() (id, label string) { return "dice", i18n.T("Dice") }

func (d *dicePage) build(l ui.Layout, r geom.Rect, dst []ui.Node) []ui.Node {
	d.line, r = r.CutBottom(graphFoot)
	d.line = d.line.Pad(8, 4)
	if l.Class == ui.Tall {
		d.left, d.right = r.Column(0, 2, 16), r.Column(1, 2, 16)
	} else {
		d.right, d.left = r.CutRight(r.W * 0.36)
		d.left.W -= 24
	}
	if d.dice == 1 {
		d.left, d.right = r, geom.Rect{}
	}
	for i, b := range d.totals {
		tip := i18n.T("Rolled %d times. The average with fair dice is %s.", b.came, i18n.Decimal(b.expected))
		dst = append(dst, kit.Text("total "+b.label, b.label, tip, column(d.left, i, len(d.totals))))
	}
	return dst
}

// column returns the area of bar i (with its label) of n bars side by side in rectangle r.
func column(r geom.Rect, i, n int) geom.Rect {
	_, r = r.CutTop(34)
	return r.Pad(4, 0).Row(i, n, 10)
}

func (d *dicePage) paint(p *paint.Canvas) {
	if d.dice == 1 {
		d.bars(p, d.left, i18n.T("Rolls per face"), d.faces)
	} else {
		d.bars(p, d.left, i18n.T("Rolls per total"), d.totals)
		d.bars(p, d.right, i18n.T("Single dice"), d.faces)
	}
	p.Fit(d.caption(), d.line, kit.SmallStyle)
}

// caption returns the text below the bars. A card such as the Telegraph, which turns a die later,
// changes no roll.
func (d *dicePage) caption() string {
	return i18n.N(d.rolls, "%d roll, as the dice first fell. The frames show the average with fair dice. All rolls come from the seed %d, so the same start gives the same rolls.", "%d rolls, as the dice first fell. The frames show the average with fair dice. All rolls come from the seed %d, so the same start gives the same rolls.", d.rolls, d.show.Match.Setup().Seed)
}

// bars paints a bar diagram in rectangle r, with the heading head. all are the bars. A frame on
// each bar shows the expected number.
func (d *dicePage) bars(p *paint.Canvas, r geom.Rect, head string, all []bar) {
	p.Label(head, geom.R(r.X, r.Y+2, r.W, 26), kit.HeadStyle)
	most := 1.0
	for _, b := range all {
		most = max(most, float64(b.came), b.expected)
	}
	for i, b := range all {
		c := column(r, i, len(all))
		foot, c := c.CutBottom(28)
		_, c = c.CutTop(22)
		c.W = min(c.W, 64)
		c.X = foot.Center().X - c.W/2
		h := c.H * float64(b.came) / most
		full := geom.R(c.X, c.Bottom()-h, c.W, h)
		if b.came > 0 {
			p.SoftRect(full.Move(1, 1), 3, 2, 0, theme.Alpha(theme.Shadow, 0.4))
			p.Gradient(full, 3, theme.BrassHi, theme.BrassLo)
		}
		frame := c.H * b.expected / most
		p.Outline(geom.R(c.X-3, c.Bottom()-frame, c.W+6, frame+1), 3, 1.6, theme.Umber)
		st := paint.Style{Face: paint.Bold, Size: 14, Color: theme.Ink, Align: paint.Center}
		p.Label(pieces.Number(b.came), geom.R(c.X-8, c.Bottom()-max(h, frame)-22, c.W+16, 20), st)
		p.Rect(geom.R(foot.X, c.Bottom(), foot.W, 1.4), 0, theme.SoftInk)
		st.Color = theme.SoftInk
		p.Label(b.label, foot.Move(0, 2), st)
	}
}

func (d *dicePage) draw(*paint.Canvas) {}

func (d *dicePage) update(*ui.Input, float64) bool { return false }
