import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { arrakis } from '../../../../engine';
import { useT } from '../../../i18n';
import { PictureButton } from '../../../ui/PictureButton';
import { Text } from '../../../ui/Text';
import { useTheme } from '../../../ui/theme';
import { palette, radius, space } from '../../../ui/tokens';
import { MarkerSign } from '../../pieces/signs';
import { Crest } from '../../pieces/Crest';
import type { Inspected } from '../inspect/inspected';

/**
 * `headed`: both tracks in one row under their names. `line`: the same without names, where there is one line only.
 * `named`: each marker with its own name. `column`: one below the other, for a corner.
 */
export type TracksForm = 'headed' | 'line' | 'named' | 'column';

interface TracksProps {
  readonly view: arrakis.View;
  readonly form: TracksForm;
  readonly onInspect: (what: Inspected) => void;
}

/** Who is ahead: supremacy against the three prescience markers, with the objective for those who may see it. */
export function Tracks({ view, form, onInspect }: TracksProps) {
  const t = useT();
  const { colours } = useTheme();
  const needs = view.objectives?.[0]?.needs;
  const named = form === 'named';
  // Over the board of a phone every point counts.
  const most = form === 'headed' ? 1.15 : undefined;
  const win = arrakis.SUPREMACY.win;
  const supremacy = (
    <Track
      testID="track-supremacy"
      label={t('table.supremacy.of', { step: view.supremacy, win })}
      name={named ? t('table.supremacy') : null}
      art={<Crest side="harkonnen" size={18} />}
      form={form}
      ground={palette.harkonnen}
      edge="transparent"
      ink={palette.bone}
      onPress={() => onInspect({ kind: 'supremacy' })}
    >
      <Text strong colour={palette.bone} maxScale={most} testID="supremacy">
        {form === 'line' ? view.supremacy : `${view.supremacy}/${win}`}
      </Text>
    </Track>
  );
  const markers = arrakis.MARKERS.map((marker) => (
    <Track
      key={marker}
      testID={`track-${marker}`}
      label={`${t(`table.marker.${marker}`)} ${view.markers[marker]}`}
      name={named ? t(`table.marker.${marker}`) : null}
      art={<MarkerSign marker={marker} size={18} />}
      form={form}
      ground={colours.surface}
      edge={colours.border}
      ink={colours.text}
      onPress={() => onInspect({ kind: 'marker', id: marker })}
    >
      <Text strong maxScale={most}>
        {view.markers[marker]}
        {needs ? `/${needs[marker]}` : ''}
      </Text>
    </Track>
  ));
  switch (form) {
    case 'line':
      return (
        <View style={styles.row}>
          {supremacy}
          {markers}
        </View>
      );
    case 'named':
      return (
        <View style={[styles.row, styles.wrap]}>
          {supremacy}
          {markers}
        </View>
      );
    case 'column':
      return (
        <View style={styles.column}>
          <Heading words={t('table.supremacy')} />
          {supremacy}
          <Heading words={t('table.panel.prescience')} />
          {markers}
        </View>
      );
    case 'headed':
      return (
        <View style={styles.groups}>
          <View>
            <Heading words={t('table.supremacy')} />
            {supremacy}
          </View>
          <View>
            <Heading words={t('table.panel.prescience')} />
            <View style={[styles.row, styles.wrap]}>{markers}</View>
          </View>
        </View>
      );
  }
}

function Heading({ words }: { readonly words: string }) {
  return (
    <Text variant="caption" muted maxScale={1} numberOfLines={1} style={styles.heading}>
      {words}
    </Text>
  );
}

interface TrackProps {
  readonly testID: string;
  readonly label: string;
  readonly name: string | null;
  readonly art: ReactNode;
  readonly form: TracksForm;
  readonly ground: string;
  readonly edge: string;
  readonly ink: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Track({ testID, label, name, art, form, ground, edge, ink, onPress, children }: TrackProps) {
  return (
    <PictureButton
      testID={testID}
      label={label}
      hitSlop={form === 'column' ? 4 : 10}
      onPress={onPress}
      style={[styles.cell, { backgroundColor: ground, borderColor: edge }]}
    >
      {art}
      {name === null ? null : (
        <Text variant="caption" colour={ink}>
          {name}
        </Text>
      )}
      {children}
    </PictureButton>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: 6, alignItems: 'center' },
  wrap: { flexWrap: 'wrap' },
  groups: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.s + 2, rowGap: 2 },
  column: { gap: space.xs, alignItems: 'flex-start' },
  heading: { fontSize: 12, lineHeight: 15 },
  cell: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 5,
    paddingHorizontal: 7,
    paddingVertical: 1,
    borderRadius: radius.s,
    borderWidth: 1,
  },
});
