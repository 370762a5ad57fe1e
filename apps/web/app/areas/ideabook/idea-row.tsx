import type { IdeaBookEntry } from "@azulejo/contract/areas/ideabook.ts";
import { money, squareFeet } from "../../i18n/formats.ts";
import { useLanguage } from "../../i18n/language.ts";
import { textOr, useText } from "../../i18n/text.ts";
import { entryPath } from "../../routing/idea-address.ts";
import { useAddress } from "../../routing/use-address.ts";
import { IdeaPicture } from "./idea-picture.tsx";

interface Props {
  entry: IdeaBookEntry;
  currency: string;
}

/** An entry as all visitors see it: picture, name, note and today's price. */
export function IdeaRow({ entry, currency }: Props) {
  const t = useText();
  const language = useLanguage();
  const address = useAddress();
  const path = entryPath(entry);
  const name = entry.name || t(`ideas.goneOf.${entry.kind}`);
  return (
    <>
      <IdeaPicture entry={entry} aspect={4 / 3} acrossFeet={1.5} sizes="6rem" className="aspect-4/3 w-20 sm:w-24" />
      <div className="min-w-0">
        <h3 className="font-sans text-base font-medium">
          {path ? (
            <a href={address(path)} className="no-underline hover:underline">
              {name}
            </a>
          ) : (
            name
          )}
        </h3>
        <p className="line-clamp-2 text-small text-ink-soft">
          {t(`ideas.kind.${entry.kind}`)}
          {entry.detail && `, ${entry.detail}`}
        </p>
        {entry.note && <p className="mt-1 font-display text-lead whitespace-pre-line break-words">{entry.note}</p>}
        <p className="tabular mt-1 text-small">
          {entry.gone && <span className="text-clay">{t(entry.kind === "slab" ? "ideas.sold" : "ideas.gone")}</span>}
          {!entry.gone && entry.priceCents !== null && entry.sellUnit && (
            <>
              {t("ideas.price", {
                price: money(entry.priceCents, language, currency),
                unit: textOr(language, `unit.${entry.sellUnit}`, entry.sellUnit, { count: 1 }),
              })}
              {entry.areaPerUnit !== null && (
                <span className="text-ink-soft"> {t("ideas.covers", { feet: squareFeet(entry.areaPerUnit, language) })}</span>
              )}
            </>
          )}
        </p>
      </div>
    </>
  );
}
