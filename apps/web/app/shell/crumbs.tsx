import { Breadcrumbs } from "@azulejo/ui/breadcrumbs.tsx";
import { useText, useTo } from "../i18n/text.tsx";
import { usePage } from "./page.ts";

/** The way to the page: home, what its loader says lies between, the page. */
export function Crumbs() {
  const t = useText();
  const to = useTo();
  const { entry, head } = usePage();
  if (!entry) return null;
  const steps = head.breadcrumbs ?? [{ name: t(entry.breadcrumb) }];
  const all = [{ name: t("routes.home"), path: "/" }, ...steps];
  return <Breadcrumbs label={t("shell.breadcrumbs")} steps={all.map(({ name, path }) => ({ name, href: path === undefined ? undefined : to(path) }))} />;
}
