package pieces

import (
	"slices"
	"strings"
	"testing"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/theme"
)

// drawing holds the texts and icons of a drawing that was recorded instead of being rendered, and
// its checksum.
type drawing struct {
	texts []paint.DrawnText
	icons []string
	sum   uint64
}

// record records what draw draws on a canvas of 600 by 600 pixels, without rendering it.
func record(t *testing.T, kit *paint.Renderer, trace *paint.Trace, draw func(p *paint.Canvas)) drawing {
	t.Helper()
	var d drawing
	p := trace.Canvas(kit, 600, 600, paint.View{Scale: 1})
	p.OnText = func(w paint.DrawnText) { d.texts = append(d.texts, w) }
	p.OnIcon = func(icon string, _ geom.Rect) { d.icons = append(d.icons, icon) }
	draw(p)
	p.Flush()
	d.sum = trace.Sum()
	return d
}

// words returns the texts of a drawing in their order.
func (d drawing) words() []string {
	out := make([]string, len(d.texts))
	for i, w := range d.texts {
		out[i] = w.Text
	}
	return out
}

// newKit returns a renderer for drawings that are only recorded.
func newKit(t *testing.T) *paint.Renderer {
	t.Helper()
	kit, err := paint.NewRenderer()
	if err != nil {
		t.Fatal(err)
	}
	return kit
}

// TestDialScale checks that the scale of a dial ends at 60 % for small probabilities and at 100 %
// for others. A dial must show in which direction a probability changed.
func TestDialScale(t *testing.T) {
	kit, r := newKit(t), geom.R(100, 100, 300, 200)
	var trace paint.Trace
	for _, c := range []struct {
		d    Dial
		want string
	}{{Dial{0.5, 0.1}, "0 20 40 60"}, {Dial{0.1, 0.5}, "0 20 40 60"}, {Dial{0.2, 0.56}, "0 25 50 75 100"},
		{Dial{1, 0}, "0 25 50 75 100"}} {
		d := record(t, kit, &trace, func(p *paint.Canvas) { c.d.Draw(p, r) })
		if got := strings.Join(d.words(), " "); got != c.want {
			t.Errorf("the scale of %+v has the ticks %s, want %s", c.d, got, c.want)
		}
		back := record(t, kit, &trace, func(p *paint.Canvas) { Dial{c.d.To, c.d.From}.Draw(p, r) })
		if back.sum == d.sum {
			t.Errorf("%+v is drawn like the change in the other direction", c.d)
		}
		if from, to := c.d.angle(0), c.d.angle(c.d.top()); to-from < dialSweep-1e-9 || to-from > dialSweep+1e-9 {
			t.Errorf("the scale of %+v sweeps an angle of %v, want %v", c.d, to-from, dialSweep)
		}
	}
}

// TestCardWithoutPicture checks that a card without a picture shows its icons and all its texts
// inside the card. A long text must be drawn smaller so that it fits.
func TestCardWithoutPicture(t *testing.T) {
	kit := newKit(t)
	var trace paint.Trace
	c := Card{Title: "Saddle Up", Icon: "horse-head", Small: "trophy", Kind: "Story", Body: "Take a horse.",
		Accent: theme.Brass, Band: theme.Oxblood, Coin: 7, HasCoin: true, Danger: true, Badge: "12",
		Foot: []Value{{"trophy", "3"}, {"", "5"}}}
	short := record(t, kit, &trace, c.Paint)
	for _, want := range []string{"Saddle Up", "Story", "Take a horse.", "7", "12", "3", "5"} {
		if !slices.Contains(short.words(), want) {
			t.Errorf("the card shows the texts %q, want %q among them", short.words(), want)
		}
	}
	for _, want := range []string{"horse-head", "trophy", "skull-crossed-bones"} {
		if !slices.Contains(short.icons, want) {
			t.Errorf("the card shows the icons %q, want %q among them", short.icons, want)
		}
	}
	plain := record(t, kit, &trace, Card{Title: "Saddle Up", Icon: "horse-head"}.Paint)
	if slices.Contains(plain.words(), "0") || slices.Contains(plain.icons, "skull-crossed-bones") {
		t.Errorf("a card without coin and danger shows %q and %q", plain.words(), plain.icons)
	}
	c.Body = strings.Repeat("Take a horse and ride away from here. ", 3)
	long := record(t, kit, &trace, c.Paint)
	before, after := bodyOf(t, short, "Take a horse."), bodyOf(t, long, c.Body)
	if after.Size >= before.Size || !after.Rect.Within(geom.R(0, 0, CardW, 197)) {
		t.Errorf("a long text is drawn with size %v in %v, want smaller than %v and above the foot", after.Size,
			after.Rect, before.Size)
	}
}

