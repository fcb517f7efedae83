package store

import (
	"errors"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

func docsOf(pairs ...string) map[string]doc {
	docs := map[string]doc{}
	for i := 0; i < len(pairs); i += 2 {
		docs[pairs[i]] = doc{data: []byte(pairs[i+1]), changed: time.Now()}
	}
	return docs
}

// TestReconcile checks which documents are written when a tab that did not save takes over from the
// tab that did. The changes of both tabs must be kept.
func TestReconcile(t *testing.T) {
	base := docsOf("same.gulch", "1", "ours.gulch", "1", "theirs.gulch", "1", "both.gulch", "1", "along.gulch", "1",
		"gone.gulch", "1",
		"kept.gulch", "1", "settings.json", "1", "tally", "1")
	ours := docsOf("same.gulch", "1", "ours.gulch", "12", "theirs.gulch", "1", "both.gulch", "1o", "along.gulch", "123",
		"new.gulch", "n",
		"both (2).gulch", "x", "settings.json", "o", "tally", "1o")
	theirs := docsOf("same.gulch", "1", "ours.gulch", "1", "theirs.gulch", "1t", "both.gulch", "1t", "along.gulch",
		"12", "gone.gulch", "1",
		"kept.gulch", "1t", "settings.json", "1", "tally", "1t")
	changes, moved := reconcile(base, ours, theirs)
	got := map[string]string{}
	for _, c := range changes {
		got[c.name] = "deleted"
		if c.doc != nil {
			got[c.name] = string(c.doc.data)
		}
	}
	want := map[string]string{
		"ours.gulch": "12", "along.gulch": "123", "new.gulch": "n", "both (2).gulch": "x", "both (3).gulch": "1o",
		"gone.gulch": "deleted", "settings.json": "o",
	}
	if d := cmp.Diff(want, got); d != "" {
		t.Error(d)
	}
	if d := cmp.Diff(map[string]string{"both.gulch": "both (3).gulch"}, moved); d != "" {
		t.Error(d)
	}
}

// TestYielding checks that a store that yields to another program first writes its pending changes,
// if that is allowed, and then refuses changes.
func TestYielding(t *testing.T) {
	for _, allowed := range []bool{true, false} {
		back := &fakeBackend{docs: map[string]doc{}, gate: make(chan struct{}, 9)}
		lock := &fakeClaim{}
		s := openWriteBehind(lock, back.source())
		<-s.Opened()
		must(t, s.Append("a.gulch", []byte("1")))
		back.gate <- struct{}{}
		for s.Pending() > 0 {
			time.Sleep(time.Millisecond)
		}
		must(t, s.Append("a.gulch", []byte("2")))
		go func() {
			for range 3 {
				back.gate <- struct{}{}
			}
		}()
		lock.yield(allowed)
		if !lock.left || s.Role() != Yielded {
			t.Errorf("standing %v, want Yielded; claim given up: %v", s.Role(), lock.left)
		}
		if got := string(back.docs["a.gulch"].data); allowed && got != "12" {
			t.Errorf("the pending change was not written: %q, want \"12\"", got)
		}
		if err := s.Append("a.gulch", []byte("3")); !errors.Is(err, ErrYielded) {
			t.Errorf("Append after yielding: error %v, want ErrYielded", err)
		}
		must(t, s.Close())
	}
}

// TestTakingOver checks that a store with the role Reads writes its changes when it takes over.
func TestTakingOver(t *testing.T) {
	back := &fakeBackend{docs: docsOf("a.gulch", "1")}
	s := openWriteBehind(&fakeClaim{err: ErrInUse}, back.source())
	<-s.Opened()
	if s.Role() != Reads || s.Unsaved() {
		t.Fatalf("standing %v, unsaved %v; want Reads, false", s.Role(), s.Unsaved())
	}
	must(t, s.Append("a.gulch", []byte("2")))
	must(t, s.Append("b.gulch", []byte("n")))
	if !s.Unsaved() {
		t.Error("Unsaved is false although a game is only in memory")
	}
	back.docs["a.gulch"] = doc{data: []byte("1t")} // the other program has continued the game
	done := make(chan map[string]string, 1)
	s.TakeOver(func(moved map[string]string, err error) {
		must(t, err)
		done <- moved
	})
	if moved := <-done; moved["a.gulch"] != "a (2).gulch" {
		t.Errorf("moved is %v, want a.gulch to a (2).gulch", moved)
	}
	for name, want := range map[string]string{"a.gulch": "1t", "a (2).gulch": "12", "b.gulch": "n"} {
		if got := string(back.docs[name].data); got != want {
			t.Errorf("%s is %q, want %q", name, got, want)
		}
	}
}

// TestTakingOverFails checks that a store reports why it cannot take over, that it does not write
// then, and that nothing is written if there is nothing to save or the store writes already.
func TestTakingOverFails(t *testing.T) {
	errClaim, errLoad := errors.New("the other tab hangs"), errors.New("locked")
	for name, c := range map[string]struct {
		claim   *fakeClaim
		changed bool
		loadErr error
		want    error
	}{
		"no right to write": {claim: &fakeClaim{err: ErrInUse, hardErr: errClaim}, changed: true, want: errClaim},
		"unreadable":        {claim: &fakeClaim{err: ErrInUse}, changed: true, loadErr: errLoad, want: errLoad},
		"nothing to save":   {claim: &fakeClaim{err: ErrInUse}},
		"the writer":        {claim: &fakeClaim{}},
	} {
		t.Run(name, func(t *testing.T) {
			back := &fakeBackend{docs: docsOf("a.gulch", "1")}
			s := openWriteBehind(c.claim, back.source())
			<-s.Opened()
			if c.changed {
				must(t, s.Append("a.gulch", []byte("2")))
			}
			back.loadErr = c.loadErr
			moved, err := s.takeOver()
			if !errors.Is(err, c.want) || len(moved) > 0 {
				t.Errorf("takeOver returns %v, error %v; want no new names, error %v", moved, err, c.want)
			}
			if back.writes > 0 {
				t.Errorf("the backend was written %d times, want none", back.writes)
			}
		})
	}
}

// TestReaderDoesNotYield checks that a store that does not write ignores that another program takes
// the right to write.
func TestReaderDoesNotYield(t *testing.T) {
	right := &fakeClaim{err: ErrInUse}
	s := openWriteBehind(right, (&fakeBackend{docs: docsOf("a.gulch", "1")}).source())
	<-s.Opened()
	right.yield(true)
	if s.Role() != Reads || right.left {
		t.Errorf("the role is %s, want %s; claim given up: %v", s.Role(), Reads, right.left)
	}
	must(t, s.Append("a.gulch", []byte("2")))
}

// TestRoleNames checks that the roles have the names that the browser's page expects.
func TestRoleNames(t *testing.T) {
	for role, want := range map[Role]string{Writes: "writes", Reads: "reads", Nowhere: "nothing", Yielded: "yielded"} {
		if got := role.String(); got != want {
			t.Errorf("role %d is called %q, want %q", role, got, want)
		}
	}
}
