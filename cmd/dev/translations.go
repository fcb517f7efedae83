package main

import (
	"cmp"
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"gulch/render/i18n"
)

// runWords implements `dev words`: it writes the English catalogue and prints the texts that the
// other languages lack.
func runWords(_ context.Context, p project, args []string) error {
	flags := flag.NewFlagSet("words", flag.ContinueOnError)
	tidy := flags.Bool("tidy", false, "take texts out of the translations that the app no longer shows")
	fresh := flags.String("new", "", "make the empty catalogue of the language with this `tag`, and say what else "+
		"it needs")
	renames := flags.String("rename", "", "replace texts as the `file` says, and move their translations along")
	if err := parse(flags, args); err != nil {
		return err
	}
	if *renames != "" {
		if err := renameTexts(p, *renames); err != nil {
			return err
		}
	}
	texts, err := collect(p)
	if err != nil {
		return err
	}
	if err := writeEnglish(p, texts); err != nil {
		return err
	}
	say("%d texts are in assets/words/en", len(texts))
	if *fresh != "" {
		lacks, err := newLanguage(p, *fresh, texts)
		for _, l := range lacks {
			say("  %s", l)
		}
		return err
	}
	if *tidy {
		if err := tidyTranslations(p, texts); err != nil {
			return err
		}
	}
	languages, err := translations(p)
	if err != nil {
		return err
	}
	bad := 0
	for _, m := range mistakes(texts) {
		say("%s", m)
		bad++
	}
	for _, l := range languages {
		lacks, wrong := l.compare(texts)
		bad += len(wrong) + l.tell(lacks)
		for _, w := range wrong {
			say("%s: %s", l.tag, w)
		}
	}
	if bad > 0 {
		return fmt.Errorf("%d texts are missing or wrong; put them into a file of the area in assets/words", bad)
	}
	return nil
}

// maxListed is the maximum number of missing texts of a language that are printed. If more are
// missing, only their number is printed.
const maxListed = 400

// tell prints the texts in lacks, which have no translation into the language, by area and key, and
// returns their number.
func (l language) tell(lacks map[string]map[string]any) int {
	n := 0
	for _, area := range lacks {
		n += len(area)
	}
	for _, area := range slices.Sorted(maps.Keys(lacks)) {
		if n > maxListed {
			say("assets/words/%s lacks %d texts of %s", l.tag, len(lacks[area]), area)
			continue
		}
		say("\nassets/words/%s/%s.json lacks:", l.tag, area)
		os.Stdout.Write(marshal(lacks[area]))
	}
	return n
}

// text is a translatable text of the app as written in the source.
type text struct {
	area  string // name of the catalogue's file for the text, such as the ID of a game
	one   string // singular form of the text, "" if it has no plural form
	many  string // plural form, or the only form of the text; translations are found by it
	place string // position of the text in the source, as file and line
}

// english returns the English catalogue: the forms of each text, by area (name of a file) and key.
func english(texts []text) map[string]map[string]any {
	areas := map[string]map[string]any{}
	for _, t := range texts {
		if areas[t.area] == nil {
			areas[t.area] = map[string]any{}
		}
		if t.one != "" {
			areas[t.area][t.many] = []string{t.one, t.many}
		} else {
			areas[t.area][t.many] = t.many
		}
	}
	return areas
}

// marshal returns the content of the catalogue's file for an area: a JSON object, sorted, with one
// text per line.
func marshal(area any) []byte {
	var b strings.Builder
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	if err := enc.Encode(area); err != nil {
		return []byte(err.Error()) // impossible, because the area contains only strings
	}
	return []byte(b.String())
}

// writeEnglish writes the English catalogue with the given texts, in place of the old one.
func writeEnglish(p project, texts []text) error {
	old, err := filepath.Glob(p.path("assets/words/en/*.json"))
	if err != nil {
		return err
	}
	for _, f := range old {
		if err := os.Remove(f); err != nil {
			return err
		}
	}
	if err := os.MkdirAll(p.path("assets/words/en"), 0o755); err != nil {
		return err
	}
	for area, texts := range english(texts) {
		if err := os.WriteFile(p.path("assets/words/en/"+area+".json"), marshal(texts), 0o644); err != nil {
			return err
		}
	}
	return nil
}

// tidyTranslations rewrites the catalogues of translations: sorted, and without texts that the app
// no longer has.
func tidyTranslations(p project, texts []text) error {
	known := map[string]bool{}
	for _, t := range texts {
		known[t.many] = true
	}
	files, err := filepath.Glob(p.path("assets/words/*/*.json"))
	if err != nil {
		return err
	}
	for _, f := range files {
		if filepath.Base(filepath.Dir(f)) == "en" {
			continue
		}
		data, err := os.ReadFile(f)
		if err != nil {
			return err
		}
		var entries map[string]any
		if err := json.Unmarshal(data, &entries); err != nil {
			return fmt.Errorf("%s: %w", f, err)
		}
		maps.DeleteFunc(entries, func(key string, _ any) bool { return !known[key] })
		if err := os.WriteFile(f, marshal(entries), 0o644); err != nil {
			return err
		}
	}
	return nil
}

// language is the catalogue of a language other than English: its translations of the app's texts.
type language struct {
	tag   string
	texts map[string]string   // translations of texts with one form, by key
	forms map[string][]string // translations of texts with plural forms, by key
	files map[string]string   // name of the file that contains the translation, by key
}

