package westernlegends

// shop returns the value, in LP, of the best purchase at a store of kind k.
func (a *appraiser) shop(k storeKind) float32 {
	best := float32(0)
	for i := range Item(itemCount) {
		if a.s.mayBuy(a.p, k, i) {
			best = max(best, a.buy(i))
		}
		if a.s.mayUpgrade(a.p, k, i) {
			best = max(best, a.upgrade(i))
		}
	}
	return best
}

// buy returns the value, in LP, of item i minus its price.
func (a *appraiser) buy(i Item) float32 {
	it := &box.item[i]
	gain := itemWorth[i]
	if it.cls == Mount {
		faster := float32(it.move[0]) - a.reach - float32(a.pl.longhorns)
		gain += max(0, faster) * worthMounted * max(0, a.turns-1)
	}
	for _, x := range it.side[0] {
		if x.when == winGained {
			gain += a.worth(x.then)
		}
	}
	if a.s.owned(a.p, it.cls) >= a.s.most(it.cls) {
		gain -= 0.6
	}
	if it.canUp && a.pl.money >= 2*it.cost {
		gain = max(gain, gain+float32(it.lp)-float32(it.cost)*a.mv)
	}
	return gain - float32(it.cost)*a.mv + a.counterValue(statPurchases, 1) + a.goalItemValue(i, false) +
		a.signalValue(sigPurchased, 0)
}

// itemWorth is the value in LP of owning an item, not counting the movement of mounts.
var itemWorth [itemCount]float32

var itemWorths = map[string]float32{
	"revolver": 0, "rifle": 0.1, "shotgun": 0.2, "derringer": 0.6, "mustang": 0.1, "mule": 0.25, "quarter_horse": 0.1,
	"miners_map": 0.35, "provisions": 0.3, "whiskey": 0.15, "ten_gallon": 0.45, "snake_oil": 0.25, "gazette": 0.55,
}

// byItem converts a table indexed by the id of an item to one indexed by its number, which is
// faster to read.
func byItem(byID map[string]float32) (worth [itemCount]float32) {
	for i := range worth {
		worth[i] = byID[box.item[i].id]
	}
	return worth
}

// upgrade returns the value, in LP, of the upgrade of item i minus its price.
func (a *appraiser) upgrade(i Item) float32 {
	it := &box.item[i]
	gain := float32(it.lp) + 0.15
	if it.cls == Mount {
		gain += float32(it.move[1]-it.move[0]) * worthMounted * max(0, a.turns-1)
	}
	if it.id == "derringer" {
		gain = 1
	}
	return gain - float32(it.cost)*a.mv + a.counterValue(statPurchases, 1) + a.goalItemValue(i, true)
}
