import {
  ImpactFeedbackStyle,
  impactAsync,
  NotificationFeedbackType,
  notificationAsync,
  selectionAsync,
} from 'expo-haptics';

export type Haptic = 'choose' | 'refuse' | 'light' | 'heavy';

const effects: Readonly<Record<Haptic, () => Promise<void>>> = {
  choose: selectionAsync,
  refuse: () => notificationAsync(NotificationFeedbackType.Warning),
  light: () => impactAsync(ImpactFeedbackStyle.Light),
  heavy: () => impactAsync(ImpactFeedbackStyle.Heavy),
};

/** Shakes the device. Devices that cannot do nothing. */
export function startHaptic(haptic: Haptic): void {
  effects[haptic]().catch(() => undefined);
}
