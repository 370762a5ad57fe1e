import { Button } from "@azulejo/ui/button.tsx";
import { useState } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { load } from "../../../call/load.ts";
import { KeyCap } from "../../../frame/keys/key-cap.tsx";
import { useKeys } from "../../../frame/keys/use-keys.ts";
import { oneOf, pageOf } from "../../../frame/ledger/page-of.ts";
import { useText } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { placeName } from "../place-name.ts";
import { StockList } from "../stock-list.tsx";
import { StartDialog } from "./start-dialog.tsx";

const states = ["open", "all"] as const;

export async function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const state = oneOf(states, query.get("state"));
  const [found, places] = await Promise.all([load("counts", { state, page: pageOf(query) }, request), load("places", {}, request)]);
  return { ...found, places, state };
}

export function Component() {
  const t = useText();
  const { moment } = useFormats();
  const { counts, places, total, state } = useLoaderData<typeof loader>();
  const [isStarting, setStarting] = useState(false);
  useKeys([{ keys: "n", label: t("goods.startCount"), run: () => setStarting(true), inBar: true }]);
  return (
    <>
      <StockList
        help="counts"
        title={t("goods.counts")}
        actions={
          <Button type="button" look="tool" onClick={() => setStarting(true)}>
            {t("goods.startCount")}
            <KeyCap keys="n" />
          </Button>
        }
        states={states.map((value) => ({ value, label: t(`goods.countFilter.${value}`) }))}
        state={state}
        rows={counts}
        keyOf={({ countNo }) => countNo}
        total={total}
        empty={{ title: t("goods.noCounts"), hint: t("goods.noCountsHint") }}
        columns={[
          { label: t("goods.countNo"), phone: "lead", cell: ({ countNo }) => <Link to={`/stock/counts/${countNo}`}>{countNo}</Link> },
          { label: t("stock.place"), phone: "lead", cell: ({ store }) => placeName(places, store) },
          { label: t("goods.scope"), cell: ({ scope }) => scope || t("goods.everything") },
          { label: t("goods.state"), phone: "end", cell: ({ state: now }) => t(`goods.countState.${now}`) },
          {
            label: t("goods.started"),
            phone: "plain",
            cell: ({ startedAt, startedBy }) => [moment(startedAt), startedBy].filter(Boolean).join(", "),
          },
          {
            label: t("goods.countedLots"),
            phone: "state",
            isFigure: true,
            cell: ({ counted, lots }) => t("goods.ofLots", { counted, lots }),
          },
          {
            label: t("goods.different"),
            phone: "named",
            isFigure: true,
            cell: ({ different }) => <span className={different > 0 ? "warn" : undefined}>{different}</span>,
          },
        ]}
      />
      {isStarting && <StartDialog places={places.filter(({ own }) => own)} onClose={() => setStarting(false)} />}
    </>
  );
}
