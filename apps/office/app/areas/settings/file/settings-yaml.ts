import { pictureNames } from "./picture-names.ts";

export type ReadYaml = { settings: unknown; names: string[]; line?: undefined } | { line: number };

/** Reads a settings file. @returns its content and the pictures it names, or the line that can't be read */
export async function readYaml(text: string): Promise<ReadYaml> {
  const { parseDocument } = await import("yaml");
  const document = parseDocument(text, { prettyErrors: true });
  const [error] = document.errors;
  if (error) return { line: error.linePos?.[0].line ?? 1 };
  const settings: unknown = document.toJS({ maxAliasCount: 20 });
  return { settings, names: pictureNames(settings) };
}

/** Writes settings as a YAML file. */
export async function writeYaml(settings: unknown): Promise<string> {
  const { stringify } = await import("yaml");
  return stringify(settings, { lineWidth: 0 });
}
