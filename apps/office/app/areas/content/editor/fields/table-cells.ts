/** A table's rows; the first is its header. */
export type Cells = readonly (readonly string[])[];

interface Table {
  thead?: { value?: unknown }[];
  tbody?: { body?: { value?: unknown }[] }[];
}

const textsOf = (cells: { value?: unknown }[] = []): string[] => cells.map(({ value }) => String(value ?? ""));

/** Returns a stored table's cells, with all rows filled up to the widest one. */
export function cellsOf(value: unknown): Cells {
  const { thead, tbody = [] } = (value ?? {}) as Table;
  const rows = [textsOf(thead), ...tbody.map(({ body }) => textsOf(body))];
  const width = Math.max(1, ...rows.map((row) => row.length));
  return rows.map((row) => [...row, ...Array.from({ length: width - row.length }, () => "")]);
}

/** Returns cells in the stored format; ids of the stored table's cells are kept. */
export function tableOf([head = [], ...body]: Cells, stored: unknown): object {
  const { thead = [], tbody = [] } = (stored ?? {}) as Table;
  const merged = (texts: readonly string[], before: object[] = []) => texts.map((value, at) => ({ ...before[at], value }));
  return {
    ...(stored as object | null),
    thead: merged(head, thead),
    tbody: body.map((row, at) => ({ ...tbody[at], body: merged(row, tbody[at]?.body) })),
  };
}
