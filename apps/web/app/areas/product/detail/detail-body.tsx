import "virtual:words/detail";
import { useDeferredValue } from "react";
import { useText } from "../../../i18n/text.ts";
import { partAfterInput } from "../../../shell/browser/later-part.tsx";
import type { ShellData } from "../../../shell/shell-data.ts";
import { BuyPanel } from "./buy/buy-panel.tsx";
import type { NotifyAnswer } from "./buy/notify-form.tsx";
import { useQuantity } from "./buy/quantity.ts";
import { crumbsOf } from "./detail-crumbs.ts";
import type { DetailData } from "./detail-data.ts";
import { Stage } from "./stage/stage.tsx";

const SampleTray = partAfterInput(async () => (await import("../samples/sample-tray.tsx")).SampleTray);
// Everything below the first screen.
const About = partAfterInput(async () => (await import("./about.tsx")).About);

/** The product's picture and everything needed to buy it, then its details. */
export function DetailBody({ data, root, answer }: { data: DetailData; root: ShellData; answer: NotifyAnswer | undefined }) {
  const t = useText();
  const { detail, door, search } = data;
  const { product: found, selected } = detail;
  const quantity = useQuantity(selected, door?.units);
  const later = useDeferredValue(quantity.units);
  const entry = useDeferredValue(quantity.entry);
  const path = crumbsOf(root, data).slice(1, -1);
  return (
    <>
      <a
        href="#quantity"
        data-nosnippet=""
        className="sr-only focus:not-sr-only focus:absolute focus:z-10 focus:bg-paper focus:px-4 focus:py-3"
      >
        {t("detail.skipToBuy")}
      </a>
      <Stage
        key={selected.itemNo}
        product={found}
        selected={selected}
        search={search}
        focus={data.focus}
        rooms={data.scenes}
        entry={entry}
        onDrawn={quantity.setDrawn}
      >
        <BuyPanel data={data} quantity={quantity} root={root} path={path} answer={answer} />
      </Stage>
      <About data={data} units={later} root={root} />
      <SampleTray />
    </>
  );
}
