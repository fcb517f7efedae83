package table

import (
	"math/rand/v2"
	"slices"

	"gulch/engine"
	"gulch/render/i18n"
)

// ExplainBotMove returns in words which move the seat to move in position s plays and why, for the
// coach's panel. move is the move in words, "" if the viewers may not know it: a choice made in
// secret, or a pass that shows that the seat could have answered. why is "" if it depends on
// something that is hidden from the viewers, such as the cards in the seat's hand. The viewers are
// the seats in viewers. The UI's State must be s; its board may be that of an earlier position.
func ExplainBotMove(gameUI GameUI, s engine.State, m engine.Move, viewers engine.SeatSet) (move, why string) {
	if !isPublicMove(gameUI, s, m, viewers) {
		return "", ""
	}
	// The true position is not read: samples of positions that the viewers cannot tell apart are
	// equal, so neither the reason nor its absence tells anything.
	gameUI.atPosition(s, nil, func() { move = gameUI.MoveWords(m) }) // animations may still show an earlier board
	why = reasonInSample(gameUI, s, m, viewers, 0)
	for seed := uint64(1); why != "" && seed <= reasonSamples; seed++ {
		if why != reasonInSample(gameUI, s, m, viewers, seed) {
			why = ""
		}
	}
	return move, why
}

// reasonSamples is the number of positions, indistinguishable for the viewers, in which a reason
// must be the same to be shown.
const reasonSamples = 6

// isPublicMove reports whether the viewers see from the events of move m which move it is: the seat
// has events, each shows what the seat chose, and no other legal move has the same events. A secret
// event that only reveals something to the seat, such as a drawn card, is the result of a choice,
// not the choice.
func isPublicMove(gameUI GameUI, s engine.State, m engine.Move, viewers engine.SeatSet) bool {
	mover, seen, secret := s.Turn(), false, false
	events := eventsFor(gameUI, s, m, viewers)
	for _, e := range events {
		if e.Seat == mover {
			secret = secret || e.Redacted && !e.Reveals
			seen = seen || !e.Redacted
		}
	}
	if secret || !seen {
		return false
	}
	legal := s.Moves(nil)
	for _, x := range legal[:min(len(legal), maxCompared)] {
		if x != m && slices.Equal(events, eventsFor(gameUI, s, x, viewers)) &&
			gameUI.MoveWords(x) != gameUI.MoveWords(m) {
			return false
		}
	}
	return true
}

// maxCompared is the number of other moves with which a bot's move is compared.
const maxCompared = 60

// eventsFor returns the events of move m in position s as they are shown to the viewers.
func eventsFor(gameUI GameUI, s engine.State, m engine.Move, viewers engine.SeatSet) (all []engine.Event) {
	played, err := gameUI.copyState(s)
	if err != nil || played.Play(m, func(e engine.Event) { all = append(all, e.For(viewers)) }) != nil {
		return nil
	}
	return all
}

// reasonInSample returns the reason for move m in a position that the viewers cannot distinguish
// from s, or "" if m is not legal there. seed selects the position.
func reasonInSample(gameUI GameUI, s engine.State, m engine.Move, viewers engine.SeatSet, seed uint64) (why string) {
	twin, err := gameUI.copyState(s)
	if err != nil {
		return ""
	}
	for seat := range engine.Seat(s.Seats()) {
		if viewers.Has(seat) {
			twin.Determinize(seat, rand.New(rand.NewPCG(seed, 30)))
		}
	}
	if viewers == 0 { // nobody's secrets are shown: what one seat knows is sampled for another
		for i := range engine.Seat(2) {
			seat := (s.Turn() + 1 + i) % engine.Seat(s.Seats())
			twin.Determinize(seat, rand.New(rand.NewPCG(seed, 31+uint64(i))))
		}
	}
	for _, x := range twin.Moves(nil) {
		if x == m {
			gameUI.atPosition(twin, nil, func() { why = gameUI.Reason(m) })
			break
		}
	}
	return why
}

// noteBotReason stores what move m of a bot is, and why, for the coach's panel. Several people at
// one screen read the panel one after the other, so it contains nothing that only one of them may
// know.
func (a *adviser) noteBotReason(seat engine.Seat, m engine.Move) {
	a.botReason, a.botMove = "", ""
	if !a.coaching() {
		return
	}
	viewers := a.common.RevealedSeats
	if a.session.People() > 1 {
		viewers = 0
	}
	name := a.session.Seats[seat].Name
	if move, why := ExplainBotMove(a.gameUI, a.session.Match.State(), m, viewers); move != "" && why != "" {
		a.botMove = i18n.Colon(name, move+".")
		a.botReason = Sentences(a.botMove, i18n.T("Advice to %s: “%s”", name, why))
	}
}
