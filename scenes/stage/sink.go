package stage

import (
	"errors"

	"gulch/engine/match"
	"gulch/render/words"
	"gulch/scenes/store"
)

// sink keeps a match in a document and tells the players when that fails, and when it works again.
type sink struct {
	app    *App
	doc    string
	match  *match.Match // nil until it has begun
	begun  bool         // the document has been there
	failed bool
	refuse error // why nothing may be added to the document
}

// Append is that of match.Sink.
func (s *sink) Append(lines []byte) error {
	if s.refuse != nil {
		return s.refuse
	}
	err := s.keep(lines)
	if err != nil && !s.failed {
		s.app.Notice(words.T("The game goes on, but it cannot be saved. %s Gulch tries again after every move.",
			words.Sentence(err)))
	}
	if err == nil && s.failed {
		s.app.Notice(words.T("Saving works again. Every move is kept."))
	}
	s.failed = err != nil
	return err
}

// keep adds lines to the document. The lines alone are no game: where the document has gone away or another one has taken
// its place, the whole record is written.
func (s *sink) keep(lines []byte) error {
	if !s.begun {
		err := s.app.Docs.Append(s.doc, lines)
		s.begun = err == nil
		return err
	}
	err := s.app.Docs.Extend(s.doc, lines)
	if s.match == nil {
		return err
	}
	switch {
	case errors.Is(err, store.ErrMissing):
		return s.renew(words.T(goneText))
	case errors.Is(err, store.ErrChanged):
		aside, err := s.app.Docs.SetAside(s.doc)
		if err != nil {
			return err
		}
		return s.renew(words.T("Another program has changed the file of this game. What it has written is kept as “%s”, and Gulch has "+
			"written your game anew, with every move.", aside))
	}
	return err
}

// renew writes the whole record and says why.
func (s *sink) renew(why string) error {
	if err := s.app.Docs.Write(s.doc, s.match.Text()); err != nil {
		return err
	}
	_ = s.app.Docs.Hold(s.doc) // if it cannot be held, the next move says so
	s.app.Notice(why)
	return nil
}

// goneText says that a file was missed and is there again.
var goneText = words.Mark("The file of this game was gone: another program has removed or renamed it. Gulch has written it anew, " +
	"with every move.")

// Leave lets go of a match that was on the table. A game that can be played on is written once more if its file went away
// since its last move.
func (h *App) Leave(m *match.Match, doc string) {
	if _, err := h.Docs.Read(doc); errors.Is(err, store.ErrMissing) && !m.Over() {
		_ = (&sink{app: h, doc: doc, match: m}).renew(words.T(goneText)) // without right to write nothing was kept anyway
	}
	h.Docs.Release(doc)
	h.seatAt("")
}
