import { ChooseGame } from '../games/ChooseGame';
import { SCREENS, screensOf } from '../games/registry';
import { useAddress } from '../ui/useAddress';

/** The form of the game that the address names; where there is one game only, nobody is asked which. */
export default function NewGameScreen() {
  const { game = '' } = useAddress<'game'>();
  const [first, ...others] = SCREENS;
  const screens = others.length === 0 ? first : screensOf(game);
  return screens ? <screens.NewGame /> : <ChooseGame games={SCREENS} />;
}
