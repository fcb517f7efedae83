package menu

import (
	"gulch/render/i18n"
	"gulch/render/ui"
	"gulch/scenes/stage"
)

// pageTurns returns the two round buttons that turn the pages of a sheet, beside its Close button.
// back and on give their IDs and labels. It returns nil if there is only one page. turn is called
// with the index of the page to show.
func pageTurns(s *stage.Sheet, l ui.Layout, back, on choice, page, pages int, turn func(to int)) []ui.Node {
	if pages < 2 {
		return nil
	}
	at := s.Turns(l, buttonHeight(l))
	var out []ui.Node
	for i, c := range []choice{back, on} {
		to := page + 2*i - 1
		n := ui.Disc(c.id, c.label, "", []string{"previous-button", "next-button"}[i], at[i], func() {
			turn(to)
			s.Rebuild()
		})
		if to < 0 || to >= pages {
			n.DisabledReason = i18n.T("You can't go further: there are no more.")
			n = dimmed(n)
		}
		out = append(out, n)
	}
	return out
}
