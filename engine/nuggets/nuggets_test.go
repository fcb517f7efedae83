package nuggets_test

import (
	"os"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/gametest"
	"gulch/engine/nuggets"
)

func TestContract(t *testing.T) { gametest.Run(t, nuggets.Game, gametest.Config{}) }

func TestGuide(t *testing.T) { gametest.Heuristics(t, nuggets.Game, 16, gametest.PickByPolicy) }

func TestGolden(t *testing.T) { gametest.Golden(t, nuggets.Game, "testdata/golden") }

// TestScenarios runs all scenario files of the game, and checks that every rule is shown by at
// least one of them.
func TestScenarios(t *testing.T) {
	files := os.DirFS("testdata/scenarios")
	gametest.Scenarios(t, nuggets.Game, files)
	gametest.RulesCovered(t, files, "R")
}

func FuzzLoad(f *testing.F)  { gametest.FuzzLoad(f, nuggets.Game) }
func FuzzParse(f *testing.F) { gametest.FuzzParse(f, nuggets.Game) }

// TestDamagedPositions checks that Load refuses impossible positions, each with its reason.
func TestDamagedPositions(t *testing.T) {
	const sound = `{"players":2,"digs":[2,1],"points":[5,6],"sacks":[5,6],"row":[1,24,8],"hill":[9,10],"turn":1}`
	s, err := nuggets.Game.Load([]byte(sound))
	if err != nil {
		t.Fatal(err)
	}
	n := s.(*nuggets.State)
	if n.Row().Len() != 3 || !n.Row().Has(24) || n.Sack(1) != 6 || n.Digs(0) != 2 || n.Digs(1) != 1 {
		t.Errorf("the row is %v, the sack of seat 1 has %d, and the digs are %d and %d; want those of %s",
			n.Row().List(), n.Sack(1), n.Digs(0), n.Digs(1), sound)
	}
	for _, c := range []struct{ old, changed, want string }{
		{`"row":[1,24,8]`, `"row":[1,25,8]`, "row is 25"},
		{`"row":[1,24,8]`, `"row":[1,1,8]`, "row: 1 is listed twice"},
		{`"row":[1,24,8]`, `"row":[1,24,8,7]`, "the row holds 4 nuggets"},
		{`"digs":[2,1]`, `"digs":[2]`, "digs needs one entry for each of 2 players"},
		{`"players":2`, `"players":5`, "players is 5"},
		{`"hill":[9,10]`, `"hill":[9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9]`, "hill: at most 24 are possible, not 25"},
		{`"hill":[9,10]`, `"hill":[9,8]`, "nugget 8 is in two places or is none"},
		{`"sacks":[5,6]`, `"sacks":[5,0]`, "nugget 0 is in two places or is none"},
		{`"points":[5,6]`, `"points":[5,-6]`, "seat 1 has -6 points and 1 digs"},
		{`"digs":[2,1]`, `"digs":[3,1]`, "seat 0 has 5 points and 3 digs"},
		{`"turn":1`, `"turn":2`, "there is no seat 2 with 2 players"},
		{`"turn":1`, `"turn":1,"gold":1`, `it has a field "gold"`},
	} {
		text := strings.Replace(sound, c.old, c.changed, 1)
		if _, err := nuggets.Game.Load([]byte(text)); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("Load of %s returns the error %v, want one with %q", text, err, c.want)
		}
	}
}

// TestNotationErrors checks that Parse refuses texts that are no moves, each with the right error,
// and what Notation returns for a value that is no move.
func TestNotationErrors(t *testing.T) {
	s, err := nuggets.Game.New(2, nil, 1)
	if err != nil {
		t.Fatal(err)
	}
	for text, want := range map[string]string{
		"take": "the nugget is missing", "dig 3": `"3" is too much`,
		"take 25": `there is no nugget "25"`, "take x": `there is no nugget "x"`,
	} {
		if _, err := s.Parse(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("Parse(%q) returns the error %v, want one with %q", text, err, want)
		}
	}
	if got := s.Notation(engine.Move{}); got != "move 0 0 0 0" {
		t.Errorf("the notation of the zero move is %q, want its numbers", got)
	}
}
