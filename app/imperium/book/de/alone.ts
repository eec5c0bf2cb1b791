import { lines } from '../../../reference/book/lines';
import type { ChapterText } from '../types';

export const alone: ChapterText<'alone'> = {
  title: 'Allein gegen zwei Rivalen',
  summary: 'Anführer der Rivalen, vier Stufen, was sie gewinnen und was sie kaufen.',
  sections: {
    'rivals-setup': 'Aufbau',
    'rivals-play': 'Wie Rivalen spielen',
    'rivals-expert': 'Erfahrene Rivalen',
  },
  paragraphs: {
    'rivals-leaders':
      'Zwei [[rival|Rivalen]] spielen gegen dich, jeder mit einem Anführer, von dem nur die Siegelring-Fähigkeit gilt; nicht Paul und nicht Helena. Für den Anfang eignen sich Memnon und Rabban. Nimm die Karten mit dem Zeichen 2P aus dem Hagal-Stapel: Reshuffle und dreimal Arrakeen.',
    'rivals-levels': lines(
      'Wähle eine Stufe:',
      '- **Söldner**: Du beginnst mit 1 Solari und 1 Spice mehr; die Garnisonen der Rivalen sind leer, ihre Schwertmeister kommen mit der fünften Konfliktkarte;',
      '- **Sardaukar**: Das Feld Mentat kostet 5 Solari; jeder Rivale beginnt mit 3 Truppen in der Garnison und einer Intrigenkarte; Schwertmeister mit der vierten;',
      '- **Mentat**: ebenso, Schwertmeister mit der dritten, und die Rivalen schicken Truppen wie erfahrene;',
      '- **Kwisatz Haderach**: wie Mentat, und du kannst keinen Schwertmeister bekommen.',
    ),
    'rivals-highest': 'Auf der höchsten Stufe ist das Feld Swordmaster für dich gesperrt.',
    'rivals-start':
      'Alle beginnen mit 1 Wasser, und der Rivale links von dir ist Startspieler. Ein Rivale hat zwei Agenten; kommt sein Schwertmeister, ist er schon in dieser Runde dabei.',
    'rivals-swordmaster':
      'Die dritten Agenten kommen in der Runde, deren Konfliktkarte die letzte über ihnen ist: in Runde 5, 4 oder 3.',
    'rivals-turns':
      'Rivalen ziehen abwechselnd mit dir, solange sie Agenten haben. Ernten sie, behalten sie alles Spice.',
    'rivals-rewards':
      'Rivalen nehmen erste und zweite Belohnungen mit allem, was dazugehört: Punkte, Einfluss, Rohstoffe, Intrigen, die sie ungesehen behalten, Kontrolle mit ihren Vorteilen und den Mentaten für die nächste Runde. Der Punkt für 2 Einfluss und Allianzen zählen, den Bonus auf der 4 bekommen sie nicht.',
    'rivals-spend':
      'Sobald ein Rivale **7 Solari, 7 Spice, 3 Wasser oder 3 Intrigenkarten** hat, gibt er sie für 1 Siegpunkt aus.',
    'rivals-spend-ruling':
      'Ausgegebene Intrigen kommen auf den offenen Ablagestapel. Vorher sieht sie niemand an.',
    'rivals-spend-example':
      'Ein Rivale mit 5 Spice erntet auf Hagga Basin, wo 1 Bonus-Spice liegt: 5 + 2 + 1 = 8. Er gibt 7 für einen Punkt aus und behält 1.',
    'rivals-choices':
      'Ein Rivale gewinnt Einfluss dort, wo er am wenigsten hat. Sind Leisten gleich, und in allem anderen, wählst **du** für ihn.',
    'rivals-choices-ruling':
      'Ob ein Rivale für seine Siegelring-Fähigkeit zahlt, wie Leto und der Baron, ist auch deine Wahl; du wirst nicht gefragt, wo nichts herauskäme. Truppen aus Rabbans Ring sind Rekruten dieses Zuges und gehen mit den anderen in den Konflikt.',
    'rivals-corner':
      'Für *Corner the Market* zählt jeder Rivale so, als hätte er zwei *The Spice Must Flow*.',
    'rivals-deploy':
      'Ein erfahrener Rivale schickt nichts in Konflikt I oder II, solange er klar führt; in Konflikt III schickt er immer alles, was er kann.',
    'rivals-lead': 'Er führt klar, wenn seine Stärke mindestens 4 über der der anderen liegt.',
    'rivals-lead-ruling':
      'Er vergleicht sich mit dem Stärksten der anderen; deine aufgedeckten Schwerter zählen. Erfahren sind die Stufen Mentat und Kwisatz Haderach.',
  },
};
