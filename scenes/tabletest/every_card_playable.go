package tabletest

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/audit"
	"gulch/engine/scenario"
	"gulch/engine/testscale"
	"gulch/scenes/stage"
	"gulch/scenes/table"
)

// Deck is a set of cards or other components that the notation of moves names after the word Verb,
// such as the attack cards after "attack". If Cards is empty, Deck stands for all moves with this
// verb.
type Deck struct {
	Verb  string
	Cards []string
}

// CheckCardsPlayed checks that each card of decks can be played by presses at the table. A short
// test plays each card by only one of mouse, keys and touch, a long one by all three. The positions
// are those of the recorded games and of the scenarios of the rules, then of further games. A card
// that is legal in none of them needs a scenario.
func CheckCardsPlayed(t *testing.T, game table.Game, decks []Deck) {
	t.Helper()
	for m := range means(testscale.Of(1, int(meansCount))) {
		c := &cardCheck{game: game, app: App(t, game.Rules), shift: m, missing: map[cardPlay]*cardSearch{}}
		for _, d := range decks {
			for _, card := range append(d.Cards, "")[:max(len(d.Cards), 1)] {
				c.missing[cardPlay{d.Verb, card}] = &cardSearch{by: (m + means(len(c.missing))) % meansCount}
			}
		}
		all := len(c.missing)
		if err := c.searchAll(t); err != nil {
			t.Fatal(err)
		}
		for _, wrong := range c.faults() {
			t.Error(wrong)
		}
		t.Logf("%d plays of cards, %d not made; looked at %d positions", all, len(c.missing), c.looked)
	}
}

// cardPlay is a kind of move that plays a card: the verb and the card of its notation.
type cardPlay struct{ verb, card string }

// cardSearch records the search for presses that make a cardPlay.
type cardSearch struct {
	by    means
	tries int      // number of positions in which the move was legal and presses were tried
	fault position // the first of them
}

// mostCardTries is the number of positions in which presses are tried for a card.
const mostCardTries = 3

// cardCheck searches for presses that play the missing cards.
type cardCheck struct {
	game    table.Game
	app     *stage.App
	shift   means
	missing map[cardPlay]*cardSearch
	tables  soloTables // tables of the current game
	looked  int        // number of positions in which presses were tried
}

