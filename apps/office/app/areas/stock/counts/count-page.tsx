import { Button } from "@azulejo/ui/button.tsx";
import { useState } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData, useRevalidator, useSearchParams } from "react-router";
import { load } from "../../../call/load.ts";
import { useCall } from "../../../call/use-call.ts";
import { useAnnounce } from "../../../frame/announcement.tsx";
import { Empty } from "../../../frame/empty.tsx";
import type { Fact } from "../../../frame/ledger/facts-line.tsx";
import { FilterLinks } from "../../../frame/ledger/filter-links.tsx";
import { oneOf, pageOf } from "../../../frame/ledger/page-of.ts";
import { Pager } from "../../../frame/ledger/pager.tsx";
import { DetailPage } from "../../../frame/pages/detail-page.tsx";
import { useText } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { placeName } from "../place-name.ts";
import { isUnclear, type TypedUnits, unitsOf } from "../typed-units.ts";
import { CountTable } from "./count-table.tsx";
import { EndDialog } from "./end-dialog.tsx";

const PAGE_SIZE = 50;
const views = ["all", "left", "different"] as const;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const which = { countNo: Number(params["countNo"]), show: oneOf(views, query.get("show")), page: pageOf(query) };
  const [count, places] = await Promise.all([load("readCount", which, request), load("places", {}, request)]);
  return { count, places };
}

export function Component() {
  const t = useText();
  const facts = useFacts();
  const announce = useAnnounce();
  const { revalidate } = useRevalidator();
  const { count } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const { send, isSending, failure } = useCall("countLots");
  const [typed, setTyped] = useState<TypedUnits>({});
  const [ending, setEnding] = useState<"book" | "discard" | null>(null);
  const isOpen = count.state === "open";
  const ready = unitsOf(typed);
  const save = async (): Promise<boolean> => {
    if (isUnclear(typed)) return false;
    if (ready.length === 0) return true;
    const saved = await send({ countNo: count.countNo, lots: ready.map(({ id, units }) => ({ lotId: id, counted: units })) });
    if (!saved) return false;
    setTyped({});
    announce(t("goods.countSaved", { count: ready.length }));
    void revalidate();
    return true;
  };
  const ended = (words: string) => {
    announce(words);
    void revalidate();
  };
  const end = async (how: "book" | "discard") => {
    if (await save()) setEnding(how);
  };
  return (
    <DetailPage
      help="counts"
      title={t("goods.count", { number: String(count.countNo) })}
      note={<Link to="/stock/counts">{t("goods.counts")}</Link>}
      facts={facts}
      failure={failure}
    >
      <ViewLinks />
      {count.lines.length > 0 ? (
        <CountTable lines={count.lines} isOpen={isOpen} typed={typed} onType={(id, value) => setTyped({ ...typed, [id]: value })} />
      ) : (
        <Empty title={t("goods.nothingHere")}>{t("goods.nothingHereHint")}</Empty>
      )}
      <Pager page={pageOf(query)} pageSize={PAGE_SIZE} total={count.total} />
      {isOpen && (
        <CountButtons
          isSending={isSending}
          isReady={!isUnclear(typed) && ready.length > 0}
          onSave={() => void save()}
          onBook={() => void end("book")}
          onDiscard={() => setEnding("discard")}
        />
      )}
      {ending && <EndDialog count={count} how={ending} onEnded={ended} onClose={() => setEnding(null)} />}
    </DetailPage>
  );
}

function useFacts(): Fact[] {
  const t = useText();
  const { moment } = useFormats();
  const { count, places } = useLoaderData<typeof loader>();
  return [
    [t("stock.place"), placeName(places, count.store)],
    [t("goods.scope"), count.scope || t("goods.everything")],
    [t("goods.state"), t(`goods.countState.${count.state}`)],
    [t("goods.started"), [moment(count.startedAt), count.startedBy].filter(Boolean).join(", ")],
    [t("goods.countedLots"), t("goods.ofLots", { counted: count.counted, lots: count.lots })],
  ];
}

interface ButtonsProps {
  isSending: boolean;
  isReady: boolean;
  onSave(): void;
  onBook(): void;
  onDiscard(): void;
}

function CountButtons({ isSending, isReady, onSave, onBook, onDiscard }: ButtonsProps) {
  const t = useText();
  return (
    <div className="page-buttons">
      <Button type="button" disabled={isSending || !isReady} onClick={() => onSave()}>
        {t("goods.saveCount")}
      </Button>
      <Button type="button" look="tool" disabled={isSending} onClick={() => onBook()}>
        {t("goods.bookCount")}
      </Button>
      <Button type="button" look="quiet" disabled={isSending} onClick={() => onDiscard()}>
        {t("goods.discardCount")}
      </Button>
    </div>
  );
}

/** Links to all lots, those still to be counted, and those that differ. */
function ViewLinks() {
  const t = useText();
  const [query] = useSearchParams();
  return (
    <div className="filters">
      <FilterLinks
        label={t("goods.show")}
        name="show"
        usual="all"
        chosen={oneOf(views, query.get("show"))}
        choices={views.map((value) => ({ value, label: t(`goods.show.${value}`) }))}
      />
    </div>
  );
}
