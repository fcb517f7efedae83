// Package saves is the screen of the saved games: in progress, finished and damaged ones.
package saves

import (
	"io/fs"
	"slices"
	"strconv"

	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/ui"
	"gulch/scenes/clip"
	"gulch/scenes/menu/importer"
	"gulch/scenes/menu/kit"
	"gulch/scenes/stage"

	"github.com/hajimehoshi/ebiten/v2"
)

// saves is the screen of the saved games.
type saves struct {
	kit.Board
	all       []stage.Saved
	damaged   []stage.Saved // copies of damaged documents, see stage.App.Damaged
	open      savesTab
	page      int
	at        savesPlaces
	shown     []stage.Saved // saved games on the current page of the list, from the first to the last row
	pages     int
	paste     *clip.Request
	missing   error             // reason why the clipboard cannot be read, nil if it can
	importer  importer.Importer // imports games from the clipboard or dropped files
	removed   *stage.Saved      // game deleted last, which can still be restored; nil for none
	noPicture map[string]bool   // names of the documents for which no thumbnail can be rendered
	// aims of the games on the Trail with the progress, by document, see [saves.aimLines]
	aims   map[string][]string
	find   string // text in the search field
	typist ui.TextEditor
}

// savesTab is a tab of the list: games in progress, finished games or damaged ones.
type savesTab uint8

const (
	tabRunning savesTab = iota
	tabFinished
	tabDamaged
)

var tabIDs = [...]string{"running", "finished", "damaged"}

// New returns the screen of the saved games. It has tabs for games in progress, finished games,
// and games that cannot be read.
func New(h *stage.App) stage.Scene {
	s := &saves{Board: kit.Board{App: h, Scene: "saves"}, missing: clip.Unavailable()}
	s.importer = importer.Importer{App: h, NoneTitle: i18n.T("No game was added"), OnAdded: s.added}
	h.DeleteRemoved()
	s.reload()
	if len(s.tab(tabRunning)) == 0 && len(s.tab(tabFinished)) > 0 {
		s.open = tabFinished
	}
	return s
}

// WithFiles returns the screen of the saved games, which imports all files dropped on the window.
func WithFiles(h *stage.App, files fs.FS) stage.Scene {
	s := New(h).(*saves)
	s.importer.Add(importer.Dropped(files))
	return s
}

// reload reads the list of saved games from the store again.
func (s *saves) reload() {
	s.all, s.damaged, s.noPicture, s.aims = s.App.Saved(), s.App.Damaged(), map[string]bool{}, map[string][]string{}
}

// tab returns the games that belong on tab t of the list and match the search text.
func (s *saves) tab(t savesTab) []stage.Saved {
	var out []stage.Saved
	for _, x := range s.all {
		is := tabRunning
		switch {
		case openProblem(x) != "":
			is = tabDamaged
		case x.Summary.Over:
			is = tabFinished
		}
		if is == t {
			out = append(out, x)
		}
	}
	if t == tabDamaged {
		out = append(out, s.damaged...)
	}
	return slices.DeleteFunc(out, func(x stage.Saved) bool { return !matchesSearch(s.App, x, s.find) })
}

// Close permanently deletes the games that the player has removed from the list, which could be
// restored until now.
func (s *saves) Close() {
	s.App.DeleteRemoved()
}

// MinHeight returns the minimum height of the content in a phone's window, in design units. It
// returns 0 in an upright window, because the number of games per page is adapted to any height.
func (s *saves) MinHeight(l ui.Layout) float64 {
	if l.Portrait {
		return 0
	}
	return 560
}

// Build lays out the current page of the list of saved games and creates its nodes: the buttons and
// other controls.
func (s *saves) Build(l ui.Layout) {
	s.SetLayout(l)
	list := s.tab(s.open)
	if len(list) == 0 && s.open == tabDamaged && s.find == "" {
		s.open = tabRunning
		list = s.tab(s.open)
	}
	per := placeSaves(l, s.Frame, 0).pageRows
	s.pages = max((len(list)+per-1)/per, 1)
	s.page = min(s.page, s.pages-1)
	s.shown = list[s.page*per : min((s.page+1)*per, len(list))]
	s.at = placeSaves(l, s.Frame, len(s.shown))
	nodes := ui.Grouped(i18n.T("Page"), ui.Segments("tab", s.at.tabs, s.tabs(), tabIDs[s.open], "", func(id string) {
		s.open, s.page = savesTab(slices.Index(tabIDs[:], id)), 0
		s.Rebuild()
	}))
	for i, x := range s.shown {
		nodes = append(nodes, s.rowNodes(x, s.at.rows[i], strconv.Itoa(s.page*per+i+1))...)
	}
	nodes = append(append(nodes, s.pageNodes()...), s.putBackNodes()...)
	nodes = append(nodes, s.findNodes()...)
	s.Root.Set(l, append(nodes, s.BackButton(i18n.T("Back")), s.pasteNode()))
}

