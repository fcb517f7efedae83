// Package daily is the dialog of the daily challenge, a deal that is the same for everybody on a
// day.
package daily

import (
	"strconv"
	"strings"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/calendar"
	"gulch/scenes/clip"
	"gulch/scenes/menu/importer"
	"gulch/scenes/menu/kit"
	"gulch/scenes/menu/share"
	"gulch/scenes/stage"
	"gulch/scenes/stats"
	"gulch/scenes/work"

	"github.com/hajimehoshi/ebiten/v2"
)

// dailyDialog is the dialog of the daily challenge, a deal that is the same for all players on a
// date. It shows the players at the table, the aim (the result of a strong bot with the same deal),
// the player's own result, and the streak.
type dailyDialog struct {
	stage.Sheet
	date  calendar.Date
	game  engine.Game
	setup match.Setup
	aim   *stage.DailyAim
	at    dailyPlaces

	paste *clip.Request // pending request that reads a friend's record from the clipboard
	// items received from a friend that have not been tried yet. The first record of a game with
	// this deal becomes the reference: a recorded game that is shown for comparison during play.
	left    []importer.Item
	arrival *stage.GameImport // friend's record that is being read
	reading *work.Worker
}

// New returns the dialog of the daily challenge, a deal that is the same for all players on a
// date.
func New(h *stage.App) stage.Scene {
	s := &dailyDialog{Sheet: stage.NewSheet(h, "today", i18n.T("Daily game"))}
	s.Second, s.Size = true, s.size
	h.Tally() // adds finished games that are missing in the tally, from their records
	s.showDate(h.Today())
	return s
}

// showDate makes the dialog show the challenge of the given date.
func (s *dailyDialog) showDate(date calendar.Date) {
	s.date = date
	s.game, s.setup = s.App.Daily(date)
	s.aim = s.App.DailyAim(date)
}

// dailyPlaces has the rectangles of the dialog of the daily challenge, in design units.
type dailyPlaces struct {
	about        geom.Rect
	players      []geom.Rect
	tiles        [3]geom.Rect
	week         geom.Rect
	play, shared geom.Rect
	race         geom.Rect
}

// ShownDays is the number of days, ending with today, for which the dialog shows whether the
// challenge was played.
const ShownDays = 7

// playersHeight is the height of a row of players, in design units.
const playersHeight = 66

// rows returns the number of rows of faces in which the players at the table are shown, and the
// number of rows of buttons.
func (s *dailyDialog) rows(l ui.Layout) (foes, buttons int) {
	if !l.Portrait {
		return 1, 1
	}
	return (len(s.setup.Seats) + 2) / 3, 3
}

// size returns the width and the height of the dialog of the daily challenge in design units.
func (s *dailyDialog) size(l ui.Layout) (w, h float64) {
	foes, buttons := s.rows(l)
	return 620, stage.SheetEnds + 46 + playersHeight*float64(foes) + 12 + 96 + 92 +
		float64(buttons)*(kit.ControlHeight(l)+10) + 20
}

// place computes the rectangles of the dialog of the daily challenge for the layout l.
func (s *dailyDialog) place(l ui.Layout) dailyPlaces {
	var c dailyPlaces
	in := s.Body
	rows, columns := s.rows(l)
	c.about, in = in.CutTop(46)
	foes, in := in.CutTop(playersHeight * float64(rows))
	all := len(s.setup.Seats)
	perRow := (all + rows - 1) / rows
	for i := range all {
		row := foes.Column(i/perRow, rows, 0)
		c.players = append(c.players, row.Row(i%perRow, min(perRow, all-i/perRow*perRow), 8))
	}
	_, in = in.CutTop(12)
	tiles, in := in.CutTop(96)
	for i := range c.tiles {
		c.tiles[i] = tiles.Row(i, len(c.tiles), 12)
	}
	buttons, in := in.CutBottom(float64(columns)*(kit.ControlHeight(l)+10) - 2)
	buttons.H -= 8
	if columns > 1 {
		c.play, c.race, c.shared = buttons.Column(0, 3, 10), buttons.Column(1, 3, 10), buttons.Column(2, 3, 10)
	} else {
		c.play, c.race, c.shared = buttons.Row(0, 3, 10), buttons.Row(1, 3, 10), buttons.Row(2, 3, 10)
	}
	if !l.Portrait {
		in = in.Pad(20, 0)
	}
	c.week = in.Pad(0, 8)
	return c
}