// bodyOf returns the text of a drawing that begins like body. It fails the test if there is none.
func bodyOf(t *testing.T, d drawing, body string) paint.DrawnText {
	t.Helper()
	i := slices.IndexFunc(d.texts, func(w paint.DrawnText) bool { return strings.HasPrefix(w.Text, body[:13]) })
	if i < 0 {
		t.Fatalf("the text %q is not among %q", body, d.words())
	}
	return d.texts[i]
}

// TestBubble checks that a speech bubble of the size that BubbleSize returns contains its text, and
// that its tail is drawn differently for different positions of the speaker.
func TestBubble(t *testing.T) {
	kit := newKit(t)
	var trace paint.Trace
	const line = "I would not do that if I were you, stranger."
	r := geom.R(100, 100, 0, 0)
	record(t, kit, &trace, func(p *paint.Canvas) { r.W, r.H = BubbleSize(p, line, 180) })
	if _, low := r.W, r.H; r.W > 180 || low < 40 {
		t.Fatalf("the bubble is %v wide and %v high, want at most 180 and two lines", r.W, low)
	}
	sums := map[uint64]geom.Point{}
	for _, to := range []geom.Point{{X: 150, Y: 20}, {X: 150, Y: 400}, {X: 0, Y: 400}} {
		d := record(t, kit, &trace, func(p *paint.Canvas) { Bubble(p, r, line, to) })
		if len(d.texts) != 1 || !d.texts[0].Rect.Within(r) {
			t.Errorf("the texts are %+v, want the line inside %v", d.texts, r)
		}
		if other, ok := sums[d.sum]; ok {
			t.Errorf("the bubbles of speakers at %v and %v look alike", to, other)
		}
		sums[d.sum] = to
	}
}

// TestGaugesLookDifferent checks that gauges with other amounts, targets and colours are drawn
// differently, as cells and as bars, and that the default colour is brass.
func TestGaugesLookDifferent(t *testing.T) {
	kit := newKit(t)
	var trace paint.Trace
	sum := func(g Gauge) uint64 {
		return record(t, kit, &trace, func(p *paint.Canvas) { g.Draw(p, geom.R(10, 10, 300, 14)) }).sum
	}
	for _, like := range [][]Gauge{
		{{Max: 6}, {Value: 2, Max: 6}, {Value: 2, Target: 2, Max: 6}, {Value: 2, Target: 4, Max: 6},
			{Value: 4, Target: 2, Max: 6}, {Value: 2, Max: 6, Colour: theme.Oxblood}},
		{{Max: 60}, {Value: 20, Max: 60}, {Value: 20, Target: 20, Max: 60}, {Value: 20, Target: 40, Max: 60},
			{Value: 40, Target: 20, Max: 60}, {Value: 20, Max: 60, Colour: theme.Oxblood}},
	} {
		seen := map[uint64]Gauge{}
		for _, g := range like {
			s := sum(g)
			if other, ok := seen[s]; ok {
				t.Errorf("the gauges %+v and %+v are drawn alike", g, other)
			}
			seen[s] = g
		}
		brass := like[1]
		brass.Colour = theme.Brass
		if sum(brass) != sum(like[1]) {
			t.Errorf("the gauge %+v is not drawn in brass", like[1])
		}
	}
}

