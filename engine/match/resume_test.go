package match

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/boomtown"
	"gulch/engine/games"
)

func BenchmarkResume(b *testing.B) {
	m, p := longGame(b)
	b.ReportAllocs()
	for b.Loop() {
		if _, _, err := Resume(findHeap, p.text, nil); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(len(m.Steps())), "moves")
	b.ReportMetric(float64(len(p.text)), "bytes")
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
