import type { Language } from "@azulejo/contract/vocabulary.ts";
import { compileMessages } from "./compile.ts";
import { type Placeholder, placeholdersOf, pluralCasesOf } from "./placeholders.ts";
import { sentencesIn } from "./sentences.ts";

type Messages = Record<string, string>;

/** Returns the faults of a group's English and Spanish messages, one line each. */
export function faultsOf(group: string, en: Messages, es: Messages): string[] {
  const languages: [Language, Messages, Messages][] = [
    ["en", en, es],
    ["es", es, en],
  ];
  const alone = languages.flatMap(([language, own, other]) =>
    Object.entries(own).flatMap(([key, message]) =>
      key in other ? faultsOfMessage(language, message).map((fault) => `${key} ${fault}`) : [`${key} is only in ${language}`],
    ),
  );
  return (alone.length > 0 ? alone : differences(en, es)).map((fault) => `${group}: ${fault}`);
}

/**
 * `other` is required by the compiler and `one` by this check. For Spanish, CLDR also has `many`, for round millions ("un millón de
 * cajas"), which no count in a shop reaches; a message without it uses `other`.
 */
function faultsOfMessage(language: Language, message: string): string[] {
  if (message.trim() === "") return [`is empty in ${language}`];
  try {
    compileMessages(language, { message });
  } catch (error) {
    return [`does not compile in ${language}: ${(error as Error).message.split("\n")[0]}`];
  }
  const incomplete = pluralCasesOf(message).filter((cases) => !cases.includes("one"));
  return incomplete.map((cases) => `has no singular in ${language}, only ${cases.join(", ")}`);
}

const differences = (en: Messages, es: Messages): string[] =>
  Object.keys(en).flatMap((key) => {
    const [english, spanish] = [en[key], es[key]].map((message) => written(placeholdersOf(message ?? "")));
    if (english !== spanish) return [`${key} takes ${english || "nothing"} in English, ${spanish || "nothing"} in Spanish`];
    const [inEnglish = 1, inSpanish = 1] = [en[key], es[key]].map((message) => sentencesIn(message ?? ""));
    return Math.abs(inEnglish - inSpanish) > 1 ? [`${key} has ${inEnglish} sentences in English, ${inSpanish} in Spanish`] : [];
  });

const written = (placeholders: Record<string, Placeholder>): string =>
  Object.entries(placeholders)
    .map(([name, kind]) => `${name} (${kind})`)
    .sort()
    .join(", ");
