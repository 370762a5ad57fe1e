import type { OfficeQuote } from "@azulejo/contract";
import { UnbrokenNumbers } from "@azulejo/ui/unbroken-numbers.tsx";
import { useText } from "../../i18n/text.ts";
import { useFormats } from "../../i18n/use-formats.ts";

type Version = OfficeQuote["versions"][number];
type Line = Version["lines"][number];

/** More versions don't fit side by side. */
const MAX_COMPARED = 3;
const keyOf = ({ itemNo, fulfilment }: Line): string => `${itemNo} ${fulfilment}`;

/** The versions of an offer side by side, newest first. A value that differs from the version before is highlighted. */
export function QuoteVersions({ versions }: Pick<OfficeQuote, "versions">) {
  const t = useText();
  const { moment, day } = useFormats();
  if (versions.length === 0) return null;
  const shown = versions.slice(0, MAX_COMPARED);
  const lines = new Map(shown.flatMap(({ lines: own }) => own.map((line) => [keyOf(line), line] as const)));
  return (
    <div className="mt-6">
      <div className="bar-heading">
        <h2>{t("quotes.versions")}</h2>
        {versions.length > MAX_COMPARED && <span>{t("quotes.versionsOf", { shown: MAX_COMPARED, all: versions.length })}</span>}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keyboard */}
      <section className="ledger-frame" aria-label={t("quotes.versions")} tabIndex={0}>
        <table className="ledger version-table">
          <thead>
            <tr>
              <th scope="col">{t("line.item")}</th>
              {shown.map(({ versionNo, sentAt, validUntil }) => (
                <th key={versionNo} scope="col" className="figure">
                  {t("quotes.version", { number: versionNo, sent: moment(sentAt) })}
                  <small>{t("quotes.validTo", { day: day(validUntil) })}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...lines].map(([key, line]) => (
              <LineRow key={key} line={line} shown={shown} />
            ))}
            <SumRows shown={shown} />
            {shown.some(({ note }) => note) && (
              <tr>
                <th scope="row">{t("quotes.note")}</th>
                {shown.map(({ versionNo, note }) => (
                  <td key={versionNo} className="figure version-note">
                    {note ?? ""}
                  </td>
                ))}
              </tr>
            )}
          </tbody>
        </table>
      </section>
    </div>
  );
}

/** A line in each version; values that differ from the version before are marked. */
function LineRow({ line, shown }: { line: Line; shown: readonly Version[] }) {
  const t = useText();
  const { money } = useFormats();
  const key = keyOf(line);
  const amount = (cents: number | null): string => (cents === null ? "—" : money(cents));
  return (
    <tr>
      <th scope="row">
        {line.name}
        <small>
          <UnbrokenNumbers>{line.itemNo}</UnbrokenNumbers>
        </small>
      </th>
      {shown.map((version, index) => {
        const offered = version.lines.find((one) => keyOf(one) === key);
        const before = shown[index + 1]?.lines.find((one) => keyOf(one) === key);
        const isChanged =
          index + 1 < shown.length && (offered?.unitPriceCents !== before?.unitPriceCents || offered?.quantity !== before?.quantity);
        return (
          <td key={version.versionNo} className={isChanged ? "figure is-changed" : "figure"}>
            {offered ? t("quotes.lineOf", { quantity: offered.quantity, price: amount(offered.unitPriceCents) }) : "—"}
            {offered && <small>{amount(offered.goodsCents)}</small>}
          </td>
        );
      })}
    </tr>
  );
}

function SumRows({ shown }: { shown: readonly Version[] }) {
  const t = useText();
  const { money } = useFormats();
  const amount = (cents: number | null): string => (cents === null ? "—" : money(cents));
  const sums = [
    [t("money.goods"), (version: Version) => version.goodsCents],
    [t("money.delivery"), (version: Version) => version.deliveryCents],
    [t("money.tax"), (version: Version) => version.taxCents],
    [t("money.total"), (version: Version) => version.totalCents],
  ] as const;
  return (
    <>
      {sums.map(([label, of]) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          {shown.map((version, index) => {
            const before = shown[index + 1];
            return (
              <td key={version.versionNo} className={before && of(before) !== of(version) ? "figure is-changed" : "figure"}>
                {amount(of(version))}
              </td>
            );
          })}
        </tr>
      ))}
    </>
  );
}
