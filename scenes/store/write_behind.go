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

// writeBehind is a store that holds all documents in memory and writes changes to a backend in the
// background. Without a backend, the documents are only in memory.
type writeBehind struct {
	mu     sync.Mutex
	docs   map[string]doc
	place  Location
	notice error
	opened chan struct{}

	// right of this program to be the only writer; nil if no other program can share the documents
	claim    claim
	standing Role // this program's role among the programs that share the documents
	// documents as read from the backend, by name, if this program only reads; else nil
	base        map[string]doc
	readBackend backend // backend from which base was read

	backend backend
	changed []string // names of documents to be written, the oldest change first
	writing int      // number of documents that are being written now
	err     error
	wake    chan struct{} // receives a value when there may be documents to write
	closed  bool          // Close was called, so no more changes are accepted
	stopped bool          // the goroutine that writes has ended, after the last write
	idle    *sync.Cond    // signalled when stopped becomes true
}

// doc is a document in memory. The bytes of data are never overwritten, so a copy of the slice
// stays valid.
type doc struct {
	data    []byte
	changed time.Time
}

// change is a change that a backend must make to a document: it contains the new content, or nil if
// the document was deleted.
type change struct {
	name string
	doc  *doc
}

// backend is a slow storage. Its methods are called from one goroutine only and may block.
type backend interface {
	load() (map[string]doc, error)
	// write makes all changes. If the platform has transactions and a change fails, it makes none.
	write([]change) error
}

// source is a kind of storage, with a function that opens it as a backend.
type source struct {
	place Location
	open  func() (backend, error)
}

// memoryPlace is the Location of documents that are only in memory.
var memoryPlace = Location{Text: "in memory only"}

// NewMemory returns a store in memory. notice is the error that its method Notice returns: the
// reason why nothing is saved, or nil if nothing needs to be saved.
func NewMemory(notice error) Store {
	b := newWriteBehind()
	b.docs, b.place, b.notice = map[string]doc{}, memoryPlace, notice
	if notice != nil {
		b.standing = Nowhere
	}
	close(b.opened)
	return b
}

func newWriteBehind() *writeBehind {
	b := &writeBehind{opened: make(chan struct{}), wake: make(chan struct{}, 1)}
	b.idle = sync.NewCond(&b.mu)
	return b
}

// openWriteBehind returns a store over the first of the sources that can be opened, or in memory if
// none can. It returns at once, before the source is opened. writeRight makes this program the only
// writer. If another program is the writer, documents can be read, but changes stay in memory.
func openWriteBehind(writeRight claim, sources ...source) *writeBehind {
	b := newWriteBehind()
	b.claim = writeRight
	writeRight.lost(b.yield)
	go func() { b.run(writeRight.take(false), sources) }()
	return b
}

// run opens the first source that works and writes changes to it until the store is closed.
// claimErr is the error of claiming the right to write; it is nil if this program is the writer.
func (b *writeBehind) run(claimErr error, sources []source) {
	var troubles []error
	for _, s := range sources {
		back, err := s.open()
		var docs map[string]doc
		if err == nil {
			docs, err = back.load()
		}
		switch {
		case err != nil:
			troubles = append(troubles, engine.Errorf("%s: %s", s.place, err))
			continue
		case claimErr != nil:
			b.setStanding(Reads, maps.Clone(docs), back)
			b.begin(docs, nil, memoryPlace, claimErr)
		default:
			b.begin(docs, back, s.place, nil)
			b.writeAll()
		}
		return
	}
	b.setStanding(Nowhere, nil, nil)
	b.begin(map[string]doc{}, nil, memoryPlace, engine.Errorf("you'll lose your games when you close this page, because the browser doesn't let Gulch store anything (%s). A private window or a setting may be the reason",
		errors.Join(troubles...)))
}

// setStanding stores the role of a program that does not write (the parameter as). base has the
// documents as they were read, by name, and spare is the backend from which they were read; both
// are nil if there is no backend.
func (b *writeBehind) setStanding(as Role, base map[string]doc, spare backend) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.standing, b.base, b.readBackend = as, base, spare
}

// begin opens the store for callers, with the documents docs. back is the backend to write to, nil
// for none. place and notice are the results of the methods Location and Notice.
func (b *writeBehind) begin(docs map[string]doc, back backend, place Location, notice error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.docs, b.backend, b.place, b.notice = docs, back, place, notice
	if b.docs == nil {
		b.docs = map[string]doc{}
	}
	close(b.opened)
}

