package stage

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/i18n"
	"gulch/scenes/store"
)

// Saved is a saved game, as the list of saved games shows it.
type Saved struct {
	Doc     string
	Changed time.Time
	Summary match.Summary
	// Unsaved is true if the game or some of its moves are only in memory.
	Unsaved bool
	// Err is the reason why the document cannot be shown as a game, nil if it can.
	Err error
}

// Running reports whether the saved game can be continued: it can be read and is not over.
func (s Saved) Running() bool { return s.Err == nil && s.Summary.Problem == nil && !s.Summary.Over }

// gameSuffix is the suffix of the names of documents that contain games.
const gameSuffix = ".gulch"

// Saved returns all saved games, the latest first. If the store returns an error, it is shown to
// the players.
func (h *App) Saved() []Saved {
	infos, err := h.Docs.List()
	if errors.Is(err, store.ErrOpening) {
		return nil
	}
	if err != nil {
		h.Warn(i18n.T("Your saved games can't be listed. %s", i18n.Sentence(err)))
	}
	h.loadSummaries()
	var out []Saved
	changed, unsaved := false, h.UnsavedGames()
	for _, info := range infos {
		if !strings.HasSuffix(info.Name, gameSuffix) {
			continue
		}
		s, fresh := h.summarize(info)
		s.Unsaved = slices.Contains(unsaved, s.Doc)
		out, changed = append(out, s), changed || fresh
	}
	if changed {
		h.storeSummaries(out)
	}
	slices.SortStableFunc(out, func(a, b Saved) int { return b.Changed.Compare(a.Changed) })
	return out
}

// nameTries is the number of names that are tried in search of a free one, so that the search ends
// even if every read fails.
const nameTries = 1000

// newDoc returns an unused name for the document of a new game, such as "boomtown 2026-05-04
// 21.30.gulch".
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

// Resume opens the table of a saved game. If its document is damaged, it is copied to another name,
// its undamaged part is used, and the players are informed. It returns an error if the game cannot
// be played.
func (h *App) Resume(doc string) (err error) {
	if err := h.hold(doc); err != nil {
		return err
	}
	defer func() {
		if err != nil {
			h.Docs.Unlock(doc)
		}
	}()
	data, err := h.Docs.Read(doc)
	if err != nil {
		return err
	}
	to := &matchSaver{app: h, doc: doc, exists: true}
	m, damage, err := match.Resume(h.Find, data, to)
	if err != nil {
		return err
	}
	to.match = m
	switch {
	case damage != nil:
		h.Warn(h.repair(to, m, damage))
	case string(m.Text()) != string(data):
		// The record is in an older format. It is rewritten, because lines that are appended later
		// must follow a record in the current format.
		to.rewrite = h.Docs.Write(doc, m.Text()) != nil
	}
	if m.NamesChanged() {
		h.Toast(i18n.T(NamesChangedText))
	}
	if m.Over() {
		h.Docs.Unlock(doc)
	} else if err := h.hold(doc); err != nil { // lock again, since repair has unlocked a damaged document
		return err
	}
	h.openMatch(m, doc)
	return nil
}

// hold locks the document of an unfinished game, so that other windows cannot open its table. It
// returns an error if another window has locked it. If the store cannot write at all, hold returns
// nil, and the game can be played; the first move then reports that it is not saved.
func (h *App) hold(doc string) error {
	if err := h.Docs.Lock(doc); errors.Is(err, store.ErrInUse) {
		return err
	}
	return nil
}

// repair replaces a damaged document by its undamaged part, the record of match m. It writes the
// document with a saver (the parameter to). Unless only the last line was cut off, repair first
// copies the damaged document to another name. It returns a text that informs the players.
func (h *App) repair(to *matchSaver, m *match.Match, damage *match.Damage) string {
	text := i18n.Sentence(damage)
	if !damage.Torn {
		aside, err := h.Docs.SetAside(to.doc)
		if err != nil {
			to.beforeWrite = to.setAside
			h.noteSaved(to, err)
			return i18n.T("The file of this game is damaged. %s Gulch couldn't set it aside (%s), so it stays as it is, and what you play now isn't saved.", text, i18n.ErrorText(err))
		}
		text = i18n.T("The file of this game was damaged. Gulch kept it as “%s”. %s", aside, text)
	}
	if err := h.Docs.Write(to.doc, m.Text()); err != nil {
		to.rewrite = true
		text += " " + i18n.T("The repaired file couldn't be saved (%s), so what you play now isn't saved.",
			i18n.ErrorText(err))
	}
	return text
}

// OpenSavedReplay opens a saved game as a replay. It returns an error if the game cannot be shown.
func (h *App) OpenSavedReplay(doc string) error {
	data, err := h.Docs.Read(doc)
	if err != nil {
		return err
	}
	r, damage, err := match.NewReplay(h.Find, data)
	if err != nil {
		return err
	}
	if damage != nil && !damage.Torn {
		h.Warn(i18n.T("The file of this game was damaged. %s", i18n.Sentence(damage)))
	}
	if record, _, err := match.Read(data); err == nil && record.NamesChanged {
		h.Toast(i18n.T(NamesChangedText))
	}
	h.OpenReplay(r, doc)
	return nil
}

// NamesChangedText is the notice that names in a game were changed because they are not allowed.
var NamesChangedText = i18n.Mark(
	"A name in this game was too long, or two players had the same name, so Gulch changed it.")

// Branch starts a new game that continues from position number i of the replay r, and opens its
// table. It returns an error if the game cannot be played from there.
func (h *App) Branch(r *match.Replay, i int) error {
	to := &matchSaver{app: h, doc: h.newDoc(r.Info().ID)}
	m, err := r.Branch(i, nil, to)
	if err != nil {
		return err
	}
	to.match = m
	h.openMatch(m, to.doc)
	return nil
}

// Export returns the saved game in document doc as text for a message.
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

// Match replays a saved game and returns its match. Nothing is written.
func (h *App) Match(doc string) (*match.Match, error) {
	data, err := h.Docs.Read(doc)
	if err != nil {
		return nil, err
	}
	m, _, err := match.Resume(h.Find, data, nil)
	if err != nil {
		return nil, engine.Errorf("%s: %s", doc, err)
	}
	return m, nil
}
