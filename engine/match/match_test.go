package match

import (
	"bytes"
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"gulch/engine"
	"gulch/engine/dakota"
	"gulch/engine/sierrawest"
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

func TestForcedMovesFollowAndAreNotRecorded(t *testing.T) {
	m, p := newHeapMatch(t, "none", ada, bob)
	for m.State().(*heap).Left > 4 {
		play(t, m, "take 1")
	}
	lines := bytes.Count(p.text, []byte("\n"))
	events := play(t, m, "take 3") // one counter is left, which the other seat must take
	if len(events) != 2 || events[0].Auto || !events[1].Auto {
		t.Errorf("the events are %+v, want one of the move and one of a forced move", events)
	}
	if !m.Over() || len(m.Legal()) != 0 {
		t.Error("the game is not over after the last counter")
	}
	if got := bytes.Count(p.text, []byte("\n")) - lines; got != 1 {
		t.Errorf("%d lines were written for a move and a forced move, want 1", got)
	}
	if _, err := m.Play(engine.Move{Kind: take, A: 1}); err == nil {
		t.Error("Play accepts a move after the end of the game")
	}
	if s := m.Summary(); !s.Over || len(s.Winners) != 1 || s.Moves != len(m.Steps()) {
		t.Errorf("the summary of a finished game is %+v", s)
	}
}

func TestRefusedMoveChangesNothing(t *testing.T) {
	m, p := newHeapMatch(t, "none", ada, bot)
	before, text := position(t, m.State()), string(p.text)
	for _, move := range []engine.Move{{}, {Kind: roll}, {Kind: take, A: 4}, {Kind: 99, A: -1}} {
		if _, err := m.Play(move); err == nil {
			t.Errorf("Play accepts the illegal move %v", move)
		}
	}
	if position(t, m.State()) != before || string(p.text) != text || len(m.Steps()) != 0 {
		t.Error("a refused move changed the position, the record or the steps")
	}
}

func TestSetupIsChecked(t *testing.T) {
	for _, setup := range []Setup{{}, {Seats: make([]Seat, 9)},
		{Seats: make([]Seat, 2), Options: engine.Options{"x": "y"}}} {
		if _, err := New(heapGame{rules: 1}, setup, nil); err == nil {
			t.Errorf("New accepts the invalid setup %+v", setup)
		}
	}
}

func TestGameGoesOnWithoutSaving(t *testing.T) {
	m, p := newHeapMatch(t, "none", ada, bot)
	p.err = errors.New("the disk is full")
	play(t, m, "take 1", "take 1")
	if !errors.Is(m.SaveErr(), p.err) {
		t.Errorf("SaveErr is %v, want the error of the sink", m.SaveErr())
	}
	p.err = nil
	play(t, m, "take 1")
	if m.SaveErr() != nil {
		t.Error("SaveErr is not nil after a successful write:", m.SaveErr())
	}
	if !bytes.Equal(p.text, m.Text()) {
		t.Error("lines that the sink refused were not offered to it again")
	}
}

// TestIrreversible checks that Irreversible and EndsTurn predict whether a move can be undone and
// ends the turn, without changing the match.
func TestIrreversible(t *testing.T) {
	for _, c := range []struct {
		practice bool
		move     string
		want     bool
	}{{false, "take 1", false}, {false, "roll", true}, {true, "roll", false}} {
		m, err := New(heapGame{rules: 1}, Setup{Seats: []Seat{ada, bot}, Seed: 3, Practice: c.practice}, nil)
		if err != nil {
			t.Fatal(err)
		}
		move, err := m.State().Parse(c.move)
		if err != nil {
			t.Fatal(err)
		}
		before, _ := m.State().MarshalJSON()
		got := m.Irreversible(move)
		after, _ := m.State().MarshalJSON()
		turn := m.State().Turn()
		ends := m.EndsTurn(move)
		if got != c.want || !bytes.Equal(before, after) {
			t.Errorf("practice %v, %s: Irreversible is %v, want %v, or it changed the match", c.practice, c.move, got,
				c.want)
		}
		play(t, m, c.move)
		if want := m.State().Turn() != turn; ends != want && !c.practice {
			t.Errorf("%s: EndsTurn is %v, want %v", c.move, ends, want)
		}
		if can := m.CanUndo(0) == nil; can == c.want {
			t.Errorf("practice %v, %s: CanUndo allows undo: %v, which contradicts Irreversible", c.practice, c.move,
				can)
		}
	}
}

// TestTurnsThatEndByThemselves checks EndsTurnByItself in Sierra West, where a turn ends with
// drawing cards. It must predict the moves after which the turn ends without a decision and nothing
// can be undone.
func TestTurnsThatEndByThemselves(t *testing.T) {
	m, err := New(sierrawest.Game, Setup{Seats: []Seat{ada, bot}, Seed: 3}, nil)
	if err != nil {
		t.Fatal(err)
	}
	predicted := 0
	for r := rand.New(rand.NewPCG(3, 0)); !m.Over(); {
		seat, move := m.Turn(), m.Legal()[r.IntN(len(m.Legal()))]
		ends := m.EndsTurnByItself(move)
		text := m.State().Notation(move)
		if _, err := m.Play(move); err != nil {
			t.Fatal(err)
		}
		if !ends {
			continue
		}
		if predicted++; m.Turn() == seat || seat == 0 && m.CanUndo(seat) == nil {
			t.Errorf("%s is said to end the turn for good, but seat %d decides next, or it can be undone", text, m.Turn())
		}
		if text == "end_turn" {
			t.Error("the move that ends the turn is said to end it by itself")
		}
	}
	if predicted == 0 {
		t.Error("no turn ended by itself; want a seed where some do")
	}
}

// TestSecretPlansCanBeUndoneUntilShown checks, in Dakota 1877, that a person can take back a secret
// plan until the last seat has planned, and that Irreversible warns of that.
func TestSecretPlansCanBeUndoneUntilShown(t *testing.T) {
	m, err := New(dakota.Game, Setup{Seats: []Seat{ada, bot, bot}, Seed: 5}, nil)
	if err != nil {
		t.Fatal(err)
	}
	planning := func() bool { return m.State().Phase() == dakota.PhasePlan }
	for r := rand.New(rand.NewPCG(5, 0)); !planning() || m.Turn() != 0; {
		if _, err := m.Play(m.Legal()[r.IntN(len(m.Legal()))]); err != nil {
			t.Fatal(err)
		}
	}
	done := engine.Move{Kind: dakota.KindPlanDone}
	if !m.Irreversible(done) {
		t.Error("a plan that the others cannot change any more is not irreversible")
	}
	others := 0 // number of seats that have planned after the person
	for ; planning(); others++ {
		if others > 0 && m.CanUndo(0) != nil {
			t.Errorf("while seat %d plans, CanUndo returns %v; want nil", m.Turn(), m.CanUndo(0))
		}
		if _, err := m.Play(done); err != nil {
			t.Fatal(err)
		}
	}
	if others < 2 {
		t.Error("the person planned last; want a seed with which others plan after the person")
	}
	fails(t, "CanUndo after all plans were shown", m.CanUndo(0), "has been revealed")
}

func TestUndo(t *testing.T) {
	tests := []struct {
		name     string
		practice bool
		seats    []Seat
		moves    []string
		by       engine.Seat
		left     int    // expected number of decisions left after the undo
		refusal  string // part of the expected error, "" for none
	}{
		{"own move", false, []Seat{ada, bot, bot}, []string{"take 1"}, 0, 0, ""},
		{"over the answers of bots", false, []Seat{ada, bot, bot}, []string{"take 1", "take 1", "take 2"}, 0, 0, ""},
		{"only the last decision", false, []Seat{ada, bot}, []string{"take 1", "take 1", "take 1"}, 0, 2, ""},
		{"nothing yet", false, []Seat{ada, bot}, nil, 0, 0, "haven't made a decision"},
		{"not over own dice", false, []Seat{ada, bot}, []string{"roll"}, 0, 1, "has been revealed"},
		{"not over a bot's dice", false, []Seat{ada, bot}, []string{"take 1", "roll"}, 0, 2, "has been revealed"},
		{"after the dice", false, []Seat{ada, bot}, []string{"take 1", "roll", "take 1"}, 0, 2, ""},
		{"not over another person", false, []Seat{ada, bob}, []string{"take 1", "take 1"}, 0, 2,
			"Bob has made a decision"},
		{"pass and play", false, []Seat{ada, bob}, []string{"take 1", "take 1"}, 1, 1, ""},
		{"not for bots", false, []Seat{ada, bot}, []string{"take 1", "take 1"}, 1, 2, "bot's move"},
		{"practice", true, []Seat{ada, bob}, []string{"take 1", "roll", "roll"}, 0, 2, ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			m, err := New(heapGame{rules: 1}, Setup{Seats: tt.seats, Seed: 3, Practice: tt.practice}, nil)
			if err != nil {
				t.Fatal(err)
			}
			play(t, m, tt.moves...)
			can, err := m.CanUndo(tt.by), m.Undo(tt.by)
			if fmt.Sprint(can) != fmt.Sprint(err) {
				t.Errorf("CanUndo returns %v, but Undo %v", can, err)
			}
			if (tt.refusal == "") != (err == nil) || err != nil && !strings.Contains(err.Error(), tt.refusal) {
				t.Errorf("Undo returns the error %v, want one that contains %q", err, tt.refusal)
			}
			if len(m.Steps()) != tt.left {
				t.Errorf("%d decisions remain, want %d", len(m.Steps()), tt.left)
			}
		})
	}
}

