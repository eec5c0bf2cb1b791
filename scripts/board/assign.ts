import { at } from './graph';

/**
 * Gives every row a column of its own at the least total cost (the Hungarian method, row by row). There must be at least
 * as many columns as rows.
 */
export function assign(cost: readonly (readonly number[])[]): readonly number[] {
  const rows = cost.length;
  const columns = cost[0]?.length ?? 0;
  // Potentials of rows and columns; row and column 0 stand for nobody.
  const u = new Array<number>(rows + 1).fill(0);
  const v = new Array<number>(columns + 1).fill(0);
  const holder = new Array<number>(columns + 1).fill(0);
  const way = new Array<number>(columns + 1).fill(0);
  for (let row = 1; row <= rows; row++) {
    holder[0] = row;
    let column = 0;
    const least = new Array<number>(columns + 1).fill(Infinity);
    const used = new Array<boolean>(columns + 1).fill(false);
    do {
      used[column] = true;
      const now = at(holder, column);
      let delta = Infinity;
      let next = 0;
      for (let j = 1; j <= columns; j++) {
        if (at(used, j)) continue;
        const reduced = at(at(cost, now - 1), j - 1) - at(u, now) - at(v, j);
        if (reduced < at(least, j)) {
          least[j] = reduced;
          way[j] = column;
        }
        if (at(least, j) < delta) {
          delta = at(least, j);
          next = j;
        }
      }
      for (let j = 0; j <= columns; j++) {
        if (at(used, j)) {
          u[at(holder, j)] = at(u, at(holder, j)) + delta;
          v[j] = at(v, j) - delta;
        } else least[j] = at(least, j) - delta;
      }
      column = next;
    } while (at(holder, column) !== 0);
    while (column !== 0) {
      const before = at(way, column);
      holder[column] = at(holder, before);
      column = before;
    }
  }
  const chosen = new Array<number>(rows).fill(0);
  for (let j = 1; j <= columns; j++) if (at(holder, j) > 0) chosen[at(holder, j) - 1] = j - 1;
  return chosen;
}
