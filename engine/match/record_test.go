package match

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestRecordText(t *testing.T) {
	m, p := newHeapMatch(t, "none", ada, bot)
	play(t, m, "take 2", "take 1")
	if err := m.Undo(0); err != nil {
		t.Fatal(err)
	}
	play(t, m, "take 3")
	var bodies []string
	for line := range strings.Lines(string(p.text)) {
		bodies = append(bodies, line[:len(line)-checkLen-1])
	}
	want := []string{
		`gulch-record 1 {"game":"heap","rules":1,"seats":[{"name":"Ada","face":"f3"},` +
			`{"name":"Rattler","bot":"hard","persona":"rattler"}],"options":{"rolls":"none"},"seed":11,"bot_seed":7}`,
		"1 seat 0 take 2", "2 seat 1 take 1", "3 undo to 0", "4 seat 0 take 3",
	}
	if d := cmp.Diff(want, bodies); d != "" {
		t.Error(d)
	}
	if d := cmp.Diff(string(p.text), string(m.Text())); d != "" {
		t.Error("the sink has received another text than Text returns:", d)
	}
}
