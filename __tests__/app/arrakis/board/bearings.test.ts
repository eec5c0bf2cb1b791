import { GEOMETRY } from '../../../../app/arrakis/board/geometry/geometry.data';
import { arrakis } from '../../../../engine';

const centres = new Map<string, readonly [number, number]>(
  GEOMETRY.cells.map((cell) => [cell.id, cell.centre]),
);

it('each unnamed area lies on the planet where its name says', () => {
  for (const [id, [point, anchor]] of Object.entries(arrakis.BEARINGS)) {
    const [x, y] = centres.get(id) ?? [NaN, NaN];
    const [ax, ay] = centres.get(anchor) ?? [NaN, NaN];
    const bearing = Math.atan2(x - ax, ay - y);
    const said = (arrakis.COMPASS.indexOf(point) * Math.PI) / 4;
    const off = Math.abs(Math.atan2(Math.sin(bearing - said), Math.cos(bearing - said)));
    // Never so far off that a neighbouring point of the compass would be nearer by much.
    expect({ id, off: off < Math.PI / 5 }).toEqual({ id, off: true });
    expect(Math.hypot(x - ax, y - ay)).toBeLessThan(470);
  }
});
