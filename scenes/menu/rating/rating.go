// Package rating is the dialog with the rating of a person in a game, a number for playing
// strength.
package rating

import (
	"fmt"
	"math"
	"strconv"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/match"
	"gulch/engine/rating"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/menu/kit"
	"gulch/scenes/menu/newgame"
	"gulch/scenes/person"
	"gulch/scenes/stage"
	"gulch/scenes/stats"
)

// strength is the dialog with the rating of a person in a game, a number for playing strength. It
// shows the bot levels as a ladder, the person at the height of the rating, and a curve of the
// rating after each game.
type strength struct {
	stage.Sheet
	who       person.ID
	name      string
	info      engine.Info
	histories []stats.RatingHistory
	// index in histories of the selected rating history; there is one for each kind of table (mode
	// and number of players)
	open int
	at   strengthPlaces
}

// strengthPlaces has the rectangles of the rating dialog, in design units.
type strengthPlaces struct {
	kinds, ladder, figure, curve, foot, even geom.Rect
}

// mostKinds is the maximum number of kinds of table (mode and number of players) that can be
// selected.
const mostKinds = 3

// New returns the dialog with the rating of a person in a game, a number for playing strength.
// who is the ID of the person.
func New(h *stage.App, who person.ID, info engine.Info) stage.Scene {
	s := &strength{Sheet: stage.NewSheet(h, "strength", i18n.T("Your rating")), who: who,
		name: h.LabelOf(who), info: info}
	s.Second, s.Size = true, s.size
	s.histories = h.Strengths(who, info)
	s.histories = s.histories[:min(len(s.histories), mostKinds)]
	return s
}

// size returns the size of the dialog in design units. The curve is beside the ladder, or below it
// in a narrow window.
func (s *strength) size(l ui.Layout) (w, h float64) {
	switch {
	case len(s.histories) == 0:
		return 620, 320
	case l.Portrait:
		return l.W, 790
	}
	return 780, 590
}

func placeStrength(in geom.Rect, l ui.Layout) strengthPlaces {
	var c strengthPlaces
	c.kinds, in = in.CutTop(kit.ControlHeight(l))
	_, in = in.CutTop(10)
	if l.Portrait {
		c.figure, in = in.CutTop(62)
		_, in = in.CutTop(6)
		c.ladder, in = in.CutTop(260)
		_, in = in.CutTop(10)
	} else {
		c.ladder, in = in.CutLeft(in.W * 0.42)
		in = in.Pad(12, 0)
		c.figure, in = in.CutTop(62)
	}
	c.even, in = in.CutBottom(kit.ControlHeight(l) + 6)
	foot := 46.0
	if l.Portrait {
		foot = 84
	}
	c.foot, c.curve = in.CutBottom(foot + 34*(l.View.Letters()-1))
	return c
}

// Build lays out the rating dialog and creates its nodes: the buttons and other controls.
func (s *strength) Build(l ui.Layout) {
	nodes := []ui.Node{s.Lay(l)}
	s.at = placeStrength(s.Body, l)
	if len(s.histories) == 0 {
		s.Root.Set(l, nodes)
		return
	}
	var kinds []ui.Choice
	for i, c := range s.histories {
		kinds = append(kinds, ui.Choice{ID: strconv.Itoa(i), Label: kindShort(s.info, c.Kind),
			Tip: KindWords(s.info, c.Kind)})
	}
	nodes = append(nodes, ui.Grouped(i18n.T("By mode"), ui.Segments("kind", s.at.kinds, kinds,
		strconv.Itoa(s.open), "", func(id string) {
			s.open, _ = strconv.Atoi(id)
			s.Rebuild()
		}))...)
	nodes = append(nodes, kit.Text("figure", s.ratingText(), s.basisText(), s.at.figure))
	even := ui.Button("even", s.at.even, pieces.Button{Label: i18n.T("Even match"), Icon: "scales",
		Material: pieces.Brass}, s.even)
	even.Tip = i18n.T("Start a new game with bots at your level. You should win about 1 game in %d.", s.history().Seats)
	if !s.known() {
		even.DisabledReason = i18n.T("You can't play an even match without a rating: %s", s.basisText())
	}
	s.Root.Set(l, append(nodes, even))
}

func (s *strength) history() stats.RatingHistory { return s.histories[s.open] }

// known reports whether the person has played enough games for a rating to be shown.
func (s *strength) known() bool { return s.history().Now.Games >= rating.MinGames }

// KindWords returns the displayed name of a kind of table (mode and number of players): "Gold Rush
// · 3 players".
func KindWords(info engine.Info, k rating.Kind) string { return kindNamed(info, k, playersOf(k)) }

