package stage

import (
	"encoding/json"
	"time"

	"gulch/engine/match"
	"gulch/scenes/store"
)

// summariesDoc is the name of the document with the summaries of saved games. The title screen
// needs all summaries at every start, and computing one requires a replay of the whole game. The
// document is a cache and may be deleted.
const summariesDoc = "summaries.json"

// knownSave is a saved game together with the size of its document in bytes when it was read.
type knownSave struct {
	Saved
	size int
}

// keptSummary is the entry of one game in the document summariesDoc.
type keptSummary struct {
	Size    int           `json:"size"`
	Changed time.Time     `json:"changed"`
	Rules   int           `json:"rules"` // version of the game's rules with which the summary was computed
	Summary match.Summary `json:"summary"`
}

// loadSummaries loads the summaries that were stored when the app ran before.
func (h *App) loadSummaries() {
	if h.known != nil {
		return
	}
	h.known = map[string]knownSave{}
	var kept map[string]keptSummary
	data, err := h.Docs.Read(summariesDoc)
	if err != nil || json.Unmarshal(data, &kept) != nil {
		return
	}
	for doc, k := range kept {
		if game, err := h.Find(k.Summary.Game); err == nil && game.Info().Rules == k.Rules {
			h.known[doc] = knownSave{Saved{Doc: doc, Changed: k.Changed, Summary: k.Summary}, k.Size}
		}
	}
}

// storeSummaries stores the summaries of the listed games for the next start. Games with errors are
// left out.
func (h *App) storeSummaries(listed []Saved) {
	kept := map[string]keptSummary{}
	for _, s := range listed {
		if s.Err != nil || s.Summary.Problem != nil || s.Summary.Damage != nil {
			continue
		}
		if game, err := h.Find(s.Summary.Game); err == nil {
			kept[s.Doc] = keptSummary{h.known[s.Doc].size, s.Changed, game.Info().Rules, s.Summary}
		}
	}
	if data, err := json.Marshal(kept); err == nil {
		_ = h.Docs.Write(summariesDoc, data) // if this fails, the next start computes the summaries again
	}
}

// summarize returns the saved game in the document info, with its summary. If the document is
// unchanged, the summary comes from the cache; otherwise the document is read, and fresh is true.
func (h *App) summarize(info store.Info) (s Saved, fresh bool) {
	if known, ok := h.known[info.Name]; ok && known.size == info.Size && known.Changed.Equal(info.Changed) {
		return known.Saved, false
	}
	s = Saved{Doc: info.Name, Changed: info.Changed}
	data, err := h.Docs.Read(info.Name)
	if err == nil {
		s.Summary, err = match.Summarise(h.Find, data)
	}
	s.Err = err
	h.known[info.Name] = knownSave{s, info.Size}
	return s, true
}
