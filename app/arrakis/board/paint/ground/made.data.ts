/** What the ready-made grounds were painted from. Written by npm run grounds. */
export const MADE_OF = '1jmylp8';
