package westernlegends

// won are the shares of games that characters win, in percent of those that they are in, with and without the patrol of the
// Sheriff, as the package comment says; what is equal to all is 25.
var won = map[string][2]int{
	"bass_reeves": {48, 30}, "kit_carson": {48, 27}, "fee_lee_wong": {31, 1}, "doc_holliday": {28, 10}, "annie_oakley": {27, 34},
	"wyatt_earp": {26, 15}, "calamity_jane": {26, 17}, "stagecoach_mary_fields": {25, 28}, "y_b_rowdy": {23, 29}, "jesse_james": {22, 50},
	"soapy_smith": {21, 10}, "bloody_knife": {16, 15}, "wild_bill_hickok": {16, 14}, "pat_garrett": {15, 15}, "poker_alice": {12, 22},
	"sundance_kid": {11, 13}, "billy_the_kid": {10, 25}, "curly_bill_brocius": {9, 8}, "maria_gertrudis_barcelo": {7, 7},
}

// Won returns how many of 100 games among bots of one level a character wins, with or without the patrol of the Sheriff;
// ok is false for one that bots choose so seldom that it is not known.
func (c Char) Won(patrol bool) (n int, ok bool) {
	shares, ok := won[c.String()]
	if patrol {
		return shares[0], ok
	}
	return shares[1], ok
}
