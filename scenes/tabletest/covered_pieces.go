package tabletest

import (
	"fmt"
	"image"
	"image/color"
	"math"
	"slices"
	"strings"

	"gulch/engine"
	"gulch/engine/audit"
	"gulch/engine/testscale"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/scenes/stage"
	"gulch/scenes/table"

	"github.com/hajimehoshi/ebiten/v2"
)

// leastOwn is the smallest share of a piece's pixels that must still look as the piece was drawn
// when the whole table is drawn. Frames, glows and a piece that stands in front may cover the rest.
const leastOwn = 0.1

// leastOfFigure is like leastOwn for figures, tokens and pawns: which seat a figure belongs to, and
// what it does, must be recognized at first sight.
const leastOfFigure = 0.6

// figurePieces are the first words of the names of pieces that are figures.
var figurePieces = []string{"figure", "token", "marker", "pawn"}

// alike is how far the channels of a pixel may change, in sum, for the pixel to look the same. A
// glow over a piece changes its pixels less.
const alike = 90

// leastLikeness is the correlation of the brightness of a piece's pixels, before and after the rest
// of the table was drawn, from which on the piece counts as visible under a veil.
const leastLikeness = 0.6

// leastLikenessOfFigure is leastLikeness for figures, of which no part is to be covered by others.
const leastLikenessOfFigure = 0.9

// piecesEvery is the number of moves between two positions of a game in which pieces are looked
// for, if tests are short: rendering is slow. It has no factor in common with the number of
// windows.
const piecesEvery = 293

// soloEvery is like piecesEvery for games of a single seat, which have few moves.
const soloEvery = 41

// HiddenPieceFaults returns messages about icons, figures and tokens on the boards of a game that
// are drawn, but covered by what is drawn after them: each must have pixels of its own. It plays a
// game with each number of seats and each value of each option, and looks at positions from its
// beginning to its end, in windows of all classes and at two text sizes. host runs a function on
// the thread of the window tests, see [CheckPixels]. except lists pieces that may be covered.
func HiddenPieceFaults(app *stage.App, game table.Game, host func(func()), except ...Exemption) []string {
	x := hiddenPieceCheck{kit: app.Kit, except: except, said: map[string]bool{}}
	host(func() {
		app.Kit.RenderImmediately = true
		defer func() { app.Kit.RenderImmediately = false }()
		for i, plan := range audit.PairwisePlans(game.Rules.Info()) {
			plan.Seed = 177 + uint64(i)
			if err := x.play(app, game, plan); err != nil {
				x.wrong = append(x.wrong, err.Error())
			}
		}
	})
	return x.wrong
}

// hiddenPieceCheck collects the messages of [HiddenPieceFaults].
type hiddenPieceCheck struct {
	kit    *paint.Renderer
	except []Exemption
	looks  int             // number of pictures so far
	said   map[string]bool // pieces and places that have been reported
	wrong  []string
}

// play plays a game as planned, and looks for hidden pieces in some of its positions and in the
// last one.
func (x *hiddenPieceCheck) play(app *stage.App, game table.Game, plan audit.Plan) error {
	s, err := game.Rules.New(plan.Seats, plan.Options, plan.Seed)
	if err != nil {
		return err
	}
	info := game.Rules.Info()
	play, chance := game.New(app, people(plan.Seats)), engine.NewChance(plan.Seed, 0x1de)
	every := testscale.Of(piecesEvery, 11)
	if plan.Seats == 1 {
		every = testscale.Of(soloEvery, 11)
	}
	for made := 0; ; made++ {
		legal, err := engine.PlayForced(s, nil, nil)
		if err != nil {
			return err
		}
		if len(legal) == 0 {
			legal = nil
		}
		if made%every == every-1 || legal == nil {
			name := fmt.Sprintf("%s, %d seats %v, move %d, phase %s", info.ID, plan.Seats, plan.Options, made,
				info.PhaseName(s.Phase()))
			x.look(show(play, s, legal, name))
		}
		if legal == nil {
			return nil
		}
		if err := s.Play(choose(s, legal, &chance), nil); err != nil {
			return err
		}
	}
}

