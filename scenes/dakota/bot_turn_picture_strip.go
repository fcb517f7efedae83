package dakota

import (
	"slices"

	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/scenes/table"
)

// storyParts lists, in the order of the day, the parts of the day in which the moves of a bot are
// shown as a story (a strip of pictures). High Noon is not included, because its cards and attacks
// are shown one by one.
var storyParts = []string{"free_exploration", "explorers", "plan", "resolve", "evening"}

// Chapter returns a number that identifies a story: it is the same for all decisions of one seat in
// one part of one day. It returns 0 for decisions that are not shown in a story.
func (b *Table) Chapter(state engine.State) int {
	s, ok := state.(*rules.State)
	if !ok {
		return 0
	}
	part := slices.Index(storyParts, s.Stage())
	switch p := s.Phase(); {
	case part < 0 || s.Turn() == engine.NoSeat || s.Seats() < 2,
		p >= rules.PhaseEarthquake && p <= rules.PhaseFever, p >= rules.PhaseTelegraph && p <= rules.PhaseStealResource:
		return 0
	}
	return 1 + (s.Day()*len(storyParts)+part)*rules.MaxSeats + int(s.Turn())
}

// AddPictures adds a picture of the current event to s, the story (strip of pictures) of a bot's
// turn, if the event is important enough.
func (b *Table) AddPictures(s *table.Story) {
	seat := s.Seat
	at := func() geom.Rect {
		if seat == engine.NoSeat || b.at.rivals[seat].Empty() {
			return b.at.picture
		}
		return b.at.rivals[seat]
	}
	picture := func(weight int, draw func(p *paint.Canvas, r geom.Rect)) {
		if icon, line := b.Line(s.Event); line != "" {
			s.Add(table.Picture{Caption: line, Icon: icon, Draw: draw, At: at, Weight: weight,
				Key: s.Kind}.WithHero(seat))
		}
	}
	switch s.Kind {
	case rules.EventBuilt, rules.EventUpgraded:
		h := rules.BuildingIn(s.Event)
		if s.Kind == rules.EventUpgraded {
			h = rules.Hotel
		}
		picture(8, func(p *paint.Canvas, r geom.Rect) { pictures().building[h].Fit(p, r) })
	case rules.EventCartBought:
		c := rules.CartIn(s.Event)
		picture(5, func(p *paint.Canvas, r geom.Rect) { pictures().cart[c].Fit(p, r.Inset(8)) })
	case rules.EventPlayed:
		c := rules.CardIn(s.Event)
		picture(7, func(p *paint.Canvas, r geom.Rect) { pictures().card[c].Cover(p, r) })
	case rules.EventSoldCombo:
		c := rules.CombinationIn(s.Event)
		picture(6, func(p *paint.Canvas, r geom.Rect) { drawNeeds(p, c, r) })
	case rules.EventTrained:
		w := rules.WorkerIn(s.Event)
		picture(4, func(p *paint.Canvas, r geom.Rect) {
			person(p, w, geom.Point{X: r.Center().X, Y: r.Bottom() - 4}, r.H*0.86)
		})
	case rules.EventPlaced, rules.EventReplaced, rules.EventSent, rules.EventLaunched, rules.EventEarned,
		rules.EventMined,
		rules.EventHired, rules.EventSoldPlain:
		b.tally(s, at)
	case rules.EventLastDay:
		s.AddLine(10)
	}
}

// tally is the content of a picture that sums up several similar events of a bot's turn, such as
// the workers that it hired.
type tally struct {
	counts [len(tallied)]count // one counter for each entry of tallied, the list of kinds of events that are summed up
	things []func(p *paint.Canvas, r geom.Rect)
}

// tallyKey identifies the picture of a tally in a story by what it counts and by the seat. The seat
// is needed because forced moves of several seats can follow each other in one story.
type tallyKey struct {
	what string
	seat engine.Seat
}

// count counts the events of a kind: their number, their total in dollars, and the log line of the
// last one.
type count struct {
	n, dollars int
	line       string
}

// tallyKind describes how the events of a kind are summed up in a picture of a story. Consecutive
// events whose kinds have the same key share a picture. The function said returns the caption for
// several events, dollars the amount of one event, and draw draws one event; if draw is nil, the
// picture shows only an icon. In the list of kinds, those with the same key have the order of their
// captions.
type tallyKind struct {
	kind    engine.EventKind
	key     string
	weight  int
	said    func(who string, c count) string
	dollars func(e engine.Event) int
	draw    func(e engine.Event, p *paint.Canvas, r geom.Rect)
}

