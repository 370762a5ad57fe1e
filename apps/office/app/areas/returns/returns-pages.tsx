import { SectionPages } from "../../frame/section-pages.tsx";

/** Links to the pages about returned goods and replacements. */
export const ReturnsPages = () => (
  <SectionPages
    section="section.returns"
    pages={[
      { path: "/returns", label: "returnList.returns" },
      { path: "/returns/replacements", label: "returnList.replacements" },
    ]}
  />
);
