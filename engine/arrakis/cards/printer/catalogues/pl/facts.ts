import type { Entry } from '../../../../messages/text';
import type { CARD_MESSAGES } from '../../messages';

type FactMessage = Exclude<
  keyof typeof CARD_MESSAGES,
  `step.${string}` | `who.${string}` | `where.${string}` | `if.${string}`
>;

export const PL_FACTS: Readonly<Record<FactMessage, Entry>> = {
  'scheming.never': 'Tej karty nigdy się nie zagrywa i odrzuca się ją tylko w ten sposób:',
  'scheming.free':
    'W ramach akcji darmowej, gdy {hawat} jest w grze (także w zbiorniku), odrzuć 2 lub 3 egzemplarze tej karty. {hawat} wypada z gry, {mohiam} wchodzi do gry, a ty bierzesz {tokens:acc}.',

  'claim.endOfRound': 'Do pozyskania na koniec rundy.',
  'claim.actionPhase': 'Do pozyskania w fazie rozpatrywania akcji.',
  'need.legionsOn': 'Masz legiony na {areas:loc}.',
  'need.legionsOn.outsideSietches': 'Masz legiony na {areas:loc} bez siczy.',
  'need.inHiddenSietch': '{leader} jest na obszarze z nieodkrytą siczą.',
  'need.eachInOpenDeepDesert': '{leaders} są na głębokiej pustyni, poza siczami.',
  'need.togetherInSietch': '{leaders} są w tej samej siczy.',
  'need.tokensWith': {
    one: 'Na obszarze, na którym jest {leader}, leży co najmniej {tokens}.',
    few: 'Na obszarze, na którym jest {leader}, leżą co najmniej {tokens}.',
    other: 'Na obszarze, na którym jest {leader}, leży co najmniej {tokens}.',
  },
  'need.inQuietSector': '{leader} jest w sektorze bez legionu Harkonnenów.',
  'need.challenger': 'Legion z nazwanym przywódcą i naibem jest w sektorze bez legionu Harkonnenów.',
  'need.threatenedToken': 'W siczy w sektorze z legionem Harkonnenów leży żeton rozmieszczenia.',
  'need.event.harvesterDestroyed': 'Twój legion właśnie zniszczył żniwiarkę.',
  'need.event.sandride':
    'Twój legion z nazwanym przywódcą właśnie wkroczył jako Jeździec Piasku na pusty dotąd obszar pustynny.',
  'need.event.battleWon': 'Twój legion właśnie wygrał bitwę z legionem Harkonnenów, w którym był przywódca.',
  'need.event.wormKilled':
    'Atak czerwia pustyni w fazie rozpatrywania akcji właśnie wyeliminował jednostkę Harkonnenów.',
  'cost.die': 'Wydaj {dice:acc}: to twoja akcja, a kość nie daje nic więcej.',
  'cost.free': 'Akcja darmowa w twojej turze.',
  'effect.revealSietchOf': 'Odkryj sicz na obszarze, na którym jest {leader}.',
  'effect.revealTokensWith': 'Odkryj {tokens:acc} na obszarze, na którym jest {leader}.',
  'effect.toTank': '{leader} trafia na pierwsze pole zbiornika regeneracyjnego.',
  'effect.removeChallengersNaib': 'Usuń tego naiba.',
  'effect.removeThreatenedToken': 'Usuń {tokens:acc} z takiej siczy.',
  'gain.advance': 'Przesuń w górę: {markers}.',

  'leader.enters.start': 'W grze od początku.',
  'leader.enters.supremacy': 'Wchodzi do gry, gdy hegemonia osiągnie {step}.',
  'leader.enters.marker': 'Wchodzi do gry, gdy znacznik {marker:gen} osiągnie poziom {step}.',
  'leader.enters.anyMarker': 'Wchodzi do gry, gdy dowolny znacznik jasnowidzenia osiągnie poziom {step}.',
  'leader.enters.replacing':
    'Zastępuje {leader:acc}, gdy znacznik {marker:gen} osiągnie poziom {step}, w tym samym miejscu i stanie.',
  'leader.enters.card': 'Wchodzi do gry dzięki karcie {card}.',
  'leader.enters.removal': 'Wchodzi do gry, gdy {leader} zostanie usunięty z gry.',
  'leader.removes': '{leader} wypada wtedy z gry.',
  'leader.combat': 'W bitwie wynik specjalny zmienia się w {symbols:acc}.',
  'leader.slot': 'Akcja specjalna, do wyboru przy kości {result:gen}:',
  'leader.slot.desertPower': 'Akcja specjalna, do wyboru przy akcji Potęgi Pustyni:',
  'leader.noSpecial': 'Nie ma akcji specjalnej.',
  'wildMaker.worm': 'Pod każdym względem czerw pustyni, ale atakując, rzuca {dice:ins}.',

  'ban.legionLimit': 'Legion Harkonnenów może mieć najwyżej {units:acc}.',
  'ban.noScouting': 'Harkonnenowie nie mogą prowadzić poszukiwań.',
  'ban.noCombatCards': 'Harkonnenowie nie mogą odrzucać kart planu za kości walki.',
  'objective.name': 'Sekretny cel {number}',
  'objective.needs': 'Wymaga: {markers} lub więcej.',
  'objective.when':
    'Sprawdzany na koniec każdej rundy po pozyskaniu kart oraz natychmiast po zniszczeniu Arrakin.',
  'tactic.harvest': 'Jako sektor wydobycia: {sector}.',
  'tactic.target': 'Jako docelowa sicz: {area}.',
  'result.any': 'Użyj kości jako dowolnego innego wyniku, także do akcji specjalnych przywódców.',
  'result.desertPower': 'Potęga Pustyni',

  'card.copies': {
    one: '{name} ({count} egzemplarz)',
    few: '{name} ({count} egzemplarze)',
    other: '{name} ({count} egzemplarzy)',
  },

  'mark.combat': 'symbole walki',
  'mark.slot': 'pole akcji',
  'mark.special': 'akcja specjalna',
  'mark.requirement': 'wymaganie',
  'mark.markers': 'znaczniki',
  'mark.reconstructed': 'Odtworzone, bo żadne źródło tego nie podaje: {parts}.',
};
