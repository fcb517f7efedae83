package work

import (
	"fmt"
	"strconv"
	"strings"
)

// message is one message between the page and the Web Worker: a line of words, followed by a text.
// The package comment lists all messages.
type message struct {
	word     string  // the first word of the line: the kind of the message
	id       int     // number of the job, from 1
	kind     string  // kind of the job (a key of Handlers); only in messages with the word wordDo
	progress float64 // fraction of the job that is done, from 0 to 1; only in messages with the word wordAt
	body     string
}

// The kinds of messages: the first words of their lines.
const (
	wordReady = "ready"
	wordDo    = "do"
	wordAt    = "at"
	wordDone  = "done"
	wordFail  = "fail"
	wordDrop  = "drop"
	wordLost  = "lost"
)

// fields is the number of words in the first line of a message, by the kind of the message.
var fields = map[string]int{wordReady: 1, wordDo: 3, wordAt: 3, wordDone: 2, wordFail: 2, wordDrop: 2}

// text encodes the message. The function readMessage decodes it.
func (m message) text() string {
	switch m.word {
	case wordReady:
		return m.word
	case wordLost:
		return m.word + " " + m.body
	case wordDo:
		return fmt.Sprintf("%s %d %s\n%s", m.word, m.id, m.kind, m.body)
	case wordAt:
		return fmt.Sprintf("%s %d %s\n%s", m.word, m.id, strconv.FormatFloat(m.progress, 'g', -1, 64), m.body)
	}
	return fmt.Sprintf("%s %d\n%s", m.word, m.id, m.body)
}

// readMessage decodes a message. It returns an error if the text is not a valid message.
func readMessage(text string) (m message, err error) {
	if why, lost := strings.CutPrefix(text, wordLost+" "); lost {
		return message{word: wordLost, body: why}, nil
	}
	line, body, _ := strings.Cut(text, "\n")
	said := strings.Split(line, " ")
	m = message{word: said[0], body: body}
	if fields[m.word] != len(said) {
		return message{}, fmt.Errorf("work: %.40q is not a message", line)
	}
	if len(said) > 1 {
		if m.id, err = strconv.Atoi(said[1]); err != nil || m.id < 1 {
			return message{}, fmt.Errorf("work: %.40q is not the number of a job", said[1])
		}
	}
	switch m.word {
	case wordDo:
		m.kind = said[2]
	case wordAt:
		if m.progress, err = strconv.ParseFloat(said[2], 64); err != nil || !(m.progress >= 0 && m.progress <= 1) {
			return message{}, fmt.Errorf("work: %.40q is not a progress from 0 to 1", said[2])
		}
	}
	return m, nil
}
