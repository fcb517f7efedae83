package table

import (
	"slices"
	"strings"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/i18n"
)

// recapLine is a log entry in a recap, the summary of what happened while a person did not see the
// table.
type recapLine struct {
	entry
	hero    engine.Seat // the seat whose turn the line belongs to, see [GameUI.Hero]
	turn    engine.Seat // hero, or NoSeat in a game without turns
	ending  bool        // the line says that the end of the game is near
	weight  int         // importance, on the scale of [Picture.Weight]
	picture *Picture    // the most important drawn picture of the entry's events, nil for none
}

// recapSection is a part of a recap with a heading.
type recapSection struct {
	title string
	seat  engine.Seat // the seat whose face is beside the title, NoSeat for none
	lines []recapLine
}

// Weights of lines, on the scale of [Picture.Weight]. From mainEvent on, another player's event
// counts as one of the main events of a turn; lighter events come at the end of a recap. From
// turningPoint on, an event concerns everybody.
const (
	mainEvent    = 3
	turningPoint = 10
)

// shortRecap is the number of lines up to which a recap does not separate the lighter events from
// the main ones.
const shortRecap = 10

// recap returns what happened since the person of a seat last saw the table, the most important
// first: that the end of the game is near; what happened to the person, line by line; then what
// concerns the game as a whole and what happened in the turn of each other player, in the order of
// sectionStarts; decisions of the others with only lighter events come last. Lines alike that
// follow each other are grouped, except the person's own. It must be called while no secrets are
// shown, after rebuildFromHistory.
func (t *Table) recap(seat engine.Seat) []recapSection {
	return recapSections(t.gameUI, t.session.Seats, t.recapLines(seat, t.session.LastSeen(seat)), seat)
}

// recapSections sorts the lines of a recap for the person of a seat into its sections, see recap.
func recapSections(gameUI GameUI, seats []match.Seat, lines []recapLine, seat engine.Seat) []recapSection {
	heavy := map[int]bool{} // the decisions with a main event: their other lines say how it came about
	for _, l := range lines {
		heavy[l.step] = heavy[l.step] || l.weight >= mainEvent
	}
	var ending, own, game, rest []recapLine
	others := make([][]recapLine, len(seats))
	begins := sectionStarts{} // of the sections about the game and the other players
	for i := range lines {
		l, who := lines[i], teller(lines, i, seat)
		switch {
		case l.ending:
			ending = append(ending, l)
		case l.about(seat) && !l.concernsAll():
			own = append(own, l)
		case who == engine.NoSeat || who == seat || l.concernsAll():
			begins.note(engine.NoSeat, i, l.hero)
			game = append(game, l)
		case !heavy[l.step] && len(lines) > shortRecap:
			rest = append(rest, l)
		default:
			begins.note(who, i, l.hero)
			others[who] = append(others[who], l)
		}
	}
	all := []recapSection{
		{i18n.T("The game"), engine.NoSeat, ending},
		{i18n.T("What happened to you"), seat, own},
		{i18n.T("The game"), engine.NoSeat, groupAlike(gameUI, game)},
	}
	for i := range seats {
		who := (int(seat) + 1 + i) % len(seats)
		all = append(all, recapSection{seats[who].Name, engine.Seat(who), groupAlike(gameUI, others[who])})
	}
	slices.SortStableFunc(all[2:], func(a, b recapSection) int { return begins[a.seat].at - begins[b.seat].at })
	all = append(all, recapSection{i18n.T("Smaller events"), engine.NoSeat, groupAlike(gameUI, rest)})
	return slices.DeleteFunc(all, func(s recapSection) bool { return len(s.lines) == 0 })
}

// sectionStarts orders the sections of a recap by the seat that each is about: a section begins
// with its first line from the seat's own turn. A line from somebody else's turn before that, such
// as a card that the seat has dealt, does not count, because the rest of the section would then be
// told before its turn. It counts only for a section without lines from an own turn.
type sectionStarts map[engine.Seat]struct {
	at  int  // index of the line
	own bool // whether the line is from the seat's own turn
}

// note adds line number at of the section about seat who to the starts. hero is the seat whose turn
// the line belongs to.
func (s sectionStarts) note(who engine.Seat, at int, hero engine.Seat) {
	was, has := s[who]
	if own := hero == who; !has || own && !was.own {
		was.at, was.own = at, own
		s[who] = was
	}
}

