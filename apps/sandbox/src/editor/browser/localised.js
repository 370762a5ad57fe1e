/** Content in one language: translated values under plain names, as the delivery API answers it. */
export function localised(value, language, standard) {
  if (Array.isArray(value)) return value.map((one) => localised(one, language, standard));
  if (typeof value !== "object" || value === null) return value;
  const suffix = `__i18n__${language.replaceAll("-", "_")}`;
  const plain = {};
  for (const [name, one] of Object.entries(value)) {
    if (!name.includes("__i18n__")) plain[name] ??= localised(one, language, standard);
    else if (language !== standard && name.endsWith(suffix) && one !== "" && one !== null) {
      plain[name.slice(0, -suffix.length)] = localised(one, language, standard);
    }
  }
  return plain;
}
