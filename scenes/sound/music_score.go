package sound

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// stroke is a key that is struck in a piece, with its time and its length in units of the score.
type stroke struct {
	at, length int
	pitch      int
	level      float64
}

// letters maps the letter of a note to the number of semitones above c.
var letters = map[byte]int{'c': 0, 'd': 2, 'e': 4, 'f': 5, 'g': 7, 'a': 9, 'b': 11}

// readPitch parses the letter of a note and its accidentals ("#", or "b" for flat) at the start of
// a text, such as "bb" or "f#". It returns the number of semitones above c, which may be outside
// the octave, and the rest of the text. It returns an error if the text does not start with a note.
func readPitch(s string) (pitch int, rest string, err error) {
	if s == "" {
		return 0, "", fmt.Errorf("a note is missing")
	}
	pitch, ok := letters[s[0]|0x20]
	if !ok {
		return 0, "", fmt.Errorf("%q is not a note", s)
	}
	rest = s[1:]
	for len(rest) > 0 && (rest[0] == '#' || rest[0] == 'b') {
		if rest[0] == '#' {
			pitch++
		} else {
			pitch--
		}
		rest = rest[1:]
	}
	return pitch, rest, nil
}

// readTune parses the notes of the right hand. Bars are separated by "|", and notes by spaces. A
// note is a name, an octave, a point and a length in units, such as "eb5.2". Notes that are struck
// together are joined by "&". A rest of two units is "-.2". bar is the number of units per bar.
func readTune(text string, bar int) ([]stroke, error) {
	var out []stroke
	for i, words := range strings.Split(text, "|") {
		at := 0
		for _, word := range strings.Fields(words) {
			names, length, ok := strings.Cut(word, ".")
			n, err := strconv.Atoi(length)
			if !ok || err != nil || n <= 0 {
				return nil, fmt.Errorf("bar %d: %q has no length", i+1, word)
			}
			for _, name := range strings.Split(names, "&") {
				if name == "-" {
					continue
				}
				pitch, octave, err := readPitch(name)
				if err != nil {
					return nil, fmt.Errorf("bar %d: %w", i+1, err)
				}
				o, err := strconv.Atoi(octave)
				if err != nil {
					return nil, fmt.Errorf("bar %d: %q has no octave", i+1, word)
				}
				out = append(out, stroke{at: i*bar + at, length: n, pitch: 12*(o+1) + pitch})
			}
			at += n
		}
		if at != bar {
			return nil, fmt.Errorf("bar %d is %d units long; want %d", i+1, at, bar)
		}
	}
	return out, nil
}

// chord is a root note and the notes of the chord in semitones above the root.
type chord struct {
	root  int // root note in semitones above c, from 0 to 11
	tones []int
}

// kinds maps the suffix of a chord's name to the chord's notes in semitones above the root.
var kinds = map[string][]int{"": {0, 4, 7}, "m": {0, 3, 7}, "7": {0, 4, 7, 10}, "m7": {0, 3, 7, 10}}

// readChords parses the chords of the left hand. Bars are separated by "|". Each bar has one chord,
// or two chords of equal length, such as "G" or "C D7". The result has a slice of chords for each
// bar.
func readChords(text string) ([][]chord, error) {
	var bars [][]chord
	for i, words := range strings.Split(text, "|") {
		var bar []chord
		for _, word := range strings.Fields(words) {
			pitch, kind, err := readPitch(word)
			tones, ok := kinds[kind]
			if err != nil || !ok {
				return nil, fmt.Errorf("bar %d: %q is not a chord", i+1, word)
			}
			bar = append(bar, chord{(pitch + 12) % 12, tones})
		}
		if len(bar) == 0 || len(bar) > 2 {
			return nil, fmt.Errorf("bar %d has %d chords; want 1 or 2", i+1, len(bar))
		}
		bars = append(bars, bar)
	}
	return bars, nil
}

// pitches returns the MIDI numbers of the notes of a chord that the degree selects.
func (c chord) pitches(what degree) []int {
	low := 36 + (c.root+8)%12 // between the e below the bass staff (40) and the d sharp above it
	low = 40 + (low-40+12)%12
	switch what {
	case fifth:
		if low+c.tones[2] > 52 {
			return []int{low + c.tones[2] - 12}
		}
		return []int{low + c.tones[2]}
	case sixth:
		return []int{low + 9}
	case above:
		return []int{low + c.tones[2]}
	case high:
		return []int{low + 12 + c.tones[1]}
	case whole:
		var out []int
		for _, t := range c.tones {
			out = append(out, 53+(c.root+t-5+12)%12)
		}
		slices.Sort(out)
		return out
	}
	return []int{low}
}

// score returns all strokes of both hands in the order of their times, and the length of the piece
// in units.
func (p *piece) score() (strokes []stroke, length int, err error) {
	for _, i := range p.order {
		tune, err := readTune(p.parts[i].tune, p.bar)
		if err != nil {
			return nil, 0, fmt.Errorf("%s, part %d: %w", p.name, i+1, err)
		}
		bars, err := readChords(p.parts[i].chords)
		if err != nil {
			return nil, 0, fmt.Errorf("%s, part %d: %w", p.name, i+1, err)
		}
		for _, s := range tune {
			s.level = p.stress(s.at)
			s.at += length
			strokes = append(strokes, s)
		}
		for b, bar := range bars {
			strokes = p.accompany(strokes, length+b*p.bar, bar)
		}
		length += len(bars) * p.bar
	}
	slices.SortStableFunc(strokes, func(a, b stroke) int { return a.at - b.at })
	return strokes, length, nil
}

// stress returns the level, 0 to 1, of a note of the right hand. The parameter at is the time of
// the note in units. The first note of a bar is the loudest.
func (p *piece) stress(at int) float64 {
	switch {
	case at%p.bar == 0:
		return 0.78
	case at%2 == 0:
		return 0.68
	}
	return 0.6
}

// accompany appends to dst the strokes of the left hand in one bar. The parameter at is the time of
// the bar's start in units, and bar has the chords of the bar.
func (p *piece) accompany(dst []stroke, at int, bar []chord) []stroke {
	for _, t := range p.left {
		c := bar[t.at*len(bar)/p.bar]
		what, level := t.what, 0.5
		if what == fifth && len(bar) == 2 && t.at*2 >= p.bar {
			what = root // a new chord starts with its root
		}
		if what == whole || what == above || what == high {
			level = 0.3
		}
		for _, pitch := range c.pitches(what) {
			dst = append(dst, stroke{at: at + t.at, length: t.length, pitch: pitch, level: level})
		}
	}
	return dst
}
