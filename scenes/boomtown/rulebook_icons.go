package boomtown

// Icons returns the icons that have a meaning at this table, so that the rules explain them: the
// icons of the log, the event cards, the towns and the values.
func Icons() []string {
	more := []string{"gold-stack", "war-pick", "laurels", "skull-crossed-bones", "hourglass"}
	for k := range eventRules {
		more = append(more, icons()[k])
	}
	for _, t := range towns {
		more = append(more, t.Icon)
	}
	return logLines().Icons(more...)
}
