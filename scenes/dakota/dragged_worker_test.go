package dakota

import (
	"slices"
	"testing"

	rules "gulch/engine/dakota"
)

// TestDraggedWorkerLeavesItsPlace checks that a dragged worker is not drawn at the place from which
// he is dragged, neither in the street nor in a cart of the plan.
func TestDraggedWorkerLeavesItsPlace(t *testing.T) {
	m := lateGame(t, rules.PhasePlan)
	b := newTestTable(t, 4)
	showToMover(b, m.State().(*rules.State))
	all := b.street()
	if b.draggedPerson(all) >= 0 {
		t.Error("a worker is missing from the street although none is dragged")
	}
	w := all[0].worker
	b.drag = dragState{worker: w, from: -1, tile: rules.TileKinds}
	if i := b.draggedPerson(all); i < 0 || all[i].worker != w || all[i].used {
		t.Errorf("the dragged worker has index %d in the street", i)
	}
	b.drag = noDrag
	cart := slices.IndexFunc(b.town().Carts[:], func(c rules.Wagon) bool { return c.Kind != rules.NoCart })
	b.draft = []job{aboard(cart, w)}
	if len(b.draftedCrew(cart)) != 1 {
		t.Error("the cart of the plan shows no crew")
	}
	b.drag = dragState{worker: w, from: 0, tile: rules.TileKinds}
	if len(b.draftedCrew(cart)) != 0 {
		t.Error("the worker dragged out of the cart is still drawn in it")
	}
}
