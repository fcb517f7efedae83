//go:build !js

package stage

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"encoding/binary"
	"hash/crc32"
	"slices"
	"strings"
	"testing"

	"gulch/engine/match"
	"gulch/scenes/store"
)

// importGame imports a game from text and runs the import to its end.
func importGame(h *App, text string) *GameImport {
	a := h.NewGameImport(text)
	for !a.Step(10) {
	}
	return a
}

// encodeMessage encodes plain, a setup with moves that may be invalid, in the form in which a game
// is sent as a message.
func encodeMessage(t *testing.T, plain string) string {
	t.Helper()
	var packed bytes.Buffer
	_ = binary.Write(&packed, binary.BigEndian, crc32.Checksum([]byte(plain), crc32.MakeTable(crc32.Castagnoli)))
	z, err := flate.NewWriter(&packed, flate.BestCompression)
	if err != nil {
		t.Fatal(err)
	}
	_, _ = z.Write([]byte(plain))
	_ = z.Close()
	return "gulch:1:" + base64.RawURLEncoding.EncodeToString(packed.Bytes()) + ":end"
}

// startedGame returns the record of a game with the given number of moves.
func startedGame(t *testing.T, moves int) string {
	t.Helper()
	h, tables := newTestApp(t, store.NewMemory(nil))
	if err := h.Start(h.Games[0], threeSeats()); err != nil {
		t.Fatal(err)
	}
	playSome(t, (*tables)[0], moves)
	return string((*tables)[0].Text())
}

// TestDamagedImportIsReported checks that damage in an imported game is reported before any of the
// game is saved.
func TestDamagedImportIsReported(t *testing.T) {
	whole := startedGame(t, 30)
	lines := strings.SplitAfter(whole, "\n")
	lines[11] = strings.Replace(lines[11], "seat", "boat", 1)
	h, _ := newTestApp(t, store.NewMemory(nil))
	record, _, err := match.Read([]byte(whole))
	if err != nil {
		t.Fatal(err)
	}
	record.Entries[11].Move = "fly"
	message, err := record.Export()
	if err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string]string{"record": strings.Join(lines, ""), "message": message} {
		a := importGame(h, text)
		if a.Err() != nil || a.Damage() == nil || a.Damage().Lost < 10 {
			t.Fatalf("%s: error %v, damage %v; want no error and at least 10 lost moves", name, a.Err(), a.Damage())
		}
		if len(h.Saved()) > 0 {
			t.Fatalf("%s: a game is saved before the player was asked", name)
		}
	}
	a := importGame(h, whole)
	if a.Err() != nil || a.Damage() != nil || a.Cut() {
		t.Errorf("undamaged game: error %v, damage %v, names cut %v; want none", a.Err(), a.Damage(), a.Cut())
	}
	doc, err := h.SaveImport(a)
	if got, _ := h.Docs.Read(doc); err != nil || string(got) != whole {
		t.Errorf("the saved game differs from the imported one; error %v", err)
	}
}

// TestDecompressionBombsAreRefused checks that a short message that expands to millions of moves is
// refused, and that little memory is allocated for it.
func TestDecompressionBombsAreRefused(t *testing.T) {
	setup, _, _ := strings.Cut(startedGame(t, 0), "\n")
	_, setup, _ = strings.Cut(setup, "{")
	setup = "{" + setup[:strings.LastIndex(setup, " #")] + "\n"
	h, _ := newTestApp(t, store.NewMemory(nil))
	for name, text := range map[string]string{
		"empty moves":   encodeMessage(t, setup+strings.Repeat("0 \n", 8_400_000)),
		"many moves":    encodeMessage(t, setup+strings.Repeat("0 bid 1\n", 30_000)),
		"a long line":   encodeMessage(t, setup+"0 "+strings.Repeat("x", 4<<20)),
		"a long text":   "gulch:1:" + strings.Repeat("A", 4<<20) + ":end",
		"a long record": startedGame(t, 3) + strings.Repeat("4 seat 0 pass #00000000\n", 60_000),
	} {
		a := h.NewGameImport(text)
		allocated := testing.AllocsPerRun(1, func() {
			for a = h.NewGameImport(text); !a.Step(100); {
			}
		})
		if a.Err() == nil || !strings.Contains(a.Err().Error(), "for a game") {
			t.Errorf("%s: error %v, want that it is for a game", name, a.Err())
		}
		if allocated > 20_000 {
			t.Errorf("%s: %.0f allocations, want at most 20000", name, allocated)
		}
	}
}

// TestLongNamesAreCut checks that names in an imported record are cut to the length that can be
// entered in the app, and that the game can be continued and its record written again.
func TestLongNamesAreCut(t *testing.T) {
	docs := store.NewMemory(nil)
	h, tables := newTestApp(t, docs)
	setup := threeSeats()
	setup.Seats[0].Name = strings.Repeat("W", 3000)
	setup.Seats[1].Name = "Zoe" + strings.Repeat("\u0301", 40) + "\x00\u202e end"
	setup.Seats[1].Persona = ""
	if err := h.Start(h.Games[0], setup); err != nil {
		t.Fatal(err)
	}
	playSome(t, (*tables)[0], 5)
	doc := h.CurrentDoc()
	h.CloseMatch((*tables)[0], doc)
	if s := h.Saved()[0]; len(s.Summary.Seats[0].Name) > match.MaxName {
		t.Errorf("the list shows a name of %d bytes, want at most match.MaxName", len(s.Summary.Seats[0].Name))
	}
	if err := h.Resume(doc); err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(h.toast.text, "was too long") {
		t.Errorf("the toast is %q, want that a name is too long", h.toast.text)
	}
	m := (*tables)[1]
	if got := []string{m.Seats()[0].Name, m.Seats()[1].Name}; !slices.Equal(got,
		[]string{strings.Repeat("W", 16), "Zoe\u0301 end"}) {
		t.Errorf("the names are %q, want them shortened", got)
	}
	playSome(t, m, 5)
	if err := h.Resume(doc); err != nil || len((*tables)[2].Steps()) != 10 ||
		strings.Contains(string((*tables)[2].Text()), "WWWWWWWWWWWWWWWWW") {
		t.Errorf("the game cannot be resumed, has not 10 moves or still has the long name; error %v", err)
	}
}
