package match

import (
	"bytes"
	"errors"
	"strings"
	"testing"
)

func TestDamage(t *testing.T) {
	lines := strings.SplitAfter(string(sampleRecord(t)), "\n")
	with := func(change func(l []string) []string) string {
		return strings.Join(change(append([]string(nil), lines...)), "")
	}
	edit := func(at int, old, new string) string {
		return with(func(l []string) []string { l[at] = strings.Replace(l[at], old, new, 1); return l })
	}
	all := strings.Join(lines, "")
	tests := []struct {
		name   string
		text   string
		moves  int
		line   int // expected first damaged line, 0 if no damage is expected
		lost   int
		torn   bool
		reason string
	}{
		{"whole", all, 6, 0, 0, false, ""},
		{"Windows line ends", strings.ReplaceAll(all, "\n", "\r\n"), 6, 0, 0, false, ""},
		{"byte order mark and empty lines", "\ufeff" + strings.ReplaceAll(all, "\n", "\n\n"), 6, 0, 0, false, ""},
		{"no last line end", strings.TrimSuffix(all, "\n"), 6, 0, 0, false, ""},
		{"torn", all[:len(all)-9], 5, 7, 1, true, ""},
		{"torn in the number", strings.Join(lines[:4], "") + "4", 3, 5, 1, true, ""},
		{"zeros at the end", strings.Join(lines[:4], "") + "\x00\x00\x00\x00", 3, 5, 1, true, ""},
		{"edited move", edit(3, "take 1", "take 3"), 2, 4, 4, false, "changed"},
		{"edited check", edit(3, "#", "!"), 2, 4, 4, false, "changed"},
		{"edited seat", edit(3, "seat 0", "seat 1"), 2, 4, 4, false, "changed"},
		{"a line missing", with(func(l []string) []string { return append(l[:3], l[4:]...) }), 2, 4, 3, false,
			"missing"},
		{"swapped", with(func(l []string) []string { l[2], l[3] = l[3], l[2]; return l }), 1, 3, 5, false, "order"},
		{"doubled", with(func(l []string) []string { l[4] = l[3] + l[4]; return l }), 3, 5, 4, false, "order"},
		{"rubbish", lines[0] + "hello\n", 0, 2, 1, false, "changed"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			m, damage, err := Resume(findHeap, []byte(tt.text), nil)
			if err != nil {
				t.Fatal(err)
			}
			if len(m.Steps()) != tt.moves {
				t.Errorf("%d moves can be resumed, want %d", len(m.Steps()), tt.moves)
			}
			checkDamage(t, damage, tt.line, tt.lost, tt.torn, tt.reason)
			checkContinues(t, m)
		})
	}
}

// checkContinues plays one more move in m and checks that resuming the match from its record leads
// to the same position.
func checkContinues(t *testing.T, m *Match) {
	t.Helper()
	if !m.Over() {
		if _, err := m.Play(m.Legal()[0]); err != nil {
			t.Error(err)
		}
	}
	again, damage, err := Resume(findHeap, m.Text(), nil)
	if err != nil || damage != nil || position(t, again.State()) != position(t, m.State()) {
		t.Errorf("Resume of the repaired text returns %v, damage %v, or another position", err, damage)
	}
}

// TestInvalidLinesWithValidChecks checks that a forged record, whose lines have correct checksums
// but invalid contents, is reported as damaged.
func TestInvalidLinesWithValidChecks(t *testing.T) {
	tests := []struct {
		name, line, reason string
	}{
		{"another seat", "2 seat 0 take 1", "seat 1's turn"},
		{"no such seat", "2 seat 7 take 1", "no seat"},
		{"no seat at all", "2 seat", "no seat"},
		{"no move", "2 seat 1 dance", "neither take nor roll"},
		{"not legal", "2 seat 1 take 9", "isn't possible"},
		{"undo too far", "2 undo to 2", "goes back to move"},
		{"undo below zero", "2 undo to -1", "goes back to move"},
		{"unknown", "2 bribe 7", "bribe"},
		{"a hint for no seat", "2 hint 7", `no seat "7"`},
		{"a cutoff of no seat", "2 haste x 1", `no seat "x"`},
		{"no cutoff at all", "2 haste 0 0", "changed after it was written"},
		{"too many halvings", "2 haste 0 31", "changed after it was written"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			text := withChecks(heapHeader, "1 seat 0 take 1", tt.line, "3 seat 0 take 1")
			m, damage, err := Resume(findHeap, text, nil)
			if err != nil || len(m.Steps()) != 1 {
				t.Fatalf("Resume returns the error %v, or not exactly one move", err)
			}
			checkDamage(t, damage, 3, 2, false, tt.reason)
			checkContinues(t, m)
		})
	}
}

