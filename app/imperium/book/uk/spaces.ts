import type { ChapterText } from '../types';

export const spaces: ChapterText<'spaces'> = {
  title: 'Поля',
  summary: 'Усі 22 поля: скільки коштують і що роблять.',
  sections: {
    'space-emperor': 'Імператор',
    'space-guild': 'Гільдія Лоцманів',
    'space-bene': 'Бене Ґессерит',
    'space-fremen': 'Фримени',
    'space-landsraad': 'Ландсраад',
    'space-city': 'Міста',
    'space-trade': 'Торгівля прянощами',
  },
  paragraphs: {
    'space-conspire':
      '**Conspire** (4 порції прянощів): 1 вплив в Імператора, 5 соларі, 2 загони та карта інтриги.',
    'space-wealth': '**Wealth**: 1 вплив в Імператора та 2 соларі.',
    'space-heighliner':
      '**Heighliner** (6 порцій прянощів, бойове поле): 1 вплив у Гільдії, 5 загонів і 2 води.',
    'space-foldspace': '**Foldspace**: 1 вплив у Гільдії та карта *Foldspace* у ваш скид.',
    'space-selective-breeding':
      '**Selective Breeding** (2 порції прянощів): 1 вплив у Бене Ґессерит. Можна знищити карту, щоб узяти дві.',
    'space-secrets':
      '**Secrets**: 1 вплив у Бене Ґессерит і карта інтриги. Кожен суперник із чотирма чи більше картами інтриг віддає вам одну випадкову.',
    'space-hardy-warriors': '**Hardy Warriors** (1 вода, бойове поле): 1 вплив у фрименів і 2 загони.',
    'space-stillsuits': '**Stillsuits** (бойове поле): 1 вплив у фрименів і 1 вода.',
    'space-high-council':
      '**High Council** (5 соларі): займіть місце у [[high-council|Вищій раді]]. Відтепер у кожному ході розкриття у вас на 2 переконання більше. Для кожного раз за гру.',
    'space-mentat': '**Mentat** (2 соларі): візьміть карту та [[mentat|ментата]], якщо він тут стоїть.',
    'space-rally-troops': '**Rally Troops** (4 соларі): 4 загони.',
    'space-swordmaster':
      '**Swordmaster** (8 соларі): ваш третій агент, [[swordmaster|майстер меча]], приєднується одразу й назавжди. Для кожного раз за гру.',
    'space-hall-of-oratory':
      '**Hall of Oratory**: 1 загін, а в ході розкриття 1 переконання, поки тут стоїть ваш агент.',
    'space-secure-contract': '**Secure Contract**: 3 соларі.',
    'space-sell-melange':
      '**Sell Melange**: продайте 2 порції прянощів за 6 соларі, 3 за 8, 4 за 10 або 5 за 12. Щоразу один продаж.',
    'space-arrakeen':
      '**Arrakeen** (бойове поле): 1 загін і карта з колоди. Хто контролює поле, отримує 1 соларі.',
    'space-carthag':
      '**Carthag** (бойове поле): 1 загін і карта інтриги. Хто контролює поле, отримує 1 соларі.',
    'space-research-station': '**Research Station** (2 води, бойове поле): візьміть три карти.',
    'space-sietch-tabr':
      '**Sietch Tabr** (бойове поле): лише з впливом щонайменше 2 у фрименів. 1 загін і 1 вода, але без впливу: це місто.',
    'space-the-great-flat':
      '**The Great Flat** (2 води, бойове поле, [[maker|творець]]): 3 порції прянощів і додаткові.',
    'space-hagga-basin':
      '**Hagga Basin** (1 вода, бойове поле, [[maker|творець]]): 2 порції прянощів і додаткові.',
    'space-imperial-basin':
      '**Imperial Basin** (бойове поле, [[maker|творець]]): 1 порція прянощів і додаткові. Хто контролює поле, отримує порцію прянощів.',
  },
};
