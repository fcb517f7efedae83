package stage

import (
	"math"
	"strconv"
	"strings"
	"syscall/js"

	"gulch/render/i18n"
)

// a11yTree is the accessibility tree of the scene on top, for screen readers in a browser. It
// consists of a list of HTML controls for the nodes of the scene, and an aria-live line for
// announcements. Both are in the page's element "mirror", which is visually hidden.
type a11yTree struct {
	list, said  js.Value
	shown       int    // version of the scene's nodes for which the HTML list was last updated
	scene       Scene  // scene whose nodes the HTML list shows
	title       string // title of the HTML page
	items       map[string]*item
	pressed     []string
	slid        []slid
	focused     string // ID of the node that last got the screen reader's focus
	left        bool   // the focus has since left the node named in the field focused
	previewed   string // ID of the node that was last checked for a text about the effect of pressing it
	lastPreview string // text about the effect of a press that was announced last
	ready       bool
}

// slid is a request by a screen reader's user to move a slider.
type slid struct {
	id    string
	value float64
}

// open creates the list and the aria-live line in the page's element "mirror". It reports whether
// the page has this element.
func (m *a11yTree) open() bool {
	if m.ready {
		return m.list.Truthy()
	}
	m.ready = true
	doc := js.Global().Get("document")
	if !doc.Truthy() {
		return false
	}
	root := doc.Call("getElementById", "mirror")
	if !root.Truthy() {
		return false
	}
	m.said = doc.Call("createElement", "p")
	m.said.Call("setAttribute", "aria-live", "polite")
	m.list = doc.Call("createElement", "ul")
	m.list.Call("setAttribute", "aria-live", "off")
	root.Call("append", m.said, m.list)
	m.list.Call("addEventListener", "click", js.FuncOf(func(_ js.Value, args []js.Value) any {
		if id := args[0].Get("target").Get("dataset").Get("id"); id.Type() == js.TypeString {
			m.pressed = append(m.pressed, id.String())
		}
		return nil
	}))
	m.list.Call("addEventListener", "focusin", js.FuncOf(func(_ js.Value, args []js.Value) any {
		id := args[0].Get("target").Get("dataset").Get("id")
		if id.Type() == js.TypeString && id.String() != m.focused {
			m.focused, m.lastPreview = id.String(), ""
		}
		m.left, m.previewed = id.Type() != js.TypeString, ""
		return nil
	}))
	m.list.Call("addEventListener", "focusout", js.FuncOf(func(js.Value, []js.Value) any {
		m.left = true
		return nil
	}))
	m.list.Call("addEventListener", "input", js.FuncOf(func(_ js.Value, args []js.Value) any {
		at := args[0].Get("target")
		if id := at.Get("dataset").Get("id"); id.Type() == js.TypeString {
			m.slid = append(m.slid, slid{id.String(), at.Get("valueAsNumber").Float() / slideSteps})
		}
		return nil
	}))
	return true
}

// update makes the HTML list show the accessibility tree of scene, the scene on top, and announces
// the lines in news. open is true once the app's documents can be read. update then also passes on
// to the scene what the screen reader's user has done since the last call: it presses nodes and
// moves sliders.
func (m *a11yTree) update(scene Scene, news []string, open bool) {
	if !m.open() {
		return
	}
	if len(news) > 0 {
		m.said.Set("textContent", strings.Join(news, " "))
	}
	root := &scene.Base().Root
	if open {
		for _, x := range m.slid {
			root.SetSlider(x.id, x.value)
		}
		m.slid = m.slid[:0]
		for _, id := range m.pressed {
			root.Press(id)
		}
		m.pressed = m.pressed[:0]
	}
	if v := root.Version(); v != m.shown || scene != m.scene {
		m.shown, m.scene = v, scene
		m.fill(scene)
		m.previewed = ""
	}
	m.previewPress(scene)
}

// previewPress announces the effect of a press on the node that has the screen reader's focus, and
// appends this text to the node's description.
func (m *a11yTree) previewPress(scene Scene) {
	it := m.items[m.focused]
	if m.left || m.focused == m.previewed || it == nil || it.off {
		return
	}
	m.previewed = m.focused
	text := pressPreview(scene, m.focused)
	if text == "" {
		return
	}
	if !strings.HasSuffix(it.about, text) {
		it.about = strings.TrimSpace(it.about + "\n" + text)
		it.attribute("title", it.about)
	}
	if text != m.lastPreview {
		m.lastPreview = text
		m.said.Set("textContent", text)
	}
}

// item is an entry of the accessibility tree together with its HTML elements.
type item struct {
	entry
	row, what js.Value
}

