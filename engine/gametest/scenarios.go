package gametest

import (
	"fmt"
	"io/fs"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/audit"
	"gulch/engine/scenario"
)

// Scenarios runs every scenario file of a folder, each as a subtest.
func Scenarios(t *testing.T, game engine.Game, files fs.FS) {
	t.Helper()
	for name, text := range scenarioFiles(t, files) {
		t.Run(name, func(t *testing.T) {
			if err := scenario.Check(scenario.SingleGame(game), text); err != nil {
				t.Error(err)
			}
		})
	}
}

// rulesFile is the name of the document with a game's rules, in the folder of the game's package.
const rulesFile = "RULES.md"

// numbered matches the definition of a number in the rules document: of a rule as in "- **R17** …",
// of a ruling in a table row as in "| G3 | …", and of a worked example as in "**E21 …**".
var numbered = regexp.MustCompile(`(?m)^(?:[-*] \*\*|\*\*|\| )([A-Z])([0-9]+)\b`)

// RulesCovered compares the scenarios of a game with RULES.md in the folder of the test. Each rule
// whose number begins with one of the prefixes must be listed by at least one scenario, and no
// scenario may list a rule that does not exist. Each worked example E1, E2, … must have a scenario
// file named e1_….json or e01_….json.
func RulesCovered(t *testing.T, files fs.FS, prefixes ...string) {
	t.Helper()
	text, err := os.ReadFile(rulesFile)
	if err != nil {
		t.Fatal(err)
	}
	// whether a scenario shows the rule or the example with each number
	rules, examples := map[string]bool{}, map[int]bool{}
	for _, m := range numbered.FindAllSubmatch(text, -1) {
		letter, number := string(m[1]), string(m[2])
		if n, _ := strconv.Atoi(number); letter == "E" {
			examples[n] = false
		} else {
			rules[letter+number] = false
		}
	}
	if len(rules) == 0 {
		t.Fatalf("%s numbers no rule: begin each with its number in bold, **R1**, so that scenarios, code and "+
			"errors can name it", rulesFile)
	}
	if len(examples) == 0 {
		t.Fatalf("%s has no worked example: begin each with its number in bold, as in **E1 The end.** A last move…, "+
			"and show it by a scenario "+
			"e1_….json in testdata/scenarios", rulesFile)
	}
	for name, text := range scenarioFiles(t, files) {
		sc, err := scenario.Read(text)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		for _, rule := range sc.Rules {
			if _, ok := rules[rule]; !ok && hasPrefix(rule, prefixes) {
				t.Errorf("%s lists the rule %s, which is not in %s", name, rule, rulesFile)
			}
			rules[rule] = true
		}
		label, _, _ := strings.Cut(name, "_")
		number, isExample := strings.CutPrefix(label, "e")
		if n, err := strconv.Atoi(number); isExample && err == nil {
			if _, ok := examples[n]; !ok {
				t.Errorf("%s has the number of an example that is not in %s", name, rulesFile)
			}
			examples[n] = true
		}
	}
	for _, rule := range slices.Sorted(maps.Keys(rules)) {
		if !rules[rule] && hasPrefix(rule, prefixes) {
			t.Errorf("no scenario lists the rule %s: write one in testdata/scenarios", rule)
		}
	}
	for _, n := range slices.Sorted(maps.Keys(examples)) {
		if !examples[n] {
			t.Errorf("no scenario has the worked example E%d: write testdata/scenarios/e%d_….json", n, n)
		}
	}
}

// hasPrefix reports whether a rule number begins with one of the prefixes.
func hasPrefix(rule string, prefixes []string) bool {
	return slices.ContainsFunc(prefixes, func(p string) bool { return strings.HasPrefix(rule, p) })
}

// scenarioFolder is the folder of a game's scenarios, relative to its package.
const scenarioFolder = "testdata/scenarios"

// checkScenarioStarts checks the start positions of a game's scenarios, whose files are in folder,
// with DeterminizeCoverage. They contain things that random games do not produce, such as cards
// that are fixed although nobody has seen them.
func checkScenarioStarts(game engine.Game, spread *audit.DeterminizeCoverage, folder string) error {
	names, err := filepath.Glob(filepath.Join(folder, "*.json"))
	if err != nil {
		return err
	}
	r, looked := rand.New(rand.NewPCG(11, 12)), 0
	for _, name := range names {
		text, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		state := firstDecision(game, text)
		if state == nil {
			continue
		}
		if err := spread.CheckLoaded(state, r); err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		looked++
	}
	if len(names) > 0 && looked == 0 {
		return fmt.Errorf("none of the %d scenarios in %s can be loaded", len(names), folder)
	}
	return nil
}

// firstDecision returns the position at the first decision of a scenario. It returns nil if there
// is no decision or the scenario is invalid; [Scenarios] reports invalid scenarios.
func firstDecision(game engine.Game, text []byte) engine.State {
	sc, err := scenario.Read(text)
	if err != nil || sc.Game != game.Info().ID {
		return nil
	}
	state, err := scenario.Start(game, sc.Setup, sc.State)
	if err != nil {
		return nil
	}
	if legal, err := engine.PlayForced(state, nil, nil); err != nil || len(legal) == 0 {
		return nil
	}
	return state
}

func scenarioFiles(t *testing.T, files fs.FS) map[string][]byte {
	t.Helper()
	names, err := fs.Glob(files, "*.json")
	if err != nil || len(names) == 0 {
		t.Fatalf("no scenario files: %v", err)
	}
	texts := make(map[string][]byte, len(names))
	for _, name := range names {
		text, err := fs.ReadFile(files, name)
		if err != nil {
			t.Fatal(err)
		}
		texts[name] = text
	}
	return texts
}
