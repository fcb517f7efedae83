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

// observer is a person who looks at a position. The table shows the view of seat position.viewer,
// or that of a spectator if it is NoSeat. infoSeat is the seat whose information the checks use: a
// position that this seat cannot distinguish must show the observer the same.
type observer struct {
	position
	infoSeat engine.Seat
}

// indistinguishable returns a position that the observer cannot distinguish from its own, sampled
// by Determinize. A spectator knows less than every seat. For a spectator it therefore samples the
// secrets of two seats one after the other, so that no secret stays as it is.
func (x observer) indistinguishable(game engine.Game, seed uint64) (engine.State, error) {
	t, err := x.twin(game, x.infoSeat, seed)
	if err == nil && x.viewer == engine.NoSeat {
		next := (int(x.infoSeat) + 1) % t.Seats()
		t.Determinize(engine.Seat(next), rand.New(rand.NewPCG(seed, 10)))
	}
	return t, err
}

// observers returns two observers: one at the seat to move and, depending on n, one at another seat
// or a spectator.
func (p position) observers(n int) []observer {
	all := p.allObservers(n)
	if n%2 == 0 && len(all) > 2 {
		return all[:2]
	}
	return append(all[:1], all[len(all)-1])
}

// spectator returns an observer that is a spectator. Its infoSeat, whose information state the
// checks use, is a seat selected by n: every seat knows at least what a spectator knows.
func (p position) spectator(n int) observer {
	return observer{p.viewedBy(engine.NoSeat), p.otherSeat(n / 2)}
}

// allObservers returns three observers: one at the seat to move, one at another seat selected by n
// if there is one, and a spectator.
func (p position) allObservers(n int) []observer {
	turn, other := p.state.Turn(), p.otherSeat(n/2)
	all := []observer{{p, turn}}
	if other != turn {
		all = append(all, observer{p.viewedBy(other), other})
	}
	return append(all, p.spectator(n))
}

// otherSeat returns a seat other than the one to move, selected by n. In a game with one seat it
// returns that seat.
func (p position) otherSeat(n int) engine.Seat {
	seats := p.state.Seats()
	return engine.Seat((int(p.state.Turn()) + 1 + n%max(seats-1, 1)) % seats)
}

// leakedSecrets returns a message for everything that a table shows, in a position and after a
// move, that depends on information hidden from the observer. Afterwards the table shows p again.
func leakedSecrets(game table.Game, p position) (wrong []string) {
	defer func() { p.shown(p.state) }()
	n := rand.New(rand.NewPCG(uint64(len(p.legal)), uint64(p.legal[0].A))).IntN(64) // arbitrary, but reproducible
	look := func(listen comparison, x observer, pairs int) {
		for pair := range pairs {
			why, err := listen(game, x, uint64(n+pair*pairSeedStep))
			if err != nil {
				why = err.Error()
			}
			if why != "" {
				wrong = append(wrong, why)
				break
			}
		}
	}
	for _, x := range p.observers(n) {
		look(compareTexts, x, p.comparisons)
		look(compareMoveResults, x, p.comparisons)
		look(checkIndistinguishableMoves, x, 1)
	}
	if p.nth&(p.nth-1) == 0 { // this check is slow and finds less and less; a spectator knows least, so it finds most
		look(compareUndealtSecrets, p.spectator(n), 1)
	}
	look(compareNoticedByOthers, p.neighbour(n), 1)
	return wrong
}

// comparison is a function that compares what an observer is shown in two positions or after two
// moves that the observer cannot distinguish. seed selects the positions and moves. It returns a
// message about the first difference, "" if there is none.
type comparison func(game table.Game, x observer, seed uint64) (string, error)

// pairSeedStep is the difference between the seeds of two consecutive comparisons. It is larger
// than any seed offset within a comparison, so no seed is used twice.
const pairSeedStep = 1000

// compareTexts compares the texts of the position of observer x with those of another position that
// x cannot distinguish from it. seed selects the other position. The result is a message about the
// first difference, "" if there is none.
func compareTexts(game table.Game, x observer, seed uint64) (string, error) {
	twin, err := x.indistinguishable(game.Rules, seed)
	if err != nil {
		return "", err
	}
	return x.textDifference(twin), nil
}