// fill updates the HTML list so that it shows the entries of a scene. It reuses the HTML elements
// of entries that are still there, so that the screen reader's focus stays on them.
func (m *a11yTree) fill(scene Scene) {
	doc := js.Global().Get("document")
	doc.Get("documentElement").Set("lang", i18n.Lang()) // screen readers choose their voice by the page's language
	if t := title(scene); t != m.title {
		m.title = t
		doc.Set("title", t)
	}
	entries := entries(scene)
	kept := make(map[string]*item, len(entries))
	for _, e := range entries {
		if old, ok := m.items[e.key]; ok && tag(old.role) == tag(e.role) {
			kept[e.key] = old
		}
	}
	for key, old := range m.items {
		if kept[key] == nil {
			old.row.Call("remove")
		}
	}
	reading := doc.Get("activeElement")
	lists := map[string]*sublist{"": {of: m.list, next: m.list.Get("firstElementChild")}}
	for _, e := range entries {
		it := kept[e.key]
		if it == nil {
			it = newItem(doc, e)
			kept[e.key] = it
		}
		it.show(e)
		lists[e.in].put(it.row)
		if e.role == groupRole {
			lists[e.key] = &sublist{of: it.what, next: it.what.Get("firstElementChild")}
		}
	}
	m.items = kept
	if !doc.Get("activeElement").Equal(reading) && m.list.Call("contains", reading).Bool() {
		reading.Call("focus") // moving the element in the list has taken the focus from it
	}
}

// sublist updates the rows of an HTML list in order. The field of is the list. The field next is
// the existing row before which the next row is inserted.
type sublist struct{ of, next js.Value }

// put makes the HTML element row the next row of the list. It does not move a row that is at this
// place already, because moving it would take the focus from the row.
func (l *sublist) put(row js.Value) {
	if l.next.Equal(row) {
		l.next = row.Get("nextElementSibling")
		return
	}
	l.of.Call("insertBefore", row, l.next)
}

// slideSteps is the number of arrow key presses that move a slider from one end to the other.
const slideSteps = 20

// tag returns the name of the HTML element for an entry of the given role.
func tag(role string) string {
	switch role {
	case "":
		return "span"
	case headingRole:
		return "h2"
	case "slider":
		return "input"
	case groupRole:
		return "ul"
	}
	return "button"
}

// newItem returns an item for an entry, with HTML elements that are not filled yet.
func newItem(doc js.Value, e entry) *item {
	it := &item{row: doc.Call("createElement", "li"), what: doc.Call("createElement", tag(e.role))}
	if e.in != "" { // a radio group must not be announced as a list
		it.row.Call("setAttribute", "role", "none")
	}
	if e.id != "" && e.role != "" {
		it.what.Get("dataset").Set("id", e.id)
	}
	if e.role == "slider" {
		it.what.Set("type", "range")
		it.what.Set("max", slideSteps)
		it.value = -1 // differs from any value, so that the first one is set
	}
	it.role = e.role
	it.row.Call("append", it.what)
	it.attribute("role", states[e.role].role)
	return it
}

// states maps the role of an entry to its ARIA role, and to the ARIA attribute that tells whether
// the entry is selected or switched on ("" for no attribute). An entry whose role is not in this
// map gets the attribute aria-pressed while it is on.
var states = map[string]struct{ role, attribute string }{
	"checkbox": {"checkbox", "aria-checked"},
	"radio":    {"radio", "aria-checked"},
	"link":     {"link", ""},
	groupRole:  {"radiogroup", ""},
}

// show updates the HTML elements of the item to the contents of e.
func (it *item) show(e entry) {
	switch {
	case e.role == groupRole:
		it.attribute("aria-label", e.label)
	case e.role == "slider":
		it.attribute("aria-label", e.label)
		if e.value != it.value {
			it.what.Set("value", math.Round(e.value*slideSteps))
		}
	case e.label != it.label:
		it.what.Set("textContent", e.label)
	}
	if e.about != it.about {
		it.attribute("title", e.about)
	}
	if e.role != it.role {
		it.attribute("role", states[e.role].role)
		it.attribute("aria-checked", "")
		it.attribute("aria-pressed", "")
	}
	if e.off != it.off {
		it.attribute("aria-disabled", map[bool]string{true: "true"}[e.off])
	}
	switch state := states[e.role].attribute; {
	case tag(e.role) != "button":
	case state != "":
		it.attribute(state, strconv.FormatBool(e.on))
	case e.on != it.on:
		it.attribute("aria-pressed", map[bool]string{true: "true"}[e.on])
	}
	it.entry = e
}

// attribute sets an attribute of the item's control, or removes it if the value is empty.
func (it *item) attribute(name, value string) {
	if value == "" {
		it.what.Call("removeAttribute", name)
		return
	}
	it.what.Call("setAttribute", name, value)
}
