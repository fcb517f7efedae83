package westernlegends

import (
	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/render/i18n"
)

// Dice returns the face that was rolled if event e is the roll of a die, otherwise nil. The faces
// of a prospecting die are: 1 to 3 a nugget, 4 $10, 5 $10 and another roll, 6 gravel.
func (b *Table) Dice(e engine.Event) []int {
	if e.Kind == rules.EventRolled {
		return []int{rules.FaceIn(e)}
	}
	return nil
}

// DieFaceName returns a short text for the face n (1 to 6) of the prospecting die.
func (b *Table) DieFaceName(n int) string {
	switch n {
	case 4:
		return i18n.T("$10")
	case 5:
		return i18n.T("$10 and another roll")
	case 6:
		return i18n.T("gravel")
	}
	return i18n.T("a nugget")
}
