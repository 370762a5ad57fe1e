import type { MoveIn } from "@azulejo/contract/areas/office/move-ins.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { Field } from "@azulejo/ui/field.tsx";
import { type FormEvent, useState } from "react";
import { useText } from "../../../i18n/text.ts";

interface Props {
  move: MoveIn;
  isStarting: boolean;
  /** @param signedBy null if the totals agree */
  onStart(signedBy: string | null): void;
}

/** Starts a move that was checked; if totals differ, somebody has to accept that with their name. */
export function MoveStart({ move: { state, summary }, isStarting, onStart }: Props) {
  const t = useText();
  const [name, setName] = useState("");
  const mustSign = summary !== null && (summary.differences.length > 0 || summary.isUnstated);
  const start = (event: FormEvent) => {
    event.preventDefault();
    onStart(mustSign ? name : null);
  };
  return (
    <form className="move-start" onSubmit={start}>
      {mustSign && (
        <Field
          name="signedBy"
          label={t("moveIn.sign")}
          hint={t("moveIn.signHint")}
          value={name}
          maxLength={120}
          required
          autoComplete="name"
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      )}
      <Button type="submit" disabled={isStarting}>
        {t(state === "stopped" ? "moveIn.goOn" : "moveIn.run")}
      </Button>
    </form>
  );
}
