package tabletest

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"unicode"

	"gulch/render/paint"
	"gulch/scenes/stage"
	"gulch/scenes/table"
)

// Minimum sizes of texts on a board while nothing is hovered, in design units. In a window of
// 1280x720 a design unit is a pixel.
const (
	MinTextSize     = 12.0
	MinLabelSize    = 11.0
	largeTextFactor = 1.1
)

// TextSizeFaults returns messages about texts, and about icons of costs and gains, that are too
// small on the board of a table at rest, and about texts such as "−$0". letters and signs are
// exemptions for texts and for icons.
// Texts that differ only in digits are reported once. It checks decisions of every phase in games
// with the largest and with a smaller number of seats, in three windows, at normal and at 1.5 times
// the text size. host runs a function on the thread of the window tests, see [CheckPixels].
func TextSizeFaults(app *stage.App, game table.Game, host func(func()), letters, signs []Exemption) []string {
	texts, icons := smallest[smallText]{}, smallest[amountIcon]{}
	zeros := map[string]string{} // where a text was drawn that has an amount of 0 with a minus sign
	wrong := visitWindows(app, game, host, func(s windowCase, p position) {
		written, signed := s.look(app.Kit, p)
		for _, x := range written {
			if negativeZero.MatchString(x.Text) {
				zeros[x.Text] = s.where(p)
			}
			if least := minTextSize(x.Text, s.letters); least > 0 && x.Size < least-0.05 {
				found := smallText{x.DrawnText, least, s.where(p)}
				texts.add(found.kind(), found, x.Size-least)
			}
		}
		for _, x := range s.signs(written, signed, s.where(p)) {
			icons.add(x.icon, x, x.at.W-x.least)
		}
	})
	for text, where := range zeros {
		wrong = append(wrong, fmt.Sprintf("the text %q has an amount of 0 with a minus sign (%s): leave it out", text,
			where))
	}
	return slices.Concat(wrong, smallTextFaults(texts, letters), smallIconFaults(icons, signs))
}

// smallest maps each kind of text or icon to the instance whose size is furthest below its minimum.
type smallest[T any] map[string]shortfall[T]

type shortfall[T any] struct {
	thing T
	lacks float64 // size minus minimum size, in design units; negative if too small
}

func (all smallest[T]) add(kind string, thing T, lacks float64) {
	if was, ok := all[kind]; !ok || lacks < was.lacks {
		all[kind] = shortfall[T]{thing, lacks}
	}
}

// each calls visit for every instance, ordered by kind.
func (all smallest[T]) each(visit func(T)) {
	for _, kind := range slices.Sorted(maps.Keys(all)) {
		visit(all[kind].thing)
	}
}

// smallTextFaults returns a message for each text in found that is too small, except those that
// match an exemption in except.
func smallTextFaults(found smallest[smallText], except []Exemption) (wrong []string) {
	found.each(func(x smallText) {
		if !exempt(except, x.Text) {
			wrong = append(wrong, fmt.Sprintf("the text %q is drawn at size %.1f, expected at least %.1f design "+
				"units, in %.0f (%s). Give it a larger rectangle in the table's Draw or Nodes, or shorten the text.",
				x.Text, x.Size, x.least, x.Rect, x.where))
		}
	})
	return wrong
}

// smallText is a text that is drawn smaller than its minimum size.
type smallText struct {
	paint.DrawnText
	least float64
	where string
}

// kind returns a key that is the same for texts that differ only in digits.
func (x smallText) kind() string {
	return strings.Map(func(r rune) rune {
		if unicode.IsDigit(r) {
			return '0'
		}
		return r
	}, x.Text) + fmt.Sprint(x.least)
}

// drawnText is a text and the number of the layer that drew it: 0 is the board, the nodes on the
// board are numbered from 1.
type drawnText struct {
	paint.DrawnText
	layer int
}

// minTextSize returns the minimum size of a text in design units, 0 if any size is allowed. letters
// is the letter scale, 1 for the default size. The minimum is greater for texts with digits and for
// sentences than for labels.
func minTextSize(text string, letters float64) float64 {
	words := strings.Fields(text)
	needed := strings.ContainsFunc(text, unicode.IsDigit) || len(words) > 4 || strings.HasSuffix(text, ".")
	switch {
	case len(words) == 0:
		return 0
	case needed && letters > 1:
		return MinTextSize * largeTextFactor
	case needed:
		return MinTextSize
	}
	return MinLabelSize
}
