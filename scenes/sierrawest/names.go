package sierrawest

import (
	"sync"

	rules "gulch/engine/sierrawest"
	"gulch/render/i18n"
)

// amount returns n units of good g as text: "2 wood".
func amount(n int, g rules.Good) string {
	switch g {
	case rules.Food:
		return i18n.N(n, "%d food", "%d food", n)
	case rules.Wood:
		return i18n.N(n, "%d wood", "%d wood", n)
	case rules.Stone:
		return i18n.N(n, "%d stone", "%d stone", n)
	case rules.Gold:
		return i18n.N(n, "%d gold", "%d gold", n)
	case rules.GreenApple:
		return i18n.N(n, "%d green apple", "%d green apples", n)
	case rules.RedApple:
		return i18n.N(n, "%d red apple", "%d red apples", n)
	case rules.Bullet:
		return i18n.N(n, "%d bullet", "%d bullets", n)
	case rules.Boots:
		return i18n.N(n, "%d Pair of Boots", "%d Pairs of Boots", n)
	case rules.Trout:
		return i18n.N(n, "%d trout", "%d trout", n)
	case rules.Bass:
		return i18n.N(n, "%d bass", "%d bass", n)
	case rules.Salmon:
		return i18n.N(n, "%d salmon", "%d salmon", n)
	}
	return i18n.N(n, "%d mine cart", "%d mine carts", n)
}

// goodNames returns the name of each good for texts without an amount.
var goodNames = sync.OnceValue(func() map[rules.Good]string {
	return map[rules.Good]string{
		rules.Food:       i18n.Mark("Food"),
		rules.Wood:       i18n.Mark("Wood"),
		rules.Stone:      i18n.Mark("Stone"),
		rules.Gold:       i18n.Mark("Gold"),
		rules.GreenApple: i18n.Mark("Green apples"),
		rules.RedApple:   i18n.Mark("Red apples"),
		rules.Bullet:     i18n.Mark("Bullets"),
		rules.Boots:      i18n.Mark("Pairs of Boots"), rules.Trout: i18n.Mark("Trout"), rules.Bass: i18n.Mark("Bass"),
		rules.Salmon: i18n.Mark("Salmon"), rules.Cart: i18n.Mark("Mine carts"),
	}
})

// pieceNames holds the names of the single pieces, each of which exists only once.
var pieceNames = [rules.PieceCount]string{
	i18n.Mark("the mule"), i18n.Mark("the lantern"), i18n.Mark("the dynamite"), i18n.Mark("the sheriff's badge"),
}

// pathNames holds the names of the two pioneers, by path.
var pathNames = [2]string{i18n.Mark("Green pioneer"), i18n.Mark("Tan pioneer")}

// yourPioneers holds the two pioneers as subjects of sentences to their player, by path.
var yourPioneers = [2]string{i18n.Mark("Your green pioneer"), i18n.Mark("Your tan pioneer")}

// paid returns payment pay as text, or "" if it is empty.
func paid(pay rules.Pay) string {
	var parts []string
	for g := rules.Food; g <= rules.Bullet; g++ {
		if n := pay.Of(g); n > 0 {
			parts = append(parts, amount(n, g))
		}
	}
	return i18n.List(parts)
}

// costs returns order, the text of a move, with the payment pay added to it.
func costs(order string, pay rules.Pay) string {
	if pay == 0 {
		return order
	}
	return i18n.T("%s for %s", order, paid(pay))
}

// picked returns as text the goods that a move chooses. a and b are fields of the move: the number
// of a good + 1, or 0 for none.
func picked(a, b int) string {
	var parts []string
	if a > 0 && a == b {
		return amount(2, rules.Good(a-1))
	}
	for _, v := range []int{a, b} {
		if v > 0 {
			parts = append(parts, amount(1, rules.Good(v-1)))
		}
	}
	return i18n.List(parts)
}

// cardName returns the name of card c, as it is shown to players.
func (b *Table) cardName(c rules.Card) string { return i18n.T(b.Board.Mode.Card(c).Name) }

// cabinName returns the name of cabin c, as it is shown to players.
func cabinName(c rules.Cabin) string { return i18n.T(c.Info().Name) }

// animalName returns the name of animal a, as it is shown to players.
func (b *Table) animalName(a rules.Animal) string { return i18n.T(b.Board.Mode.Animal(a).Name) }

// trackName returns the name of homestead track t, as it is shown to players.
func trackName(t rules.Track) string { return i18n.T(t.Info().Name) }

// nodeName returns a text that says where node n of the mountain is.
func nodeName(n rules.Node) string {
	if n >= rules.NodeCount {
		return i18n.T("the foot of the mountain")
	}
	row, i := n.Row()
	return i18n.T("row %d, space %d", row, i+1)
}
