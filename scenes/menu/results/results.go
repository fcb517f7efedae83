// Package results is the screen after a game: the score, wealth over time, chances, dice, stars and
// a comparison with a recorded game.
package results

import (
	"slices"

	"strconv"
	"time"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/engine/trail"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/menu/evening"
	"gulch/scenes/menu/kit"
	"gulch/scenes/menu/newgame"
	"gulch/scenes/menu/rating"
	"gulch/scenes/menu/share"
	"gulch/scenes/stage"
	"gulch/scenes/stats"

	"github.com/hajimehoshi/ebiten/v2"
)

// Params is the input of the results screen of a finished game. Actions that are nil are not
// offered.
type Params struct {
	Match    *match.Match
	Doc      string                // name of the document in which the game is saved
	Titles   func(rank int) string // title of the player with a rank ("" for no title); may be nil
	TieBreak string                // name of the tie-break that decided the game, "" if none did
	// lines shown below the score, the first one as summary; for games whose result is more than a
	// number of points
	Verdict []string
	// Icon returns the name of the icon for a category (line) of the score sheet, or "" for a coin.
	// It may be nil; then only colors distinguish the categories.
	Icon func(line string) string
	// Things returns functions that paint what a category of the score sheet counts for a seat,
	// such as its cards. They are painted into the bar of the category. If Things is nil or returns
	// none, the bar is painted with the icon of the category.
	Things func(line string, seat engine.Seat) []Thing
	// Picture shows the winner. It is nil if there is no winner or more than one.
	Picture pieces.Layered
	Narration
	Page          string       // ID of the page that is open at first, "" for the score
	Board         func()       // shows the board at the end of the game
	Replay        func(at int) // replays the game from position number at (0 is the start)
	Rematch       func()       // plays again with the same seats and another seed
	SameDeal      func()       // plays the same deal again: same seats, same seed
	WithReference func()       // plays the same deal again and shows this game for comparison
	Reference     *match.Match // recorded game that was shown for comparison during this game, nil for none
}

// Thing paints, in part r of a bar, one of the items (such as cards) for which a category of the
// score sheet gives points.
type Thing func(p *paint.Canvas, r geom.Rect)

// results is the screen after a game. It has tabs for the score and for pages about how the game
// went.
type results struct {
	stage.SceneBase
	app     *stage.App
	show    Params
	count   *scoreCount
	history *history
	at      resultsPlaces
	seats   []match.Seat // the seats of the match, and a rival without a seat last, see engine.Rival
	foot    string

	station trail.Station // station of the Trail at which the game was played, if onTrail is set
	onTrail bool          // the game was played at a station of the Trail
	pages   []resultsPage
	open    int // index of the open page, in the order of the tabs
}

// resultsPage is one of the pages of the results screen, such as the score or the chances to win.
type resultsPage interface {
	// head returns the ID and the label of the page's tab.
	head() (id, label string)
	// build lays out the page in r and appends its nodes to dst.
	build(l ui.Layout, r geom.Rect, dst []ui.Node) []ui.Node
	paint(p *paint.Canvas)
	// draw draws the animated parts of the page. It is called in each frame.
	draw(p *paint.Canvas)
	// update handles a tick and reports whether the page must be drawn again.
	update(in *ui.Input, ms float64) bool
}

// New returns the screen after a game. It shows the final score by category, counted up one
// category after the other, and has further pages about wealth over time, chances to win, and dice.
func New(h *stage.App, r Params) stage.Scene {
	s := &results{app: h, show: r, count: newScoreCount(r.Match), seats: allPlayers(r.Match)}
	s.Overlay = true
	s.foot = i18n.T("Seed %d", r.Match.Setup().Seed)
	if r.TieBreak != "" {
		s.foot = r.TieBreak + " · " + s.foot
	}
	if s.station, s.onTrail = trail.StationOf(r.Match); s.onTrail {
		s.foot = i18n.N(s.station.Earned(r.Match), "Station %d: %d star", "Station %d: %d stars", s.station.Number,
			s.station.Earned(r.Match)) + " · " + s.foot
	}
	if says := rating.Words(h, r.Match); says != "" {
		s.foot = says + " · " + s.foot
	}
	s.history = newHistory(r.Match, r.Narration)
	s.pages = []resultsPage{&scorePage{results: s, entry: stats.FromMatch(r.Match, time.Time{})}, newWealthPage(s),
		newChancesPage(s)}
	if len(s.history.rolls) > 0 {
		s.pages = append(s.pages, newDicePage(s))
	}
	if s.onTrail {
		s.pages = append(s.pages, &starsPage{results: s})
	}
	if e, ok := h.EveningOf(r.Match); ok && e.HasSeveral() {
		s.pages = append(s.pages, &eveningPage{results: s, table: evening.Table{App: h, Evening: e}})
	}
	if r.Reference != nil {
		if page, ok := newReferencePage(s); ok {
			s.pages = append(s.pages, page)
		}
	}
	for i, page := range s.pages {
		// after a game on the Trail, the page of the stars is open first
		if id, _ := page.head(); id == r.Page || id == starsID && s.onTrail && r.Page == "" {
			s.open = i
		}
	}
	if h.Reduced || s.open > 0 {
		s.count.finish()
	}
	return s
}

