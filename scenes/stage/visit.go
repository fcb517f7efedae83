package stage

import (
	"gulch/render/words"
	"gulch/scenes/store"
)

// Page is the browser's page around the game, as far as the game speaks with it: see assets/web/visit.js and offline.js. A
// desktop has none.
type Page interface {
	// Seat notes the document of the game on the table, "" for none. Back tells, once, which it was when the page was loaded
	// again, and why it was: "graphics", "version", "here", "stopped", "often", or "" where nobody knows.
	Seat(doc string)
	Back() (doc, why string)
	// Newer reports whether a newer version of the game lies ready. Renew loads it.
	Newer() bool
	Renew()
	// Stand shows how this tab stands to what is saved, and Unsaved says that leaving loses something.
	Stand(as store.Standing)
	Unsaved(is bool)
	// Trouble shows why nothing can be saved, "" if all is. The page's button then asks for the sheet about it: see Asked.
	Trouble(text string)
	// Screen tells of the screen that the page is shown on.
	Screen() Screen
	// Here loads the page again as the one in which the game goes on. Asked reports, once, that the button was pressed
	// that the page shows for it, or for Trouble.
	Here()
	Asked() bool
	// Bring has the texts of a language fetched, and Brought returns them when they are there, or that they could not be had;
	// nil and false while they are on their way. Speak notes the language that was chosen, "" for the browser's.
	Bring(tag string)
	Brought(tag string) (texts []byte, failed bool)
	Speak(tag string)
}

// visit is what an app knows of its page.
type visit struct {
	back     bool // it was looked where the player sat
	newer    bool
	standing store.Standing
	unsaved  bool
	pending  int             // ticks in which something was not safe yet
	taken    chan takingOver // has a value when this tab may write, nil while nobody has asked for it
}

type takingOver struct {
	moved map[string]string
	err   error
}

// returns are what is said to somebody who is back at a table, by why the page was loaded again.
var returns = map[string]string{
	"":         words.Mark("The page was loaded again. You are back at the table, with every move."),
	"graphics": words.Mark("The device had taken the graphics away, so the page was loaded again. You are back at the table, with every move."),
	"version":  words.Mark("This is the new version of Gulch. You are back at the table, with every move."),
	"here":     words.Mark("From now on you play in this tab. You are back at the table, with every move."),
	"stopped":  words.Mark("The game had stopped and was loaded again. You are back at the table, with every move."),
}

// arrivals are what is said on the title.
var arrivals = map[string]string{
	"graphics": words.Mark("The device had taken the graphics away, so the page was loaded again."),
	"version":  words.Mark("This is the new version of Gulch."),
	"here":     words.Mark("From now on you play in this tab."),
	"often":    words.Mark("The page was loaded again and again at that table. “Continue” leads back to it."),
}

// heedPage follows the page around the game, once a tick.
func (h *App) heedPage() {
	if h.Page == nil {
		return
	}
	h.heedTongue()
	if !h.door.open {
		return
	}
	h.tellTongue()
	h.heedStanding()
	if !h.Kit.Later { // the first picture is drawn
		h.goBack()
	}
	if newer := h.Page.Newer(); newer != h.visit.newer {
		h.visit.newer = newer
		h.Top().Stage().Rebuild()
	}
}

// goBack leads, once, back to the table at which the player sat before the page was loaded again.
func (h *App) goBack() {
	if h.visit.back {
		return
	}
	h.visit.back = true
	doc, why := h.Page.Back()
	if doc == "" {
		if line, ok := arrivals[why]; ok {
			h.Notice(words.T(line))
		}
		return
	}
	before := h.noticed
	if err := h.Resume(doc); err != nil {
		h.Page.Seat("")
		h.Warn(words.T("The page was loaded again, and the game that lay on the table cannot be continued. %s", words.Sentence(err)))
	} else if h.noticed == before { // what is wrong with the game goes before
		line, ok := returns[why]
		if !ok {
			line = returns[""]
		}
		h.Notice(words.T(line))
	}
}

// Stay keeps an app from leading back to a table by itself: one that takes the place of another that failed there.
func (h *App) Stay() { h.visit.back = true }

// slowWrite is after how many ticks leaving loses what is not safe yet.
const slowWrite = 60

// heedStanding shows whether this tab saves. One that has yielded to another stands still.
func (h *App) heedStanding() {
	v := &h.visit
	shared, ok := h.Docs.(store.Shared)
	if !ok {
		return
	}
	if as := shared.Standing(); as != v.standing {
		v.standing = as
		h.Page.Stand(as)
		h.Director.stopped = as == store.Yielded
		if t := h.Top(); t != nil {
			t.Stage().Rebuild()
		}
	}
	if v.pending++; h.Docs.Pending() == 0 {
		v.pending = 0
	}
	if unsaved := v.pending > slowWrite || h.Docs.Err() != nil || shared.Unsaved(); unsaved != v.unsaved {
		v.unsaved = unsaved
		h.Page.Unsaved(unsaved)
	}
	switch asked := h.Page.Asked(); {
	case asked && h.Elsewhere():
		h.PlayHere()
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

// Newer reports whether a newer version of the game lies ready, to be loaded by Renewed.
func (h *App) Newer() bool { return h.visit.newer }

// Renewed loads the newer version.
func (h *App) Renewed() { h.Page.Renew() }

// Elsewhere reports whether another tab saves, and this one does not: PlayHere changes that.
func (h *App) Elsewhere() bool { return h.Page != nil && h.visit.standing == store.Reads }

// PlayHere makes this tab the one that saves. What was played in it is kept, and the page is loaded again.
func (h *App) PlayHere() {
	shared, ok := h.Docs.(store.Shared)
	if !ok || h.visit.taken != nil {
		return
	}
	taken := make(chan takingOver, 1)
	h.visit.taken = taken
	shared.Take(func(moved map[string]string, err error) { taken <- takingOver{moved, err} })
}

func (h *App) tookOver(t takingOver) {
	if t.err != nil {
		h.Warn(words.T("This tab could not take over. %s", words.Sentence(t.err)))
		return
	}
	if to, ok := t.moved[h.playing]; ok {
		h.Page.Seat(to)
	}
	h.Page.Here()
}

// seatAt tells the page which game lies on the table.
func (h *App) seatAt(doc string) {
	if h.Page != nil {
		h.Page.Seat(doc)
	}
}
