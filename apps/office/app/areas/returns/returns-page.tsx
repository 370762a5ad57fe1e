import { Button } from "@azulejo/ui/button.tsx";
import { Field } from "@azulejo/ui/field.tsx";
import { Form, Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router";
import type { CallValue } from "../../call/calls.ts";
import { load } from "../../call/load.ts";
import type { Column } from "../../frame/ledger/ledger.tsx";
import { oneOf, pageOf } from "../../frame/ledger/page-of.ts";
import { ListPage } from "../../frame/pages/list-page.tsx";
import { useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/text.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { unitsOfLines } from "../order/units-of-lines.ts";
import { ReturnsPages } from "./returns-pages.tsx";

const states = ["open", "announced", "received", "inspected", "refunded", "withdrawn", "all"] as const;

export function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const words = query.get("q")?.trim();
  return load("returns", { state: oneOf(states, query.get("state")), page: pageOf(query), ...(words && { query: words }) }, request);
}

type Row = CallValue<"returns">["returns"][number];

/** Customers' returns, those waiting longest first. */
export function Component() {
  const t = useText();
  const { returns, total, pageSize } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const state = oneOf(states, query.get("state"));
  const words = query.get("q") ?? "";
  const columns = useColumns();
  return (
    <ListPage
      help="returns"
      title={t("section.returns")}
      note={t("returnList.count", { count: total })}
      pages={<ReturnsPages />}
      states={{
        ...{ label: t("returnList.state"), phone: "state", name: "state", usual: "open", chosen: state },
        choices: states.map((value) => ({ value, label: t(`returnList.state.${value}`) })),
      }}
      filters={
        <Form key={words} className="filter-form">
          {state !== "open" && <input type="hidden" name="state" value={state} />}
          <Field name="q" type="search" label={t("orders.find")} defaultValue={words} maxLength={120} autoComplete="off" />
          <Button type="submit" look="tool">
            {t("frame.filter")}
          </Button>
        </Form>
      }
      columns={columns}
      rows={returns}
      keyOf={({ returnNo }) => returnNo}
      none={{ title: t("returnList.none"), hint: t(words ? "returnList.noneNamed" : "returnList.noneHint") }}
      paged={{ pageSize, total }}
    />
  );
}

function useColumns(): Column<Row>[] {
  const t = useText();
  const language = useLanguage();
  const { moment } = useFormats();
  return [
    { label: t("returnList.number"), phone: "lead", cell: ({ returnNo }) => returnNo },
    { label: t("orders.number"), phone: "end", cell: ({ orderNo }) => <Link to={`/orders/${orderNo}`}>{orderNo}</Link> },
    { label: t("orders.customer"), phone: "lead", cell: ({ customer }) => customer },
    { label: t("returnList.goods"), cell: ({ lines }) => unitsOfLines(lines, language) },
    {
      label: t("returnList.reason"),
      cell: ({ reason, reasonKind, byCustomer, ourFault }) => (
        <div>
          {[reasonKind && t(`reason.${reasonKind}`), reason].filter(Boolean).join(". ")}
          {byCustomer && <small>{t("returnList.byCustomer")}</small>}
          {ourFault && <small>{t("returns.ourFault")}</small>}
        </div>
      ),
    },
    {
      label: t("returnList.state"),
      phone: "state",
      cell: ({ state: now }) => (
        <div>
          {t(`returns.state.${now}`)}
          {(now === "announced" || now === "received" || now === "inspected") && <small>{t(`returnList.next.${now}`)}</small>}
        </div>
      ),
    },
    {
      label: t("returnList.since"),
      phone: "none",
      cell: ({ announcedAt, receivedAt }) => (
        <div>
          {moment(announcedAt)}
          {receivedAt && <small>{t("returnList.received", { when: moment(receivedAt) })}</small>}
        </div>
      ),
    },
  ];
}
