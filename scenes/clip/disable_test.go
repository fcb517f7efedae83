package clip

import "testing"

// TestDisable checks that after Disable a request fails at once, without a call of the platform.
func TestDisable(t *testing.T) {
	t.Cleanup(func() { disabled = false })
	Disable()
	e := startErrand(func() (string, error) {
		t.Error("a request called the platform after Disable")
		return "", nil
	})
	if _, err, done := e.Poll(); !done || err == nil {
		t.Errorf("after Disable a request is done: %v, with the error %v; want done with an error", done, err)
	}
}
