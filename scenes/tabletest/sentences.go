package tabletest

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"gulch/assets"
	"gulch/engine"
	"gulch/engine/audit"
	"gulch/engine/match"
	"gulch/render/words"
	"gulch/scenes/stage"
	"gulch/scenes/table"
)

// Sentences reads what a table says in games at random, in every language, as a reader of proofs does: the log, what is
// asked, the names and tips of all that lies there, the words of moves and their reasons, captions and figures of the
// ledger, and why moves are refused. What it finds are the marks that sentences made of parts bear when a part is empty,
// is one where many were meant, or ends a sentence by itself; see [Misprints].
func Sentences(t *testing.T, game table.Game) {
	t.Helper()
	app := App(t, game.Rules) // it speaks the language of its settings, so it is made first
	defer words.Use(nil)
	for _, lang := range words.Languages() {
		speak(t, lang)
		plural := plurals(t, lang)
		seen := map[string]bool{}
		read := func(where, text string) {
			if text == "" || seen[text] {
				return
			}
			seen[text] = true
			faults := Misprints(text, lang, plural)
			if strings.HasPrefix(where, "log") {
				faults = append(faults, Nothings(text, lang)...)
			}
			for _, wrong := range faults {
				t.Errorf("%s, %s: %s: %q", lang, where, wrong, text)
			}
		}
		decisionTexts(t, app, game, read)
		for i, plan := range audit.Plans(game.Rules.Info()) {
			logTexts(t, app, game, plan, uint64(i), read)
		}
		t.Logf("%s: %d texts were read", lang, len(seen))
	}
}

// speak makes a language that of all texts.
func speak(t *testing.T, lang string) {
	t.Helper()
	if words.Use(nil); lang == words.English {
		return
	}
	c, err := words.Load(assets.Words(), lang)
	if err != nil {
		t.Fatal(err)
	}
	words.Use(c)
}

// decisionTexts reads what is said at decisions of every phase, and why moves that were legal a while ago are refused.
func decisionTexts(t *testing.T, app *stage.App, game table.Game, read func(where, text string)) {
	t.Helper()
	var before []engine.Move
	_, err := positions(app, game, func(p position) {
		ask := table.NewAsk(p.play, p.state, p.legal)
		for _, n := range p.play.Nodes(ask, nil) {
			read("name of "+n.ID, n.Label)
			read("tip of "+n.ID, n.Tip)
			read("why not "+n.ID, n.Why)
		}
		read("prompt, "+p.name, p.play.Prompt(ask))
		read("heading", p.play.Heading())
		for _, m := range p.legal {
			read("words of "+p.state.Notation(m), p.play.MoveWords(m))
			read("reason of "+p.state.Notation(m), p.play.Reason(m))
		}
		for seat := range engine.Seat(p.state.Seats()) {
			row := p.play.Row(seat)
			read("row", row.Note)
			read("row", row.Tip)
			for _, a := range p.play.Account(seat) {
				read("account", a.Name)
				for _, part := range a.Parts {
					read("account", part.Name)
				}
			}
		}
		refusals(p, before, read)
		before = append(before[:0], p.legal...)
	})
	if err != nil {
		t.Fatal(err)
	}
}

// refusals reads why the moves of another decision are not legal in a position.
func refusals(p position, moves []engine.Move, read func(where, text string)) {
	for _, m := range moves {
		if slices.Contains(p.legal, m) {
			continue
		}
		err := p.state.Play(m, nil)
		if err == nil {
			return // it was legal after all, so this is another position now
		}
		if text := words.Sentence(err); !strings.Contains(text, "You can write") { // which consoles are told
			read("refusal, "+p.name, text)
		}
	}
}

