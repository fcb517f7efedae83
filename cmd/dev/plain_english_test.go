package main

import (
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// stilted lists patterns that no English text of the app contains, with what to write instead. The
// remarks of bots (area talk) and the stories of the Trail are in their speakers' voices and may
// use them.
var stilted = []struct {
	pattern *regexp.Regexp
	instead string
}{
	{regexp.MustCompile(`(?i)\bwhoever\b`), "the player with, the player who"},
	{regexp.MustCompile(`(?i)\b(somebody|anybody|everybody) `), "a player, any player, each player"},
	{regexp.MustCompile(`(?i)\bin (your|his|her|their) (own )?turns?\b`), "on your turn"},
	{regexp.MustCompile(`(?i)\b(for nothing|without price)\b`), "for free"},
	{regexp.MustCompile(`(?i)\bcounts? \S+ less\b`), "−1"},
	{regexp.MustCompile(`(%d|[0-9]) (points?|cards?|gold|spaces?) more\b`), "2 more points"},
	{regexp.MustCompile(`\bfrom (%d|[0-9]+) on\b`), "4 or more"},
	{regexp.MustCompile(`\b(%d|[0-9]+|one|two|three) at most\b`), "up to 3"},
	{regexp.MustCompile(`(?i)\band the like\b|\bnone too\b|\bno such\b`), "similar, that kind"},
	{regexp.MustCompile(`\b(lies|hangs) (open|on|in|at|beside)\b`), "is"},
	{regexp.MustCompile(`(?i)\bcomes? to light\b`), "is revealed"},
	{regexp.MustCompile(`(?i)\ba draw is\b`), "he wins ties"},
	{regexp.MustCompile(`(?i)\blet (it|that) be\b|\blets? (it|that|them) go by\b`), "skip, pass, don't answer"},
	{regexp.MustCompile(`(?i)\bof that the rules\b`), "the rules cover that"},
	{regexp.MustCompile(`\blit (card|worker|space|end|building|tile|piece)s?\b`), "highlighted"},
}

// spelledOut matches what the app says with a contraction. Rule books are more formal and spell it
// out.
var spelledOut = regexp.MustCompile(`(?i)\b(do|does|did|is|are|was|were|has|have|will|can) ?not\b`)

// spoken lists the areas and kinds of texts whose voice is somebody's own.
var spoken = []string{"talk", "trail"}

// reading holds what the sentences of a kind of text may measure, in words.
type reading struct {
	kind         string
	mean         float64
	longest      int
	texts        []string
	words, count int
}

// TestTextsReadPlainly checks that no English text uses a stilted pattern, and that the sentences
// of each kind of text are short: no sentence of a rule book has more than 22 words.
func TestTextsReadPlainly(t *testing.T) {
	p, err := findProject()
	if err != nil {
		t.Fatal(err)
	}
	kinds := map[string]*reading{
		"rule books": {mean: 9.5, longest: 22},
		"lessons":    {mean: 9, longest: 25},
		"refusals":   {mean: 8, longest: 22},
		"remarks":    {mean: 6, longest: 15},
		"screens":    {mean: 6, longest: 25},
	}
	for name, texts := range areasOf(t, p, "en") {
		kind := kinds[kindOf(name)]
		for _, english := range slices.Sorted(maps.Keys(texts)) {
			kind.texts = append(kind.texts, forms(texts[english])...)
			if !slices.Contains(spoken, name) {
				checkStilted(t, name, english)
			}
			if found := spelledOut.FindString(english); found != "" && name != "talk" {
				t.Errorf("%s: %q says %q; write a contraction: don't, isn't, can't", name, english, found)
			}
		}
	}
	books, err := filepath.Glob(p.path("assets/rules/*/en.txt"))
	if err != nil || len(books) == 0 {
		t.Fatalf("found no rule books (%v)", err)
	}
	for _, book := range books {
		for _, paragraph := range paragraphsOf(t, book) {
			checkStilted(t, book, paragraph)
			kinds["rule books"].texts = append(kinds["rule books"].texts, paragraph)
		}
	}
	for _, name := range slices.Sorted(maps.Keys(kinds)) {
		kinds[name].kind = name
		kinds[name].check(t)
	}
}

// kindOf returns the kind of the texts in an area of the catalogue, a key of the kinds in
// TestTextsReadPlainly.
func kindOf(area string) string {
	switch {
	case strings.HasPrefix(area, "refusals"):
		return "refusals"
	case area == "lessons":
		return "lessons"
	case area == "talk":
		return "remarks"
	}
	return "screens"
}

func checkStilted(t *testing.T, where, text string) {
	t.Helper()
	for _, s := range stilted {
		if found := s.pattern.FindString(text); found != "" {
			t.Errorf("%s: %q says %q; write: %s", where, text, found, s.instead)
		}
	}
}

// paragraphsOf returns the paragraphs and list items of a rule book as players read them, without
// headings, phases and icons.
func paragraphsOf(t *testing.T, book string) []string {
	t.Helper()
	data, err := os.ReadFile(book)
	if err != nil {
		t.Fatal(err)
	}
	var out []string
	for block := range strings.SplitSeq(string(data), "\n\n") {
		var paragraph []string
		for line := range strings.Lines(block) {
			line = strings.TrimSpace(line)
			if line == "" || strings.ContainsAny(line[:1], "#@=!") {
				continue
			}
			if strings.HasPrefix(line, "- ") && len(paragraph) > 0 {
				out, paragraph = append(out, strings.Join(paragraph, " ")), nil
			}
			paragraph = append(paragraph, strings.TrimLeft(line, "-> "))
		}
		if len(paragraph) > 0 {
			out = append(out, strings.Join(paragraph, " "))
		}
	}
	return out
}

// sentenceEnd matches the end of a sentence and the space after it.
var sentenceEnd = regexp.MustCompile(`[.!?:][”"*)]*\s+|\n+`)

// check measures the sentences of all texts of a kind.
func (r *reading) check(t *testing.T) {
	t.Helper()
	for _, text := range r.texts {
		for _, sentence := range sentenceEnd.Split(text, -1) {
			n := len(strings.Fields(sentence))
			r.words, r.count = r.words+n, r.count+min(n, 1)
			if n > r.longest {
				t.Errorf("%s: a sentence has %d words, at most %d are allowed: %q", r.kind, n, r.longest, sentence)
			}
		}
	}
	mean := float64(r.words) / float64(max(r.count, 1))
	if t.Logf("%s: %d sentences of %.1f words", r.kind, r.count, mean); mean > r.mean || r.count < 100 {
		t.Errorf("%s: %d sentences have %.1f words on average, at most %.1f are allowed", r.kind, r.count, mean, r.mean)
	}
}
