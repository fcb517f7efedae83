package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestRenameMovesTextsEverywhere checks that a text is replaced in the code, in data files, lessons
// and tests, and that its translations move along. Other strings must stay as they are.
func TestRenameMovesTextsEverywhere(t *testing.T) {
	p := project{root: t.TempDir()}
	files := map[string]string{
		"scenes/x/x.go": "package x\n\nvar a = i18n.T(\"It \" +\n\t\"hangs here\")\nvar id = \"hangs\"\n" +
			"var n = i18n.N(2, \"%d lump\", \"%d lumps\", 2)\nvar r = i18n.T(\"Ride\")\n" +
			"var short = map[string]string{\"A long text that is a key\": \"Ride\"}\n",
		"scenes/x/x_test.go":       "package x\n\nvar want, all = \"It hangs here\", \"He says: It hangs here\"\n",
		"scenes/y/y.go":            "package y\n\nvar r = i18n.T(\"Ride\")\n",
		"render/r.go":              "package render\n",
		"engine/e.go":              "package engine\n",
		"cmd/gulch/g.go":           "package main\n",
		"assets/talk/lines.csv":    "kind,line\nx,\"It hangs here\"\ny,It hangs here too\n",
		"assets/talk/games.csv":    "kind,line\n",
		"assets/goals/goals.csv":   "name,text\na,\"He said \"\"yes\"\", and left\"\n",
		"assets/lessons/x.json":    `{"text": "It hangs here", "It hangs here": 1, "state": "It"}` + "\n",
		"assets/words/de/x.json":   `{"It hangs here": "Es hängt hier", "%d lumps": ["%d Klumpen", "%d Klumpen"], "Other": "Andere", "Ride": "Ritt"}`,
		"assets/words/en/old.json": "{}",
		"assets/data/x/texts.csv":  "file,column\n",
		"renames.jsonl": `{"old": "It hangs here", "new": "It's here", "de": "Es ist hier"}
{"old": "%d lumps", "new": "%d ores", "one": "%d ore"}
{"old": "He said \"yes\", and left", "new": "He agreed"}
{"old": "Ride", "new": "Ride on", "only": "scenes/x", "de": "Weiter"}
{"old": "A long text that is a key", "new": "A key"}
`,
		"assets/data/trail/stations.csv": "name,story,one,two,three\n",
	}
	for name, text := range files {
		if err := os.MkdirAll(filepath.Dir(p.path(name)), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(p.path(name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if err := renameTexts(p, p.path("renames.jsonl")); err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]string{
		"scenes/x/x.go": "package x\n\nvar a = i18n.T(\"It's here\")\nvar id = \"hangs\"\n" +
			"var n = i18n.N(2, \"%d ore\", \"%d ores\", 2)\nvar r = i18n.T(\"Ride on\")\n" +
			"var short = map[string]string{\"A key\": \"Ride\"}\n",
		"scenes/y/y.go":          "package y\n\nvar r = i18n.T(\"Ride\")\n",
		"scenes/x/x_test.go":     "package x\n\nvar want, all = \"It's here\", \"He says: It hangs here\"\n",
		"assets/talk/lines.csv":  "kind,line\nx,It's here\ny,It hangs here too\n",
		"assets/goals/goals.csv": "name,text\na,He agreed\n",
		"assets/lessons/x.json":  `{"text": "It's here", "It hangs here": 1, "state": "It"}` + "\n",
	} {
		got, err := os.ReadFile(p.path(name))
		if err != nil || string(got) != want {
			t.Errorf("%s is\n%s(%v), want\n%s", name, got, err, want)
		}
	}
	var de map[string]any
	got, err := os.ReadFile(p.path("assets/words/de/x.json"))
	if err != nil || json.Unmarshal(got, &de) != nil || len(de) != 5 || de["It's here"] != "Es ist hier" ||
		len(de["%d ores"].([]any)) != 2 || de["Other"] != "Andere" ||
		de["Ride"] != "Ritt" || de["Ride on"] != "Weiter" {
		t.Errorf("the German catalogue is %s (%v), want new keys and the new translation", got, err)
	}
}

// TestFaultyRenamesAreRefused checks that a file of renames with a fault changes nothing and is
// reported with its line.
func TestFaultyRenamesAreRefused(t *testing.T) {
	for text, want := range map[string]string{
		`{"old": "%d cards", "new": "cards"}`: "different arguments",
		`{"old": "A"}`:                        "expected the fields",
		`{"old": "A", "new": "B"}` + "\n" + `{"old": "A", "new": "C"}`: "line 2",
		`{"old": "A", "new": "B", "de": 3}`:                            "neither a text",
		`{"old": "A", "new"`:                                           "line 1",
	} {
		if _, err := readRenames(strings.NewReader(text)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: the error is %v, want one with %q", text, err, want)
		}
	}
}
