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
		"%s: the first line does not begin with %q": "%s: die erste Zeile beginnt nicht mit „%s“",
		"not a saved game": "kein gespeichertes Spiel"
	}`,
	"table": `{"Telegraph": "Telegraf", "%s and %s": "%s und %s"}`,
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
	record := refusal{"%s: the first line does not begin with %q", []any{refusal{"not a saved game", nil}, "gulch game"}}
	if got := Sentence(record); got != "Kein gespeichertes Spiel: die erste Zeile beginnt nicht mit „gulch game“." {
		t.Errorf("an error about an error reads %q", got)
	}
	if got := Said(errors.Join(refusal{"the game is over", nil}, errors.New("disk full"))); got != "das Spiel ist vorbei; disk full" {
		t.Errorf("joined errors read %q", got)
	}
	both := refusal{"%s and %s", []any{row, mine("Telegraph")}}
	if got := Sentence(both); got != "Telegraf liegt nicht in der Reihe. und Telegraf." {
		t.Errorf("a message in a message reads %q", got)
	}
}
