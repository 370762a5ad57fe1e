/** A page with more of the rows, and its remaining height. */
interface Open<Row> {
  rows: Row[];
  left: number;
}

interface Room<Row> {
  /** The height for rows on the first page, and on every other. */
  first: number;
  others: number;
  heightOf: (row: Row) => number;
}

/**
 * Divides rows over pages. The renderer could, but it lays out all remaining rows again for each page, which took minutes for a statement
 * of 5,000 lines. A row that fits on no page gets its own.
 */
export function fillPages<Row>(rows: readonly Row[], { first, others, heightOf }: Room<Row>): Row[][] {
  const pages: Open<Row>[] = [{ rows: [], left: first }];
  for (const row of rows) {
    const height = heightOf(row);
    const page = pages.at(-1);
    if (page && height <= page.left) {
      page.rows.push(row);
      page.left -= height;
    } else pages.push({ rows: [row], left: others - height });
  }
  return pages.map((page) => page.rows);
}
