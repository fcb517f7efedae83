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
	d := dist{project: p, Release: release.Release{Version: *version, Date: p.day(ctx)}, pkg: appPackage, compiler: undebugged, out: p.path("dist")}
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

// revision names the commit that is checked out.
func (p project) revision(ctx context.Context) string {
	out, err := p.command(ctx, nil, "git", "describe", "--tags", "--always", "--dirty").Output()
	if err != nil {
		return "development"
	}
	return strings.TrimSpace(string(out))
}

// day is the day of the commit that is checked out, or today, as "2026-05-04".
func (p project) day(ctx context.Context) string {
	out, err := p.command(ctx, nil, "git", "log", "-1", "--format=%cs").Output()
	if err != nil {
		return time.Now().UTC().Format(time.DateOnly)
	}
	return strings.TrimSpace(string(out))
}

// ldflags are the linker's flags for a program that players get: without symbols, with its version, and on Windows
// without a console.
func ldflags(version, goos string) string {
	flags := "-w -X main.version=" + version
	if goos != "js" { // there the names of functions are needed (dress)
		flags += " -s"
	}
	if goos == "windows" {
		flags += " -H=windowsgui"
	}
	if goos == "linux" {
		flags += " -bindnow"
	}
	return flags
}

// hardening are the compiler's flags for a program that lies at another address each time. Those for macOS and Windows
// are made so anyway.
func hardening(goos string) []string {
	if goos == "linux" {
		return []string{"-buildmode=pie"}
	}
	return nil
}

// dist makes the packages of a release.
type dist struct {
	project
	release.Release
	pkg      string // the program that is packed
	compiler string // the compiler's flags for all of it
	out      string // the folder into which the packages go
	papers   []release.Member
	icon     []byte // the largest picture of the icon
}

// make makes all packages. The same sources give the same bytes.
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

// read reads what comes with the program.
func (d *dist) read() (err error) {
	for name, from := range map[string]string{
		"CREDITS.md": "assets/CREDITS.md", "LICENCES.txt": "assets/LICENCES.txt", "LICENSE.txt": "LICENSE", "README.md": "README.md",
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

// compile builds the program for a system and returns its file's content.
func (d *dist) compile(ctx context.Context, goos, goarch string) ([]byte, error) {
	say("building for %s on %s …", goos, goarch)
	folder, err := os.MkdirTemp("", "gulch-dist")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(folder)
	file := filepath.Join(folder, "gulch")
	flags := append(hardening(goos), trimmed, "-gcflags=all="+d.compiler, "-ldflags", ldflags(d.Version, goos))
	if err := d.build(ctx, file, d.pkg, goos, goarch, flags...); err != nil {
		return nil, err
	}
	return os.ReadFile(file)
}

// keep writes a package and says how large it is.
func (d *dist) keep(name string, data []byte) error {
	say("  %s: %.1f MB", name, float64(len(data))/1e6)
	return writeFile(filepath.Join(d.out, name), data)
}

// linux makes the archive that installs for one user, and the package of Debian, for each processor.
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
		data, err := release.Tar(release.Under(name, members))
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

// windows makes an archive for each processor, with a program that has an icon and tells its version.
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
			if err := d.tool(ctx, folder, "go-winres", "patch", "--no-backup", "--in", "winres.json", "gulch.exe"); err != nil {
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
		data, err := release.Zip(release.Under(name, files))
		if err != nil {
			return err
		}
		if err := d.keep(name+".zip", data); err != nil {
			return err
		}
	}
	return nil
}

// macos makes one app for both processors.
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

// inFolder writes files into a folder for as long as work runs.
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

// tool runs a tool that cmd/release/tools/go.mod pins, in a folder. It has a module of its own, so that that of the program
// names only what the program and its tests are made of.
func (p project) tool(ctx context.Context, folder, name string, args ...string) error {
	found, err := p.command(ctx, nil, "go", "tool", "-modfile", p.path("cmd/release/tools/go.mod"), "-n", name).Output()
	if err != nil {
		return fmt.Errorf("the tool %s cannot be built: %w", name, err)
	}
	cmd := p.command(ctx, nil, strings.TrimSpace(string(found)), args...)
	cmd.Dir = folder
	if out, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("%s %s: %w\n%s", name, strings.Join(args, " "), err, out)
	}
	return nil
}
