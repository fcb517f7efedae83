package reader

import (
	"fmt"
	"slices"
)

// Faults returns a message for each broken reference in a book: links, signs, figures and icons
// that do not exist, and duplicate anchors. figures returns the figures of the game, and hasIcon
// reports whether there is an icon with the given name. Faults is for the tests of each game.
func (b *Book) Faults(figures Figures, hasIcon func(name string) bool) []string {
	var out []string
	seen := map[string]bool{}
	link := func(where, anchor string) {
		if _, _, ok := b.Find(anchor); !ok {
			out = append(out, fmt.Sprintf("%s: there is no paragraph %q", where, anchor))
		}
	}
	for _, s := range b.Sections {
		// the paragraph directly below the heading of the section, which may be empty
		if len(s.Paragraphs) == 0 || s.Paragraphs[0].Anchor != s.Anchor {
			out = append(out, fmt.Sprintf("the section %q cannot be gone to: its first paragraph has "+
				"another anchor", s.Anchor))
		}
		for _, p := range s.Paragraphs {
			if seen[p.Anchor] {
				out = append(out, fmt.Sprintf("two paragraphs have the anchor %q", p.Anchor))
			}
			seen[p.Anchor] = true
			for _, block := range p.Blocks {
				for _, span := range block.Spans {
					if span.Link != "" {
						link(p.Anchor, span.Link)
					}
					if span.Icon != "" && !hasIcon(span.Icon) {
						out = append(out, fmt.Sprintf("%s: there is no icon %q", p.Anchor, span.Icon))
					}
				}
				if block.Sign.Icon != "" && !hasIcon(block.Sign.Icon) {
					out = append(out, fmt.Sprintf("%s: there is no icon %q", p.Anchor, block.Sign.Icon))
				}
				if block.Kind == Picture {
					if _, ok := figures(block.Illustration, block.Args); !ok {
						out = append(out, fmt.Sprintf("%s: there is no figure %s %q", p.Anchor, block.Illustration,
							block.Args))
					}
				}
			}
		}
	}
	return out
}

// Compare returns the differences in structure between a translation b and the original book. It
// compares sections, paragraphs with their rule numbers, figures, signs and phases.
func (b *Book) Compare(original *Book) []string {
	var out []string
	want, have := original.outline(), b.outline()
	for i := range max(len(want), len(have)) {
		switch {
		case i >= len(have):
			out = append(out, fmt.Sprintf("%s is missing", want[i]))
		case i >= len(want):
			out = append(out, fmt.Sprintf("%s is not in the original", have[i]))
		case want[i] != have[i]:
			return append(out, fmt.Sprintf("%s stands where the original has %s", have[i], want[i]))
		}
	}
	return out
}

// outline returns one line for each part of a book (paragraph, figure or sign) that every
// translation must have, in the same order.
func (b *Book) outline() []string {
	var out []string
	for _, s := range b.Sections {
		for _, p := range s.Paragraphs {
			out = append(out, fmt.Sprintf("the paragraph %q %q", p.Anchor, p.Rules))
			for _, block := range p.Blocks {
				if block.Kind == Picture {
					out = append(out, fmt.Sprintf("the figure %s %q", block.Illustration, block.Args))
				}
			}
		}
	}
	for _, list := range [][]Sign{b.Signs, b.Phases} {
		names := make([]string, len(list))
		for i, s := range list {
			names[i] = "the sign " + s.Icon + " " + s.Anchor
		}
		slices.Sort(names)
		out = append(out, names...)
	}
	return out
}
