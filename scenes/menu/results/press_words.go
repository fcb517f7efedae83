package results

import "gulch/engine/match"

// PressWords returns a text for players about the moves that the press of a person played together
// with decision at of replay r. It returns "" if the words of that decision's own move say enough:
// if it was played alone, or if the game has no words for the moves as a whole and the move does
// more than end or decline something. PressWords moves the replay.
func PressWords(tell Narration, r *match.Replay, at int) string {
	if at >= r.Len() || tell.Press == nil || tell.Move == nil {
		return ""
	}
	first, moves := match.PressMoves(r.Steps(), at)
	if len(moves) == 1 || r.Seek(first) != nil {
		return ""
	}
	order, passes := tell.Press(r.State(), moves)
	if order == "" && passes {
		order = tell.Move(r.State(), moves[0])
	}
	return order
}
