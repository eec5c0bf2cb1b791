import type { arrakis } from '../../../../engine';
import { useT } from '../../../i18n';
import { isAskedOfBoth, roleKey } from '../../texts/seats';
import { Icon } from '../../../ui/Icon';
import { useTheme } from '../../../ui/theme';
import { panelIcons } from '../../../ui/panelIcons';
import { Tile } from '../../../ui/Tile';
import { momentOf, type AsideHandle } from '../useAside';
import type { Table } from '../useTable';

/** Decisions in which a card of the hand could be chosen; the button leads to them at once. */
function choosesCards({ kind, stage }: arrakis.DecisionView): boolean {
  return kind === 'die' || kind === 'combatCards' || (kind === 'pick' && stage === 'playCard');
}

/**
 * Does the seat that decides on the open table have something to look at first? By the size of its hand alone; the Atreides
 * also have their tokens and their objective. Whether it helps them shows nobody.
 */
export function wantsHand({ curtain, decision, view }: Table): boolean {
  if (!curtain.shared || curtain.openFor !== null || decision === null) return false;
  const held = view.seats[decision.seat]?.handSize ?? 0;
  if (choosesCards(decision)) return decision.more;
  // Before they say who acts, each partner may look at what is their own.
  if (isAskedOfBoth(decision.kind)) return true;
  if (decision.kind === 'turn') return held > 0 || decision.side === 'atreides';
  return decision.kind === 'guerrilla';
}

/** Behind the curtain for the seat that decides: to play a card, or only to look at what is one's own. */
export function HandButton({ table, aside }: { readonly table: Table; readonly aside: AsideHandle }) {
  const t = useT();
  const { colours, textScale } = useTheme();
  const { curtain, decision, view } = table;
  if (decision === null || !wantsHand(table)) return null;
  const { seat, kind, side } = decision;
  if (isAskedOfBoth(kind)) {
    return view.seats
      .filter((owner) => owner.side === side)
      .map((owner) => (
        <Tile
          key={owner.seat}
          testID={`take-hand-${roleKey(owner)}`}
          title={`${owner.name} (${owner.handSize})`}
          label={t('partner.hands', { name: owner.name, count: owner.handSize })}
          art={<Icon drawing={panelIcons.cards} colour={colours.text} size={20} />}
          tone="quiet"
          small
          tight
          basis={84 * textScale}
          disabled={table.busy}
          onPress={() => {
            curtain.call(owner.seat);
            aside.showThen({ kind: 'panel', name: 'cards' }, momentOf(table, owner.seat));
          }}
        />
      ));
  }
  const count = view.seats[seat]?.handSize ?? 0;
  const chooses = choosesCards(decision);
  const title =
    kind === 'guerrilla'
      ? t('table.ownTokens')
      : kind === 'combatCards'
        ? t('table.cards.forDice', { count })
        : count === 0
          ? t('table.look')
          : t(chooses ? 'table.cards.play' : 'table.ownCards', { count });
  return (
    <Tile
      testID="take-hand"
      title={title}
      art={<Icon drawing={panelIcons.cards} colour={colours.text} size={20} />}
      tone={chooses ? 'choice' : 'quiet'}
      small
      tight
      basis={104 * textScale}
      disabled={table.busy}
      onPress={() => {
        curtain.call(seat);
        const then = momentOf(table, seat);
        if (!chooses) aside.showThen({ kind: 'panel', name: 'cards' }, then);
        // Where there is nothing but cards to choose, they stand in the middle anyway.
        else if (kind !== 'pick') aside.showThen({ kind: 'cards' }, then);
      }}
    />
  );
}
