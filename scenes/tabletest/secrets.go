package tabletest

import (
	"bytes"
	"fmt"
	"image"
	"math/rand/v2"
	"reflect"

	"gulch/engine"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/scenes/table"

	"github.com/hajimehoshi/ebiten/v2"
)

// looker is somebody who looks at a position, and a seat that knows no less.
type looker struct {
	position
	knows engine.Seat
}

// alike returns a position that who looks cannot tell from the one that he looks at. Who only watches knows less than every seat:
// for him the secrets of two of them are dealt anew, one after the other, so that none is kept.
func (x looker) alike(game engine.Game, seed uint64) (engine.State, error) {
	t, err := x.twin(game, x.knows, seed)
	if err == nil && x.viewer == engine.NoSeat {
		next := (int(x.knows) + 1) % t.Seats()
		t.Determinize(engine.Seat(next), rand.New(rand.NewPCG(seed, 10)))
	}
	return t, err
}

// lookers are the seat to move, another seat, and somebody who only watches and knows less than every seat; the latter two take
// turns by n.
func (p position) lookers(n int) []looker {
	all := p.everybody(n)
	if n%2 == 0 && len(all) > 2 {
		return all[:2]
	}
	return append(all[:1], all[len(all)-1])
}

// watcher is somebody who only watches, and knows less than a seat that n picks.
func (p position) watcher(n int) looker { return looker{p.as(engine.NoSeat), p.another(n / 2)} }

// everybody are the seat to move, another seat if there is one, which n picks, and somebody who only watches.
func (p position) everybody(n int) []looker {
	turn, other := p.state.Turn(), p.another(n/2)
	all := []looker{{p, turn}}
	if other != turn {
		all = append(all, looker{p.as(other), other})
	}
	return append(all, p.watcher(n))
}

// another is a seat that is not asked, which n picks; where there is none, that which is.
func (p position) another(n int) engine.Seat {
	seats := p.state.Seats()
	return engine.Seat((int(p.state.Turn()) + 1 + n%max(seats-1, 1)) % seats)
}

// betrays returns what a table says, of a position and of what follows on a move, that hangs on what who hears it may not know. It
// leaves the table as it was.
func betrays(game table.Game, p position) (wrong []string) {
	defer func() { p.shown(p.state) }()
	n := rand.New(rand.NewPCG(uint64(len(p.legal)), uint64(p.legal[0].A))).IntN(64) // any, but always the same
	look := func(listen comparison, x looker, pairs int) {
		for pair := range pairs {
			why, err := listen(game, x, uint64(n+pair*pairsApart))
			if err != nil {
				why = err.Error()
			}
			if why != "" {
				wrong = append(wrong, why)
				break
			}
		}
	}
	for _, x := range p.lookers(n) {
		look(whisper, x, p.pairs)
		look(murmur, x, p.pairs)
		look(veiled, x, 1)
	}
	if p.nth&(p.nth-1) == 0 { // it takes long, and ever less of it is new; who only watches knows least
		look(purses, p.watcher(n), 1)
	}
	look(aloud, p.beside(n), 1)
	return wrong
}

// comparison compares what somebody is told of a position with what he is told of others that he cannot tell from it, which a seed
// picks, and returns the first thing that hangs on what he may not know, "" if there is none.
type comparison func(game table.Game, x looker, seed uint64) (string, error)

// pairsApart is how far the seeds of two pairs of positions lie apart, beyond those of any other decision.
const pairsApart = 1000

// whisper returns the first thing that a table says in a position and would not say in another that who looks cannot tell from
// it, "" if there is none.
func whisper(game table.Game, x looker, seed uint64) (string, error) {
	twin, err := x.alike(game.Rules, seed)
	if err != nil {
		return "", err
	}
	return x.differs(twin), nil
}

