import { lines } from '../../../reference/book/lines';
import type { ChapterText } from '../types';

export const alone: ChapterText<'alone'> = {
  title: 'Jeden proti dvěma protivníkům',
  summary: 'Vůdci protivníků, čtyři obtížnosti, co vyhrávají a co kupují.',
  sections: {
    'rivals-setup': 'Příprava',
    'rivals-play': 'Jak protivníci hrají',
    'rivals-expert': 'Zkušení protivníci',
  },
  paragraphs: {
    'rivals-leaders':
      'Hrají proti vám dva [[rival|protivníci]], každý s vůdcem, z něhož platí jen pečetní schopnost; ne Paul a ne Helena. Pro začátek se hodí Memnon a Rabban. Z balíčku rodu Hagal vyřaďte karty označené 2H: Zamíchání a tři Arrakény.',
    'rivals-levels': lines(
      'Zvolte obtížnost:',
      '- **Žoldák**: začínáte s 1 solarem a 1 kořením navíc; pevnosti protivníků jsou prázdné a mistři meče přijdou s pátou kartou střetu;',
      '- **Sardaukar**: pole Mentat stojí 5 solarů; každý protivník začíná se 3 jednotkami v pevnosti a s kartou intrik; mistři meče se čtvrtou;',
      '- **Mentat**: totéž, mistři meče s třetí a protivníci jsou při posílání jednotek zkušení;',
      '- **Kwisatz Haderach**: jako Mentat a vy mistra meče získat nemůžete.',
    ),
    'rivals-highest': 'Na nejvyšší obtížnosti je pro vás pole Mistr meče uzavřené.',
    'rivals-start':
      'Každý začíná s 1 vodou a prvním hráčem je protivník po vaší levici. Protivník má dva agenty; přijde-li jeho mistr meče, smí ho použít hned v tom kole.',
    'rivals-swordmaster':
      'Třetí agenti přicházejí v kole, jehož karta střetu je poslední z těch nad nimi: v 5., 4. nebo 3. kole.',
    'rivals-turns':
      'Protivníci se s vámi v tazích střídají, dokud mají agenty. Když těží, nechají si všechno koření.',
    'rivals-rewards':
      'Protivníci berou první a druhé odměny se vším všudy: body, vliv, zdroje, intriky, které si nechávají neviděné, ovládnutí se vším, co k němu patří, i mentata na příští kolo. Bod za vliv 2 a aliance se jim počítají, bonus na čtyřce nedostávají.',
    'rivals-spend':
      'Jakmile má protivník **7 solarů, 7 koření, 3 vody nebo 3 karty intrik**, utratí je za 1 vítězný bod.',
    'rivals-spend-ruling':
      'Utracené intriky jdou na veřejný odkládací balíček. Předtím se na ně nikdo nedívá.',
    'rivals-spend-example':
      'Protivník s 5 kořeními těží na poli Pánev Hagga, kde leží 1 bonusové: 5 + 2 + 1 = 8. Utratí 7 za bod a 1 mu zbude.',
    'rivals-choices':
      'Protivník získává vliv tam, kde má nejmenší. Je-li jich víc stejných, a ve všem ostatním, volíte za něj **vy**.',
    'rivals-choices-ruling':
      'Zda protivník za svou pečetní schopnost zaplatí, jako Leto a baron, je také na vás; neptáme se tam, kde by z toho nic nebylo. Jednotky z Rabbanova prstenu jsou naverbované v tom tahu a jdou do střetu s ostatními.',
    'rivals-corner': 'Pro *Ovládnutí trhu* má každý protivník jakoby dvě karty *Koření musí proudit*.',
    'rivals-deploy':
      'Zkušený protivník do střetů I a II nic nepošle, dokud jasně vede; do střetu III posílá vždy všechno, co může.',
    'rivals-lead': 'Jasně vede, je-li jeho síla aspoň o 4 vyšší než ostatních.',
    'rivals-lead-ruling':
      'Porovnává se s nejsilnějším z ostatních; vaše odhalené meče se počítají. Zkušení jsou na obtížnostech Mentat a Kwisatz Haderach.',
  },
};
