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

	"gulch/engine"
	"gulch/engine/audit"
	"gulch/engine/match"
	"gulch/engine/testscale"
	"gulch/render/i18n"
	"gulch/render/i18n/i18ntest"
	"gulch/scenes/stage"
	"gulch/scenes/table"
)

// Proofread proofreads the texts of a table in every language, in random games: log lines, prompts,
// labels and tooltips of nodes, move texts and their reasons, headings and values of the ledger,
// and refusals. It finds the typical faults of sentences that are assembled from parts: an empty
// part, a wrong plural, doubled punctuation; see [ProofreadText]. Except in a long test run, the
// logs of only half of the games are read in translations.
func Proofread(t *testing.T, game table.Game) {
	t.Helper()
	app := App(t, game.Rules) // App sets the language, so it must be called before languages are switched
	defer i18n.SetCatalogue(nil)
	for _, lang := range i18n.Languages() {
		i18ntest.Use(t, lang)
		plural := plurals(t, lang)
		seen := map[string]bool{}
		read := func(where, text string) {
			if text == "" || seen[text] {
				return
			}
			seen[text] = true
			faults := ProofreadText(text, lang, plural)
			if strings.HasPrefix(where, "log") {
				faults = append(faults, ZeroAmountFaults(text, lang)...)
			}
			for _, wrong := range faults {
				t.Errorf("language %s, %s: %s: %q. Correct the text in the table's code or in assets/words/%s", lang,
					where, wrong, text, lang)
			}
		}
		decisionTexts(t, app, game, read)
		for i, plan := range audit.PairwisePlans(game.Rules.Info()) {
			if lang == i18n.English || i%2 == 0 || testscale.Long() {
				logTexts(t, app, game, plan, uint64(i), read)
			}
		}
		t.Logf("language %s: %d texts were checked", lang, len(seen))
	}
}

