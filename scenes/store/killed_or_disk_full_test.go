//go:build unix

package store_test

import (
	"bufio"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"gulch/engine/games"
	"gulch/engine/match"
	"gulch/scenes/store"
)

// roleEnv is the environment variable that makes the test binary, run as a child process, perform a
// role (play, fill the disk) instead of the tests.
const roleEnv = "GULCH_STORE_ROLE"

func TestMain(m *testing.M) {
	switch os.Getenv(roleEnv) {
	case "play":
		playUntilKilled()
	case "fill":
		fillTheDisk()
	default:
		os.Exit(m.Run())
	}
}

// child returns a command that starts the test binary in the given role with the given data folder.
func child(t *testing.T, role, folder string) *exec.Cmd {
	t.Helper()
	exe, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(exe)
	cmd.Env = append(os.Environ(), roleEnv+"="+role, store.FolderEnv+"="+folder)
	cmd.Stderr = os.Stderr
	return cmd
}

// sink is a match.Sink that saves a match in a document.
type sink struct {
	store.Store
	doc string
}

func (s sink) Append(lines []byte) error { return s.Store.Append(s.doc, lines) }

// docOf returns the name of the document of the game with the given seed.
func docOf(seed uint64) string { return fmt.Sprintf("%d.gulch", seed) }

// resume returns the first saved game that is not over. If there is none, it starts a game with the
// given seed.
func resume(s store.Store, seed uint64) (*match.Match, error) {
	infos, err := s.List()
	if err != nil {
		return nil, err
	}
	for _, info := range infos {
		data, err := s.Read(info.Name)
		if err != nil {
			return nil, err
		}
		m, damage, err := match.Resume(games.Find, data, sink{s, info.Name})
		if err != nil {
			return nil, err
		}
		if damage != nil {
			if err := s.Write(info.Name, m.Text()); err != nil {
				return nil, err
			}
		}
		if !m.Over() {
			return m, nil
		}
	}
	seats := []match.Seat{{Name: "Ada"}, {Name: "Bob"}, {Name: "Cleo"}, {Name: "Dan"}}
	return match.New(games.All()[0], match.Setup{Seats: seats, Seed: seed}, sink{s, docOf(seed)})
}

// playUntilKilled resumes a saved game or starts one, and plays random moves until the process is
// killed. It writes each move to the standard output once the match has accepted it, as a line with
// the game, the number of the move and its notation.
func playUntilKilled() {
	s := store.Open()
	r := rand.New(rand.NewPCG(uint64(time.Now().UnixNano()), 0))
	for {
		m, err := resume(s, r.Uint64())
		if err != nil {
			fmt.Println("error", err)
			return
		}
		for !m.Over() {
			legal := m.Legal()
			if _, err := m.Play(legal[r.IntN(len(legal))]); err != nil || m.SaveErr() != nil {
				fmt.Println("error", err, m.SaveErr())
				return
			}
			steps := m.Steps()
			fmt.Printf("%d %d %s\n", m.Setup().Seed, len(steps), steps[len(steps)-1].Text)
			time.Sleep(time.Duration(r.IntN(100)) * time.Microsecond)
		}
	}
}

// TestKilledAtAnyMoment starts a program that plays and saves, kills it at a random moment, and
// repeats this many times. Each time, every move that the program has reported must be saved and
// the game must be playable.
func TestKilledAtAnyMoment(t *testing.T) {
	folder := t.TempDir()
	moves := 0
	for round := range 30 {
		reported := killed(t, folder, time.Duration(rand.IntN(15000))*time.Microsecond)
		moves += len(reported)
		saved := map[string]*match.Match{}
		for _, line := range reported {
			var seed uint64
			var number int
			if _, err := fmt.Sscan(line, &seed, &number); err != nil {
				t.Fatalf("round %d: unexpected line of the child process: %q", round, line)
			}
			m := saved[docOf(seed)]
			if m == nil {
				m = kept(t, folder, docOf(seed))
				saved[docOf(seed)] = m
			}
			steps := m.Steps()
			if number > len(steps) || fmt.Sprintf("%d %d %s", seed, number, steps[number-1].Text) != line {
				t.Fatalf("round %d: among %d saved moves, reported move %q is missing", round, len(steps), line)
			}
		}
	}
	t.Logf("%d moves", moves)
}

// kept reads the saved game in document doc from folder, the data folder of a program that was
// killed. The test fails if the document cannot be read, unless only its last line is torn.
func kept(t *testing.T, folder, doc string) *match.Match {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(folder, doc))
	if err != nil {
		t.Fatal(err)
	}
	m, damage, err := match.Resume(games.Find, data, nil)
	if err != nil || damage != nil && !damage.Torn {
		t.Fatal(err, damage)
	}
	return m
}

// killed runs a playing program with the given data folder and kills it when the time after has
// passed since its first move. It returns the lines that the program has written. The test fails if
// the program ends by itself.
func killed(t *testing.T, folder string, after time.Duration) []string {
	t.Helper()
	cmd := child(t, "play", folder)
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	var lines []string
	in := bufio.NewReader(out)
	for {
		line, err := in.ReadString('\n')
		if err != nil {
			break // the last line is incomplete because the program was killed
		}
		if lines = append(lines, strings.TrimSuffix(line, "\n")); len(lines) == 1 {
			time.AfterFunc(after, func() { _ = cmd.Process.Kill() })
		}
	}
	if cmd.Wait() == nil {
		t.Fatalf("the child process ended before it was killed: %q", lines)
	}
	return lines
}

// fillTheDisk plays under a limit on the size of files, which has the effect of a full disk. Then
// it removes the limit and plays on.
func fillTheDisk() {
	signal.Ignore(syscall.SIGXFSZ)
	var free syscall.Rlimit
	if err := syscall.Getrlimit(syscall.RLIMIT_FSIZE, &free); err != nil {
		fmt.Println("error", err)
		return
	}
	tight := syscall.Rlimit{Cur: 1010, Max: free.Max}
	if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &tight); err != nil {
		fmt.Println("error", err)
		return
	}
	m, err := resume(store.Open(), 7)
	if err != nil {
		fmt.Println("error", err)
		return
	}
	for m.SaveErr() == nil && !m.Over() {
		_, _ = m.Play(m.Legal()[0])
	}
	fmt.Println("full", m.SaveErr() != nil)
	_, _ = m.Play(m.Legal()[0])
	if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &free); err != nil {
		fmt.Println("error", err)
		return
	}
	_, err = m.Play(m.Legal()[0])
	fmt.Println("free", err, m.SaveErr(), len(m.Steps()))
}

// TestFullDisk checks that no move is lost if the disk becomes full while a line is written and has
// room again later.
func TestFullDisk(t *testing.T) {
	folder := t.TempDir()
	out, err := child(t, "fill", folder).Output()
	if err != nil {
		t.Fatal(err)
	}
	m := kept(t, folder, docOf(7))
	if want := fmt.Sprintf("full true\nfree <nil> <nil> %d\n", len(m.Steps())); string(out) != want {
		t.Errorf("output of the child process: %q, want %q", out, want)
	}
}
