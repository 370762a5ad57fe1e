import "virtual:words/wishlist";
import { Dialog } from "@azulejo/ui/dialog.tsx";
import { Notice } from "@azulejo/ui/notice.tsx";
import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { useText } from "../../i18n/text.ts";
import { useAddress } from "../../routing/use-address.ts";
import { announce } from "../tag/announce.ts";
import { KeepForm } from "./keep-form.tsx";
import type { action, loader } from "./wishlist-page.tsx";

interface Props {
  itemNo: string;
  quantity: number;
  onClose(): void;
}

/** Asks on the product's page which list to add an item to, and confirms that it was added. */
export function KeepDialog({ itemNo, quantity, onClose }: Props) {
  const t = useText();
  const here = useAddress()("wishlist");
  const dialog = useRef<HTMLDialogElement>(null);
  const { load, data: asked } = useFetcher<typeof loader>();
  const { submit, data: answer } = useFetcher<typeof action>();
  const adds = asked?.adds;
  const keptOn = answer?.keptOn ?? null;
  useEffect(() => {
    void load(`${here}?${new URLSearchParams({ add: itemNo, quantity: String(quantity) })}`);
  }, [load, here, itemNo, quantity]);
  useEffect(() => {
    if (adds && !dialog.current?.open) dialog.current?.showModal();
  }, [adds]);
  useEffect(() => {
    if (keptOn !== null) announce("add-to-wishlist");
  }, [keptOn]);
  if (!asked || !adds) return null;
  const deliver = (body: FormData) => {
    body.set("stays", "true");
    return submit(body, { method: "post", action: here });
  };
  return (
    <Dialog ref={dialog} title={t("wishlist.keep", { name: adds.name })} closeLabel={t("wishlist.close")} onClose={onClose}>
      {keptOn === null ? (
        <KeepForm adds={adds} lists={asked.lists} faults={answer?.faults} deliver={deliver} />
      ) : (
        <>
          <Notice>{t("wishlist.kept", { name: adds.name })}</Notice>
          <p className="mt-4">
            <a
              className="inline-flex min-h-11 items-center"
              href={`${here}?${new URLSearchParams({ list: String(keptOn), kept: itemNo })}`}
            >
              {t("wishlist.open")}
            </a>
          </p>
        </>
      )}
    </Dialog>
  );
}
