package menu

import (
	"io"
	"io/fs"

	"gulch/engine"
	"gulch/render/i18n"
	"gulch/scenes/menu/kit"
	"gulch/scenes/stage"
	"gulch/scenes/work"
)

// received is one item to be imported: a file dropped on the window, or the text of the clipboard.
type received struct {
	name string // file name, "" for the clipboard
	read func() ([]byte, error)
}

// pasted returns the text of the clipboard as an item to import. err is the error of reading the
// clipboard, nil if there was none.
func pasted(text string, err error) []received {
	return []received{{read: func() ([]byte, error) { return []byte(text), err }}}
}

// errNothingDropped is returned if a drop on the window contains no files.
var errNothingDropped = engine.Errorf("nothing you dropped can be read")

// droppedFiles returns all files that were dropped on the window as items to import. For a file
// that cannot be read, such as a folder, the item has an error that is shown to the player. If no
// file was dropped, it returns an error.
func droppedFiles(files fs.FS) ([]received, error) {
	entries, err := fs.ReadDir(files, ".")
	if err != nil || len(entries) == 0 {
		return nil, errNothingDropped
	}
	var out []received
	for _, e := range entries {
		name, folder := e.Name(), e.IsDir()
		out = append(out, received{name, func() ([]byte, error) {
			if folder {
				return nil, engine.Errorf("“%s” is a folder and can't be read. Drop the files inside", name)
			}
			return readDropped(files, name)
		}})
	}
	return out, nil
}

// readDropped reads a dropped file. It returns an error, worded for the player, if the file cannot
// be read or is larger than [stage.MaxImportBytes].
func readDropped(files fs.FS, name string) ([]byte, error) {
	file, err := files.Open(name)
	if err != nil {
		return nil, engine.Errorf("“%s” can't be read", name)
	}
	defer file.Close()
	data, err := io.ReadAll(io.LimitReader(file, stage.MaxImportBytes+1))
	switch {
	case err != nil:
		return nil, engine.Errorf("“%s” can't be read", name)
	case len(data) > stage.MaxImportBytes:
		return nil, engine.Errorf("“%s” is too large: Gulch reads files up to %d MB", name, stage.MaxImportBytes>>20)
	}
	return data, nil
}

// outcome is the result of the import of one item, for the message to the player.
type outcome struct {
	name, text string
	title      string // title of the error message, "" if the import succeeded
}

// importer imports items one after another. It detects what each item is (a game or persons) and
// reads games in a worker, so that the screen does not freeze. Where a decision is needed, it asks
// the player. At the end it shows the result of each item. The scene that owns the importer calls
// Step in each tick in which the scene is on top.
type importer struct {
	app       *stage.App
	noneTitle string            // title of the message about an item that is neither a game nor persons
	onAdded   func(over bool)   // called after a game was added; over: the game is finished; may be nil
	queue     []received        // items whose import has not begun
	results   []outcome         // results of completed items
	current   received          // item being imported
	asking    bool              // the player is being asked about the current item in a dialog
	game      *stage.GameImport // game being imported, nil if the current item is not a game
	work      *work.Worker      // worker that reads the game; nil when it is done
}

// add queues a list of items (the parameter all) for import. If err is not nil, add also queues an
// item with this error, so that it is shown together with the results of the others.
func (x *importer) add(all []received, err error) {
	if err != nil {
		all = []received{{read: func() ([]byte, error) { return nil, err }}}
	}
	x.queue = append(x.queue, all...)
}

// Busy reports whether the import of an item is pending or running, or a result has not been shown.
func (x *importer) Busy() bool {
	return x.work != nil || x.asking || len(x.queue)+len(x.results) > 0
}

// Step continues the import. It must be called in each tick in which the owning scene is on top.
func (x *importer) Step() {
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
func (x *importer) finishItem(text, title string) {
	x.asking, x.game = false, nil
	x.results = append(x.results, outcome{x.current.name, text, title})
}

// report shows the player the results in said: one result as a toast or a message, several as a
// list.
func (x *importer) report(said []outcome) {
	switch {
	case len(said) > 1:
		x.app.Push(receivedList(x.app, said))
	case said[0].title != "":
		x.app.Push(kit.Message(x.app, said[0].title, said[0].text))
	default:
		x.app.Toast(said[0].text)
	}
}

// begin detects what the current item is and starts to import it.
func (x *importer) begin() {
	data, err := x.current.read()
	var content stage.Content
	var text string
	if err == nil {
		content, text, err = stage.DetectContent(data)
	}
	switch {
	case err != nil:
		x.finishItem(i18n.Sentence(err), x.noneTitle)
	case content == stage.ContentPeople:
		x.people(text)
	default:
		x.game = x.app.NewGameImport(text)
		x.work = work.Start(x.game)
	}
}

// finishWithError ends the import of a game that could not be added to the saved games, with err as
// its result.
func (x *importer) finishWithError(err error) {
	x.finishItem(i18n.Sentence(err), i18n.T("No game was added"))
}

// gameRead is called when the worker has read a game. It adds the game to the saved games. If only
// a part of the game could be read, it first asks the player whether to keep that part.
func (x *importer) gameRead() {
	a := x.game
	switch {
	case a.Err() != nil:
		x.finishWithError(a.Err())
	case a.Damage() != nil:
		x.asking = true
		question := i18n.T("Part of this game can't be read. %s", i18n.Sentence(a.Damage()))
		x.app.Push(kit.Confirm(x.app, x.withFileName(question), i18n.T("Keep what's readable"),
			i18n.T("Keep nothing"), x.keep))
	default:
		x.keep()
	}
}

// withFileName returns the question, with the name of the current file in front if several items
// are being imported.
func (x *importer) withFileName(question string) string {
	if x.current.name == "" || len(x.results)+len(x.queue) == 0 {
		return question
	}
	return i18n.T("“%s”: %s", x.current.name, question)
}

// keep adds the game that the worker has read to the saved games.
func (x *importer) keep() {
	a := x.game
	if _, err := x.app.SaveImport(a); err != nil {
		x.finishWithError(err)
		return
	}
	if x.onAdded != nil {
		x.onAdded(a.Match().Over())
	}
	if a.Cut() {
		x.finishItem(i18n.T(stage.NamesChangedText), "")
	} else {
		x.finishItem(i18n.T("The game is in the list."), "")
	}
}

// people imports persons from a text. If the end of the text is missing, the player is first asked
// whether to import the rest. If an imported and a known person have the same name, the player is
// asked whether they are the same person.
func (x *importer) people(text string) {
	a, err := x.app.ParsePeople(text)
	if err != nil {
		x.finishItem(i18n.Sentence(err), i18n.T("No players imported"))
		return
	}
	x.asking = true
	ask := func() {
		askDuplicates(x.app, a, x.app.NameMatches(a), nil, func(said string) { x.finishItem(said, "") })
	}
	if a.Missing == 0 {
		ask()
		return
	}
	question := i18n.N(a.Missing, "The end of this text is missing: %d line. Copy all of it, or use a file.",
		"The end of this text is missing: %d lines. Copy all of it, or use a file.", a.Missing)
	x.app.Push(kit.Confirm(x.app, x.withFileName(question), i18n.T("Import the rest"), i18n.T("Import nothing"), ask))
}
