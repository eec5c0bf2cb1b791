import { router } from 'expo-router';

import { useT } from '../i18n';
import { Button } from '../ui/Button';
import { Screen } from '../ui/Screen';
import { Text } from '../ui/Text';

export default function NotFoundScreen() {
  const t = useT();
  return (
    <Screen title={t('notFound.title')} testID="not-found-screen">
      <Text>{t('notFound.text')}</Text>
      <Button
        kind="primary"
        testID="go-home"
        title={t('notFound.home')}
        onPress={() => router.replace('/')}
      />
    </Screen>
  );
}
