import { lines } from '../../../reference/book/lines';
import type { ChapterText } from '../types';

export const leaders: ChapterText<'leaders'> = {
  title: 'Przywódcy i zbiornik',
  summary: 'Ludzie z imieniem: jak wchodzą do gry, co potrafią i jak do niej wracają.',
  sections: {
    named: 'Nazwani przywódcy',
    tank: 'Zbiornik regeneracyjny',
  },
  paragraphs: {
    'leaders-entry':
      'Każdy [[named-leader|nazwany przywódca]] ma warunek wejścia, pole, akcję specjalną i symbole walki; wszystkie pokazuje galeria kart. Gdy wchodzi do gry, jego karta trafia odkryta na swoje pole, a figurka czeka obok planszy, aż zostanie rozmieszczona lub umieszczona.',
    'leaders-special-cases': lines(
      'Kilka uwag:',
      '- Gdy do gry wchodzi Feyd-Rautha, wypada z niej Bestia Rabban.',
      '- Gurney Halleck nie ma akcji specjalnej; karta, która go wprowadza, stawia go od razu na planszy.',
      '- Gdzie karta mówi o Paulu lub Jessice, chodzi o tę postać, która jest w grze.',
    ),
    'leaders-wild-maker':
      '[[wild-maker|Dziki Stworzyciel]] pojawia się dzięki karcie *Szej-Hulud*, na pustym obszarze pustynnym i z kartą już wydaną. Pod każdym względem jest czerwiem pustyni, ale atakuje 6 kośćmi. Jego akcja specjalna to dodatkowa możliwość akcji Potęgi Pustyni. Gdy schodzi z mapy, pozostaje w grze i może się znów wynurzyć ze znaku czerwia.',
    'tank-enter':
      'Pokonany nazwany przywódca trafia do [[tank|zbiornika]]: Atrydzi mają w nim 3 pola, Harkonnenowie 5. Nowy zajmuje skrajne lewe pole; kto tam był, przesuwa się o jedno w prawo i tak dalej.',
    'tank-move':
      'Ilekroć strona wydaje w swojej turze kość lub żeton, wszyscy w jej zbiorniku od razu przesuwają się o jedno pole w prawo, jeszcze przed wykonaniem akcji. Kto padnie później w tej turze, zajmuje wtedy pierwsze pole. Kto opuszcza ostatnie pole, przesuwając się lub będąc wypchniętym, jest znów do dyspozycji od następnej tury swojej strony.',
    'tank-inactive':
      'Przywódca w zbiorniku nic nie robi, a jego karta leży poza planszą w takim stanie, w jakim była.',
    'tank-card-returns':
      'Gdy figurka opuszcza zbiornik, niewydana karta wraca na swoje pole i można jej użyć od następnej tury. Wydana czeka na koniec rundy.',
    'tank-edition':
      'Wydanie 1.1, wydanie ukraińskie i niemiecka pomoc przesuwają zbiornik w chwili wydania kości, wydanie polskie na koniec tury. Trzy instrukcje oddają przywódcę w następnej turze, niemiecka pomoc w następnej rundzie. Tutaj gramy: od razu, a powrót w następnej turze.',
    'tank-example':
      'Stilgar ginie w bitwie w turze Harkonnenów i zajmuje pierwsze z trzech pól. Z trzema następnymi kośćmi wydanymi przez Atrydów przechodzi na drugie, na trzecie i wychodzi. W kolejnej turze można go znów rozmieścić.',
  },
};
