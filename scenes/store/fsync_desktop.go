//go:build !js

package store

import (
	"errors"
	"os"
	"slices"
	"sync"
)

// syncer calls fsync for files in the background, one after another.
type syncer struct {
	folder string
	mu     sync.Mutex
	files  []*os.File // files to be synced, without duplicates; a nil file represents the folder
	busy   int        // number of files that are being synced now
	err    error      // error of the last sync, nil if it succeeded
	closed bool
	wake   chan struct{}
	done   chan struct{}
}

func newSyncer(folder string) *syncer {
	s := &syncer{folder: folder, wake: make(chan struct{}, 1), done: make(chan struct{})}
	go s.run()
	return s
}

// add queues a file for syncing. A nil file represents the folder, which must be synced after files
// were created or removed.
func (s *syncer) add(f *os.File) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.closed {
		return
	}
	if !slices.Contains(s.files, f) {
		s.files = append(s.files, f)
	}
	select {
	case s.wake <- struct{}{}:
	default:
	}
}

func (s *syncer) run() {
	defer close(s.done)
	for range s.wake {
		s.mu.Lock()
		files := s.files
		s.files, s.busy = nil, len(files)
		s.mu.Unlock()
		for _, f := range files {
			if f == nil {
				syncFolder(s.folder)
				continue
			}
			// A file that was closed meanwhile was synced before it was closed.
			if err := f.Sync(); !errors.Is(err, os.ErrClosed) {
				s.note(err)
			}
		}
		s.mu.Lock()
		s.busy = 0
		s.mu.Unlock()
	}
}

// note records the error of a finished sync, nil if it succeeded.
func (s *syncer) note(err error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.err = err
}

func (s *syncer) pending() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return len(s.files) + s.busy
}

func (s *syncer) failed() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.err
}

// close syncs the queued files and returns the error of the last sync.
func (s *syncer) close() error {
	s.mu.Lock()
	if !s.closed {
		s.closed = true
		close(s.wake)
	}
	s.mu.Unlock()
	<-s.done
	return s.failed()
}

// syncFolder syncs a folder, so that the names of its files survive a power failure. Platforms that
// do not support this write the names to the disk later.
func syncFolder(path string) {
	if d, err := os.Open(path); err == nil {
		_ = d.Sync()
		_ = d.Close()
	}
}
