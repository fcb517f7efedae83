package games

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"gulch/engine/scenario"
)

// TestScenariosNameRules checks the scenario files of all games that expect a refusal. They must
// identify it by the number of the rule, not by a text, and list that rule in their field "rules".
func TestScenariosNameRules(t *testing.T) {
	files, err := filepath.Glob("../*/testdata/scenarios/*.json")
	if err != nil {
		t.Fatal(err)
	}
	refused := 0
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		sc, err := scenario.Read(text)
		if err != nil {
			t.Errorf("%s: %v", file, err)
			continue
		}
		if sc.Error == "" {
			continue
		}
		refused++
		if !sc.NamesRule() {
			t.Errorf("%s: the error is %q; name the rule of the refusal instead, as in %q", file, sc.Error, "R61")
		} else if !slices.Contains(sc.Rules, sc.Error) {
			t.Errorf("%s: the expected error %s is not listed in the rules of the scenario, %v", file, sc.Error,
				sc.Rules)
		}
	}
	if refused < 100 {
		t.Errorf("only %d of %d scenarios expect a refusal: files are probably missing", refused, len(files))
	}
}
