import "virtual:words/account+customer";
import "./overview.css";
import { customer } from "@azulejo/contract";
import { businessTypes } from "@azulejo/contract/claims.ts";
import { ButtonLink } from "@azulejo/ui/button.tsx";
import { Notice, Rule } from "@azulejo/ui/notice.tsx";
import { ChoiceField } from "../../form/fields.tsx";
import { formDone, formFaults } from "../../form/form-faults.server.ts";
import type { FormFaults } from "../../form/form-faults.ts";
import { readInput } from "../../form/read-input.server.ts";
import { ShopForm } from "../../form/shop-form.tsx";
import { text, useText } from "../../i18n/text.ts";
import { callApi } from "../../request/api.server.ts";
import { renewClaims } from "../../request/session.server.ts";
import { pageAction, pageLoader } from "../../routing/page-loader.server.ts";
import { useAddress } from "../../routing/use-address.ts";
import { headOf } from "../../shell/head/head.ts";
import { shellDataOf, useShellData } from "../../shell/shell-data.ts";
import { AccountFrame } from "../account/frame/account-frame.tsx";
import type { Route } from "./+types/home-page";
import { branchWords } from "./customer-words.ts";
import { BalanceFigures } from "./desk/balance-figures.tsx";
import { unlessHidden } from "./invoices/load-invoices.server.ts";
import { LastOrder } from "./last-order.tsx";

export const loader = pageLoader(async ({ context, language, session }) => {
  const seesMoney = session?.isBusiness && (session.isAdministrator || session.isAccountant);
  const [model, summary, quotes, orders, balance] = await Promise.all([
    callApi(context, language, customer.model, {}),
    callApi(context, language, customer.summary, {}),
    callApi(context, language, customer.quotes, {}),
    callApi(context, language, customer.orders, { status: 1, pageSize: 1 }),
    seesMoney ? unlessHidden(() => callApi(context, language, customer.balance, {})) : null,
  ]);
  const receipt = summary.lastOrder ? await callApi(context, language, customer.receipt, { id: summary.lastOrder.receiptId }) : null;
  return { model, summary, waiting: { quotes: quotes.counts.open, orders: orders.counts.open }, balance, receipt };
});

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

export default function AccountHomePage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText();
  const root = useShellData();
  const { model, summary, waiting, balance, receipt } = loaderData;
  return (
    <AccountFrame root={root} title={t("customer.hello", { name: model.givenName })} isWide={balance !== null}>
      {model.openRequest && <Notice>{t("customer.openRequest", { reference: model.openRequest.reference })}</Notice>}
      {balance && <BalanceFigures balance={balance} />}
      <LastOrder receipt={receipt} language={root.language} />
      <Figures summary={summary} waiting={waiting} />
      {!model.customer && !model.openRequest && businessTypes.includes(model.type) && root.settings.features.tradeAccounts && (
        <RequestBusiness />
      )}
      {model.customer && (
        <Business business={model.customer} roles={model.roles} faults={actionData?.faults ?? null} done={actionData?.done === "branch"} />
      )}
    </AccountFrame>
  );
}

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

type Summary = Route.ComponentProps["loaderData"]["summary"];
type Waiting = Route.ComponentProps["loaderData"]["waiting"];
type Model = Route.ComponentProps["loaderData"]["model"];

/** The account's counts, each leading to its page. */
function Figures({ summary, waiting }: { summary: Summary; waiting: Waiting }) {
  const t = useText();
  const address = useAddress();
  const { features } = useShellData().settings;
  const figures = [
    { count: waiting.orders, label: t("customer.figure.openOrders"), to: "account/orders?status=open" },
    { count: waiting.quotes, label: t("customer.figure.quotes"), to: "account/quotes" },
    { count: summary.addresses, label: t("customer.figure.addresses"), to: "account/addresses" },
    ...(features.newsletter
      ? [{ count: summary.subscriptions, label: t("customer.figure.subscriptions"), to: "account/subscriptions" }]
      : []),
    ...(summary.users > 0
      ? [
          {
            count: summary.users,
            label: t("customer.figure.users"),
            note: summary.openInvitations > 0 ? t("customer.figure.invitations", { count: summary.openInvitations }) : undefined,
            to: "customerusers/manageusers",
          },
        ]
      : []),
  ];
  return (
    <ul className="account-figures">
      {figures.map(({ count, label, note, to }) => (
        <li key={to}>
          <a href={address(to)}>
            {label}
            <strong>{count}</strong>
            {note && <span>{note}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** `NET30` is thirty days; other terms are shown unchanged. */
function termOf(term: string, t: ReturnType<typeof useText>): string {
  const days = /^NET(\d+)$/.exec(term)?.[1];
  if (days) return t("customer.termNet", { days });
  return term === "CASH" ? t("customer.termCash") : term;
}

interface BusinessProps {
  business: NonNullable<Model["customer"]>;
  roles: Model["roles"];
  faults: FormFaults | null;
  done: boolean;
}

function Business({ business, roles, faults, done }: BusinessProps) {
  const t = useText();
  const own = business.branches.filter((one) => business.ownBranchIds.length === 0 || business.ownBranchIds.includes(one.id));
  return (
    <section>
      <Rule>{t("customer.business")}</Rule>
      <dl className="mt-3 grid grid-cols-[max-content_minmax(0,1fr)] gap-x-6 gap-y-2">
        <dt className="text-ink-soft">{t("customer.name")}</dt>
        <dd>{business.name}</dd>
        <dt className="text-ink-soft">{t("customer.number")}</dt>
        <dd className="tabular">{business.id}</dd>
        <dt className="text-ink-soft">{t("customer.term")}</dt>
        <dd>{termOf(business.paymentTerm, t)}</dd>
        <dt className="text-ink-soft">{t("customer.roles")}</dt>
        <dd>{roles.map((role) => t(`role.${role}`)).join(", ")}</dd>
      </dl>
      {own.length > 1 && (
        <ShopForm
          intent="branch"
          words={branchWords}
          faults={faults}
          submit={t("customer.useBranch")}
          working={t("customer.useBranch")}
          look="quiet"
          reloadDocument
          done={done ? t("customer.saved") : null}
          className="mt-5 flex max-w-md flex-wrap items-end gap-4"
        >
          <div className="grow">
            <ChoiceField name="branchId" required={false} value={String(business.activeBranchId ?? "")}>
              <option value="">{t("customer.branchNone", { name: business.name })}</option>
              {own.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.name}, {one.city}
                </option>
              ))}
            </ChoiceField>
          </div>
        </ShopForm>
      )}
    </section>
  );
}
