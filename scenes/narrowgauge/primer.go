package narrowgauge

import (
	"gulch/render/words"
	"gulch/scenes/table"
)

// Primer is Narrow Gauge in a minute.
func (b *Table) Primer() []table.Lesson {
	start := table.Lesson{Icon: "gavel", Title: words.T("The auction"), Text: words.T("Each round begins with sealed bids. Both are paid! " +
		"The higher one goes first and has the first choice of Contracts, as far as the bid reaches.")}
	if b.State.Options()["random_turn_order"] == "on" {
		start = table.Lesson{Icon: "scroll-unfurled", Title: words.T("Contracts"), Text: words.T("Each round you are dealt two Contracts " +
			"and keep one. The state that is earlier in the alphabet goes first.")}
	}
	return []table.Lesson{
		{Icon: "coins", Title: words.T("The aim"), Text: words.T("Have the most cash after three rounds. You start with $20.")},
		{Icon: "steam-locomotive", Title: words.T("Nobody owns a railway"), Text: words.T("Both players build all five Companies. " +
			"Certificates decide who earns from them.")},
		start,
		{Icon: "banknote", Title: words.T("Your turn"), Text: words.T("Take a Certificate of any Company, for nothing. Then lay one or two " +
			"Track cards for it, and draw new cards.")},
		{Icon: "rail-road", Title: words.T("Laying track"), Text: words.T("A card is a pattern that starts at any Locomotive of the Company. " +
			"Each new space gets one. Mountains cost $2, water $3, each other Company on a space $1.")},
		{Icon: "ringing-bell", Title: words.T("Cities"), Text: words.T("A new City pays at once, and more with every City that the Company has " +
			"reached. It also pulls the die of its goods to your side.")},
		{Icon: "scales", Title: words.T("Dividends"), Text: words.T("After each round your Certificates pay, the most Certificates of a Company " +
			"pay $5, and the dice on your side pay their value times their row.")},
		{Icon: "light-bulb", Title: words.T("At the table"), Text: words.T("Whatever glows can be clicked. Choose a card, point at a lit " +
			"Locomotive to see what would happen, turn the card with T. The map zooms with the wheel.")},
	}
}
