package sound

import (
	"errors"
	"net"
	"path/filepath"
	"testing"
)

func TestDeviceIsFound(t *testing.T) {
	const card = " 0 [PCH            ]: HDA-Intel - HDA Intel PCH\n"
	for _, c := range []struct {
		name    string
		env     map[string]string
		socket  string // path of the socket that accepts connections, "" for none
		cards   string
		outputs []string
		alsa    bool
		want    bool
	}{
		{"nothing", nil, "", "", nil, true, false},
		{"a sound server", map[string]string{"XDG_RUNTIME_DIR": "/run/user/7"}, "/run/user/7/pulse/native", "", nil,
			false, true},
		{"a server that has gone", map[string]string{"XDG_RUNTIME_DIR": "/run/user/7"}, "", "", nil, true, false},
		{"a server that is named", map[string]string{"PULSE_SERVER": "unix:/tmp/p"}, "/tmp/p", "", nil, false, true},
		{"a named one that has gone", map[string]string{"PULSE_SERVER": "{box}unix:/tmp/p", "XDG_RUNTIME_DIR": "/r"},
			"/r/pulse/native",
			"", nil, true, false},
		{"a server elsewhere", map[string]string{"PULSE_SERVER": "tcp:music.example:4713"}, "", "", nil, false, true},
		{"a card", nil, "", card, []string{"/dev/snd/pcmC0D0p"}, true, true},
		{"a card without its library", nil, "", card, []string{"/dev/snd/pcmC0D0p"}, false, false},
		{"a card that only listens", nil, "", card, nil, true, false},
		{"no card", nil, "", "--- no soundcards ---\n", []string{"/dev/snd/pcmC0D0p"}, true, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := search{
				env:     func(name string) string { return c.env[name] },
				answers: func(socket string) bool { return socket == c.socket },
				read: func(string) ([]byte, error) {
					if c.cards == "" {
						return nil, errors.New("no such file")
					}
					return []byte(c.cards), nil
				},
				glob:  func(string) ([]string, error) { return c.outputs, nil },
				loads: func(string) bool { return c.alsa },
			}
			if got := s.found(); got != c.want {
				t.Errorf("found = %v; want %v", got, c.want)
			}
		})
	}
}

// TestAnswers checks that a server is found at a Unix socket only while it accepts connections.
func TestAnswers(t *testing.T) {
	socket := filepath.Join(t.TempDir(), "native")
	if answers(socket) {
		t.Error("a server was found at a socket that does not exist")
	}
	l, err := net.Listen("unix", socket)
	if err != nil {
		t.Fatal(err)
	}
	if !answers(socket) {
		t.Errorf("no server was found at %s, which accepts connections", socket)
	}
	l.Close()
	if answers(socket) {
		t.Error("a server was found at a socket after it was closed")
	}
}

// TestLoads checks that a library is found by its name, and that a missing one is not.
func TestLoads(t *testing.T) {
	if !loads("libc.so.6") {
		t.Error("libc.so.6 cannot be loaded")
	}
	if loads("libgulch-missing.so.1") {
		t.Error("a library that does not exist was loaded")
	}
}
