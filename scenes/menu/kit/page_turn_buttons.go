package kit

import (
	"gulch/render/i18n"
	"gulch/render/ui"
	"gulch/scenes/stage"
)

// PageTurns returns the two round buttons that turn the pages of a sheet, beside its Close button.
// back and on give their IDs and labels. It returns nil if there is only one page. turn is called
// with the index of the page to show.
func PageTurns(s *stage.Sheet, l ui.Layout, back, on Action, page, pages int, turn func(to int)) []ui.Node {
	if pages < 2 {
		return nil
	}
	at := s.Turns(l, ButtonHeight(l))
	var out []ui.Node
	for i, c := range []Action{back, on} {
		to := page + 2*i - 1
		n := ui.Disc(c.ID, c.Label, "", []string{"previous-button", "next-button"}[i], at[i], func() {
			turn(to)
			s.Rebuild()
		})
		if to < 0 || to >= pages {
			n.DisabledReason = i18n.T("You can't go further: there are no more.")
			n = Dimmed(n)
		}
		out = append(out, n)
	}
	return out
}
