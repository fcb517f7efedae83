package engine

// Rival is an opponent without a seat that the rules play and that can win, such as the Man in
// Black of Western Legends. The rival wins ties.
type Rival struct {
	Name   string
	Icon   string // name of an icon that stands for the rival
	Score  int
	Points []int // parts of the score, by line of [State.Sheet]
}

// RivalPlayer is a State of a game in which a [Rival] can take part.
type RivalPlayer interface {
	// Rival returns the rival, as if the game ended now; ok is false if none takes part.
	Rival() (r Rival, ok bool)
}

// RivalEstimator is a RivalPlayer that estimates how likely its rival wins. Evaluations
// ([Heuristics]) compare the seats only with each other.
type RivalEstimator interface {
	RivalPlayer
	// RivalShare returns the probability from 0 to 1 that the rival wins; after the end of the game
	// it is 0 or 1. It must not be called if no rival takes part.
	RivalShare() float64
}

// RivalOf returns the rival that takes part in the game of s; ok is false if there is none.
func RivalOf(s State) (r Rival, ok bool) {
	if p, can := s.(RivalPlayer); can {
		return p.Rival()
	}
	return r, false
}

// FinalRanks returns the rank of every seat among all players, a rival without a seat included, and
// that rival's rank last if there is one. [State.Ranks] ranks the seats only among themselves.
func FinalRanks(s State) []int {
	ranks := s.Ranks(nil)
	rival, ok := RivalOf(s)
	if !ok {
		return ranks
	}
	own := 1
	for seat, points := range s.Scores(nil) {
		if points > rival.Score {
			own++
		} else {
			ranks[seat]++
		}
	}
	return append(ranks, own)
}