// look draws a position in one of the windows, each in its turn, and adds messages about pieces
// that are hidden.
func (x *hiddenPieceCheck) look(p position) {
	w := windowCases[x.looks%len(windowCases)]
	x.looks++
	for _, h := range w.hiddenPieces(x.kit, p) {
		// the same piece in the same window is one fault
		line := fmt.Sprintf("%s %d %.1f %.0f", h.name, w.w, w.letters, h.at)
		if x.said[line] || slices.Contains(tokenParts, h.name) || exempt(x.except, h.name) {
			continue
		}
		x.said[line] = true
		x.wrong = append(x.wrong, fmt.Sprintf("%s: the piece %q at %.0f is covered: %.0f %% of its pixels are left, "+
			"expected at least %.0f %%. Draw it later or aside", w.where(p), h.name, h.at, 100*h.own, 100*h.least()))
	}
}

// tokenParts are the names of icons of which tokens and markers are made: bodies and outlines,
// which the rest of the piece covers. The piece is reported as a whole.
var tokenParts = []string{"disc", "tile", "diamond", "hexagon", "triangle", "star"}

// drawnPiece is a piece that was drawn, with the pixels of its place just after that.
type drawnPiece struct {
	name string
	at   geom.Rect
	box  image.Rectangle
	kept image.Point // where the copy of the pixels begins in the picture of copies
	own  float64     // share of the pixels that look the same in the whole picture
}

// copiesSide is the width and height in pixels of the picture of copies, see [pieceCopies].
const copiesSide = 2048

// pieceCopies keeps what a picture showed in the places of its pieces just after each was drawn.
// All copies are in one image: reading pixels is slow, and so it is done only once.
type pieceCopies struct {
	image  *ebiten.Image
	pieces []drawnPiece
	next   image.Point // where the next copy begins
	row    int         // height of the row of copies at next
}

// add copies the pixels of a piece from the screen. It does nothing if there is no room left.
func (x *pieceCopies) add(screen *ebiten.Image, d drawnPiece) {
	if x.next.X+d.box.Dx() > copiesSide {
		x.next, x.row = image.Pt(0, x.next.Y+x.row), 0
	}
	if x.next.Y+d.box.Dy() > copiesSide {
		return
	}
	x.row = max(x.row, d.box.Dy())
	d.kept = x.next
	var at ebiten.DrawImageOptions
	at.GeoM.Translate(float64(d.kept.X), float64(d.kept.Y))
	at.Blend = ebiten.BlendCopy
	x.image.DrawImage(screen.SubImage(d.box).(*ebiten.Image), &at)
	x.next.X += d.box.Dx()
	x.pieces = append(x.pieces, d)
}

// hiddenPieces draws a position in the window and returns the pieces that have too few pixels of
// their own. If a dialog covers the board it returns nothing.
func (s windowCase) hiddenPieces(kit *paint.Renderer, p position) (hidden []drawnPiece) {
	window := ui.NewLayout(s.w, s.h)
	window.View.Text = s.letters
	table.ShowPosition(p.play, p.state, window, s.area)
	screen, copies := ebiten.NewImage(s.w, s.h), pieceCopies{image: ebiten.NewImage(copiesSide, copiesSide)}
	defer screen.Deallocate()
	defer copies.image.Deallocate()
	pen := kit.Canvas(screen, window.View)
	pen.OnPiece = func(name string, at geom.Rect) {
		in := at.Inset(min(at.W, at.H) * 0.2)
		box := pixelsOf(window.View, in).Intersect(screen.Bounds())
		if pen.Dst == screen && pen.Fade == 1 && !box.Empty() { // what is faded lets others through
			pen.Flush()
			copies.add(screen, drawnPiece{name: name, at: at, box: box})
		}
	}
	if !drawWhole(pen, p) {
		return nil
	}
	shot, was := pixels(screen), pixels(copies.image)
	all := copies.pieces
	for i, d := range all {
		if d.own = d.left(was, shot); d.own < d.least() && d.likeness(was, shot) < d.leastLikeness() &&
			!slices.ContainsFunc(all[i+1:], d.drawnAgain) {
			hidden = append(hidden, d)
		}
	}
	return hidden
}

