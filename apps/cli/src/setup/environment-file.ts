/** Returns the text of an environment file. Values that Node would read differently are quoted. */
export const environmentFile = (variables: [name: string, value: string, comment?: string][]): string =>
  variables.map(([name, value, comment]) => `${comment ? `\n# ${comment}\n` : ""}${name}=${quoted(value)}\n`).join("");

const quoted = (value: string): string => (/^[\w:/.@+=,~-]*$/.test(value) ? value : `'${value.replaceAll("'", "")}'`);
