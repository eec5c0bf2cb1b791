import type { Entry } from '../../../../messages/text';
import type { CARD_MESSAGES } from '../../messages';

type FactMessage = Exclude<
  keyof typeof CARD_MESSAGES,
  `step.${string}` | `who.${string}` | `where.${string}` | `if.${string}`
>;

export const UK_FACTS: Readonly<Record<FactMessage, Entry>> = {
  'scheming.never': 'Цю карту ніколи не грають і скидають тільки в такий спосіб:',
  'scheming.free':
    'Вільною дією, поки {hawat} у грі (зокрема в резервуарі регенерації), скиньте 2 або 3 такі карти. {hawat} вибуває з гри, {mohiam} вступає в гру, а ви берете {tokens:acc}.',

  'claim.endOfRound': 'Цю карту отримують наприкінці раунду.',
  'claim.actionPhase': 'Цю карту отримують у фазі дій.',
  'need.legionsOn': 'У вас є легіони в {areas:loc}.',
  'need.legionsOn.outsideSietches': 'У вас є легіони в {areas:loc} без січей.',
  'need.inHiddenSietch': '{leader} перебуває в зоні з нерозкритою січчю.',
  'need.eachInOpenDeepDesert': 'Кожен із цих лідерів перебуває в глибокій пустелі без січі: {leaders}.',
  'need.togetherInSietch': '{leaders} перебувають в одній січі.',
  'need.tokensWith': 'В одній зоні з {leader:ins} щонайменше {tokens}.',
  'need.inQuietSector': '{leader} перебуває в секторі без легіонів Харконненів.',
  'need.challenger': 'Легіон з іменованим лідером і наїбом перебуває в секторі без легіонів Харконненів.',
  'need.threatenedToken': 'У січі в секторі з легіоном Харконненів є жетон розгортання.',
  'need.event.harvesterDestroyed': 'Ваш легіон щойно знищив гарвестер.',
  'need.event.sandride':
    'Ваш легіон з іменованим лідером щойно закінчив піщану гонитву в зоні, що була порожньою пустелею.',
  'need.event.battleWon': 'Ваш легіон щойно переміг у битві з легіоном Харконненів, у якому був лідер.',
  'need.event.wormKilled': 'Атака піщаного хробака у фазі дій щойно знищила загін Харконненів.',
  'cost.die': 'Витратьте {dice:acc}: це ваша дія, більше нічого кубик не дає.',
  'cost.free': 'Вільна дія у ваш хід.',
  'effect.revealSietchOf': 'Розкрийте січ у зоні, де перебуває {leader}.',
  'effect.revealTokensWith': 'Розкрийте {tokens:acc} в зоні, де перебуває {leader}.',
  'effect.toTank': '{leader} потрапляє в першу комірку резервуара регенерації.',
  'effect.removeChallengersNaib': 'Вилучіть цього наїба.',
  'effect.removeThreatenedToken': 'Вилучіть {tokens:acc} з такої січі.',
  'gain.advance': 'Просуньте вгору {markers:acc}.',

  'leader.enters.start': 'У грі з самого початку.',
  'leader.enters.supremacy': 'Вступає в гру, щойно маркер панування дійде до поділки {step}.',
  'leader.enters.marker': 'Вступає в гру, щойно маркер «{marker}» дійде до поділки {step}.',
  'leader.enters.anyMarker':
    'Вступає в гру, щойно будь-який із маркерів передбачення дійде до поділки {step}.',
  'leader.enters.replacing':
    'Замінює {leader:acc}, щойно маркер «{marker}» дійде до поділки {step}: на тому самому місці й у тому самому стані.',
  'leader.enters.card': 'Вступає в гру завдяки карті {card:acc}.',
  'leader.enters.removal': 'Вступає в гру, коли {leader} вибуває з гри.',
  'leader.removes': 'Тоді {leader} вибуває з гри.',
  'leader.combat': 'У битві особливий символ — це {symbols}.',
  'leader.slot': 'Особлива дія, один із варіантів кубика «{result}»:',
  'leader.slot.desertPower': 'Особлива дія, один із варіантів дії «Сила пустелі»:',
  'leader.noSpecial': 'Не має особливої дії.',
  'wildMaker.worm': 'Це піщаний хробак в усьому, але його атака — {dice}.',

  'ban.legionLimit': 'У легіоні Харконненів може бути щонайбільше {units}.',
  'ban.noScouting': 'Харконнени не можуть проводити розвідку.',
  'ban.noCombatCards': 'Харконнени не можуть скидати карти планування заради бойових кубиків.',
  'objective.name': 'Таємна мета {number}',
  'objective.needs': 'Потрібно щонайменше: {markers}.',
  'objective.when':
    'Перевіряють наприкінці кожного раунду після отримання карт і відразу після знищення Арракіна.',
  'tactic.harvest': 'Як сектор збирання прянощів: {sector}.',
  'tactic.target': 'Як цільова січ: {area}.',
  'result.any': 'Використайте кубик як будь-який інший результат, зокрема для особливих дій лідерів.',
  'result.desertPower': 'Сила пустелі',

  'card.copies': {
    one: '{name} ({count} копія)',
    few: '{name} ({count} копії)',
    other: '{name} ({count} копій)',
  },

  'mark.combat': 'бойові символи',
  'mark.slot': 'комірка',
  'mark.special': 'особлива дія',
  'mark.requirement': 'умова',
  'mark.markers': 'маркери',
  'mark.reconstructed': 'Відтворено нами, бо жодне джерело цього не подає: {parts}.',
};
