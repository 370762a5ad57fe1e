import { buttonClass } from "@azulejo/ui/button.tsx";
import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate, useSearchParams } from "react-router";
import { load } from "../../../call/load.ts";
import { Empty } from "../../../frame/empty.tsx";
import { KeyCap } from "../../../frame/keys/key-cap.tsx";
import { useKeys } from "../../../frame/keys/use-keys.ts";
import { FilterLinks } from "../../../frame/ledger/filter-links.tsx";
import { Ledger } from "../../../frame/ledger/ledger.tsx";
import { oneOf, pageOf } from "../../../frame/ledger/page-of.ts";
import { Pager } from "../../../frame/ledger/pager.tsx";
import { PageHeading } from "../../../frame/page-heading.tsx";
import { useText } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { placeName } from "../place-name.ts";
import { StockPages } from "../stock-pages.tsx";

const PAGE_SIZE = 50;
const states = ["open", "all"] as const;

export async function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const which = { state: oneOf(states, query.get("state")), page: pageOf(query) };
  const [found, places] = await Promise.all([load("transfers", which, request), load("places", {}, request)]);
  return { ...found, places };
}

export function Component() {
  const t = useText();
  const { moment } = useFormats();
  const navigate = useNavigate();
  const { transfers, places, total } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  useKeys([{ keys: "n", label: t("goods.newTransfer"), run: () => void navigate("/stock/transfers/new"), inBar: true }]);
  const actions = (
    <Link to="/stock/transfers/new" className={buttonClass("tool", "no-underline")}>
      {t("goods.newTransfer")}
      <KeyCap keys="n" />
    </Link>
  );
  return (
    <>
      <PageHeading title={t("goods.transfers")} actions={actions} />
      <StockPages />
      <div className="filters">
        <FilterLinks
          label={t("goods.state")}
          name="state"
          usual="open"
          chosen={oneOf(states, query.get("state"))}
          choices={states.map((value) => ({ value, label: t(`goods.transferFilter.${value}`) }))}
        />
      </div>
      {transfers.length > 0 ? (
        <Ledger
          caption={t("goods.transfers")}
          rows={transfers}
          keyOf={({ transferNo }) => transferNo}
          columns={[
            { label: t("goods.transferNo"), cell: ({ transferNo }) => <Link to={`/stock/transfers/${transferNo}`}>{transferNo}</Link> },
            { label: t("goods.from"), cell: ({ from }) => placeName(places, from) },
            { label: t("goods.to"), cell: ({ to }) => placeName(places, to) },
            { label: t("goods.sent"), cell: ({ sentAt, sentBy }) => [moment(sentAt), sentBy].filter(Boolean).join(", ") },
            { label: t("goods.received"), cell: ({ receivedAt }) => (receivedAt ? moment(receivedAt) : t("goods.onItsWay")) },
            { label: t("goods.unitsSent"), isFigure: true, cell: ({ units }) => units },
            {
              label: t("goods.arrived"),
              isFigure: true,
              cell: ({ units, arrived }) => (
                <span className={arrived !== null && arrived < units ? "warn" : undefined}>{arrived ?? "—"}</span>
              ),
            },
          ]}
        />
      ) : (
        <Empty title={t("goods.noTransfers")}>{t("goods.noTransfersHint")}</Empty>
      )}
      <Pager page={pageOf(query)} pageSize={PAGE_SIZE} total={total} />
    </>
  );
}
