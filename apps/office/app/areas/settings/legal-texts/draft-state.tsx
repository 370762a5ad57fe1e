import type { LegalText } from "@azulejo/contract/areas/office/settings/legal-texts.ts";
import { Link } from "react-router";
import { useText } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";

/** The draft's status, and who took the last step. */
export function DraftState({ text: { storyId, draft } }: { text: LegalText }) {
  const t = useText();
  const { moment } = useFormats();
  if (!draft) return "—";
  const { state, release } = draft;
  const by = (who: string | null, at: string | null) => [who, at && moment(at)].filter(Boolean).join(" · ");
  return (
    <span>
      <Link to={`/settings/legal/${storyId}`}>{t(`legal.draft.${state}`)}</Link>
      {release && state === "review" && <small>{by(release.askedBy, release.askedAt)}</small>}
      {release && state === "approved" && <small>{by(release.decidedBy, release.decidedAt)}</small>}
      {release?.publishAt && state === "approved" && <small>{t("legal.publicFrom", { at: moment(release.publishAt) })}</small>}
    </span>
  );
}
