//go:build !js

package store

import (
	"errors"
	"os"
	"slices"
	"sync"
)

// syncer makes the disk keep files, one after the other and away from the frames.
type syncer struct {
	folder string
	mu     sync.Mutex
	files  []*os.File // to do; each once. A nil file stands for the folder itself
	busy   int        // being done
	err    error      // of the last attempt
	closed bool
	wake   chan struct{}
	done   chan struct{}
}

func newSyncer(folder string) *syncer {
	s := &syncer{folder: folder, wake: make(chan struct{}, 1), done: make(chan struct{})}
	go s.run()
	return s
}

// add asks for a file to be synced; nil asks for the folder, after files came or went.
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
			// A file that was closed meanwhile was synced before.
			if err := f.Sync(); !errors.Is(err, os.ErrClosed) {
				s.note(err)
			}
		}
		s.mu.Lock()
		s.busy = 0
		s.mu.Unlock()
	}
}

// note keeps the outcome of a sync.
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

// close does what is left to do.
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

// syncFolder makes the disk keep the names in a folder. Not every platform can; nothing is lost where it cannot, only
// later kept.
func syncFolder(path string) {
	if d, err := os.Open(path); err == nil {
		_ = d.Sync()
		_ = d.Close()
	}
}
