package stage

import (
	"gulch/render/i18n"
	"gulch/scenes/store"
)

// Page is the browser's page around the game: see assets/web/visit.js and offline.js. There is no
// page on a desktop.
type Page interface {
	// SetTable stores in the HTML page the name of the document of the game on the table, "" for
	// none. The app can then open the table again after the page was reloaded. ReturnTo returns the
	// document that was stored before the reload, and the reason of the reload: "graphics",
	// "version", "here", "stopped", "often", or "" if the reason is unknown. Only its first call
	// returns them.
	SetTable(doc string)
	ReturnTo() (doc, why string)
	// NewVersionReady reports whether a newer version of the app has been downloaded.
	// LoadNewVersion loads that version.
	NewVersionReady() bool
	LoadNewVersion()
	// ShowStanding makes the page show whether this tab or another one saves. SetUnsaved sets
	// whether leaving the page would lose data; if so, the browser warns the player before leaving.
	ShowStanding(as store.Role)
	SetUnsaved(is bool)
	// ShowTrouble shows the reason why data cannot be saved, "" for none. The page then has a
	// button that opens the dialog about it: see ButtonPressed.
	ShowTrouble(text string)
	// Screen returns the sizes of the covered strips at the window's edges, the browser's zoom, and
	// whether the device is used by touch.
	Screen() Screen
	// ReloadHere reloads the page and makes this tab the one that saves. ButtonPressed reports
	// whether the page's button was pressed since the last call. If another tab saves, the button
	// requests that this tab saves instead; otherwise it requests the dialog about unsaved data.
	ReloadHere()
	ButtonPressed() bool
	// FetchLanguage starts to fetch the texts of the language with the given tag. FetchedLanguage
	// returns the texts once they have arrived. Until then, texts is nil and failed is false; if
	// the fetch has failed, failed is true. StoreLanguage stores the chosen language in the page
	// for the next start, "" for the browser's language.
	FetchLanguage(tag string)
	FetchedLanguage(tag string) (texts []byte, failed bool)
	StoreLanguage(tag string)
}

// visit is the part of the app's state that concerns the browser's page: the methods of [Page] that
// were called, and what the page has reported.
type visit struct {
	back     bool // the method goBack has been called
	newer    bool
	standing store.Role
	unsaved  bool
	pending  int // number of consecutive ticks in which documents were waiting to be written
	// receives the result when this tab takes over saving; nil if that was not started
	taken chan takingOver
}

type takingOver struct {
	moved map[string]string
	err   error
}

// returns maps the reason of a reload, as [Page].ReturnTo returns it, to the toast that is shown if
// the player is back at a table afterwards.
var returns = map[string]string{
	"":         i18n.Mark("The page reloaded. You're back at the table, with every move."),
	"graphics": i18n.Mark("The device stopped the graphics, so Gulch reloaded the page. You're back at the table, with every move."),
	"version":  i18n.Mark("This is the new version of Gulch. You're back at the table, with every move."),
	"here":     i18n.Mark("You now play in this tab. You're back at the table, with every move."),
	"stopped":  i18n.Mark("The game stopped, so Gulch reloaded it. You're back at the table, with every move."),
}

// arrivals maps the reason of a reload, as [Page].ReturnTo returns it, to the toast that is shown
// if the player is back at the title afterwards.
var arrivals = map[string]string{
	"graphics": i18n.Mark("The device stopped the graphics, so Gulch reloaded the page."),
	"version":  i18n.Mark("This is the new version of Gulch."),
	"here":     i18n.Mark("You now play in this tab."),
	"often":    i18n.Mark("The page kept reloading at that table. Press “Continue” to go back to it."),
}

// checkPage handles changes that the browser's page reports (fetched languages, a press on its
// button, a newer version) and shows in the page whether this tab saves. It is called once per
// tick.
func (h *App) checkPage() {
	if h.Page == nil {
		return
	}
	h.checkLanguageFetch()
	if !h.bootGate.open {
		return
	}
	h.sendLanguage()
	h.checkStanding()
	if !h.Kit.DeferPosters { // the first frame was drawn
		h.goBack()
	}
	if newer := h.Page.NewVersionReady(); newer != h.visit.newer {
		h.visit.newer = newer
		h.Top().Base().Rebuild()
	}
}

