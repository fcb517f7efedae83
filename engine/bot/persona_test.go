package bot

import "testing"

func TestPersonasAreDistinct(t *testing.T) {
	seen, styles := map[string]bool{}, map[Style]string{}
	for _, p := range Personas() {
		if other, taken := styles[p.Style]; taken {
			t.Errorf("the personas %s and %s have the same style", p.ID, other)
		}
		styles[p.Style] = p.ID
		for _, key := range []string{p.ID, p.Name, p.Motto} {
			if key == "" || seen[key] {
				t.Errorf("persona %s: the name or motto %q is empty or not unique", p.ID, key)
			}
			seen[key] = true
		}
		for _, own := range []float32{0, 0.3, 1} {
			r := []float32{own, (1 - own) / 2, (1 - own) / 2}
			if p.Style.adjustResult(r, 0); r[0] < 0 || r[0] > 1 {
				t.Errorf("persona %s adjusts a result of %v to %v, want [0, 1]", p.ID, own, r[0])
			}
		}
	}
	if len(styles) < 20 {
		t.Error("there are too few personas for a full table")
	}
}
