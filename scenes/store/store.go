// Package store keeps small named documents (saved games, settings) where the platform keeps such
// data: in the player's data folder on the desktop, or in the browser's storage. If neither is
// available, it keeps them in memory, and Notice returns the reason for the player.
//
//	docs := store.Open()
//	<-docs.Opened()                        // before the first frame, or polled once per frame
//	show(docs.Notice())                    // why nothing will be saved, if so
//	err := docs.Append("boomtown 1.gulch", lines)
//
// Its central types are [Store], the interface of all stores; [Retrying], which holds documents in
// memory that could not be written; and [SharedStore], a store that several browser tabs share and
// only one of them writes. Package stage calls it. Package store does not know what documents
// contain, except that names ending in .gulch are games and names ending in .log are lists of
// lines.
//
// All methods may be called within a frame. No call waits for a browser. Only calls that create or
// replace a whole document wait for the disk, for some milliseconds. Data passed to Append survives
// the end of the program: on the desktop at once, in a browser as soon as Pending is 0, some
// milliseconds later. It survives a power failure as soon as Pending is 0.
package store

import (
	"errors"
	"fmt"
	"path"
	"strings"
	"time"
	"unicode"

	"gulch/engine"
)

// Store keeps documents by name. It is safe for concurrent use.
type Store interface {
	// Opened returns a channel that is closed as soon as documents can be read and written. Before
	// that, every method except Notice returns ErrOpening.
	Opened() <-chan struct{}
	// Notice returns the reason, as shown to the player, why documents are not saved or are stored
	// less safely than usual; nil if storage works normally.
	Notice() error
	// Location returns the place where documents are stored.
	Location() Location

	// List returns all documents, sorted by name.
	List() ([]Info, error)
	// Read returns a copy of a document, or an error that wraps ErrMissing.
	Read(name string) ([]byte, error)
	// Append appends data to a document: all of it, or nothing if it returns an error. It creates a
	// missing document. It returns an error if another program has created, changed or locked the
	// document.
	Append(name string, data []byte) error
	// Extend is like Append, but does not create the document. If the document is missing, the
	// error wraps ErrMissing; if another document has taken its place, the error wraps ErrChanged.
	Extend(name string, data []byte) error
	// Lock locks a document, so that other programs cannot write to it until Unlock is called.
	// Append locks the document, too.
	Lock(name string) error
	// Write creates or replaces a document atomically: after a crash it has either the old or the
	// new content.
	Write(name string, data []byte) error
	// Rename changes the name of a document. If the new name is in use, the error wraps ErrTaken.
	Rename(from, to string) error
	// Delete removes a document. If there is none, the error wraps ErrMissing.
	Delete(name string) error
	// SetAside copies a damaged document to a new document whose name ends in ".damaged", and
	// returns the new name.
	SetAside(name string) (string, error)
	// Unlock unlocks a document, so that other programs can write to it.
	Unlock(name string)

	// Pending returns the number of changes that would be lost in a power failure, or, in a
	// browser, in a crash.
	Pending() int
	// Err returns the reason, as shown to the player, why the last pending change failed. It
	// returns nil again once a change has succeeded.
	Err() error
	// Close waits until no change is pending and releases all resources. The store cannot be used
	// after that.
	Close() error
}

// Location describes to players where documents are stored. Text is translatable; Folder is the
// folder that it mentions, "" for none.
type Location struct{ Text, Folder string }

// Message returns the text and the arguments of its formatting verbs, for translation.
func (p Location) Message() (text string, about []any) {
	if p.Folder == "" {
		return p.Text, nil
	}
	return p.Text, []any{p.Folder}
}

// String returns the description in English.
func (p Location) String() string {
	text, about := p.Message()
	return fmt.Sprintf(text, about...)
}

// Info is an entry in the list of documents.
type Info struct {
	Name    string
	Changed time.Time
	Size    int // size of the document in bytes
}

// Errors of documents. An error that a Store returns wraps one of these, or has the platform's
// message.
var (
	ErrMissing = engine.Errorf("that file doesn't exist")
	ErrTaken   = engine.Errorf("there's already a file with that name")
	ErrName    = engine.Errorf("this name can't be used")
	ErrInUse   = engine.Errorf("another Gulch window is using your saved games. Continue there, or close that window")
	ErrChanged = engine.Errorf("another program has changed it since it was opened here. Open it again")
	ErrOpening = engine.Errorf("your saved games are still being opened. Try again in a moment")
)

// errLockless means that the file system has no file locks. It is never shown to players.
var errLockless = errors.New("no file can be locked there")

// damagedSuffix is the suffix of the names of documents that were set aside.
const damagedSuffix = ".damaged"

// tempSuffix is the suffix of the names of files while they are written.
const tempSuffix = ".tmp"

// maxName is the maximum length of a document's name in bytes. File systems allow 255, but suffixes
// are added to the name.
const maxName = 120

// checkName returns an error if a document's name cannot be used as a file name on every platform.
func checkName(name string) error {
	var why error
	switch base, _, _ := strings.Cut(strings.ToLower(name), "."); {
	case name == "" || len(name) > maxName:
		why = engine.Errorf("it must have 1 to %d characters", maxName)
	case strings.ContainsAny(name, `/\:*?"<>|`) || strings.ContainsFunc(name, unicode.IsControl):
		why = engine.Errorf("it can't contain / \\ : * ? \" < > |")
	case strings.HasPrefix(name, ".") || strings.TrimRight(name, ". ") != name:
		why = engine.Errorf("it can't begin or end with a period")
	case strings.HasSuffix(name, tempSuffix):
		why = engine.Errorf("it can't end in %s", tempSuffix)
	case devices[strings.TrimRight(base, " ")]:
		why = engine.Errorf("Windows reserves that name")
	}
	if why == nil {
		return nil
	}
	return engine.Errorf("%q: %s: %s", name, ErrName, why)
}

var devices = map[string]bool{"con": true, "prn": true, "aux": true, "nul": true,
	"com1": true, "com2": true, "com3": true, "com4": true, "lpt1": true, "lpt2": true, "lpt3": true}

// asideName returns the n-th name, counted from 1, for a copy of the damaged document with the
// given name.
func asideName(name string, n int) string {
	base := strings.TrimSuffix(name, path.Ext(name))
	if n > 1 {
		base = fmt.Sprintf("%s (%d)", base, n)
	}
	return base + damagedSuffix
}

// setAside implements SetAside for any store. It does not copy content of which a copy exists
// already.
func setAside(s Store, name string) (string, error) {
	data, err := s.Read(name)
	if err != nil {
		return "", err
	}
	for n := 1; ; n++ {
		aside := asideName(name, n)
		old, err := s.Read(aside)
		switch {
		case errors.Is(err, ErrMissing):
			return aside, s.Write(aside, data)
		case err != nil:
			return "", err
		case string(old) == string(data):
			return aside, nil
		}
	}
}
