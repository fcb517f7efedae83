// Package store keeps small named documents (saved games, settings) where the platform keeps such
// data: in a folder of the player's on the desktop, in the browser's storage, or, if neither is
// available, in memory with a notice that says so.
//
//	docs := store.Open()
//	<-docs.Opened()                        // before the first frame, or polled once per frame
//	show(docs.Notice())                    // why nothing will be saved, if so
//	err := docs.Append("boomtown 1.gulch", lines)
//
// Its central types are [Store], the interface of all stores; [Retrying], which holds in memory
// what could not be written; and [SharedStore], a store of which one of several browser tabs is the
// writer. Package stage calls it. It does not know what documents contain, except that names ending
// in .gulch are games and those ending in .log are lists of lines.
//
// All calls may be made within a frame: no call waits for a browser, and only those that create or
// replace a whole document wait for the disk, for some milliseconds. Data passed to Append survives
// the end of the program at once on the desktop, and as soon as Pending is 0, some milliseconds
// later, in a browser. It survives a power failure as soon as Pending is 0.
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
	// Opened returns a channel that is closed when documents can be read and written. Before that
	// every call except Notice fails with ErrOpening.
	Opened() <-chan struct{}
	// Notice returns, for the player, the reason why documents are not saved or less safely; nil if
	// all is well.
	Notice() error
	// Location returns where documents are stored.
	Location() Location

	// List returns all documents, sorted by name.
	List() ([]Info, error)
	// Read returns a copy of a document, or an error that wraps ErrMissing.
	Read(name string) ([]byte, error)
	// Append adds data to the end of a document: all of it, or nothing if it returns an error. It
	// creates a missing document. It returns an error if another program has created, changed or
	// locked the document.
	Append(name string, data []byte) error
	// Extend is like Append, but the document must exist: if it is missing, the error wraps
	// ErrMissing; if another document took its place, ErrChanged.
	Extend(name string, data []byte) error
	// Lock locks a document, so that other programs cannot write to it until Release. Append does
	// the same.
	Lock(name string) error
	// Write creates or replaces a document atomically: after a crash it has either the old or the
	// new content.
	Write(name string, data []byte) error
	// Rename changes the name of a document. The new name must be unused.
	Rename(from, to string) error
	// Delete removes a document.
	Delete(name string) error
	// SetAside copies a damaged document to a new one ending in ".damaged" and returns the new
	// name.
	SetAside(name string) (string, error)
	// Unlock unlocks a document, so that other programs can write to it.
	Unlock(name string)

	// Pending returns the number of changes that would be lost in a power failure, or in a browser
	// in a crash.
	Pending() int
	// Err returns, for the player, the reason why the last pending change failed; nil once a change
	// has succeeded.
	Err() error
	// Close waits until no change is pending and releases all resources. The store cannot be used
	// afterwards.
	Close() error
}

// Location describes to players where documents are stored: a translatable text, and the folder
// that it mentions, if any.
type Location struct{ Text, Folder string }

// Message returns the text and the arguments of its verbs, for translation.
func (p Location) Message() (text string, about []any) {
	if p.Folder == "" {
		return p.Text, nil
	}
	return p.Text, []any{p.Folder}
}

// String returns the text in English.
func (p Location) String() string {
	text, about := p.Message()
	return fmt.Sprintf(text, about...)
}

// Info is an entry of a list of documents.
type Info struct {
	Name    string
	Changed time.Time
	Size    int // in bytes
}

// Errors of documents. An error of a Store wraps one of these or has the message of the platform.
var (
	ErrMissing = engine.Errorf("there is no such document")
	ErrTaken   = engine.Errorf("there is already a document of that name")
	ErrName    = engine.Errorf("this name cannot be used")
	ErrInUse   = engine.Errorf("another window of Gulch is using it; go on there, or close that window")
	ErrChanged = engine.Errorf("another program has changed it since it was opened here; open it again")
	ErrOpening = engine.Errorf("the saves are still being opened; try again in a moment")
)

// errLockless reports that the file system has no file locks. Players do not see it.
var errLockless = errors.New("no file can be locked there")

// damagedSuffix ends the names of documents that were set aside.
const damagedSuffix = ".damaged"

// tempSuffix ends the names of files while they are written.
const tempSuffix = ".tmp"

// maxName is the maximum length of names in bytes: file systems allow 255, and suffixes must fit.
const maxName = 120

// checkName returns an error if a name cannot be used as a file name on every platform.
func checkName(name string) error {
	var why error
	switch base, _, _ := strings.Cut(strings.ToLower(name), "."); {
	case name == "" || len(name) > maxName:
		why = engine.Errorf("it must have 1 to %d letters", maxName)
	case strings.ContainsAny(name, `/\:*?"<>|`) || strings.ContainsFunc(name, unicode.IsControl):
		why = engine.Errorf(`it must not contain / \ : * ? " < > |`)
	case strings.HasPrefix(name, ".") || strings.TrimRight(name, ". ") != name:
		why = engine.Errorf("it must not begin or end with a period")
	case strings.HasSuffix(name, tempSuffix):
		why = engine.Errorf("it must not end in %s", tempSuffix)
	case devices[strings.TrimRight(base, " ")]:
		why = engine.Errorf("Windows keeps it for a device")
	}
	if why == nil {
		return nil
	}
	return engine.Errorf("%q: %s: %s", name, ErrName, why)
}

var devices = map[string]bool{"con": true, "prn": true, "aux": true, "nul": true,
	"com1": true, "com2": true, "com3": true, "com4": true, "lpt1": true, "lpt2": true, "lpt3": true}

// asideName returns the n-th name, from 1, for the copy of a document that is set aside.
func asideName(name string, n int) string {
	base := strings.TrimSuffix(name, path.Ext(name))
	if n > 1 {
		base = fmt.Sprintf("%s (%d)", base, n)
	}
	return base + damagedSuffix
}

// setAside implements SetAside for any store. It makes no second copy of the same content.
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
