package tabletest

import (
	"fmt"
	"hash/fnv"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/engine/testscale"
	"gulch/render/ui"
	"gulch/scenes/stage"
	"gulch/scenes/table"
)

// CheckScreenReaderPlay plays games with the smallest number of seats, using only the texts for
// screen readers and no hints, against bots that move at random. It checks that games can be played
// to the end in this way, and sensibly: two of three games must be won. In a short test run, one
// win is enough.
func CheckScreenReaderPlay(t *testing.T, game table.Game) {
	t.Helper()
	won, lost := 0, 0
	for seed := uint64(firstReadoutSeed); won < testscale.Of(1, 2) && lost < 2 || testscale.Long() &&
		won+lost < 3; seed++ {
		first, told, err := playByReadout(App(t, game.Rules), game, seed)
		if err != nil {
			t.Fatalf("%s, seed %d: %v", game.Rules.Info().ID, seed, err)
		}
		if t.Log(told); first {
			won++
		} else {
			lost++
		}
	}
	if lost > 1 {
		t.Errorf("%s: a player who uses only the texts for screen readers loses %d of %d games against bots that "+
			"move at random, expected at most one: labels, tooltips and previews of moves (the table's Outcome and "+
			"Figures) have to say what the moves are good for",
			game.Rules.Info().ID, lost, won+lost)
	}
}

// firstReadoutSeed is the seed of the first game that is played by screen-reader texts.
const firstReadoutSeed = 60

// maxReadoutPresses is the maximum number of presses in a game.
const maxReadoutPresses = 3_000

// playByReadout plays a game by the texts for screen readers. won is true if the listener, the seat
// that plays by these texts, has won; told is a summary of the game. seed determines the deal, the
// seat of the listener and all random choices. It returns an error if the game cannot be played to
// its end.
func playByReadout(app *stage.App, game table.Game, seed uint64) (won bool, told string, err error) {
	info := game.Rules.Info()
	seats := Bots(max(info.MinSeats, 2))
	me := engine.Seat(int(seed) % len(seats))
	for i := range seats {
		seats[i].Name, seats[i].Bot = []string{"Ada", "Ben", "Cal", "Dot"}[i%4], "random"
	}
	seats[me].Bot = ""
	m, err := match.New(game.Rules, match.Setup{Seats: seats, Seed: seed, BotSeed: seed}, nil)
	if err != nil {
		return false, "", err
	}
	app.Settings.MarkIntroShown(info.ID)
	app.Settings.Confirm, app.Settings.Speed = stage.ConfirmNever, stage.AtOnce
	scene, _, err := openTable(app, game, m)
	if err != nil {
		return false, "", err
	}
	window, _ := WideWindow()
	who := listener{name: seats[me].Name, tried: map[string]int{}, chance: engine.NewChance(seed, 9)}
	waited, since := 0, time.Now()
	for !m.Over() {
		scene.Update(&ui.Input{}, 1000.0/60)
		if scene.Busy || m.Turn() != me {
			if waited++; waited > stuckTicks && time.Since(since) > stuckTimeout {
				return false, "", fmt.Errorf("the table is stuck after %d decisions: no decision of seat %d came up "+
					"within %v and %d ticks; seat %d is to decide, busy %v, moving %v, last pressed %q",
					len(m.Steps()), me, stuckTimeout, stuckTicks, m.Turn(), scene.Busy, scene.Moving, who.last)
			}
			if !scene.Moving {
				time.Sleep(100 * time.Microsecond)
			}
			continue
		}
		waited, since = 0, time.Now()
		scene.Build(window)
		if !who.press(scene.PageTitle(), stage.A11yNodes(scene)) {
			return false, "", fmt.Errorf("after %d decisions the texts for screen readers have no entry that can "+
				"be pressed", len(m.Steps()))
		}
		if who.presses > maxReadoutPresses {
			return false, "", fmt.Errorf("the game has not ended after %d decisions and %d presses, expected at most "+
				"%d presses; last pressed %q",
				len(m.Steps()), who.presses, maxReadoutPresses, who.last)
		}
	}
	if !who.hand || who.foretold == 0 {
		return false, "", fmt.Errorf("the texts for screen readers are incomplete: nodes of the own hand "+
			"(ui.Node.BelongsToViewer): %v, expected true; moves with a preview: %d, expected some", who.hand,
			who.foretold)
	}
	scores := m.State().Scores(nil)
	ranks := m.State().Ranks(nil)
	return ranks[me] == 1, fmt.Sprintf("%s, seed %d: rank %d of %d, scores %v, in seat %d; %d decisions, %d presses",
		info.ID, seed, ranks[me],
		len(seats), scores, me, len(m.Steps()), who.presses), nil
}

// listener chooses presses by the texts for screen readers, without any knowledge of the game. It
// chooses the move whose text promises the most, and ends or declines something only after it has
// tried everything else.
type listener struct {
	name string
	// number of presses of each node, by the content of the screen and the node's index
	tried   map[string]int
	presses int
	last    string
	log     string // the latest log lines
	since   int    // number of presses since the log changed
	chance  engine.Chance

	hand     bool // a text about the listener's own hand has been read
	foretold int  // number of moves whose text describes their effect
}

