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

// Endings of documents: of games that were thrown away and can still be put back, and of damaged ones kept aside.
const (
	removedSuffix = ".removed"
	damagedSuffix = ".damaged"
)

// ownName are the names that games get by themselves.
var ownName = regexp.MustCompile(`^[a-z]+ \d{4}-\d\d-\d\d \d\d\.\d\d( \(\d+\))?$`)

// Title is the name that a player has given to a game, "" if nobody has.
func (s Saved) Title() string {
	base := strings.TrimSuffix(s.Doc, gameSuffix)
	if ownName.MatchString(base) {
		return ""
	}
	return base
}

// RenameGame gives a kept game a name. Signs that no document can have are left out. The error says what is wrong with
// the name.
func (h *App) RenameGame(doc, title string) error {
	title = strings.Join(strings.Fields(strings.Map(func(r rune) rune {
		if strings.ContainsRune(`/\:*?"<>|`, r) {
			return ' '
		}
		return r
	}, title)), " ")
	title = strings.Trim(title, ". ")
	if title == "" {
		return engine.Errorf("the name is empty; write one")
	}
	to := title + gameSuffix
	if to == doc {
		return nil
	}
	if err := h.Docs.Rename(doc, to); err != nil {
		if errors.Is(err, store.ErrTaken) {
			return engine.Errorf("another game has this name; choose a different one")
		}
		return err
	}
	_ = h.Docs.Rename(reviewDoc(doc), reviewDoc(to)) // a review that stays behind is made again
	_ = h.Docs.Rename(studyDoc(doc), studyDoc(to))
	_ = h.Docs.Rename(ghostDoc(doc), ghostDoc(to))
	return nil
}

// Remove throws a game away. Until SweepRemoved it can be put back.
func (h *App) Remove(doc string) error {
	_ = h.Docs.Delete(doc + removedSuffix) // of an earlier time
	return h.Docs.Rename(doc, doc+removedSuffix)
}

// PutBack takes a game that was thrown away back.
func (h *App) PutBack(doc string) error { return h.Docs.Rename(doc+removedSuffix, doc) }

// SweepRemoved forgets for good what was thrown away. What cannot be deleted now is another time.
func (h *App) SweepRemoved() {
	infos, err := h.Docs.List()
	if err != nil {
		return
	}
	for _, info := range infos {
		if doc, removed := strings.CutSuffix(info.Name, removedSuffix); removed {
			_ = h.Docs.Delete(info.Name)
			_ = h.Docs.Delete(reviewDoc(doc))
			_ = h.Docs.Delete(studyDoc(doc))
			_ = h.Docs.Delete(ghostDoc(doc))
		}
	}
}

// errAside says why a document is among the damaged ones.
var errAside = engine.Errorf("it was damaged and was kept aside; what was sound of it is among the other games")

// Damaged lists the documents that are kept because they are damaged, the latest first.
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

// Raw returns a document as it is, for a message about what is wrong with it.
func (h *App) Raw(doc string) (string, error) {
	data, err := h.Docs.Read(doc)
	if err != nil {
		return "", err
	}
	return string(data), nil
}

// Match rebuilds a kept game to look at it. Nothing is written.
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