// OpenPage returns the ID of the page that is open in the results scene s, for [Params.Page]. It
// returns "" for another scene.
func OpenPage(s stage.Scene) string {
	r, ok := s.(*results)
	if !ok {
		return ""
	}
	id, _ := r.pages[r.open].head()
	return id
}

// allPlayers returns the seats of a match. If a rival without a seat takes part, it follows last as
// if it had one.
func allPlayers(m *match.Match) []match.Seat {
	seats := m.Seats()
	if rival, ok := engine.RivalOf(m.State()); ok {
		seats = append(slices.Clip(seats), match.Seat{Name: i18n.T(rival.Name), Face: rival.Icon, Bot: match.RulesBot})
	}
	return seats
}

func (s *results) Name() string { return "results" }

// PageTitle returns the heading for screen readers. It does not reveal the winner, because the
// score is still being counted when the screen opens.
func (s *results) PageTitle() string { return i18n.T("Score sheet") }

// resultsPlaces has the rectangles of the results screen, in design units.
type resultsPlaces struct {
	sheet   geom.Rect
	head    geom.Rect
	tabs    geom.Rect
	page    geom.Rect
	buttons []geom.Rect
}

// placeResults lays out the results screen with the given number of buttons.
func placeResults(l ui.Layout, buttons int) resultsPlaces {
	var c resultsPlaces
	area := l.Area()
	h := kit.ButtonHeight(l)
	perRow := buttons
	if l.Class == ui.Tall {
		perRow = 2
	}
	buttonRows := (buttons + perRow - 1) / max(perRow, 1)
	edge, pad := 2.0*kit.Margin, kit.SheetPad+4.0
	if l.Portrait {
		edge, pad = 12, 14
	}
	c.sheet = geom.Around(area.Center(), min(area.W-edge, 1220), min(area.H-2*kit.Margin+12, 1060))
	if l.Portrait {
		c.sheet = area.Inset(6)
	}
	in := c.sheet.Pad(pad, 16)
	c.head, in = in.CutTop(58)
	c.tabs, in = in.CutTop(kit.ControlHeight(l) + 10)
	c.tabs = geom.Around(c.tabs.Center(), min(660, c.tabs.W), kit.ControlHeight(l))
	below, in := in.CutBottom(float64(buttonRows) * (h + 10))
	c.page = in
	for i := range buttons {
		line := geom.R(below.X, below.Y+10+float64(i/perRow)*(h+10), below.W, h)
		c.buttons = append(c.buttons, line.Row(i%perRow, perRow, 12))
	}
	return c
}

// MinHeight returns the height of the results screen in a phone's window, in design units. If the
// window is lower, the player scrolls.
func (s *results) MinHeight(l ui.Layout) float64 {
	if !l.Portrait {
		return 1060
	}
	rows := float64((len(s.buttons()) + 1) / 2)
	return 12 + 32 + 58 + kit.ControlHeight(l) + 10 + rows*(kit.ButtonHeight(l)+10) + headHeight + 46 +
		100*float64(len(s.seats)) + 220
}

// Build lays out the results screen and creates its nodes: the buttons and other controls.
func (s *results) Build(l ui.Layout) {
	buttons := s.buttons()
	s.at = placeResults(l, len(buttons))
	var tabs []ui.Choice
	for _, page := range s.pages {
		id, label := page.head()
		tabs = append(tabs, ui.Choice{ID: id, Label: label})
	}
	nodes := ui.Grouped(i18n.T("Page"), ui.Segments("page", s.at.tabs, tabs, tabs[s.open].ID, "", s.openPage))
	nodes = s.pages[s.open].build(l, s.at.page, nodes)
	for i, b := range buttons {
		node := ui.Button(b.ID, s.at.buttons[i], pieces.Button{Label: b.Label, Icon: b.Icon, Material: b.Material},
			b.Press)
		node.Tip = b.Tip
		nodes = append(nodes, node)
	}
	picture := ui.Disc("picture", i18n.T("A picture to share"),
		i18n.T("The result of this game, as a picture for friends."), "wanted-reward",
		geom.Around(geom.Point{X: s.at.head.Right() - 22, Y: s.at.head.Center().Y - 4}, 44, 44),
		func() { s.app.Push(share.Picture(s.app, s.postcard())) })
	s.Root.Set(l, append(nodes, picture))
	s.app.Announce(s.headline())
}

