import type { Environment } from './database';
import { openExpoDriver } from './expoDriver';
import { place } from './place';

/** The device that the app runs on. */
export const device: Environment = { place, openDriver: openExpoDriver, now: () => Date.now() };
