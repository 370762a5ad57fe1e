import { type SectionPage, SectionPages } from "../../frame/section-pages.tsx";

const pages: readonly SectionPage[] = [
  { path: "/staff", label: "staff.title" },
  { path: "/staff/roles", label: "roles.title" },
  { path: "/staff/keys", label: "apiKeys.title" },
  { path: "/staff/moves", label: "moveIn.title" },
];

export const StaffPages = () => <SectionPages section="section.staff" pages={pages} />;
