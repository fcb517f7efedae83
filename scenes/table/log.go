package table

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"gulch/engine"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/table/gate"
)

// entry is a line of the log.
type entry struct {
	icon, line string
	step       int // number of decisions made up to this line; undo removes the lines with greater numbers

	seat, other engine.Seat // the seats that the line is about

	events []engine.Event // the events that the line describes
}

// about reports whether the log entry is about a seat. For NoSeat, which stands for no filter, it
// is true.
func (e *entry) about(seat engine.Seat) bool {
	return seat == engine.NoSeat || e.seat == seat || e.other == seat ||
		slices.ContainsFunc(e.events, func(x engine.Event) bool { return x.Seat == seat })
}

// gameLog is the log of a table: its entries, and the part of them that is on the screen.
type gameLog struct {
	entries []entry
	seat    engine.Seat // only entries about this seat are shown, NoSeat for all entries
	scroll  int         // number of the newest shown entries that are scrolled out of view
	rows    []logRow    // the entries on the screen
	dragged float64     // how far a finger has dragged the log since it last scrolled, design units
	lang    string      // the language in which the log was written, "" before the first time
}

// shown returns the indices of the entries that are shown: all, or those about one seat.
func (l *gameLog) shown() []int {
	out := make([]int, 0, len(l.entries))
	for i := range l.entries {
		if l.entries[i].about(l.seat) {
			out = append(out, i)
		}
	}
	return out
}

// toggle shows only the entries about a seat, or all entries if only those about it are shown.
func (l *gameLog) toggle(seat engine.Seat) {
	if l.seat == seat {
		seat = engine.NoSeat
	}
	l.seat, l.scroll = seat, 0
}

// scrollBy scrolls by n lines, towards the past if n is positive, and reports whether that changes
// anything.
func (l *gameLog) scrollBy(n int) bool {
	if n == 0 {
		return false
	}
	was := l.scroll
	l.scroll = min(max(l.scroll+n, 0), max(len(l.shown())-len(l.rows), 0))
	return l.scroll != was
}

// dragLine is the distance, in design units, that a finger drags the log to scroll it by one line.
const dragLine = 18

// drag returns by how many lines drag d scrolls the log.
func (l *gameLog) drag(d ui.Drag) int {
	if d.Start {
		l.dragged = 0
	}
	l.dragged += d.Dy
	n := int(l.dragged / dragLine)
	l.dragged -= float64(n) * dragLine
	return n
}

// newest returns the newest entry that is in view, nil if there is none.
func (l *gameLog) newest() *entry {
	if shown := l.shown(); len(shown) > l.scroll {
		return &l.entries[shown[len(shown)-l.scroll-1]]
	}
	return nil
}

// lastShown returns the newest n entries that are in view or above it, or fewer if there are not so
// many.
func (l *gameLog) lastShown(n int) (all []*entry) {
	shown := l.shown()
	shown = shown[:max(len(shown)-l.scroll, 0)]
	for _, i := range shown[max(0, len(shown)-n):] {
		all = append(all, &l.entries[i])
	}
	return all
}

// lastLines returns the texts of the newest entries, the newest last; at most n.
func (l *gameLog) lastLines(n int) []string {
	var lines []string
	for _, e := range l.entries[max(0, len(l.entries)-n):] {
		lines = append(lines, e.line)
	}
	return lines
}

// logEntryGap is the space between two entries of the log, and leastLogRow the least height of an
// entry that is shown, in design units.
const (
	logEntryGap = 3
	leastLogRow = minLogFontSize + logEntryGap
)

// layOut computes the rectangles of the latest entries that fit into lines, the newest at the
// bottom. high returns the height of a text. If not even the newest entry fits, it gets all of
// lines.
func (l *gameLog) layOut(lines geom.Rect, high func(text string) float64) []logRow {
	told := l.shown()
	l.rows = l.rows[:0]
	y := lines.Bottom()
	for at := max(len(told)-l.scroll, 0) - 1; at >= 0; at-- {
		i := told[at]
		h := high(l.entries[i].line) + logEntryGap
		if y-h < lines.Y && len(l.rows) == 0 {
			h = lines.H // the end of the newest entry is better than nothing
		}
		if y-h < lines.Y || h < leastLogRow {
			break
		}
		y -= h
		l.rows = append(l.rows, logRow{i, geom.R(lines.X, y, lines.W, h)})
	}
	if len(l.rows) > 0 && l.rows[len(l.rows)-1].entry == told[0] { // all entries fit: the log starts at the top
		up := l.rows[len(l.rows)-1].rect.Y - lines.Y
		for i := range l.rows {
			l.rows[i].rect.Y -= up
		}
	}
	slices.Reverse(l.rows)
	return l.rows
}

