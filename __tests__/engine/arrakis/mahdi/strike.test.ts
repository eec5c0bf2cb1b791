import { attacks, ranks, soloAct, soloPosition, target, tie } from '../support/solo';
import { inArea, settled, zones } from '../support/areas';
import { playAll } from '../support/position';

const FAR_TARGET = target('habbanya-ridge');

describe('R14.8 which sietch is attacked', () => {
  test('R14.8 the sietch of highest true rank, revealed or not, before the greater difference', () => {
    const { events } = soloAct(
      'strategy',
      `${FAR_TARGET}
      ${ranks({ 'hobars-gap': 3, windgap: 2 })}
      false-wall-south: H 3r
      hobars-gap: A 2r sietch
      csw-3: H 6r
      windgap: A 1r sietch`,
    );
    expect(attacks(events)).toEqual(['false-wall-south > hobars-gap']);
  });

  test('R14.8 rank equal: the greatest coarse difference', () => {
    const { events } = soloAct(
      'strategy',
      `${target('hobars-gap')}
      false-wall-south: H 3s
      hobars-gap: A 1r sietch
      csw-3: H 4r
      windgap: A 1r sietch`,
    );
    expect(attacks(events)).toEqual(['csw-3 > windgap']);
  });

  test('R14.8 coarse equal: the greatest difference figure by figure', () => {
    const { events } = soloAct(
      'strategy',
      `${target('windgap')}
      false-wall-south: H 3s
      hobars-gap: A 1r sietch
      csw-3: H 3r
      windgap: A 1r sietch`,
    );
    expect(attacks(events)).toEqual(['false-wall-south > hobars-gap']);
  });

  test('R14.8 difference equal: the one without an ornithopter, even if the other is the target', () => {
    const { events } = soloAct(
      'strategy',
      `${target('hobars-gap')}
      harg-pass: H 3r
      hobars-gap: A 1r sietch
      csw-3: H 3r
      windgap: A 1r sietch
      ${zones({ 'air-cse-se': 1 })}`,
    );
    expect(attacks(events)).toEqual(['csw-3 > windgap']);
  });

  test('R14.8 then the target', () => {
    const { events } = soloAct(
      'strategy',
      `${target('hobars-gap')}
      false-wall-south: H 3r
      hobars-gap: A 1r sietch
      csw-3: H 3r
      windgap: A 1r sietch`,
    );
    expect(attacks(events)).toEqual(['false-wall-south > hobars-gap']);
  });

  test('R14.8 everything equal: the human picks the sietch', () => {
    const { state } = soloAct(
      'strategy',
      `${FAR_TARGET}
      false-wall-south: H 3r
      hobars-gap: A 1r sietch
      csw-3: H 3r
      windgap: A 1r sietch`,
    );
    expect(tie(state)).toBe('attackSietch: area:hobars-gap area:windgap');
    expect(attacks(playAll(state, 'area:windgap'))).toEqual(['csw-3 > windgap']);
  });

  test('R14.8 one sietch, two equal legions: the human picks the attacker', () => {
    const { state } = soloAct(
      'strategy',
      `${target('windgap')}
      csw-2: H 3r
      csw-3: H 3r
      windgap: A 1r sietch`,
    );
    expect(tie(state)).toBe('attackingLegion: area:csw-2 area:csw-3');
    expect(attacks(playAll(state, 'area:csw-2'))).toEqual(['csw-2 > windgap']);
  });

  test('R14.8 the stronger legion attacks where both may', () => {
    const { events } = soloAct(
      'strategy',
      `${target('windgap')}
      csw-2: H 3r
      csw-3: H 2r1e
      windgap: A 1r sietch`,
    );
    expect(attacks(events)).toEqual(['csw-3 > windgap']);
  });
});

