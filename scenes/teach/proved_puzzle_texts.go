package teach

import (
	"gulch/engine/drill"
	"gulch/render/i18n"
	"gulch/scenes/table"
)

// grades has the icon for each grade of difficulty of a proved position, a practice position whose
// best move was computed exactly.
var grades = [drill.Grades]string{"horseshoe", "law-star", "crown"}

func iconOf(p *Puzzle) string {
	if p.Proof == nil {
		return p.Icon
	}
	return grades[p.Proof.Grade-1]
}

// titleOf returns the title of a practice position. A proved position, whose best move was computed
// exactly, has no title of its own; for it, the title tells the current score.
func titleOf(p *Puzzle) string {
	if p.Proof == nil {
		return i18n.T(p.Title)
	}
	switch now := p.Proof.Now; {
	case now.You > now.Has:
		return i18n.T("Ahead of %s, %d to %d", rivalOf(p.Proof), now.You, now.Has)
	case now.You < now.Has:
		return i18n.T("Behind %s, %d to %d", rivalOf(p.Proof), now.You, now.Has)
	}
	return i18n.T("Tied with %s at %d", rivalOf(p.Proof), p.Proof.Now.You)
}

// taskOf returns a text that says what the player has to do at a practice position.
func taskOf(p *Puzzle) string {
	if p.Proof == nil {
		return i18n.T(p.Text)
	}
	if n := len(p.Best); n > 1 {
		return i18n.T("Level %d of %d, near the end of the game. %d of %d moves win most often. Find one.",
			p.Proof.Grade, drill.Grades, n, p.Proof.Moves)
	}
	return i18n.T("Level %d of %d, near the end of the game. 1 of %d moves wins most often. Find it.",
		p.Proof.Grade, drill.Grades, p.Proof.Moves)
}

// rivalOf returns the name of the rival in proof p: the opponent whom the player of a proved
// position has to beat.
func rivalOf(p *drill.Proof) string {
	if p.Rival > p.Seat {
		return otherPlayers[p.Rival-1].Name
	}
	return otherPlayers[p.Rival].Name
}

// whyOf returns the explanation of the best move of p. For a proved position it is generated from
// the proof: how often the move wins, how the game ends, and why. The best move is compared with
// the most tempting other move; the parameter instead is that move as text.
func whyOf(p *Puzzle, instead string) string {
	if p.Proof == nil {
		return i18n.T(p.Why)
	}
	return table.Sentences(oddsOf(p, instead), endOf(p.Proof), causeOf(p.Proof))
}

// oddsOf returns a sentence that says how often the best move of p wins, and how often another move
// wins, whose text is the parameter instead. It says "certain" only for a proved certainty, not for
// numbers that are rounded to 100 %.
func oddsOf(p *Puzzle, instead string) string {
	switch have, less := p.Chances[p.Best[0]], p.Chances[p.Proof.Instead]; {
	case have == 100 && less == 0:
		return i18n.T("It always wins, and “%s” always loses.", instead)
	case have == 100:
		return i18n.T("It always wins. “%s” wins %d%% of the time.", instead, less)
	case less == 0:
		return i18n.T("It wins %d%% of the time, and “%s” always loses.", have, instead)
	default:
		return i18n.T("It wins %d%% of the time, “%s” %d%%.", have, instead, less)
	}
}

func endOf(p *drill.Proof) string {
	then, after := p.Then, p.After
	if then.Sure && after.Sure {
		return i18n.T("With best play, the game then ends %d to %d against %s. Otherwise, it ends %d to %d.",
			then.You, then.Has, rivalOf(p), after.You, after.Has)
	}
	return i18n.T("On average, the game then ends %d to %d against %s. Otherwise, it ends %d to %d.", then.You, then.Has,
		rivalOf(p), after.You, after.Has)
}

// causeOf returns a sentence that says why the best move wins more often than the others. It
// returns "" if the other texts about the proof p already show it.
func causeOf(p *drill.Proof) string {
	gain, kept := p.Then.You-p.After.You, p.After.Has-p.Then.Has
	switch {
	case p.Then.Sure && p.Then.You == p.Then.Has && p.Then.Wins:
		return i18n.T("You win the tiebreaker.")
	case p.After.Sure && p.After.You == p.After.Has && !p.After.Wins:
		return i18n.T("A tie wouldn't be enough.")
	case gain < 0:
		return i18n.T("It scores fewer points, but wins more often.")
	case gain == 0 && kept > 0:
		return i18n.T("It wins by keeping points from %s.", rivalOf(p))
	case gain > 0 && kept > 0:
		return i18n.T("You gain more, and %s gains less.", rivalOf(p))
	}
	return ""
}
