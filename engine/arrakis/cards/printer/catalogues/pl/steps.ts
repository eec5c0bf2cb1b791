import type { Entry } from '../../../../messages/text';
import type { CARD_MESSAGES } from '../../messages';

type StepMessage = Extract<keyof typeof CARD_MESSAGES, `step.${string}`>;

/** As in the rules, `rozmieść` takes figures from beside the board, `umieść` from anywhere (R3.8). */
export const PL_STEPS: Readonly<Record<StepMessage, Entry>> = {
  'step.move': 'Porusz {legions:acc}.',
  'step.move.again': 'Następnie ponownie porusz {legions:acc}.',
  'step.attack': 'Zaatakuj {legion:ins}.',
  'step.attack.surprise': 'Zaatakuj z zaskoczenia {legion:ins}.',
  'step.attack.extraDie':
    'W każdej rundzie tej bitwy rzuć dodatkowo {dice:ins}, przestrzegając zwykłego limitu 6.',
  'step.attack.enemyCap': 'W pierwszej rundzie tej bitwy wróg rzuca najwyżej {dice:ins}.',
  'step.attack.freeContinue':
    'Kontynuowanie tej bitwy nigdy nie kosztuje trafienia, nawet przeciw {settlement:dat}.',
  'step.place': 'Umieść {figures:acc} {where}.',
  'step.deployTokens': {
    one: 'Dobierz losowo {tokens:acc}, podejrzyj go i rozmieść zakryty w siczy razem z 1 dostępnym przywódcą.',
    other: 'Rozmieść {tokens:acc} i 1 dostępnego przywódcę w jednej lub kilku siczach.',
  },
  'step.deployUnits': 'Rozmieść {figures:acc} w jednej lub kilku swoich osadach.',
  'step.replace': 'Zamień na planszy {from:acc} na {to:acc}.',
  'step.carryLegion': 'Przenieś legion z osady prosto na obszar z innym swoim legionem.',
  'step.displaceEnemy': 'Przesuń wrogi legion stojący na pustyni na pusty sąsiedni obszar.',
  'step.specialAttack.adjacentToOwnLegion':
    'Przeprowadź atak specjalny {dice:ins} na wrogi legion sąsiadujący z dowolnym twoim legionem. Każde trafienie i każdy wynik specjalny to 1 trafienie.',
  'step.specialAttack.connectedToOrnithopter':
    'Usuń {ornithopter:acc}, aby przeprowadzić atak specjalny {dice:ins} na wrogi legion w sektorze połączonym z jego strefą powietrzną. Każde trafienie i każdy wynik specjalny to 1 trafienie.',
  'step.storms': 'Rzuć na kurzawy Coriolisa, tak jak w fazie pustynnych zagrożeń.',
  'step.draw': 'Dobierz {cards:acc}.',
  'step.draw.house': 'Dobierz {cards:acc} z talii {house:gen}.',
  'step.playCard': 'Zagraj {cards:acc} z ręki.',
  'step.opponentDiscards': 'Przeciwnik odrzuca {cards:acc} według własnego wyboru.',
  'step.placeVehicles': 'Umieść {vehicles:acc}.',
  'step.placeVehicles.any': 'Umieść {vehicles:acc} do wyboru.',
  'step.removeVehicles':
    'Usuń {vehicles:acc} z sektora, w którym jest {leader}, lub ze stref powietrznych połączonych z tym sektorem.',
  'step.removeHarvesters': 'Usuń {vehicles:acc} z obszarów głębokiej pustyni jednego sektora.',
  'step.rockets':
    'Wybierz sektor ze swoim legionem i rzuć {dice:ins}. Za każde trafienie i każdy wynik specjalny usuń {vehicles:acc} z tego sektora lub z połączonej z nim strefy powietrznej.',
  'step.placeWormsigns': {
    one: 'Umieść {wormsigns:acc}, zakryty, na pustyni bez znaku czerwia, czerwia pustyni i siczy.',
    few: 'Umieść {wormsigns:acc}, zakryte, po 1 na obszar, na pustyniach bez znaku czerwia, czerwia pustyni i siczy.',
    other:
      'Umieść {wormsigns:acc}, zakrytych, po 1 na obszar, na pustyniach bez znaku czerwia, czerwia pustyni i siczy.',
  },
  'step.discardWormsigns': 'Odrzuć z planszy {wormsigns:acc} do wyboru.',
  'step.clearWormsigns': 'Odrzuć wszystkie znaki czerwia z obszarów sąsiadujących z {area:ins}.',
  'step.placeWorms.sandworm': {
    one: 'Umieść {worms:acc} na pustym obszarze pustynnym sąsiadującym z innym czerwiem pustyni.',
    other: 'Umieść {worms:acc} na pustych obszarach pustynnych, każdego obok innego czerwia pustyni.',
  },
  'step.placeWorms.atreidesLegion': {
    one: 'Umieść {worms:acc} na pustym obszarze pustynnym sąsiadującym z legionem Atrydów.',
    other: 'Umieść {worms:acc} na pustych obszarach pustynnych, każdego obok legionu Atrydów.',
  },
  'step.moveWorms': {
    one: 'Porusz {worms:acc} o najwyżej 2 obszary pustynne.',
    other: 'Porusz {worms:acc}, każdego o najwyżej 2 obszary pustynne.',
  },
  'step.wormAttack': 'Zaatakuj {worms:ins}.',
  'step.wildMakerEnters':
    '{wildMaker} wchodzi do gry na pustym obszarze pustynnym, a jego karta jest wydana.',
  'step.wildMakerActs':
    'Porusz {wildMaker:acc}, a potem nim zaatakuj. Gdy nie ma go na planszy, nic się nie dzieje.',
  'step.desertPower': {
    one: 'Wykonaj {times} akcję Potęgi Pustyni.',
    few: 'Wykonaj {times} akcje Potęgi Pustyni jedna po drugiej.',
    other: 'Wykonaj {times} akcji Potęgi Pustyni jedna po drugiej.',
  },
  'step.enter': '{leader} wchodzi do gry.',
  'step.enter.leaves': '{leader} wypada z gry.',
  'step.leaderToTank.enemyInHarkonnenSector':
    'Wyślij do zbiornika regeneracyjnego 1 wrogiego nazwanego przywódcę, który jest w tym samym sektorze co legion Harkonnenów.',
  'step.leaderToTank.enemyAdjacentToThat':
    'Wyślij do zbiornika regeneracyjnego 1 wrogiego nazwanego przywódcę sąsiadującego z tym legionem.',
  'step.leaderToTank.anyEnemy':
    'Wyślij do zbiornika regeneracyjnego 1 dowolnego wrogiego nazwanego przywódcę.',
  'step.useDieAsAny': 'Użyj kości jako dowolnego innego wyniku.',
  'step.spendWildMaker': 'Odwróć kartę {wildMaker:gen}: jest wydana do końca rundy.',
  'step.spy': 'Wybierz obszar. Jego sicz i wszystkie żetony rozmieszczenia zostają odkryte.',
  'step.placeThreatenedToken':
    'Jeśli legion Harkonnenów jest w odległości do 2 obszarów od siczy, umieść w niej {tokens:acc}.',
  'step.swapTokens':
    'Zamień miejscami wszystkie żetony rozmieszczenia z 2 siczy. Jedna z nich może nie mieć żadnego.',
  'step.moveSietch':
    'Przenieś sicz z dowolną liczbą figurek i żetonów z jej obszaru na sąsiedni pusty obszar pustynny. Opuszczony obszar przestaje być siczą.',
  'step.takeBeneGesserit': 'Weź {tokens:acc} z rezerwy.',
  'step.discardHouseDie': 'Odrzuć 1 niewykorzystaną kość Atrydów z wynikiem {result}.',
  'step.forceDie': 'Wybierz 1 niewykorzystaną kość Harkonnenów. Muszą jej użyć w swojej następnej turze.',
  'step.withholdPaul':
    'W swojej następnej turze akcji Atrydzi nie mogą umieścić ani rozmieścić {leader:gen}, ani poruszyć jego legionu, ani nim zaatakować.',
  'step.lowerImperium': 'Obniż 1 znacznik Imperium o 1 poziom. Nie powoduje to zakazu.',
  'step.shiftMarkers':
    'Obniż jeden znacznik jasnowidzenia o dowolną liczbę poziomów i podnieś inny o tyle samo.',
  'step.secondObjective': 'Dobierz drugi sekretny cel. Do zwycięstwa wystarczy spełnić jeden z nich.',
  'step.detonate': 'Zdetonuj teraz rodową broń atomową.',
  'step.reshufflePrescience': 'Wtasuj 1 odkrytą kartę jasnowidzenia z powrotem do talii.',
  'step.replacePrescience':
    'Usuń z gry dowolną liczbę odkrytych kart jasnowidzenia i każdą zastąp kartą z talii.',
  'step.attach': 'Dołącz tę kartę do odkrytej karty jasnowidzenia.',
  'step.attach.gain': {
    one: 'Gdy tamta karta zostanie pozyskana, przesuń w górę także dowolny jeden znacznik o {steps} poziom.',
    few: 'Gdy tamta karta zostanie pozyskana, przesuń w górę także dowolny jeden znacznik o {steps} poziomy.',
    other:
      'Gdy tamta karta zostanie pozyskana, przesuń w górę także dowolny jeden znacznik o {steps} poziomów.',
  },
  'step.attach.discarded': 'Odrzuć tę kartę na koniec rundy.',
  'step.attach.keeps':
    'Tamtej karty nie da się odrzucić ani wtasować. Pozostaje odkryta, ponad zwykłą liczbę kart, aż do pozyskania.',
  'step.choose': 'Wybierz jedno:',
  'step.choose.together': 'W tej kolejności:',
  'step.if.else': 'W przeciwnym razie:',
};
