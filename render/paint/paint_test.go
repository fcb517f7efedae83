package paint

import (
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

// TestDamagedPath checks that malformed path data does not panic.
func TestDamagedPath(t *testing.T) {
	for _, path := range []string{"", "M", "M10", "M1 1 L", "M1 1 A", "X1 2", "M1 1 A5 5 0 1", "Mx", "M1e 2"} {
		iconMask(path, 16)
	}
}

// TestShadersCompile checks that a renderer can be created without a graphics device.
func TestShadersCompile(t *testing.T) {
	if _, err := NewRenderer(); err != nil {
		t.Fatal(err)
	}
}