// logEvent appends the log line of an event, or merges the event into the last line. step is the
// number of decisions made up to the event.
func (pr *presentation) logEvent(e engine.Event, step int) {
	log, line := appendLine(pr.gameUI, pr.log.entries, e, step, true)
	if pr.log.entries = log; line != "" {
		pr.announceLine(line)
	}
}

// announceLine scrolls the log to its newest line, and announces the line to screen readers.
func (pr *presentation) announceLine(line string) {
	pr.log.scroll = 0
	pr.app.Announce(line)
	pr.Rebuild()
}

// appendLine returns the log after event e: with a new entry for e, or with e merged into the last
// entry. step is the number of decisions made up to e. line is the event's own log line, even if it
// was merged. If the event has no line, line is "" and the log is unchanged. The Board must not
// contain the event yet. joins says whether events of different seats may be merged, see
// [Words.JoinsSeats].
func appendLine(gameUI GameUI, log []entry, e engine.Event, step int, joins bool) (with []entry, line string) {
	icon, line := gameUI.Line(e)
	if line == "" {
		return log, ""
	}
	events := []engine.Event{e}
	if n := len(log) - 1; n >= 0 &&
		(log[n].seat == e.Seat && log[n].other == e.Other || joins && gameUI.JoinsSeats(e)) {
		last := &log[n]
		if sign, joined := gameUI.MergedLine(append(last.events, e)); joined != "" {
			last.icon, last.line, last.step, last.events = sign, joined, step, append(slices.Clip(last.events), e)
			return log, line
		}
	}
	return append(log, entry{icon, line, step, e.Seat, e.Other, events}), line
}

// queuedLine is the log line of an event in a story, a strip of pictures that shows several
// decisions. Its text is composed before the story is shown, from the board before the event,
// because the board may have changed further when the line is written to the log.
type queuedLine struct {
	line  string // text of the line, "" if the event has none
	at    int    // index of the log entry that it is written to
	entry entry  // content of that log entry after this line has been written
}

// queueLines returns the log lines of some events; steps holds the number of decisions made up to
// each event. It must be called before the Board follows any of the events, and leaves the Board
// unchanged.
func (pr *presentation) queueLines(events []engine.Told, steps []int) []queuedLine {
	defer saveBoard(pr.gameUI.board())()
	log := slices.Clone(pr.log.entries)
	all := make([]queuedLine, len(events))
	for i, e := range events {
		var line string
		if log, line = appendLine(pr.gameUI, log, e.For(pr.common.RevealedSeats), steps[i], true); line != "" {
			n := len(log) - 1
			all[i] = queuedLine{line, n, log[n]}
		}
		pr.gameUI.follow(e)
	}
	return all
}

// writeQueuedLines writes the given lines to the log.
func (pr *presentation) writeQueuedLines(all []queuedLine) {
	for _, r := range all {
		if r.line != "" {
			pr.log.entries = append(pr.log.entries[:min(r.at, len(pr.log.entries))], r.entry)
			pr.announceLine(r.line)
		}
	}
}

// rebuildFromHistory sets the Board to the first position, makes it follow all events up to the
// current one, redacted for the viewers, and rebuilds the log from them.
func (pr *presentation) rebuildFromHistory() {
	pr.log.entries, pr.shown.last = pr.log.entries[:0], nil
	pr.stories.forget()
	clear(pr.common.countOffsets)
	first, err := pr.session.First()
	if err != nil { // a defect: the game was played on from that position
		pr.app.Toast(i18n.Sentence(err))
		first = pr.session.State()
	}
	pr.gameUI.setState(pr.session.Position())
	pr.gameUI.readBoard(first)
	_, steps := pr.session.History()
	pr.followHistory(len(steps), func(made int, e engine.Told) { pr.logEvent(e.For(pr.common.RevealedSeats), made) })
	pr.notifySettled()
}

// logHeadHeight is the height of the log's heading, design units.
const logHeadHeight = 20

