import type { LegalText } from "@azulejo/contract/areas/office/settings/legal-texts.ts";
import { useState } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData, useRevalidator } from "react-router";
import { load } from "../../../call/load.ts";
import { useAnnounce } from "../../../frame/announcement.tsx";
import type { Column } from "../../../frame/ledger/ledger.tsx";
import { ListPage } from "../../../frame/pages/list-page.tsx";
import { useLanguage } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { SettingsPages } from "../settings-pages.tsx";
import { DraftState } from "./draft-state.tsx";
import { ReviewState } from "./review-state.tsx";
import { ReviewTextDialog } from "./review-text-dialog.tsx";
import { TermsWarning } from "./terms-warning.tsx";

export const loader = ({ request }: LoaderFunctionArgs) => load("legalTexts", {}, request);

/** The shop's legal texts, and which version of each was reviewed. */
export function Component() {
  const t = useText();
  const language = useLanguage();
  const announce = useAnnounce();
  const { revalidate } = useRevalidator();
  const { texts, awaiting, terms } = useLoaderData<typeof loader>();
  const [open, setOpen] = useState<LegalText | null>(null);
  const columns = useColumns(setOpen);
  return (
    <ListPage
      help="legalTexts"
      title={t("settings.legalTexts")}
      pages={<SettingsPages />}
      above={
        <>
          <TermsWarning
            terms={terms}
            onSet={(version) => {
              announce(t("legal.termsSet", { version }));
              void revalidate();
            }}
          />
          <p className="px-5 pb-3">{t("settings.legalAwaiting", { count: awaiting })}</p>
        </>
      }
      columns={columns}
      rows={texts}
      keyOf={({ storyId }) => storyId}
      none={{ title: t("settings.legalNone"), hint: t("settings.legalNoneHint") }}
    >
      {open && (
        <ReviewTextDialog
          text={open}
          onReviewed={() => {
            announce(t("settings.legalMarked", { name: open.titles[language] }));
            void revalidate();
          }}
          onClose={() => {
            setOpen(null);
            void revalidate();
          }}
        />
      )}
    </ListPage>
  );
}

function useColumns(onReview: (text: LegalText) => void): Column<LegalText>[] {
  const t = useText();
  const language = useLanguage();
  const { moment } = useFormats();
  const other = language === "en" ? "es" : "en";
  return [
    {
      label: t("settings.legalText"),
      cell: ({ storyId, titles }) => (
        <span>
          <Link to={`/settings/legal/${storyId}`}>{titles[language]}</Link>
          <small lang={other}>{titles[other]}</small>
        </span>
      ),
    },
    { label: t("settings.legalVersion"), phone: "end", cell: ({ version }) => <span className="whitespace-nowrap">{version}</span> },
    {
      label: t("settings.legalPublished"),
      phone: "none",
      cell: ({ changedAt }) => (changedAt === null ? "—" : <time dateTime={changedAt}>{moment(changedAt)}</time>),
    },
    { label: t("legal.draft"), cell: (text) => <DraftState text={text} /> },
    { label: t("settings.legalState"), phone: "state", cell: (text) => <ReviewState text={text} /> },
    {
      label: t("settings.legalReview"),
      phone: "none",
      cell: ({ review }) =>
        review === null ? (
          "—"
        ) : (
          <span>
            {review.note}
            <small>{t("settings.legalReviewed", { version: review.version, by: review.by, at: moment(review.at) })}</small>
          </span>
        ),
    },
    {
      label: t("content.actions"),
      phone: "acts",
      cell: (text) =>
        text.fingerprints !== null && (
          <button
            type="button"
            className="link-button"
            aria-label={`${t("settings.legalMark")}: ${text.titles[language]}`}
            onClick={() => onReview(text)}
          >
            {t("settings.legalMark")}
          </button>
        ),
    },
  ];
}
