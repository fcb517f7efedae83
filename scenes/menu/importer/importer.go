// Package importer imports games and persons from the clipboard or from dropped files, asks the
// player where a decision is needed, and lists the results ([Importer]).
package importer

import (
	"gulch/render/i18n"
	"gulch/scenes/menu/kit"
	"gulch/scenes/stage"
	"gulch/scenes/work"
)

// outcome is the result of the import of one item, for the message to the player.
type outcome struct {
	name, text string
	title      string // title of the error message, "" if the import succeeded
}

// Importer imports items one after another. It detects what each item is (a game or persons) and
// reads games in a worker, so that the screen does not freeze. Where a decision is needed, it asks
// the player. At the end it shows the result of each item. The scene that owns the importer calls
// Step in each tick in which the scene is on top.
type Importer struct {
	App       *stage.App
	NoneTitle string            // title of the message about an item that is neither a game nor persons
	OnAdded   func(over bool)   // called after a game was added; over: the game is finished; may be nil
	queue     []Item            // items whose import has not begun
	results   []outcome         // results of completed items
	current   Item              // item being imported
	asking    bool              // the player is being asked about the current item in a dialog
	game      *stage.GameImport // game being imported, nil if the current item is not a game
	work      *work.Worker      // worker that reads the game; nil when it is done
}

// Add queues a list of items (the parameter all) for import. If err is not nil, Add also queues an
// item with this error, so that it is shown together with the results of the others.
func (x *Importer) Add(all []Item, err error) {
	if err != nil {
		all = []Item{{Read: func() ([]byte, error) { return nil, err }}}
	}
	x.queue = append(x.queue, all...)
}

// Busy reports whether the import of an item is pending or running, or a result has not been shown.
func (x *Importer) Busy() bool {
	return x.work != nil || x.asking || len(x.queue)+len(x.results) > 0
}

// Step continues the import. It must be called in each tick in which the owning scene is on top.
func (x *Importer) Step() {
	switch {
	case x.work != nil:
		if x.work.Step() {
			x.work = nil
			x.gameRead()
		}
	case x.asking: // the player closed the question without an answer
		x.finishItem(i18n.T("Gulch imported nothing."), "")
	case len(x.queue) > 0:
		x.current, x.queue = x.queue[0], x.queue[1:]
		x.begin()
	case len(x.results) > 0:
		said := x.results
		x.results = nil
		x.report(said)
	}
}

// finishItem ends the import of the current item. text says to the player what was imported or what
// went wrong. title is the title of the error message, "" if the import succeeded.
func (x *Importer) finishItem(text, title string) {
	x.asking, x.game = false, nil
	x.results = append(x.results, outcome{x.current.Name, text, title})
}

// report shows the player the results in said: one result as a toast or a message, several as a
// list.
func (x *Importer) report(said []outcome) {
	switch {
	case len(said) > 1:
		x.App.Push(receivedList(x.App, said))
	case said[0].title != "":
		x.App.Push(kit.Message(x.App, said[0].title, said[0].text))
	default:
		x.App.Toast(said[0].text)
	}
}

// begin detects what the current item is and starts to import it.
func (x *Importer) begin() {
	data, err := x.current.Read()
	var content stage.Content
	var text string
	if err == nil {
		content, text, err = stage.DetectContent(data)
	}
	switch {
	case err != nil:
		x.finishItem(i18n.Sentence(err), x.NoneTitle)
	case content == stage.ContentPeople:
		x.people(text)
	default:
		x.game = x.App.NewGameImport(text)
		x.work = work.Start(x.game)
	}
}

// finishWithError ends the import of a game that could not be added to the saved games, with err as
// its result.
func (x *Importer) finishWithError(err error) {
	x.finishItem(i18n.Sentence(err), i18n.T("No game was added"))
}

// gameRead is called when the worker has read a game. It adds the game to the saved games. If only
// a part of the game could be read, it first asks the player whether to keep that part.
func (x *Importer) gameRead() {
	a := x.game
	switch {
	case a.Err() != nil:
		x.finishWithError(a.Err())
	case a.Damage() != nil:
		x.asking = true
		question := i18n.T("Part of this game can't be read. %s", i18n.Sentence(a.Damage()))
		x.App.Push(kit.Confirm(x.App, x.withFileName(question), i18n.T("Keep what's readable"),
			i18n.T("Keep nothing"), x.keep))
	default:
		x.keep()
	}
}

// withFileName returns the question, with the name of the current file in front if several items
// are being imported.
func (x *Importer) withFileName(question string) string {
	if x.current.Name == "" || len(x.results)+len(x.queue) == 0 {
		return question
	}
	return i18n.T("“%s”: %s", x.current.Name, question)
}

// keep adds the game that the worker has read to the saved games.
func (x *Importer) keep() {
	a := x.game
	if _, err := x.App.SaveImport(a); err != nil {
		x.finishWithError(err)
		return
	}
	if x.OnAdded != nil {
		x.OnAdded(a.Match().Over())
	}
	if a.Cut() {
		x.finishItem(i18n.T(stage.NamesChangedText), "")
	} else {
		x.finishItem(i18n.T("The game is in the list."), "")
	}
}
