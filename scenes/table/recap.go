package table

import (
	"slices"

	"gulch/engine"
	"gulch/render/i18n"
)

// recapLine is a log entry in a recap, the summary of what happened while a person did not see the
// table.
type recapLine struct {
	entry
	weight  int      // importance, on the scale of [Picture.Weight]
	picture *Picture // the most important picture of the entry's events, nil for none
}

// recapSection is a part of a recap with a heading.
type recapSection struct {
	title string
	seat  engine.Seat // the seat whose face is beside the title, NoSeat for none
	lines []recapLine
}

// mainEvent is the weight from which another player's event counts as one of the main events of a
// turn. Lighter events come at the end of a recap.
const mainEvent = 3

// shortRecap is the number of lines up to which a recap does not separate the lighter events from
// the main ones.
const shortRecap = 10

// recap returns what happened since the person of a seat last saw the table, the most important
// first: what happened to the person, what concerns the game as a whole, and what each other player
// did; the lighter events of all come last. It must be called while no secrets are shown, after
// rebuildFromHistory.
func (t *Table) recap(seat engine.Seat) []recapSection {
	lines := t.recapLines(t.lastSeen(seat))
	seats := engine.Seat(len(t.seats))
	own := recapSection{title: i18n.T("What happened to you"), seat: seat}
	game := recapSection{title: i18n.T("The game"), seat: engine.NoSeat}
	rest := recapSection{title: i18n.T("Smaller events"), seat: engine.NoSeat}
	others := make([]recapSection, seats)
	for i := range others {
		others[i] = recapSection{title: t.seats[i].Name, seat: engine.Seat(i)}
	}
	for _, l := range lines {
		switch {
		case l.about(seat):
			own.lines = append(own.lines, l)
		case l.weight < mainEvent && len(lines) > shortRecap:
			rest.lines = append(rest.lines, l)
		case l.seat == engine.NoSeat:
			game.lines = append(game.lines, l)
		default:
			engine.At(others, l.seat).lines = append(engine.At(others, l.seat).lines, l)
		}
	}
	all := []recapSection{own, game}
	for i := range seats {
		all = append(all, others[(seat+1+i)%seats])
	}
	for i := range all {
		all[i].lines = groupAlike(all[i].lines)
	}
	rest.lines = groupAlike(rest.lines)
	return slices.DeleteFunc(append(all, rest), func(s recapSection) bool { return len(s.lines) == 0 })
}

// lastSeen returns the number of decisions made when the person of a seat last saw the table. If
// that is not known, because the game was just opened, it is the number of decisions up to the
// person's last one.
func (t *Table) lastSeen(seat engine.Seat) int {
	if n := t.device.seen[seat]; n > 0 {
		return n
	}
	return t.afterLastDecision(seat)
}

// recapLines returns the log entries of all decisions after the first from ones, with the weights
// and pictures of their events. Before the first decision the opening events are included.
func (t *Table) recapLines(from int) []recapLine {
	first, err := t.firstState()
	if err != nil {
		return nil // rebuildFromHistory has reported the defect
	}
	defer saveBoard(t.gameUI.board())()
	t.gameUI.readBoard(first)
	opening, steps := t.history()
	story := &Story{gameUI: t.gameUI}
	var log []entry
	var entryOf, weights []int // for each event of the story, its entry and its weight as a chart mark
	tell := func(events []engine.Event, step int) {
		for _, e := range events {
			if e = e.For(t.common.RevealedSeats); step > from || from == 0 {
				log, _ = appendLine(t.gameUI, log, e, step)
				_, mark := t.gameUI.ChartMark(e)
				story.Event, story.at = e, len(entryOf)
				t.gameUI.AddPictures(story)
				entryOf, weights = append(entryOf, len(log)-1), append(weights, mark)
			}
			t.gameUI.applyEvent(e)
		}
	}
	tell(opening, 0)
	for i, s := range steps {
		tell(s.Events, i+1)
	}
	lines := make([]recapLine, len(log))
	for i, e := range log {
		lines[i].entry = e
	}
	for i, n := range entryOf {
		if n >= 0 {
			lines[n].weight = max(lines[n].weight, weights[i])
		}
	}
	for i := range story.pictures {
		pic := &story.pictures[i]
		if n := entryOf[pic.event]; n >= 0 {
			l := &lines[n]
			if l.weight = max(l.weight, pic.Weight); l.picture == nil || pic.Weight > l.picture.Weight {
				l.picture = pic
			}
		}
	}
	return lines
}

// minAlike is the number of lines of one kind from which a recap shows them as one line.
const minAlike = 3

// groupAlike replaces the lines about events of one kind and the same seats, if there are at least
// minAlike of them, by the first of them, which says how many there are.
func groupAlike(lines []recapLine) []recapLine {
	type kind struct {
		kind        engine.EventKind
		seat, other engine.Seat
	}
	of := func(l recapLine) kind { return kind{l.events[0].Kind, l.seat, l.other} }
	count := map[kind]int{}
	for _, l := range lines {
		count[of(l)]++
	}
	grouped := map[kind]bool{}
	out := lines[:0:0]
	for _, l := range lines {
		k := of(l)
		switch n := count[k] - 1; {
		case count[k] < minAlike:
		case grouped[k]:
			continue
		default:
			grouped[k] = true
			l.line = Sentences(l.line, i18n.T("And %d more like it.", n))
		}
		out = append(out, l)
	}
	return out
}
