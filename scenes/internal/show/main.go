// Command show is a small program for the tests of the menus. It opens a screen that otherwise
// appears only in the course of a game, with a game that was played with random moves if the screen
// shows one. The first argument is the name of the screen. For the screen "results", the second
// argument is the page.
package main

import (
	"fmt"
	"os"

	"gulch/engine"
	"gulch/engine/games"
	"gulch/engine/match"
	"gulch/scenes/menu/crash"
	"gulch/scenes/menu/kit"
	"gulch/scenes/menu/pause"
	"gulch/scenes/menu/results"
	"gulch/scenes/menu/title"
	"gulch/scenes/probe"
	onshelf "gulch/scenes/shelf"
	"gulch/scenes/stage"
	"gulch/scenes/store"

	"github.com/hajimehoshi/ebiten/v2"
)

func main() {
	if err := run(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, "show:", err)
		os.Exit(1)
	}
}

func run(screen string) error {
	d, err := stage.NewSceneStack()
	if err != nil {
		return err
	}
	ebiten.SetScreenClearedEveryFrame(false)
	h := stage.NewApp(d, games.All(), store.NewMemory(nil))
	h.Desktop, h.GameInfos = true, onshelf.Boxes()
	m, err := played()
	if err != nil {
		return err
	}
	nothing := func() {}
	h.Push(title.New(h))
	switch screen {
	case "results":
		h.Push(results.New(h, results.Params{Match: m, Titles: func(rank int) string {
			return []string{"Gold Baron", "Mine Captain", "Claim Holder", "Sluice Hand"}[rank-1]
		}, TieBreak: "Equal scores: more mines decide", Board: h.Pop, Replay: func(int) {}, Rematch: nothing,
			SameDeal: nothing,
			Page:     page(os.Args)}))
	case "pause":
		h.Push(pause.New(h, pause.Params{Title: "Boomtown", Resume: h.Pop, Restart: nothing, Options: nothing,
			Rules: nothing, Leave: h.PopToRoot}))
	case "crashed-again":
		h.Push(crash.New(h, crash.Params{Reason: "runtime error: index out of range [7] with length 5",
			Report:     "note",
			ReportFile: "/home/ada/.local/state/gulch/crash-20260504-213000.000.txt",
			Failure:    stage.Failure{Doc: "boomtown 1.gulch", Steps: 9}.WithTried(stage.ResumeGame)}))
	case "crashed":
		h.Push(crash.New(h, crash.Params{Reason: "runtime error: index out of range [7] with length 5",
			Report:     "note",
			ReportFile: "/home/ada/.local/state/gulch/crash-20260504-213000.000.txt",
			Failure:    stage.Failure{Doc: "boomtown 1.gulch"}}))
	case "message":
		h.Push(kit.Message(h, "That game can't be continued",
			"Its record was written under version 2 of the rules of "+
				"Boomtown, and this Gulch plays version 1. Finish it with the Gulch that began it."))
	case "notice":
		h.Toast("The game goes on, but it cannot be saved: the disk is full; make room on it. Gulch tries " +
			"again after " +
			"every move.")
	case "shelf":
		h.Games = games.All()
		h.PopToRoot()
	}
	return ebiten.RunGameWithOptions(h, &ebiten.RunGameOptions{VMGuestEndpoint: probe.Host()})
}

// page returns the second command line argument, which selects a page of the results screen. It
// returns "" if the argument is missing.
func page(args []string) string {
	if len(args) > 2 {
		return args[2]
	}
	return ""
}

// played returns a match that has been played to its end with random moves.
func played() (*match.Match, error) {
	seats := []match.Seat{
		{Name: "Ada", Face: "horse-head"},
		{Name: "Dutch Maddox", Face: "card-ace-spades", Bot: "easy", Persona: "dutch"},
		{Name: "Opal Harlan", Face: "rose", Bot: "medium", Persona: "opal"},
		{Name: "Esteban Rojas", Face: "sombrero", Bot: "hard", Persona: "esteban"},
	}
	m, err := match.New(games.All()[0], match.Setup{Seats: seats, Seed: 1877, BotSeed: 1}, nil)
	if err != nil {
		return nil, err
	}
	c := engine.NewChance(7, 1)
	for !m.Over() {
		legal := m.Legal()
		if _, err := m.Play(legal[c.Below(len(legal))]); err != nil {
			return nil, err
		}
	}
	return m, nil
}
