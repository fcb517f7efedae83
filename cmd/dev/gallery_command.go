package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"gulch/cmd/progress"
)

// galleryPackage is the package with the tests that render the gallery. They are built with
// picturesTag; tests with this tag only render pictures for people to look at. galleryEnv is the
// environment variable with the output folder. scaleEnv gives the tests a display with pixels, see
// drive.ScaleEnv.
const (
	picturesTag    = "pictures"
	galleryPackage = "gulch/scenes/gallery"
	galleryEnv     = "GULCH_GALLERY"
	scaleEnv       = "GULCH_DRIVE_SCALE"
)

// galleryParts maps the name of each part of the gallery to the name of its test.
var galleryParts = map[string]string{
	"pieces": "TestPieces", "controls": "TestControls", "screens": "TestScreens", "films": "TestFilms",
	"posters": "TestPosters",
}

func runGallery(ctx context.Context, p project, args []string) error {
	flags := flag.NewFlagSet("gallery", flag.ContinueOnError)
	out := flags.String("out", p.path("dist/gallery"), "write the sheets into this `folder`")
	only := flags.String("only", "", "paint only these `parts`, separated by commas: pieces, controls, screens, "+
		"films, posters")
	if err := parse(flags, args); err != nil {
		return err
	}
	tests, err := galleryTests(*only)
	if err != nil {
		return err
	}
	folder, err := filepath.Abs(*out)
	if err != nil {
		return err
	}
	if err := ensure(ctx, p, testTools()); err != nil {
		return err
	}
	say("painting; this takes some minutes …")
	show := progress.Start(os.Stderr, "gallery", "parts", 0)
	got := p.goTest(ctx, show, []string{galleryEnv + "=" + folder, scaleEnv + "=1"}, []string{galleryPackage},
		"-tags", picturesTag, "-count", "1", "-timeout", "60m", "-run", "^("+tests+")$")
	show.End()
	if got.failed > 0 {
		indent(os.Stderr, got.log)
		return errors.New("the gallery is not complete, see above")
	}
	return listPictures(folder)
}

// galleryTests returns the regular expression for the names of the tests that render some parts of
// the gallery. only lists the names of these parts, separated by commas; "" means all parts. It
// returns an error for an unknown part.
func galleryTests(only string) (string, error) {
	var tests []string
	if only == "" {
		tests = slices.Collect(maps.Values(galleryParts))
	}
	for name := range strings.SplitSeq(only, ",") {
		if name = strings.TrimSpace(name); name == "" {
			continue
		}
		test, ok := galleryParts[name]
		if !ok {
			return "", fmt.Errorf("the gallery has no part %q; choose pieces, controls, screens, posters or films", name)
		}
		tests = append(tests, test)
	}
	slices.Sort(tests)
	return strings.Join(tests, "|"), nil
}

// listPictures prints the paths of the sheets, which are the pictures directly in the folder, and
// the number of pictures in each subfolder.
func listPictures(folder string) error {
	counts := map[string]int{}
	err := filepath.WalkDir(folder, func(file string, d fs.DirEntry, err error) error {
		if err == nil && filepath.Ext(file) == ".png" {
			counts[filepath.Dir(file)]++
			if filepath.Dir(file) == folder {
				say("  %s", file)
			}
		}
		return err
	})
	for _, dir := range slices.Sorted(maps.Keys(counts)) {
		if dir != folder {
			say("  %s: %d pictures", dir, counts[dir])
		}
	}
	return err
}
