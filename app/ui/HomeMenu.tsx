import { StyleSheet, View } from 'react-native';

import { useT } from '../i18n';
import { Button } from './Button';
import { Icon } from './Icon';
import { icons } from './icons';
import { useTheme } from './theme';
import { space } from './tokens';

interface HomeMenuProps {
  /** The game to go on with; null when there is none. */
  readonly saved: { readonly name: string; readonly round: number } | null;
  readonly onNewGame: () => void;
  readonly onContinue: () => void;
  readonly onGames: () => void;
  readonly onRules: () => void;
  /** Mahdi beside a physical table. */
  readonly onCompanion: () => void;
  readonly onSettings: () => void;
}

/** What to do now is spice-coloured: go on with a game that waits, or begin the first one. */
export function HomeMenu(props: HomeMenuProps) {
  const { saved, onNewGame, onContinue, onGames, onRules, onCompanion, onSettings } = props;
  const t = useT();
  const { colours, textScale } = useTheme();
  const half = { flexGrow: 1, flexBasis: 144 * textScale };
  const iconColour = (primary: boolean) => (primary ? colours.onAction : colours.text);

  return (
    <View style={styles.menu}>
      <Button
        testID="new-game"
        kind={saved ? 'secondary' : 'primary'}
        title={t('home.newGame')}
        icon={<Icon drawing={icons.planet} colour={iconColour(!saved)} />}
        onPress={onNewGame}
      />
      <Button
        testID="continue"
        kind={saved ? 'primary' : 'secondary'}
        disabled={!saved}
        title={t('home.continue')}
        detail={
          saved
            ? `${saved.name} · ${t('home.continue.round', { round: saved.round })}`
            : t('home.continue.none')
        }
        icon={<Icon drawing={icons.resume} colour={saved ? colours.onAction : colours.textMuted} />}
        onPress={onContinue}
      />
      <View style={styles.pair}>
        <View style={half}>
          <Button
            testID="games"
            tight
            title={t('home.games')}
            icon={<Icon drawing={icons.games} colour={colours.text} />}
            onPress={onGames}
          />
        </View>
        <View style={half}>
          <Button
            testID="rules"
            tight
            title={t('home.rules')}
            icon={<Icon drawing={icons.rules} colour={colours.text} />}
            onPress={onRules}
          />
        </View>
        <View style={half}>
          <Button
            testID="companion"
            tight
            title={t('home.companion')}
            icon={<Icon drawing={icons.companion} colour={colours.text} />}
            onPress={onCompanion}
          />
        </View>
        <View style={half}>
          <Button
            testID="settings"
            tight
            title={t('home.settings')}
            icon={<Icon drawing={icons.settings} colour={colours.text} />}
            onPress={onSettings}
          />
        </View>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  menu: { width: '100%', maxWidth: 420, gap: space.s + space.xs },
  pair: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.s, rowGap: space.s + space.xs },
});
