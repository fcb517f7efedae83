package dakota

import (
	"encoding/json"
	"math/rand/v2"
	"testing"

	"gulch/engine"
	"gulch/engine/audit"
)

// damageValue changes one value somewhere in a decoded JSON document. It changes a number slightly,
// replaces a string by another string of the document, inverts a boolean, or removes a field or
// element.
func damageValue(v any, texts []string, r *rand.Rand) any {
	switch x := v.(type) {
	case map[string]any:
		for k := range x {
			if r.IntN(len(x)) == 0 {
				if r.IntN(12) == 0 {
					delete(x, k)
				} else {
					x[k] = damageValue(x[k], texts, r)
				}
				break
			}
		}
	case []any:
		if len(x) > 0 {
			i := r.IntN(len(x))
			if r.IntN(6) == 0 {
				return append(x[:i:i], x[i+1:]...)
			}
			x[i] = damageValue(x[i], texts, r)
		}
	case float64:
		return []float64{x + 1, x - 1, 0, x + 3}[r.IntN(4)]
	case string:
		return texts[r.IntN(len(texts))]
	case bool:
		return !x
	case nil:
		return float64(0)
	}
	return v
}

// textsOf appends to list all strings and keys of a document.
func textsOf(v any, list []string) []string {
	switch x := v.(type) {
	case map[string]any:
		for k, e := range x {
			list = textsOf(e, append(list, k))
		}
	case []any:
		for _, e := range x {
			list = textsOf(e, list)
		}
	case string:
		list = append(list, x)
	}
	return list
}

// TestDamagedPositions checks that Load either refuses a damaged position, or returns a possible
// position that passes the audit.
func TestDamagedPositions(t *testing.T) {
	r := rand.New(rand.NewPCG(8, 9))
	tries := 6
	if testing.Short() {
		tries = 1
	}
	accepted, refused := 0, 0
	for seats := MinSeats; seats <= MaxSeats; seats++ {
		n := 0
		playSensibly(t, seats, 5, 0.2, func(s *State, _ []engine.Move) {
			if n++; n%7 != 0 {
				return
			}
			text, err := s.MarshalJSON()
			if err != nil {
				t.Fatal(err)
			}
			for range tries {
				var doc any
				if err := json.Unmarshal(text, &doc); err != nil {
					t.Fatal(err)
				}
				all := append(textsOf(doc, nil), phaseNames[:]...)
				for range 1 + r.IntN(2) {
					doc = damageValue(doc, all, r)
				}
				broken, err := json.Marshal(doc)
				if err != nil {
					t.Fatal(err)
				}
				state, err := Game.Load(broken)
				if err != nil {
					refused++
					continue
				}
				if accepted++; accepted%16 == 0 {
					if err := audit.Inspect(Game, state, r, audit.DefaultBound); err != nil {
						t.Fatalf("Load accepts a damaged position that fails the audit: %v\n%s", err, broken)
					}
				}
			}
		})
	}
	if accepted == 0 || refused == 0 {
		t.Errorf("%d damaged positions were accepted, %d refused; want some of each", accepted, refused)
	}
	t.Logf("%d accepted, %d refused", accepted, refused)
}
