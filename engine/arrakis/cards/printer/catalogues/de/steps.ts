import type { Entry } from '../../../../messages/text';
import type { CARD_MESSAGES } from '../../messages';

type StepMessage = Extract<keyof typeof CARD_MESSAGES, `step.${string}`>;

export const DE_STEPS: Readonly<Record<StepMessage, Entry>> = {
  'step.move': 'Bewege {legions:acc}.',
  'step.move.again': 'Bewege danach noch einmal {legions:acc}.',
  'step.attack': 'Lass {legion:acc} angreifen.',
  'step.attack.surprise': 'Lass {legion:acc} einen Überraschungsangriff ausführen.',
  'step.attack.extraDie':
    'Wirf in jeder Runde dieses Gefechts {dice:acc} zusätzlich, bis zum üblichen Limit von 6.',
  'step.attack.enemyCap': 'In der ersten Runde dieses Gefechts wirft der Gegner höchstens {dice:acc}.',
  'step.attack.freeContinue':
    'Dieses Gefecht fortzusetzen kostet nie einen Treffer, auch nicht gegen {settlement:acc}.',
  'step.place': 'Platziere {figures:acc} {where}.',
  'step.deployTokens': {
    one: 'Ziehe zufällig {tokens:acc}, sieh ihn dir an und stelle ihn zusammen mit 1 verfügbaren Anführer in einem Sietch auf.',
    other: 'Stelle {tokens:acc} und 1 verfügbaren Anführer in einem oder mehreren Sietches auf.',
  },
  'step.deployUnits': 'Stelle {figures:acc} in einer oder mehreren deiner Siedlungen auf.',
  'step.replace': 'Ersetze {from:acc} auf dem Spielplan durch {to:acc}.',
  'step.carryLegion':
    'Bewege eine Legion aus einer Siedlung direkt in ein Gebiet mit einer anderen deiner Legionen.',
  'step.displaceEnemy': 'Bewege eine gegnerische Legion aus der Wüste in ein leeres angrenzendes Gebiet.',
  'step.specialAttack.adjacentToOwnLegion':
    'Führe mit {dice:dat} einen Spezialangriff auf eine gegnerische Legion aus, die an eine deiner Legionen angrenzt. Jeder Treffer und jedes Spezialsymbol zählt als 1 Treffer.',
  'step.specialAttack.connectedToOrnithopter':
    'Entferne {ornithopter:acc} und führe mit {dice:dat} einen Spezialangriff auf eine gegnerische Legion in einem Sektor aus, der mit seiner Flugzone verbunden ist. Jeder Treffer und jedes Spezialsymbol zählt als 1 Treffer.',
  'step.storms': 'Würfle für Coriolisstürme wie in der Phase Wüstengefahren.',
  'step.draw': 'Ziehe {cards:acc}.',
  'step.draw.house': 'Ziehe {cards:acc} vom Stapel {house:gen}.',
  'step.playCard': 'Spiele {cards:acc} von deiner Hand.',
  'step.opponentDiscards': 'Der Gegner wirft {cards:acc} seiner Wahl ab.',
  'step.placeVehicles': 'Platziere {vehicles:acc}.',
  'step.placeVehicles.any': 'Platziere {vehicles:acc} deiner Wahl.',
  'step.removeVehicles':
    'Entferne {vehicles:acc} aus dem Sektor von {leader:dat} oder aus damit verbundenen Flugzonen.',
  'step.removeHarvesters': 'Entferne {vehicles:acc} aus der Tiefen Wüste eines Sektors.',
  'step.rockets':
    'Wähle einen Sektor mit einer deiner Legionen und wirf {dice:acc}. Entferne für jeden Treffer und jedes Spezialsymbol {vehicles:acc} aus diesem Sektor oder aus einer damit verbundenen Flugzone.',
  'step.placeWormsigns': {
    one: 'Platziere {wormsigns:acc} verdeckt in einem Wüstengebiet ohne Wurmzeichen, Sandwurm und Sietch.',
    other:
      'Platziere {wormsigns:acc} verdeckt in Wüstengebieten ohne Wurmzeichen, Sandwurm und Sietch, 1 pro Gebiet.',
  },
  'step.discardWormsigns': 'Wirf {wormsigns:acc} deiner Wahl vom Spielplan ab.',
  'step.clearWormsigns': 'Wirf alle Wurmzeichen in Gebieten ab, die an {area:acc} angrenzen.',
  'step.placeWorms.sandworm': {
    one: 'Platziere {worms:acc} in einem leeren Wüstengebiet, das an einen anderen Sandwurm angrenzt.',
    other: 'Platziere {worms:acc} in leeren Wüstengebieten, die jeweils an einen anderen Sandwurm angrenzen.',
  },
  'step.placeWorms.atreidesLegion': {
    one: 'Platziere {worms:acc} in einem leeren Wüstengebiet, das an eine Legion der Atreides angrenzt.',
    other:
      'Platziere {worms:acc} in leeren Wüstengebieten, die jeweils an eine Legion der Atreides angrenzen.',
  },
  'step.moveWorms': {
    one: 'Bewege {worms:acc} um bis zu 2 Wüstengebiete.',
    other: 'Bewege {worms:acc} um jeweils bis zu 2 Wüstengebiete.',
  },
  'step.wormAttack': 'Greife mit {worms:dat} an.',
  'step.wildMakerEnters':
    '{wildMaker:voc} kommt in einem leeren Wüstengebiet ins Spiel, seine Karte erschöpft.',
  'step.wildMakerActs':
    'Bewege {wildMaker:acc} und greife dann mit ihm an. Solange er nicht auf dem Spielplan ist, hat das keinen Effekt.',
  'step.desertPower': {
    one: 'Führe {times} Wüstenmacht-Aktion aus.',
    other: 'Führe nacheinander {times} Wüstenmacht-Aktionen aus.',
  },
  'step.enter': '{leader:voc} kommt ins Spiel.',
  'step.enter.leaves': '{leader:voc} verlässt das Spiel.',
  'step.leaderToTank.enemyInHarkonnenSector':
    'Schicke 1 gegnerischen benannten Anführer in den Tank, in dessen Sektor eine Legion der Harkonnen ist.',
  'step.leaderToTank.enemyAdjacentToThat':
    'Schicke 1 gegnerischen benannten Anführer in den Tank, der an diese Legion angrenzt.',
  'step.leaderToTank.anyEnemy': 'Schicke 1 gegnerischen benannten Anführer deiner Wahl in den Tank.',
  'step.useDieAsAny': 'Setze den Würfel als beliebiges anderes Ergebnis ein.',
  'step.spendWildMaker': 'Drehe die Karte {wildMaker:gen} um: Sie ist bis zum Ende der Runde erschöpft.',
  'step.spy': 'Wähle ein Gebiet. Sein Sietch und alle seine Aufstellungsmarker werden aufgedeckt.',
  'step.placeThreatenedToken':
    'Falls eine Legion der Harkonnen höchstens 2 Gebiete von einem Sietch entfernt ist, platziere {tokens:acc} in diesem Sietch.',
  'step.swapTokens':
    'Tausche alle Aufstellungsmarker zwischen 2 Sietches. Einer der beiden darf ohne Marker sein.',
  'step.moveSietch':
    'Bewege einen Sietch mit beliebig vielen Figuren und Markern aus seinem Gebiet in ein angrenzendes leeres Wüstengebiet. Das verlassene Gebiet ist kein Sietch mehr.',
  'step.takeBeneGesserit': 'Nimm {tokens:acc} aus dem Vorrat.',
  'step.discardHouseDie': 'Wirf 1 unbenutzten Würfel der Atreides mit dem Ergebnis {result} ab.',
  'step.forceDie':
    'Wähle 1 unbenutzten Würfel der Harkonnen. Sie müssen ihn in ihrem nächsten Zug einsetzen.',
  'step.withholdPaul':
    'In ihrem nächsten Zug dürfen die Atreides {leader:acc} weder platzieren noch aufstellen und seine Legion weder bewegen noch mit ihr angreifen.',
  'step.lowerImperium': 'Setze 1 Imperium-Marker um 1 Reihe herab. Das löst sein Verbot nicht aus.',
  'step.shiftMarkers':
    'Setze einen Vorhersehungsmarker um beliebig viele Stufen zurück und rücke einen anderen um ebenso viele vor.',
  'step.secondObjective': 'Ziehe ein zweites geheimes Ziel. Eines der beiden zu erfüllen genügt zum Sieg.',
  'step.detonate': 'Zünde jetzt die Atomwaffen.',
  'step.reshufflePrescience': 'Mische 1 aufgedeckte Vorhersehungskarte zurück in ihren Stapel.',
  'step.replacePrescience':
    'Entferne beliebig viele aufgedeckte Vorhersehungskarten aus dem Spiel und ersetze jede vom Stapel.',
  'step.attach': 'Lege diese Karte an eine aufgedeckte Vorhersehungskarte an.',
  'step.attach.gain': {
    one: 'Wird die Vorhersehungskarte gewertet, rücke zusätzlich einen beliebigen Marker {steps} Stufe vor.',
    other:
      'Wird die Vorhersehungskarte gewertet, rücke zusätzlich einen beliebigen Marker {steps} Stufen vor.',
  },
  'step.attach.discarded': 'Wirf diese Karte am Ende der Runde ab.',
  'step.attach.keeps':
    'Die Vorhersehungskarte kann weder abgeworfen noch zurückgemischt werden. Sie bleibt zusätzlich zu den üblichen Karten aufgedeckt, bis sie gewertet wird.',
  'step.choose': 'Wähle eine Möglichkeit:',
  'step.choose.together': 'In dieser Reihenfolge:',
  'step.if.else': 'Andernfalls:',
};