// result returns the current player's first result in the challenge. It returns false if the player
// has not finished the challenge.
func (s *dailyDialog) result() (stats.Played, bool) { return s.App.DailyPlayed(s.date) }

// Build lays out the dialog. If the dialog was left open over midnight, it changes to the challenge
// of the new day.
func (s *dailyDialog) Build(l ui.Layout) {
	if date := s.App.Today(); date != s.date {
		s.showDate(date)
	}
	nodes := []ui.Node{s.Lay(l)}
	s.at = s.place(l)
	for i, t := range s.tiles() {
		nodes = append(nodes, kit.Text("tile "+t.ID, t.Name+" "+t.Value, t.Tip, s.at.tiles[i]))
	}
	nodes = append(nodes, s.playNode())
	share := ui.Button("share", s.at.shared, pieces.Button{Label: i18n.T("Share the result"),
		Icon: "scroll-unfurled"}, s.share)
	share.Tip = i18n.T("A line for friends who play the same deal. No spoilers.")
	if _, done := s.result(); !done {
		share.DisabledReason = i18n.T("You can't share the result until you've finished the game.")
	}
	race := ui.Button("race", s.at.race, pieces.Button{Label: i18n.T("Race a friend"), Icon: "horse-head"},
		func() { s.paste = clip.Read() })
	race.Tip = i18n.T("Race a friend's daily game: copy the text they shared and press here, or drop their file here.")
	if missing := clip.Unavailable(); missing != nil {
		race.DisabledReason = i18n.T("%s You can drop the game's file on the window instead.", i18n.Sentence(missing))
	}
	s.Root.Set(l, append(nodes, race, share))
}

// playNode returns the button that starts the challenge, continues it, or plays it again.
func (s *dailyDialog) playNode() ui.Node {
	// copied, because the dialog may change to another day while a question is shown above it
	h, date := s.App, s.date
	begin := func() {
		if err := h.StartDaily(date); err != nil {
			h.Push(kit.Message(h, i18n.T("The daily game can't be dealt"), i18n.Sentence(err)))
		}
	}
	look := pieces.Button{Label: i18n.T("Play"), Icon: "play-button", Material: pieces.Brass}
	tip := i18n.T("Only your first try counts.")
	if _, done := s.result(); done {
		look.Label, look.Material = i18n.T("Play again"), pieces.Leather
		tip = i18n.T("Just for practice: only your first try counts.")
		alone := begin
		begin = func() {
			if own, kept := h.DailyRecord(date); kept {
				h.Push(kit.AskReference(h, func() { s.startWithReference(date, own) }, alone))
			} else {
				alone()
			}
		}
	} else if running, ok := h.DailyRunning(date); ok {
		look.Label = i18n.T("Play on")
		begin = func() {
			if err := h.Resume(running.Doc); err != nil {
				h.Push(kit.Message(h, i18n.T("That game can't be continued"), i18n.Sentence(err)))
			}
		}
	}
	n := ui.Button("play", s.at.play, look, begin)
	n.Tip = tip
	return n
}

// startWithReference starts the challenge of a date. The recorded game m is its reference: its
// figures are shown for comparison during play.
func (s *dailyDialog) startWithReference(date calendar.Date, m *match.Match) {
	if err := s.App.StartDailyWithReference(date, m); err != nil {
		s.refuse(err)
	}
}

// refuse shows a message with err, the reason why a received record cannot be shown beside the
// player's game for comparison.
func (s *dailyDialog) refuse(err error) {
	s.App.Push(kit.Message(s.App, i18n.T("This game can't be compared"), i18n.Sentence(err)))
}

// readRecords starts to read the first of the items received from a friend; the other items are
// tried if it is unsuitable. err is the error of the drop or of the clipboard, nil if there was
// none. If err is not nil, or if nothing was received, readRecords shows a message instead.
func (s *dailyDialog) readRecords(all []importer.Item, err error) {
	if err != nil || len(all) == 0 {
		s.refuse(err)
		return
	}
	data, err := all[0].Read()
	if s.left = all[1:]; err != nil {
		s.tryNext(err)
		return
	}
	s.arrival = s.App.NewGameImport(string(data))
	s.reading = work.Start(s.arrival)
}