// differs returns the first thing that a table says of the position that somebody looks at and not of its twin, "" if there is none.
func (x looker) differs(twin engine.State) string {
	told := said(x.shown(x.state))
	other := said(x.shown(twin))
	for i, line := range told {
		if i >= len(other) || other[i] != line {
			return fmt.Sprintf("%s: what %s is told hangs on what it may not know:\n%s\nRead the Board, which shows only what "+
				"its viewer may see, in place of the State.", x.name, x.who(), difference(line, at(other, i)))
		}
	}
	return ""
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

// leak compares the pixels of a position with those of one that who looks cannot tell from it, "" if they are the same: of the
// board with its nodes at rest, and of the nodes as they are touched, with what is shown beside them. It is called on the host of
// the window tests.
func leak(kit *paint.Kit, game table.Game, p looker, seed uint64) (string, error) {
	twin, err := p.alike(game.Rules, seed)
	if err != nil {
		return "", err
	}
	var notes paint.Trace
	for _, touched := range []bool{false, true} {
		own := p.shown(p.state)
		before := boardOf(own.play)
		a, calm := noted(kit, own, touched, &notes)
		if boardOf(own.play) != before {
			return fmt.Sprintf("%s: what draws changes the board. It follows events in Apply; Paint, Draw and the nodes only look.", p.name), nil
		}
		b, still := noted(kit, p.shown(twin), touched, &notes)
		if calm && still && a == b {
			p.shown(p.state)
			continue // what is told alike looks alike
		}
		if where := p.apart(kit, twin, touched); !where.None() {
			what := "sees"
			if touched {
				what = "sees under its hand or closer"
			}
			return fmt.Sprintf("%s: what %s %s at %v hangs on what it may not know. Draw the Board in place of the State.",
				p.name, p.who(), what, where), nil
		}
	}
	return "", nil
}

// apart compares the pixels of what somebody sees of a position and of its twin.
func (p looker) apart(kit *paint.Kit, twin engine.State, touched bool) Difference {
	a := settled(kit, p.shown(p.state), touched)
	other := p.shown(twin)
	b := picture(kit, other, touched)
	if !Unlike(a, b).None() { // what is painted for the first time may not be there yet
		b = settled(kit, other, touched)
	}
	p.shown(p.state)
	return Unlike(a, b)
}

// boardOf returns the board of a play as it is now, as a value that == compares.
func boardOf(play table.Play) any { return reflect.ValueOf(table.BoardOf(play)).Elem().Interface() }

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
func settled(kit *paint.Kit, p position, touched bool) *image.RGBA {
	last := picture(kit, p, touched)
	for range 40 {
		next := picture(kit, p, touched)
		if bytes.Equal(last.Pix, next.Pix) {
			return next
		}
		last = next
	}
	return last
}

// noted takes down what is drawn of a position, again until nothing is painted ahead any more. It returns the sum of it, and
// whether it came to rest.
func noted(kit *paint.Kit, p position, touched bool, notes *paint.Trace) (sum uint64, calm bool) {
	for range 40 {
		window, _ := Wide()
		draw(p, touched, notes.Pen(kit, 1280, 720, window.View), window)
		if !notes.Painted() {
			return notes.Sum(), true
		}
	}
	return 0, false
}

// draw paints a position, at rest or touched.
func draw(p position, touched bool, pen *paint.Pen, window ui.Layout) {
	if touched {
		touch(p, pen, window)
	} else {
		board(p, pen, nil)
	}
}

// board paints the board of a position with its nodes, and tells signed, which may be nil, of the icons that
// the board itself shows.
func board(p position, pen *paint.Pen, signed func(icon string, at geom.Rect)) {
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

// touch paints the nodes of a position as they look under a hand, and over them what is shown beside each in its stead.
func touch(p position, pen *paint.Pen, window ui.Layout) {
	nodes := p.play.Nodes(table.NewAsk(p.play, p.state, p.legal), nil)
	for _, n := range nodes {
		if n.Draw != nil {
			n.Draw(pen, &n, ui.Feel{Hover: 1, Focus: 1, Press: 0.5, Breath: 0.7})
		}
	}
	const columns, rows = 8, 4
	for i, n := range nodes {
		if n.Peek != nil {
			at := window.Full.Row(i%columns, columns, 2).Column(i/columns%rows, rows, 2)
			n.Peek(pen, at.Fit(n.PeekW, n.PeekH))
		}
	}
	pen.Flush()
}

// picture paints the board of a position with its nodes, at rest or touched.
func picture(kit *paint.Kit, p position, touched bool) *image.RGBA {
	m := ebiten.NewImage(1280, 720)
	defer m.Deallocate()
	window, _ := Wide()
	draw(p, touched, kit.Pen(m, window.View), window)
	out := image.NewRGBA(m.Bounds())
	m.ReadPixels(out.Pix)
	return out
}
