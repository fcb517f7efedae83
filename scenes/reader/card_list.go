package reader

import "gulch/render/i18n"

// CardList is a list of cards of one kind with their texts. It is generated from a game's data in
// the current language.
type CardList struct {
	Title, Anchor string
	Cards         []Card
}

// Card is an entry of a CardList.
type Card struct{ Name, Text string }

// CardListAnchor is the anchor of the section that AddCards appends.
const CardListAnchor = "every-card"

// AddCards appends a section with lists of cards to a book. all are the lists; if there are none,
// it does nothing.
func (b *Book) AddCards(all []CardList) {
	if len(all) == 0 {
		return
	}
	s := Section{Title: i18n.T("Card by card"), Anchor: CardListAnchor,
		Paragraphs: []Paragraph{{Anchor: CardListAnchor}}}
	for _, l := range all {
		p := Paragraph{Title: l.Title, Anchor: l.Anchor}
		for _, c := range l.Cards {
			p.Blocks = append(p.Blocks, Block{Kind: Point, Spans: []Span{{Text: i18n.Colon(c.Name, ""), Bold: true},
				{Text: c.Text}}})
		}
		s.Paragraphs = append(s.Paragraphs, p)
	}
	b.Sections = append(b.Sections, s)
}
