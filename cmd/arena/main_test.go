package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/games"
)

// call runs the program with arguments. It returns the exit status, the standard output and the
// standard error.
func call(args ...string) (status int, out, errs string) {
	var o, e bytes.Buffer
	status = run(args, &o, &e)
	return status, o.String(), e.String()
}

func TestWrongCalls(t *testing.T) {
	for _, c := range []struct{ args, want string }{
		{"", "usage"},
		{"dance", "no command"},
		{"play", "-game"},
		{"play -game poker -seats easy,easy,easy,easy", "no game"},
		{"play -game boomtown", "-seats"},
		{"play -game boomtown -seats easy,easy", "3 to 5"},
		{"play -game boomtown -seats easy,easy,genius", "no bot"},
		{"play -game boomtown -seats easy,easy,hard:speed=1", "no setting"},
		{"play -game boomtown -seats easy,easy,easy -games 0", "1 or more"},
		{"play -game boomtown -seats easy,easy,easy -games few", "games"},
		{"play -game boomtown -seats easy,easy,easy -parallel 0", "1 or more"},
		{"play -game boomtown -seats easy,easy,easy -options gold=yes", "no option"},
		{"play -game boomtown -seats easy,easy,easy -options long_three=perhaps", "can't be"},
		{"play -game boomtown -seats easy,easy,easy -options long_three", "name=value"},
		{"play -game boomtown -seats easy,easy,easy -fast", "fast"},
		{"play -game boomtown -seats easy,easy,easy now", "no flag"},
		{"bench -game boomtown -seats 9", "3 to 5"},
		{"bench -game boomtown -seconds 0", "-seconds"},
		{"bench", "-game"},
		{"fuzz -game boomtown -games -3", "1 or more"},
		{"fuzz -game boomtown -options x=y", "no option"},
		{"fuzz -game boomtown -seed tomorrow", "seed"},
		{"mistakes -levels hard:iterations=300", "as they are"},
		{"mistakes -budget 0", "-budget"},
		{"mistakes -seats 9", "table of 9"},
		{"check", "scenario files"},
		{"check no-such-file.json", "no-such-file.json"},
	} {
		status, out, errs := call(strings.Fields(c.args)...)
		if status != statusUsage || !strings.Contains(errs, c.want) || out != "" {
			t.Errorf("arena %s: status %d, want 2 and %q:\n%s%s", c.args, status, c.want, errs, out)
		}
	}
}

func TestHelp(t *testing.T) {
	for _, args := range []string{"-h", "help", "play -h", "bench -h", "fuzz -h", "check -h"} {
		if status, _, errs := call(strings.Fields(args)...); status != statusFine || !strings.Contains(errs, "usage") {
			t.Errorf("arena %s: status %d\n%s", args, status, errs)
		}
	}
}

// object runs the program with the arguments in args, which are separated by spaces, and returns
// the JSON object that it prints. The test fails if the program prints anything else.
func object(t *testing.T, args string) map[string]any {
	t.Helper()
	status, out, errs := call(strings.Fields(args)...)
	if status != statusFine {
		t.Fatalf("arena %s: status %d: %s", args, status, errs)
	}
	var o map[string]any
	if err := json.Unmarshal([]byte(out), &o); err != nil || strings.Count(out, "\n") != 1 {
		t.Fatalf("arena %s: %v in %s", args, err, out)
	}
	return o
}

// wantKeys checks that the JSON object o has exactly the fields in keys, whose names are separated
// by spaces, and that none of them is null.
func wantKeys(t *testing.T, o map[string]any, keys string) {
	t.Helper()
	want := strings.Fields(keys)
	for _, k := range want {
		if o[k] == nil {
			t.Errorf("the JSON object lacks the field %q: %v", k, o)
		}
	}
	if len(o) != len(want) {
		t.Errorf("the JSON object has %d fields, want %d: %v", len(o), len(want), o)
	}
}

func TestPlayJSON(t *testing.T) {
	for _, g := range games.All() {
		seats := "medium" + strings.Repeat(",random", g.Info().MinSeats-1)
		o := object(t, "play -json -games 8 -seats "+seats+" -game "+g.Info().ID)
		wantKeys(t, o, "game games moves moves_per_game wall_s bots")
		bots := o["bots"].([]any)
		if len(bots) != g.Info().MinSeats || o["games"] != 8.0 || o["game"] != g.Info().ID {
			t.Fatalf("the report of arena play is %v", o)
		}
		wins := 0.0
		for i, b := range bots {
			b := b.(map[string]any)
			wantKeys(t, b, "bot wins win_rate ci95 mean_score ms_per_decision iterations_per_decision ms_per_turn "+
				"longest_turn_ms")
			ci := b["ci95"].([]any)
			rate := b["win_rate"].(float64)
			if b["bot"] != strings.Split(seats, ",")[i] || ci[0].(float64) > rate || ci[1].(float64) < rate {
				t.Errorf("the report of bot %d is %v", i, b)
			}
			wins += b["wins"].(float64)
		}
		if wins < 7.999 || wins > 8.001 {
			t.Errorf("the bots have %v wins in 8 games, want 8", wins)
		}
	}
}

