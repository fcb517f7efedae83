//go:build !js

package stage

import (
	"bytes"
	"encoding/base64"
	"encoding/binary"
	"errors"
	"hash/crc32"
	"slices"
	"strings"
	"testing"
	"time"

	"compress/flate"

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

// TestChallengeOverMidnight checks that StartDaily starts the challenge that was shown to the
// player, even if midnight has passed since.
func TestChallengeOverMidnight(t *testing.T) {
	h, tables := newTestApp(t, store.NewMemory(nil))
	evening := time.Date(2026, 5, 4, 23, 59, 0, 0, time.Local)
	h.Calendar.Clock = func() time.Time { return evening }
	shown := h.Today()
	_, want := h.Daily(shown)
	h.Calendar.Clock = func() time.Time { return evening.Add(2 * time.Minute) }
	if err := h.StartDaily(shown); err != nil {
		t.Fatal(err)
	}
	if got := (*tables)[0].Setup(); got.Seed != want.Seed || got.BotSeed != want.BotSeed {
		t.Errorf("the started game has seed %d, want %d as shown", got.Seed, want.Seed)
	}
	if _, ok := h.DailyRunning(shown); !ok {
		t.Error("the game is not found as the challenge of the date that was shown")
	}
}

// TestTwoWindowsShareSettingsAndTally checks that changes that two windows make to the settings and
// the tally are merged.
func TestTwoWindowsShareSettingsAndTally(t *testing.T) {
	folder := t.TempDir()
	var windows [2]*App
	for i := range windows {
		docs, err := store.OpenFolder(folder)
		if err != nil {
			t.Fatal(err)
		}
		defer docs.Close()
		windows[i], _ = newTestApp(t, docs)
	}
	a, b := windows[0], windows[1]
	a.Settings.Speed = Brisk
	a.Settings.MarkIntroShown("boomtown")
	a.Settings.Lessons = map[string]Progress{"boomtown/bid": {Step: 2}}
	a.SettingsChanged()
	b.Settings.Mute = true
	b.Settings.MarkIntroShown("dakota")
	b.Settings.Lessons = map[string]Progress{"dakota/mine": {Done: true}}
	b.SettingsChanged()
	a.Settings.Hints = false
	a.SettingsChanged()
	a.Settings.TextSize, b.Settings.TextSize = 125, 150
	a.SettingsChanged()
	if b.SettingsChanged(); b.Settings.TextSize != 150 {
		t.Errorf("the text size is %d %% after both windows have changed it, want 150 of the last one",
			b.Settings.TextSize)
	}
	again, _ := newTestApp(t, a.Docs)
	if s := again.Settings; s.Speed != Brisk || !s.Mute || s.Hints || !s.IntroShown("boomtown") ||
		!s.IntroShown("dakota") ||
		len(s.Lessons) != 2 {
		t.Errorf("the merged settings are %+v; changes of a window are missing", s)
	}
	for i, h := range []*App{a, b, a, b} {
		setup := threeSeats()
		setup.Seed = uint64(20 + i)
		m, err := match.New(h.Games[0], setup, nil)
		if err != nil {
			t.Fatal(err)
		}
		h.Tally()
		h.RecordFinished(finished(t, m))
	}
	again, _ = newTestApp(t, a.Docs)
	if n := len(again.Tally().Games); n != 4 {
		t.Errorf("the tally has %d games, want 4", n)
	}
}

// TestSummariesAreCached checks that the summaries of games are computed once, not at every start.
func TestSummariesAreCached(t *testing.T) {
	docs := store.NewMemory(nil)
	h, tables := newTestApp(t, docs)
	if err := h.Start(h.Games[0], threeSeats()); err != nil {
		t.Fatal(err)
	}
	playSome(t, (*tables)[0], 40)
	want := h.Saved()
	again, _ := newTestApp(t, &unreadable{docs, t})
	if got := again.Saved(); len(got) != 1 || got[0].Summary.Moves != want[0].Summary.Moves ||
		got[0].Summary.Turn != want[0].Summary.Turn {
		t.Errorf("after a restart the list is %+v, want %+v", got, want)
	}
}

// unreadable is a store that fails the test when a game is read.
type unreadable struct {
	store.Store
	t *testing.T
}

func (u *unreadable) Read(name string) ([]byte, error) {
	if strings.HasSuffix(name, gameSuffix) {
		u.t.Errorf("%s is read although its summary is stored", name)
	}
	return u.Store.Read(name)
}

// TestDamageByAnotherWindow checks that settings that another program has damaged are replaced by
// those of this window.
func TestDamageByAnotherWindow(t *testing.T) {
	docs := store.NewMemory(nil)
	h, _ := newTestApp(t, docs)
	h.Settings.Speed = Brisk
	h.SettingsChanged()
	if err := docs.Write(settingsDoc, []byte("{ nonsense")); err != nil {
		t.Fatal(err)
	}
	h.Settings.Mute = true
	h.SettingsChanged()
	if again, _ := newTestApp(t, docs); again.Settings.Speed != Brisk || !again.Settings.Mute {
		t.Errorf("the settings are %+v, want those of this window", again.Settings)
	}
}

// TestDetectMixedContent checks which content is found in texts that have marks of several kinds.
func TestDetectMixedContent(t *testing.T) {
	h, _ := newTestApp(t, store.NewMemory(nil))
	h.NewPerson("Ada", "")
	people, err := h.ExportPeople()
	if err != nil {
		t.Fatal(err)
	}
	record := startedGame(t, 3)
	parsed, _, err := match.Read([]byte(record))
	if err != nil {
		t.Fatal(err)
	}
	game, err := parsed.Export()
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		text string
		want Content
	}{
		{people + game, ContentPeople}, {game + "\n" + people, ContentGame}, {record + people, ContentGame},
		{people + record, ContentPeople}, {"gul\r\n  ch:" + strings.TrimPrefix(game, "gulch:"), ContentGame},
	} {
		if got, text, err := DetectContent([]byte(c.text)); err != nil || got != c.want || text == "" {
			t.Errorf("%.60q: content %v, error %v; want %v", c.text, got, err, c.want)
		}
	}
	if a := importGame(h, people); a.Err() == nil || !strings.Contains(a.Err().Error(), "no game") {
		t.Errorf("importing persons as a game: error %v, want that there is no game", a.Err())
	}
	persons, err := h.Docs.Read(personsDoc)
	if err != nil {
		t.Fatal(err)
	}
	if _, _, err := DetectContent(persons); !errors.Is(err, errOwn) {
		t.Errorf("the document of persons: error %v, want %v", err, errOwn)
	}
}
