package stage

import (
	"slices"
	"strings"

	"gulch/engine"
)

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
