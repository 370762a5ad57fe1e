import { Button } from "@azulejo/ui/button.tsx";
import { KeyCap } from "../../frame/keys/key-cap.tsx";
import { useText } from "../../i18n/text.ts";
import type { ActionName, OrderAction } from "./order-actions.ts";

/** The actions that an order currently allows, each with its key. */
export function ActionButtons({ actions, onStart }: { actions: readonly OrderAction[]; onStart(name: ActionName): void }) {
  const t = useText();
  return actions.map(({ name, label, key }) => (
    <Button key={name} type="button" look="tool" onClick={() => onStart(name)}>
      {t(label)}
      <KeyCap keys={key} />
    </Button>
  ));
}
