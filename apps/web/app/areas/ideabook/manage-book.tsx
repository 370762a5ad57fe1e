import { Button } from "@azulejo/ui/button.tsx";
import { useText } from "../../i18n/text.ts";

/** Renames or deletes a book. */
export function ManageBook({ tagId, name, count }: { tagId: number; name: string; count: number }) {
  const t = useText();
  return (
    <details className="idea-share mt-6 text-small">
      <summary className="inline-flex min-h-11 cursor-pointer items-center underline">{t("ideas.manage")}</summary>
      <form key={`${tagId} ${name}`} method="post" className="space-y-3 pt-2">
        <input type="hidden" name="tagId" value={tagId} />
        <label className="block">
          {t("ideas.name")}
          <input
            name="name"
            required
            maxLength={60}
            defaultValue={name}
            className="mt-1 min-h-11 w-full border border-ink-soft bg-paper px-3 text-base text-ink"
          />
        </label>
        <Button type="submit" name="intent" value="rename" look="quiet">
          {t("ideas.rename")}
        </Button>
      </form>
      <form method="post" className="space-y-2 pt-5">
        <input type="hidden" name="tagId" value={tagId} />
        <p>{t("ideas.deleteSure", { count })}</p>
        <Button type="submit" name="intent" value="delete" look="quiet">
          {t("ideas.delete")}
        </Button>
      </form>
    </details>
  );
}
