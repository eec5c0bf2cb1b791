import type { PartOf } from '../translation';

/** The battle odds calculator of the reference, in German. */
export const odds: PartOf<'odds', 'de'> = {
  'odds.title': 'Chancen im Gefecht',
  'odds.about': 'Legion gegen Legion: wer gewinnt, wie wahrscheinlich und zu welchem Preis',
  'odds.intro': 'Jeder mögliche Wurf wird gezählt: Die Chancen sind exakt.',
  'odds.attacker': 'Angreifer',
  'odds.defender': 'Verteidiger',
  'odds.swap': 'Angreifer und Verteidiger tauschen',
  'odds.units': 'Einheiten: {units} von {most}',
  'odds.cards': 'Karten für Würfel',
  'odds.leaders': 'Benannte Anführer',
  'odds.full': 'Eine Legion hat höchstens {most} Einheiten.',
  'odds.ban': 'Unter dem Verbot der MAFEA: {words}',
  'odds.place': 'Wo der Verteidiger steht',
  'odds.place.open': 'Im Freien',
  'odds.surprise': 'Überraschungsangriff',
  'odds.surprise.about': 'In der ersten Runde hat der Angreifer ein Spezialsymbol mehr',
  'odds.card': 'Karte, die den Angriff beginnt',
  'odds.card.none': 'Keine',
  'odds.card.war-plan': 'Der Angreifer würfelt in jeder Runde mit einem Würfel mehr.',
  'odds.card.battle-language':
    'Ein Überraschungsangriff, bei dem der Verteidiger in der ersten Runde höchstens 4 Würfel wirft.',
  'odds.card.killers-without-mercy': 'Fortsetzen kostet nie einen Treffer.',
  'odds.solo': 'Mahdi greift an',
  'odds.solo.about': 'Solospiel: Verluste, Abbruch und Verstärkung nach seinen Regeln',
  'odds.solo.defends': 'Mahdi verteidigt',
  'odds.reinforcements': 'Karten in der Verstärkung',

  'odds.conduct': 'Wie sie kämpfen',
  'odds.rounds': 'Der Angreifer kämpft',
  'odds.rounds.end': 'bis zum Ende',
  'odds.rounds.most_one': '{count} Runde',
  'odds.rounds.most_other': 'bis zu {count} Runden',
  'odds.cease': 'Der Angreifer stellt den Angriff ein, sobald er höchstens so viele Einheiten hat',
  'odds.retreat': 'Der Verteidiger zieht sich zurück, sobald er höchstens so viele Einheiten hat',
  'odds.never': 'nie',
  'odds.conduct.hits':
    'Treffer fallen dort, wo sie am wenigsten kosten: Eliteeinheiten werden zu Standardeinheiten, dann kommen generische Anführer, Spezial-Eliteeinheiten und Standardeinheiten; benannte Anführer und die letzte Einheit zuletzt.',
  'odds.conduct.dice':
    'Karten werden abgeworfen, solange jede einen Würfel bringt. Spezialsymbole nutzen die Anführer, die am meisten daraus machen.',
  'odds.conduct.pay':
    'Gegen einen Sietch oder eine Siedlung zahlt der Angreifer fürs Fortsetzen einen Treffer, aber nie mit der letzten Einheit.',
  'odds.conduct.mahdi':
    'Mahdi verliert zuerst Anführer, solange er mehr als einen hat, Bashars vor benannten; dann werden Eliteeinheiten und Sardaukar zu Standardeinheiten, und der verbleibende Anführer fällt vor der letzten Einheit.',
  'odds.conduct.mahdiGoesOn':
    'Greift er an, setzt er ohne Preis fort und stellt den Angriff nur ein, wenn seine Stärke, Figur für Figur, höchstens die Hälfte von deiner ist; er zieht sich nie zurück. Was dir bleibt, also welcher benannte Anführer fällt und wer ein Spezialsymbol nutzt, wird gegen ihn gewählt.',

  'odds.fault.noAttackers': 'Ein Angriff braucht mindestens eine Einheit.',
  'odds.fault.noTarget':
    'Niemand wird angegriffen: Gib dem Verteidiger eine Einheit, einen Sietch oder eine Siedlung.',
  'odds.note.needsLeader': '{card} braucht einen Anführer in der angreifenden Legion.',
  'odds.note.needsSpecial': '{card} braucht mindestens einen Sardaukar in der angreifenden Legion.',
  'odds.note.undefended': 'Niemand verteidigt: Es wird nicht gewürfelt, der Angreifer gewinnt sofort.',
  'odds.note.unledSurprise': 'Niemand führt den Angriff an: Das zusätzliche Spezialsymbol verfällt.',

  'odds.chance': 'Siegchance',
  'odds.nobody': 'Niemand',
  'odds.ceased': 'Der Angreifer stellt den Angriff ein: {chance}',
  'odds.retreated': 'Der Verteidiger zieht sich zurück: {chance}',
  'odds.length': 'Runden im Schnitt: {rounds}',
  'odds.losses': 'Erwartete Verluste',
  'odds.losses.about':
    'Im Schnitt. Eine Eliteeinheit, die zur Standardeinheit wurde, ist keine verlorene Einheit.',
  'odds.lost.units': 'Einheiten',
  'odds.lost.elite': 'Elite: verloren oder herabgestuft',
  'odds.lost.special': '{special}: verloren oder herabgestuft',
  'odds.lost.named': 'Benannte Anführer',
  'odds.lost.of': '{lost} von {all}',
  'odds.left': 'Einheiten, die am Ende übrig sind',
  'odds.left.spoken': '{side}, übrige Einheiten: {list}',
  'odds.left.item': '{units}: {chance}',
  'odds.detail': 'Im Detail',
};
