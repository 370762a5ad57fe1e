import type { office } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { standardMailWords } from "../../../messages/check-words.ts";

export const listMailWords: Verb<typeof office.mailWords> = () => {
  const [en, es] = [standardMailWords("en"), standardMailWords("es")];
  return Promise.resolve(
    Object.keys(en)
      .sort()
      .map((key) => ({ key, en: en[key] ?? "", es: es[key] ?? "" })),
  );
};
