package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"

	"gulch/cmd/release"
)

func runDist(ctx context.Context, p project, args []string) error {
	flags := flag.NewFlagSet("dist", flag.ContinueOnError)
	version := flags.String("version", "", "`name` of the release; the commit if empty")
	if err := parse(flags, args); err != nil {
		return err
	}
	if *version == "" {
		*version = p.revision(ctx)
	}
	d := dist{project: p, Release: release.Release{Version: *version, Date: p.day(ctx)}, pkg: appPackage,
		compiler: noDwarf, out: p.path("dist")}
	if err := d.make(ctx); err != nil {
		return err
	}
	say("building the browser version …")
	sizes, err := p.buildWeb(ctx, p.path("dist/web"), appPackage)
	if err != nil {
		return err
	}
	say("dist/web: %s", sizes)
	return nil
}

// revision returns the name of the checked-out commit.
func (p project) revision(ctx context.Context) string {
	out, err := p.command(ctx, nil, "git", "describe", "--tags", "--always", "--dirty").Output()
	if err != nil {
		return "development"
	}
	return strings.TrimSpace(string(out))
}

// day returns the date of the checked-out commit, such as "2026-05-04", or the current date if
// there is none.
func (p project) day(ctx context.Context) string {
	out, err := p.command(ctx, nil, "git", "log", "-1", "--format=%cs").Output()
	if err != nil {
		return time.Now().UTC().Format(time.DateOnly)
	}
	return strings.TrimSpace(string(out))
}

// ldflags returns the linker flags for a program that players download: without symbols, with its
// version, and on Windows without a console.
func ldflags(version, goos string) string {
	flags := "-s -w -X main.version=" + version
	if goos == "windows" {
		flags += " -H=windowsgui"
	}
	if goos == "linux" {
		flags += " -bindnow"
	}
	return flags
}

// hardening returns the compiler flags that enable address space layout randomization. It returns
// none for macOS and Windows, where it is the default.
func hardening(goos string) []string {
	if goos == "linux" {
		return []string{"-buildmode=pie"}
	}
	return nil
}

// dist builds the packages of a release (archives, apps and installers) for all systems.
type dist struct {
	project
	release.Release
	pkg      string // import path of the program to package
	compiler string // compiler flags for all programs
	out      string // folder into which the packages are written
	papers   []release.Member
	icon     []byte // the icon as PNG in its largest size
}

// make builds all packages. The builds are reproducible: the same commit gives the same files.
func (d *dist) make(ctx context.Context) error {
	if err := d.read(); err != nil {
		return err
	}
	for _, each := range []func(context.Context) error{d.linux, d.windows, d.macos} {
		if err := each(ctx); err != nil {
			return err
		}
	}
	return nil
}

// read reads the files that are packed together with the program, such as the icon and the licence.
func (d *dist) read() (err error) {
	for name, from := range map[string]string{
		"CREDITS.md": "assets/CREDITS.md", "LICENCES.txt": "assets/LICENCES.txt", "LICENSE.txt": "LICENSE",
		"README.md": "README.md",
	} {
		data, err := os.ReadFile(d.path(from))
		if err != nil {
			return err
		}
		d.papers = append(d.papers, release.Member{Name: name, Data: data, Mode: 0o644})
	}
	release.Sort(d.papers)
	d.icon, err = os.ReadFile(d.path("assets/web/icon-512.png"))
	return err
}

// compile builds the program for the operating system goos and the processor goarch. It returns the
// content of the program's file.
func (d *dist) compile(ctx context.Context, goos, goarch string) ([]byte, error) {
	say("building for %s on %s …", goos, goarch)
	folder, err := os.MkdirTemp("", "gulch-dist")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(folder)
	file := filepath.Join(folder, "gulch")
	flags := append(hardening(goos), trimPath, "-gcflags=all="+d.compiler, "-ldflags", ldflags(d.Version, goos))
	if err := d.build(ctx, file, d.pkg, goos, goarch, flags...); err != nil {
		return nil, err
	}
	return os.ReadFile(file)
}

// keep writes data to the file name in the output folder and prints its size.
func (d *dist) keep(name string, data []byte) error {
	say("  %s: %.1f MB", name, float64(len(data))/1e6)
	return writeFile(filepath.Join(d.out, name), data)
}

