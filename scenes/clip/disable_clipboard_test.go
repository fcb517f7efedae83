package clip

import "testing"

// TestDisable checks that after Disable every request fails at once and no function of the platform
// is called.
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
