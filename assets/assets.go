// Package assets holds what the app ships beside its code: fonts, icons and their licences. Component data of the
// games lies in the package data below it, which the engines read.
package assets

import (
	"embed"
	"encoding/json"
	"fmt"
	"io/fs"
	"strings"
)

//go:embed LICENCES.txt fonts/*.ttf icons/icons.json rules/*/en.txt lessons/*.json practice/*.json practice/proved/*.json primer/*.json talk/*.csv goals/*.csv art/*.art art/lids.small
var files embed.FS

// Talk returns the folder of what bots say: lines.csv.
func Talk() fs.FS { return folder("talk") }

// Goals returns the folder of what there is to reach in the games: goals.csv.
func Goals() fs.FS { return folder("goals") }

// Art returns the folder of pictures as data in the form of package render/poster.
func Art() fs.FS { return folder("art") }

// SmallLids returns the pictures of the games' boxes painted ahead, in the form of poster.ReadSmall.
func SmallLids() []byte {
	b, _ := files.ReadFile("art/lids.small") // it is embedded
	return b
}

func folder(name string) fs.FS { return within(files, name) }

func within(all fs.FS, name string) fs.FS {
	sub, err := fs.Sub(all, name)
	if err != nil {
		return all // never: the name is one
	}
	return sub
}

// Font returns the bytes of a font face: "rye", "bitter", "bitter-bold" or "bitter-italic"; "bitter-ext" and
// "bitter-bold-ext" hold the rarer Latin letters, "bitter-cyr" and "bitter-bold-cyr" the Cyrillic ones.
func Font(name string) ([]byte, error) {
	b, err := files.ReadFile("fonts/" + name + ".ttf")
	if err != nil {
		return nil, fmt.Errorf("font %q is not part of the app", name)
	}
	return b, nil
}

// Icons returns the SVG path data of every icon by name. Each path is drawn for a square of 512 by 512 units and
// filled by the non-zero rule.
func Icons() (map[string]string, error) {
	b, err := files.ReadFile("icons/icons.json")
	if err != nil {
		return nil, err
	}
	var paths map[string]string
	if err := json.Unmarshal(b, &paths); err != nil {
		return nil, fmt.Errorf("icons: %w", err)
	}
	return paths, nil
}

// Rules returns the rules of a game in a language as a text in the markup of package scenes/reader.
func Rules(game, language string) ([]byte, error) {
	name := "rules/" + game + "/" + language + ".txt"
	b, err := files.ReadFile(name)
	if err != nil {
		b, err = fs.ReadFile(tongues, name)
	}
	if err != nil {
		return nil, fmt.Errorf("there are no rules of %q in the language %q", game, language)
	}
	return b, nil
}

// Primer returns a game in a minute as JSON in the form of package scenes/table.
func Primer(game string) ([]byte, error) {
	b, err := files.ReadFile("primer/" + game + ".json")
	if err != nil {
		return nil, fmt.Errorf("there is no primer for %q", game)
	}
	return b, nil
}

// Practice returns the practice positions of a game as JSON in the form of package engine/drill.
func Practice(game string) ([]byte, error) {
	b, err := files.ReadFile("practice/" + game + ".json")
	if err != nil {
		return nil, fmt.Errorf("there are no practice positions for %q", game)
	}
	return b, nil
}

// Proved returns the practice positions of a game that were proved, as arena endings -puzzles writes them.
func Proved(game string) ([]byte, error) {
	b, err := files.ReadFile("practice/proved/" + game + ".json")
	if err != nil {
		return nil, fmt.Errorf("there are no proved practice positions for %q", game)
	}
	return b, nil
}

// Lessons returns the lessons of a game as JSON in the form of package scenes/teach.
func Lessons(game string) ([]byte, error) {
	b, err := files.ReadFile("lessons/" + game + ".json")
	if err != nil {
		return nil, fmt.Errorf("there are no lessons for %q", game)
	}
	return b, nil
}

// Licence is the text under which work of others may be passed on.
type Licence struct {
	Title string
	For   []string // module paths, "std" for Go itself, or places in the repository
	Text  string
}

// Licences returns the licences of all works of others that are part of the program or of its page, as LICENCES.txt has
// them: below a line "==== title | what it is for" each.
func Licences() ([]Licence, error) {
	b, err := files.ReadFile("LICENCES.txt")
	if err != nil {
		return nil, fmt.Errorf("the licences are not part of the app: %w", err)
	}
	parts := strings.Split(string(b), "\n==== ")
	var all []Licence
	for _, part := range parts[1:] {
		head, text, _ := strings.Cut(part, "\n")
		title, what, _ := strings.Cut(head, " | ")
		all = append(all, Licence{title, strings.Fields(what), strings.TrimSpace(text)})
	}
	return all, nil
}
