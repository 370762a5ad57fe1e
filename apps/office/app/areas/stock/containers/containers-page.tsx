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

const states = ["open", "received", "all"] as const;

export async function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const state = oneOf(states, query.get("state"));
  const [found, places] = await Promise.all([load("containers", { state, page: pageOf(query) }, request), load("places", {}, request)]);
  return { ...found, places, state };
}

export function Component() {
  const t = useText();
  const { day, figure } = useFormats();
  const navigate = useNavigate();
  const { containers, places, total, state } = useLoaderData<typeof loader>();
  useKeys([{ keys: "n", label: t("goods.announce"), run: () => void navigate("/stock/containers/new"), inBar: true }]);
  return (
    <StockList
      help="containers"
      title={t("goods.containers")}
      actions={
        <Link to="/stock/containers/new" className={buttonClass("tool", "no-underline")}>
          {t("goods.announce")}
          <KeyCap keys="n" />
        </Link>
      }
      states={states.map((value) => ({ value, label: t(`goods.containerFilter.${value}`) }))}
      state={state}
      rows={containers}
      keyOf={({ code }) => code}
      total={total}
      empty={{ title: t("goods.noContainers"), hint: t("goods.noContainersHint") }}
      columns={[
        { label: t("goods.number"), cell: ({ code }) => <Link to={`/stock/containers/${encodeURIComponent(code)}`}>{code}</Link> },
        { label: t("goods.supplier"), cell: ({ supplier }) => supplier || "—" },
        { label: t("stock.place"), cell: ({ store }) => placeName(places, store) },
        { label: t("goods.expectedOn"), phone: "end", cell: ({ expectedOn }) => (expectedOn ? day(expectedOn) : t("goods.dayUnknown")) },
        { label: t("goods.state"), phone: "state", cell: ({ state: now }) => t(`goods.containerState.${now}`) },
        { label: t("goods.lineCount"), phone: "named", isFigure: true, cell: ({ lines }) => lines },
        { label: t("goods.expected"), phone: "named", isFigure: true, cell: ({ expected }) => figure(expected) },
        {
          label: t("goods.counted"),
          phone: "named",
          isFigure: true,
          cell: ({ counted, state: now }) => (now === "expected" ? "—" : figure(counted)),
        },
      ]}
    />
  );
}
