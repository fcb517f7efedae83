package results

import (
	"cmp"

	"gulch/engine"
	"gulch/engine/review"
	"gulch/render/i18n"
)

// ExpectedResults puts the expected results of a game's seats into words. These are numbers from 0
// to 1: chances to win or, in a race for points ([engine.Racer]), parts of a perfect pace. The zero
// value is for chances.
type ExpectedResults struct {
	pace float64 // points per day of the result 1, 0 if results are chances to win
}

// ExpectedResultsOf returns the words for expected results in the game of s.
func ExpectedResultsOf(s engine.State) ExpectedResults {
	if pace, race := engine.PaceOf(s); race {
		return ExpectedResults{pace}
	}
	return ExpectedResults{}
}

// ArePoints reports whether results are points per day, not chances to win.
func (x ExpectedResults) ArePoints() bool { return x.pace > 0 }

// Full returns the number for the result 1: 100 percent, or the points per day of a perfect pace.
func (x ExpectedResults) Full() float64 { return cmp.Or(x.pace, 100) }

// Text returns a result as text: "34%", or "8.5" points per day.
func (x ExpectedResults) Text(result float64) string {
	if x.ArePoints() {
		return i18n.Decimal(x.pace * result)
	}
	return i18n.Percent(review.Percent(result))
}

// Loss returns the difference between two results, the better one first, as it follows from their
// texts: "8%", or "0.4" points per day.
func (x ExpectedResults) Loss(better, worse float64) string {
	if x.ArePoints() {
		return i18n.Decimal(tenths(x.pace*better) - tenths(x.pace*worse))
	}
	return i18n.Percent(review.Percent(better) - review.Percent(worse))
}

// tenths rounds x to one decimal place.
func tenths(x float64) float64 { return float64(int(10*x+0.5)) / 10 }

// Name returns what the results are: "Chance of winning", or "Points per day".
func (x ExpectedResults) Name() string {
	if x.ArePoints() {
		return i18n.T("Points per day")
	}
	return i18n.T("Chance of winning")
}

// Lost returns a heading for a loss: "Chance of winning down 8%", after when, the time of the move
// in the game, unless that is "".
func (x ExpectedResults) Lost(when string, m review.Mistake) string {
	by := x.Loss(m.BestChance, m.PlayedChance)
	switch {
	case x.ArePoints() && when == "":
		return i18n.T("%s points per day less", by)
	case x.ArePoints():
		return i18n.T("%s: %s points per day less", when, by)
	case when == "":
		return i18n.T("Chance of winning down %d%%", m.CostPercent())
	}
	return i18n.T("%s: chance of winning down %d%%", when, m.CostPercent())
}

// Instead returns a sentence that compares the results after the move that was played and after the
// best one.
func (x ExpectedResults) Instead(played, best float64) string {
	if x.ArePoints() {
		return i18n.T("The coach expected %s points per day instead of %s.", x.Text(played), x.Text(best))
	}
	return i18n.T("The chance of winning was %d%% instead of %d%%.", review.Percent(played), review.Percent(best))
}