// writeAll writes changes to the backend as they are made, until the store is closed. Then it tries
// a last time to write all that is left.
func (b *writeBehind) writeAll() {
	for range b.wake {
		batch, last := b.batch()
		if len(batch) > 0 {
			err := b.backend.write(batch)
			b.written(batch, err)
		}
		if last {
			break
		}
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	b.stopped = true
	b.idle.Broadcast()
}

// batch returns the changed documents with their current content. last reports whether the store is
// closed, so that this batch is the last one.
func (b *writeBehind) batch() (batch []change, last bool) {
	b.mu.Lock()
	defer b.mu.Unlock()
	for _, name := range b.changed {
		c := change{name: name}
		if d, ok := b.docs[name]; ok {
			c.doc = &d
		}
		batch = append(batch, c)
	}
	b.changed, b.writing = nil, len(batch)
	return batch, b.closed
}

// written records the result of writing a batch. If it failed, the documents of the batch are
// marked as changed, so that they are written again with the next change.
func (b *writeBehind) written(batch []change, err error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.writing, b.err = 0, err
	if err == nil {
		return
	}
	since := b.changed
	b.changed = nil
	for _, c := range batch {
		b.changed = append(b.changed, c.name)
	}
	for _, name := range since {
		if !slices.Contains(b.changed, name) {
			b.changed = append(b.changed, name)
		}
	}
}

// markChanged records that the named documents must be written. The mutex must be held.
func (b *writeBehind) markChanged(names ...string) {
	if b.backend == nil {
		return
	}
	for _, n := range names {
		if !slices.Contains(b.changed, n) {
			b.changed = append(b.changed, n)
		}
	}
	b.wakeWriter()
}

func (b *writeBehind) wakeWriter() {
	select {
	case b.wake <- struct{}{}:
	default:
	}
}

// enter locks the mutex and returns nil if the store is open and all names are valid names of
// documents. The caller must then unlock the mutex.
func (b *writeBehind) enter(names ...string) error {
	for _, n := range names {
		if err := checkName(n); err != nil {
			return err
		}
	}
	b.mu.Lock()
	if b.docs == nil {
		b.mu.Unlock()
		return ErrOpening
	}
	return nil
}

// enterToChange is like enter, for methods that change documents. It also returns an error if the
// program has yielded to another one.
func (b *writeBehind) enterToChange(names ...string) error {
	if err := b.enter(names...); err != nil {
		return err
	}
	if b.standing == Yielded {
		b.mu.Unlock()
		return ErrYielded
	}
	return nil
}

func (b *writeBehind) Opened() <-chan struct{} { return b.opened }

func (b *writeBehind) Notice() error {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.notice
}

func (b *writeBehind) Location() Location {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.place
}

func (b *writeBehind) List() ([]Info, error) {
	if err := b.enter(); err != nil {
		return nil, err
	}
	defer b.mu.Unlock()
	infos := make([]Info, 0, len(b.docs))
	for name, d := range b.docs {
		infos = append(infos, Info{Name: name, Changed: d.changed, Size: len(d.data)})
	}
	slices.SortFunc(infos, func(x, y Info) int { return strings.Compare(x.Name, y.Name) })
	return infos, nil
}

func (b *writeBehind) Read(name string) ([]byte, error) {
	if err := b.enter(name); err != nil {
		return nil, err
	}
	defer b.mu.Unlock()
	d, ok := b.docs[name]
	if !ok {
		return nil, engine.Errorf("%q: %s", name, ErrMissing)
	}
	return bytes.Clone(d.data), nil
}

func (b *writeBehind) Append(name string, data []byte) error {
	if err := b.enterToChange(name); err != nil {
		return err
	}
	defer b.mu.Unlock()
	b.extend(name, data)
	return nil
}

func (b *writeBehind) Extend(name string, data []byte) error {
	if err := b.enterToChange(name); err != nil {
		return err
	}
	defer b.mu.Unlock()
	if _, ok := b.docs[name]; !ok {
		return engine.Errorf("%q: %s", name, ErrMissing)
	}
	b.extend(name, data)
	return nil
}

// extend appends data to the document with the given name. The mutex must be held.
func (b *writeBehind) extend(name string, data []byte) {
	b.docs[name] = doc{data: append(b.docs[name].data, data...), changed: time.Now()}
	b.markChanged(name)
}

func (b *writeBehind) Write(name string, data []byte) error {
	if err := b.enterToChange(name); err != nil {
		return err
	}
	defer b.mu.Unlock()
	b.docs[name] = doc{data: bytes.Clone(data), changed: time.Now()}
	b.markChanged(name)
	return nil
}

func (b *writeBehind) Rename(from, to string) error {
	if err := b.enterToChange(from, to); err != nil {
		return err
	}
	defer b.mu.Unlock()
	d, ok := b.docs[from]
	if !ok {
		return engine.Errorf("%q: %s", from, ErrMissing)
	}
	if _, taken := b.docs[to]; taken {
		return engine.Errorf("%q: %s", to, ErrTaken)
	}
	b.docs[to] = d
	delete(b.docs, from)
	b.markChanged(to, from)
	return nil
}

func (b *writeBehind) Delete(name string) error {
	if err := b.enterToChange(name); err != nil {
		return err
	}
	defer b.mu.Unlock()
	if _, ok := b.docs[name]; !ok {
		return engine.Errorf("%q: %s", name, ErrMissing)
	}
	delete(b.docs, name)
	b.markChanged(name)
	return nil
}

func (b *writeBehind) SetAside(name string) (string, error) { return setAside(b, name) }

// Lock does nothing, and so does Unlock: only one program writes to the backend.
func (b *writeBehind) Lock(string) error { return nil }

func (b *writeBehind) Unlock(string) {}

func (b *writeBehind) Pending() int {
	b.mu.Lock()
	defer b.mu.Unlock()
	return len(b.changed) + b.writing
}

func (b *writeBehind) Err() error {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.err == nil {
		return nil
	}
	return engine.Errorf("the last moves couldn't be saved (%s). Gulch tries again with the next move", b.err)
}

// Close writes all pending changes, including a last attempt to write the changes that have failed
// before.
func (b *writeBehind) Close() error {
	<-b.opened
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.backend == nil {
		return nil
	}
	return b.flush()
}

// flush writes all pending changes and ends the writing goroutine. The mutex must be held.
func (b *writeBehind) flush() error {
	b.closed = true
	b.wakeWriter()
	for !b.stopped {
		b.idle.Wait()
	}
	return b.err
}
