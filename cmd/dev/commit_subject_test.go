package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestCheckSubject checks which subjects of commits are refused, and that the error says what to
// change.
func TestCheckSubject(t *testing.T) {
	p, err := findProject()
	if err != nil {
		t.Fatal(err)
	}
	for _, x := range []struct{ subject, want string }{
		{"scenes/table: stop undo at the handover", ""},
		{"engine/bot, engine/match: share the clock", ""},
		{"README: name the fuzz", "no such package"},
		{"README.md: name the fuzz", ""},
		{"cmd/dev: add a check of " + strings.Repeat("x", 49), "at most 72"},
		{"Stop undo at the handover", "not of the form"},
		{"scenes/nothing: stop undo", "no such package"},
		{"scenes/table: stopping undo", "imperative"},
		{"scenes/table: stopped undo", "imperative"},
		{"scenes/table: Stop undo", "imperative"},
		{"scenes/table: adds undo", "imperative"},
		{"scenes/table: stop undo.", "full stop"},
		{"Merge branch 'undo'", ""},
		{"fixup! scenes/table: stop undo", ""},
	} {
		err := p.checkSubject(x.subject)
		if x.want == "" && err != nil || x.want != "" && (err == nil || !strings.Contains(err.Error(), x.want)) {
			t.Errorf("%q: got error %v, expected one with %q", x.subject, err, x.want)
		}
	}
}

// TestSubjectCommand checks that the command reads the first line of the file whose name git passes
// to the hook.
func TestSubjectCommand(t *testing.T) {
	p, err := findProject()
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "COMMIT_EDITMSG")
	if err := os.WriteFile(file, []byte("cmd/dev: add a check of subjects\n\nA body. Of any length.\n"),
		0o644); err != nil {
		t.Fatal(err)
	}
	if err := runSubject(t.Context(), p, []string{"-file", file}); err != nil {
		t.Error(err)
	}
	if err := os.WriteFile(file, []byte("wip\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := runSubject(t.Context(), p, []string{"-file", file}); err == nil {
		t.Error(`the subject "wip" was accepted, expected an error`)
	}
}