// tabs returns the tabs of the list. The tab of damaged games is left out if there are none.
func (s *saves) tabs() []ui.Choice {
	out := []ui.Choice{
		{ID: tabIDs[tabRunning], Label: i18n.T("In progress (%d)", len(s.tab(tabRunning)))},
		{ID: tabIDs[tabFinished], Label: i18n.T("Finished (%d)", len(s.tab(tabFinished)))},
	}
	if n := len(s.tab(tabDamaged)); n > 0 || s.open == tabDamaged {
		out = append(out, ui.Choice{ID: tabIDs[tabDamaged], Label: i18n.T("Damaged (%d)", n),
			Tip: i18n.T("Files Gulch can't read as games, and damaged files it kept.")})
	}
	return out
}

func (s *saves) pageNodes() []ui.Node {
	if s.pages < 2 {
		return nil
	}
	turn := func(id, label, icon, why string, r geom.Rect, to int) ui.Node {
		n := ui.Button(id, r, pieces.Button{Label: label, Icon: icon, Material: pieces.PaperTag, Size: 14}, func() {
			s.page = to
			s.Rebuild()
		})
		if to < 0 || to >= s.pages {
			n.DisabledReason = why
		}
		return n
	}
	wheel := ui.Node{ID: "list", Rect: s.at.sheet, SkipFocus: true, TurnPage: func(by int) {
		to := s.page - by
		if to >= 0 && to < s.pages {
			s.page = to
			s.Rebuild()
		}
	}}
	return []ui.Node{
		turn("newer", i18n.T("Newer"), "previous-button", i18n.T("You can't go further: there are no newer games."), s.at.prev, s.page-1),
		turn("older", i18n.T("Older"), "next-button", i18n.T("You can't go further: there are no older games."), s.at.next, s.page+1),
		wheel,
	}
}

// pasteNode returns the button that imports a game from the clipboard.
func (s *saves) pasteNode() ui.Node {
	n := ui.Button("paste", s.at.paste, pieces.Button{Label: i18n.T("Paste a game"), Icon: "scroll-unfurled"}, func() {
		s.paste = clip.Read()
	})
	n.Tip = i18n.T("Paste a game someone sent you as text. You can also drop a saved game's file on the window.")
	if s.missing != nil {
		n.DisabledReason = i18n.T("%s You can drop the game's file on the window instead.", i18n.Sentence(s.missing))
	}
	return n
}

// Update handles input, and imports games when the clipboard has been read or files were dropped on
// the window.
func (s *saves) Update(in *ui.Input, ms float64) {
	s.Board.Update(in, ms)
	s.typed(in)
	s.takeDropped()
	s.renderThumbnail()
	if s.paste != nil {
		if message, err, done := s.paste.Poll(); done {
			s.paste = nil
			s.importer.Add(importer.Pasted(message, err), nil)
		}
	}
	s.importer.Step()
}

// takeDropped imports all files that were dropped on the window.
func (s *saves) takeDropped() {
	if files := ebiten.DroppedFiles(); files != nil {
		s.importer.Add(importer.Dropped(files))
	}
}

// added is called after a game was added to the saved games. It opens the tab that lists the game:
// over selects the finished games, otherwise those in progress.
func (s *saves) added(over bool) {
	s.reload()
	s.page, s.open, s.find = 0, tabRunning, ""
	if over {
		s.open = tabFinished
	}
	s.Rebuild()
}

// Paint paints the screen of saved games except its nodes (buttons and other controls).
func (s *saves) Paint(p *paint.Canvas) {
	s.PaintBackground(p, s.PageTitle())
	pieces.Panel(p, s.at.sheet, 47)
	s.paintHead(p)
	for i, x := range s.shown {
		s.paintSave(p, x, s.at.rows[i])
	}
	if len(s.shown) == 0 {
		none := i18n.T("No games in progress. Gulch saves every move, so you can continue any game here.")
		if s.open == tabFinished {
			none = i18n.T("No finished games yet. You can watch finished games again here.")
		}
		if s.find != "" {
			none = i18n.T("No game here has “%s” in its name, players or date.", s.find)
		}
		st := kit.BodyStyle
		st.Align = paint.Center
		p.Fit(none, geom.Around(s.at.nothing.Center(), min(440, s.at.nothing.W), 80), st)
	}
	if s.pages > 1 && s.removed == nil {
		st := kit.SmallStyle
		st.Align = paint.Center
		p.Label(i18n.T("Page %d of %d", s.page+1, s.pages), s.at.count, st)
	}
}

// PageTitle returns the heading of the screen of saved games, which is also the title of the HTML
// page.
func (s *saves) PageTitle() string { return i18n.T("Saved games & replays") }