describe('R14.8 who can attack a sietch', () => {
  test('R14.8 equal in both parts of strength is not stronger: no attack', () => {
    const { events } = soloAct('strategy', `${target('windgap')}\ncsw-3: H 2r\nwindgap: A 2r sietch`);
    expect(attacks(events)).toEqual([]);
  });

  test('R14.7 equal coarse, more by single figures: stronger', () => {
    const { events } = soloAct('strategy', `${target('windgap')}\ncsw-3: H 1r1e\nwindgap: A 2r sietch`);
    expect(attacks(events)).toEqual(['csw-3 > windgap']);
  });

  test('R14.7 a face-down token counts 2 whatever it hides: 2 regulars beat it, 1 does not', () => {
    const attack = (units: number) =>
      attacks(soloAct('strategy', `${target('windgap')}\ncsw-3: H ${units}r\nwindgap: A #0 sietch`).events);
    expect(attack(2)).toEqual(['csw-3 > windgap']); // 2/4 against 2/2
    expect(attack(1)).toEqual([]);
  });

  test('R14.7 leaders count 1 each; a named leader counts 2 among single figures', () => {
    // 3/6 against 3/5: one regular, two leaders on either side.
    const { events } = soloAct(
      'strategy',
      `${target('windgap')}\ncsw-3: H 1r1g baron\nleaderSpent = 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0\nwindgap: A 1r2g sietch`,
    );
    expect(attacks(events)).toEqual(['csw-3 > windgap']);
  });

  test('R14.7 the rank of the sietch never counts', () => {
    const { events } = soloAct(
      'strategy',
      `${target('windgap')}\n${ranks({ windgap: 3 })}\ncsw-3: H 2r\nwindgap: A 1r sietch`,
    );
    expect(attacks(events)).toEqual(['csw-3 > windgap']);
  });

  test('R14.8 a sietch under a sandworm is not attacked', () => {
    const { events } = soloAct('strategy', `${target('windgap')}\ncsw-3: H 3r\nwindgap: sietch sandworm`);
    expect(attacks(events)).toEqual([]);
  });

  test('R14.8 two areas away only with an ornithopter of the sector where the legion starts', () => {
    const from = (zone: 'air-cnw-csw' | 'air-cne-cnw') =>
      attacks(
        soloAct(
          'strategy',
          `${target('windgap')}\nwind-pass: H 3r\nwindgap: A 1r sietch\n${zones({ [zone]: 1 })}`,
        ).events,
      );
    expect(from('air-cnw-csw')).toEqual(['wind-pass > windgap air']);
    expect(from('air-cne-cnw')).toEqual(['wind-pass > windgap air']);
    const none = soloAct(
      'strategy',
      `${target('windgap')}\nwind-pass: H 3r\nwindgap: A 1r sietch\n${zones({ 'air-csw-sw': 1 })}`,
    );
    expect(attacks(none.events)).toEqual([]);
  });

  test('R14.8 areas between are flown over even when enemies hold them; the ornithopter is spent', () => {
    const { state, events } = soloAct(
      'strategy',
      `${target('windgap')}
      wind-pass: H 4r
      csw-3: A 1r
      csw-2: A 1r
      windgap: A 1r sietch
      ${zones({ 'air-cnw-csw': 1 })}`,
    );
    expect(attacks(events)).toEqual(['wind-pass > windgap air']);
    expect(state.zones).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  });

  test('R14.8 two ornithopters would do: the human picks the zone', () => {
    const { state } = soloAct(
      'strategy',
      `${target('windgap')}\nwind-pass: H 3r\nwindgap: A 1r sietch\n${zones({ 'air-cnw-csw': 1, 'air-cnw-nw': 1 })}`,
    );
    expect(tie(state)).toBe('ornithopter: zone:air-cnw-csw zone:air-cnw-nw');
  });

  test('R14.8 a legion three areas away does not attack', () => {
    const { events } = soloAct(
      'strategy',
      `${target('windgap')}\nsplintered-rock: H 3r\nwindgap: sietch\n${zones({ 'air-cnw-csw': 1 })}`,
    );
    expect(attacks(events)).toEqual([]);
  });

  test('R14.8 Leadership: only legions with a leader, and the attack is a surprise', () => {
    const lines = `${target('windgap')}\ncsw-2: H 6r\ncsw-3: H 2r1g\nwindgap: A 1r sietch`;
    expect(attacks(soloAct('leadership', lines).events)).toEqual(['csw-3 > windgap surprise']);
    expect(attacks(soloAct('strategy', lines).events)).toEqual(['csw-2 > windgap']);
  });

  test('R14.8, R7.9 an undefended sietch is 0/0: it is entered at once and gives its rank', () => {
    const { state, events } = soloAct(
      'strategy',
      `${target('windgap')}\n${ranks({ windgap: 3 })}\ncsw-3: H 1r\nwindgap: sietch\ngara-kulon: sietch`,
    );
    expect(attacks(events)).toEqual(['csw-3 > windgap']);
    expect(inArea(state, 'windgap')).toBe('H 1r');
    expect(state.supremacy).toBe(3);
  });
});

