import { arrakis } from '../../../../engine';
import { useT } from '../../../i18n';
import { areaFact } from '../../texts/areas';
import { SiteSign, VehicleSign, type Site } from '../../pieces/signs';
import { useTheme } from '../../../ui/theme';
import { OptionChip } from '../../../ui/OptionChip';
import { Section } from '../../../ui/Section';

const RANKS = [...new Set(arrakis.SIETCH_RANKS)].sort((a, b) => a - b);

interface SiteMarksProps {
  readonly area: arrakis.AreaId;
  readonly now: arrakis.TableArea;
  readonly state: arrakis.State;
  readonly onChange: (change: (before: arrakis.TableArea) => arrakis.TableArea) => void;
}

/** Sietch, settlement and station; worms and harvester: only what can lie there by the ground and the box. */
export function SiteMarks({ area, now, state, onChange }: SiteMarksProps) {
  const t = useT();
  const { colours } = useTheme();
  const { terrain, settlement, sietch, station } = areaFact(area);
  const desert = terrain === 'desert';
  // Sietches can be moved: one that is not on the board may be entered in any area.
  const loose = state.sietchRank.some((_, token) => !state.sietch.includes(token));
  const sign = (site: Site, chosen: boolean) => (
    <SiteSign
      site={site}
      size={24}
      colour={chosen ? colours.background : colours.text}
      ground={chosen ? colours.text : colours.background}
    />
  );
  const flag = (name: 'settlement' | 'station' | 'wormsign', title: string) => (
    <OptionChip
      testID={`site-${name}`}
      art={sign(name, now[name])}
      title={title}
      chosen={now[name]}
      onPress={() => onChange((before) => ({ ...before, [name]: !before[name] }))}
    />
  );
  const worm = (kind: 'sandworm' | 'wildMaker') => (
    <OptionChip
      testID={`site-${kind}`}
      art={sign(kind, now.sandworm === kind)}
      title={t(`board.piece.${kind}`)}
      chosen={now.sandworm === kind}
      onPress={() => onChange((before) => ({ ...before, sandworm: before.sandworm === kind ? null : kind }))}
    />
  );
  return (
    <>
      {sietch || now.sietchRank !== null || loose ? (
        <Section title={t('companion.sietch')} row>
          <OptionChip
            testID="sietch-none"
            role="radio"
            title={t('companion.sietch.none')}
            chosen={now.sietchRank === null}
            onPress={() => onChange((before) => ({ ...before, sietchRank: null }))}
          />
          {RANKS.map((rank) => (
            <OptionChip
              key={rank}
              testID={`sietch-${rank}`}
              role="radio"
              title={t('companion.sietch.rank', { rank })}
              chosen={now.sietchRank === rank}
              onPress={() => onChange((before) => ({ ...before, sietchRank: rank }))}
            />
          ))}
        </Section>
      ) : null}
      <Section title={t('companion.here')} row>
        {settlement !== undefined || now.settlement ? flag('settlement', t('companion.settlement')) : null}
        {station === true && now.station ? flag('station', t('board.site.station')) : null}
        {desert || now.wormsign ? flag('wormsign', t('board.piece.wormsign')) : null}
        {terrain !== 'mountain' || now.sandworm !== null ? (
          <>
            {worm('sandworm')}
            {worm('wildMaker')}
          </>
        ) : null}
        {desert || now.harvester ? (
          <OptionChip
            testID="site-harvester"
            art={
              <VehicleSign
                vehicle="harvester"
                size={24}
                colour={now.harvester ? colours.background : colours.text}
                ground={now.harvester ? colours.text : colours.background}
              />
            }
            title={t('board.piece.harvester')}
            chosen={now.harvester}
            onPress={() => onChange((before) => ({ ...before, harvester: !before.harvester }))}
          />
        ) : null}
      </Section>
    </>
  );
}
