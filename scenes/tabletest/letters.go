package tabletest

import (
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
	"unicode"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/scenes/stage"
	"gulch/scenes/table"
)

// How large letters on a board are at least while nothing is pointed at, in design units, which are pixels in a window of 1280 by
// 720: what is needed for a decision (figures, sentences), and names of things that are known by their picture. Letters that
// a player has chosen half as large again make figures and
// sentences larger than that by a factor at least.
const (
	LeastNeeded = 12.0
	LeastLabel  = 11.0
	leastGrown  = 1.1
)

// Exempt are texts that may be smaller, by a pattern of what they say, and why.
type Exempt struct{ Text, Why string }

// sight is a window through which a board is looked at, and where the board lies in it for letters of a size.
type sight struct {
	w, h    int
	letters float64
	area    geom.Rect
}

// sights are the three windows, at rest and with larger letters, which get a wider ledger.
var sights = []sight{
	{1280, 720, 1, geom.R(24, 56, 936, 648)}, {820, 1180, 1, geom.R(20, 60, 760, 824)}, {800, 600, 1, geom.R(20, 56, 808, 768)},
	{1280, 720, 1.5, geom.R(24, 56, 891, 648)}, {820, 1180, 1.5, geom.R(20, 60, 760, 824)}, {800, 600, 1.5, geom.R(20, 56, 768, 768)},
}

// Legible returns what is too small on the board of a table at rest: texts to be read, each kind of them once, and icons that say of what
// a cost or a gain is, but for those that are exempt. It looks at decisions of every phase in games of the fewest and the most
// seats, in three windows and with letters half as large again. host is that of Drawn.
func Legible(app *stage.App, game table.Game, host func(func()), letters, signs []Exempt) []string {
	texts, icons := smallest[small]{}, smallest[sign]{}
	wrong := looked(app, game, host, func(s sight, p position) {
		written, signed := s.look(app.Kit, p)
		for _, x := range written {
			if least := leastOf(x.Text, s.letters); least > 0 && x.Size < least-0.05 {
				found := small{x.Written, least, s.where(p)}
				texts.add(found.kind(), found, x.Size-least)
			}
		}
		for _, x := range s.signs(written, signed, s.where(p)) {
			icons.add(x.icon, x, x.at.W-x.least)
		}
	})
	return slices.Concat(wrong, tooSmall(texts, letters), faint(icons, signs))
}

// smallest keeps of each kind of thing the one that lacks most.
type smallest[T any] map[string]lacking[T]

type lacking[T any] struct {
	thing T
	lacks float64 // below zero
}

func (all smallest[T]) add(kind string, thing T, lacks float64) {
	if was, ok := all[kind]; !ok || lacks < was.lacks {
		all[kind] = lacking[T]{thing, lacks}
	}
}

// each goes over the things by their kinds.
func (all smallest[T]) each(visit func(T)) {
	for _, kind := range slices.Sorted(maps.Keys(all)) {
		visit(all[kind].thing)
	}
}

// exempt reports whether a text is among those that may be smaller.
func exempt(except []Exempt, text string) bool {
	return slices.ContainsFunc(except, func(e Exempt) bool { return regexp.MustCompile(e.Text).MatchString(text) })
}

// tooSmall says which texts have to be larger.
func tooSmall(found smallest[small], except []Exempt) (wrong []string) {
	found.each(func(x small) {
		if !exempt(except, x.Text) {
			wrong = append(wrong, fmt.Sprintf("%q has letters of %.1f, less than %.1f, at %.0f (%s). Give it more room, or less to say.",
				x.Text, x.Size, x.least, x.Rect, x.where))
		}
	})
	return wrong
}

// small is a text that is too small.
type small struct {
	paint.Written
	least float64
	where string
}

// kind is the same for texts that differ in figures only.
func (x small) kind() string {
	return strings.Map(func(r rune) rune {
		if unicode.IsDigit(r) {
			return '0'
		}
		return r
	}, x.Text) + fmt.Sprint(x.least)
}

// looked calls visit with decisions of every phase, in games of the fewest and the most seats, for each of the windows.
func looked(app *stage.App, game table.Game, host func(func()), visit func(s sight, p position)) (wrong []string) {
	host(func() {
		seen := map[string]bool{}
		_, err := positions(app, game, func(p position) {
			seats := len(table.NewAsk(p.play, p.state, nil).Names)
			key := fmt.Sprint(p.state.Phase(), seats == game.Rules.Info().MaxSeats)
			if seen[key] {
				return
			}
			seen[key] = true
			for _, s := range sights {
				visit(s, p)
			}
			p.shown(p.state)
		})
		if err != nil {
			wrong = append(wrong, err.Error())
		}
	})
	return wrong
}

// look returns the texts and the icons of a position's board in a window, each with what drew it.
func (s sight) look(kit *paint.Kit, p position) (written []wrote, signed []sign) {
	layer := 0
	s.draw(kit, p, func(pen *paint.Pen) {
		pen.Wrote = func(w paint.Written) { written = append(written, wrote{w, layer}) }
		pen.Signed = func(icon string, at geom.Rect) { signed = append(signed, sign{icon: icon, at: at, layer: layer}) }
	}, func() { layer++ })
	return written, signed
}

// wrote is a text, and which part of the table wrote it: the board, or one of its nodes.
type wrote struct {
	paint.Written
	layer int
}

// where names a position and a window, for messages.
func (s sight) where(p position) string {
	return fmt.Sprintf("%s, %d by %d, letters %.1f", p.name, s.w, s.h, s.letters)
}

// draw draws a position's board in a window, with all that lies on it, and calls next before each node. What the pen writes counts,
// not how it looks.
func (s sight) draw(kit *paint.Kit, p position, listen func(*paint.Pen), next func()) {
	window := ui.NewLayout(s.w, s.h)
	window.View.Text = s.letters
	table.Show(p.play, p.state, window, s.area)
	pen := new(paint.Trace).Pen(kit, s.w, s.h, window.View)
	listen(pen)
	p.play.Paint(pen)
	p.play.Draw(pen)
	for _, n := range p.play.Nodes(aloof(table.NewAsk(p.play, p.state, p.legal)), nil) {
		if n.Draw != nil && n.Rect.X < aside-100 { // the ledger is not the board's
			next()
			n.Draw(pen, &n, ui.Feel{})
		}
	}
	pen.Flush()
}

// aside is where the controls of a decision are laid, which belong to the ledger, design units.
const aside = 3000

// leastOf is how large the letters of a text are at least, 0 for what may have any size.
func leastOf(text string, letters float64) float64 {
	words := strings.Fields(text)
	needed := strings.ContainsFunc(text, unicode.IsDigit) || len(words) > 4 || strings.HasSuffix(text, ".")
	switch {
	case len(words) == 0:
		return 0
	case needed && letters > 1:
		return LeastNeeded * leastGrown
	case needed:
		return LeastNeeded
	}
	return LeastLabel
}
