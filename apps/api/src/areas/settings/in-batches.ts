/** Rows per statement, because PostgreSQL allows 65,535 parameters. */
const BATCH = 1000;

export async function inBatches<Row>(rows: Row[], insert: (batch: Row[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH) await insert(rows.slice(start, start + BATCH));
}
