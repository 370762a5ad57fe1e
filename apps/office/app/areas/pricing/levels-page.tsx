import { buttonClass } from "@azulejo/ui/button.tsx";
import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { load } from "../../call/load.ts";
import { Empty } from "../../frame/empty.tsx";
import { Ledger } from "../../frame/ledger/ledger.tsx";
import { PageHeading } from "../../frame/page-heading.tsx";
import { useText } from "../../i18n/text.ts";
import { PricePages } from "./price-pages.tsx";

export const loader = ({ request }: LoaderFunctionArgs) => load("priceLevels", {}, request);

export function Component() {
  const t = useText();
  const levels = useLoaderData<typeof loader>();
  const add = (
    <Link to="/prices/new" className={buttonClass("tool", "no-underline")}>
      {t("prices.newLevel")}
    </Link>
  );
  return (
    <>
      <PageHeading help="prices" title={t("section.prices")} actions={add} />
      <PricePages />
      {levels.length > 0 ? (
        <Ledger
          caption={t("prices.levels")}
          rows={levels}
          keyOf={({ code }) => code}
          columns={[
            { label: t("prices.name"), cell: ({ code, name }) => <Link to={`/prices/${code}`}>{name}</Link> },
            { label: t("prices.code"), cell: ({ code }) => code },
            { label: t("prices.accounts"), isFigure: true, cell: ({ accounts }) => accounts },
            { label: t("prices.lineCount"), isFigure: true, cell: ({ lines }) => lines.length },
          ]}
        />
      ) : (
        <Empty title={t("prices.noLevels")}>{t("prices.noLevelsHint")}</Empty>
      )}
      <p className="page-text soft">{t("prices.contractsHint")}</p>
    </>
  );
}
