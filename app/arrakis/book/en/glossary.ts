import type { GlossaryText } from '../types';

export const glossary: GlossaryText = {
  'action-die': {
    term: 'Action die',
    text: 'A die with five [[result|results]], spent for an action. Atreides have 4, Harkonnen 4 to 8.',
  },
  adjacent: {
    term: 'Adjacent',
    text: 'Sharing a border. An [[impassable]] border does not count on the ground.',
  },
  advance: {
    term: 'Advance',
    text: 'After a victory: the whole attacking legion enters the area it has attacked.',
  },
  'air-zone': {
    term: 'Air zone',
    text: 'One of eight places for aircraft on the borders of sectors. Holds one aircraft.',
  },
  area: { term: 'Area', text: 'One of the 101 spaces of the map.' },
  atomics: {
    term: 'Atomics',
    text: 'Once in a game, from step 8: the Atreides turn a mountain into desert.',
  },
  ban: { term: 'Ban', text: 'What an angry power forbids the Harkonnen until the next harvest.' },
  bashar: { term: 'Bashar', text: 'A generic Harkonnen leader. In battle a special becomes 1 hit.' },
  'bene-gesserit': { term: 'Bene Gesserit token', text: 'An extra die for one round, once.' },
  carryall: { term: 'Carryall', text: 'A Harkonnen aircraft that can save a harvester from a worm.' },
  casualty: {
    term: 'Casualty',
    text: 'What a hit costs: a regular, the quality of a better unit, or a leader.',
  },
  'combat-die': { term: 'Combat die', text: 'Three hits, two shields, one special.' },
  'cone-of-silence': {
    term: 'Cone of silence',
    text: 'In shared sides: three minutes of private talk. Three per side.',
  },
  connected: {
    term: 'Connected',
    text: 'An air zone is connected to all areas of the two sectors it touches.',
  },
  'deep-desert': {
    term: 'Deep desert',
    text: 'Desert on the rim of the map: 2 spice per harvester, stronger storms, burrowing worms.',
  },
  deploy: { term: 'Deploy', text: 'Bring a piece that is in play onto the board; not from the tank.' },
  'deployment-token': {
    term: 'Deployment token',
    text: 'A face-down token with Atreides units. Counts as one unit until revealed.',
  },
  desert: { term: 'Desert', text: 'Open sand: harvesters, worms and storms.' },
  'desert-power': {
    term: 'Desert Power',
    text: 'An Atreides action without a die, while they have fewer dice: wormsigns or sandworms.',
  },
  displacement: {
    term: 'Displacement',
    text: 'Being pushed out of an area by the opponent, as in a retreat.',
  },
  elite: { term: 'Elite', text: 'A better unit. A hit turns it into a regular instead of removing it.' },
  'empty-area': { term: 'Empty', text: 'With no figure and no token of any kind in it.' },
  'end-of-round': {
    term: 'End of the round',
    text: 'The last step of a round: claims, victory check, tidying up.',
  },
  fedaykin: { term: 'Fedaykin', text: 'The best Atreides unit. In battle each cancels one enemy shield.' },
  'free-action': { term: 'Free action', text: 'Something done in your own turn in addition to your action.' },
  'free-area': { term: 'Free', text: 'Without enemy settlement, enemy units and sandworm.' },
  frigate: { term: 'Frigate', text: 'Expansion: an aircraft for superior transport or bombardment.' },
  garrison: { term: 'Garrison', text: 'Solo: hidden tokens that guard an abandoned Harkonnen settlement.' },
  'great-house-troop': {
    term: 'Great House troop',
    text: 'Expansion: a unit that is also a generic leader.',
  },
  'guerrilla-training': {
    term: 'Guerrilla training',
    text: 'Free action of the Atreides: reveal their own deployment tokens.',
  },
  'harvest-sector': { term: 'Harvest sector', text: 'Solo: where Mahdi’s harvesters go this round.' },
  harvester: { term: 'Harvester', text: 'A Harkonnen vehicle in the desert that brings spice.' },
  heighliner: { term: 'Heighliner', text: 'Expansion: the ship that brings troops and frigates to Arrakis.' },
  hit: { term: 'Hit', text: 'A result in battle. Each hit that no shield stops costs one casualty.' },
  impassable: { term: 'Impassable border', text: 'A border that only aircraft can cross.' },
  'imperium-marker': {
    term: 'Imperium marker',
    text: 'CHOAM, Spacing Guild or Landsraad on the spice board.',
  },
  leader: { term: 'Leader', text: 'Generic or named. Not a unit, and lost without units.' },
  legion: { term: 'Legion', text: 'All units and leaders of one side in an area; at most 6 units.' },
  mahdi: { term: 'Mahdi', text: 'The automaton that plays the Harkonnen in the solo game.' },
  'minor-erg': { term: 'Minor erg', text: 'Small dunes: no worms, but storms.' },
  mountain: { term: 'Mountain', text: 'Rock. Safe from storms and worms.' },
  naib: { term: 'Naib', text: 'A generic Atreides leader. In battle a special becomes 1 hit.' },
  'named-leader': {
    term: 'Named leader',
    text: 'A person with a card, a special action and combat symbols.',
  },
  navigator: { term: 'Guild Navigator', text: 'Expansion: a Harkonnen piece that scouts anywhere.' },
  ornithopter: {
    term: 'Ornithopter',
    text: 'A Harkonnen aircraft: removed for troop transport or for scouting.',
  },
  place: { term: 'Place', text: 'Like deploy, but the piece may also come from elsewhere on the board.' },
  'planning-card': {
    term: 'Planning card',
    text: 'A card of one of the four decks: played with any die, or given up for a combat die.',
  },
  plateau: {
    term: 'Plateau',
    text: 'High, flat land: no worms appear, but storms reach it, except for five in the middle.',
  },
  'prescience-card': { term: 'Prescience card', text: 'What the Atreides claim to advance their markers.' },
  'prescience-marker': {
    term: 'Prescience marker',
    text: 'Kwisatz Haderach, Sand Dwellers or Jihad: the three tracks of the Atreides.',
  },
  rank: {
    term: 'Rank',
    text: 'The size of a settlement, 1 to 3: extra dice in defence, and what its fall is worth.',
  },
  regular: { term: 'Regular', text: 'The ordinary unit. A hit removes it.' },
  reinforcements: {
    term: 'Reinforcements',
    text: 'Solo: a face-down pile of cards that Mahdi discards for combat dice.',
  },
  reserve: { term: 'Spice reserve', text: 'One spice that is kept for the next harvest.' },
  result: {
    term: 'Result',
    text: 'What an action die shows: Strategy, Leadership, Mentat, Deployment or House.',
  },
  retreat: { term: 'Retreat', text: 'Leaving a battle or a worm, to where the opponent decides.' },
  sandriding: {
    term: 'Sandriding',
    text: 'Atreides legions travel along a chain of wormsigns and sandworms.',
  },
  sandworm: { term: 'Sandworm', text: 'Moves and attacks for the Atreides; nobody enters its area.' },
  sardaukar: { term: 'Sardaukar', text: 'The best Harkonnen unit. In battle each cancels one enemy shield.' },
  scouting: {
    term: 'Scouting',
    text: 'Free action of the Harkonnen: an ornithopter for what is hidden in one area.',
  },
  'secret-objective': {
    term: 'Secret objective',
    text: 'The three values that the prescience markers must reach.',
  },
  sector: { term: 'Sector', text: 'One of eight parts of the map: four central, four outer.' },
  settlement: { term: 'Settlement', text: 'A Harkonnen city or village, or a sietch.' },
  shield: { term: 'Shield', text: 'A result in battle that stops one hit.' },
  sietch: { term: 'Sietch', text: 'A hidden Atreides settlement with a secret rank.' },
  slot: { term: 'Slot', text: 'A space for one die of a result.' },
  special: { term: 'Special', text: 'A result in battle that only leaders can use.' },
  'special-action': {
    term: 'Special action',
    text: 'What a named leader offers once per round with a die of the right result.',
  },
  'special-attack': { term: 'Special attack', text: 'By worms, storms or cards: dice that only hit.' },
  spice: { term: 'Spice', text: 'What the harvesters bring and the Imperium wants.' },
  'spice-board': {
    term: 'Spice board',
    text: 'Five rows with the imperium markers. The lowest marker sets dice and vehicles.',
  },
  storm: { term: 'Storm', text: 'Two dice against every Harkonnen legion in the open, each round.' },
  strength: { term: 'Strength', text: 'Solo: how Mahdi compares legions.' },
  'sub-faction': {
    term: 'Sub-faction',
    text: 'Half of a shared side: House Atreides, Fremen, House Harkonnen or Corrino.',
  },
  supply: { term: 'Supply', text: 'Figures and tokens that are not on the board and may come into play.' },
  supremacy: { term: 'Supremacy', text: 'The track of the Harkonnen; at 10 they have won.' },
  'surprise-attack': { term: 'Surprise attack', text: 'An attack with one more special in its first round.' },
  'tactic-card': { term: 'Tactic card', text: 'Solo: sets the harvest sector and the target sietch.' },
  tank: { term: 'Regeneration tank', text: 'Where fallen named leaders wait.' },
  'target-sietch': { term: 'Target sietch', text: 'Solo: the sietch that Mahdi moves on this round.' },
  'testing-station': {
    term: 'Testing station',
    text: 'A hidden token that advances one prescience marker for whoever of the Atreides gets there.',
  },
  'troop-transport': {
    term: 'Troop transport',
    text: 'An ornithopter flies a Harkonnen legion up to 2 areas.',
  },
  unit: { term: 'Unit', text: 'Regular, elite, Fedaykin or Sardaukar. A face-down token counts as one.' },
  'wild-maker': { term: 'Wild Maker', text: 'A great sandworm that attacks with 6 dice.' },
  wormsign: {
    term: 'Wormsign',
    text: 'A face-down token in the desert: sand, a sandworm or a burrowing one.',
  },
};
