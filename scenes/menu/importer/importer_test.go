package importer

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"gulch/engine/match"
	"gulch/render/ui"
	"gulch/scenes/menu/kit"
	"gulch/scenes/menu/menutest"
	"gulch/scenes/stage"
)

// receive imports files on the top scene of an app and answers every question by pressing the
// button with the ID answer. It returns the result of each file.
func receive(t *testing.T, h *stage.App, files fs.FS, answer string) (said []outcome) {
	t.Helper()
	x := &Importer{App: h, NoneTitle: "No game was added"}
	x.Add(Dropped(files))
	bottom := h.Top()
	for range 100_000 {
		if top := h.Top(); top != bottom {
			top.Build(h.CurrentLayout())
			i := slices.IndexFunc(top.Base().Root.Nodes, func(n ui.Node) bool { return n.ID == answer })
			if i < 0 {
				t.Fatalf("the dialog %s has no button %s", top.Name(), answer)
			}
			top.Base().Root.Nodes[i].Press()
			continue
		}
		if x.work == nil && !x.asking && len(x.queue) == 0 {
			return x.results
		}
		if x.Step(); x.work != nil {
			time.Sleep(time.Millisecond)
		}
	}
	t.Fatal("the import did not end within 100,000 steps")
	return nil
}

// TestSeveralFiles checks that each of several files dropped at once is either imported or reported
// with its own reason.
func TestSeveralFiles(t *testing.T) {
	want := map[string]string{
		"badutf8.gulch": "changed", "bom.gulch": "in the list", "cr.gulch": "in the list", "crlf.gulch": "in the list",
		"utf16.gulch": "in the list",
		"empty.gulch": "it's empty", "format2.gulch": "format 2", "header-changed.gulch": "Damaged at the beginning",
		"header-cut.gulch": "first line",
		"nul.gulch":        "Gulch imported nothing", "huge.png": "picture", "people-strange.txt": "7 new players",
		"gauge-running.gulch": "in the list",
	}
	h := menutest.NewApp(t)
	h.Push(kit.Message(h, "Below", ""))
	said := receive(t, h, os.DirFS("../testdata/received"), "no")
	if len(said) != len(want) {
		t.Errorf("%d results are reported, want %d", len(said), len(want))
	}
	for _, x := range said {
		if !strings.Contains(strings.ToLower(x.text), strings.ToLower(want[x.name])) || want[x.name] == "" ||
			strings.Contains(x.text, "gulch:1:") {
			t.Errorf("%s: %q, want %q", x.name, x.text, want[x.name])
		}
	}
	if n := len(h.Saved()); n != 5 {
		t.Errorf("%d games are in the list, want 5", n)
	}
}

// TestOtherFiles checks that the message about a file that is neither a game nor persons says what
// the file is.
func TestOtherFiles(t *testing.T) {
	for text, want := range map[string]string{
		"\xff\xd8\xff\xe0 JFIF\x00": "picture", "PK\x03\x04\x00": "archive", "%PDF-1.7\n": "another app's file",
		"MZ\x90\x00\x03":        "another app's file",
		"Hello, shall we play?": "no game and no players", "gulch:2:AAAA:end": "newer",
		"gulch-people 3:AAAA:end": "newer",
		" \n ":                    "empty",
		`{"id":"1"} #5a30ea26`:    "no game and no players", `{"master_volume":0.5}`: "Gulch's own files",
		"gulch:1:AAAA": "its end",
	} {
		h := menutest.NewApp(t)
		h.Push(kit.Message(h, "Below", ""))
		said := receive(t, h, fstest.MapFS{"x": {Data: []byte(text)}}, "no")
		if len(said) != 1 || !strings.Contains(said[0].text, want) || said[0].title == "" {
			t.Errorf("%q: %+v, want %q", text, said, want)
		}
	}
	h := menutest.NewApp(t)
	h.Push(kit.Message(h, "Below", ""))
	said := receive(t, h, fstest.MapFS{"games/a.gulch": {Data: []byte("x")},
		"large.gulch": {Data: make([]byte, stage.MaxImportBytes+1)}}, "no")
	if got := fmt.Sprint(said); len(said) != 2 || !strings.Contains(got, "is a folder") || !strings.Contains(got,
		"too large") {
		t.Errorf("a folder and a file that is too large: %v", got)
	}
}

// TestPartOfAFile checks that a game that can be read only in part is saved if the player agrees,
// and dropped otherwise.
func TestPartOfAFile(t *testing.T) {
	for answer, want := range map[string]string{"yes": "in the list", "no": "Gulch imported nothing"} {
		h := menutest.NewApp(t)
		h.Push(kit.Message(h, "Below", ""))
		data, err := os.ReadFile("../testdata/received/crlf.gulch")
		if err != nil {
			t.Fatal(err)
		}
		cut := fstest.MapFS{"x.gulch": {Data: []byte(strings.Replace(string(data), "3 seat", "3 saet", 1))}}
		said := receive(t, h, cut, answer)
		if len(said) != 1 || !strings.Contains(said[0].text, want) || (len(h.Saved()) == 1) != (answer == "yes") {
			t.Errorf("%s: %+v, %d games", answer, said, len(h.Saved()))
		}
	}
}

// TestImportSummary checks that the summary of an import counts lines that could not be taken in.
func TestImportSummary(t *testing.T) {
	_, text := menutest.ExportedPeople(t)
	h := menutest.NewApp(t)
	a, err := h.ParsePeople(text)
	if err != nil {
		t.Fatal(err)
	}
	a.Damaged, a.Newer, a.Missing = 2, 1, 3
	got := importPeople(h, a, nil)
	for _, want := range []string{"2 new players and 1 new game", "2 lines couldn't be read",
		"1 line from a newer version of Gulch was skipped", "3 lines were missing at the end"} {
		if !strings.Contains(got, want) {
			t.Errorf("the summary %q lacks %q", got, want)
		}
	}
}

// TestGamesAreKept checks that an imported game whose names had to be changed says so, and that a
// game that cannot be saved gives the reason.
func TestGamesAreKept(t *testing.T) {
	setup := match.Setup{Seed: 3, Seats: []match.Seat{{Name: strings.Repeat("W", 99)}, {Name: "Bo", Bot: "easy"},
		{Name: "Cy", Bot: "easy"}}}
	h := menutest.NewApp(t)
	m, err := match.New(h.Games[0], setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	for want, broken := range map[string]error{"Gulch changed it": nil, "is full": errors.New("the disk is full")} {
		h := menutest.NewApp(t)
		docs := &menutest.FullStore{Store: h.Docs}
		h.Docs = docs
		x := &Importer{App: h, NoneTitle: "No game was added"}
		docs.Failure = broken
		x.Add(Pasted(string(m.Text()), nil), nil)
		for x.work != nil || len(x.queue) > 0 {
			x.Step()
			time.Sleep(100 * time.Microsecond)
		}
		if got := x.results; len(got) != 1 || !strings.Contains(got[0].text, want) ||
			(got[0].title == "") != (broken == nil) {
			t.Errorf("the result is %+v, want %q", got, want)
		}
	}
}
