package boomtown

import (
	"gulch/render/words"
	"gulch/scenes/table"
)

// diceLesson says when mines pay, by the option of this game.
func (b *Table) diceLesson() string {
	if b.State.SumOrDie() {
		return words.T("Two dice are thrown. Every mine whose number is their total, or shows on one of them, pays its owner the " +
			"number on its coin.")
	}
	return words.T("Two dice are thrown. Every mine with that total pays its owner the number on its coin. 7 comes up most " +
		"often, 2 and 12 seldom.")
}

// Primer is Boomtown in a minute.
func (b *Table) Primer() []table.Lesson {
	return []table.Lesson{
		{Icon: "laurels", Title: words.T("The aim"), Text: words.T("Be the richest in the end. Your gold, the values of your mines and 5 for each mayor pawn " +
			"make up your score.")},
		{Icon: "gavel", Title: words.T("The auction"), Text: words.T("Each turn as many cards lie open as there are players. Bid for the right to pick first. " +
			"You can only raise or pass; who has passed is out for this turn.")},
		{Icon: "receive-money", Title: words.T("The money runs to the right"), Text: words.T("The winner pays his right neighbour, who keeps half and passes " +
			"the rest on to the right, and so on. Those who pick last are paid best.")},
		{Icon: "card-pickup", Title: words.T("The cards run to the left"), Text: words.T("The winner picks a card, then his left neighbour, until everybody has one. " +
			"Events do at once what they say, stay on the table, or are kept for later.")},
		{Icon: "rolling-dices", Title: words.T("The dice"), Text: b.diceLesson()},
		{Icon: "pawn", Title: words.T("Mayors"), Text: words.T("The first with two mines in a town becomes its mayor. Others pay him a fee for every mine they " +
			"take there, and with more mines than he has they become mayor themselves.")},
		{Icon: "skull-crossed-bones", Title: words.T("Danger"), Text: words.T("Two mines carry a skull. They pay well, but a total of 2 or 12 makes them cave in.")},
		{Icon: "light-bulb", Title: words.T("At the table"), Text: words.T("Whatever glows can be clicked. Rest the pointer on anything to learn about it, right-click or hold " +
			"a card for a closer look, and ask the lantern above for a hint.")},
	}
}
