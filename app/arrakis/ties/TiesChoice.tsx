import { useT } from '../../i18n';
import { useSettings } from '../../store/settings';
import { Choice } from '../../ui/Choice';
import { playMoves } from '../runningGame';
import { changeTies, whoBreaksTies, type Ties } from './setting';

/** Who breaks Mahdi's ties. What waits for an answer is answered when the app takes over. */
export async function letTiesBeBroken(by: Ties): Promise<void> {
  await changeTies(by);
  if (by === 'random') await playMoves([]);
}

/** The same question as for a new game, in the game. */
export function TiesChoice() {
  const t = useT();
  const { settings, status } = useSettings();
  return (
    <Choice
      testID="ties"
      label={t('new.ties')}
      value={whoBreaksTies(settings.lastGames)}
      disabled={status === 'opening'}
      onChange={(ties) => void letTiesBeBroken(ties)}
      options={[
        { value: 'random', label: t('new.ties.random') },
        { value: 'ask', label: t('new.ties.ask') },
      ]}
    />
  );
}
