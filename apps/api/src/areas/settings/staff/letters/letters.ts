import { randomUUID } from "node:crypto";
import { type office, ShopError, type ValueOf } from "@azulejo/contract";
import { type LetterFamily, type LetterId, letterFamilies } from "@azulejo/contract/staff/letters.ts";
import type { Verb } from "../../../../calls/handler.ts";
import { type Context, inTransaction, requireStaff, type Work } from "../../../../context.ts";
import { todayOf } from "../../../../domain/day.ts";
import type { Storefront } from "../../../../domain/storefront.ts";
import type { FileReader } from "../../../../http/file-handler.ts";
import { checkWords } from "../../../../messages/check-words.ts";
import { text } from "../../../../messages/index.ts";
import type { SupplierWords } from "../../../../messages/supplier-words.ts";
import { recordAct } from "../../../audit/index.ts";
import { findStorefront } from "../../../storefront/index.ts";
import { countTests, lockTester } from "./letter-test.repository.ts";
import { openLetter, sealLetter } from "./letter-ticket.ts";
import { onlyUnsaved, withUnsaved } from "./unsaved-words.rules.ts";

/** The kind of message that carries a test to a staff member. */
export const LETTER_TEST_MAIL = "mail.test";

const HOUR_MS = 3_600_000;
const MAX_TESTS_AN_HOUR = 20;

type Listed = ValueOf<typeof office.letters>;

/** Lists of sample emails by settings, cached because creating one takes a second or two. */
const written = new WeakMap<Storefront["settings"], { day: string; list: Promise<Listed> }>();

export const listLetters: Verb<typeof office.letters> = (context) => {
  const { settings, timezone } = context.storefront;
  const day = todayOf(context.now(), timezone);
  const known = written.get(settings);
  if (known?.day === day) return known.list;
  const list = writeAll(context);
  written.set(settings, { day, list });
  list.catch(() => written.delete(settings));
  return list;
};

async function writeAll({ query, storefront, sampleLetters }: Work): Promise<Listed> {
  const readers = await sampleLetters.readers();
  const { words } = storefront.settings;
  const [english, spanish] = [
    await sampleLetters.openWriter(query, storefront, { language: "en", words }),
    await sampleLetters.openWriter(query, storefront, { language: "es", words }),
  ];
  const list: Listed = [];
  for (const [family, letters] of Object.entries(letterFamilies) as [LetterFamily, readonly LetterId[]][])
    for (const letter of letters) {
      const en = await english(letter);
      const es = await spanish(letter);
      const own = en.keys.filter((key) => key in words.en).length + es.keys.filter((key) => key in words.es).length;
      list.push({ letter, family, reader: readers[letter], subjects: { en: en.subject, es: es.subject }, ownWords: own });
    }
  return list;
}

export const previewLetter: Verb<typeof office.previewLetter> = async (context, { letter, language, words: typed }) => {
  const { query, storefront, sampleLetters, seal, now } = context;
  const faults = faultsOf(context, typed);
  if (faults.length > 0) return { faults, mail: null };
  const unsaved = onlyUnsaved(storefront.settings.words, typed);
  const words = withUnsaved(storefront.settings.words, unsaved);
  const { from, subject, text: plain, keys } = await sampleLetters.write(query, storefront, { letter, language, words });
  const ticket = sealLetter(seal, now(), { storefrontId: storefront.id, letter, language, words: unsaved });
  return { faults: [], mail: { from, subject, text: plain, address: `/api/office/letterfile/${ticket}`, keys } };
};

/** Queues a test email with the words shown to the staff member, including unsaved ones. */
export const sendTestLetter: Verb<typeof office.sendTestLetter> = async (context, { letter, language, words: typed }) => {
  if (faultsOf(context, typed).length > 0) throw new ShopError("office_letter_words");
  const { staffId, email } = requireStaff(context);
  const words = onlyUnsaved(context.storefront.settings.words, typed);
  await inTransaction(context, async (inside) => {
    const { query, now, outbox } = inside;
    await lockTester(query, staffId);
    const since = new Date(now().getTime() - HOUR_MS);
    if ((await countTests(query, { staffId, since })) >= MAX_TESTS_AN_HOUR)
      throw new ShopError("office_letter_tests", { count: MAX_TESTS_AN_HOUR });
    const payload = { staffId, letter, language, words };
    await outbox.enqueue(query, [{ kind: LETTER_TEST_MAIL, key: `letter-test:${randomUUID()}`, payload }]);
    await recordAct(inside, { kind: "letter.tested", subject: "letter", no: letter, before: null, after: { language, to: email } });
  });
  return { to: email };
};

/** Returns the HTML of a preview. Its links do nothing, because the framing page's sandbox allows no windows. */
export const readLetterFile: FileReader<typeof office.letterFile> = async (services, { ticket }) => {
  const { seal, now, database, referenceData, sampleLetters } = services;
  const opened = openLetter(seal, now(), ticket);
  if (!opened) return null;
  const { storefrontId, letter, language, words } = opened;
  const storefront = await findStorefront({ referenceData, query: database.query }, storefrontId);
  const sample = { letter, language, words: withUnsaved(storefront.settings.words, words) };
  const { html } = await sampleLetters.write(database.query, storefront, sample);
  return html.replace("<head>", '<head><base target="_blank"/>');
};

const faultsOf = ({ language }: Context, words: SupplierWords) =>
  checkWords({ en: given(words.en), es: given(words.es) }).map(({ key, language: of, problem, values }) => ({
    key,
    language: of,
    problem: text(language, problem, values),
  }));

const given = (words: Record<string, string>) => Object.fromEntries(Object.entries(words).filter(([, word]) => word !== ""));