// openPage opens the page with the given ID.
func (s *results) openPage(id string) {
	for i, page := range s.pages {
		if is, _ := page.head(); is == id {
			s.open = i
		}
	}
	s.count.finish()
	s.Rebuild()
}

// buttons returns the buttons of the results screen, such as a rematch or a replay.
func (s *results) buttons() []kit.Action {
	var replay func()
	if s.show.Replay != nil {
		replay = func() { s.show.Replay(0) }
	}
	all := []kit.Action{
		{ID: "board", Label: i18n.T("The board"), Icon: "magnifying-glass",
			Tip:   i18n.T("The table as it was at the end."),
			Press: s.show.Board},
		{ID: "replay", Label: i18n.T("Replay"), Icon: "film-spool",
			Tip:   i18n.T("Watch the game again, move by move."),
			Press: replay},
		{ID: "same", Label: i18n.T("Same deal"), Icon: "anticlockwise-rotation",
			Tip:   i18n.T("Same seats, same deck, same dice: seed %d.", s.show.Match.Setup().Seed),
			Press: s.sameStart()},
		{ID: "other-game", Label: i18n.T("Another game"), Icon: "perspective-dice-six-faces-random",
			Tip: i18n.T("Same players, another box from the shelf."), Press: s.otherGame()},
		{ID: "title", Label: i18n.T("Main menu"), Icon: "exit-door",
			Tip: s.savedText(), Press: s.app.PopToRoot},
		{ID: "rematch", Label: i18n.T("Rematch"), Icon: "clockwise-rotation", Material: pieces.Brass,
			Tip: i18n.T("Same players and house rules, new seed."), Press: s.show.Rematch},
	}
	if s.onTrail {
		s.adaptToTrail(all)
	}
	var out []kit.Action
	for _, b := range all {
		if b.Press == nil {
			continue
		}
		if leave := b.Press; slices.Contains([]string{"title", "rematch", "same"}, b.ID) {
			b.Press = func() { s.app.ConfirmLeave(s.show.Doc, leave) }
		}
		out = append(out, b)
	}
	return out
}

// savedText returns a sentence that says whether the game stays saved after the player has left it.
func (s *results) savedText() string {
	if slices.Contains(s.app.UnsavedGames(), s.show.Doc) {
		return i18n.T("This game isn't saved, so Gulch asks before you leave.")
	}
	return i18n.T("You'll find this game among the finished games.")
}

// sameStart returns the action that plays the same deal again, nil if the deal cannot be played
// again. If the finished game can be shown for comparison in the new game (as its reference), the
// action first asks the player about that.
func (s *results) sameStart() func() {
	if s.show.SameDeal == nil || s.show.WithReference == nil || s.onTrail {
		return s.show.SameDeal
	}
	return func() {
		// practice and branched games cannot be references
		if m := s.show.Match; m.Branched() || stage.CheckComparable(m.Info(), m.Record(), m.Setup()) != nil {
			s.show.SameDeal()
			return
		}
		s.app.Push(kit.AskReference(s.app, s.show.WithReference, s.show.SameDeal))
	}
}

// otherGame returns the action that lets the same people choose another game. It returns nil if
// there is no other game or if the finished game belongs to the Trail.
func (s *results) otherGame() func() {
	if s.onTrail || s.show.Rematch == nil || len(s.app.Games) < 2 {
		return nil
	}
	return func() { s.app.Push(newgame.OtherGame(s.app, s.app.ReplaySeats(s.show.Match), s.show.Match.Info().ID)) }
}

// headline returns the result as a sentence, such as "Ada wins".
func (s *results) headline() string {
	var winners []string
	for _, seat := range s.count.order {
		if s.count.ranks[seat] == 1 {
			winners = append(winners, s.seats[seat].Name)
		}
	}
	if len(winners) > 1 {
		return i18n.T("%s share the win", i18n.List(winners))
	}
	if title := s.title(1); title != "" {
		if len(s.seats) == 1 {
			return i18n.T("%s: %s", winners[0], title) // a solo game has a title instead of a winner
		}
		return i18n.T("%s wins: %s", winners[0], title)
	}
	return i18n.T("%s wins", winners[0])
}

func (s *results) title(rank int) string {
	if s.show.Titles == nil {
		return ""
	}
	return s.show.Titles(rank)
}

// pageKeys are the keys that open the pages of the results, in the order of the tabs.
var pageKeys = []ebiten.Key{ebiten.Key1, ebiten.Key2, ebiten.Key3, ebiten.Key4, ebiten.Key5, ebiten.Key6, ebiten.Key7}

