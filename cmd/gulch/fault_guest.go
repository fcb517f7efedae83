//go:build ebitenginevmguest

package main

import (
	"os"
	"slices"
	"strconv"
	"strings"

	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/scenes/stage"

	"github.com/hajimehoshi/ebiten/v2"
)

// faultEnv names the environment variable by which a test makes the program fail at a table, words with spaces between them.
// "update" has Update panic, "node" a painter of a node. "usual" limits that to tables that are not plain, and a number to games
// in which more decisions stand. "odd" has only every second frame of the painter panic.
const faultEnv = "GULCH_FAULT"

// faulty is an app that fails where a test wants it to.
type faulty struct {
	*stage.App
	words  []string
	frames int
}

// withFaults returns the app with the failures that the environment asks for.
func withFaults(app *stage.App) ebiten.Game {
	if words := strings.Fields(os.Getenv(faultEnv)); len(words) > 0 {
		return &faulty{App: app, words: words}
	}
	return app
}

// withoutFaults returns the app that withFaults was given, nil for something else.
func withoutFaults(game ebiten.Game) *stage.App {
	if f, ok := game.(*faulty); ok {
		return f.App
	}
	app, _ := game.(*stage.App)
	return app
}

func (f *faulty) Update() error {
	if f.fails("update") {
		panic("a test makes Update fail")
	}
	err := f.App.Update()
	if top := f.Top(); top != nil && f.fails("node") {
		root := &top.Stage().Root
		if !slices.ContainsFunc(root.Nodes, func(n ui.Node) bool { return n.ID == "fault" }) {
			root.Set(root.Layout, append(slices.Clone(root.Nodes), ui.Node{ID: "fault", Quiet: true, Draw: f.draw}))
		}
	}
	return err
}

func (f *faulty) draw(*paint.Pen, *ui.Node, ui.Feel) {
	if f.frames++; !slices.Contains(f.words, "odd") || f.frames%2 == 1 {
		panic("a test makes a painter fail")
	}
}

// fails reports whether the app is to fail there now.
func (f *faulty) fails(where string) bool {
	if !slices.Contains(f.words, where) || f.Top() == nil {
		return false
	}
	told, ok := f.Top().(stage.Reporter)
	if !ok {
		return false
	}
	report := told.Report()
	moves, table := report["moves"].(int)
	for _, w := range f.words {
		least, err := strconv.Atoi(w)
		if w == "usual" && report["plain"] == true || err == nil && moves <= least {
			return false
		}
	}
	return table
}
