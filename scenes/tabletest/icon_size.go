package tabletest

import (
	"fmt"
	"regexp"
	"slices"

	"gulch/render/geom"
)

// MinIconSize is the minimum width, in design units, of an icon that shows what an amount consists
// of, for example coins or wood. With larger text the icon must be larger, too.
const MinIconSize = 16.0

// amount matches a text that is only a cost or a gain, such as "+3", "$5" or "2 ×".
var amount = regexp.MustCompile(`^([+−-] ?\$?\d+|\$\d+|\d* ?×|× ?\d+)$`)

// amountIcon is an icon that is drawn beside an amount, with its place.
type amountIcon struct {
	icon, amount string
	at           geom.Rect
	layer        int // number of the layer that drew the icon, see drawnText
	least        float64
	where        string
}

// signs returns those of the given icons that are beside an amount and too small in this window. An
// icon belongs to an amount only if the same layer drew both: an icon on the board does not belong
// to an amount on a sheet over the board. written are the texts drawn; where names the position for
// messages.
func (s windowCase) signs(written []drawnText, icons []amountIcon, where string) (small []amountIcon) {
	amounts := slices.DeleteFunc(slices.Clone(written), func(w drawnText) bool { return !amount.MatchString(w.Text) })
	for _, x := range icons {
		x.least, x.where = MinIconSize, where
		if s.letters > 1 {
			x.least *= largeTextFactor
		}
		if i := slices.IndexFunc(amounts, func(w drawnText) bool {
			return w.layer == x.layer && beside(x.at, w.Rect)
		}); i >= 0 && x.at.W < x.least-0.05 {
			x.amount = amounts[i].Text
			small = append(small, x)
		}
	}
	return small
}

// smallIconFaults returns a message for each icon in found that is too small, except those whose
// names match an exemption in except.
func smallIconFaults(found smallest[amountIcon], except []Exemption) (wrong []string) {
	found.each(func(x amountIcon) {
		if !exempt(except, x.icon) {
			wrong = append(wrong, fmt.Sprintf("the icon %q beside the amount %q is %.1f wide, expected at least %.1f "+
				"design units, at %.0f (%s). Draw it larger in the table's Draw "+
				"or Nodes.", x.icon, x.amount, x.at.W, x.least, x.at, x.where))
		}
	})
	return wrong
}

// beside reports whether an icon is directly before or after a text, on the same line.
func beside(icon, text geom.Rect) bool {
	gap := max(text.X-icon.Right(), icon.X-text.Right())
	return gap > -icon.W/2 && gap < 0.6*icon.W && max(icon.Y, text.Y) < min(icon.Bottom(), text.Bottom()) &&
		text.Center().Y > icon.Y && text.Center().Y < icon.Bottom()
}
