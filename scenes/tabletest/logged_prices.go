package tabletest

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/engine/testscale"
	"gulch/scenes/table"
)

// fewPricedGames and pricedGames are the numbers of games whose log CheckLoggedPrices compares with
// and in a long test.
const fewPricedGames, pricedGames = 6, 20

// loggedAmount matches an amount of money or goods that a log line says a player pays or gains.
var loggedAmount = regexp.MustCompile(
	`\b(for|pays?|pay|gains?|earns?|gets?|takes?|loses?)\b[^.,:;$0-9]*(?:\$(\d+)|(\d+) (?:gold|food|wood|stone))`)

// CheckLoggedPrices plays games. Before each move whose result is certain it reads the preview, and
// after the move the log: each amount that a line about the player names must be one that the
// preview has, or all amounts of the lines together must be, so that the log and the previews are
// the same account.
func CheckLoggedPrices(t *testing.T, game table.Game) {
	t.Helper()
	app, info := App(t, game.Rules), game.Rules.Info()
	told, n := map[string]bool{}, 0
	for _, setup := range setups(info, info.MinSeats, testscale.Of(fewPricedGames, pricedGames), 90) {
		for i := range setup.Seats {
			setup.Seats[i] = match.Seat{Name: fmt.Sprintf("<%d>", i)}
		}
		m, err := match.New(game.Rules, setup, nil)
		if err != nil {
			t.Fatal(err)
		}
		play := game.New(app, setup.Seats)
		table.RevealSeats(play, engine.AllSeats(len(setup.Seats)))
		window, area := WideWindow()
		chance := engine.NewChance(setup.Seed, 6)
		for !m.Over() {
			seat, made := m.Turn(), len(m.Steps())
			table.ShowPosition(play, m.State(), window, area)
			move := choose(m.State(), m.Legal(), &chance)
			text, phase := m.State().Notation(move), decisionName(game.Rules, m.State())
			slip := table.PreviewMoves(play, m.State(), move)
			if _, err := m.Play(move); err != nil {
				t.Fatal(err)
			}
			if len(m.Steps()) == made { // a decision that others make at the same time
				continue
			}
			events, err := m.Told(len(m.Steps()))
			if err != nil {
				t.Fatal(err)
			}
			lines := linesAbout(play, seat, events, setup.Seats)
			if slip.RevealsHidden || len(slip.Changes) == 0 {
				continue
			}
			count, wrong := unaccounted(lines, seat, slip.Changes)
			if n += count; wrong != "" && !told[phase] {
				told[phase] = true
				t.Errorf("%s, move %q: the log says %q, but the preview of the move has no such amount: %+v. Let the "+
					"event carry what is paid, or let PreviewStats name the value", phase, text, wrong, slip.Changes)
			}
		}
	}
	t.Logf("%d amounts of the log compared", n)
}

// linesAbout returns the log lines of events that begin with the name of a seat, and makes the
// board follow the events. Lines after the seat's turn, and those of events that happen by
// themselves, are left out.
func linesAbout(play table.GameUI, seat engine.Seat, events []engine.Told, seats []match.Seat) (lines []string) {
	for _, e := range events {
		_, line := play.Line(e.Event)
		about := !e.Auto && e.Seat == seat && strings.HasPrefix(line, seats[seat].Name+" ")
		if about && !strings.Contains(line, "can't") { // what a player can't keep is no price
			lines = append(lines, line)
		}
		table.Animate(play, e).EnsureApplied()
	}
	return lines
}

// unaccounted compares the amounts in log lines about a seat with the changes of a preview. It
// returns how many amounts the lines have, and a line with an amount that the changes don't have,
// "" if they have all.
func unaccounted(lines []string, seat engine.Seat, changes []table.StatChange) (n int, wrong string) {
	sum := map[bool]int{} // by whether the player gains it
	var amounts []int
	var from []string
	for _, line := range lines {
		for _, found := range loggedAmount.FindAllStringSubmatch(line, -1) {
			amount, _ := strconv.Atoi(found[2] + found[3])
			gains := strings.HasPrefix(found[1], "gain") || strings.HasPrefix(found[1], "earn") ||
				strings.HasPrefix(found[1], "get") || strings.HasPrefix(found[1], "take")
			sum[gains] += amount
			amounts, from = append(amounts, amount), append(from, line)
		}
	}
	has := func(amount int) bool {
		for _, c := range changes {
			if c.Seat == seat && (c.Pays == amount || c.Brings == amount ||
				max(c.Brings-c.Pays, c.Pays-c.Brings) == amount) {
				return true
			}
		}
		return false
	}
	for i, amount := range amounts {
		if !has(amount) && !has(sum[true]) && !has(sum[false]) {
			return len(amounts), from[i]
		}
	}
	return len(amounts), ""
}
