package tabletest

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/audit"
	"gulch/engine/testscale"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// AdviceClaim decides whether what a piece of advice says about move m is true in position s. It
// computes the answer from the rules, by playing on copies of s, and not with the code of the
// advice. said is the text of the advice. Selections that the player has made are still set in
// play.
type AdviceClaim func(play table.GameUI, s engine.State, m engine.Move, said string) bool

// leastTrue is the fraction of the situations with a piece of advice in which the claim of that
// advice must be true.
const leastTrue = 0.98

// Limits of CheckAdviceClaims. The first two lines have the numbers of games and of situations with
// the same advice that are checked: first in a short test, then in a long one. pressesPerChoice is
// the number of presses tried at a decision.
const (
	fewClaimGames, claimGames = 6, 160
	fewClaims, claimsOfAKind  = 100, 1000
	pressesPerChoice          = 3
)

// CheckAdviceClaims plays games of every number of seats and every option, and asks for all advice
// on every legal move and on the moves of some presses. claims maps the ID of each piece of advice
// to the function that decides whether its text is true. This must be so in at least 98 % of the
// situations in which the advice is given.
func CheckAdviceClaims(t *testing.T, game table.Game, claims map[string]AdviceClaim) {
	t.Helper()
	x := &claimChecker{t: t, game: game, claims: claims, given: map[string]int{}, wrong: map[string]int{},
		example: map[string]string{}}
	app := App(t, game.Rules)
	info := game.Rules.Info()
	for i := range uint64(testscale.Of(fewClaimGames, claimGames)) {
		plan := audit.RandomPlan(info, 900+i)
		s, err := game.Rules.New(plan.Seats, plan.Options, plan.Seed)
		if err != nil {
			t.Fatal(err)
		}
		x.play(game.New(app, people(plan.Seats)), s, 900+i)
	}
	for _, id := range slices.Sorted(maps.Keys(x.given)) {
		n, wrong := x.given[id], x.wrong[id]
		t.Logf("%-14s %5d given, %4d wrong (%.1f %% true)", id, n, wrong, 100*float64(n-wrong)/float64(n))
		if float64(n-wrong) < leastTrue*float64(n) {
			t.Errorf("the advice %q is wrong in %d of %d situations, expected at most 2 %%. For example %s", id, wrong,
				n, x.example[id])
		}
	}
}

// claimChecker counts how often each piece of advice is given, and how often its claim is wrong.
type claimChecker struct {
	t            *testing.T
	game         table.Game
	claims       map[string]AdviceClaim
	given, wrong map[string]int
	example      map[string]string // by ID: the first situation in which the claim is wrong
}

// play plays a game from position s, with random moves at one decision in four, and checks the
// advice at each decision.
func (x *claimChecker) play(play table.GameUI, s engine.State, seed uint64) {
	window, area := WideWindow()
	for chance := engine.NewChance(seed, 0xad1); ; {
		legal, err := engine.PlayForced(s, nil, nil)
		if err != nil {
			x.t.Fatal(err)
		}
		if len(legal) == 0 {
			return
		}
		if int(s.Turn()) < len(table.NewDecision(play, s, nil).Players) {
			table.RevealSeats(play, engine.SeatsOf(s.Turn()))
			table.ShowPosition(play, s, window, area)
			for _, m := range legal {
				x.ask(play, s, m)
			}
			x.press(play, s, legal, &chance)
		}
		if err := s.Play(choose(s, legal, &chance), nil); err != nil {
			x.t.Fatal(err)
		}
	}
}

// press presses targets of the table, chosen at random, and asks for advice on the moves that they
// would play. Selections that a press makes are kept for the presses after it.
func (x *claimChecker) press(play table.GameUI, s engine.State, legal []engine.Move, chance *engine.Chance) {
	for range pressesPerChoice {
		a := table.NewDecision(play, s, legal)
		a.Do = func(_ string, m engine.Move) {
			if a.IsLegal(m) {
				x.ask(play, s, m)
			}
		}
		nodes := slices.DeleteFunc(play.Nodes(a, nil),
			func(n ui.Node) bool { return n.Press == nil || n.Role != "move" })
		if len(nodes) == 0 {
			break
		}
		nodes[chance.Below(len(nodes))].Press()
	}
	table.NotifyAllShown(play, s)
}

// ask requests every piece of advice about move m in position s, and checks the claim of each one
// that is given.
func (x *claimChecker) ask(play table.GameUI, s engine.State, m engine.Move) {
	for _, a := range play.Advice() {
		if x.given[a.ID] == testscale.Of(fewClaims, claimsOfAKind) {
			continue
		}
		said := a.Text(play, m)
		if said == "" {
			continue
		}
		claim := x.claims[a.ID]
		if claim == nil {
			x.t.Fatalf("the advice %q has no claim that can be checked: add one to the test of the table", a.ID)
		}
		if x.given[a.ID]++; claim(play, s, m, said) {
			continue
		}
		if x.wrong[a.ID]++; x.example[a.ID] == "" {
			x.example[a.ID] = fmt.Sprintf("%q before the move %q in phase %s", strings.TrimSpace(said), s.Notation(m),
				x.game.Rules.Info().PhaseName(s.Phase()))
		}
	}
}

// Says reports whether a text contains each of the numbers. A number does not count if it is only a
// part of a longer one, such as 2 in "12".
func Says(text string, numbers ...int) bool {
	words := strings.FieldsFunc(text, func(r rune) bool { return r < '0' || r > '9' })
	for _, n := range numbers {
		if !slices.Contains(words, strconv.Itoa(n)) {
			return false
		}
	}
	return true
}
