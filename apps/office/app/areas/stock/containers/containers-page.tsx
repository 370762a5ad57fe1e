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
const states = ["open", "received", "all"] as const;

export async function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const which = { state: oneOf(states, query.get("state")), page: pageOf(query) };
  const [found, places] = await Promise.all([load("containers", which, request), load("places", {}, request)]);
  return { ...found, places };
}

export function Component() {
  const t = useText();
  const { day, figure } = useFormats();
  const navigate = useNavigate();
  const { containers, places, total } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const state = oneOf(states, query.get("state"));
  useKeys([{ keys: "n", label: t("goods.announce"), run: () => void navigate("/stock/containers/new"), inBar: true }]);
  const actions = (
    <Link to="/stock/containers/new" className={buttonClass("tool", "no-underline")}>
      {t("goods.announce")}
      <KeyCap keys="n" />
    </Link>
  );
  return (
    <>
      <PageHeading title={t("goods.containers")} actions={actions} />
      <StockPages />
      <div className="filters">
        <FilterLinks
          label={t("goods.state")}
          name="state"
          usual="open"
          chosen={state}
          choices={states.map((value) => ({ value, label: t(`goods.containerFilter.${value}`) }))}
        />
      </div>
      {containers.length > 0 ? (
        <Ledger
          caption={t("goods.containers")}
          rows={containers}
          keyOf={({ code }) => code}
          columns={[
            { label: t("goods.number"), cell: ({ code }) => <Link to={`/stock/containers/${encodeURIComponent(code)}`}>{code}</Link> },
            { label: t("goods.supplier"), cell: ({ supplier }) => supplier || "—" },
            { label: t("stock.place"), cell: ({ store }) => placeName(places, store) },
            { label: t("goods.expectedOn"), cell: ({ expectedOn }) => (expectedOn ? day(expectedOn) : t("goods.dayUnknown")) },
            { label: t("goods.state"), cell: ({ state: now }) => t(`goods.containerState.${now}`) },
            { label: t("goods.lineCount"), isFigure: true, cell: ({ lines }) => lines },
            { label: t("goods.expected"), isFigure: true, cell: ({ expected }) => figure(expected) },
            { label: t("goods.counted"), isFigure: true, cell: ({ counted, state: now }) => (now === "expected" ? "—" : figure(counted)) },
          ]}
        />
      ) : (
        <Empty title={t("goods.noContainers")}>{t("goods.noContainersHint")}</Empty>
      )}
      <Pager page={pageOf(query)} pageSize={PAGE_SIZE} total={total} />
    </>
  );
}
