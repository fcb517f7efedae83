//go:build !js

package store

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"gulch/engine"

	"github.com/adrg/xdg"
)

// FolderEnv is the environment variable that sets the data folder in place of the platform's.
const FolderEnv = "GULCH_DATA"

// Open returns the store of the player's documents. They are in the folder "gulch" in the
// platform's data folder (XDG_DATA_HOME, Local AppData, Application Support), or in the folder that
// the variable FolderEnv names. If that folder cannot be used, it returns a store in memory whose
// Notice returns the reason.
func Open() Store {
	path := os.Getenv(FolderEnv)
	if path == "" {
		path = filepath.Join(xdg.DataHome, "gulch")
	}
	s, err := OpenFolder(path)
	if err != nil {
		return NewMemory(engine.Errorf("you'll lose your games when you close Gulch, because they can't be saved: %s", err))
	}
	return s
}

// OpenFolder returns a store in the given folder, which it creates if necessary. If nothing can be
// written in the folder, its documents can be read and Notice returns the reason. If the folder
// cannot be read either, OpenFolder returns an error.
func OpenFolder(path string) (Store, error) {
	if !filepath.IsAbs(path) {
		return nil, engine.Errorf("there's no home folder to save in (%q isn't a full path). Set %s to a folder",
			path, FolderEnv)
	}
	f := &folder{path: path, handles: map[string]*handle{}, sizes: map[string]int64{}}
	if f.probe(); f.writeErr != nil {
		if _, err := os.ReadDir(path); err != nil {
			return nil, f.writeErr
		}
	}
	f.syncs = newSyncer(path)
	f.sweep()
	return f, nil
}

// probe tests whether the folder is writable and has locks, by means of temporary files, and stores
// the errors.
func (f *folder) probe() {
	locks, err := tryToWrite(f.path)
	f.writeErr, f.lockErr = nil, locks
	if err != nil {
		f.writeErr = f.explainFolder(err)
	}
}

// tryToWrite creates a folder and tests every operation that a store performs in it: locking,
// writing, renaming, appending, removing. lockless is the error of locking, nil if locking works.
// err is the error of the other operations.
func tryToWrite(path string) (lockless, err error) {
	if err := os.MkdirAll(filepath.Join(path, locksFolder), 0o700); err != nil {
		return nil, err
	}
	temp, err := os.CreateTemp(path, "*"+tempSuffix)
	if err != nil {
		return nil, err
	}
	name, moved := temp.Name(), strings.TrimSuffix(temp.Name(), tempSuffix)+".probe"+tempSuffix
	defer func() { // the file has one of the two names
		for _, left := range []string{name, moved} {
			if gone := os.Remove(left); gone != nil && !errors.Is(gone, fs.ErrNotExist) {
				err = errors.Join(err, gone)
			}
		}
	}()
	_, err = temp.Write(make([]byte, probeSize))
	if err = errors.Join(err, temp.Sync(), temp.Close()); err != nil {
		return nil, err
	}
	if err := os.Rename(name, moved); err != nil {
		return nil, err
	}
	if err := tryToAppend(moved); err != nil {
		return nil, err
	}
	file := filepath.Join(path, locksFolder, filepath.Base(moved))
	lock, err := lockFile(file)
	if errors.Is(err, errLockless) {
		return err, os.Remove(file)
	}
	if err == nil {
		lock.release()
	}
	return nil, err
}

// probeSize is the size in bytes of the temporary file that tests writing. It is larger than a move
// or the settings.
const probeSize = 4096

func tryToAppend(path string) error {
	file, err := os.OpenFile(path, os.O_APPEND|os.O_WRONLY, 0)
	if err != nil {
		return err
	}
	_, err = file.Write([]byte{'\n'})
	return errors.Join(err, file.Close())
}

// locksFolder is the name of the folder of locks. It has an empty locked file for each document
// that a program has opened for writing.
const locksFolder = "locks"

// folder is a store whose documents are files in a folder.
type folder struct {
	mu       sync.Mutex
	path     string
	handles  map[string]*handle // documents that this program has opened for appending
	sizes    map[string]int64   // size of each document when this program last read or wrote it
	syncs    *syncer
	writeErr error // reason why nothing can be written, nil if writing works
	// lockErr is the reason why documents cannot be locked, nil if they can. Without locks two
	// programs may write to the same document; checkUnchanged detects this.
	lockErr error
}

