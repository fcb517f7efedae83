package stage

import (
	"strings"

	"gulch/engine"
	"gulch/engine/match"
)

// Arrival is a game that came as text: a message, or the text of a whole record. It is read as a job of package work, and
// nothing of it is kept before [App.Keep].
type Arrival struct {
	find   match.Finder
	text   string
	resume *match.Resuming
	match  *match.Match
	damage *match.Damage
	cut    bool // the message had names that were cut
	err    error
}

// Arrive begins to read a game that came as text.
func (h *App) Arrive(text string) *Arrival {
	return &Arrival{find: h.Find, text: text, err: engine.Errorf("it cannot be read")}
}

// Step reads on, at most n moves, and reports whether there is nothing left to read.
func (a *Arrival) Step(n int) bool {
	if a.resume == nil {
		if a.resume, a.err = a.open(); a.err != nil {
			return true
		}
	}
	if !a.resume.Step(n) {
		return false
	}
	m, damage, err := a.resume.Result(nil)
	if a.match, a.err = m, err; a.damage == nil {
		a.damage = damage
	}
	return true
}

// Progress returns how much of the game is read.
func (a *Arrival) Progress() float64 {
	if a.resume == nil {
		return 0
	}
	return a.resume.Progress()
}

// open unpacks the text and reads all but the moves.
func (a *Arrival) open() (*match.Resuming, error) {
	content, text, err := Received([]byte(a.text))
	switch {
	case err != nil:
		return nil, err
	case content == ContentPeople:
		return nil, engine.Errorf("there are players in it, but no game. Take them in under “Who plays here”")
	case strings.HasPrefix(text, recordMark):
		_, damage, err := match.Read([]byte(text))
		if err != nil {
			return nil, err
		}
		a.damage = damage
		return match.NewResuming(a.find, []byte(text))
	}
	record, err := match.Import(text)
	if err != nil {
		return nil, err
	}
	a.cut = record.Cut
	data, err := record.Text()
	if err != nil {
		return nil, err
	}
	return match.NewResuming(a.find, data)
}

// Match is the game that was read, nil before the job is done or where it cannot be read.
func (a *Arrival) Match() *match.Match { return a.match }

// Err says why nothing of the text can be kept, nil if something can.
func (a *Arrival) Err() error { return a.err }

// Damage tells what of the text cannot be kept, nil if all of it can.
func (a *Arrival) Damage() *match.Damage { return a.damage }

// Cut reports whether names were cut that nobody could have written here.
func (a *Arrival) Cut() bool { return a.cut || a.match.Cut() }

// Keep keeps what can be kept of a game that came as text, and returns its document. It is called once the job is done and
// without an error.
func (h *App) Keep(a *Arrival) (doc string, err error) {
	if a.match.Over() {
		h.setAsideFromTally(a.match)
	}
	doc = h.newDoc(a.match.Info().ID)
	return doc, h.Docs.Write(doc, a.match.Text())
}
