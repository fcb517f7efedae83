package engine

// Revealing marks what is told to an observer as something that was hidden before, for what an event of its kind does not
// always reveal. It returns nil for nil.
func Revealing(tell Observer) Observer {
	if tell == nil {
		return nil
	}
	return func(e Event) {
		e.Reveals = true
		tell(e)
	}
}
