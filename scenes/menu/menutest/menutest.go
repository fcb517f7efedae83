// Package menutest has what the tests of several screens of scenes/menu need: apps that keep their
// documents in memory, finished games, and functions that press nodes and read the texts of the
// scene on top.
package menutest

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
	_ "time/tzdata" // for tests in other time zones than that of the device

	"gulch/engine"
	"gulch/engine/games"
	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/scenes/calendar"
	"gulch/scenes/drive"
	"gulch/scenes/stage"
	"gulch/scenes/stats"
	"gulch/scenes/store"
)

// Build builds the scene on top of an app and returns it.
func Build(h *stage.App) stage.Scene {
	top := h.Top()
	drive.OnHost(func() { top.Build(h.LayoutFor(top)) })
	return top
}

// Press builds the scene on top of an app and presses the node with the given ID.
func Press(t *testing.T, h *stage.App, id string) {
	t.Helper()
	root := &Build(h).Base().Root
	i := slices.IndexFunc(root.Nodes, func(n ui.Node) bool { return n.ID == id })
	if i < 0 || root.Nodes[i].Press == nil || root.Nodes[i].DisabledReason != "" {
		t.Fatalf("%q cannot be pressed in %s, only %q", id, h.Top().Name(), Enabled(h))
	}
	drive.OnHost(func() { root.Press(id) })
}

// Node builds the scene on top of an app and returns its node with the given ID.
func Node(t *testing.T, h *stage.App, id string) ui.Node {
	t.Helper()
	nodes := Build(h).Base().Root.Nodes
	i := slices.IndexFunc(nodes, func(n ui.Node) bool { return n.ID == id })
	if i < 0 {
		t.Fatalf("there is no %q in %s, only %q", id, h.Top().Name(), Enabled(h))
	}
	return nodes[i]
}

// Enabled returns the IDs of the enabled buttons of the scene on top of an app.
func Enabled(h *stage.App) (out []string) {
	for _, n := range Build(h).Base().Root.Nodes {
		if n.Press != nil && n.DisabledReason == "" {
			out = append(out, n.ID)
		}
	}
	return out
}

// Texts builds and draws the scene on top of an app and returns all texts that it draws, one per
// line.
func Texts(h *stage.App) string {
	top := Build(h)
	l := h.LayoutFor(top)
	var out []string
	drive.OnHost(func() {
		var trace paint.Trace
		p := trace.Canvas(h.Kit, l.PixelW, l.PixelH, l.View)
		p.OnText = func(x paint.DrawnText) { out = append(out, strings.Join(strings.Fields(x.Text), " ")) }
		top.Paint(p)
		top.Draw(p)
		top.Base().Root.Draw(p)
	})
	return strings.Join(out, "\n")
}

// WantTexts fails unless the scene on top of an app draws all the texts in want.
func WantTexts(t *testing.T, h *stage.App, want ...string) {
	t.Helper()
	got := Texts(h)
	for _, w := range want {
		if !strings.Contains(got, w) {
			t.Errorf("%s lacks the text %q, it shows:\n%s", h.Top().Name(), w, got)
		}
	}
}

// WantScene fails unless the scene with the given name is on top of an app.
func WantScene(t *testing.T, h *stage.App, name string) {
	t.Helper()
	if top := h.Top(); top == nil || top.Name() != name {
		t.Fatalf("the scene on top is %v, want %s", top, name)
	}
}

// Push opens a scene.
func Push(h *stage.App, s stage.Scene) { drive.OnHost(func() { h.Push(s) }) }

// Update advances the scene on top of an app by one tick with the given input.
func Update(h *stage.App, in ui.Input) { drive.OnHost(func() { h.Top().Update(&in, 16) }) }

// FullStore is a store whose writes fail with Failure if Failure is not nil.
type FullStore struct {
	store.Store
	Failure error
}

// Write implements [store.Store].
func (f *FullStore) Write(name string, data []byte) error {
	if f.Failure != nil {
		return f.Failure
	}
	return f.Store.Write(name, data)
}

