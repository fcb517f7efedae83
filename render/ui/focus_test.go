package ui

import "testing"

func TestFocusReachesEverything(t *testing.T) {
	counts := map[string]int{}
	ids := []string{"a", "b", "c", "d", "e", "f"}
	r := buttonGrid(counts, ids...)
	for range ids {
		r.Update(&Input{Dir: Next}, 16)
		r.Update(&Input{Accept: true}, 16)
	}
	for _, id := range ids {
		if counts[id] != 1 {
			t.Errorf("Tab and Enter pressed %s %d times, want once", id, counts[id])
		}
	}
}

func TestFocusByDirection(t *testing.T) {
	r := buttonGrid(map[string]int{}, "a", "b", "c", "d", "e", "f")
	r.Focus("a")
	r.focused = true
	for _, s := range []struct {
		dir  Dir
		want string
	}{{East, "b"}, {Down, "e"}, {West, "d"}, {Up, "a"}, {Up, "a"}, {East, "b"}, {East, "c"}, {East, "c"}} {
		r.Update(&Input{Dir: s.dir}, 16)
		if r.Focused() != s.want {
			t.Fatalf("direction %d leads to %s, want %s", s.dir, r.Focused(), s.want)
		}
	}
}
