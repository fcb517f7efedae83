package tabletest

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"gulch/assets"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/ui"
	"gulch/scenes/reader"
	"gulch/scenes/table"

	"github.com/hajimehoshi/ebiten/v2"
)

// books returns the rulebook of a game in each language; the map is empty for a game without a
// rulebook.
func books(game table.Game) (map[string]*reader.Book, error) {
	out := map[string]*reader.Book{}
	for _, lang := range i18n.Languages() {
		text, err := assets.Rules(game.Rules.Info().ID, lang)
		if err != nil {
			continue
		}
		book, err := reader.Parse(string(text))
		if err != nil {
			return nil, fmt.Errorf("assets/rules/%s/%s.txt: %w", game.Rules.Info().ID, lang, err)
		}
		out[lang] = book
	}
	return out, nil
}

// ruleCode matches internal codes that players must not see: the number of a rule, the coordinates
// of a space, or the ID of a card.
var ruleCode = regexp.MustCompile(`\bR\d+[a-z]?\b|\b[a-z]{1,3}\d{1,2}\b`)

// rightOfPrimary returns the ID of each button in row that is to the right of a primary button. row
// is the area of the main buttons.
func rightOfPrimary(nodes []ui.Node, row geom.Rect) (wrong []string) {
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

// tableKeys maps keys to the IDs of the nodes that use them. Packages table and ui make these
// nodes, but they are returned among a game's own nodes.
var tableKeys = map[ebiten.Key][]string{ui.ZoomKey: {"fit"}, ui.MinimizeKey: {"close-up/aside", "close-up/back"}}

// nodeFaults returns messages about the nodes of position p. Each node must have a label and a
// rectangle; a node without an action must have a tooltip; IDs and keys must be unique; texts must
// not show internal codes. Each tooltip must link to a paragraph that exists in all of books, the
// game's rulebooks by language.
func nodeFaults(p position, books map[string]*reader.Book) []string {
	var wrong []string
	complain := func(id, what string) { wrong = append(wrong, fmt.Sprintf("%s: the node %q %s", p.name, id, what)) }
	seen := map[string]bool{}
	ask := table.NewDecision(p.play, p.state, p.legal)
	nodes := p.play.Nodes(ask, nil)
	for _, id := range rightOfPrimary(nodes, ask.Row) {
		complain(id, "is to the right of the primary button, expected left: the primary button is always at the "+
			"bottom right")
	}
	keys := map[ebiten.Key]string{}
	for _, n := range nodes {
		for _, k := range n.Keys {
			if ui.Reserved(k) && !slices.Contains(tableKeys[k], n.ID) {
				complain(n.ID, fmt.Sprintf("uses the key %s, which is reserved at every table (ui.Reserved); free "+
					"keys are %v", k, ui.FreeLetters()))
			}
			if other, twice := keys[k]; twice {
				complain(n.ID, fmt.Sprintf("uses the key %s, which the node %q uses, too", k, other))
			}
			keys[k] = n.ID
		}
		if seen[n.ID] {
			complain(n.ID, "is returned twice, expected unique IDs")
		}
		seen[n.ID] = true
		turns := n.Wheel != nil || n.Scroll != nil || n.TurnPage != nil
		if n.Press == nil && (n.Tick != nil || n.Drag != nil || turns || n.Push != nil) {
			continue // it moves the things behind it, such as a scroll area
		}
		if n.Press == nil && n.Rect.Empty() && n.Draw != nil {
			continue // it is drawn over other nodes
		}
		if code := ruleCode.FindString(n.Label + " " + n.Tip); code != "" {
			complain(n.ID, fmt.Sprintf("shows the internal code %q in its label or tooltip: use the name of the rule "+
				"or place; Rule links to the paragraph", code))
		}
		if n.Label == "" {
			complain(n.ID, "has no Label, which screen readers need")
		}
		if n.Role == "text" && n.Tip == "" && n.ZoomPreview == nil && n.Press == nil && n.Draw == nil {
			complain(n.ID, "has no action, no drawing and no text: give it a Tip, or leave it out")
		}
		if n.Rect.Empty() {
			complain(n.ID, "has an empty Rect")
		}
		anchor := n.RuleAnchor
		if anchor == "" {
			anchor = p.play.Rule(n.ID)
		}
		for lang, book := range books {
			if anchor == "" && n.Tip != "" {
				complain(n.ID, "has a tooltip but no link to the rules: the table's Rule has to return an "+
					"anchor for it")
				break
			}
			if _, _, ok := book.Find(anchor); anchor != "" && !ok {
				complain(n.ID, fmt.Sprintf("links to the anchor %q, which the rules in assets/rules/*/%s.txt do not "+
					"have: see the table's Rule", anchor, lang))
			}
		}
	}
	return wrong
}

// unexplainedDisabled returns a message for each disabled control of a position that has no
// explanation.
func unexplainedDisabled(p position) (wrong []string) {
	for _, n := range p.play.Nodes(table.NewDecision(p.play, p.state, p.legal), nil) {
		if (n.Role == "button" || n.Role == "move" || n.Role == "checkbox") && n.Press == nil &&
			n.DisabledReason == "" {
			wrong = append(wrong, fmt.Sprintf(
				"%s: the node %q is disabled without an explanation: give it a DisabledReason in "+
					"the table's Nodes", p.name, n.ID))
		}
	}
	return wrong
}

// repeatedSentences returns a message for each node of a position whose tooltip contains the same
// sentence twice.
func repeatedSentences(p position) (wrong []string) {
	for _, n := range p.play.Nodes(table.NewDecision(p.play, p.state, p.legal), nil) {
		if s := repeatedSentence(n.Label + ". " + n.Tip); s != "" {
			wrong = append(wrong, fmt.Sprintf("%s: the label and tooltip of the node %q contain the sentence %q "+
				"twice: label %q, tooltip %q. Shorten the Tip in the table's Nodes", p.name, n.ID, s, n.Label, n.Tip))
		}
		if s := repeatedSentence(n.DisabledReason); s != "" {
			wrong = append(wrong, fmt.Sprintf(
				"%s: the DisabledReason of the node %q contains the sentence %q twice: %q", p.name,
				n.ID, s, n.DisabledReason))
		}
	}
	return wrong
}

// repeatedSentence returns a sentence that a text contains twice, "" if there is none.
func repeatedSentence(text string) string {
	said := map[string]bool{}
	for _, s := range strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune(".!?\n", r) }) {
		s = strings.ToLower(strings.TrimSpace(s))
		if len(s) < 4 { // parts of a number, or initials
			continue
		}
		if said[s] {
			return s
		}
		said[s] = true
	}
	return ""
}
