package tabletest

import (
	"fmt"
	"regexp"
	"slices"

	"gulch/assets"
	"gulch/engine"
	"gulch/render/geom"
	"gulch/render/ui"
	"gulch/render/words"
	"gulch/scenes/reader"
	"gulch/scenes/table"

	"github.com/hajimehoshi/ebiten/v2"
)

// books are the rules of a game in all languages, none for a game without.
func books(game table.Game) (map[string]*reader.Book, error) {
	out := map[string]*reader.Book{}
	for _, lang := range words.Languages() {
		text, err := assets.Rules(game.Rules.Info().ID, lang)
		if err != nil {
			continue
		}
		book, err := reader.Parse(string(text))
		if err != nil {
			return nil, fmt.Errorf("the rules in %s: %w", lang, err)
		}
		out[lang] = book
	}
	return out, nil
}

// ruleCode finds what only the source knows: the number of a rule, the coordinate of a space, the ID of a card.
var ruleCode = regexp.MustCompile(`\bR\d+[a-z]?\b|\b[a-z]{1,3}\d{1,2}\b`)

// besideBrass returns the buttons in the row of the main buttons that stand to the right of a primary one.
func besideBrass(nodes []ui.Node, row geom.Rect) (wrong []string) {
	brass := row.Right()
	for _, n := range nodes {
		if n.Primary && row.Has(n.Rect.Center()) {
			brass = min(brass, n.Rect.Right())
		}
	}
	for _, n := range nodes {
		if n.Press != nil && !n.Primary && row.Has(n.Rect.Center()) && n.Rect.X >= brass {
			wrong = append(wrong, n.ID)
		}
	}
	return wrong
}

// ownKeys are the nodes of the house that games lay among their own, by their keys.
var ownKeys = map[ebiten.Key]string{ui.WholeKey: "fit", ui.AsideKey: "close-up/aside"}

// nameless returns what is wrong with the nodes of a position: each has a name, what only explains itself says something,
// no two have one ID, none shows
// a code, and each that explains itself leads to a paragraph of the rules that exists in all languages.
func nameless(p position, books map[string]*reader.Book) []string {
	var wrong []string
	complain := func(id, what string) { wrong = append(wrong, fmt.Sprintf("%s: the node %q %s", p.name, id, what)) }
	seen := map[string]bool{}
	ask := table.NewAsk(p.play, p.state, p.legal)
	nodes := p.play.Nodes(ask, nil)
	for _, id := range besideBrass(nodes, ask.Row) {
		complain(id, "stands right of the primary button: brass stays at the bottom right")
	}
	keys := map[ebiten.Key]string{}
	for _, n := range nodes {
		for _, k := range n.Keys {
			if ui.Reserved(k) && ownKeys[k] != n.ID {
				complain(n.ID, fmt.Sprintf("takes the key %s, which means something else at every table (ui.Reserved); free are %v", k, ui.Free()))
			}
			if other, twice := keys[k]; twice {
				complain(n.ID, fmt.Sprintf("takes the key %s, which is also that of %q", k, other))
			}
			keys[k] = n.ID
		}
		if seen[n.ID] {
			complain(n.ID, "is there twice; screens and keys find nodes by their IDs")
		}
		seen[n.ID] = true
		turns := n.Wheel != nil || n.Scroll != nil || n.TurnPage != nil
		if n.Press == nil && (n.Tick != nil || n.Drag != nil || turns || n.Push != nil) {
			continue // it moves other things
		}
		if n.Press == nil && n.Rect.Empty() && n.Draw != nil {
			continue // it draws over others
		}
		if code := ruleCode.FindString(n.Label + " " + n.Tip); code != "" {
			complain(n.ID, fmt.Sprintf("says %q: rules and places have names, and the way to the rule is Rule", code))
		}
		if n.Label == "" {
			complain(n.ID, "has no Label: who hears the screen read out does not know what it is")
		}
		if n.Role == "text" && n.Tip == "" && n.Peek == nil && n.Press == nil && n.Draw == nil {
			complain(n.ID, "explains nothing: give it a Tip, or leave it out")
		}
		if n.Rect.Empty() {
			complain(n.ID, "has no place")
		}
		anchor := n.Rule
		if anchor == "" {
			anchor = p.play.Rule(n.ID)
		}
		for lang, book := range books {
			if anchor == "" && n.Tip != "" {
				complain(n.ID, "leads to no paragraph of the rules: Rule has to return an anchor for it")
				break
			}
			if _, _, ok := book.Find(anchor); anchor != "" && !ok {
				complain(n.ID, fmt.Sprintf("leads to the paragraph %q, which the rules in %s do not have", anchor, lang))
			}
		}
	}
	return wrong
}

// alike reports whether it makes no difference to anybody which of two moves is made, as with two cards of one face: the same
// is told of both, but for what they name, and scores the same.
func alike(game engine.Game, p position, a, b engine.Move) bool {
	one, x, err := toldOf(game, p.state, a, b)
	two, y, again := toldOf(game, p.state, b, a)
	return a.Kind == b.Kind && err == nil && again == nil && slices.Equal(one, two) && slices.Equal(x, y)
}

// toldOf plays a move on a copy and returns the events, without the number that it names and another move does not, and the
// scores.
func toldOf(game engine.Game, s engine.State, m, other engine.Move) (events []engine.Event, scores []int, err error) {
	c, err := copied(game, s)
	if err != nil {
		return nil, nil, err
	}
	err = c.Play(m, func(e engine.Event) {
		for _, x := range [4]*int16{&e.A, &e.B, &e.C, &e.D} {
			if m.A != other.A && *x == m.A {
				*x = 0
			}
		}
		events = append(events, e)
	})
	return events, c.Scores(nil), err
}

// wordless returns the legal moves of a position that are not told apart by their words.
func wordless(game engine.Game, p position) []string {
	var wrong []string
	said, moves := map[string]string{}, map[string]engine.Move{}
	for _, m := range p.legal {
		text, order := p.state.Notation(m), p.play.MoveWords(m)
		if order == "" {
			wrong = append(wrong, fmt.Sprintf("%s: MoveWords has none for %q", p.name, text))
		} else if other, twice := said[order]; twice && !alike(game, p, m, moves[order]) {
			wrong = append(wrong, fmt.Sprintf("%s: MoveWords says %q for both %q and %q", p.name, order, other, text))
		}
		said[order], moves[order] = text, m
	}
	return wrong
}
