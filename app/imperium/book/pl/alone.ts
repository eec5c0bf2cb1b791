import { lines } from '../../../reference/book/lines';
import type { ChapterText } from '../types';

export const alone: ChapterText<'alone'> = {
  title: 'W pojedynkę przeciw dwóm rywalom',
  summary: 'Przywódcy rywali, cztery poziomy, co wygrywają i co kupują.',
  sections: {
    'rivals-setup': 'Przygotowanie',
    'rivals-play': 'Jak grają rywale',
    'rivals-expert': 'Rywale eksperci',
  },
  paragraphs: {
    'rivals-leaders':
      'Przeciw tobie grają dwaj [[rival|rywale]], każdy z przywódcą, u którego działa tylko zdolność sygnetu; nie Paul i nie Helena. Na początek nadają się Memnon i Rabban. Z talii Hagal usuń karty oznaczone 2P: Reshuffle i trzy Arrakeen.',
    'rivals-levels': lines(
      'Wybierz poziom:',
      '- **Najemnik**: zaczynasz z 1 solarem i 1 przyprawą więcej; garnizony rywali są puste, a ich mistrzowie miecza przychodzą z piątą kartą konfliktu;',
      '- **Sardaukar**: pole Mentat kosztuje 5 solarów; każdy rywal zaczyna z 3 jednostkami w garnizonie i kartą intryg; mistrzowie miecza z czwartą;',
      '- **Mentat**: tak samo, mistrzowie miecza z trzecią, a rywale wysyłają jednostki jak eksperci;',
      '- **Kwisatz Haderach**: jak Mentat, a ty nie możesz zdobyć mistrza miecza.',
    ),
    'rivals-highest': 'Na najwyższym poziomie pole Swordmaster jest dla ciebie zamknięte.',
    'rivals-start':
      'Każdy zaczyna z 1 wodą, a pierwszym graczem jest rywal po twojej lewej. Rywal ma dwóch agentów; gdy przychodzi jego mistrz miecza, można go użyć już w tej rundzie.',
    'rivals-swordmaster':
      'Trzeci agenci dołączają w rundzie, której karta konfliktu jest ostatnią nad nimi: w rundzie 5, 4 lub 3.',
    'rivals-turns':
      'Rywale wykonują tury na zmianę z tobą, dopóki mają agentów. Gdy zbierają, zatrzymują całą przyprawę.',
    'rivals-rewards':
      'Rywale biorą pierwsze i drugie nagrody ze wszystkim: punkty, wpływ, surowce, intrygi, których nikt nie ogląda, kontrolę ze wszystkim, co daje, i mentata na następną rundę. Punkt za 2 wpływy i sojusze im się liczą, daru na czwórce nie dostają.',
    'rivals-spend':
      'Gdy tylko rywal ma **7 solarów, 7 przypraw, 3 wody lub 3 karty intryg**, wydaje je na 1 punkt zwycięstwa.',
    'rivals-spend-ruling': 'Wydane intrygi idą na jawny stos kart odrzuconych. Przedtem nikt ich nie ogląda.',
    'rivals-spend-example':
      'Rywal z 5 przyprawami zbiera na Hagga Basin, gdzie leży 1 premiowa: 5 + 2 + 1 = 8. Wydaje 7 na punkt, 1 mu zostaje.',
    'rivals-choices':
      'Rywal zdobywa wpływ tam, gdzie ma go najmniej. Gdy tory są równe, wybierasz za niego **ty**, podobnie jak we wszystkim innym.',
    'rivals-choices-ruling':
      'Czy rywal zapłaci za zdolność sygnetu, jak Leto i baron, też zależy od ciebie; nie pytamy tam, gdzie nic by z tego nie było. Jednostki z sygnetu Rabbana są zwerbowane w tej turze i idą do konfliktu z innymi.',
    'rivals-corner':
      'Dla *Corner the Market* każdy rywal liczy się tak, jakby miał dwie karty *The Spice Must Flow*.',
    'rivals-deploy':
      'Rywal ekspert nie wysyła nic do konfliktów I i II, dopóki wyraźnie prowadzi; do konfliktu III wysyła zawsze wszystko, co może.',
    'rivals-lead': 'Wyraźnie prowadzi, gdy jego siła jest co najmniej o 4 większa niż innych.',
    'rivals-lead-ruling':
      'Porównuje się z najsilniejszym z pozostałych; twoje odkryte miecze się liczą. Eksperci są na poziomach Mentat i Kwisatz Haderach.',
  },
};
