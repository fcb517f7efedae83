package stage

import (
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/games"
	"gulch/engine/match"
	"gulch/render/i18n"
	"gulch/render/ui"
	"gulch/scenes/store"
)

// newTestApp returns an app with the given store, and a pointer to the list of the matches whose
// tables the app has opened so far.
func newTestApp(tb testing.TB, docs store.Store) (*App, *[]*match.Match) {
	tb.Helper()
	d, err := NewSceneStack()
	if err != nil {
		tb.Fatal(err)
	}
	h := NewApp(d, games.All(), docs)
	var tables []*match.Match
	h.OpenTable = func(m *match.Match, _ string) { tables = append(tables, m) }
	h.OpenReplay = func(*match.Replay, string) {}
	return h, &tables
}

func threeSeats() match.Setup {
	return match.Setup{Seats: []match.Seat{{Name: "Ada"}, {Name: "Bo", Bot: "easy"}, {Name: "Cy", Bot: "easy"}},
		Seed: 7}
}

// playSome makes n random moves in a match, or fewer if the game ends before.
func playSome(tb testing.TB, m *match.Match, n int) {
	tb.Helper()
	c := engine.NewChance(5, 5)
	for ; n > 0 && !m.Over(); n-- {
		if _, err := m.Play(m.Legal()[c.Below(len(m.Legal()))]); err != nil {
			tb.Fatal(err)
		}
	}
}

func TestGamesAreKeptAndResumed(t *testing.T) {
	h, tables := newTestApp(t, store.NewMemory(nil))
	for range 2 { // two games begun within the same minute would get equal names
		if err := h.Start(h.Games[0], threeSeats()); err != nil {
			t.Fatal(err)
		}
	}
	m := (*tables)[0]
	playSome(t, m, 10)
	saved := h.Saved()
	if len(saved) != 2 {
		t.Fatalf("%d games are saved, want 2", len(saved))
	}
	for _, s := range saved {
		if !s.Running() {
			t.Errorf("Running is false for %s", s.Doc)
		}
		if s.Summary.Moves != 10 {
			continue
		}
		if err := h.Resume(s.Doc); err != nil {
			t.Fatal(err)
		}
		if got := (*tables)[2]; string(got.Text()) != string(m.Text()) {
			t.Error("the resumed game has another record")
		}
	}
	if len(*tables) != 3 {
		t.Errorf("no game with 10 moves is listed: %+v", saved)
	}
	playSome(t, m, 5)
	found := false
	for _, s := range h.Saved() {
		found = found || s.Summary.Moves == 15
	}
	if !found {
		t.Error("no saved game has 15 moves: the list is out of date")
	}
}

func TestImportAndExport(t *testing.T) {
	h, tables := newTestApp(t, store.NewMemory(nil))
	if err := h.Start(h.Games[0], threeSeats()); err != nil {
		t.Fatal(err)
	}
	playSome(t, (*tables)[0], 1000)
	letter, err := h.Export(h.Saved()[0].Doc)
	if err != nil {
		t.Fatal(err)
	}
	other, _ := newTestApp(t, store.NewMemory(nil))
	take := func(text string) (string, error) {
		a := other.NewGameImport(text)
		for !a.Step(10) {
		}
		if a.Err() != nil {
			return "", a.Err()
		}
		return other.SaveImport(a)
	}
	doc, err := take("Look at this!\n> " + letter + "\nBye")
	if err != nil {
		t.Fatal(err)
	}
	if got := other.Saved(); len(got) != 1 || !got[0].Summary.Over || got[0].Doc != doc {
		t.Errorf("after the import the saved games are %+v, want one finished game", got)
	}
	watched := false
	other.OpenReplay = func(r *match.Replay, _ string) { watched = r.Len() > 0 }
	if err := other.OpenSavedReplay(doc); err != nil || !watched {
		t.Errorf("Watch of the imported game: error %v, or an empty replay", err)
	}
	if _, err := take(string((*tables)[0].Text())); err != nil {
		t.Errorf("importing a whole record: %v", err)
	}
	if _, err := take("hello"); err == nil || len(other.Saved()) != 2 {
		t.Errorf("importing an invalid text: error %v, or a game was saved", err)
	}
}

