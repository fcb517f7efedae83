package match

import (
	"bytes"
	"errors"
	"fmt"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/boomtown"
	"gulch/engine/games"
)

// sampleRecord returns a record with the header on line 1 and moves on lines 2 to 7.
func sampleRecord(t testing.TB) []byte {
	m, p := newHeapMatch(t, "none", ada, bot)
	play(t, m, "take 1", "take 2", "take 1", "take 1", "take 1", "take 1")
	return p.text
}

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

func checkDamage(t *testing.T, d *Damage, line, lost int, torn bool, reason string) {
	t.Helper()
	if d == nil {
		if line != 0 {
			t.Errorf("Resume reports no damage, want damage in line %d", line)
		}
		return
	}
	if d.Line != line || d.Lost != lost || d.Torn != torn || !strings.Contains(d.Error(), reason) {
		t.Errorf("the damage is %+v, want line %d, %d lost, torn %v, a reason with %q", d, line, lost, torn, reason)
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

// withChecks returns a record with the line header and the lines bodies, each with the correct
// checksum at its end.
func withChecks(header string, bodies ...string) []byte {
	w := &writer{}
	w.line(header)
	for _, b := range bodies {
		w.line(b)
	}
	return w.text
}

const heapHeader = `gulch-record 1 {"game":"heap","rules":1,"seats":[{"name":"Ada"},{"name":"Bob"}],"seed":11,"bot_seed":0}`

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

func TestExport(t *testing.T) {
	m, _ := longGame(t)
	text, err := m.Record().Export()
	if err != nil {
		t.Fatal(err)
	}
	quoted := "Look at this game:\n> " + strings.ReplaceAll(text, "\n", "\r\n> ") + "\nWhat do you say?"
	for _, in := range []string{text, quoted, strings.Join(strings.Fields(text), "")} {
		r, err := Import(in)
		if err != nil {
			t.Fatal(err)
		}
		doc, err := r.Text()
		if err != nil {
			t.Fatal(err)
		}
		again, damage, err := Resume(findHeap, doc, nil)
		if err != nil || damage != nil || position(t, again.State()) != position(t, m.State()) {
			t.Errorf("the imported game differs: error %v, damage %v", err, damage)
		}
	}
	for _, in := range []string{"", "hello", text[:len(text)-4], strings.Replace(text, "A", "B", 1), "gulch:1::end"} {
		if _, err := Import(in); !errors.Is(err, ErrPaste) {
			t.Errorf("Import of %.20q returns the error %v, want ErrPaste", in, err)
		}
	}
}

// boomtownRecord returns the record of the first moves of a random game of Boomtown.
func boomtownRecord(t testing.TB, moves int) []byte {
	p := &memorySink{}
	m, err := New(boomtown.Game, Setup{Seats: []Seat{ada, bot, bot, bob}, Seed: 1877, BotSeed: 3}, p)
	if err != nil {
		t.Fatal(err)
	}
	for i := 0; i < moves && !m.Over(); i++ {
		legal := m.Legal()
		if _, err := m.Play(legal[m.BotSeed()%uint64(len(legal))]); err != nil {
			t.Fatal(err)
		}
	}
	return p.text
}

// FuzzResume resumes arbitrary texts. Each text is used both unchanged and with a correct checksum
// added to every line, so that the code after the verification of the checksums is reached, too.
func FuzzResume(f *testing.F) {
	f.Add([]byte(""))
	f.Add(sampleRecord(f))
	f.Add(sampleRecord(f)[:200])
	f.Add([]byte(heapHeader + "\n1 seat 0 roll\n2 undo to 0\n3 seat 0 take 2"))
	game := boomtownRecord(f, 40)
	f.Add(game)
	var bodies [][]byte
	for line := range bytes.Lines(game) {
		bodies = append(bodies, withoutCheck(bytes.TrimSpace(line)))
	}
	f.Add(bytes.Join(bodies, []byte("\n")))
	find := func(id string) (engine.Game, error) {
		if id == "heap" {
			return heapGame{rules: 1}, nil
		}
		return games.Find(id)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		header, rest, _ := strings.Cut(string(data), "\n")
		for _, text := range [][]byte{data, withChecks(header, strings.Split(rest, "\n")...)} {
			m, _, err := Resume(find, text, nil)
			if err != nil {
				continue
			}
			if _, err := Summarise(find, text); err != nil {
				t.Error("Resume accepts the text, but Summarise returns:", err)
			}
			again, damage, err := Resume(find, m.Text(), nil)
			if err != nil || damage != nil || fmt.Sprint(again.Record()) != fmt.Sprint(m.Record()) {
				t.Errorf("Resume of the rewritten text returns %v, damage %v, or another record", err, damage)
			}
		}
	})
}

func FuzzImport(f *testing.F) {
	r, _, err := Read(sampleRecord(f))
	if err != nil {
		f.Fatal(err)
	}
	text, err := r.Export()
	if err != nil {
		f.Fatal(err)
	}
	f.Add(text)
	f.Add("gulch:1:AAAA:end")
	f.Fuzz(func(t *testing.T, text string) {
		r, err := Import(text)
		if err != nil {
			return
		}
		doc, err := r.Text()
		if err != nil {
			t.Fatal(err)
		}
		if _, _, err := Resume(findHeap, doc, nil); errors.Is(err, ErrNotRecord) {
			t.Error(err)
		}
	})
}

// TestBoomtown checks that a recorded game of Boomtown can be resumed and replayed.
func TestBoomtown(t *testing.T) {
	text := boomtownRecord(t, 10000)
	m, damage, err := Resume(games.Find, text, nil)
	if err != nil || damage != nil || !m.Over() {
		t.Fatal(err, damage)
	}
	r, _, err := NewReplay(games.Find, text)
	if err != nil {
		t.Fatal(err)
	}
	steps := 0
	for _, ok := r.Next(); ok; _, ok = r.Next() {
		steps++
	}
	if steps != r.Len() || position(t, r.State()) != position(t, m.State()) {
		t.Error("the replay ends at another position than the game")
	}
}

func BenchmarkResumeBoomtown(b *testing.B) {
	text := boomtownRecord(b, 10000)
	b.ReportAllocs()
	for b.Loop() {
		if _, _, err := Resume(games.Find, text, nil); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(bytes.Count(text, []byte("\n"))-1), "lines")
	b.ReportMetric(float64(len(text)), "bytes")
}

func BenchmarkSeekBoomtown(b *testing.B) {
	r, _, err := NewReplay(games.Find, boomtownRecord(b, 10000))
	if err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		if err := r.Seek(i * 7919 % (r.Len() + 1)); err != nil {
			b.Fatal(err)
		}
	}
}
