import type { Entry } from '../../../../messages/text';
import type { CARD_MESSAGES } from '../../messages';

type StepMessage = Extract<keyof typeof CARD_MESSAGES, `step.${string}`>;

export const CS_STEPS: Readonly<Record<StepMessage, Entry>> = {
  'step.move': 'Přesuňte {legions:acc}.',
  'step.move.again': 'Poté znovu přesuňte {legions:acc}.',
  'step.attack': 'Zaútočte s {legion:ins}.',
  'step.attack.surprise': 'Překvapivě zaútočte s {legion:ins}.',
  'step.attack.extraDie':
    'V každém kole této bitvy hoďte navíc {dice:ins}, nejvýše však obvyklými 6 kostkami.',
  'step.attack.enemyCap': 'V prvním kole této bitvy hází nepřítel nejvýše {dice:ins}.',
  'step.attack.freeContinue': 'Pokračování v této bitvě nestojí žádný zásah, ani proti {settlement:dat}.',
  'step.place': 'Umístěte {figures:acc} {where}.',
  'step.deployTokens': {
    one: 'Náhodně vezměte {tokens:acc}, prohlédněte si ho a nasaďte ho do síče spolu s 1 dostupným velitelem.',
    other: 'Nasaďte {tokens:acc} a 1 dostupného velitele do jednoho nebo více síčů.',
  },
  'step.deployUnits': 'Do jedné či několika svých osad nasaďte {figures:acc}.',
  'step.replace': 'Vyměňte {from:acc} na mapě za {to:acc}.',
  'step.carryLegion': 'Přesuňte legii z osady rovnou do oblasti s jinou svou legií.',
  'step.displaceEnemy': 'Přesuňte nepřátelskou legii v poušti do prázdné přilehlé oblasti.',
  'step.specialAttack.adjacentToOwnLegion':
    'Proveďte speciální útok {dice:ins} na nepřátelskou legii přilehlou ke kterékoli své legii. Každý zásah i každý speciální symbol se počítá jako 1 zásah.',
  'step.specialAttack.connectedToOrnithopter':
    'Odstraňte {ornithopter:acc} a proveďte speciální útok {dice:ins} na nepřátelskou legii v sektoru napojeném na její vzdušnou zónu. Každý zásah i každý speciální symbol se počítá jako 1 zásah.',
  'step.storms': 'Hoďte za Koriolisovy bouře jako ve fázi pouštních hrozeb.',
  'step.draw': 'Doberte si {cards:acc}.',
  'step.draw.house': 'Doberte si {cards:acc} z balíčku {house:gen}.',
  'step.playCard': 'Zahrajte {cards:acc} z ruky.',
  'step.opponentDiscards': 'Soupeř odhodí {cards:acc} podle svého výběru.',
  'step.placeVehicles': 'Umístěte {vehicles:acc}.',
  'step.placeVehicles.any': 'Umístěte {vehicles:acc} podle svého výběru.',
  'step.removeVehicles':
    'Odstraňte {vehicles:acc} ze sektoru, ve kterém je {leader}, nebo ze vzdušných zón na něj napojených.',
  'step.removeHarvesters': 'Odstraňte {vehicles:acc} z hlubokých pouští jednoho sektoru.',
  'step.rockets':
    'Vyberte sektor s některou svou legií a hoďte {dice:ins}. Za každý zásah a každý speciální symbol odstraňte {vehicles:acc} z tohoto sektoru nebo ze vzdušné zóny na něj napojené.',
  'step.placeWormsigns': {
    one: 'Umístěte {wormsigns:acc} lícem dolů do pouště bez červí výstrahy, písečného červa a síče.',
    other:
      'Umístěte {wormsigns:acc} lícem dolů do pouští bez červí výstrahy, písečného červa a síče, po 1 do oblasti.',
  },
  'step.discardWormsigns': 'Odhoďte z mapy {wormsigns:acc} podle svého výběru.',
  'step.clearWormsigns': 'Odhoďte všechny červí výstrahy v oblastech, se kterými sousedí {area}.',
  'step.placeWorms.sandworm': {
    one: 'Umístěte {worms:acc} do prázdné pouště přilehlé k jinému písečnému červovi.',
    other: 'Umístěte {worms:acc} do prázdných pouští, každého vedle jiného písečného červa.',
  },
  'step.placeWorms.atreidesLegion': {
    one: 'Umístěte {worms:acc} do prázdné pouště přilehlé k atreidské legii.',
    other: 'Umístěte {worms:acc} do prázdných pouští, každého vedle atreidské legie.',
  },
  'step.moveWorms': {
    one: 'Přesuňte {worms:acc} až o 2 pouště.',
    other: 'Přesuňte {worms:acc}, každého až o 2 pouště.',
  },
  'step.wormAttack': 'Pošlete do útoku {worms:acc}.',
  'step.wildMakerEnters': '{wildMaker} vstupuje do hry v prázdné poušti, jeho karta je vyčerpaná.',
  'step.wildMakerActs':
    'Přesuňte {wildMaker:acc} a poté s ním zaútočte. Není-li na mapě, nemá to žádný účinek.',
  'step.desertPower': {
    one: 'Proveďte {times} akci Pouštní síla.',
    few: 'Proveďte {times} akce Pouštní síla za sebou.',
    other: 'Proveďte {times} akcí Pouštní síla za sebou.',
  },
  'step.enter': '{leader} vstupuje do hry.',
  'step.enter.leaves': '{leader} opouští hru.',
  'step.leaderToTank.enemyInHarkonnenSector':
    'Pošlete do nádrže 1 nepřátelského pojmenovaného velitele, který je v sektoru s harkonnenskou legií.',
  'step.leaderToTank.enemyAdjacentToThat':
    'Pošlete do nádrže 1 nepřátelského pojmenovaného velitele v oblasti přilehlé k této legii.',
  'step.leaderToTank.anyEnemy':
    'Pošlete do nádrže 1 nepřátelského pojmenovaného velitele podle svého výběru.',
  'step.useDieAsAny': 'Použijte kostku jako kterýkoli jiný symbol.',
  'step.spendWildMaker': 'Otočte kartu {wildMaker:gen}: do konce kola je vyčerpaná.',
  'step.spy': 'Vyberte oblast. Odhalí se její síč i všechny její výsadkové žetony.',
  'step.placeThreatenedToken':
    'Je-li harkonnenská legie nejvýše 2 oblasti od síče, dostane ten síč {tokens:acc}.',
  'step.swapTokens': 'Prohoďte všechny výsadkové žetony 2 síčů. Jeden z nich nemusí mít žádný.',
  'step.moveSietch':
    'Přesuňte síč i s libovolným počtem figurek a žetonů z jeho oblasti do přilehlé prázdné pouště. Opuštěná oblast už síčem není.',
  'step.takeBeneGesserit': 'Vezměte si {tokens:acc} ze zásoby.',
  'step.discardHouseDie': 'Odstraňte 1 nepoužitou atreidskou kostku se symbolem {result}.',
  'step.forceDie': 'Vyberte 1 nepoužitou harkonnenskou kostku. Harkonnenové ji musí použít v příštím tahu.',
  'step.withholdPaul':
    'Ve svém příštím akčním tahu Atreidové nesmí {leader:acc} umístit ani nasadit a jeho legie se nesmí přesouvat ani útočit.',
  'step.lowerImperium': 'Posuňte 1 imperiální žeton o 1 řádek dolů. Sankci to nevyvolá.',
  'step.shiftMarkers':
    'Posuňte jeden žeton jasnozřivosti o libovolný počet polí dolů a jiný o stejný počet nahoru.',
  'step.secondObjective': 'Vezměte si druhý tajný cíl. K vítězství stačí splnit jeden z nich.',
  'step.detonate': 'Ihned odpalte atomové zbraně.',
  'step.reshufflePrescience': 'Zamíchejte 1 odhalenou kartu jasnozřivosti zpět do balíčku.',
  'step.replacePrescience':
    'Vyřaďte ze hry kterékoli odhalené karty jasnozřivosti a za každou odhalte náhradu z balíčku.',
  'step.attach': 'Přiložte tuto kartu k odhalené kartě jasnozřivosti.',
  'step.attach.gain': {
    one: 'Až tu kartu získáte, posuňte navíc kterýkoli žeton o {steps} pole.',
    few: 'Až tu kartu získáte, posuňte navíc kterýkoli žeton o {steps} pole.',
    other: 'Až tu kartu získáte, posuňte navíc kterýkoli žeton o {steps} polí.',
  },
  'step.attach.discarded': 'Na konci kola tuto kartu odhoďte.',
  'step.attach.keeps':
    'Tu kartu nelze odhodit ani zamíchat zpět. Zůstává odhalená navíc k obvyklým kartám, dokud ji nezískáte.',
  'step.choose': 'Vyberte jednu možnost:',
  'step.choose.together': 'V tomto pořadí:',
  'step.if.else': 'V opačném případě:',
};
