package person

import (
	"cmp"
	"fmt"
	"maps"
	"slices"

	"gulch/engine/match"
)

// groups is the partition of a book's persons into groups of merged persons. One person of each
// group, the leader, gives the group its ID. The partition is computed when it is needed.
type groups struct {
	stale  bool          // true if links between persons have changed since the groups were computed
	lead   map[ID]ID     // leader of each merged person; the leaders themselves are not in the map
	all    map[ID][]ID   // all IDs of a group by its leader, for groups with several IDs
	people map[ID]Person // merged person of each group, by its leader
	// ID of a person by the person's name in games that were recorded before persons had IDs
	former map[string]ID
	labels map[ID]string // cached results of the method Label, by ID; nil if there are none yet
}

// changed updates the groups of book b after the fields of a person have changed. who is the
// person's ID, and was contains the fields before the change.
func (g *groups) changed(b *Book, who ID, was fields) {
	now := b.fields[who]
	g.labels = nil
	fresh := len(was.times) == 0
	linked := string(was.values[fieldSame]) != string(now.values[fieldSame])
	renamed := !fresh && string(was.values[fieldFrom]) != string(now.values[fieldFrom])
	if g.stale = g.stale || g.people == nil || linked || renamed || !was.since.Equal(now.since) && !fresh; g.stale {
		return
	}
	if fresh && b.linked[who] { // a link to this new person was stored earlier
		g.stale = true
		return
	}
	lead := b.Resolve(who)
	p := b.composed(lead, b.members(lead))
	g.people[lead] = p
	if id, has := g.former[p.OldName]; p.OldName != "" && (!has || who < id) {
		g.former[p.OldName] = who
	}
}

// grouped returns the current groups of the book, which it computes if necessary.
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
		from := x.person(id).OldName
		if known, has := g.former[from]; from != "" && (!has || id < known) {
			g.former[from] = id
		}
	}
	return g
}

// lead computes the leader of each group of linked persons and stores it in g. The leader is the
// person of the group who has been known longest.
func (b *Book) lead(g *groups) {
	up := map[ID]ID{}
	root := func(id ID) ID {
		for up[id] != "" {
			if next := up[up[id]]; next != "" {
				up[id] = next // path compression
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
		if same := x.person(id).MergedInto; same != "" {
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
	first := map[ID]ID{} // leader by the root of its group; only persons that have fields can lead
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

// before reports whether person x has been known longer than person y.
func (b *Book) before(x, y ID) bool {
	return cmp.Or(b.fields[x].since.Compare(b.fields[y].since), cmp.Compare(x, y)) < 0
}

// composed returns the merged person of a group. lead is the ID of the group's leader, and all
// contains the IDs of its members. Each field has the value that was set last for any member.
func (b *Book) composed(lead ID, all []ID) Person {
	x := b.fields[lead].clone()
	for _, id := range all {
		if id != lead {
			x.merge(b.fields[id])
		}
	}
	p := x.person(lead)
	p.OldName, p.MergedInto = b.fields[lead].person(lead).OldName, ""
	return p
}

// members returns all IDs of the group to which a person belongs.
func (b *Book) members(id ID) []ID {
	lead := b.Resolve(id)
	if all := b.grouped().all[lead]; all != nil {
		return all
	}
	return []ID{lead}
}

// Resolve returns the ID of the person into whom the person with the given ID was merged. If there
// is none, it returns the given ID.
func (b *Book) Resolve(id ID) ID {
	if lead, has := b.grouped().lead[id]; has {
		return lead
	}
	return id
}

// Person returns the person with the given ID. If this person was merged into another one, it
// returns the merged person. It returns false if the ID is unknown.
func (b *Book) Person(id ID) (Person, bool) {
	p, known := b.grouped().people[b.Resolve(id)]
	if known {
		p.Name = nameOf(p.Name)
	}
	return p, known
}

// People returns all persons, sorted by the time since when they are known. Merged persons are
// returned once.
func (b *Book) People() []Person {
	out := slices.Collect(maps.Values(b.grouped().people))
	for i := range out {
		out[i].Name = nameOf(out[i].Name)
	}
	slices.SortFunc(out, func(x, y Person) int { return cmp.Or(x.Since.Compare(y.Since), cmp.Compare(x.ID, y.ID)) })
	return out
}

// ByOldName returns the person who has the given name in games that were recorded before persons
// had IDs. It returns false if there is none.
func (b *Book) ByOldName(name string) (Person, bool) {
	id, has := b.grouped().former[name]
	if !has {
		return Person{}, false
	}
	return b.Person(id)
}

// Label returns the name of a person for lists. If several persons have the same name, a number is
// appended, as in "Ada (2)".
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
