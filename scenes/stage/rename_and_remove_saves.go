package stage

import (
	"errors"
	"regexp"
	"strings"

	"gulch/engine"
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
