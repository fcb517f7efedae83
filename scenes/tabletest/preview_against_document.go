package tabletest

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/scenes/table"
)

// Holding is something that a seat has, as the document of a position (MarshalJSON) names it. An
// amount is read as it is. Objects of amounts are added up, and the entries of other objects and
// lists are counted.
type Holding struct {
	// Path leads to the value in the document, with names separated by dots. "%d" stands for the
	// number of the seat. A last name in square brackets is that of the field that the entries of
	// an object must have to be counted.
	Path string
	// Stat is the English name under which previews count the value; it is not compared while the
	// table hides the value. If the name is empty, previews say in words what changes.
	Stat string
	// Words are what a preview may call the thing if it does not count it. Its title or one of its
	// lines must contain one of them.
	Words []string
}

// CheckPreviewsAgainstDocuments plays legal moves of all recorded games, which cover all options,
// and compares what their previews said before with what the document of the position then says of
// each seat. The documents come from the rules alone, so that a value which the table itself reads
// wrongly is found, too. Moves whose result is not certain are left out. Each holding must change
// in at least one preview.
func CheckPreviewsAgainstDocuments(t *testing.T, game table.Game, holdings []Holding) {
	t.Helper()
	app := App(t, game.Rules)
	chance := engine.NewChance(11, 0xd0c)
	changed := map[string]int{}
	wrong := map[string]int{}
	moves := 0
	for _, record := range recordedGames(t, game.Rules) {
		play := game.New(app, people(record.Plan.Seats))
		looked := map[string]int{}
		err := record.Replay(game.Rules, func(s engine.State, legal []engine.Move) {
			phase := decisionName(game.Rules, s)
			if len(legal) < 2 || looked[phase] >= documentsOfPhase || looked[phase] > 0 && chance.Below(4) > 0 {
				return
			}
			looked[phase]++
			p := show(play, s, legal, record.Name+", "+phase)
			for _, m := range spread(legal, documentMoves) {
				slip := table.PreviewMoves(p.play, p.state, m)
				after, certain := afterMove(game.Rules, p, m)
				if !certain || slip.RevealsHidden {
					continue
				}
				moves++
				faults := previewFaults(t, p, after, slip, holdings, changed)
				if len(faults) > 0 && answersDiffer(t, game.Rules, p, m, after) {
					continue
				}
				for _, fault := range faults {
					wrong[fmt.Sprintf("%s, decision %d of %s, %s: %s", record.Name, looked[phase], phase, s.Notation(m),
						fault)]++
				}
			}
		})
		if err != nil {
			t.Fatalf("%s: %v", record.Name, err)
		}
	}
	t.Logf("%d moves, changes of holdings: %v", moves, changed)
	for _, h := range holdings {
		if changed[h.Path] == 0 {
			t.Errorf("no move of a recorded game changes %q: is the path right?", h.Path)
		}
	}
	for i, text := range slices.Sorted(maps.Keys(wrong)) {
		if i < 40 {
			t.Errorf("%s (%d times)", text, wrong[text])
		}
	}
}

// Limits of what is compared: at most documentsOfPhase decisions of a phase in each recorded game,
// and documentMoves moves of each decision.
const (
	documentsOfPhase = 3
	documentMoves    = 6
)

// answersDiffer reports whether it depends on what is hidden from the seat to move whether another
// seat can answer move m: then the result is not certain. after is the position after m.
func answersDiffer(t *testing.T, rules engine.Game, p position, m engine.Move, after engine.State) bool {
	t.Helper()
	for seed := range uint64(8) {
		twin, err := p.twin(rules, p.viewer, seed)
		if err != nil {
			t.Fatal(err)
		}
		other, _ := afterMove(rules, position{play: p.play, state: twin}, m)
		if other == nil || other.Turn() != after.Turn() || other.Phase() != after.Phase() {
			return true
		}
	}
	return false
}

