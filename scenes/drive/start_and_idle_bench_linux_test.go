package drive

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"gulch/scenes/probe"
)

// These benchmarks run programs in real windows on the virtual display, at real speed.

// comparedPrograms are the programs that the benchmarks compare: Gulch, and a program that only
// opens an empty window.
var comparedPrograms = []struct{ name, pkg string }{
	{"gulch", "gulch/cmd/gulch"}, {"bare", "gulch/scenes/drive/internal/bare"},
}

// BenchmarkStart measures the time from the start of a program to the end of its first Draw, and
// reports medians. It alternates between the programs, so that other load on the machine affects
// both equally.
func BenchmarkStart(b *testing.B) {
	programs := make([]string, len(comparedPrograms))
	for i, w := range comparedPrograms {
		programs[i] = mustBuild(b, w.pkg)
	}
	took := make([][]time.Duration, len(comparedPrograms))
	for round := -1; round < b.N; round++ {
		for i, program := range programs {
			d, err := startWindowed(b, program, nil)
			if err != nil {
				b.Fatal(err)
			}
			if round >= 0 { // the first round only fills the disk cache
				took[i] = append(took[i], d)
			}
		}
	}
	for i, w := range comparedPrograms {
		slices.Sort(took[i])
		b.ReportMetric(float64(took[i][len(took[i])/2].Milliseconds()), w.name+"-ms")
	}
}

// BenchmarkIdle measures which fraction of one processor core a program uses while nothing happens.
func BenchmarkIdle(b *testing.B) {
	const settle, watch = 2 * time.Second, 3 * time.Second
	for _, w := range comparedPrograms {
		program := mustBuild(b, w.pkg)
		var used time.Duration
		for range b.N {
			_, err := startWindowed(b, program, func(pid int) error {
				time.Sleep(settle)
				before, err := cpuTime(pid)
				if err != nil {
					return err
				}
				time.Sleep(watch)
				after, err := cpuTime(pid)
				used += after - before
				return err
			})
			if err != nil {
				b.Fatal(err)
			}
		}
		b.ReportMetric(100*used.Seconds()/(watch.Seconds()*float64(b.N)), w.name+"-%cpu")
	}
}

// mustBuild compiles a program with the same flags as for players, and returns its path.
func mustBuild(b *testing.B, pkg string) string {
	b.Helper()
	program, err := buildProgram(pkg, windowTag)
	if err != nil {
		b.Fatal(err)
	}
	return program
}

// startWindowed runs a program in a new home folder until its first frame, and then kills the
// program. The callback then, which may be nil, is called before that with the program's process
// ID. startWindowed returns the time until the first frame. Meanwhile the host does nothing, so
// that it does not use the processor.
func startWindowed(b *testing.B, program string, then func(pid int) error) (took time.Duration, err error) {
	b.Helper()
	home := b.TempDir()
	frame := filepath.Join(home, "frame")
	onHost(func() {
		cmd := exec.Command(program)
		cmd.Env = append(append(os.Environ(), homeEnv(home)...), probe.FrameEnv+"="+frame)
		start := time.Now()
		if err = cmd.Start(); err != nil {
			return
		}
		defer func() {
			_ = cmd.Process.Kill()
			_ = cmd.Wait()
		}()
		for ; err == nil; time.Sleep(500 * time.Microsecond) {
			if _, statErr := os.Stat(frame); statErr == nil {
				break
			}
			if time.Since(start) > timeout {
				err = fmt.Errorf("the program drew no frame within %v", timeout)
			}
		}
		took = time.Since(start)
		if err == nil && then != nil {
			err = then(cmd.Process.Pid)
		}
	})
	return took, err
}

// cpuTime returns the processor time that the process with this ID has used.
func cpuTime(pid int) (time.Duration, error) {
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	if err != nil {
		return 0, err
	}
	// Fields after the program's name in parentheses: user and system time are the 12th and 13th,
	// in 1/100 s.
	fields := strings.Fields(string(text[strings.LastIndexByte(string(text), ')')+1:]))
	var ticks int
	for _, field := range fields[11:13] {
		n, err := strconv.Atoi(field)
		if err != nil {
			return 0, err
		}
		ticks += n
	}
	return time.Duration(ticks) * 10 * time.Millisecond, nil
}