var logStyle = paint.Style{Face: paint.Body, Size: 12.5, Color: theme.Ink, LineHeight: 1.24}

// minLogLines is the number of lines that must fit into the log for it to use larger letters.
const minLogLines = 3

// minLogFontSize is the smallest letter size of the log, in design units.
const minLogFontSize = 10.5

// minLogEntries is the number of newest entries for which the log gives up larger letters: they
// become smaller until so many entries fit, but not smaller than those of standard size.
const minLogEntries = 4

// logTextStyle returns the text style of the log. The parameter lines is the rectangle in which the
// lines of the log are. If the rectangle is small, the letters are smaller, so that the newest
// entries fit, see minLogEntries, or at least two lines and the whole newest entry.
func (fr *frame) logTextStyle(p *paint.Canvas, lines geom.Rect) paint.Style {
	st := logStyle
	st.Wrap = lines.W - 24
	size := p.Size(st)
	if size > st.Size {
		newest := fr.lines.lastShown(minLogEntries)
		for at := size; ; at = max(at-0.5, logStyle.Size) {
			st.Size, st.Fixed = at, true
			if at <= logStyle.Size || heightOf(p, newest, st) <= lines.H {
				break
			}
		}
	}
	if lines.H < minLogLines*st.Size*st.LineHeight {
		st.Size, st.Fixed = max(logStyle.Size, min(size, (lines.H-4)/(2*st.LineHeight))), true
	}
	if newest := fr.lines.newest(); newest != nil {
		for p.Size(st) > minLogFontSize {
			if _, h := p.Measure(newest.line, st); h+logEntryGap <= lines.H {
				break
			}
			st.Size, st.Fixed = p.Size(st)-0.5, true
		}
	}
	return st
}

// heightOf returns the height of log entries below each other, with letters of style st.
func heightOf(p *paint.Canvas, entries []*entry, st paint.Style) (sum float64) {
	for _, e := range entries {
		_, h := p.Measure(e.line, st)
		sum += h + logEntryGap
	}
	return sum
}

// logRow is a log entry that is visible on the screen, with its rectangle.
type logRow struct {
	entry int // index of the entry in the log
	rect  geom.Rect
}

// layOutLog lays out the entries that are in view, above a pinned preview.
func (fr *frame) layOutLog(p *paint.Canvas) []logRow {
	_, lines := fr.logParts()
	st := fr.logTextStyle(p, lines)
	return fr.lines.layOut(fr.abovePreview(p, lines), func(text string) float64 {
		_, h := p.Measure(text, st)
		return h
	})
}

// translate writes the log again, in the current language, if the language has changed.
func (pr *presentation) translate() {
	if lang := i18n.Lang(); pr.log.lang != lang {
		if pr.log.lang != "" {
			pr.cues.skipMuted(pr.timeline.SkipAll)
			pr.rebuildFromHistory()
		}
		pr.log.lang = lang
	}
}

// hasLogHead reports whether the log has a heading with controls. With large letters and many
// seats, the coach's panel leaves no room for it.
func (fr *frame) hasLogHead() bool { return fr.coach.Empty() || fr.log.H >= leastCoachedLog }

// logParts returns the rectangles of the log's heading and of its lines. Without a heading, the
// buttons at its right end are beside the lines.
func (fr *frame) logParts() (head, lines geom.Rect) {
	r := fr.log.Pad(4, 2)
	if fr.hasLogHead() {
		return r.CutTop(logHeadHeight)
	}
	right := chipsFrom / 2.0
	if fr.session.Match.CanRedo() {
		right = chipsFrom
	}
	r.W = max(fr.log.Right()-right-r.X, 0)
	return geom.Rect{}, r
}

// paintLog paints the log. The lines of the last decision are darker than the others.
func (fr *frame) paintLog(p *paint.Canvas) {
	head, lines := fr.logParts()
	head.W = max(fr.filterRect(0).X-head.X-6, 0)
	if fr.hasLogHead() && fr.abovePreview(p, head).H >= head.H { // otherwise a long preview covers the heading
		p.Label(i18n.T("Log"), head, paint.Style{Face: paint.Display, Size: 14, Color: theme.Umber})
	}
	rows, st := fr.layOutLog(p), fr.logTextStyle(p, lines)
	for _, r := range rows {
		e := fr.lines.entries[r.entry]
		st.Color, st.Wrap = theme.Ink, r.rect.W-24
		if e.step != fr.lines.entries[rows[len(rows)-1].entry].step {
			st.Color = theme.SoftInk
		}
		p.Icon(e.icon, geom.Point{X: r.rect.X + 8, Y: r.rect.Y + 8}, 16*min(p.View.Letters(), 1.15), theme.Oxblood)
		p.Text(lineEnd(p, e.line, st, r.rect.H), geom.Point{X: r.rect.X + 22, Y: r.rect.Y}, st)
	}
}

