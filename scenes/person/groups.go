package person

import (
	"cmp"
	"fmt"
	"maps"
	"slices"

	"gulch/engine/match"
)

// groups are the persons of a book, each with all who turned out to be that person. They are
// computed when they are asked for.
type groups struct {
	stale  bool          // some are linked that were not, or are no more
	lead   map[ID]ID     // who somebody is, for those who are somebody else
	all    map[ID][]ID   // of those who lead: all who are that person, where there are several
	people map[ID]Person // of those who lead
	former map[string]ID // by the name by which games of before there were persons know them
	labels map[ID]string // nil until they are asked for
}

// changed takes over that the fields of a person have changed.
func (g *groups) changed(b *Book, who ID, was fields) {
	now := b.fields[who]
	g.labels = nil
	fresh := len(was.times) == 0
	linked := string(was.values[fieldSame]) != string(now.values[fieldSame])
	renamed := !fresh && string(was.values[fieldFrom]) != string(now.values[fieldFrom])
	if g.stale = g.stale || g.people == nil || linked || renamed || !was.since.Equal(now.since) && !fresh; g.stale {
		return
	}
	if fresh && b.linked[who] { // a link to them has come before
		g.stale = true
		return
	}
	lead := b.Resolve(who)
	p := b.composed(lead, b.members(lead))
	g.people[lead] = p
	if id, has := g.former[p.From]; p.From != "" && (!has || who < id) {
		g.former[p.From] = who
	}
}

// grouped returns the groups of the book, as they are now.
func (b *Book) grouped() *groups {
	g := &b.groups
	if g.people != nil && !g.stale {
		return g
	}
	*g = groups{lead: map[ID]ID{}, all: map[ID][]ID{}, people: map[ID]Person{}, former: map[string]ID{}}
	b.lead(g)
	members := map[ID][]ID{}
	for id := range b.fields {
		lead := id
		if l, has := g.lead[id]; has {
			lead = l
		}
		members[lead] = append(members[lead], id)
	}
	for lead, all := range members {
		slices.Sort(all)
		if len(all) > 1 {
			g.all[lead] = all
		}
		g.people[lead] = b.composed(lead, all)
	}
	for id, x := range b.fields {
		from := x.person(id).From
		if known, has := g.former[from]; from != "" && (!has || id < known) {
			g.former[from] = id
		}
	}
	return g
}

// lead finds out who is whom: all who are linked are the one of them who came first.
func (b *Book) lead(g *groups) {
	up := map[ID]ID{}
	root := func(id ID) ID {
		for up[id] != "" {
			if next := up[up[id]]; next != "" {
				up[id] = next // shortens the way of the next one
			}
			id = up[id]
		}
		return id
	}
	join := func(a, b ID) {
		if a, b = root(a), root(b); a != b {
			up[max(a, b)] = min(a, b)
		}
	}
	for id, x := range b.fields {
		if same := x.person(id).Same; same != "" {
			if _, told := b.facts[owner{id, link}][string(same)]; !told {
				join(id, same)
			}
		}
	}
	for at, of := range b.facts {
		for to, f := range of {
			if at.kind == link && string(f.Data) == "true" {
				join(at.who, ID(to))
			}
		}
	}
	first := map[ID]ID{} // by root, of those of whom something is known
	for id := range b.fields {
		r := root(id)
		if now, has := first[r]; !has || b.before(id, now) {
			first[r] = id
		}
	}
	for id := range up {
		if lead := first[root(id)]; lead != "" && lead != id {
			g.lead[id] = lead
		}
	}
	for r, lead := range first {
		if lead != r {
			g.lead[r] = lead
		}
	}
}

// before reports whether somebody came before somebody else.
func (b *Book) before(x, y ID) bool {
	return cmp.Or(b.fields[x].since.Compare(b.fields[y].since), cmp.Compare(x, y)) < 0
}

// composed returns the person that several are: each field as it was set last by whichever of them.
func (b *Book) composed(lead ID, all []ID) Person {
	x := b.fields[lead].clone()
	for _, id := range all {
		if id != lead {
			x.merge(b.fields[id])
		}
	}
	p := x.person(lead)
	p.From, p.Same = b.fields[lead].person(lead).From, ""
	return p
}

// members returns all IDs of the person that somebody is.
func (b *Book) members(id ID) []ID {
	lead := b.Resolve(id)
	if all := b.grouped().all[lead]; all != nil {
		return all
	}
	return []ID{lead}
}

// Resolve returns who somebody turned out to be, mostly themselves.
func (b *Book) Resolve(id ID) ID {
	if lead, has := b.grouped().lead[id]; has {
		return lead
	}
	return id
}

// Person returns who has an ID, false if nobody is known by it.
func (b *Book) Person(id ID) (Person, bool) {
	p, known := b.grouped().people[b.Resolve(id)]
	if known {
		p.Name = nameOf(p.Name)
	}
	return p, known
}

// People returns all persons who are themselves, those who came first first.
func (b *Book) People() []Person {
	out := slices.Collect(maps.Values(b.grouped().people))
	for i := range out {
		out[i].Name = nameOf(out[i].Name)
	}
	slices.SortFunc(out, func(x, y Person) int { return cmp.Or(x.Since.Compare(y.Since), cmp.Compare(x.ID, y.ID)) })
	return out
}

// Formerly returns the person whom games of before there were persons know by a name.
func (b *Book) Formerly(name string) (Person, bool) {
	id, has := b.grouped().former[name]
	if !has {
		return Person{}, false
	}
	return b.Person(id)
}

// Label is what a person is called in a list of all: with a number where several have the same
// name, "Ada (2)".
func (b *Book) Label(id ID) string {
	g := b.grouped()
	if g.labels == nil {
		g.labels = map[ID]string{}
		of := map[string]int{}
		for _, p := range b.People() {
			key := match.NameKey(p.Name)
			g.labels[p.ID] = p.Name
			if of[key]++; of[key] > 1 {
				g.labels[p.ID] = fmt.Sprintf("%s (%d)", p.Name, of[key])
			}
		}
	}
	return g.labels[b.Resolve(id)]
}
