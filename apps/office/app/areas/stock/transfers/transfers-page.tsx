import { buttonClass } from "@azulejo/ui/button.tsx";
import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate } from "react-router";
import { load } from "../../../call/load.ts";
import { KeyCap } from "../../../frame/keys/key-cap.tsx";
import { useKeys } from "../../../frame/keys/use-keys.ts";
import { oneOf, pageOf } from "../../../frame/ledger/page-of.ts";
import { useText } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { placeName } from "../place-name.ts";
import { StockList } from "../stock-list.tsx";

const states = ["open", "all"] as const;

export async function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const state = oneOf(states, query.get("state"));
  const [found, places] = await Promise.all([load("transfers", { state, page: pageOf(query) }, request), load("places", {}, request)]);
  return { ...found, places, state };
}

export function Component() {
  const t = useText();
  const { moment } = useFormats();
  const navigate = useNavigate();
  const { transfers, places, total, state } = useLoaderData<typeof loader>();
  useKeys([{ keys: "n", label: t("goods.newTransfer"), run: () => void navigate("/stock/transfers/new"), inBar: true }]);
  return (
    <StockList
      help="transfers"
      title={t("goods.transfers")}
      actions={
        <Link to="/stock/transfers/new" className={buttonClass("tool", "no-underline")}>
          {t("goods.newTransfer")}
          <KeyCap keys="n" />
        </Link>
      }
      states={states.map((value) => ({ value, label: t(`goods.transferFilter.${value}`) }))}
      state={state}
      rows={transfers}
      keyOf={({ transferNo }) => transferNo}
      total={total}
      empty={{ title: t("goods.noTransfers"), hint: t("goods.noTransfersHint") }}
      columns={[
        { label: t("goods.transferNo"), cell: ({ transferNo }) => <Link to={`/stock/transfers/${transferNo}`}>{transferNo}</Link> },
        { label: t("goods.from"), cell: ({ from }) => placeName(places, from) },
        { label: t("goods.to"), cell: ({ to }) => placeName(places, to) },
        { label: t("goods.sent"), cell: ({ sentAt, sentBy }) => [moment(sentAt), sentBy].filter(Boolean).join(", ") },
        { label: t("goods.received"), phone: "state", cell: ({ receivedAt }) => (receivedAt ? moment(receivedAt) : t("goods.onItsWay")) },
        { label: t("goods.unitsSent"), isFigure: true, cell: ({ units }) => units },
        {
          label: t("goods.arrived"),
          isFigure: true,
          cell: ({ units, arrived }) => <span className={arrived !== null && arrived < units ? "warn" : undefined}>{arrived ?? "—"}</span>,
        },
      ]}
    />
  );
}
