package stage

import (
	"errors"

	"gulch/engine/match"
	"gulch/render/i18n"
	"gulch/scenes/store"
)

// matchSaver saves a match in a document. It implements match.Sink. The app shows the players when
// saving fails, and when it works again.
type matchSaver struct {
	app    *App
	doc    string
	match  *match.Match // the match to be saved, nil until it has started
	exists bool         // the saver has already written the document
	// rewrite is true if lines may be missing in the document. The next write then writes the whole
	// record.
	rewrite bool
	// beforeWrite is called before each write until it succeeds, or is nil. It copies a document
	// that is damaged, or that another program has changed, to another name, if that failed when
	// this was found.
	beforeWrite func() error
}

// Append writes the lines of new moves to the document, as match.Sink requires. If writing them
// fails, it writes the whole record of the match instead, so that the store can hold it in memory.
func (s *matchSaver) Append(lines []byte) error {
	err := s.write(lines)
	if err != nil && s.match != nil && s.beforeWrite == nil && !errors.Is(err, store.ErrInUse) && !s.app.holds(s.doc) {
		err = s.app.Docs.Write(s.doc, s.match.Text()) // if this write fails, the store holds the record in memory
	}
	s.rewrite = err != nil && s.app.holds(s.doc)
	s.app.noteSaved(s, err)
	return err
}

// write appends lines to the document of the match. If another program has removed or changed the
// document, or if lines may be missing in it, write replaces it by the whole record, since the
// lines alone are not a complete game.
func (s *matchSaver) write(lines []byte) error {
	if s.beforeWrite != nil {
		if err := s.beforeWrite(); err != nil {
			return err
		}
		s.beforeWrite, s.rewrite = nil, true
	}
	if s.rewrite && s.match != nil {
		err := s.app.Docs.Write(s.doc, s.match.Text())
		if err == nil {
			s.exists = true
			_ = s.app.Docs.Lock(s.doc) // if locking fails, the next move reports it
		}
		return err
	}
	if !s.exists {
		err := s.app.Docs.Append(s.doc, lines)
		s.exists = err == nil
		return err
	}
	err := s.app.Docs.Extend(s.doc, lines)
	if s.match == nil {
		return err
	}
	switch {
	case errors.Is(err, store.ErrMissing):
		return s.restore(i18n.T(goneText))
	case errors.Is(err, store.ErrChanged):
		aside, err := s.app.Docs.SetAside(s.doc)
		if err != nil {
			s.beforeWrite = s.setAside // what the other program has written must not be replaced before
			return err
		}
		return s.restore(i18n.T("Another program changed the file of this game. Gulch kept that version as “%s” and saved your game again, with every move.", aside))
	}
	return err
}

// setAside copies the document, which will be overwritten, to another name. It returns nil if the
// document is missing.
func (s *matchSaver) setAside() error {
	if _, err := s.app.Docs.SetAside(s.doc); !errors.Is(err, store.ErrMissing) {
		return err
	}
	return nil
}

// restore writes the whole record of the match to its document. It then shows a warning to the
// players. why is the warning, which says why this was necessary.
func (s *matchSaver) restore(why string) error {
	if err := s.app.Docs.Write(s.doc, s.match.Text()); err != nil {
		return err
	}
	_ = s.app.Docs.Lock(s.doc) // if locking fails, the next move reports it
	s.app.Warn(why)
	return nil
}

// goneText is the notice that the file of a game had disappeared and was written again.
var goneText = i18n.Mark("The file of this game was missing: another program removed or renamed it. Gulch saved it again, with every move.")

// CloseMatch ends the use of a match that was on the table. If the document of an unfinished match
// has disappeared since its last move, the document is written again. If moves could not be
// appended to the document and the store does not hold them in memory, the match is saved as a new
// game.
func (h *App) CloseMatch(m *match.Match, doc string) {
	if m.SaveErr() != nil {
		m.SaveAgain()
	}
	switch _, err := h.Docs.Read(doc); {
	case errors.Is(err, store.ErrMissing) && !m.Over():
		// if the record cannot be written now, it could not be written before either
		_ = (&matchSaver{app: h, doc: doc, match: m}).restore(i18n.T(goneText))
	case m.SaveErr() != nil && !h.holds(doc):
		h.saveAsNew(m)
	}
	h.Docs.Unlock(doc)
	h.setPageTable("")
	h.saving.saver, h.saving.refused = nil, nil
	h.watchSaving()
}

// saveAsNew saves a match as a new game, because its moves cannot be added to its own document, and
// shows the players a warning about that.
func (h *App) saveAsNew(m *match.Match) {
	doc := h.newDoc(m.Info().ID)
	if err := h.Docs.Write(doc, m.Text()); err == nil || h.holds(doc) {
		h.Warn(i18n.T("Your moves couldn't be added to the file of this game. You'll find the game, with all its moves, as a new entry in Saved games."))
	}
}
