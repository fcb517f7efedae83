package stage

import (
	"errors"

	"gulch/engine/match"
	"gulch/render/words"
	"gulch/scenes/store"
)

// sink keeps a match in a document. Where that fails the app tells the players, and when it works again.
type sink struct {
	app   *App
	doc   string
	match *match.Match // nil until it has begun
	begun bool         // the document has been there
	// whole marks that the document may lack lines: the next ones come with the whole record.
	whole bool
	// first is done before anything is written, until it succeeds: what is damaged is kept aside. It may be nil.
	first func() error
}

// Append is that of match.Sink.
func (s *sink) Append(lines []byte) error {
	err := s.keep(lines)
	if err != nil && s.match != nil && s.first == nil && !errors.Is(err, store.ErrInUse) && !s.app.holds(s.doc) {
		err = s.app.Docs.Write(s.doc, s.match.Text()) // which is held where it fails
	}
	s.whole = err != nil && s.app.holds(s.doc)
	s.app.heedSink(s, err)
	return err
}

// keep adds lines to the document. The lines alone are no game: where the document has gone away or another one has taken
// its place, the whole record is written.
func (s *sink) keep(lines []byte) error {
	if s.first != nil {
		if err := s.first(); err != nil {
			return err
		}
		s.first, s.whole = nil, true
	}
	if s.whole && s.match != nil {
		err := s.app.Docs.Write(s.doc, s.match.Text())
		if err == nil {
			s.begun = true
			_ = s.app.Docs.Hold(s.doc) // if it cannot be held, the next move says so
		}
		return err
	}
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
	s.app.Warn(why)
	return nil
}

// goneText says that a file was missed and is there again.
var goneText = words.Mark("The file of this game was gone: another program has removed or renamed it. Gulch has written it anew, " +
	"with every move.")

// Leave lets go of a match that was on the table. A game that can be played on is written once more if its file went away
// since its last move. One whose moves could not be added to its document, and are held nowhere, becomes a game of its own.
func (h *App) Leave(m *match.Match, doc string) {
	if m.SaveErr() != nil {
		m.SaveAgain()
	}
	switch _, err := h.Docs.Read(doc); {
	case errors.Is(err, store.ErrMissing) && !m.Over():
		_ = (&sink{app: h, doc: doc, match: m}).renew(words.T(goneText)) // without right to write nothing was kept anyway
	case m.SaveErr() != nil && !h.holds(doc):
		h.keepElsewhere(m)
	}
	h.Docs.Release(doc)
	h.seatAt("")
	h.saving.sink, h.saving.refused = nil, nil
	h.watchSaving()
}

// keepElsewhere writes a match into a new document.
func (h *App) keepElsewhere(m *match.Match) {
	doc := h.newDoc(m.Info().ID)
	if err := h.Docs.Write(doc, m.Text()); err == nil || h.holds(doc) {
		h.Warn(words.T("Your moves couldn't be added to the file of this game. You'll find the game with all moves as another one " +
			"in Saved games."))
	}
}
