import type { GlossaryText } from '../types';

export const glossary: GlossaryText = {
  acquire: {
    term: 'Erwerben',
    text: 'Eine Karte für das eigene Deck bekommen, meist mit Überzeugung. Sie kommt auf den Ablagestapel.',
  },
  agent: {
    term: 'Agent',
    text: 'Die Figur, die du mit einer Karte auf ein Feld schickst. Erst zwei, mit dem Schwertmeister drei.',
  },
  'agent-box': {
    term: 'Agentenkasten',
    text: 'Der Teil einer Karte, der gilt, wenn du sie mit einem Agenten spielst.',
  },
  'agent-icon': {
    term: 'Agentensymbol',
    text: 'Das Zeichen auf einer Karte, das sagt, auf welche Felder sie einen Agenten schicken kann. Es gibt sieben.',
  },
  'agent-turn': {
    term: 'Agentenzug',
    text: 'Ein Zug, in dem du eine Karte spielst und einen Agenten schickst.',
  },
  alliance: {
    term: 'Allianz',
    text: 'Der Marker für den Ersten mit 4 Einfluss; 1 Punkt, solange du ihn hast.',
  },
  arrow: {
    term: 'Pfeil',
    text: 'Zahle, was davor steht, um zu bekommen, was dahinter steht, wenn du willst.',
  },
  bond: { term: 'Fremen-Verbindung', text: 'Ein Effekt, der eine weitere Fremen-Karte im Spiel braucht.' },
  'bonus-spice': {
    term: 'Bonus-Spice',
    text: 'Spice, das sich auf Erschaffer-Feldern sammelt, die niemand besucht.',
  },
  'combat-space': {
    term: 'Kampffeld',
    text: 'Ein Feld, von dem aus Truppen in den Konflikt geschickt werden dürfen.',
  },
  conflict: {
    term: 'Konflikt',
    text: 'Worum in dieser Runde gekämpft wird, und der Ort, wo die Truppen stehen.',
  },
  'conflict-card': {
    term: 'Konfliktkarte',
    text: 'Nennt die Belohnungen einer Runde. Zehn davon sind eine Partie.',
  },
  control: {
    term: 'Kontrolle',
    text: 'Dein Marker auf Arrakeen, Carthag oder Imperial Basin: ein kleiner Gewinn für jeden Agenten, der dorthin kommt.',
  },
  deploy: { term: 'In den Konflikt schicken', text: 'Truppen in den Konflikt stellen.' },
  discard: {
    term: 'Abwerfen',
    text: 'Eine Karte von der Hand auf den Ablagestapel legen. Nach dem Mischen kommt sie wieder.',
  },
  faction: { term: 'Fraktion', text: 'Der Imperator, die Raumgilde, die Bene Gesserit oder die Fremen.' },
  'first-player': {
    term: 'Startspieler',
    text: 'Wer die Runde beginnt; der Marker wandert jede Runde weiter.',
  },
  garrison: {
    term: 'Garnison',
    text: 'Deine Truppen auf dem Plan, die bereit, aber nicht im Konflikt sind.',
  },
  hagal: {
    term: 'Haus Hagal',
    text: 'Der Automat, der mit zwei Personen spielt und als zwei Rivalen gegen eine.',
  },
  harvest: { term: 'Ernten', text: 'Das Spice eines Erschaffer-Feldes mitsamt dem Bonus-Spice nehmen.' },
  'high-council': {
    term: 'Hoher Rat',
    text: 'Ein Sitz darin gibt in jedem deiner Aufdeckzüge 2 Überzeugung.',
  },
  'imperium-row': {
    term: 'Imperiumsreihe',
    text: 'Die fünf offenen Imperiumskarten, die erworben werden können.',
  },
  'in-play': {
    term: 'Im Spiel',
    text: 'Eine Karte, die du in dieser Runde gespielt oder aufgedeckt und noch nicht weggeräumt hast.',
  },
  influence: { term: 'Einfluss', text: 'Wie gut du bei einer Fraktion stehst, von 0 bis 6.' },
  intrigue: { term: 'Intrigenkarte', text: 'Eine geheime Karte: Komplott, Kampf oder Spielende.' },
  leader: { term: 'Anführer', text: 'Wen du spielst: eine dauernde Fähigkeit, eine für den Siegelring.' },
  maker: {
    term: 'Erschaffer',
    text: 'The Great Flat, Hagga Basin und Imperial Basin, wo Spice geerntet wird.',
  },
  mentat: { term: 'Mentat', text: 'Ein Agent, der niemandem gehört und sich für eine Runde anwerben lässt.' },
  persuasion: {
    term: 'Überzeugung',
    text: 'Womit du im Aufdeckzug Karten erwirbst. Was übrig bleibt, verfällt.',
  },
  plot: { term: 'Komplott', text: 'Eine Intrige für jeden Moment deines eigenen Zuges.' },
  recall: {
    term: 'Rückruf',
    text: 'Die Rückkehr eines Agenten zum Anführer; auch die letzte Phase einer Runde.',
  },
  recruit: { term: 'Rekrutieren', text: 'Eine Truppe aus dem Vorrat in die Garnison stellen.' },
  reserve: { term: 'Reserve', text: 'Drei Stapel: Arrakis Liaison, The Spice Must Flow und Foldspace.' },
  retreat: { term: 'Zurückziehen', text: 'Eine Truppe aus dem Konflikt zurück in die Garnison nehmen.' },
  'reveal-box': { term: 'Aufdeckkasten', text: 'Der Teil einer Karte, der gilt, wenn du sie aufdeckst.' },
  'reveal-turn': {
    term: 'Aufdeckzug',
    text: 'Dein letzter Zug einer Runde: Hand zeigen, Karten erwerben, Stärke bestimmen.',
  },
  rival: { term: 'Rivale', text: 'Einer der beiden Automaten im Spiel allein.' },
  'signet-ring': {
    term: 'Siegelring',
    text: 'Die Startkarte Signet Ring, die die rechte Fähigkeit deines Anführers nutzt.',
  },
  solari: { term: 'Solari', text: 'Geld. Damit bezahlst du die Felder des Landsraads.' },
  spice: { term: 'Spice', text: 'Auf Arrakis geerntet; es bezahlt Großes oder wird verkauft.' },
  strength: { term: 'Stärke', text: 'Was im Kampf zählt: 2 für jede Truppe, 1 für jedes Schwert.' },
  supply: {
    term: 'Vorrat',
    text: 'Deine Truppen, die nicht auf dem Plan sind. Verlorene kehren hierher zurück.',
  },
  sword: { term: 'Schwert', text: '1 Stärke, wenn du eine Truppe im Konflikt hast.' },
  swordmaster: { term: 'Schwertmeister', text: 'Dein dritter Agent, für 8 Solari.' },
  trash: { term: 'Vernichten', text: 'Eine eigene Karte endgültig aus dem Spiel nehmen.' },
  troop: { term: 'Truppe', text: 'Ein kleiner Würfel, der kämpft. Du hast zwölf.' },
  'victory-point': { term: 'Siegpunkt', text: 'Was am Ende zählt. Zehn davon beenden das Spiel.' },
  water: { term: 'Wasser', text: 'Selten auf Arrakis; nötig in der tiefen Wüste und für die Forschung.' },
};
