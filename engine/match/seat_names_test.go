package match

import (
	"fmt"
	"slices"
	"testing"
	"unicode/utf8"
)

// TestNamesOfRecords checks that names in a record are truncated to the length that a new game
// allows, and that equal names are made different by numbers.
func TestNamesOfRecords(t *testing.T) {
	for _, tt := range []struct{ names, want []string }{
		{[]string{"Ada", "Ben"}, []string{"Ada", "Ben"}},
		{[]string{"Ada", "ada ", "АDА", "Ada"}, []string{"Ada", "ada (2)", "АDА (3)", "Ada (4)"}},
		{[]string{"Ada (2)", "Ada", "Ada"}, []string{"Ada (2)", "Ada", "Ada (3)"}},
		{[]string{"", ""}, []string{"", "(2)"}},
		{[]string{"Wilhelmine Große Brandt", "Wilhelmine Große"}, []string{"Wilhelmine Große", "Wilhelmine G (2)"}},
		{[]string{"Анна", "Ёж"}, []string{"Анна", "Ёж"}},
	} {
		var r Record
		for _, n := range tt.names {
			r.Seats = append(r.Seats, Seat{Name: n})
		}
		changed := r.sanitize()
		var got []string
		for _, s := range r.Seats {
			got = append(got, s.Name)
			if utf8.RuneCountInString(s.Name) > MaxName {
				t.Errorf("the name %q is longer than MaxName", s.Name)
			}
		}
		if !slices.Equal(got, tt.want) || changed != !slices.Equal(got, tt.names) {
			t.Errorf("the names %q become %q (changed %v), want %q", tt.names, got, changed, tt.want)
		}
		if again := fmt.Sprint(r.Seats); r.sanitize() || fmt.Sprint(r.Seats) != again {
			t.Errorf("a second call changes %s to %v, want no change", again, r.Seats)
		}
	}
}

// TestSanitizeName checks that names lose control characters, stacked combining marks and repeated
// spaces, and are truncated.
func TestSanitizeName(t *testing.T) {
	for name, want := range map[string]string{
		" Ada \t  Prewitt ": "Ada Prewitt", "A\u202eda\x00": "Ada", "e\u0301\u0301\u0301x": "e\u0301x", "\u0301A": "A",
		"Wilhelmine Große Brandt": "Wilhelmine Große", "\xff": "", "\n": "",
	} {
		if got := SanitizeName(name); got != want {
			t.Errorf("SanitizeName(%q) returns %q, want %q", name, got, want)
		}
	}
	long := "abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz"
	if got := abbreviate(long); got != long[:maxWord]+"…" || abbreviate("Ada") != "Ada" {
		t.Errorf("abbreviate returns %q, want the first %d letters", got, maxWord)
	}
}
