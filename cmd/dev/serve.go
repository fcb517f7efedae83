package main

import (
	"context"
	"errors"
	"net"
	"net/http"
	"time"
)

// server is an HTTP server for the files in a folder. Only this machine can connect to it.
type server struct {
	url  string
	http *http.Server
	done chan error
}

// serve starts a server for a folder at an address such as 127.0.0.1:8080. With port 0, a free port
// is chosen.
func serve(folder, addr string) (*server, error) {
	ln, err := net.Listen("tcp", addr)
	if err != nil {
		return nil, err
	}
	s := &server{
		url:  "http://" + ln.Addr().String() + "/",
		http: &http.Server{Handler: revalidated(http.FileServer(http.Dir(folder))), ReadHeaderTimeout: time.Minute},
		done: make(chan error, 1),
	}
	go func() { s.done <- s.http.Serve(ln) }()
	return s, nil
}

// revalidated returns a handler that serves like h, but makes browsers check whether their cached
// copies are current.
func revalidated(h http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Cache-Control", "no-cache")
		h.ServeHTTP(w, r)
	})
}

// wait blocks while the server serves, until ctx is cancelled.
func (s *server) wait(ctx context.Context) error {
	select {
	case <-ctx.Done():
		s.close()
		return nil
	case err := <-s.done:
		if errors.Is(err, http.ErrServerClosed) {
			return nil
		}
		return err
	}
}

func (s *server) close() { _ = s.http.Close() }
