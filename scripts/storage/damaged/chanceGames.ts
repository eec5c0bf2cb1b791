import { luck } from '../../../__tests__/app/storage/support/games';
import { newDraft } from '../../../app/storage/games/drafts';
import type { AnyKind } from '../../../app/storage/games/kind';
import type { GameId, GamesRepository, Snapshot, StoredMove } from '../../../app/storage/games/types';
import type { HiddenState } from '../../../engine';
import { withKit } from '../../games';
import { knownKind } from '../../games/kinds';

/** Any game, played by chance and stored: what the fuzzer does with every kind of game alike. */
type Luck = () => number;

function playOne({ rules }: AnyKind, state: HiddenState, random: Luck): string | null {
  const moves = rules.legalMoves(state);
  const move = moves[Math.floor(random() * moves.length)];
  if (move === undefined) return null;
  rules.playSilently(state, move);
  return rules.printMove(move);
}

function begun(kind: AnyKind, mode: string, seed: number) {
  const wanted = withKit('imperium', (kit) => kit.options(mode, seed) as unknown);
  return newDraft(kind, `Imperium ${mode}, ${seed}`, kind.rules.readOptions(wanted), 1000);
}

/** A game of Dune: Imperium after so many moves, written at once. */
export async function imperiumAtOnce(
  games: GamesRepository,
  mode: string,
  count: number,
  seed: number,
): Promise<void> {
  const kind = knownKind('imperium');
  const { rules } = kind;
  const { draft, state } = begun(kind, mode, seed);
  const random = luck(seed);
  const moves: StoredMove[] = [];
  const snapshots: Snapshot[] = [];
  while (moves.length < count && rules.outcome(state) === null) {
    const round = rules.round(state);
    const move = playOne(kind, state, random);
    if (move === null) break;
    moves.push({ ply: moves.length + 1, move });
    if (rules.round(state) !== round)
      snapshots.unshift({ ply: moves.length, position: rules.printPosition(state) });
  }
  const last = { ply: moves.length, position: rules.printPosition(state) };
  await games.create({
    ...draft,
    moves,
    snapshots: [last, ...snapshots],
    summary: kind.summarise(state),
  });
}

/** Another one, move by move as on the table. */
export async function imperiumByHand(
  games: GamesRepository,
  mode: string,
  count: number,
  seed: number,
): Promise<GameId> {
  const kind = knownKind('imperium');
  const { rules } = kind;
  const { draft, state } = begun(kind, mode, seed);
  const id = await games.create(draft);
  const random = luck(seed);
  for (let ply = 1; ply <= count; ply += 1) {
    const before = rules.round(state);
    const move = playOne(kind, state, random);
    if (move === null) break;
    const round = rules.round(state);
    await games.append(id, {
      ply,
      moves: [move],
      engine: rules.version,
      played: 1000 + ply,
      position: rules.printPosition(state),
      summary: kind.summarise(state),
      round: round === before ? null : round,
      finished: null,
      rebase: null,
    });
  }
  return id;
}
