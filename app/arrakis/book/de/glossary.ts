import type { GlossaryText } from '../types';

export const glossary: GlossaryText = {
  'action-die': {
    term: 'Aktionswürfel',
    text: 'Ein Würfel mit fünf [[result|Ergebnissen]], der für eine Aktion ausgegeben wird. Die Atreides haben 4, die Harkonnen 4 bis 8.',
  },
  adjacent: {
    term: 'Angrenzend',
    text: 'Mit gemeinsamer Grenze. Eine [[impassable|unpassierbare Grenze]] zählt am Boden nicht.',
  },
  advance: {
    term: 'Vorrücken',
    text: 'Nach einem Sieg: Die ganze angreifende Legion betritt das angegriffene Gebiet.',
  },
  'air-zone': {
    term: 'Flugzone',
    text: 'Einer von acht Plätzen für Fluggeräte auf den Grenzen von Sektoren. Fasst ein Fluggerät.',
  },
  area: { term: 'Gebiet', text: 'Eine der 101 Flächen des Spielplans.' },
  atomics: {
    term: 'Atomwaffen',
    text: 'Einmal pro Partie, ab Stufe 8: Die Atreides machen ein Gebirge zu Wüste.',
  },
  ban: {
    term: 'Verbot',
    text: 'Was eine verärgerte Macht den Harkonnen bis zur nächsten Ernte untersagt.',
  },
  bashar: {
    term: 'Bashar',
    text: 'Ein generischer Anführer der Harkonnen. Im Gefecht wird ein Spezialsymbol zu 1 Treffer.',
  },
  'bene-gesserit': { term: 'Bene-Gesserit-Marker', text: 'Ein weiterer Würfel für eine Runde, einmal.' },
  carryall: {
    term: 'Carryall',
    text: 'Ein Fluggerät der Harkonnen, das eine Erntemaschine vor einem Wurm retten kann.',
  },
  casualty: {
    term: 'Verlust',
    text: 'Was ein Treffer kostet: eine Standardeinheit, die Güte einer besseren Einheit oder einen Anführer.',
  },
  'combat-die': { term: 'Kampfwürfel', text: 'Drei Treffer, zwei Schilde, ein Spezialsymbol.' },
  'cone-of-silence': {
    term: 'Kegel der Stille',
    text: 'Bei geteilten Seiten: drei Minuten Beratung unter vier Augen. Drei pro Seite.',
  },
  connected: {
    term: 'Verbunden',
    text: 'Eine Flugzone ist mit allen Gebieten der beiden Sektoren verbunden, die sie berührt.',
  },
  'deep-desert': {
    term: 'Tiefe Wüste',
    text: 'Wüste am Rand des Spielplans: 2 Spice pro Erntemaschine, stärkere Stürme, Wühlende Sandwürmer.',
  },
  deploy: {
    term: 'Aufstellen',
    text: 'Etwas, das im Spiel ist, auf den Spielplan bringen; nicht aus dem Tank.',
  },
  'deployment-token': {
    term: 'Aufstellungsmarker',
    text: 'Ein verdeckter Marker mit Einheiten der Atreides. Zählt als eine Einheit, bis er aufgedeckt wird.',
  },
  desert: { term: 'Wüste', text: 'Offener Sand: Erntemaschinen, Würmer und Stürme.' },
  'desert-power': {
    term: 'Wüstenmacht',
    text: 'Eine Aktion der Atreides ohne Würfel, solange sie weniger Würfel haben: Wurmzeichen oder Sandwürmer.',
  },
  displacement: {
    term: 'Verdrängung',
    text: 'Vom Gegner aus einem Gebiet geschoben werden, wie bei einem Rückzug.',
  },
  elite: {
    term: 'Eliteeinheit',
    text: 'Eine bessere Einheit. Ein Treffer entfernt sie nicht, sondern macht sie zur Standardeinheit.',
  },
  'empty-area': { term: 'Leer', text: 'Ohne jede Figur und ohne jeden Marker.' },
  'end-of-round': {
    term: 'Rundenende',
    text: 'Der letzte Schritt einer Runde: Karten werten, Sieg prüfen, aufräumen.',
  },
  fedaykin: {
    term: 'Fedaykin',
    text: 'Die beste Einheit der Atreides. Im Gefecht hebt jeder einen gegnerischen Schild auf.',
  },
  'free-action': {
    term: 'Freie Aktion',
    text: 'Etwas, das du in deinem eigenen Zug zusätzlich zu deiner Aktion tust.',
  },
  'free-area': { term: 'Frei', text: 'Ohne gegnerische Siedlung, gegnerische Einheiten und Sandwurm.' },
  frigate: {
    term: 'Raumfregatte',
    text: 'Erweiterung: ein Fluggerät für Überlegenen Transport oder Luftbombardement.',
  },
  garrison: {
    term: 'Garnison',
    text: 'Solo: verdeckte Marker, die eine verlassene Siedlung der Harkonnen bewachen.',
  },
  'great-house-troop': {
    term: 'Truppe der Großen Häuser',
    text: 'Erweiterung: eine Einheit, die zugleich generischer Anführer ist.',
  },
  'guerrilla-training': {
    term: 'Guerilla-Training',
    text: 'Freie Aktion der Atreides: eigene Aufstellungsmarker aufdecken.',
  },
  'harvest-sector': {
    term: 'Erntesektor',
    text: 'Solo: wohin Mahdis Erntemaschinen in dieser Runde kommen.',
  },
  harvester: { term: 'Erntemaschine', text: 'Ein Fahrzeug der Harkonnen, das in der Wüste Spice erntet.' },
  heighliner: {
    term: 'Heighliner',
    text: 'Erweiterung: das Schiff, das Truppen und Raumfregatten nach Arrakis bringt.',
  },
  hit: {
    term: 'Treffer',
    text: 'Ein Ergebnis im Gefecht. Jeder Treffer, den kein Schild aufhält, ist ein Verlust.',
  },
  impassable: {
    term: 'Unpassierbare Grenze',
    text: 'Eine Grenze, die nur durch die Luft überquert werden kann.',
  },
  'imperium-marker': {
    term: 'Imperium-Marker',
    text: 'MAFEA, Raumgilde oder Landsraad auf der Spice-Tafel.',
  },
  leader: { term: 'Anführer', text: 'Generisch oder benannt. Keine Einheit, und ohne Einheiten verloren.' },
  legion: {
    term: 'Legion',
    text: 'Alle Einheiten und Anführer einer Seite in einem Gebiet; höchstens 6 Einheiten.',
  },
  mahdi: { term: 'Mahdi', text: 'Der Automat, der im Solospiel die Harkonnen führt.' },
  'minor-erg': { term: 'Kleiner Erg', text: 'Kleine Dünen: keine Würmer, aber Stürme.' },
  mountain: { term: 'Gebirge', text: 'Fels. Sicher vor Stürmen und Würmern.' },
  naib: {
    term: 'Naib',
    text: 'Ein generischer Anführer der Atreides. Im Gefecht wird ein Spezialsymbol zu 1 Treffer.',
  },
  'named-leader': {
    term: 'Benannter Anführer',
    text: 'Eine Person mit Karte, Spezialaktion und Kampfsymbolen.',
  },
  navigator: {
    term: 'Gildennavigator',
    text: 'Erweiterung: eine Figur der Harkonnen, die überall auskundschaftet.',
  },
  ornithopter: {
    term: 'Ornithopter',
    text: 'Ein Fluggerät der Harkonnen: wird für Truppentransport oder Auskundschaften entfernt.',
  },
  place: {
    term: 'Platzieren',
    text: 'Wie aufstellen, doch darf das Spielteil auch von anderswo auf dem Spielplan kommen.',
  },
  'planning-card': {
    term: 'Planungskarte',
    text: 'Eine Karte aus einem der vier Stapel: mit einem beliebigen Würfel ausgespielt oder für einen Kampfwürfel abgeworfen.',
  },
  plateau: {
    term: 'Plateau',
    text: 'Hohes, flaches Land: Würmer erscheinen nicht, doch Stürme erreichen es, bis auf fünf in der Mitte.',
  },
  'prescience-card': {
    term: 'Vorhersehungskarte',
    text: 'Was die Atreides werten, um ihre Marker vorzurücken.',
  },
  'prescience-marker': {
    term: 'Vorhersehungsmarker',
    text: 'Kwisatz Haderach, Sandbewohner oder Dschihad: die drei Leisten der Atreides.',
  },
  rank: {
    term: 'Rang',
    text: 'Die Größe einer Siedlung, 1 bis 3: so viele Würfel mehr in der Verteidigung, und so viel ist ihr Fall wert.',
  },
  regular: { term: 'Standardeinheit', text: 'Die gewöhnliche Einheit. Ein Treffer entfernt sie.' },
  reinforcements: {
    term: 'Verstärkung',
    text: 'Solo: ein verdeckter Kartenstapel, von dem Mahdi für Kampfwürfel abwirft.',
  },
  reserve: { term: 'Spice-Reserve', text: 'Ein Spice, das für die nächste Ernte aufgehoben wird.' },
  result: {
    term: 'Ergebnis',
    text: 'Was ein Aktionswürfel zeigt: Strategie, Führung, Mentat, Aufstellung oder Haus.',
  },
  retreat: {
    term: 'Rückzug',
    text: 'Ein Gefecht verlassen oder einem Wurm weichen; wohin, entscheidet der Gegner.',
  },
  sandriding: {
    term: 'Sandreiten',
    text: 'Legionen der Atreides reisen entlang einer Kette von Wurmzeichen und Sandwürmern.',
  },
  sandworm: {
    term: 'Sandwurm',
    text: 'Bewegt sich und greift an für die Atreides; niemand betritt sein Gebiet.',
  },
  sardaukar: {
    term: 'Sardaukar',
    text: 'Die beste Einheit der Harkonnen. Im Gefecht hebt jeder einen gegnerischen Schild auf.',
  },
  scouting: {
    term: 'Auskundschaften',
    text: 'Freie Aktion der Harkonnen: ein Ornithopter für das, was in einem Gebiet verdeckt ist.',
  },
  'secret-objective': {
    term: 'Geheimes Ziel',
    text: 'Die drei Werte, die die Vorhersehungsmarker erreichen müssen.',
  },
  sector: { term: 'Sektor', text: 'Einer von acht Teilen des Spielplans: vier zentrale, vier äußere.' },
  settlement: { term: 'Siedlung', text: 'Eine Stadt oder ein Dorf der Harkonnen oder ein Sietch.' },
  shield: { term: 'Schild', text: 'Ein Ergebnis im Gefecht, das einen Treffer aufhält.' },
  sietch: { term: 'Sietch', text: 'Eine verborgene Siedlung der Atreides mit geheimem Rang.' },
  slot: { term: 'Feld', text: 'Ein Platz für einen Würfel mit diesem Ergebnis.' },
  special: { term: 'Spezialsymbol', text: 'Ein Ergebnis im Gefecht, das nur Anführer nutzen können.' },
  'special-action': {
    term: 'Spezialaktion',
    text: 'Was ein benannter Anführer einmal pro Runde mit einem Würfel des passenden Ergebnisses bietet.',
  },
  'special-attack': {
    term: 'Spezialangriff',
    text: 'Durch Würmer, Stürme oder Karten: Würfel, die nur treffen.',
  },
  spice: { term: 'Spice', text: 'Was die Erntemaschinen bringen und das Imperium verlangt.' },
  'spice-board': {
    term: 'Spice-Tafel',
    text: 'Fünf Reihen mit den Imperium-Markern. Der unterste Marker bestimmt Würfel und Fahrzeuge.',
  },
  storm: {
    term: 'Coriolissturm',
    text: 'Zwei Würfel gegen jede Legion der Harkonnen im Freien, in jeder Runde.',
  },
  strength: { term: 'Stärke', text: 'Solo: wonach Mahdi Legionen vergleicht.' },
  'sub-faction': {
    term: 'Teilfraktion',
    text: 'Die Hälfte einer geteilten Seite: Haus Atreides, Fremen, Haus Harkonnen oder Haus Corrino.',
  },
  supply: {
    term: 'Vorrat',
    text: 'Figuren und Marker, die nicht auf dem Spielplan sind und ins Spiel kommen können.',
  },
  supremacy: { term: 'Herrschaft', text: 'Die Leiste der Harkonnen; bei 10 haben sie gewonnen.' },
  'surprise-attack': {
    term: 'Überraschungsangriff',
    text: 'Ein Angriff mit einem Spezialsymbol mehr in der ersten Runde.',
  },
  'tactic-card': { term: 'Taktikkarte', text: 'Solo: bestimmt den Erntesektor und den Ziel-Sietch.' },
  tank: { term: 'Regenerationstank', text: 'Wo gefallene benannte Anführer warten.' },
  'target-sietch': {
    term: 'Ziel-Sietch',
    text: 'Solo: der Sietch, gegen den Mahdi in dieser Runde zieht.',
  },
  'testing-station': {
    term: 'Ökologische Forschungsstation',
    text: 'Ein verdeckter Marker, der einen Vorhersehungsmarker vorrückt, sobald eine Legion der Atreides dort ankommt.',
  },
  'troop-transport': {
    term: 'Truppentransport',
    text: 'Ein Ornithopter fliegt eine Legion der Harkonnen bis zu 2 Gebiete weit.',
  },
  unit: {
    term: 'Einheit',
    text: 'Standardeinheit, Eliteeinheit, Fedaykin oder Sardaukar. Ein verdeckter Marker zählt als eine.',
  },
  'wild-maker': { term: 'Wilder Sandwurm', text: 'Ein großer Sandwurm, der mit 6 Würfeln angreift.' },
  wormsign: {
    term: 'Wurmzeichen',
    text: 'Ein verdeckter Marker in der Wüste: Sand, ein Sandwurm oder ein Wühlender Sandwurm.',
  },
};
