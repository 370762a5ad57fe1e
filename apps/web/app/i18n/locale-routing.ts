/** How languages stand in addresses, as pure rules. */
export type RoutingStrategy = "prefix" | "prefix_except_default" | "prefix_and_default" | "no_prefix";

export interface LocaleRouting<Code extends string> {
  strategy: RoutingStrategy;
  codes: readonly Code[];
  defaultCode: Code;
}

/** The prefixes under which a language's routes exist, the one to link to first; "" is none. */
export function prefixesOf<Code extends string>(routing: LocaleRouting<Code>, code: Code): string[] {
  const isDefault = code === routing.defaultCode;
  switch (routing.strategy) {
    case "prefix":
      return [code];
    case "prefix_except_default":
      return [isDefault ? "" : code];
    case "prefix_and_default":
      return isDefault ? ["", code] : [code];
    case "no_prefix":
      return isDefault ? [""] : [];
  }
}

/** The path of a page in a language. @param path below the prefix, with or without its first slash */
export function localisedPath<Code extends string>(routing: LocaleRouting<Code>, code: Code, path: string): string {
  const prefix = prefixesOf(routing, code)[0] ?? "";
  const rest = path.replace(/^\/+/, "");
  return prefix === "" ? `/${rest}` : `/${prefix}/${rest}`;
}

/** What an address says of its language: the code (null where it says none) and the path below the prefix. */
export function readLocale<Code extends string>(routing: LocaleRouting<Code>, pathname: string): { code: Code | null; rest: string } {
  const [, first = "", ...others] = pathname.split("/");
  const code = routing.codes.find((known) => known === first);
  if (code && prefixesOf(routing, code).includes(code)) return { code, rest: others.join("/") };
  const unprefixed = routing.strategy === "prefix" ? null : routing.defaultCode;
  return { code: unprefixed, rest: pathname.slice(1) };
}

/** The language of a first visit: the stored one, then the browser's in its order, then the default. */
export function detectLocale<Code extends string>(
  routing: LocaleRouting<Code>,
  stored: string | null,
  acceptLanguage: string | null,
): Code {
  const known = routing.codes.find((code) => code === stored);
  if (known) return known;
  for (const part of (acceptLanguage ?? "").split(",")) {
    const tag = part.split(";")[0]?.trim().toLowerCase() ?? "";
    const found = routing.codes.find((code) => code === tag) ?? routing.codes.find((code) => tag.startsWith(`${code}-`));
    if (found) return found;
  }
  return routing.defaultCode;
}
