import { Button } from "@azulejo/ui/button.tsx";
import { useText } from "../../i18n/text.ts";

export function RemoveCode({ code }: { code: string }) {
  const t = useText();
  return (
    <form method="post">
      <input type="hidden" name="intent" value="removeCode" />
      <input type="hidden" name="promotionalCode" value={code} />
      <Button type="submit" look="plain" className="text-small" aria-label={t("bag.removeNamed", { name: code })}>
        {t("bag.remove")}
      </Button>
    </form>
  );
}