// kindShort returns the short name of a kind of table (mode and number of players) for buttons:
// "Gold Rush · 3".
func kindShort(info engine.Info, k rating.Kind) string {
	if k.Mode == "" {
		return playersOf(k)
	}
	return kindNamed(info, k, strconv.Itoa(k.Seats))
}

// playersOf returns the number of players of a kind of table as text: "3 players".
func playersOf(k rating.Kind) string { return i18n.N(k.Seats, "%d player", "%d players", k.Seats) }

// kindNamed returns the name of a kind of table: the name of the mode of k (such as "Gold Rush")
// followed by the text in players. If k has no mode, it returns only players.
func kindNamed(info engine.Info, k rating.Kind, players string) string {
	for _, o := range info.Options {
		for _, v := range o.Values {
			if k.Mode != "" && v.ID == k.Mode {
				return i18n.T(v.Name) + " · " + players
			}
		}
	}
	return players
}

// ratingText returns the rating with its margin of error as text, such as "720 ± 60", or "–" if
// there are too few games.
func (s *strength) ratingText() string {
	if !s.known() {
		return "–"
	}
	return Interval(s.history().Now)
}

// Interval returns a rating and its margin of error as text: "720 ± 60".
func Interval(f rating.Rating) string {
	return fmt.Sprintf("%.0f ± %.0f", f.Points, f.Margin())
}

// basisText returns a text with the number of games on which the rating is based. If there are too
// few, it says how many of the required games have been played.
func (s *strength) basisText() string {
	n := s.history().Now.Games
	if !s.known() {
		return i18n.T("%d of %d rated games played.", n, rating.MinGames)
	}
	return i18n.T("%s, based on %d games", s.name, n) + " · " + playersOf(s.history().Kind)
}

// even opens the New game screen with bots whose ratings are close to the person's rating.
func (s *strength) even() {
	c := s.history()
	levels, _ := c.Ladder.FairOpponents(c.Now.Points, c.Seats-1)
	setup := match.Setup{Options: engine.Options{}, Seats: []match.Seat{{Name: s.name, PersonID: string(s.who)}}}
	if c.Mode != "" {
		setup.Options[bot.ModeOption] = c.Mode
	}
	for i, p := range bot.Personas()[:len(levels)] {
		setup.Seats = append(setup.Seats, newgame.AsBot(p, levels[i]))
	}
	s.App.Pop()
	s.App.Push(newgame.New(s.App, s.info.ID, &setup))
}

// Paint paints the rating dialog except its nodes (buttons and other controls).
func (s *strength) Paint(p *paint.Canvas) {
	s.Sheet.Paint(p)
	st := kit.BodyStyle
	st.Align = paint.Center
	if len(s.histories) == 0 {
		p.Fit(i18n.T("Your rating comes from games against bots. You haven't finished one here yet."),
			geom.Around(s.Body.Center(), s.Body.W-60, 80), st)
		return
	}
	s.paintLadder(p)
	p.Label(s.ratingText(), geom.R(s.at.figure.X, s.at.figure.Y, s.at.figure.W, 38),
		paint.Style{Face: paint.Display, Size: 31, Color: theme.Umber, Align: paint.Center})
	p.Label(s.basisText(), geom.R(s.at.figure.X, s.at.figure.Y+38, s.at.figure.W, 22), st)
	s.paintCurve(p)
	small := kit.SmallStyle
	small.Align = paint.Center
	p.Fit(i18n.T("Not rated: games with hints or the coach, games continued from a replay, practice and known deals.")+" "+s.bandWords(),
		s.at.foot, small)
}

// nominalBandGames is the number of games after which the displayed interval (rating ± margin of
// error) has its nominal confidence of 95 %. Before that, the interval is wider, because the rating
// starts with a wide prior.
const nominalBandGames = 20

// bandWords returns a sentence that says how reliable the margin of error of the rating is. The
// numbers in the sentence were measured with simulated players of known strength.
func (s *strength) bandWords() string {
	switch n := s.history().Now.Games; {
	case !s.known():
		return i18n.T("After %d games, a band shows your rating.", rating.MinGames)
	case n < nominalBandGames:
		return i18n.T("After only a few games, the band is wide. The chance that it includes your true rating is 99%.")
	}
	return i18n.T("The chance that the band includes your true rating is 95%.")
}

// height returns the y coordinate of a rating on a scale that fills r. points is the rating. The
// result is limited to r.
func (s *strength) height(points float64, r geom.Rect) float64 {
	l := s.history().Ladder
	low, high := l[0].Points-120, l[len(l)-1].Points+120
	share := (points - low) / (high - low)
	return r.Bottom() - r.H*min(max(share, 0), 1)
}

