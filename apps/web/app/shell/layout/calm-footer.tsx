import type { ShellData } from "../shell-data.ts";

/** The minimal footer: seller and contact details only. */
export function CalmFooter({ root }: { root: ShellData }) {
  const { name, phone, email, postalAddress } = root.settings;
  return (
    <footer className="border-t border-joint">
      <address className="page flex flex-wrap gap-x-8 gap-y-1 py-8 text-small not-italic text-ink-soft">
        <span className="text-ink">{name}</span>
        <span>{phone}</span>
        <span className="break-words">{email}</span>
        <span>{postalAddress}</span>
      </address>
    </footer>
  );
}
