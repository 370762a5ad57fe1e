import { Notice } from "@azulejo/ui/notice.tsx";
import { useText } from "../../i18n/text.ts";
import type { JoinedBag } from "../../request/flash.server.ts";

/** Shows what happened to the guest's bag at sign-in. */
export function JoinedNotice({ joined }: { joined: JoinedBag }) {
  const t = useText();
  return (
    <Notice>
      <p>{t("bag.joined", { lines: joined.lines })}</p>
      {joined.capped.length > 0 && (
        <ul className="mt-2 space-y-1 text-small">
          {joined.capped.map(({ name, wanted, kept }) => (
            <li key={name}>{t(kept > 0 ? "bag.joinedCapped" : "bag.joinedFull", { name, wanted, kept })}</li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
