package menu

import (
	"errors"
	"io/fs"
	"strconv"
	"time"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/render/words"
	"gulch/scenes/clip"
	"gulch/scenes/stage"

	"github.com/hajimehoshi/ebiten/v2"
)

// saves is the screen of the games that are kept.
type saves struct {
	board
	all      []stage.Saved
	finished bool // the tab that is open
	page     int
	at       savesPlaces
	shown    []stage.Saved // on this page
	pages    int
	paste    *clip.Reading
}

// Saves is the screen of the games that are kept: those to play on with and those to watch again.
func Saves(h *stage.House) stage.Scene {
	s := &saves{board: board{house: h, name: "saves"}}
	s.all = h.Saved()
	s.finished = len(s.tab(false)) == 0 && len(s.tab(true)) > 0
	return s
}

// tab returns the games of one tab. What cannot be read lies with the games in progress, where it is missed first.
func (s *saves) tab(finished bool) []stage.Saved {
	var out []stage.Saved
	for _, x := range s.all {
		if (x.Err == nil && x.Summary.Over) == finished {
			out = append(out, x)
		}
	}
	return out
}

// savesPlaces is where the things of the screen lie.
type savesPlaces struct {
	sheet    geom.Rect
	tabs     geom.Rect
	rows     []savePlaces
	prev     geom.Rect
	next     geom.Rect
	count    geom.Rect
	paste    geom.Rect
	nothing  geom.Rect
	pageRows int
}

// savePlaces is one game in the list.
type savePlaces struct {
	all, faces, name, words, open, share, remove geom.Rect
}

func placeSaves(l ui.Layout, f frame, n int) savesPlaces {
	c := savesPlaces{sheet: f.body, paste: f.action}
	if l.Class == ui.Wide {
		c.sheet = f.body.Pad(40, 0)
	}
	in := c.sheet.Pad(sheetPad, 16)
	_, in = in.CutTop(46)
	c.tabs, in = in.CutTop(controlHeight(l))
	c.tabs = geom.Around(c.tabs.Center(), min(460, c.tabs.W), c.tabs.H)
	foot, in := in.CutBottom(controlHeight(l))
	c.prev, foot = foot.CutLeft(130)
	c.next, foot = foot.CutRight(130)
	c.count = foot
	_, in = in.CutTop(12)
	in.H -= 8
	height := 76.0
	if l.Class == ui.Tall {
		height = 116
	}
	c.pageRows = max(int(in.H/height), 1)
	c.nothing = geom.R(in.X, in.Y+in.H*0.3, in.W, 80)
	for i := range min(n, c.pageRows) {
		c.rows = append(c.rows, placeSave(l, geom.R(in.X, in.Y+float64(i)*height, in.W, height-8)))
	}
	return c
}

// placeSave lays out one game: who plays, how it stands, and what can be done with it.
func placeSave(l ui.Layout, r geom.Rect) savePlaces {
	c := savePlaces{all: r}
	h := controlHeight(l)
	line, words := r, r
	if l.Class == ui.Tall {
		words, line = r.CutTop(r.H - h - 4)
		line = geom.R(line.Right()-330, line.Y, 330, h)
	} else {
		line, words = r.CutRight(250)
		words.W -= 12
		line = geom.R(line.X, line.Center().Y-h/2, line.W, h)
	}
	c.remove, line = line.CutRight(h)
	line.W -= 10
	c.share, line = line.CutRight(h)
	line.W -= 10
	c.open = line
	c.faces, words = words.CutLeft(186)
	c.name = geom.R(words.X, words.Center().Y-24, words.W, 26)
	c.words = geom.R(words.X, words.Center().Y+3, words.W, 20)
	return c
}

// Build lays the page out.
func (s *saves) Build(l ui.Layout) {
	s.arrange(l)
	list := s.tab(s.finished)
	per := placeSaves(l, s.frame, 0).pageRows
	s.pages = max((len(list)+per-1)/per, 1)
	s.page = min(s.page, s.pages-1)
	s.shown = list[s.page*per : min((s.page+1)*per, len(list))]
	s.at = placeSaves(l, s.frame, len(s.shown))
	tab := "running"
	if s.finished {
		tab = "finished"
	}
	nodes := ui.Segments("tab", s.at.tabs, []ui.Choice{
		{ID: "running", Label: words.T("In progress (%d)", len(s.tab(false)))},
		{ID: "finished", Label: words.T("Finished (%d)", len(s.tab(true)))},
	}, tab, "", func(id string) {
		s.finished, s.page = id == "finished", 0
		s.Rebuild()
	})
	for i, x := range s.shown {
		nodes = append(nodes, s.rowNodes(x, s.at.rows[i], strconv.Itoa(s.page*per+i+1))...)
	}
	s.Root.Set(l, append(append(nodes, s.pageNodes()...), s.backButton(words.T("Back")), s.pasteNode()))
}

