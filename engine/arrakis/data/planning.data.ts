import { HOUSES } from '../names';
import type { House } from '../names';

/** A planning card as a fact: whose deck it belongs to and how many there are. What it does is in `cards/programs`. */
export interface PlanningCardFact {
  readonly id: string;
  readonly name: string;
  readonly house: House;
  readonly copies: number;
}

/** The 72 planning cards, equal copies counted once (R4.7). */
// prettier-ignore
export const PLANNING_CARDS = [
  { id: 'war-plan', name: "War Plan", house: 'atreides', copies: 1 },
  { id: 'alia-the-abomination', name: "Alia, the Abomination", house: 'atreides', copies: 1 },
  { id: 'smugglers-a', name: "Smugglers", house: 'atreides', copies: 1 },
  { id: 'smugglers-b', name: "Smugglers", house: 'atreides', copies: 1 },
  { id: 'smugglers-c', name: "Smugglers", house: 'atreides', copies: 1 },
  { id: 'the-voice', name: "The Voice", house: 'atreides', copies: 1 },
  { id: 'death-commandos', name: "Death Commandos", house: 'atreides', copies: 1 },
  { id: 'tested-with-the-gom-jabbar', name: "Tested with the Gom Jabbar", house: 'atreides', copies: 1 },
  { id: 'chatt-the-leaper', name: "Chatt the Leaper", house: 'atreides', copies: 1 },
  { id: 'truthtrance', name: "Truthtrance", house: 'atreides', copies: 1 },
  { id: 'adab-the-demanding-memory', name: "Adab, the Demanding Memory", house: 'atreides', copies: 1 },
  { id: 'alam-al-mithal', name: "Alam al-Mithal, the World of Similitudes", house: 'atreides', copies: 1 },
  { id: 'usul-the-base-of-the-pillar', name: "Usul, the Base of the Pillar", house: 'atreides', copies: 1 },
  { id: 'voice-from-the-outer-world', name: "Voice from the Outer World", house: 'atreides', copies: 1 },
  { id: 'our-family-atomics', name: "Our Family Atomics", house: 'atreides', copies: 1 },
  { id: 'battle-language', name: "Battle Language", house: 'atreides', copies: 1 },
  { id: 'bill-of-particulars', name: "Bill of Particulars", house: 'atreides', copies: 1 },
  { id: 'fear-is-the-mind-killer', name: "Fear Is the Mind-Killer", house: 'atreides', copies: 1 },
  { id: 'shai-hulud', name: "Shai-Hulud", house: 'fremen', copies: 3 },
  { id: 'wall-of-sandworms', name: "Wall of Sandworms", house: 'fremen', copies: 1 },
  { id: 'dust-chasms', name: "Dust Chasms", house: 'fremen', copies: 1 },
  { id: 'fremen-rockets', name: "Fremen Rockets", house: 'fremen', copies: 1 },
  { id: 'eyes-of-ibad', name: "Eyes of Ibad", house: 'fremen', copies: 1 },
  { id: 'captured-ornithopter', name: "Captured Ornithopter", house: 'fremen', copies: 1 },
  { id: 'crysknife', name: "Crysknife", house: 'fremen', copies: 1 },
  { id: 'cielagos-piping-message', name: "Cielago's Piping Message", house: 'fremen', copies: 1 },
  { id: 'jubba-cloaks', name: "Jubba Cloaks", house: 'fremen', copies: 1 },
  { id: 'hieregs', name: "Hieregs", house: 'fremen', copies: 1 },
  { id: 'grandmother-of-a-storm', name: "Grandmother of a Storm", house: 'fremen', copies: 1 },
  { id: 'stillsuits', name: "Stillsuits", house: 'fremen', copies: 1 },
  { id: 'i-am-stilgar-the-fremen', name: "\"I Am Stilgar, the Fremen\"", house: 'fremen', copies: 1 },
  { id: 'thumpers', name: "Thumpers", house: 'fremen', copies: 1 },
  { id: 'kitab-al-ibar', name: "Kitab al-Ibar", house: 'fremen', copies: 1 },
  { id: 'sandtides', name: "Sandtides", house: 'fremen', copies: 1 },
  { id: 'hard-times-and-oppression', name: "Hard Times and Oppression", house: 'harkonnen', copies: 1 },
  { id: 'forced-recruitment', name: "Forced Recruitment", house: 'harkonnen', copies: 1 },
  { id: 'beloved-feyd-rautha', name: "Beloved Feyd-Rautha", house: 'harkonnen', copies: 1 },
  { id: 'harkonnen-patrols', name: "Harkonnen Patrols", house: 'harkonnen', copies: 1 },
  { id: 'arsunt-legion', name: "Arsunt Legion", house: 'harkonnen', copies: 1 },
  { id: 'barons-personal-guard', name: "Baron's Personal Guard", house: 'harkonnen', copies: 1 },
  { id: 'hawats-scheming', name: "Hawat's Scheming", house: 'harkonnen', copies: 3 },
  { id: 'evidence-of-rebellion', name: "Evidence of Rebellion", house: 'harkonnen', copies: 1 },
  { id: 'polar-cap-factories', name: "Polar-Cap Factories", house: 'harkonnen', copies: 1 },
  { id: 'carthag-the-former-capital', name: "Carthag, the Former Capital", house: 'harkonnen', copies: 1 },
  { id: 'workhorse-of-arrakis', name: "Workhorse of Arrakis", house: 'harkonnen', copies: 1 },
  { id: 'spotter-control', name: "Spotter Control", house: 'harkonnen', copies: 1 },
  { id: 'explosive-artillery', name: "Explosive Artillery", house: 'harkonnen', copies: 1 },
  { id: 'sandmasters', name: "Sandmasters", house: 'harkonnen', copies: 1 },
  { id: 'mudir-nahya-the-demon-ruler', name: "Mudir-Nahya, the Demon Ruler", house: 'harkonnen', copies: 1 },
  { id: 'hunter-seeker', name: "Hunter-Seeker", house: 'harkonnen', copies: 1 },
  { id: 'rage-overcame-shaddam-iv-a', name: "Rage Overcame Shaddam IV", house: 'corrino', copies: 1 },
  { id: 'rage-overcame-shaddam-iv-b', name: "Rage Overcame Shaddam IV", house: 'corrino', copies: 1 },
  { id: 'rage-overcame-shaddam-iv-c', name: "Rage Overcame Shaddam IV", house: 'corrino', copies: 1 },
  { id: 'manipulation-of-others', name: "Manipulation of Others", house: 'corrino', copies: 1 },
  { id: 'breeding-program', name: "Breeding Program", house: 'corrino', copies: 1 },
  { id: 'troop-carriers', name: "Troop Carriers", house: 'corrino', copies: 1 },
  { id: 'shigawire', name: "Shigawire", house: 'corrino', copies: 1 },
  { id: 'hope-clouds-observation', name: "Hope Clouds Observation", house: 'corrino', copies: 1 },
  { id: 'reports-of-traitors', name: "Reports of Traitors", house: 'corrino', copies: 1 },
  { id: 'sardaukar-pogrom', name: "Sardaukar Pogrom", house: 'corrino', copies: 1 },
  { id: 'sardaukars-manner', name: "Sardaukar's Manner", house: 'corrino', copies: 1 },
  { id: 'spies-all-over-arrakis', name: "Spies All Over Arrakis", house: 'corrino', copies: 1 },
  { id: 'full-control-of-the-air', name: "Full Control of the Air", house: 'corrino', copies: 1 },
  { id: 'moving-the-battle-group', name: "Moving the Battle Group", house: 'corrino', copies: 1 },
  { id: 'killers-without-mercy', name: "Killers Without Mercy", house: 'corrino', copies: 1 },
  { id: 'sardaukar-disguised', name: "Sardaukar Disguised", house: 'corrino', copies: 1 },
  { id: 'i-decide-what-best-serves-his-majesty', name: "\"I Decide What Best Serves His Majesty\"", house: 'corrino', copies: 1 },
  { id: 'seek-out-the-mahdi', name: "Seek Out the 'Mahdi'", house: 'corrino', copies: 1 },
] as const satisfies readonly PlanningCardFact[];

export type CardId = (typeof PLANNING_CARDS)[number]['id'];

export const CARD_IDS: readonly CardId[] = PLANNING_CARDS.map((card) => card.id);
const CARD_BY_ID = new Map<string, number>(CARD_IDS.map((id, index) => [id, index]));

export function cardIndex(id: CardId): number {
  return CARD_BY_ID.get(id) as number;
}

/** House (index in HOUSES) of each card. */
export const CARD_HOUSE: readonly number[] = PLANNING_CARDS.map((card) => HOUSES.indexOf(card.house));

export const HAWATS_SCHEMING = cardIndex('hawats-scheming');
