package saves

import (
	"strings"

	"gulch/engine/trail"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/ui"
	"gulch/scenes/menu/kit"
	"gulch/scenes/menu/share"
	"gulch/scenes/menu/trailmap"
	"gulch/scenes/stage"

	"github.com/hajimehoshi/ebiten/v2"
)

// savesPlaces has the rectangles of the screen of saved games, in design units.
type savesPlaces struct {
	sheet    geom.Rect
	head     geom.Rect // row with the title of the list and the search field
	find     geom.Rect
	clear    geom.Rect // button that clears the search
	tabs     geom.Rect
	rows     []savePlaces
	prev     geom.Rect
	next     geom.Rect
	count    geom.Rect
	paste    geom.Rect
	nothing  geom.Rect
	pageRows int
}

// savePlaces has the rectangles of one game in the list: the whole row, the texts and the buttons.
type savePlaces struct {
	all, picture, faces, name, words, open, rename, share, remove geom.Rect
}

func placeSaves(l ui.Layout, f kit.Frame, n int) savesPlaces {
	c := savesPlaces{sheet: f.Body, paste: f.Action}
	if l.Class == ui.Wide {
		c.sheet = f.Body.Pad(40, 0)
	}
	in := c.sheet.Pad(kit.SheetPad, 16)
	c.head, in = in.CutTop(46)
	find := 36.0
	if l.Class == ui.Tall { // large enough for touch
		find = 44
	}
	c.find = geom.R(c.head.Right()-findWidth, c.head.Y-5, findWidth, find)
	c.clear = geom.R(c.find.Right()-find, c.find.Y, find, find)
	if l.Portrait {
		c.find, in = in.CutTop(find)
		c.clear = geom.R(c.find.Right()-find, c.find.Y, find, find)
		_, in = in.CutTop(10)
	}
	c.tabs, in = in.CutTop(kit.ControlHeight(l))
	c.tabs = geom.Around(c.tabs.Center(), min(600, c.tabs.W), c.tabs.H)
	foot, in := in.CutBottom(kit.ControlHeight(l))
	turn := min(130, foot.W*0.34)
	c.prev, foot = foot.CutLeft(turn)
	c.next, foot = foot.CutRight(turn)
	c.count = foot
	_, in = in.CutTop(12)
	in.H -= 8
	height := 76.0
	if l.Class == ui.Tall {
		height = 116
	}
	if l.Portrait {
		height = 150
	}
	c.pageRows = max(int(in.H/height), 1)
	c.nothing = geom.R(in.X, in.Y+in.H*0.3, in.W, 80)
	for i := range min(n, c.pageRows) {
		c.rows = append(c.rows, placeSave(l, geom.R(in.X, in.Y+float64(i)*height, in.W, height-8)))
	}
	return c
}

// findWidth is the width of the search field in design units.
const findWidth = 230

// pictureShape is the aspect ratio of a thumbnail, width divided by height.
const pictureShape = 1.44

// placeSave lays out one game of the list in rectangle r: thumbnail, players, state and buttons.
func placeSave(l ui.Layout, r geom.Rect) savePlaces {
	c := savePlaces{all: r}
	h := kit.ControlHeight(l)
	line, words := r, r
	if l.Class == ui.Tall {
		words, line = r.CutTop(r.H - h - 4)
		wide := min(400, line.W)
		line = geom.R(line.Right()-wide, line.Y, wide, h)
	} else {
		line, words = r.CutRight(296)
		words.W -= 12
		line = geom.R(line.X, line.Center().Y-h/2, line.W, h)
	}
	c.remove, line = line.CutRight(h)
	line.W -= 10
	c.share, line = line.CutRight(h)
	line.W -= 10
	c.rename, line = line.CutRight(h)
	line.W -= 10
	c.open = line
	high, faces := r.H, 150.0
	if l.Portrait {
		high, faces = words.H-6, 0
	}
	c.picture = geom.R(r.X, r.Y, high*pictureShape, high)
	_, words = words.CutLeft(c.picture.W + 14)
	c.faces, words = words.CutLeft(faces)
	c.name = geom.R(words.X, words.Center().Y-24, words.W, 26)
	c.words = geom.R(words.X, words.Center().Y+3, words.W, 20)
	return c
}

