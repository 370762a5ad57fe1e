import { useText } from "../../../i18n/text.ts";
import { useAddress } from "../../../routing/use-address.ts";
import { useShellData } from "../../../shell/shell-data.ts";
import { PartHead } from "./part-head.tsx";

/** Links for a new customer: rooms, samples and stores. */
export function FirstSteps({ hasOrders, hasBook }: { hasOrders: boolean; hasBook: boolean }) {
  const t = useText();
  const address = useAddress();
  const { features } = useShellData().settings;
  const steps = [
    ...(hasBook ? [] : [{ key: "rooms", to: "gallery/" } as const]),
    ...(hasOrders || !features.samples ? [] : [{ key: "samples", to: "product/" } as const]),
    { key: "stores", to: "stores/" } as const,
  ];
  return (
    <section>
      <PartHead words={t("customer.begin")} />
      <ul className="first-steps">
        {steps.map(({ key, to }) => (
          <li key={key}>
            <a href={address(to)}>{t(`customer.begin.${key}`)}</a>
            <p>{t(`customer.begin.${key}Why`)}</p>
          </li>
        ))}
      </ul>
      {!hasOrders && <p className="mt-4 max-w-prose text-small text-ink-soft">{t("customer.noOrder")}</p>}
    </section>
  );
}
