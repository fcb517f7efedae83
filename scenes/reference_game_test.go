//go:build !js

package scenes_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"gulch/engine/bot"
	"gulch/engine/games"
	"gulch/engine/match"
	"gulch/scenes"
	"gulch/scenes/drive"
	"gulch/scenes/probe"
	"gulch/scenes/shelf"
	"gulch/scenes/stage"
	"gulch/scenes/store"
)

// gameAndReference returns two games with the same setup but different moves: a finished one, and
// one that has been played up to the given number of decisions. The parameter game is the index of
// the game in shelf.Rules.
func gameAndReference(t *testing.T, setup match.Setup, game int, decisions int) (over, now *match.Match) {
	t.Helper()
	rules := shelf.Rules()[game]
	for i, seed := range []uint64{1, 2} {
		m, err := match.New(rules, setup, nil)
		if err != nil {
			t.Fatal(err)
		}
		mind, err := bot.New("easy", seed)
		if err != nil {
			t.Fatal(err)
		}
		for !m.Over() && (i == 0 || len(m.Steps()) < decisions || m.Turn() != 0) {
			if _, err := m.Play(bot.Choose(mind, m.State())); err != nil {
				t.Fatal(err)
			}
		}
		over, now = m, over
	}
	return now, over
}

// TestReferenceInLedger checks in every game and window class that the ledger shows the values of
// the reference game and that they can be read.
func TestReferenceInLedger(t *testing.T) {
	for i, rules := range shelf.Rules() {
		info := rules.Info()
		t.Run(info.ID, func(t *testing.T) {
			setup := match.Setup{Seed: 5, BotSeed: 6, Seats: []match.Seat{{Name: "Wilhelmine", Face: "guest3"}}}
			for _, p := range bot.Personas()[:stage.UsualSeats(info)-1] {
				setup.Seats = append(setup.Seats, match.Seat{Name: p.Name, Face: p.ID, Persona: p.ID, Bot: "easy"})
			}
			over, now := gameAndReference(t, setup, i, 40)
			h, err := scenes.New(store.NewMemory(nil), false)
			if err != nil {
				t.Fatal(err)
			}
			h.Settings.Language, h.Settings.TextSize = "de", 100+50*(i%2)
			h.Settings.MarkIntroShown(info.ID)
			for name, m := range map[string]*match.Match{"race.gulch": now, "race.beside": over} {
				if err := h.Docs.Write(name, m.Text()); err != nil {
					t.Fatal(err)
				}
			}
			for _, window := range [][2]int{{1280, 720}, {820, 1180}, {800, 600}, {390, 844}} {
				name := fmt.Sprintf("%s, %d by %d", info.ID, window[0], window[1])
				drive.OnHost(func() {
					m := pictureOfTable(h, now, "race.gulch", window[0], window[1])
					if err := drive.WriteShot(m, fmt.Sprintf("ghost-%s-%d.png", info.ID, window[0])); err != nil {
						t.Error(err)
					}
				})
				says := ""
				for _, n := range h.Top().Base().Root.Nodes {
					if n.ID == "beside" {
						says = n.Label
					}
				}
				if !strings.HasPrefix(says, "Wilhelmine, damals") || !strings.ContainsAny(says, "0123456789") {
					t.Errorf("%s: the ledger row of the reference is %q, want its name and values", name, says)
				}
			}
		})
	}
}

