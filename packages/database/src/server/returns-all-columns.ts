/** Returns whether a statement returns all columns of a table, so that a new column would make a prepared one fail. */
export function returnsAllColumns(statement: string): boolean {
  if (!statement.includes("*")) return false;
  let outside = statement;
  for (let before = ""; before !== outside; ) {
    before = outside;
    outside = outside.replaceAll(/\([^()]*\)/g, "");
  }
  return /(?:\bselect(?: distinct)?|\breturning|,)\s+(?:[\w"]+\.)?\*/i.test(outside);
}
