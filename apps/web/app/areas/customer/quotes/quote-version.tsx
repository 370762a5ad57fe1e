import type { SalesQuote, SalesQuoteVersion } from "@azulejo/contract/areas/customer.ts";
import { UnbrokenNumbers } from "@azulejo/ui/unbroken-numbers.tsx";
import { day, money, squareFeet } from "../../../i18n/formats.ts";
import { useLanguage } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/text.ts";
import { unitCount } from "../../../i18n/units.ts";
import { LinePicture } from "../../../media/line-picture.tsx";

type Line = SalesQuoteVersion["lines"][number];
/** What was asked about, which is pictured. */
type Asked = SalesQuote["asked"];

/** The lines of a version, with its sums. */
export function QuoteVersion({ version, asked, currency }: { version: SalesQuoteVersion; asked: Asked; currency: string }) {
  const t = useText();
  const language = useLanguage();
  const sums = (["goods", "delivery", "tax"] as const).map((part) => ({ part, cents: version[`${part}Cents`] }));
  return (
    <div className="quote-version">
      <p className="text-small text-ink-soft">
        {t("quotes.versionDates", { sent: day(version.sentAt, language), until: day(version.validUntil, language) })}
      </p>
      {version.note && <p className="mt-3 max-w-prose whitespace-pre-line">{version.note}</p>}
      <QuoteLines lines={version.lines} asked={asked} currency={currency} />
      {version.totalCents !== null && (
        <dl className="quote-sums">
          {sums.map(
            ({ part, cents }) =>
              cents !== null && (
                <div key={part}>
                  <dt>{t(`quotes.${part}`)}</dt>
                  <dd>{money(cents, language, currency)}</dd>
                </div>
              ),
          )}
          <div className="whole">
            <dt>{t("quotes.total")}</dt>
            <dd>
              <strong>{money(version.totalCents, language, currency)}</strong>
            </dd>
          </div>
        </dl>
      )}
    </div>
  );
}

/** The lines of a version, or of what was asked about. */
export function QuoteLines({ lines, asked, currency }: { lines: Line[]; asked: Asked; currency: string }) {
  const t = useText();
  const isOffered = lines.some((line) => line.goodsCents !== null);
  return (
    <table className="ledger quote-lines">
      <thead>
        <tr>
          <th scope="col">{t("quotes.column.item")}</th>
          <th scope="col">{t("quotes.column.quantity")}</th>
          {isOffered && (
            <>
              <th scope="col" className="unit">
                {t("quotes.column.price")}
              </th>
              <th scope="col" className="total">
                {t("quotes.column.amount")}
              </th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <LineRow
            key={index}
            line={line}
            piece={asked.find(({ itemNo }) => itemNo === line.itemNo)}
            currency={currency}
            isOffered={isOffered}
          />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  line: Line;
  piece: Asked[number] | undefined;
  currency: string;
  isOffered: boolean;
}

function LineRow({ line, piece, currency, isOffered }: RowProps) {
  const t = useText();
  const language = useLanguage();
  const shown = (cents: number | null) => (cents === null ? "" : money(cents, language, currency));
  const isLower = line.todayCents !== null && line.unitPriceCents !== null && line.unitPriceCents < line.todayCents;
  return (
    <tr>
      <th scope="row" className="item">
        <span className="quote-item">
          <LinePicture picture={piece?.picture ?? null} format={piece?.format ?? null} name={line.name} />
          <span>
            {line.name}
            <small>
              <UnbrokenNumbers>{`${line.detail}, ${line.itemNo}`}</UnbrokenNumbers>
            </small>
          </span>
        </span>
      </th>
      <td className="quantity">
        {unitCount(line.quantity, line.sellUnit, language)}
        {line.areaPerUnit !== null && <small>{t("quotes.area", { area: squareFeet(line.areaPerUnit * line.quantity, language) })}</small>}
      </td>
      {isOffered && (
        <>
          <td className="unit">
            {shown(line.unitPriceCents)}
            {isLower && (
              <small>
                {t("quotes.instead")} <s>{shown(line.todayCents)}</s>
              </small>
            )}
          </td>
          <td className="total">{shown(line.goodsCents)}</td>
        </>
      )}
    </tr>
  );
}
