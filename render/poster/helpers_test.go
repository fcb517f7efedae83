package poster_test

import (
	"testing"

	"gulch/assets"
	"gulch/render/poster"
)

// art returns the art data of the app.
func art(t testing.TB) *poster.Art {
	t.Helper()
	a, err := poster.ReadArt(assets.Art())
	if err != nil {
		t.Fatal(err)
	}
	return a
}
