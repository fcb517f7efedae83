package newgame

import (
	"image/color"
	"math"
	"slices"
	"strconv"
	"strings"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/person"
	"gulch/scenes/stats"
)

// The slate is the part of the New game screen that shows the bot levels as rising steps, with the
// face of each bot on the step of its level.

// stepWords maps a bot level to its description in a few words. The tooltip of the level has a full
// sentence.
var stepWords = map[string]string{
	"easy": i18n.Mark("knows the rules"), "mild": i18n.Mark("plays by feel"), "steady": i18n.Mark("has a plan"),
	"decent": i18n.Mark("thinks it through"), "handy": i18n.Mark("knows the game"),
	"able":   i18n.Mark("overlooks little"),
	"medium": i18n.Mark("counts every coin"), "tough": i18n.Mark("looks ahead"),
	"hard": i18n.Mark("forgives nothing"),
}

// chalk is the color of text on slate.
var chalk = theme.RGB(0xE6E2D6)

// paintSlate paints the slate with its texts and the player's results against each level.
func (s *newGame) paintSlate(p *paint.Canvas) {
	pieces.Slate(p, s.at.slate)
	st := paint.Style{Face: paint.Display, Size: 19, Color: chalk}
	head := i18n.T("Difficulty")
	if s.withoutOpponents() {
		head = i18n.T("There are no bots at the table.")
	}
	p.Label(head, s.at.slateHead, st)
	if !s.at.slateSay.Empty() && !s.withoutOpponents() {
		say := i18n.T("Choose a level for all bots, or drag a face onto a level.")
		if o := s.rivalOption(); o != nil {
			say = i18n.T("You play against %s. Choose his level.", s.info.Rival)
		}
		p.Label(say, s.at.slateSay, paint.Style{Face: paint.Body, Size: 13, Color: theme.Mix(chalk, theme.RGB(0x3B464B),
			0.2), Clip: true})
	}
	s.paintFirst(p)
	if record := s.record(); record != "" && s.rivalOption() == nil {
		p.Label(record, s.at.record, paint.Style{Face: paint.Body, Size: 13, Color: chalk, Align: paint.Right,
			Clip: true})
	}
}

// withoutOpponents reports whether neither a bot nor a rival that the rules play is at the table,
// so that there is no level to choose.
func (s *newGame) withoutOpponents() bool { return s.rivalOption() == nil && len(s.bots()) == 0 }

// paintFirst paints a recommendation for new players above the lowest step. It disappears when the
// player has finished this game once.
func (s *newGame) paintFirst(p *paint.Canvas) {
	if len(s.at.steps) < 2 || s.rivalOption() != nil || s.withoutOpponents() || s.App.Played(s.info.ID) > 0 {
		return
	}
	step := s.at.steps[0]
	r := geom.R(step.X, step.Y-botFaceSize-22, s.at.steps[1].Right()-step.X, 17)
	if r.Y < s.at.slateSay.Bottom() || r.Y < s.at.slateHead.Bottom() {
		return
	}
	p.Label(i18n.T("good for a first game"), r, paint.Style{Face: paint.Bold, Size: 12.5, Color: theme.BrassHi,
		Clip: true})
}

// rivalOption returns the option that sets the strength of the automatic opponent in a solo game,
// or nil if bots play. The automatic opponent (rival) is played by the rules of the game, not by a
// bot.
func (s *newGame) rivalOption() *engine.Option {
	if s.info.Rival == "" || len(s.seats) != 1 {
		return nil
	}
	for i, o := range s.info.Options {
		if slices.Equal(o.Seats, []int{1}) {
			return &s.info.Options[i]
		}
	}
	return nil
}

// steps returns the levels shown on the slate as steps: the levels of the bots, or, in a solo game,
// the levels of the automatic opponent (see rivalOption).
func (s *newGame) steps() []bot.Level {
	o := s.rivalOption()
	if o == nil {
		return bot.Offered(s.info)
	}
	var out []bot.Level
	for _, v := range o.Values {
		out = append(out, bot.Level{ID: v.ID, Name: v.Name, Explain: v.Explain})
	}
	return out
}