// handle is a document that this program has locked and opened for appending.
type handle struct {
	file *os.File
	lock *lock
	// torn is true if a failed write may have left part of its data in the file.
	torn bool
}

// sweep removes the temporary files that programs left when they were killed.
func (f *folder) sweep() {
	old, _ := filepath.Glob(filepath.Join(f.path, "*"+tempSuffix))
	for _, name := range old {
		if info, err := os.Stat(name); err == nil && time.Since(info.ModTime()) > time.Hour {
			_ = os.Remove(name) // a file that cannot be removed is harmless
		}
	}
}

// enter locks the mutex of the store and returns nil if all names are valid names of documents. The
// caller must then unlock the mutex.
func (f *folder) enter(names ...string) error {
	for _, n := range names {
		if err := checkName(n); err != nil {
			return err
		}
	}
	f.mu.Lock()
	return nil
}

func (f *folder) file(name string) string { return filepath.Join(f.path, name) }

// Opened returns a closed channel, because a folder can be read and written from the start.
func (f *folder) Opened() <-chan struct{} {
	opened := make(chan struct{})
	close(opened)
	return opened
}

func (f *folder) Notice() error {
	f.mu.Lock()
	defer f.mu.Unlock()
	switch {
	case f.writeErr != nil:
		return engine.Errorf("you can look at your games, but nothing you play now is saved: %s", f.writeErr)
	case f.lockErr != nil:
		return engine.Errorf("your games are saved, but their folder can't be locked. Open it in only one window of Gulch at a time")
	}
	return nil
}

// Unwritable returns the reason why nothing can be written at present, nil if writing works. Each
// later write tries again.
func (f *folder) Unwritable() error {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.writeErr
}

// Probe tests again whether the folder is writable. It returns an error if it is not.
func (f *folder) Probe() error {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.probe()
	return f.writeErr
}

func (f *folder) Location() Location { return Location{Text: "in the folder %s", Folder: f.path} }

func (f *folder) List() ([]Info, error) {
	entries, err := os.ReadDir(f.path)
	if err != nil && !isFolder(f.path) { // an empty list: the folder was removed, and the next write creates it again
		return nil, nil
	}
	if err != nil {
		return nil, explain(err, f.path)
	}
	infos := make([]Info, 0, len(entries))
	for _, e := range entries {
		info, err := f.info(e)
		if err != nil || !info.Mode().IsRegular() || checkName(e.Name()) != nil {
			continue // the file was removed meanwhile, or is not a document
		}
		infos = append(infos, Info{Name: e.Name(), Changed: info.ModTime(), Size: int(info.Size())})
	}
	return infos, nil
}

func (f *folder) Read(name string) ([]byte, error) {
	if err := f.enter(name); err != nil {
		return nil, err
	}
	defer f.mu.Unlock()
	data, err := os.ReadFile(f.file(name))
	if err != nil {
		return nil, f.missing(err, name)
	}
	if h := f.handles[name]; h != nil && h.torn { // the data after this size was left by a failed write
		return data[:min(int64(len(data)), f.sizes[name])], nil
	}
	f.sizes[name] = int64(len(data))
	return data, nil
}

// Append implements Store. It passes the data to the operating system, so that the data survives
// the end of this program, and syncs the file in the background.
func (f *folder) Append(name string, data []byte) error {
	if err := f.enter(name); err != nil {
		return err
	}
	defer f.mu.Unlock()
	if _, err := os.Lstat(f.file(name)); errors.Is(err, fs.ErrNotExist) {
		_ = f.drop(name) // close the file of an earlier document of this name
		return f.begin(name, data)
	}
	return f.extend(name, data)
}

func (f *folder) Extend(name string, data []byte) error {
	if err := f.enter(name); err != nil {
		return err
	}
	defer f.mu.Unlock()
	return f.extend(name, data)
}

func (f *folder) Lock(name string) error {
	if err := f.enter(name); err != nil {
		return err
	}
	defer f.mu.Unlock()
	_, err := f.open(name)
	return err
}

func (f *folder) extend(name string, data []byte) error {
	h, err := f.open(name)
	if err != nil {
		return err
	}
	if err := f.checkUnchanged(name, h); err != nil {
		return err
	}
	if _, err := h.file.Write(data); err != nil {
		h.torn = true
		return errors.Join(explain(err, name), f.checkUnchanged(name, h))
	}
	f.sizes[name] += int64(len(data))
	f.syncs.add(h.file)
	return nil
}

