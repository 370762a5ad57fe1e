import type { OfficeSlabRow } from "@azulejo/contract/areas/office.ts";
import { buttonClass } from "@azulejo/ui/button.tsx";
import { useState } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData, useRevalidator, useSearchParams } from "react-router";
import { load } from "../../../call/load.ts";
import { useAnnounce } from "../../../frame/announcement.tsx";
import { ItemCell } from "../../../frame/ledger/item-cell.tsx";
import type { Column } from "../../../frame/ledger/ledger.tsx";
import { oneOf, pageOf } from "../../../frame/ledger/page-of.ts";
import { FindForm } from "../../../frame/pages/find-form.tsx";
import { ListPage } from "../../../frame/pages/list-page.tsx";
import { nameOfPlace } from "../../../frame/place-names.ts";
import { useMay } from "../../../frame/staff.ts";
import { useText } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { StockPages } from "../stock-pages.tsx";
import { SlabDialog } from "./slab-dialog.tsx";
import { SlabSize } from "./slab-size.tsx";
import "../stock.css";

const PAGE_SIZE = 50;
const states = ["all", "available", "held", "sold"] as const;

export function loader({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const query = search.get("query")?.trim();
  return load("slabRows", { state: oneOf(states, search.get("state")), page: pageOf(search), ...(query && { query }) }, request);
}

/** The slabs of all yards, each with its state and who has it on hold. */
export function Component() {
  const t = useText();
  const announce = useAnnounce();
  const may = useMay();
  const { revalidate } = useRevalidator();
  const { slabs, total } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const query = search.get("query") ?? "";
  const state = oneOf(states, search.get("state"));
  const [open, setOpen] = useState<string | null>(null);
  const columns = useColumns(setOpen);
  return (
    <ListPage
      help="slabs"
      title={t("slabs.title")}
      note={t("slabs.count", { count: total })}
      actions={
        may("slabs.change") && (
          <Link to="/stock/slabs/new" className={`${buttonClass("primary")} min-h-9!`}>
            {t("slabs.add")}
          </Link>
        )
      }
      pages={<StockPages />}
      states={{
        ...{ label: t("goods.state"), phone: "state", name: "state", usual: "all", chosen: state },
        choices: states.map((value) => ({ value, label: t(`slabs.state.${value}`) })),
      }}
      filters={
        <FindForm
          {...{ label: t("slabs.find"), words: query, maxLength: 60 }}
          state={state === "all" ? null : state}
          all={query !== "" && "/stock/slabs"}
        />
      }
      columns={columns}
      rows={slabs}
      keyOf={({ code }) => code}
      none={{ title: t("slabs.none"), hint: t(query || state !== "all" ? "slabs.noneFound" : "slabs.noneHint") }}
      paged={{ pageSize: PAGE_SIZE, total }}
    >
      {open !== null && (
        <SlabDialog
          code={open}
          onChanged={(words) => {
            announce(words);
            void revalidate();
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </ListPage>
  );
}

function useColumns(onOpen: (code: string) => void): Column<OfficeSlabRow>[] {
  const t = useText();
  const { moment, shortDay } = useFormats();
  return [
    {
      label: t("slabs.slab"),
      cell: ({ code, picture }) => (
        <span className="slab-cell">
          {picture && <img src={picture} alt="" loading="lazy" width={64} height={36} />}
          <button type="button" className="link-button" onClick={() => onOpen(code)}>
            {code}
          </button>
        </span>
      ),
    },
    { label: t("goods.item"), cell: ({ itemNo, name }) => <ItemCell itemNo={itemNo} name={name} /> },
    {
      label: t("slabs.block"),
      phone: "state",
      cell: ({ block, arrivedOn }) => (
        <span>
          {block}
          <small>{shortDay(arrivedOn)}</small>
        </span>
      ),
    },
    { label: t("stock.place"), cell: ({ store }) => nameOfPlace(store) },
    { label: t("slabs.size"), phone: "plain", isFigure: true, cell: (slab) => <SlabSize {...slab} /> },
    { label: t("goods.state"), phone: "end", cell: (slab) => <State {...slab} moment={moment} /> },
  ];
}

function State({ state, holder, heldUntil, waiting, moment }: OfficeSlabRow & { moment(at: string): string }) {
  const t = useText();
  const until = heldUntil && t("slabs.until", { moment: moment(heldUntil) });
  return (
    <span>
      {t(`slabs.state.${state}`)}
      {state === "held" && (
        <small>{[holder, until, waiting > 0 && t("slabs.waiting", { count: waiting })].filter(Boolean).join(", ")}</small>
      )}
    </span>
  );
}
