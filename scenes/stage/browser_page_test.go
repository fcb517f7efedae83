package stage

import (
	"strings"
	"testing"

	"gulch/scenes/store"
)

// fakePage is a page that records the calls of the app.
type fakePage struct {
	seat, doc, why string
	newer, asked   bool
	standing       store.Role
	unsaved, here  bool
	trouble        string
	loaded         bool              // the page has loaded the newer version
	asks, chosen   string            // tags of the language fetched last and of the language stored last
	texts          map[string][]byte // texts by language; nil for a language whose fetch fails
}

func (p *fakePage) SetTable(doc string)        { p.seat = doc }
func (p *fakePage) ReturnTo() (string, string) { return p.doc, p.why }
func (p *fakePage) NewVersionReady() bool      { return p.newer }
func (p *fakePage) Screen() Screen             { return Screen{} }
func (p *fakePage) LoadNewVersion()            { p.loaded = true }
func (p *fakePage) ShowStanding(as store.Role) { p.standing = as }
func (p *fakePage) SetUnsaved(is bool)         { p.unsaved = is }
func (p *fakePage) ShowTrouble(text string)    { p.trouble = text }
func (p *fakePage) ReloadHere()                { p.here = true }
func (p *fakePage) FetchLanguage(tag string)   { p.asks = tag }
func (p *fakePage) StoreLanguage(tag string)   { p.chosen = tag }
func (p *fakePage) ButtonPressed() bool        { asked := p.asked; p.asked = false; return asked }

func (p *fakePage) FetchedLanguage(tag string) ([]byte, bool) {
	texts, known := p.texts[tag]
	return texts, known && texts == nil
}

// tabDocs is a store that is shared by tabs and whose role is set by the test.
type tabDocs struct {
	store.Store
	as      store.Role
	unsaved bool
	moved   map[string]string
	err     error // error of taking over
}

func (d *tabDocs) Role() store.Role { return d.as }
func (d *tabDocs) Unsaved() bool    { return d.unsaved }
func (d *tabDocs) TakeOver(done func(map[string]string, error)) {
	done(d.moved, d.err)
}

// seated returns an app whose page reloaded after a game was started. docs are the documents of the
// app. page is the page; if its doc is "the game", it is replaced by the document of that game.
// tables returns the number of tables that the app has opened.
func seated(t *testing.T, docs store.Store, page *fakePage) (h *App, tables func() int) {
	t.Helper()
	first, _ := newTestApp(t, docs)
	if err := first.Start(first.Games[0], threeSeats()); err != nil {
		t.Fatal(err)
	}
	if page.doc == "the game" {
		page.doc = first.CurrentDoc()
	}
	h, laid := newTestApp(t, docs)
	h.Page = page
	h.Push(&blank{})
	h.Kit.DeferPosters = false
	return h, func() int { return len(*laid) }
}

func TestReloadReturnsToTable(t *testing.T) {
	for _, tt := range []struct {
		doc, why, says string
		tables         int
	}{
		{"the game", "", "reloaded", 1},
		{"the game", "graphics", "graphics", 1},
		{"the game", "what nobody knows", "reloaded", 1},
		{"gone.gulch", "", "can't continue", 0},
		{"", "", "", 0},
		{"", "version", "new version", 0},
		{"", "often", "kept reloading", 0},
	} {
		page := &fakePage{doc: tt.doc, why: tt.why}
		h, tables := seated(t, store.NewMemory(nil), page)
		for range 3 {
			h.checkPage()
		}
		if tables() != tt.tables || (tt.tables == 1) != (page.seat == page.doc && page.seat != "") {
			t.Errorf("%+v: %d tables were opened, the page's table is %q", tt, tables(), page.seat)
		}
		if !strings.Contains(h.toast.text, tt.says) || (tt.says == "") != (h.toast.text == "") {
			t.Errorf("%+v: the toast is %q", tt, h.toast.text)
		}
	}
}

func TestPageStoresTable(t *testing.T) {
	page := &fakePage{}
	h, laid := newTestApp(t, store.NewMemory(nil))
	h.Page = page
	if err := h.Start(h.Games[0], threeSeats()); err != nil {
		t.Fatal(err)
	}
	if page.seat == "" || page.seat != h.CurrentDoc() {
		t.Errorf("the page's table is %q, want %q", page.seat, h.CurrentDoc())
	}
	h.CloseMatch((*laid)[0], h.CurrentDoc())
	if page.seat != "" {
		t.Errorf("after Leave the page's table is %q, want none", page.seat)
	}
}

