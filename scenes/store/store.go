// Package store keeps small named documents, the saved games and the settings, where the platform keeps such things:
// in a folder of the player's on the desktop, in the browser's own storage, or, when neither can be had, in memory
// with a notice that says so.
//
//	docs := store.Open()
//	<-docs.Opened()                        // before the first frame, or looked at in each
//	tell(docs.Notice())                    // why nothing will be kept, if so
//	err := docs.Append("boomtown 1.gulch", lines)
//
// No call waits for a browser, and only those that make or replace a whole document wait, some milliseconds, for the
// disk; so all may be made within a frame. What Append has taken survives the end of the program on the desktop at once, and in the browser as
// soon as Pending is 0, some milliseconds later; it survives the end of the computer as soon as Pending is 0.
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

// Store keeps documents by name. It is safe for several goroutines.
type Store interface {
	// Opened is closed when documents can be read and written; before that every other call but Notice fails with
	// ErrOpening.
	Opened() <-chan struct{}
	// Notice says, for the player, why documents are not kept, or only less safely; nil if all is well.
	Notice() error
	// Place tells where documents are kept.
	Place() Place

	// List returns all documents in the order of their names.
	List() ([]Info, error)
	// Read returns a copy of a document, or an error that wraps ErrMissing.
	Read(name string) ([]byte, error)
	// Append adds data at the end of a document, all of it or, with an error, nothing. It begins the document if
	// there is none. A document that another program has begun, changed or is writing to is refused.
	Append(name string, data []byte) error
	// Extend is Append to a document that has to be there: one that has gone away is an error that wraps ErrMissing, and
	// one that another took the place of is ErrChanged.
	Extend(name string, data []byte) error
	// Hold keeps other programs from writing to a document until Release, as Append does.
	Hold(name string) error
	// Write begins a document or replaces it at one stroke: after a crash either the old or the new one is there.
	Write(name string, data []byte) error
	// Rename gives a document a new name, which must be free.
	Rename(from, to string) error
	// Delete removes a document.
	Delete(name string) error
	// SetAside copies a damaged document to a new one ending in ".damaged" and returns the name of that.
	SetAside(name string) (string, error)
	// Release lets other programs write to a document that this one has appended to.
	Release(name string)

	// Pending returns how many changes are not safe yet.
	Pending() int
	// Err says, for the player, why the last change that was pending could not be made safe; nil once one could.
	Err() error
	// Close waits until nothing is pending and lets go of everything. The store cannot be used after it.
	Close() error
}

// Place is where documents are kept, for players: a text of the catalogue, and the folder that it names, if one.
type Place struct{ Text, Folder string }

// Message returns the text and what stands for its verb, for translators.
func (p Place) Message() (text string, about []any) {
	if p.Folder == "" {
		return p.Text, nil
	}
	return p.Text, []any{p.Folder}
}

// String returns the text in English.
func (p Place) String() string {
	text, about := p.Message()
	return fmt.Sprintf(text, about...)
}

// Info is a document in a list.
type Info struct {
	Name    string
	Changed time.Time
	Size    int // bytes
}

// What can be wrong with a document. The errors of a Store wrap one of these or tell what the platform said.
var (
	ErrMissing = engine.Errorf("there is no such document")
	ErrTaken   = engine.Errorf("there is already a document of that name")
	ErrName    = engine.Errorf("this name cannot be used")
	ErrInUse   = engine.Errorf("another window of Gulch is using it; go on there, or close that window")
	ErrChanged = engine.Errorf("another program has changed it since it was opened here; open it again")
	ErrOpening = engine.Errorf("the saves are still being opened; try again in a moment")
)

// errLockless says that the platform cannot lock files in a folder. No player is told it.
var errLockless = errors.New("no file can be locked there")

// damagedSuffix ends the names of documents that were set aside.
const damagedSuffix = ".damaged"

// tempSuffix ends the names of files that are being written.
const tempSuffix = ".tmp"

// maxName bounds the length of names in bytes: file systems allow 255, and some suffixes are to fit.
const maxName = 120

// checkName refuses names that some platform could not keep as a file.
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

// asideName returns the n-th name, from 1, under which a document is set aside.
func asideName(name string, n int) string {
	base := strings.TrimSuffix(name, path.Ext(name))
	if n > 1 {
		base = fmt.Sprintf("%s (%d)", base, n)
	}
	return base + damagedSuffix
}

// setAside is SetAside for any store. A copy that exists already is not made twice.
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
