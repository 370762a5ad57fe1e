import { Segments } from "@azulejo/ui/segments.tsx";
import { useText } from "../../../i18n/text.ts";

/** Whether the shop or the customer is the cause of a return, and what follows from that. */
export function FaultChoice({ ourFault, onChoose }: { ourFault: boolean; onChoose(ourFault: boolean): void }) {
  const t = useText();
  return (
    <>
      <Segments
        name="fault"
        legend={t("returns.fault")}
        value={ourFault ? "ours" : "theirs"}
        choices={[
          { value: "theirs", label: t("returns.fault.theirs") },
          { value: "ours", label: t("returns.fault.ours") },
        ]}
        onChoose={(value) => onChoose(value === "ours")}
      />
      <p className="what-happens">{t(ourFault ? "returns.happens.ours" : "returns.happens.theirs")}</p>
    </>
  );
}
