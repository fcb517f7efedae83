package match

import (
	"math/rand/v2"
	"strings"
	"testing"

	"gulch/engine"
)

// memorySink is a Sink in memory. It fails if err is set.
type memorySink struct {
	text []byte
	err  error
}

func (p *memorySink) Append(lines []byte) error {
	if p.err == nil {
		p.text = append(p.text, lines...)
	}
	return p.err
}

var (
	ada = Seat{Name: "Ada", Face: "f3"}
	bob = Seat{Name: "Bob"}
	bot = Seat{Name: "Rattler", Bot: "hard", Persona: "rattler"}
)

func newHeapMatch(t testing.TB, rolls string, seats ...Seat) (*Match, *memorySink) {
	t.Helper()
	p := &memorySink{}
	m, err := New(heapGame{rules: 1}, Setup{Seats: seats, Options: engine.Options{"rolls": rolls}, Seed: 11,
		BotSeed: 7}, p)
	if err != nil {
		t.Fatal(err)
	}
	return m, p
}

func play(t testing.TB, m *Match, moves ...string) []engine.Event {
	t.Helper()
	var all []engine.Event
	for _, text := range moves {
		move, err := m.State().Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		events, err := m.Play(move)
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		all = append(all, events...)
	}
	return all
}

// position returns the JSON of a state, for comparisons.
func position(t testing.TB, s engine.State) string {
	t.Helper()
	b, err := s.MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

// longGame returns a match of about 100 decisions.
func longGame(t testing.TB) (*Match, *memorySink) {
	m, p := newHeapMatch(t, "many", ada, bot)
	r := rand.New(rand.NewPCG(5, 5))
	for !m.Over() {
		legal := m.Legal()
		m.Play(legal[max(r.IntN(len(legal)), r.IntN(len(legal)))])
	}
	return m, p
}

// sampleRecord returns a record with the header on line 1 and moves on lines 2 to 7.
func sampleRecord(t testing.TB) []byte {
	m, p := newHeapMatch(t, "none", ada, bot)
	play(t, m, "take 1", "take 2", "take 1", "take 1", "take 1", "take 1")
	return p.text
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

// fails checks that err, the result of an operation, is an error whose text contains all the given
// parts.
func fails(t *testing.T, operation string, err error, parts ...string) {
	t.Helper()
	for _, part := range parts {
		if err == nil || !strings.Contains(err.Error(), part) {
			t.Errorf("%s returns the error %v, want one with %q", operation, err, part)
		}
	}
}

// exported returns the text of a match's record after the match has been exported and imported
// again.
func exported(t *testing.T, m *Match) []byte {
	t.Helper()
	text, err := m.Record().Export()
	if err != nil {
		t.Fatal(err)
	}
	sent, err := Import(text)
	if err != nil {
		t.Fatal(err)
	}
	doc, err := sent.Text()
	if err != nil {
		t.Fatal(err)
	}
	return doc
}
