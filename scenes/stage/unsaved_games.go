package stage

import (
	"slices"
	"strings"

	"gulch/render/i18n"
	"gulch/scenes/store"

	"github.com/hajimehoshi/ebiten/v2"
)

// retrier is a store that holds documents in memory if it could not write them, and can try again
// to write them. It is a [store.Retrying], or a store that holds all documents in memory.
type retrier interface {
	// Unwritten returns the reason why some documents are only in memory, nil if all are written.
	Unwritten() error
	// Held returns the names of the documents that are only in memory.
	Held() []string
	// Retry tries again to write the documents that are only in memory. It returns the result of
	// Unwritten after that.
	Retry() error
}

// withRetry returns a store over docs that holds games, persons, the tally and the settings in
// memory if they could not be written. Other documents are not held, because they can be computed
// again.
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

// saving is the part of the app's state that concerns failures to save.
type saving struct {
	// reason why some data is not saved, as last shown to the players; nil if all is saved
	why     error
	games   bool        // a game is among the data that is not saved
	watched bool        // the method watchSaving has been called at least once
	saver   *matchSaver // saver of the match that last wrote to a document or tried to
	// error of that saver's last write; nil if it succeeded or the store holds the moves in memory
	refused error
	blocks  bool // the app asks the player before the window is closed
	// question is the dialog that was opened when the player tried to close the window, nil for
	// none.
	question Scene
}

// aboutSaving is the topic of alerts about saving.
const aboutSaving = "saving"

// Unsaved returns the reason why the current game or other data is not saved, nil if everything is
// saved. It also returns nil while another tab saves instead of this one, because the page
// permanently shows that.
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

// UnsavedGames returns the names of the documents of games that are only in memory. The game on the
// table comes first.
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

// GameUnsaved reports whether the game in document doc has moves that are not saved, or its next
// move could not be saved.
func (h *App) GameUnsaved(doc string) bool {
	if doc == "" {
		return false
	}
	if slices.Contains(h.UnsavedGames(), doc) {
		return true
	}
	r, ok := h.Docs.(retrier)
	return ok && !h.OtherTabSaves() && r.Unwritten() != nil && len(r.Held()) == 0 // no document can be written at all
}

// ExportUnsaved returns a game as text for a message, including its unsaved moves. doc is the name
// of its document, one of those that UnsavedGames lists.
func (h *App) ExportUnsaved(doc string) (string, error) {
	if s := h.saving.saver; s != nil && s.match != nil && s.doc == doc {
		record := s.match.Record()
		return record.Export()
	}
	return h.Export(doc)
}

// Retry tries again to save all documents. It returns an error if some are still not saved.
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

// noteSaved records the result of a write by the saver s. err is the error of the write, nil if it
// succeeded.
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

// notKept informs the players that document doc could not be written, with the given text. If the
// store holds the document in memory, it updates the badge "not saved" instead.
func (h *App) notKept(doc, text string) {
	if h.holds(doc) {
		h.watchSaving()
		return
	}
	h.Warn(text)
}

// watchSaving checks whether data can be saved. It shows the players when saving starts to fail and
// why, when a game becomes unsaved, and when saving works again. While saving fails, it also shows
// a badge.
func (h *App) watchSaving() {
	if !h.bootGate.open {
		return
	}
	v, why, games := &h.saving, h.Unsaved(), len(h.UnsavedGames()) > 0
	if !v.watched { // at the first check, the player has already seen the store's notice
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
		h.Alert(aboutSaving, i18n.T("Saving works again. Every move is safe."))
	case games && !had:
		h.Alert(aboutSaving, i18n.T("The game goes on, but it can't be saved. %s Gulch tries again after every move.",
			i18n.Sentence(why)))
	case before == nil:
		h.Alert(aboutSaving, i18n.T("There's a problem with storage. %s", i18n.Sentence(why)))
	}
	h.showSaving()
}

// showSaving shows the badge while some data is not saved, hides it otherwise, and rebuilds the
// scene on top.
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

// Unsaved is the input of the dialog about unsaved data, which is named UnsavedScene.
type Unsaved struct {
	Leave   func() // function that leaves the unsaved game; nil if the player is not leaving it
	Closing bool   // true if calling Leave ends the app
}

// UnsavedScene is the name of the dialog about unsaved data, which App.OpenUnsaved opens.
const UnsavedScene = "unsaved"

// ConfirmLeave calls do, a function that leaves the game in document doc. If the game is not saved,
// it first tries again to save it. If that fails, it opens a dialog in which the player decides
// whether do is called.
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

// openUnsaved opens the dialog about unsaved data and removes the toast that shows the same
// message.
func (h *App) openUnsaved(u Unsaved) {
	h.dismissAlert(aboutSaving)
	h.OpenUnsaved(u)
}

// checkClosing makes a desktop's window ask the player before it closes while a game is not saved.
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

// CloseWindow ends the app. If a game is not saved, it opens a dialog instead; if the dialog is
// open already, the app ends.
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
