import { Button } from "@azulejo/ui/button.tsx";
import { useEffect, useRef, useState } from "react";
import { useHydrated } from "../../../form/use-hydrated.ts";
import { useText } from "../../../i18n/text.ts";

/** Recovery codes for a lost phone, shown only once. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  const t = useText();
  const [copied, setCopied] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="space-y-4 border-l-2 border-glaze bg-paper px-5 py-4">
      <h3 ref={heading} tabIndex={-1} className="text-lead">
        {t("account.recovery.title")}
      </h3>
      <p className="max-w-prose">{t("account.recovery.lead")}</p>
      <ul className="tabular grid max-w-2xl grid-cols-1 gap-x-8 gap-y-1 min-[44rem]:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      {useHydrated() && (
        <p className="flex flex-wrap gap-x-6 gap-y-2 print:hidden">
          <Button
            type="button"
            look="plain"
            onClick={() => void navigator.clipboard?.writeText(codes.join("\n")).then(() => setCopied(true))}
          >
            {t("account.recovery.copy")}
          </Button>
          <Button type="button" look="plain" onClick={() => window.print()}>
            {t("account.recovery.print")}
          </Button>
          <span role="status">{copied && t("account.recovery.copied")}</span>
        </p>
      )}
    </div>
  );
}
