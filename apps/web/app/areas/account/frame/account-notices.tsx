import { Button } from "@azulejo/ui/button.tsx";
import { Notice } from "@azulejo/ui/notice.tsx";
import { useFetcher, useLocation } from "react-router";
import { type MessageKey, useText } from "../../../i18n/text.ts";
import { usePageFrame } from "../../../shell/page-frame.ts";
import type { ShellData } from "../../../shell/shell-data.ts";
import type { ProofAnswer } from "../email/send-proof.resource.ts";

/**
 * Notices above the content of an account page; renders nothing if there are none.
 * @param props.brief shows only the message for this page, not the account's status
 */
export function AccountNotices({ root, brief = false }: { root: ShellData; brief?: boolean }) {
  const t = useText();
  const account = usePageFrame()?.account;
  const notice = account?.notice ?? null;
  const standing = brief ? null : (account?.standing ?? null);
  const unproved = standing?.emailProved === false;
  if (!notice && !unproved && !standing?.callPhone) return null;
  return (
    <div className="space-y-3">
      {notice && (
        <Notice kind={notice.kind}>
          <p>{t(notice.key as MessageKey, notice.values)}</p>
        </Notice>
      )}
      {standing?.callPhone && (
        <Notice kind="alert">
          <p>{t("account.locked", { business: standing.businessName ?? "" })}</p>
          <p>
            <a href={`tel:${standing.callPhone.replace(/[^+\d]/g, "")}`}>{t("account.lockedCall", { phone: standing.callPhone })}</a>
          </p>
        </Notice>
      )}
      {unproved && <Unproved root={root} email={standing.email} />}
    </div>
  );
}

/** Says that the email address isn't confirmed, and offers to resend the link. */
function Unproved({ root, email }: { root: ShellData; email: string }) {
  const t = useText();
  const { pathname, search } = useLocation();
  const fetcher = useFetcher<ProofAnswer>();
  const answer = fetcher.data;
  return (
    <Notice>
      <p>{t("account.unproved", { email })}</p>
      {answer?.sent ? (
        <p className="mt-1 font-medium">{t("account.notice.proofSent", { email })}</p>
      ) : (
        <fetcher.Form method="post" action={`/${root.language}/account/sendproof`} data-reload className="mt-1">
          <input type="hidden" name="returnTo" value={pathname + search} />
          <Button type="submit" look="plain" disabled={fetcher.state !== "idle"}>
            {t("account.sendProof")}
          </Button>
          {answer && <p>{answer.messages.join(" ")}</p>}
        </fetcher.Form>
      )}
    </Notice>
  );
}
