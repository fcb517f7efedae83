package teach

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"gulch/assets"
	"gulch/engine/games"
	"gulch/engine/match"
	"gulch/render/words"
)

// eachStep goes through all steps of all lessons as the table does, up to where the player is asked.
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
						t.Fatalf("step %d does not ask", at+1)
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

// inLanguages does something in every language.
func inLanguages(t *testing.T, do func(lang string)) {
	t.Helper()
	defer words.Use(nil)
	for _, lang := range words.Languages() {
		words.Use(nil)
		if lang != words.English {
			c, err := words.Load(assets.Words(), lang)
			if err != nil {
				t.Fatal(err)
			}
			words.Use(c)
		}
		do(lang)
	}
}

// Every figure in the texts of the lessons can be read where it is said, says the same in every language, and no wrong answer comes to
// the same as the right one.
func TestFiguresAreRead(t *testing.T) {
	inLanguages(t, func(lang string) {
		eachStep(t, func(t *testing.T, _ *Course, s *session) {
			for _, text := range s.step().texts() {
				said, err := s.fill(text)
				if err != nil {
					t.Errorf("%s, step %d: %q: %v", lang, s.at+1, text, err)
				}
				if figure.MatchString(text) {
					t.Logf("%s %d: %s", lang, s.at+1, said)
				}
				if here, there := figures(text), figures(words.T(text)); !slices.Equal(here, there) {
					t.Errorf("%s, step %d: the figures %v became %v", lang, s.at+1, here, there)
				}
			}
			var answers []string
			for _, a := range s.step().Choose {
				said, _ := s.fill(a.Text)
				if slices.Contains(answers, said) {
					t.Errorf("%s, step %d: two answers are %q", lang, s.at+1, said)
				}
				answers = append(answers, said)
			}
		})
	})
}

// figures are those of a text, sorted.
func figures(text string) []string {
	out := figure.FindAllString(text, -1)
	for i := range out {
		out[i] = strings.ToLower(out[i])
	}
	slices.Sort(out)
	return out
}

// typed finds numbers: digits, and words for them in English, German, French and Spanish. Two of a pair are "les deux" and "los
// dos", which is no number; "once" is English.
var typed = regexp.MustCompile(`(?i)[0-9]+|(?:^|[^\pL])(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|` +
	`zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|` +
	`trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|` +
	`tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce)(?:[^\pL]|$)`)

// No lesson types what stands on the board: a number is a figure, or stands in a phrase that is listed with what it is instead. Only
// wrong answers are invented.
func TestNothingOnTheBoardIsTyped(t *testing.T) {
	for id, c := range courses(t) {
		used := map[string]bool{}
		for i := range c.Lessons {
			for n := range c.Lessons[i].Steps {
				s := &c.Lessons[i].Steps[n]
				for _, text := range s.texts() {
					if slices.ContainsFunc(s.Choose, func(a Answer) bool { return !a.Right && a.Text == text }) {
						continue
					}
					rest := figure.ReplaceAllString(text, "#")
					for _, phrases := range c.Typed {
						for _, p := range phrases {
							if strings.Contains(rest, p) {
								used[p] = true
								rest = strings.ReplaceAll(rest, p, "#")
							}
						}
					}
					if typed.MatchString(rest) {
						t.Errorf("%s/%s, step %d: %q types %q: read it from the board, or list the phrase in \"typed\"", id, c.Lessons[i].ID, n+1, text, typed.FindString(rest))
					}
				}
			}
		}
		for why, phrases := range c.Typed {
			for _, p := range phrases {
				if !used[p] {
					t.Errorf("%s: no text says %q, which is listed as a %s", id, p, why)
				}
			}
		}
	}
	for id, c := range courses(t) {
		if len(c.Left) == 0 {
			t.Errorf("%s: the lessons do not say what they leave to the rules", id)
		}
	}
	// Translations type no more numbers than the English text does.
	inLanguages(t, func(lang string) {
		for id, c := range courses(t) {
			for _, text := range c.texts() {
				here, there := count(text), count(words.T(text))
				if there > here {
					t.Errorf("%s, %s: %q types %d numbers more: %q", lang, id, text, there-here, words.T(text))
				}
			}
		}
	})
}

// count is how many numbers a text types.
func count(text string) int {
	rest, n := figure.ReplaceAllString(text, " "), 0
	for _, w := range regexp.MustCompile(`[0-9]+|\pL+`).FindAllString(rest, -1) {
		if typed.MatchString(w) {
			n++
		}
	}
	return n
}
