import type { imperium } from '../../engine';
import type { GameScreens } from '../games/screens';
import { imperiumTexts } from './imperiumTexts';
import { NewGameForm } from './newGame/NewGameForm';
import { imperiumKind } from './saved/kind';
import { PastTable } from './saved/PastTable';
import { pastText } from './saved/pastText';
import { modeText, spokenStanding, standing } from './saved/standing';
import type { Summary } from './saved/summary';
import { Thumbnail } from './saved/Thumbnail';
import { trialOptions } from './saved/trialOptions';
import { Statistics } from './statistics/Statistics';
import { TableScreen } from './table/TableScreen';

/** Dune: Imperium as the shell shows it. */
export const imperiumScreens: GameScreens<
  imperium.GameOptions,
  imperium.State,
  imperium.Move,
  imperium.GameEvent,
  Summary
> = {
  ...imperiumKind,
  id: imperiumKind.rules.id,
  title: (t) => t('imp.title'),
  texts: imperiumTexts,
  NewGame: NewGameForm,
  Table: TableScreen,
  PastTable,
  Thumbnail,
  Statistics,
  modeText,
  standing,
  spokenStanding,
  pastText,
  trialOptions,
};