func (s *saves) pageNodes() []ui.Node {
	if s.pages < 2 {
		return nil
	}
	turn := func(id, label, icon, why string, r geom.Rect, to int) ui.Node {
		n := ui.Button(id, r, pieces.Button{Label: label, Icon: icon, Make: pieces.PaperTag, Size: 14}, func() {
			s.page = to
			s.Rebuild()
		})
		if to < 0 || to >= s.pages {
			n.Why = why
		}
		return n
	}
	wheel := ui.Node{ID: "list", Rect: s.at.sheet, Quiet: true, Wheel: func(n float64) {
		to := s.page - 1
		if n < 0 {
			to = s.page + 1
		}
		if to >= 0 && to < s.pages {
			s.page = to
			s.Rebuild()
		}
	}}
	return []ui.Node{
		turn("newer", words.T("Newer"), "previous-button", words.T("These are the latest games."), s.at.prev, s.page-1),
		turn("older", words.T("Older"), "next-button", words.T("There are no older games."), s.at.next, s.page+1),
		wheel,
	}
}

// rowNodes are the buttons of one game.
func (s *saves) rowNodes(x stage.Saved, at savePlaces, number string) []ui.Node {
	h := s.house
	open := ui.Button("open/"+number, at.open, pieces.Button{Label: words.T("Continue"), Icon: "play-button", Size: 15}, func() {
		if err := h.Resume(x.Doc); err != nil {
			h.Push(Message(h, words.T("That game cannot be continued"), words.Sentence(err)))
		}
	})
	open.Tip = words.T("Play on where you left off.")
	if s.finished {
		open = ui.Button("open/"+number, at.open, pieces.Button{Label: words.T("Replay"), Icon: "film-spool", Size: 15}, func() {
			if err := h.Watch(x.Doc); err != nil {
				h.Push(Message(h, words.T("That game cannot be shown"), words.Sentence(err)))
			}
		})
		open.Tip = words.T("Watch the game again, move by move, and play on from any point.")
	}
	if why := trouble(x); why != "" {
		open.Why = why
	}
	share := ui.Disc("share/"+number, words.T("Copy as text"), words.T("Puts the whole game onto the clipboard, as text for a message."), "scroll-unfurled",
		at.share, func() { s.share(x) })
	remove := ui.Disc("delete/"+number, words.T("Delete"), words.T("Throws this game away for good."), "trash-can", at.remove, func() {
		h.Push(Confirm(h, words.T("%s with %s will be gone for good.", standing(x.Summary), whoPlays(x.Summary)),
			words.T("Delete it"), words.T("Keep it"), func() { s.remove(x) }))
	})
	if x.Err != nil {
		share.Why = words.T("This document is no game that can be read.")
		remove.Press = func() {
			h.Push(Confirm(h, words.T("“%s” cannot be read as a game. It will be gone for good.", x.Doc), words.T("Delete it"), words.T("Keep it"),
				func() { s.remove(x) }))
		}
	}
	return []ui.Node{open, share, remove}
}

// trouble says why a game cannot be opened, "" if it can.
func trouble(x stage.Saved) string {
	switch {
	case x.Err != nil:
		return words.Sentence(x.Err)
	case x.Summary.Problem != nil:
		return words.Sentence(x.Summary.Problem)
	}
	return ""
}

func (s *saves) remove(x stage.Saved) {
	if err := s.house.Docs.Delete(x.Doc); err != nil {
		s.house.Push(Message(s.house, words.T("That game could not be deleted"), words.Sentence(err)))
		return
	}
	s.all = s.house.Saved()
	s.Rebuild()
}

// share copies a game to the clipboard.
func (s *saves) share(x stage.Saved) {
	message, err := s.house.Export(x.Doc)
	if err == nil {
		err = clip.Write(message)
	}
	if err != nil {
		s.house.Push(Message(s.house, words.T("That game could not be copied"), words.T("%s The document is “%s”, %s.",
			words.Sentence(err), x.Doc, words.Said(s.house.Docs.Place()))))
		return
	}
	s.house.Notice(words.T("The game is on the clipboard as text. Whoever pastes it into Saved games can watch it or play on."))
}

// pasteNode takes a game from the clipboard.
func (s *saves) pasteNode() ui.Node {
	n := ui.Button("paste", s.at.paste, pieces.Button{Label: words.T("Paste a game"), Icon: "scroll-unfurled"}, func() {
		s.paste = clip.Read()
	})
	n.Tip = words.T("Takes a game that somebody sent you as text from the clipboard and puts it into the list. A saved game's " +
		"file can also be dropped on the window.")
	return n
}

