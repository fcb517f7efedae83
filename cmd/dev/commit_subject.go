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

// maxSubject is the maximum length of the subject of a commit, in characters.
const maxSubject = 72

// subjectForm matches a subject of the form "package: verb …". Several packages are separated by
// commas.
var subjectForm = regexp.MustCompile(`^([^\s:]+(?:, [^\s:]+)*): (\S+)( .*)?$`)

// notImperative matches verbs that are not in the imperative, such as "added" or "fixes". The
// subject of a commit must not begin with one.
var notImperative = regexp.MustCompile(`(?i)^(\w+(ed|ing)|adds|fixes|makes|removes|uses|shows|lets|has|is|are)$`)

// runSubject implements `dev subject`, which .githooks/commit-msg calls. It checks the subject of
// the commit message that git has written into a file.
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

// checkSubject returns an error that says what to change if the subject of a commit does not have
// the form "package: verb …", has more than 72 characters, or names a package that does not exist.
// It accepts the subjects of merges, reverts and fixups, which git writes itself.
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

// knowsRemoved reports whether the last commit contains a package or folder with the given path,
// which no longer exists on the disk. The subject of the commit that removes it may name it.
func (p project) knowsRemoved(name string) bool {
	out, err := p.output(context.Background(), nil, "git", "ls-tree", "--name-only", "HEAD", "--", path.Clean(name))
	return err == nil && strings.TrimSpace(out) != ""
}