// concernsAll reports whether the line is about a turning point and about no seat, such as the
// payment of dividends to all, even if a person's own decision led to it.
func (l *recapLine) concernsAll() bool {
	return l.weight >= turningPoint && l.seat == engine.NoSeat && l.other == engine.NoSeat
}

// actor returns the seat in whose section of a recap line i of lines belongs: the seat that the
// line is about or, if it is about none, the seat that lost, as in a fight against nobody's figure,
// or the seat whose turn it was. It returns NoSeat for a line that concerns everybody: one about no
// seat that ends the account of a decision, such as the start of a round.
func actor(lines []recapLine, i int) engine.Seat {
	of := &lines[i]
	switch {
	case of.seat != engine.NoSeat || of.step == 0:
		return of.seat
	case of.other != engine.NoSeat:
		return of.other
	}
	for _, l := range lines[i+1:] {
		if l.step == of.step && l.seat != engine.NoSeat {
			return of.hero
		}
	}
	return engine.NoSeat
}

// teller returns the seat in whose section of a recap for the person of seat reader line i of lines
// belongs: the seat whose turn it was, so that a fight or a card game is told in one place and in
// its order. In the reader's own turn, and in games without turns, it is the line's actor.
func teller(lines []recapLine, i int, reader engine.Seat) engine.Seat {
	who := actor(lines, i)
	if turn := lines[i].turn; who != engine.NoSeat && turn != engine.NoSeat && turn != reader {
		return turn
	}
	return who
}

// onlyLastStates returns lines without those that tell a state of a seat that a later line tells
// again. tells reports whether an event tells a state, see [Reports.RecapState].
func onlyLastStates(lines []recapLine, tells func(engine.Event) bool) (out []recapLine) {
	type state struct {
		kind engine.EventKind
		seat engine.Seat
	}
	said := map[state]bool{}
	for _, l := range slices.Backward(lines) {
		if n := len(l.events); n > 0 && tells(l.events[n-1]) {
			of := state{l.events[n-1].Kind, l.seat}
			if said[of] {
				continue
			}
			said[of] = true
		}
		out = append(out, l)
	}
	slices.Reverse(out)
	return out
}

// recapLines returns the log entries of all events after the first ones, with the weights and
// pictures of the events. from is the number of events to leave out. What the person of the seat
// loses by an event is a line of its own after the event's.
func (t *Table) recapLines(seat engine.Seat, from int) []recapLine {
	first, err := t.session.First()
	if err != nil {
		return nil // rebuildFromHistory has reported the defect
	}
	defer saveBoard(t.gameUI.board())()
	t.gameUI.readBoard(first)
	_, steps := t.session.History()
	story := &Story{gameUI: t.gameUI}
	var log []entry
	var entryOf, weights []int      // for each event of the story, its entry and its weight as a chart mark
	losses := map[int][]recapLine{} // losses of the seat, by the number of entries before them
	compared := comparedPoints(first, seat)
	var heroes, turns []engine.Seat // by log entry, see recapLine.hero and recapLine.turn
	endings := map[int]bool{}       // the entries of events after which the end of the game is near
	count := 0                      // number of events so far
	made, hero, turn := 0, engine.NoSeat, engine.NoSeat
	t.followHistory(len(steps), func(step int, told engine.Told) {
		if step != made {
			made, turn = step, t.gameUI.Hero(told.State)
			if hero = turn; hero == engine.NoSeat {
				hero = steps[step-1].Seat
			}
		}
		was := compared
		compared = comparedPoints(told.State, seat)
		if count++; count > from {
			e := told.For(t.common.RevealedSeats)
			icon, line := t.gameUI.Line(e)
			lost := withCause(comparisonLosses(was, compared, t.gameUI.ScoreRule), line, log, step)
			if loss := t.gameUI.PersonalLoss(seat, e); loss != "" {
				lost = append(lost, loss)
			}
			at := -1 // the entry of the event
			if !t.gameUI.RecapOmits(e) {
				log, _ = appendLine(t.gameUI, log, e, step, false)
				at = len(log) - 1
				endings[at] = endings[at] || t.gameUI.EndIsNear(e) || len(t.gameUI.LastRound(e).Seats) > 0
			}
			turns = append(turns, slices.Repeat([]engine.Seat{turn}, len(log)-len(turns))...)
			heroes = append(heroes, slices.Repeat([]engine.Seat{hero}, len(log)-len(heroes))...)
			for _, loss := range lost {
				losses[len(log)] = append(losses[len(log)], recapLine{weight: mainEvent, hero: hero, turn: turn,
					entry: entry{icon, loss, step, seat, engine.NoSeat, []engine.Event{e}}})
			}
			_, mark := t.gameUI.ChartMark(e)
			story.Event, story.at = e, len(entryOf)
			t.gameUI.AddPictures(story)
			entryOf, weights = append(entryOf, at), append(weights, mark)
		}
	})
	lines := make([]recapLine, len(log))
	for i, e := range log {
		lines[i].entry, lines[i].hero, lines[i].turn, lines[i].ending = e, heroes[i], turns[i], endings[i]
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
			l.weight = max(l.weight, pic.Weight)
			if pic.Draw != nil && (l.picture == nil || pic.Weight > l.picture.Weight) {
				l.picture = pic
			}
		}
	}
	return onlyLastStates(withLosses(lines, losses), t.gameUI.RecapState)
}

