import { useText } from "../../i18n/text.ts";
import type { ShellData } from "../shell-data.ts";

/** Tells staff that they see the shop as a customer does, with a button to end it. */
export function CustomerView({ session, language }: Pick<ShellData, "session" | "language">) {
  const t = useText();
  if (!session?.viewedBy) return null;
  const name = `${session.givenName} ${session.surname}`.trim() || session.userName;
  return (
    <aside aria-label={t("shell.view", { name })} className="bg-ink text-paper">
      <form
        method="post"
        action={`/${language}/account/logout`}
        data-reload
        className="page flex flex-wrap items-center gap-x-6 gap-y-1 py-2 text-small"
      >
        <p>{t("shell.viewing", { name })}</p>
        <button type="submit" className="min-h-11 underline">
          {t("shell.endView")}
        </button>
      </form>
    </aside>
  );
}