// begin creates a document with the given data and locks it. It creates the file atomically, so
// that there is never an empty document.
func (f *folder) begin(name string, data []byte) error {
	err := f.exclusively(func() error {
		if _, err := os.Lstat(f.file(name)); err == nil {
			return engine.Errorf("%q: %s", name, ErrChanged)
		}
		return f.place(name, data)
	}, name)
	if err == nil {
		_, _ = f.open(name) // the document is created; if locking it fails, the next Append returns the error
	}
	return err
}

// open returns the handle of a document. If there is none, it locks and opens the document. If the
// lock file was removed, it locks the document again, because another program may have locked it
// meanwhile.
func (f *folder) open(name string) (*handle, error) {
	if h := f.handles[name]; h != nil {
		if h.lock.valid() {
			return h, nil
		}
		lock, err := f.lockDoc(name)
		if err != nil {
			return nil, err
		}
		h.lock.release()
		h.lock = lock
		return h, nil
	}
	lock, err := f.lockDoc(name)
	if err != nil {
		return nil, err
	}
	file, err := os.OpenFile(f.file(name), os.O_APPEND|os.O_WRONLY, 0)
	if err != nil {
		lock.release()
		return nil, explain(err, name)
	}
	f.handles[name] = &handle{file: file, lock: lock}
	return f.handles[name], nil
}

// lockDoc locks a document against other programs. If the folder was not writable before, it tests
// this again first. It creates the data folder and the folder of locks again if they were removed.
func (f *folder) lockDoc(name string) (*lock, error) {
	if f.writeErr != nil {
		if f.probe(); f.writeErr != nil {
			return nil, f.writeErr
		}
	}
	locks := filepath.Join(f.path, locksFolder)
	l, err := lockFile(filepath.Join(locks, name))
	if err != nil && !isFolder(locks) {
		if err := os.MkdirAll(locks, 0o700); err != nil {
			return nil, f.explainFolder(err)
		}
		l, err = lockFile(filepath.Join(locks, name))
	}
	switch {
	case errors.Is(err, errLockless):
		f.lockErr = err
		return &lock{}, nil
	case errors.Is(err, fs.ErrNotExist):
		return nil, f.explainFolder(err)
	case err != nil:
		return nil, explain(err, name)
	}
	return l, nil
}

// missing returns the message for the player if a document could not be read because of err. If the
// whole folder was removed, the document counts as missing.
func (f *folder) missing(err error, name string) error {
	if !isFolder(f.path) {
		err = fs.ErrNotExist
	}
	return explain(err, name)
}

func isFolder(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.IsDir()
}

// explainFolder returns the message for the player if err has occurred while the data folder was
// created or written. It says so if the folder was removed.
func (f *folder) explainFolder(err error) error {
	if !isFolder(f.path) && !diskFull(err) && !errors.Is(err, fs.ErrPermission) && !readOnly(err) {
		return engine.Errorf("the folder of your games has been removed and can't be made again (%q: %s)", f.path,
			cause(err))
	}
	return explain(err, f.path)
}

// checkUnchanged returns an error if another program has changed, replaced or removed a document
// since it was opened here. In particular, data written to a file that was removed would be lost
// when the program ends. checkUnchanged also cuts off partial data that a failed write has left.
func (f *folder) checkUnchanged(name string, h *handle) error {
	info, err := h.file.Stat()
	if err != nil {
		return explain(err, name)
	}
	now, err := os.Stat(f.file(name)) // if the document is a link, this is the target
	if err != nil {
		return errors.Join(f.missing(err, name), f.drop(name))
	}
	if !os.SameFile(info, now) {
		return errors.Join(engine.Errorf("%q: %s", name, ErrChanged), f.drop(name))
	}
	if info.Size() == f.sizes[name] {
		h.torn = false
		return nil
	}
	if !h.torn {
		return errors.Join(engine.Errorf("%q: %s", name, ErrChanged), f.drop(name))
	}
	if err := h.file.Truncate(f.sizes[name]); err != nil {
		return explain(err, name)
	}
	h.torn = false
	return nil
}

// drop syncs, closes and unlocks a document, if it is open.
func (f *folder) drop(name string) error {
	h := f.handles[name]
	if h == nil {
		return nil
	}
	delete(f.handles, name)
	defer h.lock.release()
	return errors.Join(h.file.Sync(), h.file.Close())
}

