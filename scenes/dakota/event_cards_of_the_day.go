package dakota

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"unicode/utf8"

	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// The event cards of the current day are shown in a small size beside the sun, each with a text
// about its effect.

// dayEvent is an event card drawn on the current day, with the events that are its effects.
type dayEvent struct {
	card    rules.Card
	effects []engine.Event
	over    bool // whether all of its effects have happened
}

// dayEvents returns the event cards of the current day in drawing order. past holds all events of
// the game so far.
func dayEvents(past []engine.Event) (out []dayEvent) {
	from := 0
	for i := len(past) - 1; i >= 0; i-- {
		if past[i].Kind == rules.EventDay {
			from = i
			break
		}
	}
	open := false
	for _, e := range past[from:] {
		switch {
		case e.Kind == rules.EventHappening:
			out, open = append(out, dayEvent{card: rules.CardIn(e)}), true
		case e.Kind == rules.EventOver:
			if len(out) > 0 {
				out[len(out)-1].over = true
			}
			open = false
		case open:
			x := &out[len(out)-1]
			x.effects = append(x.effects, e)
		}
	}
	return out
}

// effectsOf returns the effects of event card h that are events of the given kind.
func (h dayEvent) effectsOf(kind engine.EventKind) (out []engine.Event) {
	for _, e := range h.effects {
		if e.Kind == kind {
			out = append(out, e)
		}
	}
	return out
}

// lasting maps event cards with the same effect for all seats to a short text about that effect.
var lasting = map[rules.Card]string{
	rules.BankRun:       i18n.Mark("Combinations −$2"),
	rules.WagonTrain:    i18n.Mark("A miner each"),
	rules.Blizzard:      i18n.Mark("Carts +$1"),
	rules.PaydayWeekend: i18n.Mark("Drinks +$1"),
	rules.Fever:         i18n.Mark("One sick worker each"),
	rules.SurveyParty:   i18n.Mark("One more tile"),
}

// brief returns a few words about the effect of event card h, short enough for the small card in
// the sky.
func (b *Table) brief(h dayEvent) string { return strings.Join(b.briefParts(h), ", ") }

// briefParts returns a few words about each effect of event card h.
func (b *Table) briefParts(h dayEvent) (parts []string) {
	if s, ok := lasting[h.card]; ok {
		return []string{i18n.T(s)}
	}
	more := map[int]string{} // names of ores by how much their price has risen
	for ore, n := range shortages(h.effectsOf(rules.EventShortage)) {
		if n > 0 && more[n] != "" {
			more[n] += ", "
		}
		if n > 0 {
			more[n] += oreName(rules.Resource(ore))
		}
	}
	for _, n := range slices.Sorted(maps.Keys(more)) {
		parts = append(parts, i18n.T("%s +$%d", more[n], n))
	}
	for _, e := range h.effectsOf(rules.EventTaxed) {
		if e.Seat == b.Viewer && rules.DollarsIn(e) > 0 {
			parts = append(parts, i18n.T("You pay $%d", rules.DollarsIn(e)))
		} else if rules.DollarsIn(e) > 0 {
			parts = append(parts, i18n.T("%s −$%d", table.FirstName(b.Name(e.Seat)), rules.DollarsIn(e)))
		}
	}
	granted := h.effectsOf(rules.EventGranted)
	if n, ok := sameForAll(granted, int(b.SeatCount())); ok {
		parts, granted = append(parts, i18n.T("Each player: +$%d", n)), nil
	}
	for _, e := range granted {
		if rules.DollarsIn(e) > 0 {
			parts = append(parts, i18n.T("%s +$%d", table.FirstName(b.Name(e.Seat)), rules.DollarsIn(e)))
		}
	}
	parts = append(parts, b.losses(h.effects)...)
	switch {
	case len(parts) > 0:
	case h.over:
		return []string{i18n.T("No player is hit")}
	default:
		return []string{i18n.T("Not decided yet")}
	}
	return parts
}

// losses returns texts about what the seats have lost or saved by the given effects of an event
// card. Seats with the same loss share a text, so that the texts stay short if many seats are hit.
func (b *Table) losses(effects []engine.Event) (parts []string) {
	type loss struct {
		kind     engine.EventKind
		building string
	}
	var all []loss
	names := map[loss][]string{}
	for _, e := range effects {
		l := loss{kind: e.Kind}
		switch e.Kind {
		case rules.EventDestroyed:
			l.building = buildingName(rules.BuildingIn(e))
		case rules.EventCollapsed, rules.EventLaidDown:
		default:
			continue
		}
		if names[l] == nil {
			all = append(all, l)
		}
		if name := table.FirstName(b.Name(e.Seat)); !slices.Contains(names[l], name) {
			names[l] = append(names[l], name)
		}
	}
	for _, l := range all {
		who := strings.Join(names[l], ", ")
		if n := len(names[l]); n > 1 && n == int(b.SeatCount()) {
			who = i18n.T("All")
		}
		switch l.kind {
		case rules.EventDestroyed:
			parts = append(parts, i18n.T("%s: %s lost", who, l.building))
		case rules.EventCollapsed:
			parts = append(parts, i18n.T("%s: a tile lost", who))
		default:
			parts = append(parts, i18n.T("%s: saved", who))
		}
	}
	return parts
}

