// Package assets embeds the files that the app ships beside its code: fonts, icons, rules, lessons,
// practice positions, bot lines, goals, pictures as data, translations and licences.
//
// Each function returns one kind of file as bytes or as an fs.FS. Most return the raw bytes; the
// package that owns the format decodes them and is named in the function's comment. The scenes,
// package render/paint and package render/i18n call this package. The rules engines do not import
// it: the component tables of the games are in package assets/data.
//
// On a desktop all translations are embedded. A web page starts with English only and downloads the
// other languages as bundles (package assets/bundle); see [HasLanguage] and [AddLanguage].
package assets

import (
	"embed"
	"encoding/json"
	"fmt"
	"io/fs"
)

//go:embed LICENCES.txt fonts/*.ttf icons/icons.json rules/*/en.txt lessons/*.json practice/*.json practice/proved/*.json primer/*.json talk/*.csv goals/*.csv art/*.art art/lids.small
var files embed.FS

// BotTalk returns the folder with the remarks that bots make: lines.csv by bot and occasion, and
// games.csv by game.
func BotTalk() fs.FS { return embedded("talk") }

// Goals returns the folder with the goals (achievements) of the games. They are in the file
// goals.csv.
func Goals() fs.FS { return embedded("goals") }

// Art returns the folder with the pictures, which are described as data in *.art files in the
// format of package render/poster.
func Art() fs.FS { return embedded("art") }

// LidThumbnails returns the pre-rendered thumbnails of the game boxes' lids, in the format of
// poster.DecodeThumbnails.
func LidThumbnails() []byte {
	b, _ := files.ReadFile("art/lids.small") // cannot fail, because the file is embedded
	return b
}

func embedded(name string) fs.FS { return subfolder(files, name) }

func subfolder(all fs.FS, name string) fs.FS {
	sub, err := fs.Sub(all, name)
	if err != nil {
		return all // not reached, because all callers pass valid folder names
	}
	return sub
}

// Font returns the TrueType file of a font face. The names are "rye", "bitter", "bitter-bold" and
// "bitter-italic"; "bitter-ext" and "bitter-bold-ext" have the rarer Latin letters, "bitter-cyr"
// and "bitter-bold-cyr" the Cyrillic letters. It returns an error if the name is none of these.
func Font(name string) ([]byte, error) {
	b, err := files.ReadFile("fonts/" + name + ".ttf")
	if err != nil {
		return nil, fmt.Errorf("font %q is not part of the app", name)
	}
	return b, nil
}

// Icons returns the SVG path data of every icon by name. Each path is in a square of 512 x 512
// units and is filled by the non-zero rule.
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

// Rules returns the rules of a game in a language, as text in the markup of package scenes/reader.
// On a web page it returns an error if the language has not been downloaded.
func Rules(game, language string) ([]byte, error) {
	name := "rules/" + game + "/" + language + ".txt"
	b, err := files.ReadFile(name)
	if err != nil {
		b, err = fs.ReadFile(translations, name)
	}
	if err != nil {
		return nil, fmt.Errorf("there are no rules of %q in the language %q", game, language)
	}
	return b, nil
}

// Primer returns the primer of a game (the game explained in a minute), as JSON in the format of
// package scenes/table.
func Primer(game string) ([]byte, error) {
	b, err := files.ReadFile("primer/" + game + ".json")
	if err != nil {
		return nil, fmt.Errorf("there is no primer for %q", game)
	}
	return b, nil
}

// Practice returns the practice positions of a game, as JSON in the format of package engine/drill.
func Practice(game string) ([]byte, error) {
	b, err := files.ReadFile("practice/" + game + ".json")
	if err != nil {
		return nil, fmt.Errorf("there are no practice positions for %q", game)
	}
	return b, nil
}

// ProvedPractice returns the practice positions of a game whose solutions were proved by search.
// They are in the same format as those of Practice, and were written by the command "arena endings
// -puzzles".
func ProvedPractice(game string) ([]byte, error) {
	b, err := files.ReadFile("practice/proved/" + game + ".json")
	if err != nil {
		return nil, fmt.Errorf("there are no proved practice positions for %q", game)
	}
	return b, nil
}

// Lessons returns the lessons of a game, as JSON in the format of package scenes/teach.
func Lessons(game string) ([]byte, error) {
	b, err := files.ReadFile("lessons/" + game + ".json")
	if err != nil {
		return nil, fmt.Errorf("there are no lessons for %q", game)
	}
	return b, nil
}
