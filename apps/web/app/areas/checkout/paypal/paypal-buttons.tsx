import { useEffect, useEffectEvent, useRef } from "react";
import { useShellData } from "../../../shell/shell-data.ts";
import { loadPayPalScript, type PayPalButtons } from "./paypal-script.ts";
import type { PayPalFlow } from "./use-paypal.ts";

interface Props {
  scriptUrl: string;
  flow: PayPalFlow;
  /** Sends the shop what the buyer did at PayPal. */
  report: (payPalOrderId: string | null, isApproved: boolean) => Promise<void>;
}

/** PayPal's button. A click submits the form; the response opens PayPal's window. */
export default function PayPalButton({ scriptUrl, flow, report }: Props) {
  const { nonce } = useShellData();
  const box = useRef<HTMLDivElement>(null);
  const begun = useRef<string | null>(null);

  const begin = useEffectEvent(async () => {
    begun.current = null;
    begun.current = await flow.begin(() => box.current?.closest("form")?.requestSubmit());
    return begun.current;
  });
  const approve = useEffectEvent(async (id: string, again: () => Promise<void>) => {
    flow.onApproved(again);
    await report(id, true);
  });
  const leave = useEffectEvent((id: string | null) => report(id, false));
  const setState = useEffectEvent(flow.setState);
  const fail = useEffectEvent((error: unknown) => {
    if (!flow.isRefusal(error)) void report(begun.current, false);
  });

  useEffect(() => {
    let left = false;
    let buttons: PayPalButtons | null = null;
    const show = async () => {
      const paypal = await loadPayPalScript(scriptUrl, nonce);
      if (left || !box.current) return;
      buttons = paypal.Buttons({
        fundingSource: "paypal",
        style: { shape: "sharp", height: 55, label: "pay" },
        createOrder: () => begin(),
        onApprove: ({ orderID }, { restart }) => approve(orderID, restart),
        onCancel: ({ orderID }) => leave(orderID ?? null),
        onError: (error) => fail(error),
      });
      await buttons.render(box.current);
      if (!left) setState("ready");
    };
    show().catch(() => !left && setState("failed"));
    return () => {
      left = true;
      setState((now) => (now === "ready" ? "loading" : now));
      void buttons?.close();
    };
  }, [scriptUrl, nonce]);
  return <div ref={box} className="paypal-button" />;
}