func TestRedo(t *testing.T) {
	m, p := newHeapMatch(t, "none", ada, bot)
	play(t, m, "take 1", "take 2", "take 1", "take 1")
	there := position(t, m.State())
	seed := m.BotSeed()
	for range 2 {
		if err := m.Undo(0); err != nil {
			t.Fatal(err)
		}
	}
	for want := 2; want <= 4; want += 2 {
		events, err := m.Redo(0)
		if err != nil || len(events) != 2 || len(m.Steps()) != want {
			t.Fatalf("Redo returns error %v and %d events, with %d steps; want 2 events and %d steps", err, len(events),
				len(m.Steps()), want)
		}
	}
	if position(t, m.State()) != there || m.BotSeed() != seed || m.CanRedo() {
		t.Error("after undo and redo the position or the bot seed differs")
	}
	if err := m.Undo(0); err != nil {
		t.Fatal(err)
	}
	again, _, err := Resume(findHeap, p.text, nil)
	if err != nil || !again.CanRedo() {
		t.Errorf("a resumed match cannot redo (error %v)", err)
	}
	play(t, m, "take 3")
	if _, err := m.Redo(0); err == nil {
		t.Error("Redo is still possible after another move")
	}
}

func TestBotSeed(t *testing.T) {
	seen := map[uint64]bool{}
	for bots := range uint64(20) {
		for decision := range 50 {
			for seat := range engine.Seat(5) {
				seen[BotSeed(bots, decision, seat)] = true
			}
		}
	}
	if len(seen) != 20*50*5 {
		t.Errorf("BotSeed returns %d different seeds, want %d", len(seen), 20*50*5)
	}
	if BotSeed(1, 2, 3) != 0x6ae515c1c0ac7e37 {
		t.Errorf("BotSeed(1, 2, 3) is %#x: bots of saved games would play differently", BotSeed(1, 2, 3))
	}
}

