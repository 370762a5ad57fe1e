import { type SectionPage, SectionPages } from "../../frame/section-pages.tsx";

const right = "settings.write";
const pages: readonly SectionPage[] = [
  { path: "/settings", label: "settings.identity", right },
  { path: "/settings/stores", label: "settings.stores", right },
];

export const SettingsPages = () => <SectionPages section="section.settings" pages={pages} />;
