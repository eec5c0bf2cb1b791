import { Pressable, StyleSheet } from 'react-native';

import { useT } from '../../i18n';
import { useTheme } from '../../ui/theme';
import { radius, touchTarget } from '../../ui/tokens';
import { useFocusRing } from '../../ui/useFocusRing';
import { referenceIcons } from './referenceIcons';
import { Icon } from '../../ui/Icon';

interface BookmarkButtonProps {
  readonly set: boolean;
  readonly onPress: () => void;
  readonly testID: string;
}

export function BookmarkButton({ set, onPress, testID }: BookmarkButtonProps) {
  const t = useT();
  const { colours } = useTheme();
  const { ring, focusEvents } = useFocusRing();
  return (
    <Pressable
      testID={testID}
      role="button"
      aria-label={t(set ? 'reference.bookmark.remove' : 'reference.bookmark.add')}
      aria-pressed={set}
      onPress={onPress}
      {...focusEvents}
      style={[styles.frame, ring]}
    >
      <Icon
        drawing={referenceIcons.bookmark}
        size={20}
        filled={set}
        colour={set ? colours.text : colours.border}
      />
    </Pressable>
  );
}

const styles = StyleSheet.create({
  frame: {
    width: touchTarget,
    height: touchTarget,
    borderRadius: radius.round,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
