import "virtual:words/account+customer";
import "../../../media/line-picture.css";
import "../../bag/quick-order/quick-order.css";
import "../desk/desk.css";
import "../orders/orders.css";
import "./overview.css";
import { customer, gallery, ideaBookCalls, storeCalls } from "@azulejo/contract";
import { businessTypes } from "@azulejo/contract/claims.ts";
import { ButtonLink } from "@azulejo/ui/button.tsx";
import { Notice, Rule } from "@azulejo/ui/notice.tsx";
import { formDone, formFaults } from "../../../form/form-faults.server.ts";
import { readInput } from "../../../form/read-input.server.ts";
import { text, useText } from "../../../i18n/text.ts";
import { toCell } from "../../../media/scene-cell.ts";
import { callApi } from "../../../request/api.server.ts";
import { renewClaims } from "../../../request/session.server.ts";
import { pageAction, pageLoader } from "../../../routing/page-loader.server.ts";
import { useAddress } from "../../../routing/use-address.ts";
import type { Visit } from "../../../routing/visit.ts";
import { headOf } from "../../../shell/head/head.ts";
import { shellDataOf, useShellData } from "../../../shell/shell-data.ts";
import { AccountFrame } from "../../account/frame/account-frame.tsx";
import { readMaterials } from "../../account/frame/account-frame-data.server.ts";
import { unlessHidden } from "../invoices/load-invoices.server.ts";
import type { Route } from "./+types/home-page";
import { BalanceFigures, BranchSwitch, FirstSteps, LastBook, LastOrder, OpenOrders, QuickPad, QuotesToAnswer } from "./later-parts.ts";
import { standingOf } from "./standing-of.ts";

const OPEN_ORDERS = { status: 1, days: 0, pageSize: 6 } as const;
/** Enough invoices for those listed under past due and due soon. */
const FIRST_DUE = { sort: "due", pageSize: 100 } as const;
/** How many open orders of a private person are shown with pictures of their items. */
const MAX_PICTURED = 3;

export const loader = pageLoader(async ({ context, language, session }) => {
  const seesMoney = session?.isBusiness && (session.isAdministrator || session.isAccountant);
  const [model, summary, { quotes }, open, money, { books }] = await Promise.all([
    callApi(context, language, customer.model, {}),
    callApi(context, language, customer.summary, {}),
    callApi(context, language, customer.quotes, { show: "waiting" }),
    callApi(context, language, customer.orders, OPEN_ORDERS),
    seesMoney ? unlessHidden(() => readMoney({ context, language })) : null,
    callApi(context, language, ideaBookCalls.list, {}),
  ]);
  const filled = books.find((book) => book.count > 0);
  const last = summary.lastOrder && open.counts.open === 0 ? [summary.lastOrder] : [];
  const pictured = model.customer ? last : [...open.orders, ...last].slice(0, MAX_PICTURED);
  const [receipts, book, begin] = await Promise.all([
    Promise.all(pictured.map(({ receiptId }) => callApi(context, language, customer.receipt, { id: receiptId }))),
    filled ? callApi(context, language, ideaBookCalls.open, { tagId: filled.tagId }) : null,
    model.customer ? null : readBegin({ context, language }),
  ]);
  return { model, open, quotes: quotes.filter((quote) => quote.state === "open"), money, receipts, book, begin };
});

/** What a new customer can begin with: a room, materials to have samples of, and the stores. */
async function readBegin({ context, language }: Pick<Visit, "context" | "language">) {
  const [{ scenes }, materials, stores, openings] = await Promise.all([
    callApi(context, language, gallery.list, { pageSize: 1 }),
    readMaterials({ context, language }),
    callApi(context, language, storeCalls.list, {}),
    callApi(context, language, storeCalls.openings, {}),
  ]);
  const [room] = scenes;
  return {
    room: room ? toCell(room) : null,
    materials,
    stores: stores.map(({ code, number, name, state, latitude, longitude }) => {
      const isOpen = openings.find((one) => one.code === code)?.isOpen ?? false;
      return { code, number, name, state, latitude, longitude, isOpen };
    }),
  };
}

/** The balance of a business account, and its open invoices. */
async function readMoney({ context, language }: Pick<Visit, "context" | "language">) {
  const [balance, { invoices }] = await Promise.all([
    callApi(context, language, customer.balance, {}),
    callApi(context, language, customer.openInvoices, FIRST_DUE),
  ]);
  return { balance, invoices };
}

/** Switches to another branch. */
export const action = pageAction(async ({ request, context, language }) => {
  const form = await request.formData();
  try {
    await callApi(context, language, customer.switchBranch, readInput(customer.switchBranch, form));
    await renewClaims(context);
    return formDone("branch");
  } catch (error) {
    return formFaults(error, form);
  }
});

export function meta({ location, matches }: Route.MetaArgs) {
  const root = shellDataOf(matches);
  return headOf({ root, location, title: root && text(root.language, "customer.home"), noindex: true });
}

/**
 * Current work and links: for a business, balance, open orders, quotes and quick order; for a private person, orders, ideas or first steps.
 */
export default function AccountHomePage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText();
  const root = useShellData();
  const { model, open, quotes, money, receipts, book, begin } = loaderData;
  const business = model.customer;
  const hasOrders = open.counts.open > 0 || receipts.length > 0;
  const orders = receipts.map((receipt) => <LastOrder key={receipt.receiptId} receipt={receipt} language={root.language} />);
  return (
    <AccountFrame
      root={root}
      title={business?.name ?? t("customer.hello", { name: model.givenName })}
      lead={business && standingOf(business, model.roles, root.language, t)}
      beside={business && <BranchSwitch business={business} faults={actionData?.faults ?? null} done={actionData?.done === "branch"} />}
      isWide
    >
      {model.openRequest && <Notice>{t("customer.openRequest", { reference: model.openRequest.reference })}</Notice>}
      {money && <BalanceFigures {...money} isLimited={business !== null && isLimited(business)} />}
      {business ? (
        <div className="desk-columns">
          <div>
            {open.counts.open > 0 && <OpenOrders list={open} />}
            {orders}
            {book && <LastBook book={book} />}
          </div>
          <aside>
            <QuickPad />
            <QuotesToAnswer quotes={quotes} />
          </aside>
        </div>
      ) : (
        <>
          {orders}
          <QuotesToAnswer quotes={quotes} />
          {book && <LastBook book={book} />}
          {begin && !(hasOrders && book) && (
            <FirstSteps
              {...begin}
              hasOrders={hasOrders}
              hasBook={book !== null}
              stores={begin.stores.map((store) => ({ ...store, isMine: store.code === root.store }))}
            />
          )}
          {!model.openRequest && businessTypes.includes(model.type) && root.settings.features.tradeAccounts && <RequestBusiness />}
        </>
      )}
    </AccountFrame>
  );
}

const isLimited = ({ branches, ownBranchIds }: NonNullable<Route.ComponentProps["loaderData"]["model"]["customer"]>): boolean =>
  ownBranchIds.length > 0 && branches.some(({ id }) => !ownBranchIds.includes(id));

function RequestBusiness() {
  const t = useText();
  const address = useAddress();
  return (
    <section>
      <Rule>{t("customer.business")}</Rule>
      <p className="mt-3 max-w-prose">{t("customer.requestText")}</p>
      <p className="mt-4">
        <ButtonLink href={address("account/businessform")}>{t("customer.request")}</ButtonLink>
      </p>
      <p className="mt-4">
        <a href={address("account/connectbusiness")}>{t("connect.have")}</a>
      </p>
    </section>
  );
}
