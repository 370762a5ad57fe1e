import { buttonClass } from "@azulejo/ui/button.tsx";
import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { load } from "../../../call/load.ts";
import { Empty } from "../../../frame/empty.tsx";
import { Ledger } from "../../../frame/ledger/ledger.tsx";
import { PageHeading } from "../../../frame/page-heading.tsx";
import { useLanguage } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { PricePages } from "../price-pages.tsx";
import { type Promotion, stateOf } from "./promotion.ts";
import { useGiftWords } from "./use-gift-words.ts";

export const loader = ({ request }: LoaderFunctionArgs) => load("promotions", {}, request);

export function Component() {
  const t = useText();
  const language = useLanguage();
  const { day, figure } = useFormats();
  const gift = useGiftWords();
  const { today, promotions } = useLoaderData<typeof loader>();
  const rows = promotions.map(({ promotion, used }) => ({ ...(promotion as unknown as Promotion), used }));
  const add = (
    <Link to="/prices/codes/new" className={buttonClass("tool", "no-underline")}>
      {t("codes.new")}
    </Link>
  );
  return (
    <>
      <PageHeading help="codes" title={t("codes.title")} actions={add} />
      <PricePages />
      {rows.length > 0 ? (
        <Ledger
          caption={t("codes.title")}
          rows={rows}
          keyOf={({ code }) => code}
          columns={[
            {
              label: t("codes.code"),
              cell: ({ code, name }) => (
                <div>
                  <Link to={`/prices/codes/${code}`}>{code}</Link>
                  <small>{name[language]}</small>
                </div>
              ),
            },
            { label: t("codes.gives"), cell: (row) => gift(row) },
            { label: t("codes.from"), phone: "named", cell: ({ from }) => (from ? day(from) : "—") },
            { label: t("codes.until"), phone: "named", cell: ({ until }) => (until ? day(until) : "—") },
            {
              label: t("codes.used"),
              phone: "named",
              isFigure: true,
              cell: ({ used, uses }) => (uses === null ? figure(used) : t("codes.usedOf", { used, uses })),
            },
            { label: t("codes.state"), phone: "end", cell: (row) => t(`codes.state.${stateOf(row, today)}`) },
          ]}
        />
      ) : (
        <Empty title={t("codes.none")}>{t("codes.noneHint")}</Empty>
      )}
    </>
  );
}
