import type { ReactNode } from "react";
import type { LayoutName } from "../routing/route-table.ts";

const inset = "mx-auto w-full max-w-[90rem] px-4 sm:px-6 lg:px-10";
const classes: Record<LayoutName, string> = {
  account: `${inset} pb-20`,
  checkout: `${inset} pb-20 max-w-[76rem]`,
  container: `${inset} pb-20 max-w-[76rem]`,
  contentonly: "",
  default: `${inset} pb-20`,
  fullpage: "",
  main: `${inset} pb-20`,
};

/** The room a page stands in, by the layout that its route names. */
export function PageLayout({ name, children }: { name: LayoutName; children: ReactNode }) {
  return (
    <main id="content" tabIndex={-1} className={`layout-${name} flex-1 outline-none ${classes[name]}`}>
      {children}
    </main>
  );
}
