package narrowgauge

// Icons returns the icons that have a meaning in this game, so that the rules can explain them: the
// icons in the log, in the ledger and on the Contracts.
func Icons() []string {
	more := []string{"top-hat", "card-pickup", "banknote", "receive-money"}
	for _, d := range deeds {
		more = append(more, d.icon)
	}
	return logLines().Icons(more...)
}
