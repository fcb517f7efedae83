package release

// Text contains the descriptions of the game in one language, for stores, menus and package
// managers.
type Text struct {
	Lang     string // language tag, such as "de"
	Windows  string // Windows language identifier, in hexadecimal digits
	Kind     string // kind of program, such as "Board games"
	Summary  string
	Lead     string // first paragraph of the long description
	More     string // second paragraph of the long description
	Keywords string // search keywords, separated as in a desktop entry (.desktop file)
}

// Texts are the descriptions in all languages, English first.
var Texts = []Text{
	{
		"en", "0409", "Board games", Summary,
		"Board games of the old West, played at a saloon table by people at one device and against bots that think.",
		"Every game has all rules of its box, lessons, a rule book, hints, undo, replays and bots of several " +
			"strengths. Every move is saved as it is made.",
		"board game;west;auction;railway;",
	},
	{
		"de", "0407", "Brettspiele", "Brettspiele aus dem alten Westen",
		"Brettspiele aus dem alten Westen, am Tisch des Saloons: für Leute an einem Gerät und gegen Bots, die " +
			"nachdenken.",
		"Jedes Spiel hat alle Regeln seiner Schachtel, Lektionen, ein Regelbuch, Tipps, Rücknahme, Aufzeichnungen " +
			"und Bots verschiedener Stärke. Jeder Zug wird gesichert, sobald er gemacht ist.",
		"Brettspiel;Westen;Auktion;Eisenbahn;",
	},
	{
		"fr", "040C", "Jeux de société", "Jeux de société du Far West",
		"Des jeux de société du Far West, autour d’une table de saloon : entre amis sur un seul appareil, et contre " +
			"des bots qui réfléchissent.",
		"Chaque jeu a toutes les règles de sa boîte, des leçons, un livret de règles, des conseils, l’annulation des " +
			"coups, des parties à revoir et des bots de plusieurs forces. Chaque coup est sauvegardé dès qu’il " +
			"est joué.",
		"jeu de société;plateau;western;enchères;chemin de fer;",
	},
	{
		"es", "0C0A", "Juegos de mesa", "Juegos de mesa del Viejo Oeste",
		"Juegos de mesa del Viejo Oeste, en torno a una mesa de saloon: entre amigos en un solo dispositivo y contra " +
			"bots que piensan.",
		"Cada juego tiene todas las reglas de su caja, lecciones, un reglamento, consejos, la opción de deshacer, " +
			"partidas para volver a ver y bots de varias fuerzas. Cada jugada se guarda en cuanto se hace.",
		"juego de mesa;tablero;oeste;subasta;ferrocarril;",
	},
}