func TestDamagedGame(t *testing.T) {
	docs := store.NewMemory(nil)
	h, tables := newTestApp(t, docs)
	if err := h.Start(h.Games[0], threeSeats()); err != nil {
		t.Fatal(err)
	}
	playSome(t, (*tables)[0], 12)
	doc := h.Saved()[0].Doc
	text := string((*tables)[0].Text())
	lines := strings.SplitAfter(text, "\n")
	lines[8] = strings.Replace(lines[8], "seat", "boat", 1)
	bad := strings.Join(lines, "")
	if err := docs.Write(doc, []byte(bad)); err != nil {
		t.Fatal(err)
	}
	if err := h.Resume(doc); err != nil {
		t.Fatal(err)
	}
	m := (*tables)[1]
	if got := len(m.Steps()); got != 7 {
		t.Errorf("%d moves are left, want the 7 before the damage", got)
	}
	if !strings.Contains(h.toast.text, "damaged") {
		t.Errorf("the toast is %q, want that the game is damaged", h.toast.text)
	}
	aside, err := docs.Read(strings.TrimSuffix(doc, gameSuffix) + ".damaged")
	if err != nil || string(aside) != bad {
		t.Errorf("the damaged record was not set aside: %v", err)
	}
	playSome(t, m, 3)
	if now, _ := docs.Read(doc); string(now) != string(m.Text()) {
		t.Error("moves after the repair are not saved")
	}
}

// showed reports whether the app has shown a toast that contains part.
func showed(h *App, part string) bool {
	return slices.ContainsFunc(h.toastLog, func(s string) bool { return strings.Contains(s, part) })
}

var errFullDisk = errors.New("the disk is full")

// failing is a store whose writes return the error broken, unless broken is nil.
type failing struct {
	store.Store
	broken error
}

func (f *failing) Append(name string, data []byte) error {
	if f.broken != nil {
		return f.broken
	}
	return f.Store.Append(name, data)
}

func (f *failing) Extend(name string, data []byte) error {
	if f.broken != nil {
		return f.broken
	}
	return f.Store.Extend(name, data)
}

func (f *failing) Write(name string, data []byte) error {
	if f.broken != nil {
		return f.broken
	}
	return f.Store.Write(name, data)
}

func (f *failing) SetAside(name string) (string, error) {
	if f.broken != nil {
		return "", f.broken
	}
	return f.Store.SetAside(name)
}

func TestSavingFailsAndRecovers(t *testing.T) {
	docs := &failing{Store: store.NewMemory(nil)}
	h, tables := newTestApp(t, docs)
	if err := h.Start(h.Games[0], threeSeats()); err != nil {
		t.Fatal(err)
	}
	m := (*tables)[0]
	docs.broken = errors.New("the disk is full")
	playSome(t, m, 4)
	if !strings.Contains(h.toast.text, "disk is full") || m.SaveErr() == nil {
		t.Errorf("the toast is %q, want that the disk is full; SaveErr is %v", h.toast.text, m.SaveErr())
	}
	docs.broken = nil
	playSome(t, m, 1)
	if !strings.Contains(h.toast.text, "works again") {
		t.Errorf("the toast is %q, want that saving works again", h.toast.text)
	}
	if text, _ := docs.Read(h.Saved()[0].Doc); string(text) != string(m.Text()) {
		t.Error("the saved record lacks moves")
	}
}

func TestSettings(t *testing.T) {
	docs := store.NewMemory(nil)
	h, _ := newTestApp(t, docs)
	h.Settings.Speed, h.Settings.Reduced = Brisk, true
	h.Settings.Remember("boomtown", Setup{Seats: threeSeats().Seats, ShuffleSeats: true})
	h.SettingsChanged()
	again, _ := newTestApp(t, docs)
	if s := again.Settings; s.Speed != Brisk || !s.Reduced || !again.Reduced || s.People[0].Name != "Ada" ||
		len(s.People) != 1 ||
		!s.Setups["boomtown"].ShuffleSeats {
		t.Errorf("the settings after a restart are %+v", s)
	}
	for _, bad := range []string{"", "{", `[1]`, "null"} {
		if err := docs.Write(settingsDoc, []byte(bad)); err != nil {
			t.Fatal(err)
		}
		h, _ := newTestApp(t, docs)
		if h.Settings.Speed != Normal || !strings.Contains(h.toast.text, "settings are damaged") {
			t.Errorf("settings document %q: speed %s, toast %q; want the default and a warning", bad, h.Settings.Speed,
				h.toast.text)
		}
	}
}

