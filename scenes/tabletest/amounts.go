package tabletest

import (
	"cmp"
	"fmt"
	"maps"
	"regexp"
	"slices"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/scenes/stage"
	"gulch/scenes/table"
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
	least        float64
	where        string
}

// Signs returns the icons on the board of a table that say of what a cost or a gain is and are too small, each of them once. It
// looks at what [Letters] looks at.
func Signs(app *stage.App, game table.Game, host func(func()), except ...Exempt) []string {
	found := map[string]sign{}
	wrong := looked(app, game, host, func(s sight, p position) {
		for _, x := range s.signs(app.Kit, p) {
			if was, ok := found[x.icon]; !ok || x.at.W-x.least < was.at.W-was.least {
				found[x.icon] = x
			}
		}
	})
	for _, x := range slices.SortedFunc(maps.Values(found), func(a, b sign) int { return cmp.Compare(a.icon, b.icon) }) {
		if !slices.ContainsFunc(except, func(e Exempt) bool { return regexp.MustCompile(e.Text).MatchString(x.icon) }) {
			wrong = append(wrong, fmt.Sprintf("the icon %q at %q is %.1f large, less than %.1f, at %.0f (%s). Give it more room.",
				x.icon, x.amount, x.at.W, x.least, x.at, x.where))
		}
	}
	return wrong
}

// signs are the icons of a position's board that stand at an amount and are too small in a window.
func (s sight) signs(kit *paint.Kit, p position) (small []sign) {
	var icons []sign
	var amounts []paint.Written
	s.draw(kit, p, func(pen *paint.Pen) {
		pen.Wrote = func(w paint.Written) {
			if amount.MatchString(w.Text) {
				amounts = append(amounts, w)
			}
		}
		pen.Signed = func(icon string, at geom.Rect) { icons = append(icons, sign{icon: icon, at: at}) }
	})
	for _, x := range icons {
		x.least, x.where = LeastSign, s.where(p)
		if s.letters > 1 {
			x.least *= leastGrown
		}
		if i := slices.IndexFunc(amounts, func(w paint.Written) bool { return beside(x.at, w.Rect) }); i >= 0 && x.at.W < x.least-0.05 {
			x.amount = amounts[i].Text
			small = append(small, x)
		}
	}
	return small
}

// beside reports whether an icon stands right before or behind an amount, in one line with it.
func beside(icon, text geom.Rect) bool {
	gap := max(text.X-icon.Right(), icon.X-text.Right())
	return gap > -icon.W/2 && gap < 0.6*icon.W && max(icon.Y, text.Y) < min(icon.Bottom(), text.Bottom()) &&
		text.Center().Y > icon.Y && text.Center().Y < icon.Bottom()
}
