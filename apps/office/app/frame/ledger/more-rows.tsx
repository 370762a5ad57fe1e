import { Button } from "@azulejo/ui/button.tsx";
import { useText } from "../../i18n/text.ts";

/** Shows the rows of a long list that are left. */
export function MoreRows({ count, onShow }: { count: number; onShow(): void }) {
  const t = useText();
  return (
    <p className="pager">
      <Button type="button" look="tool" onClick={onShow}>
        {t("pager.more", { count })}
      </Button>
    </p>
  );
}
