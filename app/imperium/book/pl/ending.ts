import type { ChapterText } from '../types';

export const ending: ChapterText<'ending'> = {
  title: 'Koniec gry',
  summary: 'Kiedy gra się kończy, ostatnie karty i kto wygrywa przy remisie.',
  sections: { 'the-end': 'Kiedy się kończy', winner: 'Kto wygrywa' },
  paragraphs: {
    'end-check':
      'O końcu decyduje tylko faza odwołania: gra się kończy, jeśli ktoś ma **10 punktów** lub więcej albo talia konfliktów jest pusta.',
    'end-edition':
      'Streszczenie w jednym wydaniu brzmi tak, jakby gra kończyła się w chwili, gdy ktoś ma 10 punktów; zasady fazy odwołania we wszystkich wydaniach patrzą dopiero na koniec rundy. Tak gra się tutaj.',
    'end-intrigue':
      'Wtedy każdy może zagrać intrygi końca gry. Potem wygrywa ten, kto ma najwięcej punktów zwycięstwa.',
    'end-once': 'Intrygi końca gry zagrywa się w jednej kolejce, od pierwszego gracza.',
    'end-ties':
      'Przy równych punktach decyduje przyprawa, potem solary, potem woda, potem jednostki w garnizonie. Przy dalszym remisie wygrywa ten, kto ostatni miał turę odkrycia.',
    'end-ties-rivals':
      'Rywale nie mają tury odkrycia. Człowiek równy rywalowi we wszystkim zatem wygrywa, a dwaj rywale równi we wszystkim wygrywają razem.',
    'end-points':
      'Punkty liczy się na bieżąco, w górę i w dół, także ponad 12, gdzie kończy się tor na planszy.',
    'end-example':
      'Po wysłaniu pierwszego agenta w siódmej rundzie Anna ma 10 punktów. Runda trwa. Ben wygrywa konflikt i też ma 10; w fazie odwołania gra się kończy. Oboje mają 10 punktów, Ben więcej przyprawy: wygrywa Ben.',
  },
};
