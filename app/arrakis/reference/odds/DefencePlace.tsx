import type { arrakis } from '../../../../engine';
import { areaName } from '../../texts/describe';
import { useT } from '../../../i18n';
import { FilterRow } from '../../../reference/ui/FilterRow';
import { RANKS, type Edit, type Rank } from '../../odds/battleSetup';

interface DefencePlaceProps {
  readonly defender: arrakis.Side;
  readonly rank: Rank;
  readonly onEdit: Edit;
}

/** Of rank 3 and 2 the Harkonnen have one settlement each (R2.6): it is called by its name. */
const CITIES: Readonly<Partial<Record<Rank, arrakis.AreaId>>> = { 2: 'carthag', 3: 'arrakeen' };

/** In the open, or in a sietch or settlement of some rank. */
export function DefencePlace(props: DefencePlaceProps) {
  const { defender, rank: now, onEdit } = props;
  const t = useT();
  const harkonnen = defender === 'harkonnen';
  const nameOf = (rank: Rank): string => {
    if (rank === 0) return t('odds.place.open');
    if (!harkonnen) return t('table.battle.sietch', { rank });
    const city = CITIES[rank];
    return city === undefined ? t('table.battle.settlement', { rank }) : `${areaName(city, t)} +${rank}`;
  };
  return (
    <FilterRow
      testID="rank"
      label={t('odds.place')}
      wrap
      options={RANKS.map((rank) => ({ value: String(rank), label: nameOf(rank) }))}
      value={String(now)}
      onChange={(value) =>
        onEdit((setup) => ({ ...setup, rank: RANKS.find((rank) => String(rank) === value) ?? 0 }))
      }
    />
  );
}
