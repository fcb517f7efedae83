package main

import (
	"bufio"
	"bytes"
	"cmp"
	"encoding/csv"
	"encoding/json"
	"errors"
	"fmt"
	"go/ast"
	"io"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// The English text is the key of its translations, because the code then reads like what the player
// sees. The price is that a changed text loses its translations. `dev words -rename FILE` changes
// texts and moves their translations along.

// rename is the replacement of one text. It is a line of the file that `dev words -rename` reads.
type rename struct {
	Old string `json:"old"` // the text today; of a text with plural forms, the plural
	New string `json:"new"` // the new text or plural
	One string `json:"one"` // the new singular, "" for a text with one form
	// a folder, such as "scenes/dakota": the text changes only in its files, and the old text stays
	// for other places that show it; "" for everywhere
	Only string `json:"only"`
	// new translations by language tag: a string, or a list of plural forms; if the new text has no
	// translation here, it keeps that of the old text
	Translations map[string]any `json:"-"`
}

// UnmarshalJSON reads a line of the file: the fields of rename, and a field for each language.
func (r *rename) UnmarshalJSON(data []byte) error {
	var fields map[string]any
	if err := json.Unmarshal(data, &fields); err != nil {
		return err
	}
	text := func(name string) string {
		s, _ := fields[name].(string)
		delete(fields, name)
		return s
	}
	r.Old, r.New, r.One, r.Only = text("old"), text("new"), text("one"), text("only")
	r.Translations = fields
	for tag, value := range fields {
		switch value.(type) {
		case string, []any:
		default:
			return fmt.Errorf("%q: the translation %q is neither a text nor a list of texts", r.Old, tag)
		}
	}
	if r.Old == "" || r.New == "" {
		return fmt.Errorf("%s: expected the fields old and new", data)
	}
	return nil
}

// readRenames reads the file that `dev words -rename` is given: a JSON object per line. It returns
// an error that lists all faults: two replacements of one text, format verbs that differ.
func readRenames(r io.Reader) (map[string]rename, error) {
	all := map[string]rename{}
	var faults []error
	lines := bufio.NewScanner(r)
	lines.Buffer(nil, 1<<20)
	for n := 1; lines.Scan(); n++ {
		if len(bytes.TrimSpace(lines.Bytes())) == 0 {
			continue
		}
		var x rename
		if err := json.Unmarshal(lines.Bytes(), &x); err != nil {
			faults = append(faults, fmt.Errorf("line %d: %w", n, err))
			continue
		}
		if before, twice := all[x.Old]; twice && before.New != x.New {
			faults = append(faults, fmt.Errorf("line %d: %q is to become %q and %q", n, x.Old, before.New, x.New))
		}
		if !slices.Equal(argumentsOf(x.Old), argumentsOf(x.New)) {
			faults = append(faults, fmt.Errorf("line %d: %q and %q take different arguments", n, x.Old, x.New))
		}
		all[x.Old] = x
	}
	return all, errors.Join(append(faults, lines.Err())...)
}

// renameTexts replaces texts in the sources, data files, lessons and tests, and moves their
// translations along. It prints which translations should be looked at again, and where a test or a
// list of fragments still contains an old text.
func renameTexts(p project, file string) error {
	f, err := os.Open(file)
	if err != nil {
		return err
	}
	defer f.Close()
	all, err := readRenames(f)
	if err != nil {
		return err
	}
	texts, err := collect(p)
	if err != nil {
		return err
	}
	r := renamer{p: p, all: all, ones: map[string]string{}, used: map[string]bool{}}
	for _, t := range texts {
		if x, ok := all[t.many]; ok && t.one != "" {
			r.ones[t.one] = cmp.Or(x.One, t.one)
		}
	}
	steps := []func() error{r.sources, r.dataFiles, r.translations, r.tests}
	for _, step := range steps {
		if err := step(); err != nil {
			return err
		}
	}
	for _, old := range slices.Sorted(maps.Keys(all)) {
		if !r.used[old] {
			say("no source has the text %q", old)
		}
	}
	return nil
}

// renamer replaces texts in the files of the project.
type renamer struct {
	p    project
	all  map[string]rename // by old text
	ones map[string]string // new singular forms, by old singular
	used map[string]bool   // old texts that were found
}

// replacement returns the new text that replaces old, a text or the singular form of a text, in a
// file. It returns false if the text stays as it is. file is the path of the file from the root
// folder.
func (r *renamer) replacement(file, old string) (string, bool) {
	if x, ok := r.all[old]; ok {
		if !strings.HasPrefix(file, x.Only) {
			return "", false
		}
		r.used[old] = true
		return x.New, x.New != old
	}
	one, ok := r.ones[old]
	return one, ok && one != old
}

// inFile returns the function replacement for a file.
func (r *renamer) inFile(file string) func(old string) (string, bool) {
	return func(old string) (string, bool) { return r.replacement(file, old) }
}

// relative returns the path of a file from the root folder, with slashes.
func (r *renamer) relative(name string) string {
	if rel, err := filepath.Rel(r.p.root, name); err == nil {
		return filepath.ToSlash(rel)
	}
	return name
}

// edit replaces the bytes from up to, but not including, to by text.
type edit struct {
	from, to int
	text     string
}

// applyEdits returns data with the edits, which must not overlap.
func applyEdits(data []byte, edits []edit) []byte {
	slices.SortFunc(edits, func(a, b edit) int { return cmp.Compare(b.from, a.from) })
	for _, e := range edits {
		data = slices.Replace(data, e.from, e.to, []byte(e.text)...)
	}
	return data
}

// rewrite applies edits to the file name.
func rewrite(name string, edits []edit) error {
	if len(edits) == 0 {
		return nil
	}
	data, err := os.ReadFile(name)
	if err != nil {
		return err
	}
	return os.WriteFile(name, applyEdits(data, edits), 0o644)
}

// sources replaces the texts in the Go files from which texts are collected. It also replaces them
// in other literals there that are long enough to be no ID, such as the keys of a map of short
// texts. A text that was a concatenation of literals becomes one literal.
func (r *renamer) sources() error {
	edits := map[string]map[int]edit{}
	c := collector{root: r.p.root}
	replace := func(e ast.Expr, s string) {
		from, to := c.files.Position(e.Pos()), c.files.Position(e.End())
		text, ok := r.replacement(r.relative(from.Filename), s)
		if !ok {
			return
		}
		if edits[from.Filename] == nil {
			edits[from.Filename] = map[int]edit{}
		}
		edits[from.Filename][from.Offset] = edit{from.Offset, to.Offset, strconv.Quote(text)}
	}
	c.found = replace
	c.visit = func(f *ast.File) {
		ast.Inspect(f, func(n ast.Node) bool {
			if _, ok := n.(*ast.ImportSpec); ok {
				return false
			}
			e, ok := n.(ast.Expr)
			if !ok {
				return true
			}
			s, ok := literal(e)
			if ok && len(s) >= minUnmarked && strings.Contains(s, " ") {
				replace(e, s)
			}
			return !ok
		})
	}
	for _, folder := range marked {
		c.walk(folder)
	}
	if c.err != nil {
		return c.err
	}
	for name, of := range edits {
		if err := rewrite(name, slices.Collect(maps.Values(of))); err != nil {
			return err
		}
	}
	return nil
}

// minUnmarked is the minimum length in bytes of a literal that is replaced although it is not
// marked as a text.
const minUnmarked = 8

// dataFiles replaces the texts in CSV and JSON files: whole fields of CSV files, and whole strings
// of JSON files.
func (r *renamer) dataFiles() error {
	for _, pattern := range []string{"assets/talk/*.csv", "assets/goals/*.csv", "assets/data/*/*.csv"} {
		if err := r.eachFile(pattern, csvEdits); err != nil {
			return err
		}
	}
	for _, pattern := range []string{"assets/lessons/*.json", "assets/practice/*.json", "assets/primer/*.json",
		"assets/data/*/*.json"} {
		if err := r.eachFile(pattern, jsonEdits); err != nil {
			return err
		}
	}
	return nil
}

// eachFile rewrites the files that match a pattern with the edits that edits returns for them.
func (r *renamer) eachFile(pattern string,
	edits func(data []byte, replacement func(string) (string, bool)) []edit) error {
	files, err := filepath.Glob(r.p.path(pattern))
	if err != nil {
		return err
	}
	for _, name := range files {
		data, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		if err := rewrite(name, edits(data, r.inFile(r.relative(name)))); err != nil {
			return err
		}
	}
	return nil
}

// csvEdits returns the edits that replace whole fields of a CSV file, except the names of the
// columns. replacement returns the new text of a field, or false if the field is to stay.
func csvEdits(data []byte, replacement func(string) (string, bool)) (edits []edit) {
	lines := []int{0} // offset of each line
	for i, b := range data {
		if b == '\n' {
			lines = append(lines, i+1)
		}
	}
	rows := csv.NewReader(bytes.NewReader(data))
	rows.FieldsPerRecord = -1
	for {
		row, err := rows.Read()
		if err != nil {
			return edits // the end, or a file whose faults its own reader reports
		}
		for i, field := range row {
			text, ok := replacement(field)
			if line, _ := rows.FieldPos(i); !ok || line == 1 { // the first line has the names of the columns
				continue
			}
			line, column := rows.FieldPos(i)
			from := lines[line-1] + column - 1
			to := from + len(field)
			if data[from] == '"' {
				to = from + len(field) + strings.Count(field, `"`) + 2
			}
			var b strings.Builder
			w := csv.NewWriter(&b)
			w.Write([]string{text}) // a strings.Builder never fails
			w.Flush()
			edits = append(edits, edit{from, to, strings.TrimSuffix(b.String(), "\n")})
		}
	}
}

// jsonEdits returns the edits that replace whole strings of a JSON file, except keys. replacement
// returns the new text of a string, or false if the string is to stay.
func jsonEdits(data []byte, replacement func(string) (string, bool)) (edits []edit) {
	for from := 0; from < len(data); from++ {
		if data[from] != '"' {
			continue
		}
		to := from + 1
		for ; to < len(data) && data[to] != '"'; to++ {
			if data[to] == '\\' {
				to++
			}
		}
		to = min(to+1, len(data))
		var value string
		isKey := bytes.HasPrefix(bytes.TrimLeft(data[to:], " \t\r\n"), []byte(":"))
		if json.Unmarshal(data[from:to], &value) == nil && !isKey {
			if text, ok := replacement(value); ok {
				edits = append(edits, edit{from, to, strings.TrimSuffix(string(marshal(text)), "\n")})
			}
		}
		from = to - 1
	}
	return edits
}

// translations moves the translations of the replaced texts to their new keys, with the new
// translations where there are any. It prints those that were only moved.
func (r *renamer) translations() error {
	files, err := filepath.Glob(r.p.path("assets/words/*/*.json"))
	if err != nil {
		return err
	}
	files = slices.DeleteFunc(files, func(f string) bool { return filepath.Base(filepath.Dir(f)) == "en" })
	catalogues := map[string]map[string]any{} // by file
	staying := map[[2]string]bool{}           // texts that have a translation already, by language and text
	for _, name := range files {
		data, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		var entries map[string]any
		if err := json.Unmarshal(data, &entries); err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		catalogues[name] = entries
		for key := range entries {
			if x, ok := r.all[key]; !ok || x.Only != "" {
				staying[[2]string{filepath.Base(filepath.Dir(name)), key}] = true
			}
		}
	}
	moved := 0
	for _, name := range files {
		tag, entries, next := filepath.Base(filepath.Dir(name)), catalogues[name], map[string]any{}
		for key, value := range entries {
			x, ok := r.all[key]
			if !ok {
				next[key] = value
				continue
			}
			if x.Only != "" {
				next[key] = value
			}
			if at := [2]string{tag, x.New}; staying[at] {
				continue // the new text was there before, with a translation of its own
			} else if x.New != key {
				staying[at] = true // of two texts that become one, the first gives the translation
			}
			if better := x.Translations[tag]; better != nil {
				value = better
			} else if x.New != key {
				moved++
			}
			next[x.New] = value
		}
		if err := os.WriteFile(name, marshal(next), 0o644); err != nil {
			return err
		}
	}
	say("%d translations were moved to a new text unchanged: look whether they still say the same", moved)
	return nil
}

// tests replaces whole literals in the tests, and prints the places that still contain an old text.
// Short texts without a space are only printed, since they may be IDs.
func (r *renamer) tests() error {
	return fs.WalkDir(os.DirFS(r.p.root), ".", func(name string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && (d.Name() == ".git" || d.Name() == "node_modules"):
			return fs.SkipDir
		case d.IsDir() || !strings.HasSuffix(name, "_test.go"):
			return nil
		}
		return r.test(name)
	})
}

// test replaces the texts in a test file.
func (r *renamer) test(name string) error {
	c := collector{root: r.p.root}
	f := c.parse(name)
	if c.err != nil {
		return c.err
	}
	var edits []edit
	ast.Inspect(f, func(n ast.Node) bool {
		e, ok := n.(ast.Expr)
		if !ok {
			return true
		}
		s, ok := literal(e)
		if !ok {
			return true
		}
		from, to := c.files.Position(e.Pos()), c.files.Position(e.End())
		if text, ok := r.replacement(name, s); ok {
			if strings.Contains(s, " ") {
				edits = append(edits, edit{from.Offset, to.Offset, strconv.Quote(text)})
			} else {
				say("%s:%d: %q may be the text that is now %q", name, from.Line, s, text)
			}
			return false
		}
		for old, x := range r.all {
			if len(old) >= minFragment && x.New != old && strings.Contains(s, old) {
				say("%s:%d: contains %q, which is now %q", name, from.Line, old, x.New)
			}
		}
		return false
	})
	return rewrite(r.p.path(name), edits)
}

// minFragment is the minimum length of an old text that is looked for within longer literals of
// tests.
const minFragment = 12
