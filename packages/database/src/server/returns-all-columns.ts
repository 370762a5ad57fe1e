/** Returns whether a statement's result has a column for each of a table, so that a column more makes a prepared one fail. */
export function returnsAllColumns(statement: string): boolean {
  if (!statement.includes("*")) return false;
  let outside = statement;
  for (let before = ""; before !== outside; ) {
    before = outside;
    outside = outside.replaceAll(/\([^()]*\)/g, "");
  }
  return /(?:\bselect(?: distinct)?|\breturning|,)\s+(?:[\w"]+\.)?\*/i.test(outside);
}
