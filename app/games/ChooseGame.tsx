import { router } from 'expo-router';

import { useT } from '../i18n';
import { Button } from '../ui/Button';
import { Screen } from '../ui/Screen';
import type { AnyScreens } from './screens';

/** Which game is to be begun. */
export function ChooseGame({ games }: { readonly games: readonly Pick<AnyScreens, 'id' | 'title'>[] }) {
  const t = useT();
  return (
    <Screen title={t('new.title')} testID="choose-game">
      {games.map(({ id, title }) => (
        <Button
          key={id}
          testID={`choose-${id}`}
          title={title(t)}
          onPress={() => router.replace({ pathname: '/new', params: { game: id } })}
        />
      ))}
    </Screen>
  );
}
