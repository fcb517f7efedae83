package tabletest

import (
	"encoding/json"
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
	"gulch/scenes/stage"
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

// Variation makes positions in which a piece of advice is given that hardly occurs in games. Change
// changes the JSON form of a position of a game, whose active seat is the one that decides. It
// returns false if the position does not suit. The rules refuse what cannot be; such a position is
// left out. chance provides the random numbers.
type Variation struct {
	Advice string // ID of the advice
	Change func(position map[string]any, chance *engine.Chance) bool
}

// Limits of CheckAdviceClaims. The first two lines have the numbers of games and of situations with
// the same advice that are checked: first in a short test, then in a long one. pressesPerChoice is
// the number of presses tried at a decision. A position is varied for advice that is seldom given
// at one decision in variedInterval.
const (
	fewClaimGames, claimGames = 6, 160
	fewClaims, claimsOfAKind  = 100, 1000
	fewVaried                 = 20 // number of situations up to which positions are varied in a short test
	pressesPerChoice          = 3
	variedInterval            = 5
)

// CheckAdviceClaims plays games of every number of seats and every option, and asks for all advice
// on every legal move and on the moves of some presses. claims maps the ID of each piece of advice
// to the function that decides whether its text is true. This must be so in at least 98 % of the
// situations in which the advice is given. variations make situations with advice that is seldom
// given. Every piece of advice must be given in some situation.
func CheckAdviceClaims(t *testing.T, game table.Game, claims map[string]AdviceClaim, variations ...Variation) {
	t.Helper()
	x := &claimChecker{t: t, game: game, claims: claims, variations: variations, given: map[string]int{},
		wrong: map[string]int{}, example: map[string]string{}}
	x.app = App(t, game.Rules)
	info := game.Rules.Info()
	ids := slices.Sorted(maps.Keys(claims))
	games := uint64(testscale.Of(fewClaimGames, claimGames))
	for i := uint64(0); i < games || i < games+moreClaimGames && slices.ContainsFunc(ids, x.missing); i++ {
		x.begin(audit.RandomPlan(info, 900+i), 900+i)
		if testscale.Long() && i%claimReport == claimReport-1 { // a long test takes an hour
			x.report(ids)
		}
	}
	x.report(ids)
	for _, id := range ids {
		n, wrong := x.given[id], x.wrong[id]
		if n == 0 {
			t.Errorf("the advice %q is given in no situation: add a Variation that leads to it", id)
		}
		if float64(n-wrong) < leastTrue*float64(n) {
			t.Errorf("the advice %q is wrong in %d of %d situations, expected at most 2 %%. For example %s", id, wrong,
				n, x.example[id])
		}
	}
}

// claimReport is the number of games between two reports of a long test.
const claimReport = 10

// report logs how often the advice with each ID was given and wrong.
func (x *claimChecker) report(ids []string) {
	for _, id := range ids {
		n, wrong := x.given[id], x.wrong[id]
		x.t.Logf("%-14s %5d given, %4d wrong (%.1f %% true)", id, n, wrong, 100*float64(n-wrong)/float64(max(n, 1)))
	}
}

// moreClaimGames is the largest number of games that are played in addition, until every piece of
// advice has been given in at least leastClaims situations (in a long test: longLeastClaims).
const (
	moreClaimGames               = 60
	leastClaims, longLeastClaims = 1, claimsOfAKind
)

// claimChecker counts how often each piece of advice is given, and how often its claim is wrong.
type claimChecker struct {
	t            *testing.T
	app          *stage.App
	game         table.Game
	claims       map[string]AdviceClaim
	variations   []Variation
	only         string // ID of the only advice that is asked for, "" for all
	given, wrong map[string]int
	example      map[string]string // by ID: the first situation in which the claim is wrong
}

// enough reports whether the advice with an ID has been given in as many situations as are checked.
func (x *claimChecker) enough(id string) bool {
	return x.given[id] >= testscale.Of(fewClaims, claimsOfAKind)
}

// missing reports whether more games are played for the advice with an ID.
func (x *claimChecker) missing(id string) bool {
	return x.given[id] < testscale.Of(leastClaims, longLeastClaims)
}

// begin plays a new game with the seats and options of plan.
func (x *claimChecker) begin(plan audit.Plan, seed uint64) {
	s, err := x.game.Rules.New(plan.Seats, plan.Options, plan.Seed)
	if err != nil {
		x.t.Fatal(err)
	}
	x.play(x.game.New(x.app, people(plan.Seats)), x.game.New(x.app, people(plan.Seats)), s, seed)
}

// play plays a game from position s, with random moves at one decision in four, and checks the
// advice at each decision, which play shows. varied shows variations of the positions.
func (x *claimChecker) play(play, varied table.GameUI, s engine.State, seed uint64) {
	varying := engine.NewChance(seed, 0xad2) // other than chance, so that the games stay the same
	for chance := engine.NewChance(seed, 0xad1); ; {
		legal, err := engine.PlayForced(s, nil, nil)
		if err != nil {
			x.t.Fatal(err)
		}
		if len(legal) == 0 {
			return
		}
		if int(s.Turn()) < len(table.NewDecision(play, s, nil).Players) {
			x.only = ""
			x.look(play, s, legal, &chance)
			if varying.Below(variedInterval) == 0 {
				x.vary(varied, s, &varying)
			}
		}
		if err := s.Play(choose(s, legal, &chance), nil); err != nil {
			x.t.Fatal(err)
		}
	}
}

// look asks for advice on every legal move of position s, and on the moves of some presses.
func (x *claimChecker) look(play table.GameUI, s engine.State, legal []engine.Move, chance *engine.Chance) {
	window, area := WideWindow()
	table.RevealSeats(play, engine.SeatsOf(s.Turn()))
	table.ShowPosition(play, s, window, area)
	for _, m := range legal {
		x.ask(play, s, m)
	}
	x.press(play, s, legal, chance)
}

// vary looks at variations of position s for the advice that has not been given often enough.
func (x *claimChecker) vary(play table.GameUI, s engine.State, chance *engine.Chance) {
	for _, v := range x.variations {
		if x.given[v.Advice] >= testscale.Of(fewVaried, claimsOfAKind) {
			continue
		}
		varied, err := Varied(x.game.Rules, s, v.Change, chance)
		if err != nil || varied == nil {
			continue
		}
		legal, err := engine.PlayForced(varied, nil, nil)
		if err == nil && len(legal) > 1 && varied.Turn() == s.Turn() {
			x.only = v.Advice
			x.look(play, varied, legal, chance)
		}
	}
}

// Varied returns the position that results if a function changes the JSON form of s. It returns nil
// if change returns false, and an error if the changed position cannot be.
func Varied(game engine.Game, s engine.State, change func(position map[string]any, chance *engine.Chance) bool,
	chance *engine.Chance) (engine.State, error) {
	text, err := s.MarshalJSON()
	if err != nil {
		return nil, err
	}
	var document map[string]any
	if err := json.Unmarshal(text, &document); err != nil || !change(document, chance) {
		return nil, err
	}
	if text, err = json.Marshal(document); err != nil {
		return nil, err
	}
	varied, err := game.Load(text)
	if err != nil {
		return nil, err
	}
	return varied, varied.Check()
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
		if x.only != "" && x.only != a.ID || x.enough(a.ID) {
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
			text, _ := s.MarshalJSON()
			x.example[a.ID] = fmt.Sprintf("%q before the move %q in phase %s, in the position %s", strings.TrimSpace(said),
				s.Notation(m), x.game.Rules.Info().PhaseName(s.Phase()), text)
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
