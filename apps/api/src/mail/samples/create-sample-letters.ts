import { type LetterId, letterIds } from "@azulejo/contract/staff/letters.ts";
import type { Query } from "@azulejo/database";
import type { Services } from "../../context.ts";
import type { Storefront } from "../../domain/storefront.ts";
import { inWordsOf } from "../../messages/supplier-words.ts";
import type { SampleLetters, SampleMail, SampleWords } from "../../ports/in-process/sample-letters.ts";

/** Loaded on use, because the email libraries would slow down every start. */
const loadSamples = async () => (await import("./letter-samples.ts")).letterSamples;

/** Creates examples of the shop's emails, which aren't sent. */
export function createSampleLetters(servicesOf: () => Services): SampleLetters {
  return {
    async readers() {
      const samples = await loadSamples();
      return Object.fromEntries(letterIds.map((letter) => [letter, samples[letter].reader])) as Awaited<
        ReturnType<SampleLetters["readers"]>
      >;
    },
    openWriter,
    write: async (query, storefront, { letter, ...words }) => (await openWriter(query, storefront, words))(letter),
  };

  async function openWriter(query: Query, storefront: Storefront, { language, words }: SampleWords) {
    const [samples, { readSampleShop }] = await Promise.all([loadSamples(), import("./sample-shop.ts")]);
    const inLanguage = { ...storefront, settings: { ...storefront.settings, words, defaultLocale: language } };
    const shop = await readSampleShop(servicesOf(), query, inLanguage, language);
    return async (letter: LetterId): Promise<SampleMail> => {
      const read = new Set<string>();
      const mail = await inWordsOf(inLanguage, () => samples[letter].write(shop), read);
      return { ...mail, keys: [...read].filter((key) => key.startsWith("mail.")) };
    };
  }
}