// TestRandomOperations plays, undoes, redoes, resumes and seeks at random. It compares every
// position with the one that a direct replay of the decisions gives.
func TestRandomOperations(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		p := &memorySink{}
		setup := Setup{Seats: []Seat{ada, bot, bob}[:rapid.IntRange(2, 3).Draw(rt, "seats")],
			Seed: rapid.Uint64().Draw(rt, "seed"), Practice: rapid.Bool().Draw(rt, "practice")}
		m, err := New(heapGame{rules: 1}, setup, p)
		if err != nil {
			rt.Fatal(err)
		}
		course := []string{position(t, m.State())} // course[n] is the position after n decisions
		for range rapid.IntRange(0, 150).Draw(rt, "steps") {
			switch act := rapid.IntRange(0, 19).Draw(rt, "act"); {
			case act == 0:
				_ = m.Undo(engine.Seat(rapid.IntRange(0, 2).Draw(rt, "by")))
			case act == 1:
				_, _ = m.Redo(0)
			case act == 2:
				var damage *Damage
				if m, damage, err = Resume(findHeap, p.text, p); err != nil || damage != nil {
					rt.Fatal(err, damage)
				}
			case !m.Over():
				legal := m.Legal()
				if _, err := m.Play(legal[len(legal)-1-rapid.IntRange(0, len(legal)-1).Draw(rt, "move")]); err != nil {
					rt.Fatal(err)
				}
			}
			n := len(m.Steps())
			course = append(course[:min(n, len(course))], replayPositions(t, m, len(course), n)...)
			if position(t, m.State()) != course[n] || !bytes.Equal(p.text, m.Text()) {
				rt.Fatalf("after %d decisions the position differs from a direct replay, or the text from the sink's",
					n)
			}
		}
		checkReplay(t, rt, m, course)
	})
}

// replayPositions plays the first n decisions of m again, without the code of Match. It returns the
// JSON of the positions after each of min(from, n) to n decisions.
func replayPositions(t *testing.T, m *Match, from, n int) []string {
	s, _ := m.timeline.initialState()
	legal, _ := engine.PlayForced(s, nil, nil)
	var out []string
	for i := 0; ; i++ {
		if i >= min(from, n) {
			out = append(out, position(t, s))
		}
		if i == n {
			return out
		}
		if err := s.Play(m.Steps()[i].Move, nil); err != nil {
			t.Fatal(err)
		}
		legal, _ = engine.PlayForced(s, legal, nil)
	}
}

func checkReplay(t *testing.T, rt *rapid.T, m *Match, course []string) {
	r, err := m.Replay()
	if err != nil {
		rt.Fatal(err)
	}
	for range 20 {
		i := rapid.IntRange(0, r.Len()).Draw(rt, "seek")
		if err := r.Seek(i); err != nil || r.At() != i || position(t, r.State()) != course[i] {
			rt.Fatalf("Seek(%d) leads to a wrong position (error %v)", i, err)
		}
	}
	if position(t, m.State()) != course[r.Len()] {
		rt.Fatal("seeking in the replay changed the match")
	}
	i := rapid.IntRange(0, r.Len()).Draw(rt, "branch")
	p := &memorySink{}
	b, err := r.Branch(i, nil, p)
	if err != nil || position(t, b.State()) != course[i] {
		rt.Fatalf("Branch(%d) returns a wrong position or the error %v", i, err)
	}
	if !b.Over() {
		if _, err := b.Play(b.Legal()[0]); err != nil {
			rt.Fatal(err)
		}
	}
	if again, damage, err := Resume(findHeap, p.text, nil); err != nil || damage != nil ||
		again.Branched() != b.Branched() ||
		position(t, again.State()) != position(t, b.State()) {
		rt.Fatalf("the record of the branch cannot be resumed: error %v, damage %v", err, damage)
	}
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
