package stage

import (
	"strconv"
	"strings"

	"gulch/render/ui"
)

// ReadingSection is a section of a screen in the accessibility tree: a heading, lines of text below
// it, and nodes.
type ReadingSection struct {
	Heading string
	Lines   []string
	Nodes   []int // nodes of the section, as indices into the parameter nodes of ReadingSections
}

// SectionedScene is a scene that divides its accessibility tree into sections. The accessibility
// tree of any other scene is the list of its nodes.
type SectionedScene interface {
	// ReadingSections returns the sections in reading order. A node that is in no section is left
	// out of the accessibility tree.
	ReadingSections(nodes []ui.Node) []ReadingSection
}

// TitledScene is a scene that sets the title of the HTML page, which screen readers announce.
type TitledScene interface{ PageTitle() string }

// PressDescriber is a scene that can describe the effect of pressing a node before it is pressed.
type PressDescriber interface {
	// DescribePress returns the effect of pressing the node with the given ID, "" if the effect is
	// not known. Because it may take some milliseconds, it is called only for the node that has the
	// screen reader's focus.
	DescribePress(id string) string
}

// pressPreview returns the text about the effect of pressing the node with the given ID. It returns
// "" if scene s has no such text.
func pressPreview(s Scene, id string) string {
	if f, ok := s.(PressDescriber); ok && id != "" {
		return f.DescribePress(id)
	}
	return ""
}

// A11yNode is an element of the accessibility tree. It has what a screen reader reads for one line
// of text or one node.
type A11yNode struct {
	Heading     string // text of the nearest heading above the element
	Role        string // "button", "slider", ...; "" for a line and for a node that cannot be pressed
	Label       string
	Description string // text that is read after the label
	Group       string // label of the radio group of this element, "" for none
	Chosen      bool   // the control is selected (for example a radio button) or switched on
	Disabled    bool   // the control cannot be pressed

	Press         func()        // presses the node
	DescribePress func() string // returns the effect of a press, announced when the node is focused
}

// A11yNodes returns the accessibility tree of scene s as a flat list in reading order. Headings are
// not elements of the list: each element names the heading above it in the field Heading. Tests use
// the list to play without looking at the screen.
func A11yNodes(s Scene) (all []A11yNode) {
	under := ""
	for _, e := range entries(s) {
		switch e.role {
		case headingRole:
			under = e.label
		case groupRole:
		default:
			all = append(all, A11yNode{
				Heading:       under,
				Role:          e.role,
				Label:         e.label,
				Description:   e.about,
				Group:         e.group,
				Chosen:        e.on,
				Disabled:      e.off,
				Press:         func() { s.Base().Root.Press(e.id) },
				DescribePress: func() string { return pressPreview(s, e.id) },
			})
		}
	}
	return all
}

// title returns the title of the HTML page while scene s is on top of the stack.
func title(s Scene) string {
	if t, ok := s.(TitledScene); ok && t.PageTitle() != "" {
		return t.PageTitle() + " – Gulch"
	}
	return "Gulch"
}

// announced returns the announcements in news, preceded by the title of s, a scene that has just
// opened. The title is left out if the first announcement already begins with it.
func announced(s Scene, news []string) []string {
	t, ok := s.(TitledScene)
	if !ok || t.PageTitle() == "" || len(news) > 0 && strings.HasPrefix(news[0], t.PageTitle()) {
		return news
	}
	return append([]string{t.PageTitle() + "."}, news...)
}

// The roles of entries that are not nodes: headings, lines of text and radio groups.
const (
	headingRole = "heading"
	lineRole    = ""
	groupRole   = "group"
)

// entry is an element of the accessibility tree: a node, a heading, a line of text or a radio
// group.
type entry struct {
	key              string // unique: the node's ID, with a number appended if an earlier node has this ID
	id, label, about string
	role             string // "button", "slider", ...; "" for a node that cannot be pressed
	on, off          bool   // on: selected or switched on; off: disabled, cannot be pressed
	value            float64
	group            string // label of the radio group of this entry, "" for none
	in               string // key of the entry for the radio group to which this entry belongs, "" for none
}

// entries returns the accessibility tree of a scene in reading order. If several nodes have the
// same ID, a number is appended to the keys of all but the first.
func entries(s Scene) []entry {
	nodes := s.Base().Root.Nodes
	var all []entry
	seen := map[string]int{}
	add := func(i int) {
		e, ok := entryOf(&nodes[i])
		if !ok {
			return
		}
		if seen[e.id]++; seen[e.id] > 1 {
			e.key += " #" + strconv.Itoa(seen[e.id])
		}
		all = grouped(all, e)
	}
	t, ok := s.(SectionedScene)
	if !ok {
		for i := range nodes {
			add(i)
		}
		return all
	}
	for i, p := range t.ReadingSections(nodes) {
		key := "passage " + strconv.Itoa(i)
		at := len(all)
		all = append(all, entry{key: key, label: p.Heading, role: headingRole})
		for j, line := range p.Lines {
			all = append(all, entry{key: key + " line " + strconv.Itoa(j), label: line, role: lineRole})
		}
		for _, n := range p.Nodes {
			add(n)
		}
		if len(all) == at+1 { // omit a heading without content
			all = all[:at]
		}
	}
	return all
}

// grouped appends entry e to the list all and returns it. If e is the first entry of its radio
// group, an entry for the group is appended before it.
func grouped(all []entry, e entry) []entry {
	if e.group == "" {
		return append(all, e)
	}
	if n := len(all); n > 0 && all[n-1].group == e.group {
		e.in = all[n-1].in
		return append(all, e)
	}
	e.in = "group of " + e.key
	return append(all, entry{key: e.in, label: e.group, role: groupRole}, e)
}

// entryOf returns the entry of a node. It returns false for a node that is not read: a node without
// a label, and a node with SkipFocus that is neither text nor a control.
func entryOf(n *ui.Node) (entry, bool) {
	presses := n.Press != nil || n.DisabledReason != ""
	if n.Label == "" || !presses && n.SkipFocus && n.Role != "text" {
		return entry{}, false
	}
	about, reason := n.Tip, n.DisabledReason
	if n.Role != "text" { // the reasons of all spaces of a map would take long to compute
		reason = n.Reason()
	}
	if !strings.Contains(about, reason) {
		about = strings.TrimSpace(about + " " + reason)
	}
	e := entry{key: n.ID, id: n.ID, label: n.Label, about: about, on: n.Chosen, off: reason != "",
		value: n.Value, group: n.Group}
	switch {
	case n.Slide != nil:
		e.role = "slider"
	case presses && n.Role == "", presses && n.Role == "slider":
		e.role = "button"
	case presses:
		e.role = n.Role
	case n.Tip != "": // screen readers look for a description only at controls
		e.label, e.about = strings.TrimRight(n.Label, ".")+". "+n.Tip, ""
	}
	return e, true
}
