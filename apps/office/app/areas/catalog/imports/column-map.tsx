import type { CatalogImportColumn, CatalogImportOptions } from "@azulejo/contract/areas/office/catalog/imports.ts";
import { Select } from "@azulejo/ui/select.tsx";
import { useState } from "react";
import { Ledger } from "../../../frame/ledger/ledger.tsx";
import { useText, useTextOr } from "../../../i18n/text.ts";

type Columns = NonNullable<CatalogImportOptions["columns"]>;

interface Props {
  header: readonly string[];
  ours: readonly string[];
  columns: Columns;
  onChange(columns: Columns): void;
}

const required = new Set(["productCode", "itemNo"]);
/** Means that all rows have a fixed value; column names have no spaces around them, so it can't be confused with one. */
const FIXED = " ";
const lengths = ["mm", "cm", "in"] as const;
const unitsOf: Record<string, readonly NonNullable<Extract<CatalogImportColumn, { column: string }>["unit"]>[]> = {
  areaPerUnitSqFt: ["sqft", "m2"],
  weightPerUnitLb: ["lb", "kg"],
  widthMm: lengths,
  heightMm: lengths,
  thicknessMm: lengths,
};
/** Columns whose number may be per part of a sell unit, such as per piece. */
const perUnit = new Set(["listPrice", "salePrice", "unitCost", "stockOnHand", "stockAvailable"]);
const parts = ["sqft", "m2", "piece"] as const;

/** Returns the column from which the unit of prices or stock is already read, else that of the sell unit. */
function unitColumnOf(columns: Columns, own: string): string | undefined {
  const [source, sold] = [columns[own], columns["sellUnit"]];
  if (source && "column" in source && source.unitColumn !== undefined) return source.unitColumn;
  return sold && "column" in sold ? sold.column : undefined;
}

/** Names for the catalog's columns, and for what can be read from a file's columns. */
function useColumnWords() {
  const textOr = useTextOr();
  return {
    nameOf: (own: string) => textOr(`imports.column.${own}`, own),
    expects: (own: string) => textOr(`imports.expects.${own}`, own),
  };
}

/** Chooses which column of another system's file fills each column of the catalog. */
export function ColumnMap({ header, ours, columns, onChange }: Props) {
  const t = useText();
  const { nameOf, expects } = useColumnWords();
  const set = (own: string, source: CatalogImportColumn | null) => {
    const { [own]: _, ...others } = columns;
    onChange(source ? { ...others, [own]: source } : others);
  };
  const used = new Set(Object.values(columns).flatMap((source) => ("column" in source ? [source.column, source.unitColumn] : [])));
  const left = header.filter((name) => name !== "" && !used.has(name));
  // The order of rows stays fixed while they are filled in.
  const [first] = useState(() => ours.filter((own) => required.has(own) || columns[own] !== undefined));
  const table = (caption: string, rows: readonly string[]) => (
    <Ledger
      caption={caption}
      rows={rows}
      keyOf={(own) => own}
      columns={[
        {
          label: t("imports.ourColumn"),
          cell: (own) => (
            <div>
              {nameOf(own)}
              {required.has(own) && <span className="soft"> {t("imports.required")}</span>}
              <small>{expects(own)}</small>
            </div>
          ),
        },
        {
          label: t("imports.theirColumn"),
          cell: (own) => (
            <Source
              own={own}
              header={header}
              source={columns[own]}
              unitColumn={unitColumnOf(columns, own)}
              onChange={(source) => set(own, source)}
            />
          ),
        },
      ]}
    />
  );
  const rest = ours.filter((own) => !first.includes(own));
  return (
    <>
      {table(t("imports.columns"), first)}
      {rest.length > 0 && (
        <details className="import-more">
          <summary>{t("imports.more", { count: rest.length })}</summary>
          {table(t("imports.more", { count: rest.length }), rest)}
        </details>
      )}
      <p className="soft">{left.length > 0 ? t("imports.left", { columns: left.join(" · ") }) : t("imports.noneLeft")}</p>
    </>
  );
}

interface SourceProps {
  own: string;
  header: readonly string[];
  source: CatalogImportColumn | undefined;
  /** The column that contains each row's unit. */
  unitColumn: string | undefined;
  onChange(source: CatalogImportColumn | null): void;
}

function Source({ own, header, source, unitColumn, onChange }: SourceProps) {
  const t = useText();
  const { nameOf } = useColumnWords();
  const units = unitsOf[own];
  const chosen = source === undefined ? "" : "column" in source ? source.column : FIXED;
  const choose = (name: string) => {
    if (name === "") return onChange(null);
    onChange(name === FIXED ? { value: "" } : { column: name });
  };
  return (
    <span className="import-source">
      <Select
        aria-label={t("imports.sourceOf", { column: nameOf(own) })}
        value={chosen}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        <option value="">{t("imports.nothing")}</option>
        <option value={FIXED}>{t("imports.fixed")}</option>
        {header
          .filter((name, at) => name !== "" && header.indexOf(name) === at)
          .map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
      </Select>
      {source && "value" in source && (
        <input
          aria-label={t("imports.valueOf", { column: nameOf(own) })}
          value={source.value}
          maxLength={300}
          autoComplete="off"
          onChange={({ currentTarget }) => onChange({ value: currentTarget.value })}
        />
      )}
      {source && "column" in source && units && (
        <Select
          aria-label={t("imports.unitOf", { column: nameOf(own) })}
          value={source.unit ?? units[0] ?? ""}
          onChange={({ currentTarget }) => {
            const unit = units.find((one) => one === currentTarget.value);
            onChange({ column: source.column, ...(unit && { unit }) });
          }}
        >
          {units.map((unit) => (
            <option key={unit} value={unit}>
              {t(`imports.unit.${unit}`)}
            </option>
          ))}
        </Select>
      )}
      {source && "column" in source && perUnit.has(own) && (
        <Select
          aria-label={t("imports.figureFor", { column: nameOf(own) })}
          value={source.unitColumn === undefined ? (source.unit ?? "") : FIXED}
          onChange={({ currentTarget: { value } }) => {
            const unit = parts.find((one) => one === value);
            const { unit: _, unitColumn: __, ...rest } = source;
            onChange({ ...rest, ...(unit && { unit }), ...(value === FIXED && unitColumn !== undefined && { unitColumn }) });
          }}
        >
          <option value="">{t("imports.for.unit")}</option>
          {parts.map((unit) => (
            <option key={unit} value={unit}>
              {t(`imports.for.${unit}`)}
            </option>
          ))}
          {unitColumn !== undefined && <option value={FIXED}>{t("imports.for.column", { column: unitColumn })}</option>}
        </Select>
      )}
    </span>
  );
}
