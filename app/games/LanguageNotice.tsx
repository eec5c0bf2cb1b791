import type { ReactNode } from 'react';

import { useT } from '../i18n';
import { LANGUAGE_NAMES } from '../i18n/languages';
import { speak, useSpoken } from '../i18n/spoken';
import { Notice } from '../ui/Notice';
import { UnderNotice } from '../ui/UnderNotice';
import { allTexts } from './allTexts';

/** Above every screen: says when a language could not be loaded. The one on the screen stays until it can. */
export function LanguageNotice({ children }: { readonly children?: ReactNode }) {
  return <UnderNotice notice={useNotice()}>{children}</UnderNotice>;
}

function useNotice(): ReactNode {
  const t = useT();
  const failed = useSpoken((state) => state.failed);
  if (failed === null) return null;
  return (
    <Notice
      testID="language-notice"
      kind="danger"
      text={t('settings.language.failed', { language: LANGUAGE_NAMES[failed] })}
      action={{
        title: t('storage.retry'),
        onPress: () => void speak(failed, allTexts),
        testID: 'language-retry',
      }}
    />
  );
}
