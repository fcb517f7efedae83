package tabletest

import (
	"encoding/csv"
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// automaticAnswer is a kind of decision that the person is not asked: the table answers it by
// itself, or a press that makes an earlier move answers it as well.
type automaticAnswer struct {
	reason string // why nobody is asked
	line   string // the decision and all moves of the line of the list, to name it
	// why nobody needs the other answers, "" if a different press makes each of them
	leaves string
}

// automaticAnswers returns the automatic answers of the table of a game, by its ID, from the list
// automatic_answers.csv of this package. These are decisions that the table answers without asking
// the person. [CheckPresses] compares the list with the table.
//
// The list leaves out decisions with a single legal move, and those about which a person has set
// not to be asked. Cards are not in it: a card that can be played is played by a press. A line may
// have several moves, separated by spaces, of which recorded games need not show each.
func automaticAnswers(game string) (map[answerKey]automaticAnswer, error) {
	file, err := os.Open(filepath.Join("..", "tabletest", "automatic_answers.csv"))
	if err != nil {
		return nil, err
	}
	defer file.Close()
	rows, err := csv.NewReader(file).ReadAll()
	if err != nil {
		return nil, err
	}
	listed := map[answerKey]automaticAnswer{}
	for _, row := range rows[1:] {
		if row[0] != game {
			continue
		}
		for _, move := range strings.Fields(row[2]) {
			key := answerKey{decision: row[1], move: move}
			if _, twice := listed[key]; twice || row[3] == "" {
				return nil, fmt.Errorf("automatic_answers.csv: the line %q has no reason or is there twice", row)
			}
			listed[key] = automaticAnswer{reason: row[3], line: row[1] + ": " + row[2], leaves: row[4]}
		}
	}
	return listed, nil
}