// pixels reads the pixels of an image.
func pixels(of *ebiten.Image) *image.RGBA {
	out := image.NewRGBA(of.Bounds())
	of.ReadPixels(out.Pix)
	return out
}

// drawWhole draws the board of a position and its nodes. It returns false if a dialog or a tray
// with a list of moves lies over the board.
func drawWhole(pen *paint.Canvas, p position) bool {
	p.play.Paint(pen)
	p.play.Draw(pen)
	nodes := p.play.Nodes(moveControlsAside(table.NewDecision(p.play, p.state, p.legal)), nil)
	if slices.ContainsFunc(nodes, func(n ui.Node) bool { return n.ID == "close-up/frame" || n.ID == "tray" }) {
		return false
	}
	for _, n := range nodes {
		if n.Draw != nil {
			n.Draw(pen, &n, ui.NodeState{Pulse: 0.7})
		}
	}
	pen.Flush()
	return true
}

// isFigure reports whether the piece is a figure, token or pawn.
func (d *drawnPiece) isFigure() bool {
	kind, _, _ := strings.Cut(d.name, " ")
	return slices.Contains(figurePieces, kind)
}

// least returns the smallest share of the piece's pixels that must be left.
func (d *drawnPiece) least() float64 {
	if d.isFigure() {
		return leastOfFigure
	}
	return leastOwn
}

// leastLikeness returns the likeness from which on the piece counts as visible under a veil.
func (d *drawnPiece) leastLikeness() float64 {
	if d.isFigure() {
		return leastLikenessOfFigure
	}
	return leastLikeness
}

// drawnAgain reports whether a piece that was drawn later is the same one, for instance because a
// node draws it once more over its frame.
func (d drawnPiece) drawnAgain(later drawnPiece) bool {
	return later.name == d.name && ui.Overlap(later.at, d.at) > 0.6*d.at.W*d.at.H
}

// left returns the share of the piece's pixels that look in shot as in the picture of copies, which
// is called was.
func (d *drawnPiece) left(was, shot *image.RGBA) float64 {
	same := 0
	for y := range d.box.Dy() {
		for x := range d.box.Dx() {
			a, b := was.RGBAAt(d.kept.X+x, d.kept.Y+y), shot.RGBAAt(d.box.Min.X+x, d.box.Min.Y+y)
			if abs(int(a.R)-int(b.R))+abs(int(a.G)-int(b.G))+abs(int(a.B)-int(b.B)) <= alike {
				same++
			}
		}
	}
	return float64(same) / float64(d.box.Dx()*d.box.Dy())
}

// likeness returns the correlation, -1 to 1, of the brightness of the piece's pixels in the picture
// of copies (was) and in shot. It is high for a piece under a transparent veil, and near 0 for a
// covered one.
func (d *drawnPiece) likeness(was, shot *image.RGBA) float64 {
	var n, sumA, sumB, sumAA, sumBB, sumAB float64
	for y := range d.box.Dy() {
		for x := range d.box.Dx() {
			a := brightness(was.RGBAAt(d.kept.X+x, d.kept.Y+y))
			b := brightness(shot.RGBAAt(d.box.Min.X+x, d.box.Min.Y+y))
			n++
			sumA, sumB, sumAA, sumBB, sumAB = sumA+a, sumB+b, sumAA+a*a, sumBB+b*b, sumAB+a*b
		}
	}
	spread := math.Sqrt((n*sumAA - sumA*sumA) * (n*sumBB - sumB*sumB))
	if spread == 0 {
		return 0
	}
	return (n*sumAB - sumA*sumB) / spread
}

// brightness returns the sum of the channels of a colour.
func brightness(c color.RGBA) float64 { return float64(c.R) + float64(c.G) + float64(c.B) }
