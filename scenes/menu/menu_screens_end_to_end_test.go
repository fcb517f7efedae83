package menu_test

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"gulch/engine/match"
	"gulch/scenes/drive"
	"gulch/scenes/probe"
)

func TestMain(m *testing.M) { drive.Main(m) }

const show = "gulch/scenes/internal/show"

// atTable waits until a game of Boomtown is on the table.
func atTable(t *testing.T, app *drive.App) {
	t.Helper()
	now := app.WaitFor("the table", func(s probe.Snapshot) bool {
		return strings.HasPrefix(s.Scene, "boomtown/") || s.Scene == "primer"
	})
	if now.Scene == "primer" { // before the first game, the app shows its rules in a minute
		app.ClickTarget("play")
	}
}

// TestScreensOpenAndClose checks that every screen opens from the title screen and that Escape
// leads back.
func TestScreensOpenAndClose(t *testing.T) {
	app := drive.Start(t, drive.Options{})
	for _, s := range []string{"new-game", "saves", "options", "credits"} {
		app.WaitScene("title")
		app.ClickTarget(s)
		app.WaitScene(s)
		app.Key(ebiten.KeyEscape)
	}
	app.WaitScene("title")
	app.ClickTarget("box/boomtown")
	app.WaitScene("new-game")
	app.ClickTarget("back")
	app.WaitScene("title")
	app.ClickTarget("quit")
	app.Tick(5)
	if !app.Ended() {
		t.Error("Quit does not end the app")
	}
}

// TestTwoClicksToPlay checks that a new player gets from the title screen to the table of a game
// with two clicks.
func TestTwoClicksToPlay(t *testing.T) {
	app := drive.Start(t, drive.Options{})
	app.WaitScene("title")
	app.ClickTarget("box/boomtown")
	app.WaitScene("new-game")
	if !app.Target("preset/first").Chosen {
		t.Error("the preset \"First game\" is not chosen for a player who has never played Boomtown")
	}
	app.ClickTarget("deal")
	atTable(t, app)
}

// focus presses Tab until the target with the given ID has the focus.
func focus(t *testing.T, app *drive.App, id string) {
	t.Helper()
	for range 60 {
		if app.Target(id).Focused {
			return
		}
		app.Key(ebiten.KeyTab)
	}
	t.Fatalf("Tab never reaches %q", id)
}

// TestNewGameByKeys checks that a player can set up a game (names, seats, levels) and start it with
// the keyboard alone.
func TestNewGameByKeys(t *testing.T) {
	app := drive.Start(t, drive.Options{})
	app.WaitScene("title")
	focus(t, app, "new-game")
	app.Key(ebiten.KeyEnter)
	app.WaitScene("new-game")
	focus(t, app, "name/1")
	app.Type("Belle")
	focus(t, app, "add-seat")
	app.Key(ebiten.KeyEnter)
	focus(t, app, "level/5/more")
	before := app.Target("level/5/more").Tip
	app.Key(ebiten.KeyEnter)
	if app.Target("level/5/more").Tip == before {
		t.Error("Enter did not choose a level")
	}
	focus(t, app, "kind/2/person")
	app.Key(ebiten.KeyEnter)
	focus(t, app, "seed")
	app.Type("abc77")
	focus(t, app, "deal")
	app.Key(ebiten.KeyEnter)
	atTable(t, app)
	docs, err := filepath.Glob(filepath.Join(app.Home(), "data", "gulch", "boomtown *.gulch"))
	if err != nil || len(docs) != 1 {
		t.Fatalf("saved %v, %v; want one game", docs, err)
	}
	record, err := os.ReadFile(docs[0])
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{`"name":"Belle"`, `"seed":77`, `"bot":"able"`, `"name":"Stranger"`} {
		if !strings.Contains(string(record), want) {
			t.Errorf("the record lacks %s: %.400s", want, record)
		}
	}
}

// TestDealRefuses checks that a game with an invalid setup cannot be started, and that its Deal
// button is disabled and gives a reason.
func TestDealRefuses(t *testing.T) {
	app := drive.Start(t, drive.Options{})
	app.WaitScene("title")
	app.ClickTarget("new-game")
	app.WaitScene("new-game")
	app.ClickTarget("name/1")
	app.Key(ebiten.KeyBackspace)
	said := func(what string) {
		t.Helper()
		if app.Target("deal").Enabled {
			t.Errorf("with %s the Deal button is enabled, want it disabled", what)
		}
		app.Click(app.Target("deal").Center())
		if got := app.Snapshot(); got.Scene != "new-game" {
			t.Errorf("with %s a click on Deal leads to scene %s, want it to stay", what, got.Scene)
		}
	}
	said("a nameless player")
	app.ClickTarget("name/1")
	app.Type("ada prewitt")
	said("a table with two Adas")
	app.ClickTarget("name/1")
	app.Type("Ada")
	if !app.Target("deal").Enabled {
		t.Error("the Deal button is disabled although the names are valid again")
	}
	app.ClickTarget("remove/4")
	if app.Target("remove/1").Enabled {
		t.Error("a seat can be removed below the minimum of the game")
	}
	if !app.Target("option/long_three/true").Enabled {
		t.Error("an option for three players is disabled at a table of three")
	}
}

