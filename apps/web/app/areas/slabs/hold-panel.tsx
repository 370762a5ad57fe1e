import type { Slab, SlabDetail, VisitorHold } from "@azulejo/contract/areas/slabs.ts";
import { Button, ButtonLink } from "@azulejo/ui/button.tsx";
import { Notice } from "@azulejo/ui/notice.tsx";
import type { FormFaults } from "../../form/form-faults.ts";
import { squareFeet, squareMetres, weight } from "../../i18n/formats.ts";
import { useText } from "../../i18n/text.ts";
import { productPath } from "../../routing/product-path.ts";
import { useAddress } from "../../routing/use-address.ts";
import { useShellData } from "../../shell/shell-data.ts";
import { contactPath } from "../content/form/contact-subject.ts";
import { Countdown } from "./countdown.tsx";
import { slabPath } from "./slab-address.ts";
import { priceOf, pricePerFoot, stateOf, thicknessOf } from "./slab-facts.ts";

interface Props {
  detail: SlabDetail;
  slab: Slab;
  /** The name of its store. */
  store: string;
  own: VisitorHold | null;
  isTrade: boolean;
  isSignedIn: boolean;
  attempt: string;
  faults: FormFaults | null;
}

/** Price, facts and what a visitor can do: hold the slab, join the waiting list, ask a question. */
export function HoldPanel({ detail, slab, store, own, isTrade, isSignedIn, attempt, faults }: Props) {
  const t = useText();
  const { language, settings } = useShellData();
  const { bundle } = detail;
  const facts: [string, string][] = [
    [t("slab.fact.slab"), t("slab.fact.position", { lot: bundle.code, number: slab.sequence, count: bundle.slabs.length })],
    [t("slab.fact.state"), stateOf(slab, language, settings.timezone)],
    [t("slab.fact.where"), t("yard.title", { store })],
    [t("slab.fact.thickness"), thicknessOf(bundle)],
    ...(bundle.finish ? [[t("slab.fact.finish"), bundle.finish] as [string, string]] : []),
    [t("slab.fact.weight"), weight(bundle.weight, language)],
    ...(detail.uses.length > 0 ? [[t("slab.fact.uses"), detail.uses.join(", ")] as [string, string]] : []),
  ];
  return (
    <div className="flex flex-col px-4 pt-6 md:px-14 lg:pt-7 lg:pr-14 lg:pl-8">
      {slab.price && (
        <p className="tabular-nums">
          <span className="font-display text-head">{priceOf(slab, language)}</span> {t("slab.each")}
        </p>
      )}
      <p className="text-ink-soft text-small tabular-nums">
        {[
          pricePerFoot(slab, language),
          t("slab.area", { feet: squareFeet(slab.area, language), metres: squareMetres(slab.area, language) }),
        ]
          .filter(Boolean)
          .join(", ")}
      </p>
      <dl className="mt-4 border-joint border-b text-small tabular-nums">
        {facts.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4 border-joint border-t py-2">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="capital text-right">{value}</dd>
          </div>
        ))}
      </dl>
      <Actions detail={detail} slab={slab} own={own} isTrade={isTrade} isSignedIn={isSignedIn} attempt={attempt} faults={faults} />
    </div>
  );
}

function HoldForm({ intent, attempt, label }: { intent: "hold" | "leave"; attempt: string; label: string }) {
  return (
    <form method="post">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="attempt" value={attempt} />
      <Button look={intent === "hold" ? "primary" : "quiet"} className="w-full">
        {label}
      </Button>
    </form>
  );
}

/** The visitor's hold of the slab, and buttons to hold, wait or ask. */
function Actions({ detail, slab, own, isTrade, isSignedIn, attempt, faults }: Omit<Props, "store">) {
  const t = useText();
  const address = useAddress();
  const { language, settings } = useShellData();
  const { bundle } = detail;
  const back = encodeURIComponent(address(slabPath(slab.code)));
  const mayHold = isTrade && slab.state !== "sold" && own?.state === "none";
  return (
    <div id="hold" className="mt-6 grid scroll-mt-28 gap-2">
      {faults && <Notice kind="alert">{faults.messages.join(" ")}</Notice>}
      {own?.state === "holding" && own.heldUntil && (
        <Notice>
          <strong>{t("slab.yours")}</strong> <Countdown until={own.heldUntil} timezone={settings.timezone} />
        </Notice>
      )}
      {own?.state === "waiting" && <Notice>{t("slab.waiting", { position: own.position ?? 1 })}</Notice>}
      {mayHold && (
        <HoldForm
          intent="hold"
          attempt={attempt}
          label={t(slab.state === "held" ? "slab.wait" : "slab.hold", { hours: detail.holdHours })}
        />
      )}
      {own && own.state !== "none" && (
        <HoldForm intent="leave" attempt={attempt} label={t(own.state === "holding" ? "slab.release" : "slab.leave")} />
      )}
      {!isSignedIn && slab.state !== "sold" && (
        <ButtonLink href={`${address("account/login")}?returnTo=${back}`}>{t("slab.signIn")}</ButtonLink>
      )}
      {!isTrade && isSignedIn && <p className="text-small">{t("slab.tradeOnly")}</p>}
      <div className="grid gap-2">
        <ButtonLink look="quiet" href={address(productPath(bundle.productSlugs[language] ?? "", bundle.itemNo))}>
          {t("slab.product")}
        </ButtonLink>
        <ButtonLink look="quiet" href={address(contactPath({ slab: slab.code, store: bundle.store }))}>
          {t("slab.ask")}
        </ButtonLink>
      </div>
    </div>
  );
}
