import { Button } from "@azulejo/ui/button.tsx";
import { Notice } from "@azulejo/ui/notice.tsx";
import { useAnnounce } from "../../../frame/announcement.tsx";
import { useText } from "../../../i18n/text.ts";

/** Shows a secret, which is possible only once. */
export function SecretNotice({ title, secret }: { title: string; secret: string }) {
  const t = useText();
  const announce = useAnnounce();
  const copy = async () => {
    await navigator.clipboard.writeText(secret);
    announce(t("apiKeys.copied"));
  };
  return (
    <Notice kind="alert">
      <p>
        <strong>{title}</strong>
      </p>
      <p>{t("apiKeys.shownOnce")}</p>
      <p>
        <code className="break-all">{secret}</code>
      </p>
      <Button type="button" look="tool" onClick={() => void copy()}>
        {t("apiKeys.copy")}
      </Button>
    </Notice>
  );
}
