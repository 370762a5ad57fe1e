import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { CallValue } from "../../../call/calls.ts";
import { load } from "../../../call/load.ts";
import { type Column, Ledger } from "../../../frame/ledger/ledger.tsx";
import { PageHeading } from "../../../frame/page-heading.tsx";
import { useLanguage } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/text.ts";
import { SettingsPages } from "../settings-pages.tsx";
import "../settings.css";

type ShopLetter = CallValue<"letters">[number];

export const loader = ({ request }: LoaderFunctionArgs) => load("letters", {}, request);

/** All emails that the shop sends, by topic: subject, recipient, and when it is sent. */
export function Component() {
  const t = useText();
  const language = useLanguage();
  const letters = useLoaderData<typeof loader>();
  const columns: Column<ShopLetter>[] = [
    {
      label: t("letters.email"),
      cell: ({ letter, subjects }) => (
        <span>
          <Link to={`/settings/words/${letter}`}>{subjects[language]}</Link>
        </span>
      ),
    },
    { label: t("letters.reader"), phone: "end", cell: ({ reader }) => t(`letters.reader.${reader}`) },
    { label: t("letters.when"), cell: ({ letter }) => t(`letters.when.${letter}`) },
    { label: t("letters.ownWords"), phone: "named", isFigure: true, cell: ({ ownWords }) => (ownWords === 0 ? "—" : ownWords) },
  ];
  const families = [...Map.groupBy(letters, ({ family }) => family)];
  return (
    <>
      <PageHeading help="letters" title={t("settings.words")} actions={<Link to="/settings/words/all">{t("settings.allWords")}</Link>} />
      <SettingsPages />
      <nav aria-label={t("letters.families")} className="letter-families">
        {families.map(([family]) => (
          <a key={family} href={`#${family}`}>
            {t(`letters.family.${family}`)}
          </a>
        ))}
      </nav>
      {families.map(([family, rows]) => (
        <section key={family} id={family} aria-labelledby={`${family}-heading`} className="letter-family">
          <h2 id={`${family}-heading`}>{t(`letters.family.${family}`)}</h2>
          <Ledger caption={t(`letters.family.${family}`)} columns={columns} rows={rows} keyOf={({ letter }) => letter} />
        </section>
      ))}
    </>
  );
}
