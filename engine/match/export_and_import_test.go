package match

import (
	"cmp"
	"errors"
	"fmt"
	"strings"
	"testing"

	bots "gulch/engine/bot"
	"gulch/engine/games"
	"gulch/engine/packed"
)

// mostLetters is the maximum length of an exported game, because longer texts are awkward in a
// message. Some games have a lower limit of their own.
const mostLetters = 8000

var fewerLetters = map[string]int{"boomtown": 1500, "narrowgauge": 1500, "westernlegends": 4000, "sierrawest": 6000}

// botGame returns a finished game between bots of the game with the given ID. The players have
// names of the maximum length; seed determines the game.
func botGame(t *testing.T, id string, seed uint64) *Match {
	t.Helper()
	game, err := games.Find(id)
	if err != nil {
		t.Fatal(err)
	}
	setup := Setup{Seed: 999_000 + seed, BotSeed: 1<<63 + seed}
	for i := range min(4, game.Info().MaxSeats) {
		setup.Seats = append(setup.Seats, Seat{Name: fmt.Sprint("Sixteen letters ", i), Face: "card-ace-spades",
			Bot: "medium", Persona: "esteban"})
	}
	m, err := New(game, setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	mind, err := bots.New("easy", seed)
	if err != nil {
		t.Fatal(err)
	}
	for !m.Over() {
		if _, err := m.Play(bots.Choose(mind, m.State())); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// TestShareFitsAMessage checks for every game that an exported game fits into a message, and that
// Import returns the same game.
func TestShareFitsAMessage(t *testing.T) {
	for _, g := range games.All() {
		id := g.Info().ID
		longest := 0
		for seed := range uint64(3) {
			m := botGame(t, id, seed)
			message, err := m.Record().Export()
			if err != nil {
				t.Fatal(err)
			}
			longest = max(longest, len(message))
			back, err := Import("Look at this!\n> " + strings.ReplaceAll(message, "\n", "\n> ") + "\nBye")
			if err != nil {
				t.Fatalf("%s: Import of a quoted message returns %v", id, err)
			}
			text, err := back.Text()
			if err != nil {
				t.Fatal(err)
			}
			again, damage, err := Resume(games.Find, text, nil)
			if err != nil || damage != nil || !again.Over() || len(again.Steps()) != len(m.Steps()) {
				t.Errorf("%s, seed %d: the imported game differs: error %v, damage %v", id, seed, err, damage)
			}
		}
		t.Logf("%s: at most %d letters", id, longest)
		if most := cmp.Or(fewerLetters[id], mostLetters); longest > most {
			t.Errorf("an exported game of %s has %d letters, want at most %d, so that it fits into a message: "+
				"shorten its notation", id, longest, most)
		}
	}
}

// TestDamagedMessagesAreRefused checks that Import, when given a damaged message, either returns
// ErrPaste or the original game, never a different one.
func TestDamagedMessagesAreRefused(t *testing.T) {
	m := botGame(t, "boomtown", 7)
	message, err := m.Record().Export()
	if err != nil {
		t.Fatal(err)
	}
	want := len(m.Steps())
	for at := range message {
		for name, damaged := range map[string]string{
			"cut off":    message[:at],
			"changed":    message[:at] + "x" + message[at+1:],
			"a gap":      message[:at] + message[at+1:],
			"a letter":   message[:at] + "Q" + message[at:],
			"turned off": message[:at] + strings.ToUpper(message[at:]),
		} {
			r, err := Import(damaged)
			switch {
			case err == nil && len(r.Entries) != want:
				t.Fatalf("%s at letter %d: Import returns another game", name, at)
			case err != nil && !errors.Is(err, ErrPaste):
				t.Fatalf("%s at letter %d: Import returns %v, want ErrPaste", name, at, err)
			}
		}
	}
}

// TestImportErrors checks that Import returns the right error for each kind of message without a
// readable game.
func TestImportErrors(t *testing.T) {
	message := func(plain string) string {
		letters, err := packed.Encode([]byte(plain))
		if err != nil {
			t.Fatal(err)
		}
		return shareBegin + letters + shareEnd
	}
	header := `{"game":"heap","seats":[{"name":"Ada"},{"name":"Bob"}]}` + "\n"
	for _, c := range []struct {
		name, text string
		wraps      error
		says       string
	}{
		{"too long", strings.Repeat(" ", maxText+1), ErrPaste, "kB is too large for a game"},
		{"too long when unpacked", message(header + strings.Repeat("0 take 1\n", maxText/8)), ErrPaste,
			"characters are missing or changed"},
		{"too many lines", message(header + strings.Repeat("0\n", maxLines+1)), ErrPaste,
			"lines are too many for a game"},
		{"a newer format", "gulch:x gulch:7:abc:end", ErrFormat, "it has format 7"},
		{"no setup", message("hello\n"), ErrPaste, "its setup can't be read"},
		{"no such seat", message(header + "0 take 1\n2 take 1\n"), ErrPaste, `there's no seat "2"`},
		{"no seat", message(header + "roll\n"), ErrPaste, `there's no seat "roll"`},
	} {
		if _, err := Import(c.text); !errors.Is(err, c.wraps) || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%s: Import returns the error %v, want one that wraps %v and contains %q", c.name, err, c.wraps,
				c.says)
		}
	}
}

// TestExportRefusesEndlessGames checks that a game with more decisions than Import accepts is not
// exported.
func TestExportRefusesEndlessGames(t *testing.T) {
	r := Record{Game: "heap", Setup: Setup{Seats: []Seat{ada, bot}}, Entries: make([]Entry, maxLines+1)}
	if text, err := r.Export(); !errors.Is(err, errTooLong) || text != "" {
		t.Errorf("Export returns %d letters and the error %v, want none and one that wraps errTooLong", len(text), err)
	}
	r.Entries = r.Entries[:3]
	if _, err := r.Export(); err != nil {
		t.Errorf("Export of three decisions returns the error %v", err)
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