// linux builds, for each processor, an archive with which a single user installs the program, and a
// Debian package.
func (d *dist) linux(ctx context.Context) error {
	icons, err := release.Icons(d.icon, release.LinuxSizes...)
	if err != nil {
		return err
	}
	svg, err := os.ReadFile(d.path("assets/web/icon.svg"))
	if err != nil {
		return err
	}
	share, err := d.Share(icons, svg)
	if err != nil {
		return err
	}
	for _, goarch := range []string{"amd64", "arm64"} {
		program, err := d.compile(ctx, "linux", goarch)
		if err != nil {
			return err
		}
		members, err := d.Linux(program, share, d.papers)
		if err != nil {
			return err
		}
		name := fmt.Sprintf("gulch-%s-linux-%s", d.Version, goarch)
		data, err := release.Tar(release.InFolder(name, members))
		if err != nil {
			return err
		}
		if err := d.keep(name+".tar.gz", data); err != nil {
			return err
		}
		if data, err = d.Deb(goarch, program, share, d.papers); err != nil {
			return err
		}
		if err := d.keep(fmt.Sprintf("gulch_%s_%s.deb", d.Debian(), goarch), data); err != nil {
			return err
		}
	}
	return nil
}

// windows builds an archive for each processor. The program in it has an icon and version
// information.
func (d *dist) windows(ctx context.Context) error {
	icons, err := release.Icons(d.icon, release.WinSizes...)
	if err != nil {
		return err
	}
	for _, goarch := range []string{"amd64", "arm64"} {
		program, err := d.compile(ctx, "windows", goarch)
		if err != nil {
			return err
		}
		members, err := d.Winres(icons)
		if err != nil {
			return err
		}
		members = append(members, release.Member{Name: "gulch.exe", Data: program, Mode: 0o755})
		err = inFolder(members, func(folder string) error {
			if err := d.tool(ctx, nil, folder, "go-winres", "patch", "--no-backup", "--in", "winres.json",
				"gulch.exe"); err != nil {
				return err
			}
			program, err = os.ReadFile(filepath.Join(folder, "gulch.exe"))
			return err
		})
		if err != nil {
			return err
		}
		name := fmt.Sprintf("gulch-%s-windows-%s", d.Version, goarch)
		files := append([]release.Member{{Name: "gulch.exe", Data: program, Mode: 0o755}}, d.papers...)
		data, err := release.Zip(release.InFolder(name, files))
		if err != nil {
			return err
		}
		if err := d.keep(name+".zip", data); err != nil {
			return err
		}
	}
	return nil
}

// macos builds one app that contains the program for both processors.
func (d *dist) macos(ctx context.Context) error {
	icons, err := release.Icons(d.icon, release.IcnsSizes...)
	if err != nil {
		return err
	}
	var programs [][]byte
	for _, goarch := range []string{"amd64", "arm64"} {
		program, err := d.compile(ctx, "darwin", goarch)
		if err != nil {
			return err
		}
		programs = append(programs, program)
	}
	both, err := release.Universal(programs...)
	if err != nil {
		return err
	}
	members, err := d.App(both, icons, d.papers)
	if err != nil {
		return err
	}
	data, err := release.Zip(members)
	if err != nil {
		return err
	}
	return d.keep(fmt.Sprintf("gulch-%s-macos-universal.zip", d.Version), data)
}

// inFolder writes files into a temporary folder, calls work with the folder, and removes the
// folder.
func inFolder(members []release.Member, work func(folder string) error) error {
	folder, err := os.MkdirTemp("", "gulch-dist")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	if err := release.Write(folder, members); err != nil {
		return err
	}
	return work(folder)
}

// tool runs the Go program name with the arguments args in a folder; env are additional environment
// variables. The version of the program is pinned in cmd/release/tools/go.mod. That module is
// separate, so that the main module only lists the dependencies of Gulch and its tests.
func (p project) tool(ctx context.Context, env []string, folder, name string, args ...string) error {
	found, err := p.command(ctx, nil, "go", "tool", "-modfile", p.path("cmd/release/tools/go.mod"), "-n", name).Output()
	if err != nil {
		return fmt.Errorf("the tool %s cannot be built: %w", name, err)
	}
	cmd := p.command(ctx, append(env, relaxedGC), strings.TrimSpace(string(found)), args...)
	cmd.Dir = folder
	if out, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("%s %s: %w\n%s", name, strings.Join(args, " "), err, out)
	}
	return nil
}
