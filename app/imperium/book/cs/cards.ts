import { lines } from '../../../reference/book/lines';
import type { ChapterText } from '../types';

export const cards: ChapterText<'cards'> = {
  title: 'Karty a vůdci',
  summary: 'Části karty, tři druhy intrik, dvě schopnosti vůdce.',
  sections: { anatomy: 'Karty vašeho balíčku', intrigue: 'Intriky', leaders: 'Vůdci' },
  paragraphs: {
    'card-parts':
      'Karta má název, případně znak frakce, [[agent-icon|ikony agenta]], [[agent-box|sekci agenta]] a [[reveal-box|sekci odhalení]]. V řadě má i cenu v přízni a někdy rámeček pro chvíli, kdy ji získáte. Zahrajete-li ji s agentem, platí jen sekce agenta; odhalíte-li ji, jen sekce odhalení.',
    'card-beats': 'Liší-li se karta od této knihy, platí karta.',
    'card-known':
      'Co máte v balíčku, není tajné, protože jste to získali před všemi; tajné je, v jakém pořadí to leží. Karta položená veřejně na vrch balíčku zůstává známá, dokud se nedobere nebo nezamíchá.',
    'intrigue-kinds': lines(
      '[[intrigue|Karty intrik]] jsou trojí:',
      '- **Tajný plán**: ve vlastním tahu, kdykoli chcete;',
      '- **Boj**: ve fázi boje, máte-li ve střetu jednotku;',
      '- **Konec hry**: až když hra skončila.',
    ),
    'intrigue-deck':
      'Intriky jsou tajné; na své se smíte kdykoli podívat. Zahraná karta jde na veřejný odkládací balíček. Dojde-li balíček, zamíchá se z odložených nový.',
    'intrigue-stay':
      'Tajný plán, který působí až ve vašem tahu odhalení, například *Charisma* nebo *Recruitment Mission*, leží do té doby odkrytý před vámi.',
    'leader-two':
      '[[leader|Vůdce]] má dvě schopnosti. Levá platí stále, nebo na něco odpovídá. Pravá působí, když s agentem zahrajete kartu *Pečetní prsten*.',
    'leader-example':
      'Ilban Richese jde s *Pečetním prstenem* na pole Mentat. Zaplatí 2 solary, a tak si díky levé schopnosti dobere kartu; pole mu dá další a mentata k tomu; prsten mu přinese 1 solar.',
  },
};
