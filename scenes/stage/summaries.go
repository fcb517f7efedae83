package stage

import (
	"encoding/json"
	"time"

	"gulch/engine/match"
	"gulch/scenes/store"
)

// summariesDoc is the document of what lists show of the games that are kept. To find it out a game has to be played through
// once; the title asks for all of them at every start. It may be thrown away at any time.
const summariesDoc = "summaries.json"

// knownSave is a save that was read, and how long it was then.
type knownSave struct {
	Saved
	size int
}

// keptSummary is what the document holds of one game.
type keptSummary struct {
	Size    int           `json:"size"`
	Changed time.Time     `json:"changed"`
	Rules   int           `json:"rules"` // the version of the game's rules by which it was played through
	Summary match.Summary `json:"summary"`
}

// recall takes over what was found out at earlier starts.
func (h *App) recall() {
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

// note keeps what is known of the listed games for later starts. What is wrong with a game is found out anew.
func (h *App) note(listed []Saved) {
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
		_ = h.Docs.Write(summariesDoc, data) // else the next start takes longer
	}
}

// look reads what a list shows of a game, unless it is known from the last time. fresh tells that it was read.
func (h *App) look(info store.Info) (s Saved, fresh bool) {
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
