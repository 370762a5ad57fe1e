import "virtual:words/bag";
import { bagCalls } from "@azulejo/contract";
import type { BagLine } from "@azulejo/contract/areas/bag.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { Notice } from "@azulejo/ui/notice.tsx";
import { data, redirect, useNavigation } from "react-router";
import { faultsOf } from "../../form/form-faults.server.ts";
import type { FormFaults } from "../../form/form-faults.ts";
import { text, useText } from "../../i18n/text.ts";
import { ApiError, callApi } from "../../request/api.server.ts";
import { openBagSession, readBag } from "../../request/bag.server.ts";
import { isByDocument } from "../../request/by-document.server.ts";
import { readPlainCookie } from "../../request/cookies.server.ts";
import { takeFlash } from "../../request/flash.server.ts";
import { readSettings } from "../../request/settings.server.ts";
import { pageAction, pageLoader } from "../../routing/page-loader.server.ts";
import { headOf } from "../../shell/head/head.ts";
import { shellDataOf, useShellData } from "../../shell/shell-data.ts";
import { readDeliveredPrice } from "../delivery/read-delivered-price.server.ts";
import { toPostalCode, zipCookie } from "../delivery/zip.ts";
import { ADD_FIELD } from "../product/list/wall/card/add-field.ts";
import type { Route } from "./+types/bag-page";
import { atQuotedPrices } from "./at-quoted-prices.ts";
import { runBagIntent } from "./bag-actions.server.ts";
import { BagLineRow } from "./bag-line-row.tsx";
import { BagSummary, EmptyBag, JoinedNotice, RefusalNotice } from "./later-parts.ts";

export const loader = pageLoader(async ({ request, context, language, siteKey }) => {
  const session = await openBagSession(request, context, language);
  const bag = await readBag(context, language, session.id);
  const picksUp = bag?.lines.some((line) => line.fulfilment === "PKUP") && bag.shoppingBagQuoteId;
  const stores = picksUp ? await callApi(context, language, bagCalls.pickupStores, { shoppingBagQuoteId: picksUp }) : [];
  const zip = toPostalCode(readPlainCookie(request, zipCookie(siteKey)) ?? "");
  const id = bag?.shoppingBagQuoteId;
  const price =
    zip && id && bag.lines.length > 0 ? await readDeliveredPrice(context, language, { postalCode: zip, shoppingBagQuoteId: id }) : null;
  const { loads } = await readSettings(context, language);
  const shown = { loads, bag: bag && atQuotedPrices(bag, price), stores, zip, price, joined: takeFlash(context, "bag") };
  return data(shown, { headers: await session.headers(bag) });
});

/** Handles all forms of the bag; without scripts the bag page follows, with scripts the shopper stays on the same page. */
export const action = pageAction(async ({ request, context, language, address }) => {
  const form = spelledOut(await request.formData());
  const session = await openBagSession(request, context, language);
  const byDocument = isByDocument(request);
  try {
    const bag = await openOrNew(
      () => runBagIntent({ context, language, bagId: session.id, form }),
      () => runBagIntent({ context, language, bagId: null, form }),
      form,
    );
    const headers = await session.headers(bag);
    if (byDocument) throw redirect(address("shoppingbag"), { headers });
    return data(
      {
        added: form.get("intent") === "add",
        messages: undefined as string[] | undefined,
        fields: {} as Record<string, string>,
        faults: null as FormFaults | null,
      },
      { headers },
    );
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const faults: FormFaults | null = ownFaults(error, form);
    return data({ added: false, messages: said(error) as string[] | undefined, fields: error.fields, faults }, { status: error.status });
  }
});

/** A product card's form consists only of its button, so that a list has a hundred fields fewer to send. This fills in the fields. */
function spelledOut(form: FormData): FormData {
  const itemNo = form.get(ADD_FIELD);
  if (typeof itemNo !== "string") return form;
  for (const [name, value] of Object.entries({ intent: "add", itemNo, quantity: "1" })) form.set(name, value);
  return form;
}

/** Returns the errors of the forms that show them at their fields: that of a gift recipient, and that of promo codes. */
function ownFaults(error: ApiError, form: FormData): FormFaults | null {
  const faults = faultsOf(error, form);
  if (faults.intent === "applyCode") return faults;
  if (!faults.intent.startsWith("recipient-")) return null;
  const fields = Object.entries(faults.fields).map(([name, said]) => [name.replace("items.0.recipient.", ""), said]);
  return { ...faults, fields: Object.fromEntries(fields) };
}

/** Returns a field's error if there is one, because it is more specific than the general message. */
const said = ({ messages, fields }: ApiError): string[] =>
  Object.keys(fields).length > 0 ? [...new Set(Object.values(fields))] : messages;

type Run = () => ReturnType<typeof runBagIntent>;

/** Adds the item to a new bag if the old one has been ordered or no longer exists. */
async function openOrNew(run: Run, runAnew: Run, form: FormData) {
  try {
    return await run();
  } catch (error) {
    const over = error instanceof ApiError && (error.code === "webshoppingbag_ordered" || error.code === "webshoppingbag_not_found");
    if (over && form.get("intent") === "add") return runAnew();
    throw error;
  }
}

export function meta({ location, matches }: Route.MetaArgs) {
  const root = shellDataOf(matches);
  return headOf({ root, location, title: root && text(root.language, "bag.title"), noindex: true });
}

export default function BagPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText();
  const { language } = useShellData();
  const busy = useNavigation().state !== "idle";
  const { bag, stores, joined, zip, price, loads } = loaderData;
  if (!bag || bag.lines.length === 0) return <EmptyBag refusal={actionData?.messages?.join(" ")} />;
  const changed = bag.lines.some((line) => line.problems.some((problem) => problem.code === "gone" || problem.code === "price_changed"));
  const faults = actionData?.faults ?? null;
  const storeFault = actionData?.fields.storeNumber;
  return (
    <div className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_26rem]" aria-busy={busy}>
      <div>
        <h1 className="text-title">{t("bag.title")}</h1>
        {joined && (
          <div className="mt-4">
            <JoinedNotice joined={joined} />
          </div>
        )}
        {actionData?.messages && !storeFault && !faults && (
          <div className="mt-4">
            <RefusalNotice refusal={actionData} />
          </div>
        )}
        {changed && (
          <form method="post" className="mt-4">
            <Notice kind="alert">
              <p>{t("bag.changed")}</p>
              <Button type="submit" name="intent" value="accept" look="plain">
                {t("bag.accept")}
              </Button>
            </Notice>
          </form>
        )}
        <ul className="mt-6 border-t border-joint">
          {bag.lines.map((line: BagLine) => (
            <BagLineRow key={line.lineId} line={line} language={language} currency={bag.currency} faults={faults} />
          ))}
        </ul>
      </div>
      <BagSummary bag={bag} stores={stores} zip={zip} price={price} loads={loads} faults={faults} storeFault={storeFault} />
    </div>
  );
}
