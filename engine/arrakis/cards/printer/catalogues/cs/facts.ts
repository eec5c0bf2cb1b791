import type { Entry } from '../../../../messages/text';
import type { CARD_MESSAGES } from '../../messages';

type FactMessage = Exclude<
  keyof typeof CARD_MESSAGES,
  `step.${string}` | `who.${string}` | `where.${string}` | `if.${string}`
>;

export const CS_FACTS: Readonly<Record<FactMessage, Entry>> = {
  'scheming.never': 'Tato karta se nikdy nehraje a odhodit ji lze jedině takto:',
  'scheming.free':
    'Dokud je {hawat} ve hře (počítá se i nádrž), odhoďte jako volnou akci 2 nebo 3 kopie této karty. {hawat} opouští hru, {mohiam} do hry vstupuje a vy si berete {tokens:acc}.',

  'claim.endOfRound': 'Získává se na konci kola.',
  'claim.actionPhase': 'Získává se v akční fázi.',
  'need.legionsOn': 'Vaše legie obsazují {areas:acc}.',
  'need.legionsOn.outsideSietches': 'Vaše legie obsazují {areas:acc} bez síče.',
  'need.inHiddenSietch': '{leader} je v oblasti s neodhaleným síčem.',
  'need.eachInOpenDeepDesert': '{leaders} jsou oba v hluboké poušti bez síče.',
  'need.togetherInSietch': '{leaders} jsou ve stejném síči.',
  'need.tokensWith': 'V oblasti, kde je {leader}, {tokens|few=jsou|other=je} aspoň {tokens}.',
  'need.inQuietSector': '{leader} je v sektoru bez harkonnenské legie.',
  'need.challenger': 'Legie s pojmenovaným velitelem a naíbem je v sektoru bez harkonnenské legie.',
  'need.threatenedToken': 'V síči v sektoru s harkonnenskou legií leží výsadkový žeton.',
  'need.event.harvesterDestroyed': 'Vaše legie právě zničila těžební vozidlo.',
  'need.event.sandride':
    'Vaše legie s pojmenovaným velitelem právě dojela na červovi do oblasti, která byla prázdnou pouští.',
  'need.event.battleWon': 'Vaše legie právě vyhrála bitvu s harkonnenskou legií, v níž byl velitel.',
  'need.event.wormKilled': 'Útok písečného červa v akční fázi právě zničil harkonnenskou jednotku.',
  'cost.die': 'Utraťte {dice:acc}: to je vaše akce a kostka už nic jiného neudělá.',
  'cost.free': 'Volná akce ve vašem vlastním tahu.',
  'effect.revealSietchOf': 'Odhalte síč v oblasti, kde je {leader}.',
  'effect.revealTokensWith': 'Odhalte {tokens:acc} v oblasti, kde je {leader}.',
  'effect.toTank': '{leader} jde na první pole regenerační nádrže.',
  'effect.removeChallengersNaib': 'Odstraňte tohoto naíba.',
  'effect.removeThreatenedToken': 'Odstraňte z takového síče {tokens:acc}.',
  'gain.advance': 'Posuňte žetony: {markers}.',

  'leader.enters.start': 'Do hry vstupuje hned na začátku.',
  'leader.enters.supremacy': 'Do hry vstupuje, jakmile je nadvláda na poli {step}.',
  'leader.enters.marker': 'Do hry vstupuje, jakmile je {marker} na poli {step}.',
  'leader.enters.anyMarker': 'Do hry vstupuje, jakmile je kterýkoli žeton jasnozřivosti na poli {step}.',
  'leader.enters.replacing':
    'Jakmile je {marker} na poli {step}, nahrazuje {leader:acc} na stejném místě a ve stejném stavu.',
  'leader.enters.card': 'Do hry vstupuje s kartou {card}.',
  'leader.enters.removal': 'Do hry vstupuje, jakmile ji opustí {leader}.',
  'leader.removes': '{leader} poté opouští hru.',
  'leader.combat': 'V bitvě se speciální symbol počítá jako {symbols}.',
  'leader.slot': 'Speciální akce, jedna z možností kostky {result}:',
  'leader.slot.desertPower': 'Speciální akce, jedna z možností akce Pouštní síla:',
  'leader.noSpecial': 'Nemá speciální akci.',
  'wildMaker.worm': 'Ve všem je písečným červem, ale při jeho útoku se hází {dice:ins}.',

  'ban.legionLimit': 'Harkonnenská legie smí mít nejvýše {units:acc}.',
  'ban.noScouting': 'Harkonnenové nesmí provádět průzkum.',
  'ban.noCombatCards': 'Harkonnenové nesmí odhazovat plánovací karty za bitevní kostky.',
  'objective.name': 'Tajný cíl {number}',
  'objective.needs': 'Vyžaduje aspoň: {markers}.',
  'objective.when':
    'Vyhodnocuje se na konci každého kola po získávání karet a ihned, když je zničen Arrakén.',
  'tactic.harvest': 'Jako těžební sektor: {sector}.',
  'tactic.target': 'Jako zaměřený síč: {area}.',
  'result.any': 'Použijte kostku jako kterýkoli jiný symbol, včetně speciálních akcí velitelů.',
  'result.desertPower': 'Pouštní síla',

  'card.copies': {
    one: '{name} ({count} kopie)',
    few: '{name} ({count} kopie)',
    other: '{name} ({count} kopií)',
  },

  'mark.combat': 'bojové symboly',
  'mark.slot': 'slot',
  'mark.special': 'speciální akce',
  'mark.requirement': 'podmínka',
  'mark.markers': 'žetony',
  'mark.reconstructed': 'Domyšleno, žádný pramen to neuvádí: {parts}.',
};