// textDifference compares the texts of the observer's position with those of position twin and
// returns a message about the first difference, "" if there is none.
func (x observer) textDifference(twin engine.State) string {
	told := tableTexts(x.shown(x.state))
	other := tableTexts(x.shown(twin))
	for i, line := range told {
		if i >= len(other) || other[i] != line {
			return fmt.Sprintf("%s: what the table shows to %s depends on information hidden from it. Expected the "+
				"same texts in two positions that it cannot tell apart, got:\n%s\nIn the table's code for that text, "+
				"read the Board, which has only what its viewer may see, instead of "+
				"the State.", x.name, x.viewerName(), difference(line, at(other, i)))
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

// difference returns two lines with the parts of a and b around the first difference between them,
// from 40 bytes before it.
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

// comparePixels compares the pixels of the position of observer p with those of another position
// that p cannot distinguish from it: first the board with its nodes at rest, then with the nodes
// hovered and pressed and their zoom previews. seed selects the other position. The result is a
// message about the first difference, "" if there is none. comparePixels must run on the thread of
// the window tests.
func comparePixels(kit *paint.Renderer, game table.Game, p observer, seed uint64) (string, error) {
	twin, err := p.indistinguishable(game.Rules, seed)
	if err != nil {
		return "", err
	}
	var notes paint.Trace
	for _, touched := range []bool{false, true} {
		own := p.shown(p.state)
		before := boardOf(own.play)
		a, calm := recordDrawing(kit, own, touched, &notes)
		if boardOf(own.play) != before {
			return fmt.Sprintf("%s: drawing the table changes its board, expected no change. Only Apply may change "+
				"it, not Paint, Draw or the Draw of nodes.", p.name), nil
		}
		b, still := recordDrawing(kit, p.shown(twin), touched, &notes)
		if calm && still && a == b {
			p.shown(p.state)
			continue // equal draw calls produce equal pixels
		}
		if where := p.pixelDifference(kit, twin, touched); !where.Equal() {
			what := "at rest"
			if touched {
				what = "hovered, pressed or in a zoom preview"
			}
			return fmt.Sprintf("%s: the pixels that %s sees (%s) depend on information hidden from it. Expected "+
				"equal pictures of two positions that it cannot tell apart; they differ at %v. In the table's Paint, "+
				"Draw or the node there, draw the Board instead of the State.",
				p.name, p.viewerName(), what, where), nil
		}
	}
	return "", nil
}

// pixelDifference compares the pixels that the observer sees in its own position and in position
// twin. The nodes are at rest or touched (hovered and pressed).
func (p observer) pixelDifference(kit *paint.Renderer, twin engine.State, touched bool) ImageDiff {
	a := renderSettled(kit, p.shown(p.state), touched)
	other := p.shown(twin)
	b := renderPosition(kit, other, touched)
	if !DiffImages(a, b).Equal() { // textures that are rendered for the first time may be missing in the first picture
		b = renderSettled(kit, other, touched)
	}
	p.shown(p.state)
	return DiffImages(a, b)
}

// boardOf returns the current board of a game UI as a value that can be compared by ==.
func boardOf(play table.GameUI) any { return reflect.ValueOf(table.BoardOf(play)).Elem().Interface() }

// ImageDiff describes where and by how much two pictures differ.
type ImageDiff struct {
	Box    image.Rectangle // bounding box of all pixels that differ
	Pixels int             // number of pixels that differ
	Max    int             // largest difference of a colour channel, 0 to 255
}

// rounding is the difference of a colour channel (0 to 255) that is ignored. It is needed because
// the graphics library places cached textures anywhere in its atlas, and sampling differs slightly
// with the place.
const rounding = 3

// Equal reports whether the pictures are equal up to rounding.
func (d ImageDiff) Equal() bool { return d.Pixels == 0 }

func (d ImageDiff) String() string {
	return fmt.Sprintf("%v (%d pixels, by %d of 255 at most)", d.Box, d.Pixels, d.Max)
}

// DiffImages compares two pictures of the same size, and returns where and by how much they differ.
func DiffImages(a, b *image.RGBA) (d ImageDiff) {
	for i := 0; i < len(a.Pix); i += 4 {
		most := 0
		for c := range 4 {
			most = max(most, int(a.Pix[i+c])-int(b.Pix[i+c]), int(b.Pix[i+c])-int(a.Pix[i+c]))
		}
		if most > rounding {
			x, y := i%a.Stride/4, i/a.Stride
			d.Box = d.Box.Union(image.Rect(x, y, x+1, y+1))
			d.Pixels, d.Max = d.Pixels+1, max(d.Max, most)
		}
	}
	return d
}

// renderSettled renders position p repeatedly until two images in a row are equal, which means that
// all textures are rendered, and returns the last image. It gives up after 41 images. touched is
// true if the nodes are drawn as hovered and pressed.
func renderSettled(kit *paint.Renderer, p position, touched bool) *image.RGBA {
	last := renderPosition(kit, p, touched)
	for range 40 {
		next := renderPosition(kit, p, touched)
		if bytes.Equal(last.Pix, next.Pix) {
			return next
		}
		last = next
	}
	return last
}

// recordDrawing draws position p again and again, for at most 40 frames, until a frame renders no
// new texture. It returns the checksum of the draw calls of that frame. If there is no such frame,
// it returns 0, and calm is false. touched is true if the nodes are drawn as hovered and pressed.
// notes is the trace that records the draw calls.
func recordDrawing(kit *paint.Renderer, p position, touched bool, notes *paint.Trace) (sum uint64, calm bool) {
	for range 40 {
		window, _ := WideWindow()
		drawPosition(p, touched, notes.Canvas(kit, 1280, 720, window.View), window)
		if !notes.Painted() {
			return notes.Sum(), true
		}
	}
	return 0, false
}

// drawPosition draws position p on pen. Its nodes are drawn as hovered and pressed, with their zoom
// previews, if touched is true, otherwise at rest. window is the layout in which the zoom previews
// are arranged.
func drawPosition(p position, touched bool, pen *paint.Canvas, window ui.Layout) {
	if touched {
		drawTouched(p, pen, window)
	} else {
		drawBoard(p, pen, nil)
	}
}

// drawBoard draws the board of position p with its nodes. Unless signed is nil, it is called for
// each icon that the board itself draws, with the icon's name and its rectangle.
func drawBoard(p position, pen *paint.Canvas, signed func(icon string, at geom.Rect)) {
	pen.OnIcon = signed
	p.play.Paint(pen)
	p.play.Draw(pen)
	pen.OnIcon = nil
	for _, n := range p.play.Nodes(table.NewDecision(p.play, p.state, p.legal), nil) {
		if n.Draw != nil {
			n.Draw(pen, &n, ui.NodeState{})
		}
	}
	pen.Flush()
}

// drawTouched draws the nodes of a position as hovered, focused and pressed, and over them the zoom
// preview of each node.
func drawTouched(p position, pen *paint.Canvas, window ui.Layout) {
	nodes := p.play.Nodes(table.NewDecision(p.play, p.state, p.legal), nil)
	for _, n := range nodes {
		if n.Draw != nil {
			n.Draw(pen, &n, ui.NodeState{Hover: 1, Focus: 1, Press: 0.5, Pulse: 0.7})
		}
	}
	const columns, rows = 8, 4
	for i, n := range nodes {
		if n.ZoomPreview != nil {
			at := window.Full.Row(i%columns, columns, 2).Column(i/columns%rows, rows, 2)
			n.ZoomPreview(pen, at.Fit(n.ZoomPreviewW, n.ZoomPreviewH))
		}
	}
	pen.Flush()
}

// renderPosition renders position p in a window of 1280x720 and returns the pixels. touched is true
// if the nodes are drawn as hovered and pressed.
func renderPosition(kit *paint.Renderer, p position, touched bool) *image.RGBA {
	m := ebiten.NewImage(1280, 720)
	defer m.Deallocate()
	window, _ := WideWindow()
	drawPosition(p, touched, kit.Canvas(m, window.View), window)
	out := image.NewRGBA(m.Bounds())
	m.ReadPixels(out.Pix)
	return out
}
