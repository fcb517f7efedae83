package store

import (
	"bytes"
	"errors"
	"maps"
	"slices"
	"strings"
	"sync"
	"time"

	"gulch/engine"
)

// Retrying is a Store that holds documents in memory if they could not be written. It tries to
// write them again with the next change of any document, and when Retry is called. Until then they
// can be read and listed like other documents.
//
// If a method returns an error of the platform, such as a full disk, and [Retrying.Holds] then
// returns true for the document, the change was made in memory.
type Retrying struct {
	Store
	keep func(name string) bool

	mu      sync.Mutex
	held    map[string]unwritten
	lastErr error // error of the last failed attempt to write a held document
}

// unwritten is a document that could not be written yet and is only in memory.
type unwritten struct {
	data    []byte
	changed time.Time
	base    []byte // last known content of the stored document, nil if there was none
}

// WithRetry returns a Retrying store over s. Only documents for which keep returns true are held in
// memory.
func WithRetry(s Store, keep func(name string) bool) *Retrying {
	return &Retrying{Store: s, keep: keep, held: map[string]unwritten{}}
}

// holdable reports whether a change that has failed with err may succeed later. It returns false
// for conflicts with another program or document, and for a nil error.
func holdable(err error) bool {
	for _, other := range []error{ErrInUse, ErrTaken, ErrChanged, ErrMissing, ErrName, ErrOpening, ErrYielded} {
		if errors.Is(err, other) {
			return false
		}
	}
	return err != nil
}

// Unwritten returns the reason why some documents are only in memory, or why currently nothing can
// be written. It returns nil if neither is the case.
func (r *Retrying) Unwritten() error {
	r.mu.Lock()
	defer r.mu.Unlock()
	if len(r.held) > 0 {
		return r.lastErr
	}
	if f, ok := r.Store.(interface{ Unwritable() error }); ok {
		return f.Unwritable()
	}
	return nil
}

// Holds reports whether a document is only in memory.
func (r *Retrying) Holds(name string) bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	_, ok := r.held[name]
	return ok
}

// Held returns the names of all documents that are only in memory, sorted.
func (r *Retrying) Held() []string {
	r.mu.Lock()
	defer r.mu.Unlock()
	return slices.Sorted(maps.Keys(r.held))
}

// Retry tries to write the documents that are only in memory. It returns the result of Unwritten
// after that.
func (r *Retrying) Retry() error {
	r.mu.Lock()
	r.flush("")
	idle := len(r.held) == 0
	r.mu.Unlock()
	if f, ok := r.Store.(interface{ Probe() error }); ok && idle {
		return f.Probe()
	}
	return r.Unwritten()
}

// flush tries to write the held documents except the named one, which the caller is about to
// change; "" excepts none. The mutex must be held.
func (r *Retrying) flush(but string) {
	for _, name := range slices.Sorted(maps.Keys(r.held)) {
		if name == but {
			continue
		}
		if err := r.put(name, r.held[name]); err != nil {
			r.lastErr = err
			if holdable(err) {
				return // the other documents would fail for the same reason
			}
			continue
		}
		delete(r.held, name)
	}
}

// put writes a held document to the underlying store. If another program has changed the stored
// document meanwhile, put preserves that change in two cases: it sets a game aside as a copy, and
// it merges the lines of a log. Other documents are overwritten. The mutex must be held.
func (r *Retrying) put(name string, h unwritten) error {
	now, err := r.Store.Read(name)
	switch {
	case errors.Is(err, ErrMissing), err == nil && (bytes.Equal(now, h.base) || bytes.HasPrefix(h.data, now)):
	case err != nil:
		return err
	case strings.HasSuffix(name, gameSuffix):
		if _, err := r.Store.SetAside(name); err != nil {
			return err
		}
	case strings.HasSuffix(name, logSuffix):
		h.data = withLines(h.data, now)
	}
	return r.Store.Write(name, h.data)
}

// logSuffix is the suffix of the names of documents that are lists of lines.
const logSuffix = ".log"

// withLines returns text with more lines appended: those lines of the parameter other that text
// does not contain.
func withLines(text, other []byte) []byte {
	has := map[string]bool{}
	for line := range bytes.Lines(text) {
		has[string(line)] = true
	}
	text = bytes.Clone(text)
	for line := range bytes.Lines(other) {
		if !has[string(line)] {
			text = append(text, line...)
		}
	}
	return text
}

