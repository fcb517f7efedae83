package westernlegends

import (
	"math/rand/v2"
	"strings"

	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/render/i18n"
)

// This file computes how likely a fight against fight cards is won. There is one computation for
// the fights that a move on the map leads to and for the cards played in a fight: what the map says
// is what the fight then says about the best card. TestMapAndFightSayTheSameOdds compares them.

// Numbers for the odds of a fight: it is played playedFights times with each card. If the seat wins
// at most weakRobberies of them, the warning about a weak hand in a robbery is given.
const (
	playedFights  = 120
	weakRobberies = playedFights * 3 / 10
)

// oddsText returns a sentence about how likely the seat to move wins the fight that moves lead to
// or that they continue. It returns "" if they do not surely lead to one.
func (b *Table) oddsText(moves ...engine.Move) string {
	won, ok := b.wonFights(moves...)
	switch {
	case !ok:
		return ""
	case moves[len(moves)-1].Kind == rules.KindPlay: // the odds are those of one card
		switch n := ofTen(won); n {
		case 0:
			return i18n.T("With this card, you'd win hardly any fights like this.")
		case 10:
			return i18n.T("With this card, you'd win almost every fight like this.")
		default:
			return i18n.T("With this card, you'd win about %d of 10 fights like this.", n)
		}
	}
	return oddsOf(won)
}

// oddsOf returns a sentence about the odds of a fight. won is a result of wonFights.
func oddsOf(won int) string {
	switch n := ofTen(won); n {
	case 0:
		return i18n.T("With your cards, you'd win hardly any fights like this.")
	case 10:
		return i18n.T("With your cards, you'd win almost every fight like this.")
	default:
		return i18n.T("With your cards, you'd win about %d of 10 fights like this.", n)
	}
}

// ofTen returns the number of won fights, a result of wonFights, per ten fights.
func ofTen(won int) int { return (won*10 + playedFights/2) / playedFights }

// wonFights returns how many of playedFights fights the seat to move wins, with random cards for
// what the seat does not know. The last of moves begins the fight or plays a card in it. If it
// begins the fight, the seat plays the card with which it wins most often. ok is false if there is
// a sample in which the moves lead to no fight.
func (b *Table) wonFights(moves ...engine.Move) (most int, ok bool) {
	p := b.State.Turn()
	wins := map[engine.Move]int{}
	card, to := engine.Move{}, moves
	if last := moves[len(moves)-1]; last.Kind == rules.KindPlay {
		card, to = last, moves[:len(moves)-1]
	}
	s, after, board := new(rules.State), new(rules.State), rules.Game.NewBoard().(*rules.Board)
	for i := range uint64(playedFights) {
		end, ok := b.fightSample(s, board, i, to)
		switch {
		case !ok:
			return 0, false
		case end.over:
			if end.won {
				wins[card]++
			}
			continue
		}
		for _, m := range s.Moves(nil) {
			if m.Kind != rules.KindPlay || card.Kind == rules.KindPlay && m != card {
				continue
			}
			if s.CopyTo(after); winsWith(after, p, m, i) {
				wins[m]++
			}
		}
	}
	for _, n := range wins {
		most = max(most, n)
	}
	return most, true
}

// fightEnd says whether a fight is over, and whether a seat has won it.
type fightEnd struct{ over, won bool }

// watch returns an observer that notes in f the end of the first fight that ends, for seat p.
func (f *fightEnd) watch(p engine.Seat) engine.Observer {
	return func(e engine.Event) {
		if e.Kind == rules.EventFightWon && !f.over {
			f.over, f.won = true, e.Seat == p
		}
	}
}

// fightSample sets s to sample i of the position in which the seat to move chooses its card in the
// fight that moves lead to. What the seat does not know then is redealt as it is at the same moment
// of the real fight. If the fight ends before, because the seat has no card, end says so. ok is
// false if the moves lead to no fight. board is overwritten.
func (b *Table) fightSample(s *rules.State, board *rules.Board, i uint64, moves []engine.Move) (end fightEnd, ok bool) {
	p := b.State.Turn()
	b.State.CopyTo(s)
	s.Determinize(p, rand.New(rand.NewPCG(i, 0xf1)))
	tell := end.watch(p)
	for _, m := range moves {
		if s.Turn() != p || s.Play(m, tell) != nil {
			return end, false
		}
		passWindows(s, p, tell)
	}
	if board.Read(s, 0); !end.over && board.Fighting == 0 {
		return end, false
	}
	for rng := engine.NewRand(i); !end.over && (s.Turn() != p || s.Phase() != rules.PhaseFightCard); {
		if s.Turn() == engine.NoSeat || s.Play(s.Policy(&rng), tell) != nil {
			return end, false
		}
	}
	if !end.over {
		s.Determinize(p, rand.New(rand.NewPCG(i, 0xf1)))
	}
	return end, true
}

// winsWith plays move m, a card of seat p in a fight, in s and then the fight to its end. It
// reports whether p wins. i is the number of the sample.
func winsWith(s *rules.State, p engine.Seat, m engine.Move, i uint64) bool {
	rng, end := engine.NewRand(i), fightEnd{}
	tell := end.watch(p)
	err := s.Play(m, tell)
	for err == nil && !end.over && s.Turn() != engine.NoSeat {
		err = s.Play(s.Policy(&rng), tell)
	}
	return end.won
}

// passWindows passes in the windows that open for seat p in s outside of fights, such as the one in
// which a Move action can be lengthened.
func passWindows(s *rules.State, p engine.Seat, tell engine.Observer) {
	for s.Turn() == p && strings.HasPrefix(s.OpenWindow(), "move_") {
		if s.Play(engine.Move{Kind: rules.KindPass}, tell) != nil {
			return
		}
	}
}
