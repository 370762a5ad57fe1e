import { Button } from "@azulejo/ui/button.tsx";
import { Icon, Lock } from "@azulejo/ui/icon.tsx";
import { useForm } from "../../../form/form-context.ts";
import { useText } from "../../../i18n/text.ts";

interface Props {
  label: string;
  /** Whether there is nothing to pay. */
  isFree: boolean;
  /** Whether the chosen method can't pay. */
  isClosed: boolean;
}

/** The button that places the order. */
export function PayButton({ label, isFree, isClosed }: Props) {
  const t = useText();
  const { busy } = useForm();
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <Button type="submit" look="primary" disabled={busy || isClosed}>
        {busy ? t("payment.paying") : label}
      </Button>
      {!isFree && (
        <p className="by-card card-only flex basis-full gap-2 text-small text-ink-soft">
          <Icon of={Lock} />
          {t("payment.safe")}
        </p>
      )}
    </div>
  );
}
