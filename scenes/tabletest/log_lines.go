package tabletest

import (
	"fmt"
	"slices"
	"strings"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/i18n"
	"gulch/scenes/stage"
	"gulch/scenes/table"
)

// Number of games to play: at least minLogGames, then more until every kind of event that is not
// listed as rare has occurred, but at most maxLogGames.
const (
	minLogGames = 24
	maxLogGames = 200
)

// logCheck checks the log lines of a table: that every kind of event occurs and has a log line,
// that a line names only seats that its event concerns, and that it has no format errors. The
// exceptions are listed, each with a reason, in telling.
type logCheck struct {
	info         engine.Info
	telling      Telling
	logged, seen map[engine.EventKind]bool
	reported     map[string]bool // keys of the faults for which a message was added
	wrong        []string
	examples     map[engine.EventKind][]example
}

// checkLog plays games until all kinds of events have occurred, but at most maxLogGames. It returns
// the logCheck with the faults found. telling lists the exceptions for the game's log.
func checkLog(app *stage.App, game table.Game, telling Telling) (*logCheck, error) {
	info := game.Rules.Info()
	l := &logCheck{
		info: info, telling: telling, logged: map[engine.EventKind]bool{}, seen: map[engine.EventKind]bool{},
		reported: map[string]bool{},
		examples: map[engine.EventKind][]example{},
	}
	for i, setup := range setups(info, info.MinSeats, maxLogGames, 0) {
		if i >= minLogGames && len(l.unseenEvents()) == 0 {
			break
		}
		if err := l.play(app, game, setup); err != nil {
			return nil, err
		}
	}
	return l, nil
}

// faults returns messages about the faults that were found in log lines, and about kinds of events
// that never occurred.
func (l *logCheck) faults() []string {
	for _, name := range l.unseenEvents() {
		l.fault(name, "the event %s occurred in none of %d random games, so its log line and animation are not "+
			"tested. Check that the rules emit it; if it is just rare, list it in Telling.Rare with "+
			"a reason", name, maxLogGames)
	}
	l.checkExceptions()
	slices.Sort(l.wrong)
	return l.wrong
}

// unseenEvents returns the names of the kinds of events that have not occurred and are not listed
// as rare.
func (l *logCheck) unseenEvents() (names []string) {
	for k := engine.EventKind(1); l.info.EventName(k) != ""; k++ {
		if name := l.info.EventName(k); !l.seen[k] && l.telling.Rare[name] == "" {
			names = append(names, name)
		}
	}
	return names
}

// fault adds a message, unless one with the same key was added before.
func (l *logCheck) fault(key, format string, args ...any) {
	if !l.reported[key] {
		l.reported[key] = true
		l.wrong = append(l.wrong, l.info.ID+": "+fmt.Sprintf(format, args...))
	}
}

// play plays a game and checks all its log lines. The seats are named <0>, <1> and so on, so that
// names can be found in the lines.
func (l *logCheck) play(app *stage.App, game table.Game, setup match.Setup) error {
	for i := range setup.Seats {
		setup.Seats[i].Name = fmt.Sprintf("<%d>", i)
	}
	m, err := match.New(game.Rules, setup, nil)
	if err != nil {
		return err
	}
	first, err := m.First()
	if err != nil {
		return err
	}
	play := game.New(app, setup.Seats)
	table.RevealSeats(play, engine.AllSeats(len(setup.Seats)))
	window, area := WideWindow()
	table.ShowPosition(play, first, window, area)
	chance := engine.NewChance(setup.Seed, 5)
	for made := 0; ; made++ {
		events, err := m.Told(made)
		if err != nil {
			return err
		}
		l.checkEvents(play, setup.Seats, events)
		if m.Over() {
			return nil
		}
		if _, err := m.Play(choose(m.State(), m.Legal(), &chance)); err != nil {
			return err
		}
	}
}

// checkEvents checks the log lines of events, and makes the board of play follow each event. seats
// are the seats of the match, whose names must not occur in lines that do not concern them.
func (l *logCheck) checkEvents(play table.GameUI, seats []match.Seat, events []engine.Told) {
	for _, told := range events {
		e := told.Event
		name := l.info.EventName(e.Kind)
		l.seen[e.Kind] = true
		icon, line := play.Line(e)
		l.addExample(play, e, icon, line)
		l.logged[e.Kind] = l.logged[e.Kind] || line != ""
		for _, wrong := range slices.Concat(ProofreadText(line, i18n.English, nil),
			ZeroAmountFaults(line, i18n.English)) {
			l.fault("misprint "+name, "the log line of the event %s is faulty: %s: %q. See the table's Line", name,
				wrong, line)
		}
		for i := range seats {
			p := engine.Seat(i)
			if e.Seat == engine.NoSeat && e.Other == engine.NoSeat || len(play.LastRound(e).Seats) > 0 {
				break // such an event concerns the whole table, so its line may name any seat
			}
			if strings.Contains(line, seats[i].Name) && p != e.Seat && p != e.Other && l.telling.Naming[name] == "" {
				l.fault("naming "+name, "the log line of the event %s names the seat %s, but the event concerns seat "+
					"%d and seat %d only: %q. Correct the table's Line, or list the event in Telling.Naming with "+
					"a reason", name, seats[i].Name, e.Seat, e.Other, line)
			}
		}
		table.Animate(play, told).EnsureApplied()
	}
}

// checkExceptions adds messages for events without a log line that are not listed as quiet, and for
// exceptions that are not needed.
func (l *logCheck) checkExceptions() {
	names := map[string]bool{}
	for k := engine.EventKind(1); l.info.EventName(k) != ""; k++ {
		name := l.info.EventName(k)
		names[name] = true
		why, quiet := l.telling.Quiet[name]
		_, rare := l.telling.Rare[name]
		switch {
		case rare && l.seen[k]:
			l.fault(name, "the event %s is listed in Telling.Rare, but it occurs in the test's games: remove it from "+
				"the list", name)
		case quiet && l.logged[k]:
			l.fault(name, "the event %s is listed in Telling.Quiet, but it has a log line: remove it from the list",
				name)
		case quiet && why == "":
			l.fault(name, "the event %s is listed in Telling.Quiet without a reason: add one", name)
		case l.seen[k] && !quiet && !l.logged[k]:
			l.fault(name, "the event %s has no log line: return one from the table's Line, or list the event in "+
				"Telling.Quiet with a reason", name)
		}
	}
	for _, list := range []map[string]string{l.telling.Quiet, l.telling.Naming, l.telling.Rare} {
		for name := range list {
			if !names[name] {
				l.fault(name, "Telling lists the event %s, but the game has no such event: remove it from the list",
					name)
			}
		}
	}
}
