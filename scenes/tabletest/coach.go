package tabletest

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/ui"
	"gulch/scenes/stage"
	"gulch/scenes/table"

	"github.com/hajimehoshi/ebiten/v2"
)

// Coached lets the coach look at decisions of a game at its table: its list, its badges and a hint say one thing.
func Coached(t *testing.T, game table.Game, decisions int) {
	t.Helper()
	info := game.Rules.Info()
	seats := people(max(2, info.MinSeats))
	for seed := uint64(20); decisions > 0; seed++ {
		m, err := match.New(game.Rules, match.Setup{Seats: seats, Seed: seed}, nil)
		if err != nil {
			t.Fatal(err)
		}
		chance := engine.NewChance(seed, 9)
		for !m.Over() && decisions > 0 {
			if len(m.Legal()) > 2 && chance.Below(coachedEach) == 0 {
				decisions--
				for _, wrong := range contradictions(App(t, game.Rules), game, m) {
					t.Errorf("%s, seed %d, after %d decisions: %s", info.ID, seed, len(m.Steps()), wrong)
				}
			}
			if _, err := m.Play(sensible(m, &chance)); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// coachedEach is at one in how many decisions the coach is asked, and coachTime how long it may think.
const (
	coachedEach = 20
	coachTime   = 20 * time.Second
)

// contradictions returns in what the coach contradicts itself about the decision that a match waits for.
func contradictions(app *stage.App, game table.Game, m *match.Match) (wrong []string) {
	app.Settings.Coach, app.Settings.Speed = true, stage.AtOnce
	app.Settings.Learn(m.Info().ID)
	r, err := m.Replay()
	if err == nil {
		m, err = r.Branch(r.Len(), nil, nil)
	}
	if err != nil {
		return []string{err.Error()}
	}
	scene, _, err := sit(app, game, m)
	if err != nil {
		return []string{err.Error()}
	}
	window, _ := Wide()
	tick := func(keys ...ebiten.Key) { scene.Update(&ui.Input{Keys: keys}, 1000.0/60) }
	for until := time.Now().Add(coachTime); scene.Report()["coached"] != true; tick() {
		if time.Now().After(until) {
			return nil // the machine has other things to do
		}
		time.Sleep(time.Millisecond)
	}
	scene.Build(window)
	list, _ := scene.Report()["advice"].([]string)
	wrong = disagree(list, scene.Root.Nodes)
	tick(ui.HintKey)
	scene.Build(window)
	if prompt, _ := scene.Report()["prompt"].(string); prompt != "" {
		wrong = append(wrong, twiceNamed(prompt, list)...)
	}
	return wrong
}

// verdictOrder are the verdicts of the coach from good to bad.
var verdictOrder = []string{"best", "as good", "fair", "weak"}

// disagree returns what in a list of the coach contradicts itself, or the badges on the table. A line of the list is an order, a
// colon and a verdict.
func disagree(list []string, nodes []ui.Node) (wrong []string) {
	was := 0
	for _, line := range list {
		cut := strings.LastIndex(line, ": ")
		order, verdict := line[:cut], line[cut+2:]
		if now := slices.Index(verdictOrder, verdict); now < was {
			wrong = append(wrong, fmt.Sprintf("%q stands in its list below what it likes less", line))
		} else {
			was = now
		}
		for _, n := range nodes {
			if badge := badgeOf(n.Tip); n.Label == order && badge != "" && badge != verdict {
				wrong = append(wrong, fmt.Sprintf("%q stands in its list, and the badge of %s says %q", line, n.ID, badge))
			}
		}
	}
	return wrong
}

// badgeOf is the verdict of the coach in a tip, "" for none.
func badgeOf(tip string) string {
	_, says, _ := strings.Cut(tip, "Coach: ")
	verdict, _, _ := strings.Cut(says, ".")
	return verdict
}

// twiceNamed returns the orders of the list that a hint names twice.
func twiceNamed(hint string, list []string) (wrong []string) {
	for _, line := range list {
		order := line[:strings.LastIndex(line, ": ")]
		if strings.Count(hint, order+".") > 1 {
			wrong = append(wrong, fmt.Sprintf("the hint names %q twice: %s", order, hint))
		}
	}
	return wrong
}
