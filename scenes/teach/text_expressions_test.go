package teach

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"gulch/engine/games"
	"gulch/engine/match"
	"gulch/render/i18n"
	"gulch/render/i18n/i18ntest"
)

// eachStep goes through all steps of all lessons in the same way as the table. It calls do at each
// step, when the step waits for the player.
func eachStep(t *testing.T, do func(t *testing.T, c *Course, s *session)) {
	t.Helper()
	for id, c := range courses(t) {
		game, err := games.Find(id)
		if err != nil {
			t.Fatal(err)
		}
		for i := range c.Lessons {
			l := &c.Lessons[i]
			t.Run(id+"/"+l.ID, func(t *testing.T) {
				s, err := newSession(game, l, c.seats(l, match.Seat{Name: "Ada"}), 0)
				if err != nil {
					t.Fatal(err)
				}
				for at := range l.Steps {
					if err := s.make(s.step().Play); err != nil {
						t.Fatalf("step %d: %v", at+1, err)
					}
					if s.played = len(s.step().Play); !s.asking() {
						t.Fatalf("step %d does not wait for the player after its scripted moves", at+1)
					}
					do(t, c, s)
					if err := s.skip(); err != nil {
						t.Fatalf("step %d: %v", at+1, err)
					}
				}
			})
		}
	}
}

// TestLessonExpressionsEvaluate checks that every expression in the lessons can be evaluated, that
// a text and its translations have the same expressions, and that no two answers of a question have
// the same text.
func TestLessonExpressionsEvaluate(t *testing.T) {
	i18ntest.Each(t, func(lang string) {
		eachStep(t, func(t *testing.T, _ *Course, s *session) {
			for _, text := range s.step().texts() {
				said, err := s.fill(text)
				if err != nil {
					t.Errorf("%s, step %d: %q: %v", lang, s.at+1, text, err)
				}
				if expression.MatchString(text) {
					t.Logf("%s %d: %s", lang, s.at+1, said)
				}
				if here, there := figures(text), figures(i18n.T(text)); !slices.Equal(here, there) {
					t.Errorf("%s, step %d: the expressions %v became %v in the translation", lang, s.at+1, here, there)
				}
			}
			var answers []string
			for _, a := range s.step().Choose {
				said, _ := s.fill(a.Text)
				if slices.Contains(answers, said) {
					t.Errorf("%s, step %d: two answers have the same text %q", lang, s.at+1, said)
				}
				answers = append(answers, said)
			}
		})
	})
}

// figures returns the expressions in braces that a text contains, sorted.
func figures(text string) []string {
	out := expression.FindAllString(text, -1)
	for i := range out {
		out[i] = strings.ToLower(out[i])
	}
	slices.Sort(out)
	return out
}

// literalNumber matches digits and number words in English, German, French and Spanish. French
// "deux" and Spanish "dos" are not included, because "les deux" is not a number; nor is Spanish
// "once", because it is also an English word.
var literalNumber = regexp.MustCompile(
	`(?i)[0-9]+|(?:^|[^\pL])(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|` +
		`zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|` +
		`trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|` +
		`tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce)(?:[^\pL]|$)`)

// TestNoLiteralNumbersFromBoard checks that the lessons contain no literal numbers that are on the
// board. A number must come from an expression or be part of a phrase listed in "typed". Only wrong
// answers may have other numbers.
func TestNoLiteralNumbersFromBoard(t *testing.T) {
	for id, c := range courses(t) {
		used := map[string]bool{}
		for i := range c.Lessons {
			for n := range c.Lessons[i].Steps {
				s := &c.Lessons[i].Steps[n]
				for _, text := range s.texts() {
					if slices.ContainsFunc(s.Choose, func(a Answer) bool { return !a.Right && a.Text == text }) {
						continue
					}
					rest := expression.ReplaceAllString(text, "#")
					for _, phrases := range c.LiteralPhrases {
						for _, p := range phrases {
							if strings.Contains(rest, p) {
								used[p] = true
								rest = strings.ReplaceAll(rest, p, "#")
							}
						}
					}
					if literalNumber.MatchString(rest) {
						t.Errorf("%s/%s, step %d: %q types %q: read it from the board, or list the phrase in \"typed\"",
							id, c.Lessons[i].ID, n+1, text, literalNumber.FindString(rest))
					}
				}
			}
		}
		for why, phrases := range c.LiteralPhrases {
			for _, p := range phrases {
				if !used[p] {
					t.Errorf("%s: no text says %q, which is listed as a %s", id, p, why)
				}
			}
		}
	}
	for id, c := range courses(t) {
		if len(c.NotCovered) == 0 {
			t.Errorf("%s: the course has no \"left\", the list of what the lessons do not cover", id)
		}
	}
	// a translation must not contain more literal numbers than the English text
	i18ntest.Each(t, func(lang string) {
		for id, c := range courses(t) {
			for _, text := range c.texts() {
				here, there := count(text), count(i18n.T(text))
				if there > here {
					t.Errorf("%s, %s: the translation of %q has %d more literal numbers: %q", lang, id, text,
						there-here, i18n.T(text))
				}
			}
		}
	})
}