// TestFaces checks that a name can be typed, a face chosen for a person, and a character chosen for
// a bot with touch alone.
func TestFaces(t *testing.T) {
	app := drive.Start(t, drive.Options{Width: 820, Height: 1180})
	app.WaitScene("title")
	app.TapTarget("new-game")
	app.WaitScene("new-game")
	app.TapTarget("name/1")
	app.Tick(2)
	app.Type("Belle")
	app.TapTarget("face/1")
	app.WaitScene("new-game/face")
	app.TapTarget("face/guest6")
	app.TapTarget("hat/next")
	app.Tick(2)
	if app.Target("face/guest6").Chosen {
		t.Error("the ready-made face is still chosen after another hat was selected")
	}
	app.TapTarget("take")
	app.WaitScene("new-game")
	if got := app.Target("face/1").Label; got != "Belle" {
		t.Errorf("after typing on the on-screen keyboard the name is %q, want \"Belle\"", got)
	}
	app.TapTarget("face/2")
	app.WaitScene("new-game/cast")
	if app.Target("persona/dutch").Enabled {
		t.Error("a character who is at the table can be chosen for a second seat")
	}
	app.TapTarget("persona/mei")
	app.WaitScene("new-game")
	if got := app.Target("face/2").Label; got != "Mei Chow" {
		t.Errorf("seat 2 has the name %s, want \"Mei Chow\"", got)
	}
}

// TestContinueAndDelete checks that a game is offered for continuation after the app was killed,
// and that it can be found, renamed, continued, deleted and restored.
func TestContinueAndDelete(t *testing.T) {
	home := t.TempDir()
	app := drive.Start(t, drive.Options{Home: home})
	app.WaitScene("title")
	app.ClickTarget("new-game")
	app.WaitScene("new-game")
	app.ClickTarget("deal")
	atTable(t, app)
	app.Tick(60)
	app.Kill()

	app = drive.Start(t, drive.Options{Home: home})
	app.WaitScene("title")
	app.ClickTarget("continue")
	atTable(t, app)
	app.Kill()

	app = drive.Start(t, drive.Options{Home: home})
	app.WaitScene("title")
	app.ClickTarget("saves")
	app.WaitScene("saves")
	app.ClickTarget("rename/1")
	app.WaitScene("rename")
	app.Type("Rainy evening: lost?")
	app.ClickTarget("keep")
	app.WaitScene("saves")
	if docs, _ := filepath.Glob(filepath.Join(home, "data", "gulch", "Rainy evening lost.gulch")); len(docs) != 1 {
		t.Error("renaming did not create the file \"Rainy evening lost.gulch\"")
	}
	app.ClickTarget("delete/1")
	app.Tick(5)
	app.ClickTarget("put-back")
	app.Tick(5)
	if !app.Target("open/1").Enabled {
		t.Error("the deleted game was not restored by \"put-back\"")
	}
	app.ClickTarget("delete/1")
	app.Tick(5)
	now := app.Snapshot()
	if _, ok := now.Find("open/1"); ok {
		t.Error("the deleted game is still listed")
	}
	app.Key(ebiten.KeyEscape)
	app.WaitScene("title")
	if left, _ := filepath.Glob(filepath.Join(home, "data", "gulch", "*.removed")); len(left) != 0 {
		t.Errorf("after leaving the list the deleted files %v still exist", left)
	}
}