// shortages returns the price bonus of each ore after the given shortage events: an ore that is
// named more than once has the bonus of its last event.
func shortages(events []engine.Event) (bonus [rules.ResourceCount]int) {
	for _, e := range events {
		bonus[rules.ResourceIn(e)] = rules.DollarsIn(e)
	}
	return bonus
}

// sameForAll returns the number of dollars that each of n seats, at least two, gets in the events.
// ok is false if the amounts differ or are 0, or seats are missing.
func sameForAll(events []engine.Event, n int) (dollars int, ok bool) {
	if n < 2 || len(events) != n {
		return 0, false
	}
	dollars = rules.DollarsIn(events[0])
	for _, e := range events {
		if rules.DollarsIn(e) != dollars {
			return 0, false
		}
	}
	return dollars, dollars > 0
}

// todayTip returns the tooltip of event card h: the card's text, followed by the log lines of its
// effects so far, at most maxEffects.
func (b *Table) todayTip(h dayEvent) string {
	tip := i18n.T(h.card.Text())
	told := 0
	for _, e := range h.effects {
		if _, line := b.Line(e); line != "" && e.Kind != rules.EventRolled && told < maxEffects &&
			!strings.Contains(tip, line) {
			tip = table.Sentences(tip, line)
			told++
		}
	}
	return tip
}

// maxEffects is the maximum number of effects listed in the tooltip of an event card.
const maxEffects = 5

// Sizes of the small event cards beside the sun, in design units: the usual width, the width of the
// picture in it, the average width of a letter, and the height.
const (
	todayWide    = 166
	todayPicture = 42
	todayLetter  = 6.6
	todayHigh    = 34
)

// todayAt returns the rectangle of the event card with index i among n: beside the sun, on the side
// with more room. It is wide enough for texts of the given number of letters.
func (b *Table) todayAt(i, n, letters int) geom.Rect {
	sky := b.at.sky
	sun := b.station(slices.IndexFunc(hours[:], func(h hour) bool { return h.Name == b.hour().Name }))
	const beside = 56
	left, right := sun.X-beside-sky.X-6, sky.Right()-sun.X-beside-6
	y, most := sky.Y+1, max(todayWide, todayPicture+todayLetter*float64(letters))
	if right >= left {
		w := min(most, right/float64(n)-6)
		return geom.R(sun.X+beside+(w+6)*float64(i), y, w, todayHigh)
	}
	w := min(most, left/float64(n)-6)
	return geom.R(sun.X-beside-(w+6)*float64(n-i)+6, y, w, todayHigh)
}

// todayNodes appends to dst the nodes of the event cards of the current day.
func (b *Table) todayNodes(a *table.Decision, dst []ui.Node) []ui.Node {
	if b.shownSeat() != b.Viewer {
		return dst // the name of the visited town is written at this place
	}
	all, letters := dayEvents(a.History()), 0
	for _, h := range all {
		letters = max(letters, utf8.RuneCountInString(b.brief(h)), utf8.RuneCountInString(cardName(h.card)))
	}
	for i, h := range all {
		n := tooltipNode(fmt.Sprintf("today %d", i+1), cardName(h.card), b.todayTip(h), b.todayAt(i, len(all), letters))
		parts := b.briefParts(h)
		n.Draw = func(p *paint.Canvas, n *ui.Node, f ui.NodeState) { drawToday(p, h.card, parts, n.Rect, f.Hover) }
		dst = append(dst, n)
	}
	return dst
}

// drawToday draws event card c into r as a small card: picture, name and parts, short texts about
// its effects, of which it says how many find no room. hover is the progress of its highlight under
// the pointer, 0 to 1.
func drawToday(p *paint.Canvas, c rules.Card, parts []string, r geom.Rect, hover float64) {
	p.DropShadow(r, 4, 3)
	p.Rect(r, 4, theme.WalnutInk)
	p.Rect(r.Inset(1.2), 3, theme.Parchment)
	if hover > 0 {
		p.Outline(r.Inset(-1), 5, 1.6, theme.Alpha(theme.BrassHi, hover))
	}
	picture, text := r.Inset(2.4).CutLeft(r.H * 0.9)
	pictures().card[c].Cover(p, picture)
	name, effect := text.Pad(4, 1).Column(0, 2, 0), text.Pad(4, 1).Column(1, 2, 0)
	st := paint.Style{Face: paint.Bold, Size: 12, Color: cardColours["event"], Fixed: true, Clip: true}
	p.Label(cardName(c), name, p.FitLine(cardName(c), name.W, st, leastToday))
	st.Color = theme.Ink
	brief, shown := strings.Join(parts, ", "), len(parts)
	for shown > 1 && p.Advance(brief, p.FitLine(brief, effect.W, st, leastToday)) > effect.W {
		shown--
		brief = i18n.T("%s, +%d more", strings.Join(parts[:shown], ", "), len(parts)-shown)
	}
	p.Label(brief, effect, p.FitLine(brief, effect.W, st, leastToday))
}

// leastToday is the minimum letter size on a small event card, in design units.
const leastToday = 10.5
