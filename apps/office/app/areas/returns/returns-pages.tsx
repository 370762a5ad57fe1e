import { SectionPages } from "../../frame/section-pages.tsx";

/** The pages of goods that come back, and of what goes out in their place. */
export const ReturnsPages = () => (
  <SectionPages
    section="section.returns"
    pages={[
      { path: "/returns", label: "returnList.returns", right: "orders.read" },
      { path: "/returns/replacements", label: "returnList.replacements", right: "orders.read" },
    ]}
  />
);
