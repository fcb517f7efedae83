package stage

import (
	"errors"
	"regexp"
	"slices"
	"strings"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/scenes/store"
)

// Suffixes of document names: one for removed games, which can be restored, and one for the copies
// of damaged documents.
const (
	removedSuffix = ".removed"
	damagedSuffix = ".damaged"
)

// generatedName matches the names that the app gives to games, such as "boomtown 2026-05-04 21.30".
var generatedName = regexp.MustCompile(`^[a-z]+ \d{4}-\d\d-\d\d \d\d\.\d\d( \(\d+\))?$`)

// Title returns the name that a player has given to the game, "" if the game has its default name.
func (s Saved) Title() string {
	base := strings.TrimSuffix(s.Doc, gameSuffix)
	if generatedName.MatchString(base) {
		return ""
	}
	return base
}

// RenameGame renames a saved game. Characters that are not allowed in the name of a document are
// replaced by spaces. It returns an error if the name is empty or taken.
func (h *App) RenameGame(doc, title string) error {
	title = strings.Join(strings.Fields(strings.Map(func(r rune) rune {
		if strings.ContainsRune(`/\:*?"<>|`, r) {
			return ' '
		}
		return r
	}, title)), " ")
	title = strings.Trim(title, ". ")
	if title == "" {
		return engine.Errorf("the name is empty. Type one")
	}
	to := title + gameSuffix
	if to == doc {
		return nil
	}
	if err := h.Docs.Rename(doc, to); err != nil {
		if errors.Is(err, store.ErrTaken) {
			return engine.Errorf("another game already has this name. Choose a different one")
		}
		return err
	}
	_ = h.Docs.Rename(reviewDoc(doc), reviewDoc(to)) // if this rename fails, the review is computed again
	_ = h.Docs.Rename(studyDoc(doc), studyDoc(to))
	_ = h.Docs.Rename(referenceDoc(doc), referenceDoc(to))
	return nil
}

// RemoveGame removes a saved game. It can be restored until DeleteRemoved is called.
func (h *App) RemoveGame(doc string) error {
	_ = h.Docs.Delete(doc + removedSuffix) // delete a game of the same name that was removed earlier
	return h.Docs.Rename(doc, doc+removedSuffix)
}

// RestoreGame restores a removed game. doc is the name that its document had before it was removed.
func (h *App) RestoreGame(doc string) error { return h.Docs.Rename(doc+removedSuffix, doc) }

// DeleteRemoved permanently deletes the removed games. A game whose deletion fails is deleted by
// the next call.
func (h *App) DeleteRemoved() {
	infos, err := h.Docs.List()
	if err != nil {
		return
	}
	for _, info := range infos {
		if doc, removed := strings.CutSuffix(info.Name, removedSuffix); removed {
			_ = h.Docs.Delete(info.Name)
			_ = h.Docs.Delete(reviewDoc(doc))
			_ = h.Docs.Delete(studyDoc(doc))
			_ = h.Docs.Delete(referenceDoc(doc))
		}
	}
}

// errAside is the value of Saved.Err for the copies of damaged documents.
var errAside = engine.Errorf("it was damaged, so Gulch set it aside. The readable part is among your other games")

// Damaged returns the copies of damaged documents that were made before these documents were
// repaired or replaced, the latest first.
func (h *App) Damaged() []Saved {
	infos, err := h.Docs.List()
	if err != nil {
		return nil
	}
	var out []Saved
	for _, info := range infos {
		if strings.HasSuffix(info.Name, damagedSuffix) {
			out = append(out, Saved{Doc: info.Name, Changed: info.Changed, Err: errAside})
		}
	}
	slices.SortStableFunc(out, func(a, b Saved) int { return b.Changed.Compare(a.Changed) })
	return out
}

// ReadDoc returns the raw content of a document as text, for a bug report.
func (h *App) ReadDoc(doc string) (string, error) {
	data, err := h.Docs.Read(doc)
	if err != nil {
		return "", err
	}
	return string(data), nil
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
