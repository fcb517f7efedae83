package stage

import (
	"strconv"
	"strings"

	"gulch/render/ui"
)

// ReadingSection is a section of a screen for screen readers: a heading with lines and nodes.
type ReadingSection struct {
	Heading string
	Lines   []string
	Nodes   []int // indices into the list of nodes
}

// SectionedScene is a scene that structures its accessibility tree. For other scenes the tree is
// the list of their nodes.
type SectionedScene interface {
	// ReadingSections returns the sections in reading order. A node in no section is not read.
	ReadingSections(nodes []ui.Node) []ReadingSection
}

// TitledScene is a scene that sets the title of the page, which screen readers announce.
type TitledScene interface{ PageTitle() string }

// PressDescriber is a scene that can describe the effect of a press before it is made.
type PressDescriber interface {
	// DescribePress returns the effect of a press on the node with the given ID, "" if it is not
	// known. It may take some milliseconds: it is called only for the node with the screen reader's
	// focus.
	DescribePress(id string) string
}

// pressPreview returns the description of a press on the node with the given ID, "" for none.
func pressPreview(s Scene, id string) string {
	if f, ok := s.(PressDescriber); ok && id != "" {
		return f.DescribePress(id)
	}
	return ""
}

// A11yNode is an element of the accessibility tree: what a screen reader reads of one line or node.
type A11yNode struct {
	Heading     string // the heading above it
	Role        string // role of a control; "" for a line and for a node that only has a description
	Label       string
	Description string // description
	Group       string // label of the radio group that it belongs to
	Chosen      bool   // chosen
	Disabled    bool   // disabled

	Press         func()        // presses it
	DescribePress func() string // returns the effect of a press, which is read in addition when it gets the focus
}

// A11yNodes returns the accessibility tree of a scene as a list without headings, in reading order.
// Tests use it to play without a picture.
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

// title returns the title of the page for a scene.
func title(s Scene) string {
	if t, ok := s.(TitledScene); ok && t.PageTitle() != "" {
		return t.PageTitle() + " – Gulch"
	}
	return "Gulch"
}

// announced puts the title of a scene that has just opened before the announcements, unless they
// begin with it.
func announced(s Scene, news []string) []string {
	t, ok := s.(TitledScene)
	if !ok || t.PageTitle() == "" || len(news) > 0 && strings.HasPrefix(news[0], t.PageTitle()) {
		return news
	}
	return append([]string{t.PageTitle() + "."}, news...)
}

// The roles of entries that are not nodes.
const (
	headingRole = "heading"
	lineRole    = ""
	groupRole   = "group"
)

// entry is an element of the accessibility tree: a node, a heading or a line.
type entry struct {
	key              string // unique: the ID, with a number if several nodes have the same
	id, label, about string
	role             string // role of a control; "" for a node that only has a description
	on, off          bool   // chosen; disabled
	value            float64
	group            string // label of the radio group that it belongs to
	in               string // key of the entry of that group
}

// entries returns the accessibility tree of a scene in reading order. If two nodes have the same
// ID, the key of the later one gets a number.
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

// grouped appends an entry, after an entry for its group if it is the first of the group.
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

// entryOf returns the entry of a node. It returns false for a node that is not read: one without a
// label, and a quiet one that is neither text nor a control.
func entryOf(n *ui.Node) (entry, bool) {
	presses := n.Press != nil || n.DisabledReason != ""
	if n.Label == "" || !presses && n.SkipFocus && n.Role != "text" {
		return entry{}, false
	}
	e := entry{key: n.ID, id: n.ID, label: n.Label, about: n.Tip + n.DisabledReason, on: n.Chosen,
		off:   n.DisabledReason != "",
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
