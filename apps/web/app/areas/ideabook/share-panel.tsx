import type { IdeaBookShare } from "@azulejo/contract/areas/ideabook.ts";
import { Button, buttonClass } from "@azulejo/ui/button.tsx";
import { day } from "../../i18n/formats.ts";
import { useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/text.ts";
import { sharedPath } from "../../routing/idea-address.ts";
import { useAddress } from "../../routing/use-address.ts";
import { useShellData } from "../../shell/shell-data.ts";
import { CopyField } from "./copy-field.tsx";

/** The link that opens a book for others, what they can see, and the button to end sharing. */
export function SharePanel({ tagId, share }: { tagId: number; share: IdeaBookShare | null }) {
  const t = useText();
  const language = useLanguage();
  const address = useAddress();
  const { publicUrl } = useShellData();
  const path = share && address(sharedPath(share.ticket));
  return (
    <section aria-labelledby="share-book" className="idea-share space-y-4">
      <h2 id="share-book" className="text-head">
        {t("ideas.share")}
      </h2>
      {share && path && (
        <>
          <CopyField label={t("ideas.link")} value={`${publicUrl}${path}`} />
          <p className="text-small text-ink-soft">
            {t("ideas.linkMeans")}{" "}
            {share.lastOpenedAt
              ? t("ideas.opened", { count: share.openedCount, day: day(share.lastOpenedAt, language, "long") })
              : t("ideas.notOpened")}
          </p>
        </>
      )}
      <form key={`${share?.showsPrices} ${share?.showsNotes}`} method="post" className="space-y-2">
        <input type="hidden" name="tagId" value={tagId} />
        <Tick name="showsPrices" label={t("ideas.showPrices")} ticked={share?.showsPrices ?? false} />
        <Tick name="showsNotes" label={t("ideas.showNotes")} ticked={share?.showsNotes ?? true} />
        <Button type="submit" name="intent" value="share" look="quiet" className="w-full">
          {t(share ? "ideas.saveSharing" : "ideas.makeLink")}
        </Button>
      </form>
      {path && (
        <div className="flex flex-wrap items-center gap-4">
          <a href={path} className={buttonClass("quiet")}>
            {t("ideas.asTheySee")}
          </a>
          <form method="post">
            <input type="hidden" name="tagId" value={tagId} />
            <Button type="submit" name="intent" value="unshare" look="plain" className="text-clay">
              {t("ideas.stopSharing")}
            </Button>
          </form>
        </div>
      )}
    </section>
  );
}

function Tick({ name, label, ticked }: { name: string; label: string; ticked: boolean }) {
  return (
    <label className="flex min-h-11 items-center gap-3 border-b border-joint">
      <input type="checkbox" name={name} defaultChecked={ticked} className="size-5" />
      {label}
    </label>
  );
}
