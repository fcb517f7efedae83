package main

import "testing"

func TestGalleryParts(t *testing.T) {
	for only, want := range map[string]string{
		"": "TestControls|TestFilms|TestPieces|TestPosters|TestScreens", "films, pieces": "TestFilms|TestPieces",
		"cellar": "",
	} {
		got, err := galleryTests(only)
		if got != want || (err == nil) != (want != "") {
			t.Errorf("roomTests(%q) returns %q, %v", only, got, err)
		}
	}
}