describe('R14.7a impassable borders are open for the Harkonnen', () => {
  test('R14.7a, R14.8 a legion attacks another across one', () => {
    const { events } = soloAct(
      'strategy',
      `${target('windgap')}\nwindgap: A 4r sietch\ncne-5: H 2r\nne-7: A 1r`,
    );
    expect(attacks(events)).toEqual(['cne-5 > ne-7']);
  });

  test('R14.7a it counts for the distance of 2 too', () => {
    // cne-6 touches the eastern Shield Wall only over an impassable border.
    const { events } = soloAct(
      'strategy',
      `${target('gara-kulon')}\ncne-6: H 2r\ngara-kulon: A 1r sietch\n${zones({ 'air-cne-ne': 1 })}`,
    );
    expect(attacks(events)).toEqual(['cne-6 > gara-kulon air']);
  });
});

describe('R14.8 which legion is attacked', () => {
  const STRONG_SIETCH = `${target('windgap')}\nwindgap: A 6r sietch`;

  test('R14.8 a sietch goes before any legion', () => {
    const { events } = soloAct(
      'strategy',
      `${target('windgap')}\nwindgap: A 1r sietch\ncsw-3: H 4r\ncsw-4: A 3r`,
    );
    expect(attacks(events)).toEqual(['csw-3 > windgap']);
  });

  test('R14.8 the strongest that is still weaker than the attacker', () => {
    const { events } = soloAct(
      'strategy',
      `${STRONG_SIETCH}\nwind-pass: H 4r\ncnw-4: A 4r\ncne-3: A 3r\ncsw-4: A 2r`,
    );
    expect(attacks(events)).toEqual(['wind-pass > cne-3']);
  });

  test('R14.8 coarse equal: the strongest figure by figure', () => {
    const { events } = soloAct('strategy', `${STRONG_SIETCH}\nwind-pass: H 4r\ncne-3: A 2r\ncsw-4: A 1r1e`);
    expect(attacks(events)).toEqual(['wind-pass > csw-4']);
  });

  test('R14.8 strength equal: the one with a named leader', () => {
    // 2/4 each: two regulars, or a regular and a named leader.
    const { events } = soloAct(
      'strategy',
      `${STRONG_SIETCH}\nwind-pass: H 4r\ncne-3: A 2r\ncsw-4: A 1r stilgar`,
    );
    expect(attacks(events)).toEqual(['wind-pass > csw-4']);
  });

  test('R14.8 last: the human picks the legion attacked', () => {
    const { state } = soloAct('strategy', `${STRONG_SIETCH}\nwind-pass: H 4r\ncne-3: A 2r\ncsw-4: A 2r`);
    expect(tie(state)).toBe('attackLegion: area:cne-3 area:csw-4');
    expect(attacks(playAll(state, 'area:cne-3'))).toEqual(['wind-pass > cne-3']);
  });

  test('R14.8 the attacker is the human\u2019s choice, however strong each is', () => {
    const { state } = soloAct('strategy', `${STRONG_SIETCH}\nwind-pass: H 4r\nnorth-pole: H 6r\ncsw-4: A 2r`);
    expect(tie(state)).toBe('attackingLegion: area:north-pole area:wind-pass');
    expect(attacks(playAll(state, 'area:wind-pass'))).toEqual(['wind-pass > csw-4']);
  });

  test('R14.8 never by ornithopter', () => {
    const { events } = soloAct(
      'strategy',
      `${STRONG_SIETCH}\nsplintered-rock: H 4r\ncsw-4: A 2r\n${zones({ 'air-cnw-csw': 1, 'air-cne-cnw': 1 })}`,
    );
    expect(attacks(events)).toEqual([]);
  });

  test('R14.8 Leadership: a legion without a leader attacks no legion', () => {
    const { events } = soloAct('leadership', `${STRONG_SIETCH}\nwind-pass: H 4r\ncsw-4: A 2r`);
    expect(attacks(events)).toEqual([]);
  });
});

describe('R14.0 ties may be left to chance', () => {
  test('R14.0 with that option nobody is asked, and either may come', () => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= 20; seed++) {
      const state = soloPosition(
        `frames = [{"k":"turn","seat":1,"acted":true,"tank":-1,"flown":[]},{"k":"mahdi","task":{"t":"act","result":0},"picks":[]}]
        leaderAt = rabban:out
        ${target('windgap')}\ncsw-2: H 3r1g\ncsw-3: H 3r1g\nwindgap: A 1r sietch`,
        seed,
        'random',
      );
      for (const attack of attacks(settled(state))) seen.add(attack);
    }
    expect([...seen].sort()).toEqual(['csw-2 > windgap surprise', 'csw-3 > windgap surprise']);
  });
});
