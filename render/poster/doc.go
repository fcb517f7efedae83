// Package poster paints pictures in the manner of the house: cards, places, lids, faces, maps. It knows no game and no
// screen: a picture is data, and what comes out is pixels.
//
// In one sentence: few flat planes, one light, no outline; whatever fades, fades in grains; one big shape stands before
// something bright. Icons below 24 units, dice, coins, wood, felt and type are not drawn like this: an icon is a sign,
// a picture is a place with light in it.
//
// # How a picture is made
//
//  1. Write the moment as one sentence ("a coyote howls before the sun"), choose the hour, say where the light stands.
//     A moment, not a list: a hand that comes out of the dark with a gun, not a coach beside a mask.
//  2. Lay sky, orb, one or two of mesa, peak, ridge, pines, and haze at the foot of what is far. Each layer is one clear
//     step lighter or darker than the one behind it: squint, and if two of them join, change one.
//  3. Draw the subject as one silhouette of 10 to 25 points: straight where it is hard, curved where it is soft. It is 40
//     to 70 % of the height, stands before the brightest field, and says in one tone at 60 pixels what it is.
//  4. Cut it once from end to end into light and shade; then three to seven small planes (the light that returns in the
//     shade, the deep cut, the glint on less than a tenth) and the shadow that one part throws on another. Planes touch;
//     nothing is drawn round them. Shade changes its hue, towards plum at dusk, blue at night, teal at dawn: it is never
//     the lit colour with black in it.
//  5. Put something dark and near at the edge, grit on a third of the planes where they turn away or come near the lamp,
//     and one spot of the strong colour. Then take one thing away.
//  6. Look at it at 300, 90 and 40 pixels, in grey, mirrored, and in a second hour ("go run ./cmd/dev gallery" lays it all
//     out). Corners that a coin or a figure covers, upper left and lower right on cards, hold nothing that matters.
//
// # The data
//
// The files are assets/art/*.art, read once by [Load]. A line at the left edge names something; indented lines below it
// are its fills in the order in which they are laid:
//
//	picture coyote-city 300 190 dusk b=#2A1330 l=#F6A556      size in units, hour, tones of its own
//	 sky 132                                                    layers: see layers.go
//	 orb 176 82 48 2.3
//	 flat mid M0 136C60 132 120 140 180 135V190H0Z              one tone, a path as in SVG that closes
//	 grit lit 178 130 178 160 1.1 M0 136V160H300V136Z           thins out in grains along a line, from opacity 1.1 to 0
//	 part coyote 144 147 -1.16                                  a figure around its feet: place, size, negative is mirrored
//
// A cutout is a picture with nothing behind it, for what stands on a board: houses, carts, tiles, beasts. Names of what
// belongs to a game are game.kind.id with the ids of the game's data, as in "dakota.card.hold_up"; a table draws them by
// that name, see pieces.Motif.
//
// Picture names may have a slash: the layers of one picture that moves, see pieces.Layered, are called the-raid/sky,
// the-raid/riders and so on.
//
// The four fills are flat, grad (smooth, for water), grit and glow (grit around a point). clip, at, fade and with (other
// tones) bound what follows up to their end, dissolve lets it come in in grains; use lays another picture below, so that a town's country is drawn once.
// [verbs] lists all. Tones are names, the same in every hour (see [Tones]), so that a picture is repainted at another
// hour by one word; extra colours are best few. A palette has nine tones that count and at most thirty in all. A colour
// written with "~" in place of "=" is a dye: it is seen in the light of the hour, so that a brick house is plum at dusk and
// blue at night. Every picture has dyes for common materials: wood, stone, can (canvas), iron, brick, gold, hide, fur and
// so on, each with L where it catches the light and D in the shade.
//
// A motif is drawn once and varied: by the hour, by its side (mirror, or a negative size), by its size and by what stands
// beside it. What is counted rather than drawn, such as railways or crowds, is drawn by code with the methods of
// [Picture], which are the same verbs.
//
// # Faces
//
// A [Face] is put together from a kit (assets/art/kit.art) in a box of 200 units: 6 skins, heads, hats, hair, beards and
// so on. What tells people apart at 40 pixels is, in this order: the outline of hat and hair, the tone of the hat against
// the plate, the beard, one thing that sticks out. Never eyes and noses. No two people of one game wear the same hat in
// the same tone; hat and coat are not of one cloth; a dark face gets a light hat or collar. Historical people are told by
// what they wore and did. Everybody has a calm, a glad and a sour [Look].
//
// # Painting
//
// [Picture.NewJob] paints at any pixel size in steps of well under a millisecond, so that a frame can spend as much on it
// as it likes; package paint keeps the results. Arithmetic that reaches pixels is in whole numbers or rounded product by
// product: pictures are equal bit by bit on amd64 and in browsers, and elsewhere within 1 of 255. A test compares
// fingerprints, and "go run ./cmd/dev test -only web" runs it as WebAssembly as well.
package poster
