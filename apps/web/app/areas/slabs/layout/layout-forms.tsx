import type { SlabLayout } from "@azulejo/contract/areas/slabs/slab-layout.ts";
import { yieldOf } from "@azulejo/laying/slabs/layout-check.ts";
import { Button, ButtonLink } from "@azulejo/ui/button.tsx";
import { Notice } from "@azulejo/ui/notice.tsx";
import { useNavigation } from "react-router";
import { useText } from "../../../i18n/text.ts";
import { useAddress } from "../../../routing/use-address.ts";
import { sizesOf, slabsOf, type Yard } from "./layout-edits.ts";

interface Props {
  yard: Yard;
  layout: SlabLayout;
  name: string;
  layoutId: number | null;
  ticket: string | null;
  origin: string;
  isSignedIn: boolean;
  isTrade: boolean;
  isShared: boolean;
  held: string[];
}

const SAVE = "layout-save";
const HOLD = "layout-hold";

/** Save, share, hold, print; the most common actions are always visible. */
export function LayoutForms({ yard, layout, name, layoutId, ticket, origin, isSignedIn, isTrade, isShared, held }: Props) {
  const t = useText();
  const address = useAddress();
  const isBusy = useNavigation().state !== "idle";
  const used = yieldOf(layout.pieces, sizesOf(yard, layout)).used;
  const toHold = slabsOf(yard, layout).filter((slab, at) => used.includes(at) && slab.state !== "sold" && !held.includes(slab.code));
  const isHeld = used.length > 0 && used.every((at) => held.includes(layout.slabs[at] ?? ""));
  const holds = isTrade && toHold.length > 0;
  const save = t(isSignedIn ? "layout.save" : "layout.saveGuest");
  return (
    <>
      <div className="grid gap-3 print:hidden">
        {!isShared && <SaveForm layout={layout} name={name} isSignedIn={isSignedIn} submit={holds ? save : null} isBusy={isBusy} />}
        {ticket && (
          <label className="grid text-small">
            {t("layout.link")}
            <input
              readOnly
              value={`${origin}${address("slabs/layout")}?link=${ticket}`}
              className="min-h-11 border border-joint bg-paper px-3"
            />
          </label>
        )}
        {layoutId !== null && <Intent intent={ticket ? "unshare" : "share"} label={t(ticket ? "layout.endShare" : "layout.share")} />}
        {isTrade && isHeld && <Notice>{t("layout.held", { count: used.length })}</Notice>}
        {holds && (
          <form method="post" id={HOLD}>
            <input type="hidden" name="intent" value="hold" />
            {toHold.map((slab) => (
              <input key={slab.code} type="hidden" name="slab" value={slab.code} />
            ))}
          </form>
        )}
        {!isTrade && <p className="text-small">{t("layout.holdTrade")}</p>}
        {!isTrade && (
          <ButtonLink look="quiet" href={address("contact/")}>
            {t("slab.ask")}
          </ButtonLink>
        )}
        <Button type="button" look="plain" className="min-h-11" onClick={() => window.print()}>
          {t("layout.print")}
        </Button>
        {layoutId !== null && <Intent intent="remove" label={t("layout.delete")} look="plain" />}
      </div>
      {(holds || !isShared) && (
        <div className="layout-main">
          <Button form={holds ? HOLD : SAVE} className="w-full" disabled={isBusy}>
            {holds ? t("layout.hold", { count: toHold.length }) : save}
          </Button>
        </div>
      )}
    </>
  );
}

function Intent({ intent, label, look = "quiet" }: { intent: string; label: string; look?: "quiet" | "plain" }) {
  return (
    <form method="post">
      <input type="hidden" name="intent" value={intent} />
      <Button look={look} className="min-h-11 w-full">
        {label}
      </Button>
    </form>
  );
}

interface SaveProps extends Pick<Props, "layout" | "name" | "isSignedIn"> {
  /** Label of the submit button; null if the button is in another part of the page. */
  submit: string | null;
  isBusy: boolean;
}

function SaveForm({ layout, name, isSignedIn, submit, isBusy }: SaveProps) {
  const t = useText();
  return (
    <form method="post" id={SAVE} className="grid gap-2">
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="layout" value={JSON.stringify(layout)} />
      <label className="grid text-small">
        {t("layout.saveAs")}
        <input
          name="name"
          required
          maxLength={60}
          defaultValue={name || t("layout.default")}
          className="min-h-11 border border-ink-soft bg-paper px-3"
        />
      </label>
      {submit && (
        <Button look="quiet" disabled={isBusy}>
          {submit}
        </Button>
      )}
      {!isSignedIn && <p className="text-ink-soft text-small">{t("layout.guestHint")}</p>}
    </form>
  );
}