func TestStoreNoticeIsShown(t *testing.T) {
	h, _ := newTestApp(t, store.NewMemory(errors.New("you'll lose your games when you close this page")))
	if !strings.Contains(h.toast.text, "lose your games") {
		t.Errorf("the toast is %q, want the notice of the store", h.toast.text)
	}
	h.Push(&blank{})
	h.watchStore()
	if !strings.Contains(h.badge.text, "Not everything is saved. You'll lose your games") || len(h.toastLog) != 1 {
		t.Errorf("the badge is %q, the toasts are %q; want the notice as a badge, and once as a toast", h.badge.text,
			h.toastLog)
	}
}

func TestRememberPeople(t *testing.T) {
	s := DefaultSettings()
	for i := range 30 {
		name := string(rune('a' + i%20))
		s.Remember("boomtown", Setup{Seats: []match.Seat{{Name: name}, {Name: "Bot", Bot: "easy"}}})
	}
	if len(s.People) != maxPeople || s.People[0].Name != "j" {
		t.Errorf("%d recent players, the first is %+v; want maxPeople and j", len(s.People), s.People[0])
	}
	seen := map[string]bool{}
	for _, p := range s.People {
		if seen[p.Name] || p.Name == "Bot" {
			t.Errorf("recent player %s is a duplicate or a bot", p.Name)
		}
		seen[p.Name] = true
	}
}

func TestSpeedRates(t *testing.T) {
	last := 0.0
	for _, s := range Speeds() {
		if s.Rate() <= last {
			t.Errorf("speed %s is not faster than the one before", s)
		}
		last = s.Rate()
	}
	if Speed("odd").Rate() != 1 {
		t.Error("the rate of an unknown speed is not 1")
	}
}

func TestVolumesAreKept(t *testing.T) {
	s := DefaultSettings()
	s.Master, s.Effects, s.Music, s.Mute = 0.5, 0.25, 0, true
	data, err := json.Marshal(s)
	if err != nil {
		t.Fatal(err)
	}
	back, _, err := readSettings(data)
	if err != nil || back.Levels() != s.Levels() {
		t.Errorf("volumes %+v are decoded as %+v, error %v", s.Levels(), back.Levels(), err)
	}
	old, _, err := readSettings([]byte(`{"speed": "brisk"}`)) // settings that were written before the app had sound
	if err != nil || old.Levels() != DefaultSettings().Levels() {
		t.Errorf("settings without volumes are decoded with %+v, error %v; want the defaults", old.Levels(), err)
	}
	for _, bad := range []string{`{"speed": "brisk", "music_volume": 3}`, `{"speed": "brisk", "effects_volume": -0.1}`,
		`{"speed": "brisk", "master_volume": 1.5}`, `{"confirm": "sometimes"}`} {
		s, odd, err := readSettings([]byte(bad))
		if err != nil || len(odd) != 1 || s.Levels() != DefaultSettings().Levels() || s.Confirm != ConfirmFinal {
			t.Errorf("settings %s are decoded as %+v, unknown values %q, error %v; want one unknown value and defaults",
				bad, s, odd, err)
		}
		if want := strings.Contains(bad, "brisk"); (s.Speed == Brisk) != want {
			t.Errorf("settings %s: the speed is %s; an invalid value must not affect another field", bad, s.Speed)
		}
	}
}

