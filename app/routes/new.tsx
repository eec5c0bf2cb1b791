import { useLocalSearchParams } from 'expo-router';

import { ChooseGame } from '../games/ChooseGame';
import { SCREENS, screensOf } from '../games/registry';

/** The form of the game that the address names; where there is one game only, nobody is asked which. */
export default function NewGameScreen() {
  const { game = '' } = useLocalSearchParams<{ game?: string }>();
  const [first, ...others] = SCREENS;
  const screens = others.length === 0 ? first : screensOf(game);
  return screens ? <screens.NewGame /> : <ChooseGame games={SCREENS} />;
}
