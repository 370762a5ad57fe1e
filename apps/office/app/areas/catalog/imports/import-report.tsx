import type { CatalogImport, CatalogImportOptions } from "@azulejo/contract/areas/office/catalog/imports.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { Link } from "react-router";
import { Ledger } from "../../../frame/ledger/ledger.tsx";
import { PagePart } from "../../../frame/pages/detail-page.tsx";
import { useMay } from "../../../frame/staff.ts";
import { useText } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { codeOfColumn } from "../../settings/facts/new-fact.ts";
import { ImportDoubts } from "./import-doubts.tsx";
import { ImportQuestions } from "./import-questions.tsx";

const FIELDS = 8;

interface Props {
  file: CatalogImport;
  options: CatalogImportOptions;
  places: readonly { code: string; name: string }[];
  /** Changes the options for reading the file. */
  onOptions(options: CatalogImportOptions): void;
  /** Checks the file again, because the shop has more places. */
  onPlaces(): void;
  onSaveRejects(): void;
}

/** The results of a check or an import: counts, rejected rows, and differences. */
export function ImportReport({ file, options, places, onOptions, onPlaces, onSaveRejects }: Props) {
  const t = useText();
  const { figure } = useFormats();
  const { summary, state } = file;
  if (!summary) return null;
  const counts = [
    ["new", summary.new],
    ["changed", summary.changed],
    ["unchanged", summary.unchanged],
    ["refused", summary.refused],
    ["items", summary.items],
    ["rejected", summary.rejectedRows],
    ["untranslated", summary.untranslated],
  ] as const;
  return (
    <>
      <PagePart title={t(state === "checked" ? "imports.wouldChange" : "imports.hasChanged")}>
        <dl className="facts-line">
          {counts.map(([name, count]) => (
            <div key={name}>
              <dt>{t(`imports.${name}`)}</dt>
              <dd className="tabular">{figure(count)}</dd>
            </div>
          ))}
        </dl>
        {summary.unknownColumns.length > 0 && (
          <>
            <p className="page-text text-small">{t("imports.left", { columns: summary.unknownColumns.join(" · ") })}</p>
            <FactOffers columns={summary.unknownColumns} />
          </>
        )}
      </PagePart>
      <ImportDoubts doubts={summary.doubts} />
      <ImportQuestions
        summary={summary}
        options={options}
        places={places}
        isOpen={state !== "done"}
        onOptions={onOptions}
        onPlaces={onPlaces}
      />
      <Rejects file={file} onSave={onSaveRejects} />
      {state === "checked" && <Differences file={file} />}
    </>
  );
}

const MAX_OFFERS = 8;

/** Links to define a new fact for each column that isn't read; afterwards the file is checked again. */
function FactOffers({ columns }: { columns: readonly string[] }) {
  const t = useText();
  const may = useMay();
  const offered = columns.filter((column) => codeOfColumn(column) !== "").slice(0, MAX_OFFERS);
  if (!may("settings.write") || offered.length === 0) return null;
  return (
    <ul aria-label={t("imports.factOffers")} className="page-text import-facts">
      {offered.map((column) => (
        <li key={column}>
          <Link to={`/settings/facts/new?column=${encodeURIComponent(column)}`}>{t("imports.factOffer", { column })}</Link>
        </li>
      ))}
    </ul>
  );
}

function Rejects({ file: { rejects, summary }, onSave }: { file: CatalogImport; onSave(): void }) {
  const t = useText();
  const { figure } = useFormats();
  if (rejects.length === 0) return null;
  return (
    <section aria-labelledby="import-rejects">
      <div className="bar-heading">
        <h2 id="import-rejects">{t("imports.rejects", { count: summary?.rejectedRows ?? rejects.length })}</h2>
        <p className="page-actions">
          <Button type="button" look="tool" onClick={onSave}>
            {t("imports.saveRejects")}
          </Button>
        </p>
      </div>
      <Ledger
        caption={t("imports.rejects", { count: summary?.rejectedRows ?? rejects.length })}
        rows={rejects.map((one, at) => ({ ...one, at }))}
        keyOf={({ at }) => at}
        columns={[
          { label: t("imports.line"), isFigure: true, cell: ({ line }) => figure(line) },
          { label: t("imports.column"), cell: ({ column }) => column },
          { label: t("imports.reason"), cell: ({ reason }) => reason },
          { label: t("imports.value"), cell: ({ value }) => <span className="break-all">{value.slice(0, 120)}</span> },
        ]}
      />
    </section>
  );
}

function Differences({ file: { differences } }: { file: CatalogImport }) {
  const t = useText();
  if (differences.length === 0) return null;
  return (
    <section aria-labelledby="import-differences">
      <div className="bar-heading">
        <h2 id="import-differences">{t("imports.differences")}</h2>
      </div>
      <Ledger
        caption={t("imports.differences")}
        rows={differences}
        keyOf={({ code }) => code}
        columns={[
          { label: t("imports.product"), cell: ({ code }) => code },
          { label: t("imports.kind"), phone: "state", cell: ({ state, items }) => t(`imports.kind.${state}`, { items }) },
          {
            label: t("imports.fields"),
            cell: ({ fields }) => (
              <ul className="plain-list">
                {fields.slice(0, FIELDS).map(({ field, from, to }) => (
                  <li key={field}>
                    <span className="soft">{field}</span> {from || t("product.empty")} → {to || t("product.empty")}
                  </li>
                ))}
                {fields.length > FIELDS && <li className="soft">{t("imports.moreFields", { count: fields.length - FIELDS })}</li>}
              </ul>
            ),
          },
        ]}
      />
    </section>
  );
}
