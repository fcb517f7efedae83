package stage

import (
	"strconv"
	"strings"

	"gulch/render/ui"
)

// Passage is a part of a screen as it is read out: lines and nodes under a heading.
type Passage struct {
	Heading string
	Lines   []string
	Nodes   []int // places in the list of nodes
}

// Teller is a scene that is read out in passages. Of others the nodes are read as they stand.
type Teller interface {
	// Passages puts nodes in the order in which they are read. What is in none of them is not read.
	Passages(nodes []ui.Node) []Passage
}

// Titled is a scene that has a title for readers: what the page is called while it is on top.
type Titled interface{ PageTitle() string }

// Foreteller is a scene that knows what a press comes to before it is made.
type Foreteller interface {
	// Foretell says it of the node with an ID, "" where nothing is known. It may take some milliseconds: it is asked of what a
	// reader has come to, not of everything.
	Foretell(id string) string
}

// foretold returns what a scene says of a press on the node with an ID.
func foretold(s Scene, id string) string {
	if f, ok := s.(Foreteller); ok && id != "" {
		return f.Foretell(id)
	}
	return ""
}

// Heard is what readers hear of one thing on a screen, with no more than they can know of it.
type Heard struct {
	Under string // the heading above it
	Role  string // of what can be pressed, "" for a line and for what only explains itself
	Label string
	About string // the description
	Group string // the question that it is an answer to
	On    bool   // it is chosen
	Off   bool   // it cannot be pressed now

	Press    func()        // presses it
	Foretell func() string // what they hear more when they come to it: what a press comes to
}

// Hear returns what readers hear of a scene, in order and without the headings: a screen for tests that do not look.
func Hear(s Scene) (all []Heard) {
	under := ""
	for _, e := range entries(s) {
		switch e.role {
		case headingRole:
			under = e.label
		case groupRole:
		default:
			all = append(all, Heard{
				Under: under, Role: e.role, Label: e.label, About: e.about, Group: e.group, On: e.on, Off: e.off,
				Press:    func() { s.Stage().Root.Press(e.id) },
				Foretell: func() string { return foretold(s, e.id) },
			})
		}
	}
	return all
}

// title returns what the page is called while a scene is on top.
func title(s Scene) string {
	if t, ok := s.(Titled); ok && t.PageTitle() != "" {
		return t.PageTitle() + " – Gulch"
	}
	return "Gulch"
}

// announced puts the title of a scene that has just come up before what was said, unless that begins with it.
func announced(s Scene, news []string) []string {
	t, ok := s.(Titled)
	if !ok || t.PageTitle() == "" || len(news) > 0 && strings.HasPrefix(news[0], t.PageTitle()) {
		return news
	}
	return append([]string{t.PageTitle() + "."}, news...)
}

// The roles of entries that are no nodes.
const (
	headingRole = "heading"
	lineRole    = ""
	groupRole   = "group"
)

// entry is what readers hear of a node, a heading or a line.
type entry struct {
	key              string // the ID, with a number for the second of its kind
	id, label, about string
	role             string // of what can be pressed, "" for what only explains itself
	on, off          bool   // it is chosen; it cannot be pressed now
	value            float64
	group            string // the question that it is an answer to
	in               string // the key of the entry of that question
}

// entries are what is read of a scene. Where two nodes have one ID, the later one gets a number more.
func entries(s Scene) []entry {
	nodes := s.Stage().Root.Nodes
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
	t, ok := s.(Teller)
	if !ok {
		for i := range nodes {
			add(i)
		}
		return all
	}
	for i, p := range t.Passages(nodes) {
		key := "passage " + strconv.Itoa(i)
		at := len(all)
		all = append(all, entry{key: key, label: p.Heading, role: headingRole})
		for j, line := range p.Lines {
			all = append(all, entry{key: key + " line " + strconv.Itoa(j), label: line, role: lineRole})
		}
		for _, n := range p.Nodes {
			add(n)
		}
		if len(all) == at+1 { // nothing to head
			all = all[:at]
		}
	}
	return all
}

// grouped adds an entry, below the question that it is an answer to.
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

// entryOf returns what is read of a node; false where that is nothing: what is quiet, unless it says or does something.
func entryOf(n *ui.Node) (entry, bool) {
	presses := n.Press != nil || n.Why != ""
	if n.Label == "" || !presses && n.Quiet && n.Role != "text" {
		return entry{}, false
	}
	e := entry{key: n.ID, id: n.ID, label: n.Label, about: n.Tip + n.Why, on: n.Chosen, off: n.Why != "", value: n.Value, group: n.Group}
	switch {
	case n.Slide != nil:
		e.role = "slider"
	case presses && n.Role == "", presses && n.Role == "slider":
		e.role = "button"
	case presses:
		e.role = n.Role
	case n.Tip != "": // what cannot be pressed has no place where readers look for more
		e.label, e.about = strings.TrimRight(n.Label, ".")+". "+n.Tip, ""
	}
	return e, true
}
