package main

import (
	"context"
	"errors"
	"net"
	"net/http"
	"time"
)

// server is an HTTP server for the files of a folder, on this machine only.
type server struct {
	url  string
	http *http.Server
	done chan error
}

// serve starts a server at an address such as 127.0.0.1:8080; port 0 is any free one.
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

// revalidated makes browsers revalidate their cached copies.
func revalidated(h http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Cache-Control", "no-cache")
		h.ServeHTTP(w, r)
	})
}

// wait serves until ctx ends.
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