// Update takes a tick, and a game when the clipboard has answered or a file was dropped on the window.
func (s *saves) Update(in *ui.Input, ms float64) {
	s.board.Update(in, ms)
	if files := ebiten.DroppedFiles(); files != nil {
		s.take(dropped(files))
	}
	if s.paste == nil {
		return
	}
	if message, err, done := s.paste.Poll(); done {
		s.paste = nil
		s.take(message, err)
	}
}

// dropped reads the first of the files that were dropped on the window.
func dropped(files fs.FS) (string, error) {
	entries, err := fs.ReadDir(files, ".")
	if err != nil {
		return "", err
	}
	if len(entries) == 0 {
		return "", errors.New("nothing was dropped that can be read")
	}
	data, err := fs.ReadFile(files, entries[0].Name())
	return string(data), err
}

// take keeps a game that came as text.
func (s *saves) take(message string, err error) {
	if err == nil {
		_, err = s.house.Import(message)
	}
	if err != nil {
		s.house.Push(Message(s.house, words.T("No game was taken in"), words.Sentence(err)))
		return
	}
	s.all, s.page = s.house.Saved(), 0
	s.finished = len(s.all) > 0 && s.all[0].Err == nil && s.all[0].Summary.Over
	s.house.Notice(words.T("The game is in the list."))
	s.Rebuild()
}

// Paint paints the list.
func (s *saves) Paint(p *paint.Pen) {
	s.ground(p, words.T("Saved games & replays"))
	pieces.Panel(p, s.at.sheet, 47)
	heading(p, s.at.sheet.Pad(sheetPad, 14), words.T("The record book"))
	for i, x := range s.shown {
		s.paintSave(p, x, s.at.rows[i])
	}
	if len(s.shown) == 0 {
		none := words.T("No game is in progress. What you play is saved after every move and waits for you here.")
		if s.finished {
			none = words.T("No game has been finished yet. Finished games can be watched again here.")
		}
		st := bodyStyle
		st.Align = paint.Center
		p.Fit(none, geom.Around(s.at.nothing.Center(), min(440, s.at.nothing.W), 80), st)
	}
	if s.pages > 1 {
		st := smallStyle
		st.Align = paint.Center
		p.Label(words.T("Page %d of %d", s.page+1, s.pages), s.at.count, st)
	}
}

func (s *saves) paintSave(p *paint.Pen, x stage.Saved, at savePlaces) {
	p.Rule(at.all.X, at.all.Bottom()+3, at.all.W)
	if x.Err != nil {
		p.Icon("cold-heart", at.faces.Center(), 30, theme.Oxblood)
		p.Label(x.Doc, at.name, boldStyle)
		p.Label(words.Sentence(x.Err), at.words, smallStyle)
		return
	}
	size := min(34, (at.faces.W-16)/float64(len(x.Summary.Seats))-2)
	for i, seat := range x.Summary.Seats {
		c := geom.Point{X: at.faces.X + (float64(i)+0.5)*(size+2), Y: at.faces.Center().Y}
		pieces.Token(p, c, size, i, seat.Face)
	}
	p.Label(headline(x), at.name, boldStyle)
	p.Label(below(x, time.Now()), at.words, smallStyle)
}

// headline says how a game stands or ended.
func headline(x stage.Saved) string {
	s := x.Summary
	if !s.Over || len(s.Winners) == 0 {
		return standing(s)
	}
	winners := make([]string, len(s.Winners))
	for i, w := range s.Winners {
		winners[i] = s.Seats[w].Name
	}
	points := pieces.Number(s.Scores[s.Winners[0]])
	if len(winners) > 1 {
		return words.T("%s: %s shared the win with %s", s.Name, words.List(winners), points)
	}
	return words.T("%s: %s won with %s", s.Name, winners[0], points)
}

// below says who plays and when.
func below(x stage.Saved, now time.Time) string {
	if x.Summary.Problem != nil {
		return words.Sentence(x.Summary.Problem)
	}
	line := whoPlays(x.Summary) + " · " + ago(x.Changed, now)
	if x.Summary.Damage != nil && !x.Summary.Damage.Torn {
		line = words.T("Damaged; it can be played from the last sound move. %s", line)
	}
	return line
}

// ago says when something was, as one would.
func ago(t, now time.Time) string {
	d := now.Sub(t)
	switch {
	case d < time.Minute:
		return words.T("just now")
	case d < time.Hour:
		return words.N(int(d.Minutes()), "%d minute ago", "%d minutes ago", int(d.Minutes()))
	case d < 24*time.Hour:
		return words.N(int(d.Hours()), "%d hour ago", "%d hours ago", int(d.Hours()))
	case d < 7*24*time.Hour:
		return words.N(int(d.Hours()/24), "%d day ago", "%d days ago", int(d.Hours()/24))
	}
	return words.Date(t)
}
