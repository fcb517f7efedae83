package release

// Text is what packages tell of the game in a language, in stores, menus and descriptions.
type Text struct {
	Lang     string // "de"
	Windows  string // the number that Windows has for it, in hexadecimal digits
	Kind     string // what sort of program it is
	Summary  string
	Lead     string // the first paragraph of a description
	More     string // the second one
	Keywords string // in the form of desktop entries
}

// Texts are those of all languages, English first.
var Texts = []Text{
	{
		"en", "0409", "Board games", Summary,
		"Board games of the old West, played at a saloon table by people at one device and against bots that think.",
		"Every game has all rules of its box, lessons, a rule book, hints, undo, replays and bots of several strengths. Every move is saved as it is made.",
		"board game;west;auction;railway;",
	},
	{
		"de", "0407", "Brettspiele", "Brettspiele aus dem alten Westen",
		"Brettspiele aus dem alten Westen, am Tisch des Saloons: für Leute an einem Gerät und gegen Bots, die nachdenken.",
		"Jedes Spiel hat alle Regeln seiner Schachtel, Lektionen, ein Regelbuch, Tipps, Rücknahme, Aufzeichnungen und Bots verschiedener Stärke. Jeder Zug wird gesichert, sobald er gemacht ist.",
		"Brettspiel;Westen;Auktion;Eisenbahn;",
	},
	{
		"fr", "040C", "Jeux de société", "Jeux de société du Far West",
		"Des jeux de société du Far West, autour d’une table de saloon : entre amis sur un seul appareil, et contre des bots qui réfléchissent.",
		"Chaque jeu a toutes les règles de sa boîte, des leçons, un livret de règles, des conseils, l’annulation des coups, des parties à revoir et des bots de plusieurs forces. Chaque coup est sauvegardé dès qu’il est joué.",
		"jeu de société;plateau;western;enchères;chemin de fer;",
	},
	{
		"es", "0C0A", "Juegos de mesa", "Juegos de mesa del Viejo Oeste",
		"Juegos de mesa del Viejo Oeste, en torno a una mesa de saloon: entre amigos en un solo dispositivo y contra bots que piensan.",
		"Cada juego tiene todas las reglas de su caja, lecciones, un reglamento, consejos, la opción de deshacer, partidas para volver a ver y bots de varias fuerzas. Cada jugada se guarda en cuanto se hace.",
		"juego de mesa;tablero;oeste;subasta;ferrocarril;",
	},
}
