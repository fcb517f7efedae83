package dakota

import "gulch/engine"

// reason is why a move is not legal: a rule and a sentence. Moves are judged by looking for a reason against them, many
// times a second, so it is a plain value; Play makes an engine.Refusal of it.
type reason struct{ rule, text string }

// legal is no reason at all.
var legal reason

// because returns a reason.
func because(rule, text string) reason { return reason{rule, text} }

// refusal returns the reason for players.
func (r reason) refusal() *engine.Refusal { return engine.Refuse(r.rule, r.text) }
