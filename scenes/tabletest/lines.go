package tabletest

import (
	"fmt"
	"slices"
	"strings"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/words"
	"gulch/scenes/stage"
	"gulch/scenes/table"
)

// To how many games one listens, and to how many at most until every kind of event has come up that is not called rare.
const (
	linedGames = 24
	mostLined  = 200
)

// lined listens to the log of a table, and holds it to the events: every kind of event comes up and has a line, a line names nobody but
// those whom its event concerns, and all that it speaks of is put in; but for what telling leaves out, with a reason.
type lined struct {
	info      engine.Info
	telling   Telling
	said, met map[engine.EventKind]bool
	told      map[string]bool // what is wrong and was said
	wrong     []string
	examples  map[engine.EventKind][]example
}

// listening listens to as many games as it takes.
func listening(app *stage.App, game table.Game, telling Telling) (*lined, error) {
	info := game.Rules.Info()
	l := &lined{
		info: info, telling: telling, said: map[engine.EventKind]bool{}, met: map[engine.EventKind]bool{}, told: map[string]bool{},
		examples: map[engine.EventKind][]example{},
	}
	for i, setup := range setups(info, info.MinSeats, mostLined, 0) {
		if i >= linedGames && len(l.unmet()) == 0 {
			break
		}
		if err := l.play(app, game, setup); err != nil {
			return nil, err
		}
	}
	return l, nil
}

// faults returns what is wrong with the log.
func (l *lined) faults() []string {
	for _, name := range l.unmet() {
		l.fault(name, "no game of %d has the event %s: nobody has seen how it is told and shown. Is it told? List it as rare, with a reason",
			mostLined, name)
	}
	l.listed()
	slices.Sort(l.wrong)
	return l.wrong
}

// unmet lists the events that have not come up and are not called rare.
func (l *lined) unmet() (names []string) {
	for k := engine.EventKind(1); l.info.EventName(k) != ""; k++ {
		if name := l.info.EventName(k); !l.met[k] && l.telling.Rare[name] == "" {
			names = append(names, name)
		}
	}
	return names
}

// fault notes what is wrong, once for each key.
func (l *lined) fault(key, format string, args ...any) {
	if !l.told[key] {
		l.told[key] = true
		l.wrong = append(l.wrong, l.info.ID+": "+fmt.Sprintf(format, args...))
	}
}

// play plays a game and listens to all of it.
func (l *lined) play(app *stage.App, game table.Game, setup match.Setup) error {
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
	table.Reveal(play, engine.AllSeats(len(setup.Seats)))
	window, area := Wide()
	table.Show(play, first, window, area)
	chance := engine.NewChance(setup.Seed, 5)
	l.listen(play, setup.Seats, m.Opening())
	for !m.Over() {
		events, err := m.Play(choose(m.State(), m.Legal(), &chance))
		if err != nil {
			return err
		}
		l.listen(play, setup.Seats, events)
	}
	return nil
}

// listen hears the lines of events and lets the board follow them.
func (l *lined) listen(play table.Play, seats []match.Seat, events []engine.Event) {
	for _, e := range events {
		name := l.info.EventName(e.Kind)
		l.met[e.Kind] = true
		icon, line := play.Line(e)
		l.exemplify(play, e, icon, line)
		l.said[e.Kind] = l.said[e.Kind] || line != ""
		for _, wrong := range slices.Concat(Misprints(line, words.English, nil), Nothings(line, words.English)) {
			l.fault("misprint "+name, "the log line of %s has a fault, %s: %q", name, wrong, line)
		}
		for i := range seats {
			p := engine.Seat(i)
			if e.Seat == engine.NoSeat && e.Other == engine.NoSeat {
				break // it concerns the table, and may name anybody
			}
			if strings.Contains(line, seats[i].Name) && p != e.Seat && p != e.Other && l.telling.Naming[name] == "" {
				l.fault("naming "+name, "the log line of %s names %s, whom the event does not concern (seat %d, other %d): %s",
					name, seats[i].Name, e.Seat, e.Other, line)
			}
		}
		table.Animate(play, e).Complete()
	}
}

// listed says which events have no line and no reason for it, and which reasons nothing needs.
func (l *lined) listed() {
	names := map[string]bool{}
	for k := engine.EventKind(1); l.info.EventName(k) != ""; k++ {
		name := l.info.EventName(k)
		names[name] = true
		why, quiet := l.telling.Quiet[name]
		_, rare := l.telling.Rare[name]
		switch {
		case rare && l.met[k]:
			l.fault(name, "%s is listed as rare, but it comes up", name)
		case quiet && l.said[k]:
			l.fault(name, "%s is listed as quiet, but the log says it", name)
		case quiet && why == "":
			l.fault(name, "%s is listed as quiet without a reason", name)
		case l.met[k] && !quiet && !l.said[k]:
			l.fault(name, "the log says nothing of %s: Line has to tell it, or it is listed as quiet with a reason", name)
		}
	}
	for _, list := range []map[string]string{l.telling.Quiet, l.telling.Naming, l.telling.Rare} {
		for name := range list {
			if !names[name] {
				l.fault(name, "%s is listed, but the game has no such event", name)
			}
		}
	}
}
