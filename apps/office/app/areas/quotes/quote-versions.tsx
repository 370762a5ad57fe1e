import type { OfficeQuote } from "@azulejo/contract";
import { useText } from "../../i18n/text.ts";
import { useFormats } from "../../i18n/use-formats.ts";

/** What was offered, newest first. */
export function QuoteVersions({ versions }: Pick<OfficeQuote, "versions">) {
  const t = useText();
  const { money, moment, day } = useFormats();
  if (versions.length === 0) return null;
  return (
    <section aria-labelledby="versions" className="mt-6">
      <div className="bar-heading">
        <h2 id="versions">{t("quotes.versions")}</h2>
      </div>
      <ul className="entries">
        {versions.map(({ versionNo, sentAt, validUntil, note, totalCents }) => (
          <li key={versionNo}>
            <span>
              {t("quotes.version", { number: versionNo, sent: moment(sentAt) })}
              <small>{[t("quotes.validTo", { day: day(validUntil) }), note].filter(Boolean).join(". ")}</small>
            </span>
            <span className="tabular">{totalCents === null ? "—" : money(totalCents)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
