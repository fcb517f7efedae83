package stage

import (
	"slices"
	"strings"

	"gulch/render/words"
	"gulch/scenes/store"

	"github.com/hajimehoshi/ebiten/v2"
)

// retrier is a store that keeps in memory what it could not write, and can try again: a [store.Retrying], and the stores
// that hold all documents in memory anyway.
type retrier interface {
	// Unwritten returns why something is only in memory, nil if nothing is.
	Unwritten() error
	// Held returns the names of the documents that are only in memory.
	Held() []string
	// Retry tries to write them and returns what Unwritten then does.
	Retry() error
}

// withRetry has a store keep in memory what it could not write of games, people, tally and settings. Everything else
// that is written can be made again.
func withRetry(docs store.Store) store.Store {
	if _, has := docs.(retrier); has {
		return docs
	}
	if _, shared := docs.(store.Shared); shared {
		return docs
	}
	return store.WithRetry(docs, func(name string) bool {
		return strings.HasSuffix(name, gameSuffix) || slices.Contains([]string{settingsDoc, tallyDoc, personsDoc}, name)
	})
}

// saving is what an app knows of the state of saving.
type saving struct {
	why     error // why something is not saved, as told last; nil if all is
	games   bool  // games are among it
	watched bool  // it has been looked at
	sink    *sink // of the match whose moves were kept, or not, last
	refused error // why its document takes no moves, nil if it does or if they are held
	blocks  bool  // closing the window asks
	// question is the sheet that asked whether to close, nil if none did.
	question Scene
}

// aboutSaving is the state that alerts about saving are about.
const aboutSaving = "saving"

// Unsaved returns why what is played now is not saved, nil if it is. While another tab saves and this one does not, the
// page says so all the time, and it is nil.
func (h *App) Unsaved() error {
	if !h.door.open || h.Elsewhere() {
		return nil
	}
	if h.saving.refused != nil {
		return h.saving.refused
	}
	if r, ok := h.Docs.(retrier); ok {
		if err := r.Unwritten(); err != nil {
			return err
		}
	}
	return h.Docs.Err()
}

// UnsavedGames returns the documents of the games that are only in memory, the one on the table first.
func (h *App) UnsavedGames() []string {
	var games []string
	if r, ok := h.Docs.(retrier); ok && !h.Elsewhere() {
		games = slices.DeleteFunc(r.Held(), func(name string) bool { return !strings.HasSuffix(name, gameSuffix) })
	}
	if s := h.saving.sink; s != nil && h.saving.refused != nil && !slices.Contains(games, s.doc) {
		games = append(games, s.doc)
	}
	slices.SortStableFunc(games, func(a, b string) int {
		switch h.playing {
		case a:
			return -1
		case b:
			return 1
		}
		return 0
	})
	return games
}

// GameUnsaved reports whether moves of the game of a document are not saved now, or would not be.
func (h *App) GameUnsaved(doc string) bool {
	if doc == "" {
		return false
	}
	if slices.Contains(h.UnsavedGames(), doc) {
		return true
	}
	r, ok := h.Docs.(retrier)
	return ok && !h.Elsewhere() && r.Unwritten() != nil && len(r.Held()) == 0 // nothing can be written at all
}

// ExportUnsaved returns one of UnsavedGames, with every move, as lines of letters for a message.
func (h *App) ExportUnsaved(doc string) (string, error) {
	if s := h.saving.sink; s != nil && s.match != nil && s.doc == doc {
		record := s.match.Record()
		return record.Export()
	}
	return h.Export(doc)
}

// Retry tries again to save what is not saved, and returns why that fails, nil if all is saved.
func (h *App) Retry() error {
	if r, ok := h.Docs.(retrier); ok {
		_ = r.Retry()
	}
	if s := h.saving.sink; s != nil && s.match != nil && s.match.SaveErr() != nil {
		s.match.SaveAgain()
	}
	h.watchSaving()
	return h.Unsaved()
}

// heedSink notes how a sink fared with its match.
func (h *App) heedSink(s *sink, err error) {
	h.saving.sink, h.saving.refused = s, nil
	if !s.whole {
		h.saving.refused = err
	}
	h.watchSaving()
}

// holds reports whether a document is in memory only and will be written as soon as that is possible.
func (h *App) holds(doc string) bool {
	r, ok := h.Docs.(retrier)
	return ok && slices.Contains(r.Held(), doc)
}

