package stage

import (
	"slices"
	"strings"

	"gulch/render/i18n"
	"gulch/scenes/store"

	"github.com/hajimehoshi/ebiten/v2"
)

// retrier is a store that holds in memory what it could not write, and can try again: a
// [store.Retrying], or a store that holds all documents in memory.
type retrier interface {
	// Unwritten returns the reason why something is only in memory, nil if nothing is.
	Unwritten() error
	// Held returns the names of the documents that are only in memory.
	Held() []string
	// Retry tries to write them and returns the result of Unwritten afterwards.
	Retry() error
}

// withRetry makes a store hold games, persons, the tally and the settings in memory when they could
// not be written. All other documents can be computed again.
func withRetry(docs store.Store) store.Store {
	if _, has := docs.(retrier); has {
		return docs
	}
	if _, shared := docs.(store.SharedStore); shared {
		return docs
	}
	return store.WithRetry(docs, func(name string) bool {
		return strings.HasSuffix(name, gameSuffix) || slices.Contains([]string{settingsDoc, tallyDoc, personsDoc}, name)
	})
}

// saving is the app's state of saving.
type saving struct {
	why     error       // the last shown reason why something is not saved; nil if everything is
	games   bool        // games are among the unsaved documents
	watched bool        // the state has been checked at least once
	saver   *matchSaver // of the match that was saved last, or failed to be
	refused error       // why its moves were not saved; nil if they were or are held in memory
	blocks  bool        // closing the window asks first
	// question is the dialog that asked whether to close the window, nil for none.
	question Scene
}

// aboutSaving is the topic of alerts about saving.
const aboutSaving = "saving"

// Unsaved returns the reason why the current game or other data is not saved, nil if everything is.
// While another tab saves instead of this one, the page shows that permanently and Unsaved returns
// nil.
func (h *App) Unsaved() error {
	if !h.bootGate.open || h.OtherTabSaves() {
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

// UnsavedGames returns the documents of games that are only in memory, the one on the table first.
func (h *App) UnsavedGames() []string {
	var games []string
	if r, ok := h.Docs.(retrier); ok && !h.OtherTabSaves() {
		games = slices.DeleteFunc(r.Held(), func(name string) bool { return !strings.HasSuffix(name, gameSuffix) })
	}
	if s := h.saving.saver; s != nil && h.saving.refused != nil && !slices.Contains(games, s.doc) {
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

// GameUnsaved reports whether moves of the game with the given document are not saved, or would not
// be.
func (h *App) GameUnsaved(doc string) bool {
	if doc == "" {
		return false
	}
	if slices.Contains(h.UnsavedGames(), doc) {
		return true
	}
	r, ok := h.Docs.(retrier)
	return ok && !h.OtherTabSaves() && r.Unwritten() != nil && len(r.Held()) == 0 // nothing can be written at all
}

// ExportUnsaved returns a game of UnsavedGames, with every move, as text for a message.
func (h *App) ExportUnsaved(doc string) (string, error) {
	if s := h.saving.saver; s != nil && s.match != nil && s.doc == doc {
		record := s.match.Record()
		return record.Export()
	}
	return h.Export(doc)
}

// Retry tries again to save everything. It returns an error if that fails.
func (h *App) Retry() error {
	if r, ok := h.Docs.(retrier); ok {
		_ = r.Retry()
	}
	if s := h.saving.saver; s != nil && s.match != nil && s.match.SaveErr() != nil {
		s.match.SaveAgain()
	}
	h.watchSaving()
	return h.Unsaved()
}

// noteSaved records the result of a matchSaver's write.
func (h *App) noteSaved(s *matchSaver, err error) {
	h.saving.saver, h.saving.refused = s, nil
	if !s.rewrite {
		h.saving.refused = err
	}
	h.watchSaving()
}

// holds reports whether the store holds a document in memory until it can be written.
func (h *App) holds(doc string) bool {
	r, ok := h.Docs.(retrier)
	return ok && slices.Contains(r.Held(), doc)
}

// notKept tells the players that a document could not be written. If the store holds it in memory,
// the badge shows that instead.
func (h *App) notKept(doc, text string) {
	if h.holds(doc) {
		h.watchSaving()
		return
	}
	h.Warn(text)
}

// watchSaving tells the players when saving starts to fail and why, when a game becomes unsaved,
// and when saving works again. In between it shows a badge.
func (h *App) watchSaving() {
	if !h.bootGate.open {
		return
	}
	v, why, games := &h.saving, h.Unsaved(), len(h.UnsavedGames()) > 0
	if !v.watched { // at the first check, the store's own notice was already shown
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
		h.Alert(aboutSaving, i18n.T("Saving works again. Every move is kept."))
	case games && !had:
		h.Alert(aboutSaving, i18n.T("The game goes on, but it cannot be saved. %s Gulch tries again after every move.",
			i18n.Sentence(why)))
	case before == nil:
		h.Alert(aboutSaving, i18n.T("Storage makes trouble. %s", i18n.Sentence(why)))
	}
	h.showSaving()
}

// showSaving shows or hides the badge and rebuilds the scene on top.
func (h *App) showSaving() {
	text, short := "", i18n.T("Not everything is saved")
	if h.saving.why != nil {
		text = i18n.T("Not everything is saved. %s", i18n.Sentence(h.saving.why))
	}
	if h.saving.games {
		text, short = i18n.T("Your game isn't saved. %s", i18n.Sentence(h.saving.why)),
			i18n.T("Your game isn't saved")
	}
	if h.Page != nil {
		h.Page.ShowTrouble(text)
	} else {
		h.setBadge(badge{text, short, h.askAboutSaving})
	}
	if top := h.Top(); top != nil {
		top.Base().Rebuild()
	}
}

// askAboutSaving opens the dialog in which the player can retry saving or save the game elsewhere.
func (h *App) askAboutSaving() {
	if h.OpenUnsaved != nil && h.Top() != nil && h.Top().Name() != UnsavedScene {
		h.openUnsaved(Unsaved{})
	}
}

// Unsaved is the reason for opening the dialog named UnsavedScene.
type Unsaved struct {
	Leave   func() // leaves an unsaved game; nil if the player is not leaving
	Closing bool   // Leave ends the app
}

// UnsavedScene is the name of the dialog that OpenUnsaved opens.
const UnsavedScene = "unsaved"

// ConfirmLeave calls do, which leaves the game with the given document. If the game is not saved,
// it first tries again to save it. If that fails, it asks the player, who decides whether do is
// called.
func (h *App) ConfirmLeave(doc string, do func()) {
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

// openUnsaved opens the dialog and removes the toast with the same message.
func (h *App) openUnsaved(u Unsaved) {
	h.dismissAlert(aboutSaving)
	h.OpenUnsaved(u)
}

// checkClosing makes the window of a desktop ask before it closes while a game is not saved.
func (h *App) checkClosing() {
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

// CloseWindow ends the app. While a game is not saved, it asks first; the second attempt to close
// the window ends the app.
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
