package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"
)

// aptWaits is the option that makes apt wait up to ten minutes for another installer to finish,
// such as the system's automatic updates.
const aptWaits = "DPkg::Lock::Timeout=600"

// installPackages installs the packages of the given tools with apt, as root or by sudo. On systems
// without apt it returns an error that says what to install.
func installPackages(ctx context.Context, p project, tools []tool) error {
	packages := packagesOf(tools)
	list := strings.Join(packages, " ")
	if !onPath("apt-get") {
		return fmt.Errorf("please install what is missing with your system's package manager; "+
			"on Debian and Ubuntu the packages are called: %s", list)
	}
	var prefix []string
	if os.Geteuid() != 0 {
		if !onPath("sudo") {
			return fmt.Errorf("installing needs root and there is no sudo; as root: apt-get install %s", list)
		}
		prefix = []string{"sudo"}
	}
	say("  installing with apt: %s", list)
	apt := append(prefix, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-q", "-o", aptWaits)
	// If one package source does not respond, the other sources may be sufficient.
	if err := runWithTerminal(ctx, p, append(slices.Clone(apt), "update")); err != nil {
		say("  %v; continuing with the old package lists", err)
	}
	install := append(slices.Clone(apt), "install", "-y", "--no-install-recommends")
	if err := runWithTerminal(ctx, p, append(install, packages...)); err != nil {
		return fmt.Errorf("apt could not install %s: %w", list, err)
	}
	return nil
}

// aptHas reports whether apt can install the package with the given name.
func aptHas(ctx context.Context, p project, name string) bool {
	if !onPath("apt-cache") {
		return false
	}
	_, err := p.output(ctx, nil, "apt-cache", "show", name)
	return err == nil
}

// runWithTerminal runs a program that may ask the user for a password, such as sudo. line contains
// its name and arguments. Its output is printed only if it fails.
func runWithTerminal(ctx context.Context, p project, line []string) error {
	cmd := p.command(ctx, nil, line[0], line[1:]...)
	cmd.Stdin = os.Stdin
	var said strings.Builder
	cmd.Stdout, cmd.Stderr = &said, &said
	if err := cmd.Run(); err != nil {
		indent(messageWriter, said.String())
		return fmt.Errorf("%s: %w", strings.Join(line, " "), err)
	}
	return nil
}

func packagesOf(tools []tool) []string {
	var packages []string
	for _, t := range tools {
		packages = append(packages, t.packages...)
	}
	slices.Sort(packages)
	return slices.Compact(packages)
}

// stillMissing returns an error that lists the given tools, nil if there are none. It is called
// with the tools that are still missing after the installation.
func stillMissing(tools []tool) error {
	var errs []error
	for _, t := range tools {
		errs = append(errs, fmt.Errorf("%s, for %s, is still missing after installing %s",
			t.name, t.why, strings.Join(t.packages, " ")))
	}
	return errors.Join(errs...)
}
