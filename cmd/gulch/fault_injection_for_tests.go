//go:build gulchdriven

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

// faultEnv is the environment variable with which a test injects failures at a table. Its value is
// a list of words. "update" makes Update panic, and "node" makes the function that draws a node
// panic. The other words limit the failures: "odd" to every second drawing, "usual" to tables that
// are not shown as plain tables, and a number to games with more decisions than that.
const faultEnv = "GULCH_FAULT"

// faulty is an app with injected failures. The words in the environment variable faultEnv select
// them.
type faulty struct {
	*stage.App
	words  []string
	frames int
}

// withFaults returns the app wrapped in a faulty, which injects the failures listed in faultEnv. If
// faultEnv is not set, it returns the app itself.
func withFaults(app *stage.App) ebiten.Game {
	if words := strings.Fields(os.Getenv(faultEnv)); len(words) > 0 {
		return &faulty{App: app, words: words}
	}
	return app
}

// withoutFaults returns the app that was passed to withFaults, or nil if game is something else.
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
		root := &top.Base().Root
		if !slices.ContainsFunc(root.Nodes, func(n ui.Node) bool { return n.ID == "fault" }) {
			root.Set(root.Layout, append(slices.Clone(root.Nodes), ui.Node{ID: "fault", SkipFocus: true, Draw: f.draw}))
		}
	}
	return err
}

func (f *faulty) draw(*paint.Canvas, *ui.Node, ui.NodeState) {
	if f.frames++; !slices.Contains(f.words, "odd") || f.frames%2 == 1 {
		panic("a test makes a painter fail")
	}
}

// fails reports whether a failure must happen now. where is the word for the failure in faultEnv,
// "update" or "node".
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
