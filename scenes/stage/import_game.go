package stage

import (
	"strings"

	"gulch/engine"
	"gulch/engine/match"
)

// GameImport imports a game from text: a message, or a whole record. It is a job for package work.
// Nothing is stored until [App.SaveImport] is called.
type GameImport struct {
	find   match.Finder
	text   string
	resume *match.Resumer
	match  *match.Match
	damage *match.Damage
	cut    bool // names in the imported text were shortened
	err    error
}

// NewGameImport returns a job that imports a game from text.
func (h *App) NewGameImport(text string) *GameImport {
	return &GameImport{find: h.Find, text: text, err: engine.Errorf("it can't be read")}
}

// Step reads at most n moves. It reports whether the whole text has been read.
func (a *GameImport) Step(n int) bool {
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

// Progress returns the fraction of the game that is read, from 0 to 1.
func (a *GameImport) Progress() float64 {
	if a.resume == nil {
		return 0
	}
	return a.resume.Progress()
}

// open decodes the text and reads all parts of the game except its moves. The result resumes the
// game from the moves.
func (a *GameImport) open() (*match.Resumer, error) {
	content, text, err := DetectContent([]byte(a.text))
	switch {
	case err != nil:
		return nil, err
	case content == ContentPeople:
		return nil, engine.Errorf("it has players, but no game. Import them under “Player list”")
	case strings.HasPrefix(text, recordMark):
		_, damage, err := match.Read([]byte(text))
		if err != nil {
			return nil, err
		}
		a.damage = damage
		return match.NewResumer(a.find, []byte(text))
	}
	record, err := match.Import(text)
	if err != nil {
		return nil, err
	}
	a.cut = record.NamesChanged
	data, err := record.Text()
	if err != nil {
		return nil, err
	}
	return match.NewResumer(a.find, data)
}

// Match returns the imported game. It is nil before the job is done, and if the text cannot be
// read.
func (a *GameImport) Match() *match.Match { return a.match }

// Err returns an error if no part of the text can be imported.
func (a *GameImport) Err() error { return a.err }

// Damage describes the part of the text that cannot be imported, nil if all of it can.
func (a *GameImport) Damage() *match.Damage { return a.damage }

// Cut reports whether names were shortened because they are longer than the app allows.
func (a *GameImport) Cut() bool { return a.cut || a.match.NamesChanged() }

// SaveImport saves the readable part of an imported game and returns the name of its document. It
// may be called only when the job is done and Err returns nil.
func (h *App) SaveImport(a *GameImport) (doc string, err error) {
	if a.match.Over() {
		h.setAsideFromTally(a.match)
	}
	doc = h.newDoc(a.match.Info().ID)
	return doc, h.Docs.Write(doc, a.match.Text())
}
