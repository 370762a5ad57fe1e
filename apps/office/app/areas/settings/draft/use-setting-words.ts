import { useText, useTextOr } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { partsOf } from "./paths.ts";

/** Matches the keys of settings in cents. */
const AMOUNT = /Cents([A-Z]\w*)?$/;

/** Settings whose values have names, with the prefix of the names' message keys. */
const namedValues: Record<string, string> = {
  "storefront.facts.kind": "settings.factKind",
  "storefront.facts.shownIn": "settings.factPlace",
};

/** Returns functions that name settings and write their values in the user's language. */
export function useSettingWords() {
  const t = useText();
  const named = useTextOr();
  const { money } = useFormats();
  /** Returns the name of a setting, such as `Phone` or `Name, Spanish (reno)`. */
  const nameOf = (path: string): string => {
    const { keys, rows, language } = partsOf(path);
    const known = keys.find((key) => named(`settings.path.${key}`, "") !== "");
    const name = known ? named(`settings.path.${known}`, known) : path;
    const words = language ? t("settings.inLanguage", { name, language: t(`settings.language.${language}`) }) : name;
    return rows.length > 0 ? `${words} (${rows.join(", ")})` : words;
  };
  /** Returns an explanation of a setting; undefined if its name is enough. */
  const helpOf = (path: string): string | undefined => named(`settings.help.${partsOf(path).keys[0]}`, "") || undefined;
  const written = (value: unknown, path = ""): string => {
    if (typeof value === "number" && AMOUNT.test(path)) return money(value);
    if (value === undefined || value === null || value === "") return "—";
    if (typeof value === "boolean") return t(value ? "settings.yes" : "settings.no");
    if (Array.isArray(value)) return value.length > 0 ? value.map((one) => written(one, path)).join("\n") : "—";
    if (typeof value !== "object") {
      const names = namedValues[partsOf(path).keys[0] ?? ""];
      return names ? named(`${names}.${value}`, String(value)) : String(value);
    }
    return Object.values(value)
      .filter((one) => one !== null && one !== "" && !(Array.isArray(one) && one.length === 0))
      .map((one) => written(one))
      .join(" · ");
  };
  return { nameOf, helpOf, written };
}
