package tabletest

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"gulch/assets"
	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/i18n"
	"gulch/render/ui"
	"gulch/scenes/stage"
	"gulch/scenes/table"

	"github.com/hajimehoshi/ebiten/v2"
)

// CheckCoach checks at a number of decisions of a game that the coach's list of moves, the coach's
// badges on the table and the hint do not contradict each other: a move of the list has the same
// verdict on the table as in the list.
func CheckCoach(t *testing.T, game table.Game, decisions int) {
	t.Helper()
	info := game.Rules.Info()
	all := setups(info, info.MinSeats, 1, 20)
	for i := 0; decisions > 0; i++ {
		setup := all[i*(len(all)-1)%len(all)] // the last first, which has the most seats
		setup.Seed += uint64(i)
		setup.Seats[0] = people(1)[0] // the coach is silent where people decide in front of each other
		m, err := match.New(game.Rules, setup, nil)
		if err != nil {
			t.Fatal(err)
		}
		seed, chance := setup.Seed, engine.NewChance(setup.Seed, 9)
		for here := 0; !m.Over() && decisions > 0 && here < decisionsOfGame; {
			if m.Turn() == 0 && len(m.Legal()) > 2 && chance.Below(coachInterval) == 0 {
				decisions, here = decisions-1, here+1
				for _, wrong := range contradictions(App(t, game.Rules), game, m) {
					t.Errorf("%s, seed %d, after %d decisions: %s", info.ID, seed, len(m.Steps()), wrong)
				}
			}
			if _, err := m.Play(policyMove(m, &chance)); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// coachInterval says that the coach is checked at every coachInterval-th decision, and
// decisionsOfGame how often in a game; coachTime is the time limit of its search there.
const (
	coachInterval   = 20
	decisionsOfGame = 3
	coachTime       = 20 * time.Second
)

// contradictions returns a message for each contradiction between the coach's list of moves, its
// badges and its hint in the current position of match m.
func contradictions(app *stage.App, game table.Game, m *match.Match) (wrong []string) {
	table.SwitchCoachOn(app.Settings, m.Setup().Seats)
	app.Settings.Speed = stage.AtOnce
	app.Settings.MarkIntroShown(m.Info().ID)
	r, err := m.Replay()
	if err == nil {
		m, err = r.Branch(r.Len(), nil, nil)
	}
	if err != nil {
		return []string{err.Error()}
	}
	scene, _, err := openTable(app, game, m)
	if err != nil {
		return []string{err.Error()}
	}
	window, _ := WideWindow()
	tick := func(keys ...ebiten.Key) { scene.Update(&ui.Input{Keys: keys}, 1000.0/60) }
	for until := time.Now().Add(coachTime); scene.Report()["coached"] != true; tick() {
		if time.Now().After(until) {
			return []string{"the coach has not finished"}
		}
		time.Sleep(time.Millisecond)
	}
	scene.Build(window)
	list, _ := scene.Report()["advice"].([]string)
	wrong = append(disagree(list, scene.Root.Nodes), scene.UnmatchedVerdicts()...)
	wrong = append(wrong, scene.MarkFaults()...)
	wrong = append(wrong, openedMarks(scene, list)...)
	tick(ui.HintKey)
	scene.Build(window)
	if prompt, _ := scene.Report()["prompt"].(string); prompt != "" {
		wrong = append(wrong, twiceNamed(prompt, list)...)
	}
	return append(wrong, cutNames(scene)...)
}

// openedMarks opens each part of the decision that only asks something, such as how to pay, and
// returns the faults of the marks there. list is the list of the coach before, which must not
// change by a press that plays nothing.
func openedMarks(scene *table.Table, list []string) (wrong []string) {
	if scene.Selects() { // a press selects something, so the list proposes what is left
		return nil
	}
	window, _ := WideWindow()
	opens := func(n ui.Node) bool { return n.Role == "button" && n.Enabled() && badgeOf(n.Tip) != "" }
	var ids []string
	for _, n := range scene.Root.Nodes {
		if opens(n) {
			ids = append(ids, n.ID)
		}
	}
	for _, id := range ids {
		press := func() {
			i := slices.IndexFunc(scene.Root.Nodes, func(n ui.Node) bool { return n.ID == id })
			if i >= 0 && opens(scene.Root.Nodes[i]) {
				scene.Root.Nodes[i].Press()
			}
			scene.Build(window)
		}
		before := len(scene.Root.Nodes)
		press()
		for _, fault := range scene.MarkFaults() {
			wrong = append(wrong, fmt.Sprintf("after a press on %q: %s", id, fault))
		}
		now, _ := scene.Report()["advice"].([]string)
		if len(scene.Root.Nodes) != before && !sameVerdicts(list, now) {
			wrong = append(wrong, fmt.Sprintf("a press on %q, which plays nothing, changes the coach's list from %q to %q", id,
				list, now))
		}
		press() // closes it again
	}
	return wrong
}

// sameVerdicts reports whether two lists of the coach begin with the same verdict.
func sameVerdicts(a, b []string) bool {
	last := func(s string) string { return s[strings.LastIndex(s, ": ")+1:] }
	return len(a) > 0 && len(b) > 0 && last(a[0]) == last(b[0])
}

// cutNames returns a message for each move in the coach's panel whose name is not whole, in every
// language and with letters of two sizes.
func cutNames(scene *table.Table) (wrong []string) {
	defer i18n.SetCatalogue(nil)
	for _, tag := range i18n.Languages() {
		if tag != i18n.English {
			c, err := i18n.Load(assets.Translations(), tag)
			if err != nil {
				return append(wrong, err.Error())
			}
			i18n.SetCatalogue(c)
		}
		for _, letters := range []float64{1, 1.5} {
			window, _ := WideWindow()
			window.View.Text = letters
			scene.Build(window)
			scene.Build(window) // names can be labels of nodes
			wrong = append(wrong, scene.CoachPanelFaults()...)
		}
	}
	return wrong
}

// verdictOrder lists the coach's verdicts from best to worst.
var verdictOrder = []string{"best", "good", "worse", "bad"}

// disagree returns the contradictions within the coach's list, and between the list and the badges
// on nodes. Each line of the list consists of a move, a colon and a verdict.
func disagree(list []string, nodes []ui.Node) (wrong []string) {
	was := 0
	for _, line := range list {
		cut := strings.LastIndex(line, ": ")
		order, verdict := line[:cut], line[cut+2:]
		if now := slices.Index(verdictOrder, verdict); now < was {
			wrong = append(wrong, fmt.Sprintf("the coach's list has %q below a move with a worse verdict, expected "+
				"best first: see scenes/coach", line))
		} else {
			was = now
		}
		for _, n := range nodes {
			if badge := badgeOf(n.Tip); n.Label == order && badge != "" && badge != verdict {
				wrong = append(wrong, fmt.Sprintf("the coach's list has %q, but the badge of the node %s has the "+
					"verdict %q, expected the same: see scenes/coach", line, n.ID, badge))
			}
		}
	}
	return wrong
}

// badgeOf returns the coach's verdict in the text of a tooltip, "" if it contains none.
func badgeOf(tip string) string {
	_, says, _ := strings.Cut(tip, "Coach: ")
	verdict, _, _ := strings.Cut(says, ".")
	return verdict
}

// twiceNamed returns a message for each move of the coach's list that the text of a hint names more
// than once.
func twiceNamed(hint string, list []string) (wrong []string) {
	for _, line := range list {
		order := line[:strings.LastIndex(line, ": ")]
		if strings.Count(hint, order+".") > 1 {
			wrong = append(wrong, fmt.Sprintf("the hint names the move %q twice, expected once: %q", order, hint))
		}
	}
	return wrong
}