// TestReducedMotionFollowsSystem checks that a new player gets the system's preference for reduced
// motion, and that a saved choice overrides it.
func TestReducedMotionFollowsSystem(t *testing.T) {
	for _, c := range []struct {
		kept string
		want bool
	}{{"", true}, {`{"reduced_motion":false}`, false}} {
		docs := store.NewMemory(nil)
		h, _ := newTestApp(t, docs)
		h.PrefersReducedMotion = true
		if c.kept != "" {
			if err := docs.Write(settingsDoc, []byte(c.kept)); err != nil {
				t.Fatal(err)
			}
		}
		h.loadSettings()
		if h.Settings.Reduced != c.want || h.SceneStack.Reduced != c.want {
			t.Errorf("with settings %q: reduced motion %v, want %v", c.kept, h.Settings.Reduced, c.want)
		}
	}
}

// TestLanguageFollowsTheSystem checks that the app uses the system's language until the player
// chooses one.
func TestLanguageFollowsTheSystem(t *testing.T) {
	h, _ := newTestApp(t, store.NewMemory(nil))
	defer i18n.SetCatalogue(nil)
	for _, c := range []struct{ system, chosen, want string }{
		{"de", "", "de"}, {"fr", "", "fr"}, {"es", "", "es"}, {"it", "", "en"}, {"de", "en", "en"}, {"", "de", "de"},
		{"en", "tlh", "en"},
	} {
		h.SystemLanguage, h.Settings.Language = c.system, c.chosen
		h.ApplySettings()
		if h.Language() != c.want || i18n.Lang() != c.want {
			t.Errorf("system %q, chosen %q: the language is %q, texts are %q; want %q", c.system, c.chosen,
				h.Language(), i18n.Lang(), c.want)
		}
	}
}

// TestLanguageIsFetched checks that a chosen language whose texts are missing is fetched by the
// page, that the old language stays in use until its texts have arrived, and that a failure is
// shown to the player.
func TestLanguageIsFetched(t *testing.T) {
	page := &fakePage{texts: map[string][]byte{}}
	h, _ := newTestApp(t, store.NewMemory(nil))
	defer i18n.SetCatalogue(nil)
	h.Page, h.SystemLanguage = page, ""
	h.Push(&blank{})
	h.language.lacks = func(tag string) bool { return page.texts[tag] == nil }
	says := func(want string) {
		t.Helper()
		h.checkPage()
		if i18n.Lang() != want {
			t.Errorf("the language of the texts is %q; want %q", i18n.Lang(), want)
		}
	}
	h.SetLanguage("de")
	says("en")
	if page.asks != "de" || page.chosen != "de" || h.Language() != "de" {
		t.Errorf("the page fetches %q and stores the choice %q, want de; Language is %q", page.asks, page.chosen,
			h.Language())
	}
	page.texts["de"] = nil
	says("en")
	if !strings.Contains(h.toast.text, "Deutsch") || h.Language() != "en" {
		t.Errorf("after a failed fetch: toast %q, language %q; want a warning, en", h.toast.text, h.Language())
	}
	if page.chosen != "" || h.Settings.Language != "" {
		t.Errorf("after a failed fetch the page stores the choice %q, want the previous one", page.chosen)
	}
	delete(page.texts, "de")
	h.SetLanguage("de")
	says("en")
	page.texts["de"] = []byte("x 0\n")
	says("de")
	h.SetLanguage("en")
	says("en")
	h.SetLanguage("de") // the texts of German were fetched before
	says("de")
	page.texts["fr"] = nil
	h.SetLanguage("fr")
	says("de")
	if h.Language() != "de" {
		t.Errorf("after a failed fetch the language is %q, want de", h.Language())
	}
	if page.chosen != "de" || h.Settings.Language != "de" {
		t.Errorf("after a failed fetch the page stores the choice %q, want de", page.chosen)
	}
}

// late is a store that cannot be read until the test opens it.
type late struct {
	store.Store
	door chan struct{}
}

func (l late) Opened() <-chan struct{} { return l.door }

func (l late) opening() error {
	select {
	case <-l.door:
		return nil
	default:
		return store.ErrOpening
	}
}

func (l late) Read(name string) ([]byte, error) {
	if err := l.opening(); err != nil {
		return nil, err
	}
	return l.Store.Read(name)
}