// tryNext is called when a received item was unsuitable. It reads the next item, or, if none is
// left, shows err: the reason why the last item was unsuitable.
func (s *dailyDialog) tryNext(err error) {
	if len(s.left) > 0 {
		s.readRecords(s.left, nil)
	} else {
		s.refuse(err)
	}
}

// recordRead is called when an item received from a friend has been read. If it is a complete game
// with the same deal, recordRead asks the player whether to play the challenge with that game shown
// for comparison. Otherwise it tries the next item.
func (s *dailyDialog) recordRead() {
	a := s.arrival
	err := a.Err()
	if err == nil && a.Damage() != nil {
		err = a.Damage()
	}
	if err == nil {
		err = stage.CheckComparable(s.game.Info(), a.Match().Record(), s.setup)
	}
	if err != nil {
		s.tryNext(err)
		return
	}
	s.left = nil
	date := s.date
	s.App.Push(kit.AskReference(s.App, func() { s.startWithReference(date, a.Match()) }, func() {}))
}

// tiles returns the contents of the three tiles of the dialog: the aim, the player's result and the
// streak.
func (s *dailyDialog) tiles() []kit.Tile {
	aim := kit.Tile{ID: "aim", Name: i18n.T("Score to beat"), Value: "…", Below: i18n.T("a bot is playing it"),
		Tip: i18n.T("A strong bot's result with the same deal in your seat.")}
	points, rank, known := s.aim.Result()
	if known {
		aim.Value, aim.Below = pieces.Number(points), i18n.T("rank %d", rank)
	}
	own := kit.Tile{ID: "own", Name: i18n.T("You"), Value: "–", Below: i18n.T("not played yet"),
		Tip: i18n.T("The result of your first try.")}
	if day, done := s.result(); done {
		own.Value, own.Below = pieces.Number(day.Me.Points), i18n.T("rank %d", day.Me.Rank)
		if known && aimReached(day.Me, points, rank) {
			own.Below = i18n.T("rank %d, aim reached", day.Me.Rank)
		}
	}
	n := s.App.DailyStreak(s.date)
	row := kit.Tile{ID: "row", Name: i18n.T("Streak"), Value: strconv.Itoa(n), Below: i18n.N(n, "day", "days"),
		Tip: i18n.T("Days in a row you've played the daily game, up to today or yesterday.")}
	return []kit.Tile{aim, own, row}
}

// aimReached reports whether the result me is as good as the aim, which is given as points and
// rank: a better rank, or the same rank with at least as many points.
func aimReached(me stats.Seat, points, rank int) bool {
	return me.Rank < rank || me.Rank == rank && me.Points >= points
}

// share opens the dialog that shares the player's result of the challenge as a line of text.
func (s *dailyDialog) share() {
	card := s.postcard()
	s.App.Push(share.New(s.App, share.Params{Title: i18n.T("Share the result"), Text: s.line(),
		File: "gulch " + s.date.String() + ".txt", Picture: &card,
		FailureTitle: i18n.T("The result couldn't be copied")}))
}

// postcard returns a picture of the player's result for sharing. The picture reveals nothing about
// the deal.
func (s *dailyDialog) postcard() share.Postcard {
	day, _ := s.result()
	info := s.game.Info()
	c := share.Postcard{Game: info.ID, Motif: "lid-" + info.ID, Overline: i18n.T("Daily game") + " · " + s.date.Words(),
		Title: info.Name,
		File:  "gulch " + s.date.String()}
	face := s.setup.Seats[0].Face
	// the person of the result, because the current player may have changed since
	if who, known := s.App.Person(day.Me.Who); known {
		face = kit.ValidFace(who.Face)
	}
	c.Rows = append(c.Rows, share.Row{Words: day.Me.Name, Figure: i18n.N(day.Me.Points, "%s point", "%s points",
		pieces.Number(day.Me.Points)), Rank: day.Me.Rank,
		Face: face, Highlighted: true})
	if points, rank, known := s.aim.Result(); known {
		stars := 0
		if aimReached(day.Me, points, rank) {
			stars = 1
		}
		c.Rows = append(c.Rows, share.Row{Words: i18n.T("The aim: %s points, rank %d", pieces.Number(points), rank),
			Stars: stars, Of: 1})
	}
	if n := s.App.DailyStreak(s.date); n > 1 {
		c.Rows = append(c.Rows, share.Row{Words: i18n.N(n, "%d day in a row", "%d days in a row", n)})
	}
	c.Foot = i18n.T("Same for everyone")
	return c
}

