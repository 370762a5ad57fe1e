import { Button } from "@azulejo/ui/button.tsx";
import { KeyCap } from "../../../frame/keys/key-cap.tsx";
import { ActionMenu } from "../../../frame/menu/action-menu.tsx";
import { useText } from "../../../i18n/text.ts";
import { type ActionName, mainActions, type OrderAction } from "./order-actions.ts";

/** The acts that an order allows now, each with its key: the next step of its way, and a menu of the others. */
export function ActionButtons({ actions, onStart }: { actions: readonly OrderAction[]; onStart(name: ActionName): void }) {
  const t = useText();
  const { next, afterwards } = mainActions(actions);
  const others = actions.filter((one) => one !== next && one !== afterwards);
  return (
    <>
      {others.length > 0 && (
        <ActionMenu
          label={t("frame.moreActions")}
          actions={others.map(({ name, label, key }) => ({ label: t(label), keys: key, does: () => onStart(name) }))}
        />
      )}
      {afterwards && (
        <Button type="button" look="tool" onClick={() => onStart(afterwards.name)}>
          {t(afterwards.label)}
          <KeyCap keys={afterwards.key} />
        </Button>
      )}
      {next && (
        <Button type="button" className="min-h-9!" onClick={() => onStart(next.name)}>
          {t(next.label)}
          <KeyCap keys={next.key} />
        </Button>
      )}
    </>
  );
}
