import {
  ImpactFeedbackStyle,
  impactAsync,
  NotificationFeedbackType,
  notificationAsync,
  selectionAsync,
} from 'expo-haptics';

export type Touch = 'choose' | 'refuse' | 'dice' | 'battle';

const touches: Readonly<Record<Touch, () => Promise<void>>> = {
  choose: selectionAsync,
  refuse: () => notificationAsync(NotificationFeedbackType.Warning),
  dice: () => impactAsync(ImpactFeedbackStyle.Light),
  battle: () => impactAsync(ImpactFeedbackStyle.Heavy),
};

/** A touch in the hand. Devices without the means for it do nothing. */
export function startTouch(touch: Touch): void {
  touches[touch]().catch(() => undefined);
}