// Append implements [store.Store].
func (f *FullStore) Append(name string, data []byte) error {
	if f.Failure != nil {
		return f.Failure
	}
	return f.Store.Append(name, data)
}

// Extend implements [store.Store].
func (f *FullStore) Extend(name string, data []byte) error {
	if f.Failure != nil {
		return f.Failure
	}
	return f.Store.Extend(name, data)
}

// Rename implements [store.Store].
func (f *FullStore) Rename(from, to string) error {
	if f.Failure != nil {
		return f.Failure
	}
	return f.Store.Rename(from, to)
}

// PlayRandomly plays a match to its end with random moves.
func PlayRandomly(t *testing.T, m *match.Match) *match.Match {
	t.Helper()
	c := engine.NewChance(5, 5)
	for !m.Over() {
		if _, err := m.Play(m.Legal()[c.Below(len(m.Legal()))]); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// Windows has the window sizes in pixels for which all layouts are checked.
var Windows = [][2]int{
	{1280, 720}, {1024, 640}, {2560, 1440}, {3840, 2160}, {2560, 1080}, {1120, 840}, {1024, 768}, {820, 1180},
	{800, 1280},
}

// EachLayout runs f as a subtest for each window size in windows, with the layout for that size.
func EachLayout(t *testing.T, f func(t *testing.T, l ui.Layout)) {
	for _, w := range Windows {
		t.Run(fmt.Sprintf("%dx%d", w[0], w[1]), func(t *testing.T) { f(t, ui.NewLayout(w[0], w[1])) })
	}
}

// CheckSeparate checks a set of rectangles (the parameter all): they must not be empty, must be
// inside r and must not overlap. The keys of the map are the names for failure messages.
func CheckSeparate(t *testing.T, r geom.Rect, all map[string]geom.Rect) {
	t.Helper()
	for name, a := range all {
		if a.W <= 0 || a.H <= 0 {
			t.Errorf("%s has an empty rectangle: %v", name, a)
		}
		if !a.Within(r.Inset(-0.01)) {
			t.Errorf("%s %v is not inside %v", name, a, r)
		}
		for other, b := range all {
			if name < other && a.Inset(0.01).Meets(b.Inset(0.01)) {
				t.Errorf("%s %v and %s %v overlap", name, a, other, b)
			}
		}
	}
}

// phoneWindows has the window sizes of phones in pixels.
var phoneWindows = [][2]int{{360, 640}, {390, 844}, {430, 932}, {667, 375}, {844, 390}}

// EachPhone runs f as a subtest for each window size in phoneWindows. high returns the height that
// the content of the screen needs, in design units.
func EachPhone(t *testing.T, high func(l ui.Layout) float64, f func(t *testing.T, l ui.Layout)) {
	for _, w := range phoneWindows {
		t.Run(fmt.Sprintf("%dx%d", w[0], w[1]), func(t *testing.T) {
			f(t, ui.NewPhone(w[0], w[1], 1, high(ui.NewPhone(w[0], w[1], 1, 0, ui.Insets{})), ui.Insets{}))
		})
	}
}

// NewApp returns an app that keeps its documents in memory.
func NewApp(tb testing.TB) *stage.App {
	tb.Helper()
	d, err := stage.NewSceneStack()
	if err != nil {
		tb.Fatal(err)
	}
	h := stage.NewApp(d, games.All(), store.NewMemory(nil))
	h.Desktop = true
	h.OpenTable = func(*match.Match, string) {}
	h.OpenReplay = func(*match.Replay, string) {}
	return h
}

// RunImport runs the importer of the dialog on top of an app until it asks a question or is done.
func RunImport(t *testing.T, h *stage.App, x interface {
	Busy() bool
	Step()
}) {
	t.Helper()
	top := h.Top()
	for range 5000 {
		if h.Top() != top || !x.Busy() {
			return
		}
		x.Step()
		time.Sleep(100 * time.Microsecond)
	}
	t.Fatal("the import does not end")
}

// AppInZone returns an app with a tally from testdata ("" for no tally), whose calendar uses the
// time zone of place and the clock *now.
func AppInZone(t *testing.T, tally, place string, now *time.Time) *stage.App {
	t.Helper()
	h := NewApp(t)
	zone, err := time.LoadLocation(place)
	if err != nil {
		t.Fatal(err)
	}
	h.Calendar = calendar.In(zone, func() time.Time { return *now })
	if tally != "" {
		data, err := os.ReadFile(filepath.Join("../testdata", tally))
		if err != nil {
			t.Fatal(err)
		}
		if err := h.Docs.Write("tally.log", data); err != nil {
			t.Fatal(err)
		}
	}
	_ = h.Update() // the documents can be read only after the first Update
	return h
}

// Played returns a game of Boomtown that was finished with random moves.
func Played(tb testing.TB, seats int, seed uint64) *match.Match {
	tb.Helper()
	return PlayedBy(tb, seats, seed, seed)
}

// PlayedBy is like played, with separate seeds for the deal and for the moves.
func PlayedBy(tb testing.TB, seats int, seed, moves uint64) *match.Match {
	tb.Helper()
	setup := match.Setup{Seed: seed}
	for i := range seats {
		setup.Seats = append(setup.Seats, match.Seat{Name: fmt.Sprint("Player ", i+1)})
	}
	game, err := games.Find("boomtown")
	if err != nil {
		tb.Fatal(err)
	}
	m, err := match.New(game, setup, nil)
	if err != nil {
		tb.Fatal(err)
	}
	c := engine.NewChance(moves, 1)
	for !m.Over() {
		if _, err := m.Play(m.Legal()[c.Below(len(m.Legal()))]); err != nil {
			tb.Fatal(err)
		}
	}
	return m
}

// StartedGames returns an app with n games in progress of Ada against two bots.
func StartedGames(t *testing.T, n int) *stage.App {
	t.Helper()
	h := NewApp(t)
	for i := range n {
		setup := match.Setup{Seats: []match.Seat{{Name: "Ada"}, {Name: "Bo", Bot: "easy"}, {Name: "Cy", Bot: "hard"}},
			Seed: uint64(i)}
		if err := h.Start(h.Games[0], setup); err != nil {
			t.Fatal(err)
		}
	}
	return h
}

// AppWithStation returns an app in which a person has just finished the station with the given
// number and earned all its stars, and the game that was played there.
func AppWithStation(t *testing.T, number int) (*stage.App, *match.Match) {
	t.Helper()
	h := NewApp(t)
	h.Settings.People = []stage.Person{{Name: "Ada", Face: "guest3"}}
	me, ok := h.CurrentPerson()
	if !ok {
		me = h.NewPerson("Ada", "guest3")
		h.Settings.People = []stage.Person{{Name: me.Name, Face: me.Face, ID: me.ID}}
	}
	text, err := os.ReadFile(fmt.Sprintf("../../../engine/trail/testdata/proof-%02d.txt", number))
	if err != nil {
		t.Fatal(err)
	}
	record, err := match.Import(string(text))
	if err != nil {
		t.Fatal(err)
	}
	for i := range record.Seats {
		if record.Seats[i].Person() {
			record.Seats[i] = stage.SeatOf(me)
		}
	}
	plain, err := record.Text()
	if err != nil {
		t.Fatal(err)
	}
	m, _, err := match.Resume(games.Find, plain, nil)
	if err != nil {
		t.Fatal(err)
	}
	h.RecordFinished(m)
	return h, m
}

// ExportedPeople returns an app with a person called Ada who has finished a game, and the text with
// all of its persons for another device.
func ExportedPeople(t *testing.T) (h *stage.App, text string) {
	t.Helper()
	h = NewApp(t)
	ada := h.NewPerson("Ada", "guest3")
	h.NewPerson("Cleo", "guest4")
	h.Tally().Add(stats.Game{ID: "1", Game: "boomtown", When: h.Now(),
		Seats: []stats.Seat{{Name: "Ada", Who: ada.ID, Rank: 1}, {Name: "Dutch", Level: "easy", Rank: 2}}})
	text, err := h.ExportPeople()
	if err != nil {
		t.Fatal(err)
	}
	return h, text
}
