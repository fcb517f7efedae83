package paint

import "testing"

// TestRendererNeedsNoDevice checks that a renderer can be created without a graphics device.
// Shaders are compiled when they are first used.
func TestRendererNeedsNoDevice(t *testing.T) {
	if _, err := NewRenderer(); err != nil {
		t.Fatal(err)
	}
}
