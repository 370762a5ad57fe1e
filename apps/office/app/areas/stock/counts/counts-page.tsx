import { Button } from "@azulejo/ui/button.tsx";
import { useState } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router";
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
import { StartDialog } from "./start-dialog.tsx";

const PAGE_SIZE = 50;
const states = ["open", "all"] as const;

export async function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const which = { state: oneOf(states, query.get("state")), page: pageOf(query) };
  const [found, places] = await Promise.all([load("counts", which, request), load("places", {}, request)]);
  return { ...found, places };
}

export function Component() {
  const t = useText();
  const { moment } = useFormats();
  const { counts, places, total } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const [isStarting, setStarting] = useState(false);
  useKeys([{ keys: "n", label: t("goods.startCount"), run: () => setStarting(true), inBar: true }]);
  const actions = (
    <Button type="button" look="tool" onClick={() => setStarting(true)}>
      {t("goods.startCount")}
      <KeyCap keys="n" />
    </Button>
  );
  return (
    <>
      <PageHeading title={t("goods.counts")} actions={actions} />
      <StockPages />
      <div className="filters">
        <FilterLinks
          label={t("goods.state")}
          name="state"
          usual="open"
          chosen={oneOf(states, query.get("state"))}
          choices={states.map((value) => ({ value, label: t(`goods.countFilter.${value}`) }))}
        />
      </div>
      {counts.length > 0 ? (
        <Ledger
          caption={t("goods.counts")}
          rows={counts}
          keyOf={({ countNo }) => countNo}
          columns={[
            { label: t("goods.countNo"), cell: ({ countNo }) => <Link to={`/stock/counts/${countNo}`}>{countNo}</Link> },
            { label: t("stock.place"), cell: ({ store }) => placeName(places, store) },
            { label: t("goods.scope"), cell: ({ scope }) => scope || t("goods.everything") },
            { label: t("goods.state"), cell: ({ state }) => t(`goods.countState.${state}`) },
            { label: t("goods.started"), cell: ({ startedAt, startedBy }) => [moment(startedAt), startedBy].filter(Boolean).join(", ") },
            { label: t("goods.countedLots"), isFigure: true, cell: ({ counted, lots }) => t("goods.ofLots", { counted, lots }) },
            {
              label: t("goods.different"),
              isFigure: true,
              cell: ({ different }) => <span className={different > 0 ? "warn" : undefined}>{different}</span>,
            },
          ]}
        />
      ) : (
        <Empty title={t("goods.noCounts")}>{t("goods.noCountsHint")}</Empty>
      )}
      <Pager page={pageOf(query)} pageSize={PAGE_SIZE} total={total} />
      {isStarting && <StartDialog places={places.filter(({ own }) => own)} onClose={() => setStarting(false)} />}
    </>
  );
}
