package westernlegends

import (
	"slices"
	"testing"
)

// passiveCodes lists the codes of passive effects. They hold all the time, so no function carries
// them out.
var passiveCodes = []code{
	doMoveBonus, doMesaWalk, doWild, doCapNuggets, doCapMoney, doHandSize, doWoundsSpareHand, doExtraDie,
}

// TestEveryCodeHasAFunction checks that each effect code either has a function that carries it out,
// or is a passive code that passivesOf or the evaluation of poker hands uses.
func TestEveryCodeHasAFunction(t *testing.T) {
	for c := range codeCount {
		if passive := slices.Contains(passiveCodes, c); passive == (effectFuncs[c] != nil) {
			t.Errorf("%s: passive %v, has a function in effectFuncs %v; want exactly one of them", codeIDs[c],
				passive, effectFuncs[c] != nil)
		}
	}
	b := &tables{}
	for _, c := range passiveCodes {
		b.code = []instr{{do: c, n: 1}}
		sum := b.passivesOf([]ability{{when: winPassive, then: block{0, 1}}})
		if c != doWild && sum == (passives{}) {
			t.Errorf("passivesOf ignores the passive code %s", codeIDs[c])
		}
	}
	if box.windows.wild[0] == 0 {
		t.Error("readWindows finds no wild card")
	}
}

// TestEveryCodeIsUsed checks that every effect code occurs in the data files.
func TestEveryCodeIsUsed(t *testing.T) {
	var used [codeCount]bool
	for _, in := range box.code {
		used[in.do] = true
	}
	for c, yes := range used {
		if !yes {
			t.Errorf("no data use the effect code %s", codeIDs[c])
		}
	}
}