// decisionTexts calls read with the texts of decisions in every phase, and with the refusals of
// moves that were legal only at the previous decision. where, the first argument of read, says for
// messages which text it is, such as "tip of" and the ID of a node.
func decisionTexts(t *testing.T, app *stage.App, game table.Game, read func(where, text string)) {
	t.Helper()
	var before []engine.Move
	_, err := positions(app, game, func(p position) {
		ask := table.NewDecision(p.play, p.state, p.legal)
		for _, n := range p.play.Nodes(ask, nil) {
			read("name of "+n.ID, n.Label)
			read("tip of "+n.ID, n.Tip)
			read("why not "+n.ID, n.DisabledReason)
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
			outlook := p.play.Outlook(seat)
			read("outlook", outlook.AtEnd)
			read("outlook", strings.Join(outlook.NotCounted, ", "))
			for _, a := range p.play.Breakdowns(seat) {
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

// refusals calls read with the reason of the rules against each of the given moves that is not
// legal in position p. The moves were legal in another decision. where, the first argument of read,
// is "refusal" with the name of p. If a move is legal after all, it is played in p, and refusals
// returns.
func refusals(p position, moves []engine.Move, read func(where, text string)) {
	for _, m := range moves {
		if slices.Contains(p.legal, m) {
			continue
		}
		err := p.state.Play(m, nil)
		if err == nil {
			return // the move was legal after all, so the position has changed
		}
		// refusals of the notation are shown only in consoles
		if text := i18n.Sentence(err); !strings.Contains(text, "You can write") {
			read("refusal, "+p.name, text)
		}
	}
}

// logTexts plays a game with the seats and options of plan. The random numbers of the game and of
// its moves come from seed; the seed in plan is not used. For each log line it calls read with its
// text and with where "log". For each line that is merged from several events, where is "log,
// joined".
func logTexts(t *testing.T, app *stage.App, game table.Game, plan audit.Plan, seed uint64,
	read func(where, text string)) {
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
	table.RevealSeats(play, engine.AllSeats(plan.Seats))
	window, area := WideWindow()
	table.ShowPosition(play, m.State(), window, area)
	tell := table.ChronicleOf(play)
	var log logLine
	for i, step := range r.Steps() {
		s := r.State()
		told := toldBy(t, m, i+1)
		for k, e := range step.Events {
			_, line := tell.Line(s, told[:k], e)
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

// misprint is a pattern that matches a faulty sentence, and the reason why it is wrong.
type misprint struct {
	lang string // language that the pattern is for, "" for all
	find *regexp.Regexp
	why  string
}

// englishMoney matches an amount of money in the English format, which is wrong in other languages.
var englishMoney = regexp.MustCompile(`\$\d`)

// badFormatVerb matches a format verb that was not replaced, or that got an argument of the wrong
// type.
var badFormatVerb = regexp.MustCompile(`%![a-zA-Z(]|%(\[\d\])?[ds](\W|$)`)

// negativeZero matches an amount of 0 with a minus sign, such as "−$0".
var negativeZero = regexp.MustCompile(`−[ \x{a0}]?\$?0([^\d.,]|$)`)

var misprints = []misprint{
	{"", regexp.MustCompile(`[?!]\.|\.\.|[,;:]\.|,,|…\.`), "two punctuation marks follow each other"},
	{"", regexp.MustCompile(`\s[.,;:?!](\s|$)`), "a punctuation mark follows a space, so a word may be missing"},
	{"", regexp.MustCompile(`  `), "two spaces follow each other, so a word may be missing"},
	{"", regexp.MustCompile(`\(\s*\)|“\s*”|„\s*“`), "the brackets or quotes are empty"},
	{"", regexp.MustCompile(`[.!?] \((\p{Lu}|Esc|Home|End|F\d+)\) \S`), "a key is not at the end of the text"},
	{"", negativeZero, "an amount of 0 has a minus sign"},
	{"", badFormatVerb, "a format verb was not replaced, or its argument has the wrong type"},
	{"", regexp.MustCompile(`^\s|\s$`), "the text begins or ends with a space"},
	{"de", englishMoney, "an amount of money has the English form"},
	{"fr", englishMoney, "an amount of money has the English form"},
	{"es", englishMoney, "an amount of money has the English form"},
	{"fr", regexp.MustCompile(`[^\s\x{a0}\x{202f}?!(«…][?!;]|[^\s\x{a0}\d]:(\s|$)`), "the space before a punctuation " +
		"mark is missing"},
	{"fr", regexp.MustCompile(`«[^\x{202f}\x{a0}]|[^\x{202f}\x{a0}]»`), "the space inside the quotes is missing"},
	{"es", regexp.MustCompile(`^[^¿]*\?`), "a question does not begin with ¿"},
	{"es", regexp.MustCompile(`^[^¡]*!`), "an exclamation does not begin with ¡"},
	{"en", regexp.MustCompile(`\ba [aei]\w|\ban [^aeiouhAEIOUHFLMNRSX18\W]`), "a or an is wrong before the next word"},
}

// zeroAmounts maps a language to a pattern for amounts of 0. A log line with such an amount should
// not exist, because nothing happened.
var zeroAmounts = map[string]*regexp.Regexp{
	i18n.English: regexp.MustCompile(`\$0\b|\b(pays?|gains?|loses?|gets?|takes?|draws?|looks? at) 0\b`),
	"de":         regexp.MustCompile(`\b0[ \x{a0}]\$|\b(zahlt|bekommt|verliert|erhält|nimmt|zieht) 0\b`),
	"fr":         regexp.MustCompile(`\b0[ \x{a0}]\$|\b(paie|reçoit|gagne|perd|prend|pioche) 0\b`),
	"es":         regexp.MustCompile(`\b0[ \x{a0}]\$|\b(paga|recibe|gana|pierde|toma|roba) 0\b`),
}

// ZeroAmountFaults returns the faults of a log line that mentions an amount of 0, such as "pays
// $0". Lines about bids have no such fault, because a bid may be 0.
func ZeroAmountFaults(text, lang string) []string {
	sum := zeroAmounts[lang]
	if sum == nil {
		return []string{"no pattern for amounts of 0 in the language " + lang + ": add one to scenes/tabletest"}
	}
	if at := sum.FindString(text); at != "" && !bidWords.MatchString(text) {
		return []string{fmt.Sprintf("the line mentions an amount of 0 (%q): leave that part out", at)}
	}
	return nil
}

// bidWords matches words about bids. A bid may be 0.
var bidWords = regexp.MustCompile(`\b(bids?|bid|bietet|bieten|Gebote?|mises?|offres?|ofrecen?|pujan?|pujas?)\b`)

// validArticle matches "a" before a word that begins with a vowel letter but not with a vowel
// sound, so that "a" is right and "an" would be wrong.
var validArticle = regexp.MustCompile(`^a (eu|ewe)`)

// countedOne matches a 1 that counts the following word (group 2), as in "1 card". It does not
// match a 1 that ends a range or a list.
var countedOne = regexp.MustCompile(`(^|[^\d.,+–/#-])\b1 (\p{L}+)`)

// wordsAndMarks matches words and punctuation.
var wordsAndMarks = regexp.MustCompile(`\p{L}+|[^\p{L}\s]+`)

// repeatableWords are words that may be repeated in a correct sentence.
var repeatableWords = []string{"die", "der", "das", "sie", "that", "had", "nous", "vous"}

// verbs are words that may follow a 1 that is not an amount but the number of a thing, as in "The
// cards of round 1 are".
var verbs = []string{"are", "have", "were", "sont", "ont", "son", "han", "están", "tienen"}

// ProofreadText returns the faults that a proofreader would find in a text: doubled punctuation,
// gaps left by an empty part, a plural after 1, repeated words, wrong articles, and money in the
// English format in another language. plural is the set of words that occur only in plural forms.
func ProofreadText(text, lang string, plural map[string]bool) []string {
	var wrong []string
	for _, m := range misprints {
		if m.lang != "" && m.lang != lang {
			continue
		}
		if at := m.find.FindString(text); at != "" && !validArticle.MatchString(at) {
			wrong = append(wrong, fmt.Sprintf("%s (%q)", m.why, at))
		}
	}
	for _, m := range countedOne.FindAllStringSubmatch(text, -1) {
		if plural[m[2]] {
			wrong = append(wrong, fmt.Sprintf("the number 1 is followed by a plural (\"1 %s\")", m[2]))
		}
	}
	all := wordsAndMarks.FindAllString(text, -1)
	for i := 1; i < len(all); i++ {
		if all[i] == all[i-1] && len(all[i]) > 1 && lowerCaseWord.MatchString(all[i]) &&
			!slices.Contains(repeatableWords, all[i]) {
			wrong = append(wrong, fmt.Sprintf("the word %q is repeated", all[i]))
		}
	}
	return wrong
}

// lowerCaseWord matches words without capital letters, which are not names.
var lowerCaseWord = regexp.MustCompile(`^\p{Ll}+$`)

// plurals returns the set of words that occur only in the plural forms of the translations of a
// language.
func plurals(t *testing.T, lang string) map[string]bool {
	t.Helper()
	many, one := map[string]bool{}, map[string]bool{}
	files, err := filepath.Glob(filepath.Join(moduleRoot(t), "assets", "words", lang, "*.json"))
	if err != nil || len(files) == 0 {
		t.Fatalf("found no catalogue of the language %q in assets/words/%s: %v", lang, lang, err)
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
			addCountedWord(fmt.Sprint(forms[0]), one)
			addCountedWord(fmt.Sprint(forms[1]), many)
		}
	}
	for w := range one {
		delete(many, w)
	}
	for w := range many { // German nouns begin with a capital, so lower-case words are verbs
		if slices.Contains(verbs, w) || lang == "de" && lowerCaseWord.MatchString(w) {
			delete(many, w)
		}
	}
	return many
}

// wordAfterCount matches, in a format string, a verb for a number and the word after it (group 1).
var wordAfterCount = regexp.MustCompile(`%(?:\[\d+\])?d (\p{L}+)`)

func addCountedWord(text string, into map[string]bool) {
	for _, m := range wordAfterCount.FindAllStringSubmatch(text, -1) {
		into[m[1]] = true
	}
	if rest, ok := strings.CutPrefix(text, "1 "); ok {
		into[wordsAndMarks.FindString(rest)] = true
	}
}

// moduleRoot returns the module's root folder, relative to the working directory.
func moduleRoot(t *testing.T) string {
	t.Helper()
	for dir := "."; len(dir) < 64; dir = filepath.Join("..", dir) {
		if _, err := os.Stat(filepath.Join(dir, "go.mod")); err == nil {
			return dir
		}
	}
	t.Fatal("found no go.mod in the working directory or above it")
	return ""
}
