package browser

import (
	"context"
	"errors"
	"net"
	"net/http"
	"time"
)

// Server is an HTTP server for the files in a folder. Only this machine can connect to it.
type Server struct {
	URL  string // ends with a slash
	http *http.Server
	done chan error
}

// Serve starts a server for a folder at an address such as 127.0.0.1:8080. With port 0, a free port
// is chosen.
func Serve(folder, addr string) (*Server, error) {
	ln, err := net.Listen("tcp", addr)
	if err != nil {
		return nil, err
	}
	s := &Server{
		URL:  "http://" + ln.Addr().String() + "/",
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

// Wait blocks while the server serves, until ctx is cancelled.
func (s *Server) Wait(ctx context.Context) error {
	select {
	case <-ctx.Done():
		s.Close()
		return nil
	case err := <-s.done:
		if errors.Is(err, http.ErrServerClosed) {
			return nil
		}
		return err
	}
}

// Close ends the server.
func (s *Server) Close() { _ = s.http.Close() }
