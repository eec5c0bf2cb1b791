/** In place of a screen that could not be drawn. */
export const errors = {
  'error.title': 'Something went wrong',
  'error.happened': 'A fault in the app has stopped this screen. It was nothing you did.',
  'error.kept': 'Your games are stored as they were. Nothing has been changed or lost.',
  'error.kept.memory':
    'Nothing can be stored at the moment: the running game lives only as long as the app stays open. Send the report before you close it.',
  'error.message': 'Noted: {message}',
  'error.retry': 'Try again',
  'error.home': 'Go to the start screen',
  'error.report': 'A report helps to mend it: what failed, where, and the versions of the app and the rules.',
  'error.record':
    'It also holds the record of “{name}”, with every hand and the seed of the game. Give it to nobody who still plays that game.',
  'error.send': 'Send the report',
  'error.copy': 'Copy the report',
  'error.sent': 'The report is in the file {file}.',
  'error.copied': 'Copied.',
  'error.notSent': 'The report could not be handed over: {reason}',
} as const;
