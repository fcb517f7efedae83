// Package poster renders the app's illustrations: cards, places, box lids, faces, maps. The input
// is data (assets/art/*.art) or code, the output is pixels in main memory. The package does not
// depend on any game, any screen or the graphics card.
//
// [Art] is the parsed data, [Picture] a list of fills in drawing order, [Job] the step-by-step
// rendering of a picture, [Face] a portrait composed from parts. Package paint renders and caches
// pictures as posters; packages pieces and hexmap and the games' tables build pictures by code.
//
// # Style
//
// Few flat planes, one light, no outlines; every fade is grainy; one large shape in front of a
// bright field. Icons below 24 units, dice, coins, wood, felt and text are not drawn in this style:
// an icon is a symbol, a picture is a place with light in it.
//
// # How to make a picture
//
//  1. Describe the moment in one sentence ("a coyote howls in front of the sun"), choose the hour,
//     and decide where the light is. Choose a moment, not a list of things: a hand that comes out
//     of the dark with a gun, not a coach next to a mask.
//  2. Draw sky, orb, one or two of mesa, peak, ridge and pines, and haze at the foot of distant
//     things. Each layer is one clear step lighter or darker than the one behind it: squint, and if
//     two of them merge, change one.
//  3. Draw the subject as one silhouette of 10 to 25 points: straight where it is hard, curved
//     where it is soft. It takes up 40 to 70 % of the height, is in front of the brightest field,
//     and can be recognized at 60 pixels in a single tone.
//  4. Divide it once from end to end into light and shade. Then add three to seven small planes
//     (reflected light in the shade, the deepest cut, a highlight on less than a tenth) and the
//     shadow that one part casts on another. Planes touch; they have no outlines. Shade has a
//     different hue, plum at dusk, blue at night, teal at dawn; it is never the lit colour mixed
//     with black.
//  5. Put something dark and near at the edge, grit on a third of the planes, where they turn away
//     from the lamp or towards it, and one spot of the strong colour. Then remove one thing.
//  6. Look at it at 300, 90 and 40 pixels, in grey, mirrored, and at a second hour: "go run
//     ./cmd/dev gallery" shows all of these. Corners that a coin or a figure covers, on cards the
//     upper left and the lower right, must contain nothing important.
//
// # The data
//
// The files are assets/art/*.art, read once by [Load]. A line without indentation is a heading that
// names something; the indented lines below it are its fills in drawing order:
//
//	picture coyote-city 300 190 dusk b=#2A1330 l=#F6A556      size in units, hour, its own tones
//	 sky 132                                                  landscape: see landscape.go
//	 orb 176 82 48 2.3
//	 flat mid M0 136C60 132 120 140 180 135V190H0Z            one tone, a closed path as in SVG
//	 grit lit 178 130 178 160 1.1 M0 136V160H300V136Z         grainy fade along a line, opacity 1.1 to 0
//	 part coyote 144 147 -1.16                                a part: position, scale; negative mirrors
//
// A cutout is a picture with a transparent background, for pieces on a board: houses, carts, tiles,
// animals. Pictures that belong to a game are named game.kind.id with the IDs of the game's data,
// as in "dakota.card.hold_up"; the tables draw them by that name, see pieces.Motif.
//
// A picture name may contain a slash: the layers of one animated picture, see pieces.Layered, are
// named the-raid/sky, the-raid/riders and so on.
//
// The four fills are flat, grad (smooth gradient, for water), grit (grainy fade along a line) and
// glow (grainy fade around a point). The blocks clip, at, fade and with (other tones) apply to the
// lines up to their end; dissolve is a clip with a grainy fade. The verb use draws another picture,
// so that the landscape of a town is drawn once. [verbs] has all verbs.
//
// Tones are names that exist at every hour (see [Tones]), so that one word changes the hour of a
// picture. Use few additional colours: a palette has nine important tones and at most thirty in
// all. A colour written with "~" instead of "=" is a dye: it is multiplied by the light of the
// hour, so that a brick house is plum at dusk and blue at night. Every picture has dyes for common
// materials: wood, stone, can (canvas), iron, brick, gold, hide, fur and so on, each with a suffix
// L for the lit and D for the shaded side.
//
// A motif is drawn once and varied: by the hour, mirrored, by its size, and by its surroundings.
// Things whose number varies, such as railways or crowds, are drawn by code with the methods of
// [Picture], which correspond to the verbs.
//
// # Faces
//
// A [Face] is composed from parts (assets/art/kit.art) in a box of 200 units: 6 skins, heads, hats,
// hair, beards and so on. At 40 pixels people are told apart by, in this order: the outline of hat
// and hair, the tone of the hat against the plate, the beard, one thing that sticks out; never by
// eyes and noses. No two people of one game wear the same hat in the same tone; hat and coat have
// different colours; a dark face gets a light hat or collar. Historical people are recognized by
// what they wore and did. Everyone has a calm, a glad and a sour [Expression].
//
// # Rendering
//
// [Picture.NewJob] renders at any pixel size in steps of well under a millisecond, so that a frame
// can spend as much time on it as it has; package paint caches the results. All arithmetic that
// reaches pixels uses integers or rounds each product, so pictures are bit-identical on amd64 and
// in browsers, and elsewhere within 1 of 255. A test compares hashes, and "go run ./cmd/dev test
// -only web" runs it as WebAssembly as well.
package poster
