package tabletest

import (
	"bytes"
	"fmt"
	"image"

	"gulch/engine"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/scenes/table"

	"github.com/hajimehoshi/ebiten/v2"
)

// said is everything that a table says to the seat to move, piece by piece: nodes, words, figures, accounts.
func said(p position) []string {
	a := table.NewAsk(p.play, p.state, p.legal)
	out := []string{"heading " + p.play.Heading(), "prompt " + p.play.Prompt(a)}
	for _, n := range p.play.Nodes(a, nil) {
		out = append(out, fmt.Sprintf("node %s: %s / %s / %s %v", n.ID, n.Label, n.Tip, n.Why, n.Rect))
	}
	for seat := range engine.Seat(p.state.Seats()) {
		out = append(out, fmt.Sprintf("row %d: %+v", seat, p.play.Row(seat)), fmt.Sprintf("account %d: %+v", seat, p.play.Account(seat)))
	}
	for _, m := range p.legal {
		out = append(out, "move "+p.play.MoveWords(m)+": "+p.play.Reason(m))
		if _, advice := table.Advise(p.play, m, func(string) bool { return false }); advice != "" {
			out = append(out, "advice "+p.state.Notation(m)+": "+advice)
		}
	}
	return out
}

// whisper returns the first thing that a table says in a position and would not say in another that the seat to move
// cannot tell from it, "" if there is none. It leaves the table as it was.
func whisper(game table.Game, p position, seed uint64) (string, error) {
	twin, err := p.twin(game.Rules, seed)
	if err != nil {
		return "", err
	}
	told := said(p)
	other := said(show(p.play, twin, p.legal, p.name))
	show(p.play, p.state, p.legal, p.name)
	for i, line := range told {
		if i >= len(other) || other[i] != line {
			return fmt.Sprintf("%s: what seat %d is told hangs on what it may not know:\n%s\nRead the Board, which shows only what "+
				"its viewer may see, in place of the State.", p.name, p.seat, difference(line, at(other, i))), nil
		}
	}
	return "", nil
}

func at(lines []string, i int) string {
	if i < len(lines) {
		return lines[i]
	}
	return "nothing"
}

// difference shows two lines from a little before the place where they part.
func difference(a, b string) string {
	i := 0
	for i < len(a) && i < len(b) && a[i] == b[i] {
		i++
	}
	from := max(i-40, 0)
	for from > 0 && a[from]&0xC0 == 0x80 {
		from--
	}
	return "  …" + a[from:] + "\n  …" + b[min(from, len(b)):]
}

// leak compares the pixels of a position with those of one that the seat to move cannot tell from it, "" if they are the
// same. It is called on the host of the window tests.
func leak(kit *paint.Kit, game table.Game, p position, seed uint64) (string, error) {
	twin, err := p.twin(game.Rules, seed)
	if err != nil {
		return "", err
	}
	a := settled(kit, p)
	b := settled(kit, show(p.play, twin, p.legal, p.name))
	show(p.play, p.state, p.legal, p.name)
	where := Unlike(a, b)
	if where.None() {
		return "", nil
	}
	return fmt.Sprintf("%s: what seat %d sees at %v hangs on what it may not know. Draw the Board in place of the State.",
		p.name, p.seat, where), nil
}

// Difference is where two pictures differ, and how much.
type Difference struct {
	Box    image.Rectangle // around all pixels that differ
	Pixels int             // how many do
	Most   int             // the largest difference of a channel, of 255
}

// rounding is the difference of a channel, of 255, that tells nothing. A kept picture lies in the graphics library's
// textures wherever there was room when it was made, and is sampled a hair differently elsewhere.
const rounding = 3

// None reports whether the pictures look the same.
func (d Difference) None() bool { return d.Pixels == 0 }

func (d Difference) String() string {
	return fmt.Sprintf("%v (%d pixels, by %d of 255 at most)", d.Box, d.Pixels, d.Most)
}

// Unlike compares two pictures of one size.
func Unlike(a, b *image.RGBA) (d Difference) {
	for i := 0; i < len(a.Pix); i += 4 {
		most := 0
		for c := range 4 {
			most = max(most, int(a.Pix[i+c])-int(b.Pix[i+c]), int(b.Pix[i+c])-int(a.Pix[i+c]))
		}
		if most > rounding {
			x, y := i%a.Stride/4, i/a.Stride
			d.Box = d.Box.Union(image.Rect(x, y, x+1, y+1))
			d.Pixels, d.Most = d.Pixels+1, max(d.Most, most)
		}
	}
	return d
}

// settled paints a position until all that is painted ahead is there.
func settled(kit *paint.Kit, p position) *image.RGBA {
	last := picture(kit, p)
	for range 40 {
		next := picture(kit, p)
		if bytes.Equal(last.Pix, next.Pix) {
			return next
		}
		last = next
	}
	return last
}

// board paints the board of a position with its nodes onto an image, and tells signed, which may be nil, of the icons that
// the board itself shows.
func board(kit *paint.Kit, p position, m *ebiten.Image, signed func(icon string, at geom.Rect)) {
	window, _ := Wide()
	pen := kit.Pen(m, window.View)
	pen.Signed = signed
	p.play.Paint(pen)
	p.play.Draw(pen)
	pen.Signed = nil
	for _, n := range p.play.Nodes(table.NewAsk(p.play, p.state, p.legal), nil) {
		if n.Draw != nil {
			n.Draw(pen, &n, ui.Feel{})
		}
	}
	pen.Flush()
}

// picture paints the board of a position with its nodes.
func picture(kit *paint.Kit, p position) *image.RGBA {
	m := ebiten.NewImage(1280, 720)
	defer m.Deallocate()
	board(kit, p, m, nil)
	out := image.NewRGBA(m.Bounds())
	m.ReadPixels(out.Pix)
	return out
}
