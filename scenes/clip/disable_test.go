package clip

import "testing"

// A program that plays by itself asks for nothing.
func TestDisable(t *testing.T) {
	t.Cleanup(func() { disabled = false })
	Disable()
	e := startErrand(func() (string, error) {
		t.Error("the platform is asked")
		return "", nil
	})
	if _, err, done := e.Poll(); !done || err == nil {
		t.Errorf("the errand is done: %v, with the error %v", done, err)
	}
}
