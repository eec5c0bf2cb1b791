/** What happened, cut into scenes and put into words: for playback, recap and log. */
export { rankOf } from './rank';
export { scenesOf } from './scenes';
export type { Scene } from './scenes';
export { tellScene } from './tellScene';
export type { SceneText } from './tellScene';
