package reader

import "gulch/render/words"

// Listed is a part of a book that is generated from a game's data in the current language: the
// cards of one kind with their texts.
type Listed struct {
	Title, Anchor string
	Cards         []Card
}

// Card is an entry of Listed.
type Card struct{ Name, Text string }

// ListAnchor is the anchor of the section with the cards.
const ListAnchor = "every-card"

// List appends a section with cards to a book. It does nothing if all is empty.
func (b *Book) List(all []Listed) {
	if len(all) == 0 {
		return
	}
	s := Section{Title: words.T("Card by card"), Anchor: ListAnchor, Paragraphs: []Paragraph{{Anchor: ListAnchor}}}
	for _, l := range all {
		p := Paragraph{Title: l.Title, Anchor: l.Anchor}
		for _, c := range l.Cards {
			p.Blocks = append(p.Blocks, Block{Kind: Point, Spans: []Span{{Text: words.Colon(c.Name, ""), Bold: true},
				{Text: c.Text}}})
		}
		s.Paragraphs = append(s.Paragraphs, p)
	}
	b.Sections = append(b.Sections, s)
}
