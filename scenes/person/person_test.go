package person

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"
)

var day = time.Date(2026, 5, 4, 20, 0, 0, 0, time.UTC)

func put(t *testing.T, b *Book, p Person, at time.Time) {
	t.Helper()
	f, _, err := b.IdentityFact(p, at)
	if err != nil {
		t.Fatal(err)
	}
	b.Put(f)
}

func keep(t *testing.T, b *Book, id ID, key string, value any, at time.Time) {
	t.Helper()
	f, ok, err := b.NewFact(id, "trail", key, value, at)
	if err != nil {
		t.Fatal(err)
	}
	if ok {
		b.Put(f)
	}
}

func text(t *testing.T, b *Book) []byte {
	t.Helper()
	out, err := b.Text()
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// TestNamesAreNotUnique checks that a renamed person keeps all facts, and that two persons with the
// same name have different labels.
func TestNamesAreNotUnique(t *testing.T) {
	b := &Book{}
	put(t, b, Person{ID: "a", Name: "Ada", Since: day}, day)
	put(t, b, Person{ID: "b", Name: "Bo", Since: day.Add(time.Hour)}, day)
	keep(t, b, "b", "dry-gulch/1", true, day)
	put(t, b, Person{ID: "b", Name: "ada", Since: day.Add(time.Hour)}, day)
	if got := []string{b.Label("a"), b.Label("b")}; !slices.Equal(got, []string{"Ada", "ada (2)"}) {
		t.Errorf("the labels of two persons of one name are %q", got)
	}
	if len(b.FactsOf("b", "trail")) != 1 || len(b.FactsOf("a", "trail")) != 0 {
		t.Error("after a new name the facts are lost, or belong to the other person of that name")
	}
}

// TestFacts checks that no fact is stored about Nobody, that an unchanged value is not stored
// again, that a later value wins even if the clock was set back, and that a fact can be deleted.
func TestFacts(t *testing.T) {
	b := &Book{}
	keep(t, b, Nobody, "x", 1, day)
	keep(t, b, "", "x", 1, day)
	if len(b.Facts()) != 0 {
		t.Error("facts of nobody are stored")
	}
	keep(t, b, "a", "x", 1, day)
	if _, again, _ := b.NewFact("a", "trail", "x", 1, day.Add(time.Hour)); again {
		t.Error("Fact returns a new fact for an unchanged value")
	}
	keep(t, b, "a", "x", 2, day.Add(-time.Hour)) // the clock was set back
	if got := string(b.FactsOf("a", "trail")["x"]); got != "2" {
		t.Errorf("the value is %s, want the last one, 2", got)
	}
	keep(t, b, "a", "x", nil, day)
	if len(b.FactsOf("a", "trail")) != 0 {
		t.Error("a deleted fact is still there")
	}
}

// TestBooksMerge checks that merging two books gives the same result in either order, and that a
// merged person has the facts of both persons.
func TestBooksMerge(t *testing.T) {
	one, two := &Book{}, &Book{}
	put(t, one, Person{ID: "a", Name: "Ada", Since: day}, day)
	put(t, two, Person{ID: "a", Name: "Adele", Since: day}, day.Add(time.Hour))
	put(t, two, Person{ID: "b", Name: "Ada", Since: day}, day)
	keep(t, one, "a", "dry-gulch/1", true, day)
	keep(t, two, "b", "dry-gulch/2", true, day)
	keep(t, one, "a", "best", 10, day)
	keep(t, two, "a", "best", 12, day.Add(time.Minute))
	both := func(x, y *Book) *Book {
		out := &Book{}
		for _, b := range []*Book{x, y, x} {
			for _, f := range b.Facts() {
				out.Put(f)
			}
		}
		return out
	}
	m, n := both(one, two), both(two, one)
	if !bytes.Equal(text(t, m), text(t, n)) {
		t.Error("merging in another order gives another document")
	}
	if p, _ := m.Person("a"); p.Name != "Adele" {
		t.Errorf("the merged name is %q, want the later one", p.Name)
	}
	put(t, m, Person{ID: "b", Name: "Ada", Since: day, MergedInto: "a"}, day.Add(2*time.Hour))
	if got := m.FactsOf("a", "trail"); len(got) != 3 || string(got["best"]) != "12" || m.Resolve("b") != "a" ||
		len(m.People()) != 1 {
		t.Errorf("the merged person has the facts %v; the persons are %v", got, m.People())
	}
}

// TestDamage checks that a damaged line makes only that line unreadable, and that links that form a
// cycle do not cause an endless loop.
func TestDamage(t *testing.T) {
	b := &Book{}
	put(t, b, Person{ID: "a", Name: "Ada", Since: day, MergedInto: "b"}, day)
	put(t, b, Person{ID: "b", Name: "Bo", Since: day, MergedInto: "a"}, day)
	keep(t, b, "c", "x", 1, day)
	b.Resolve("a")
	doc := strings.Replace(string(text(t, b)), "Ada", "Eve", 1) + "junk\n\n"
	c, damaged := Read([]byte(doc))
	if damaged != 2 || len(c.Facts()) != 2 {
		t.Errorf("%d damaged lines and %d facts, want 2 and 2", damaged, len(c.Facts()))
	}
}

// TestNamesAreFixed checks that a person is shown with a name that the setup of a game allows, even
// if the document contains another name.
func TestNamesAreFixed(t *testing.T) {
	b := &Book{}
	for i, name := range []string{strings.Repeat("Wilhelmine", 30), "Ada\nBen", "", "\u202eadA", "Z̷̢a̵l̶g̵o̶",
		"  Ada   Lovelace ", "\x00\x07", "Ж Ёя", "艾达"} {
		put(t, b, Person{ID: ID(fmt.Sprint(i)), Name: name, Since: day}, day)
	}
	want := []string{"WilhelmineWilhel", "Ada Ben", "Stranger", "adA", "Zalgo", "Ada Lovelace", "Stranger", "Ж Ёя",
		"Stranger"}
	for i, name := range want {
		if p, _ := b.Person(ID(fmt.Sprint(i))); p.Name != name {
			t.Errorf("person %d has the name %q, want %q", i, p.Name, name)
		}
	}
	if b.Label("6") != "Stranger (2)" {
		t.Errorf("the label of the second Stranger is %q", b.Label("6"))
	}
}
