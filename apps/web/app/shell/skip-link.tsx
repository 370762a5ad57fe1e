import { useText } from "../i18n/text.ts";

export function SkipLink() {
  const t = useText();
  return (
    <a
      href="#main"
      className="sr-only focus:not-sr-only focus:fixed focus:left-4 focus:top-4 focus:z-50 focus:bg-paper focus:px-4 focus:py-2"
    >
      {t("shell.skip")}
    </a>
  );
}
