package westernlegends

import (
	"strings"
	"testing"

	"gulch/engine"
)

// cards returns the poker cards in a text such as "kh 9d 9c".
func cards(t *testing.T, text string) (list []Card) {
	t.Helper()
	for word := range strings.FieldsSeq(text) {
		c, err := parseCard("pk_" + word)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, c)
	}
	return list
}

func TestPackedCards(t *testing.T) {
	for _, hand := range []string{"2h", "as", "2h as", "2h 2d 2c 2s 3h 3d 3c 3s", "5h 6c 10s qd"} {
		list := cards(t, hand)
		set := CardSet(0)
		for _, c := range list {
			set |= c.bit()
		}
		if back, ok := unpackCards(FrontierMove(set)); !ok || back != set {
			t.Errorf("%s is unpacked as %x", hand, back)
		}
	}
	for _, bad := range []engine.Move{
		frontier(2|1<<6, 0, 0), frontier(1|1<<6, 0, 0), frontier(63, 0, 0), frontier(-1, -1, -1),
	} {
		if _, ok := unpackCards(bad); ok {
			t.Errorf("unpackCards accepts %v", bad)
		}
	}
}