// previewFaults compares preview slip of a move in position p with the documents of p and of the
// position after the move. It counts in changed how often each holding changes.
func previewFaults(t *testing.T, p position, after engine.State, slip table.MovePreview, holdings []Holding,
	changed map[string]int) (faults []string) {
	t.Helper()
	was, is := documentOf(t, p.state), documentOf(t, after)
	for seat, stats := range table.StatsAt(p.play, p.state) {
		seat := engine.Seat(seat)
		for _, h := range holdings {
			shown := func(x table.Stat) bool { return strings.EqualFold(x.Name, h.Stat) }
			if h.Stat != "" && !slices.ContainsFunc(stats, shown) {
				continue
			}
			by := holdingOf(is, h.Path, seat) - holdingOf(was, h.Path, seat)
			if by != 0 {
				changed[h.Path]++
			}
			if why := h.fault(slip, seat, by); why != "" {
				faults = append(faults, why)
			}
		}
	}
	return faults
}

// fault returns what is wrong in preview slip about a holding of a seat that changes by an amount.
func (h Holding) fault(slip table.MovePreview, seat engine.Seat, by int) string {
	if h.Stat == "" {
		if by != 0 && !h.told(slip) {
			return fmt.Sprintf("%s of seat %d changes by %d, and the preview has none of the words %q: %+v", h.Path,
				seat, by, h.Words, slip)
		}
		return ""
	}
	for _, x := range slip.Ranges {
		if x.Seat == seat && strings.EqualFold(x.Name, h.Stat) {
			return "" // compared by CheckMovePreviews
		}
	}
	told := 0
	for _, c := range slip.Changes {
		if c.Seat == seat && strings.EqualFold(c.Name, h.Stat) {
			told += c.Brings - c.Pays
		}
	}
	if told != by {
		return fmt.Sprintf("%s of seat %d changes by %d, and the preview says %d for %q", h.Path, seat, by, told, h.Stat)
	}
	return ""
}

// told reports whether the title or a line of preview slip contains one of the words.
func (h Holding) told(slip table.MovePreview) bool {
	texts := append([]string{slip.Title}, slip.Lines...)
	for _, n := range slip.Notes {
		texts = append(texts, n.Text)
	}
	for _, c := range slip.Changes {
		texts = append(texts, c.Name)
	}
	all := strings.ToLower(strings.Join(texts, "\n"))
	return slices.ContainsFunc(h.Words, func(word string) bool { return strings.Contains(all, word) })
}

// documentOf returns the document of a position.
func documentOf(t *testing.T, s engine.State) (doc map[string]any) {
	t.Helper()
	text, err := s.MarshalJSON()
	if err == nil {
		err = json.Unmarshal(text, &doc)
	}
	if err != nil {
		t.Fatal(err)
	}
	return doc
}

// holdingOf returns how much of the holding at a path a seat has in a document, 0 if the document
// does not mention it.
func holdingOf(doc map[string]any, path string, seat engine.Seat) int {
	path = strings.ReplaceAll(path, "%d", strconv.Itoa(int(seat)))
	path, field, _ := strings.Cut(strings.TrimSuffix(path, "]"), "[")
	var at any = doc
	for name := range strings.SplitSeq(strings.TrimSuffix(path, "."), ".") {
		switch x := at.(type) {
		case map[string]any:
			at = x[name]
		case []any:
			i, err := strconv.Atoi(name)
			if err != nil || i >= len(x) {
				return 0
			}
			at = x[i]
		default:
			return 0
		}
	}
	return amountOf(at, field)
}

// amountOf returns the amount that a value of a document stands for, see [Holding].
func amountOf(value any, field string) int {
	sum := 0
	switch x := value.(type) {
	case float64:
		return int(x)
	case string:
		return min(len(x), 1)
	case []any:
		return len(x)
	case map[string]any:
		for _, entry := range x {
			switch e := entry.(type) {
			case float64:
				sum += int(e)
			case map[string]any:
				if e[field] != nil || field == "" {
					sum++
				}
			default:
				sum++
			}
		}
	}
	return sum
}