// paintLadder paints the bot levels as rungs of a ladder, and beside them the person at the height
// of the rating.
func (s *strength) paintLadder(p *paint.Canvas) {
	r, c := s.at.ladder, s.history()
	left, right := r.X+r.W*0.36, r.X+r.W*0.54
	if s.known() {
		top, bottom := s.height(c.Now.Points+c.Now.Margin(), r), s.height(c.Now.Points-c.Now.Margin(), r)
		p.Rect(geom.R(r.X, top, r.W, bottom-top), 4, theme.Alpha(theme.Brass, 0.3))
	}
	for _, x := range []float64{left, right} {
		p.Gradient(geom.R(x-4, r.Y, 8, r.H), 4, theme.RGB(0x8A5A34), theme.RGB(0x5A3418))
	}
	for _, rung := range c.Ladder {
		y := s.height(rung.Points, r)
		p.Gradient(geom.R(left-10, y-4, right-left+20, 8), 4, theme.BrassHi, theme.BrassLo)
		p.Label(kit.LevelName(rung.Level)+" "+strconv.Itoa(int(math.Round(rung.Points))),
			geom.R(right+16, y-10, r.Right()-right-16, 20),
			paint.Style{Face: paint.Bold, Size: 13.5, Color: theme.Ink})
	}
	if !s.known() {
		return
	}
	y := min(max(s.height(c.Now.Points, r), r.Y+16), r.Bottom()-16)
	plate := geom.R(r.X, y-15, left-16-r.X, 30)
	p.DropShadow(plate, 6, 2)
	p.Gradient(plate, 6, theme.BrassHi, theme.BrassLo)
	p.Label(s.name, plate.Pad(6, 0), paint.Style{Face: paint.Bold, Size: 14, Color: theme.RGB(0x3A1F0A),
		Align: paint.Center})
}

// paintCurve paints the rating after each game, on the same scale as the ladder. Gold points are
// won games; small grey points are the first games, after which no rating is shown yet.
func (s *strength) paintCurve(p *paint.Canvas) {
	r, c := s.at.curve.Pad(8, 6), s.history()
	p.Rect(s.at.curve, 8, theme.Alpha(theme.SoftInk, 0.12))
	for _, rung := range c.Ladder {
		p.Rect(geom.R(r.X, s.height(rung.Points, r), r.W, 1), 0, theme.Alpha(theme.SoftInk, 0.35))
	}
	step := r.W / float64(max(len(c.Curve), 2))
	place := func(i int) geom.Point {
		return geom.Point{X: r.X + (float64(i)+0.5)*step, Y: s.height(c.Curve[i].Figure.Points, r)}
	}
	for i := rating.MinGames - 1; i < len(c.Curve); i++ {
		f := c.Curve[i].Figure
		top, bottom := s.height(f.Points+f.Margin(), r), s.height(f.Points-f.Margin(), r)
		p.Rect(geom.R(r.X+float64(i)*step, top, step, bottom-top), 0, theme.Alpha(theme.Brass, 0.28))
		if i >= rating.MinGames {
			p.Line(place(i-1), place(i), 2, theme.Oxblood)
		}
	}
	dot := min(5, max(2, step*0.4))
	for i, foot := range c.Curve {
		at := place(i)
		switch {
		case i < rating.MinGames-1:
			at.Y = r.Bottom() - 6
			p.Disc(at, dot*0.8, theme.Alpha(theme.SoftInk, 0.5), theme.Alpha(theme.SoftInk, 0.5))
		case foot.Game.Me.Rank == 1:
			p.Disc(at, dot+1.2, theme.WalnutInk, theme.WalnutInk)
			p.Disc(at, dot, theme.BrassHi, theme.BrassLo)
		default:
			p.Disc(at, dot*0.7, theme.Oxblood, theme.Oxblood)
		}
	}
}

// Words returns a sentence about how a finished game has changed the rating of the only
// person at the table, or about why it does not count. It returns "" if there is nothing to say.
func Words(h *stage.App, m *match.Match) string {
	c, silent, ok := h.StrengthAfter(m)
	switch {
	case !ok:
		return ""
	case silent == stats.OnTrail:
		return i18n.T("Games on the Trail aren't rated")
	case silent == stats.Branched:
		return i18n.T("This game continues another one, so it isn't rated")
	case silent == stats.WithHints:
		return i18n.T("With hints or the coach, a game isn't rated")
	case silent == stats.KnownDeal:
		return i18n.T("You already know this deal, so this game isn't rated")
	case silent != stats.Counts:
		return ""
	case c.Now.Games < rating.MinGames:
		return i18n.T("You get a rating after %d games, and this was number %d", rating.MinGames, c.Now.Games)
	case c.Now.Games == rating.MinGames:
		return i18n.T("Your rating: %s", Interval(c.Now))
	}
	return i18n.T("Your rating: %s (%s)", Interval(c.Now), fmt.Sprintf("%+.0f", c.Change()))
}
