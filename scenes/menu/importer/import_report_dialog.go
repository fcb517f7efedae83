package importer

import (
	"strconv"

	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/menu/kit"
	"gulch/scenes/stage"
)

// receivedSheet is the dialog that reports the results of an import of several files.
type receivedSheet struct {
	stage.Sheet
	said []outcome
	page int
	rows []geom.Rect
}

// Size of the list: number of files per page, and height of a row and distance between rows in
// design units.
const (
	receivedShown = 6
	receivedHigh  = 76.0
	receivedSpace = 6.0
)

// receivedList returns a dialog that lists the results in said, one for each imported file.
func receivedList(h *stage.App, said []outcome) stage.Scene {
	s := &receivedSheet{Sheet: stage.NewSheet(h, "received", i18n.T("Imported files")), said: said}
	s.Size = func(ui.Layout) (w, high float64) {
		return 720, stage.SheetEnds + float64(min(len(said), receivedShown))*(receivedHigh+receivedSpace) + 12
	}
	return s
}

// shown returns the results that are on the current page of the list.
func (s *receivedSheet) shown() []outcome {
	return s.said[s.page*receivedShown : min(len(s.said), (s.page+1)*receivedShown)]
}

// Build lays out the list of import results and creates its nodes: the buttons and other controls.
func (s *receivedSheet) Build(l ui.Layout) {
	nodes := []ui.Node{s.Lay(l)}
	s.rows = s.rows[:0]
	n := min(len(s.said), receivedShown)
	body := s.Body.Pad(4, 0)
	for i, x := range s.shown() {
		s.rows = append(s.rows, body.Column(i, n, receivedSpace))
		id := "received/" + strconv.Itoa(s.page*receivedShown+i+1)
		nodes = append(nodes, kit.Text(id, x.name+". "+x.text, "", s.rows[i]))
	}
	nodes = append(nodes, kit.PageTurns(&s.Sheet, l, kit.Action{ID: "received/back", Label: i18n.T("Previous files")},
		kit.Action{ID: "received/on", Label: i18n.T("Next files")}, s.page, (len(s.said)+receivedShown-1)/receivedShown,
		func(to int) { s.page = to })...)
	s.Root.Set(l, nodes)
}

// Paint paints a row for each file with its name and result.
func (s *receivedSheet) Paint(p *paint.Canvas) {
	s.Sheet.Paint(p)
	for i, x := range s.shown() {
		in := s.rows[i].Pad(6, 2)
		name, said := in.CutTop(24)
		st := paint.Style{Face: paint.Bold, Size: 15, Color: theme.Ink, Clip: true}
		if x.title != "" {
			st.Color = theme.Oxblood
		}
		p.Label(x.name, name, st)
		p.Fit(x.text, said, kit.SmallStyle)
		p.Rule(in.X, s.rows[i].Bottom()+1, in.W)
	}
}