// TestPlayIsDeterministic checks that results do not depend on the number of games that are played
// in parallel.
func TestPlayIsDeterministic(t *testing.T) {
	const args = "play -json -game boomtown -seats hard:iterations=50,easy,medium,random -games 10 -seed 5 -parallel "
	var first string
	for _, parallel := range []string{"1", "4", "1"} {
		o := object(t, args+parallel)
		delete(o, "wall_s")
		for _, b := range o["bots"].([]any) {
			for _, clocked := range []string{"ms_per_decision", "ms_per_turn", "longest_turn_ms"} {
				delete(b.(map[string]any), clocked)
			}
		}
		text, err := json.Marshal(o)
		if err != nil {
			t.Fatal(err)
		}
		if first == "" {
			first = string(text)
		}
		if string(text) != first {
			t.Errorf("with -parallel %s:\n%s\nnot\n%s", parallel, text, first)
		}
	}
}

func TestTables(t *testing.T) {
	for args, want := range map[string]string{
		"play -game boomtown -seats easy,easy,easy -games 3": "score",
		"bench -game boomtown -seconds 0.02":                 "iterations/s",
		"fuzz -game boomtown -games 5":                       "5 games",
	} {
		if status, out, errs := call(strings.Fields(args)...); status != statusFine || !strings.Contains(out, want) {
			t.Errorf("arena %s: status %d\n%s%s", args, status, out, errs)
		}
	}
}

func TestBenchJSON(t *testing.T) {
	o := object(t, "bench -game boomtown -seats 3 -seconds 0.02 -json")
	wantKeys(t, o, "game seats moves_per_s games_per_s allocs_per_move told_moves_per_s search_iterations_per_s "+
		"hard_iterations_per_s copy_ns determinize_ns state_bytes")
	if o["allocs_per_move"].(float64) > 0.01 {
		t.Errorf("random play makes %v allocations per move", o["allocs_per_move"])
	}
}

// faulty is a defective game: its method New panics or returns an error.
type faulty struct {
	engine.Game
	panics bool
}

func (f faulty) New(int, engine.Options, uint64) (engine.State, error) {
	if f.panics {
		panic("no such card")
	}
	return nil, errors.New("a card is missing")
}

func TestFuzzFindsFaults(t *testing.T) {
	for _, panics := range []bool{false, true} {
		record, err := fuzzOne(faulty{games.All()[0], panics}, nil, 77)
		if err == nil || record == nil || record.Plan.Seed != 77 || record.Failure == "" {
			t.Errorf("a game that fails (by a panic: %v) gives the record %v and the error %v", panics, record, err)
		}
	}
}

func TestCheck(t *testing.T) {
	dir := t.TempDir()
	file := func(name, text string) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	holds := file("holds.json", `{"name": "Start", "game": "boomtown", "setup": {"seats": 3}, "legal_has": ["pass"]}`)
	fails := file("fails.json", `{"name": "Start", "game": "boomtown", "setup": {"seats": 3}, "legal": ["pass"]}`)
	odd := file("odd.json", `{"name": "Start", "game": "boomtown", "colour": "red"}`)
	for _, c := range []struct {
		files  []string
		status int
		want   string
	}{
		{[]string{holds}, statusFine, "1 passed, 0 failed"},
		{[]string{holds, fails}, statusFound, "1 passed, 1 failed"},
		{[]string{odd}, statusFound, "colour"},
		{[]string{holds, filepath.Join(dir, "none.json")}, statusUsage, ""},
	} {
		status, out, errs := call(append([]string{"check"}, c.files...)...)
		if status != c.status || !strings.Contains(out, c.want) {
			t.Errorf("check %v: status %d, want %d and %q:\n%s%s", c.files, status, c.status, c.want, out, errs)
		}
	}
}

// TestRunningShare checks that long commands report intermediate results, and print them only to
// the standard error.
func TestRunningShare(t *testing.T) {
	specs, err := parseSeats("hard,easy")
	if err != nil {
		t.Fatal(err)
	}
	r := running{specs: specs}
	r.add(result{{won: 1}, {}})
	if got := r.add(result{{won: 0}, {won: 1}}); got != "hard 50.0 % (9.5–90.5)" {
		t.Errorf("after two games the intermediate result is %q", got)
	}
	if cores() != runtime.GOMAXPROCS(0) {
		t.Errorf("cores returns %d", cores())
	}
	if _, out, errs := call(strings.Fields("play -json -game boomtown -seats easy,easy,easy " +
		"-games 3")...); errs != "" || !strings.HasPrefix(out, "{") {
		t.Errorf("with -json the output is %q and the error stream %q", out, errs)
	}
}
