import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { load } from "../../call/load.ts";
import { saveCsv } from "../../call/save-csv.ts";
import { Empty } from "../../frame/empty.tsx";
import { CsvButton } from "../../frame/ledger/csv-button.tsx";
import { ItemCell } from "../../frame/ledger/item-cell.tsx";
import { Ledger } from "../../frame/ledger/ledger.tsx";
import { PageHeading } from "../../frame/page-heading.tsx";
import { useText } from "../../i18n/text.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { readPeriod } from "./period.ts";
import { PeriodForm } from "./period-form.tsx";
import { ReportPages } from "./report-pages.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  const period = await readPeriod(request);
  return { period, report: await load("samplesReport", period, request) };
}

export function Component() {
  const t = useText();
  const { money, figure, percent } = useFormats();
  const { period, report } = useLoaderData<typeof loader>();
  const { rows, currency } = report;
  const save = () =>
    saveCsv(
      `${t("reports.samplesFile")}-${period.from}-${period.to}.csv`,
      [t("goods.item"), t("reports.name"), t("reports.samplesSent"), t("reports.buyers"), t("reports.ordered"), t("reports.goods")],
      rows.map(({ itemNo, name, samples, buyers, ordered, goodsCents }) => [itemNo, name, samples, buyers, ordered, goodsCents / 100]),
    );
  const actions = rows.length > 0 && <CsvButton save={save} />;
  return (
    <>
      <PageHeading title={t("reports.samples")} actions={actions} />
      <ReportPages />
      <div className="filters">
        <PeriodForm {...period} />
      </div>
      {rows.length > 0 ? (
        <Ledger
          caption={t("reports.samples")}
          rows={rows}
          keyOf={({ itemNo }) => itemNo}
          columns={[
            {
              label: t("goods.item"),
              cell: ({ itemNo, name }) => <ItemCell itemNo={itemNo} name={name} />,
            },
            { label: t("reports.samplesSent"), isFigure: true, cell: ({ samples }) => figure(samples) },
            { label: t("reports.buyers"), isFigure: true, cell: ({ buyers }) => figure(buyers) },
            {
              label: t("reports.ordered"),
              isFigure: true,
              cell: ({ ordered, buyers }) => `${figure(ordered)} (${percent(ordered / buyers)})`,
            },
            { label: t("reports.goods"), isFigure: true, cell: ({ goodsCents }) => (goodsCents === 0 ? "—" : money(goodsCents, currency)) },
          ]}
        />
      ) : (
        <Empty title={t("reports.noSamples")}>{t("reports.noSamplesHint")}</Empty>
      )}
    </>
  );
}
