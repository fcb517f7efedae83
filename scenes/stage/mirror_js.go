package stage

import (
	"math"
	"strconv"
	"strings"
	"syscall/js"

	"gulch/render/words"
)

// mirror repeats the screen for readers: a list of buttons for what can be pressed, and a line for what was said.
// It lies in the page's element "mirror", which nobody sees.
type mirror struct {
	list, said js.Value
	shown      int    // version of the nodes that the list shows
	scene      Scene  // and the scene that they belong to
	title      string // of the page
	items      map[string]*item
	pressed    []string
	slid       []slid
	reading    string // the ID of what a reader has come to
	away       bool   // and has gone from since
	foretold   string // and of what the list says what a press comes to
	told       string // what was said last of that
	ready      bool
}

// slid is a slider that a reader has moved.
type slid struct {
	id    string
	value float64
}

// open finds the element of the page and prepares it. A page without one has no mirror.
func (m *mirror) open() bool {
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
		if id.Type() == js.TypeString && id.String() != m.reading {
			m.reading, m.told = id.String(), ""
		}
		m.away, m.foretold = id.Type() != js.TypeString, ""
		return nil
	}))
	m.list.Call("addEventListener", "focusout", js.FuncOf(func(js.Value, []js.Value) any {
		m.away = true
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

// update shows the scene on top and presses what a reader has pressed, as soon as open is true.
func (m *mirror) update(scene Scene, news []string, open bool) {
	if !m.open() {
		return
	}
	if len(news) > 0 {
		m.said.Set("textContent", strings.Join(news, " "))
	}
	root := &scene.Stage().Root
	if open {
		for _, x := range m.slid {
			root.Slide(x.id, x.value)
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
		m.foretold = ""
	}
	m.foretell(scene)
}

// foretell says what a press on what a reader has come to would come to, and keeps it as a part of its description.
func (m *mirror) foretell(scene Scene) {
	it := m.items[m.reading]
	if m.away || m.reading == m.foretold || it == nil || it.off {
		return
	}
	m.foretold = m.reading
	text := foretold(scene, m.reading)
	if text == "" {
		return
	}
	if !strings.HasSuffix(it.about, text) {
		it.about = strings.TrimSpace(it.about + "\n" + text)
		it.attribute("title", it.about)
	}
	if text != m.told {
		m.told = text
		m.said.Set("textContent", text)
	}
}

// item is an entry and what stands for it on the page.
type item struct {
	entry
	row, what js.Value
}

// fill brings the list up to date in place, so that whoever reads an entry stays with it as long as it means the same.
func (m *mirror) fill(scene Scene) {
	doc := js.Global().Get("document")
	doc.Get("documentElement").Set("lang", words.Lang()) // readers choose their voice by it
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
		reading.Call("focus") // its entry has moved
	}
}

// sublist is a list of the page that is being brought up to date: next is what stands where the next row belongs.
type sublist struct{ of, next js.Value }

// put puts a row where it belongs.
func (l *sublist) put(row js.Value) {
	if l.next.Equal(row) {
		l.next = row.Get("nextElementSibling")
		return
	}
	l.of.Call("insertBefore", row, l.next)
}

// slideSteps is how many steps of an arrow a slider of the page has.
const slideSteps = 20

// tag is the element of the page that stands for a role.
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

// newItem makes what stands for an entry, with nothing in it yet.
func newItem(doc js.Value, e entry) *item {
	it := &item{row: doc.Call("createElement", "li"), what: doc.Call("createElement", tag(e.role))}
	if e.in != "" { // a list of answers is no list to the page
		it.row.Call("setAttribute", "role", "none")
	}
	if e.id != "" && e.role != "" {
		it.what.Get("dataset").Set("id", e.id)
	}
	if e.role == "slider" {
		it.what.Set("type", "range")
		it.what.Set("max", slideSteps)
		it.value = -1 // so that the first one is shown
	}
	it.role = e.role
	it.row.Call("append", it.what)
	it.attribute("role", states[e.role].role)
	return it
}

// states are the roles whose entries tell whether they are on, by which attribute, and as what they are known to the page. Of
// others only those tell it that are.
var states = map[string]struct{ role, attribute string }{
	"checkbox": {"checkbox", "aria-checked"},
	"radio":    {"radio", "aria-checked"},
	"link":     {"link", ""},
	groupRole:  {"radiogroup", ""},
}

// show changes what differs.
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

// attribute sets an attribute, or takes it away where it would be empty.
func (it *item) attribute(name, value string) {
	if value == "" {
		it.what.Call("removeAttribute", name)
		return
	}
	it.what.Call("setAttribute", name, value)
}
