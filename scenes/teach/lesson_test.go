package teach

import (
	"slices"
	"testing"

	"gulch/assets"
	"gulch/engine/games"
	"gulch/engine/match"
	"gulch/render/i18n"
)

// courses returns the lessons of all games.
func courses(t *testing.T) map[string]*Course {
	t.Helper()
	out := map[string]*Course{}
	for _, g := range games.All() {
		id := g.Info().ID
		c, err := Open(id)
		if err != nil {
			t.Errorf("the lessons of %s, assets/lessons/%s.json: %v", id, id, err)
			continue
		}
		out[id] = c
	}
	return out
}

// TestLessonsPlayThrough checks that every lesson can start at each of its steps, asks only for
// legal moves, and takes at most three minutes.
func TestLessonsPlayThrough(t *testing.T) {
	for id, c := range courses(t) {
		game, err := games.Find(id)
		if err != nil {
			t.Fatal(err)
		}
		for i := range c.Lessons {
			l := &c.Lessons[i]
			t.Run(id+"/"+l.ID, func(t *testing.T) {
				if l.Seconds > 180 {
					t.Errorf("the lesson takes %d seconds, want at most 180", l.Seconds)
				}
				seats := c.seats(l, match.Seat{Name: "Ada"})
				for at := range l.Steps {
					s, err := newSession(game, l, seats, at)
					if err != nil {
						t.Fatal(err)
					}
					follow(t, s)
				}
			})
		}
	}
}

// follow makes the scripted moves of a step in the same way as the table. It then checks each of
// the moves that the player may make.
func follow(t *testing.T, s *session) {
	t.Helper()
	for {
		m, ok := s.move()
		if !ok {
			break
		}
		if _, err := s.match.Play(m); err != nil {
			t.Fatalf("step %d: %v", s.at+1, err)
		}
	}
	if !s.asking() {
		t.Fatalf("step %d: the move %q cannot be read", s.at+1, s.step().Play[s.played])
	}
	for _, text := range s.step().Moves {
		m, err := s.match.State().Parse(text)
		if err != nil {
			t.Fatalf("step %d: %v", s.at+1, err)
		}
		if s.match.Turn() != 0 || !s.accepts(m) {
			t.Errorf("step %d: the move %s is refused or the player is not to move", s.at+1, text)
		}
	}
	if then := s.step().Then; len(then) > 0 {
		followOn(t, s, append([]string{s.step().Moves[0]}, then...))
	}
}

// followOn makes moves one by one that the table makes as one sequence. all are these moves. It
// checks that the step is done after the last of them and not earlier.
func followOn(t *testing.T, s *session, all []string) {
	t.Helper()
	for _, text := range all {
		m, err := s.match.State().Parse(text)
		if err != nil || s.moveMade() || !s.accepts(m) {
			t.Fatalf("step %d does not accept the following move %s: %v", s.at+1, text, err)
		}
		if _, err := s.match.Play(m); err != nil {
			t.Fatalf("step %d: %v", s.at+1, err)
		}
	}
	if !s.moveMade() {
		t.Errorf("step %d is not completed by the moves %v", s.at+1, all)
	}
}

func TestReadRefuses(t *testing.T) {
	for name, text := range map[string]string{
		"not JSON":              `{`,
		"unknown field":         `{"game":"x","lesons":[]}`,
		"more text":             `{"game":"x"} {}`,
		"no steps":              `{"lessons":[{"id":"a","title":"A"}]}`,
		"silent step":           `{"lessons":[{"id":"a","title":"A","steps":[{"show":["x"]}]}]}`,
		"two questions":         `{"lessons":[{"id":"a","title":"A","steps":[{"text":"x","find":["y"],"choose":[{"right":true}]}]}]}`,
		"goes on after nothing": `{"lessons":[{"id":"a","title":"A","steps":[{"text":"x","then":["y"]}]}]}`,
		"nothing to press":      `{"lessons":[{"id":"a","title":"A","steps":[{"text":"x","moves":["y"]}]}]}`,
		"no right answer":       `{"lessons":[{"id":"a","title":"A","steps":[{"text":"x","choose":[{"text":"y"}]}]}]}`,
	} {
		if _, err := Read([]byte(text)); err == nil {
			t.Errorf("%s: accepted", name)
		}
	}
}

// TestLessonsAreTranslated checks that every text of the lessons is translated into every language.
func TestLessonsAreTranslated(t *testing.T) {
	for _, lang := range i18n.Languages() {
		if lang == i18n.English {
			continue
		}
		catalogue, err := i18n.Load(assets.Translations(), lang)
		if err != nil {
			t.Fatal(err)
		}
		i18n.SetCatalogue(catalogue)
		for id, c := range courses(t) {
			for _, text := range c.texts() {
				if i18n.T(text) == text && !slices.Contains(sameInLanguage[lang], text) {
					t.Errorf("%s, %s: %q is not translated; if it is the same there, list it in alike", lang, id, text)
				}
			}
		}
		i18n.SetCatalogue(nil)
	}
}

// sameInLanguage lists, for each language, the texts of lessons whose translation equals the
// English text, such as "Mines" in French.
var sameInLanguage = map[string][]string{}

// texts returns all texts of a course.
func (c *Course) texts() []string {
	var out []string
	for _, x := range c.NotCovered {
		out = append(out, x.Text)
	}
	for _, l := range c.Lessons {
		out = append(out, l.Title, l.About)
		for _, s := range l.Steps {
			out = append(out, s.texts()...)
		}
	}
	return out
}
