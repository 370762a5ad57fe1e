import type { ideaBookCalls, ValueOf } from "@azulejo/contract";
import { useText } from "../../../i18n/text.ts";
import { IDEAS } from "../../../routing/idea-address.ts";
import { useAddress } from "../../../routing/use-address.ts";
import { hasPicture, IdeaPicture } from "../../ideabook/idea-picture.tsx";
import { PartHead } from "./part-head.tsx";

const MOST = 4;
/** Feet of material across each picture, so that all are at one scale. */
const FEET = 4;

/** The most recently changed idea book, with its first pictures side by side. */
export function LastBook({ book: { tagId, name, entries } }: { book: ValueOf<typeof ideaBookCalls.open> }) {
  const t = useText();
  const address = useAddress();
  const shown = entries.filter(hasPicture).slice(0, MOST);
  return (
    <section>
      <PartHead words={name} count={entries.length} link={{ href: `${address(IDEAS)}?book=${tagId}`, words: t("customer.openBook") }} />
      <ul className="last-book">
        {shown.map((entry) => (
          <li key={entry.entryId}>
            <IdeaPicture entry={entry} aspect={1.5} acrossFeet={FEET} sizes="(min-width: 64rem) 17vw, 50vw" />
            {entry.name}
          </li>
        ))}
      </ul>
    </section>
  );
}
