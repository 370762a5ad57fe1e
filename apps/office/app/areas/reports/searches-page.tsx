import "./reports.css";
import type { SearchRow } from "@azulejo/contract/areas/office.ts";
import { lazy, Suspense } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { load } from "../../call/load.ts";
import { saveCsv } from "../../call/save-csv.ts";
import { CsvButton } from "../../frame/ledger/csv-button.tsx";
import type { Column } from "../../frame/ledger/ledger.tsx";
import { oneOf } from "../../frame/ledger/page-of.ts";
import { ListPage } from "../../frame/pages/list-page.tsx";
import { useMay } from "../../frame/staff.ts";
import { useText } from "../../i18n/text.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { readPeriod } from "./period.ts";
import { PeriodForm } from "./period-form.tsx";
import { ReportPages } from "./report-pages.tsx";

const choices = ["all", "missed"] as const;
/** Loaded lazily, because the chart library is larger than the page. */
const SearchesChart = lazy(() => import("./searches-chart.tsx"));
const MAX_ROWS = 500;

export async function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const period = await readPeriod(request);
  const show = oneOf(choices, query.get("show"));
  return { period, show, report: await load("searchesReport", { ...period, show }, request) };
}

/** Shoppers' searches, and those without results. */
export function Component() {
  const t = useText();
  const { period, show, report } = useLoaderData<typeof loader>();
  const { rows, days, terms, missed } = report;
  const columns = useColumns();
  const isMissed = show === "missed";
  return (
    <ListPage
      help="searches"
      title={t("searches.title")}
      actions={rows.length > 0 && <SaveButton />}
      pages={<ReportPages />}
      states={{
        ...{ label: t("searches.show"), name: "show", usual: "all", chosen: show },
        choices: choices.map((value) => ({ value, label: t(`searches.show.${value}`) })),
      }}
      filters={<PeriodForm {...period} />}
      above={
        rows.length > 0 && (
          <>
            <p className="page-text soft">
              {t("searches.counts", { terms, missed })}
              {rows.length === MAX_ROWS && ` ${t("searches.shown", { count: MAX_ROWS })}`}
            </p>
            <Suspense fallback={<div className="chart" />}>
              <SearchesChart days={days} period={period} onlyMissed={isMissed} />
            </Suspense>
          </>
        )
      }
      columns={columns}
      rows={rows}
      keyOf={({ term, language }) => `${language} ${term}`}
      none={{
        title: t(isMissed ? "searches.noneMissed" : "searches.none"),
        hint: t(isMissed ? "searches.noneMissedHint" : "searches.noneHint"),
      }}
    />
  );
}

function useColumns(): Column<SearchRow>[] {
  const t = useText();
  const { figure, day } = useFormats();
  const may = useMay();
  const addWord: Column<SearchRow> = {
    label: t("searchWords.title"),
    cell: ({ term, language, hits }) =>
      hits === 0 ? (
        <Link
          to={`/content/search-words?in=${language}&add=${encodeURIComponent(term)}`}
          aria-label={t("searches.addWordOf", { term })}
          className="inline-block min-h-6"
        >
          {t("searches.addWord")}
        </Link>
      ) : (
        "—"
      ),
  };
  return [
    { label: t("searches.term"), cell: ({ term, language }) => <span lang={language}>{term}</span> },
    { label: t("searches.language"), cell: ({ language }) => t(`reports.language.${language}`) },
    { label: t("searches.times"), phone: "end", isFigure: true, cell: ({ times }) => figure(times) },
    {
      label: t("searches.withoutHit"),
      isFigure: true,
      cell: ({ withoutHit }) => (withoutHit === 0 ? "—" : <span className="warn">{figure(withoutHit)}</span>),
    },
    { label: t("searches.hits"), phone: "named", isFigure: true, cell: ({ hits }) => figure(hits) },
    { label: t("searches.lastOn"), phone: "none", cell: ({ lastOn }) => <time dateTime={lastOn}>{day(lastOn)}</time> },
    {
      label: t("searches.open"),
      phone: "state",
      cell: ({ term, language }) => (
        <a
          href={`/${language}/search?q=${encodeURIComponent(term)}`}
          target="_blank"
          rel="noreferrer"
          aria-label={t("searches.openTerm", { term })}
        >
          {t("searches.open")}
        </a>
      ),
    },
    ...(may("content.publish") ? [addWord] : []),
  ];
}

function SaveButton() {
  const t = useText();
  const { period, report } = useLoaderData<typeof loader>();
  const save = () =>
    saveCsv(
      `${t("searches.file")}-${period.from}-${period.to}.csv`,
      [t("searches.term"), t("searches.language"), t("searches.times"), t("searches.withoutHit"), t("searches.hits"), t("searches.lastOn")],
      report.rows.map(({ term, language, times, withoutHit, hits, lastOn }) => [term, language, times, withoutHit, hits, lastOn]),
    );
  return <CsvButton save={save} />;
}
