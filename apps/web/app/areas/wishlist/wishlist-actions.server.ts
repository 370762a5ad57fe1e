import { wishlist } from "@azulejo/contract";
import type { MovedLine } from "@azulejo/contract/areas/wishlist.ts";
import { numberOrText } from "@azulejo/contract/typed/number.ts";
import { type RouterContextProvider, redirect } from "react-router";
import { entry } from "../../form/form-faults.server.ts";
import type { Language } from "../../i18n/language.ts";
import { callApi } from "../../request/api.server.ts";
import type { BagSession } from "../../request/bag.server.ts";

interface Submission {
  context: Readonly<RouterContextProvider>;
  language: Language;
  session: BagSession;
  form: FormData;
  /** The page's address, for redirects. */
  here: string;
}

/** The message to show after a form was handled. */
export interface Outcome {
  report: MovedLine[] | null;
  asSamples: boolean;
  /** The list to which something was added in a dialog on another page. */
  keptOn: number | null;
  headers: Headers;
}

const nothing = (): Outcome => ({ report: null, asSamples: false, keptOn: null, headers: new Headers() });
const listOf = (form: FormData): number => Number(entry(form, "wishlistId"));

/** Returns the chosen list, or a new one with the given name. */
function into(form: FormData) {
  const wishlistId = listOf(form);
  const name = entry(form, "name");
  return wishlistId > 0 ? { wishlistId } : { ...(name !== "" && { name }) };
}

/** Handlers of the page's forms; each makes one API call. */
const intents: Record<string, (submission: Submission) => Promise<Outcome>> = {
  async keep({ context, language, form, here }) {
    const itemNo = entry(form, "itemNo");
    const quantity = numberOrText(form.get("quantity"));
    const { wishlistId } = await callApi(context, language, wishlist.add, { ...into(form), itemNo, quantity });
    if (form.has("stays")) return { ...nothing(), keptOn: wishlistId };
    throw redirect(`${here}?${new URLSearchParams({ list: String(wishlistId), kept: itemNo })}`);
  },
  async create({ context, language, form, here }) {
    const { wishlistId } = await callApi(context, language, wishlist.create, { name: entry(form, "name") });
    throw redirect(`${here}?list=${wishlistId}`);
  },
  async line({ context, language, form }) {
    const quantity = form.has("quantity") ? { quantity: numberOrText(form.get("quantity")) } : {};
    const note = form.has("note") ? { note: entry(form, "note") } : {};
    const items = [{ lineId: Number(entry(form, "lineId")), ...quantity, ...note }];
    await callApi(context, language, wishlist.update, { wishlistId: listOf(form), items });
    return nothing();
  },
  async rename({ context, language, form }) {
    await callApi(context, language, wishlist.update, { wishlistId: listOf(form), name: entry(form, "name") });
    return nothing();
  },
  async delete({ context, language, form, here }) {
    await callApi(context, language, wishlist.remove, { wishlistId: listOf(form) });
    throw redirect(here);
  },
  async fromBag({ context, language, session, form }) {
    if (session.id) await callApi(context, language, wishlist.addBag, { shoppingBagQuoteId: session.id, wishlistId: listOf(form) });
    return nothing();
  },
  move: (submission) => move(submission, {}),
  samples: (submission) => move(submission, { asSamples: true }),
  take: (submission) => move(submission, { lineIds: [Number(entry(submission.form, "lineId"))], takeAvailable: true }),
};

async function move(
  { context, language, session, form }: Submission,
  more: { asSamples?: boolean; takeAvailable?: boolean; lineIds?: number[] },
): Promise<Outcome> {
  const bag = session.id ? { shoppingBagQuoteId: session.id } : {};
  const moved = await callApi(context, language, wishlist.addAllToBag, { wishlistId: listOf(form), ...bag, ...more });
  return { ...nothing(), report: moved.lines, asSamples: more.asSamples ?? false, headers: await session.headers(moved.bag) };
}

/** Handles a submitted form by its intent. @throws ApiError */
export async function runWishIntent(submission: Submission): Promise<Outcome> {
  const intent = intents[entry(submission.form, "intent").replace(/-\d+$/, "")];
  return intent ? intent(submission) : nothing();
}
