import type { Language } from "@azulejo/contract";

/** Words that the trade uses for the same thing; who types one also finds the others, a little further down. */
const groups: Record<Language, string[][]> = {
  en: [
    ["tile", "tiles"],
    ["grey", "gray"],
    ["color", "colour"],
    ["mould", "mold"],
    ["aluminum", "aluminium"],
    ["shower", "bathroom"],
    ["backsplash", "splashback"],
    ["paver", "patio"],
    ["thinset", "mortar"],
    ["carton", "box"],
    ["subway", "brick"],
    ["bullnose", "trim", "edge"],
  ],
  es: [
    ["azulejo", "loseta", "baldosa", "mosaico"],
    ["losa", "placa", "plancha"],
    ["porcelanico", "porcelanato", "porcelana", "gres"],
    ["lechada", "boquilla", "junta"],
    ["mortero", "pegazulejo", "adhesivo", "thinset"],
    ["regadera", "ducha"],
    ["piso", "suelo"],
    ["cocina", "salpicadero"],
    ["cafe", "marron"],
    ["sellador", "impermeabilizante"],
    ["moldura", "remate", "perfil"],
    ["alberca", "piscina"],
    ["guijarro", "piedra", "canto"],
  ],
};

const build = (language: Language): Map<string, string[]> =>
  new Map(groups[language].flatMap((group) => group.map((word) => [word, group.filter((other) => other !== word)] as const)));
const synonyms: Record<Language, Map<string, string[]>> = { en: build("en"), es: build("es") };

/**
 * The synonyms of a folded word.
 * @param normal brings both sides to one form, so that a plural finds its group
 */
export function synonymsOf(language: Language, word: string, normal: (word: string) => string): string[] {
  const own = synonyms[language];
  const direct = own.get(word);
  if (direct) return direct;
  const wanted = normal(word);
  for (const [known, others] of own) if (normal(known) === wanted) return others;
  return [];
}
