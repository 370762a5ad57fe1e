import { type PageGroup, SectionPages } from "../../frame/section-pages.tsx";

const groups: readonly PageGroup[] = [
  {
    label: "settings.group.shop",
    pages: [
      { path: "/settings", label: "settings.identity" },
      { path: "/settings/stores", label: "settings.stores" },
      { path: "/settings/menu", label: "settings.menu" },
      { path: "/settings/site", label: "settings.site" },
    ],
  },
  {
    label: "settings.group.sales",
    pages: [
      { path: "/settings/rules", label: "settings.rules" },
      { path: "/settings/delivery", label: "settings.delivery" },
      { path: "/settings/taxes", label: "settings.table.taxRates" },
    ],
  },
  {
    label: "settings.group.catalog",
    pages: [
      { path: "/settings/facts", label: "settings.facts" },
      { path: "/settings/terms", label: "settings.terms" },
    ],
  },
  {
    label: "settings.group.texts",
    pages: [
      { path: "/settings/words", label: "settings.words" },
      { path: "/settings/legal", label: "settings.legalTexts" },
    ],
  },
  {
    label: "settings.group.systems",
    pages: [
      { path: "/settings/status", label: "status.title" },
      { path: "/settings/webhooks", label: "webhooks.title" },
      { path: "/settings/file", label: "settings.file" },
    ],
  },
];

export const SettingsPages = () => <SectionPages section="section.settings" pages={groups} />;