// rowNodes returns the controls of game x in the list. The parameter at has the rectangles of its
// row; number, which distinguishes the rows, becomes a part of the node IDs.
func (s *saves) rowNodes(x stage.Saved, at savePlaces, number string) []ui.Node {
	h := s.App
	open := ui.Button("open/"+number, at.open, pieces.Button{Label: i18n.T("Continue"), Icon: "play-button",
		Size: 15}, func() {
		if err := h.Resume(x.Doc); err != nil {
			h.Push(kit.Message(h, i18n.T("That game can't be continued"), i18n.Sentence(err)))
		}
	})
	open.Tip = i18n.T("Continue where you left off.")
	if s.open == tabFinished {
		open = ui.Button("open/"+number, at.open, pieces.Button{Label: i18n.T("Replay"), Icon: "film-spool",
			Size: 15}, func() {
			if err := h.OpenSavedReplay(x.Doc); err != nil {
				h.Push(kit.Message(h, i18n.T("That game can't be shown"), i18n.Sentence(err)))
			}
		})
		open.Tip = i18n.T("Watch the game again, move by move, and play on from any point.")
	}
	if why := openProblem(x); why != "" {
		open.DisabledReason = why
	}
	rename := ui.Disc("rename/"+number, i18n.T("Rename"), i18n.T("Give this game its own name."),
		"pencil", at.rename,
		func() { h.Push(renameGame(s, x)) })
	share := ui.Disc("share/"+number, i18n.T("Share"),
		i18n.T("Share the whole game, as text for a message or as a file."), "scroll-unfurled",
		at.share, func() { s.share(x) })
	remove := ui.Disc("delete/"+number, i18n.T("Delete"),
		i18n.T("Delete this game. You can restore it until you leave this list."),
		"trash-can", at.remove, func() { s.remove(x) })
	if x.Err != nil {
		share.Tip = i18n.T("Share the damaged file so someone can look into it.")
		return []ui.Node{share, remove}
	}
	return []ui.Node{s.rowText(x, at, number), open, rename, share, remove}
}

// rowText returns a node that has the complete text of game x for tooltips and screen readers,
// since the text painted in the list may be cut off. number, which distinguishes the rows, becomes
// a part of the node ID.
func (s *saves) rowText(x stage.Saved, at savePlaces, number string) ui.Node {
	name, line := rowLines(s.App, x)
	n := kit.Text("line/"+number, name, line, at.name.Union(at.words))
	if station, ok := s.App.StationOf(x.Summary); ok {
		about := append([]string{line}, s.aimLines(station, x)...)
		about = append(about, i18n.T("Press to go back to the Trail."))
		n.Role, n.Tip = "button", strings.Join(about, "\n")
		n.Press = func() {
			s.App.PopToRoot()
			s.App.Push(trailmap.New(s.App, station.Number))
		}
	}
	if whole := x.Summary.Damage; whole != nil && !whole.Torn {
		n.Tip = i18n.T("%s You can play on from the last good move.", i18n.Sentence(whole))
	}
	return n
}

// aimLines returns the aims of the station at which game x is played, with the progress. The game
// is read once for each time that the list is shown.
func (s *saves) aimLines(station trail.Station, x stage.Saved) []string {
	if lines, ok := s.aims[x.Doc]; ok {
		return lines
	}
	s.aims[x.Doc] = s.App.SavedAimLines(station, x.Doc)
	return s.aims[x.Doc]
}

// openProblem returns the reason why a game cannot be opened, "" if it can.
func openProblem(x stage.Saved) string {
	switch {
	case x.Err != nil:
		return i18n.Sentence(x.Err)
	case x.Summary.Problem != nil:
		return i18n.Sentence(x.Summary.Problem)
	}
	return ""
}

