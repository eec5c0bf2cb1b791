import { lines } from '../../../reference/book/lines';
import type { ChapterText } from '../types';

export const battle: ChapterText<'battle'> = {
  title: 'Bitwy',
  summary: 'Atak, kości, straty, kontynuowanie lub odwrót oraz to, co zyskuje zwycięzca.',
  sections: {
    attack: 'Atak',
    'battle-round': 'Runda bitwy',
    losses: 'Straty',
    'going-on': 'Kontynuowanie i odwrót',
    outcome: 'Wynik bitwy',
    'special-attacks': 'Ataki specjalne',
  },
  paragraphs: {
    attack:
      'Atakuje cały legion; celem jest wrogi legion albo niebroniona wroga osada na sąsiednim obszarze, a dzięki Jeźdźcowi Piasku lub transportowi oddziałów także dalej. Atakujący pozostają na swoim miejscu do końca bitwy.',
    'attack-reveal':
      'Najpierw wszystko wychodzi na jaw: odkrywa się zaatakowaną sicz i wszystkie żetony rozmieszczenia po obu stronach.',
    'attack-undefended':
      'Osadę bez obrońców wygrywa się bez rzutu. Pada jednak tylko wtedy, gdy atakujący potem na nią wejdą; w przeciwnym razie stoi nadal.',
    'battle-sequence': lines(
      'Bitwa toczy się w rundach. Każda ma sześć kroków:',
      '1. **Karty**: najpierw atakujący, potem broniący się może odrzucić karty planu; każda daje jedną dodatkową kość. Przy zakazie Landsraadu Harkonnenowie nie mogą tego robić.',
      '2. **Kości**: każda strona rzuca jedną [[combat-die|kością walki]] za każdą jednostkę i każdą odrzuconą kartę, a obrońca osady także tyloma, ile wynosi jej ranga; nigdy więcej niż 6.',
      '3. **Przywódcy**: każdy przywódca może użyć jednego [[special|wyniku specjalnego]].',
      '4. **Najlepsi wojownicy**: każdy Fedajkin lub Sardaukar anuluje jedną wrogą [[shield|tarczę]].',
      '5. **Tarcze**: każda pozostała tarcza anuluje jedno [[hit|trafienie]].',
      '6. **Straty**: obie strony ponoszą pozostałe trafienia, najpierw atakujący.',
    ),
    'battle-dice':
      'Kość walki ma trafienie na trzech ściankach, tarczę na dwóch, a wynik specjalny na jednej.',
    'battle-specials':
      'Wyniki specjalne same nic nie dają; dopiero przywódcy robią z nich użytek. Zwykły przywódca zmienia jeden wynik specjalny w jedno trafienie, nazwany w to, co pokazuje jego karta. Każdy przywódca używa najwyżej jednego. Gdy przywódców jest więcej niż wyników specjalnych, właściciel wybiera, kto działa, najpierw atakujący. Wyniki, których nikt nie użyje, to chybienia.',
    'battle-surprise':
      'W pierwszej rundzie [[surprise-attack|ataku z zaskoczenia]] atakujący ma o jeden wynik specjalny więcej. To wynik, a nie kość, więc dochodzi nawet do sześciu kości.',
    'battle-round-example':
      'Cztery jednostki Harkonnenów z Bestią Rabbanem atakują trzy jednostki Atrydów, w tym jednego Fedajkina. Harkonnenowie wyrzucają trafienie, trafienie, tarczę i wynik specjalny; Rabban zmienia go w 2 trafienia: razem 4 trafienia i 1 tarcza. Atrydzi wyrzucają trafienie, tarczę i tarczę: 1 trafienie i 2 tarcze. Fedajkin anuluje tarczę Harkonnenów, więc 1 trafienie Atrydów przechodzi. 2 tarcze Atrydów zatrzymują 2 trafienia, a 2 przechodzą. Harkonnenowie tracą jednostkę regularną, Atrydzi przyjmują dwa trafienia.',
    losses:
      'Za każde trafienie wybierasz jedno z trzech: usuń jednostkę regularną; zamień jednostkę elitarną, Fedajkina lub Sardaukara na jednostkę regularną (usuń, jeśli w zasobach nie ma już regularnych); albo usuń przywódcę. Zwykli przywódcy wracają do zasobów, nazwani trafiają do zbiornika.',
    'losses-last':
      'Gdy ginie twoja ostatnia jednostka, przepadają z nią przywódcy, a pozostałe trafienia się pomija.',
    'battle-continue':
      'Po każdej rundzie atakujący decyduje, czy kontynuować bitwę. Przeciw osadzie kosztuje to najpierw jedno trafienie, którego nie zatrzyma żadna tarcza. Potem broniący się może wykonać [[retreat|odwrót]], zanim zacznie się następna runda; atakujący, który ma dość, po prostu wstrzymuje atak.',
    retreat:
      'Dokąd legion się wycofuje, decyduje przeciwnik: na dowolny sąsiedni obszar, który jest pusty lub wolny dla tego legionu; w przypadku legionów Harkonnenów nie może tam być znaku czerwia. Jeśli takiego obszaru nie ma, odwrót jest niemożliwy.',
    'retreat-arrival':
      'Na miejscu obowiązuje limit 6 jednostek. Odwrót nie zajmuje stacji badawczej i nie niszczy żniwiarki.',
    'battle-end':
      'Atakujący wygrywa, jeśli obrońca został zniszczony lub się wycofał, a ktoś z atakujących przetrwał. Obrońca wygrywa, jeśli atakujący wstrzymał atak lub został zniszczony, a ktoś z obrońców przetrwał. Jeśli nie przetrwał nikt, nie wygrywa nikt.',
    'battle-advance':
      'Zwycięski atakujący może [[advance|posunąć się naprzód]] całym legionem na zdobyty obszar, także po jeździe lub locie. Wejście do wrogiej osady ją niszczy. Atrydzi niszczą przy tym też żniwiarkę, a Harkonnenowie odkrywają znak czerwia.',
    'settlement-falls':
      'Osada pada tylko w jeden sposób: gdy legion wygra bitwę i na nią wejdzie. Za sicz Harkonnenowie zyskują tyle hegemonii, ile wynosi jej ranga; za osadę Harkonnenów Atrydzi przesuwają **każdy** z trzech znaczników jasnowidzenia o jej rangę. Jedno i drugie dzieje się natychmiast.',
    'settlement-example':
      'Atrydzi niszczą Kartagin, ranga 2. Wszystkie trzy znaczniki jasnowidzenia idą w górę o 2: sześć kroków za jednym zamachem. Dlatego Harkonnenowie nigdy nie zostawiają miast pustych.',
    'special-attacks':
      'Czerwie, kurzawy i niektóre karty przeprowadzają [[special-attack|ataki specjalne]]: rzuca się podaną liczbą kości, liczą się tylko trafienia i nic nie oddaje ciosu. Straty ponosi się jak w bitwie. Taki atak odkrywa żetony rozmieszczenia na obszarze, ale nie sicz, i nigdy nie niszczy osady.',
  },
};
