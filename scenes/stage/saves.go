package stage

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"gulch/engine/match"
	"gulch/render/words"
	"gulch/scenes/store"
)

// Saved is a game that is kept.
type Saved struct {
	Doc     string
	Changed time.Time
	Summary match.Summary
	// Unsaved marks a game that is only in memory, or of which moves are.
	Unsaved bool
	// Err says why the document is no game that can be shown, nil if it is one.
	Err error
}

// Running reports whether the game can be played on.
func (s Saved) Running() bool { return s.Err == nil && s.Summary.Problem == nil && !s.Summary.Over }

// gameSuffix ends the names of documents that hold games.
const gameSuffix = ".gulch"

// Saved lists all games that are kept, the latest first. What is wrong with storage is told to the players.
func (h *App) Saved() []Saved {
	infos, err := h.Docs.List()
	if errors.Is(err, store.ErrOpening) {
		return nil
	}
	if err != nil {
		h.Warn(words.T("Your saved games cannot be listed. %s", words.Sentence(err)))
	}
	h.recall()
	var out []Saved
	changed, unsaved := false, h.UnsavedGames()
	for _, info := range infos {
		if !strings.HasSuffix(info.Name, gameSuffix) {
			continue
		}
		s, fresh := h.look(info)
		s.Unsaved = slices.Contains(unsaved, s.Doc)
		out, changed = append(out, s), changed || fresh
	}
	if changed {
		h.note(out)
	}
	slices.SortStableFunc(out, func(a, b Saved) int { return b.Changed.Compare(a.Changed) })
	return out
}

// nameTries bounds the search for a name where nothing can be read at all.
const nameTries = 1000

// newDoc returns an unused name for a game's document: "boomtown 2026-05-04 21.30.gulch".
func (h *App) newDoc(game string) string {
	base := game + " " + h.Today().String() + " " + strings.ReplaceAll(h.Calendar.TimeOfDay(h.Now()), ":", ".")
	name := base + gameSuffix
	for i := 2; i < nameTries && h.exists(name); i++ {
		name = fmt.Sprintf("%s (%d)%s", base, i, gameSuffix)
	}
	return name
}

func (h *App) exists(doc string) bool {
	_, err := h.Docs.Read(doc)
	return !errors.Is(err, store.ErrMissing)
}

// Resume puts a kept game on the table again. What was damaged is told to the players, and kept aside in a document
// of its own. The error says why the game cannot be played.
func (h *App) Resume(doc string) (err error) {
	if err := h.hold(doc); err != nil {
		return err
	}
	defer func() {
		if err != nil {
			h.Docs.Release(doc)
		}
	}()
	data, err := h.Docs.Read(doc)
	if err != nil {
		return err
	}
	to := &sink{app: h, doc: doc, begun: true}
	m, damage, err := match.Resume(h.Find, data, to)
	if err != nil {
		return err
	}
	to.match = m
	switch {
	case damage != nil:
		h.Warn(h.repair(to, m, damage))
	case string(m.Text()) != string(data):
		// It reads the same and would be written differently today. What follows has to stand on one text.
		to.whole = h.Docs.Write(doc, m.Text()) != nil
	}
	if m.Cut() {
		h.Notice(words.T(CutText))
	}
	if m.Over() {
		h.Docs.Release(doc)
	} else if err := h.hold(doc); err != nil { // a document that was repaired has been let go of
		return err
	}
	h.seat(m, doc)
	return nil
}

// hold keeps other windows from a game that can be played on, and from what is read next. Where nothing can be written
// at all the game can be played on all the same, and the first move says that it is not kept.
func (h *App) hold(doc string) error {
	if err := h.Docs.Hold(doc); errors.Is(err, store.ErrInUse) {
		return err
	}
	return nil
}

// repair keeps a damaged document aside and replaces it by what of it is sound. It returns what to tell the players.
func (h *App) repair(to *sink, m *match.Match, damage *match.Damage) string {
	text := words.Sentence(damage)
	if !damage.Torn {
		aside, err := h.Docs.SetAside(to.doc)
		if err != nil {
			to.first = func() error { _, err := h.Docs.SetAside(to.doc); return err }
			h.heedSink(to, err)
			return words.T("This game's record is damaged. %s It could not be kept aside (%s), so it is left as it is, and what "+
				"you play now is not saved.", text, words.Said(err))
		}
		text = words.T("This game's record was damaged and is kept aside as “%s”. %s", aside, text)
	}
	if err := h.Docs.Write(to.doc, m.Text()); err != nil {
		to.whole = true
		text += " " + words.T("The repaired record could not be written (%s), so what you play now is not saved.", words.Said(err))
	}
	return text
}

// Watch opens a kept game as a replay. The error says why it cannot be shown.
func (h *App) Watch(doc string) error {
	data, err := h.Docs.Read(doc)
	if err != nil {
		return err
	}
	r, damage, err := match.NewReplay(h.Find, data)
	if err != nil {
		return err
	}
	if damage != nil && !damage.Torn {
		h.Warn(words.T("This game's record was damaged. %s", words.Sentence(damage)))
	}
	if record, _, err := match.Read(data); err == nil && record.Cut {
		h.Notice(words.T(CutText))
	}
	h.OpenReplay(r, doc)
	return nil
}

// CutText says that names were changed.
var CutText = words.Mark("A name in this game was longer than Gulch can write, or two players had the same. It has been changed.")

// Branch plays on from a replay's position i as a new game of its own, and puts it on the table.
func (h *App) Branch(r *match.Replay, i int) error {
	to := &sink{app: h, doc: h.newDoc(r.Info().ID)}
	m, err := r.Branch(i, nil, to)
	if err != nil {
		return err
	}
	to.match = m
	h.seat(m, to.doc)
	return nil
}

// Export returns a kept game as lines of letters for a message.
func (h *App) Export(doc string) (string, error) {
	data, err := h.Docs.Read(doc)
	if err != nil {
		return "", err
	}
	record, _, err := match.Read(data)
	if err != nil {
		return "", err
	}
	return record.Export()
}
