import { lines } from '../../../reference/book/lines';
import type { ChapterText } from '../types';

export const desert: ChapterText<'desert'> = {
  title: 'Pustynne zagrożenia',
  summary: 'Odkrywa się znaki, budzą się czerwie, a kurzawy smagają otwarty teren.',
  sections: {
    'hazards-wormsigns': 'Odkrywanie znaków czerwia',
    'hazards-victims': 'Kogo dopadnie czerw',
    storms: 'Kurzawy',
    'worm-deeds': 'Czerwie w akcji',
  },
  paragraphs: {
    'hazards-who':
      'Tę fazę przeprowadzają Atrydzi. Najpierw do puli wracają znaki czerwia z obszarów, na których jest legion Atrydów lub czerw pustyni.',
    'hazards-new':
      'Następnie każdy obszar pustynny z legionem Harkonnenów lub żniwiarką dostaje z puli znak czerwia, bez podglądania, chyba że jest tam już znak lub czerw pustyni. Żniwiarka dostaje go także wtedy, gdy na jej obszarze stoi legion Atrydów; legionowi nic nie grozi.',
    'hazards-turn':
      'Teraz odkrywa się wszystkie znaki czerwia na mapie. Atrydzi rozpatrują je w dowolnej kolejności; potem żetony wtasowuje się z powrotem.',
    'hazards-faces': lines(
      'Co może pokazać znak czerwia (6, 6 i 4 z 16 żetonów):',
      '- **Piasek**: nic tam nie ma.',
      '- **Czerw pustyni**: umieść czerwia pustyni na tym obszarze.',
      '- **Ryjący czerw pustyni**: też czerw, ale tylko na głębokiej pustyni; gdzie indziej nic.',
    ),
    'hazards-supply':
      'Każdego czerwia, który się pokaże, trzeba postawić: z zasobów albo z innego miejsca mapy. W jednej fazie pojawiają się najwyżej 4, a 5, jeśli w grze jest Dziki Stworzyciel, który może być jednym z nich. Jeśli pokaże się więcej, wybierają Atrydzi. Czerwie, które przychodzą w fazie akcji dzięki karcie lub poruszonemu znakowi, podlegają tym samym zasadom, ale bez ograniczenia liczby i bez możliwości ratunku. Dziki Stworzyciel nie musi przyjść, dopóki można wziąć innego czerwia.',
    'hazards-short':
      'Jeśli w puli zabraknie znaków czerwia, Atrydzi wybierają, które obszary ich nie dostaną. Zakryty żeton usunięty z powodu zbyt dużego legionu wypada z gry bez podglądania.',
    'hazards-edition':
      'W fazie akcji według wydania 1.1 Atrydzi biorą czerwia z zasobów albo z mapy; według wydań polskiego i ukraińskiego z mapy tylko przy pustych zasobach. Tutaj gramy według wydania 1.1.',
    'worm-victims':
      'Gdy wszystkie czerwie są na mapie, każdy zajmuje się tym, co jest na jego obszarze. Samotna żniwiarka zostaje zniszczona, a czerw zostaje. Legion Harkonnenów musi się wycofać; jeśli nie ma dokąd, czerw go atakuje, po czym odchodzi. Żniwiarka, której legion uciekł lub zginął, zostaje zniszczona.',
    'worm-edition':
      'Trzy instrukcje zostawiają na mapie czerwia, który pochłonął samotną żniwiarkę; zabiera go tylko niemiecka pomoc. Tutaj gramy: czerw zostaje.',
    'worm-rescue':
      '**Ratunek**: tylko w tej fazie Harkonnenowie mogą usunąć [[carryall|zgarniarkę]] z połączonej strefy powietrznej i ocalić żniwiarkę: zostaje ona na swoim miejscu. Czerw też zostaje, chyba że zaatakował.',
    storms:
      'Potem kurzawy uderzają w każdy legion Harkonnenów na płaskowyżu, ergu mniejszym lub pustyni; za każdym razem rzuca się 2 kośćmi walki. Góry dają schronienie, podobnie jak pięć płaskowyżów pośrodku (Arrakin, Kartagin, Arsunt, Basen Hagga, Basen Imperialny), dopóki nie odsłoni ich [[atomics|broń atomowa]].',
    'storms-dice':
      'Każde trafienie to jedno trafienie. Wynik specjalny to 2 trafienia na głębokiej pustyni, 1 na innej pustyni i nic gdzie indziej. Tarcze nie działają. Straty ponosi się od razu.',
    'storms-example':
      'Legion czeka na głębokiej pustyni przy swojej żniwiarce. Kurzawa wyrzuca trafienie i wynik specjalny: trzy trafienia. Na płaskowyżu ten sam rzut dałby jedno.',
    'worm-attack':
      '**Atak czerwia pustyni**: zdejmij czerwia z mapy i wybierz cel w odległości do 2 obszarów, nie przez nieprzekraczalne granice; obszar pomiędzy musi być pustynią. Celem jest legion Harkonnenów na pustyni, płaskowyżu lub ergu mniejszym albo żniwiarka na pustyni, nigdy nic w górach. Samotną żniwiarkę niszczy się bez rzutu. Przeciw legionowi rzuć 4 kośćmi, a przy ataku Dzikiego Stworzyciela 6, i licz jak dla kurzaw. Jeśli nie przetrwa żadna jednostka, przepada też żniwiarka na tym obszarze.',
    'worm-move':
      '**Ruch czerwia pustyni**: o najwyżej 2 obszary pustynne, nie przez nieprzekraczalne granice. Może minąć wszystko, ale musi skończyć tam, gdzie nie ma żadnej figurki ani żetonu poza stacją badawczą.',
  },
};
