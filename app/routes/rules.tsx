import { StyleSheet, View } from 'react-native';

import { useT, type StringKey } from '../i18n';
import { Screen } from '../ui/Screen';
import { Text } from '../ui/Text';
import { space } from '../ui/tokens';

const sections: readonly { readonly title: StringKey; readonly paragraphs: readonly StringKey[] }[] = [
  { title: 'rules.sides.title', paragraphs: ['rules.sides.text'] },
  { title: 'rules.goal.title', paragraphs: ['rules.goal.harkonnen', 'rules.goal.atreides'] },
  { title: 'rules.round.title', paragraphs: ['rules.round.text'] },
  { title: 'rules.actions.title', paragraphs: ['rules.actions.text'] },
  { title: 'rules.land.title', paragraphs: ['rules.land.text'] },
];

export default function RulesScreen() {
  const t = useT();
  return (
    <Screen title={t('rules.title')} testID="rules-screen">
      {sections.map(({ title, paragraphs }) => (
        <View key={title} style={styles.section}>
          <Text variant="title">{t(title)}</Text>
          {paragraphs.map((key) => (
            <Text key={key}>{t(key)}</Text>
          ))}
        </View>
      ))}
    </Screen>
  );
}

const styles = StyleSheet.create({ section: { gap: space.s } });