// Update handles input and advances the counting animation; a click, Space or Enter finishes it.
func (s *results) Update(in *ui.Input, ms float64) {
	if s.count.busy() && (in.Pressed || in.Skip || in.Accept) {
		s.count.settle()
		in.Pressed, in.Accept, in.Down = false, false, false
	}
	for i, key := range pageKeys {
		if in.Key(key) && i < len(s.pages) {
			id, _ := s.pages[i].head()
			s.openPage(id)
		}
	}
	s.Moving = s.count.advance(ms * s.app.Settings.Speed.Rate())
	s.Busy = s.count.busy()
	s.Root.Update(in, ms)
	if s.pages[s.open].update(in, ms) {
		s.Moving = true
	}
	if in.Back && s.show.Board != nil {
		s.show.Board()
	}
}

// Close cancels the evaluation that the page with the reference game may be running in the
// background.
func (s *results) Close() {
	for _, page := range s.pages {
		if g, ok := page.(*referencePage); ok {
			g.close()
		}
	}
}

// Report returns the displayed totals and the progress of the review (the analysis of the game) for
// test drivers.
func (s *results) Report() map[string]any {
	sums := make([]int, len(s.seats))
	for i := range sums {
		sums[i] = s.count.sum(i)
	}
	id, _ := s.pages[s.open].head()
	return map[string]any{"scores": s.count.scores, "sums": sums, "page": id, "review": s.chances().review.Progress()}
}

// Paint paints the sheet and the open page.
func (s *results) Paint(p *paint.Canvas) {
	pieces.Panel(p, s.at.sheet, 67)
	p.Rule(s.at.head.X, s.at.head.Bottom()-5, s.at.head.W)
	p.Rule(s.at.head.X, s.at.head.Bottom()-2, s.at.head.W)
	s.pages[s.open].paint(p)
}

// Draw draws the animated parts of the open page.
func (s *results) Draw(p *paint.Canvas) {
	s.drawHead(p)
	s.pages[s.open].draw(p)
}

func (s *results) drawHead(p *paint.Canvas) {
	head := i18n.T("Counting up")
	done := s.count.sorted() > 0
	if done {
		head = s.headline()
	}
	st := paint.Style{Face: paint.Display, Size: 30, Color: theme.Umber, Align: paint.Center}
	r := s.at.head.Move(0, -6)
	p.Label(head, r.Pad(70, 0), st)
	if !done {
		return
	}
	w := min(p.LabelWidth(head, r, st), r.W-140)
	for _, side := range []float64{-1, 1} {
		c := geom.Point{X: r.Center().X + side*(w/2+36), Y: r.Center().Y}
		if c.X+20 > s.at.head.Right()-44 { // there is no room beside the button
			continue
		}
		p.Icon("laurels", c, 40, theme.Alpha(theme.BrassLo, s.count.sorted()))
	}
}

// postcard returns the picture to share: the result of the game, or the stars earned at a station.
func (s *results) postcard() share.Postcard {
	info := s.show.Match.Info()
	date := s.app.Today()
	if g, kept := s.app.TallyEntry(s.show.Match); kept {
		date = s.app.DateOf(g.When)
	}
	c := share.Postcard{Game: info.ID, Picture: s.show.Picture, Motif: "lid-" + info.ID, Title: s.headline(),
		Overline: info.Name + " · " + date.Words(), Foot: i18n.T("Seed %d", s.show.Match.Setup().Seed),
		File: "gulch " + info.ID + " " + date.String()}
	for _, seat := range s.count.order {
		x := s.seats[seat]
		c.Rows = append(c.Rows, share.Row{Words: x.Name, Figure: pieces.Number(s.count.scores[seat]),
			Rank: s.count.ranks[seat], Seat: seat, Face: x.Face,
			Highlighted: s.count.ranks[seat] == 1})
	}
	if !s.onTrail {
		return c
	}
	earned := s.station.Earned(s.show.Match)
	c.Picture, c.Motif, c.Title = nil, "trail."+strconv.Itoa(s.station.Number), i18n.T(s.station.Name)
	c.Overline = i18n.T("The Trail · Station %d · %s", s.station.Number, info.Name)
	c.Foot, c.File = date.Words(), "gulch station "+strconv.Itoa(s.station.Number)+" "+date.String()
	c.Rows = []share.Row{{Words: i18n.N(earned, "%d star", "%d stars", earned), Stars: earned, Of: trail.Stars,
		Highlighted: true}}
	for i, a := range s.station.Goals {
		c.Rows = append(c.Rows, share.Row{Words: i18n.T(a.Text), Stars: min(max(earned-i, 0), 1), Of: 1})
	}
	return c
}