// lineEnd returns a log line or, if it does not fit into a height, the end of it that does: what is
// joined to a line comes last. It begins with a clause of the line, so that no name is cut, or with
// any word if the last clause does not fit.
func lineEnd(p *paint.Canvas, line string, st paint.Style, high float64) string {
	fits := func(text string) bool {
		_, h := p.Measure(text, st)
		return h <= high
	}
	if fits(line) {
		return line
	}
	words, end := strings.Fields(line), ""
	for i := len(words) - 1; i > 0; i-- {
		text := "… " + strings.Join(words[i:], " ")
		if !fits(text) {
			return cmp.Or(end, "… "+strings.Join(words[min(i+1, len(words)-1):], " "))
		}
		if strings.HasSuffix(words[i-1], ",") || strings.HasSuffix(words[i-1], ".") {
			end = text
		}
	}
	return cmp.Or(end, line)
}

// logNodes appends a node for each visible log line. A press on it goes to the position after that
// line: a replay pauses there, and a match is rewound to it, as far as undo allows.
func (t *Table) logNodes(dst []ui.Node) []ui.Node {
	view := t.frame.window.View
	if t.frame.onPhone() {
		view = t.frame.window.GlassView
	}
	rows := t.frame.layOutLog(t.app.Kit.Canvas(nil, view))
	for _, r := range rows {
		e := t.present.log.entries[r.entry]
		n := ui.Node{
			ID: "line " + strconv.Itoa(r.entry), Label: e.line, Role: "listitem", Rect: r.rect, SkipFocus: true,
			Draw: func(p *paint.Canvas, n *ui.Node, f ui.NodeState) {
				if f.Hover > 0 {
					p.Outline(n.Rect.Inset(-2), 5, 1.2, theme.Alpha(theme.BrassLo, f.Hover))
				}
			},
		}
		if t.replay != nil {
			n.Tip = i18n.T("Press to watch from here.")
			n.Press = func() {
				t.replay.playing = false
				t.replay.seek(t, e.step)
			}
		} else if !t.timeline.Busy() && t.session.CanGoBack(e.step) {
			n.Tip = i18n.T("Press to go back to this point and undo what came after.")
			back := gate.Press{Kind: gate.GoBack, Node: n.ID, Undoes: len(t.session.Match.Steps()) - e.step,
				Do: func() { t.goBack(e.step) }}
			n.Press = func() { t.gate.Press(back) }
		}
		if sign, ok := t.library.iconMeaning(e.icon); ok {
			if n.RuleAnchor = sign.Anchor; n.Tip == "" {
				n.Tip = sign.Sentence
			}
		}
		dst = append(dst, n)
	}
	return dst
}

// checkGoBack asks for confirmation, since many moves may be undone.
func (t *Table) checkGoBack(p gate.Press) gate.Verdict {
	return gate.Ask(gate.Question{Modal: true, Yes: i18n.T("Go back"), No: i18n.T("Stay here"), Text: func() string {
		return i18n.N(p.Undoes, "This undoes %d move. You can play it again with Redo.",
			"This undoes %d moves. You can play them again with Redo.", p.Undoes)
	}})
}

// goBack rewinds the match to the position after its first step decisions.
func (t *Table) goBack(step int) {
	t.session.Bots.Cancel()
	t.adviser.dropHint()
	t.present.cues.skipMuted(t.timeline.SkipAll)
	if err := t.session.GoBack(step); err != nil {
		t.app.Toast(i18n.Sentence(err))
		return
	}
	t.showCurrentPosition()
}

// scrollLog scrolls the log by n lines, towards the past if n is positive.
func (fr *frame) scrollLog(n int) {
	if fr.lines.scrollBy(n) {
		fr.Rebuild()
	}
}
