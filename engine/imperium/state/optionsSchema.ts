import * as v from 'valibot';
import { COMMON_OPTIONS, optionsReader } from '../../core/optionsSchema';
import { DIFFICULTIES, LEADERS } from '../names';
import { isPerson, leaderSeats, seatCount } from './options';
import type { GameOptions } from './options';
import { mayLeadRival } from './leaders';

// One entry for each option, in the order of print: a new option that is forgotten here does not compile.
const entries = {
  players: v.picklist([1, 2, 3, 4]),
  ...COMMON_OPTIONS,
  leaders: v.optional(v.array(v.picklist([...LEADERS, 'dealt', 'ask']))),
  difficulty: v.optional(v.picklist(DIFFICULTIES)),
} satisfies { readonly [Key in keyof Required<GameOptions>]: v.GenericSchema };

/** Every Leader exists once, and not every one leads a Rival (I13.1). */
function leadersFit(options: GameOptions): boolean {
  const { leaders } = options;
  if (leaders === undefined) return true;
  if (leaders.length !== leaderSeats(options)) return false;
  return leaders.every((choice, seat) => {
    if (choice === 'dealt' || choice === 'ask') return true;
    const index = LEADERS.indexOf(choice);
    return leaders.indexOf(choice) === seat && (isPerson(options, seat) || mayLeadRival(index));
  });
}

const schema = v.pipe(
  v.strictObject(entries),
  v.check((options) => options.names.length === seatCount(options), 'one name for each seat'),
  v.check((options) => leadersFit(options), 'a different Leader for each seat that has one'),
  v.check((options) => options.difficulty === undefined || options.players === 1, 'solo alone is difficult'),
) satisfies v.GenericSchema<unknown, GameOptions>;

/** Options from outside; throws with the field at fault when they are none of this game. */
export const readOptions = optionsReader<GameOptions>(schema);