// TestFitName checks that a name is drawn in one line if it fits, smaller in two lines if not, and
// clipped if that does not suffice either.
func TestFitName(t *testing.T) {
	kit := newKit(t)
	var trace paint.Trace
	r := geom.R(50, 50, 70, 34)
	var sizes []float64
	for _, name := range []string{"Ada", "Wilhelmine Grosse", "Wilhelmine Grosse Brandt of the Sacramento Valley"} {
		d := record(t, kit, &trace, func(p *paint.Canvas) { FitName(p, name, r, theme.Ink) })
		if len(d.texts) != 1 {
			t.Fatalf("%q is drawn as %q, want one text", name, d.words())
		}
		if w := d.texts[0]; name != "Ada" && !w.Rect.Inset(0.1).Within(r) && w.Size > 10 {
			t.Errorf("%q is drawn with size %v in %v, outside of %v", name, w.Size, w.Rect, r)
		}
		sizes = append(sizes, d.texts[0].Size)
	}
	if sizes[1] >= sizes[0] || sizes[2] > sizes[1] {
		t.Errorf("the names are drawn with the sizes %v, want longer names smaller", sizes)
	}
}

// TestLids checks that the lid of an unknown picture shows the name of the game. The text at the
// bottom of a lid must take up part of its lower third.
func TestLids(t *testing.T) {
	kit := newKit(t)
	var trace paint.Trace
	unknown := Lid{Picture: "lid-chess", Name: "Chess"}
	d := record(t, kit, &trace, func(p *paint.Canvas) { unknown.Draw(p, geom.Point{X: 10, Y: 10}, 200) })
	if !slices.Equal(d.words(), []string{"Chess"}) || unknown.TextHeight(200) != 0 {
		t.Errorf("a lid without a picture shows %q and has a text height of %v, want its name and 0", d.words(),
			unknown.TextHeight(200))
	}
	if h := (Lid{Picture: "lid-boomtown"}).TextHeight(290); h != 0 {
		t.Errorf("a lid whose text is at the top has a text height of %v, want 0", h)
	}
	lid := Lid{Picture: "lid-westernlegends"}
	if h := lid.TextHeight(290); h <= 0 || h > LidHeight(290)/3 {
		t.Errorf("the text at the bottom of a lid is %v high, want up to a third of %v", h, LidHeight(290))
	}
	if a, b := lid.TextHeight(290), lid.TextHeight(145); a < 2*b-1e-9 || a > 2*b+1e-9 {
		t.Errorf("the text is %v high, and %v on a lid half as wide, want half as much", a, b)
	}
}

// TestUnknownMotifs checks that an unknown motif has no size and takes no place, and that a known
// one stands with its foot on a point.
func TestUnknownMotifs(t *testing.T) {
	kit := newKit(t)
	var trace paint.Trace
	foot := geom.Point{X: 100, Y: 300}
	record(t, kit, &trace, func(p *paint.Canvas) {
		if r := (Motif{Name: "chess.piece.king"}).Stand(p, foot, 50); r != (geom.Rect{}) {
			t.Errorf("an unknown motif stands in %v, want nowhere", r)
		}
		r := (Motif{Name: "lid-boomtown"}).Stand(p, foot, 50)
		if r.H != 50 || r.Bottom() != foot.Y || r.Center().X != foot.X || r.W <= 0 {
			t.Errorf("a motif of height 50 stands in %v, want its foot at %v", r, foot)
		}
	})
}

// TestSignedNumbers checks that figureOf gives numbers the same digits and signs as Signed.
func TestSignedNumbers(t *testing.T) {
	var room [24]uint8
	for n, want := range map[int]string{5: Signed(5), -5: Signed(-5), 0: "0"} {
		got := ""
		for _, d := range figureOf(n, true, &room) {
			got += digits[d]
		}
		if got != want {
			t.Errorf("figureOf writes %d with a sign as %s, want %s", n, got, want)
		}
	}
}
