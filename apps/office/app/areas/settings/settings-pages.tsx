import { type PageGroup, SectionPages } from "../../frame/section-pages.tsx";

const right = "settings.write";
const groups: readonly PageGroup[] = [
  {
    label: "settings.group.shop",
    pages: [
      { path: "/settings", label: "settings.identity", right },
      { path: "/settings/stores", label: "settings.stores", right },
      { path: "/settings/menu", label: "settings.menu", right },
      { path: "/settings/site", label: "settings.site", right },
    ],
  },
  {
    label: "settings.group.sales",
    pages: [
      { path: "/settings/rules", label: "settings.rules", right },
      { path: "/settings/delivery", label: "settings.delivery", right },
      { path: "/settings/taxes", label: "settings.table.taxRates", right },
    ],
  },
  {
    label: "settings.group.catalog",
    pages: [
      { path: "/settings/facts", label: "settings.facts", right },
      { path: "/settings/terms", label: "settings.terms", right },
    ],
  },
  {
    label: "settings.group.texts",
    pages: [
      { path: "/settings/words", label: "settings.words", right },
      { path: "/settings/legal", label: "settings.legalTexts", right },
    ],
  },
  {
    label: "settings.group.systems",
    pages: [
      { path: "/settings/status", label: "status.title", right },
      { path: "/settings/webhooks", label: "webhooks.title", right },
      { path: "/settings/file", label: "settings.file", right },
    ],
  },
];

export const SettingsPages = () => <SectionPages section="section.settings" pages={groups} />;