func TestTabStanding(t *testing.T) {
	page := &fakePage{}
	docs := &tabDocs{Store: store.NewMemory(nil), as: store.Reads}
	h, _ := seated(t, docs, page)
	h.checkPage()
	if page.standing != store.Reads || !h.OtherTabSaves() || h.toast.text != "" {
		t.Errorf("the page shows standing %v, want reads; the toast is %q, want none", page.standing, h.toast.text)
	}
	docs.unsaved = true
	h.checkPage()
	if !page.unsaved {
		t.Error("the page does not warn before leaving although games are unsaved")
	}
	h.playing = "a.gulch"
	docs.moved = map[string]string{"a.gulch": "a (2).gulch"}
	page.asked = true
	h.checkPage()
	h.checkPage()
	if !page.here || page.seat != "a (2).gulch" {
		t.Errorf("page reloaded: %v, table %q; want a (2).gulch", page.here, page.seat)
	}
	docs.as = store.Yielded
	h.checkPage()
	if err := h.Update(); err != nil || !h.stopped {
		t.Errorf("a tab that has yielded is not stopped; error %v", err)
	}
}

// TestTakingOverFails checks that a tab that cannot become the one that saves says so and is not
// reloaded, and that a tab whose storage is not shared does not try.
func TestTakingOverFails(t *testing.T) {
	page := &fakePage{}
	docs := &tabDocs{Store: store.NewMemory(nil), as: store.Reads, err: errFullDisk}
	h, _ := seated(t, docs, page)
	h.SaveInThisTab()
	h.SaveInThisTab() // is ignored while the first attempt lasts
	h.checkPage()
	if page.here || !showed(h, "couldn't take over. The disk is full") {
		t.Errorf("page reloaded: %v, toasts %q; want that this tab could not take over", page.here, h.toastLog)
	}
	alone, _ := newTestApp(t, &failing{Store: store.NewMemory(nil)})
	alone.Page = page
	alone.Push(&blank{})
	alone.SaveInThisTab()
	if alone.checkPage(); page.here || alone.visit.taken != nil {
		t.Error("a tab whose storage is not shared tries to take over")
	}
}

// TestPageShowsTrouble checks that in a browser the page, instead of the app's own badge, shows why
// the game is not saved, and that the page's button then opens the dialog about unsaved data.
func TestPageShowsTrouble(t *testing.T) {
	page := &fakePage{}
	docs := &failing{Store: store.NewMemory(nil)}
	h, tables := newTestApp(t, &tabDocs{Store: docs})
	h.Page = page
	h.Push(&blank{})
	asked := 0
	h.OpenUnsaved = func(Unsaved) { asked++ }
	h.watchSaving()
	if err := h.Start(h.Games[0], threeSeats()); err != nil {
		t.Fatal(err)
	}
	docs.broken = errFullDisk
	playSome(t, (*tables)[0], 1)
	if !strings.Contains(page.trouble, "Your game isn't saved. The disk is full") || h.badge.text != "" {
		t.Errorf("the page shows %q and the badge %q, want the page to show that the game isn't saved", page.trouble,
			h.badge.text)
	}
	page.asked = true
	h.checkPage()
	if h.checkPage(); asked != 1 {
		t.Errorf("a press on the page's button opens the dialog %d times, want once", asked)
	}
}

// TestNewVersionIsOffered checks that scenes are built again when a newer version is ready, that it
// can be loaded, and that nothing of this is done before the documents can be read.
func TestNewVersionIsOffered(t *testing.T) {
	page := &fakePage{newer: true, standing: store.Nowhere}
	docs := late{&tabDocs{Store: store.NewMemory(nil)}, make(chan struct{})}
	h, _ := newTestApp(t, docs)
	h.Page = page
	top := &blank{}
	h.Push(top)
	h.build(top)
	h.checkPage()
	if top.rebuild || page.standing != store.Nowhere {
		t.Errorf("before the documents can be read: rebuild %v, standing %v; want neither", top.rebuild, page.standing)
	}
	close(docs.door)
	h.watchStore()
	h.build(top)
	h.checkPage()
	if !top.rebuild {
		t.Error("the scene is not built again when a newer version is ready")
	}
	if h.LoadNewVersion(); !page.loaded {
		t.Error("the page does not load the newer version")
	}
}
