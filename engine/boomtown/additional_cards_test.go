package boomtown

import (
	"fmt"
	"testing"

	"gulch/engine/audit"
)

// TestNoKindIsUnique plays with more cards of several kinds than the published deck has, and checks
// that no rule depends on the number of cards of a kind.
func TestNoKindIsUnique(t *testing.T) {
	for _, kinds := range [][]CardKind{
		{Mustang, Telegraph, Governor, NewVein},
		{SaloonGirls, Expropriation, CardShark, StagecoachRobbery},
		{Saloon, Saloon, Saloon, SaloonGirls},
		{Dynamite, Holdup, Governor, NewVein},
	} {
		t.Run(fmt.Sprint(kinds), func(t *testing.T) {
			useTables(t, tablesPlus(t, kinds))
			for seed := range uint64(60) {
				if record, err := audit.Play(Game, audit.RandomPlan(Game.Info(), seed)); err != nil {
					t.Fatalf("%v\n%s", err, record)
				}
			}
		})
	}
}