// logTexts reads the log of a game and what its lines are joined to.
func logTexts(t *testing.T, app *stage.App, game table.Game, plan audit.Plan, seed uint64, read func(where, text string)) {
	t.Helper()
	setup := match.Setup{Seats: people(plan.Seats), Options: plan.Options, Seed: seed + 40}
	m, err := match.New(game.Rules, setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	chance := engine.NewChance(seed, 0x7ad)
	for !m.Over() {
		if _, err := m.Play(choose(m.State(), m.Legal(), &chance)); err != nil {
			t.Fatal(err)
		}
	}
	r, err := m.Replay()
	if err == nil {
		err = r.Seek(0)
	}
	if err != nil {
		t.Fatal(err)
	}
	play := game.New(app, setup.Seats)
	table.Reveal(play, engine.AllSeats(plan.Seats))
	window, area := Wide()
	table.Show(play, m.State(), window, area)
	tell := table.ChronicleOf(play)
	var log logLine
	for i, step := range r.Steps() {
		s := r.State()
		for k, e := range step.Events {
			_, line := tell.Line(s, step.Events[:k], e)
			read("log", line)
			if line == "" {
				continue
			}
			_, joined := log.join(play, e)
			read("log, joined", joined)
		}
		if err := r.Seek(i + 1); err != nil {
			t.Fatal(err)
		}
	}
}

// misprint is a mark of a sentence that has gone wrong.
type misprint struct {
	lang string // "" for all
	find *regexp.Regexp
	why  string
}

// abroad finds money as only English writes it.
var abroad = regexp.MustCompile(`\$\d`)

// garbled finds a verb that has nothing to stand for, or something else than it wants.
var garbled = regexp.MustCompile(`%![a-zA-Z(]|%(\[\d\])?[ds](\W|$)`)

var misprints = []misprint{
	{"", regexp.MustCompile(`[?!]\.|\.\.|[,;:]\.|,,|…\.`), "two marks meet"},
	{"", regexp.MustCompile(`\s[.,;:?!](\s|$)`), "a mark stands after a space, as if a word were missing"},
	{"", regexp.MustCompile(`  `), "two spaces follow on each other"},
	{"", regexp.MustCompile(`\(\s*\)|“\s*”|„\s*“`), "there is nothing between brackets or quotes"},
	{"", garbled, "something was put where it does not fit"},
	{"", regexp.MustCompile(`^\s|\s$`), "it begins or ends with a space"},
	{"de", abroad, "money is written as in English"},
	{"fr", abroad, "money is written as in English"},
	{"es", abroad, "money is written as in English"},
	{"fr", regexp.MustCompile(`[^\s\x{a0}\x{202f}?!(«…][?!;]|[^\s\x{a0}\d]:(\s|$)`), "the space before a mark is missing"},
	{"fr", regexp.MustCompile(`«[^\x{202f}\x{a0}]|[^\x{202f}\x{a0}]»`), "the space within quotes is missing"},
	{"es", regexp.MustCompile(`^[^¿]*\?`), "a question does not begin with its mark"},
	{"es", regexp.MustCompile(`^[^¡]*!`), "an exclamation does not begin with its mark"},
	{"en", regexp.MustCompile(`\ba [aei]\w|\ban [^aeiouhAEIOUHFLMNRSX18\W]`), "the article does not fit"},
}

// sums of nothing, which are no news.
var sums = map[string]*regexp.Regexp{
	words.English: regexp.MustCompile(`\$0\b|\b(pays?|gains?|loses?|gets?|takes?|draws?|looks? at) 0\b`),
	"de":          regexp.MustCompile(`\b0[ \x{a0}]\$|\b(zahlt|bekommt|verliert|erhält|nimmt|zieht) 0\b`),
	"fr":          regexp.MustCompile(`\b0[ \x{a0}]\$|\b(paie|reçoit|gagne|perd|prend|pioche) 0\b`),
	"es":          regexp.MustCompile(`\b0[ \x{a0}]\$|\b(paga|recibe|gana|pierde|toma|roba) 0\b`),
}

// Nothings returns the sums of nothing of which a line of the log tells. Those of bids are none: they may be of nothing.
func Nothings(text, lang string) []string {
	sum := sums[lang]
	if sum == nil {
		return []string{"there is no expression for sums of nothing in this language"}
	}
	if at := sum.FindString(text); at != "" && !sealed.MatchString(text) {
		return []string{fmt.Sprintf("nothing is told as a sum (%q)", at)}
	}
	return nil
}

// sealed are the lines about bids, which may be of nothing.
var sealed = regexp.MustCompile(`\b(bids?|bid|bietet|bieten|Gebote?|mises?|offres?|ofrecen?|pujan?|pujas?)\b`)

// apt are words before which "a" is right although they begin with such a letter.
var apt = regexp.MustCompile(`^a (eu|ewe)`)

// number1 finds a one that counts what follows, not the end of a range or of a list.
var number1 = regexp.MustCompile(`(^|[^\d.,+–/#-])\b1 (\p{L}+)`)

// doubled finds neighbours; whether they are the same word is seen then.
var wordsOf = regexp.MustCompile(`\p{L}+|[^\p{L}\s]+`)

// twofold are words that may follow on themselves.
var twofold = []string{"die", "der", "das", "sie", "that", "had", "nous", "vous"}

// verbs may follow a one that is a number, not an amount: "Round 1 are".
var verbs = []string{"are", "have", "were", "sont", "ont", "son", "han", "están", "tienen"}

// Misprints returns what a reader of proofs finds in a text: marks that meet, gaps where a part of it was empty, a one
// with the word for many (plural holds such words, by the word for one), words that stand there twice, articles that do not
// fit, money in the wrong order.
func Misprints(text, lang string, plural map[string]bool) []string {
	var wrong []string
	for _, m := range misprints {
		if m.lang != "" && m.lang != lang {
			continue
		}
		if at := m.find.FindString(text); at != "" && !apt.MatchString(at) {
			wrong = append(wrong, fmt.Sprintf("%s (%q)", m.why, at))
		}
	}
	for _, m := range number1.FindAllStringSubmatch(text, -1) {
		if plural[m[2]] {
			wrong = append(wrong, fmt.Sprintf("one thing has the word for many (\"1 %s\")", m[2]))
		}
	}
	all := wordsOf.FindAllString(text, -1)
	for i := 1; i < len(all); i++ {
		if all[i] == all[i-1] && len(all[i]) > 1 && lower.MatchString(all[i]) && !slices.Contains(twofold, all[i]) {
			wrong = append(wrong, fmt.Sprintf("%q stands there twice", all[i]))
		}
	}
	return wrong
}

// lower finds words that are no names.
var lower = regexp.MustCompile(`^\p{Ll}+$`)

// plurals returns the words for many of a language that differ from the word for one, as its catalogue counts them.
func plurals(t *testing.T, lang string) map[string]bool {
	t.Helper()
	many, one := map[string]bool{}, map[string]bool{}
	files, err := filepath.Glob(filepath.Join(root(t), "assets", "words", lang, "*.json"))
	if err != nil || len(files) == 0 {
		t.Fatalf("there is no catalogue of %q: %v", lang, err)
	}
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		var all map[string]any
		if err := json.Unmarshal(text, &all); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		for _, x := range all {
			forms, ok := x.([]any)
			if !ok || len(forms) != 2 {
				continue
			}
			count(fmt.Sprint(forms[0]), one)
			count(fmt.Sprint(forms[1]), many)
		}
	}
	for w := range one {
		delete(many, w)
	}
	for w := range many { // German tells verbs from nouns by their first letter
		if slices.Contains(verbs, w) || lang == "de" && lower.MatchString(w) {
			delete(many, w)
		}
	}
	return many
}

// counted finds the word that a number counts.
var counted = regexp.MustCompile(`%(?:\[\d+\])?d (\p{L}+)`)

func count(text string, into map[string]bool) {
	for _, m := range counted.FindAllStringSubmatch(text, -1) {
		into[m[1]] = true
	}
	if rest, ok := strings.CutPrefix(text, "1 "); ok {
		into[wordsOf.FindString(rest)] = true
	}
}

// root is the folder of the module.
func root(t *testing.T) string {
	t.Helper()
	for dir := "."; len(dir) < 64; dir = filepath.Join("..", dir) {
		if _, err := os.Stat(filepath.Join(dir, "go.mod")); err == nil {
			return dir
		}
	}
	t.Fatal("this is no module")
	return ""
}