// exclusively calls the function do while the named documents are closed in this program and locked
// against other programs.
func (f *folder) exclusively(do func() error, names ...string) error {
	for _, name := range names {
		if err := f.drop(name); err != nil {
			return explain(err, name)
		}
		lock, err := f.lockDoc(name)
		if err != nil {
			return err
		}
		defer lock.release()
	}
	if err := do(); err != nil {
		return explain(err, names[0])
	}
	f.syncs.add(nil)
	return nil
}

func (f *folder) Write(name string, data []byte) error {
	if err := f.enter(name); err != nil {
		return err
	}
	defer f.mu.Unlock()
	return f.exclusively(func() error { return f.place(name, data) }, name)
}

// place writes data to a new file and gives it the name of the document. It syncs the file before
// renaming it, because otherwise the document could be empty after a power failure.
func (f *folder) place(name string, data []byte) error {
	if target, is := f.linked(name); is {
		return f.writeThrough(name, target, data)
	}
	temp, err := os.CreateTemp(f.path, "*"+tempSuffix)
	if errors.Is(err, fs.ErrNotExist) {
		return f.explainFolder(err)
	}
	if err != nil {
		return err
	}
	_, err = temp.Write(data)
	err = errors.Join(err, temp.Sync(), temp.Close())
	if err == nil {
		err = os.Rename(temp.Name(), f.file(name))
	}
	if err != nil {
		return errors.Join(err, os.Remove(temp.Name()))
	}
	f.sizes[name] = int64(len(data))
	return nil
}

func (f *folder) Rename(from, to string) error {
	if err := f.enter(from, to); err != nil {
		return err
	}
	defer f.mu.Unlock()
	if strings.EqualFold(from, to) {
		return engine.Errorf("%q: %s", to, ErrTaken)
	}
	return f.exclusively(func() error {
		if _, err := os.Lstat(f.file(to)); err == nil {
			return engine.Errorf("%q: %s", to, ErrTaken)
		}
		if err := os.Rename(f.file(from), f.file(to)); err != nil {
			return err
		}
		f.sizes[to] = f.sizes[from]
		delete(f.sizes, from)
		return nil
	}, from, to)
}

func (f *folder) Delete(name string) error {
	if err := f.enter(name); err != nil {
		return err
	}
	defer f.mu.Unlock()
	return f.exclusively(func() error {
		if err := os.Remove(f.file(name)); err != nil {
			return err
		}
		delete(f.sizes, name)
		return nil
	}, name)
}

func (f *folder) SetAside(name string) (string, error) { return setAside(f, name) }

func (f *folder) Unlock(name string) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.syncs.note(f.drop(name))
}

func (f *folder) Pending() int { return f.syncs.pending() }

func (f *folder) Err() error {
	if err := f.syncs.failed(); err != nil {
		return engine.Errorf("you may lose the last moves if the computer shuts down: %s", explain(err, f.path))
	}
	return nil
}

func (f *folder) Close() error {
	f.mu.Lock()
	defer f.mu.Unlock()
	for name := range f.handles {
		f.syncs.note(f.drop(name))
	}
	return f.syncs.close()
}

// explain returns the message, with advice, for the player if the operating system has returned
// err. what is the name of the document or folder that could not be used. Errors of this package
// are returned unchanged.
func explain(err error, what string) error {
	switch {
	case errors.Is(err, ErrInUse), errors.Is(err, ErrTaken), errors.Is(err, ErrChanged), errors.Is(err, ErrMissing):
		return err
	case errors.Is(err, fs.ErrNotExist):
		return engine.Errorf("%q: %s", what, ErrMissing)
	case diskFull(err):
		return engine.Errorf("the disk is full. Free up some space")
	case errors.Is(err, fs.ErrPermission), readOnly(err):
		return engine.Errorf("Gulch doesn't have access there. Change the permissions (%q: %s)", what,
			cause(err))
	}
	return engine.Errorf("%q: %s", what, cause(err))
}

// cause returns the message of an error of the operating system without the names of files, because
// temporary files have random names.
func cause(err error) string {
	var path *fs.PathError
	var link *os.LinkError
	switch {
	case errors.As(err, &path):
		return path.Err.Error()
	case errors.As(err, &link):
		return link.Err.Error()
	}
	return err.Error()
}