// line returns the player's result as one line of text for sharing: date, game, place and points,
// aim, streak.
func (s *dailyDialog) line() string {
	day, _ := s.result()
	parts := []string{
		"Gulch " + s.date.String(), s.game.Info().Name,
		i18n.T("rank %d with %s points", day.Me.Rank, pieces.Number(day.Me.Points)),
	}
	if points, rank, known := s.aim.Result(); known {
		aim := i18n.T("aim %s", pieces.Number(points))
		if aimReached(day.Me, points, rank) {
			aim += " ★"
		}
		parts = append(parts, aim)
	}
	if n := s.App.DailyStreak(s.date); n > 1 {
		parts = append(parts, i18n.N(n, "%d day in a row", "%d days in a row", n))
	}
	return strings.Join(parts, " · ")
}

// Update handles input. It updates the dialog when the aim has been computed or a friend's record
// has been read.
func (s *dailyDialog) Update(in *ui.Input, ms float64) {
	if s.aim.Step() {
		s.Rebuild()
	}
	s.Sheet.Update(in, ms)
	if files := ebiten.DroppedFiles(); files != nil {
		s.readRecords(importer.Dropped(files))
	}
	if s.paste != nil {
		if text, err, done := s.paste.Poll(); done {
			s.paste = nil
			s.readRecords(importer.Pasted(text, err), nil)
		}
	}
	if s.reading != nil && s.reading.Step() {
		s.reading = nil
		s.recordRead()
	}
}

// Paint paints the dialog of the daily challenge except its nodes (buttons and other controls).
func (s *dailyDialog) Paint(p *paint.Canvas) {
	s.Sheet.Paint(p)
	st := paint.Style{Face: paint.Bold, Size: 19, Color: theme.Ink, Align: paint.Center}
	p.Label(s.game.Info().Name+" · "+s.date.Words(), s.at.about, st)
	s.paintPlayers(p)
	for i, t := range s.tiles() {
		kit.PaintTile(p, s.at.tiles[i], t)
	}
	s.paintWeek(p)
}

// paintPlayers paints the faces and names of the players of the challenge.
func (s *dailyDialog) paintPlayers(p *paint.Canvas) {
	st := kit.SmallStyle
	st.Align = paint.Center
	for i, seat := range s.setup.Seats {
		face, name := s.at.players[i].CutTop(40)
		pieces.Token(p, face.Center(), 38, i, seat.Face)
		p.Label(seat.Name, name, st)
	}
}

// paintWeek paints the last seven days. A day with a played challenge has a coin that shows the
// rank.
func (s *dailyDialog) paintWeek(p *paint.Canvas) {
	st := kit.SmallStyle
	st.Align, st.Size = paint.Center, 12.5
	for i := range ShownDays {
		date := s.date.Add(i - ShownDays + 1)
		r := s.at.week.Row(i, ShownDays, 4)
		spot, name := r.CutTop(r.H - 20)
		day, done := s.App.DailyPlayed(date)
		if done {
			pieces.CoinWithNumber(p, spot.Center(), min(spot.H, spot.W)*0.34, day.Me.Rank)
		} else {
			p.Disc(spot.Center(), min(spot.H, spot.W)*0.24, theme.Alpha(theme.SoftInk, 0.25),
				theme.Alpha(theme.SoftInk, 0.4))
		}
		p.Label(i18n.T(Weekdays[date.Weekday()]), name, st)
	}
}

// Weekdays has the short names of the weekdays, starting with Sunday.
var Weekdays = [...]string{
	i18n.Mark("Sun"), i18n.Mark("Mon"), i18n.Mark("Tue"), i18n.Mark("Wed"), i18n.Mark("Thu"), i18n.Mark("Fri"),
	i18n.Mark("Sat"),
}
