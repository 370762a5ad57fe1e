import type { Bag, BagLine } from "@azulejo/contract/areas/bag.ts";
import { readNumber } from "@azulejo/contract/typed/number.ts";
import { UnbrokenNumbers } from "@azulejo/ui/unbroken-numbers.tsx";
import { type KeyboardEvent, useEffect, useState } from "react";
import { FailureNotice } from "../../call/failure-notice.tsx";
import { useNumberWords } from "../../form/number-field.tsx";
import { type Column, Ledger } from "../../frame/ledger/ledger.tsx";
import { useText, useTextOr } from "../../i18n/text.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import type { Writing } from "./use-phone-order.ts";

const AREA_SCALE = 10_000;

/** The lines of the order, with the shop's prices and reservations. */
export function LinesLedger({ bag, ...writing }: Writing & { bag: Bag }) {
  const t = useText();
  const columns = useColumns(bag, writing);
  return (
    <>
      <FailureNotice failure={writing.failureOf("changePhoneLine")} />
      {bag.lines.length > 0 && <Ledger caption={t("phone.lines")} columns={columns} rows={bag.lines} keyOf={({ lineId }) => lineId} />}
    </>
  );
}

function useColumns(bag: Bag, writing: Writing): Column<BagLine>[] {
  const t = useText();
  const unitOf = useTextOr();
  const { money } = useFormats();
  const { change } = writing;
  const shown = (cents: number | null): string => (cents === null ? "" : money(cents, bag.currency));
  return [
    {
      label: t("line.item"),
      cell: (line) => (
        <div className="line-item">
          {line.name}
          <small>
            {line.label}
            <br />
            <UnbrokenNumbers>{line.itemNo}</UnbrokenNumbers>
          </small>
          <Problems line={line} {...writing} />
        </div>
      ),
    },
    {
      label: t("line.lots"),
      cell: ({ lots }) =>
        lots.length === 0 ? (
          <span className="soft">—</span>
        ) : (
          lots.map(({ code, quantity }) => <div key={code}>{`${quantity} × ${code}`}</div>)
        ),
    },
    {
      label: t("phone.units"),
      isFigure: true,
      cell: (line) => (
        <div>
          <Units line={line} onChange={(units) => void change("changePhoneLine", { lineId: line.lineId, units })} />
          <small>
            {unitOf(`unit.${line.sellUnit}`, line.sellUnit, { count: line.quantity })}
            {line.areaPerUnit !== null && `, ${t("phone.area", { area: ((line.areaPerUnit * line.quantity) / AREA_SCALE).toFixed(2) })}`}
          </small>
        </div>
      ),
    },
    { label: t("phone.price"), isFigure: true, cell: ({ unitPriceCents }) => shown(unitPriceCents) },
    { label: t("line.amount"), isFigure: true, cell: ({ goodsCents }) => shown(goodsCents), foot: shown(bag.goodsCents) },
    {
      label: t("phone.remove"),
      cell: ({ lineId, name }) => (
        <button
          type="button"
          className="link-button"
          aria-label={t("phone.removeOf", { name })}
          onClick={() => void change("changePhoneLine", { lineId, units: 0 })}
        >
          {t("phone.remove")}
        </button>
      ),
    },
  ];
}

/** A field that is sent when it loses focus or when Enter is pressed. */
function Units({ line, onChange }: { line: BagLine; onChange(units: number): void }) {
  const t = useText();
  const [typed, setTyped] = useState(String(line.quantity));
  useEffect(() => setTyped(String(line.quantity)), [line.quantity]);
  const fault = useNumberWords()(typed, { min: 1 });
  const send = () => {
    const units = readNumber(typed);
    if (fault || units === line.quantity) return;
    if (units === null) setTyped(String(line.quantity));
    else onChange(units);
  };
  return (
    <>
      <input
        className="units-field"
        aria-invalid={fault ? true : undefined}
        inputMode="numeric"
        aria-label={t("phone.unitsOf", { name: line.name })}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={send}
        onKeyDown={(event: KeyboardEvent) => event.key === "Enter" && send()}
      />
      {fault && (
        <small role="alert" className="warn">
          {fault}
        </small>
      )}
    </>
  );
}

function Problems({ line, change }: { line: BagLine } & Writing) {
  const t = useText();
  const problems = line.problems.filter(({ code }) => code !== "price_changed");
  if (problems.length === 0) return null;
  return (
    <ul className="warn">
      {problems.map(({ code, values }) => (
        <li key={code}>
          {t(`phone.problem.${code}`, values)}{" "}
          {code === "lots_differ" && (
            <button
              type="button"
              className="link-button"
              onClick={() => void change("changePhoneLine", { lineId: line.lineId, agreesToLots: true })}
            >
              {t("phone.agreeToLots")}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
