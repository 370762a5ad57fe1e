import { type SectionPage, SectionPages } from "../../frame/section-pages.tsx";

const pages: readonly SectionPage[] = [
  { path: "/staff", label: "staff.title", right: "staff.write" },
  { path: "/staff/roles", label: "roles.title", right: "staff.write" },
  { path: "/staff/keys", label: "apiKeys.title", right: "staff.write" },
  { path: "/staff/moves", label: "moveIn.title", right: "staff.write", allStores: true },
];

export const StaffPages = () => <SectionPages section="section.staff" pages={pages} />;