// fakeClipboard writes a fake program xclip that returns text as the content of the clipboard. It
// returns the folder of the program, to be added to PATH.
func fakeClipboard(t *testing.T, text string) (path string) {
	t.Helper()
	folder := t.TempDir()
	file := filepath.Join(folder, "text")
	script := "#!/bin/sh\nwhile read -r l || [ -n \"$l\" ]; do echo \"$l\"; done < " + file + "\n"
	for name, data := range map[string]string{"text": text, "xclip": script} {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(data), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	return folder
}

// ending plays a match to its end with weak bots. If end is true, it returns the finished match,
// otherwise the match at the last decision where the first seat has a choice. number is added to
// the seed of the first seat's bot, so that different numbers give different games.
func ending(t *testing.T, m *match.Match, number uint64, end bool) *match.Match {
	t.Helper()
	last := -1
	for !m.Over() {
		at := m.BotSeed()
		if m.Turn() == 0 {
			if at += number; len(m.Legal()) > 1 {
				last = len(m.Steps())
			}
		}
		mind, err := bot.New("easy", at)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := m.Play(bot.Choose(mind, m.State())); err != nil {
			t.Fatal(err)
		}
	}
	if end {
		return m
	}
	r, err := m.Replay()
	if err != nil {
		t.Fatal(err)
	}
	game, err := games.Find(m.Info().ID)
	if err != nil {
		t.Fatal(err)
	}
	before := newMatch(t, game, m.Setup())
	for _, step := range r.Steps()[:last] {
		if _, err := before.Play(step.Move); err != nil {
			t.Fatal(err)
		}
	}
	return before
}

// gamesIn returns the file names of the saved games in a home folder.
func gamesIn(t *testing.T, home string) []string {
	t.Helper()
	all, err := filepath.Glob(filepath.Join(home, "data", "gulch", "*.gulch"))
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// checkReferencePage checks the page of the results that compares a game with its reference: the
// result, the first difference and how much that difference is worth. It also takes a screenshot of
// the page, called shot.
func checkReferencePage(t *testing.T, app *drive.App, shot string) {
	t.Helper()
	app.ClickTarget("page/ghost")
	now := app.WaitFor("what it was worth", func(s probe.Snapshot) bool {
		x, ok := s.Find("ghost/worth")
		return ok && !s.Busy && strings.Contains(x.Label, ": by ") // the label has a progress while the evaluation runs
	})
	app.Tick(60)
	app.Shot(shot)
	for _, id := range []string{"ghost/end", "ghost/parted", "ghost/worth"} {
		if x, ok := now.Find(id); !ok || !strings.Contains(x.Label, ": ") {
			t.Errorf("the tile %s is %+v, want a name and a value", id, x)
		}
	}
	if x, _ := now.Find("ghost/parted"); !strings.Contains(x.Tip, "Zoe") && !strings.Contains(x.Tip, "record") {
		t.Errorf("the tile of the first difference is %+v, want the record's move in its tooltip", x)
	}
}

// TestReferenceFromClipboard checks all steps with a friend's record: it is imported from the
// clipboard, its deal is played with the record as reference, and the results compare the two
// games.
func TestReferenceFromClipboard(t *testing.T) {
	game := shelf.Rules()[0]
	setup := match.Setup{Seed: 5, BotSeed: 6, Seats: []match.Seat{{Name: "Zoe", Face: "guest4",
		PersonID: "p00000000000000ff"}, {Name: "Dutch Maddox", Face: "dutch", Persona: "dutch", Bot: "easy"},
		{Name: "Opal Harlan", Face: "opal", Persona: "opal", Bot: "easy"}}}
	text, err := ending(t, newMatch(t, game, setup), 1, true).Record().Export()
	if err != nil {
		t.Fatal(err)
	}
	home := drive.NewHome(t,
		map[string][]byte{"settings.json": []byte(known(
			`"confirm":"never","people":[{"name":"Ada","face":"guest3"}]`))})
	app := drive.Start(t, drive.Options{Home: home, Env: []string{"PATH=" + fakeClipboard(t, text)}})
	app.WaitScene("title")
	app.ClickTarget("saves")
	app.WaitScene("saves")
	app.ClickTarget("paste")
	app.WaitFor("the friend's game", func(s probe.Snapshot) bool { _, told := s.Find("notice"); return told })
	app.ClickTarget("tab/finished")
	app.Tick(5)
	app.ClickTarget("open/1")
	app.WaitFor("the replay", func(s probe.Snapshot) bool { _, ok := s.Find("results"); return ok })
	app.ClickTarget("results")
	app.WaitScene("results")
	app.ClickTarget("same")
	app.WaitScene("ask-beside")
	app.Tick(20)
	app.Shot("race-ask.png")
	app.ClickTarget("beside")
	app.WaitFor("the table", func(s probe.Snapshot) bool { return atTable(s, "boomtown") && !s.Busy })
	playWith(t, app, "boomtown", inputDevices[3], 2, rand.New(rand.NewPCG(1, 1)))
	app.Tick(20)
	app.Shot("race-table.png")
	if x, ok := find(app, "beside"); !ok || !strings.Contains(x.Label, "Zoe") {
		t.Errorf("the ledger row of the reference is %+v, want the name Zoe", x)
	}
	app.Close()
	var doc string // document of the game that was started
	for _, x := range gamesIn(t, home) {
		data, err := os.ReadFile(x)
		if err != nil {
			t.Fatal(err)
		}
		m, _, err := match.Resume(games.Find, data, nil)
		if err != nil {
			t.Fatal(err)
		}
		if !m.Over() {
			if doc = x; m.Seats()[0].Name != "Ada" {
				t.Errorf("the friend's deal is played by %+v", m.Seats()[0])
			}
			if err := os.WriteFile(x, ending(t, m, 2, false).Text(), 0o600); err != nil {
				t.Fatal(err)
			}
		}
	}
	if doc == "" || len(gamesIn(t, home)) != 2 {
		t.Fatalf("the games are %v", gamesIn(t, home))
	}
	app = drive.Start(t, drive.Options{Home: home})
	app.WaitScene("title")
	continueGame(app, "boomtown")
	playWith(t, app, "boomtown", inputDevices[3], -1, rand.New(rand.NewPCG(2, 1)))
	checkReferencePage(t, app, "race-end.png")
	tally, err := os.ReadFile(filepath.Join(home, "data", "gulch", "tally.log"))
	if err != nil || strings.Count(string(tally), `"aside":true`) != 1 || strings.Count(string(tally), "\n") != 2 {
		t.Errorf("the tally is %s, %v", tally, err)
	}
	app.Close()
}

// TestDailyReferenceFromClipboard checks that a friend's record of the daily challenge can be added
// as reference to a game in progress, and that the results compare the two games.
func TestDailyReferenceFromClipboard(t *testing.T) {
	h, err := scenes.New(store.NewMemory(nil), false)
	if err != nil {
		t.Fatal(err)
	}
	game, setup := h.Daily(h.Today())
	id := game.Info().ID
	as := func(s match.Seat) match.Setup {
		own := setup
		own.Seats = slices.Clone(setup.Seats)
		own.Seats[0] = s
		return own
	}
	text, err := ending(t, newMatch(t, game,
		as(match.Seat{Name: "Zoe", Face: "guest4", PersonID: "p00000000000000ff"})), 1,
		true).Record().Export()
	if err != nil {
		t.Fatal(err)
	}
	own := ending(t, newMatch(t, game, as(match.Seat{Name: "Ada", Face: "guest3"})), 2, false)
	home := drive.NewHome(t, map[string][]byte{id + " test.gulch": own.Text(),
		"settings.json": []byte(known(`"confirm":"never","people":[{"name":"Ada","face":"guest3"}]`))})
	app := drive.Start(t, drive.Options{Home: home, Env: []string{"PATH=" + fakeClipboard(t, text)}})
	app.WaitScene("title")
	app.ClickTarget("daily")
	app.WaitScene("today")
	app.ClickTarget("race")
	app.WaitScene("ask-beside")
	app.ClickTarget("beside")
	app.WaitFor("the table",
		func(s probe.Snapshot) bool { return (atTable(s, id) || s.Scene == "handover") && !s.Busy })
	app.Tick(20)
	app.Shot("race-today.png")
	if x, ok := find(app, "beside"); !ok || !strings.Contains(x.Label, "Zoe") {
		t.Errorf("the ledger row of the reference is %+v, want the name Zoe", x)
	}
	playWith(t, app, id, inputDevices[3], -1, rand.New(rand.NewPCG(2, 1)))
	checkReferencePage(t, app, "race-today-end.png")
	if all := gamesIn(t, home); len(all) != 1 {
		t.Errorf("the home folder has the games %v, want one", all)
	}
	app.ClickTarget("title")
	app.WaitScene("title")
	app.ClickTarget("daily")
	app.WaitScene("today")
	if !app.Target("share").Enabled {
		t.Error("the result of the daily challenge cannot be shared after the game")
	}
	app.Close()
}
