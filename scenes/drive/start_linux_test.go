package drive

import (
	"errors"
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

// These benchmarks run programs in real windows on the hidden display, at the pace of a real window.

// compared are the programs to compare: Gulch, and an empty window.
var compared = []struct{ name, pkg string }{
	{"gulch", "gulch/cmd/gulch"}, {"bare", "gulch/scenes/drive/internal/bare"},
}

// BenchmarkStart measures the time from the start of a program to the end of its first Draw, in turns, so that both
// suffer alike from whatever else the machine does. It reports medians.
func BenchmarkStart(b *testing.B) {
	programs := make([]string, len(compared))
	for i, w := range compared {
		programs[i] = mustBuild(b, w.pkg)
	}
	took := make([][]time.Duration, len(compared))
	for round := -1; round < b.N; round++ {
		for i, program := range programs {
			d, err := startWindowed(b, program, nil)
			if err != nil {
				b.Fatal(err)
			}
			if round >= 0 { // the first only warms the disk's cache
				took[i] = append(took[i], d)
			}
		}
	}
	for i, w := range compared {
		slices.Sort(took[i])
		b.ReportMetric(float64(took[i][len(took[i])/2].Milliseconds()), w.name+"-ms")
	}
}

// BenchmarkIdle measures the share of one processor core that a program takes while nothing happens.
func BenchmarkIdle(b *testing.B) {
	const settle, watch = 2 * time.Second, 3 * time.Second
	for _, w := range compared {
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

// mustBuild compiles a program as a player gets it.
func mustBuild(b *testing.B, pkg string) string {
	b.Helper()
	program, err := build(pkg, windowed)
	if err != nil {
		b.Fatal(err)
	}
	return program
}

// startWindowed runs a program in a home of its own until its first frame, calls then and ends it. It returns how long
// the first frame took. Meanwhile the host stands still, so as not to take the processor.
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
			if time.Since(start) > patience {
				err = errors.New("no frame")
			}
		}
		took = time.Since(start)
		if err == nil && then != nil {
			err = then(cmd.Process.Pid)
		}
	})
	return took, err
}

// cpuTime returns the processor time that a process has used.
func cpuTime(pid int) (time.Duration, error) {
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	if err != nil {
		return 0, err
	}
	// The fields after the program's name in brackets: user and system time are the 12th and 13th, in hundredths.
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
