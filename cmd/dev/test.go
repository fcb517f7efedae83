package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

func runTest(ctx context.Context, p project, args []string) error {
	flags := flag.NewFlagSet("test", flag.ContinueOnError)
	only := flags.String("only", "", "run only these `steps`, separated by commas")
	verbose := flags.Bool("v", false, "show also what is said by steps in which nothing failed")
	run := flags.String("run", "", "run only the tests whose names match this `pattern`")
	steps := testSteps(p, run)
	flags.Usage = func() {
		fmt.Fprintln(flags.Output(), "usage: go run ./cmd/dev test [-only steps] [-run pattern] [-v]")
		flags.PrintDefaults()
		fmt.Fprintln(flags.Output(), "steps:")
		for _, s := range steps {
			fmt.Fprintf(flags.Output(), "  %-8s %s\n", s.name, s.what)
		}
	}
	if err := parse(flags, args); err != nil {
		return err
	}
	names, unknown := chosen(*only, steps)
	if len(unknown) > 0 {
		fmt.Fprintf(os.Stderr, "dev test: there is no step %s\n", strings.Join(unknown, ", "))
		flags.Usage()
		return errUsage
	}
	if !runSteps(ctx, os.Stdout, steps, names, *verbose) {
		return errors.New("there are failures, see above")
	}
	return nil
}

// testSteps are all steps, quick ones first. run holds a pattern for the names of tests by the time that they run.
func testSteps(p project, run *string) []step {
	return []step{
		{"format", "gofmt on every file", func(ctx context.Context) outcome { return verdict(p.checkFormat(ctx)) }},
		{"vet", "go vet for every system that Gulch runs on", p.vet},
		{"unit", "unit, property and fuzz-seed tests, and the arrows between packages", func(ctx context.Context) outcome {
			return p.unitTests(ctx, *run)
		}},
		{"window", "the app in a hidden window", func(ctx context.Context) outcome {
			return p.windowTests(ctx, *run)
		}},
		{"web", "the browser version in Chromium", func(ctx context.Context) outcome {
			return p.webTests(ctx, *run)
		}},
	}
}

// checkFormat is an error that names the files that gofmt would change.
func (p project) checkFormat(ctx context.Context) error {
	out, err := p.output(ctx, nil, "gofmt", "-l", "cmd", "scenes", "render", "engine", "assets")
	if err != nil {
		return err
	}
	if out != "" {
		return fmt.Errorf("these files are not formatted; gofmt -w FILE does it:\n%s", out)
	}
	return nil
}

// vet checks the code for each system, because each has files of its own.
func (p project) vet(ctx context.Context) outcome {
	var sum outcome
	for _, on := range []struct{ goos, goarch, tags string }{
		{"linux", "amd64", picturesTag}, {"linux", "amd64", "ebitenginevmguest"}, {"windows", "amd64", ""},
		{"darwin", "arm64", ""}, {"js", "wasm", ""},
	} {
		env := []string{"GOOS=" + on.goos, "GOARCH=" + on.goarch}
		_, err := p.output(ctx, env, "go", "vet", "-tags", on.tags, "./...")
		got := verdict(err)
		if err != nil {
			got.log = fmt.Sprintf("%s/%s %s: %s\n", on.goos, on.goarch, on.tags, got.log)
		}
		sum = sum.plus(got)
	}
	return sum
}

// patience is how long the tests of one package may take.
const patience = "20m"

func (p project) unitTests(ctx context.Context, run string) outcome {
	plain, _, err := p.packages(ctx)
	if err != nil {
		return verdict(err)
	}
	return p.goTest(ctx, nil, plain, "-run", run, "-timeout", patience)
}

// windowTests runs one package after another, so that no two compete for the software that draws, and the app once more
// on a screen of high density.
func (p project) windowTests(ctx context.Context, run string) outcome {
	_, driven, err := p.packages(ctx)
	if err != nil {
		return verdict(err)
	}
	if err := ensure(ctx, p, testTools()); err != nil {
		return verdict(err)
	}
	flags := []string{"-run", run, "-timeout", patience, "-p", "1"}
	once := p.goTest(ctx, nil, driven, flags...)
	dense := p.goTest(ctx, []string{"GULCH_DRIVE_SCALE=2"}, []string{drivePackage, appPackage}, flags...)
	return once.plus(dense)
}

// webTests builds the browser version, serves it and drives it.
func (p project) webTests(ctx context.Context, run string) outcome {
	if err := ensure(ctx, p, testTools()); err != nil {
		return verdict(err)
	}
	folder, err := os.MkdirTemp("", "gulch-web")
	if err != nil {
		return verdict(err)
	}
	defer os.RemoveAll(folder)
	sizes, err := p.buildWeb(ctx, folder, appPackage)
	if err != nil {
		return verdict(err)
	}
	if _, err := p.buildWeb(ctx, filepath.Join(folder, "demo"), drivePackage+"/internal/demo"); err != nil {
		return verdict(err)
	}
	got := p.browse(ctx, folder, browserTests{Folder: p.path("cmd/dev/browser"), Run: run})
	got.notes = slices.Concat(got.notes, []string{sizes.String()})
	return got.plus(p.wasmTests(ctx, run))
}

// posterPackage paints pictures, which have to come out the same in a browser.
const posterPackage = "gulch/render/poster"

// wasmTests runs the tests of the pictures as WebAssembly in Node.js, by the script that comes with Go.
func (p project) wasmTests(ctx context.Context, run string) outcome {
	root, err := p.output(ctx, nil, "go", "env", "GOROOT")
	if err != nil {
		return verdict(err)
	}
	node := "node --stack-size=8192 '" + filepath.Join(strings.TrimSpace(root), "lib", "wasm", "wasm_exec_node.js") + "'"
	return p.goTest(ctx, []string{"GOOS=js", "GOARCH=wasm"}, []string{posterPackage}, "-run", run, "-exec", node)
}
