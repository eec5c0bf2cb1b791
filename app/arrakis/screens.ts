import type { arrakis } from '../../engine';
import type { GameScreens } from '../games/screens';
import { warmGround } from './board/paint/ground/grounds';
import { NewGameForm } from './newGame/NewGameForm';
import { arrakisKind } from './saved/kind';
import { PastTable } from './saved/PastTable';
import { pastText } from './saved/pastText';
import { modeText, spokenStanding, standing } from './saved/standing';
import type { Summary } from './saved/summary';
import { Thumbnail } from './saved/Thumbnail';
import { trialOptions } from './saved/trialOptions';
import { Statistics } from './statistics/Statistics';
import { TableScreen } from './table/TableScreen';
import { arrakisTexts } from './arrakisTexts';

/** War for Arrakis as the shell shows it. */
export const arrakisScreens: GameScreens<
  arrakis.GameOptions,
  arrakis.State,
  arrakis.Move,
  arrakis.GameEvent,
  Summary
> = {
  ...arrakisKind,
  id: arrakisKind.rules.id,
  title: (t) => t('app.subtitle'),
  texts: arrakisTexts,
  NewGame: NewGameForm,
  Table: TableScreen,
  warm: (dark) => warmGround(dark ? 'night' : 'day'),
  PastTable,
  Thumbnail,
  Statistics,
  modeText,
  standing,
  spokenStanding,
  pastText,
  trialOptions,
};
