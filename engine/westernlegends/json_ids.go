package westernlegends

import "math/bits"

// The functions in this file convert between row numbers of tables and the ids that JSON documents
// contain.

func cardID(i int) string      { return box.poker[i].id }
func charID(i int) string      { return box.char[i].id }
func spaceID(i int) string     { return Space(i).String() }
func itemID(i int) string      { return box.item[i].id }
func storyID(i int) string     { return box.story[i].id }
func fightCardID(i int) string { return box.fight[i].id }
func eventID(i int) string     { return box.event[i].id }
func trainID(i int) string     { return box.train[i].id }
func mibID(i int) string       { return box.mib[i].id }
func plotID(i int) string      { return box.plot[i].id }
func tokenID(i int) string     { return box.token[i].id }
func legendID(i int) string    { return box.legend[i].id }

// idsOf converts a list of cards, tokens or other things to a list of their ids. id returns the id
// of the thing with the given number.
func idsOf[T ~int8](things []T, id func(int) string) []string {
	list := make([]string, len(things))
	for i, t := range things {
		list[i] = id(int(t))
	}
	return list
}

// rowIDs returns the ids of some rows of a table. set is the bit set of the numbers of these rows;
// id returns the id of a row.
func rowIDs[T ~uint8 | ~uint16 | ~uint32 | ~uint64](set T, id func(int) string) []string {
	list := []string{}
	for rest := uint64(set); rest != 0; rest &= rest - 1 {
		list = append(list, id(bits.TrailingZeros64(rest)))
	}
	return list
}

// rows converts a list of ids to a bit set of rows of a table. The table has n rows, and id returns
// the id of a row. An unknown id sets l.Err; what names the table in the error message.
func rows[T ~uint8 | ~uint16 | ~uint32](l *loader, what string, list []string, n int, id func(int) string) (set T) {
	for _, text := range list {
		set |= 1 << l.find(what, text, n, id)
	}
	return set
}