// goBack opens the table that was open before the page was reloaded. Only its first call does
// anything.
func (h *App) goBack() {
	if h.visit.back {
		return
	}
	h.visit.back = true
	doc, why := h.Page.ReturnTo()
	if doc == "" {
		if line, ok := arrivals[why]; ok {
			h.Toast(i18n.T(line))
		}
		return
	}
	before := h.toastCount
	if err := h.Resume(doc); err != nil {
		h.Page.SetTable("")
		h.Warn(i18n.T("The page reloaded, and you can't continue the game on the table. %s",
			i18n.Sentence(err)))
	} else if h.toastCount == before { // no toast was shown about a problem with the game
		line, ok := returns[why]
		if !ok {
			line = returns[""]
		}
		h.Toast(i18n.T(line))
	}
}

// SkipReturn makes the app start at the title instead of the table that was open before the reload.
// It is called for an app that replaces one that crashed at that table.
func (h *App) SkipReturn() { h.visit.back = true }

// slowWrite is the number of ticks for which documents may wait to be written. If they wait longer,
// leaving the page counts as losing data, and the browser warns the player before.
const slowWrite = 60

// checkStanding shows on the page whether this tab saves, and handles presses on the page's button.
// If another tab has taken over from this one, this tab stops.
func (h *App) checkStanding() {
	v := &h.visit
	shared, ok := h.Docs.(store.SharedStore)
	if !ok {
		return
	}
	if as := shared.Role(); as != v.standing {
		v.standing = as
		h.Page.ShowStanding(as)
		h.SceneStack.stopped = as == store.Yielded
		if t := h.Top(); t != nil {
			t.Base().Rebuild()
		}
	}
	if v.pending++; h.Docs.Pending() == 0 {
		v.pending = 0
	}
	if unsaved := v.pending > slowWrite || h.Docs.Err() != nil || shared.Unsaved(); unsaved != v.unsaved {
		v.unsaved = unsaved
		h.Page.SetUnsaved(unsaved)
	}
	switch asked := h.Page.ButtonPressed(); {
	case asked && h.OtherTabSaves():
		h.SaveInThisTab()
	case asked:
		h.askAboutSaving()
	}
	select {
	case t := <-v.taken:
		v.taken = nil
		h.tookOver(t)
	default:
	}
}

// NewVersionReady reports whether a newer version of the app has been downloaded and can be loaded
// by LoadNewVersion.
func (h *App) NewVersionReady() bool { return h.visit.newer }

// LoadNewVersion reloads the page with the newer version.
func (h *App) LoadNewVersion() { h.Page.LoadNewVersion() }

// OtherTabSaves reports whether another tab saves instead of this one. SaveInThisTab changes that.
func (h *App) OtherTabSaves() bool { return h.Page != nil && h.visit.standing == store.Reads }

// SaveInThisTab makes this tab the one that saves: it takes over from the other tab, stores the
// games that were played in this tab, and reloads the page.
func (h *App) SaveInThisTab() {
	shared, ok := h.Docs.(store.SharedStore)
	if !ok || h.visit.taken != nil {
		return
	}
	taken := make(chan takingOver, 1)
	h.visit.taken = taken
	shared.TakeOver(func(moved map[string]string, err error) { taken <- takingOver{moved, err} })
}

func (h *App) tookOver(t takingOver) {
	if t.err != nil {
		h.Warn(i18n.T("This tab couldn't take over. %s", i18n.Sentence(t.err)))
		return
	}
	if to, ok := t.moved[h.playing]; ok {
		h.Page.SetTable(to)
	}
	h.Page.ReloadHere()
}

// setPageTable stores in the browser's page the name of the document of the game on the table, ""
// for none. After a reload the page returns it.
func (h *App) setPageTable(doc string) {
	if h.Page != nil {
		h.Page.SetTable(doc)
	}
}
