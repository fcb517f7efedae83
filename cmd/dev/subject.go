package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"path"
	"regexp"
	"strings"
)

// maxSubject is the longest subject of a commit, in characters.
const maxSubject = 72

// subjectForm is "package: verb …". Several packages are separated by commas.
var subjectForm = regexp.MustCompile(`^([^\s:]+(?:, [^\s:]+)*): (\S+)( .*)?$`)

// notImperative matches the first word of a subject that tells what was done instead of what the
// commit does.
var notImperative = regexp.MustCompile(`(?i)^(\w+(ed|ing)|adds|fixes|makes|removes|uses|shows|lets|has|is|are)$`)

// runSubject checks the subject of a commit message that git has written into a file. It is called
// by .githooks/commit-msg.
func runSubject(_ context.Context, p project, args []string) error {
	flags := flag.NewFlagSet("subject", flag.ContinueOnError)
	file := flags.String("file", "", "the `file` with the commit message")
	if err := parse(flags, args); err != nil {
		return err
	}
	text, err := os.ReadFile(*file)
	if err != nil {
		return err
	}
	subject, _, _ := strings.Cut(string(text), "\n")
	return p.checkSubject(subject)
}

// checkSubject returns an error that says what to change if a commit's subject is not of the form
// "package: verb …" with at most 72 characters, or names a package that does not exist. Subjects
// that git writes itself, of merges, reverts and fixups, pass.
func (p project) checkSubject(subject string) error {
	for _, own := range []string{"Merge ", "Revert ", "fixup! ", "squash! ", "amend! "} {
		if strings.HasPrefix(subject, own) {
			return nil
		}
	}
	parts := subjectForm.FindStringSubmatch(subject)
	if parts == nil {
		return fmt.Errorf(
			`the subject %q is not of the form "package: verb …", as in "scenes/table: stop undo at the handover"`,
			subject)
	}
	if n := len([]rune(subject)); n > maxSubject {
		return fmt.Errorf("the subject has %d characters; at most %d: say the rest in the body", n, maxSubject)
	}
	if strings.HasSuffix(subject, ".") {
		return errors.New("the subject ends with a full stop; leave it out")
	}
	for _, name := range strings.Split(parts[1], ", ") {
		if _, err := os.Stat(p.path(path.Clean(name))); err != nil && !p.knowsRemoved(name) {
			return fmt.Errorf("the subject names %s, and there is no such package, folder or file", name)
		}
	}
	if verb := parts[2]; notImperative.MatchString(verb) || strings.ToLower(verb[:1]) != verb[:1] {
		return fmt.Errorf(`after the package the subject says %q; write a verb in the imperative: "add", "fix", "show"`,
			verb)
	}
	return nil
}

// knowsRemoved reports whether git has files of a package or folder that is not on disk: one that
// the commit removes.
func (p project) knowsRemoved(name string) bool {
	out, err := p.output(context.Background(), nil, "git", "ls-tree", "--name-only", "HEAD", "--", path.Clean(name))
	return err == nil && strings.TrimSpace(out) != ""
}
