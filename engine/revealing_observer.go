package engine

// Revealing returns an Observer that sets Reveals on every event and passes it to tell. It is for
// kinds of events that reveal something hidden only in some cases. It returns nil if tell is nil.
func Revealing(tell Observer) Observer {
	if tell == nil {
		return nil
	}
	return func(e Event) {
		e.Reveals = true
		tell(e)
	}
}

// Disclosing is like Revealing, but sets Discloses.
func Disclosing(tell Observer) Observer {
	if tell == nil {
		return nil
	}
	return func(e Event) {
		e.Discloses = true
		tell(e)
	}
}
