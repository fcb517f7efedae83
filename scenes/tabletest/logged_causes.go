package tabletest

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/engine/testscale"
	"gulch/scenes/stage"
	"gulch/scenes/table"
)

// fewCausedGames and causedGames are the numbers of games whose log CheckLoggedCauses reads, in a
// short test and in a long one.
const fewCausedGames, causedGames = 8, 40

// bareChange matches a log line that begins with a player and a verb of a gain or loss.
var bareChange = regexp.MustCompile(`^<\d> (gains|gets|earns|loses|pays|takes damage)\b`)

// causeWords matches what a log line about a gain or loss says the cause with.
var causeWords = regexp.MustCompile(`: |\b(for|from|as|in|by|with|because|to|on|and keeps)\b`)

// CheckLoggedCauses plays games and checks that each log line about a gain or loss of a player
// stands under its cause: it names the cause itself, or comes after another line of the same seat's
// moves which is more than a gain or loss.
func CheckLoggedCauses(t *testing.T, game table.Game) {
	t.Helper()
	l := &causeCheck{app: App(t, game.Rules), info: game.Rules.Info(), told: map[string]bool{}}
	for _, setup := range setups(l.info, l.info.MinSeats, testscale.Of(fewCausedGames, causedGames), 30) {
		if err := l.play(game, setup); err != nil {
			t.Fatal(err)
		}
	}
	for _, wrong := range l.wrong {
		t.Error(wrong)
	}
	t.Logf("%d bare gains and losses have a cause above them", l.bare)
}

// causeCheck is the working memory of CheckLoggedCauses.
type causeCheck struct {
	app   *stage.App
	info  engine.Info
	told  map[string]bool // names of the kinds of events that were reported
	wrong []string
	bare  int // number of gains and losses whose line names no cause
}

// play plays a game, in which seats are named <0>, <1> and so on, and reads its log.
func (l *causeCheck) play(game table.Game, setup match.Setup) error {
	for i := range setup.Seats {
		setup.Seats[i] = match.Seat{Name: fmt.Sprintf("<%d>", i)}
	}
	m, err := match.New(game.Rules, setup, nil)
	if err != nil {
		return err
	}
	first, err := m.First()
	if err != nil {
		return err
	}
	play := game.New(l.app, setup.Seats)
	table.RevealSeats(play, engine.AllSeats(len(setup.Seats)))
	window, area := WideWindow()
	table.ShowPosition(play, first, window, area)
	chance := engine.NewChance(setup.Seed, 7)
	caused, mover := false, engine.NoSeat
	for made := 0; ; {
		for ; made <= len(m.Steps()); made++ {
			events, err := m.Told(made)
			if err != nil {
				return err
			}
			caused = l.read(play, events, caused, engine.AllSeats(len(setup.Seats)))
		}
		if m.Over() {
			return nil
		}
		if m.Turn() != mover {
			caused, mover = false, m.Turn()
		}
		if _, err := m.Play(choose(m.State(), m.Legal(), &chance)); err != nil {
			return err
		}
	}
}

// read checks the log lines of the events of a move, and makes the board follow them. caused
// reports whether a line that can be a cause comes before; the result reports it for the next move.
func (l *causeCheck) read(play table.GameUI, events []engine.Told, caused bool, all engine.SeatSet) bool {
	var lines []string
	for _, e := range events {
		_, line := play.Line(e.Event)
		engine.Follow(table.BoardOf(play), e, all)
		if line == "" {
			continue
		}
		lines = append(lines, line)
		if !bareChange.MatchString(line) || causeWords.MatchString(line) {
			caused = true
			continue
		}
		name := l.info.EventName(e.Kind)
		if l.bare++; !caused && !l.told[name] {
			l.told[name] = true
			l.wrong = append(l.wrong, fmt.Sprintf("the log line %q of the event %s stands under nothing that says why: name "+
				"the cause in the table's Line. The lines of the move: %s", line, name, strings.Join(lines, " / ")))
		}
	}
	return caused
}
