import { Button } from "@azulejo/ui/button.tsx";
import { useState } from "react";
import { useText } from "../../i18n/text.ts";

/** Opens the device's share menu if it has one; otherwise copies the address to the clipboard. */
export function Share({ title }: { title: string }) {
  const t = useText();
  const [copied, setCopied] = useState(false);
  const share = async () => {
    const url = location.href;
    if (navigator.share) {
      await navigator.share({ title, url }).catch(() => {});
      return;
    }
    await navigator.clipboard.writeText(url);
    setCopied(true);
  };
  return (
    <p className="text-small">
      <Button look="plain" type="button" onClick={() => void share()}>
        {t("product.share")}
      </Button>{" "}
      <span role="status">{copied ? t("product.copied") : ""}</span>
    </p>
  );
}
