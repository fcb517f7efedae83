package store

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"
)

// maker creates an empty store of one kind. The function again opens a store with the same
// documents, as after a restart.
type maker func(t *testing.T) (s Store, again func() Store)

var makers = map[string]maker{
	"memory": func(*testing.T) (Store, func() Store) {
		s := NewMemory(nil)
		return s, func() Store { return s }
	},
	"behind": func(*testing.T) (Store, func() Store) {
		back := &fakeBackend{docs: map[string]doc{}}
		return back.opened(), func() Store { return back.opened() }
	},
	"retrying": func(*testing.T) (Store, func() Store) {
		s := WithRetry(NewMemory(nil), func(string) bool { return true })
		return s, func() Store { return s }
	},
}

func forEachStore(t *testing.T, test func(t *testing.T, s Store, again func() Store)) {
	for name, open := range makers {
		t.Run(name, func(t *testing.T) {
			s, again := open(t)
			<-s.Opened()
			if s.Notice() != nil {
				t.Fatal(s.Notice())
			}
			test(t, s, again)
		})
	}
}

func must(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func wantErr(t *testing.T, got, want error) {
	t.Helper()
	if !errors.Is(got, want) {
		t.Errorf("error %v, want %v", got, want)
	}
}

func contents(t testing.TB, s Store) map[string]string {
	t.Helper()
	infos, err := s.List()
	must(t, err)
	all := map[string]string{}
	for _, info := range infos {
		data, err := s.Read(info.Name)
		must(t, err)
		if info.Size != len(data) || info.Changed.IsZero() {
			t.Errorf("%+v: the document has %d bytes, or has no time of change", info, len(data))
		}
		all[info.Name] = string(data)
	}
	return all
}

func TestDocuments(t *testing.T) {
	forEachStore(t, func(t *testing.T, s Store, again func() Store) {
		must(t, s.Append("b 1 (2).gulch", []byte("one\n")))
		must(t, s.Append("b 1 (2).gulch", []byte("two\n")))
		must(t, s.Write("settings.json", []byte("{}")))
		must(t, s.Write("settings.json", []byte("{1}")))
		must(t, s.Append("settings.json", []byte("\x00\xff")))
		must(t, s.Write("empty", nil))
		must(t, s.Rename("b 1 (2).gulch", "Ännchen's game.gulch"))
		must(t, s.Append("Ännchen's game.gulch", []byte("three\n")))
		must(t, s.Append("gone", []byte("x")))
		must(t, s.Delete("gone"))
		want := map[string]string{"Ännchen's game.gulch": "one\ntwo\nthree\n", "settings.json": "{1}\x00\xff",
			"empty": ""}
		if d := cmp.Diff(want, contents(t, s)); d != "" {
			t.Error(d)
		}
		s.Unlock("settings.json")
		must(t, s.Close())
		if s.Pending() != 0 || s.Err() != nil {
			t.Errorf("after closing: %d pending, %v", s.Pending(), s.Err())
		}
		s = again()
		<-s.Opened()
		if d := cmp.Diff(want, contents(t, s)); d != "" {
			t.Error("after reopening (-want +got):", d)
		}
		if s.Location().Text == "" {
			t.Error("Place is empty after reopening")
		}
	})
}

func TestRefusals(t *testing.T) {
	forEachStore(t, func(t *testing.T, s Store, _ func() Store) {
		must(t, s.Write("a", []byte("1")))
		must(t, s.Write("b", []byte("2")))
		_, missing := s.Read("c")
		_, unnameable := s.Read("x/y")
		for _, tt := range []struct{ got, want error }{
			{missing, ErrMissing}, {unnameable, ErrName}, {s.Extend("x/y", nil), ErrName},
			{s.Delete("c"), ErrMissing}, {s.Rename("c", "d"), ErrMissing},
			{s.Rename("a", "b"), ErrTaken}, {s.Rename("a", "../b"), ErrName}, {s.Append("", nil), ErrName},
			{s.Write("x/y", nil), ErrName}, {s.Delete(".."), ErrName},
		} {
			if !errors.Is(tt.got, tt.want) {
				t.Errorf("error %v, want %v", tt.got, tt.want)
			}
		}
		if d := cmp.Diff(map[string]string{"a": "1", "b": "2"}, contents(t, s)); d != "" {
			t.Error(d)
		}
	})
}

func TestNames(t *testing.T) {
	for _, name := range []string{"a", "boomtown 2026-05-04 21.30 (2).gulch", "2026-11-21-boomtown-3f2a", "Zoë",
		"console"} {
		if err := checkName(name); err != nil {
			t.Error(err)
		}
	}
	bad := []string{"", ".", "..", ".hidden", "a/b", `a\b`, "a:b", "a\x00b", "a\n", "a ", "a.", "a.tmp", "CON",
		"nul.gulch",
		"aux .gulch", strings.Repeat("x", 121)}
	for _, name := range bad {
		if checkName(name) == nil {
			t.Errorf("name %q is accepted, want an error", name)
		}
	}
}

func TestSetAside(t *testing.T) {
	forEachStore(t, func(t *testing.T, s Store, _ func() Store) {
		must(t, s.Write("game.gulch", []byte("broken")))
		for _, want := range []string{"game.damaged", "game.damaged"} {
			if got, err := s.SetAside("game.gulch"); err != nil || got != want {
				t.Errorf("SetAside returns %q, error %v; want %q", got, err, want)
			}
		}
		must(t, s.Write("game.gulch", []byte("broken otherwise")))
		if got, err := s.SetAside("game.gulch"); err != nil || got != "game (2).damaged" {
			t.Errorf("SetAside of other content returns %q, error %v; want \"game (2).damaged\"", got, err)
		}
		want := map[string]string{"game.gulch": "broken otherwise", "game.damaged": "broken",
			"game (2).damaged": "broken otherwise"}
		if d := cmp.Diff(want, contents(t, s)); d != "" {
			t.Error(d)
		}
		if _, err := s.SetAside("none"); !errors.Is(err, ErrMissing) {
			t.Error(err)
		}
	})
}

// TestAnyUse performs random operations on a store and on a map, and compares them, also after the
// store was reopened.
func TestAnyUse(t *testing.T) {
	for name, open := range makers {
		t.Run(name, func(t *testing.T) {
			rapid.Check(t, func(rt *rapid.T) {
				s, again := open(t)
				<-s.Opened()
				model := map[string]string{}
				names := rapid.SampledFrom([]string{"a", "b", "c", "d"})
				for range rapid.IntRange(0, 40).Draw(rt, "steps") {
					name, data := names.Draw(rt, "name"), rapid.StringN(0, 5, -1).Draw(rt, "data")
					_, exists := model[name]
					switch rapid.IntRange(0, 5).Draw(rt, "act") {
					case 0, 1:
						must(t, s.Append(name, []byte(data)))
						model[name] += data
					case 2:
						must(t, s.Write(name, []byte(data)))
						model[name] = data
					case 3:
						if (s.Delete(name) == nil) != exists {
							rt.Fatalf("Delete(%s): wrong result, the document exists: %v", name, exists)
						}
						delete(model, name)
					case 4:
						to := names.Draw(rt, "to")
						if _, taken := model[to]; (s.Rename(name, to) == nil) != (exists && !taken) {
							rt.Fatalf("Rename(%s (exists: %v), %s (exists: %v)): wrong result", name, exists, to, taken)
						} else if exists && !taken {
							model[to] = model[name]
							delete(model, name)
						}
					case 5:
						s.Unlock(name)
					}
				}
				if d := cmp.Diff(model, contents(t, s)); d != "" {
					rt.Fatal(d)
				}
				must(t, s.Close())
				s = again()
				<-s.Opened()
				if d := cmp.Diff(model, contents(t, s)); d != "" {
					rt.Fatal("after reopening (-want +got):", d)
				}
				if name != "memory" {
					must(t, s.Close())
				}
			})
		})
	}
}

func TestListIsSorted(t *testing.T) {
	forEachStore(t, func(t *testing.T, s Store, _ func() Store) {
		for _, name := range []string{"c", "a", "b"} {
			must(t, s.Write(name, nil))
		}
		infos, err := s.List()
		must(t, err)
		if !slices.IsSortedFunc(infos, func(x, y Info) int { return strings.Compare(x.Name, y.Name) }) ||
			len(infos) != 3 {
			t.Errorf("List is not sorted by name, or not complete: %+v", infos)
		}
	})
}