// press presses the node with the best text, and reports whether there was a node to press. title
// and heard are what a screen reader reads on the screen.
func (l *listener) press(title string, heard []stage.A11yNode) bool {
	screen := fingerprint(title, heard)
	best, worth := -1, 0.0
	var key string
	for i, h := range heard {
		l.hand = l.hand || h.Heading == "Your hand"
		if h.Role == "" || h.Disabled || h.Heading == "Menu" || h.Heading == "What happened" || h.Role == "slider" {
			continue
		}
		k := fmt.Sprint(screen, i)
		w := l.worth(h)
		if first := slices.IndexFunc(heard, func(h stage.A11yNode) bool { return h.Role == "move" }); i == first {
			w++ // the table lists its main button first
		}
		if h.Role != "move" && l.since > pressesBeforeMoves {
			w -= 100
		}
		w -= 1000*float64(l.tried[k]) + float64(l.chance.Below(1000))/1e5
		if best < 0 || w > worth {
			best, worth, key = i, w, k
		}
	}
	if best < 0 {
		return false
	}
	if log := latestLog(heard); log != l.log {
		l.log, l.since = log, 0
	}
	l.since++
	l.tried[key]++
	l.presses++
	l.last = heard[best].Label
	heard[best].Press()
	return true
}

// pressesBeforeMoves is the number of presses without a move after which the listener prefers nodes
// that play a move.
const pressesBeforeMoves = 12

// latestLog returns the texts of the latest log lines.
func latestLog(heard []stage.A11yNode) (all string) {
	for _, h := range heard {
		if h.Heading == "What happened" {
			all += h.Label + "\n"
		}
	}
	return all
}

// fingerprint returns a hash of a screen's title and texts, by which a change of the screen is
// detected.
func fingerprint(title string, heard []stage.A11yNode) uint64 {
	h := fnv.New64a()
	fmt.Fprint(h, title)
	for _, x := range heard {
		if x.Heading == "Menu" { // the menu changes with time, not by presses
			continue
		}
		fmt.Fprint(h, x.Heading, x.Role, x.Label, x.Description, x.Chosen, x.Disabled)
	}
	return h.Sum64()
}

// Patterns for the effects in the text of a move. Numbers of the seat itself look like "Gold: −3,
// +5, then 7", those of another seat like "Ben, Gold: +2, then 9"; the last pattern matches amounts
// in other texts.
var (
	figureText = regexp.MustCompile(`(?:(\w+), )?([^:.]+): ((?:[+−-]\d+, )+)then`)
	amountText = regexp.MustCompile(`[+−-]\d+`)
	costText   = regexp.MustCompile(`(?i)(?:\bpay|\bcosts?|\bpaid|if it wins)\D{0,12}(\d+)`)
	gainText   = regexp.MustCompile(`(?i)\b(?:scores?|brings?|pays|worth|gains?|earns?)\D{0,12}(\d+)`)
)

// decliningWords are the first words in the texts of moves that end or decline something.
var decliningWords = []string{"pass", "end ", "stop", "skip", "decline", "nothing", "leave", "back", "cancel", "no ",
	"do not", "don't", "done", "undo", "put away", "refuse"}

// worth returns a score for the text of a node: what the move gains minus what it costs, as far as
// the text says.
func (l *listener) worth(h stage.A11yNode) (sum float64) {
	if label := strings.ToLower(h.Label) + " "; strings.Contains(label, " none ") || slices.ContainsFunc(decliningWords,
		func(w string) bool { return strings.HasPrefix(label, w) }) {
		sum -= 50
	}
	if h.Role == "text" || h.Role == "button" || h.Role == "link" {
		sum -= 5 // such a press only prepares or shows something
	}
	if h.Chosen {
		sum -= 20
	}
	told := h.DescribePress()
	if told != "" {
		l.foretold++
	}
	for _, f := range figureText.FindAllStringSubmatch(told, -1) {
		for _, s := range amountText.FindAllString(f[3], -1) {
			by := parseAmount(s)
			switch name := strings.ToLower(f[2]); {
			case f[1] != "" && f[1] != l.name:
				by *= -0.3
			case strings.Contains(name, "point"):
				by *= 10
			case strings.Contains(name, "wound"), strings.Contains(name, "wanted"):
				by *= -1
			case by < 0:
				by *= 0.2
			}
			sum += by
		}
	}
	rest := figureText.ReplaceAllString(told, "")
	for _, g := range costText.FindAllStringSubmatch(h.Label+". "+rest, -1) {
		sum -= 0.3 * parseAmount(g[1])
	}
	for _, g := range gainText.FindAllStringSubmatch(h.Label+". "+rest, -1) {
		sum += 0.5 * parseAmount(g[1])
	}
	return sum
}

// parseAmount parses a number that may have a sign.
func parseAmount(s string) float64 {
	n, _ := strconv.Atoi(strings.TrimPrefix(strings.Replace(s, "−", "-", 1), "+"))
	return float64(n)
}
