import { bagCalls, checkout } from "@azulejo/contract";
import { type Bag, recipient } from "@azulejo/contract/areas/bag.ts";
import { numberOrText } from "@azulejo/contract/typed/number.ts";
import type { RouterContextProvider } from "react-router";
import { readInput } from "../../form/read-input.server.ts";
import type { Language } from "../../i18n/language.ts";
import { ApiError, callApi } from "../../request/api.server.ts";
import { promotionIntents } from "../promotion/promotion-actions.server.ts";
import { lotsIn } from "./agreed-lots.ts";
import { roomsIn } from "./rooms-in.ts";

type LoadContext = Readonly<RouterContextProvider>;
type Fulfilment = "NONE" | "DLVR" | "PKUP" | "ELTR";

interface Submission {
  context: LoadContext;
  language: Language;
  bagId: string | null;
  form: FormData;
}

const word = (form: FormData, name: string): string => String(form.get(name) ?? "").trim();
const number = (form: FormData, name: string): number => numberOrText(form.get(name));
const way = (form: FormData): Fulfilment | undefined => {
  const value = word(form, "fulfilmentType");
  return value === "DLVR" || value === "PKUP" || value === "ELTR" || value === "NONE" ? value : undefined;
};

async function addItem({ context, language, bagId, form }: Submission): Promise<Bag> {
  const bag = await callApi(context, language, bagCalls.addItem, {
    ...(bagId && { shoppingBagQuoteId: bagId }),
    items: form
      .getAll("itemNo")
      .map((itemNo) => ({ itemNo: String(itemNo).trim(), quantity: number(form, "quantity"), fulfilmentType: way(form) ?? "NONE" })),
    ...(word(form, "store") && { pickupStoreCode: word(form, "store") }),
  });
  const quoteId = word(form, "deliveredQuote");
  if (quoteId && bag.shoppingBagQuoteId) await keepQuote({ context, language, quoteId, shoppingBagQuoteId: bag.shoppingBagQuoteId });
  return bag;
}

/** The item is added even if the quote has ended or belongs to another bag; the bag then gets a new quote. */
async function keepQuote({
  context,
  language,
  ...quote
}: Pick<Submission, "context" | "language"> & { quoteId: string; shoppingBagQuoteId: string }) {
  try {
    await callApi(context, language, checkout.keepDeliveredPrice, quote);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
  }
}

/** Handlers of the bag's forms; each makes one API call. */
const intents: Record<string, (submission: Submission) => Promise<Bag>> = {
  add: addItem,
  update: ({ context, language, bagId, form }) => {
    const fulfilmentType = way(form);
    return callApi(context, language, bagCalls.update, {
      shoppingBagQuoteId: bagId ?? "",
      items: [
        {
          lineId: number(form, "lineId"),
          ...(form.has("quantity") && { quantity: number(form, "quantity") }),
          ...(fulfilmentType && { fulfilmentType }),
          ...(form.has("agreedLot") && { agreedLots: lotsIn(form.getAll("agreedLot")) }),
          ...(form.has("sampleLot") && { sampleLot: word(form, "sampleLot") || null }),
          ...(form.has("roomName") && { rooms: roomsIn(form) }),
        },
      ],
    });
  },
  recipient: ({ context, language, bagId, form }) =>
    callApi(context, language, bagCalls.update, {
      shoppingBagQuoteId: bagId ?? "",
      items: [{ lineId: number(form, "lineId"), recipient: readInput({ input: recipient }, form) }],
    }),
  remove: ({ context, language, bagId, form }) =>
    callApi(context, language, bagCalls.remove, { shoppingBagQuoteId: bagId ?? "", lineId: number(form, "lineId") }),
  accept: ({ context, language, bagId }) => callApi(context, language, bagCalls.cleanUp, { shoppingBagQuoteId: bagId ?? "" }),
  store: ({ context, language, bagId, form }) =>
    callApi(context, language, bagCalls.changePickupStore, {
      shoppingBagQuoteId: bagId ?? "",
      storeNumber: number(form, "storeNumber"),
    }),
  ...promotionIntents,
};

/** @returns null for an unknown intent */
export function runBagIntent(submission: Submission): Promise<Bag> | null {
  // A line's form has the line's number after its intent.
  const intent = intents[word(submission.form, "intent").replace(/-\d+$/, "")];
  return intent ? intent(submission) : null;
}