// record returns how often the first person has won this game, counted by the level of the
// strongest opponent ("Won so far: Easy 2 of 3"). It returns "" if that person has not played it
// yet.
func (s *newGame) record() string {
	i := 0
	for i < len(s.seats) && !s.seats[i].Person() {
		i++
	}
	if i == len(s.seats) {
		return ""
	}
	all := bot.Offered(s.info)
	ids := make([]string, len(all))
	for k, l := range all {
		ids[k] = l.ID
	}
	games := s.App.Tally().Counted(stats.Query{Who: person.ID(s.seats[i].PersonID), Game: s.info.ID})
	sums := map[string]stats.Sum{}
	for _, g := range stats.By(games, func(g stats.Played) string { return stats.Toughest(g, ids) }, nil) {
		sums[g.Key] = g.Sum
	}
	var parts []string
	for _, l := range all {
		if sum, ok := sums[l.ID]; ok {
			parts = append(parts, i18n.T("%s %d of %d", i18n.T(l.Name), sum.Won, sum.Played))
		}
	}
	if len(parts) == 0 {
		return ""
	}
	return i18n.T("Won so far: %s", i18n.List(parts))
}

// slateNodes returns the nodes of the steps, and of the faces of the bots on the steps.
func (s *newGame) slateNodes() []ui.Node {
	var nodes []ui.Node
	on := make([]int, len(s.at.steps)) // number of faces on each step
	for k, l := range s.steps() {
		nodes = append(nodes, s.stepNode(k, l))
	}
	for _, i := range s.bots() {
		for k, l := range bot.Offered(s.info) {
			if l.ID == s.seats[i].Bot {
				nodes = append(nodes, s.botFaceNode(i, s.at.steps[k], on[k]))
				on[k]++
			}
		}
	}
	return append(nodes, s.draggedNode())
}

// stepNode returns the node of step k of the slate. Pressing it sets all bots to level l.
func (s *newGame) stepNode(k int, l bot.Level) ui.Node {
	everybody := len(s.bots()) > 0
	for _, i := range s.bots() {
		everybody = everybody && s.seats[i].Bot == l.ID
	}
	points := s.pointsOf(l.ID)
	n := ui.Node{
		ID: "step/" + l.ID, Label: i18n.T(l.Name),
		Tip:  i18n.T(l.Explain) + " " + i18n.T("Choose a level for all bots, or drag a face onto a level."),
		Rect: s.at.steps[k], Role: "radio", Group: i18n.T("Difficulty"), Chosen: everybody,
		Press: s.change(func() { setBotLevel(s.seats, -1, l.ID) }),
		Draw: func(p *paint.Canvas, n *ui.Node, f ui.NodeState) {
			glow := f.Hover
			if s.dragged.on && s.dropArea(n.Rect).Has(s.dragged.at) {
				glow = 1
			}
			pieces.Step(p, n.Rect.Move(f.Shake, 0), n.Chosen, glow)
			in := n.Rect.Pad(min(10, 0.07*n.Rect.W), 4)
			head, rest := in.CutTop(19)
			ink, soft := theme.Cream, theme.MapSheet
			if n.Chosen {
				ink, soft = theme.RGB(0x2B1608), theme.RGB(0x4A2A10)
			}
			name, of := strconv.Itoa(k+1)+" "+n.Label, paint.Style{Face: paint.Bold, Size: 14.5, Color: ink}
			if points != "" {
				place, beside := &head, n.Rect.W >= wideStep && p.LabelWidth(name, head, of)+p.LabelWidth(points, head,
					pointsStyle) < head.W-6
				if !beside {
					place = &rest
				}
				*place = s.paintPoints(p, *place, points, beside, soft)
			}
			p.Label(name, head, of)
			if s.rivalOption() != nil {
				p.Fit(i18n.T(l.Explain), rest, paint.Style{Face: paint.Body, Size: 12.5, Color: soft})
			} else if say := stepWords[l.ID]; say != "" && (points == "" || n.Rect.W >= wordsStep) &&
				rest.H >= wordsLine {
				rest, _ = rest.CutTop(min(rest.H, 18))
				style := paint.Style{Face: paint.Body, Size: 12.5, Color: soft}
				if p.LabelFits(i18n.T(say), rest, style) {
					p.Label(i18n.T(say), rest, style)
				}
			}
		},
	}
	if points != "" {
		n.Tip = i18n.T("At this table: %s.", points) + " " +
			i18n.T("The higher the rating, the stronger the bot.") + " " + n.Tip
	}
	if o := s.rivalOption(); o != nil {
		n.Tip, n.Chosen = i18n.T(l.Explain), s.options[o.ID] == l.ID
		n.Press = s.change(func() { s.options[o.ID] = l.ID })
	} else if len(s.bots()) == 0 {
		n.DisabledReason = i18n.T("There are no bots at the table.")
	}
	return n
}