func TestUnusableRecords(t *testing.T) {
	good := string(sampleRecord(t))
	header := func(old, new string) string { return string(withChecks(strings.Replace(heapHeader, old, new, 1))) }
	tests := []struct {
		name, text string
		want       error
		says       string
	}{
		{"nothing", "", ErrNotRecord, "Choose a file"},
		{"a picture", "\x89PNG\r\n", ErrNotRecord, "Choose a file"},
		{"a newer format", strings.Replace(good, "gulch-record 1", "gulch-record 2", 1), ErrFormat, "format 2"},
		{"a torn header", good[:40], ErrHeader, "copy"},
		{"an edited header", strings.Replace(good, "Ada", "Eve", 1), ErrHeader, "copy"},
		{"other rules", header(`"rules":1`, `"rules":2`), ErrRules, "version 2"},
		{"an unknown game", header(`"heap"`, `"chess"`), ErrUnknownGame, "chess"},
		{"an unknown field", header(`"seed"`, `"sead"`), ErrHeader, "sead"},
		{"too many seats", header(`{"name":"Bob"}`, strings.Repeat(`{},`, 300)+`{}`), ErrHeader, "players"},
		{"too many bytes", good + strings.Repeat(" ", maxText), ErrNotRecord, "kB is too large for a game"},
		{"too many lines", good + strings.Repeat("\n", maxLines+1), ErrNotRecord, "lines are too many for a game"},
		{"an unknown option", header(`"seed"`, `"options":{"a":"b"},"seed"`), ErrHeader, "no option"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			_, _, err := Resume(findHeap, []byte(tt.text), nil)
			if !errors.Is(err, tt.want) || !strings.Contains(err.Error(), tt.says) {
				t.Errorf("Resume returns the error %q, want one that wraps %v and contains %q", err, tt.want, tt.says)
			}
		})
	}
	if _, err := Summarise(findHeap, []byte("hello")); !errors.Is(err, ErrNotRecord) {
		t.Errorf("Summarise of a text that is no record returns the error %v, want ErrNotRecord", err)
	}
	s, err := Summarise(findHeap, []byte(header(`"rules":1`, `"rules":2`)))
	if err != nil || !errors.Is(s.Problem, ErrRules) || s.Name != "Heap" || len(s.Seats) != 2 {
		t.Errorf("the summary of a game under other rules is %+v, %v; want the players and ErrRules as Problem", s, err)
	}
}

// TestTruncatedRecords truncates a record after each byte and checks that all moves on complete
// lines are still read.
func TestTruncatedRecords(t *testing.T) {
	text := sampleRecord(t)
	header := bytes.IndexByte(text, '\n')
	for cut := header + 1; cut <= len(text); cut++ {
		m, damage, err := Resume(findHeap, text[:cut], nil)
		if err != nil {
			t.Fatal(cut, err)
		}
		whole := bytes.Count(text[:cut], []byte("\n")) - 1
		if got := len(m.Steps()); got != whole && got != whole+1 {
			t.Fatalf("truncated at byte %d: %d moves are resumed, want those of %d whole lines", cut, got, whole)
		}
		if damage != nil && (!damage.Torn || damage.Lost != 1) {
			t.Fatalf("truncated at byte %d: the damage is %+v, want one torn line", cut, damage)
		}
	}
}

// TestChangedBytes changes each byte of a record in turn and checks that the moves before the
// changed line are read and the moves from that line on are not.
func TestChangedBytes(t *testing.T) {
	text := sampleRecord(t)
	for i := bytes.IndexByte(text, '\n') + 1; i < len(text); i++ {
		if text[i] == '\n' {
			continue
		}
		broken := bytes.Clone(text)
		broken[i] ^= 1
		m, damage, err := Resume(findHeap, broken, nil)
		before := bytes.Count(text[:i], []byte("\n")) - 1
		if err != nil || damage == nil || len(m.Steps()) != before {
			t.Fatalf("byte %d changed: error %v, damage %v; want damage and %d moves", i, err, damage, before)
		}
	}
}