// count returns how many numbers a text contains as literals, not as expressions.
func count(text string) int {
	rest, n := expression.ReplaceAllString(text, " "), 0
	for _, w := range regexp.MustCompile(`[0-9]+|\pL+`).FindAllString(rest, -1) {
		if literalNumber.MatchString(w) {
			n++
		}
	}
	return n
}

// TestInvalidExpressions checks that expressions in the texts of lessons that cannot be evaluated
// give errors, and that malformed ones are refused when the lessons are read.
func TestInvalidExpressions(t *testing.T) {
	game, err := games.Find("boomtown")
	if err != nil {
		t.Fatal(err)
	}
	c := courses(t)["boomtown"]
	var l *Lesson
	for i := range c.Lessons {
		if c.Lessons[i].ID == "bid" {
			l = &c.Lessons[i]
		}
	}
	s, err := newSession(game, l, c.seats(l, match.Seat{Name: "Ada"}), 0)
	if err != nil {
		t.Fatal(err)
	}
	without := *l
	without.Steps = []Step{{Text: "x"}}
	bare, err := newSession(game, &without, c.seats(l, match.Seat{Name: "Ada"}), 0)
	if err != nil {
		t.Fatal(err)
	}
	pass := *l
	pass.Steps = []Step{{Text: "x", Moves: []string{"pass"}}}
	wordless, err := newSession(game, &pass, c.seats(l, match.Seat{Name: "Ada"}), 0)
	if err != nil {
		t.Fatal(err)
	}
	illegal := *l
	illegal.Steps = []Step{{Text: "x", Moves: []string{"bid 99"}}}
	ruined, err := newSession(game, &illegal, c.seats(l, match.Seat{Name: "Ada"}), 0)
	if err != nil {
		t.Fatal(err)
	}
	_, school := classroom(t)
	two := []match.Seat{{Name: "Ada"}, {Name: "Lobo", Bot: "easy"}}
	plain, err := newSession(school.Game, &newCourse().Lessons[0], two, 0)
	if err != nil {
		t.Fatal(err)
	}
	for _, x := range []*session{s, bare, wordless, ruined, plain} {
		x.asking()
	}
	for _, c := range []struct {
		s          *session
		text, want string
	}{
		{s, "{1 + }", "a figure is missing"}, {s, "{1 + + 2}", "a figure is missing"},
		{s, "{roll 99}", "no roll"}, {s, "{roll two}", "no roll"}, {s, "{was money}", "before the first step"},
		{s, "{weather}", "weather"}, {s, "{1:Letters}", "not :Letters"}, {s, "{1:word}", "not written in letters"},
		{bare, "{asked}", "no more moves"}, {bare, "{after money}", "no more moves"},
		{wordless, "{asked}", "no number is in the move"}, {ruined, "{after money}", "bid 99"},
		{plain, "{money}", "no figures"},
	} {
		if text, err := c.s.fill(c.text); err == nil || !strings.Contains(err.Error(), c.want) ||
			!strings.Contains(text, "?") {
			t.Errorf("%s becomes %q, error %v; want a question mark and an error with %q", c.text, text, err, c.want)
		}
	}
	if text, err := s.fill("{2 * 3 - 1} of {3:Word}"); err != nil || text != "5 of Three" {
		t.Errorf("the text is %q, error %v; want \"5 of Three\"", text, err)
	}
	for _, text := range []string{"{ }", "{1:Letters}", "{1", "1}"} {
		lesson := `{"lessons":[{"id":"a","title":"A","steps":[{"text":"` + text + `"}]}]}`
		if _, err := Read([]byte(lesson)); err == nil {
			t.Errorf("a lesson with the text %q is accepted", text)
		}
	}
}
