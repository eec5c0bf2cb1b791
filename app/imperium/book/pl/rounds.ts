import { lines } from '../../../reference/book/lines';
import type { ChapterText } from '../types';

export const rounds: ChapterText<'rounds'> = {
  title: 'Runda',
  summary: 'Pięć faz, raz za razem, najwyżej dziesięć razy.',
  sections: {
    'five-phases': 'Pięć faz',
    'phase-by-phase': 'Faza po fazie',
    plots: 'Spiski po drodze',
  },
  paragraphs: {
    'phases-list': lines(
      'Każda runda ma pięć faz:',
      '1. **Początek rundy**: nowy konflikt, nowe karty na ręce.',
      '2. **Tury graczy**: agenci, potem odkryte ręce.',
      '3. **Walka**: kto był najsilniejszy, bierze nagrodę.',
      '4. **Stworzyciele**: przyprawa przybywa tam, gdzie nikt nie poszedł.',
      '5. **Odwołanie**: czy to koniec? Jeśli nie, agenci wracają do domu.',
    ),
    'phase-start':
      'Odkryj następną [[conflict-card|kartę konfliktu]]. Jeśli dotyczy pola, które ktoś kontroluje, ten gracz może w jego obronie wysłać do konfliktu 1 jednostkę **z zasobów**. Potem każdy dobiera pięć kart.',
    'phase-start-example':
      'Ben kontroluje Carthag i odkryto *Siege of Carthag*. Wysyła jednostkę z zasobów: jeszcze przed pierwszą turą w konflikcie stoi jego kostka, a garnizon jest nietknięty.',
    'phase-turns':
      'Od pierwszego gracza, zgodnie z ruchem wskazówek zegara, każdy wykonuje po jednej turze: [[agent-turn|turę agenta]] albo [[reveal-turn|turę odkrycia]]. Po turze odkrycia kończysz tę fazę; trwa ona, aż odkryją wszyscy. Odkryć możesz wcześniej, z agentami w domu.',
    'phase-combat': 'Konflikt się rozstrzyga i rozdziela się nagrody.',
    'phase-makers':
      'Na każdym z trzech pól [[maker|stworzycieli]], na którym nie stoi agent, przybywa 1 [[bonus-spice|premiowa przyprawa]]. Gromadzi się z rundy na rundę, aż ktoś po nią przyjdzie.',
    'phase-recall':
      'Sprawdź, czy gra się kończy. Jeśli nie, mentat wraca na swoje pole, wszyscy agenci do przywódców, znacznik pierwszego gracza przechodzi zgodnie z ruchem wskazówek zegara i zaczyna się następna runda.',
    'plots-when': '[[plot|Spiski]] można zagrywać w każdej chwili własnej tury, agenta i odkrycia.',
    'plots-between':
      'Spisek zagrywa się między dwiema decyzjami, nie w środku jednej: gdy wybierasz frakcję lub kartę, najpierw dokończ ten wybór.',
  },
};