// remove deletes game x from the list. The player can restore it until the screen is closed.
func (s *saves) remove(x stage.Saved) {
	if err := s.App.RemoveGame(x.Doc); err != nil {
		s.App.Push(kit.Message(s.App, i18n.T("That game couldn't be deleted"), i18n.Sentence(err)))
		return
	}
	s.removed = &x
	s.reload()
	s.Rebuild()
}

// putBackNodes returns the button that restores the game deleted last, nil if there is none.
func (s *saves) putBackNodes() []ui.Node {
	if s.removed == nil {
		return nil
	}
	r := geom.Around(s.at.count.Center(), min(320, s.at.count.W-16), s.at.count.H)
	n := ui.Button("put-back", r, pieces.Button{Label: i18n.T("Restore"), Icon: "anticlockwise-rotation",
		Material: pieces.PaperTag, Size: 14},
		func() {
			if err := s.App.RestoreGame(s.removed.Doc); err != nil {
				s.App.Push(kit.Message(s.App, i18n.T("That game couldn't be restored"), i18n.Sentence(err)))
				return
			}
			s.removed = nil
			s.reload()
			s.Rebuild()
		}, ebiten.KeyU)
	n.Tip = i18n.T("Restore the game you deleted last. (U)")
	return []ui.Node{n}
}

// share opens the dialog that shares game x. If its document cannot be read as a game, the content
// of the document is shared unchanged.
func (s *saves) share(x stage.Saved) { ShareGame(s.App, x.Doc, x.Err != nil) }

// ShareGame opens the dialog that shares the game in document doc. If damaged is set, the content
// of the document is shared unchanged, because it cannot be read as a game.
func ShareGame(h *stage.App, doc string, damaged bool) {
	message, err := h.Export(doc)
	if damaged {
		message, err = h.ReadDoc(doc)
	}
	failed := i18n.T("That game couldn't be copied")
	if err != nil {
		h.Push(kit.Message(h, failed, i18n.T("%s The file is “%s”, %s.", i18n.Sentence(err), doc,
			i18n.MessageText(h.Docs.Location()))))
		return
	}
	h.Push(share.New(h, share.Params{Title: i18n.T("Share this game"), Text: message, File: doc, FailureTitle: failed,
		Instructions: i18n.T("To watch or continue it, paste the text in Saved games, or drop the file on the Gulch window.")}))
}

func (s *saves) paintSave(p *paint.Canvas, x stage.Saved, at savePlaces) {
	p.Rule(at.all.X, at.all.Bottom()+3, at.all.W)
	s.paintPicture(p, x, at.picture)
	if x.Err != nil {
		all := geom.R(at.faces.X, at.picture.Y, max(at.share.X-14-at.faces.X, at.name.W), at.picture.H)
		name, reason := all.CutTop(24)
		bold := kit.BoldStyle
		bold.Clip = true
		p.Label(x.Doc, name, bold)
		p.Fit(i18n.Sentence(x.Err), reason, kit.SmallStyle)
		return
	}
	if at.faces.W > 0 {
		paintFaces(p, x, at)
	}
	name, line := rowLines(s.App, x)
	bold, small := kit.BoldStyle, kit.SmallStyle
	bold.Clip, small.Clip = true, true
	p.Label(name, at.name, bold)
	p.Label(line, at.words, small)
}

// paintFaces paints the faces of the players of a game.
func paintFaces(p *paint.Canvas, x stage.Saved, at savePlaces) {
	size := min(30, (at.faces.W-16)/float64(len(x.Summary.Seats))-2)
	for i, seat := range x.Summary.Seats {
		c := geom.Point{X: at.faces.X + (float64(i)+0.5)*(size+2), Y: at.faces.Center().Y}
		pieces.Token(p, c, size, i, seat.Face)
	}
}
