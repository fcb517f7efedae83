package stage

import (
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

// fill writes the list anew.
func (m *mirror) fill(root *ui.Root) {
	doc := js.Global().Get("document")
	doc.Get("documentElement").Set("lang", words.Lang()) // readers choose their voice by it
	var items []any
	for i := range root.Nodes {
		n := &root.Nodes[i]
		if n.Label == "" || n.Press == nil && n.Why == "" && n.Quiet {
			continue
		}
		item := doc.Call("createElement", "li")
		what := doc.Call("createElement", "span")
		if n.Press != nil || n.Why != "" {
			what = doc.Call("createElement", "button")
			what.Get("dataset").Set("id", n.ID)
			if n.Why != "" {
				what.Call("setAttribute", "aria-disabled", "true")
			}
		}
		what.Set("textContent", n.Label)
		if n.Tip != "" || n.Why != "" {
			what.Set("title", n.Tip+n.Why)
		}
		item.Call("append", what)
		items = append(items, item)
	}
	m.list.Call("replaceChildren", items...)
}
