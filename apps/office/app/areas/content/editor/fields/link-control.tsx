import { useText } from "../../../../i18n/text.ts";
import { isSafeAddress } from "../rich-text/safe-address.ts";
import type { ControlProps } from "./control-props.ts";

interface Link {
  linktype?: string;
  cached_url?: string;
  url?: string;
  email?: string;
}

const addressOf = ({ linktype, cached_url, url, email }: Link): string =>
  linktype === "email" ? `mailto:${email || url || ""}` : cached_url || url || "";

/** A link's target: a page of the shop by its path, an address, or an email. */
export function LinkControl({ id, label, value, isFaulty, describedBy, onChange }: ControlProps) {
  const t = useText();
  const address = addressOf((value ?? {}) as Link);
  const isUnsafe = address !== "" && !isSafeAddress(address);
  const write = (typed: string) => {
    const email = /^mailto:(.*)$/i.exec(typed)?.[1];
    if (email !== undefined) onChange({ fieldtype: "multilink", linktype: "email", id: "", url: email, cached_url: email, email });
    else onChange({ fieldtype: "multilink", linktype: "url", id: "", url: typed, cached_url: typed });
  };
  return (
    <>
      <input
        id={id}
        aria-label={label}
        aria-invalid={isFaulty || isUnsafe ? true : undefined}
        aria-describedby={describedBy}
        value={address}
        placeholder={t("content.link.example")}
        autoComplete="off"
        onChange={({ currentTarget }) => write(currentTarget.value)}
      />
      {isUnsafe && <p className="warn">{t("content.richText.unsafe")}</p>}
    </>
  );
}
