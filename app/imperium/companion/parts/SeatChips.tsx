import { OptionChip } from '../../../ui/OptionChip';
import type { imperium } from '../../../../engine';
import { useT } from '../../../i18n';
import { Section } from '../../../ui/Section';
import { SeatSign } from '../../pieces/SeatSign';

interface SeatChipsProps {
  readonly title: string;
  readonly seats: imperium.Seats;
  readonly among: readonly number[];
  /** Null: nobody. */
  readonly value: number | null;
  readonly nobody: boolean;
  readonly onChange: (seat: number | null) => void;
  readonly testID: string;
}

/** Who has something. */
export function SeatChips({ title, seats, among, value, nobody, onChange, testID }: SeatChipsProps) {
  const t = useT();
  return (
    <Section title={title} row>
      {nobody ? (
        <OptionChip
          testID={`${testID}-nobody`}
          role="radio"
          title={t('hagal.nobody')}
          chosen={value === null}
          onPress={() => onChange(null)}
        />
      ) : null}
      {among.map((seat) => (
        <OptionChip
          key={seat}
          testID={`${testID}-${seat}`}
          role="radio"
          title={seats[seat]?.name ?? ''}
          art={<SeatSign seat={seat} size={18} />}
          chosen={value === seat}
          onPress={() => onChange(seat)}
        />
      ))}
    </Section>
  );
}