// notKept tells the players that a document could not be written. Of one that is held the badge tells.
func (h *App) notKept(doc, text string) {
	if h.holds(doc) {
		h.watchSaving()
		return
	}
	h.Warn(text)
}

// watchSaving tells the players when saving begins to fail, and why, when a game is not saved either, and when saving
// works again. It shows a badge meanwhile.
func (h *App) watchSaving() {
	if !h.door.open {
		return
	}
	v, why, games := &h.saving, h.Unsaved(), len(h.UnsavedGames()) > 0
	if !v.watched { // the first look: what the store says of itself has been told
		v.watched = true
		v.why, v.games = why, games
		if h.Docs.Notice() == nil {
			v.why, v.games = nil, false
		}
		if v.why != nil {
			h.showSaving()
		}
	}
	same := why == v.why || why != nil && v.why != nil && why.Error() == v.why.Error()
	if same && games == v.games {
		return
	}
	before, had := v.why, v.games
	v.why, v.games = why, games
	switch {
	case why == nil:
		h.Alert(aboutSaving, words.T("Saving works again. Every move is kept."))
	case games && !had:
		h.Alert(aboutSaving, words.T("The game goes on, but it cannot be saved. %s Gulch tries again after every move.", words.Sentence(why)))
	case before == nil:
		h.Alert(aboutSaving, words.T("Storage makes trouble. %s", words.Sentence(why)))
	}
	h.showSaving()
}

// showSaving shows the badge, or takes it away, and has the screen and what closes it follow.
func (h *App) showSaving() {
	text, short := "", words.T("Not everything is saved")
	if h.saving.why != nil {
		text = words.T("Not everything is saved. %s", words.Sentence(h.saving.why))
	}
	if h.saving.games {
		text, short = words.T("Your game isn't saved. %s", words.Sentence(h.saving.why)), words.T("Your game isn't saved")
	}
	if h.Page != nil {
		h.Page.Trouble(text)
	} else {
		h.setBadge(badge{text, short, h.askAboutSaving})
	}
	if top := h.Top(); top != nil {
		top.Stage().Rebuild()
	}
}

// askAboutSaving opens the sheet on which the player can save again or keep the game elsewhere.
func (h *App) askAboutSaving() {
	if h.OpenUnsaved != nil && h.Top() != nil && h.Top().Name() != UnsavedScene {
		h.openUnsaved(Unsaved{})
	}
}

// Unsaved is what the sheet named UnsavedScene is about.
type Unsaved struct {
	Leave   func() // leaves a game that is not saved, nil if nothing is to be left
	Closing bool   // Leave ends the app
}

// UnsavedScene is the name of the sheet that OpenUnsaved opens.
const UnsavedScene = "unsaved"

// Leaving calls do, which leaves the game of a document. If that is not saved, it tries once more; where that fails, the
// player is asked.
func (h *App) Leaving(doc string, do func()) {
	if !slices.Contains(h.UnsavedGames(), doc) {
		do()
		return
	}
	h.leaving(Unsaved{Leave: do})
}

func (h *App) leaving(u Unsaved) {
	if len(h.UnsavedGames()) == 0 || h.Retry() == nil || h.OpenUnsaved == nil {
		u.Leave()
		return
	}
	h.openUnsaved(u)
}

// openUnsaved opens the sheet, in place of the notice that says the same.
func (h *App) openUnsaved(u Unsaved) {
	h.unalert(aboutSaving)
	h.OpenUnsaved(u)
}

// heedClosing has the window of a desktop ask before it closes while a game is not saved.
func (h *App) heedClosing() {
	if !h.Desktop {
		return
	}
	if blocks := h.saving.why != nil && h.OpenUnsaved != nil && len(h.UnsavedGames()) > 0; blocks != h.saving.blocks {
		h.saving.blocks = blocks
		ebiten.SetWindowClosingHandled(blocks)
	}
	if h.saving.blocks && h.closing() {
		h.CloseWindow()
	}
}

// CloseWindow ends the app. While a game is not saved it asks first; who then closes the window once more means it.
func (h *App) CloseWindow() {
	top := h.Top()
	asked := top != nil && top == h.saving.question
	if top != nil && top.Name() == UnsavedScene {
		h.Pop()
	}
	if asked {
		h.Quit()
		return
	}
	h.leaving(Unsaved{Leave: h.Quit, Closing: true})
	if now := h.Top(); now != nil && now.Name() == UnsavedScene {
		h.saving.question = now
	}
}