// searchAll looks at the decisions of recorded games, of scenarios and of further games until all
// cards have been played.
func (c *cardCheck) searchAll(t *testing.T) error {
	for _, record := range recordedGames(t, c.game.Rules) {
		s, err := c.game.Rules.New(record.Plan.Seats, record.Plan.Options, record.Plan.Seed)
		if err == nil {
			err = c.play(s, strings.Split(record.Moves, "; "))
		}
		if err != nil {
			return fmt.Errorf("%s: %w", record.Name, err)
		}
	}
	files, err := filepath.Glob(filepath.Join("..", "..", "engine", c.game.Rules.Info().ID, "testdata", "scenarios",
		"*.json"))
	if err != nil {
		return err
	}
	for _, file := range files {
		if err := c.playScenario(file); err != nil {
			return fmt.Errorf("%s: %w", file, err)
		}
	}
	const further = 100
	for i := range uint64(further) {
		plan := audit.RandomPlan(c.game.Rules.Info(), 4900+i)
		s, err := c.game.Rules.New(plan.Seats, plan.Options, plan.Seed)
		if err == nil {
			err = c.playOn(s, i)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// play plays moves, given in notation, in s. Before each of them, and after the last one, it
// searches for presses that play the missing cards (see look).
func (c *cardCheck) play(s engine.State, moves []string) error {
	c.tables = newSoloTables(c.game, c.app)
	if len(c.missing) == 0 {
		return nil
	}
	if err := audit.EachDecision(s, moves, c.look); err != nil {
		return err
	}
	legal, err := engine.PlayForced(s, nil, nil)
	if err == nil {
		c.look(s, legal)
	}
	return err
}

// playScenario plays the scenario of a file. Positions and last moves that the rules refuse are
// left out.
func (c *cardCheck) playScenario(file string) error {
	text, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	sc, err := scenario.Read(text)
	if err != nil {
		return err
	}
	moves := sc.Moves
	if sc.Error != "" {
		if len(moves) == 0 {
			return nil
		}
		moves = moves[:len(moves)-1]
	}
	s, err := scenario.Start(c.game.Rules, sc.Setup, sc.State)
	if err == nil {
		err = s.Script(sc.Rolls)
	}
	if err != nil {
		return err
	}
	return c.play(s, moves)
}

// playOn plays a game from s to its end, but no further than until no card is missing. At each
// decision it searches for presses that play the missing cards (see look). seed determines the
// moves.
func (c *cardCheck) playOn(s engine.State, seed uint64) error {
	c.tables = newSoloTables(c.game, c.app)
	chance := engine.NewChance(seed, 0xca6d)
	for len(c.missing) > 0 {
		legal, err := engine.PlayForced(s, nil, nil)
		if err != nil || len(legal) == 0 {
			return err
		}
		c.look(s, legal)
		if err := s.Play(choose(s, legal, &chance), nil); err != nil {
			return err
		}
	}
	return nil
}

// look searches for presses that play those of the missing cards that can be played in s. legal
// holds the legal moves in s.
func (c *cardCheck) look(s engine.State, legal []engine.Move) {
	if len(c.missing) == 0 {
		return
	}
	var wanted [meansCount][]engine.Move
	plays := map[engine.Move][]cardPlay{}
	for _, m := range legal {
		plays[m] = c.plays(s, m)
		for _, p := range plays[m] {
			if by := c.missing[p].by; !slices.Contains(wanted[by], m) {
				wanted[by] = append(wanted[by], m)
			}
		}
	}
	for by, moves := range wanted {
		if len(moves) > 0 {
			c.press(s, legal, plays, means(by))
		}
	}
}

// plays returns the missing plays that move m makes in s.
func (c *cardCheck) plays(s engine.State, m engine.Move) (found []cardPlay) {
	verb, rest, _ := strings.Cut(s.Notation(m), " ")
	for _, word := range append(strings.Fields(rest), "") {
		if p := (cardPlay{verb, strings.TrimPrefix(word, "+")}); c.missing[p] != nil {
			found = append(found, p)
		}
	}
	return found
}

// press presses nodes in s until each missing card has been played, as far as it is to be played by
// the given means. The parameter by is these means. plays maps the legal moves to the missing cards
// that they play. press removes the cards that were played from the missing ones.
func (c *cardCheck) press(s engine.State, legal []engine.Move, plays map[engine.Move][]cardPlay, by means) {
	left := map[cardPlay]bool{}
	for _, all := range plays {
		for _, p := range all {
			if x := c.missing[p]; x != nil && x.by == by && x.tries < mostCardTries {
				left[p] = true
			}
		}
	}
	if len(left) == 0 {
		return
	}
	c.looked++
	name := decisionName(c.game.Rules, s)
	p := show(c.tables.of(s), s, legal, name)
	if _, ok := p.play.PreparedAnswer(s); ok {
		return
	}
	p.rules, p.means = c.game.Rules, by
	p.done = func(made map[engine.Move]bool) bool {
		maps.DeleteFunc(left, func(x cardPlay, _ bool) bool {
			for m, all := range plays {
				if made[m] && slices.Contains(all, x) {
					delete(c.missing, x)
					return true
				}
			}
			return false
		})
		return len(left) == 0
	}
	p.search(maxPressStates)
	for x := range left {
		if c.missing[x].tries++; c.missing[x].tries == 1 {
			c.missing[x].fault = p
		}
	}
}

// faults returns a message for each card that was not played.
func (c *cardCheck) faults() (wrong []string) {
	for p, x := range c.missing {
		move := strings.TrimSpace(p.verb + " " + p.card)
		if x.tries == 0 {
			wrong = append(wrong, fmt.Sprintf("no recorded game, scenario or further game has a legal move %q: add a "+
				"scenario to engine/%s/testdata/scenarios", move, c.game.Rules.Info().ID))
			continue
		}
		wrong = append(wrong, fmt.Sprintf("%s: no press by %s makes a legal move %q. The table's Nodes has to return a "+
			"node for it (Decision.Target, Decision.Button), at once or after other nodes were pressed", x.fault.name,
			meansNames[x.by], move))
	}
	slices.Sort(wrong)
	return wrong
}
