package stage

import (
	"strconv"
	"strings"
	"syscall/js"

	"gulch/render/ui"
	"gulch/render/words"
)

// mirror repeats the screen for readers: a list of buttons for what can be pressed, and a line for what was said.
// It lies in the page's element "mirror", which nobody sees.
type mirror struct {
	list, said js.Value
	shown      int    // version of the nodes that the list shows
	scene      string // and the scene that they belong to
	items      map[string]*item
	pressed    []string
	ready      bool
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
	return true
}

// update shows the nodes of the scene on top and presses what a reader has pressed, as soon as open is true.
func (m *mirror) update(scene string, root *ui.Root, news []string, open bool) {
	if !m.open() {
		return
	}
	if len(news) > 0 {
		m.said.Set("textContent", strings.Join(news, " "))
	}
	if open {
		for _, id := range m.pressed {
			root.Press(id)
		}
		m.pressed = m.pressed[:0]
	}
	if v := root.Version(); v != m.shown || scene != m.scene {
		m.shown, m.scene = v, scene
		m.fill(root)
	}
}

// entry is what the list says of a node.
type entry struct {
	key              string // the ID, with a number for the second of its kind
	id, label, about string
	role             string // of what can be pressed, "" for what only explains itself
	on, off          bool   // it is chosen; it cannot be pressed now
}

// item is an entry and what stands for it on the page.
type item struct {
	entry
	row, what js.Value
}

// fill brings the list up to date in place, so that whoever reads an entry stays with it as long as it means the same.
func (m *mirror) fill(root *ui.Root) {
	doc := js.Global().Get("document")
	doc.Get("documentElement").Set("lang", words.Lang()) // readers choose their voice by it
	entries := entries(root.Nodes)
	kept := make(map[string]*item, len(entries))
	for _, e := range entries {
		if old, ok := m.items[e.key]; ok && (old.role == "") == (e.role == "") {
			kept[e.key] = old
		}
	}
	for key, old := range m.items {
		if kept[key] == nil {
			old.row.Call("remove")
		}
	}
	next := m.list.Get("firstElementChild")
	for _, e := range entries {
		it := kept[e.key]
		if it == nil {
			it = newItem(doc, e)
			kept[e.key] = it
		}
		it.show(e)
		if next.Equal(it.row) {
			next = next.Get("nextElementSibling")
		} else {
			m.list.Call("insertBefore", it.row, next)
		}
	}
	m.items = kept
}

// entries are those of nodes. Where two have one ID, the later one gets a number more.
func entries(nodes []ui.Node) []entry {
	var all []entry
	seen := map[string]int{}
	for i := range nodes {
		n := &nodes[i]
		if n.Label == "" || n.Press == nil && n.Why == "" && n.Quiet {
			continue
		}
		e := entry{key: n.ID, id: n.ID, label: n.Label, about: n.Tip + n.Why, on: n.Chosen, off: n.Why != ""}
		if n.Press != nil || n.Why != "" {
			e.role = n.Role
			if e.role == "" {
				e.role = "button"
			}
		}
		if seen[n.ID]++; seen[n.ID] > 1 {
			e.key += " #" + strconv.Itoa(seen[n.ID])
		}
		all = append(all, e)
	}
	return all
}

// newItem makes what stands for an entry, with nothing in it yet.
func newItem(doc js.Value, e entry) *item {
	it := &item{row: doc.Call("createElement", "li"), what: doc.Call("createElement", "span")}
	if e.role != "" {
		it.what = doc.Call("createElement", "button")
		it.what.Get("dataset").Set("id", e.id)
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
}

// show changes what differs.
func (it *item) show(e entry) {
	if e.label != it.label {
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
	case e.role == "":
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
