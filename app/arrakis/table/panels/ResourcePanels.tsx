import { StyleSheet, View } from 'react-native';

import { arrakis } from '../../../../engine';
import { TiesChoice } from '../../ties/TiesChoice';
import { areaName } from '../../texts/describe';
import { useT } from '../../../i18n';
import { Text } from '../../../ui/Text';
import { useTheme } from '../../../ui/theme';
import { space } from '../../../ui/tokens';
import { SmallCard } from '../../pieces/card/SmallCard';
import { CardFace } from '../../pieces/CardFace';
import { Figure } from '../../pieces/Figure';
import { BeneGesseritSign, MarkerSign, SiteSign, VehicleSign } from '../../pieces/signs';
import { useCatalogue } from '../../texts/catalogue';
import { isCard, isPrescience, type Inspected } from '../inspect/inspected';
import { PanelRow } from '../../../ui/PanelRow';
import { SpiceBoard } from './SpiceBoard';

interface PanelProps {
  readonly view: arrakis.View;
  readonly onInspect: (what: Inspected) => void;
}

/** The spice board with its bans and the reserve, and the automaton's public cards. */
export function SpicePanel({
  view,
  onInspect,
  ownTies = false,
}: PanelProps & {
  /** It can be changed in this game who breaks Mahdi's ties. */
  readonly ownTies?: boolean;
}) {
  const t = useT();
  const { solo } = view;
  return (
    <View style={styles.stack}>
      <SpiceBoard view={view} onInspect={onInspect} />
      {solo ? (
        <Text testID="solo-plan">
          {t('table.solo.target', {
            target: solo.target === null ? '–' : areaName(solo.target, t),
            sector: t(`table.harvestSector.${harvestKey(solo.harvestSector)}`),
            dice: solo.unrolledDice,
            cards: solo.reinforcements,
          })}
        </Text>
      ) : null}
      {solo && ownTies ? <TiesChoice /> : null}
    </View>
  );
}

const HARVEST_SECTORS = ['NE', 'SE', 'SW', 'NW', 'CNE', 'CSE', 'CSW', 'CNW', 'central'] as const;

function harvestKey(sector: string): (typeof HARVEST_SECTORS)[number] {
  return HARVEST_SECTORS.find((name) => name === sector) ?? 'central';
}

/** Markers with their thresholds, the objective for those who may see it, the cards that can be claimed. */
export function PresciencePanel({ view, onInspect }: PanelProps) {
  const t = useT();
  const catalogue = useCatalogue();
  const needs = view.objectives?.[0]?.needs ?? null;
  return (
    <View style={styles.stack}>
      <View>
        {arrakis.MARKERS.map((marker) => (
          <PanelRow
            key={marker}
            testID={`marker-${marker}`}
            art={<MarkerSign marker={marker} size={28} />}
            title={t(`table.marker.${marker}`)}
            detail={nextStep(view.markers[marker], t)}
            end={needs ? `${view.markers[marker]} / ${needs[marker]}` : String(view.markers[marker])}
            onPress={() => onInspect({ kind: 'marker', id: marker })}
          />
        ))}
      </View>
      {needs === null ? null : (
        <Text variant="caption" muted testID="objective">
          {t('table.objective.is')}
        </Text>
      )}
      <Text strong>
        {t('table.prescience.open', { left: view.prescienceLeft, claimed: view.claimedThisRound })}
      </Text>
      {view.prescience.map(({ card, attached }) =>
        isPrescience(card) ? (
          <View key={card} style={styles.tight}>
            <CardFace card={arrakis.printPrescienceCard(card, catalogue)} clauses />
            {attached.filter(isCard).map((id) => (
              <SmallCard
                key={id}
                testID={`attached-${id}`}
                name={arrakis.printPlanningCard(id, catalogue).name}
                card={arrakis.printPlanningCard(id, catalogue)}
                onPress={() => onInspect({ kind: 'card', id })}
              />
            ))}
          </View>
        ) : null,
      )}
    </View>
  );
}

function nextStep(value: number, t: ReturnType<typeof useT>): string {
  if (value < arrakis.PRESCIENCE.desertLeaders)
    return t('table.next.leader', { step: arrakis.PRESCIENCE.desertLeaders });
  if (value < arrakis.PRESCIENCE.alia) return t('table.next.alia', { step: arrakis.PRESCIENCE.alia });
  if (value < arrakis.PRESCIENCE.atomics)
    return t('table.next.atomics', { step: arrakis.PRESCIENCE.atomics });
  return t('table.next.none');
}

/** What is left in the box. */
export function SupplyPanel({ view, onInspect }: PanelProps) {
  const t = useT();
  const { colours } = useTheme();
  const { supply } = view;
  return (
    <View style={styles.stack}>
      {arrakis.SIDES.map((side) => (
        <View key={side}>
          {arrakis.UNIT_RANKS.map((rank) => (
            <PanelRow
              key={rank}
              testID={`supply-${side}-${rank}`}
              art={<Figure figure={rank} side={side} size={30} />}
              title={rank === 'special' ? t(`table.figure.special.${side}`) : t(`table.figure.${rank}`)}
              end={String(supply.units[side][rank])}
              onPress={() => onInspect({ kind: 'figure', id: rank, side })}
            />
          ))}
          <PanelRow
            testID={`supply-${side}-generic`}
            art={<Figure figure="generic" side={side} size={30} />}
            title={t(`table.figure.generic.${side}`)}
            end={String(supply.generic[side])}
            onPress={() => onInspect({ kind: 'figure', id: 'generic', side })}
          />
        </View>
      ))}
      <View>
        <PanelRow
          testID="supply-tokens"
          art={<Figure figure="token" side="atreides" size={30} />}
          title={t('table.figure.token')}
          end={String(supply.deploymentTokens)}
          onPress={() => onInspect({ kind: 'figure', id: 'token', side: 'atreides' })}
        />
        {arrakis.VEHICLES.map((vehicle) => (
          <PanelRow
            key={vehicle}
            testID={`supply-${vehicle}`}
            art={<VehicleSign vehicle={vehicle} size={30} colour={colours.text} ground={colours.surface} />}
            title={t(`board.piece.${vehicle}`)}
            end={String(supply.vehicles[vehicle])}
            onPress={() => onInspect({ kind: 'vehicle', id: vehicle })}
          />
        ))}
        <PanelRow
          testID="supply-sandworms"
          art={<SiteSign site="sandworm" size={30} colour={colours.text} ground={colours.surface} />}
          title={t('board.piece.sandworm')}
          detail={t('table.supply.wormsigns', { count: supply.wormsigns })}
          end={String(supply.sandworms)}
          onPress={() => onInspect({ kind: 'wildMaker' })}
        />
        <PanelRow
          testID="supply-bene-gesserit"
          art={<BeneGesseritSign size={30} />}
          title={t('table.beneGesserit.name')}
          end={String(supply.beneGesserit)}
          onPress={() => onInspect({ kind: 'beneGesserit', side: 'atreides' })}
        />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({ stack: { gap: space.m }, tight: { gap: space.xs } });
