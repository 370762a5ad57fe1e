import "./ideas.css";
import type { IdeaBookEntry, OpenedBook } from "@azulejo/contract/areas/ideabook.ts";
import { useText } from "../../i18n/text.ts";
import { hasPicture, IdeaPicture } from "./idea-picture.tsx";

const TALL = 0.75;
const WIDE = 1.5;
/** Feet of material across each smaller picture, so that their materials are at one scale. */
const FEET = 3;
const SIZES = "(min-width: 64rem) 25vw, 50vw";

/** The cover and up to three other pictures of an idea book, without gaps. */
export function Collage({ book: { coverEntryId, entries } }: { book: Pick<OpenedBook, "coverEntryId" | "entries"> }) {
  const t = useText();
  const shown = entries.filter(hasPicture);
  const cover = shown.find((entry) => entry.entryId === coverEntryId) ?? shown[0];
  if (!cover) return null;
  const others = shown.filter((entry) => entry !== cover).slice(0, 3);
  const materials = others.filter((entry) => entry.kind === "product" && entry.format !== null);
  return (
    <div>
      <div className={`idea-collage has-${others.length}`}>
        <Cell entry={cover} aspect={WIDE} acrossFeet={FEET * 2} sizes="(min-width: 64rem) 50vw, 100vw" />
        {others.map((entry, index) => (
          <Cell key={entry.entryId} entry={entry} aspect={others.length === 3 && index > 0 ? WIDE : TALL} acrossFeet={FEET} sizes={SIZES} />
        ))}
      </div>
      {materials.length > 1 && (
        <p className="mt-2 px-4 text-right text-small text-ink-soft md:px-14">{t("ideas.oneScale", { count: materials.length })}</p>
      )}
    </div>
  );
}

function Cell({ entry, ...shown }: { entry: IdeaBookEntry; aspect: number; acrossFeet: number; sizes: string }) {
  return (
    <figure>
      <IdeaPicture entry={entry} {...shown} className="size-full" />
      <figcaption>{entry.name}</figcaption>
    </figure>
  );
}
