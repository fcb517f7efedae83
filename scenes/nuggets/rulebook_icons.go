package nuggets

// Icons returns the icons that have a meaning at this table: those of the log, those of the values
// in the ledger, and that of the hill.
func Icons() []string { return lines.Icons("laurels", "war-pick", "gold-mine") }
