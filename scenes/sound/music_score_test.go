package sound

import "testing"

func TestInvalidTunesAreRefused(t *testing.T) {
	for text, want := range map[string]string{
		"c5.4 | c5.3":   "bar 2 is 3 units long; want 4",
		"c5.4 | x5.4":   `bar 2: "x5" is not a note`,
		"c5":            `bar 1: "c5" has no length`,
		"c.4":           `bar 1: "c.4" has no octave`,
		"c5.2 c5&e5.-2": `bar 1: "c5&e5.-2" has no length`,
	} {
		if _, err := readTune(text, 4); err == nil || err.Error() != want {
			t.Errorf("%q: %v; want %s", text, err, want)
		}
	}
	for _, text := range []string{"C | H", "C | ", "C D E", "Cmaj"} {
		if _, err := readChords(text); err == nil {
			t.Errorf("%q is parsed as chords, want an error", text)
		}
	}
	for want, bad := range map[string]part{
		`bad, part 1: bar 1: a note is missing`:  {"c5&.4", "C"},
		`bad, part 1: bar 1: "H" is not a chord`: {"c5.4", "H"},
	} {
		p := piece{name: "bad", bar: 4, parts: []part{bad}, order: []int{0}}
		if _, _, err := p.score(); err == nil || err.Error() != want {
			t.Errorf("the score of %+v: error %v; expected %s", bad, err, want)
		}
	}
}
