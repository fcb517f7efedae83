package sierrawest

import (
	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/render/i18n"
)

// Reason returns a sentence with the main argument for making the legal move m in the current
// position, or "" if there is none. It uses only public information.
func (b *Table) Reason(m engine.Move) string {
	s := b.State
	p := s.Turn()
	if p == engine.NoSeat {
		return ""
	}
	switch m.Kind {
	case rules.KindClaim, rules.KindClaimAt:
		n := s.Climber(p)
		if m.Kind == rules.KindClaimAt {
			n = rules.NodeOf(m)
		}
		if c := s.CardAt(n); c != rules.NoCard {
			info := s.Mode().Card(c)
			return i18n.N(info.Points, "%d point, and a summit for your deck: %s",
				"%d points, and a summit for your deck: %s", info.Points,
				i18n.T(info.Summit.Info().Text))
		}
	case rules.KindClimb:
		if n := rules.NodeOf(m); s.FaceUp().Has(int(n)) {
			if !s.FaceUp().Has(int(s.Climber(p))) {
				return i18n.T("That card is face up: a shovel can claim it once your frontiersman is there.")
			}
			info := s.Mode().Card(s.CardAt(n)) // the card where the frontiersman is could be claimed, too
			return i18n.N(info.Points, "A shovel can claim it for %d point and this summit in your deck: %s",
				"A shovel can claim it for %d points and this summit in your deck: %s", info.Points,
				i18n.T(info.Summit.Info().Text))
		}
		return i18n.T("The closer you are to a face-up card, the sooner a shovel can claim it.")
	case rules.KindRoll, rules.KindAdvance:
		return b.rollReason(m)
	case rules.KindBuild:
		return i18n.T("A cabin scores points, and an empty plot would cost you 2 at the end.")
	case rules.KindSummit:
		info := s.Mode().Card(s.Laid(rules.SlotOf(m))).Summit.Info()
		if g := info.Effect(); len(g.Tracks) > 0 || g.Choice {
			return trackReason(s.Multiplier(p))
		}
		return i18n.T(info.Text)
	case rules.KindCatch, rules.KindBait:
		return i18n.T("Each animal you catch saves you 1 point and pays in every Fur Trade.")
	case rules.KindVisit:
		return i18n.T(rules.CabinOf(m).Info().Text)
	case rules.KindTrap:
		return i18n.T("A revealed card may show an animal you need.")
	case rules.KindLoad:
		return i18n.T("Each gold in a cart is worth 3 points.")
	case rules.KindFire:
		n := s.Faces(p).Len()
		if n == 0 {
			return ""
		}
		return i18n.N(n, "The posters along your trail show %d of the 6 numbers.",
			"The posters along your trail show %d of the 6 numbers.", n)
	case rules.KindPlan:
		return b.layoutReason(m)
	}
	return ""
}

// trackReason returns a sentence about what a step up on a homestead track is worth at a
// multiplier.
func trackReason(multiplier int) string {
	if multiplier == rules.Space(rules.LastSpace).Multiplier { // there is no larger one
		return i18n.N(multiplier, "Each step up is worth %d point.", "Each step up is worth %d points.", multiplier)
	}
	return i18n.N(multiplier, "Each step up is worth %d point now, and more if your wagon goes farther.",
		"Each step up is worth %d points now, and more if your wagon goes farther.", multiplier)
}

// rollReason returns a sentence about move m, which rolls the wagon forward: what the wagon reaches
// or gains by it.
func (b *Table) rollReason(m engine.Move) string {
	p, n := b.State.Turn(), 1
	if m.Kind == rules.KindAdvance {
		n = rules.SpacesOf(m)
	}
	now := b.State.Wagon(p)
	to := min(now+n, rules.LastSpace)
	if was, will := rules.Space(now).Multiplier, rules.Space(to).Multiplier; will > was {
		return i18n.T("From there, each homestead space is worth %d points.", will)
	}
	if to/2 > now/2 && to/2 < len(b.State.Row()) {
		return i18n.T("Your trail then reaches 1 more card in the row.")
	}
	if rules.Space(rules.LastSpace).Multiplier == rules.Space(to).Multiplier {
		return "" // there is no larger one
	}
	return i18n.T("Each space gets you closer to the next multiplier.")
}

// layoutReason returns a sentence about the most important gains of m, a move that lays out cards:
// steps on mountain or trail, uses of the shovel, and goods.
func (b *Table) layoutReason(m engine.Move) string {
	sum := b.layoutYield(b.State.Turn(), m)
	return sum.gainWords()
}

// gainWords returns a sentence about what p brings, or "" if it brings nothing. Only food, wood and
// stone are resources (R4); all other goods are named.
func (p *pathYield) gainWords() string {
	var parts []string
	if n := p.picks + p.goods[rules.Food] + p.goods[rules.Wood] + p.goods[rules.Stone]; n > 0 {
		parts = append(parts, i18n.N(n, "%d resource", "%d resources", n))
	}
	for g, n := range p.goods {
		if n > 0 && rules.Good(g) > rules.Stone {
			parts = append(parts, amount(n, rules.Good(g)))
		}
	}
	if parts = append(parts, p.useWords()...); len(parts) == 0 {
		return ""
	}
	return i18n.T("You gain %s.", i18n.List(parts))
}