// change changes the content of a document. It calls do, which makes the change in the underlying
// store. If do fails, change makes the change in memory by calling content with the old content;
// content returns the new one. whole is true if the new content does not depend on the old one.
func (r *Retrying) change(name string, whole bool, do func() error, content func(before []byte) []byte) error {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.flush(name)
	if h, ok := r.held[name]; ok {
		h.data, h.changed = content(h.data), time.Now()
		err := r.put(name, h)
		if err == nil {
			delete(r.held, name)
			return nil
		}
		r.held[name], r.lastErr = h, err
		return err
	}
	err := do()
	if !holdable(err) || !r.keep(name) {
		return err
	}
	base, unread := r.Store.Read(name)
	if unread != nil && !errors.Is(unread, ErrMissing) && !whole {
		return err
	}
	r.held[name], r.lastErr = unwritten{content(base), time.Now(), base}, err
	return err
}

// Append appends data to a document as [Store] describes, in memory if that fails.
func (r *Retrying) Append(name string, data []byte) error {
	return r.change(name, false, func() error { return r.Store.Append(name, data) }, added(data))
}

// Extend appends data to an existing document as [Store] describes, in memory if that fails.
func (r *Retrying) Extend(name string, data []byte) error {
	return r.change(name, false, func() error { return r.Store.Extend(name, data) }, added(data))
}

// added returns a function that maps the content of a document to this content with data appended.
func added(data []byte) func(before []byte) []byte {
	return func(before []byte) []byte { return append(bytes.Clone(before), data...) }
}

// Write replaces a document as [Store] describes, in memory if that fails.
func (r *Retrying) Write(name string, data []byte) error {
	return r.change(name, true, func() error { return r.Store.Write(name, data) },
		func([]byte) []byte { return bytes.Clone(data) })
}

// List returns all documents, sorted by name, including those that are only in memory.
func (r *Retrying) List() ([]Info, error) {
	infos, err := r.Store.List()
	r.mu.Lock()
	defer r.mu.Unlock()
	if len(r.held) == 0 {
		return infos, err // the held documents can be listed even if the platform fails
	}
	infos = slices.DeleteFunc(slices.Clone(infos), func(i Info) bool {
		_, ok := r.held[i.Name]
		return ok
	})
	for name, h := range r.held {
		infos = append(infos, Info{Name: name, Changed: h.changed, Size: len(h.data)})
	}
	slices.SortFunc(infos, func(x, y Info) int { return strings.Compare(x.Name, y.Name) })
	return infos, nil
}

// Read returns a copy of a document, from memory if it could not be written yet.
func (r *Retrying) Read(name string) ([]byte, error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if h, ok := r.held[name]; ok {
		return bytes.Clone(h.data), nil
	}
	return r.Store.Read(name)
}

// Rename renames a document, including one that is only in memory. It returns an error that wraps
// ErrTaken if the new name is in use.
func (r *Retrying) Rename(from, to string) error {
	r.mu.Lock()
	defer r.mu.Unlock()
	h, ok := r.held[from]
	if _, taken := r.held[to]; taken {
		return engine.Errorf("%q: %s", to, ErrTaken)
	}
	if !ok {
		return r.Store.Rename(from, to)
	}
	if _, err := r.Store.Read(to); err == nil {
		return engine.Errorf("%q: %s", to, ErrTaken)
	}
	if err := r.Store.Rename(from, to); err != nil && !errors.Is(err, ErrMissing) {
		return err
	}
	delete(r.held, from)
	r.held[to] = h
	return nil
}

// Delete removes a document from the underlying store and from memory.
func (r *Retrying) Delete(name string) error {
	r.mu.Lock()
	defer r.mu.Unlock()
	err := r.Store.Delete(name)
	if _, ok := r.held[name]; ok && (err == nil || errors.Is(err, ErrMissing)) {
		delete(r.held, name)
		return nil
	}
	return err
}

// SetAside copies a damaged document as [Store] describes. The document may be only in memory.
func (r *Retrying) SetAside(name string) (string, error) {
	if r.Holds(name) {
		return setAside(r, name)
	}
	return r.Store.SetAside(name)
}

// Close implements Store. It tries once more to write the held documents and returns an error if
// that fails.
func (r *Retrying) Close() error {
	r.mu.Lock()
	r.flush("")
	var lost error
	if len(r.held) > 0 {
		lost = r.lastErr
	}
	r.mu.Unlock()
	return errors.Join(lost, r.Store.Close())
}
