package i18n

import (
	"errors"
	"testing"
)

// mine is a card with a title, as games have them.
type mine string

func (m mine) Title() string { return string(m) }

// refusal is an error that implements Message.
type refusal struct {
	text  string
	about []any
}

func (r refusal) Error() string { return r.text }

func (r refusal) Message() (string, []any) { return r.text, r.about }

func TestSentenceOfAMessage(t *testing.T) {
	c, err := load(t, testTexts)
	if err != nil {
		t.Fatal(err)
	}
	SetCatalogue(c)
	defer SetCatalogue(nil)
	row := refusal{"You can't take %s: it isn't in the row.", []any{mine("Telegraph")}}
	if got := Sentence(row); got != "Telegraf liegt nicht in der Reihe." {
		t.Errorf("the sentence of a message is %q", got)
	}
	record := refusal{"%s: the first line does not begin with %q",
		[]any{refusal{"not a saved game", nil}, "gulch game"}}
	if got := Sentence(record); got != "Kein gespeichertes Spiel: die erste Zeile beginnt nicht mit „gulch game“." {
		t.Errorf("the sentence of an error with an error as its argument is %q", got)
	}
	if got := ErrorText(errors.Join(refusal{"the game is over", nil},
		errors.New("disk full"))); got != "das Spiel ist vorbei; disk full" {
		t.Errorf("the text of joined errors is %q", got)
	}
	both := refusal{"%s and %s", []any{row, mine("Telegraph")}}
	if got := Sentence(both); got != "Telegraf liegt nicht in der Reihe. und Telegraf." {
		t.Errorf("the sentence of a message with a message as its argument is %q", got)
	}
}
