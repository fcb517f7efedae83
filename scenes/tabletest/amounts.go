package tabletest

import (
	"fmt"
	"regexp"
	"slices"

	"gulch/render/geom"
)

// LeastSign is how large an icon is at least that says of what an amount is paid or comes in, in design units. Larger letters make
// it larger, as they make figures.
const LeastSign = 16.0

// amount is how a text reads that is a cost or a gain.
var amount = regexp.MustCompile(`^([+−-] ?\$?\d+|\$\d+|\d* ?×|× ?\d+)$`)

// sign is an icon that stands at an amount and is too small.
type sign struct {
	icon, amount string
	at           geom.Rect
	layer        int // what drew it
	least        float64
	where        string
}

// signs are the icons of a board that stand at an amount and are too small in a window. What drew an icon has written its amount, too:
// what lies under a sheet that comes up over the board stands at nothing that is written on the sheet.
func (s sight) signs(written []wrote, icons []sign, where string) (small []sign) {
	amounts := slices.DeleteFunc(slices.Clone(written), func(w wrote) bool { return !amount.MatchString(w.Text) })
	for _, x := range icons {
		x.least, x.where = LeastSign, where
		if s.letters > 1 {
			x.least *= leastGrown
		}
		if i := slices.IndexFunc(amounts, func(w wrote) bool { return w.layer == x.layer && beside(x.at, w.Rect) }); i >= 0 && x.at.W < x.least-0.05 {
			x.amount = amounts[i].Text
			small = append(small, x)
		}
	}
	return small
}

// faint says which icons have to be larger.
func faint(found smallest[sign], except []Exempt) (wrong []string) {
	found.each(func(x sign) {
		if !exempt(except, x.icon) {
			wrong = append(wrong, fmt.Sprintf("the icon %q at %q is %.1f large, less than %.1f, at %.0f (%s). Give it more room.",
				x.icon, x.amount, x.at.W, x.least, x.at, x.where))
		}
	})
	return wrong
}

// beside reports whether an icon stands right before or behind an amount, in one line with it.
func beside(icon, text geom.Rect) bool {
	gap := max(text.X-icon.Right(), icon.X-text.Right())
	return gap > -icon.W/2 && gap < 0.6*icon.W && max(icon.Y, text.Y) < min(icon.Bottom(), text.Bottom()) &&
		text.Center().Y > icon.Y && text.Center().Y < icon.Bottom()
}
