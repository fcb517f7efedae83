package paint

import (
	"slices"
	"testing"

	"gulch/assets"
)

// TestIconsFill checks that every icon of the app can be parsed and covers a plausible part of its
// square.
func TestIconsFill(t *testing.T) {
	paths, err := assets.Icons()
	if err != nil {
		t.Fatal(err)
	}
	for name, path := range ownIcons {
		paths[name] = path
	}
	for name, path := range paths {
		ink := 0
		for _, a := range iconMask(path, 64).Pix {
			ink += int(a)
		}
		if share := float64(ink) / (64 * 64 * 255); share < 0.02 || share > 0.98 {
			t.Errorf("icon %s fills %.0f %% of its square, want 2 to 98 %%", name, 100*share)
		}
	}
}

// TestDamagedPath checks that malformed path data is drawn up to the error.
func TestDamagedPath(t *testing.T) {
	const px = 16
	whole := "M0 0H512V512H0Z"
	for _, path := range []string{"", "M", "M10", "M1 1 L", "M1 1 A", "X1 2", "M1 1 A5 5 0 1", "Mx", "M1e 2"} {
		if ink := slices.Max(iconMask(path, px).Pix); ink != 0 {
			t.Errorf("the damaged path %q draws pixels of %d, want none", path, ink)
		}
		if ink := slices.Min(iconMask(whole+path, px).Pix); ink != 255 {
			t.Errorf("the square before the damaged path %q is drawn with pixels of %d, want all 255", path, ink)
		}
	}
}
