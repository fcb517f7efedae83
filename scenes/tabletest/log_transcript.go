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

var record = flag.Bool("told", false, "record the transcript of what tables show for events")

// transcriptFile is the path of the recorded transcript, relative to the folder of the table's
// package.
const transcriptFile = "testdata/told.txt"

// compareTranscript compares the log lines and sounds of a table with the recorded transcript: for
// each event the icon, the log line (with <0>, <1> and so on as the seats' names) and the numbers
// of the sounds. No program can check which seat and which number of an event a line should name,
// so a person has reviewed the recording.
func (l *logCheck) compareTranscript(t *testing.T) {
	t.Helper()
	got := l.transcript()
	if *record {
		if err := os.MkdirAll(filepath.Dir(transcriptFile), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(transcriptFile, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	again := fmt.Sprintf(
		"Review it, and if it is right, record it: go test ./scenes/%s -run TestTable/transcript -told",
		l.info.ID)
	was, err := os.ReadFile(transcriptFile)
	if err != nil {
		t.Fatalf("cannot read the recorded log lines and sounds of events, %s. %s\n%v", transcriptFile, again, err)
	}
	if want := string(was); got != want {
		t.Errorf("the log lines or sounds of events differ from the recording in %s (- recorded, + now). %s\n%s",
			transcriptFile, again, audit.Diff(strings.Split(want, "\n"), strings.Split(got, "\n")))
	}
}

// examplesPerEvent is the number of examples recorded for each kind of event, each with a different
// line.
const examplesPerEvent = 3

// transcript returns the examples of all kinds of events as text, in the format of transcriptFile.
func (l *logCheck) transcript() string {
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

// example is the log line of an event, together with the text that the transcript contains for the
// event.
type example struct{ line, text string }

// addExample keeps event e as an example of its kind, unless there are already enough examples or
// one with the same log line. icon and line are the icon and the text of the log line of e.
func (l *logCheck) addExample(play table.GameUI, e engine.Event, icon, line string) {
	list := l.examples[e.Kind]
	if len(list) == examplesPerEvent {
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
	text := fmt.Sprintf("%d %d: %d %d %d %d | %s | %s |%s", e.Seat, e.Other, e.A, e.B, e.C, e.D, icon, line,
		sounds.String())
	l.examples[e.Kind] = append(list, example{line, strings.TrimRight(text, " |")})
}