// Minimum widths of a step in design units. From wideStep on, a step shows its rating to the right
// of its name. From wordsStep on, it shows its description below the rating. On narrower steps, and
// where the description does not fit, only the tooltip has it.
const wideStep, wordsStep = 130.0, 100.0

// wordsLine is the minimum free height in design units below the rating of a step for its
// description. The lowest steps have less room and show no description.
const wordsLine = 16

// pointsOf returns the rating of a level as text: "rating 616". The rating depends on the options
// and the number of seats. It returns "" if no rating was measured.
func (s *newGame) pointsOf(level string) string {
	rung, ok := s.App.Ladder(s.info, s.options, len(s.seats)).Find(level)
	if !ok || s.rivalOption() != nil {
		return ""
	}
	return i18n.T("rating %s", strings.Replace(strconv.Itoa(int(math.Round(rung.Points))), "-", "−", 1))
}

// pointsStyle is the text style of the rating that is painted on the step of a bot level.
var pointsStyle = paint.Style{Face: paint.Bold, Size: 12}

// paintPoints paints the rating of a level in rectangle r: at the right end if beside is true,
// otherwise as a separate line at the top. points is the rating as text, and tone is the color of
// the text. It returns the rest of r.
func (s *newGame) paintPoints(p *paint.Canvas, r geom.Rect, points string, beside bool, tone color.RGBA) geom.Rect {
	st := pointsStyle
	st.Color = tone
	if !beside {
		line, rest := r.CutTop(min(r.H, 16))
		p.Label(points, line, st)
		return rest
	}
	st.Align = paint.Right
	side, rest := r.CutRight(p.LabelWidth(points, geom.R(0, 0, r.W/2, r.H), st))
	p.Label(points, side, st)
	rest.W -= 6
	return rest
}

// botFaceSize is the size of the face of a bot on its step, in design units.
const botFaceSize = 32.0

// botFaceNode returns the small face of the bot at seat i, which stands on the step of the bot's
// level. step is the rectangle of that step, and place the index of the face among the faces on it.
func (s *newGame) botFaceNode(i int, step geom.Rect, place int) ui.Node {
	const size = botFaceSize
	r := geom.R(step.X+10+float64(place)*min(size+6, (step.W-size-12)/float64(max(s.info.MaxSeats-2, 1))),
		step.Y-size-2, size, size)
	return ui.Node{
		ID: "stand/" + strconv.Itoa(i+1), Label: s.seats[i].Name, Tip: i18n.T("Drag to another level."), Rect: r,
		Role: "text", SkipFocus: true,
		Drag: s.drag(i, func(at geom.Point) { s.dropOnStep(i, at) }),
		Draw: func(p *paint.Canvas, n *ui.Node, f ui.NodeState) {
			if s.dragged.on && s.dragged.i == i {
				return
			}
			pieces.Token(p, n.Rect.Center().Add(0, -2*f.Hover), size, s.plateSeat(i), s.seats[i].Face)
		},
	}
}

// dropArea returns the area around a step of the slate in which a dragged face must be released to
// be dropped on the step.
func (s *newGame) dropArea(step geom.Rect) geom.Rect {
	if last := len(s.at.steps) - 1; s.at.steps[last].Y > s.at.steps[0].Bottom() {
		// the steps are in two lines, so the areas must not cover the whole height of the slate
		return geom.R(step.X, step.Y-stepGap, step.W+4, step.H+stepGap)
	}
	return geom.R(step.X, s.at.slate.Y, step.W+4, s.at.slate.H)
}

// dropOnStep handles the release of the dragged face of the bot at seat i. at is the point of the
// release. If there is a step of the slate at this point, the bot gets the level of that step.
func (s *newGame) dropOnStep(i int, at geom.Point) {
	for k, l := range bot.Offered(s.info) {
		if s.dropArea(s.at.steps[k]).Has(at) {
			setBotLevel(s.seats, i, l.ID)
		}
	}
}

// draggedNode returns the node that draws the face being dragged, above everything else.
func (s *newGame) draggedNode() ui.Node {
	return ui.Node{ID: "carried", Role: "text", SkipFocus: true,
		Draw: func(p *paint.Canvas, _ *ui.Node, _ ui.NodeState) {
			if s.dragged.on {
				pieces.Token(p, s.dragged.at, 46, s.plateSeat(s.dragged.i), s.seats[s.dragged.i].Face)
			}
		}}
}
