import type { Language } from "@azulejo/contract";
import type { LetterId } from "@azulejo/contract/staff/letters.ts";
import { LETTER_TEST_MAIL, selectTester, withUnsaved } from "../../areas/settings/index.ts";
import type { Services } from "../../context.ts";
import { text } from "../../messages/index.ts";
import type { SupplierWords } from "../../messages/supplier-words.ts";
import type { Courier } from "../../outbox/outbox.ts";
import type { Mailer } from "../../ports/mail/mailer.ts";
import { requireStorefront } from "../write-letter.ts";

interface Test {
  staffId: number;
  letter: LetterId;
  language: Language;
  /** Unsaved words at the time of the test. */
  words: SupplierWords;
}

/** Delivers an example to the staff member who requested it. */
export const testLetterCouriers = (services: Services, mailer: Mailer) => ({
  [LETTER_TEST_MAIL]: (async (payload, key) => {
    const { staffId, letter, language, words } = payload as unknown as Test;
    const { query } = services.database;
    const tester = await selectTester(query, staffId);
    if (!tester) return;
    const storefront = await requireStorefront(services, tester.storefrontId);
    const sample = { letter, language, words: withUnsaved(storefront.settings.words, words) };
    const { from, subject, html, text: plain } = await services.sampleLetters.write(query, storefront, sample);
    const marked = text(language, "mail.test.subject", { subject });
    await mailer.send({ to: tester.email, from, subject: marked, html, text: plain, key });
  }) satisfies Courier,
});