var tallied = [...]tallyKind{
	{rules.EventSent, "explore", 4, func(who string, c count) string {
		return i18n.T("%s sends %d explorers for $%d.", who, c.n, c.dollars)
	},
		rules.DollarsIn, drawWorker},
	{rules.EventPlaced, "explore", 4, func(who string,
		c count) string {
		return i18n.T("%s's mine grows by %d tiles.", who, c.n)
	}, nil, drawTile},
	{rules.EventReplaced, "explore", 4, func(who string,
		c count) string {
		return i18n.T("%s replaces %d tiles.", who, c.n)
	}, nil, drawTile},
	{rules.EventLaunched, "shift", 2, func(who string, c count) string {
		return i18n.T("%s sends %d carts down for $%d.", who, c.n, c.dollars)
	},
		rules.DollarsIn, nil},
	{rules.EventEarned, "shift", 2, func(who string,
		c count) string {
		return i18n.T("%s earns $%d in the saloons.", who, c.dollars)
	},
		rules.DollarsIn, nil},
	{rules.EventMined, "mined", 3, func(who string,
		c count) string {
		return i18n.T("%s collects %d ore.", who, c.n)
	}, nil, drawOre},
	{rules.EventHired, "hired", 3, func(who string,
		c count) string {
		return i18n.T("%s hires %d workers for $%d.", who, c.n, c.dollars)
	},
		rules.DollarsIn, drawWorker},
	{rules.EventSoldPlain, "sold", 4, func(who string,
		c count) string {
		return i18n.T("%s sells ore for $%d.", who, c.dollars)
	},
		rules.DollarsIn, drawOre},
}

// tally adds the current event to the last picture of story s if that picture counts the same
// things for the same seat. Otherwise it adds a new picture. The function at returns the rectangle
// from which the new picture flies in.
func (b *Table) tally(s *table.Story, at func() geom.Rect) {
	i := slices.IndexFunc(tallied[:], func(x tallyKind) bool { return x.kind == s.Kind })
	x := &tallied[i]
	icon, line := b.Line(s.Event)
	key := tallyKey{x.key, s.Seat}
	pic := s.Last(key)
	if pic == nil {
		b.storyTally = &tally{}
		s.Add(table.Picture{Icon: icon, At: at, Weight: x.weight, Key: key}.WithHero(s.Seat))
		pic = s.Last(key)
	}
	t, c, e := b.storyTally, &b.storyTally.counts[i], s.Event
	c.n, c.line = c.n+1, line
	if x.dollars != nil {
		c.dollars += x.dollars(e)
	}
	pic.Caption = t.words(b.Name(s.Seat))
	if x.draw != nil {
		t.things = append(t.things, func(p *paint.Canvas, r geom.Rect) { x.draw(e, p, r) })
		pic.Draw = t.draw
	}
}

// words returns the caption of the picture with tally t. who is the name of the seat.
func (t *tally) words(who string) string {
	var all []string
	for i, c := range t.counts {
		switch {
		case c.n == 1:
			all = append(all, c.line)
		case c.n > 1:
			all = append(all, tallied[i].said(who, c))
		}
	}
	return table.Sentences(all...)
}

// draw draws into r a small picture for each event of tally t, such as a worker or a tile, side by
// side.
func (t *tally) draw(p *paint.Canvas, r geom.Rect) {
	n := float64(len(t.things))
	w := min(r.W/n, r.H)
	for i, draw := range t.things {
		draw(p, geom.R(r.Center().X+w*(float64(i)-n/2), r.Y, w, r.H))
	}
}

func drawWorker(e engine.Event, p *paint.Canvas, r geom.Rect) {
	person(p, rules.WorkerIn(e), geom.Point{X: r.Center().X, Y: r.Bottom() - 4}, r.H*0.86)
}

func drawTile(e engine.Event, p *paint.Canvas, r geom.Rect) {
	side := 0.86 * min(r.W, r.H)
	tile(p, rules.TileIn(e), rules.RotationIn(e), geom.Around(r.Center(), side, side))
}

func drawOre(e engine.Event, p *paint.Canvas, r geom.Rect) { drawLump(rules.ResourceIn(e), p, r) }

func drawLump(g rules.Resource, p *paint.Canvas, r geom.Rect) {
	side := 0.7 * min(r.W, r.H)
	ore(p, g, geom.Around(r.Center(), side, side))
}

// drawNeeds draws into r the ore that is needed to sell combination c.
func drawNeeds(p *paint.Canvas, c rules.Combination, r geom.Rect) {
	total := 0
	for _, n := range c.Needs() {
		total += n
	}
	i, w := 0, min(r.W/float64(total), r.H*0.6)
	for g, n := range c.Needs() {
		for range n {
			ore(p, rules.Resource(g), geom.Around(geom.Point{X: r.Center().X + w*(float64(i)-float64(total-1)/2),
				Y: r.Center().Y}, w*0.95, w*0.95))
			i++
		}
	}
}