// TestSavesList checks that saved games are listed with pictures and that unreadable files have a
// tab of their own.
func TestSavesList(t *testing.T) {
	home := finishedGames(t, 3)
	folder := filepath.Join(home, "data", "gulch")
	for name, text := range map[string]string{
		"boomtown 2026-04-01 12.00.gulch":   "gulch-record 1 {nonsense",
		"boomtown 2026-04-02 12.00.damaged": "gulch-record 1 {",
	} {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	app := drive.Start(t, drive.Options{Home: home})
	app.WaitScene("title")
	app.ClickTarget("saves")
	app.WaitScene("saves")
	app.ClickTarget("tab/finished")
	for _, size := range [][2]int{{1280, 720}, {820, 1180}, {1024, 640}} {
		app.Resize(size[0], size[1])
		app.Tick(20)
		app.Shot(fmt.Sprintf("saves-%dx%d.png", size[0], size[1]))
	}
	app.ClickTarget("rename/1")
	app.WaitScene("rename")
	app.Type("With grandfather")
	app.Shot("rename.png")
	app.ClickTarget("keep")
	app.WaitScene("saves")
	app.ClickTarget("tab/damaged")
	app.Tick(10)
	app.Shot("saves-damaged.png")
	now := app.Snapshot()
	if _, ok := now.Find("open/1"); ok || !app.Target("share/2").Enabled {
		t.Error("a damaged file can be opened, or cannot be shared; want sharing only")
	}
}

// TestOptionsAreKept checks that options take effect at once and are stored for the next start, and
// that damaged settings are reported and replaced by the defaults.
func TestOptionsAreKept(t *testing.T) {
	home := t.TempDir()
	app := drive.Start(t, drive.Options{Home: home})
	app.WaitScene("title")
	app.ClickTarget("options")
	app.WaitScene("options")
	app.ClickTarget("speed/brisk")
	app.ClickTarget("confirm/always")
	app.Shot("options-play.png")
	app.ClickTarget("tab/look")
	app.ClickTarget("reduced")
	app.Shot("options-look.png")
	app.ClickTarget("contrast")
	app.Shot("options-contrast.png")
	app.ClickTarget("tab/sound")
	app.ClickTarget("master/quiet")
	app.ClickTarget("music/off")
	app.ClickTarget("effects/faint")
	app.Shot("options-sound.png")
	app.Key(ebiten.KeyM)
	if !app.Target("mute").Chosen {
		t.Error("M does not mute")
	}
	app.Close()

	app = drive.Start(t, drive.Options{Home: home})
	app.WaitScene("title")
	app.ClickTarget("options")
	app.WaitScene("options")
	if !app.Target("speed/brisk").Chosen || !app.Target("confirm/always").Chosen {
		t.Error("the options of the table were not kept")
	}
	app.ClickTarget("tab/look")
	if !app.Target("reduced").Chosen || !app.Target("contrast").Chosen {
		t.Error("the options of the look were not kept")
	}
	app.ClickTarget("tab/sound")
	if !app.Target("master/quiet").Chosen || !app.Target("music/off").Chosen || !app.Target("effects/faint").Chosen ||
		!app.Target("mute").Chosen {
		t.Error("the volumes were not kept")
	}
	app.ClickTarget("mute")
	if app.Target("mute").Chosen {
		t.Error("a second press of \"mute\" does not unmute")
	}
	app.ClickTarget("reset")
	app.WaitScene("confirm")
	app.ClickTarget("yes")
	app.WaitScene("options")
	app.ClickTarget("tab/play")
	if !app.Target("speed/normal").Chosen || !app.Target("confirm/final").Chosen {
		t.Error("\"reset\" did not restore the default options")
	}
	app.Close()

	file := filepath.Join(home, "data", "gulch", "settings.json")
	if err := os.WriteFile(file, []byte("{ nonsense"), 0o600); err != nil {
		t.Fatal(err)
	}
	app = drive.Start(t, drive.Options{Home: home})
	app.WaitScene("title")
	if !strings.Contains(app.Target("notice").Label, "settings are damaged") {
		t.Errorf("the notice says %q, want that the settings are damaged", app.Target("notice").Label)
	}
	app.ClickTarget("notice")
	app.Tick(30)
	now := app.Snapshot()
	if _, ok := now.Find("notice"); ok {
		t.Error("a click on the notice does not close it")
	}
}

// TestCrashPage checks that the crash page has buttons that lead back to the game and to the title
// screen.
func TestCrashPage(t *testing.T) {
	app := drive.Start(t, drive.Options{Package: show, Args: []string{"crashed"}})
	app.WaitScene("crashed")
	app.Shot("crashed-1280x720.png")
	app.Resize(820, 1180)
	app.Tick(5)
	app.Shot("crashed-820x1180.png")
	app.ClickTarget("go-on") // opening the game fails, because the home folder has no such document
	app.WaitScene("message")
	app.ClickTarget("ok")
	app.WaitScene("crashed")
	app.ClickTarget("title")
	app.WaitScene("title")
}

// TestCrashPageAgain checks that the crash page offers other ways to reopen the game, and the game
// file, after a repeated failure.
func TestCrashPageAgain(t *testing.T) {
	app := drive.Start(t, drive.Options{Package: show, Args: []string{"crashed-again"}})
	now := app.WaitScene("crashed")
	for _, id := range []string{"plain", "before", "file", "copy", "title"} {
		if !slices.ContainsFunc(now.Targets, func(x probe.Target) bool { return x.ID == id && x.Enabled }) {
			t.Errorf("%q is not offered", id)
		}
	}
	for _, size := range [][2]int{{1280, 720}, {820, 1180}, {800, 600}} {
		app.Resize(size[0], size[1])
		app.Tick(5)
		app.Shot(fmt.Sprintf("crashed-again-%dx%d.png", size[0], size[1]))
	}
	// opening the game fails, because the home folder has no such document
	for _, id := range []string{"plain", "before"} {
		app.ClickTarget(id)
		app.WaitScene("message")
		app.ClickTarget("ok")
		app.WaitScene("crashed")
	}
	app.ClickTarget("title")
	app.WaitScene("title")
}

// TestResults checks that the displayed points count up to the final scores, and that a key press
// skips the animation.
func TestResults(t *testing.T) {
	app := drive.Start(t, drive.Options{Package: show, Args: []string{"results"}})
	app.Tick(20)
	if s := app.Snapshot(); !s.Busy || s.Scene != "results" {
		t.Fatalf("scene %s, busy %v; want a count under way", s.Scene, s.Busy)
	}
	app.Key(ebiten.KeySpace)
	app.Tick(2)
	s := app.Snapshot()
	if s.Busy {
		t.Error("Space does not skip the count")
	}
	sums, scores := s.State["sums"].([]any), s.State["scores"].([]any)
	for i := range scores {
		if sums[i] != scores[i] {
			t.Errorf("the sums %v are not the scores %v", sums, scores)
			break
		}
	}
	app.ClickTarget("title")
	app.WaitScene("title")
}

// TestShareAsAFile checks that a game is offered as a file if the clipboard is unavailable, and
// that the file can be imported again.
func TestShareAsAFile(t *testing.T) {
	home := finishedGames(t, 1)
	if err := os.MkdirAll(filepath.Join(home, "Downloads"), 0o755); err != nil {
		t.Fatal(err)
	}
	app := drive.Start(t, drive.Options{Home: home, Env: []string{"PATH=" + t.TempDir(),
		"XDG_DOWNLOAD_DIR=" + filepath.Join(home, "Downloads")}})
	app.WaitScene("title")
	app.ClickTarget("saves")
	app.WaitScene("saves")
	if app.Target("paste").Enabled {
		t.Error("a game can be pasted without a clipboard")
	}
	app.ClickTarget("share/1")
	app.WaitScene("share")
	app.Tick(10)
	app.Shot("share.png")
	if app.Target("copy").Enabled {
		t.Error("a game can be copied without a clipboard")
	}
	app.ClickTarget("file")
	now := app.WaitFor("the file",
		func(s probe.Snapshot) bool { _, told := s.Find("notice"); return told && s.Scene == "saves" })
	files, _ := filepath.Glob(filepath.Join(home, "Downloads", "*.gulch"))
	if len(files) != 1 {
		t.Fatalf("there are the files %v", files)
	}
	if told, _ := now.Find("notice"); !strings.Contains(told.Label, files[0]) || !strings.Contains(told.Label, "drop") {
		t.Errorf("the notice after saving is %q, want the path of the file and how to import it", told.Label)
	}
	data, err := os.ReadFile(files[0])
	if err != nil {
		t.Fatal(err)
	}
	if record, err := match.Import(string(data)); err != nil || len(record.Entries) == 0 {
		t.Errorf("the file holds %d moves, %v", len(record.Entries), err)
	}
}

// TestSavesAreSearched checks that saved games can be searched by game, player and date.
func TestSavesAreSearched(t *testing.T) {
	home := finishedGames(t, 8)
	folder := filepath.Join(home, "data", "gulch")
	docs, err := filepath.Glob(filepath.Join(folder, "boomtown *.gulch"))
	if err != nil || len(docs) != 8 {
		t.Fatal(docs, err)
	}
	if err := os.Rename(docs[2], filepath.Join(folder, "Mit Oma am Fluss.gulch")); err != nil {
		t.Fatal(err)
	}
	app := drive.Start(t, drive.Options{Home: home})
	app.WaitScene("title")
	app.ClickTarget("saves")
	app.WaitScene("saves")
	app.ClickTarget("tab/finished")
	app.Shot("saves-many.png")
	app.ClickTarget("find")
	app.Type("oma BOOM")
	app.Tick(5)
	app.Shot("saves-found.png")
	now := app.Snapshot()
	if _, more := now.Find("line/2"); more || !strings.Contains(app.Target("line/1").Label, "Oma") {
		t.Errorf("the search \"oma BOOM\" finds %q first and more games: %v; want only the renamed game",
			app.Target("line/1").Label, more)
	}
	app.ClickTarget("clear")
	app.Tick(2)
	now = app.Snapshot()
	if _, more := now.Find("line/2"); !more {
		t.Error("clearing the search does not list the other games again")
	}
	app.ClickTarget("find")
	app.Type("nobody")
	app.Tick(2)
	now = app.Snapshot()
	if _, any := now.Find("line/1"); any {
		t.Error("a search without matches lists a game")
	}
}