// translations reads the catalogues of all languages except English.
func translations(p project) ([]language, error) {
	files, err := filepath.Glob(p.path("assets/words/*/*.json"))
	if err != nil {
		return nil, err
	}
	byTag := map[string]language{}
	for _, f := range files {
		tag := filepath.Base(filepath.Dir(f))
		if tag == "en" {
			continue
		}
		l, ok := byTag[tag]
		if !ok {
			l = language{tag, map[string]string{}, map[string][]string{}, map[string]string{}}
			byTag[tag] = l
		}
		if err := l.read(f); err != nil {
			return nil, fmt.Errorf("%s: %w", f, err)
		}
	}
	var out []language
	for _, l := range byTag {
		out = append(out, l)
	}
	slices.SortFunc(out, func(a, b language) int { return cmp.Compare(a.tag, b.tag) })
	return out, nil
}

// draft reports whether the translation is unfinished, so that the language is not offered yet.
func (l language) draft() bool { return !slices.Contains(i18n.Languages(), l.tag) }

func (l language) read(file string) error {
	data, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	var entries map[string]any
	if err := json.Unmarshal(data, &entries); err != nil {
		return err
	}
	for key, value := range entries {
		if other, twice := l.files[key]; twice {
			if old, text := l.texts[key]; text && old != value {
				return fmt.Errorf("%q is translated in another way in %s", key, other)
			}
			continue
		}
		l.files[key] = filepath.Base(file)
		switch v := value.(type) {
		case string:
			l.texts[key] = v
		case []any:
			for _, form := range v {
				l.forms[key] = append(l.forms[key], fmt.Sprint(form))
			}
		}
	}
	return nil
}

// mistakes returns messages about mistakes in the English texts: singular and plural forms that
// take different arguments.
func mistakes(texts []text) []string {
	var out []string
	for _, t := range texts {
		if t.one != "" && !slices.Equal(argumentsOf(t.one), argumentsOf(t.many)) {
			out = append(out, fmt.Sprintf("%s: %q and %q take different arguments", t.place, t.one, t.many))
		}
	}
	return out
}

// compare compares the catalogue of a language with the texts of the app. lacks contains the texts
// without a translation, by area, with the English text as a template. wrong contains messages
// about faults of translations: different format verbs, missing plural forms, keys that the app no
// longer has, and typewriter quotation marks.
func (l language) compare(texts []text) (lacks map[string]map[string]any, wrong []string) {
	lacks = map[string]map[string]any{}
	known := map[string]bool{}
	for _, t := range texts {
		known[t.many] = true
		forms := l.forms[t.many]
		if t.one == "" {
			forms = []string{l.texts[t.many]}
		}
		found := len(forms) > 0 && !slices.Contains(forms, "") // empty forms are not translated yet
		if !found {
			if lacks[t.area] == nil {
				lacks[t.area] = map[string]any{}
			}
			if lacks[t.area][t.many] = t.many; t.one != "" {
				lacks[t.area][t.many] = []string{t.one, t.many}
			}
			continue
		}
		if t.one != "" && len(forms) < 2 {
			wrong = append(wrong, fmt.Sprintf("%s: %q has one form only", l.files[t.many], t.many))
		}
		for _, form := range forms {
			if why := l.differ(t.many, form); why != "" {
				wrong = append(wrong, fmt.Sprintf("%s: %q is translated as %q: %s", l.files[t.many], t.many, form, why))
			}
		}
	}
	for key, file := range l.files {
		if !known[key] {
			wrong = append(wrong, fmt.Sprintf("%s: no text of the app is %q any more", file, key))
		}
	}
	slices.Sort(wrong)
	return lacks, wrong
}

// differ returns a message about the first fault that it finds in a translation of a text, "" if it
// finds none.
func (l language) differ(text, translated string) string {
	switch {
	case !slices.Equal(argumentsOf(text), argumentsOf(translated)):
		return fmt.Sprintf("it takes %v, not %v", argumentsOf(translated), argumentsOf(text))
	case strings.ContainsAny(translated, `"'`):
		return "write quotation marks and apostrophes (’) as they are printed"
	case l.quotes(translated) != "":
		return l.quotes(translated)
	case strings.Contains(translated, "$%"):
		return "the sign of money stands behind its number"
	case strings.Contains(translated, "..."):
		return "write … for three points"
	case strings.TrimSpace(translated) != translated:
		return "there is a space at its end"
	}
	return ""
}

// quotes returns a message if a translation uses quotation marks of another language, "" if it does
// not.
func (l language) quotes(text string) string {
	own, _ := i18n.FindLanguage(l.tag)
	marks := own.Quotes[0] + own.Quotes[1]
	if strings.Contains(marks, "«") {
		marks += "“”" // these marks may be used within quotations
	}
	for _, r := range text {
		if strings.ContainsRune("„“”«»", r) && !strings.ContainsRune(marks, r) {
			return fmt.Sprintf("%q is no mark of this language, which quotes as in %q", r,
				own.Quotes[0]+"…"+own.Quotes[1])
		}
	}
	return ""
}

// argumentsOf returns the format verbs of a text, each with the number of its argument, such as
// "1d" and "2s".
func argumentsOf(text string) []string {
	var out []string
	next := 1
	for i := 0; i < len(text); i++ {
		if text[i] != '%' {
			continue
		}
		for i++; i < len(text) && strings.IndexByte("[]-+ #.0123456789", text[i]) >= 0; i++ {
			if text[i] == ']' {
				next = int(text[i-1] - '0')
			}
		}
		if i < len(text) && text[i] != '%' {
			kind := text[i]
			if kind == 'v' || kind == 'w' || kind == 'q' {
				kind = 's' // a finished text is inserted as a string
			}
			out = append(out, fmt.Sprintf("%d%c", next, kind))
			next++
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}
