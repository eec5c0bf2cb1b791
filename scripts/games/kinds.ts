import { arrakisKind } from '../../app/arrakis/saved/kind';
import { imperiumKind } from '../../app/imperium/saved/kind';
import type { AnyKind, GameKind } from '../../app/storage/games/kind';
import type { AnyEvent, AnyOptions } from '../../engine';
import type { GameId } from '.';

function anyKind<Options extends AnyOptions, State, Move, Event extends AnyEvent>(
  kind: GameKind<Options, State, Move, Event>,
): AnyKind {
  const widened: GameKind<AnyOptions, unknown, unknown, AnyEvent> = kind;
  return widened as AnyKind;
}

/** Every game as storage knows it, without its screens. */
const KINDS: Readonly<Record<GameId, AnyKind>> = {
  arrakis: anyKind(arrakisKind),
  imperium: anyKind(imperiumKind),
};

/** Null for a game that there is not. */
export function kindOf(id: string): AnyKind | null {
  return Object.values(KINDS).find(({ rules }) => rules.id === id) ?? null;
}

export function knownKind(id: string): AnyKind {
  const kind = kindOf(id);
  if (kind === null) throw new Error(`no such game: ${id}`);
  return kind;
}
