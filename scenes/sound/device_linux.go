package sound

import (
	"net"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/ebitengine/purego"
)

// hasDevice reports whether there is a sound server or a sound card. It must be called before the
// audio library is used, because that library ends the app if it finds neither.
func hasDevice() bool {
	return search{os.Getenv, answers, os.ReadFile, filepath.Glob, loads}.found()
}

// search contains the functions that the search for a sound device calls. Tests replace them.
type search struct {
	env     func(name string) string
	answers func(socket string) bool
	read    func(file string) ([]byte, error)
	glob    func(pattern string) ([]string, error)
	loads   func(library string) bool
}

// found reports whether sound can be played: PulseAudio (or PipeWire in its place) accepts
// connections, or ALSA has a sound card and its library is installed.
func (s search) found() bool {
	if server := s.env("PULSE_SERVER"); server != "" {
		for _, word := range strings.Fields(server) {
			word = word[strings.LastIndexByte(word, '}')+1:] // the value may be "{machine}unix:/run/pulse"
			path, local := strings.CutPrefix(word, "unix:")
			if !local && !strings.HasPrefix(word, "/") {
				return true // the server is on another machine: connecting to test it would take too long
			}
			if s.answers(path) {
				return true
			}
		}
	} else if folder := s.env("XDG_RUNTIME_DIR"); folder != "" && s.answers(filepath.Join(folder, "pulse", "native")) {
		return true
	}
	cards, err := s.read("/proc/asound/cards")
	if err != nil || !strings.Contains(string(cards), "[") { // " 0 [PCH ]: HDA-Intel - HDA Intel PCH"
		return false
	}
	outputs, err := s.glob("/dev/snd/pcmC*D*p")
	return err == nil && len(outputs) > 0 && s.loads("libasound.so.2")
}

// answers reports whether a server accepts connections at the Unix socket with the given path.
func answers(socket string) bool {
	c, err := net.DialTimeout("unix", socket, 200*time.Millisecond)
	if err != nil {
		return false
	}
	_ = c.Close()
	return true
}

func loads(library string) bool {
	_, err := purego.Dlopen(library, purego.RTLD_LAZY|purego.RTLD_GLOBAL)
	return err == nil
}
