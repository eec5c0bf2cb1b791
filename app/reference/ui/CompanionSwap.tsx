import { router } from 'expo-router';

import { useT } from '../../i18n';
import { Chip } from '../../ui/Chip';
import { GUIDES } from '../guides';

interface CompanionSwapProps {
  /** The game whose companion is open. */
  readonly game: string;
}

/** To the companion of the other game, in place of this one: the way back stays the same. */
export function CompanionSwap({ game }: CompanionSwapProps) {
  const t = useT();
  const others = GUIDES.filter((guide) => guide.game !== game);
  return (
    <>
      {others.map((guide) => (
        <Chip
          key={guide.game}
          testID={`companion-of-${guide.game}`}
          title={t('reference.companion.other', { game: guide.title(t) })}
          onPress={() => router.replace(guide.companion)}
        />
      ))}
    </>
  );
}
