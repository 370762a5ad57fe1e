/** Returns the text of an environment file. Values that Node would read differently are quoted. */
export const environmentFile = (variables: [name: string, value: string, comment?: string][]): string =>
  variables.map(([name, value, comment]) => `${comment ? `\n# ${comment}\n` : ""}${name}=${quoted(value)}\n`).join("");

/** Where a shop keeps its data. */
interface Place {
  /** The database server's address, past a pooler; undefined for the shop's own. */
  url: string | undefined;
  /** The address of a pooler in front of it. */
  pooledUrl: string | undefined;
  /** The folder of uploads, and of the shop's own database. */
  dataDir: string;
}

/** Returns the variables that name a shop's database and folder. Without the folder, each release would look for uploads in its own. */
export const placeLines = ({ url, pooledUrl, dataDir }: Place): [name: string, value: string][] => [
  ...(url ? [["DATABASE_URL", pooledUrl ?? url] as [string, string]] : []),
  ...(url && pooledUrl ? [["DATABASE_DIRECT_URL", url] as [string, string]] : []),
  ["DATA_DIR", dataDir],
];

const quoted = (value: string): string => (/^[\w:/.@+=,~-]*$/.test(value) ? value : `'${value.replaceAll("'", "")}'`);
