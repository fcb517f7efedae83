package menu

import (
	"io"
	"io/fs"

	"gulch/engine"
	"gulch/render/words"
	"gulch/scenes/stage"
	"gulch/scenes/work"
)

// received is something that came from outside: a file that was dropped on the window, or the text
// of the clipboard.
type received struct {
	name string // of the file, "" for the clipboard
	read func() ([]byte, error)
}

// pasted is the text of the clipboard.
func pasted(text string, err error) []received {
	return []received{{read: func() ([]byte, error) { return []byte(text), err }}}
}

// errNothingDropped says that there is nothing in what was dropped.
var errNothingDropped = engine.Errorf("nothing was dropped that can be read")

// droppedFiles returns all files that were dropped on the window; a folder among them is refused
// when it is read.
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

// readDropped reads a file that was dropped on the window.
func readDropped(files fs.FS, name string) ([]byte, error) {
	file, err := files.Open(name)
	if err != nil {
		return nil, engine.Errorf("“%s” cannot be read", name)
	}
	defer file.Close()
	data, err := io.ReadAll(io.LimitReader(file, stage.MostText+1))
	switch {
	case err != nil:
		return nil, engine.Errorf("“%s” cannot be read", name)
	case len(data) > stage.MostText:
		return nil, engine.Errorf("“%s” is too large: Gulch reads files up to %d MB", name, stage.MostText>>20)
	}
	return data, nil
}

// outcome is what came of something that was received.
type outcome struct {
	name, text string
	title      string // of the message about it, "" where all is well
}

// intake takes in what was received, one after another: it finds out what each is, reads games
// beside the picture, asks where something has to be decided, and tells in the end what came of
// each. The scene that has it calls step in each tick in which it is on top.
type intake struct {
	app  *stage.App
	none string          // the title of a message about what is neither a game nor people
	kept func(over bool) // called after a game was added; may be nil
	left []received      // that were not looked at yet
	said []outcome       // of those that were
	now  received        // is taken in
	asks bool            // a question about it is on the stage
	game *stage.Arrival  // is read, or was
	work *work.Worker    // reads it, nil once it is read
}

// take begins to take something in, after what is being taken in already.
func (x *intake) take(all []received, err error) {
	if err != nil {
		all = []received{{read: func() ([]byte, error) { return nil, err }}}
	}
	x.left = append(x.left, all...)
}

// step goes on taking in.
func (x *intake) step() {
	switch {
	case x.work != nil:
		if x.work.Step() {
			x.work = nil
			x.arrived()
		}
	case x.asks: // the question was put away unanswered
		x.end(words.T("Nothing was imported."), "")
	case len(x.left) > 0:
		x.now, x.left = x.left[0], x.left[1:]
		x.begin()
	case len(x.said) > 0:
		said := x.said
		x.said = nil
		x.report(said)
	}
}

// end notes what came of what is taken in. title is that of a message about a failure.
func (x *intake) end(text, title string) {
	x.asks, x.game = false, nil
	x.said = append(x.said, outcome{x.now.name, text, title})
}

// report tells what came of all: of one in a notice or a message, of several in a list.
func (x *intake) report(said []outcome) {
	switch {
	case len(said) > 1:
		x.app.Push(receivedList(x.app, said))
	case said[0].title != "":
		x.app.Push(Message(x.app, said[0].title, said[0].text))
	default:
		x.app.Notice(said[0].text)
	}
}

// begin finds out what something is.
func (x *intake) begin() {
	data, err := x.now.read()
	var content stage.Content
	var text string
	if err == nil {
		content, text, err = stage.Received(data)
	}
	switch {
	case err != nil:
		x.end(words.Sentence(err), x.none)
	case content == stage.ContentPeople:
		x.people(text)
	default:
		x.game = x.app.Arrive(text)
		x.work = work.Start(x.game)
	}
}

// refuse ends with a game that was not added.
func (x *intake) refuse(err error) { x.end(words.Sentence(err), words.T("No game was added")) }

// arrived keeps a game that was read. Where not all of it can be kept, it asks first.
func (x *intake) arrived() {
	a := x.game
	switch {
	case a.Err() != nil:
		x.refuse(a.Err())
	case a.Damage() != nil:
		x.asks = true
		question := words.T("Not all of this game can be read. %s", words.Sentence(a.Damage()))
		x.app.Push(Confirm(x.app, x.named(question), words.T("Keep what can be read"), words.T("Keep nothing"), x.keep))
	default:
		x.keep()
	}
}

// named begins a question with the name of the file that it is about, where several are taken in.
func (x *intake) named(question string) string {
	if x.now.name == "" || len(x.said)+len(x.left) == 0 {
		return question
	}
	return words.T("“%s”: %s", x.now.name, question)
}

// keep keeps the game that was read.
func (x *intake) keep() {
	a := x.game
	if _, err := x.app.Keep(a); err != nil {
		x.refuse(err)
		return
	}
	if x.kept != nil {
		x.kept(a.Match().Over())
	}
	if a.Cut() {
		x.end(words.T(stage.CutText), "")
	} else {
		x.end(words.T("The game is in the list."), "")
	}
}

// people takes people in. Of a text that was cut it asks first whether what is there is wanted, and
// of two who have the same name whether they are one.
func (x *intake) people(text string) {
	a, err := x.app.ArrivePeople(text)
	if err != nil {
		x.end(words.Sentence(err), words.T("Nobody was taken in"))
		return
	}
	x.asks = true
	ask := func() { askTwins(x.app, a, x.app.TwinsOf(a), nil, func(said string) { x.end(said, "") }) }
	if a.Missing == 0 {
		ask()
		return
	}
	question := words.N(a.Missing, "The end of this text is missing: %d line. Copy all of it, or use a file.",
		"The end of this text is missing: %d lines. Copy all of it, or use a file.", a.Missing)
	x.app.Push(Confirm(x.app, x.named(question), words.T("Import the rest"), words.T("Import nothing"), ask))
}
