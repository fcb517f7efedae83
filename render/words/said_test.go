package words

import (
	"errors"
	"testing"
)

// sayings are a catalogue of errors.
var sayings = map[string]string{
	"errors": `{
		"the game is over": "das Spiel ist vorbei",
		"%s is not in the row.": "%s liegt nicht in der Reihe.",
		"The standing bid is %d, so you must bid at least %d.": "Das Gebot steht bei %d, biete also mindestens %d.",
		"You own no mine in %s, so you cannot seize %s.": "%[2]s kannst du nicht enteignen, denn in %[1]s hast du keine Mine.",
		"%w: the first line does not begin with %q": "%s: die erste Zeile beginnt nicht mit %s",
		"not a saved game": "kein gespeichertes Spiel",
		"%d %% of it is lost": "%d %% davon sind verloren"
	}`,
	"table": `{"Telegraph": "Telegraf", "%s and %s": "%s und %s"}`,
}

func TestSaidFindsFinishedTexts(t *testing.T) {
	c, err := load(t, sayings)
	if err != nil {
		t.Fatal(err)
	}
	Use(c)
	defer Use(nil)
	for english, want := range map[string]string{
		"the game is over":                                                    "das Spiel ist vorbei",
		"Telegraph is not in the row.":                                        "Telegraf liegt nicht in der Reihe.",
		"The standing bid is 4, so you must bid at least 5.":                  "Das Gebot steht bei 4, biete also mindestens 5.",
		"You own no mine in Dry Gulch, so you cannot seize Mirage.":           "Mirage kannst du nicht enteignen, denn in Dry Gulch hast du keine Mine.",
		"not a saved game: the first line does not begin with \"gulch game\"": "kein gespeichertes Spiel: die erste Zeile beginnt nicht mit „gulch game“",
		"30 % of it is lost":                                                  "30 % davon sind verloren",
		"Ada and Ben":                                                         "Ada and Ben", // only texts of errors come filled in
		"something else":                                                      "something else",
		"The standing bid is x, so you must bid at least 5.":                  "The standing bid is x, so you must bid at least 5.",
	} {
		if got := Said(english); got != want {
			t.Errorf("Said(%q) = %q; want %q", english, got, want)
		}
	}
	if got := Sentence(errors.New("the game is over")); got != "Das Spiel ist vorbei." {
		t.Errorf("sentence %q", got)
	}
	Use(nil)
	if got := Sentence(errors.New("the game is over")); got != "The game is over." {
		t.Errorf("sentence %q", got)
	}
}

func TestDecimalAndList(t *testing.T) {
	c, err := load(t, sayings)
	if err != nil {
		t.Fatal(err)
	}
	names := []string{"Ada", "Ben", "Cleo"}
	if Decimal(1.25) != "1.2" || List(names) != "Ada, Ben and Cleo" || List(names[:1]) != "Ada" || List(nil) != "" {
		t.Error(Decimal(1.25), List(names), List(names[:1]))
	}
	Use(c)
	defer Use(nil)
	if Decimal(-1.5) != "-1,5" || List(names) != "Ada, Ben und Cleo" {
		t.Error(Decimal(-1.5), List(names))
	}
}

func BenchmarkSaid(b *testing.B) {
	c, err := load(b, sayings)
	if err != nil {
		b.Fatal(err)
	}
	Use(c)
	defer Use(nil)
	b.ReportAllocs()
	for b.Loop() {
		Said("You own no mine in Dry Gulch, so you cannot seize Mirage.")
	}
}

// mine is a card with a title.
type mine string

func (m mine) Title() string { return string(m) }

// refusal is an error that is a value.
type refusal struct {
	text  string
	about []any
}

func (r refusal) Error() string            { return r.text }
func (r refusal) Message() (string, []any) { return r.text, r.about }

func TestSentenceOfAMessage(t *testing.T) {
	c, err := load(t, sayings)
	if err != nil {
		t.Fatal(err)
	}
	Use(c)
	defer Use(nil)
	row := refusal{"%s is not in the row.", []any{mine("Telegraph")}}
	if got := Sentence(row); got != "Telegraf liegt nicht in der Reihe." {
		t.Errorf("a message reads %q", got)
	}
	both := refusal{"%s and %s", []any{row, mine("Telegraph")}}
	if got := Sentence(both); got != "Telegraf liegt nicht in der Reihe. und Telegraf." {
		t.Errorf("a message in a message reads %q", got)
	}
}