// comparedPoints returns the lines of the score sheet of state s in which the seats are compared,
// with only the points of one seat.
func comparedPoints(s engine.State, seat engine.Seat) []engine.Line {
	lines := slices.DeleteFunc(s.Sheet(), func(l engine.Line) bool { return !l.Compared })
	for i := range lines {
		lines[i].Points = lines[i].Points[seat : seat+1]
	}
	return lines
}

// comparisonLosses returns a sentence for each line with fewer points than before. was and now are
// results of comparedPoints for the same seat. rule returns what a line of the score sheet gives
// points for, see [Teaching.ScoreRule].
func comparisonLosses(was, now []engine.Line, rule func(line string) string) (all []string) {
	for i, l := range was {
		if i >= len(now) || now[i].Points[0] >= l.Points[0] {
			continue
		}
		name, before, after := i18n.T(l.Name), l.Points[0], now[i].Points[0]
		if said := rule(l.Name); said != "" {
			all = append(all, i18n.T("Your final score for “%s” (%s) drops from %d to %d.", name, said, before, after))
			continue
		}
		all = append(all, i18n.T("Your final score for “%s” drops from %d to %d.", name, before, after))
	}
	return all
}

// withCause returns the sentences about losses by an event, each with its cause: the event's log
// line or, if it has none, the newest line of log if that is about the same decision. step is the
// number of decisions made up to the event.
func withCause(losses []string, line string, log []entry, step int) []string {
	if n := len(log); line == "" && n > 0 && log[n-1].step == step {
		line = log[n-1].line
	}
	if line == "" {
		return losses
	}
	for i, loss := range losses {
		losses[i] = i18n.Colon(strings.TrimSuffix(loss, "."), line)
	}
	return losses
}

// withLosses returns lines with the losses of a seat between them. The key of losses is the number
// of lines before them.
func withLosses(lines []recapLine, losses map[int][]recapLine) []recapLine {
	all := slices.Clone(losses[0])
	for i, l := range lines {
		all = append(append(all, l), losses[i+1]...)
	}
	return all
}

// minAlike is the number of lines of one kind from which a recap shows them as one line.
const minAlike = 3

// alike is what lines about events of one kind and the same seats have in common.
type alike struct {
	first, last engine.EventKind
	seat, other engine.Seat
}

// groupAlike replaces lines that follow each other and are about events of one kind and the same
// seats, if there are at least minAlike of them, by one line that tells them all: what they add up
// to, or the last of them with what was different in the others. Lines about results stay, such as
// rolls, and so do lines that have too little in common for one line.
func groupAlike(gameUI GameUI, lines []recapLine) (out []recapLine) {
	kindOf := func(l recapLine) (alike, bool) {
		told := l.told(gameUI)
		return alike{told[0].Kind, told[len(told)-1].Kind, l.seat, l.other}, !isResult(gameUI, told[0])
	}
	for from := 0; from < len(lines); {
		kind, canJoin := kindOf(lines[from])
		to := from + 1
		for ; canJoin && to < len(lines); to++ {
			if next, ok := kindOf(lines[to]); !ok || next != kind {
				break
			}
		}
		group := lines[from:to]
		if len(group) >= minAlike {
			if text := tellTogether(gameUI, group); text != "" {
				group = group[len(group)-1:]
				group[0].line = text
			}
		}
		out = append(out, group...)
		from = to
	}
	return out
}

// tellTogether returns one text for lines about events of one kind, or "" if each needs its own.
func tellTogether(gameUI GameUI, lines []recapLine) string {
	if line := mergeLines(gameUI, lines); line != "" {
		return line
	}
	texts := make([]string, len(lines))
	for i, l := range lines {
		texts[i] = l.line
	}
	return joinAlike(texts)
}
