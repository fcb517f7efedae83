package sierrawest

import (
	"sync"

	rules "gulch/engine/sierrawest"
	"gulch/render/words"
)

// amount returns an amount of a good as text.
func amount(n int, g rules.Good) string {
	switch g {
	case rules.Food:
		return words.N(n, "%d food", "%d food", n)
	case rules.Wood:
		return words.N(n, "%d wood", "%d wood", n)
	case rules.Stone:
		return words.N(n, "%d stone", "%d stone", n)
	case rules.Gold:
		return words.N(n, "%d gold", "%d gold", n)
	case rules.GreenApple:
		return words.N(n, "%d green apple", "%d green apples", n)
	case rules.RedApple:
		return words.N(n, "%d red apple", "%d red apples", n)
	case rules.Bullet:
		return words.N(n, "%d bullet", "%d bullets", n)
	case rules.Boots:
		return words.N(n, "%d Pair of Boots", "%d Pairs of Boots", n)
	case rules.Trout:
		return words.N(n, "%d trout", "%d trout", n)
	case rules.Bass:
		return words.N(n, "%d bass", "%d bass", n)
	case rules.Salmon:
		return words.N(n, "%d salmon", "%d salmon", n)
	}
	return words.N(n, "%d mine cart", "%d mine carts", n)
}

// goodNames returns the names of the goods without a number.
var goodNames = sync.OnceValue(func() map[rules.Good]string {
	return map[rules.Good]string{
		rules.Food: words.Mark("Food"), rules.Wood: words.Mark("Wood"), rules.Stone: words.Mark("Stone"), rules.Gold: words.Mark("Gold"),
		rules.GreenApple: words.Mark("Green apples"), rules.RedApple: words.Mark("Red apples"), rules.Bullet: words.Mark("Bullets"),
		rules.Boots: words.Mark("Pairs of Boots"), rules.Trout: words.Mark("Trout"), rules.Bass: words.Mark("Bass"),
		rules.Salmon: words.Mark("Salmon"), rules.Cart: words.Mark("Mine carts"),
	}
})

// pieceNames are the names of the single pieces.
var pieceNames = [rules.PieceCount]string{
	words.Mark("the mule"), words.Mark("the lantern"), words.Mark("the dynamite"), words.Mark("the sheriff's badge"),
}

// pathNames are the names of the two pioneers.
var pathNames = [2]string{words.Mark("Green pioneer"), words.Mark("Tan pioneer")}

// paid returns a payment as text, "" for nothing.
func paid(pay rules.Pay) string {
	var parts []string
	for g := rules.Food; g <= rules.Bullet; g++ {
		if n := pay.Of(g); n > 0 {
			parts = append(parts, amount(n, g))
		}
	}
	return words.List(parts)
}

// costs adds to a move name what the move costs.
func costs(order string, pay rules.Pay) string {
	if pay == 0 {
		return order
	}
	return words.T("%s for %s", order, paid(pay))
}

// picked returns the goods of a move with up to two parameters, each of which is 1 + good, as text.
func picked(a, b int16) string {
	var parts []string
	if a > 0 && a == b {
		return amount(2, rules.Good(a-1))
	}
	for _, v := range []int16{a, b} {
		if v > 0 {
			parts = append(parts, amount(1, rules.Good(v-1)))
		}
	}
	return words.List(parts)
}

// cardName returns the name of a card.
func (b *Table) cardName(c rules.Card) string { return words.T(b.Board.Mode.Card(c).Name) }

// cabinName returns the name of a cabin.
func cabinName(c rules.Cabin) string { return words.T(c.Info().Name) }

// animalName returns the name of an animal.
func (b *Table) animalName(a rules.Animal) string { return words.T(b.Board.Mode.Animal(a).Name) }

// trackName returns the name of a homestead track.
func trackName(t rules.Track) string { return words.T(t.Info().Name) }

// nodeName returns where a node of the mountain is, as text.
func nodeName(n rules.Node) string {
	if n >= rules.NodeCount {
		return words.T("the foot of the mountain")
	}
	row, i := n.Row()
	return words.T("row %d, place %d", row, i+1)
}
