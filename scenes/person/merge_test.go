package person

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"gulch/scenes/lines"
)

// old returns a document of persons as an older version wrote it: with one time for all fields of a
// person.
func old(t testing.TB, people ...map[string]any) []byte {
	t.Helper()
	var out []byte
	for i, p := range people {
		data, err := json.Marshal(p)
		if err != nil {
			t.Fatal(err)
		}
		line, err := lines.Encode(Fact{Who: ID(p["id"].(string)), Kind: self, At: day.Add(time.Duration(i) * time.Hour),
			Data: data})
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, line...)
	}
	return out
}

// TestOldDocument checks that in a document of an older version the later of two lines about a
// person replaces the earlier line as a whole: a field that the later line lacks is cleared.
func TestOldDocument(t *testing.T) {
	a := map[string]any{"id": "a", "name": "Ada", "face": "guest1", "since": day}
	with := func(change ...any) map[string]any {
		out := map[string]any{"id": "b", "name": "Ben", "face": "guest2", "since": day.Add(time.Hour)}
		for i := 0; i < len(change); i += 2 {
			out[change[i].(string)] = change[i+1]
		}
		return out
	}
	for name, tt := range map[string]struct {
		lines  []map[string]any
		people int
		ben    Person
	}{
		"renamed": {[]map[string]any{a, with(), with("name", "Benno")}, 2, Person{Name: "Benno", Face: "guest2"}},
		"joined":  {[]map[string]any{a, with(), with("same", "a")}, 1, Person{}},
		"parted": {[]map[string]any{a, with(), with("same", "a"), with()}, 2,
			Person{Name: "Ben", Face: "guest2"}},
		"away and back": {[]map[string]any{a, with("away", true), with()}, 2, Person{Name: "Ben", Face: "guest2"}},
		"away": {[]map[string]any{a, with(), with("away", true)}, 2,
			Person{Name: "Ben", Face: "guest2", Hidden: true}},
	} {
		t.Run(name, func(t *testing.T) {
			b, damaged := Read(old(t, tt.lines...))
			if damaged > 0 || len(b.People()) != tt.people {
				t.Fatalf("%d damaged lines; the persons are %+v, want another number", damaged, b.People())
			}
			if ben, _ := b.Person("b"); tt.people == 2 && (ben.Name != tt.ben.Name || ben.Face != tt.ben.Face ||
				ben.Hidden != tt.ben.Hidden) {
				t.Errorf("Ben is %+v, want other fields", ben)
			}
			again, _ := Read(text(t, b))
			if string(text(t, again)) != string(text(t, b)) || len(again.People()) != tt.people {
				t.Error("reading and writing again gives another document")
			}
		})
	}
}

// TestOldRenameKeepsMerge checks that two merged persons stay merged if one of them is renamed on a
// device with an older version that has not received the merge.
func TestOldRenameKeepsMerge(t *testing.T) {
	b := &Book{}
	put(t, b, Person{ID: "a", Name: "Ada", Since: day}, day)
	put(t, b, Person{ID: "b", Name: "Ben", Since: day, MergedInto: "a"}, day)
	other, _ := Read(old(t, map[string]any{"id": "x", "name": "Xaver", "since": day},
		map[string]any{"id": "b", "name": "Benno", "since": day}))
	b.Merge(other)
	if p, _ := b.Person("b"); p.ID != "a" || p.Name != "Benno" {
		t.Errorf("the merged person is %+v, want ID a and the name Benno", p)
	}
}

// TestNewerLinesStay checks that lines and fields that a newer version has written are preserved.
func TestNewerLinesStay(t *testing.T) {
	newer := []string{
		`{"who":"a","kind":"person","at":"2026-05-04T20:00:00Z","data":{"name":"Ada","hat":{"size":7},"since":"2026-05-04T20:00:00Z","times":{"name":"2026-05-04T20:00:00Z"}}}`,
		`{"who":["a","b"],"kind":"team","at":"2026-05-04T20:00:00Z"}`,
		`{"who":"a","kind":"duel","key":"x","at":"2026-05-04T20:00:00Z","data":[1,{"y":2}]}`,
	}
	var document []byte
	for _, l := range newer {
		document = append(document, lines.WithChecksum([]byte(l))...)
	}
	b, damaged := Read(document)
	if p, _ := b.Person("a"); damaged > 0 || p.Name != "Ada" {
		t.Fatalf("%d damaged lines, Ada is %+v", damaged, p)
	}
	put(t, b, Person{ID: "a", Name: "Adele", Since: day}, day.Add(time.Hour))
	got := string(text(t, b))
	for _, want := range []string{`"hat":{"size":7}`, newer[1], newer[2], "Adele"} {
		if !strings.Contains(got, want) {
			t.Errorf("%s is lost in the written document: %s", want, got)
		}
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

// TestLinksLeadToTheFirst checks that persons who are linked in any order, or in a cycle, are
// merged into the person who has been known longest.
func TestLinksLeadToTheFirst(t *testing.T) {
	for seed := range uint64(200) {
		rng := rand.New(rand.NewPCG(seed, 1))
		b := &Book{}
		order := rng.Perm(6)
		for _, i := range order {
			put(t, b, Person{ID: ID(rune('a' + i)), Name: fmt.Sprint("N", i),
				Since: day.Add(time.Duration(i) * time.Hour)}, day)
			b.People() // make the book compute the groups between two changes
			if rng.IntN(2) == 0 {
				b.Label("a")
			}
		}
		for _, i := range rng.Perm(5) {
			f, _, err := b.LinkFact(ID(rune('a'+i)), ID(rune('b'+i)), true, day)
			if err != nil {
				t.Fatal(err)
			}
			b.Put(f)
			b.People()
		}
		f, _, err := b.LinkFact("f", "a", true, day)
		if err != nil {
			t.Fatal(err)
		}
		b.Put(f)
		if all := b.People(); len(all) != 1 || b.Resolve("f") != "a" || b.Label("f") != all[0].Name {
			t.Fatalf("seed %d: the persons are %+v, want one with ID a", seed, all)
		}
	}
}

// many returns a document with n persons and a fact about each of them. A tenth of the persons are
// merged.
func many(t testing.TB, n int) []byte {
	b := &Book{}
	put := func(f Fact, _ bool, err error) {
		if err != nil {
			t.Fatal(err)
		}
		b.Put(f)
	}
	for i := range n {
		id := NewID(uint64(i))
		put(b.IdentityFact(Person{ID: id, Name: fmt.Sprint("Ada ", i%100), OldName: fmt.Sprint("Ada ", i),
			Since: day.Add(time.Duration(i) * time.Second)}, day))
		put(b.NewFact(id, "option", "speed", "brisk", day))
	}
	for i := 9; i < n; i += 10 {
		put(b.LinkFact(NewID(uint64(i)), NewID(uint64(i-1)), true, day))
	}
	out, err := b.Text()
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// BenchmarkRead measures reading a book and all of its persons. The time should be proportional to
// the number of persons.
func BenchmarkRead(b *testing.B) {
	for _, n := range []int{100, 1000, 10_000} {
		document := many(b, n)
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			for b.Loop() {
				book, damaged := Read(document)
				if damaged > 0 {
					b.Fatal(damaged)
				}
				for _, p := range book.People() {
					book.Label(p.ID)
					book.FactsOf(p.ID, "option")
					book.ByOldName(p.OldName)
				}
			}
		})
	}
}
