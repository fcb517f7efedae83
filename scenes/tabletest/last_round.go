package tabletest

import (
	"slices"
	"strings"
	"testing"
	"unicode"

	"gulch/engine"
	"gulch/scenes/table"
)

// CheckLastRounds replays the recorded games of the rules. In each it checks that the start of the
// last round is announced exactly once, by a placard that stays and by a line of the log, and that
// these name the seats that then move, and only them.
func CheckLastRounds(t *testing.T, game table.Game) {
	t.Helper()
	for _, record := range recordedGames(t, game.Rules) {
		s, err := game.Rules.New(record.Plan.Seats, record.Plan.Options, record.Plan.Seed)
		if err != nil {
			t.Fatal(err)
		}
		c := lastRoundCheck{t: t, name: record.Name, s: s, play: game.New(App(t, game.Rules), people(s.Seats()))}
		window, area := WideWindow()
		table.ShowPosition(c.play, engine.Clone(s), window, area)
		c.replay(strings.Split(record.Moves, "; "))
		c.checkEnd()
	}
}

// lastRoundCheck checks the announcement of the last round in one recorded game.
type lastRoundCheck struct {
	t         *testing.T
	name      string
	s         engine.State
	play      table.GameUI
	announced []string // the log lines of the announcements
	last      table.LastRound
	round     int            // number of the round that was announced
	decided   int            // number of the round of the latest decision
	moved     engine.SeatSet // seats that moved after the announcement
}

// replay plays the moves of the record, and shows their events.
func (c *lastRoundCheck) replay(moves []string) {
	c.t.Helper()
	for _, text := range append(moves, "") {
		if _, err := engine.PlayForced(c.s, nil, c.show); err != nil {
			c.t.Fatalf("%s: %v", c.name, err)
		}
		if text == "" {
			break
		}
		m, err := c.s.Parse(text)
		if err != nil {
			c.t.Fatalf("%s: %v", c.name, err)
		}
		if _, _, c.decided = c.play.When(); len(c.announced) > 0 {
			c.moved = c.moved.With(c.s.Turn())
		}
		if err := c.s.Play(m, c.show); err != nil {
			c.t.Fatalf("%s: %v", c.name, err)
		}
	}
	if c.s.Turn() != engine.NoSeat {
		c.t.Fatalf("%s: the record has no end", c.name)
	}
}

// show shows an event and checks it if it announces the last round.
func (c *lastRoundCheck) show(e engine.Event) {
	r := c.play.LastRound(e)
	if e.Auto && len(c.announced) > 0 && e.Seat != engine.NoSeat {
		c.moved = c.moved.With(e.Seat)
	}
	_, line := c.play.Line(e)
	x := table.Animate(c.play, engine.Told{Event: e, State: engine.Clone(c.s)})
	x.EnsureApplied()
	if len(r.Seats) == 0 {
		return
	}
	c.last, c.announced = r, append(c.announced, line)
	if _, _, c.round = c.play.When(); r.Why == "" && c.decided == c.round {
		c.t.Errorf("%s: %q in the middle of round %d, expected it when the round starts", c.name, line, c.round)
	}
	all := engine.SeatsOf(r.Seats...).Len() == c.s.Seats()
	last := people(c.s.Seats())[r.Seats[len(r.Seats)-1]].Name
	who := strings.FieldsFunc(strings.Replace(line, r.Why, "", 1), notLetter)
	if c.s.Seats() > 1 && all == slices.Contains(who, last) {
		c.t.Errorf("%s: the log says %q, all seats still play: %v; expected their names only if some don't", c.name, line,
			all)
	}
	if !strings.HasPrefix(line, r.Name) {
		c.t.Errorf("%s: the log says %q when the last round starts, expected it to begin with %q: see "+
			"LogLine.OrLastRound", c.name, line, r.Name)
	}
	if !slices.ContainsFunc(x.Animations(), isHold) {
		c.t.Errorf("%s: no placard stays when the last round starts: see EventAnimation.AnnounceLastRound", c.name)
	}
}

func notLetter(c rune) bool { return !unicode.IsLetter(c) }

// checkEnd checks, at the end of the game, what was announced.
func (c *lastRoundCheck) checkEnd() {
	c.t.Helper()
	if len(c.announced) != 1 {
		c.t.Fatalf("%s: the last round was announced %d times, %q, expected once: see Words.LastRound", c.name,
			len(c.announced), c.announced)
	}
	if _, _, end := c.play.When(); end != c.round {
		c.t.Errorf("%s: round %d was announced as the last one, and the game ended in round %d", c.name, c.round, end)
	}
	if named := engine.SeatsOf(c.last.Seats...); named != c.moved || named.Len() != len(c.last.Seats) {
		c.t.Errorf("%s: the last round names the seats %v, and then %v moved: %q", c.name, c.last.Seats, c.moved,
			c.announced[0])
	}
}
