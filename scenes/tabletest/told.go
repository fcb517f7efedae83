package tabletest

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/audit"
	"gulch/scenes/table"
)

var record = flag.Bool("told", false, "record anew what tables tell of events")

// toldFile is where it lies in a table's folder what it tells.
const toldFile = "testdata/told.txt"

// recorded compares what a table tells of events with what was recorded: the icon and the line of the log, with the names <0>, <1> … for
// those of seats, and the sounds, by their numbers. What a line says of whom, and which number of the event it names, follows from
// nothing else: somebody has read it once.
func (l *lined) recorded(t *testing.T) {
	t.Helper()
	got := l.transcript()
	if *record {
		if err := os.MkdirAll(filepath.Dir(toldFile), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(toldFile, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	again := fmt.Sprintf("read it, and where it is right record it: go test ./scenes/%s -run TestTable/told -told", l.info.ID)
	was, err := os.ReadFile(toldFile)
	if err != nil {
		t.Fatalf("there is no record of what the table tells of events; %s\n%v", again, err)
	}
	if want := string(was); got != want {
		t.Errorf("other things are told of events than were recorded (-); %s\n%s", again, audit.Diff(strings.Split(want, "\n"), strings.Split(got, "\n")))
	}
}

// mostTold is how many examples of an event are recorded, each with another line.
const mostTold = 3

// transcript writes examples of what is told of each event.
func (l *lined) transcript() string {
	var out strings.Builder
	for k := engine.EventKind(1); l.info.EventName(k) != ""; k++ {
		if len(l.examples[k]) > 0 {
			fmt.Fprintf(&out, "%s\n", l.info.EventName(k))
		}
		for _, e := range l.examples[k] {
			fmt.Fprintf(&out, "  %s\n", e.text)
		}
	}
	return out.String()
}

// example is what is told of an event.
type example struct{ line, text string }

// exemplify keeps an event as an example of its kind, unless there are enough or one that says the same.
func (l *lined) exemplify(play table.Play, e engine.Event, icon, line string) {
	list := l.examples[e.Kind]
	if len(list) == mostTold {
		return
	}
	for _, was := range list {
		if was.line == line {
			return
		}
	}
	var sounds strings.Builder
	for _, c := range play.Cues(e, nil) {
		fmt.Fprintf(&sounds, " %d×%d@%.0f", c.Effect, c.Times, c.At)
	}
	text := fmt.Sprintf("%d %d: %d %d %d %d | %s | %s |%s", e.Seat, e.Other, e.A, e.B, e.C, e.D, icon, line, sounds.String())
	l.examples[e.Kind] = append(list, example{line, strings.TrimRight(text, " |")})
}