func (l late) List() ([]store.Info, error) {
	if err := l.opening(); err != nil {
		return nil, err
	}
	return l.Store.List()
}

// TestInputWaitsForStore checks that input is queued and no toast is shown while the documents
// cannot be read, and that the input is replayed afterwards.
func TestInputWaitsForStore(t *testing.T) {
	docs := late{store.NewMemory(nil), make(chan struct{})}
	h, tables := newTestApp(t, docs.Store)
	if err := h.Start(h.Games[0], threeSeats()); err != nil {
		t.Fatal(err)
	}
	m := (*tables)[0]
	for !m.Over() {
		playSome(t, m, 100)
	}
	h2, _ := newTestApp(t, docs)
	if len(h2.Tally().Games) > 0 {
		t.Error("the tally has games before the documents can be read")
	}
	in := ui.Input{Pressed: true, Down: true, X: 30, Y: 40}
	h2.tick(&in)
	if in.Any() || in.Down || in.X != 30 {
		t.Errorf("before the store is open scenes get the input %+v, want the pointer only", in)
	}
	in = ui.Input{Release: true, X: 30, Y: 40}
	h2.tick(&in)
	close(docs.door)
	for i, want := range []ui.Input{{Pressed: true, Down: true, X: 30, Y: 40}, {Release: true, X: 30, Y: 40},
		{Back: true}, {}} {
		in = ui.Input{Back: i == 0}
		h2.tick(&in)
		if in.Pressed != want.Pressed || in.Down != want.Down || in.Release != want.Release || in.X != want.X ||
			in.Back != want.Back {
			t.Errorf("tick %d: scenes get the input %+v, want %+v", i, in, want)
		}
	}
	if len(h2.Tally().Games) != 1 || len(h2.toastLog) > 0 {
		t.Errorf("the tally has %d games, want 1; toasts %q, want none", len(h2.Tally().Games), h2.toastLog)
	}
}

// TestSceneIsBuiltAgainWhenStoreOpens checks that the scene on top is built again as soon as the
// documents can be read, since it may show what they contain.
func TestSceneIsBuiltAgainWhenStoreOpens(t *testing.T) {
	docs := late{store.NewMemory(nil), make(chan struct{})}
	h, _ := newTestApp(t, docs)
	top := &blank{}
	h.Push(top)
	h.build(top)
	close(docs.door)
	if h.watchStore(); !top.rebuild {
		t.Error("the scene is not built again")
	}
}

// TestShuffledSeats checks that shuffled seats are the same seats in an order that depends on the
// random numbers, and that the original is unchanged.
func TestShuffledSeats(t *testing.T) {
	seats := threeSeats().Seats
	orders := map[string]bool{}
	for range 200 {
		order := ""
		for _, s := range Shuffled(seats) {
			order += s.Name
		}
		orders[order] = true
	}
	if len(orders) != 6 || seats[0].Name != "Ada" {
		t.Errorf("the orders are %v, want all 6 of three seats; the original begins with %s", orders, seats[0].Name)
	}
}

// TestInvalidSetupStartsNothing checks that a game with an invalid setup opens no table and leaves
// no document.
func TestInvalidSetupStartsNothing(t *testing.T) {
	h, tables := newTestApp(t, store.NewMemory(nil))
	setup := threeSeats()
	setup.Seats = setup.Seats[:1]
	if err := h.Start(h.Games[0], setup); err == nil || len(*tables) > 0 || len(h.Saved()) > 0 {
		t.Errorf("Start with one seat: error %v, %d tables, %d games; want an error only", err, len(*tables),
			len(h.Saved()))
	}
	r, err := match.New(h.Games[0], threeSeats(), nil)
	if err != nil {
		t.Fatal(err)
	}
	replay, err := r.Replay()
	if err != nil {
		t.Fatal(err)
	}
	if err := h.Branch(replay, 99); err == nil || len(*tables) > 0 || len(h.Saved()) > 0 {
		t.Errorf("Branch after the end: error %v, %d tables, %d games; want an error only", err, len(*tables),
			len(h.Saved()))
	}
}
