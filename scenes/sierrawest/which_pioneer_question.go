package sierrawest

import (
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/render/i18n"
	"gulch/render/pieces"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// asksWho reports whether the player must be asked which pioneer walks, because both could walk and
// then make the same move. goal is this move.
func (k *nodeBuilder) asksWho(goal engine.Move) bool {
	e, x := k.errands[goal], k.otherErrands[goal]
	return e.walks && x.walks && e.path != x.path
}

// whoWords returns a text about a goal that both pioneers could walk to: what the pioneer does
// there, and what each of the two pays on the way.
func (k *nodeBuilder) whoWords(goal engine.Move) string {
	said, pays := []string{k.goalWords(goal, k.errands[goal]) + "."}, false
	var fees []string
	for _, e := range k.bothErrands(goal) {
		who := i18n.T(pathNames[e.path])
		if pay := feesOnWay(k.b.State, e.next()); len(pay) > 0 {
			fees, pays = append(fees, i18n.T("%s pays %s on the way.", who, i18n.List(pay))), true
		} else {
			fees = append(fees, i18n.T("%s pays nothing on the way.", who))
		}
	}
	if !pays {
		fees = []string{i18n.T("Either pioneer can go.")}
	}
	said = append(said, fees...)
	return strings.TrimSuffix(table.Sentences(said...), ".")
}

// bothErrands returns the errands with which the green and the tan pioneer reach a goal.
func (k *nodeBuilder) bothErrands(goal engine.Move) []errand {
	all := []errand{k.errands[goal], k.otherErrands[goal]}
	if all[0].path != rules.Green {
		all[0], all[1] = all[1], all[0]
	}
	return all
}

// whoNodes adds the buttons with which the player chooses the pioneer who walks and then makes a
// move. goal is this move.
func (k *nodeBuilder) whoNodes(goal engine.Move) {
	for i, e := range k.bothErrands(goal) {
		id := "send " + e.path.String()
		n := ui.Button(id, k.a.Row.Row(i, 2, 8), pieces.Button{Label: i18n.T(pathNames[e.path]), Size: 13}, nil)
		n.Tip, n.TipAvoids = table.Sentences(k.errandWords(goal, e)+".", k.b.lostBySequence(e.next())), k.a.Panel
		if first, ok := e.first(k.b.State); ok {
			k.a.RegisterName(id, k.shortWords(goal, e)) // the label names only the pioneer
			n = k.a.SequenceTarget(n, first, e.next)
			n.Press = k.b.aiming(aim{moves: e.then, next: e.next}, n.Press)
		}
		k.dst = append(k.dst, n)
	}
	closes := func() {
		k.b.choice.pendingGoal = engine.Move{}
		k.a.Rebuild()
	}
	k.a.RegisterOpen(closes)
	k.a.RegisterQuestion(i18n.T("Either pioneer can do this. Choose which one goes."))
	line, _ := k.a.Area.CutBottom(36)
	k.dst = append(k.dst, ui.Button("send nobody", line.Row(0, 2, 6),
		pieces.Button{Label: i18n.T("Send neither"), Material: pieces.PaperTag, Size: 13}, closes, ebiten.KeyN))
}
